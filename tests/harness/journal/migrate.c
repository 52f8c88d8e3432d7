/* SPDX-License-Identifier: Apache-2.0 */
/* Programs of 2023 and early 2024: told what is old in them, and rewritten. The oracle of the
 * rewriting are the artifacts that upstream wrote of the same programs at that time: each has the
 * digest of the new text. */
#include "tests/harness/shell.h"

static int put_programs(void **state) {
  set_up(state);
  scratch_put(
      &dir, "./slice.mlir",
      "func.func @main(%x: tensor<8x9xf32>) -> tensor<8x4xf32> {\n"
      "  %0 = \"stablehlo.slice\"(%x) {limit_indices = dense<8> : tensor<2xi64>, "
      "start_indices = dense<0> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} : "
      "(tensor<8x9xf32>) -> tensor<8x4xf32>\n"
      "  return %0 : tensor<8x4xf32>\n}\n");
  scratch_put(&dir, "./rng.mlir",
              "func.func @main(%a: tensor<f32>, %n: tensor<?xindex>) -> tensor<2x3xf32> {\n"
              "  %0 = \"stablehlo.rng\"(%a, %a, %n) {rng_distribution = "
              "#stablehlo<rng_distribution UNIFORM>} : (tensor<f32>, tensor<f32>, tensor<?xindex>) "
              "-> tensor<2x3xf32>\n"
              "  return %0 : tensor<2x3xf32>\n}\n");
  scratch_put(&dir, "./trace.mlir",
              "func.func @main(%x: tensor<f32>) {\n  \"stablehlo.trace\"(%x) {tag = \"t\"} : "
              "(tensor<f32>) -> ()\n  return\n}\n");
  return 0;
}

static void what_is_old_is_told(void **state) {
  (void)state;
  assert_int_equal(sh_all(OPT "slice.mlir"), 1);
  SAYS(
      "note: until January 2024 stablehlo.slice had dense<…> : tensor<Nxi64> for a list of "
      "numbers; "
      "now it has array<i64: …>; --migrate rewrites it\n");
  assert_int_equal(sh_all(OPT "trace.mlir"), 1);
  SAYS("note: stablehlo.trace was an operation until May 2024; nothing took its place\n");
  /* Upstream's own words alone, where they are compared. */
  sh_all(OPT "--strict-upstream slice.mlir");
  assert_null(strstr(strbuf_str(&out), "--migrate"));
}

static void what_is_old_is_rewritten(void **state) {
  (void)state;
  must(OPT "--migrate slice.mlir");
  SAYS("stablehlo.slice %arg0 [0:8, 0:8:2]");
  must(OPT "--migrate rng.mlir | " OPT "-");
  SAYS("stablehlo.constant dense<[2, 3]> : tensor<2xi64>");
  must(OPT "--migrate slice.mlir >new.mlir && " OPT "--migrate new.mlir | cmp new.mlir -");
}

static void upstreams_programs_of_2023_are_what_their_artifacts_say(void **state) {
  (void)state;
  if (!*HLO_CTS_UPSTREAM) skip();
  must("for f in " HLO_CTS_UPSTREAM "/testdata_0_9_0/*.mlir; do " OPT
       "$f >/dev/null 2>&1 && continue; " OPT "--migrate $f -o new.mlir && " CTS
       "digest --equal new.mlir $f.0_9_0.bc && echo same || "
       "echo \"other $f\"; done >list; sort list | uniq -c");
  SAYS("58 same\n");
  assert_null(strstr(strbuf_str(&out), "other"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_old_is_told),
      cmocka_unit_test(what_is_old_is_rewritten),
      cmocka_unit_test(upstreams_programs_of_2023_are_what_their_artifacts_say),
  };
  return cmocka_run_group_tests(tests, put_programs, tear_down);
}
