#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The interface in C17 and C++17, by every compiler that is here, and the examples of docs/embedding.md.
#   api.sh BUILD SOURCE CC [sanitized]
# With `sanitized`, BUILD has AddressSanitizer and UndefinedBehaviorSanitizer, and so have the programs: those of its own compiler.
set -eu
build=$1 source=$2 cc=$3
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
fail() {
  echo "$*"
  exit 1
}
cd "$dir"
mkdir include
cp "$source"/api/*.h "$source"/api/evaluate/*.h include
flags="-Wall -Wextra -pedantic -Werror -Iinclude"
libs="-L$build/lib -lhlocts-interp -lhlocts-core -Wl,-rpath,$build/lib"
pairs="$cc=c17 gcc=c17 clang=c17 g++=c++17 clang++=c++17"
if [ "${4:-}" = sanitized ]; then
  libs="$build/lib/libhlocts-interp.a $build/lib/libhlocts-core.a -lm -fsanitize=address,undefined -fno-sanitize-recover=all"
  case $cc in *clang*) pairs="$cc=c17 clang++=c++17" ;; *) pairs="$cc=c17 g++=c++17" ;; esac
fi
compilers=0
for pair in $pairs; do
  compiler=${pair%%=*} language=${pair#*=}
  command -v "$compiler" >/dev/null || continue
  case $language in c++*) kind="-x c++" ;; *) kind="-x c" ;; esac
  # shellcheck disable=SC2086 # options
  "$compiler" -std=$language $flags $kind "$source/tests/api/walk.c" -x none -o walk $libs || fail "$pair"
  ./walk >said || fail "$pair: $(cat said)"
  compilers=$((compilers + 1))
done
echo "$compilers compilers"
[ "$compilers" -ge 2 ] || fail "there is one compiler at most"

example=$source/docs/examples/embed
for name in writer compiler; do
  # shellcheck disable=SC2086 # options
  $cc -std=c17 -Wall -Wextra -Werror -Iinclude "$example/$name.c" -o $name $libs
done
[ "$(wc -l <"$example/compiler.c")" -le 120 ] || fail "the compiler grows"
./writer axpy.mlirbc 1.0.0
"$build/bin/hlo-cts" inspect axpy.mlirbc | grep -q '^target: 1.0.0' || fail "writer: no artifact for 1.0.0"
./compiler axpy.mlirbc >axpy.c
cat >main.c <<'C'
#include <stdio.h>
#define main axpy
#include "axpy.c"
#undef main
int main(void) {
  float x[] = {1.5f, -2}, y[] = {10, 20}, out[2];
  axpy(x, y, out);
  printf("%g %g\n", out[0], out[1]);
}
C
$cc main.c -o main -lm
[ "$(./main)" = "13 16" ] || fail "the compiled program prints $(./main)"
echo 'func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> { %0 = stablehlo.floor %x : tensor<2xf32> return %0 : tensor<2xf32> }' >floor.mlir
status=0
./compiler floor.mlir >said 2>&1 || status=$?
[ "$status" = 1 ] && grep -q 'no C for stablehlo.floor' said || fail "floor: $status $(cat said)"
