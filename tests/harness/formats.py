# SPDX-License-Identifier: Apache-2.0
"""What a run leaves behind, held against its descriptions by other people's readers.

usage: formats.py schema|junit HLO_CTS SOURCE

schema: results.json and every line of the journal against the JSON Schemas in docs/, by
python3-jsonschema. junit: junit.xml against the rules that Jenkins' XSD and the common viewers hold
it to, by Python's XML parser. Exit status 77: skipped, and why.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

what, tool, source = sys.argv[1:4]
os.environ["HLO_CTS_CORPUS"] = source + "/corpus"
os.environ["HLO_CTS_GOLDEN"] = source + "/golden"
problems = []

DESCRIPTION = """name: "<odd> & \\"named\\" \\u00e9"
kind: process
release: current
deserialize:
  argv: [sh, -c, 'printf "\\\\001\\\\033[31m <&> \\\\377 ]]> \\\\302\\\\240\\\\357\\\\277\\\\277" >&2; exit 1', "{artifact}"]
refusal:
  exit: [1]
"""


# Crashes once, and reads everything afterwards.
MOODY = """name: moody
kind: process
release: current
deserialize:
  argv:
    - sh
    - -c
    - 'if [ ! -e "$1" ]; then : > "$1"; kill -SEGV $$; fi; exec "$0" --deserialize --mlir-print-op-generic "$2"'
    - "{bin}/hlo-translate"
    - "{here}/crashed"
    - "{artifact}"
"""


def runs(folder):
    """Folders of runs that passed, failed, were restricted, and met odd bytes."""
    yield "passed", ["--filter=^ab"]
    yield "failed", ["--filter=^add_f", "--fault=off-by-one-ulp"]
    yield "wrong bytes", ["--filter=^ab", "--fault=ignore-target"]
    yield "one check", ["--filter=^e", "--check=serialize", "--pair=1.4.0..,*"]
    path = os.path.join(folder, "odd.yaml")
    with open(path, "w", encoding="utf-8") as f:
        f.write(DESCRIPTION)
    moody = os.path.join(folder, "moody.yaml")
    with open(moody, "w", encoding="utf-8") as f:
        f.write(MOODY)
    yield "flaky", ["--case=abs_f32", "--check=deserialize", "--jobs=1", "--retries=1",
                    "--consumer=" + moody]
    yield "odd bytes", ["--case=abs_f32", "--consumer=" + path]


def wrong(run, text):
    problems.append(f"{run}: {text}")


# --- JSON ---


def check_json(run, folder):
    results = jsonschema.Draft202012Validator(schemas["results"])
    journal = jsonschema.Draft202012Validator(schemas["journal"])
    with open(folder + "/results.json", encoding="utf-8") as f:
        for error in results.iter_errors(json.load(f)):
            wrong(run, f"results.json: {list(error.absolute_path)}: {error.message[:200]}")
    with open(folder + "/journal", encoding="utf-8") as f:
        for number, line in enumerate(f, 1):
            for error in journal.iter_errors(json.loads(line)):
                wrong(run, f"journal:{number}: {error.message[:200]}")


KEY = re.compile(r"[a-z_]+$")


def check_keys(what, value):
    for key in value if isinstance(value, dict) else ():
        if not KEY.match(key):
            wrong(what, f"the key '{key}'")
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        check_keys(what, inner)


def check_inspections(folder):
    """What `inspect --json` says of an artifact, of bytecode that is none, and of other files."""
    program = "func.func @main(%a: tensor<i1>) -> tensor<i1> { return %a : tensor<i1> }"
    bin_folder = os.path.dirname(tool)

    def run(*command, text=None):
        return subprocess.run(command, input=text, capture_output=True).stdout

    artifact = run(bin_folder + "/hlo-translate", "--serialize", "--target=1.4.0", text=program.encode())
    files = {"artifact": artifact, "damaged": artifact[:-9],
             "liar": artifact.replace(b"v1.4.0", b"v0.9.0"), "gzip": b"\x1f\x8b\x08\x00",
             "dialect": run(bin_folder + "/hlo-opt", "--emit-bytecode", text=program.encode()),
             "noise": b"\x00\x01\x02", "inside": b"\x00around " + artifact + b" it", "text": program.encode()}
    for name, content in files.items():
        path = os.path.join(folder, name)
        with open(path, "wb") as f:
            f.write(content)
        for more in ([], ["--full"]):
            said = json.loads(run(tool, "inspect", "--json", *more, path))
            check_keys("inspect " + name, said)
            for error in jsonschema.Draft202012Validator(schemas["inspect"]).iter_errors(said):
                wrong("inspect " + name, f"{list(error.absolute_path)}: {error.message[:200]}")


# --- JUnit XML ---

# From https://github.com/jenkinsci/xunit-plugin, junit-10.xsd, and of what viewers read besides it.
ATTRIBUTES = {
    "testsuites": {"name", "time", "tests", "failures", "disabled", "errors", "skipped", "timestamp"},
    "testsuite": {"name", "tests", "failures", "errors", "group", "time", "skipped", "timestamp",
                  "hostname", "id", "package", "file", "log", "url", "version"},
    "testcase": {"name", "time", "classname", "group", "file", "line", "assertions", "status"},
    "failure": {"message", "type"},
    "error": {"message", "type"},
    "skipped": {"message", "type"},
    "system-out": set(),
}
NEEDED = {"testsuite": {"name", "tests", "failures", "errors"}, "testcase": {"name", "classname"},
          "failure": {"type"}, "error": {"type"}, "testsuites": {"tests", "failures", "errors"}}
CHILDREN = {"testsuites": {"testsuite"}, "testsuite": {"testcase", "system-out"},
            "system-out": set(),
            "testcase": {"failure", "error", "skipped"}, "failure": set(), "error": set(),
            "skipped": set()}
NUMBER = re.compile(r"(0|[1-9]\d*)(\.\d+)?$")
LEGAL = re.compile("[\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]*$")


def check_element(run, e):
    if e.tag not in ATTRIBUTES:
        return wrong(run, f"there is no element '{e.tag}'")
    for name, value in e.attrib.items():
        if name not in ATTRIBUTES[e.tag]:
            wrong(run, f"'{e.tag}' has no attribute '{name}'")
        if name in ("time", "tests", "failures", "errors", "skipped") and not NUMBER.match(value):
            wrong(run, f"{e.tag} {name}='{value}' is no number")
        if name in ("tests", "failures", "errors", "skipped") and "." in value:
            wrong(run, f"{e.tag} {name}='{value}' is no count")
        if name == "timestamp" and not re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)?$", value):
            wrong(run, f"timestamp '{value}'")
        if not LEGAL.match(value):
            wrong(run, f"{e.tag} {name}: a character that XML does not have")
    for name in NEEDED.get(e.tag, set()) - set(e.attrib):
        wrong(run, f"'{e.tag}' needs the attribute '{name}'")
    if e.tag not in ("failure", "error", "skipped", "system-out") and (e.text or "").strip():
        wrong(run, f"'{e.tag}' has a text")
    if not LEGAL.match(e.text or ""):
        wrong(run, f"{e.tag}: a character that XML does not have")
    for child in e:
        if child.tag not in CHILDREN[e.tag]:
            wrong(run, f"'{child.tag}' in '{e.tag}'")
        check_element(run, child)
    if e.tag == "testcase" and len(e) > 1:
        wrong(run, "a test case ends in more than one way")


def count(run, e):
    """Counts of a suite, which its attributes must say."""
    found = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for case in e.iter("testcase"):
        found["tests"] += 1
        found["failures"] += case.find("failure") is not None
        found["errors"] += case.find("error") is not None
        found["skipped"] += case.find("skipped") is not None
    for name, n in found.items():
        if e.get(name) is not None and int(e.get(name)) != n:
            wrong(run, f"{e.tag} '{e.get('name')}' says {name}='{e.get(name)}', there are {n}")
    return found


def check_junit(run, folder):
    with open(folder + "/junit.xml", "rb") as f:
        raw = f.read()
    if not raw.startswith(b'<?xml version="1.0" encoding="UTF-8"?>'):
        wrong(run, "it does not say that it is XML in UTF-8")
    try:
        root = ET.fromstring(raw)
    except ET.ParseError as e:
        return wrong(run, f"no XML: {e}")
    if root.tag != "testsuites":
        wrong(run, "its root is not 'testsuites'")
    check_element(run, root)
    found = count(run, root)
    names = set()
    for suite in root:
        count(run, suite)
        for case in suite:
            key = (case.get("classname"), case.get("name"))
            if key in names:
                wrong(run, f"two test cases are {key}")
            names.add(key)
    with open(folder + "/results.json", encoding="utf-8") as f:
        results = json.load(f)
    if (results["result"] == "failed") != (found["failures"] > 0):
        wrong(run, f"results.json says '{results['result']}', junit.xml has {found['failures']} failures")
    for failure in root.iter("failure"):
        if "hlo-cts explain " not in failure.text.split("\n")[0]:
            wrong(run, "a failure does not say how it is explained")
    for path in ("/usr/bin/xmllint",):
        if os.path.exists(path) and subprocess.run([path, "--noout", folder + "/junit.xml"]).returncode:
            wrong(run, "xmllint refuses it")


if what == "schema":
    try:
        import jsonschema
    except ImportError:
        print("skipped: python3-jsonschema is not installed")
        sys.exit(77)
    schemas = {}
    for name in ("results", "journal", "inspect"):
        with open(f"{source}/docs/{name}.schema.json", encoding="utf-8") as f:
            schemas[name] = json.load(f)
        jsonschema.Draft202012Validator.check_schema(schemas[name])
check = check_json if what == "schema" else check_junit
with tempfile.TemporaryDirectory() as folder:
    made = 0
    for name, options in runs(folder):
        out = os.path.join(folder, name.replace(" ", "-"))
        status = subprocess.run([tool, "run", "--quiet", "--matrix=none", "--report=" + out] + options,
                                stdout=subprocess.DEVNULL).returncode
        if status not in (0, 1):
            wrong(name, f"the run ended with status {status}")
            continue
        check(name, out)
        made += 1
    if what == "schema":
        check_inspections(folder)
for p in problems[:40]:
    print(p)
print(f"{made} runs, {len(problems)} problems")
sys.exit(1 if problems or made < 5 else 0)
