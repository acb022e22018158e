"""Go Goblin, Go! in our own words, a topic a page. Order: see `view.topic`."""

TOPICS = (
    (
        "The goal",
        "Six goblins run through a mine towards a pit of fire. Three of them are secretly yours."
        "\nWhen the first one falls into the pit, each goblin is worth what its space says. Most points win."
        "\nSo: push yours far ahead, but not over the edge.",
    ),
    (
        "Your turn",
        "Roll the die. Then either take as many rocks as the die shows, or move one goblin that has the number on"
        " one of its two tiles."
        "\nTiles that answer are lit. Goblins you can move stay bright; a dim one with lit tiles costs too much.",
    ),
    (
        "Motivation",
        "The track below the tunnel says how many rocks a goblin wants: none on the left, five on the right."
        "\nYou pay to the supply. The goblin then goes to the right end, and all that stood behind it get cheaper"
        " by one.",
    ),
    (
        "Moving",
        "One space forward. With the number on both tiles it goes twice for one payment."
        "\nA space holds two goblins; a full one is jumped over. START and the pit hold any number.",
    ),
    (
        "Abilities",
        "One a turn, each card once, before or after you move a goblin, never when you take rocks. The card's"
        " goblin need not be the one that moves."
        "\nBack: its goblin goes one back."
        "\nPush: one goblin on the next space goes one forward, not into the pit."
        "\nSwap: it changes places with one on the space before or behind it."
        "\nFree: it moves without payment, it needs the number, and must be the one to move."
        "\nConfuse: its two tiles and those of another goblin are dealt anew, as you like."
        "\nEight: at the end 8 points if its goblin is in the pit. Not used in a turn.",
    ),
    (
        "Secret cards",
        "Everybody gets six cards and keeps three: your goblins, and what each can do once."
        "\nTake the device so that nobody else sees it. Hold {A} to look, let go to hide. Pick with the arrows, also"
        " while the cards are hidden."
        "\n'Use an ability' can always be chosen, so it tells nobody what you have.",
    ),
    (
        "The end",
        "As soon as a goblin is in the pit, all is over. Your three goblins count what their spaces are worth;"
        " START and the pit count nothing, but for the eight."
        "\nTies: more rocks left.",
    ),
    (
        "The screen",
        "On top the tunnel: START on the left, what each space is worth below it, the pit on the right. A sign in"
        " outline shows where the choice under the cursor leads."
        "\nBelow: cost, goblin and its two tiles, cheapest on the left."
        "\nLights: the goblins from cheap to dear; after a roll only those that have the number.",
    ),
)
