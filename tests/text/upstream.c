/* SPDX-License-Identifier: Apache-2.0 */
/* Every program among upstream's vectors: text -> program -> text -> program gives an equal program
 * and text that no longer changes, in each form of printing.
 *
 * What is no program to print is left out by rule, and counted:
 *   - a file whose RUN lines say `not`: the tool must refuse it;
 *   - a piece with an expected-error, in a file whose RUN lines say -verify-diagnostics;
 *   - a program of history/ or testdata_0_9_0/ that is refused: those are as old as their bytecode,
 *     and some hold ops or spellings that upstream's tools no longer read either.
 * The pieces of a file whose RUN lines say -split-input-file are programs of their own. */
#include <ftw.h>

#include "program.h"
#include "text/form.h"
#include "verify/verify.h"

typedef struct print_form {
  const char *name;
  text_print_options o;
} print_form;

static const print_form forms[] = {
    {"pretty", {0}},
    {"generic", {.generic = true}},
    {"pretty, locations", {.debuginfo = true}},
    {"generic, locations", {.generic = true, .debuginfo = true}},
    {"pretty, local scope", {.debuginfo = true, .local_scope = true}},
    {"generic, local scope", {.generic = true, .debuginfo = true, .local_scope = true}},
};

static struct { size_t files, programs, trips, refusing_files, refusing_pieces, old, wrong; } all;

static void wrong(const char *file, uint32_t line, const char *how, const char *what,
                  const char *why) {
  if (all.wrong++ < 20) print_error("%s:%u: %s: %s\n%s\n", file, line, how, what, why);
}

/* The lines with RUN: say how a file is used. */
typedef struct run_lines {
  bool refused, verified, split;
} run_lines;

static bool has_word(const char *s, size_t n, const char *word) {
  return memmem(s, n, word, strlen(word)) != NULL;
}

static run_lines read_run_lines(const char *text, size_t n) {
  run_lines r = {false, false, false};
  const char *end = text + n;
  for (const char *at = text; at < end;) {
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    size_t length = (size_t)((newline ? newline : end) - at);
    if (has_word(at, length, "RUN:")) {
      r.refused = r.refused || has_word(at, length, " not ");
      r.verified = r.verified || has_word(at, length, "-verify-diagnostics");
      r.split = r.split || has_word(at, length, "-split-input-file");
    }
    at += length + 1;
  }
  return r;
}

/* --- One program --- */

/* Attributes of the arguments or results of a function that say nothing: [{}, {}]. */
static bool says_nothing(const ir_attr *a) {
  if (!ir_attr_is(a, IR_ATTR_ARRAY)) return false;
  for (size_t i = 0; i < a->array.count; i++)
    if (!ir_attr_is(a->array.items[i], IR_ATTR_DICT) || a->array.items[i]->dict.count) return false;
  return true;
}

/* The pretty form leaves out properties that have their default value, lists of empty attributes of
 * a function's arguments and results, and locations: those of the arguments of a loop, and all
 * inside a reduce whose body is one op (`applies`). Reading it does not put them back. */
static bool drop_omitted(ir_op *op, void *user) {
  if (!op->name->def) return true;
  const form *f = tx_form_of(user, op->name->def);
  for (size_t i = 0; f->has_defaults && i < ir_op_prop_count(op); i++)
    if (op->props[i] == f->defaults[i]) op->props[i] = NULL;
  bool function = strcmp(op->name->full->bytes, "func.func") == 0;
  for (size_t i = 0; function && i < ir_op_prop_count(op); i++)
    if (says_nothing(op->props[i])) op->props[i] = NULL;
  bool loop = strcmp(op->name->full->bytes, "stablehlo.while") == 0 ||
              strcmp(op->name->full->bytes, "scf.for") == 0;
  bool reduce = strcmp(op->name->full->bytes, "stablehlo.reduce") == 0;
  for (size_t r = 0; r < op->region_count; r++) {
    const ir_block *b = op->regions[r].first;
    if (!loop && !(reduce && b->op_count == 2)) continue;
    for (size_t i = 0; i < b->arg_count; i++) *ir_arg_loc_slot(b->args[i]) = op->loc;
    if (reduce) b->first->loc = b->last->loc = op->loc;
  }
  return true;
}

static void without_omitted(ir_context *c, ir_op *op) {
  arena *scratch = arena_new(0);
  arena_guard g;
  assert_non_null(scratch);
  if (ARENA_GUARD(ir_arena(c), &g)) {
    ir_walk(op, drop_omitted, tx_form_table_new(c, scratch, NULL));
    arena_guard_pop(ir_arena(c), &g);
  }
  arena_free(scratch);
}

static void trip(const char *file, uint32_t line, const char *text, size_t n, const print_form *f) {
  strbuf why = STRBUF_INIT, first = STRBUF_INIT, second = STRBUF_INIT;
  ir_context *c = program_context(), *d = program_context();
  diag_text_sink sink = diag_text_sink_to(&why);
  text_parse_options o = {.file = file, .first_line = line};
  ir_op *a = text_parse(c, text, n, &o, &sink.sink);
  assert_non_null(a);
  text_print(c, a, &f->o, &first);
  ir_op *b = program_read(d, strbuf_str(&first), first.len, "printed", &why);
  all.trips++;
  if (!b) {
    wrong(file, line, f->name, "what is printed does not read", strbuf_str(&why));
  } else {
    text_print(d, b, &f->o, &second);
    if (first.failed || second.failed || first.len != second.len ||
        memcmp(first.bytes, second.bytes, first.len) != 0)
      wrong(file, line, f->name, "printed again it is another text", strbuf_str(&second));
    if (!f->o.generic) without_omitted(c, a), without_omitted(d, b);
    ir_compare_options compare = {.ignore_locations = !f->o.debuginfo};
    if (!ir_equal(a, b, &compare, &why))
      wrong(file, line, f->name, "it is another program", strbuf_str(&why));
  }
  ir_context_free(c);
  ir_context_free(d);
  strbuf_free(&why);
  strbuf_free(&first);
  strbuf_free(&second);
}

static bool is_old(const char *file) {
  return strstr(file, "/history/") || strstr(file, "/testdata_0_9_0/");
}

static bool one_program(const char *file, uint32_t line, const char *text, size_t n) {
  strbuf why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  ir_context *c = program_context();
  text_parse_options o = {.file = file, .first_line = line};
  ir_op *module = text_parse(c, text, n, &o, &sink.sink);
  bool good = module && verify_program(module, &sink.sink);
  ir_context_free(c);
  if (!good && is_old(file)) {
    all.old++;
  } else if (!good) {
    wrong(file, line, "reading", "is refused", strbuf_str(&why));
  } else {
    all.programs++;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) trip(file, line, text, n, &forms[i]);
  }
  strbuf_free(&why);
  return good;
}

/* --- All files --- */

typedef struct file_job {
  const char *file;
  run_lines run;
} file_job;

static bool one_piece(const char *text, size_t n, uint32_t line, void *user) {
  const file_job *j = user;
  if (j->run.verified && has_word(text, n, "expected-error"))
    all.refusing_pieces++;
  else
    one_program(j->file, line, text, n);
  return true;
}

static bool read_whole(const char *path, strbuf *out) {
  FILE *f = fopen(path, "rb");
  if (!f) return false;
  char buffer[65536];
  for (size_t n; (n = fread(buffer, 1, sizeof buffer, f)) > 0;) strbuf_add(out, buffer, n);
  fclose(f);
  return true;
}

static int one_file(const char *path, const struct stat *st, int kind, struct FTW *walk) {
  (void)st;
  (void)walk;
  size_t length = strlen(path);
  if (kind != FTW_F || length < 5 || strcmp(path + length - 5, ".mlir") != 0) return 0;
  strbuf text = STRBUF_INIT;
  if (!read_whole(path, &text)) {
    wrong(path, 0, "opening", "cannot be read", "");
    return 0;
  }
  all.files++;
  file_job j = {path, read_run_lines(strbuf_str(&text), text.len)};
  if (j.run.refused)
    all.refusing_files++;
  else if (j.run.split)
    text_split(strbuf_str(&text), text.len, one_piece, &j);
  else
    one_piece(strbuf_str(&text), text.len, 1, &j);
  strbuf_free(&text);
  return 0;
}

static void every_program_makes_the_round_trip(void **state) {
  (void)state;
  assert_int_equal(nftw(HLO_CTS_UPSTREAM, one_file, 16, FTW_PHYS), 0);
  print_message(
      "%zu files, %zu programs, %zu round trips; left out: %zu files that must be refused, %zu "
      "pieces with an expected error, %zu programs of old that are refused today\n",
      all.files, all.programs, all.trips, all.refusing_files, all.refusing_pieces, all.old);
  assert_int_equal(all.wrong, 0);
  assert_true(all.programs > all.files / 2);
}

int main(void) {
  if (!*HLO_CTS_UPSTREAM) return 77;
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_program_makes_the_round_trip)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
