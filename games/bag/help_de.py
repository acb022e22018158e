"""The bag in German, a topic a page. Order: see `view.topic`."""

TOPICS = (
    (
        "Ziehen",
        "Ziehen holt einen Stein heraus, jeder im Beutel hat dieselbe Chance."
        "\nDarunter: die Steine draußen, der neueste rechts, und wie viele von jeder Sorte noch drin sind."
        "\nEin gezogener Stein lässt sich nicht zurücknehmen, alles andere schon.",
    ),
    (
        "Zurücklegen",
        "▲▼ findet, was du sonst tun kannst: einen Stein zurücklegen oder alle. Wie und wann sie hineinkamen, ist für"
        " den nächsten Zug egal."
        "\nKommt jeder Stein gleich wieder hinein, zeigt die Reihe die letzten Züge.",
    ),
    (
        "Inhalt",
        "Den legst du vorher fest: bis zu 99 Steine in acht Sorten. Er wird für das nächste Mal gemerkt."
        "\n{B} lang drücken öffnet das Menü: Chancen, was bisher geschah, zurücknehmen.",
    ),
)
