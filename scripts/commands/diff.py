# SPDX-License-Identifier: Apache-2.0
"""hlo-cts diff: the checks whose verdict changed between two runs."""
import argparse
import json

import suite

VERDICTS, CHECKS = suite.FACTS["verdicts"], suite.FACTS["checks"]


def name(letter):
    return "not made" if letter == " " else VERDICTS[letter][0]


def bad(letter):
    return letter != " " and VERDICTS[letter][1]


def cells(journal, case, releases):
    """(producer, consumer, slot): letters; for all releases that the journal has."""
    for p, producer in enumerate(journal.releases):
        for consumer, pair in zip(journal.releases, journal.cells(case, p)):
            for slot, letters in enumerate(pair):
                yield (releases[producer], releases[consumer], slot), letters


def compare_case(before, after, ids, order):
    """A change for each check and pair of verdicts, and how many became worse and better."""
    changes, worse, better = {}, 0, 0
    releases = {release: k for k, release in enumerate(order)}
    if before.releases == after.releases and all(
            suite.cells_text(before.line(ids[0], p)) == suite.cells_text(after.line(ids[1], p)) for p in range(len(order))):
        return [], 0, 0
    was, now = dict(cells(before, ids[0], releases)), dict(cells(after, ids[1], releases))
    for at in sorted(was.keys() | now.keys()):
        for check, x, y in zip(CHECKS, was.get(at, "").ljust(len(CHECKS)), now.get(at, "").ljust(len(CHECKS))):
            if x != y:
                worse += bad(y) and not bad(x)
                better += bad(x) and not bad(y)
                row = changes.setdefault((check, x, y), {"check": check, "before": name(x), "after": name(y), "cells": 0, "producer": order[at[0]],
                                                         "consumer": order[at[1]], "unchanged": at[2] == 1, "kind": (bad(x), bad(y))})
                row["cells"] += 1
    return list(changes.values()), worse, better


def compare(before, after):
    order = max(before.releases, after.releases, key=len)
    if not set(before.releases) | set(after.releases) <= set(order):
        raise suite.Unusable("the runs are over different releases")
    out = {"changes": [], "gone": [case for case, _ in before.cases if case not in after.index],
           "new": [case for case, _ in after.cases if case not in before.index], "worse": 0, "better": 0}
    for case, k in before.index.items():
        if case in after.index:
            changes, worse, better = compare_case(before, after, (k, after.index[case]), order)
            out["changes"] += [{"case": case, **change} for change in changes]
            out["worse"] += worse
            out["better"] += better
    return out


def main():
    p = argparse.ArgumentParser(allow_abbrev=False)
    p.add_argument("--json", default="false")
    p.add_argument("runs", nargs="*")
    o = p.parse_args()
    if len(o.runs) != 2:
        raise suite.Unusable("name the folders of two runs, the older one first")
    found = compare(*map(suite.Journal, o.runs))
    kinds = [change.pop("kind") for change in found["changes"]]
    if o.json == "true":
        print(json.dumps(found, indent=1, ensure_ascii=False))
    else:
        for c, kind in zip(found["changes"], kinds):
            word = {(False, True): "worse ", (True, False): "better"}.get(kind, "other ")
            print(f"{word} {suite.visible(c['case'])} {c['check']}: {c['after']}, was {c['before']}: {c['cells']} cells, first {c['producer']} -> "
                  f"{c['consumer']}{' (unchanged)' if c['unchanged'] else ''}")
        for word, cases in (("gone  ", found["gone"]), ("new   ", found["new"])):
            for case in cases:
                print(f"{word} {suite.visible(case)}")
        print(f"{found['worse']} verdicts worse, {found['better']} better; {len(found['new'])} cases new, {len(found['gone'])} gone")
    return 1 if found["changes"] or found["gone"] or found["new"] else 0


suite.run("diff", main)
