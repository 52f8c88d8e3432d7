#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The libraries, as another program gets them: installed, found, linked, run. embed.sh CMAKE BUILD SOURCE CC
set -eu
cmake=$1 build=$2 source=$3 cc=$4
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
"$cmake" --install "$build" --prefix "$dir/first" --component lib >"$dir/log"
"$cmake" --install "$build" --prefix "$dir/first" --component dev >>"$dir/log"
mv "$dir/first" "$dir/prefix" # nothing knows where it was
prefix=$dir/prefix
lib=$(dirname "$(find "$prefix" -name libhlocts-core.so)")
example=$source/docs/examples/embed
fail() {
  echo "$*"
  exit 1
}

cd "$dir"
cat >add.mlir <<'MLIR'
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>) -> tensor<2xf32> {
  %sum = stablehlo.add %lhs, %rhs : tensor<2xf32>
  func.return %sum : tensor<2xf32>
}
MLIR
sed 's/%sum = .*/%sum = stablehlo.add %lhs, %rhs : tensor<2xf32>\n  %e = "stablehlo.exponential"(%sum) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2xf32>) -> tensor<2xf32>/' \
  add.mlir >exponential.mlir
"$build/bin/hlo-translate" --serialize --target=1.20.0 add.mlir -o add.mlirbc
"$build/bin/hlo-translate" --serialize --target=1.4.0 add.mlir -o wanted.mlirbc
cat >wanted <<'OUT'
needs 0.9.0 
obstacles for 1.4.0: none
OUT
echo "older.mlirbc: $(wc -c <wanted.mlirbc) bytes" >>wanted
echo "tensor<2xf32>: 1.75 2" >>wanted

says() {
  rm -f older.mlirbc
  LD_LIBRARY_PATH=$lib "$@" add.mlirbc 1.4.0 older.mlirbc >said || fail "$*: status $?: $(cat said)"
  diff wanted said || fail "$* says otherwise"
  cmp wanted.mlirbc older.mlirbc || fail "$* writes other bytes than hlo-translate"
}

# Text is read too, and what is too new is told with the release that has it.
PKG_CONFIG_PATH=$lib/pkgconfig
export PKG_CONFIG_PATH
$cc -Wall -Wextra -Werror "$example/embed.c" $(pkg-config --cflags --libs hlocts-interp) -o shared
says ./shared
status=0
LD_LIBRARY_PATH=$lib ./shared exponential.mlir 1.4.0 older2 >said 2>&1 || status=$?
grep -q '^needs 1.9.0 ' said || fail "exponential: $(cat said)"
grep -q 'obstacles for 1.4.0: .*exponential' said || fail "exponential: $(cat said)"
[ "$status" = 0 ] && [ ! -e older2 ] || fail "exponential was written for 1.4.0"
status=0
echo 'func.func @main( {' >broken.mlir
LD_LIBRARY_PATH=$lib ./shared broken.mlir 1.4.0 x >said 2>&1 || status=$?
[ "$status" = 1 ] && grep -q '<memory>:1:.*error: .*\[HLO-4' said || fail "broken: $status $(cat said)"

"$cmake" -S "$example" -B consumer "-DCMAKE_PREFIX_PATH=$prefix" "-DCMAKE_C_COMPILER=$cc" >log 2>&1 || fail "$(cat log)"
"$cmake" --build consumer >>log 2>&1 || fail "$(cat log)"
says consumer/embed
says consumer/embed-static
if readelf -d consumer/embed-static | grep -q hlocts; then fail "embed-static needs the shared library"; fi
command -v python3 >/dev/null && says python3 "$example/embed.py"

# The headers alone are enough, in C++ too; each example is as short as it is said to be.
echo '#include <hlocts_interp.h>' | $cc -x c++ -Wall -Werror -fsyntax-only -I"$prefix/include" -
[ "$(grep -vc SPDX "$example/embed.c")" -le 40 ] && [ "$(grep -vc SPDX "$example/embed.py")" -le 60 ] || fail "the examples grow"
# Every header of a floor compiles from where it is installed.
for header in ir/ir.h versions/versions.h verify/verify.h text/text.h bytecode/bytecode.h interpreter/interpreter.h; do
  echo "#include \"$header\"" | $cc -D_GNU_SOURCE -x c -fsyntax-only -I"$prefix/include/hlocts" - || fail "$header"
done

# Public names have the version of the interface, and none is missing or more than the headers say.
sed -n 's/.*[ *]\(hlocts_[a-z_]*\)(.*/\1/p' "$prefix"/include/*.h | sort -u >declared
nm -D --defined-only --with-symbol-versions "$lib"/libhlocts-core.so "$lib"/libhlocts-interp.so |
  sed -n 's/.* T \(hlocts_[a-z_]*\)@@HLOCTS_0$/\1/p' | sort -u >exported
diff declared exported || fail "declared and exported names differ"
# Its size: less than a million bytes, with what a strip leaves.
strip -o stripped "$lib/libhlocts-core.so"
size=$(wc -c <stripped)
echo "libhlocts-core.so, stripped: $size bytes"
[ "$size" -lt 1000000 ] || fail "libhlocts-core.so has $size bytes"
# No library of somebody else's.
needed=$(readelf -d "$lib/libhlocts-core.so" "$lib/libhlocts-interp.so" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' | sort -u | tr '\n' ' ')
[ "$needed" = "libc.so.6 libhlocts-core.so.0 libm.so.6 " ] || fail "the libraries need $needed"
