"""Go for Gold in German and in our own words, a topic a page. Order: see `view.topic`."""

TOPICS = (
    (
        "Das Ziel",
        "Lauf über die Insel, grab Schätze aus und erforsche Tempel. Du hast 6 Felder, in die du Punkte schreibst."
        "\nWer am Ende die meisten Punkte hat, gewinnt.",
    ),
    (
        "Eine Runde",
        "Eine Person würfelt für alle. Reihum geht jede genau so weit; danach darf reihum jede dort suchen, wo sie"
        " gelandet ist."
        "\nDer Würfel wandert weiter zur Nächsten, die noch im Spiel ist.",
    ),
    (
        "Laufen",
        "Geh von Feld zu Nachbarfeld, nie auf eines, auf dem du schon warst. Du musst den ganzen Wurf laufen."
        "\nDu bekommst nur Schritte angeboten, mit denen der ganze Weg aufgeht. Gibt es keinen, auch nicht mit einer"
        " Fußspur, ist das Spiel für dich vorbei. Deine Punkte bleiben.",
    ),
    (
        "Schaufeln, Spuren",
        "Du sammelst sie im Vorbeigehen. Am Anfang hast du 2 Schaufeln und 1 Fußspur."
        "\nMit einer Fußspur gehst du nach dem Wurf stattdessen eine Zahl von 1 bis 6, die du dir aussuchst."
        "\nSchaufeln helfen beim Graben und Erforschen.",
    ),
    (
        "Häfen",
        "Wer einen Hafen betritt, bleibt dort, auch wenn noch Schritte übrig sind. Du segelst gleich zu einem anderen"
        " und gehst nächste Runde dort weiter. Das geht nur einmal im Spiel; der letzte Hafen bleibt zu.",
    ),
    (
        "Schätze",
        "Wirf einmal. Die Zahl oder mehr: Du schreibst sie als Punkte auf. Weniger: Jede Schaufel, die du streichst,"
        " zählt 1 dazu."
        "\nReicht es nicht, passiert nichts. Der Schatz bleibt für die anderen liegen.",
    ),
    (
        "Tempel",
        "Wirf einmal. Höchstens so viel, wie du Schaufeln hast: 9 Punkte, alle deine Schaufeln sind weg, und der Tempel"
        " ist für alle anderen zu. Mehr: -1 Punkt, und du behältst sie."
        "\nTempel sind von links oben nach rechts unten nummeriert.",
    ),
    (
        "Lager, Lagunen",
        "Nur auf Insel B. Im Lager zahlst du 1 Schaufel und 1 Fußspur für einen Wurf. Nimm ihn als Punkte, oder zahl"
        " für noch einen: Der letzte zählt.\nLagunen darfst du nicht betreten.",
    ),
    (
        "Das Ende",
        "Das Spiel endet nach der Runde, in der jemand alle 6 Felder voll hat, oder wenn niemand mehr punkten oder"
        " laufen kann."
        "\nAuch -1 füllt ein Feld.",
    ),
    (
        "Die Karte",
        "Anker: Hafen. Säulen: Tempel. Zelt: Lager. Wellen: Lagune. Zahl: Schatz. Kreuz: benutzt."
        "\nDie Linie ist dein Weg. Weißer Rand: Dahin kannst du. Roter Rand: Dahin bringt dich {A}."
        "\nEine kleine Zahl zeigt, wo jemand anders steht.",
    ),
    (
        "Auf Papier",
        "Das Gerät würfelt und fragt reihum: eine Fußspur? an wie vielen Schaufeln und Fußspuren vorbei? wo gelandet?"
        "\nWer nicht weiterkann, sagt es und ist raus.",
    ),
)
