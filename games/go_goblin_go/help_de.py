"""Go Goblin, Go! in German and in our own words, a topic a page. Order: see `view.topic`."""

TOPICS = (
    (
        "Das Ziel",
        "Sechs Goblins rennen durch eine Mine auf eine Feuergrube zu. Drei davon sind heimlich deine."
        "\nFällt der erste hinein, ist jeder Goblin so viel wert, wie auf seinem Feld steht. Die meisten Punkte"
        " gewinnen."
        "\nAlso: Schick deine weit nach vorn, aber nicht über den Rand.",
    ),
    (
        "Dein Zug",
        "Würfle. Nimm dann entweder so viele Steine, wie der Würfel zeigt, oder bewege einen Goblin, der die Zahl auf"
        " einem seiner zwei Plättchen hat."
        "\nPassende Plättchen leuchten. Goblins, die du bewegen kannst, bleiben hell; ein dunkler mit leuchtendem"
        " Plättchen ist zu teuer.",
    ),
    (
        "Motivation",
        "Die Leiste unter dem Tunnel sagt, wie viele Steine ein Goblin will: links keine, rechts fünf."
        "\nDu zahlst in den Vorrat. Dann geht der Goblin ans rechte Ende, und alle, die hinter ihm standen, werden um"
        " einen Stein billiger.",
    ),
    (
        "Laufen",
        "Ein Feld vor. Steht die Zahl auf beiden Plättchen, läuft er für denselben Preis zweimal."
        "\nAuf ein Feld passen zwei Goblins; ein volles wird übersprungen. Auf START und in die Grube passen beliebig"
        " viele.",
    ),
    (
        "Fähigkeiten",
        "Eine pro Zug, jede Karte einmal, vor oder nach dem Bewegen, nie, wenn du Steine nimmst. Der Goblin der Karte"
        " muss nicht der sein, der läuft."
        "\nZurück: Ihr Goblin geht ein Feld zurück."
        "\nSchubs: Einer auf dem nächsten Feld geht eins vor, nicht in die Grube."
        "\nTausch: Ihr Goblin tauscht mit einem auf dem Feld davor oder dahinter."
        "\nGratis: Ihr Goblin läuft, ohne zu kosten. Er braucht die Zahl und muss es dann auch sein, der läuft."
        "\nChaos: Seine zwei Plättchen und die eines anderen verteilst du neu, wie du willst."
        "\nAcht: am Ende 8 Punkte, wenn ihr Goblin in der Grube liegt. Wird im Zug nicht benutzt.",
    ),
    (
        "Geheime Karten",
        "Alle bekommen sechs Karten und behalten drei: ihre Goblins, und was jeder einmal kann."
        "\nHalte das Gerät so, dass niemand mitliest. {A} halten zeigt die Karten, loslassen versteckt sie. Wählen"
        " kannst du mit den Pfeilen auch verdeckt."
        "\n»Fähigkeit…« geht immer und verrät darum niemandem, was du hast.",
    ),
    (
        "Das Ende",
        "Sobald ein Goblin in der Grube liegt, ist Schluss. Deine drei Goblins zählen, was ihre Felder wert sind;"
        " START und die Grube zählen nichts, bis auf die Acht."
        "\nBei Gleichstand: Wer mehr Steine übrig hat.",
    ),
    (
        "Der Bildschirm",
        "Oben der Tunnel: links START, unter den Feldern ihr Wert, rechts die Grube. Ein Zeichen im Umriss zeigt, wohin"
        " die Wahl unter dem Zeiger führt."
        "\nDarunter: Preis, Goblin und seine Plättchen, links die billigsten."
        "\nJeder Goblin hat Form, Farbe und Buchstabe: Y ist Gelb, G Grün, K Schwarz."
        "\nLichter: die Goblins von billig bis teuer; nach einem Wurf nur die mit der Zahl.",
    ),
)
