"""Gold Fever in our own words, a topic a page. Order: see `view.topic`."""

TOPICS = (
    (
        "The goal",
        "Everybody has a bag with 5 gold, 12 gravel (4 gray, 4 black, 4 white), a ruby and an emerald."
        "\nBe the first to bring 5 gold home. Only gold you have scored is safe.",
    ),
    (
        "Your turn",
        "Draw a stone. Then draw again for more, or stop and keep what you have."
        "\nGold in your hand counts only once you stop."
        "\nOne gravel of each colour does no harm. The second of one colour is a bust.",
    ),
    (
        "Stopping",
        "You score the gold in your hand. The gravel, and the emerald if you drew it, all go into the bag of"
        " one other player, and you say whose."
        "\nWith enough gold in hand you stop by yourself, unless you owe a draw, and the game is won.",
    ),
    (
        "Bust",
        "A second gray or white: everything you drew this turn goes back into your bag, gold too."
        "\nA second black: the same, and then all others draw one stone each. Their gravel lands in your bag."
        " Anything else goes back where it was.",
    ),
    (
        "Ruby",
        "Speed round! All draw until somebody has gold. That one nugget is scored, every other stone of the"
        " turn goes back, even gold drawn before. Gravel and emeralds do nothing meanwhile."
        "\nRace: each player holds a key and presses it as fast as possible."
        "\nIn turn: the device draws for everybody, at a steady beat.",
    ),
    (
        "Emerald",
        "You must draw two more stones, one by one. Only then may you stop, and the emerald goes to another"
        " player along with the gravel."
        "\nAnother emerald meanwhile means two draws again.",
    ),
    (
        "Variants",
        "Panning: no rubies and emeralds, good for a first game."
        "\nShort game: 4 gold win."
        "\nBoth can be chosen before the game begins.",
    ),
    (
        "The screen",
        "On top: the last stone. Below it the stones in your hand, then what is left in your bag, by kind,"
        " then everybody's gold."
        "\nHold {B} for the menu: odds, scores, what happened, undo.",
    ),
)
