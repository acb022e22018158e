"""Go for Gold in our own words, a topic a page. Order: see `view.topic`."""

TOPICS = (
    (
        "The goal",
        "Walk an island, dig up treasures and explore temples. You have 6 spaces to write points into."
        "\nWhoever has most points in the end wins.",
    ),
    (
        "A round",
        "One player rolls for everybody. Each in turn moves exactly that far; then each may search where the move"
        " ended."
        "\nThe die goes on to the next player who is still in.",
    ),
    (
        "Moving",
        "Go from space to neighbouring space, never onto one you have been to. All of the roll must be moved."
        "\nYou are only offered steps from which the whole move is possible. Where there is none, even with a"
        " footprint, your game is over. Your points stay.",
    ),
    (
        "Shovels, footprints",
        "You circle them as you pass them. You begin with 2 shovels and 1 footprint."
        "\nA footprint, used after the roll, lets you move any number from 1 to 6 instead."
        "\nShovels help you dig and explore.",
    ),
    (
        "Harbours",
        "Entering one ends the move, even with steps left. You then sail to another one, and go on from there next"
        " round. Only once per game; the last harbour stays closed.",
    ),
    (
        "Treasures",
        "Roll once. The number or more: you write it down as points. Less: each shovel you cross out adds 1."
        "\nIf you do not get there, nothing happens. A treasure stays there for the others.",
    ),
    (
        "Temples",
        "Roll once. No more than your circled shovels: 9 points, all your shovels are used up, and the temple is closed"
        " to everybody else. More: -1 point, and you keep them."
        "\nTemples are numbered from the top left, as one reads.",
    ),
    (
        "Camps, lagoons",
        "Island B only. In a camp you pay 1 shovel and 1 footprint for a roll. Keep it as points, or pay for another"
        " one: the last one counts.\nLagoons cannot be entered.",
    ),
    (
        "The end",
        "The game ends after a round in which somebody filled all 6 spaces, or when nobody can score or move any more."
        "\nA -1 fills a space too.",
    ),
    (
        "The map",
        "Anchor: harbour. Columns: temple. Tent: camp. Waves: lagoon. Number: treasure. Crossed: used up."
        "\nThe line is your way. White rims: where you can go. Red rim: where {A} takes you."
        "\nA small number shows where that player is.",
    ),
    (
        "On paper",
        "The device rolls and asks each player in turn: a footprint? shovels and footprints passed? where did you end?"
        "\nWho can go no further says so and is out.",
    ),
)
