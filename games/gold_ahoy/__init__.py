"""Gold Ahoy!: the device is the bag and the table."""
