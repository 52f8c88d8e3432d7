# SPDX-License-Identifier: Apache-2.0
"""hlo-cts coverage: what the corpus covers, and what it lacks. `hlo-cts coverage --counts` walks the programs."""
import argparse
import collections
import fnmatch
import gc
import json
import os
import re
import subprocess
import sys

import options
import suite
import witnesses
from element_types import element_text, shape_of

SHOWN = 20
# Dimensions that are found here: the one that they follow, name, what an item is, what fills a hole.
MORE = [
    ("type and position", "incidents", "a breakage of the past, as corpus/INCIDENTS lists it", "the case incident_NAME, with incident: NAME"),
    ("witnesses", "pairs of options", "two optional properties of an op with values other than the default, or two classes of corpus/OPTIONS",
     "a case with both in one op; of classes, a case that is evaluated"),
    ("pairs of options", "values", "a class of an attribute's value, the element types, a rank or a size, of an op (all seen are listed)", ""),
    ("values", "pairs", "two values of one op in a program (all seen are listed)", ""),
]
OF_PROGRAMS = [
    ("values of programs", "a value that an op has in the programs of --programs", "a case whose program has the value"),
    ("pairs of programs", "two values that an op has together in the programs of --programs", "a case whose program has both in one op"),
]
KEYS = ("name", "cases", "since", "cause", "except", "of", "programs", "first")


def lines(path):
    """(place, columns) of each line that is no comment. No file has no lines."""
    if os.path.exists(path):
        with open(path, encoding="utf-8", errors="surrogateescape") as f:
            for number, line in enumerate(f.read().split("\n"), 1):
                if line and not line.startswith("#"):
                    yield f"{path}:{number}:1", line.split("\t")


# --- The values of an op ---

DYNAMIC = -2**63
VALUES_MOST, TYPES_MOST = 48, 8
SIZES = [(0, "no element"), (1, "1 element"), (16, "2 to 16 elements"), (128, "17 to 128 elements"), (1025, "129 to 1,025 elements")]


def class_of_list(n):
    if DYNAMIC in n:
        return "dynamic"
    if not n or min(n) < 0:
        return "a negative one" if n else "none"
    if n == [n[0]] * len(n):
        return {0: "all 0", 1: "all 1"}.get(n[0], "equal, above 1")
    if n == list(range(len(n))):
        return "0, 1, …"
    steps = [b - a for a, b in zip(n, n[1:])]
    return "rising" if min(steps) > 0 else "falling" if max(steps) < 0 else "mixed"


def class_of(value):
    """A value as one class: -1 to 3 are classes of their own; of a list, the class of each item, once."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return "dynamic" if value == DYNAMIC else "below -1" if value < -1 else "above 3" if value > 3 else str(value)
    if isinstance(value, list):
        classes, size = [], 1
        for item in map(class_of, value):
            if size < 80 and item not in classes:
                classes.append(item)
                size += len(item.encode()) + 1
        return " and ".join(classes) or "none"
    if "integers" in value:
        return class_of_list(value["integers"])
    number = float(value["float"])
    return "0" if number == 0 else "1" if number == 1 else "below 0" if number < 0 else "above 0" if number > 0 else "NaN"


def values_of(op):
    """The name of an op, and its values: "window_strides all 1", "i32, f32", "rank 2", "17 to 128 elements"."""
    name, variadic, attributes, types, *_ = op
    values = [f"{attribute} {class_of(value)}" for attribute, value in attributes]
    shapes = [shape_of(text) for text in types]
    elements = [element_text(e) for e in dict.fromkeys(s[0] for s in shapes)][:TYPES_MOST]
    values += elements if variadic or not elements else [", ".join(elements)]
    shaped = [s for s in shapes if s[1]]
    if shaped:
        rank = shaped[0][2]
        values.append("unranked" if rank is None else f"rank {'above 6' if rank > 6 else rank}")
        counts = [s[3] for s in shaped]
        most = None if None in counts or max(counts) >= 2**63 else max(counts)
        values.append("unknown size" if most is None else next((word for n, word in SIZES if most <= n), "above 1,025 elements"))
    return name, values[:VALUES_MOST]


# --- Counting ---


def pairs_of(op, values):
    """The values of an op, and its pairs of values: keys that sort by op, then by text."""
    for i, value in enumerate(values):
        yield (op, value)
        for other in values[i + 1:]:
            yield (op, value, other)


def count_values(counts):
    """The values and pairs of cases and programs: (cases, programs, the first of these), by key."""
    kinds, number, first = {}, [], {}  # ops with the same values are of one kind
    for name, values in map(values_of, counts["ops"]):
        number.append(kinds.setdefault((name, *values), len(kinds)))
    keys = [list(pairs_of(name, values)) for name, *values in kinds]
    cases = collections.Counter(key for _, ops in counts["of_cases"] for key in keys_of(ops, number, keys))
    programs = collections.Counter()
    for program in counts["of_programs"]:
        for key in keys_of(program["ops"], number, keys):
            programs[key] += 1
            first.setdefault(key, program["name"])
    return {key: (cases[key], programs[key], first.get(key)) for key in sorted({*cases, *programs})}


def keys_of(ops, number, keys):
    return {key for kind in {number[op] for op in ops} for key in keys[kind]}


def text_of(key):
    return f"{key[0]} {key[1]}" + (f" with {key[2]}" if len(key) > 2 else "")


def is_said(value, name):
    """Whether a value is one of the property, other than its default."""
    return value.startswith((name + " ", name + ".")) and value != name + " unsaid"


def optional_properties(defaults, found):
    """Every two optional properties of an op, with the most cases that have a value of each."""
    names, of = {}, {}
    for item in defaults:
        op, name, word = item["name"].split(" ")
        if word == "said":
            names.setdefault(op, []).append(name)
    for key, (cases, *_) in found.items():
        if len(key) > 2 and key[0] in names:
            of.setdefault(key[0], []).append((key[1], key[2], cases))
    for op, all_names in names.items():
        for i, a in enumerate(all_names):
            for b in all_names[i + 1:]:
                most = max((n for x, y, n in of.get(op, []) if (is_said(x, a) and is_said(y, b)) or (is_said(x, b) and is_said(y, a))), default=0)
                yield {"name": f"{op} {a} with {b}", "cases": most}


def read_incidents(counts):
    """The incidents of the list; a case may only name incidents that are in it."""
    named, items, errors = counts["incidents"], {}, []
    path = os.path.join(counts["corpus"], "INCIDENTS")
    for place, columns in lines(path):
        ends = re.fullmatch(r"(\d+\.\d+\.\d+|current)?\.\.(\d+\.\d+\.\d+|current)?", columns[1]) if len(columns) == 5 else None
        number = [tuple(int(n) for n in end.split(".")) if end and end != "current" else None for end in ends.groups()] if ends else []
        if len(columns) != 5:
            errors.append(suite.diagnostic(8211, "an incident has five columns", place))
        elif not ends or (all(number) and number[0] > number[1]):
            errors.append(suite.diagnostic(8211, "the releases of an incident are A..B, open where one is absent", place))
        elif columns[0] in items:
            errors.append(suite.diagnostic(8211, "the incident stands there twice", place))
        else:
            name = columns[0]
            answers = [c["id"] for c in named if c["incident"] == name]
            items[name] = {"name": name, "cases": len(answers) if "incident_" + name in answers else 0}
            if ends[1]:
                items[name]["since"] = ends[1]
    errors += [suite.diagnostic(8211, f"'{c['id']}' names the incident '{c['incident']}', which {path} does not have", f"{c['file']}:{c['line']}:1")
               for c in named if c["incident"] not in items]
    return list(items.values()), errors


def read_witnesses(counts):
    """For each case with golden bytes, how many of them a witness wrote, and how many others equal such; and the errors."""
    known = witnesses.Witnesses(counts["golden_folder"])
    direct, all_ = [], []
    for case, generation, *releases in counts["golden"]:
        found = [known.standing(case, generation, release) for release in releases]
        cause = {"cause": why for _, why in found if why}
        for items, words in ((direct, ("same",)), (all_, ("same", "equal"))):
            items.append({"name": case, "cases": sum(word in words for word, _ in found), **cause, "of": len(releases)})
    return direct, all_, [suite.diagnostic(8207, *error) for error in known.errors]


# --- COVERAGE ---


def covered(items):
    """How many of the items are covered, and of how many, without exceptions: for witnesses, golden bytes."""
    counted = [i for i in items if "except" not in i or i["cases"]]
    return sum(i["cases"] if "of" in i else i["cases"] > 0 for i in counted), sum(i.get("of", 1) for i in counted)


class Names:
    """Items by their names, which patterns with a first word of their own find fast."""

    def __init__(self, items):
        self.items, self.by_word = items, {}
        for item in items:
            self.by_word.setdefault(item["name"].partition(" ")[0], []).append(item)

    def matching(self, pattern):
        word, parts = pattern.partition(" ")[0], re.split(r"[*?]|\[.*\]", pattern)
        items = self.by_word.get(word, []) if word == parts[0].partition(" ")[0] else self.items
        longest = max(parts, key=len)
        return [i for i in items if longest in i["name"] and fnmatch.fnmatchcase(i["name"], pattern)]


def take_mark(columns, items, marks, names):
    """"dimension", covered, total; "dimension", "demand", percent; or "dimension", "except", item, reason. What is wrong; None: nothing."""
    name = columns[0]
    if name not in items:
        return "there is no such dimension"
    if len(columns) == 4 and columns[1] == "except":
        if name not in names:
            names[name] = Names(items[name])
        found = names[name].matching(columns[2])
        for item in found:
            item.setdefault("except", columns[3])
        marks.setdefault(name, {}).setdefault("except", []).append(columns[2:])
        return None if found else "there is no such item"
    if len(columns) != 3:
        return "a line has three columns, an exception four"
    if columns[1] == "demand":
        if not columns[2].isdecimal() or not 1 <= int(columns[2]) <= 100:
            return "a demand is 1 to 100 percent"
        marks.setdefault(name, {})["demand"] = int(columns[2])
        return None
    if not columns[1].isdecimal() or not columns[2].isdecimal():
        return "the second and third column must be numbers"
    marks.setdefault(name, {})["figures"] = (int(columns[1]), int(columns[2]))
    return None


def read_marks(folder, items):
    """The figures and demands of a folder's list, by dimension, and the errors. Its exceptions are noted in the items."""
    marks, errors, names = {}, [], {}
    for place, columns in lines(os.path.join(folder, "COVERAGE")):
        wrong = take_mark(columns, items, marks, names)
        if wrong:
            errors.append((wrong, place))
    return marks, errors


def less_than(folder, items, marks):
    """A sentence for each dimension that is less than the list says."""
    for name in items:
        has, of = covered(items[name])
        mark = marks.get(name, {})
        if has * 100 < of * mark.get("demand", 0):
            yield f"{name}: {has} of {of}; {folder}/COVERAGE demands {mark['demand']} %"
        was, total = mark.get("figures", (0, 0))
        if has * max(total, 1) < was * max(of, 1):
            yield f"{name}: {has} of {of}; {folder}/COVERAGE says {was} of {total}"


def mark_text(dimensions, marks):
    out = ["# What the corpus covers: hlo-cts coverage --check fails when it is less. Demands, in percent, and exceptions with their\n"
           "# reason are written by hand; hlo-cts coverage --mark writes the figures of the other dimensions.\n"]
    for d in dimensions:
        name = d["name"]
        demand = marks.get(name, {}).get("demand")
        if name not in [row[0] for row in OF_PROGRAMS]:
            out.append(f"{name}\tdemand\t{demand}\n" if demand else f"{name}\t{d['covered']}\t{d['total']}\n")
            out += [f"{name}\texcept\t{item}\t{reason}\n" for item, reason in marks.get(name, {}).get("except", [])]
    return "".join(out)


# --- Telling ---


def is_hole(item):
    return "except" not in item and (item["cases"] < item["of"] if "of" in item else not item["cases"])


def hole_text(item):
    text = item["name"]
    if "of" in item:
        text += f": {item['cases']} of {item['of']}; {item.get('cause', 'nobody was asked')}"
    if item.get("programs"):
        text += f": {item['programs']} program{'' if item['programs'] == 1 else 's'}; {item['first']}"
    return f"    {text}\n"


def text(all_, full):
    out = []
    for d in all_["dimensions"]:
        has, of = d["covered"], d["total"]
        fill = d["fill"]  # open dimensions list all that was seen, and nothing fills a hole
        out.append(f"{d['name']:<22} {has:6}" + (f" of {of}{'' if has == of else '; what fills a hole:'}\n" if fill else "\n"))
        if has != of:
            out.append(f"    ({fill})\n")
        holes = [hole_text(i) for i in d["items"] if is_hole(i)]
        out += holes if full else holes[:SHOWN]
        if len(holes) > SHOWN and not full:
            out.append("    … and more: --full lists all\n")
    out.append(f"{all_['cases']} cases\n")
    read, unread = all_["programs"], all_["unread"]
    if read or unread:
        out.append(f"{read + unread} programs, {unread} of them cannot be read\n")
    return suite.visible("".join(out))


def measure(counts, of_programs):
    """All dimensions, and the errors of INCIDENTS and OPTIONS."""
    found = count_values(counts)
    dimensions = counts["dimensions"]
    by_name = {d["name"]: d["items"] for d in dimensions}
    by_name["direct witnesses"][:], by_name["witnesses"][:], errors = read_witnesses(counts)
    incidents, wrong = read_incidents(counts)
    errors += wrong
    place = os.path.join(counts["corpus"], "OPTIONS")
    classes, wrong = options.items(lines(place), counts)
    errors += [suite.diagnostic(8211, text_, at) for text_, at in wrong]
    more = {"incidents": incidents, "pairs of options": [*optional_properties(by_name["defaults"], found), *classes],
            "values": [{"name": text_of(k), "cases": n} for k, (n, *_) in found.items() if n and len(k) == 2],
            "pairs": [{"name": text_of(k), "cases": n} for k, (n, *_) in found.items() if n and len(k) == 3]}
    for after, name, item, fill in MORE:
        at = next(i for i, d in enumerate(dimensions) if d["name"] == after)
        dimensions.insert(at + 1, {"name": name, "item": item, "fill": fill, "items": more[name]})
    for length, (name, item, fill) in enumerate(OF_PROGRAMS if of_programs else [], 2):
        items = [{"name": text_of(k), "cases": n, "programs": p, "first": first} for k, (n, p, first) in found.items() if p and len(k) == length]
        items.sort(key=lambda i: (-i["programs"], i["name"]))
        dimensions.append({"name": name, "item": item, "fill": fill, "items": items})
    return {"cases": counts["cases"], "programs": len(counts["of_programs"]), "unread": counts["unread"], "dimensions": dimensions}, errors


def read_counts(o):
    chosen = [f"--{name}={value}" for name, value in (("corpus", o.corpus), ("golden", o.golden), ("opset", o.opset), ("programs", o.programs)) if value]
    done = subprocess.run([suite.HLO_CTS, "coverage", "--counts", *chosen], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=False)
    return done.returncode, json.loads(done.stdout.decode(errors="replace")) if done.stdout else None


def unread_text(path, unread, read, status):
    """What is wrong with the programs of --programs; None: nothing more than what was said."""
    if unread:
        return f"{unread} of {unread + read} programs in '{path}' cannot be read and are not counted"
    return None if read or status else f"'{path}' has neither an artifact nor a text called *.mlir"


def main():
    parser = argparse.ArgumentParser(prog="hlo-cts coverage", add_help=False, allow_abbrev=False)
    for name in ("corpus", "golden", "opset", "programs", "check", "mark", "full", "json"):
        parser.add_argument("--" + name)
    o = parser.parse_args([word for word in sys.argv[1:] if word != "--"])
    gc.disable()  # there are many tuples and no cycles: to look for cycles takes a quarter of the time
    status, counts = read_counts(o)
    if not counts:
        return status or 2
    if o.programs and (wrong := unread_text(o.programs, counts["unread"], len(counts["of_programs"]), status)):
        status = 1
        print(suite.diagnostic(8216, wrong), file=sys.stderr)
    all_, errors = measure(counts, counts["of_programs"])
    items = {d["name"]: d["items"] for d in all_["dimensions"]}
    marks, wrong = read_marks(counts["corpus"], items)
    errors += [suite.diagnostic(8211, text_, place) for text_, place in wrong]
    if errors:
        print("\n".join(errors), file=sys.stderr)
        return 2
    for d in all_["dimensions"]:
        d["covered"], d["total"] = covered(d["items"])
    if o.mark == "true":
        with open(os.path.join(counts["corpus"], "COVERAGE"), "w", encoding="utf-8", errors="surrogateescape") as f:
            f.write(mark_text(all_["dimensions"], marks))
        return 0
    if o.check == "true":
        for less in less_than(counts["corpus"], items, marks):
            status = 1
            print(suite.diagnostic(8212, less), file=sys.stderr)
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    if o.json == "true":
        all_["dimensions"] = [{"name": d["name"], "item": d["item"], "fill": d["fill"], "covered": d["covered"], "total": d["total"],
                               "items": [{k: i[k] for k in KEYS if k in i} for i in d["items"]]} for d in all_["dimensions"]]
        print(json.dumps(all_, ensure_ascii=False))
    else:
        print(text(all_, o.full == "true"), end="")
    return status


if __name__ == "__main__":
    suite.run("coverage", main)
