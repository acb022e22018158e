"""Gold Ahoy! in German and in our own words, a topic a page. Order: see `view.topic`."""

TOPICS = (
    (
        "Das Ziel",
        "Zwei sitzen sich am Tisch gegenüber, Süd und Nord, und legen 36 Plättchen aus, sechs mal sechs."
        "\nAuf jedem liegt eine Schatztruhe, an Land oder im Wasser. Hol mehr Truhen: indem von deiner Seite mehr Wege"
        " zu ihnen führen.",
    ),
    (
        "Dein Zug",
        "Leg das Plättchen aus deiner Hand, gedreht wie du willst, dann kommt ein neues aus dem Beutel. Beide Hände"
        " sind offen."
        "\nEs muss an der Seite eines Plättchens anliegen."
        "\nHöchstens sechs Reihen und sechs Spalten."
        "\nAuf der anderen Seite darfst du keine neue Reihe beginnen. Eine Reihe, die es gibt, und neue Spalten stehen"
        " beiden frei.",
    ),
    (
        "Gebiete",
        "In der Mitte jeder Seite ist Land, an jeder Ecke Wasser. Darum passt alles überall, Land trifft Land und"
        " Wasser trifft Wasser."
        "\nAuf einem Plättchen ist das Land mancher Seiten verbunden. Wo es verbunden ist, trennt es das Wasser."
        "\nLand, das sich berührt, ist ein Gebiet. Für Wasser gilt dasselbe.",
    ),
    (
        "Wertung",
        "Deine Wege in ein Gebiet sind seine Enden an deiner Tischkante: bis zu 6 an Land, in der Mitte der"
        " Plättchen, und bis zu 7 im Wasser, an den Ecken."
        "\nAlle Truhen eines Gebiets bekommt, wer mehr Wege hinein hat. Bei gleich vielen oder gar keinen bekommt sie"
        " niemand."
        "\nDie meisten Truhen gewinnen. Bei gleich vielen gewinnen beide.",
    ),
    (
        "Zwischenstand",
        "Im Menü steht jederzeit die Wertung nach Gebiet: Rote Marken sitzen an allen Enden des Gebiets, graue"
        " Plättchen gehören nicht dazu."
        "\nSolange der Tisch nicht voll ist, gilt die Reihe als deine Kante, die am weitesten auf deiner Seite liegt.",
    ),
    (
        "Aus Papier",
        "Druck die Plättchen aus und schneid sie zu. Das Gerät ist der Beutel: Es nennt die Nummer des Plättchens in"
        " deiner Hand; drück {A}, wenn es liegt."
        "\nAm Ende fragt es, was wo liegt, Reihe für Reihe, von Nord nach Süd, so wie Süd es sieht: Die Pfeile suchen"
        " die Nummer, {B} dreht, {A} geht zum nächsten Platz. Dann zählt es.",
    ),
    (
        "Der Bildschirm",
        "Der Zeiger geht nur dorthin, wo du legen darfst; Punkte zeigen diese Plätze. LINKS und RECHTS gehen sie durch"
        " wie beim Lesen, AUF und AB zum nächsten. {B} dreht, {A} legt. Rote Ecken zeigen das neueste Plättchen."
        "\n{B} lang drücken öffnet das Menü: Wertung nach Gebiet, Chancen, was bisher geschah, zurücknehmen."
        "\nDu siehst den Tisch von Süden, von Norden oder von der Seite, die dran ist."
        "\nWas bisher geschah zählt mit N, O, S, W die Schritte vom ersten Plättchen aus.",
    ),
)
