/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of the verifier: a program that breaks one is refused with its id, a legal one at the border
 * is accepted, and with the row disabled the first is no longer refused for it (a mutation of the
 * verifier that some test must notice). Programs that break the specification's constraints are
 * cases of corpus/invalid (tests/harness/programs/invalid_programs.c); those of the rows that the
 * specification does not number, and legal ones at the borders of both, are in rows.txt; those of
 * the arguments are made from its legal programs by giving one operand, result, attribute or region
 * what no row allows. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "text/text.h"
#include "verify/checker.h"

enum { TEXT = 8192, MACROS = 128, TESTED = 4096 };

static char *macros[MACROS]; /* by letter */
static char *tested[TESTED]; /* ids of rows that a test refuses */
static size_t tested_count, failures;

static const verify_options plain = {text_print_type, text_print_attr, NULL};

static char *copy(const char *s, size_t n) {
  char *c = malloc(n + 1);
  assert_non_null(c);
  memcpy(c, s, n);
  c[n] = '\0';
  return c;
}

static void failure(const char *id, const char *program, const char *what, const char *found) {
  failures++;
  print_error("%s: %s\n%s\nfound: %s\n", id, what, program, found);
}

static void note_tested(const char *id) {
  for (size_t i = 0; i < tested_count; i++)
    if (strcmp(tested[i], id) == 0) return;
  assert_true(tested_count < TESTED);
  tested[tested_count++] = copy(id, strlen(id));
}

static bool is_tested(const char *id) {
  for (size_t i = 0; i < tested_count; i++)
    if (strcmp(tested[i], id) == 0) return true;
  return false;
}

/* --- Programs --- */

typedef struct subject {
  char name[64];      /* "stablehlo.add" */
  char text[TEXT];    /* the op */
  char constant[512]; /* "dense<…> : tensor<…>" of %x; "" */
  char beside[1024];  /* other functions */
} subject;

/* The types between the parentheses of the trailing function type. */
static const char *operand_list(const char *text, size_t *n) {
  const char *arrow = NULL;
  for (const char *at = text; (at = strstr(at, ") -> ")); at++) arrow = at;
  if (!arrow) return NULL;
  int depth = 1;
  const char *open = arrow;
  while (open > text && depth) {
    open--;
    depth += *open == ')' ? 1 : *open == '(' ? -1 : 0;
  }
  *n = (size_t)(arrow - open - 1);
  return open + 1;
}

static void write_program(const subject *s, strbuf *out) {
  if (strncmp(s->text, "\"func.func\"", 11) == 0 || strncmp(s->text, "\"builtin.", 9) == 0) {
    strbuf_adds(out, s->text);
    strbuf_addc(out, '\n');
    return;
  }
  size_t n = 0, count = 0;
  const char *list = operand_list(s->text, &n);
  strbuf_addf(out, "%s\nfunc.func @main(", s->beside);
  for (size_t i = 0, start = 0, depth = 0; list && n && i <= n; i++) {
    char c = i < n ? list[i] : ',';
    if (c == '<' || c == '(' || c == '{' || c == '[') depth++;
    if (c == ')' || c == '}' || c == ']' || (c == '>' && list[i - 1] != '-')) depth--;
    if (c != ',' || depth) continue;
    strbuf_addf(out, "%s%%%zu: %.*s", count ? ", " : "", count, (int)(i - start), list + start);
    count++;
    start = i + 1;
  }
  strbuf_adds(out, ") {\n");
  if (*s->constant) {
    const char *type = strstr(s->constant, " : ");
    assert_non_null(type);
    strbuf_addf(out, "%%x = \"stablehlo.constant\"() {value = %s} : () -> %s\n", s->constant,
                type + 3);
  }
  strbuf_addf(out, "%s\nfunc.return\n}\n", s->text);
}

/* Parses and verifies; what is told goes into `told`. `change` may alter the op under test. */
typedef bool (*change_fn)(ir_context *c, ir_op *op, const void *user);
typedef struct finder {
  const char *name;
  ir_op *found;
} finder;

static bool find_op(ir_op *op, void *user) {
  finder *f = user;
  if (!f->found && strcmp(op->name->full->bytes, f->name) == 0) f->found = op;
  return true;
}

static bool accepted(const subject *s, const char *disabled, change_fn change, const void *user,
                     strbuf *program, strbuf *told) {
  strbuf_reset(program);
  strbuf_reset(told);
  write_program(s, program);
  diag_text_sink sink = diag_text_sink_to(told);
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  assert_non_null(c);
  verify_options options = plain;
  options.disabled = disabled;
  bool good = false;
  ir_op *module = text_parse(c, program->bytes, program->len, NULL, &sink.sink);
  if (module) {
    finder f = {s->name, NULL};
    arena_guard g;
    volatile bool changed = !change;
    if (change && ARENA_GUARD(ir_arena(c), &g)) {
      ir_walk(module, find_op, &f);
      changed = f.found && change(c, f.found, user);
      arena_guard_pop(ir_arena(c), &g);
    }
    good = changed && verify_program_with(module, &options, &sink.sink);
    if (!changed) strbuf_adds(told, "the op to change is not there");
  }
  ir_context_free(c);
  return good;
}

static const char *short_of(const char *name) {
  return strncmp(name, "stablehlo.", 10) == 0 ? name + 10 : name;
}

static void expect_refused(const subject *s, const char *number, change_fn change,
                           const void *user) {
  strbuf program = STRBUF_INIT, told = STRBUF_INIT;
  char id[128], want[140];
  /* A row of a kind of attribute has its whole id: "sdy.sharding rank". */
  bool whole = strchr(number, '.');
  snprintf(id, sizeof id, "%s%s%s", whole ? "" : short_of(s->name), whole ? "" : " ", number);
  snprintf(want, sizeof want, "[%s]", id);
  bool good = accepted(s, NULL, change, user, &program, &told);
  const char *line_end = strchr(strbuf_str(&told), '\n');
  const char *found = strstr(strbuf_str(&told), want);
  if (good || !found || (line_end && found > line_end))
    failure(id, strbuf_str(&program), "not refused, or not by this row first", strbuf_str(&told));
  else
    note_tested(id);
  /* The mutation. */
  accepted(s, id, change, user, &program, &told);
  if (strstr(strbuf_str(&told), want))
    failure(id, strbuf_str(&program), "refused although disabled", strbuf_str(&told));
  strbuf_free(&program);
  strbuf_free(&told);
}

static void expect_accepted(const subject *s) {
  strbuf program = STRBUF_INIT, told = STRBUF_INIT;
  if (!accepted(s, NULL, NULL, NULL, &program, &told))
    failure(s->name, strbuf_str(&program), "a legal program is refused", strbuf_str(&told));
  strbuf_free(&program);
  strbuf_free(&told);
}

/* --- Edits --- */

static bool replace(char *text, size_t room, const char *old, const char *new, bool all) {
  char result[TEXT];
  size_t n = 0, old_len = strlen(old), new_len = strlen(new);
  bool done = false;
  for (const char *at = text; *at;) {
    if ((!done || all) && strncmp(at, old, old_len) == 0) {
      assert_true(n + new_len < sizeof result);
      memcpy(result + n, new, new_len);
      n += new_len;
      at += old_len;
      done = true;
    } else {
      assert_true(n + 1 < sizeof result);
      result[n++] = *at++;
    }
  }
  assert_true(n < room);
  memcpy(text, result, n);
  text[n] = '\0';
  return done;
}

static void expand(char *text, size_t room) {
  for (int i = 0; i < MACROS; i++) {
    char key[3] = {'~', (char)i, '\0'};
    if (macros[i]) replace(text, room, key, macros[i], true);
  }
}

static void apply(subject *s, char *edits) {
  while (edits) {
    char *next = strstr(edits, " ;; ");
    if (next) *next = '\0';
    if (strncmp(edits, "@x ", 3) == 0) {
      snprintf(s->constant, sizeof s->constant, "%s", edits + 3);
    } else if (strncmp(edits, "@ ", 2) == 0) {
      snprintf(s->text, sizeof s->text, "%s", edits + 2);
    } else {
      char *all = strstr(edits, " =>* "), *one = strstr(edits, " => "), *cut = all ? all : one;
      assert_non_null(cut);
      const char *new = cut + (all ? 5 : 4);
      *cut = '\0';
      if (!replace(s->text, sizeof s->text, edits, new, all) &&
          !replace(s->constant, sizeof s->constant, edits, new, all))
        failure(s->name, s->text, "an edit does not apply", edits);
    }
    edits = next ? next + 4 : NULL;
  }
  replace(s->text, sizeof s->text, "$", s->name, true);
  expand(s->text, sizeof s->text);
  expand(s->constant, sizeof s->constant);
}

/* --- Arguments --- */

typedef struct bad_argument {
  const listed *row;
  size_t attempt;
} bad_argument;

static bool spoil(ir_context *c, ir_op *op, const void *user) {
  const bad_argument *b = user;
  const ir_type *none = ir_type_none(c);
  size_t first, count;
  switch (b->row->what) {
    case OF_OPERAND:
      if (!ir_op_operand_group(op, b->row->slot, &first, &count) || !count) return false;
      {
        static const char cast[] = "builtin.unrealized_conversion_cast";
        ir_op *other = ir_op_new(c, ir_opname_get(c, cast, sizeof cast - 1), op->loc, NULL, 0,
                                 &none, 1, 0, NULL, 0);
        ir_block_insert_before(op, other);
        ir_op_set_operand(op, first, &other->results[0]);
      }
      return true;
    case OF_RESULT:
      if (!ir_op_result_group(op, b->row->slot, &first, &count) || !count) return false;
      op->results[first].type = none;
      return true;
    case OF_ATTRIBUTE:
      ir_op_set(c, op, b->row->reads,
                b->attempt ? ir_attr_unit(c) : ir_attr_string(c, "not this", 8));
      return true;
    case OF_REGION:
      op->regions[b->row->slot].first = op->regions[b->row->slot].last = NULL;
      return true;
    case OF_OP: break;
  }
  return false;
}

static bool try_argument(const listed *r, void *user) {
  const subject *s = user;
  strbuf program = STRBUF_INIT, told = STRBUF_INIT;
  char id[128];
  snprintf(id, sizeof id, "[%s %s]", short_of(s->name), r->number);
  bad_argument b = {r, 0};
  /* A string where a string belongs is no harm: then a unit attribute is. */
  accepted(s, NULL, spoil, &b, &program, &told);
  if (r->what == OF_ATTRIBUTE && !strstr(strbuf_str(&told), id)) b.attempt = 1;
  if (!strstr(strbuf_str(&told), "is not there")) expect_refused(s, r->number, spoil, &b);
  strbuf_free(&program);
  strbuf_free(&told);
  return true;
}

/* --- Parameters of attributes, which the reader of the text would refuse itself --- */

static const struct bad_parameter {
  const char *attribute, *number;
  size_t param;
  int64_t value;
} bad_parameters[] = {
    {"algorithm", "C22", 3, 0},
    {"algorithm", "C23", 4, 0},
    {"algorithm", "C24", 5, 0},
    {"algorithm", "algorithm", 5, 2},
    {"result_accuracy", "tolerance", 2, -1},
    {"result_accuracy", "mode", 2, 1},
};

static bool spoil_parameter(ir_context *c, ir_op *op, const void *user) {
  const struct bad_parameter *b = user;
  const ir_attr *a = ir_op_get(op, b->attribute);
  if (!ir_attr_is(a, IR_ATTR_DEFINED)) return false;
  ir_param params[16];
  memcpy(params, a->defined.params, a->defined.def->param_count * sizeof *params);
  params[b->param].i = b->value;
  ir_op_set(c, op, b->attribute, ir_attr_defined(c, a->defined.def, params));
  return true;
}

/* Device ids that count up from 0, which the reader of the text leaves out. */
static bool spoil_device_ids(ir_context *c, ir_op *op, const void *user) {
  (void)user;
  static const int64_t ids[] = {0, 1};
  const ir_attr *a = ir_op_get(op, "mesh");
  if (!ir_attr_is(a, IR_ATTR_DEFINED) || a->defined.def->id != ATTR_SDY_MESH) return false;
  ir_param params[2] = {a->defined.params[0], {.ints = ids}};
  params[1].count = 2;
  ir_op_set(c, op, "mesh", ir_attr_defined(c, a->defined.def, params));
  return true;
}

static void try_parameters(const subject *s) {
  if (strcmp(s->name, "sdy.mesh") == 0) expect_refused(s, "device-order", spoil_device_ids, NULL);
  for (size_t i = 0; i < sizeof bad_parameters / sizeof *bad_parameters; i++)
    if (strstr(s->text, bad_parameters[i].attribute) && strstr(s->text, " = #stablehlo."))
      if (strstr(s->text, "algorithm = ") || *bad_parameters[i].attribute == 'r')
        expect_refused(s, bad_parameters[i].number, spoil_parameter, &bad_parameters[i]);
}

/* --- rows.txt --- */

static char *read_file(const char *path) {
  FILE *f = fopen(path, "rb");
  assert_non_null(f);
  fseek(f, 0, SEEK_END);
  long n = ftell(f);
  rewind(f);
  char *bytes = malloc((size_t)n + 1);
  assert_non_null(bytes);
  assert_int_equal(fread(bytes, 1, (size_t)n, f), n);
  bytes[n] = '\0';
  fclose(f);
  return bytes;
}

typedef struct base {
  char names[1024], text[TEXT], constant[512], beside[1024];
  char *lines[128]; /* + and ! */
  size_t line_count;
} base;

static void run_base(const base *b) {
  char names[1024];
  snprintf(names, sizeof names, "%s", b->names);
  for (char *save, *name = strtok_r(names, " ", &save); name; name = strtok_r(NULL, " ", &save)) {
    subject legal = {0};
    bool full = strchr(name, '.') != NULL;
    snprintf(legal.name, sizeof legal.name, "%s%s", full ? "" : "stablehlo.", name);
    snprintf(legal.text, sizeof legal.text, "%s", b->text);
    snprintf(legal.constant, sizeof legal.constant, "%s", b->constant);
    snprintf(legal.beside, sizeof legal.beside, "%s", b->beside);
    if (!full) replace(legal.text, sizeof legal.text, "$", name, true);
    replace(legal.text, sizeof legal.text, "$", legal.name, true);
    subject plain_base = legal;
    expand(plain_base.text, sizeof plain_base.text);
    expect_accepted(&plain_base);
    const vs_op *row = vs_op_named(vs_builtin_opset(), legal.name);
    assert_non_null(row);
    vf_each_argument_row(row, try_argument, &plain_base);
    try_parameters(&plain_base);
    for (size_t i = 0; i < b->line_count; i++) {
      subject edited = legal;
      char *line = copy(b->lines[i], strlen(b->lines[i])), *edits = line + 2;
      char number[64] = "";
      if (*line == '!') {
        char *colon = strstr(edits, ": ");
        assert_non_null(colon);
        snprintf(number, sizeof number, "%.*s", (int)(colon - edits), edits);
        edits = colon + 2;
      }
      apply(&edited, edits);
      if (*number)
        expect_refused(&edited, number, NULL, NULL);
      else
        expect_accepted(&edited);
      free(line);
    }
  }
}

static void run_file(const char *path) {
  char *file = read_file(path);
  base b = {0};
  for (char *line = file, *next; line; line = next) {
    next = strchr(line, '\n');
    if (next) *next++ = '\0';
    if (*line == '#' || !*line) continue;
    if (*line == '%' && line[1] == ' ') {
      macros[(int)line[2]] = line + 4;
    } else if (*line == '=') {
      if (*b.names) run_base(&b);
      b = (base){0};
      snprintf(b.names, sizeof b.names, "%s", line + 2);
    } else if (*line == '+' || *line == '!') {
      assert_true(b.line_count < sizeof b.lines / sizeof *b.lines);
      b.lines[b.line_count++] = line;
    } else if (strncmp(line, "^ ", 2) == 0) {
      size_t n = strlen(b.beside);
      snprintf(b.beside + n, sizeof b.beside - n, "%s\n", line + 2);
    } else if (strncmp(line, "@x ", 3) == 0) {
      snprintf(b.constant, sizeof b.constant, "%s", line + 3);
    } else {
      size_t n = strlen(b.text);
      snprintf(b.text + n, sizeof b.text - n, "%s%s", n ? "\n" : "", line);
    }
  }
  run_base(&b);
  for (int i = 0; i < MACROS; i++) macros[i] = NULL;
  free(file);
}

static void every_row_refuses_and_accepts(void **state) {
  (void)state;
  run_file(HLO_CTS_SOURCE "/tests/verify/rows.txt");
  run_file(HLO_CTS_SOURCE "/tests/verify/rows_sdy.txt");
  assert_int_equal(failures, 0);
}

static bool check_tested(const verify_constraint *c, void *user) {
  size_t *missing = user;
  bool in_corpus = (c->numbered && *c->number == 'C') || strcmp(c->op, "block") == 0 ||
                   strcmp(c->op, "symbol") == 0;
  if (c->when != VS_WHEN_STATIC || in_corpus || is_tested(c->id)) return true;
  print_error("no program breaks [%s]: %s\n", c->id, c->text);
  ++*missing;
  return true;
}

static void no_row_is_without_a_program(void **state) {
  (void)state;
  size_t missing = 0;
  size_t count = verify_constraints(NULL, check_tested, &missing);
  print_message("%zu rows, %zu with a program that breaks them\n", count, tested_count);
  assert_int_equal(missing, 0);
}

static bool forget_listed(const verify_constraint *c, void *user) {
  (void)user;
  for (size_t i = 0; i < tested_count; i++)
    if (tested[i] && strcmp(tested[i], c->id) == 0) {
      free(tested[i]);
      tested[i] = NULL;
    }
  return true;
}

static void every_id_is_listed(void **state) {
  (void)state;
  verify_constraints(NULL, forget_listed, NULL);
  for (size_t i = 0; i < tested_count; i++) {
    if (tested[i]) print_error("not listed: %s\n", tested[i]);
    assert_null(tested[i]);
  }
}

static void the_page_is_up_to_date(void **state) {
  (void)state;
  char *page = read_file(HLO_CTS_SOURCE "/docs/constraints.md");
  strbuf now = STRBUF_INIT;
  verify_write_constraints(&now);
  assert_string_equal(page, strbuf_str(&now));
  strbuf_free(&now);
  free(page);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_row_refuses_and_accepts),
      cmocka_unit_test(no_row_is_without_a_program),
      cmocka_unit_test(every_id_is_listed),
      cmocka_unit_test(the_page_is_up_to_date),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
