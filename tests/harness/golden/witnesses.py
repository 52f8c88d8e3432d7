#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""golden/WITNESSES: who wrote the same bytes: witnesses.py BIN SOURCE

The shipped file is held against the shipped bytes by `hlo-cts golden --check` (test harness.shipped_corpus)."""
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile

HLO_CTS, SOURCE = os.path.join(sys.argv[1], "hlo-cts"), sys.argv[2]
HASH = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
HEAD = """# who
writer\ta\told\t1.0.5\t2026-01-01
writer\tB\tnew\t1.2.0\t2026-01-01
cause\todd\tit does odd things\thttps://example.org
cause\tequal\tthe payload is equal\t-
cause\trewritten\tfrom ours\t-
"""
RELEASES = ["0.9.0", "1.0.0", "1.1.0", "1.2.0", "1.3.0"]
LETTERS = {"none": "-", "explained": "x", "rewritten": "R", "equal": "E", "same": "S"}
STANDINGS = [  # of 0.9.0, 1.0.0, 1.1.0, 1.2.0, 1.3.0
    ("case\tc\t2\ta\n", "SS---"),
    ("case\tc\t2\tB\n", "SSSS-"),
    ("case\tc\t1\tB\n", "-----"),  # an older generation
    ("case\td\t2\tB\n", "-----"),
    ("case\tc\t2\tB\t= equal 1.3.0\n", "SSSSE"),
    ("case\tc\t2\t-\tB odd 0.9.0 1.1.0..1.2.0\n", "xSxx-"),
    ("case\tc\t2\ta\tB odd 0.9.0..1.2.0\n", "SSxx-"),  # what one wrote, the other need not
    ("case\tc\t2\t-\t- odd 0.9.0..1.3.0\n", "xxxxx"),
    # What a writer read from our artifact is more than a cause, and less than the others.
    ("case\tc\t2\t-\ta odd 0.9.0..1.0.0\tB rewritten 0.9.0..1.2.0\t= equal 1.1.0\n", "RRER-"),
    ("case\tc\t2\ta\tB rewritten 0.9.0..1.2.0\n", "SSRR-"),
    ("", "-----"),
    (None, "-----"),
]
WRONG = [
    ("word\n", ":7:1: error: a line has columns"),
    ("words\tb\n", "a line is a writer, a cause or a case"),
    ("writer\ta\tx\t1.0.0\td\n", "the letter is none, or is taken"),
    ("writer\t=\tx\t1.0.0\td\n", "the letter is none, or is taken"),
    ("writer\tc\tx\tsoon\td\n", "a writer has a letter, a name, a release and a date"),
    ("cause\tx\ty\n", "a cause has a word, a sentence and a link"),
    ("case\tc\n", "a case has an id, a generation and letters"),
    ("case\tc\tone\ta\n", "a case has an id, a generation and letters"),
    ("case\tc\t1\taz\n", "no writer has the letter"),
    ("case\tc\t1\t-\tz odd 1.0.0\n", "no writer has the letter"),
    ("case\tc\t1\t-\ta unexplained 1.0.0\n", "no line above names the cause"),
    ("case\tc\t1\t-\ta\n", "no line above names the cause"),
    ("case\tc\t1\t-\ta odd now\n", "a range is A..B or a release"),
    ("case\tc\t1\ta\ncase\tb\t1\ta\n", ":8:1: error: the cases are not sorted"),
]
CHECKED = [  # the shipped cases whose bytes for 1.0.0, 1.1.0 and 1.2.0 are those of the case "c"
    (["abs_f32", "abs_f32", "abs_f32"], "case\tc\t1\ta\t= equal 1.1.0..1.2.0\n", None),
    (["abs_f32", "abs_f32", "abs_i32"], "case\tc\t1\ta\t= equal 1.1.0..1.2.0\n", "the golden bytes of 'c' for 1.2.0 equal none that has a witness"),
    (["abs_f32", "abs_f32", "abs_f32"], "case\tc\t1\ta\t= equal 1.1.0\n",
     "the golden bytes of 'c' for 1.2.0 have neither a witness nor a cause; scripts/witness --derive finds those that equal older ones"),
    (["abs_f32", "abs_f32", "abs_f32"], "case\tc\t2\tB\n", "there is no generation 2 of case 'c'"),
    (["abs_f32", "abs_f32", "abs_f32"], "case\td\t1\tB\n", "there is no generation 1 of case 'd'"),
]


def sha(data):
    return hashlib.sha256(data).hexdigest()


def put(name, data):
    os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
    with open(name, "wb") as f:
        f.write(data if isinstance(data, bytes) else data.encode())


def make(manifest, witnesses, pack=None):
    """Golden bytes of one addition, in the folder g."""
    shutil.rmtree("g", ignore_errors=True)
    put("g/packs/0.manifest", manifest)
    put("g/MANIFEST", f"packs/0\t{sha(manifest.encode())}\t{sha(pack) if pack else '-'}\n")
    if pack:
        put("g/packs/0.tar.gz", pack)
    if witnesses is not None:
        put("g/WITNESSES", HEAD + witnesses)


def golden(*options):
    return subprocess.run([HLO_CTS, "golden", "--corpus=c", "--golden=g", *options], capture_output=True, text=True, check=False)


def case(generation, rows):
    return f"case\tc\t{generation}\t{HASH}\ttool\t2026-01-01\twhy\n" + "".join(f"\t{r}\t{code}\t{digest}\n" for r, code, digest in rows)


def a_writer_vouches_up_to_its_own_release():
    manifest = case(1, [("0.9.0", 4, HASH)]) + case(2, [(r, 4, HASH) for r in RELEASES])
    for line, expected in STANDINGS:
        make(manifest, line)
        done = golden("--list")
        rows = [row.split("\t") for row in done.stdout.splitlines()]
        found = {row[2]: LETTERS[row[4]] for row in rows if row[1] == "2"}
        assert done.returncode == 0 and "".join(found[r] for r in RELEASES) == expected, (line, done)


def wrong_lines_are_refused_with_their_place():
    for line, says in WRONG:
        make(case(1, [(r, 4, HASH) for r in RELEASES]), line)
        done = golden("--list")
        assert done.returncode == 1 and not done.stdout and f"{says} [HLO-8207]" in done.stderr, (line, done)


def pack_of(files):
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz") as tar:
        for name, data in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            tar.addfile(info, io.BytesIO(data))
    return out.getvalue()


def what_is_said_is_held_against_the_bytes():
    subprocess.run([HLO_CTS, "golden", "extract", "x", "--case=abs_f32,abs_i32", f"--corpus={SOURCE}/corpus", f"--golden={SOURCE}/golden"],
                   check=True, stdout=subprocess.DEVNULL)
    for ids, line, says in CHECKED:
        files = {}
        for release, shipped in zip(RELEASES[1:4], ids):
            with open(f"x/{release}/{shipped}.mlirbc", "rb") as f:
                files[f"{release}/c.mlirbc"] = f.read()
        rows = [(name.split("/")[0], data[4] >> 1, sha(data)) for name, data in files.items()]  # a varint of one byte
        make(case(1, rows), line, pack_of(files))
        done = golden("--check")
        told = [x for x in done.stderr.splitlines() if x.endswith("[HLO-8208]")]
        assert [x.split("error: ")[1] for x in told] == ([f"{says} [HLO-8208]"] if says else []), (line, done)
        assert "HLO-8203" not in done.stderr and done.stdout.startswith("3 golden artifacts in 1 additions, "), done


with tempfile.TemporaryDirectory() as scratch:
    os.chdir(scratch)
    put("c/f/cases.yaml", "cases:\n  - {id: c, file: c.mlir, since: 0.9.0, tags: [], checks: [serialize], no_evaluate: why not}\n")
    put("c/f/c.mlir", "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n  return %x : tensor<f32>\n}\n")
    a_writer_vouches_up_to_its_own_release()
    wrong_lines_are_refused_with_their_place()
    what_is_said_is_held_against_the_bytes()
