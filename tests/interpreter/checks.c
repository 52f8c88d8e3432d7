/* SPDX-License-Identifier: Apache-2.0 */
/* The check dialect, probes, printing, and upstream's own tests. */
#include "run.h"

#include <dirent.h>
#include <unistd.h>

static void equality_is_of_bits(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[0x7FC00000, 0xFFC00001, -0.0]> : tensor<3xf32>\n"
      "  %b = stablehlo.constant dense<[0xFFFFFFFF, 0x7FC00000, -0.0]> : tensor<3xf32>\n"
      "  check.expect_eq %a, %b : tensor<3xf32>\n");
  assert_fails(
      "  %a = stablehlo.constant dense<[1.0, -0.0]> : tensor<2xf32>\n"
      "  check.expect_eq_const %a, dense<[1.0, 0.0]> : tensor<2xf32>\n",
      "the first at index [1]: -0.000000e+00 (actual) vs 0.000000e+00 (expected)");
}

static void failures_say_where_and_how_far(void **state) {
  (void)state;
  assert_fails(
      "  %a = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>\n"
      "  check.expect_eq_const %a, dense<[[1.0, 2.5], [3.0, 9.0]]> : tensor<2x2xf32>\n",
      "2 of 4 elements don't match; the first at index [0, 1]: 2.000000e+00 (actual) vs "
      "2.500000e+00 "
      "(expected), difference 0.5, 2097152 ULPs; the worst at index [1, 1], difference 5");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi64>\n"
      "  check.expect_eq_const %a, dense<[1, 5]> : tensor<2xi64>\n",
      "index [1]: 2 (actual) vs 5 (expected), difference 3");
}

static void tolerances(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[1.0, 0x7FF8000000000000, 0x7FF0000000000000, 0.0]> : "
      "tensor<4xf64>\n"
      "  %b = stablehlo.constant dense<[1.0001, 0x7FF8000000000001, 0x7FF0000000000000, -0.00005]> "
      ": tensor<4xf64>\n"
      "  check.expect_almost_eq %a, %b : tensor<4xf64>\n"
      "  stablehlo.custom_call @check.expect_almost_eq(%a, %b) {has_side_effect = true} : "
      "(tensor<4xf64>, tensor<4xf64>) -> ()\n");
  const char *far =
      "  %a = stablehlo.constant dense<1.0> : tensor<f64>\n"
      "  %b = stablehlo.constant dense<1.0005> : tensor<f64>\n";
  strbuf text = STRBUF_INIT;
  strbuf_addf(&text, "%s  check.expect_almost_eq %%a, %%b : tensor<f64>\n", far);
  assert_fails(strbuf_str(&text), "with tolerance 0.0001");
  strbuf_reset(&text);
  strbuf_addf(&text, "%s  check.expect_almost_eq %%a, %%b, tolerance = 0.001 : tensor<f64>\n", far);
  assert_runs(strbuf_str(&text));
  strbuf_reset(&text); /* the spelling as a custom_call allows 0.001 */
  strbuf_addf(
      &text,
      "%s  stablehlo.custom_call @check.expect_almost_eq(%%a, %%b) {has_side_effect = true} : "
      "(tensor<f64>, tensor<f64>) -> ()\n",
      far);
  assert_runs(strbuf_str(&text));
  strbuf_free(&text);
}

static void distances_in_ulps(void **state) {
  (void)state;
  const char *pair =
      "  %a = stablehlo.constant dense<[0x3F800000, 0x00000001, 0x7F800000]> : tensor<3xf32>\n"
      "  %b = stablehlo.constant dense<[0x3F800003, 0x80000001, 0x7F800000]> : tensor<3xf32>\n";
  strbuf text = STRBUF_INIT;
  strbuf_addf(
      &text,
      "%s  check.expect_close %%a, %%b, max_ulp_difference = 3 : tensor<3xf32>, tensor<3xf32>\n",
      pair);
  assert_runs(strbuf_str(&text));
  strbuf_reset(&text);
  strbuf_addf(
      &text,
      "%s  check.expect_close %%a, %%b, max_ulp_difference = 2 : tensor<3xf32>, tensor<3xf32>\n",
      pair);
  assert_fails(strbuf_str(&text), "1 of 3 elements don't match within 0 to 2 ULPs");
  strbuf_reset(&text);
  strbuf_addf(&text,
              "%s  stablehlo.custom_call @check.expect_close(%%a, %%b) {has_side_effect = true} : "
              "(tensor<3xf32>, tensor<3xf32>) -> ()\n",
              pair);
  assert_runs(strbuf_str(&text));
  strbuf_free(&text);
}

static void unknown_targets_are_named(void **state) {
  (void)state;
  assert_fails("  stablehlo.custom_call @nobody() {has_side_effect = true} : () -> ()\n",
               "Unsupported custom call: nobody");
}

typedef struct seen {
  size_t calls;
  interp_check last;
} seen;
static void note(const interp_check *check, void *user) {
  seen *s = user;
  s->calls++;
  s->last = *check;
}

static void callers_hear_of_checks_that_pass(void **state) {
  (void)state;
  const char *text =
      "func.func @main() {\n"
      "  %a = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>\n"
      "  %b = stablehlo.constant dense<[1.0, 2.00005, 3.00001]> : tensor<3xf64>\n"
      "  check.expect_almost_eq %a, %b : tensor<3xf64>\n  func.return\n}\n";
  seen s = {0};
  interp_options options = {.on_check = note, .user = &s};
  outcome o = run_text(text, strlen(text), &options);
  assert_true(o.passed);
  assert_int_equal(s.calls, 1);
  assert_true(s.last.passed);
  assert_int_equal(s.last.worst_element, 1);
  assert_true(s.last.worst_difference > 4.9e-5 && s.last.worst_difference < 5.1e-5);
  assert_int_equal(s.last.mismatches, 0);
  outcome_free(&o);
}

static void probes_are_written_and_read(void **state) {
  (void)state;
  char dir[] = "/tmp/hlo-cts-probe-XXXXXX";
  assert_non_null(mkdtemp(dir));
  const char *text =
      "func.func @main() {\n"
      "  %a = stablehlo.constant dense<[[1, 2, 3]]> : tensor<1x3xi16>\n"
      "  %b = interpreter.probe %a, probe_id = \"p\" : tensor<1x3xi16>\n"
      "  %c = stablehlo.add %b, %b : tensor<1x3xi16>\n"
      "  %d = interpreter.probe %c, probe_id = \"p\" : tensor<1x3xi16>\n"
      "  check.expect_serialized_eq %a, probe_id = \"p\" : tensor<1x3xi16>\n"
      "  check.expect_serialized_eq %c, probe_id = \"p\", iter = 1 : tensor<1x3xi16>\n"
      "  func.return\n}\n";
  interp_options options = {.probe_dir = dir};
  outcome o = run_text(text, strlen(text), &options);
  if (!o.passed) print_error("%s", strbuf_str(&o.errors));
  assert_true(o.passed);
  outcome_free(&o);
  /* The file as NumPy reads it: magic, version, dictionary up to a multiple of 64, data. */
  strbuf path = STRBUF_INIT;
  strbuf_addf(&path, "%s/probe1.npy", dir);
  char bytes[256] = {0};
  FILE *f = fopen(strbuf_str(&path), "rb");
  assert_non_null(f);
  size_t n = fread(bytes, 1, sizeof bytes, f);
  fclose(f);
  assert_int_equal(n, 128 + 6);
  assert_memory_equal(
      bytes, "\x93NUMPY\x01\x00\x76\x00{'descr': '<i2', 'fortran_order': False, 'shape': (1, 3), }",
      69);
  assert_int_equal(bytes[127], '\n');
  assert_memory_equal(bytes + 128, "\1\0\2\0\3\0", 6);
  o = run_text(text, strlen(text), NULL);
  assert_false(o.passed);
  assert_non_null(strstr(strbuf_str(&o.errors), "cannot be empty"));
  outcome_free(&o);
  static const char *const names[] = {"probe1.npy", "probe2.npy", "index.csv"};
  for (size_t k = 0; k < 3; k++) {
    strbuf_reset(&path);
    strbuf_addf(&path, "%s/%s", dir, names[k]);
    assert_int_equal(unlink(strbuf_str(&path)), 0);
  }
  assert_int_equal(rmdir(dir), 0);
  strbuf_free(&path);
}

static void values_are_printed(void **state) {
  (void)state;
  const char *text =
      "func.func @main() -> (tensor<2x2xi1>, tensor<complex<f32>>) {\n"
      "  %a = stablehlo.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>\n"
      "  %b = stablehlo.not %a : tensor<2x2xi1>\n"
      "  interpreter.print %b : tensor<2x2xi1>\n"
      "  %c = stablehlo.constant dense<(0.1, 1.0e10)> : tensor<complex<f32>>\n"
      "  func.return %b, %c : tensor<2x2xi1>, tensor<complex<f32>>\n}\n";
  strbuf printed = STRBUF_INIT;
  interp_options options = {.print = &printed};
  outcome o = run_text(text, strlen(text), &options);
  assert_true(o.passed);
  assert_string_equal(
      strbuf_str(&printed),
      "%0 = tensor<2x2xi1> {\n  [\n    [false, true],\n    [true, false]\n  ]\n}\n");
  assert_string_equal(strbuf_str(&o.printed),
                      "dense<[[false, true], [true, false]]> : tensor<2x2xi1>\n"
                      "dense<(1.000000e-01,1.000000e+10)> : tensor<complex<f32>>\n");
  strbuf_free(&printed);
  outcome_free(&o);
}

static void tuples_and_tokens_are_printed(void **state) {
  (void)state;
  const char *text =
      "func.func @main() -> (tuple<tensor<i8>, tensor<2xui4>>, !stablehlo.token) {\n"
      "  %a = stablehlo.constant dense<-1> : tensor<i8>\n"
      "  %b = stablehlo.constant dense<[15, 0]> : tensor<2xui4>\n"
      "  %t = stablehlo.tuple %a, %b : tuple<tensor<i8>, tensor<2xui4>>\n"
      "  %k = stablehlo.create_token : !stablehlo.token\n"
      "  func.return %t, %k : tuple<tensor<i8>, tensor<2xui4>>, !stablehlo.token\n}\n";
  outcome o = run_text(text, strlen(text), NULL);
  assert_true(o.passed);
  assert_string_equal(strbuf_str(&o.printed),
                      "tuple<tensor<i8>, tensor<2xui4>> (\ndense<-1> : tensor<i8>,\n"
                      "dense<[15, 0]> : tensor<2xui4>\n)\n!stablehlo.token\n");
  outcome_free(&o);
}

/* Beyond 100 elements a constant that is no splat is written as its bytes. */
static void large_constants_are_printed_as_bytes(void **state) {
  (void)state;
  const char *text =
      "func.func @main() -> (tensor<101xi8>, tensor<101xf32>) {\n"
      "  %a = stablehlo.iota dim = 0 : tensor<101xi8>\n"
      "  %b = stablehlo.constant dense<1.5> : tensor<101xf32>\n"
      "  func.return %a, %b : tensor<101xi8>, tensor<101xf32>\n}\n";
  outcome o = run_text(text, strlen(text), NULL);
  assert_true(o.passed);
  assert_memory_equal(strbuf_str(&o.printed), "dense<\"0x00010203", 17);
  assert_non_null(strstr(strbuf_str(&o.printed),
                         "6364\"> : tensor<101xi8>\n"
                         "dense<1.500000e+00> : tensor<101xf32>\n"));
  outcome_free(&o);
}

static char *read_all(const char *path, size_t *n) {
  FILE *f = fopen(path, "rb");
  if (!f) return NULL;
  size_t capacity = 1 << 16;
  char *bytes = malloc(capacity);
  *n = 0;
  for (size_t got; bytes && (got = fread(bytes + *n, 1, capacity - *n, f)) > 0;) {
    *n += got;
    if (*n == capacity) bytes = realloc(bytes, capacity *= 2);
  }
  fclose(f);
  return bytes;
}

static bool run_piece(const char *text, size_t n, uint32_t line, void *user) {
  interp_options options = {.probe_dir = "/tmp"};
  outcome o = run_text(text, n, &options);
  if (!o.passed) print_error("%s, line %u: %s", (const char *)user, line, strbuf_str(&o.errors));
  bool ok = o.passed;
  outcome_free(&o);
  return ok;
}

/* Every program of upstream's interpreter tests that has no arguments. */
static void upstream_tests_pass(void **state) {
  (void)state;
  const char *upstream = HLO_CTS_UPSTREAM;
  if (!*upstream) skip();
  strbuf path = STRBUF_INIT;
  strbuf_addf(&path, "%s/stablehlo/tests/interpret", upstream);
  DIR *d = opendir(strbuf_str(&path));
  if (!d) skip();
  size_t files = 0, failed = 0;
  for (struct dirent *e; (e = readdir(d));) {
    size_t len = strlen(e->d_name), n = 0;
    if (len < 5 || strcmp(e->d_name + len - 5, ".mlir") || strstr(e->d_name, "arguments") ||
        strstr(e->d_name, "probe"))
      continue;
    strbuf_reset(&path);
    strbuf_addf(&path, "%s/stablehlo/tests/interpret/%s", upstream, e->d_name);
    char *text = read_all(strbuf_str(&path), &n);
    assert_non_null(text);
    files++;
    failed += !text_split(text, n, run_piece, e->d_name);
    free(text);
  }
  closedir(d);
  strbuf_free(&path);
  assert_true(files > 90); /* of 102 programs, those with arguments or probes are left out */
  assert_int_equal(failed, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(equality_is_of_bits),
      cmocka_unit_test(failures_say_where_and_how_far),
      cmocka_unit_test(tolerances),
      cmocka_unit_test(distances_in_ulps),
      cmocka_unit_test(unknown_targets_are_named),
      cmocka_unit_test(callers_hear_of_checks_that_pass),
      cmocka_unit_test(probes_are_written_and_read),
      cmocka_unit_test(values_are_printed),
      cmocka_unit_test(tuples_and_tokens_are_printed),
      cmocka_unit_test(large_constants_are_printed_as_bytes),
      cmocka_unit_test(upstream_tests_pass),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
