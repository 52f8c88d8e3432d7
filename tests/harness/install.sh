#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The product in a prefix of its own, and whether scripts/conform builds all of it: install.sh CMAKE
# BUILD SOURCE
set -eu
cmake=$1 build=$2 source=$3
. "$source/tests/newest"
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
prefix=$dir/prefix
"$cmake" --install "$build" --prefix "$prefix" >"$dir/log"
mkdir "$dir/elsewhere"
cd "$dir/elsewhere"
unset HLO_CTS_CORPUS HLO_CTS_GOLDEN
# It works when the prefix has moved, too.
mv "$prefix" "$dir/moved"
prefix=$dir/moved
"$prefix/bin/hlo-cts" run --quick --quiet --matrix=none >said || {
  cat said
  exit 1
}
tail -2 said
cases=$("$prefix/bin/hlo-cts" list | wc -l)
grep -q " ops in $cases cases; this run: " said
grep -q '^passed$' said
"$prefix/bin/hlo-cts" golden --check >/dev/null
for description in "$prefix"/share/hlo-cts/consumers/hlo-translate*.yaml; do
  "$prefix/bin/hlo-cts" run --quiet --matrix=none --case=add_f64 --pair="$newest,*" --consumer="$description" >/dev/null
done
for file in share/man/man1/hlo-cts.1.gz share/man/man1/hlo-cts-run.1.gz share/man/man1/hlo-opt.1.gz \
  share/man/man1/hlo-translate.1.gz share/man/man1/hlo-bench.1.gz share/man/man1/hlo-pjrt.1.gz share/zsh/site-functions/_hlo-cts \
  share/bash-completion/completions/hlo-cts share/bash-completion/completions/hlo-opt \
  share/fish/vendor_completions.d/hlo-cts.fish share/doc/hlo-cts/README.md; do
  if [ ! -s "$prefix/$file" ]; then
    echo "there is no $file"
    exit 1
  fi
done
# Every command has its page.
"$prefix/bin/hlo-cts" help | sed -n 's/^  \([a-z][a-z-]*\)  .*/\1/p' | while read -r command; do
  test -s "$prefix/share/man/man1/hlo-cts-$command.1.gz"
done

# After scripts/conform `cmake --install` works: the target that it builds makes whatever is taken from the
# build folder.
grep -q -e '--target product' "$source/scripts/conform"
[ -f "$build/build.ninja" ] || exit 0
ninja -C "$build" -t commands product >"$dir/commands"
find "$build" -name cmake_install.cmake -exec grep -ho "\"$build/[^\"]*\"" {} + | tr -d '"' |
  grep -v -e 'cmake_install.cmake$' -e '[$]{' -e ':$' | sort -u >"$dir/taken"
grep -q /bin/hlo-bench "$dir/taken"
while read -r file; do
  name=${file#"$build/"}
  # Configuring makes these; versions/ writes ids.h.
  case $name in CMakeFiles/Export/* | *.pc | hlo_cts-config* | debian/* | faces/*) continue ;; esac
  case $name in */) name=${name}written ;; esac # the manual pages
  grep -qE -e "(-o |qc |touch [^ ]*)$name(\\.[0-9.]*)?( |\$)" "$dir/commands" || {
    echo "cmake --install takes $name, and the target 'product' does not make it"
    exit 1
  }
done <"$dir/taken"
