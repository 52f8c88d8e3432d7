#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# The description in the vendor guide, tried as the guide says: with a compiler of its flags.
# vendor_guide.sh BIN SOURCE
set -eu
bin=$1 source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export HLO_CTS_CORPUS=$source/corpus HLO_CTS_GOLDEN=$source/golden PATH=$work:$bin:$PATH

# The block that begins with its name, without the indentation.
sed -n '/^    name: mycc$/,/^$/s/^    //p' "$source/docs/vendor-guide.md" >mine.yaml
grep -q '^refusal:' mine.yaml || { echo "the guide has no description of mycc"; exit 1; }
release=$(sed -n 's/^release: //p' mine.yaml)

# A compiler of that release: what is newer it does not know.
cat >mycc <<'EOF'
#!/bin/bash
verb=$1
shift
while getopts i:o:r: flag; do declare "$flag=$OPTARG"; done
if [ "$verb" = read ]; then
  newest=$(hlo-cts inspect --json "$i" 2>/dev/null | sed -n 's/.*"oldest": "\([0-9.]*\)".*/\1/p')
  sorted=$(printf '%s\n' "$newest" "$RELEASE" | sort -V | tail -1)
  [ "$sorted" = "$RELEASE" ] || { echo "mycc: rejected: $(hlo-cts inspect --json "$i" | grep '"oldest') of $newest" >&2; exit 65; }
  hlo-translate --deserialize "$i" -o "$o" 2>why
else
  hlo-translate --serialize --target="$r" "$i" -o "$o" 2>why
fi || { echo "mycc: rejected: $(cat why)" >&2; exit 65; }
EOF
chmod +x mycc
export RELEASE=$release
hlo-cts check-consumer mine.yaml >said || { cat said; exit 1; }
grep -q '^all is well$' said || { cat said; exit 1; }
hlo-cts run --consumer=mine.yaml --quiet --matrix=none --case=add_f32_rounding >said || { cat said; exit 1; }
# The line that explains a cell.
explain=$(sed -n 's/^    \(hlo-cts explain .*\)/\1/p' "$source/docs/vendor-guide.md")
[ -n "$explain" ]
$explain >said || { cat said; exit 1; }
grep -q 'exponential_v2' said
