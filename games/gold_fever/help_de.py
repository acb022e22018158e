"""Gold Fever in German and in our own words, a topic a page. Order: see `view.topic`."""

TOPICS = (
    (
        "Das Ziel",
        "Alle haben einen Beutel mit 5 Gold, 12 Kies (4 grau, 4 schwarz, 4 weiß), einem Rubin und einem Smaragd."
        "\nBring als Erstes 5 Gold nach Hause. Sicher ist nur Gold, das du gewertet hast.",
    ),
    (
        "Dein Zug",
        "Zieh einen Stein. Zieh dann weiter, um mehr zu holen, oder hör auf und behalte, was du hast."
        "\nGold in der Hand zählt erst, wenn du aufhörst."
        "\nEin Kies von jeder Farbe schadet nicht. Der zweite derselben Farbe ist eine Pleite.",
    ),
    (
        "Aufhören",
        "Du wertest das Gold in deiner Hand. Der Kies, und der Smaragd, falls du ihn gezogen hast, kommen in den Beutel"
        " einer anderen Person. Wer das ist, sagst du."
        "\nMit genug Gold in der Hand hörst du von selbst auf, außer du musst noch ziehen, und gewinnst.",
    ),
    (
        "Pleite",
        "Zweimal Grau oder zweimal Weiß: Alles, was du in diesem Zug gezogen hast, kommt zurück in deinen Beutel, auch"
        " Gold."
        "\nZweimal Schwarz: dasselbe, und dann ziehen alle anderen einen Stein. Ihr Kies landet in deinem Beutel."
        " Alles andere kommt dorthin zurück, wo es war.",
    ),
    (
        "Rubin",
        "Blitzrunde! Alle ziehen, bis jemand Gold hat. Dieses eine Gold wird gewertet. Alle anderen Steine des Zuges"
        " kommen zurück, auch Gold von vorher. Kies und Smaragde tun solange nichts."
        "\nUm die Wette: Alle haben eine Taste und drücken sie, so schnell sie können."
        "\nReihum: Das Gerät zieht für alle im Takt.",
    ),
    (
        "Smaragd",
        "Du musst noch zwei Steine ziehen, einen nach dem anderen. Erst danach darfst du aufhören, und der Smaragd"
        " wandert mit dem Kies zu einer anderen Person."
        "\nKommt dabei noch ein Smaragd, sind es wieder zwei.",
    ),
    (
        "Varianten",
        "Panning: ohne Rubine und Smaragde, gut für die erste Partie."
        "\nKurzes Spiel: 4 Gold gewinnen."
        "\nBeides stellst du vor dem Spiel ein.",
    ),
    (
        "Der Bildschirm",
        "Oben: der letzte Stein. Darunter die Steine in deiner Hand, dann was noch im Beutel ist, nach Sorten, und"
        " das Gold von allen."
        "\n{B} lang drücken öffnet das Menü: Chancen, Punkte, was bisher geschah, zurücknehmen.",
    ),
)
