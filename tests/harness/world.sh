#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# scripts/world: consumers of a list are installed, run, shown; what ended is not run again, what cannot be had is told.
# world.sh HLO-CTS SOURCE
set -eu
hlo_cts=$1 source=$2
command -v python3 >/dev/null || { echo "skipped: there is no python3"; exit 77; }
command -v parallel >/dev/null || { echo "skipped: there is no GNU parallel"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export HLO_CTS=$hlo_cts HLO_CTS_CORPUS=$source/corpus HLO_CTS_GOLDEN=$source/golden
mkdir -p scripts/consumers/fake
cp "$source/scripts/world" "$source/scripts/runs" scripts/
ln -s "$source/harness" harness # the pages
ln -s "$source/scripts/commands" scripts/commands # what puts them together
# A consumer whose version is its release; "absent" cannot be installed, "slow" never ends.
cat >scripts/consumers/fake/run <<'END'
#!/bin/sh
version=$2
shift 2
[ "$version" != absent ] || { echo "ERROR: No matching distribution found for fake==absent" >&2; exit 1; }
[ "$version" != slow ] || exec sleep 600
echo "$version" >>"$TRIED"
mkdir -p "$XDG_CACHE_HOME/hlo-cts"
[ "$1" = --make ] && { echo "$version"; exit; }
cat >"$XDG_CACHE_HOME/hlo-cts/c.yaml" <<YAML
name: fake $version
kind: process
release: $version
capabilities: {locations: no}
deserialize: {argv: [sh, -c, '"{bin}/hlo-translate" --deserialize --mlir-print-op-generic "\$1" | sed s/corpus.note/corpus.lost/', x, '{artifact}']}
YAML
exec "$HLO_CTS" run --consumer "$XDG_CACHE_HOME/hlo-cts/c.yaml" --filter '^(abs_f32|add_i2|discardable_attributes)$' "$@"
END
chmod +x scripts/consumers/fake/run
printf '# a list\nfake 1.4.0 2024-07-16\nfake 0.9.0 2023-02-27\nfake absent 2025-01-01\nfake slow 2025-01-02\n' >scripts/world.list
export TRIED=$work/tried
fails() { echo "$1"; cat said; exit 1; }
scripts/world out --whole --time 12 >said 2>&1 || fails "it ended with $?"
grep -q '^2024-07-16  fake 1.4.0 .* 1.4.0 ' said || fails "1.4.0 is not shown"
grep -q 'not installed: ERROR: No matching distribution found for fake==absent' said || fails "what is absent is not told"
grep -q 'fake slow .*not installed: out of time' said || fails "what never ends is not told"
# Sorted by date; a share that the run has: two of three cases pass that lose an attribute.
[ "$(grep -o 'fake [0-9a-z.]*' said | tr '\n' ,)" = 'fake 0.9.0,fake 1.4.0,fake absent,fake slow,' ] || fails "not by date"
for file in world.html world.md world.svg world-writers.svg; do [ -s "out/$file" ] || fails "no $file"; done
grep -q 'fake 1.4.0, 1.8.0: ' out/world.svg || fails "the picture has no cell"
grep -q '>discardable_attributes</span></td><td>from ' out/world.html || fails "the page does not lead to causes"
grep -q '| fake absent | 2025-01-01 | not installed: ERROR' out/world.md || fails "no table of consumers that were not tested"
python3 -c 'import sys, xml.dom.minidom; [xml.dom.minidom.parse(f) for f in sys.argv[1:]]' out/world.svg out/world-writers.svg
# The tables of a page, between its marks alone.
mkdir -p docs/images
printf 'before\n<!-- from here to the next mark: scripts/world --document -->\nold\n<!-- the end of it -->\nafter\n' >docs/page.md
scripts/world out --render --document docs/page.md >said 2>&1 || fails "the page is not made: $?"
[ "$(sed -n '1p;$p' docs/page.md | tr '\n' ,)" = before,after, ] || fails "what is around the marks is lost"
grep -q '^| fake 1.4.0 | 2024-07-16 | 1.4.0 |' docs/page.md && ! grep -q '^old' docs/page.md || fails "the tables are not there"
[ -s docs/images/world-writers.svg ] || fails "no picture"
# The installed consumers are gone, and nothing is run again.
[ ! -e out/fake-1.4.0/environment ] || fails "the environment is still there"
cp tried before
scripts/world out --whole --time 12 --only 'fake [0-9]' >said 2>&1 || fails "the second call ended with $?"
cmp -s tried before || fails "something was run again"
# No room: said, not tried.
scripts/world full --disk 1e9 --only 'fake 1.4.0' >said 2>&1 && fails "it found room"
grep -q 'not tried: .* GiB are free' said || fails "no word of the disk"
