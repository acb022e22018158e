"""The bag, a topic a page. Order: see `view.topic`."""

TOPICS = (
    (
        "Drawing",
        "Draw takes one stone out, each one in the bag equally likely."
        "\nBelow: the stones outside, the newest on the right, then what is left of each kind."
        "\nA draw cannot be taken back, everything else can.",
    ),
    (
        "Putting back",
        "▲▼ finds the other things to do: put one stone back, or all of them. How and when they went in makes no"
        " difference to the next draw."
        "\nIf the bag was set up so that a stone goes back at once, the row shows the last draws.",
    ),
    (
        "Contents",
        "Set before you begin: up to 99 stones of eight kinds. They are remembered for the next time."
        "\nHold {B} for the menu: odds, what happened, undo.",
    ),
)
