/* SPDX-License-Identifier: Apache-2.0 */
/* Plugins of the PJRT C API: what one says that differs from what we know, and what comes of it. */
#include "harness/pjrt/plugin.h"
#include "harness/pjrt/run.h"
#include "harness/pjrt/tensor.h"
#include "tests/harness/shell.h"

static void describe(const char *more) {
  strbuf text = STRBUF_INIT;
  strbuf_addf(&text, "name: fake\nkind: pjrt\nplugin: '%s'\n%s", FAKE_PLUGIN, more);
  scratch_put(&dir, "p.yaml", strbuf_str(&text));
  strbuf_free(&text);
}

static int check(const char *fault) {
  setenv("FAKE_PLUGIN", fault, 1);
  return sh_all(CTS "check-consumer p.yaml");
}

/* "": a good one. What differs from our header in ways that the API allows makes no difference. */
static void what_the_api_allows_works(void **state) {
  (void)state;
  static const char *const rows[] = {"", "newer", "older", "layout", "print"};
  describe("");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    if (check(rows[i])) fail_msg("%s: %s", rows[i], strbuf_str(&out));
    SAYS("all is well");
    SAYS("as release 1.4.0: evaluate");
    SAYS("(it calls itself 'fake (PJRT C API 0.99)')");
  }
}

static void what_a_plugin_lacks_is_told(void **state) {
  (void)state;
  static const struct {
    const char *fault, *says;
  } rows[] = {
      {"null table", "its GetPjrtApi gives nothing"},
      {"tiny", "its table has 24 bytes, less than a version takes"},
      {"short",
       "the plugin has no PJRT_LoadedExecutable_Execute: its table ends after 21 functions"},
      {"null function", "the plugin has no PJRT_Client_Compile: it is null"},
      {"foreign", "it speaks version 1.99 of the C API, which is another one than 0.x"},
      {"no attributes", "it has no attribute stablehlo_current_version. Say `release: X.Y.Z`"},
      {"null attributes", "it has no attribute stablehlo_current_version. Say `release: X.Y.Z`"},
      {"no client", "PJRT_Client_Create: NOT_FOUND: there is no such device"},
      {"null client", "PJRT_Client_Create: gave no client and no error"},
      {"no devices", "its client has 0 devices; 1 to 4096 are needed"},
      {"too small", "the plugin's PJRT_Client_Compile takes 32 bytes of arguments; 56 are needed"},
      {"never", "Unexpected PJRT_Client_Compile_Args size: expected 64, got 1"},
      {"refuse", "PJRT_Client_Compile: INVALID_ARGUMENT: no such operation: add"},
      {"null program", "PJRT_Client_Compile: gave no program and no error"},
      {"null result", "PJRT_LoadedExecutable_Execute: a result is null"},
      {"event", "PJRT_Event_Await: INTERNAL: the device is on fire"},
      {"type", "a result has PJRT_Buffer_Type 99"},
      {"size", "a result of type tensor<2xi32> has 5 bytes"},
      {"grows", "PJRT_Buffer_ToHostBuffer: 8 bytes at first, then 1099511627776"},
      {"huge", "a result of type tensor<2xi32> has 18446744073709551615 bytes"},
      {"null dimensions", "PJRT_Buffer_Dimensions: gave no dimensions and no error"},
      {"outputs", "18446744073709551615 results, of which 1048576 can be taken"},
      {"many outputs", "2305843009213693951 results, of which 1048576 can be taken"},
      {"crash", "it crashed:\n        was killed by signal 11"},
      {"hang", "it took too long:\n        no answer after 0.5 s"},
  };
  describe("limits: {wall: 0.5}\n");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    if (check(rows[i].fault) == 0) fail_msg("%s: %s", rows[i].fault, strbuf_str(&out));
    SAYS(rows[i].says);
  }
}

static void a_release_may_be_said_for_it(void **state) {
  (void)state;
  describe("release: 1.9.0\n");
  assert_int_equal(check("no attributes"), 0);
  SAYS("as release 1.9.0: evaluate");
  SAYS("it has no attributes");
  assert_int_equal(check(""), 2); /* it says another */
  SAYS("the plugin is of release 1.4.0, not 1.9.0");
}

/* A name is text of the protocol, whatever its bytes. */
static void names_need_not_be_utf8(void **state) {
  (void)state;
  describe("");
  assert_int_equal(check("name"), 0);
  SAYS("(it calls itself 'f\\xff\\xfe\\x80 (PJRT C API 0.99)')");
}

/* A name without a folder is a file beside the description, not one of the library path. */
static void a_plugin_is_a_file(void **state) {
  (void)state;
  scratch_put(&dir, "p.yaml", "name: fake\nkind: pjrt\nplugin: libm.so.6\n");
  assert_int_equal(check(""), 2);
  SAYS("./libm.so.6: cannot open shared object file");
  must("cp '" FAKE_PLUGIN "' beside.so");
  scratch_put(&dir, "p.yaml", "name: fake\nkind: pjrt\nplugin: beside.so\n");
  assert_int_equal(check(""), 0);
}

static void options_reach_the_client(void **state) {
  (void)state;
  describe("options: {count: 2, quick: true, name: 'x{y'}\n");
  assert_int_equal(check("option"), 0);
  describe("options: {count: 2}\n");
  assert_int_not_equal(check("option"), 0);
  SAYS("other options");
}

static void descriptions_are_checked(void **state) {
  (void)state;
  scratch_put(&dir, "p.yaml", "name: p\nkind: pjrt\n");
  assert_int_equal(check(""), 2);
  SAYS("a consumer of kind pjrt needs the key 'plugin'");
  scratch_put(&dir, "p.yaml", "name: p\nkind: pjrt\nplugin: ./absent.so\n");
  assert_int_equal(check(""), 2);
  SAYS("absent.so: cannot open shared object file");
  scratch_put(&dir, "p.yaml", "name: p\nkind: pjrt\nplugin: ./p.yaml\n");
  assert_int_equal(check(""), 2);
  SAYS("./p.yaml: ");
}

/* All that is found out stands above the checks. */
static void a_plugin_is_described(void **state) {
  (void)state;
  describe("");
  assert_int_equal(check("newer"), 0);
  SAYS("C API: 0.99, a table of 101 functions; this program speaks 0.81\n");
  SAYS("the plugin has no PJRT_Client_PlatformVersion: it is null\n");
  SAYS("attribute stablehlo_current_version: 1.4.0\n");
  SAYS("attribute of tomorrow: a value of type 77, which is newer than 0.81\n");
  SAYS("platform: fake\n");
  SAYS("devices: 1\n");
}

/* A description that nobody wrote is not named as the place of a mistake. */
static void a_file_that_is_no_plugin_is_told(void **state) {
  (void)state;
  assert_int_equal(sh_all(CTS "run --plugin=absent.so --case=add_f64"), 2);
  SAYS("error: the plugin cannot be used: ");
  SAYS("absent.so: cannot open shared object file");
  assert_null(strstr(strbuf_str(&out), "yaml"));
}

/* It says that it reads artifacts of 1.0.0 and newer. */
static void artifacts_older_than_its_oldest_are_not_asked(void **state) {
  (void)state;
  describe("");
  setenv("FAKE_PLUGIN", "refuse", 1);
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --jobs=1 --case=add_f64 --check=evaluate "
                              "--context=constants --pair=0.9.0..0.19.0,1.4.0 --consumer=p.yaml "
                              "--report r"),
                   2);
  SAYS("nothing was checked");
  SAYS("no check that --pair=0.9.0..0.19.0,1.4.0 selects gave a verdict: ");
  must("grep -c 'it only claims to read artifacts of 1.0.0 and newer' r/journal");
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --jobs=1 --case=add_f64 "
                              "--check=evaluate --context=constants --pair=1.0.0,1.4.0 "
                              "--consumer=p.yaml"),
                   1);
  SAYS("no such operation: add");
}

/* By hand, from the numbers of compile_options.proto: field 3, of bytes, with device_ordinal (1)
 * -1, num_replicas (4), num_partitions (5) and use_spmd_partitioning (6). */
static void compile_options_are_a_protocol_buffer(void **state) {
  (void)state;
  static const char one[] = "\x1a\x0f\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x20\x01\x28\x01";
  static const char many[] =
      "\x1a\x12\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x20\xac\x02\x28\x03\x30\x01";
  strbuf bytes = STRBUF_INIT;
  pjrt_compile_options(1, 1, &bytes);
  assert_int_equal(bytes.len, sizeof one - 1);
  assert_memory_equal(bytes.bytes, one, bytes.len);
  strbuf_reset(&bytes);
  pjrt_compile_options(300, 3, &bytes);
  assert_int_equal(bytes.len, sizeof many - 1);
  assert_memory_equal(bytes.bytes, many, bytes.len);
  strbuf_free(&bytes);
}

/* -1, 2, -3 of four bits: in whole bytes with their sign, and packed with the first one low. */
static void elements_below_a_byte_come_whole_or_packed(void **state) {
  (void)state;
  static const char *const forms[] = {"\xff\x02\xfd", "\x2f\x0d"};
  for (size_t i = 0; i < 2; i++) {
    pjrt_tensor t = {.bytes = STRBUF_INIT};
    strbuf why = STRBUF_INIT;
    assert_true(pjrt_tensor_take_type(&t, "tensor<3xi4>", &why));
    assert_int_equal(t.type, 21);
    assert_true(pjrt_tensor_take(&t, (const unsigned char *)forms[i], strlen(forms[i])));
    assert_int_equal(t.bytes.len, 3);
    assert_memory_equal(t.bytes.bytes, "\x0f\x02\x0d", 3);
    assert_false(pjrt_tensor_take(&t, (const unsigned char *)forms[i], 1));
    strbuf_free(&t.bytes);
    strbuf_free(&why);
  }
}

static void types_without_buffers_are_named(void **state) {
  (void)state;
  static const char *const rows[] = {"tensor<2xf6E2M3FN>",
                                     "tensor<?xf32>",
                                     "tensor<2x",
                                     "tensor<>",
                                     "token",
                                     "",
                                     "tensor<4x!quant.uniform<i8:f32, 1.0>>"};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    pjrt_tensor t = {.bytes = STRBUF_INIT};
    strbuf why = STRBUF_INIT;
    if (pjrt_tensor_take_type(&t, rows[i], &why)) fail_msg("'%s' is taken", rows[i]);
    assert_int_not_equal(why.len, 0);
    strbuf_free(&why);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_the_api_allows_works),
      cmocka_unit_test(what_a_plugin_lacks_is_told),
      cmocka_unit_test(a_release_may_be_said_for_it),
      cmocka_unit_test(names_need_not_be_utf8),
      cmocka_unit_test(a_plugin_is_a_file),
      cmocka_unit_test(options_reach_the_client),
      cmocka_unit_test(descriptions_are_checked),
      cmocka_unit_test(a_plugin_is_described),
      cmocka_unit_test(a_file_that_is_no_plugin_is_told),
      cmocka_unit_test(artifacts_older_than_its_oldest_are_not_asked),
      cmocka_unit_test(compile_options_are_a_protocol_buffer),
      cmocka_unit_test(elements_below_a_byte_come_whole_or_packed),
      cmocka_unit_test(types_without_buffers_are_named),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
