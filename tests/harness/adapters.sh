#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Adapters of scripts/consumers without the software that they are for. stablehlo-translate: hlo-translate stands in for it, which
# has the same command line. serving.py: a testee that reads and writes.
# adapters.sh BIN SOURCE
set -eu
bin=$1 source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export HLO_CTS=$bin/hlo-cts HLO_CTS_CORPUS=$source/corpus HLO_CTS_GOLDEN=$source/golden XDG_CACHE_HOME=$work/cache
cases='^(abs_float|add_i2|locations|discardable_attributes|exponential_f32)$'
adapter=$source/scripts/consumers/stablehlo-translate/run
fails() { echo "$1"; cat said; exit 1; }

# Without the tool there is a reason, in the words that scripts/world takes for one.
PATH=/usr/bin:/bin "$adapter" --version PATH --make >said 2>&1 && fails "it found a tool"
grep -q '^error: there is no stablehlo-translate in PATH; build it from' said || fails "it does not say what is missing"

# One in PATH. It has the newest release that brought something to probe. It reads, writes and evaluates.
mkdir tools
ln -s "$bin/hlo-translate" tools/stablehlo-translate
newest=$(sed -n 's/^\([0-9.]*\) [a-z].*/\1/p' "$source/scripts/consumers/probes" | tail -1)
PATH=$work/tools:$PATH "$adapter" --version PATH --make >said 2>&1 || fails "no release"
[ "$(cat said)" = "$newest" ] || fails "its release is not $newest"
PATH=$work/tools:$PATH "$adapter" --filter "$cases" --jobs=1 --report=whole --color=never >said 2>&1 || fails "the run ended with $?"
grep -q 'consumer stablehlo-translate PATH' said || fails "it has another name"
python3 - whole/results.json <<'END' || fails "not everything was asked"
import json, sys
for case in json.load(open(sys.argv[1]))["cases"]:
    for check in ("downgrade", "serialize", "deserialize", "preserve", "reserialize", "evaluate"):
        assert case["checks"][check]["counted"].get("pass"), (case["id"], check)
END

# One that STABLEHLO_TRANSLATE names, of an older release: it refuses artifacts of newer ones, and has the release of the last that it reads.
cat >older <<END
#!/bin/bash
for file; do :; done
release=\$(head -c 24 "\$file" | grep -ao 'StableHLO_v[0-9.]*' | cut -c12-)
if [ -n "\$release" ] && [ "\$(printf '%s\n' "\$release" 1.4.0 | sort -V | tail -1)" != 1.4.0 ]; then
  echo "\$file:0:0: error: unsupported StableHLO version \$release" >&2
  exit 1
fi
exec "$bin/hlo-translate" "\$@"
END
chmod +x older
STABLEHLO_TRANSLATE=$work/older "$adapter" --make >said 2>&1 || fails "no release of the older one"
[ "$(cat said)" = 1.4.0 ] || fails "the older one's release is not 1.4.0"

# A reader that dies of an older probe for another reason has the release of the newest one that it reads.
mkdir probes
for release in 1.4.0 1.5.0 1.10.0 1.12.0; do echo "$release" >"probes/$release.mlirbc"; done
python3 - <<END || fails "the newest release that is read is not 1.10.0"
import sys
sys.path.insert(0, "$source/scripts/consumers")
from serving import newest_release
assert newest_release("probes", lambda artifact: artifact.strip() in (b"1.4.0", b"1.10.0")) == "1.10.0"
assert newest_release("probes", lambda artifact: False) == "0.9.0"
END

# A testee by serving.py whose programs are artifacts: all checks pass, and a writer that ignores the target does not.
cat >testee.py <<END
import subprocess, sys
sys.path.insert(0, "$source/scripts/consumers")
from serving import Refused, Unsupported, serve
def tool(given, *actions):
    done = subprocess.run(["$bin/hlo-translate", *actions, "-"], input=given, capture_output=True)
    if done.returncode:
        raise Refused(done.stderr.decode())
    return done.stdout
def write(program, target):
    return tool(program, "--deserialize", "--serialize", "--target=" + ("current" if "ignores" in sys.argv else target))
def evaluate(artifact, arguments):
    raise Unsupported("not this one")
serve({"name": "one of serving.py", "release": "$newest", "programs": "artifact"}, evaluate, lambda artifact: write(artifact, "$newest"), write)
END
for how in as-asked ignores; do
  printf 'name: served\nkind: testee\ncommand: [python3, %s/testee.py, %s]\n' "$work" "$how" >served.yaml
  status=0
  "$bin/hlo-cts" run --consumer served.yaml --filter "$cases" --jobs=1 --check=serialize,deserialize,preserve --color=never >said 2>&1 || status=$?
  [ "$how-$status" = as-asked-0 ] || [ "$how-$status" = ignores-1 ] || fails "$how: the run ended with $status"
done
