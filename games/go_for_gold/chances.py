"""The odds of a search in words (FG-19); loaded when somebody may search."""

from games.go_for_gold import odds as exact
from games.go_for_gold.island import CAMP, TEMPLE
from goldpan.odds import words
from goldpan.text import t


def worth(rolls):
    """What a camp is worth to who can pay for `rolls` rolls, such as `4.25`."""
    top, bottom = exact.camp(rolls)
    hundredths = (200 * top + bottom) // (2 * bottom)
    return t("decimal", hundredths // 100, "{:02d}".format(hundredths % 100))


def site_odds(state, sheet, site):
    """Lines about searching at `site` with what `sheet` has, of at most 17 characters."""
    shovels = sheet.shovels
    if site == CAMP:
        return [t("camp_costs"), t("camp_costs_too"), t("camp_worth", worth(min(shovels, sheet.footprints)))]
    if site & TEMPLE:
        return [
            t("temple_needs", min(shovels, 6)) if shovels else t("temple_hopeless"),
            t("odds_opens", words(*exact.temple(shovels))),
            t("odds_else"),
        ]
    lines = [t("odds_die", words(*exact.treasure(site, 0)))]
    if shovels and site > 1:
        lines.append(t("odds_shovels", words(*exact.treasure(site, shovels))))
    return lines
