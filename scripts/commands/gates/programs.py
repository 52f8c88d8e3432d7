# SPDX-License-Identifier: Apache-2.0
"""Programs against the rows: the manifest of each case, and the elements of each new type."""
import bisect
import os
import re

from gates.tool import GATE, Broken, Finding, dotted, run, version

MARK = "// -----\n"


def split_cases(text):
    """The text of each case of `hlo-cts plain`."""
    pieces = re.split(r"^// (?=\S+$)", text, flags=re.M)[1:]
    return {case: text for case, _, text in (piece.partition("\n") for piece in pieces)}


def print_plain(g):
    """The plain program of each case in the generic form, those whose locations count, and a finding for each that cannot be used."""
    done = run("hlo-cts", "plain", "--generic", *g.rows, f"--corpus={g.corpus}")
    if done.status not in (0, 3):
        raise Broken(done.err.strip())
    texts, findings = split_cases(done.out), []
    every = split_cases(run("hlo-cts", "plain", "--generic", "--locations", *g.rows, f"--corpus={g.corpus}").out)
    located = {case: text for case, text in every.items() if re.search(r"loc\((?!unknown)", text)}
    for case, why in re.findall(r"^(\S+): (.*(?:\n(?!\S+: ).*)*)", done.err, re.M):
        if case in g.cases:
            findings.append(place(g.cases[case], GATE.SINCE, f"case '{case}' cannot be used: {why.rstrip()}"))
    return texts | located, set(located), findings


def place(case, number, message):
    return Finding(number, message, case["manifest"], case["line"])


class Forms:
    """What the rows make of programs for a release: their text in VHLO, or why there is none."""

    def __init__(self, g, texts, located):
        self.g, self.texts, self.located = g, texts, located

    def write(self, cases, release):
        """(text, errors) of each case; no text if the release cannot express the program. Errors of programs with locations are placed
        there, so each of these is written alone."""
        written = self.write_all([c for c in cases if c not in self.located], release)
        for case in self.located.intersection(cases):
            written |= self.write_all([case], release)
        return {case: written[case] for case in cases}

    def write_all(self, cases, release):
        if not cases:
            return {}
        starts, at = [], 1
        for case in cases:
            starts.append(at)
            at += self.texts[case].count("\n") + 1
        done = run("hlo-opt", *self.g.rows, "--split-input-file", "--mlir-print-op-generic", "--allow-unregistered-dialect",
                   "--mlir-very-unsafe-disable-verifier-on-parsing", "--stablehlo-legalize-to-vhlo=allow-other-dialects=true",
                   "--vhlo-to-version=target=" + dotted(release), "-", text=MARK.join(self.texts[case] for case in cases))
        pieces = re.split(f"^{MARK}", done.out, flags=re.M)
        if len(pieces) != len(cases):
            raise Broken(f"hlo-opt: {done.err.strip()[-400:] or 'not every program was printed'}")
        errors = {case: [] for case in cases}
        for finding in done.findings:
            errors[cases[max(bisect.bisect(starts, finding.line) - 1, 0)] if len(cases) > 1 else cases[0]].append(finding.message)
        return {case: ("" if errors[case] else text, errors[case]) for case, text in zip(cases, pieces)}


def ops_of(text):
    return list(dict.fromkeys(re.findall(r'"vhlo\.(\w+)"', text)))


def names(message, words):
    """Whether a message has one of the words, "a|b"."""
    return any(word and word in message for word in words.split("|"))


def judge_form(case, then, now, release, feature):
    """Is the program written otherwise from a release on, and does the manifest say so?"""
    changed = next((op for op in now if op not in then), None)
    v, of = dotted(release), f"case '{case['id']}'"
    if changed and feature is None:
        return place(case, GATE.FORM, f"{of} is written with {changed} from {v} on, and its forms do not say so: without the line every refusal "
                                 f"of {changed} would count as expected")
    if feature is not None and not changed:
        return place(case, GATE.FORM, f"{of} says that {v} writes it with '{feature}', and it writes what it did before")
    if feature is not None and not names(" ".join(now), feature):
        return place(case, GATE.FORM, f"{of} says that {v} writes it with '{feature}', and it is written with {changed}")
    return None


def judge_first(case, before, text, errors):
    """The release before its first one must refuse the program, for what the manifest says."""
    feature, of = case["forms"].get(case["since"]), f"case '{case['id']}'"
    if text:
        return place(case, GATE.SINCE, f"{of} says since: {case['since']}, and the rows let {dotted(before)} write it")
    if not feature or not names("\n".join(errors), feature):
        return place(case, GATE.FORM, f"{of} needs {case['since']} for '{feature or ''}', says its manifest, and the rows say: "
                                 f"{(errors or [''])[0].split(chr(10))[0]}")
    return None


def judge_words(g, forms, cases):
    """A refusal passes if it has one of the words of a form. A word that the program does not have would be in any message, or in none."""
    several = {}
    for case in cases:
        for release, feature in g.cases[case]["forms"].items():
            if "|" in feature and version(release) in g.releases:
                several.setdefault(release, []).append((case, feature))
    for release, found in several.items():
        written = forms.write([case for case, _ in found], version(release))
        for case, feature in found:
            text = written[case][0]
            for word in feature.split("|") if text else []:
                if not re.search(rf"(?<!\w){re.escape(word)}(?:_v\d*)?(?!\w)", text, re.A):
                    yield place(g.cases[case], GATE.FORM, f"case '{case}' takes a refusal that says '{word}' for one that names what {release} "
                                                     "brings, and its program has no such thing")


def judge_release(g, forms, release, cases, then):
    """The findings about the cases that a release writes, and the ops that each is written with."""
    before = max((r for r in g.releases if r < release), default=None)
    # The rows do not say which releases take other dialects beside VHLO.
    first = [c for c in cases if version(g.cases[c]["since"]) == release and g.is_new(release) and before
             and g.cases[c].get("dialects_since") != g.cases[c]["since"]]
    for case, (text, errors) in forms.write(first, before).items():
        yield judge_first(g.cases[case], before, text, errors)
    for case, (text, _) in forms.write(cases, release).items():
        of = g.cases[case]
        if not text:
            then[case] = None
            yield place(of, GATE.SINCE, f"case '{case}' says since: {of['since']}, and the rows do not let {dotted(release)} write it")
            continue
        now, old = ops_of(text), then.get(case)
        if release != g.before and old is not None:
            yield judge_form(of, old, now, release, of["forms"].get(dotted(release)))
        then[case] = now


def manifests(g):
    """Judges the releases from the base on; the run compares the older ones with the rows."""
    texts, located, findings = print_plain(g)
    judged = [c for c in g.cases if "breaks" not in g.cases[c] and "edits" not in g.cases[c] and "serialize" in g.cases[c]["checks"]]
    usable = [c for c in judged if c in texts]
    forms, then = Forms(g, texts, located), {}
    findings += judge_words(g, forms, usable)
    for release in g.releases:
        if release >= g.before:
            written = [c for c in usable if version(g.cases[c]["since"]) <= release and then.get(c, []) is not None]
            findings += [f for f in judge_release(g, forms, release, written, then) if f]
    order = {c: i for i, c in enumerate(g.cases)}
    findings.sort(key=lambda f: order.get(f.message.split("'")[1], 0))
    return findings, f"{len(judged)} cases held against the rows"


# --- Elements ---

KNOWN_IN = ("verify/types.c (which constraints take it), interpreter/values/number.h and interpreter/values/number.c (storage, packing "
            "and arithmetic)")
KNOWN = {"integer": "an integer is known in " + KNOWN_IN,
         "float": "a float is known in ir/float_format.h and ir/float_format.c (its format), bytecode/builtin.def (its code as a builtin "
                  "type), scripts/oracle/formats.py (expected values), " + KNOWN_IN}
# The trials, in this order. ~ is the type, # one whose numbers are known. An element is between others, so that packed elements show.
CONSTANT = "%x = stablehlo.constant dense<[1, 0, 1]> : tensor<3x~>\n"
TRIALS = [
    ("text", "func.func @main(%x: tensor<3x~>) -> tensor<3x~> {\n  return %x : tensor<3x~>\n}\n"),
    ("constant", "func.func @main() -> tensor<3x~> {\n" + CONSTANT + "return %x : tensor<3x~>\n}\n"),
    ("convert", "func.func @main() {\n" + CONSTANT +
     "%wide = stablehlo.convert %x : (tensor<3x~>) -> tensor<3x#>\n"
     "%back = stablehlo.convert %wide : (tensor<3x#>) -> tensor<3x~>\n"
     "check.expect_eq_const %wide, dense<[1, 0, 1]> : tensor<3x#>\n"
     "check.expect_eq_const %back, dense<[1, 0, 1]> : tensor<3x~>\nreturn\n}\n"),
    ("arithmetic", "func.func @main() {\n" + CONSTANT +
     "%y = stablehlo.constant dense<[0, 1, 0]> : tensor<3x~>\n"
     "%both = stablehlo.multiply %x, %y : tensor<3x~>\n"
     "%wide = stablehlo.convert %both : (tensor<3x~>) -> tensor<3x#>\n"
     "check.expect_eq_const %wide, dense<[0, 0, 0]> : tensor<3x#>\nreturn\n}\n"),
]


def program_with(trial, builtin, kind):
    """A float has the numbers 1.0 and 2.0 for 1 and 0: not each format has a zero."""
    if kind == "float":
        trial = re.sub(r"(?<=[\[ ])[01](?=[,\]])", lambda m: "1.0" if m[0] == "1" else "2.0", trial)
    return trial.replace("~", builtin).replace("#", "f32" if kind == "float" else "i32")


def survives(g, text):
    """Written for the newest release, read back, and the same text again. Why not; None: it does."""
    was = run("hlo-opt", *g.rows, "-", text=text)
    is_ = run("hlo-translate", *g.rows, "--serialize", "--target=current", "--deserialize", "-", text=text)
    for done in (was, is_):
        if done.status:
            return done.reason()
    return None if was.out.strip() == is_.out.strip() else "the artifact holds other elements"


def evaluates(g, text):
    done = run("hlo-translate", *g.rows, "--interpret", "-", text=text)
    return done.reason() if done.status else None


def elements(g):
    """New element types, examined: a row says what a type is called, and not that its elements work."""
    for release, rows in g.new_rows():
        for row in rows.get("types") or []:
            kind, builtin = row.get("stands_for"), row.get("builtin")
            if kind not in KNOWN or not builtin or builtin == "tf32":  # no tensor has tf32: only an algorithm of dot_general names it
                continue
            for piece, trial in TRIALS:
                text = program_with(trial, builtin, kind)
                why = None if "check." in trial else survives(g, text)
                if not why and piece != "text":
                    why = evaluates(g, text)
                if why:
                    yield Finding(GATE.ELEMENTS, f"the elements of type {row['name']} ({builtin}, {dotted(release)}) fail at the trial "
                                            f"'{piece}': {why}; {KNOWN[kind]}")
                    break


def skeletons(g):
    """Cases with the mark that scripts/new-release puts where a person must write something."""
    for case in g.cases.values():
        if g.is_new(version(case["since"])) and os.path.isfile(case["file"]):
            with open(case["file"], encoding="utf-8", errors="replace") as f:
                if "TODO(new-release)" in f.read():
                    yield place(case, GATE.SKELETON, f"case '{case['id']}' has a TODO(new-release)")
