"""The motivation track, a topic a page. Order: see `view.topic`."""

TOPICS = (
    (
        "Moving",
        "▲▼ picks a marker, {A} asks what it does: to the end, where all behind it close up, or one place forwards"
        " or back."
        "\n{A} twice is the usual move. {B} takes a move back.",
    ),
    (
        "The lights",
        "They show the markers in the order of the levels, in the colours of the screen. On the screen each has a"
        " letter and a shape too.",
    ),
    (
        "Setting up",
        "2 to 8 markers, in order or by lot. The first level can be called 0 or 1."
        "\nThe last row of the screen, behind the last marker, is for putting the track away.",
    ),
)
