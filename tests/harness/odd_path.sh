#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The sources build and run below a path with characters that shells treat specially, and no part of the path is executed:
# odd_path.sh CMAKE SOURCE
set -eu
cmake=$1 source=$2
git -C "$source" rev-parse --git-dir >/dev/null 2>&1 || {
  echo "skipped: the sources are not a git checkout"
  exit 77
}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
# shellcheck disable=SC2016 # nothing of the path is to expand
odd=$dir/'it'\''s $(touch executed) & $HOME (x)'
mkdir "$odd"
cd "$source"
git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$odd" --
"$cmake" -S "$odd" -B "$odd/build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DBUILD_TESTING=ON >"$dir/log" 2>&1 &&
  "$cmake" --build "$odd/build" --target product corpus_tests >"$dir/log" 2>&1 || {
  tail -30 "$dir/log"
  exit 1
}
[ -z "$(find "$dir" -name executed)" ]
cd "$dir"
"$odd/build/bin/hlo-cts" run --case=add_f64 --quiet --matrix=none | grep -q '^passed$'
"$odd/build/bin/hlo-cts" inspect "$odd/corpus/README.md" >said 2>&1 && exit 1
grep -q 'README.md' said
[ -s "$odd/build/git_version.h" ] || [ -s "$odd/build/harness/cts/git_version.h" ]
