/* The golden manifest, and files held against it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "harness/suite/golden.h"
#include "tests/harness/scratch.h"

/* SHA-256 of "abc": FIPS 180-2, appendix B.1. */
#define ABC "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
#define ROW(release, id) ABC "\t" release "\t" id "\tStableHLO_v" release "\ttool\t2026-01-01\n"

static void the_hash_is_sha_256(void **state) {
  (void)state;
  char text[SHA256_TEXT];
  sha256_text("abc", 3, text);
  assert_string_equal(text, ABC);
}

static bool load(const char *manifest, golden_set *g, strbuf *out, scratch *s) {
  *s = scratch_new();
  char path[128];
  snprintf(path, sizeof path, "%s/MANIFEST", s->path);
  FILE *f = fopen(path, "wb");
  fputs(manifest, f);
  fclose(f);
  diag_text_sink sink = diag_text_sink_to(out);
  return golden_load(g, s->path, vs_builtin_opset(), &sink.sink);
}

static void rows_are_read_and_found(void **state) {
  (void)state;
  golden_set g;
  scratch s;
  strbuf out = STRBUF_INIT;
  assert_true(
      load("# a comment\n" ROW("1.0.0", "b") ROW("0.9.0", "b") ROW("1.0.0", "a"), &g, &out, &s));
  assert_int_equal(g.count, 3);
  assert_string_equal(golden_find(&g, "b", VS(0, 9, 0))->producer, "StableHLO_v0.9.0");
  assert_string_equal(golden_find(&g, "a", VS(1, 0, 0))->hash, ABC);
  assert_null(golden_find(&g, "a", VS(0, 9, 0)));
  assert_null(golden_find(&g, "c", VS(1, 0, 0)));
  golden_free(&g);
  scratch_free(&s);
  strbuf_free(&out);
}

static void wrong_rows_are_refused_with_their_line(void **state) {
  (void)state;
  static const struct {
    const char *manifest, *says;
  } rows[] = {
      {"x\n", ":1:1: error: a row has six columns"},
      {"#\n" ABC "\t1.0.0\n", ":2:1: error: a row has six columns"},
      {"abc\t1.0.0\ta\tp\tt\td\n", ":1:1: error: the first column is no SHA-256"},
      {ABC "\t1.0\ta\tp\tt\td\n", ":1:1: error: the second column is no release"},
      {ABC "\t7.0.0\ta\tp\tt\td\n", ":1:1: error: the second column is no release"},
      {ROW("1.0.0", "a") ROW("1.0.0", "a"), ":2:1: error: this release of this case stands twice"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    golden_set g;
    scratch s;
    strbuf out = STRBUF_INIT;
    assert_false(load(rows[i].manifest, &g, &out, &s));
    if (!strstr(strbuf_str(&out), rows[i].says)) fail_msg("row %zu: %s", i, strbuf_str(&out));
    golden_free(&g);
    scratch_free(&s);
    strbuf_free(&out);
  }
}

static size_t check(const golden_set *g, strbuf *out) {
  strbuf_reset(out);
  diag_text_sink sink = diag_text_sink_to(out);
  bool ok = golden_check(g, vs_builtin_opset(), &sink.sink);
  assert_int_equal(ok, sink.sink.errors == 0);
  return sink.sink.errors;
}

static void files_are_held_against_rows(void **state) {
  (void)state;
  golden_set g;
  scratch s;
  strbuf out = STRBUF_INIT;
  assert_true(load(ROW("1.0.0", "a"), &g, &out, &s));
  assert_int_equal(check(&g, &out), 1);
  assert_non_null(strstr(strbuf_str(&out), "No such file"));
  scratch_put(&s, "1.0.0/a.mlirbc", "abc");
  assert_int_equal(check(&g, &out), 0);
  scratch_put(&s, "1.0.0/a.mlirbc", "abd");
  assert_int_equal(check(&g, &out), 1);
  assert_non_null(strstr(strbuf_str(&out), "the manifest says " ABC));
  scratch_put(&s, "1.0.0/a.mlirbc", "abc");
  scratch_put(&s, "0.9.0/a.mlirbc", "abc");
  assert_int_equal(check(&g, &out), 1);
  assert_non_null(strstr(strbuf_str(&out), "no row names"));
  golden_free(&g);
  scratch_free(&s);
  strbuf_free(&out);
}

static void what_is_saved_is_read_again(void **state) {
  (void)state;
  golden_set g, again;
  scratch s;
  strbuf out = STRBUF_INIT;
  assert_true(load("", &g, &out, &s));
  assert_true(golden_put(&g, "z", VS(1, 2, 0), "abc", 3, "p", "t", "d"));
  assert_true(golden_put(&g, "a", VS(1, 2, 0), "abd", 3, "p", "t", "d"));
  assert_true(golden_put(&g, "a", VS(1, 2, 0), "abc", 3, "p", "t", "d")); /* replaces */
  assert_int_equal(g.count, 2);
  assert_true(golden_save(&g, &out));
  diag_text_sink sink = diag_text_sink_to(&out);
  assert_true(golden_load(&again, s.path, vs_builtin_opset(), &sink.sink));
  assert_int_equal(again.count, 2);
  assert_string_equal(again.rows[0].id, "a");
  assert_string_equal(again.rows[0].hash, ABC);
  golden_free(&g);
  golden_free(&again);
  scratch_free(&s);
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_hash_is_sha_256),
      cmocka_unit_test(rows_are_read_and_found),
      cmocka_unit_test(wrong_rows_are_refused_with_their_line),
      cmocka_unit_test(files_are_held_against_rows),
      cmocka_unit_test(what_is_saved_is_read_again),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
