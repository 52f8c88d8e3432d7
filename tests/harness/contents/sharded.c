/* SPDX-License-Identifier: Apache-2.0 */
/* Artifacts with Shardy beside VHLO, as jax.export of a shard_map makes them: written, relayed
 * through other releases, and evaluated over the devices of the mesh. The SHA-256 are those of the
 * bytes that jaxlib 0.10.2 writes for the same programs, without locations
 * (stablehlo.serialize_portable_artifact, mixed). */
#include "tests/harness/shell.h"

static int put_programs(void **state) {
  set_up(state);
  /* psum over "y" of a 2 by 2 mesh. Device (x, y) doubles rows 2x and 2x + 1, columns 3y to 3y + 2.
   */
  scratch_put(&dir, "./psum.mlir",
              "module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\n"
              "  sdy.mesh @mesh = <[\"x\"=2, \"y\"=2]>\n"
              "  func.func public @main(%operand: tensor<4x6xf32>) -> (tensor<4x3xf32> "
              "{jax.result_info = \"result\"}) {\n"
              "    %result = sdy.manual_computation(%operand) in_shardings=[<@mesh, [{\"x\"}, "
              "{\"y\"}]>] out_shardings=[<@mesh, [{\"x\"}, {}]>] manual_axes={\"x\", \"y\"} "
              "(%part: tensor<2x3xf32>) {\n"
              "      %two = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>\n"
              "      %double = stablehlo.multiply %part, %two : tensor<2x3xf32>\n"
              "      %sum = \"stablehlo.all_reduce\"(%double) <{channel_handle = "
              "#stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1], "
              "[2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({\n"
              "      ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):\n"
              "        %both = stablehlo.add %lhs, %rhs : tensor<f32>\n"
              "        stablehlo.return %both : tensor<f32>\n"
              "      }) : (tensor<2x3xf32>) -> tensor<2x3xf32>\n"
              "      sdy.return %sum : tensor<2x3xf32>\n"
              "    } : (tensor<4x6xf32>) -> tensor<4x3xf32>\n"
              "    return %result : tensor<4x3xf32>\n"
              "  }\n"
              "}\n");
  /* Small floats outside of VHLO: their types have codes. */
  scratch_put(&dir, "./small.mlir",
              "module {\n"
              " sdy.mesh @m = <[\"x\"=2]>\n"
              " func.func @main(%a: tensor<4xf8E4M3FN> {sdy.sharding = "
              "#sdy.sharding<@m,[{\"x\"}]>}) -> tensor<4xf8E4M3FN> {\n"
              "  %0 = sdy.sharding_constraint %a <@m,[{\"x\"}]> : tensor<4xf8E4M3FN>\n"
              "  %1 = stablehlo.convert %0 : (tensor<4xf8E4M3FN>) -> tensor<4xf4E2M1FN>\n"
              "  %2 = sdy.sharding_constraint %1 <@m,[{\"x\"}]> : tensor<4xf4E2M1FN>\n"
              "  %3 = stablehlo.convert %2 : (tensor<4xf4E2M1FN>) -> tensor<4xf8E4M3FN>\n"
              "  return %3 : tensor<4xf8E4M3FN>\n"
              " }\n"
              "}\n");
  return 0;
}

#define MIXED TRANSLATE "--allow-other-dialects "

static void the_bytes_are_those_of_jaxlib(void **state) {
  (void)state;
  static const struct {
    const char *program, *target, *sha256;
  } rows[] = {
      {"psum", "1.11.0", "67f90d0bec82da8f84bc8ed619b402ad17b213c97422b031e63b46ebc865a108"},
      {"psum", "1.17.0", "9d792c8ff1cca0c7a9f303cce9f95706dd44c67fc8ac667536832ad447fb69e4"},
      {"small", "1.11.0", "6b8704ec04ef2ceb6935ff81d79c022f9a1143f0b5d21529541ac334f237295e"},
      {"small", "1.17.0", "9bf5f140afd08215e994afca4df3d81b37183a452097c2fd0b7575212d96abd5"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf command = STRBUF_INIT;
    strbuf_addf(&command, MIXED "--serialize --strip-debuginfo --target=%s %s.mlir | sha256sum",
                rows[i].target, rows[i].program);
    must(strbuf_str(&command));
    SAYS(rows[i].sha256);
    strbuf_free(&command);
  }
}

/* By hand: of each row the sum of column c and column c + 3, doubled. Row 0: (0 + 3) * 2 = 6, 10,
 * 14; each row has 6 more in both columns, 24 in the sum. XLA's CPU backend on four devices gives
 * the same. */
static const char sums[] =
    "[6.000000e+00, 1.000000e+01, 1.400000e+01],\n    [3.000000e+01, 3.400000e+01, 3.800000e+01],\n"
    "    [5.400000e+01, 5.800000e+01, 6.200000e+01],\n    [7.800000e+01, 8.200000e+01, "
    "8.600000e+01]";
static const char rows_of_six[] =
    "'--args=[dense<[[0.0, 1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0, 11.0], "
    "[12.0, 13.0, 14.0, 15.0, 16.0, 17.0], [18.0, 19.0, 20.0, 21.0, 22.0, 23.0]]> : "
    "tensor<4x6xf32>]'";
/* 0.75 is halfway between 0.5 and 1 of f4E2M1FN, whose last bit is even for 1; 6 is the largest. */
static const char four[] = "'--args=[dense<[1.0, 0.75, 3.0, 6.0]> : tensor<4xf8E4M3FN>]'";
static const char four_again[] = "[1.000000e+00, 1.000000e+00, 3.000000e+00, 6.000000e+00]";

/* Written for one release, read, written for the other, read: the same program, and the same
 * values. */
static void relay(const char *program, const char *from, const char *to, const char *args,
                  const char *values) {
  strbuf command = STRBUF_INIT;
  strbuf_addf(&command,
              MIXED "--serialize --target=%s %s.mlir -o a.bc && " MIXED
                    "--deserialize a.bc | " MIXED "--serialize --target=%s -o b.bc && " CTS
                    "digest --equal a.bc b.bc && " MIXED "--deserialize --interpret %s b.bc",
              from, program, to, args);
  must(strbuf_str(&command));
  SAYS(values);
  strbuf_free(&command);
}

static void releases_relay_them(void **state) {
  (void)state;
  static const char *const pairs[][2] = {
      {"1.11.0", "1.20.0"}, {"1.20.0", "1.11.0"}, {"1.15.0", "1.17.0"}, {"1.18.0", "1.14.0"}};
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    relay("psum", pairs[i][0], pairs[i][1], rows_of_six, sums);
    relay("small", pairs[i][0], pairs[i][1], four, four_again);
  }
}

static void writing_other_dialects_needs_leave(void **state) {
  (void)state;
  assert_int_equal(sh_all(TRANSLATE "--serialize --target=1.17.0 psum.mlir -o a.bc"), 1);
  SAYS("other dialects are not allowed");
}

/* A consumer is asked for cases with a dialect that it claims; each case of the corpus passes then.
 */
static void consumers_claim_dialects(void **state) {
  (void)state;
  static const char run[] = CTS
      "run --consumer mixed.yaml --pair=NEWEST,NEWEST --matrix=none "
      "--replace --report r '--filter=^(sharded_psum_inner|abs_f32)$'";
  must("cp " HLO_CTS_SOURCE
       "/consumers/hlo-translate.yaml mixed.yaml && "
       "sed -i 's|{bin}|" HLO_CTS_BIN "|' mixed.yaml");
  must(run);
  SAYS("12 checks: 10 pass 2 unsupported"); /* it has one device */
  must("sed -i '/dialects:/d' mixed.yaml");
  must(run);
  SAYS("12 checks: 6 pass 6 unsupported");
  must("grep -q \"it does not claim the dialect 'sdy'\" r/results.json");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_bytes_are_those_of_jaxlib),
      cmocka_unit_test(releases_relay_them),
      cmocka_unit_test(writing_other_dialects_needs_leave),
      cmocka_unit_test(consumers_claim_dialects),
  };
  return cmocka_run_group_tests(tests, put_programs, tear_down);
}
