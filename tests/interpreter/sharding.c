/* SPDX-License-Identifier: Apache-2.0 */
/* Shardy: manual_computation over a mesh, and ops that leave values as they are. */
#include "run.h"

#define MESH "sdy.mesh @mesh = <[\"x\"=2, \"y\"=3]>\n"
#define MAIN(body) MESH "func.func @main() {\n" body "  func.return\n}\n"
#define MATRIX                                                                         \
  "  %a = stablehlo.constant dense<[[1, 2, 3, 4, 5, 6], [10, 20, 30, 40, 50, 60]]> : " \
  "tensor<2x6xi32>\n"

/* Rows over x, columns over y: device (x, y) has the numbers 2y and 2y + 1 of row x. */
static void devices_get_their_parts(void **state) {
  (void)state;
  assert_module_runs(MAIN(MATRIX "  %r = sdy.manual_computation(%a) in_shardings=[<@mesh, "
                                 "[{\"x\"}, {\"y\"}]>] out_shardings=[<@mesh, [{\"x\"}, {\"y\"}]>] "
                                 "manual_axes={\"x\", \"y\"} (%p: tensor<1x2xi32>) {\n"
                                 "    %s = stablehlo.reverse %p, dims = [1] : tensor<1x2xi32>\n"
                                 "    sdy.return %s : tensor<1x2xi32>\n"
                                 "  } : (tensor<2x6xi32>) -> tensor<2x6xi32>\n"
                                 "  check.expect_eq_const %r, dense<[[2, 1, 4, 3, 6, 5], [20, 10, "
                                 "40, 30, 60, 50]]> : tensor<2x6xi32>\n"));
}

/* Major to minor: with {"y", "x"} device (x, y) has part 2y + x of six. */
static void several_axes_cut_from_major_to_minor(void **state) {
  (void)state;
  assert_module_runs(
      MAIN("  %a = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>\n"
           "  %r:2 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{\"y\", \"x\"}]>] "
           "out_shardings=[<@mesh, [{\"x\", \"y\"}]>, <@mesh, [{\"y\", \"x\"}]>] "
           "manual_axes={\"x\", \"y\"} (%p: tensor<1xi32>) {\n"
           "    sdy.return %p, %p : tensor<1xi32>, tensor<1xi32>\n"
           "  } : (tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>)\n"
           "  check.expect_eq_const %r#0, dense<[1, 3, 5, 2, 4, 6]> : tensor<6xi32>\n"
           "  check.expect_eq %r#1, %a : tensor<6xi32>\n"));
}

#define COLLECT(mesh, groups, expected)                                                         \
  "sdy.mesh @mesh = " mesh                                                                      \
  "\nfunc.func @main() {\n"                                                                     \
  "  %a = stablehlo.constant dense<[1, 2, 4]> : tensor<3xi32>\n"                                \
  "  %r = sdy.manual_computation(%a) in_shardings=[<@mesh, [{\"x\"}]>] out_shardings=[<@mesh, " \
  "[{\"x\"}]>] manual_axes={\"x\"} (%p: tensor<1xi32>) {\n"                                     \
  "    %s = \"stablehlo.all_reduce\"(%p) <{replica_groups = dense<" groups                      \
  "> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, "     \
  "use_global_device_ids}> ({\n"                                                                \
  "    ^bb0(%l: tensor<i32>, %q: tensor<i32>):\n"                                               \
  "      %d = stablehlo.subtract %l, %q : tensor<i32>\n"                                        \
  "      stablehlo.return %d : tensor<i32>\n"                                                   \
  "    }) : (tensor<1xi32>) -> tensor<1xi32>\n"                                                 \
  "    %id = stablehlo.partition_id : tensor<ui32>\n"                                           \
  "    %i = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>\n"                            \
  "    %v = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>\n"                            \
  "    %t = stablehlo.constant dense<100> : tensor<1xi32>\n"                                    \
  "    %w = stablehlo.multiply %v, %t : tensor<1xi32>\n"                                        \
  "    %o = stablehlo.add %s, %w : tensor<1xi32>\n"                                             \
  "    sdy.return %o : tensor<1xi32>\n"                                                         \
  "  } : (tensor<3xi32>) -> tensor<3xi32>\n"                                                    \
  "  check.expect_eq_const %r, dense<" expected "> : tensor<3xi32>\n  func.return\n}\n"

/* Subtraction tells the order of a group: (1 - 2) - 4 = -5. With device_ids [2, 0, 1] the parts 1,
 * 2, 4 lie on devices 2, 0, 1, so group [0, 1, 2] has 2, 4, 1: (2 - 4) - 1 = -3. The device adds
 * 100 times its number. */
static void devices_meet_by_their_numbers(void **state) {
  (void)state;
  assert_module_runs(COLLECT("<[\"x\"=3]>", "[[0, 1, 2]]", "[-5, 95, 195]"));
  assert_module_runs(COLLECT("<[\"x\"=3], device_ids=[2, 0, 1]>", "[[0, 1, 2]]", "[197, -3, 97]"));
}

/* Over y alone: a row stays whole, the devices along x do the same. */
static void axes_that_are_not_manual_do_not_cut(void **state) {
  (void)state;
  assert_module_runs(
      MAIN(MATRIX
           "  %r = sdy.manual_computation(%a) in_shardings=[<@mesh, [{\"x\"}, {\"y\", ?}]>] "
           "out_shardings=[<@mesh, [{}, {\"y\"}]>] manual_axes={\"y\"} (%p: tensor<2x2xi32>) {\n"
           "    %c = sdy.sharding_constraint %p <@mesh, [{\"x\"}, {}]> : tensor<2x2xi32>\n"
           "    sdy.return %c : tensor<2x2xi32>\n"
           "  } : (tensor<2x6xi32>) -> tensor<2x6xi32>\n"
           "  check.expect_eq %r, %a : tensor<2x6xi32>\n"));
}

static void without_manual_axes_the_body_is_a_block(void **state) {
  (void)state;
  assert_module_runs(
      MAIN(MATRIX "  %r = sdy.manual_computation(%a) in_shardings=[<@mesh, [{\"x\"}, {}]>] "
                  "out_shardings=[<@mesh, [{}, {}]>] manual_axes={} (%p: tensor<2x6xi32>) {\n"
                  "    %n = stablehlo.negate %p : tensor<2x6xi32>\n"
                  "    sdy.return %n : tensor<2x6xi32>\n"
                  "  } : (tensor<2x6xi32>) -> tensor<2x6xi32>\n"
                  "  %n = stablehlo.negate %a : tensor<2x6xi32>\n"
                  "  check.expect_eq %r, %n : tensor<2x6xi32>\n"));
}

static void other_ops_leave_values_alone(void **state) {
  (void)state;
  assert_module_runs(
      MAIN("  %a = sdy.constant dense<[7, 8, 9]> : tensor<3xi32>\n"
           "  %b = sdy.reshard %a <@mesh, [{\"y\"}]> : tensor<3xi32>\n"
           "  %n = stablehlo.add %b, %b : tensor<3xi32>\n"
           "  %c = sdy.data_flow_edge %n : tensor<3xi32>\n"
           "  sdy.sharding_group %c group_id=1 : tensor<3xi32>\n"
           "  %d = sdy.named_computation<\"f\">(%c) (%p: tensor<3xi32>) {\n"
           "    %q = stablehlo.add %p, %p : tensor<3xi32>\n    sdy.return %q : tensor<3xi32>\n"
           "  } : (tensor<3xi32>) -> tensor<3xi32>\n"
           "  check.expect_eq_const %d, dense<[28, 32, 36]> : tensor<3xi32>\n"));
}

#define IN_EACH_OTHER(mesh, groups)                                                                \
  "sdy.mesh @mesh = " mesh "\nfunc.func @main() {\n" MATRIX                                        \
  "  %r = sdy.manual_computation(%a) in_shardings=[<@mesh, [{\"x\"}, {?}]>] "                      \
  "out_shardings=[<@mesh, [{\"x\"}, {?}]>] manual_axes={\"x\"} (%p: tensor<1x6xi32>) {\n"          \
  "    %z = stablehlo.constant dense<0> : tensor<i32>\n"                                           \
  "    %n = stablehlo.constant dense<2> : tensor<i32>\n"                                           \
  "    %one = stablehlo.constant dense<1> : tensor<i32>\n"                                         \
  "    %l:2 = stablehlo.while(%k = %z, %q = %p) : tensor<i32>, tensor<1x6xi32>\n"                  \
  "    cond {\n"                                                                                   \
  "      %b = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"           \
  "      stablehlo.return %b : tensor<i1>\n"                                                       \
  "    } do {\n"                                                                                   \
  "      %s:2 = sdy.manual_computation(%q, %q) in_shardings=[<@mesh, [{}, {\"y\"}]>, <@mesh, "     \
  "[{}, {}]>] out_shardings=[<@mesh, [{}, {\"y\"}]>, <@mesh, [{}, {}]>] manual_axes={\"y\"} (%t: " \
  "tensor<1x2xi32>, %w: tensor<1x6xi32>) {\n"                                                      \
  "        %u = \"stablehlo.all_reduce\"(%t) <{replica_groups = dense<" groups                     \
  "> : tensor<2x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, "        \
  "use_global_device_ids}> ({\n"                                                                   \
  "        ^bb0(%c: tensor<i32>, %d: tensor<i32>):\n"                                              \
  "          %e = stablehlo.add %c, %d : tensor<i32>\n"                                            \
  "          stablehlo.return %e : tensor<i32>\n"                                                  \
  "        }) : (tensor<1x2xi32>) -> tensor<1x2xi32>\n"                                            \
  "        sdy.return %u, %w : tensor<1x2xi32>, tensor<1x6xi32>\n"                                 \
  "      } : (tensor<1x6xi32>, tensor<1x6xi32>) -> (tensor<1x6xi32>, tensor<1x6xi32>)\n"           \
  "      %m = stablehlo.add %s#0, %s#1 : tensor<1x6xi32>\n"                                        \
  "      %j = stablehlo.add %k, %one : tensor<i32>\n"                                              \
  "      stablehlo.return %j, %m : tensor<i32>, tensor<1x6xi32>\n"                                 \
  "    }\n"                                                                                        \
  "    sdy.return %l#1 : tensor<1x6xi32>\n"                                                        \
  "  } : (tensor<2x6xi32>) -> tensor<2x6xi32>\n"                                                   \
  "  check.expect_eq_const %r, dense<[[46, 62, 48, 64, 50, 66], [460, 620, 480, 640, 500, 660]]> " \
  ": tensor<2x6xi32>\n"                                                                            \
  "  func.return\n}\n"

/* A device (x, y) has row x, and inside columns 2y and 2y + 1 of it. The sums over y of row 0 are 1
 * + 3 + 5 = 9 and 2 + 4 + 6 = 12, which all columns get; with the row that makes 10, 14, 12, 16,
 * 14, 18. The second time the sums are 36 and 48. The meeting of (x, 0), (x, 1) and (x, 2) is one
 * of device ids. */
static void computations_in_each_other_join_groups_of_devices(void **state) {
  (void)state;
  assert_module_runs(IN_EACH_OTHER("<[\"x\"=2, \"y\"=3]>", "[[0, 1, 2], [3, 4, 5]]"));
  assert_module_runs(IN_EACH_OTHER("<[\"x\"=2, \"y\"=3], device_ids=[5, 0, 3, 1, 4, 2]>",
                                   "[[0, 3, 5], [1, 2, 4]]"));
  assert_module_runs(IN_EACH_OTHER("<[\"y\"=3, \"x\"=2]>", "[[0, 2, 4], [1, 3, 5]]"));
}

#define MANUAL(in, out, axes, args, body, type)                                                 \
  MAIN(MATRIX "  %r = sdy.manual_computation(%a) in_shardings=[" in "] out_shardings=[" out     \
              "] manual_axes={" axes "} (" args ") {\n" body "  } : (tensor<2x6xi32>) -> " type \
              "\n")

static void what_is_wrong_is_told(void **state) {
  (void)state;
  static const char same[] =
      MANUAL("<@mesh, [{\"x\"}, {}]>", "<@mesh, [{}, {}]>", "\"x\"", "%p: tensor<1x6xi32>",
             "    sdy.return %p : tensor<1x6xi32>\n", "tensor<1x6xi32>");
  assert_module_fails(same, "disagree about result 0");
  assert_module_fails(
      MANUAL("<@none, [{\"x\"}, {}]>", "<@mesh, [{\"x\"}, {}]>", "\"x\"", "%p: tensor<1x6xi32>",
             "    sdy.return %p : tensor<1x6xi32>\n", "tensor<2x6xi32>"),
      "[sdy.sharding mesh]");
  assert_module_fails(
      MANUAL("<@mesh, [{\"y\"}, {}]>", "<@mesh, [{\"y\"}, {}]>", "\"y\"", "%p: tensor<1x6xi32>",
             "    sdy.return %p : tensor<1x6xi32>\n", "tensor<2x6xi32>"),
      "[sdy.manual_computation divides]");
  assert_module_fails(
      MANUAL("<@mesh, [{\"x\"}]>", "<@mesh, [{\"x\"}, {}]>", "\"x\"", "%p: tensor<1x6xi32>",
             "    sdy.return %p : tensor<1x6xi32>\n", "tensor<2x6xi32>"),
      "[sdy.sharding rank]");
  assert_module_fails(
      MANUAL("<@mesh, [{\"x\"}, {\"x\"}]>", "<@mesh, [{\"x\"}, {}]>", "\"x\"",
             "%p: tensor<1x6xi32>", "    sdy.return %p : tensor<1x6xi32>\n", "tensor<2x6xi32>"),
      "[sdy.sharding repeated]");
  assert_module_fails(
      MANUAL("<@mesh, [{\"x\"}, {}]>", "<@mesh, [{\"x\"}, {}]>", "\"z\"", "%p: tensor<1x6xi32>",
             "    sdy.return %p : tensor<1x6xi32>\n", "tensor<2x6xi32>"),
      "[sdy.manual_computation ");
  assert_module_fails(
      MANUAL("<@mesh, [{\"x\"}, {}]>", "<@mesh, [{\"x\"}, {}], unreduced={\"y\"}>", "\"x\"",
             "%p: tensor<1x6xi32>", "    sdy.return %p : tensor<1x6xi32>\n", "tensor<2x6xi32>"),
      "unreduced axes");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(devices_get_their_parts),
      cmocka_unit_test(several_axes_cut_from_major_to_minor),
      cmocka_unit_test(devices_meet_by_their_numbers),
      cmocka_unit_test(axes_that_are_not_manual_do_not_cut),
      cmocka_unit_test(without_manual_axes_the_body_is_a_block),
      cmocka_unit_test(other_ops_leave_values_alone),
      cmocka_unit_test(computations_in_each_other_join_groups_of_devices),
      cmocka_unit_test(what_is_wrong_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
