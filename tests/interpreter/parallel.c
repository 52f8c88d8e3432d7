/* SPDX-License-Identifier: Apache-2.0 */
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
  assert_grid_fails(GATHER("dense<[[0, 7]]> : tensor<1x2xi64>"), run, "[all_gather C4]");
  assert_grid_fails(GATHER("dense<[[0], [0]]> : tensor<2x1xi64>"), run, "[all_gather C2]");
  assert_grid_fails(GATHER("dense<[[1]]> : tensor<1x1xi64>"), run, "[all_gather C4]");
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
      "  %r = \"stablehlo.collective_broadcast\"(%x, %root) <{has_dynamic_root, "
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

/* --- Every diagnostic of grids and collectives -------------------------------------------------
 */

/* A program that need not verify. */
static void assert_refused(const char *name, const char *program, const char *why) {
  strbuf errors = STRBUF_INIT;
  ir_context_options allow = {.allow_unregistered = true};
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, &allow);
  diag_text_sink sink = diag_text_sink_to(&errors);
  text_parse_options parse = {.file = name};
  ir_op *m = text_parse(c, program, strlen(program), &parse, &sink.sink);
  interp_value **results = NULL;
  size_t count = 0;
  const interp_options audit = {.audit = true};
  bool ok = m && interp_run(c, m, "main", NULL, 0, &audit, &results, &count, &sink.sink);
  if (ok || !m || !strstr(strbuf_str(&errors), why))
    print_error("%s: wanted: %s\nsaid: %s\n", name, why, strbuf_str(&errors));
  assert_false(ok);
  assert_non_null(m);
  assert_non_null(strstr(strbuf_str(&errors), why));
  ir_context_free(c);
  strbuf_free(&errors);
}

/* Functions @f and @g; main runs both, or what stands in `run`. */
typedef struct refusal {
  const char *name, *f, *g, *run, *why;
} refusal;

#define T2 "tensor<2xi32>"
#define FUNCTION(name, type, body, result)                   \
  "func.func @" name "(%x: " type ") -> " result " {\n" body \
  "\n  func.return "                                         \
  "%r : " result "\n}\n"
#define F(body) FUNCTION("f", T2, body, T2)
#define G(body) FUNCTION("g", T2, body, T2)
#define ONE_GROUP "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>"
#define ADDS                                                            \
  " ({\n  ^bb0(%p: tensor<i32>, %q: tensor<i32>):\n"                    \
  "    %s = \"stablehlo.add\"(%p, %q) : (tensor<i32>, tensor<i32>) -> " \
  "tensor<i32>\n    \"stablehlo.return\"(%s) : (tensor<i32>) -> ()\n  })"
#define SUM(groups) "  %r = \"stablehlo.cross-replica-sum\"(%x) <{" groups "}> : (" T2 ") -> " T2
#define ALL_REDUCE(attributes) \
  "  %r = \"stablehlo.all_reduce\"(%x) <{" attributes "}>" ADDS " : (" T2 ") -> " T2
#define ALL_GATHER(attributes, results) \
  "  %r = \"stablehlo.all_gather\"(%x) <{" attributes "}> : (" T2 ") -> " results
#define PERMUTE(pairs, type)                                                         \
  "  %r = \"stablehlo.collective_permute\"(%x) <{source_target_pairs = dense<" pairs \
  "> : tensor<" type "xi64>}> : (" T2 ") -> " T2
#define BROADCAST(root, type)                                                                    \
  "  %o = stablehlo.constant dense<" root "> : tensor<" type                                     \
  ">\n"                                                                                          \
  "  %r = \"stablehlo.collective_broadcast\"(%x, %o) <{has_dynamic_root, " ONE_GROUP "}> : (" T2 \
  ", tensor<" type ">) -> " T2
#define TOKEN "  %t = stablehlo.create_token : !stablehlo.token\n"
#define SEND_TO(attributes)                                                         \
  TOKEN                                                                             \
  "  %u = \"stablehlo.send\"(%x, %t) <{channel_handle = #stablehlo.channel_handle<" \
  "handle = 1, type = 1>" attributes "}> : (" T2                                    \
  ", !stablehlo.token) -> "                                                         \
  "!stablehlo.token\n  %r = stablehlo.negate %x : " T2
#define RECV_FROM(operand, type, results, results_type, attributes)                \
  TOKEN "  " results " = \"stablehlo.recv\"(" operand                              \
        ") <{channel_handle = "                                                    \
        "#stablehlo.channel_handle<handle = 1, type = 1>" attributes "}> : (" type \
        ") -> (" results_type ")\n  %r = stablehlo.negate %x : " T2
#define INFEED(operand, type)                                                                      \
  TOKEN "  %i:2 = \"stablehlo.infeed\"(" operand ") <{infeed_config = \"\"}> : (" type ") -> (" T2 \
        ", !stablehlo.token)\n  %r = stablehlo.negate %x : " T2
#define SAME "  %r = stablehlo.negate %x : " T2
#define MESH(axes, refs)                                                               \
  ALL_GATHER(                                                                          \
      "all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<" \
      "mesh = " axes ", axes = [" refs "]>",                                           \
      T2)
#define MAIN(in, types, programs, out, results)                                          \
  "  " out " = \"interpreter.run_parallel\"(" in ") {programs = " programs "} : (" types \
  ") -> (" results ")\n"
#define BOTH MAIN("%a, %b", T2 ", " T2, "[[@f], [@g]]", "%r:2", T2 ", " T2)
#define TWICE MAIN("%a, %b", T2 ", " T2, "[[@f], [@f]]", "%r:2", T2 ", " T2)

static const refusal refusals[] = {
    {"meet at different ops", F(ALL_REDUCE(ONE_GROUP)), G(SUM(ONE_GROUP)), BOTH,
     "the processes of a group meet at different operations"},
    {"no programs", F(SAME), "", MAIN("%a", T2, "[]", "%r", T2), "cannot be empty"},
    {"no programs in a row", F(SAME), "", MAIN("%a", T2, "[[]]", "%r", T2), "cannot be empty"},
    {"rows of programs", F(SAME), "",
     MAIN("%a, %b", T2 ", " T2, "[[@f, @f], [@f]]", "%r:2", T2 ", " T2), "should all match 2"},
    {"a declaration", F(SAME), "func.func private @d(" T2 ") -> " T2 "\n",
     MAIN("%a", T2, "[[@d]]", "%r", T2), "Function d not found"},
    {"too few inputs", F(SAME), "", MAIN("%a", T2, "[[@f, @f]]", "%r:2", T2 ", " T2),
     "Number of inputs (1) should match"},
    {"too many inputs", F(SAME), "", MAIN("%a, %b", T2 ", " T2, "[[@f]]", "%r", T2),
     "of all programs (1)"},
    {"too many results", F(SAME), "", MAIN("%a", T2, "[[@f]]", "%r:2", T2 ", " T2),
     "Number of results (2) should match"},
    {"infeed of nothing", F(SAME), "", MAIN("%a", T2, "[[@f]], infeed = []", "%r", T2),
     "infeed attribute is optional or should not be empty"},
    {"infeed is empty", F(INFEED("%t", "!stablehlo.token")), "", MAIN("%a", T2, "[[@f]]", "%r", T2),
     "the infeed is empty"},
    {"recv of two values", F(SEND_TO("")),
     G(RECV_FROM("%t", "!stablehlo.token", "%i:3", T2 ", " T2 ", !stablehlo.token", "")), BOTH,
     "1 values were sent, not 2"},
    {"recv of another type", F(SEND_TO("")),
     G(RECV_FROM("%t", "!stablehlo.token", "%i:2", "tensor<3xi32>, !stablehlo.token", "")), BOTH,
     "the value of result 0 has another type than declared"},
    {"recv before any send",
     F(RECV_FROM("%t", "!stablehlo.token", "%i:2", T2 ", !stablehlo.token", "")),
     G(RECV_FROM("%t", "!stablehlo.token", "%i:2", T2 ", !stablehlo.token", "")), BOTH,
     "deadlock: 2 processes wait and none can go on: (0, 0) at 'stablehlo.recv', (1, 0) at"},
    {"recv of another channel", F(SEND_TO("")),
     G(TOKEN
       "  %i:2 = \"stablehlo.recv\"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 2, "
       "type = 1>}> : (!stablehlo.token) -> (" T2 ", !stablehlo.token)\n" SAME),
     BOTH, "deadlock: 1 processes wait"},
    {"pairs of one", F(SEND_TO(", source_target_pairs = dense<[0, 1]> : tensor<2xi64>")), "",
     MAIN("%a", T2, "[[@f]]", "%r", T2), "source_target_pairs does not hold pairs [send C1]"},
    {"pairs out of range", F(SEND_TO(", source_target_pairs = dense<[[0, 5]]> : tensor<1x2xi64>")),
     "", MAIN("%a", T2, "[[@f]]", "%r", T2), "id 5 is not in [0, 1) [send C4]"},
    {"pairs with a source twice",
     F(SEND_TO(", source_target_pairs = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>")), "", TWICE,
     "id 0 stands twice as source [send C2]"},
    {"pairs with a target twice",
     F(RECV_FROM("%t", "!stablehlo.token", "%i:2", T2 ", !stablehlo.token",
                 ", source_target_pairs = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>")),
     "", TWICE, "id 1 stands twice as target [recv C3]"},
    {"grids in grids", F(MAIN("%x", T2, "[[@f]]", "%r", T2)), "",
     MAIN("%a", T2, "[[@f]]", "%r", T2), "process grids are nested more than 4 deep"},
    {"groups in a vector", F(SUM("replica_groups = dense<[0, 1]> : tensor<2xi64>")), "", TWICE,
     "'replica_groups' has not rank 2"},
    {"groups with an id too high", F(SUM("replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>")), "",
     TWICE, "id 2 is not in [0, 2)"},
    {"groups with a negative id", F(SUM("replica_groups = dense<[[0, -2]]> : tensor<1x2xi64>")), "",
     TWICE, "id -2 is not in [0, 2)"},
    {"a process in two groups",
     F(SUM("replica_groups = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>")), "", TWICE,
     "stands twice"},
    {"a process in no group", F(SUM("replica_groups = dense<[[1]]> : tensor<1x1xi64>")), "", TWICE,
     "Failed to find process group with process_id: (0, 0)"},
    {"groups of too few", F(ALL_REDUCE("replica_groups = dense<[[0]]> : tensor<1x1xi64>")), "",
     TWICE, "replica_groups lists 1 ids, and 2 processes are to be in groups [all_reduce C2]"},
    {"groups of too many", F(ALL_REDUCE("replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>")),
     "", TWICE, "replica_groups lists 3 ids, and 2 processes are to be in groups [all_reduce C2]"},
    {"groups that never meet", F(SUM("replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>")),
     G(SUM("replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>")), BOTH,
     "deadlock: 2 processes wait"},
    {"channels that never meet",
     F(ALL_REDUCE(ONE_GROUP ", channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>")),
     G(ALL_REDUCE(ONE_GROUP ", channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>")),
     BOTH, "deadlock: 2 processes wait"},
    {"a mesh of a million",
     F(MESH("#stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = \"x\", size = 1000000>]>", "")),
     "", TWICE, "the mesh is malformed or too large"},
    {"an axis that the mesh lacks",
     F(MESH("#stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = \"x\", size = 2>]>",
            "#stablehlo.axis_ref<name = \"y\">")),
     "", TWICE, "the axes of 'replica_groups' do not fit the mesh"},
    {"a part of an axis that does not divide it",
     F(MESH("#stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = \"x\", size = 4>]>",
            "#stablehlo.axis_ref<name = \"x\", sub_axis_info = (1)3>")),
     "", TWICE, "the axes of 'replica_groups' do not fit the mesh"},
    {"operands that differ", F(SUM(ONE_GROUP)),
     FUNCTION("g", "tensor<3xi32>",
              "  %r = \"stablehlo.cross-replica-sum\"(%x) <{" ONE_GROUP
              "}> : (tensor<3xi32>) -> tensor<3xi32>",
              "tensor<3xi32>"),
     "  %c = stablehlo.constant dense<0> : tensor<3xi32>\n" MAIN(
         "%a, %c", T2 ", tensor<3xi32>", "[[@f], [@g]]", "%r:2", T2 ", tensor<3xi32>"),
     "the operands of the processes differ in type"},
    {"another number of values", F(ALL_REDUCE(ONE_GROUP)),
     G("  %r, %k = \"stablehlo.all_reduce\"(%x, %x) <{" ONE_GROUP "}>" ADDS " : (" T2 ", " T2
       ") -> (" T2 ", " T2 ")"),
     BOTH, "the processes of a group meet at different operations"},
    {"a root beyond the group", F(BROADCAST("[2]", "1xi32")), "", TWICE,
     "dynamic root index 2 is out of bounds: a group has 2 members [collective_broadcast C6]"},
    {"a negative root", F(BROADCAST("[-1]", "1xi32")), "", TWICE,
     "dynamic root index -1 is out of bounds"},
    {"permuting out of range", F(PERMUTE("[[0, 2]]", "1x2")), "", TWICE, "id 2 is not in [0, 2)"},
    {"permuting from who never comes", F(PERMUTE("[[1, 0]]", "1x2")), G(SAME), BOTH,
     "deadlock: 1 processes wait and none can go on: (0, 0) at 'stablehlo.collective_permute'"},
    {"permuting to who never comes", F(PERMUTE("[[0, 1]]", "1x2")), G(SAME), BOTH,
     "was never received"},
};

static void every_diagnostic_is_provoked(void **state) {
  (void)state;
  for (size_t k = 0; k < sizeof refusals / sizeof *refusals; k++) {
    const refusal *r = &refusals[k];
    strbuf b = STRBUF_INIT;
    strbuf_addf(&b, "func.func @main() {\n%s%s  func.return\n}\n%s%s", TWO_INPUTS, r->run, r->f,
                r->g);
    assert_refused(r->name, strbuf_str(&b), r->why);
    strbuf_free(&b);
  }
}

static void grids_have_a_limit(void **state) {
  (void)state;
  strbuf b = STRBUF_INIT;
  strbuf_adds(&b, "func.func @main() {\n  \"interpreter.run_parallel\"() {programs = [[@f");
  for (int k = 0; k < 65536; k++) strbuf_adds(&b, ", @f");
  strbuf_adds(&b, "]]} : () -> ()\n  func.return\n}\nfunc.func @f() {\n  func.return\n}\n");
  assert_refused("a grid of 65537", strbuf_str(&b), "more than 65536 processes");
  strbuf_free(&b);
}

/* Many wait: some of them are named. */
static void long_deadlocks_are_cut(void **state) {
  (void)state;
  assert_grid_fails(
      "func.func @f() {\n" TOKEN
      "  %i:2 = \"stablehlo.recv\"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, "
      "type "
      "= 1>}> : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)\n  func.return\n}\n",
      "  \"interpreter.run_parallel\"() {programs = [[@f, @f, @f, @f, @f], [@f, @f, @f, @f, @f]]} "
      ": "
      "() -> ()\n",
      "deadlock: 10 processes wait and none can go on: (0, 0) at 'stablehlo.recv', ");
}

/* The specification does not limit how often a future is waited for. */
static void futures_can_be_read_twice(void **state) {
  (void)state;
  assert_grid(F("  %s = \"stablehlo.async_start\"(%x) ({\n  ^bb0(%y: " T2 "):\n"
                "    %n = \"stablehlo.all_reduce\"(%y) <{" ONE_GROUP "}>" ADDS " : (" T2 ") -> " T2
                "\n    \"stablehlo.return\"(%n) : (" T2 ") -> ()\n  }) : (" T2
                ") -> !stablehlo.future<" T2 ">\n"
                "  %c = \"stablehlo.async_done\"(%s) : (!stablehlo.future<" T2 ">) -> " T2 "\n"
                "  %d = \"stablehlo.async_done\"(%s) : (!stablehlo.future<" T2 ">) -> " T2 "\n"
                "  %r = stablehlo.add %c, %d : " T2),
              TWO_INPUTS TWICE "  check.expect_eq_const %r#1, dense<[8, 12]> : tensor<2xi32>\n");
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
      cmocka_unit_test(every_diagnostic_is_provoked),
      cmocka_unit_test(grids_have_a_limit),
      cmocka_unit_test(long_deadlocks_are_cut),
      cmocka_unit_test(futures_can_be_read_twice),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
