# SPDX-License-Identifier: Apache-2.0
"""hlo-cts explain: what happened to one case for one pair. `hlo-cts explain --facts` finds it out."""
import argparse
import base64
import json
import os
import shlex
import subprocess
import sys

import suite

RED, PLAIN = "\33[31m", "\33[0m"
BYTES_FIRST = 2048  # of an artifact that are shown without --full
DIFF_CONTEXT, DIFF_FARTHEST = 3, 400  # lines of a diff: around the difference; how far it looks for lines that are equal again
DIFF_LINE, DIFF_BEFORE = 240, 80  # characters: of a line that are shown; of these before the difference


def visible(value):
    """The same JSON; its texts are as a terminal may show them."""
    if isinstance(value, str):
        return suite.visible(value)
    if isinstance(value, list):
        return [visible(item) for item in value]
    return {key: visible(item) for key, item in value.items()} if isinstance(value, dict) else value


def indented(text, margin):
    return "".join(f"{margin}{line}\n" for line in text.removesuffix("\n").split("\n")) if text else ""


def listed(label, items):
    return f"{label}{', '.join(items)}\n" if items else ""


# --- Bytes ---


def dump(data, start, end):
    """Bytes of an artifact, sixteen a line; lines begin at multiples of sixteen."""
    for row in range(start & ~15, end, 16):
        cells = [f"{data[i]:02x} " if start <= i < end else "   " for i in range(row, row + 16)]
        texts = [" " if i < start else chr(data[i]) if 0x20 <= data[i] < 0x7f else "." for i in range(row, min(row + 16, end))]
        yield f"    {row:06x}  {''.join(cells[:8])} {''.join(cells[8:])} |{''.join(texts)}|\n"


def artifact_text(a, full):
    data, size = bytes.fromhex(a["hex"]), a["size"]
    shown = len(data) if full else min(len(data), BYTES_FIRST)
    yield f"  artifact: {size} bytes, SHA-256 {a['sha256']}{' (as the built-in producer writes it)' if 'by' in a else ''}\n"
    if "golden" in a:
        yield f"  golden:   {a['golden']['file']}: {'equal' if a['golden']['equal'] else 'not equal'}\n"
    if "saved" in a:
        yield f"  saved as {a['saved']}\n"
    for s in a.get("sections", []):
        yield f"   0x{s['offset']:06x} {s['name']}, {s['size']} bytes\n"
        yield from dump(data, s["offset"], min(s["offset"] + s["size"], shown))
    if shown < size:
        yield f"   {size - shown} more bytes are not shown; --bytes=FILE saves them all\n"


def sections_of(rows, size):
    """The sections of an artifact without gaps, from those that can be read."""
    found, end = [], 0
    for row in rows:
        at, n = row["offset"], row["header_bytes"] + row["content_bytes"]
        if at < end or at + n > size:
            break
        if at > end:
            found.append({"name": "padding" if end else "header", "offset": end, "size": at - end})
        found.append({"name": row["name"], "offset": at, "size": n})
        end = at + n
    if end < size:
        found.append({"name": "rest" if end else "unreadable", "offset": end, "size": size - end})
    return found


# --- Differences ---


def with_section(d):
    """A difference of bytes with the section where it is, in place of all sections."""
    at = d["offset"]
    whole = sections_of(d.pop("sections"), d["expected_size"] if at < d["expected_size"] else d["size"])
    here = [s for s in whole if s["offset"] <= at < s["offset"] + s["size"]]
    section = {"section": here[0]["name"], "section_offset": here[0]["offset"]} if here else {}
    return {"kind": d["kind"], "offset": at, **section, **d}


def side(label, text, start, at):
    data = bytes.fromhex(text)
    cells = [f"[{b:02x}]" if start + i == at else f" {b:02x} " for i, b in enumerate(data)]
    return f"        {label:<9}{''.join(cells)}{'[end]' if start + len(data) <= at else ''}\n"


def bytes_difference(d):
    at, start = d["offset"], d["from"]
    section = f", byte {at - d['section_offset']} of section '{d['section']}'" if "section" in d else ""
    yield (f"      first difference at byte {at} (0x{at:x}){section}; {d['size']} bytes, expected {d['expected_size']}; "
           f"from byte 0x{start:x}:\n")
    yield side("expected", d["expected"], start, at)
    yield side("actual", d["actual"], start, at)


def limits(r):
    """How far apart the elements of a result may be."""
    text = f"; tolerance {r['tolerance']:g}" if "tolerance" in r else ""
    if "least_ulps" not in r:
        return text
    most, own = r.get("most_ulps"), r.get("result_accuracy")
    text += f"\n        allowed: {r['least_ulps']} ULP" + (" and more" if most is None else f" to {most} ULP")
    return text + (f", or what the op asks for: atol {own['atol']:g}, rtol {own['rtol']:g}, {own['ulps']} ULP" if own else "")


def distance(r):
    """Elements that are no floats have no ULPs."""
    own = "" if "ulps" not in r else "distance undefined; " if r["ulps"] is None else f"distance {r['ulps']} ULP; "
    worst = f"        {own}the worst is element {r['worst_element']}"
    if r.get("worst_ulps") is not None:
        worst += f", {r['worst_ulps']} ULP"
    if r["worst_element"] != r["element"]:
        worst += f": expected {r['worst_expected']}, actual {r['worst_actual']}"
    return worst


def values_difference(d):
    for r in d["results"]:
        if "problem" in r:
            types = f": {r['type']}, expected {r['expected_type']}" if "type" in r else ""
            yield f"      result {r['result']}: {r['problem']}{types}\n"
            continue
        yield (f"      result {r['result']}, {r['type']}: {r['differ']} of {r['elements']} elements differ; the first is element "
               f"{r['element']} [{', '.join(str(i) for i in r['index'])}]:\n"
               f"        expected {r['expected']} (0x{r['expected_bits']})\n        actual   {r['actual']} (0x{r['actual_bits']})\n")
        yield f"{distance(r)}{limits(r)}\n"
        if r.get("operands"):  # of the op that made the result, at the worst place
            operands = [f"{o['value']} (0x{o['bits']})" if "value" in o else o["type"] for o in r["operands"]]
            yield f"        operands of {r['op']} there: {', '.join(operands)}\n"


def refusal_difference(d):
    if not d["refused"]:
        yield "      it did not refuse\n"
    for n in d["must_name"]:
        yield f"      must name '{n['name']}': {'it does' if n['named'] else 'it does not'}\n"
    if d["message"]:
        yield "      its message:\n" + indented(d["message"], "        ")


def difference(d):
    kinds = {"bytes": bytes_difference, "values": values_difference, "refusal": refusal_difference}
    return "".join(kinds[d["kind"]](d)) if d["kind"] in kinds else indented(d["diff"], "      ")


def meet(a, b, at):
    """How many lines of both to skip until they meet again: the fewest."""
    left, right = len(a) - at, len(b) - at
    for d in range(1, min(DIFF_FARTHEST + 1, left + right)):
        for x in range(d + 1) if d % 2 else range(d, -1, -1):
            y = d - x
            if x < left and y < right and a[at + x] == b[at + y]:
                return x, y
    return min(left, 8), min(right, 8)


def diff_line(mark, line, column):
    """A line; of a long one, what stands around the column."""
    start = min(column - DIFF_BEFORE, len(line)) if len(line) > DIFF_LINE and column > DIFF_BEFORE else 0
    rest = line[start:]
    return f"{mark}{'… ' if start else ''}{rest[:DIFF_LINE]}{' …' if len(rest) > DIFF_LINE else ''}\n"


def text_diff(expected, actual):
    """The first place where two texts differ, as a unified diff of a few lines."""
    a, b = (text.removesuffix("\n").split("\n") if text else [] for text in (expected, actual))
    at = len(os.path.commonprefix([a, b]))
    if at == len(a) == len(b):
        return ""
    x, y = meet(a, b, at)
    column = len(os.path.commonprefix([a[at], b[at]])) if at < min(len(a), len(b)) else 0
    first = max(at - DIFF_CONTEXT, 0)
    after = len(os.path.commonprefix([a[at + x:at + x + DIFF_CONTEXT], b[at + y:at + y + DIFF_CONTEXT]]))
    lines = [f"--- expected\n+++ actual\n@@ -{first + 1},{at - first + x + after} +{first + 1},{at - first + y + after} @@\n"]
    lines += [diff_line(" ", line, 0) for line in a[first:at]]
    lines += [diff_line("-", a[at + i], 0 if i else column) for i in range(x)]
    lines += [diff_line("+", b[at + i], 0 if i else column) for i in range(y)]
    return "".join(lines + [diff_line(" ", line, 0) for line in a[at + x:at + x + after]])


# --- Classes and promises in sentences ---


def why_not_asked(case, producer, consumer, before):
    if "breaks" in case and not before:
        return f"the program breaks constraint [{case['breaks']}]: it is checked once for each release, as both producer and consumer"
    if before:
        return f"the program needs release {case['since']}: producer {producer} is older and cannot express it"
    return (f"producer {producer} is not newer than consumer {consumer}: what it writes for itself is the artifact of the other slot")


def why(cell, slot):
    """Why a cell has its class."""
    case, p, c, facts = cell["case"], cell["producer"], cell["consumer"], slot["why"]
    feature, since = facts.get("feature", "it"), case["since"]
    if slot["class"] == "must-read":
        return f"producer {p} is not newer than consumer {c}: it writes the artifact for itself, and the consumer must read it"
    if slot["class"] == "must-downgrade":
        return (f"the program needs release {since}, and consumer {c} is not older: producer {p} must write it for {c}, which must "
                "read it")
    if slot["class"] == "must-refuse (producer)":
        if "breaks" in case:
            return f"the program breaks constraint [{case['breaks']}]: producer {p} must refuse to write it"
        return (f"the program needs '{feature}', which was added in {since}, and {c} does not have it: producer {p} must refuse to write "
                f"the program for {c}")
    if slot["class"] == "must-refuse (consumer)":
        if facts["written"] > facts["read"]:
            return (f"for itself, producer {p} writes bytecode version {facts['written']}; consumer {c} reads versions up to "
                    f"{facts['read']} and must refuse the artifact")
        return (f"for itself, producer {p} writes the program with '{feature}', which was added in {facts.get('form', '')}; consumer {c} "
                "does not know it and must refuse the artifact")
    if slot["class"] == "may-read":
        return (f"consumer {c} knows everything in the artifact that producer {p} writes for itself: it may read the artifact, then "
                "correctly, or refuse it with a message")
    if slot["class"] == "must-refuse (damaged)":
        return f"the artifact is damaged, and consumer {c} must refuse it: {case['rule']}"
    if slot["class"] != "may-accept":
        return why_not_asked(case, p, c, facts["before"])
    if "breaks" in case:
        return (f"the artifact breaks constraint [{case['breaks']}]. No rule makes a consumer verify what it reads: consumer {c} may "
                "accept it (lenient) or refuse it, and must not crash")
    return (f"the artifact is wrong in a place that consumer {c} need not check: it may accept or refuse it, and must not crash: "
            f"{case['rule']}")


def window(cell):
    """Why the promise covers the pair or not."""
    p, c, w = cell["producer"], cell["consumer"], cell["window"]
    if p == c:
        return "inside the promise: a release reads what it writes itself"
    if not w:
        return "outside the promise: a release has no date"
    where, length = "inside" if w["inside"] else "outside", suite.length(w["months"])
    if w["backward"]:
        return (f"{where} the promise: producer {p} is of {w['written']}; what it writes is read by consumers of less than {length} "
                f"later, before {w['until']}; consumer {c} is of {w['read']}")
    return (f"{where} the promise: consumer {c} is of {w['read']}; it reads what producers of less than {length} later write, before "
            f"{w['until']}; producer {p} is of {w['written']}")


def with_names(d, facts, slot):
    """A refusal with the words that it must name: a feature is several with | between them."""
    words = [facts.get("feature")]
    if slot["class"] == "must-refuse (producer)":
        words += [facts.get("needs"), slot["target"]]
    names = [{"name": word, "named": any(part and part in d["message"] for part in word.split("|"))} for word in words if word]
    return {"kind": d["kind"], "refused": d["refused"], "must_name": names, "message": d["message"]}


def add_calls(slot):
    """The calls behind the checks that failed, and behind all if none did: that of the check, or of the one before it whose
    answer it was about."""
    asked, checks = slot.pop("asked", {}), slot.get("checks", [])
    for row in [row for row in checks if row["failed"]] or checks:
        by = [name for name in (row["check"], "deserialize", "downgrade", "serialize", "refuse", "evaluate") if name in asked]
        if by:
            row["call"] = {"by": by[0], **asked[by[0]]}


def tell(cell):
    """Sentences and a diff in place of the facts that they tell."""
    cell["window"] = window(cell)
    for slot in cell["artifacts"]:
        facts = slot["why"]
        slot["why"] = why(cell, slot)
        add_calls(slot)
        for row in slot.get("checks", []):
            d = row.get("difference", {})
            if d.get("kind") == "program":
                d["diff"] = text_diff(*d["diff"])
            if d.get("kind") == "refusal":
                row["difference"] = with_names(d, facts, slot)
            if d.get("kind") == "bytes":
                row["difference"] = with_section(d)
        if "sections" in slot.get("artifact", {}):
            slot["artifact"]["sections"] = sections_of(slot["artifact"]["sections"], slot["artifact"]["size"])


# --- The calls of a consumer, each as one line for a shell ---

PASTED_MOST = 96 << 10  # bytes of base64 in a command; more goes into files
FILES = {"artifact": "mlirbc", "program": "mlir", "output": "output"}
# Bytes of an element, and its letter for od where that prints it as a number.
WIDTHS = {"f32": (4, "f"), "f64": (8, "f"), "f16": (2, ""), "bf16": (2, ""), "i8": (1, "d"), "i16": (2, "d"), "i32": (4, "d"), "i64": (8, "d"),
          "ui8": (1, "u"), "ui16": (2, "u"), "ui32": (4, "u"), "ui64": (8, "u"), "i1": (1, "u"), "i4": (1, "d"), "ui4": (1, "u"), "i2": (1, "d"),
          "ui2": (1, "u")}


def quoted(word):
    return word if shlex.quote(word) == word else "'" + word.replace("'", "'\\''") + "'"


def frame(message):
    text = json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode()
    return b"%d\n%s" % (len(text), text)


def filter_of(d):
    """A command that prints the element that differs: its bits, and its number where od knows it."""
    r = (d or {}).get("results", [{}])[0]
    if "problem" in r or "type" not in r or "complex" in r["type"]:
        return ""
    element = r["type"].rpartition("x")[2] if "x" in r["type"] else r["type"].partition("<")[2]
    width, kind = WIDTHS.get(element.partition(">")[0], (1 if element.startswith("f") else 0, ""))
    number = f" -t{kind}{width}" if kind else ""
    return (f" | tr -d '\\n ' | grep -ao '\"base64\":\"[^\"]*\"' | sed -n {r['result'] + 1}p | cut -d'\"' -f4 | base64 -d | "
            f"od -An -v -j{r['element'] * width} -N{width} -tx{width}{number}") if width else ""


class Call:
    """One traced call. --save writes its files now; otherwise the command writes them."""

    def __init__(self, cell, slot, row, folder):
        self.case, self.asked, self.row, self.folder = cell["case"]["id"], cell["calls"], row, folder
        self.unchanged = "-unchanged" if slot["slot"] == "unchanged" else ""
        self.traced, self.before, self.files, self.pasted, self.filter = row["call"], "", [], 0, ""

    def name(self, end):
        name = f"{self.case}-{self.traced['by']}{self.unchanged}.{end}"
        return f"{self.folder}/{name}" if self.folder else name

    def put(self, end, data, into=None):
        """A file; or, if it is pasted, the input of the command."""
        name, text = self.name(end), base64.b64encode(data).decode()
        if self.folder:
            os.makedirs(self.folder, exist_ok=True)
            with open(name, "wb") as f:
                f.write(data)
            self.files.append(name)
        else:
            self.pasted = max(self.pasted, len(text))
            self.before += f"echo {text} | base64 -d {into or f'>{quoted(name)} && '}"

    def process(self, line):
        for key in ("artifact", "program"):
            if "base64" in line.get(key, {}):
                self.put(FILES[key], base64.b64decode(line[key]["base64"]))
        for word in line["process"]:  # files of the scratch folder are at new places
            at = word.find(self.asked["scratch"])
            for old, end in (("/artifact.mlirbc", "mlirbc"), ("/program.mlir", "mlir"), ("/output", "output")):
                found = word.find(old, at) if at >= 0 else -1
                if found >= 0:
                    word = word[:at] + self.name(end) + word[found + len(old):]
                    break
            yield word

    def plugin(self, body):
        if "base64" in body.get("artifact", {}):
            self.put("mlirbc", base64.b64decode(body["artifact"]["base64"]))
        yield from (self.asked["bin"] + "/hlo-cts", "plugin", *self.asked["options"], *self.asked["plugin"], self.name("mlirbc"))

    def line(self):
        line = self.traced["line"]
        request = line.get("request", {})
        if "process" in line:
            return " ".join(map(quoted, self.process(line)))
        if "evaluate" in request and self.asked["kind"] == "pjrt":
            return " ".join(map(quoted, self.plugin(request["evaluate"]))) + " --args=" + quoted(self.traced["args"] or "[]")
        self.put("request", frame({"hello": {"protocol": 1, "suite": "hlo-cts"}}) + frame(request), "| ")
        self.filter = filter_of(self.row.get("difference"))
        source = f" <{quoted(self.name('request'))}" if self.folder else ""
        return " ".join(map(quoted, self.asked["command"])) + source + self.filter

    def told(self):
        line = self.line()
        call = {"command": self.before + line} if self.pasted <= PASTED_MOST else {}
        if self.filter:
            call["prints"] = " (prints the first wrong element)"
        if self.files:
            call["files"] = self.files
        return call


# --- The actions of the checks by hand ---


class Steps:
    """The lines for a shell that take the actions of the checks of one artifact."""

    def __init__(self, cell, slot):
        self.cell, self.slot, self.o, self.list, self.prepared = cell, slot, slot["commands"], [], False
        self.refused_writing, self.refused_reading = (slot["class"] == f"must-refuse ({side})" for side in ("producer", "consumer"))
        for name in ("corpus", "golden", "consumer", "opset"):
            if os.path.exists(self.o.get(name, "")):
                self.o[name] = os.path.realpath(self.o[name])
        self.case = cell["case"]["id"]
        self.plain, self.artifact = f"{self.case}.mlir", f"{self.case}-{slot['target']}.mlirbc"

    def add(self, step, line, exits=0):
        self.list.append({"step": step, "command": line, "exits": exits})

    def tool(self, name, *words):
        opset = [f"--opset={quoted(self.o['opset'])}"] if "opset" in self.o else []
        command = [quoted(words[0])] if name == "hlo-cts" else []
        return " ".join([quoted(f"{self.o['bin']}/{name}"), *command, *opset, *words[len(command):]])

    def option(self, name, key=None):
        return f"--{name}={quoted(self.o[key or name])}"

    def ours_writes(self, target, to, step, exits=0):
        strip = [] if self.o["keep_locations"] else ["--strip-debuginfo"]
        words = ["--serialize", f"--target={target}", *strip, quoted(self.plain), "-o", quoted(to)]
        self.add(step, self.tool("hlo-translate", *words), exits)

    def prepare(self, release):
        """The program as a process gets it."""
        if self.prepared:
            return
        self.prepared, step = True, "the program as it is given to the consumer"
        if self.o["artifacts"]:
            self.ours_writes(release, f"{self.case}-source.mlirbc", step)
            return
        strip = [] if self.o["keep_locations"] else ["--strip-debuginfo"]
        words = [*strip, "--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope", quoted(self.plain), "-o"]
        self.add(step, self.tool("hlo-opt", *words, quoted(f"{self.case}-generic.mlir")))

    @staticmethod
    def own(command, to=None):
        return " ".join(map(quoted, command["words"])) + (f" > {quoted(to)}" if to and not command["to_file"] else "")

    def write(self):
        """Whether it can be written by hand."""
        refused = self.refused_writing
        step, exits = "writing it, which must be refused" if refused else "the artifact", int(refused)
        if "writes" in self.o:
            self.prepare(self.cell["producer"])
            self.add(step, self.own(self.o["writes"], self.artifact), exits)
        elif self.o["we_write"]:  # one that does not write is fed by the built-in producer
            self.ours_writes(self.slot["target"], self.artifact, step, exits)
        return "writes" in self.o or self.o["we_write"]

    def look(self):
        if "golden_file" in self.o:
            folder = self.artifact + ".golden"
            words = ["golden", "extract", quoted(folder), f"--case={self.case}", self.option("corpus"), self.option("golden")]
            self.add("its golden bytes, as files", self.tool("hlo-cts", *words))
            self.add("whether its bytes are the golden ones", f"cmp {quoted(self.artifact)} {quoted(folder + '/' + self.o['golden_file'])}")
        self.add("what is in it", self.tool("hlo-cts", "inspect", "--full", quoted(self.artifact)))

    def read(self):
        refused = self.refused_reading
        if "reads" in self.o:
            self.add("reading it, which must be refused" if refused else "reading it", self.own(self.o["reads"]), int(refused))
        elif self.o["we_read"] and not refused:
            self.add("reading it, as the newest release does", self.tool("hlo-translate", "--deserialize", quoted(self.artifact)))
        if "evaluate" not in self.cell["case"]["checks"] or refused:
            return
        if "evaluates" in self.o:
            if self.o["evaluates"]["takes_program"]:
                self.prepare(self.cell["consumer"])
            self.add("its results", self.own(self.o["evaluates"]))
        elif self.o["we_read"]:
            words = ["--deserialize", "--interpret", "--interpreter-print-dense", quoted(self.artifact)]
            self.add("its results, as the newest release evaluates it", self.tool("hlo-translate", *words))

    def run(self):
        words = ["run", self.option("corpus"), self.option("golden"), f"--case={self.case}",
                 f"--pair={self.cell['producer']},{self.cell['consumer']}"]
        words += [self.option(name, key) for name, key in (("consumer", "consumer"), ("check", "checks"), ("context", "contexts"),
                                                           ("fault", "fault")) if key in self.o]
        self.add("every check of the pair", self.tool("hlo-cts", *words, "--matrix=none", "--quiet"))

    def all(self):
        words = ["plain", self.option("corpus"), f"--case={self.case}"]
        self.add("the plain program", f"{self.tool('hlo-cts', *words)} > {quoted(self.plain)}")
        if self.write() and not self.refused_writing:
            self.look()
            self.read()
        self.run()
        return self.list


def make_lines(cell, folder):
    """The lines for a shell in place of what they are made of. Why a file could not be written, or nothing."""
    trouble = ""
    for slot in cell["artifacts"]:
        if "commands" in slot:
            slot["commands"] = Steps(cell, slot).all()
        for row in slot.get("checks", []):
            if "call" in row:
                try:
                    row["call"] = Call(cell, slot, row, folder).told()
                except OSError as e:
                    row["call"], trouble = {}, f"hlo-cts explain: cannot write '{e.filename}': {e.strerror}\n"
    cell.pop("calls", None)
    return trouble


def status_of(cell):
    """Whether a counted check or the suite failed; 2: the case has no check for the pair."""
    rows = [(slot["counted"], row) for slot in cell["artifacts"] for row in slot.get("checks", [])]
    if any(row["verdict"] == "suite bug" for _, row in rows):
        return 3
    return int(any(counted and row["failed"] for counted, row in rows)) if rows else 2


# --- The page ---


def calls(checks):
    """The calls behind the checks, each once."""
    last = None
    for c in checks:
        call = c.get("call")
        if not call or call.get("command", "") == last:
            continue
        last = call.get("command", "")
        yield (f"\n  the call of {c['check']}, without the suite{call.get('prints', '')}:\n"
               f"    {last or 'too large to be pasted; --save=FOLDER writes its files'}\n")
        yield listed("    files: ", call.get("files"))


def check_text(c, colour):
    bad = colour and (c.get("failed") or c["verdict"] == "suite bug")
    names = f", names {c['names']}" if "names" in c else ""
    yield f"    {c['check']:<12} {RED if bad else ''}{c['verdict']}{PLAIN if bad else ''}{names}\n"
    yield indented(c.get("message", ""), "      ")
    if "difference" in c:
        yield difference(c["difference"])


def slot_text(cell, slot, o):
    which = "the artifact for the consumer's release" if slot["slot"] == "meant" else "the artifact for the producer's own release"
    if "checks" not in slot:
        yield f"\n{which}: {slot['class']}\n  {slot['why']}\n"
        return
    yield f"\n{which}: {slot['class']}, written for {slot['target']}, {'counted' if slot['counted'] else 'not counted'}\n  {slot['why']}\n"
    made = f"as recorded by the run of {cell['started']}" if "started" in cell else "made now"
    yield f"\n  checks ({made}):\n"
    if not slot["checks"]:
        yield "    none: no check of this pair asks the consumer under test\n"
    for c in slot["checks"]:
        yield from check_text(c, o.colour)
    yield from calls(slot["checks"])
    yield "\n"
    if "not_written" in slot["artifact"]:
        yield "  there is no artifact; the message of the producer:\n" + indented(slot["artifact"]["not_written"], "    ")
    else:
        yield from artifact_text(slot["artifact"], o.full)
    if slot.get("commands"):
        yield "\n  by hand:\n"
        yield from (f"    # {c['step']}\n    {c['command']}\n" for c in slot["commands"])


def page(cell, o):
    c, p = cell["case"], cell["program"]
    yield f"{c['id']}: producer {cell['producer']}, consumer {cell['consumer']}, tested: {cell['tested']}\n\n"
    yield f"  file:     {c['file']}\n  since:    {c['since']}\n"
    for f in c.get("forms", []):
        if "feature" in f:
            yield f"  from {f['since']}:{' ' if len(f['since']) < 6 else ''} uses '{f['feature']}'\n"
    yield f"  level:    {c['level']}\n"
    yield listed("  tags:     ", c.get("tags"))
    yield listed("  checks:   ", c.get("checks"))
    for key in ("breaks", "rule", "note"):
        if key in c:
            yield f"  {key + ':':<9} {c[key]}\n"
    yield listed("  contexts: ", cell.get("contexts"))
    yield f"  window:   {cell['window']}\n"
    if "habits" in cell:
        yield f"  habits:   {cell['habits']}\n"
    yield "\nthe program in the corpus:\n" + indented(p.get("source", ""), "    ")
    if "broken" in p:
        yield "\nit cannot be used:\n" + indented(p["broken"], "    ")
    else:
        yield "\nthe plain program, which is written and read:\n" + indented(p["plain"], "    ")
        if "saved" in p:
            yield f"  saved as {p['saved']}\n"
    for slot in cell["artifacts"]:
        yield from slot_text(cell, slot, o)


def main():
    parser = argparse.ArgumentParser(prog="hlo-cts explain", add_help=False, allow_abbrev=False)
    parser.add_argument("--full", type=lambda word: word == "true", default=False)
    parser.add_argument("--color", default="auto")
    parser.add_argument("--json", type=lambda word: word == "true", default=False)
    parser.add_argument("--save")
    o, _ = parser.parse_known_args(sys.argv[1:])
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    o.colour = o.color == "always" or (o.color == "auto" and sys.stdout.isatty() and "NO_COLOR" not in os.environ)
    done = subprocess.run([suite.HLO_CTS, "explain", "--facts", *sys.argv[1:]], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    cell, said, status = None, done.stderr.decode(errors="replace"), done.returncode
    if done.stdout:
        cell = json.loads(done.stdout.decode(errors="replace"))
        tell(cell)
        trouble = make_lines(cell, o.save)
        said, status = said + trouble, 2 if trouble else status or status_of(cell)
        if o.json:
            print(suite.visible(json.dumps(cell, indent=1, ensure_ascii=False)), flush=True)
        else:
            print("".join(page(visible(cell), o)), end="", flush=True)
    if cell and status == 2 and not said and not o.json:
        said = "hlo-cts explain: this pair has no check of the case; the explanation above says why\n"
    sys.stderr.write(said)
    return status


if __name__ == "__main__":
    suite.run("explain", main)
