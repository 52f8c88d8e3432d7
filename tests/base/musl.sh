#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Links base/ and the cleaned streams with musl, and runs them. musl.sh SOURCES
set -eu
cd "$1"
command -v musl-gcc >/dev/null || { echo "skipped: there is no musl-gcc"; exit 77; }
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
compile="musl-gcc -static -std=gnu17 -D_GNU_SOURCE -O1 -Wall -Wextra -Werror -Wno-missing-field-initializers -I."
# shellcheck disable=SC2086 # a command and its options
$compile -include base/os/exchanged_streams.h -Iharness/words -c tests/base/musl.c -o "$dir/main.o"
for file in harness/words/clean_streams.c harness/words/clean_text.c; do
  $compile -include base/os/exchanged_streams.h -Iharness/words -c "$file" -o "$dir/$(basename "$file" .c).o"
done
$compile "$dir"/*.o base/os/*.c base/*.c -o "$dir/program"
"$dir/program" >"$dir/out" 2>"$dir/err"
printf 'red: \\u001b[31m 5\nbell: \\u0007\nmusl program 1\n' | diff - "$dir/out"
printf 'error: \\u001b\n' | diff - "$dir/err"
