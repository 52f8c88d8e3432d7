#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""scripts/package: a good package verifies; a change is found whether or not the package was sealed again; damage is found or
harmless. package.py BIN SOURCE"""
import hashlib
import os
import random
import shutil
import subprocess
import sys
import tempfile

BIN, SOURCE = sys.argv[1:3]
CASES = "^(add_f32_rounding|add_f8_e4m3|exponential_f32)$"
os.environ.update(HLO_CTS=f"{BIN}/hlo-cts", PATH=f"{BIN}:{os.environ['PATH']}", LC_ALL="C.UTF-8", HLO_CTS_CORPUS=f"{SOURCE}/corpus",
                  HLO_CTS_GOLDEN=f"{SOURCE}/golden")


def sh(line, status=0):
    """The output of a command line; a list of statuses is allowed."""
    made = subprocess.run(line, shell=True, capture_output=True, text=True, errors="replace", check=False)
    out = made.stdout + made.stderr
    assert made.returncode in (status if isinstance(status, tuple) else (status,)), f"{line}: status {made.returncode}, {out}"
    return out


def package(line, status=0):
    return sh(f"{SOURCE}/scripts/package {line}", status)


def attempt(line):
    """The status of scripts/package, and what it printed."""
    made = subprocess.run(f"{SOURCE}/scripts/package {line}", shell=True, capture_output=True, text=True, errors="replace", check=False)
    return made.returncode, made.stdout + made.stderr


def says(text, *wanted):
    for w in wanted:
        assert w in text, f"'{w}' is not in: {text}"


def write(path, text):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


WAIVERS = """waivers:
- cases: add_f32_rounding
  consumer: off-by-one-ulp
  pair: '*,*'
  fails-with: fail
  reason: known
  expires: 2199-01-01
"""
STATEMENT = """vendor: Example
product: Compiler
date: 2199-01-01
result: failed
coverage: partial
consumer: off-by-one-ulp
releases: 1.0.0..1.20.0
text: It is nearly right.
"""


def make_packages():
    """good: a partial run that passed. bad: one that failed, with waivers and a statement."""
    sh(f"hlo-cts run --quiet --matrix=none --filter='{CASES}' --report=good-run")
    package("make --report=good-run -o good")
    write("in/waivers.yaml", WAIVERS)
    write("in/statement.yaml", STATEMENT)
    sh("hlo-cts run --quiet --matrix=none --filter='^add_f(16_overflow|32_edges|32_rounding|64|8_e4m3)$' --fault=off-by-one-ulp "
       "--waivers=in/waivers.yaml --report=bad-run", 1)
    package("make --report=bad-run --waivers=in/waivers.yaml --statement=in/statement.yaml -o bad")


def good_packages_verify():
    out = package("verify good")
    says(out, "VERDICT: this package is intact, consistent and complete.", "The consumer PASSED.",
         "The run was PARTIAL, restricted by --filter='^(add_f32_rounding|add_f8_e4m3|")
    package("verify good --seal=$(cut -c1-64 good/SEAL)")
    sh("cd good && sha256sum -c MANIFEST SEAL")
    says(package("verify bad"), "The consumer FAILED.", "because a waiver in the package says so",
         "6. The vendor's statement does not contradict the results\n  yes")


def a_complete_run_is_said_to_be_one():
    """A whole corpus, on all pairs, is a complete run. It is a small one."""
    small = f"--corpus={SOURCE}/tests/harness/fakes/corpus --golden=small"
    sh(f"hlo-cts golden {small} && hlo-cts run {small} --quiet --matrix=none --report=all-run")
    package(f"make {small} --report=all-run -o all")
    says(package(f"verify {small} all"), "The run was complete: every case of the corpus over all pairs of releases.")


def consumers_from_outside_verify():
    """The plan of a consumer from outside, right and wrong ones, is what its journal has."""
    write("x/refuses.yaml", """name: refuses
kind: process
release: 1.4.0
deserialize:
  argv: [sh, -c, 'echo error >&2; exit 1', "{artifact}"]
serialize:
  argv: [sh, -c, 'echo error >&2; exit 1', "{program}", "{target}"]
refusal:
  exit: [1]
""")
    write("x/reads.yaml", """name: reads
kind: process
release: 1.4.0
deserialize:
  argv: ["{bin}/hlo-translate", --deserialize, --mlir-print-op-generic, "{artifact}"]
refusal:
  exit: [1]
""")
    write("x/dies.yaml", """name: dies
kind: process
release: current
deserialize:
  argv: [sh, -c, 'kill -SEGV $$', "{artifact}"]
evaluate:
  argv: [sh, -c, 'kill -ABRT $$', "{artifact}"]
refusal:
  exit: [1]
""")
    for name in ("refuses", "reads", "dies", "hlo-translate"):
        known = name == "hlo-translate"
        shutil.rmtree("x/run", ignore_errors=True)
        sh(f"hlo-cts run --quiet --matrix=none --consumer='{f'{SOURCE}/consumers/{name}.yaml' if known else f'x/{name}.yaml'}' --filter="
           f"'{'^exponential_f32$' if known else CASES}' --report=x/run", (0, 1))
        shutil.rmtree("x/package", ignore_errors=True)
        package("make --report=x/run -o x/package")
        package("verify x/package")
    os.remove("x/package/consumer.yaml")
    seal("x/package")
    says(package("verify x/package", 1), "the run was made with a consumer's description, which is missing")


# --- Tampering: package, change, whether it is sealed again, status, what is found ------------------------------------------------

TAMPERINGS = [
    ("good", "sed -i 's/++/+F/' journal", False, 1, "'journal' was changed: its SHA-256 is"),
    ("good", 'sed -i \'s/"passed":3/"passed":2/\' results.json', False, 1, "'results.json' was changed"),
    ("good", "rm results.json", False, 1, "'results.json' is missing"),
    ("good", "rm MANIFEST", False, 1, "'MANIFEST' is missing"),
    ("good", "rm SEAL", False, 1, "'SEAL' is missing"),
    ("good", "echo more > extra", False, 1, "the folder holds a file that the manifest does not name: 'extra'"),
    ("good", "cp ../in/waivers.yaml .", False, 1, "does not name: 'waivers.yaml'"),
    ("good", "truncate -s -100 journal", False, 1, "'journal' was changed"),
    ("good", "truncate -s -1 MANIFEST", False, 1, "the manifest's last line is cut off"),
    ("good", "truncate -s -80 MANIFEST", False, 1, "the manifest does not name 'summary.md'"),
    ("good", "cat MANIFEST MANIFEST > x && mv x MANIFEST", False, 1, "the manifest names 'consumer.json' twice"),
    ("good", "sed -i 1s/^./z/ corpus.sha256", False, 1, "'corpus.sha256' was changed"),
    ("bad", "sed -i s/2199/2198/ waivers.yaml", False, 1, "'waivers.yaml' was changed"),
    ("good", "sed -i 's/  MANIFEST/  other/' SEAL", False, 1, "the seal is not that of this"),
    ("good", "sed -i '1s/consumer.json/..\\/..\\/secret/' MANIFEST", False, 1, "names a file that packages do not have: '../../secret'"),
    ("good", "sed -i '1s/consumer.json/\\/etc\\/passwd/' MANIFEST", False, 1, "names a file that packages do not have: '/etc/passwd'"),
    ("good", "echo no hash >> MANIFEST", False, 1, "a line of the manifest is not a hash and a name"),
    ("good", "rm journal && ln -s /etc/passwd journal", False, 1, "'journal' is not a regular file"),
    ("good", "rm journal && mkfifo journal", False, 1, "'journal' is not a regular file"),
    ("good", "rm journal && mkdir journal", False, 1, "'journal' is not a regular file"),
    ("good", "truncate -s 5G journal", False, 1, "'journal' has 5368709120 bytes; packages have"),
    ("good", "truncate -s 1M MANIFEST", False, 1, "'MANIFEST' has 1048576 bytes"),
    ("good", 'sed -i \'s/\\[32,"  +++++"/[32,"  F++++"/\' journal', True, 1,
     '\'package.json\' says of the summary, result: "passed"; the journal gives "failed"'),
    ("good", 'sed -i \'s/\\[32,"  +++++"/[32,"  F++++"/\' journal', True, 1, "'results.json' is not what the journal gives: line"),
    ("good", 'sed -i \'s/\\[32,"  +++++"/[32,"  ++++"/\' journal', True, 1, "there is no verdict of 'evaluate'"),
    ("good", 'sed -i \'s/\\[32,"  +++++"/[32,""/\' journal', True, 1, ": there is no verdict\n"),
    ("good", 'sed -i \'s/\\[32,"  +++++"/[32," r+++++"/\' journal', True, 1,
     "there is a verdict of 'refuse', which the plan does not ask for"),
    ("good", 'sed -i \'s/\\[32,"  +++++"/[32,"  s++++"/\' journal', True, 1,
     "'serialize' is skipped in the journal, where nothing is waived"),
    ("good", 'sed -i \'0,/"passed":3/s//"passed":2/\' results.json', True, 1, "'results.json' is not what the journal gives: line"),
    ("good", "echo >> results.json", True, 1, "'results.json' is not what the journal gives"),
    ("good", "sed -i s/passed/failed/ summary.md", True, 1, "'summary.md' is not what the journal"),
    ("good", "rm results.json", True, 1, "the manifest does not name 'results.json'"),
    ("good", "echo more > extra", True, 1, "names a file that packages do not have: 'extra'"),
    ("good", 'grep -v \'"of":"add_f8_e4m3","producer":"1.9.0"\' journal > x; mv x journal', True, 1,
     "case 'add_f8_e4m3', 1.9.0 -> 1.9.0: the row of this producer is missing"),
    ("good", 'grep \'"of":"add_f8_e4m3","producer":"1.9.0"\' journal > x; cat x >> journal; rm x', True, 1,
     "1 rows of the journal are repeated"),
    ("good", "truncate -s -10 journal", True, 1, "the journal's last line is cut off"),
    ("good", "truncate -s 3000 journal", True, 1, "the row of this producer is missing"),
    ("good", "truncate -s 100 journal", True, 1, "the journal cannot be read"),
    ("good", "truncate -s 0 journal", True, 1, "the journal cannot be read"),
    ("good", 'sed -i \'s/,"evaluate"//\' journal', True, 1, "the journal describes case 'add_f32_rounding' in another way than the corpus"),
    ("good", 'sed -i \'s/"fingerprint":"./"fingerprint":"x/\' journal', True, 1,
     "case 'add_f32_rounding' or its golden bytes have changed since the run"),
    ("good", 'sed -i \'1s/"filter":"[^"]*"//\' journal', True, 1, 'says partial of the run: ["filter"]; the journal gives []'),
    ("good", 'sed -i \'1s/"filter":"[^"]*"//\' journal', True, 1, "the run lacks case 'abs_f32', and is not partial"),
    ("good", 'tr -d \'\\n\' <package.json >x; sed -i \'s/"filter" *\\]/]/\' x; mv x package.json', True, 1,
     "says partial of the run: []; the journal gives"),
    ("good", 'sed -i \'s/"failed_cases": 0/"failed_cases": 1/\' package.json', True, 1,
     "of the summary, failed_cases: 1; the journal gives 0"),
    ("good", 'sed -i \'s/"cases": 3,/"cases": 3, "more": 1,/\' package.json', True, 1, "of the summary, more: 1; the journal gives null"),
    ("good", "sed -i '2s/^./z/' corpus.sha256", True, 1, "its corpus has another content of"),
    ("good", "sed -i '2d' corpus.sha256", True, 1, "its corpus lacks a file: "),
    ("good", "sed -i '2p' corpus.sha256", True, 1, "its corpus names"),
    ("good", 'sed -i \'s/"manifest_sha256": "./&0/\' package.json', True, 1, "the golden bytes are not those of this tool"),
    ("good", "sed -i 's/hlo-cts [0-9]/&9/' package.json", True, 2, "cannot judge a package of"),
    ("good", 'sed -i \'s/"package": 1/"package": 2/\' package.json', True, 2, "'package.json' is of another version of packages"),
    ("good", "echo '{' > package.json", True, 1, "'package.json' is no JSON"),
    ("good", "echo '{}' > consumer.json", True, 1, "does not describe the consumer of the journal: name: null"),
    ("good", "sed -i /name/s/built-in/other/ consumer.json", True, 1, 'does not describe the consumer of the journal: name: "other", not'),
    ("good", 'sed -i \'s/"kind": "built-in"/"kind": "process"/\' consumer.json', True, 1,
     'does not describe the consumer of the journal: kind: "process", not'),
    ("good", "cp ../x/refuses.yaml consumer.yaml", True, 1, "there is a consumer's description, and the run was made without one"),
    ("bad", "sed -i s/add_f32_rounding/add_f64/ waivers.yaml", True, 1, "is not what the journal"),
    ("bad", "sed -i s/2199/2020/ waivers.yaml", True, 1, "a waiver does not fit the run"),
    ("bad", "sed -i s/add_f32_rounding/nothing/ waivers.yaml", True, 1, "of the summary, waived: "),
    ("bad", "rm waivers.yaml", True, 1, "there are 0 waivers, and the package says another"),
    ("bad", "echo '[' > waivers.yaml", True, 1, "the waivers cannot be read: "),
    ("bad", "sed -i 's/result: failed/result: passed/' statement.yaml", True, 1,
     "the statement says 'passed', the result of the run is 'failed'"),
    ("bad", "sed -i s/partial/complete/ statement.yaml", True, 1, "the statement says that the run is complete, it is partial"),
    ("bad", "sed -i 's/consumer: .*/consumer: other/' statement.yaml", True, 1,
     "the statement is about consumer 'other', the run about 'off-by-one-ulp'"),
    ("bad", "echo 'failed-cases: 0' >> statement.yaml", True, 1, "the statement says that 0 cases failed, "),
    ("bad", "echo 'waived: 0' >> statement.yaml", True, 1, "the statement says that 0 verdicts are waived, "),
    ("bad", "sed -i 's/date: 2199/date: 2001/' statement.yaml", True, 1, "the statement is of 2001-01-01, before the run"),
    ("bad", "sed -i 's/releases: .*/releases: 1.0.0..7.0.0/' statement.yaml", True, 1,
     "statement.yaml: error: releases is one release or a range"),
    ("bad", "echo 'colour: green' >> statement.yaml", True, 1, "unknown key 'colour'"),
    ("bad", "sed -i /vendor/d statement.yaml", True, 1, "key 'vendor' is missing"),
]


def seal(folder):
    """Makes the manifest and the seal again."""
    lines = []
    for name in sorted(set(os.listdir(folder)) - {"MANIFEST", "SEAL"}):
        if os.path.isfile(f"{folder}/{name}"):
            with open(f"{folder}/{name}", "rb") as f:
                lines.append(f"{hashlib.sha256(f.read()).hexdigest()}  {name}\n")
    write(f"{folder}/MANIFEST", "".join(lines))
    write(f"{folder}/SEAL", f"{hashlib.sha256(''.join(lines).encode()).hexdigest()}  MANIFEST\n")


def tampering_is_found():
    missed = 0
    for name, change, sealed, status, what in TAMPERINGS:
        shutil.rmtree("copy", ignore_errors=True)
        shutil.copytree(name, "copy")
        sh(f"cd copy && {{ {change}; }}")
        special = not all(os.path.isfile(f"copy/{n}") for n in os.listdir("copy"))
        assert special or subprocess.run(["diff", "-rq", name, "copy"], stdout=subprocess.DEVNULL, check=False).returncode, change
        if sealed:
            seal("copy")
        got, out = attempt("verify copy")
        if got != status or what not in out:
            print(f"{change}: status {got}, not '{what}' in: {out}")
            missed += 1
    assert missed == 0


def another_seal_is_found():
    says(package("verify good --seal=$(cut -c1-64 bad/SEAL)", 1), "it is another package, or a changed one")


def another_corpus_is_found():
    sh(f"cp -r {SOURCE}/corpus mine && echo '// more' >>mine/elementwise/abs_f32.mlir")
    says(package("verify --corpus=mine good", 1), "its corpus has another content of 'elementwise/abs_f32.mlir'")
    package("verify --corpus=nowhere good", 2)
    says(package("verify nowhere", 2), "'nowhere' holds no package")
    package("verify", 2)


def runs_that_nobody_can_vouch_for_are_refused():
    """Neither is a statement packed that the run contradicts."""
    sh("cd in && sed 's/result: failed/result: passed/' statement.yaml >passed.yaml && sed s/partial/complete/ statement.yaml >whole.yaml && "
       "{ cat statement.yaml; echo 'failed-cases: 0'; } >none.yaml && sed 's/date: 2199/date: 2001/' statement.yaml >early.yaml")
    write("in/rotten.yaml", WAIVERS.replace("2199", "2020"))
    sh(f"mkdir half && head -n 20 good-run/journal >half/journal && cp -r {SOURCE}/corpus mine2 && echo '// more' "
       ">>mine2/elementwise/add_f32_rounding.mlir")
    for options, what in (
            ("--report=good-run", "the following arguments are required: -o"), ("--report=nowhere -o p", "nowhere/journal"),
            ("--report=good-run -o good", "'good' is not empty"), ("--report=half -o p", "the row of this producer is missing"),
            ("--report=good-run -o p --corpus=mine2", "have changed since the run"),
            (f"--report=good-run -o p --consumer={SOURCE}/consumers/hlo-translate.yaml", "the run tested built-in 'built-in', not process 'hlo-translate'"),
            ("--report=good-run -o p --statement=in/waivers.yaml", "unknown key 'waivers'"),
            ("--report=bad-run -o p2 --waivers=in/rotten.yaml", "a waiver does not fit the run"),
            ("--report=bad-run -o p3 --waivers=in/waivers.yaml --statement=in/passed.yaml", "the statement says 'passed', the result of the run is 'failed'"),
            ("--report=bad-run -o p3 --waivers=in/waivers.yaml --statement=in/whole.yaml", "the statement says that the run is complete, it is partial"),
            ("--report=bad-run -o p3 --waivers=in/waivers.yaml --statement=in/none.yaml", "the statement says that 0 cases failed, "),
            ("--report=bad-run -o p3 --waivers=in/waivers.yaml --statement=in/early.yaml", "the statement is of 2001-01-01, before the run")):
        says(package(f"make {options}", 2), what)
    assert not os.path.exists("p3") and not os.path.exists("p")  # nothing is left of what was refused


PIECES = [b'"', b"[", b"}", b"null", b"-1", b"99999999999999999999", b"\\u0000", b"[[[[", b'{"a":', b"\xff", b"\n", b"0"]


def damaged(data, rng):
    at = rng.randrange(len(data))
    kind = rng.randrange(4)
    if kind == 0:
        return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1:]
    if kind == 1:
        return data[:at]
    return data[:at] + (rng.choice(PIECES) + data[at:] if kind == 2 else data[at + rng.randint(1, 64):])


def damage_is_found_or_harmless():
    """A verdict is given whatever is damaged. In what is derived from the journal, nothing may change."""
    rng, found, tried = random.Random(1), 0, 0
    for name in sorted(set(os.listdir("bad")) - {"SEAL"}):
        for _ in range(6):
            shutil.rmtree("copy", ignore_errors=True)
            shutil.copytree("bad", "copy")
            with open(f"bad/{name}", "rb") as f:
                whole = data = f.read()
            for _ in range(rng.randint(1, 3)):
                data = damaged(data, rng) if data else data
            with open(f"copy/{name}", "wb") as f:
                f.write(data)
            if name != "MANIFEST":
                seal("copy")
            status, out = attempt("verify copy")
            assert status in (0, 1, 2) and "Traceback" not in out, f"{name}: {status}, {out}"
            assert status or data == whole or name not in ("MANIFEST", "corpus.sha256", "results.json", "summary.md"), f"'{name}' was changed, and passes"
            found, tried = found + (status != 0), tried + 1
    assert found > tried // 2


with tempfile.TemporaryDirectory() as work:
    os.chdir(work)
    make_packages()
    for test in (good_packages_verify, a_complete_run_is_said_to_be_one, consumers_from_outside_verify, tampering_is_found, another_seal_is_found,
                 another_corpus_is_found, runs_that_nobody_can_vouch_for_are_refused, damage_is_found_or_harmless):
        test()
        print(f"passed: {test.__name__}", flush=True)
    os.chdir("/")
