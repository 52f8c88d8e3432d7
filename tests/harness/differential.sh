#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# differential.sh TOOLS SOURCE: scripts/differential finds no mismatch in our tools, and finds each fault that a wrapper puts
# into one way: another operation, a signal, a program that is refused, with words and without.
set -u
tools=$(cd "$1" && pwd) script=$2/scripts/differential
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0
fail() { echo "FAILED: $*"; failed=1; }
run() { "$script" --jobs=2 --out="$folder/out" "$@" >"$folder/said" 2>&1; }

# wrapper NAME OPTION LINES: a folder of tools in which hlo-translate does LINES if OPTION is among its arguments. Its last
# argument is the program; without one it reads standard input.
wrapper() {
  mkdir "$folder/$1"
  ln -s "$tools/hlo-opt" "$folder/$1/hlo-opt"
  printf '#!/usr/bin/env bash\nreal=%q\nif [[ " $HLO_CTS_LEVEL $* " == *"%s"* ]]; then\n%s\nfi\nexec "$real" "$@"\n' \
    "$tools/hlo-translate" "$2" "$3" >"$folder/$1/hlo-translate"
  chmod +x "$folder/$1/hlo-translate"
}
# found NAME WAY WORDS [OPTION...]: with the tools of NAME the way, and no other, has mismatches; the report says WORDS.
found() {
  local name=$1 way=$2 words=$3
  shift 3
  rm -rf "$folder/out"
  run --tools="$folder/$name" --seed=1 --count=40 "$@"
  [ $? = 1 ] || fail "$name: no mismatch"
  grep -q "$words" "$folder/said" || fail "$name: nothing says '$words'"
  grep -q "^seed .*, $way: " "$folder/said" || fail "$name: $way does not differ"
  ! grep '^seed' "$folder/said" | grep -v ", $way: " || fail "$name: another way differs"
  [ $failed = 0 ] || cat "$folder/said"
}

run --tools="$tools" --seed=1 --count=80 || { fail "our own tools differ"; cat "$folder/said"; }
grep -Eq '^80 programs from seed 1, ([89][0-9]|1[0-9][0-9])[0-9] comparisons, .* 0 mismatches' "$folder/said" ||
  { fail "too little is compared"; cat "$folder/said"; }
[ ! -e "$folder/out" ] || fail "something is kept without a mismatch"

wrapper other --engine=definitions 'exec "$real" "${@:1:$#-1}" <(sed s/stablehlo[.]subtract/stablehlo.add/ "${!#}")'
found other definitions '"stablehlo.subtract"'
kept=$(ls -d "$folder"/out/*-definitions | head -1)
for file in constants.mlir called.mlir arguments.mlir arguments.txt value.txt against.txt; do
  [ -s "$kept/$file" ] || fail "$file is not kept"
done
rm -f "$kept/value.txt" "$kept/against.txt"
"$kept/reproduce" >/dev/null && fail "reproduce does not see the mismatch"
[ -s "$kept/value.txt" ] && [ -s "$kept/against.txt" ] || fail "reproduce writes no results"

wrapper level lowest 'exec "$real" "${@:1:$#-1}" <(sed s/stablehlo[.]minimum/stablehlo.maximum/ "${!#}")'
found level lowest '"stablehlo.' --way=lowest --way=threads
wrapper dies --threads=3 'grep -q stablehlo.sort "${!#}" && kill -SEGV $$'
found dies threads 'status -11\|status 139' --way=threads --way=definitions
wrapper refuses --args 'grep -q stablehlo.reverse "${!#}" && { echo no >&2; exit 1; }'
found refuses arguments no --way=arguments --way=print
wrapper silent --target 'grep -q stablehlo.transpose "${!#}" && exit 1'
found silent older differ --way=older --way=lowest

# Another evaluator, which answers as it likes: its differences are found, unless a row knows them.
jaxlib() {
  printf '#!/usr/bin/env python3\nimport json, sys\nfor line in sys.stdin:\n    q = json.loads(line)\n    %s\n' "$2" >"$folder/$1"
  chmod +x "$folder/$1"
  run --tools="$tools" --seed=1 --count=8 --way=print --jaxlib="$folder/$1"
  [ $? = "$3" ] || fail "jaxlib that $1: status"
  grep -q "$4" "$folder/said" || { fail "jaxlib that $1: nothing says '$4'"; cat "$folder/said"; }
}
answer='print(json.dumps({"%s": %s}), flush=True)'
jaxlib agrees "$(printf "$answer" results '["same"] * len(q["ours"])')" 0 '^jaxlib: 8 programs, [1-9][0-9]* values alike, 0 differ'
jaxlib differs "$(printf "$answer" results '[{"words": "moods", "first": "one"}] * len(q["ours"])')" 1 '^seed 1, jaxlib: %.*: moods, one'
jaxlib refuses_it "$(printf "$answer" refused '"never heard of it"')" 1 '^seed 1, jaxlib: refused: never heard of it'
jaxlib is_known "$(printf "$answer" refused '"Unknown NumPy dtype"')" 0 '^  8 refused: the bindings have no arrays of 6-bit floats (right: open)'
jaxlib exits 'sys.exit(3)' 1 '^seed 1, jaxlib: dies: status 3'

# The generator makes each element type, and the ops that have a rule of their own.
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$2/scripts python3 - <<'EOF' || fail "the generator lacks something"
from programs.base import ALL, Program
from programs.ops import OPS

texts = [Program(seed, OPS).text("constants") for seed in range(1500)]
assert texts[7] == Program(7, OPS).text("constants"), "a seed gives two programs"
text = "".join(texts)
lacking = [t for t in ALL if f"x{t}>" not in text]
ops = """abs add and atan2 batch_norm_grad batch_norm_inference batch_norm_training bitcast_convert broadcast_in_dim case cbrt
ceil cholesky clamp compare complex concatenate convert convolution cosine count_leading_zeros divide dot_general
dynamic_broadcast_in_dim dynamic_gather dynamic_iota dynamic_pad dynamic_reshape dynamic_slice dynamic_update_slice exponential
exponential_minus_one fft floor gather get_dimension_size get_tuple_element if imag iota is_finite log log_plus_one logistic map
maximum minimum multiply negate not optimization_barrier or pad popcnt power real real_dynamic_slice reduce reduce_precision
reduce_window remainder reshape reverse rng_bit_generator round_nearest_afz round_nearest_even rsqrt scatter select
select_and_scatter shift_left shift_right_arithmetic shift_right_logical sign sine slice sort sqrt subtract tan tanh transpose
triangular_solve tuple uniform_dequantize uniform_quantize while xor"""
lacking += [op for op in ops.split() if f'"stablehlo.{op}"' not in text]
assert not lacking, lacking
sizes = [v.size for seed in range(1500) for v in Program(seed, OPS).values]
assert min(sizes) == 0 and max(sizes) > 150000, max(sizes)
EOF
exit $failed
