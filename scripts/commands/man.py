# SPDX-License-Identifier: Apache-2.0
"""Manual pages, as troff with the macros of man(7): man.py NAME, or man.py --pages FOLDER. The tools call it, and write their tables of options to its standard
input as JSON (harness/cli/tables.c)."""
import json
import os
import subprocess
import sys
import textwrap

ESCAPES = {"\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti"}
PAGES = ["hlo-cts", "hlo-opt", "hlo-translate", "hlo-bench"]
SUITE = {
    "name": "hlo-cts", "summary": "Conformance test suite for StableHLO portable artifacts.", "usage": "command [options]", "options": [],
    "about": "A pair is the release that wrote an artifact and the release that a consumer implements. For every pair, hlo-cts reports which "
             "programs of the corpus the consumer reads, downgrades, refuses and evaluates as it must. Each program states its expected results.",
    "examples": [["run the suite for every pair of releases", "hlo-cts run --report=report"],
                 ["see which releases can read an artifact", "hlo-cts inspect program.mlirbc"]]}
VARIABLES = [("HLO_CTS_CORPUS", "the folder of the corpus, unless --corpus names one"),
             ("HLO_CTS_GOLDEN", "the folder of the golden bytes, unless --golden names one"),
             ("NO_COLOR", "if set: no colours, unless --color=always")]
HELP = {"spelling": "--help[=man]", "help": "show a summary of the options, or this page"}


def escaped(text):
    """Text within a line: nothing in it is a request or an escape."""
    out = "".join(ESCAPES.get(c, c if ord(c) < 0x80 else f"\\[u{ord(c):04X}]") for c in text)
    return "\\&" + out if text[:1] in (".", "'") else out


def words(text):
    """In lines that an editor shows whole."""
    return "\n".join(map(escaped, textwrap.wrap(text, 72, break_long_words=False, break_on_hyphens=False)))


def sentence(text):
    return f"{words(text[:1].upper() + text[1:])}{'' if not text or text[-1] in '.!?' else '.'}\n"


def paragraphs(text, request):
    return f"{request}\n".join(words(part) + "\n" for part in text.split("\n\n"))


def spelled(text):
    """"--target=<release>": the name in bold, what stands in angle brackets in italics."""
    at = next((i for i, c in enumerate(text) if c in "=< ["), len(text))
    rest = text[at:].replace("<", "\0").split("\0")
    italics = [f"\\fI{escaped(name)}\\fR{escaped(after)}" for name, _, after in (part.partition(">") for part in rest[1:])]
    return f"\\fB{escaped(text[:at])}\\fR{escaped(rest[0])}{''.join(italics)}\n"


def option(o):
    yield ".TP\n" + spelled(o["spelling"]) + sentence(o["help"])
    if "choices" in o:
        *others, last = o["choices"]
        yield f"{'Takes any of' if o['list'] else 'Takes'} {words(', '.join(others) + ' or ' * bool(others) + last)}.\n"
    if o.get("list"):
        yield "Several are separated by commas, or the option is given again.\n"
    if "fallback" in o:
        yield f"When absent: {escaped(o['fallback'])}.\n"
    if "more" in o:
        yield paragraphs(o["more"], ".IP")


def options(tool):
    yield ".SH OPTIONS\n"
    for o in tool["options"]:
        if "group" in o:
            yield f".SS {escaped(o['group'])}\n"
        if "help" in o:
            yield from option(o)
    if tool["options"] and "group" in tool["options"][0]:
        yield ".SS Help\n"
    yield from option(HELP)


def items(heading, rows):
    return f".SH {heading}\n" + "".join(f".TP\n\\fB{escaped(name)}\\fR\n{sentence(what)}" for name, what in rows)


def statuses(tool):
    return items("EXIT STATUS", [("0", "Success"), ("1", tool.get("status_1", "The input was refused, or a conformance check failed")),
                                 ("2", "Wrong usage, or a set-up that does not work"), ("3", "A bug of the suite itself")])


def examples(tool):
    rows = [f"{sentence(what)}.PP\n.RS 4\n.nf\n{escaped(command)}\n.fi\n.RE\n" for what, command in tool.get("examples", [])]
    return ".SH EXAMPLES\n" + ".PP\n".join(rows) if rows else ""


def page_name(tool):
    return tool["name"].replace(" ", "-")


def page(tool, lists, see, told):
    name = page_name(tool)
    short = tool["summary"].split(". ")[0].removesuffix(".")
    yield f'.TH "{name.upper()}" "1" "{told["date"]}" "hlo\\-cts {told["version"]}" "hlo\\-cts"\n'
    yield f".SH NAME\n{escaped(name)} \\- {short[0].lower()}{escaped(short[1:])}\n"
    yield f".SH SYNOPSIS\n.B {escaped(tool['name'])}\n{escaped(tool['usage'])}\n.SH DESCRIPTION\n{sentence(tool['summary'])}"
    if "about" in tool:
        yield ".PP\n" + paragraphs(tool["about"], ".PP")
    yield from options(tool)
    yield from (items(*rows) for rows in lists)
    yield statuses(tool)
    yield examples(tool)
    yield ".SH SEE ALSO\n" + ",\n".join(f".BR {escaped(other)} (1)" for other in see if other != name) + "\n"


def text_of(name, told):
    """The page of a tool, or of all of hlo-cts."""
    if name != "hlo-cts":
        return "".join(page(next(t for t in told["tools"] if t["name"] == name), [], PAGES, told))
    commands = [(t["name"].removeprefix("hlo-cts "), t["summary"]) for t in told["tools"]]
    see = PAGES[1:] + [page_name(t) for t in told["tools"]]
    return "".join(page(SUITE, [("COMMANDS", commands), ("ENVIRONMENT", VARIABLES)], see, told))


def main():
    told = json.load(sys.stdin)
    name = sys.argv[-1]
    if sys.argv[1] == "--pages":
        folder = name
        os.makedirs(folder, exist_ok=True)
        for name in ["hlo-cts"] + [t["name"] for t in told["tools"]]:
            with open(os.path.join(folder, name.replace(" ", "-") + ".1"), "w", encoding="ascii") as f:
                f.write(text_of(name, told))
        return 0
    text = text_of(name, told)
    if sys.stdout.isatty():
        try:  # where there is one
            if subprocess.run(["man", "-l", "-"], input=text.encode(), stderr=subprocess.DEVNULL, check=False).returncode == 0:
                return 0
        except OSError:
            pass
    sys.stdout.write(text)
    sys.stdout.flush()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except OSError as e:
        print(f"hlo-cts help: {e}", file=sys.stderr)
        sys.exit(2)
