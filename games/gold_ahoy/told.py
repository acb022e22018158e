"""Which tiles and cells are left to tell, once the table of paper tiles is full (GA-13): only such games load it."""

from games.gold_ahoy.tiles import TILES


def untold(state):
    """Numbers of the tiles that were played and not yet told."""
    told = [lying // 4 for lying in state.table if lying]
    return [tile for tile in range(1, TILES + 1) if tile not in state.bag and tile not in told]


def cell_to_tell(state):
    """The next cell to tell, (column, row); None when all are told."""
    for row in range(state.size - 1, -1, -1):
        for column in range(state.size):
            if not state.table[state._index(column, row)]:
                return column, row
    return None
