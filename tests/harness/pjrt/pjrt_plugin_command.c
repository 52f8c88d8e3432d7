/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts plugin: what is told of plugins that keep the C API's rules, and of those that do not.
 * The facts come from the fake plugin's source: what it offers, and the one thing that it does
 * otherwise. */
#include <jansson.h>

#include "tests/harness/shell.h"

static int put_artifacts(void **state) {
  set_up(state);
  scratch_put(&dir, "./tan.mlir",
              "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
              "  %y = stablehlo.tan %x : tensor<2xf32>\n"
              "  return %y : tensor<2xf32>\n}\n");
  must(TRANSLATE "--serialize --target=1.16.0 -o tan.mlirbc tan.mlir");
  return 0;
}

static int plugin(const char *fault, const char *more) {
  char line[1024];
  setenv("FAKE_PLUGIN", fault, 1);
  snprintf(line, sizeof line, CTS "plugin --timeout=2 %s '%s' %s", strchr(more, '-') ? more : "",
           FAKE_PLUGIN, strchr(more, '-') ? "" : more);
  return sh_all(line);
}

static void a_good_one_is_told_whole(void **state) {
  (void)state;
  assert_int_equal(plugin("", "tan.mlirbc"), 0);
  SAYS("C API: 0.99, a table of 101 functions; this program speaks 0.81\n");
  SAYS("the plugin has no PJRT_Client_PlatformVersion: it is null\n");
  SAYS("attribute stablehlo_current_version: 1.4.0\n");
  SAYS("StableHLO: 1.0.0 to 1.4.0, as its attributes say\n");
  SAYS("write for 1.4.0: min(1.4.0 of the plugin, NEWEST of the writer)\n");
  SAYS("a program of one addition: compiles\n");
  SAYS("larger arguments, of a newer framework: taken by 6 functions, refused by 0\n");
  SAYS("smaller arguments, of an older framework: taken by 0 functions, refused by 5\n");
  SAYS("buffers: 20 of 20 ways between host and device are right\n");
  SAYS("tan.mlirbc: compiles\n");
  /* VhloOps.td: TanOpV2 since 1.10.0, when result_accuracy came. */
  SAYS("by its release: no: 1.4.0 does not know op vhlo.tan_v2, which came with 1.10.0\n");
}

/* With --args the artifacts are run, as explain's commands do it: the fake plugin gives [2, 4]. */
static void artifacts_are_run_with_arguments(void **state) {
  (void)state;
  scratch_put(&dir, "./twice.mlir",
              "func.func @main() -> tensor<2xi32> {\n"
              "  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
              "  %1 = stablehlo.add %0, %0 : tensor<2xi32>\n"
              "  return %1 : tensor<2xi32>\n}\n");
  must(TRANSLATE "--serialize --target=1.4.0 -o twice.mlirbc twice.mlir");
  setenv("FAKE_PLUGIN", "", 1);
  assert_int_equal(sh(CTS "plugin '" FAKE_PLUGIN "' twice.mlirbc --args='[]'"), 0);
  assert_string_equal(strbuf_str(&out), "dense<[2, 4]> : tensor<2xi32>\n");
}

static void an_older_writer_counts(void **state) {
  (void)state;
  assert_int_equal(plugin("", "--writer=1.2.0"), 0);
  SAYS("write for 1.2.0: min(1.4.0 of the plugin, 1.2.0 of the writer)\n");
  assert_int_equal(plugin("", "--writer=soon"), 2);
  SAYS("--writer takes a release");
}

/* Each fault in a way between host and device is named by the question that found it. */
static void faults_of_buffers_are_named(void **state) {
  (void)state;
  static const struct {
    const char *fault;
    int status;
    const char *says;
  } rows[] = {
      {"strides ignored", 1, "  strides: transposed: wrong: element 1 of tensor<2x3x4xi1>, row by"},
      {"strides ignored", 1, "  strides: padded rows: wrong: "},
      {"strides ignored", 1, "  strides: zero: wrong: "},
      {"late copy", 1, "  semantics: immutable only during the call: wrong: element 0 of tensor"},
      {"late copy", 1, "  semantics: immutable until the transfer completes: wrong: element 0 of"},
      {"writes to the host", 1,
       "  semantics: immutable, zero copy: wrong: tensor<2x3x4xi1>: the plugin has written to the "
       "host's array\n"},
      {"layout ignored", 1, "  layout: of the host, columns first: wrong: element 1 of tensor<2x3"},
      {"layout", 0,
       "  layout: of the host, columns first: not offered: PJRT_Buffer_ToHostBuffer: "},
      {"no device layouts", 0,
       "  layout: of the device, columns first: not offered: PJRT_Client_BufferFromHostBuffer: "
       "UNIMPLEMENTED: layouts of the device are not (of 28 element types: i1, i8, "},
      {"names another code", 1,
       "  layout: of the device, columns first: wrong: PJRT_Client_BufferFromHostBuffer: INTERNAL: "
       "after an UNIMPLEMENTED call"},
      {"offset ignored", 1,
       "  parts: PJRT_Buffer_CopyRawToHost: wrong: tensor<24xi1>: 7 elements from element 5 on are "
       "others, or more\n"},
      {"size ignored", 1, "tensor<24xi1>: 7 elements from element 5 on are others, or more\n"},
      {"no parts", 0,
       "  parts: PJRT_Buffer_CopyRawToHost: not offered: the plugin has no PJRT_Buf"},
      {"donated in place", 1,
       "  donation: tf.aliasing_output: wrong: element 1 of the argument, which is not deleted, is "
       "2, not 1\n"},
      {"donated in place", 1, "  donation: jax.buffer_donor: wrong: "},
      {"donates all", 1,
       "  donation: non_donatable_input_indices: wrong: argument 0 is deleted, though it is in"},
      {"takes the deleted", 1, "  donation: jax.buffer_donor: wrong: a deleted argument is taken"},
      {"wrong when donated", 1, "wrong: element 1 of the result is 3, not 2\n"},
      {"donation crash", 1, "  donation: tf.aliasing_output: it died of signal 11\n"},
      {"donation crash", 1, "buffers: 17 of 18 ways"}, /* the groups before it answered */
      {"no types", 1, "  strides: transposed: wrong: it takes arrays of no element type\n"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    assert_int_equal(plugin(rows[i].fault, ""), rows[i].status);
    SAYS(rows[i].says);
  }
}

/* One thing each; what is told of it, and whether that is wrong. */
static void deviations_are_told(void **state) {
  (void)state;
  static const struct {
    const char *fault;
    int status;
    const char *says;
  } rows[] = {
      {"newer", 0, "PJRT_Program: it asks for 64 bytes; ours has 48\n"},
      {"no attributes", 0, "which release it implements; its attributes are absent: no function"},
      {"null attributes", 0, "its attributes are null, with a count that is not 0\n"},
      {"no attributes", 0, "write for: a framework has to guess"},
      {"sloppy", 1,
       "PJRT_Client_PlatformName, 32 bytes in place of 40: it writes behind them, which are the "
       "framework's\n"},
      {"strict", 1, "larger arguments, of a newer framework: taken by 0 functions, refused by 5\n"},
      {"strict", 1, "PJRT_Client_Create, 104 bytes in place of 88: refused: INVALID_ARGUMENT"},
      {"null function", 1, "the plugin has no PJRT_Client_Compile: it is null"},
      {"short", 1, "the plugin has no PJRT_LoadedExecutable_Execute: its table ends after 21"},
      {"null table", 1, "its GetPjrtApi gives nothing [HLO-8305]"},
      {"no client", 1, "PJRT_Client_Create: NOT_FOUND: there is no such device [HLO-8305]"},
      {"refuse", 1,
       "one addition: does not compile: PJRT_Client_Compile: INVALID_ARGUMENT: no such"},
      {"crash", 1, "PJRT_Client_Compile, with an addition: it died of signal 11\n"},
      {"crash", 1, "taken by 4 functions, refused by 0\n"}, /* a crash ends one question alone */
      {"hang", 1, "PJRT_Client_Compile, with an addition: no end after 2 s\n"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    if (plugin(rows[i].fault, "") != rows[i].status)
      fail_msg("%s: %s", rows[i].fault, strbuf_str(&out));
    SAYS(rows[i].says);
  }
}

static void a_refusal_is_explained(void **state) {
  (void)state;
  assert_int_equal(plugin("old", "tan.mlirbc"), 1);
  SAYS("a program of one addition: compiles\n");
  SAYS(
      "tan.mlirbc: does not compile: PJRT_Client_Compile: INVALID_ARGUMENT: failed to deserialize");
  SAYS("The reader holds StableHLO 1.4.0");
  SAYS("  written for 1.4.0: compiles\n");
}

static void what_is_no_plugin_is_refused(void **state) {
  (void)state;
  assert_int_equal(sh_all(CTS "plugin absent.so"), 1);
  SAYS("error: ./absent.so: cannot open shared object file: No such file or directory [HLO-8305]");
  assert_int_equal(sh_all(CTS "plugin tan.mlir"), 1);
  SAYS("[HLO-8305]");
  assert_int_equal(sh_all(CTS "plugin '" FAKE_PLUGIN "' --args='[]'"), 2);
  SAYS("--args runs artifacts: name one");
  assert_int_equal(
      sh_all(CTS "plugin '" FAKE_PLUGIN "' tan.mlirbc --args='[dense<1> tensor<i32>]'"), 2);
  assert_int_equal(sh_all(CTS "plugin '" FAKE_PLUGIN "' absent.mlirbc --args='[]'"), 2);
  assert_int_equal(sh_all(CTS "plugin"), 2);
  SAYS("name a plugin");
  assert_int_equal(plugin("", "absent.mlirbc"), 2);
  SAYS("absent.mlirbc");
}

static void json_says_the_same(void **state) {
  (void)state;
  setenv("FAKE_PLUGIN", "old", 1);
  assert_int_equal(sh(CTS "plugin --json '" FAKE_PLUGIN "' tan.mlirbc"), 1);
  json_t *j = json_loads(strbuf_str(&out), 0, NULL);
  const char *release, *target;
  int compiles, reads, then, ok;
  assert_int_equal(json_unpack(j, "{s:{s:s}, s:s, s:b, s:[{s:b, s:b, s:b}]}", "offers", "release",
                               &release, "write_for", &target, "ok", &ok, "artifacts", "compiles",
                               &compiles, "release_reads", &reads, "then_compiles", &then),
                   0);
  assert_string_equal(release, "1.4.0");
  assert_string_equal(target, "1.4.0");
  assert_false(ok);
  assert_false(compiles);
  assert_false(reads);
  assert_true(then);
  assert_int_equal(json_array_size(json_object_get(j, "sizes")),
                   6 + 5); /* larger and smaller arguments */
  json_decref(j);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_good_one_is_told_whole),
      cmocka_unit_test(artifacts_are_run_with_arguments),
      cmocka_unit_test(an_older_writer_counts),
      cmocka_unit_test(faults_of_buffers_are_named),
      cmocka_unit_test(deviations_are_told),
      cmocka_unit_test(a_refusal_is_explained),
      cmocka_unit_test(what_is_no_plugin_is_refused),
      cmocka_unit_test(json_says_the_same),
  };
  return cmocka_run_group_tests(tests, put_artifacts, tear_down);
}
