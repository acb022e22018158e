"""The motivation track in German, a topic a page. Order: see `view.topic`."""

TOPICS = (
    (
        "Bewegen",
        "▲▼ sucht eine Figur aus, {A} fragt, was sie tut: ans Ende gehen, dann rücken alle hinter ihr auf, oder einen"
        " Platz vor oder zurück."
        "\nZweimal {A} ist der übliche Zug. {B} nimmt einen Zug zurück.",
    ),
    (
        "Die Lichter",
        "Sie zeigen die Figuren in der Reihenfolge der Stufen, in den Farben vom Bildschirm. Dort hat jede auch einen"
        " Buchstaben und eine Form.",
    ),
    (
        "Aufbau",
        "2 bis 8 Figuren, der Reihe nach oder ausgelost. Die erste Stufe heißt 0 oder 1."
        "\nHinter der letzten Figur steht, womit du die Leiste wegräumst.",
    ),
)
