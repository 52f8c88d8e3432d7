#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Each step of docs/ci, run: ci.sh BIN SOURCE
set -eu
PATH=$1:$PATH source=$2
unset GITHUB_ACTIONS
HLO_CTS_CORPUS=$source/corpus HLO_CTS_GOLDEN=$source/golden
export PATH HLO_CTS_CORPUS HLO_CTS_GOLDEN
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
fail() {
  echo "$*"
  exit 1
}
cases='--filter=^(abs_f32|add_f64|boundary_op_tan_v2_.*)$'

# A night in two shards, and the next night, which is no worse.
for n in 1 2; do
  "$source/docs/ci/nightly.sh" "$source/consumers/hlo-translate.yaml" $n 2 "$cases" '--pair=1.19.0..,1.19.0..' >said ||
    { [ $? = 2 ] && grep -q 'no cases\|nothing' said || fail "nightly: $(cat said)"; }
done
"$source/docs/ci/join.sh" night before part1 part2 >said || fail "join: $(cat said)"
[ -s night/results.json ] || fail "join left no results"
grep -q "There is no 'before' to compare with" said || fail "join: $(cat said)"
"$source/docs/ci/join.sh" next night part1 part2 >said || fail "join: $(cat said)"
grep -q '0 verdicts worse' said || fail "$(cat said)"

# The report of the night before: no run has one, GitHub does not answer, the newest run has none and the one before has.
mkdir -p runs/7 runs/9
cat >runs/gh <<'SH'
#!/bin/sh
[ -z "${refused:-}" ] || exit 4
case "$1 $2" in
  "run list") ls -r "$nights" | grep -v gh ;;
  "run download") [ -d "$nights/$3/report" ] && cp -r "$nights/$3/report" "${9}" ;;
esac
SH
chmod +x runs/gh
fetch() { env PATH="$dir/runs:$PATH" GITHUB_REPOSITORY=o/r GITHUB_WORKFLOW=w GITHUB_REF_NAME=main nights="$dir/runs" "$@" \
  "$source/docs/ci/before.sh" before >said || fail "before: $(cat said)"; }
fetch
[ ! -e before ] && grep -q 'no report of a night before' said || fail "before: $(cat said)"
fetch refused=yes
[ ! -e before ] && grep -q '^::warning::' said || fail "before: $(cat said)"
cp -r night runs/7/report
fetch
grep -q 'run 7' said && cmp night/results.json before/results.json || fail "before: $(cat said)"

# A small tree: golden bytes of a new case, then the gate against the tree before.
mkdir -p old/corpus/made
cp -r "$source/versions" old/versions
cp "$source/corpus/elementwise/abs_f32.mlir" old/corpus/made
cat >old/corpus/made/cases.yaml <<'YAML'
cases:
  - id: made_abs
    file: abs_f32.mlir
    since: 0.9.0
    tags: [abs]
YAML
mkdir old/golden
: >old/golden/MANIFEST
"$source/docs/ci/golden.sh" old >said || fail "golden: $(cat said)"
cp -r old new
sed '1d; s/made_abs/made_abs_again/' old/corpus/made/cases.yaml >>new/corpus/made/cases.yaml
status=0
"$source/docs/ci/gate.sh" "$dir/old" new >said 2>&1 || status=$?
[ "$status" = 1 ] && grep -q 'HLO-8202' said || fail "the gate lets a case without golden bytes pass: $(cat said)"
grep -q 'HLO-8202' gate.md && grep -q '<failure' gate.xml || fail "gate.md or gate.xml lack the finding"
"$source/docs/ci/golden.sh" new >said || fail "golden: $(cat said)"
"$source/docs/ci/gate.sh" "$dir/old" new >said || fail "gate: $(cat said)"
GITHUB_ACTIONS=true
export GITHUB_ACTIONS
rm -r new/golden
cp -r old/golden new/golden
"$source/docs/ci/gate.sh" "$dir/old" new >said 2>&1 && fail "the gate is open without golden bytes"
grep -q '^::error file=' said || fail "no annotations: $(cat said)"

unset GITHUB_ACTIONS

# Golden bytes that were not committed, and each commit by itself.
as_author() { git -c user.name=x -c user.email=x@example.org -C new "$@"; }
as_author init -q
as_author add .
as_author commit -qm one
"$source/docs/ci/unchanged.sh" new >said 2>&1 && fail "golden bytes are missing, and nobody says so"
grep -q '?? golden/packs/\|M golden/MANIFEST' said || fail "$(cat said)"
as_author add .
as_author commit -qm two
"$source/docs/ci/unchanged.sh" new >said 2>&1 || fail "unchanged: $(cat said)"
sed -i 's/tags: \[abs\]/tags: [abs, more]/' new/corpus/made/cases.yaml
as_author commit -qam three
sed -i 's/tags: \[abs, more\]/level: recommended\n    tags: [abs, more]/' new/corpus/made/cases.yaml
as_author commit -qam four
(cd new && "$source/docs/ci/commits.sh" HEAD~3 HEAD~1) >said 2>&1 || fail "commits: $(cat said)"
[ "$(grep -c '^The gate is open' said)" = 2 ] || fail "commits: $(cat said)"
(cd new && "$source/docs/ci/commits.sh" HEAD~1) >said 2>&1 && fail "a weaker commit passes: $(cat said)"
grep -q "level 'recommended' is new" said || fail "$(cat said)"

# The comment on a pull request: all of a short verdict, the head of a long one, and nothing if the gate did not run.
mkdir comments
cat >comments/gh <<'SH'
#!/bin/sh
echo "$1 $2 $3 $4" >>gh-said
cat "$5" >>gh-said
SH
chmod +x comments/gh
PATH=$dir/comments:$PATH GITHUB_STEP_SUMMARY=$dir/summary
export GITHUB_STEP_SUMMARY
(cd comments && "$source/docs/ci/comment.sh" 7) >said
grep -q 'the gate did not run' said && [ ! -e comments/gh-said ] || fail "a comment without a verdict: $(cat said)"
printf '## The gate is open\n' >comments/gate.md
(cd comments && "$source/docs/ci/comment.sh" 7) || fail "no comment"
printf 'pr comment 7 --body-file\n## The gate is open\n' | cmp - comments/gh-said
cmp comments/gate.md summary
yes 'a finding of the gate, again and again' | head -n 3000 >comments/gate.md
rm comments/gh-said
(cd comments && "$source/docs/ci/comment.sh" 7) || fail "no comment"
[ "$(wc -c <comments/gh-said)" -le 65536 ] && [ "$(tail -n 1 comments/gh-said)" = "The summary of the job has the rest." ] ||
  fail "a long comment: $(tail -n 2 comments/gh-said)"

# The workflows have nothing that scripts/ci-walk cannot walk; their scripts are there.
if python3 -c 'import yaml' 2>/dev/null; then
  for workflow in "$source"/.github/workflows/*.yml "$source"/docs/ci/*.yml; do
    "$source/scripts/ci-walk" --list "$workflow" >>steps || fail "$workflow is not understood"
  done
  tr ' ' '\n' <steps | sed -n 's#^\(hlo-cts/\)*\(\(docs/ci\|scripts\|[.]ci\)/[a-z.-]*\)$#\2#p' | sort -u >called
  [ "$(wc -l <called)" -ge 9 ] || fail "the workflows call: $(cat called)"
  while read -r script; do
    [ -x "$source/$script" ] || fail "$script is not there"
  done <called
  printf 'on: push\njobs:\n  a: {runs-on: x, container: "debian:12", steps: [{uses: "a/b@v1"}]}\n' >unknown.yml
  "$source/scripts/ci-walk" --list unknown.yml >said 2>&1 && fail "an unknown action is walked over"
  grep -q "unknown action 'a/b@v1'" said || fail "$(cat said)"
else
  echo "the workflows are not read: python3 has no yaml"
fi
