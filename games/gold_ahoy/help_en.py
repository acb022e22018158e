"""Gold Ahoy! in our own words, a topic a page. Order: see `view.topic`."""

TOPICS = (
    (
        "The goal",
        "Two players sit at opposite sides of the table, South and North, and lay out 36 tiles, six by six."
        "\nEvery tile has one treasure chest, on land or in the water. Get more chests than the other: by having"
        " more paths to them from your side.",
    ),
    (
        "Your turn",
        "Place the tile in your hand, turned as you like, then you get another from the bag. Both hands are open."
        "\nIt must touch the side of a tile that lies there."
        "\nNo more than six rows and six columns."
        "\nYou must not start a new row on the other player's side. To add to a row that exists is free, and new"
        " columns are free for both.",
    ),
    (
        "Areas",
        "Every side of a tile is land in its middle, every corner is water. So all tiles fit everywhere, and land"
        " meets land, water meets water."
        "\nInside a tile the land of some sides is joined. Where land is joined it parts the water."
        "\nPieces of land that touch make one area, and so do pieces of water.",
    ),
    (
        "Counting",
        "Your paths to an area are its ends on your edge of the table: up to 6 of land, in the middle of tiles,"
        " and up to 7 of water, at the corners."
        "\nAll chests of an area go to whoever has more paths to it. With equally many, or none at all, nobody"
        " gets them."
        "\nMost chests win. Equally many is a draw.",
    ),
    (
        "Score so far",
        "The menu has the score by area, at any time: red marks are on all ends of the area, gray tiles have no"
        " part in it."
        "\nWhile the table is not full, the row that lies farthest to your side counts as your edge.",
    ),
    (
        "Paper tiles",
        "Print the tiles and cut them out. The device is the bag: it says the number of the tile in your hand;"
        " press {A} when you have placed it."
        "\nAt the end it asks what lies where, row by row from North's left as South sees it: the arrows find the"
        " number, {B} turns the tile, {A} goes to the next place. Then it counts.",
    ),
    (
        "The screen",
        "The cursor goes only where you may place; dots mark such cells. LEFT and RIGHT go through them as one"
        " reads, UP and DOWN to the nearest. {B} turns the tile, {A} places it. Red corners show the newest tile."
        "\nHold {B} for the menu: score by area, odds, what happened, undo."
        "\nThe table can be seen from South, from North, or from the side of whoever's turn it is."
        "\nIn the log N, E, S, W count steps from the first tile.",
    ),
)
