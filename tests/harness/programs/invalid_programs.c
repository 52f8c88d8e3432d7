/* SPDX-License-Identifier: Apache-2.0 */
/* The programs that must be refused (corpus/invalid, corpus/invalid_inputs): each breaks the
 * constraint that its manifest names and no other one of the specification, its twin breaks none,
 * and no constraint that a program can break is without one. */
#include <stdio.h>
#include <stdlib.h>

#include "harness/data/input.h"
#include "tests/harness/suite.h"
#include "text/text.h"
#include "verify/verify.h"

static corpus all;
static char *exceptions; /* corpus/COVERAGE */
static size_t failures;

static void failure(const corpus_case *c, const char *what, const char *found) {
  if (failures++ < 40) print_error("%s (%s): %s\n%s\n", c->id, c->path, what, found);
}

static char *read_text(const char *path) {
  strbuf why = STRBUF_INIT;
  input in;
  assert_true(input_open(&in, path, &why));
  char *text = strndup(in.bytes, in.size);
  assert_non_null(text);
  input_close(&in);
  strbuf_free(&why);
  return text;
}

/* The rows that the program breaks, each with a newline, into `rows`; what is told into `told`. */
static void broken_rows(const char *path, strbuf *rows, strbuf *told) {
  strbuf_reset(rows);
  strbuf_reset(told);
  char *text = read_text(path);
  diag_text_sink sink = diag_text_sink_to(told);
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  assert_non_null(c);
  ir_op *module = text_parse(c, text, strlen(text), NULL, &sink.sink);
  verify_options words = {.print_type = text_print_type, .print_attr = text_print_attr};
  if (module) verify_program_all(module, &words, rows, &sink.sink);
  ir_context_free(c);
  free(text);
}

/* --- Isolation --- */

static bool tell_numbered(const verify_constraint *row, void *user) {
  const char **id = user;
  if (strcmp(row->id, *id) != 0) return true;
  *id = row->numbered ? row->id : NULL;
  return false;
}

static bool is_numbered(const char *id) {
  char op[64];
  const char *number = strrchr(id, ' ');
  if (!number || (size_t)(number - id) >= sizeof op) return false;
  snprintf(op, sizeof op, "%.*s", (int)(number - id), id);
  const char *found = id;
  verify_constraints(op, tell_numbered, &found);
  return found != NULL;
}

/* A row without a number may break along: the type of a result follows that of an operand. */
static void check_isolated(const corpus_case *c, char *rows, const char *told) {
  /* Blocks are checked before any row. */
  strbuf_auto wanted = STRBUF_INIT;
  strbuf_addf(&wanted, "[%s]\n", c->breaks);
  bool named = strstr(told, strbuf_str(&wanted));
  for (char *save, *id = strtok_r(rows, "\n", &save); id; id = strtok_r(NULL, "\n", &save)) {
    if (strcmp(id, c->breaks) == 0)
      named = true;
    else if (is_numbered(id))
      failure(c, "breaks another constraint as well", id);
  }
  if (!named) failure(c, "does not break the constraint that it names", told);
}

static void each_breaks_one_constraint(void **state) {
  (void)state;
  strbuf rows = STRBUF_INIT, told = STRBUF_INIT;
  for (size_t i = 0; i < all.count; i++) {
    const corpus_case *c = &all.cases[i];
    if (!c->breaks) continue;
    broken_rows(c->path, &rows, &told);
    char *list = strdup(strbuf_str(&rows));
    assert_non_null(list);
    check_isolated(c, list, strbuf_str(&told));
    free(list);
  }
  strbuf_free(&rows);
  strbuf_free(&told);
  assert_int_equal(failures, 0);
}

/* --- Twins --- */

static bool read_before(size_t i) {
  for (size_t k = 0; k < i; k++)
    if (all.cases[k].twin && strcmp(all.cases[k].twin, all.cases[i].twin) == 0) return true;
  return false;
}

static void each_twin_is_legal(void **state) {
  (void)state;
  strbuf rows = STRBUF_INIT, told = STRBUF_INIT;
  for (size_t i = 0; i < all.count; i++) {
    const corpus_case *c = &all.cases[i];
    if (!c->breaks) continue;
    if (!c->twin) {
      failure(c, "has no twin", "");
      continue;
    }
    if (read_before(i)) continue;
    broken_rows(c->twin, &rows, &told);
    if (told.len) failure(c, "its twin is not legal", strbuf_str(&told));
  }
  strbuf_free(&rows);
  strbuf_free(&told);
  assert_int_equal(failures, 0);
}

/* --- All of them --- */

static bool has_case(const char *id) {
  for (size_t i = 0; i < all.count; i++)
    if (all.cases[i].breaks && strcmp(all.cases[i].breaks, id) == 0) return true;
  return false;
}

/* Whether corpus/COVERAGE names it as an exception. */
static bool is_exception(const char *id) {
  strbuf line = STRBUF_INIT;
  strbuf_addf(&line, "\nconstraints\texcept\t%s\t", id);
  bool found = strstr(exceptions, strbuf_str(&line)) != NULL;
  strbuf_free(&line);
  return found;
}

static bool check_has_case(const verify_constraint *row, void *user) {
  size_t *count = user;
  if (!row->numbered || row->when != VS_WHEN_STATIC) return true;
  ++*count;
  if (has_case(row->id) != is_exception(row->id)) return true;
  failures++;
  print_error("%s: %s\n", row->id,
              is_exception(row->id) ? "has a case, so it is no exception" : "no case breaks it");
  return true;
}

static void each_constraint_has_a_case(void **state) {
  (void)state;
  size_t count = 0;
  verify_constraints(NULL, check_has_case, &count);
  assert_true(count > 0);
  assert_int_equal(failures, 0);
}

static int load(void **state) {
  (void)state;
  exceptions = read_text(HLO_CTS_SOURCE "/corpus/COVERAGE");
  return corpus_load(&all, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL) ? 0 : -1;
}
static int unload(void **state) {
  (void)state;
  corpus_free(&all);
  free(exceptions);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_breaks_one_constraint),
      cmocka_unit_test(each_twin_is_legal),
      cmocka_unit_test(each_constraint_has_a_case),
  };
  return cmocka_run_group_tests(tests, load, unload);
}
