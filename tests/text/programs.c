/* SPDX-License-Identifier: Apache-2.0 */
/* Programs, pretty and generic, with and without locations: what is printed is what MLIR's own
 * tools print for them (tests/text/programs: NAME.mlir is read, NAME.pretty.mlir and so on
 * expected). */
#include <ftw.h>

#include "program.h"

typedef struct form {
  const char *name;
  text_print_options o;
} form;

static const form forms[] = {
    {"pretty", {0}},
    {"generic", {.generic = true}},
    {"debuginfo", {.debuginfo = true}},
};

static void prints_as_expected(const char *name, const form *f) {
  char file[128], expected_file[128];
  snprintf(file, sizeof file, "%s.mlir", name);
  snprintf(expected_file, sizeof expected_file, "%s.%s.mlir", name, f->name);
  strbuf text = program_file(file), expected = program_file(expected_file);
  strbuf why = STRBUF_INIT, out = STRBUF_INIT;
  ir_context *c = program_context();
  ir_op *module = program_read(c, strbuf_str(&text), text.len, file, &why);
  if (!module) fail_msg("%s", strbuf_str(&why));
  text_print(c, module, &f->o, &out);
  assert_false(out.failed);
  assert_string_equal(strbuf_str(&out), strbuf_str(&expected));
  ir_context_free(c);
  strbuf_free(&text);
  strbuf_free(&expected);
  strbuf_free(&why);
  strbuf_free(&out);
}

static void test_prints_as_expected(void **state) {
  (void)state;
  for (size_t i = 0; i < PROGRAM_COUNT; i++)
    for (size_t k = 0; k < sizeof forms / sizeof *forms; k++)
      prints_as_expected(program_names[i], &forms[k]);
}

/* Text -> program -> text -> program: text that no longer changes, and the same program; the pretty
 * form leaves out what has its default value, the generic one nothing. */
static void test_round_trip(void **state) {
  (void)state;
  for (size_t i = 0; i < PROGRAM_COUNT; i++) {
    for (unsigned generic = 0; generic < 2; generic++) {
      for (unsigned local = 0; local < 2; local++) {
        text_print_options o = {.generic = generic, .debuginfo = true, .local_scope = local};
        char file[128];
        snprintf(file, sizeof file, "%s.mlir", program_names[i]);
        strbuf text = program_file(file);
        strbuf why = STRBUF_INIT, first = STRBUF_INIT, second = STRBUF_INIT;
        ir_context *c = program_context();
        ir_op *a = program_read(c, strbuf_str(&text), text.len, file, &why);
        if (!a) fail_msg("%s", strbuf_str(&why));
        text_print(c, a, &o, &first);
        ir_op *b = program_read(c, strbuf_str(&first), first.len, "printed", &why);
        if (!b) fail_msg("%s: %s\n%s", file, strbuf_str(&why), strbuf_str(&first));
        text_print(c, b, &o, &second);
        assert_string_equal(strbuf_str(&first), strbuf_str(&second));
        ir_compare_options compare = {.ignore_locations = false};
        if (generic && !ir_equal(a, b, &compare, &why)) fail_msg("%s: %s", file, strbuf_str(&why));
        ir_context_free(c);
        strbuf_free(&text);
        strbuf_free(&why);
        strbuf_free(&first);
        strbuf_free(&second);
      }
    }
  }
}

/* A prefix of a program is a program or gets a diagnostic. This takes every prefix of the programs
 * of this folder, and every 64th one of those of the corpus, from another place in each file;
 * HLO_CTS_PREFIX_STEP=1 takes all. None is longer than 64 kB. */
static size_t cut, corpus_step = 64;

static void prefixes(const char *path, size_t from, size_t step) {
  FILE *f = fopen(path, "rb");
  if (!f) fail_msg("cannot open %s", path);
  static char text[1 << 16];
  size_t size = fread(text, 1, sizeof text, f);
  fclose(f);
  for (size_t n = from; n < size; n += step) {
    /* A copy of exactly that size, so that a sanitizer sees reads behind the end. */
    char *copy = malloc(n ? n : 1);
    assert_non_null(copy);
    memcpy(copy, text, n);
    strbuf why = STRBUF_INIT;
    ir_context *c = program_context();
    program_read(c, copy, n, path, &why);
    ir_context_free(c);
    strbuf_free(&why);
    free(copy);
  }
  cut++;
}

static int cut_file(const char *path, const struct stat *st, int kind, struct FTW *walk) {
  (void)st;
  (void)walk;
  size_t n = strlen(path);
  if (kind == FTW_F && n > 5 && strcmp(path + n - 5, ".mlir") == 0)
    prefixes(path, cut % corpus_step, corpus_step);
  return 0;
}

static void test_prefixes(void **state) {
  (void)state;
  const char *step = getenv("HLO_CTS_PREFIX_STEP");
  if (step && atoi(step) > 0) corpus_step = (size_t)atoi(step);
  assert_int_equal(nftw(HLO_CTS_SOURCE "/corpus", cut_file, 16, FTW_PHYS), 0);
  for (size_t i = 0; i < PROGRAM_COUNT; i++) {
    char path[512];
    snprintf(path, sizeof path, "%s/tests/text/programs/%s.mlir", HLO_CTS_SOURCE, program_names[i]);
    prefixes(path, 0, 1);
  }
  /* Most programs of the corpus are files of their own; a floor, in case the walk finds none. */
  assert_true(cut >= 50);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_prints_as_expected),
      cmocka_unit_test(test_round_trip),
      cmocka_unit_test(test_prefixes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
