/* SPDX-License-Identifier: Apache-2.0 */
/* golden/WITNESSES: who wrote the same bytes. The shipped file is held against the shipped bytes by
 * `hlo-cts golden
 * --check` (test harness.shipped_corpus). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "harness/golden/witness.h"
#include "tests/harness/scratch.h"

#define HASH "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
#define CASE(id, generation) "case\t" id "\t" generation "\t" HASH "\ttool\t2026-01-01\twhy\n"
#define ROW(release) "\t" release "\t4\t" HASH "\n"
#define HEAD                                              \
  "# who\n"                                               \
  "writer\ta\told\t1.0.5\t2026-01-01\n"                   \
  "writer\tB\tnew\t1.2.0\t2026-01-01\n"                   \
  "cause\todd\tit does odd things\thttps://example.org\n" \
  "cause\tequal\tthe payload is equal\t-\n"               \
  "cause\trewritten\tfrom ours\t-\n"

static void make(scratch *s, const char *manifest, const char *witnesses) {
  char hash[SHA256_TEXT];
  strbuf list = STRBUF_INIT;
  *s = scratch_new();
  sha256_text(manifest, strlen(manifest), hash);
  strbuf_addf(&list, "packs/0\t%s\t-\n", hash);
  scratch_put(s, "packs/0.manifest", manifest);
  scratch_put(s, "MANIFEST", strbuf_str(&list));
  if (witnesses) scratch_put(s, "WITNESSES", witnesses);
  strbuf_free(&list);
}

/* How the bytes of a release of case "c" stand, as a letter. */
static char standing(const witness_set *w, const golden_set *g, vs_version release) {
  const char *cause = NULL;
  const golden_row *row = golden_find(g, "c", release);
  assert_non_null(row);
  witness_standing found = witness_of(w, g, row, &cause);
  assert_true((found == WITNESS_EXPLAINED || found == WITNESS_REWRITTEN) == (cause != NULL));
  if (cause)
    assert_string_equal(cause, found == WITNESS_EXPLAINED ? "it does odd things" : "from ours");
  return "-xRES"[found];
}

#define ROWS ROW("0.9.0") ROW("1.0.0") ROW("1.1.0") ROW("1.2.0") ROW("1.3.0")

static void a_writer_vouches_up_to_its_own_release(void **state) {
  (void)state;
  static const struct {
    const char *line, *stand; /* of 0.9.0, 1.0.0, 1.1.0, 1.2.0, 1.3.0 */
  } rows[] = {
      {"case\tc\t2\ta\n", "SS---"},
      {"case\tc\t2\tB\n", "SSSS-"},
      {"case\tc\t1\tB\n", "-----"}, /* an older generation */
      {"case\td\t2\tB\n", "-----"},
      {"case\tc\t2\tB\t= equal 1.3.0\n", "SSSSE"},
      {"case\tc\t2\t-\tB odd 0.9.0 1.1.0..1.2.0\n", "xSxx-"},
      {"case\tc\t2\ta\tB odd 0.9.0..1.2.0\n", "SSxx-"}, /* what one wrote, the other need not */
      {"case\tc\t2\t-\t- odd 0.9.0..1.3.0\n", "xxxxx"},
      /* What a writer read from our artifact is more than a cause, and less than the others. */
      {"case\tc\t2\t-\ta odd 0.9.0..1.0.0\tB rewritten 0.9.0..1.2.0\t= equal 1.1.0\n", "RRER-"},
      {"case\tc\t2\ta\tB rewritten 0.9.0..1.2.0\n", "SSRR-"},
      {"", "-----"},
      {NULL, "-----"},
  };
  static const vs_version releases[] = {VS(0, 9, 0), VS(1, 0, 0), VS(1, 1, 0), VS(1, 2, 0),
                                        VS(1, 3, 0)};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf text = STRBUF_INIT, out = STRBUF_INIT;
    golden_set g;
    witness_set w;
    scratch s;
    if (rows[i].line) strbuf_addf(&text, "%s%s", HEAD, rows[i].line);
    make(&s, CASE("c", "1") ROW("0.9.0") CASE("c", "2") ROWS,
         rows[i].line ? strbuf_str(&text) : NULL);
    diag_text_sink sink = diag_text_sink_to(&out);
    assert_true(golden_load(&g, s.path, vs_builtin_opset(), &sink.sink));
    if (!witness_load(&w, &g, vs_builtin_opset(), &sink.sink)) fail_msg("%s", strbuf_str(&out));
    for (size_t k = 0; k < sizeof releases / sizeof *releases; k++)
      assert_int_equal(standing(&w, &g, releases[k]), rows[i].stand[k]);
    witness_free(&w);
    golden_free(&g);
    scratch_free(&s);
    strbuf_free(&text);
    strbuf_free(&out);
  }
}

static void wrong_lines_are_refused_with_their_place(void **state) {
  (void)state;
  static const struct {
    const char *line, *says;
  } rows[] = {
      {"word\n", ":7:1: error: a line has columns"},
      {"words\tb\n", "a line is a writer, a cause or a case"},
      {"writer\ta\tx\t1.0.0\td\n", "the letter is none, or is taken"},
      {"writer\t=\tx\t1.0.0\td\n", "the letter is none, or is taken"},
      {"writer\tc\tx\tsoon\td\n", "a writer has a letter, a name, a release and a date"},
      {"cause\tx\ty\n", "a cause has a word, a sentence and a link"},
      {"case\tc\n", "a case has an id, a generation and letters"},
      {"case\tc\tone\ta\n", "a case has an id, a generation and letters"},
      {"case\tc\t1\taz\n", "no writer has the letter"},
      {"case\tc\t1\t-\tz odd 1.0.0\n", "no writer has the letter"},
      {"case\tc\t1\t-\ta unexplained 1.0.0\n", "no line above names the cause"},
      {"case\tc\t1\t-\ta\n", "no line above names the cause"},
      {"case\tc\t1\t-\ta odd now\n", "a range is A..B or a release"},
      {"case\tc\t1\ta\ncase\tb\t1\ta\n", ":8:1: error: the cases are not sorted"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf text = STRBUF_INIT, out = STRBUF_INIT;
    golden_set g;
    witness_set w;
    scratch s;
    strbuf_addf(&text, "%s%s", HEAD, rows[i].line);
    make(&s, CASE("c", "1") ROWS, strbuf_str(&text));
    diag_text_sink sink = diag_text_sink_to(&out);
    assert_true(golden_load(&g, s.path, vs_builtin_opset(), &sink.sink));
    assert_false(witness_load(&w, &g, vs_builtin_opset(), &sink.sink));
    if (!strstr(strbuf_str(&out), rows[i].says)) fail_msg("%s: %s", rows[i].line, strbuf_str(&out));
    witness_free(&w);
    golden_free(&g);
    scratch_free(&s);
    strbuf_free(&text);
    strbuf_free(&out);
  }
}

/* The bytes of two shipped cases for some releases, as those of case "c" of a set of its own: `ids`
 * has one for each. */
static void copy_bytes(scratch *s, const golden_set *shipped, const char *const *ids) {
  static const vs_version releases[] = {VS(1, 0, 0), VS(1, 1, 0), VS(1, 2, 0)};
  strbuf why = STRBUF_INIT;
  *s = scratch_new();
  golden_writer *w = golden_writer_new("test", "2026-01-01");
  assert_true(golden_writer_case(w, "c", 1, HASH, "-"));
  for (size_t i = 0; i < sizeof releases / sizeof *releases; i++) {
    const char *bytes;
    size_t size;
    assert_true(
        golden_bytes(shipped, golden_find(shipped, ids[i], releases[i]), &bytes, &size, &why));
    assert_true(golden_writer_bytes(w, releases[i], bytes, size));
  }
  assert_true(golden_writer_save(w, s->path, &why));
  golden_writer_free(w);
  strbuf_free(&why);
}

static void what_is_said_is_held_against_the_bytes(void **state) {
  (void)state;
  static const struct {
    const char *ids[3], *line, *says;
  } rows[] = {
      {{"abs_f32", "abs_f32", "abs_f32"}, "case\tc\t1\ta\t= equal 1.1.0..1.2.0\n", NULL},
      {{"abs_f32", "abs_f32", "abs_i32"},
       "case\tc\t1\ta\t= equal 1.1.0..1.2.0\n",
       "the golden bytes of 'c' for 1.2.0 equal none that has a witness"},
      {{"abs_f32", "abs_f32", "abs_f32"},
       "case\tc\t1\ta\t= equal 1.1.0\n",
       "the golden bytes of 'c' for 1.2.0 have neither a witness nor a cause; "
       "scripts/witness --derive finds those that equal older ones"},
      {{"abs_f32", "abs_f32", "abs_f32"},
       "case\tc\t2\tB\n",
       "there is no generation 2 of case 'c'"},
      {{"abs_f32", "abs_f32", "abs_f32"},
       "case\td\t1\tB\n",
       "there is no generation 1 of case 'd'"},
  };
  golden_set shipped;
  assert_true(golden_load(&shipped, HLO_CTS_SOURCE "/golden", vs_builtin_opset(), NULL));
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf text = STRBUF_INIT, out = STRBUF_INIT;
    golden_set g;
    witness_set w;
    scratch s;
    copy_bytes(&s, &shipped, rows[i].ids);
    strbuf_addf(&text, "%s%s", HEAD, rows[i].line);
    scratch_put(&s, "WITNESSES", strbuf_str(&text));
    diag_text_sink sink = diag_text_sink_to(&out);
    assert_true(golden_load(&g, s.path, vs_builtin_opset(), &sink.sink));
    assert_true(witness_load(&w, &g, vs_builtin_opset(), &sink.sink));
    assert_int_equal(witness_check(&w, &g, &sink.sink), rows[i].says == NULL);
    if (rows[i].says && !strstr(strbuf_str(&out), rows[i].says)) fail_msg("%s", strbuf_str(&out));
    witness_free(&w);
    golden_free(&g);
    scratch_free(&s);
    strbuf_free(&text);
    strbuf_free(&out);
  }
  golden_free(&shipped);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_writer_vouches_up_to_its_own_release),
      cmocka_unit_test(wrong_lines_are_refused_with_their_place),
      cmocka_unit_test(what_is_said_is_held_against_the_bytes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
