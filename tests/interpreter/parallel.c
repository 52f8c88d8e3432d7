/* Process grids: collectives, messages, deadlocks. */
#include "run.h"

/* Functions that each process runs, and main's call of run_parallel with what is checked of it. */
static void assert_grid(const char *functions, const char *body) {
  strbuf b = STRBUF_INIT;
  strbuf_addf(&b, "%sfunc.func @main() {\n%s  func.return\n}\n", functions, body);
  assert_module_runs(strbuf_str(&b));
  strbuf_free(&b);
}
static void assert_grid_fails(const char *functions, const char *body, const char *why) {
  strbuf b = STRBUF_INIT;
  strbuf_addf(&b, "%sfunc.func @main() {\n%s  func.return\n}\n", functions, body);
  assert_module_fails(strbuf_str(&b), why);
  strbuf_free(&b);
}

#define TWO_INPUTS                                            \
  "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n" \
  "  %b = stablehlo.constant dense<[3, 4]> : tensor<2xi32>\n"
#define RUN_TWO(programs, type)                                         \
  "  %r:2 = \"interpreter.run_parallel\"(%a, %b) {programs = " programs \
  "} : (tensor<2xi32>, tensor<2xi32>) -> (" type ", " type ")\n"

static void processes_know_who_they_are(void **state) {
  (void)state;
  assert_grid(
      "func.func @f() -> (tensor<ui32>, tensor<ui32>) {\n"
      "  %r = stablehlo.replica_id : tensor<ui32>\n  %p = stablehlo.partition_id : tensor<ui32>\n"
      "  func.return %r, %p : tensor<ui32>, tensor<ui32>\n}\n",
      "  %r:8 = \"interpreter.run_parallel\"() {programs = [[@f, @f], [@f, @f]]} : () -> "
      "(tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, "
      "tensor<ui32>, tensor<ui32>)\n"
      "  check.expect_eq_const %r#2, dense<0> : tensor<ui32>\n"
      "  check.expect_eq_const %r#3, dense<1> : tensor<ui32>\n"
      "  check.expect_eq_const %r#4, dense<1> : tensor<ui32>\n"
      "  check.expect_eq_const %r#5, dense<0> : tensor<ui32>\n");
  assert_fails("  %r = stablehlo.replica_id : tensor<ui32>\n", "HLO-6016");
}

static void gathers_and_reduces(void **state) {
  (void)state;
  assert_grid(
      "func.func @f(%x: tensor<2xi32>) -> tensor<4xi32> {\n"
      "  %r = \"stablehlo.all_gather\"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<2xi32>) -> tensor<4xi32>\n"
      "  func.return %r : tensor<4xi32>\n}\n",
      TWO_INPUTS RUN_TWO("[[@f], [@f]]", "tensor<4xi32>")
      "  check.expect_eq_const %r#0, dense<[3, 4, 1, 2]> : tensor<4xi32>\n"
      "  check.expect_eq %r#0, %r#1 : tensor<4xi32>\n");
  assert_grid(
      "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
      "  %r = \"stablehlo.all_reduce\"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({\n"
      "  ^bb0(%p: tensor<i32>, %q: tensor<i32>):\n    %s = stablehlo.subtract %p, %q : tensor<i32>\n"
      "    stablehlo.return %s : tensor<i32>\n  }) : (tensor<2xi32>) -> tensor<2xi32>\n"
      "  func.return %r : tensor<2xi32>\n}\n",
      TWO_INPUTS RUN_TWO("[[@f], [@f]]", "tensor<2xi32>")
      "  check.expect_eq_const %r#0, dense<[-2, -2]> : tensor<2xi32>\n"
      "  check.expect_eq %r#0, %r#1 : tensor<2xi32>\n");
  assert_grid(
      "func.func @f(%x: tensor<2xi32>) -> tensor<1xi32> {\n"
      "  %r = \"stablehlo.reduce_scatter\"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids}> ({\n"
      "  ^bb0(%p: tensor<i32>, %q: tensor<i32>):\n    %s = stablehlo.add %p, %q : tensor<i32>\n"
      "    stablehlo.return %s : tensor<i32>\n  }) : (tensor<2xi32>) -> tensor<1xi32>\n"
      "  func.return %r : tensor<1xi32>\n}\n",
      TWO_INPUTS RUN_TWO("[[@f, @f]]", "tensor<1xi32>")
      "  check.expect_eq_const %r#0, dense<[4]> : tensor<1xi32>\n"
      "  check.expect_eq_const %r#1, dense<[6]> : tensor<1xi32>\n");
  assert_grid(
      "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
      "  %r = \"stablehlo.cross-replica-sum\"(%x) <{replica_groups = dense<[[0, 1]]> : "
      "tensor<1x2xi64>}> : (tensor<2xi32>) -> tensor<2xi32>\n"
      "  func.return %r : tensor<2xi32>\n}\n",
      TWO_INPUTS RUN_TWO(
          "[[@f], [@f]]",
          "tensor<2xi32>") "  check.expect_eq_const %r#1, dense<[4, 6]> : tensor<2xi32>\n");
}

static void exchanges(void **state) {
  (void)state;
  assert_grid(
      "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
      "  %r = \"stablehlo.all_to_all\"(%x) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xi32>) -> tensor<2xi32>\n"
      "  func.return %r : tensor<2xi32>\n}\n",
      TWO_INPUTS RUN_TWO("[[@f], [@f]]", "tensor<2xi32>")
      "  check.expect_eq_const %r#0, dense<[1, 3]> : tensor<2xi32>\n"
      "  check.expect_eq_const %r#1, dense<[2, 4]> : tensor<2xi32>\n");
  assert_grid(
      "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
      "  %r = \"stablehlo.collective_permute\"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xi32>) -> tensor<2xi32>\n"
      "  func.return %r : tensor<2xi32>\n}\n",
      TWO_INPUTS RUN_TWO("[[@f], [@f]]", "tensor<2xi32>")
      "  check.expect_eq_const %r#0, dense<[0, 0]> : tensor<2xi32>\n"
      "  check.expect_eq_const %r#1, dense<[1, 2]> : tensor<2xi32>\n");
  assert_grid(
      "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
      "  %r = \"stablehlo.collective_broadcast\"(%x) <{replica_groups = dense<[[1, 0]]> : "
      "tensor<1x2xi64>}> : (tensor<2xi32>) -> tensor<2xi32>\n"
      "  func.return %r : tensor<2xi32>\n}\n",
      TWO_INPUTS RUN_TWO(
          "[[@f], [@f]]",
          "tensor<2xi32>") "  check.expect_eq_const %r#0, dense<[3, 4]> : tensor<2xi32>\n");
}

#define SEND                                                                                    \
  "func.func @send(%x: tensor<2xi32>, %t: !stablehlo.token) -> !stablehlo.token {\n"            \
  "  %r = \"stablehlo.send\"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, " \
  "type = 1>}> : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token\n"                       \
  "  func.return %r : !stablehlo.token\n}\n"
#define RECV                                                                                       \
  "func.func @recv(%t: !stablehlo.token) -> (tensor<2xi32>, !stablehlo.token) {\n"                 \
  "  %r:2 = \"stablehlo.recv\"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type " \
  "= 1>}> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)\n"                             \
  "  func.return %r#0, %r#1 : tensor<2xi32>, !stablehlo.token\n}\n"

/* The receiver comes first, waits, and goes on. */
static void messages_arrive(void **state) {
  (void)state;
  assert_grid(SEND RECV,
              "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
              "  %t = stablehlo.create_token : !stablehlo.token\n"
              "  %r:3 = \"interpreter.run_parallel\"(%t, %a, %t) {programs = [[@recv], [@send]]} : "
              "(!stablehlo.token, tensor<2xi32>, !stablehlo.token) -> (tensor<2xi32>, "
              "!stablehlo.token, !stablehlo.token)\n"
              "  check.expect_eq %r#0, %a : tensor<2xi32>\n");
}

static void deadlocks_are_found(void **state) {
  (void)state;
  assert_grid_fails(RECV,
                    "  %t = stablehlo.create_token : !stablehlo.token\n"
                    "  %r:2 = \"interpreter.run_parallel\"(%t) {programs = [[@recv]]} : "
                    "(!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)\n",
                    "deadlock: 1 processes wait and none can go on: (0, 0) at 'stablehlo.recv'");
  assert_grid_fails(SEND,
                    "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
                    "  %t = stablehlo.create_token : !stablehlo.token\n"
                    "  %r = \"interpreter.run_parallel\"(%a, %t) {programs = [[@send]]} : "
                    "(tensor<2xi32>, !stablehlo.token) -> !stablehlo.token\n",
                    "never received");
  /* One of two processes never comes to the meeting. */
  assert_grid_fails(
      "func.func @f(%x: tensor<2xi32>) -> tensor<4xi32> {\n"
      "  %r = \"stablehlo.all_gather\"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, "
      "1]]> : tensor<1x2xi64>}> : (tensor<2xi32>) -> tensor<4xi32>\n"
      "  func.return %r : tensor<4xi32>\n}\n"
      "func.func @g(%x: tensor<2xi32>) -> tensor<4xi32> {\n"
      "  %r = stablehlo.concatenate %x, %x, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> "
      "tensor<4xi32>\n"
      "  func.return %r : tensor<4xi32>\n}\n",
      TWO_INPUTS RUN_TWO("[[@f], [@g]]", "tensor<4xi32>"), "HLO-6015");
}

static void malformed_groups_are_diagnosed(void **state) {
  (void)state;
#define GATHER(groups)                                                                       \
  "func.func @f(%x: tensor<2xi32>) -> tensor<4xi32> {\n"                                     \
  "  %r = \"stablehlo.all_gather\"(%x) <{all_gather_dim = 0 : i64, replica_groups = " groups \
  "}> : (tensor<2xi32>) -> tensor<4xi32>\n  func.return %r : tensor<4xi32>\n}\n"
  const char *run = TWO_INPUTS RUN_TWO("[[@f], [@f]]", "tensor<4xi32>");
  assert_grid_fails(GATHER("dense<[[0, 7]]> : tensor<1x2xi64>"), run, "id 7 is not in [0, 2)");
  assert_grid_fails(GATHER("dense<[[0], [0]]> : tensor<2x1xi64>"), run, "stands twice");
  assert_grid_fails(GATHER("dense<[[1]]> : tensor<1x1xi64>"), run, "Failed to find process group");
}

static void infeed_comes_in_order(void **state) {
  (void)state;
  assert_grid(
      "func.func @one() -> tensor<i32> {\n  %c = stablehlo.constant dense<1> : tensor<i32>\n  "
      "func.return %c : tensor<i32>\n}\n"
      "func.func @two() -> tensor<i32> {\n  %c = stablehlo.constant dense<2> : tensor<i32>\n  "
      "func.return %c : tensor<i32>\n}\n"
      "func.func @f(%t: !stablehlo.token) -> (tensor<i32>, tensor<i32>) {\n"
      "  %a:2 = \"stablehlo.infeed\"(%t) <{infeed_config = \"\"}> : (!stablehlo.token) -> "
      "(tensor<i32>, !stablehlo.token)\n"
      "  %b:2 = \"stablehlo.infeed\"(%a#1) <{infeed_config = \"\"}> : (!stablehlo.token) -> "
      "(tensor<i32>, !stablehlo.token)\n"
      "  func.return %a#0, %b#0 : tensor<i32>, tensor<i32>\n}\n",
      "  %t = stablehlo.create_token : !stablehlo.token\n"
      "  %r:2 = \"interpreter.run_parallel\"(%t) {infeed = [@one, @two], programs = [[@f]]} : "
      "(!stablehlo.token) -> (tensor<i32>, tensor<i32>)\n"
      "  check.expect_eq_const %r#0, dense<1> : tensor<i32>\n"
      "  check.expect_eq_const %r#1, dense<2> : tensor<i32>\n");
}

/* A collective in a loop: processes meet again and again, here 50 of them. */
static void collectives_in_loops(void **state) {
  (void)state;
  strbuf b = STRBUF_INIT;
  strbuf_adds(
      &b,
      "func.func @f() -> tensor<i64> {\n"
      "  %z = stablehlo.constant dense<0> : tensor<i64>\n"
      "  %one = stablehlo.constant dense<1> : tensor<i64>\n"
      "  %n = stablehlo.constant dense<10> : tensor<i64>\n"
      "  %i, %s = stablehlo.while(%a = %z, %v = %one) : tensor<i64>, tensor<i64>\n"
      "  cond {\n    %c = stablehlo.compare LT, %a, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>\n"
      "    stablehlo.return %c : tensor<i1>\n  } do {\n"
      "    %d = stablehlo.add %a, %one : tensor<i64>\n"
      "    %e = \"stablehlo.all_reduce\"(%v) <{replica_groups = dense<[[");
  for (int k = 0; k < 50; k++) strbuf_addf(&b, "%s%d", k ? ", " : "", k);
  strbuf_adds(
      &b,
      "]]> : tensor<1x50xi64>}> ({\n    ^bb0(%p: tensor<i64>, %q: tensor<i64>):\n"
      "      %m = stablehlo.maximum %p, %q : tensor<i64>\n      stablehlo.return %m : tensor<i64>\n"
      "    }) : (tensor<i64>) -> tensor<i64>\n"
      "    %g = stablehlo.add %e, %one : tensor<i64>\n"
      "    stablehlo.return %d, %g : tensor<i64>, tensor<i64>\n  }\n"
      "  func.return %s : tensor<i64>\n}\n"
      "func.func @main() {\n  %r:50 = \"interpreter.run_parallel\"() {programs = [");
  for (int k = 0; k < 50; k++) strbuf_adds(&b, k ? ", [@f]" : "[@f]");
  strbuf_adds(&b, "]} : () -> (");
  for (int k = 0; k < 50; k++) strbuf_adds(&b, k ? ", tensor<i64>" : "tensor<i64>");
  strbuf_adds(&b, ")\n  check.expect_eq_const %r#49, dense<11> : tensor<i64>\n  func.return\n}\n");
  assert_module_runs(strbuf_str(&b));
  strbuf_free(&b);
}

static void roots_collect_and_give(void **state) {
  (void)state;
  assert_grid(
      "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
      "  %r = \"stablehlo.collective_reduce\"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({\n"
      "  ^bb0(%p: tensor<i32>, %q: tensor<i32>):\n    %s = stablehlo.add %p, %q : tensor<i32>\n"
      "    stablehlo.return %s : tensor<i32>\n  }) : (tensor<2xi32>) -> tensor<2xi32>\n"
      "  func.return %r : tensor<2xi32>\n}\n",
      TWO_INPUTS RUN_TWO("[[@f], [@f]]", "tensor<2xi32>")
      "  check.expect_eq_const %r#0, dense<[0, 0]> : tensor<2xi32>\n"
      "  check.expect_eq_const %r#1, dense<[4, 6]> : tensor<2xi32>\n");
  assert_grid(
      "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
      "  %root = stablehlo.constant dense<[1]> : tensor<1xi32>\n"
      "  %r = \"stablehlo.collective_broadcast\"(%x, %root) <{has_dynamic_root = true, "
      "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xi32>, tensor<1xi32>) -> "
      "tensor<2xi32>\n"
      "  func.return %r : tensor<2xi32>\n}\n",
      TWO_INPUTS RUN_TWO(
          "[[@f], [@f]]",
          "tensor<2xi32>") "  check.expect_eq_const %r#0, dense<[3, 4]> : tensor<2xi32>\n");
  /* Who is in no group gets zeros. */
  assert_grid(
      "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
      "  %r = \"stablehlo.collective_broadcast\"(%x) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2xi32>) -> tensor<2xi32>\n"
      "  func.return %r : tensor<2xi32>\n}\n",
      TWO_INPUTS RUN_TWO("[[@f], [@f]]", "tensor<2xi32>")
      "  check.expect_eq_const %r#0, dense<[1, 2]> : tensor<2xi32>\n"
      "  check.expect_eq_const %r#1, dense<[0, 0]> : tensor<2xi32>\n");
}

/* A mesh of 2 by 2 processes: along "y" processes 0, 1 and 2, 3 meet, along "x" 0, 2 and 1, 3; half
 * of an axis of 4 is an axis too. */
static void meshes_make_groups(void **state) {
  (void)state;
#define MESH_GATHER(mesh, axes)                                                                 \
  "func.func @f(%x: tensor<1xi32>) -> tensor<2xi32> {\n"                                        \
  "  %r = \"stablehlo.all_gather\"(%x) <{all_gather_dim = 0 : i64, replica_groups = "           \
  "#stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [" mesh "]>, axes = [" axes \
  "]>}> : (tensor<1xi32>) -> tensor<2xi32>\n  func.return %r : tensor<2xi32>\n}\n"
#define MESH_RUN                                                                                   \
  "  %a = stablehlo.constant dense<10> : tensor<1xi32>\n"                                          \
  "  %b = stablehlo.constant dense<11> : tensor<1xi32>\n"                                          \
  "  %c = stablehlo.constant dense<12> : tensor<1xi32>\n"                                          \
  "  %d = stablehlo.constant dense<13> : tensor<1xi32>\n"                                          \
  "  %r:4 = \"interpreter.run_parallel\"(%a, %b, %c, %d) {programs = [[@f], [@f], [@f], [@f]]} : " \
  "(tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<2xi32>, "               \
  "tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)\n"
#define XY \
  "#stablehlo.mesh_axis<name = \"x\", size = 2>, #stablehlo.mesh_axis<name = \"y\", size = 2>"
  assert_grid(MESH_GATHER(XY, "#stablehlo.axis_ref<name = \"y\">"),
              MESH_RUN "  check.expect_eq_const %r#3, dense<[12, 13]> : tensor<2xi32>\n");
  assert_grid(MESH_GATHER(XY, "#stablehlo.axis_ref<name = \"x\">"),
              MESH_RUN "  check.expect_eq_const %r#3, dense<[11, 13]> : tensor<2xi32>\n");
  assert_grid(MESH_GATHER("#stablehlo.mesh_axis<name = \"z\", size = 4>",
                          "#stablehlo.axis_ref<name = \"z\", sub_axis_info = (1)2>"),
              MESH_RUN "  check.expect_eq_const %r#3, dense<[11, 13]> : tensor<2xi32>\n");
  assert_grid_fails(MESH_GATHER(XY, "#stablehlo.axis_ref<name = \"w\">"), MESH_RUN, "HLO-6019");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(processes_know_who_they_are),
      cmocka_unit_test(gathers_and_reduces),
      cmocka_unit_test(exchanges),
      cmocka_unit_test(roots_collect_and_give),
      cmocka_unit_test(meshes_make_groups),
      cmocka_unit_test(messages_arrive),
      cmocka_unit_test(deadlocks_are_found),
      cmocka_unit_test(malformed_groups_are_diagnosed),
      cmocka_unit_test(infeed_comes_in_order),
      cmocka_unit_test(collectives_in_loops),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
