#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# scripts/relay with made-up consumers: a writer whose bytes are others but mean the same, one that loses something, one that dies.
# relay.sh BIN SOURCE
set -eu
bin=$1 source=$2
python3 -c 'import yaml' 2>/dev/null || { echo "skipped: there is no python3 with yaml"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export HLO_CTS=$bin/hlo-cts HLO_CTS_CORPUS=$source/corpus HLO_CTS_GOLDEN=$source/golden XDG_CACHE_HOME=$work
mkdir -p scripts/consumers/fake
cp "$source/scripts/relay" scripts/
cp "$source/scripts/consumers/serving.py" "$source/scripts/consumers/testees.py" scripts/consumers/
cp "$source/scripts/consumers/serving.py" .
# Writes and reads by hlo-translate; the version says how.
cat >testee.py <<'END'
import base64, json, subprocess, sys
tool, how, mixed = sys.argv[1] + "/hlo-translate", sys.argv[2], sys.argv[3:] == ["--mixed"]
others = ["--allow-other-dialects"] * mixed
def run(*argv, given):
    done = subprocess.run(argv, input=given, capture_output=True)
    return done.stdout if done.returncode == 0 else None
def answer(m):
    if "hello" in m:
        return {"hello": {"protocol": 1, "name": how, "release": "1.11.0", "can": ["read", "write"], "programs": "artifact",
                          "dialects": ["sdy"] * mixed}}
    if "serialize" in m:
        text = run(tool, "--deserialize", "-mlir-print-op-generic", "-", given=base64.b64decode(m["serialize"]["program"]["base64"]))
        if how == "loses": text = text.replace(b"corpus.note", b"corpus.lost")
        if how == "dies": sys.exit(3)
        key, data = "artifact", run(tool, "--serialize", *others, "--target=" + m["serialize"]["target"], "-", given=text)
    elif how == "refuses":
        return {"id": m["id"], "refused": "not number %d" % m["id"], "phase": "parsed"}
    else:
        key, data = "program", base64.b64decode(m["deserialize"]["artifact"]["base64"])
    if data is None:
        return {"id": m["id"], "refused": "no"}
    return {"id": m["id"], "done": {key: {"base64": base64.b64encode(data).decode()}}}
while header := sys.stdin.buffer.readline():
    text = json.dumps(answer(json.loads(sys.stdin.buffer.read(int(header))))).encode()
    sys.stdout.buffer.write(b"%d\n%s" % (len(text), text))
    sys.stdout.buffer.flush()
END
cat >scripts/consumers/fake/run <<END
#!/bin/sh
mkdir -p "$work/hlo-cts/fake-\$2"
file=$work/hlo-cts/fake-\$2/consumer.yaml more=
case "\$3" in --mixed) file=$work/hlo-cts/fake-\$2/mixed.yaml more=', "--mixed"' ;; esac
printf 'name: x\nkind: testee\ncommand: ["python3", "$work/testee.py", "{bin}", "%s"%s]\n' "\$2" "\$more" >"\$file"
case "\$*" in *--make) ;; *) "\$HLO_CTS" run --consumer "\$file" ;; esac
END
chmod +x scripts/consumers/fake/run
fails() { echo "$1"; cat said; exit 1; }
cases='^(abs_f32|discardable_attributes|tan_f32)$'
scripts/relay "fake right" "fake reader" --filter "$cases" --target 1.4.0 --target 1.0.0 >said 2>&1 || fails "right: it ended with $?"
grep -qE 'fake right .* for 1.4.0, to fake reader .*: 3 (equal|other) bytes, read' said || fails "not three cases"
grep -q 'for 1.0.0.*1 not for this release' said || fails "tan is newer than 1.0.0"
scripts/relay "fake loses" "fake reader" --filter "$cases" --target 1.4.0 >said 2>&1 && fails "loses: nothing was found"
grep -q '^discardable_attributes for 1.4.0: .* another program' said || fails "what is lost is not told"
grep -q '1 other bytes, read, UNLIKE' said || fails "it is not counted"
scripts/relay "fake dies" "fake reader" --filter "$cases" --target 1.4.0 >said 2>&1 || fails "dies: it ended with $?"
grep -q 'abs_f32 for 1.4.0: not written: .*no answer (3)' said || fails "the death is not told"
# A reader that refuses both treats them alike, whatever its words are.
scripts/relay "fake loses" "fake refuses" --filter "$cases" --target 1.4.0 >said 2>&1 || fails "refuses: it ended with $?"
grep -q ': 3 other bytes, refused$' said || fails "the refusals are not alike"
# Shardy's ops beside VHLO are given to a writer that keeps them; another one's case is left out, and said to be.
scripts/relay "fake right --mixed" "fake reader --mixed" --filter '^sharded_psum_inner$' --target 1.11.0 >said 2>&1 || fails "mixed: it ended with $?"
grep -qE 'for 1.11.0, to .*: 1 (equal|other) bytes, read$' said || fails "the sharded case was not relayed"
scripts/relay "fake right" "fake reader" --filter '^sharded_psum_inner$' --target 1.11.0 >said 2>&1 || fails "not mixed: it ended with $?"
grep -q '^1 case left out: ' said || fails "a case that is left out is not told"
