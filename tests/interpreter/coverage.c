/* SPDX-License-Identifier: Apache-2.0 */
/* Guideline G1 of the reference's interpreter design (docs/reference.md of openxla/stablehlo):
 * every op has a test of every category of types that it distinguishes; and G3: constants of every
 * element type.
 *
 * coverage.def says which categories each op has. It is held against what the verifier's rows
 * allow, against the opset (no op without a row) and against the programs of the corpus and those
 * in programs/ (checks, prints and what only this interpreter does), which run here: a category
 * counts when a program that passed contains the op at it.
 */
#include "run.h"

#include <dirent.h>
#include <unistd.h>

#include "harness/cases/corpus.h"
#include "harness/data/input.h"
#include "interpreter/eval.h"
#include "verify/types.h"
#include "verify/verify.h"

/* --- Categories ------------------------------------------------------------------------------- */

enum { LETTERS = 26, NO_LETTER = LETTERS };
static const struct {
  char letter, folded; /* folded: what it counts as where an op does not look at values */
  const char *name;
} categories[] = {
#define CATEGORY(letter, folded, name) {letter, folded, name},
#include "coverage.def"
};

static const char *category_name(unsigned k) {
  for (size_t c = 0; c < sizeof categories / sizeof *categories; c++)
    if ((unsigned)(categories[c].letter - 'a') == k) return categories[c].name;
  return "?";
}

static bool has_unknown(const ir_type *t) {
  if (!ir_type_is(t, IR_TYPE_TENSOR)) return ir_type_is(t, IR_TYPE_UNRANKED_TENSOR);
  for (size_t k = 0; k < t->shaped.rank; k++)
    if (t->shaped.dims[k] == IR_DYNAMIC) return true;
  return false;
}

static bool is_defined(const ir_type *t, uint16_t row) {
  return ir_type_is(t, IR_TYPE_DEFINED) &&
         t->defined.def == &vs_type_row(vs_builtin_opset(), row)->def;
}

static char category_of(const ir_type *t) {
  if (ir_type_is(t, IR_TYPE_TUPLE)) return 't';
  if (is_defined(t, TYPE_STABLEHLO_TOKEN)) return 'k';
  if (is_defined(t, TYPE_STABLEHLO_FUTURE)) return 'w';
  if (ir_type_is(t, IR_TYPE_MEMREF)) return 'r';
  const ir_type *e = ir_type_element(t);
  switch (e->kind) {
    case IR_TYPE_INTEGER:
      if (e->integer.width == 1) return 'p';
      if (e->integer.sign == IR_UNSIGNED) return e->integer.width < 8 ? 'm' : 'u';
      return e->integer.width < 8 ? 'n' : 's';
    case IR_TYPE_INDEX: return 'i';
    case IR_TYPE_FLOAT:
      return e->format == &ir_float_formats[IR_F32] || e->format == &ir_float_formats[IR_F64] ? 'f'
                                                                                              : 'h';
    case IR_TYPE_COMPLEX: return 'c';
    case IR_TYPE_QUANTIZED: return e->quant->sub_channel ? 'b' : e->quant->per_axis ? 'x' : 'q';
    default: return '?';
  }
}

/* --- Rows ------------------------------------------------------------------------------------- */

/* Sets of categories, and of pairs of them; [][NO_LETTER] is where single ones stand. */
typedef struct set {
  bool has[LETTERS][LETTERS + 1];
} set;

typedef enum mode { COMPUTES, MOVES } mode;
typedef struct row {
  uint16_t op;
  const char *place; /* "0": operand 0; "r0": result 0; "0>r0": both */
  mode mode;
  const char *categories, *refused, *why;
  set declared, not_evaluated; /* parsed */
  set allowed, passed, failed;
} row;
static row rows[] = {
#define COVER(op, place, mode, categories) {OP_##op, place, mode, categories, "", NULL},
#define COVER_BUT(op, place, mode, categories, refused, why) \
  {OP_##op, place, mode, categories, refused, why},
#include "coverage.def"
};
enum { ROWS = sizeof rows / sizeof *rows };

static const struct {
  uint16_t op;
  const char *place, *categories, *why;
} nevers[] = {
#define NEVER(op, place, categories, why) {OP_##op, place, categories, why},
#include "coverage.def"
};

static bool never(const row *r, unsigned letter) {
  for (size_t k = 0; k < sizeof nevers / sizeof *nevers; k++)
    if (nevers[k].op == r->op && strcmp(nevers[k].place, r->place) == 0 &&
        strchr(nevers[k].categories, 'a' + (int)letter))
      return true;
  return false;
}

static const struct {
  uint16_t op;
  const char *why;
} without[] = {
#define WITHOUT(op, why) {OP_##op, why},
#include "coverage.def"
};

static char fold(mode m, char letter) {
  for (size_t c = 0; m == MOVES && c < sizeof categories / sizeof *categories; c++)
    if (categories[c].letter == letter) return categories[c].folded;
  return letter;
}

/* "p s u" or "psu>f f>psu". */
static void parse_set(const char *text, set *out) {
  while (*text) {
    size_t n = strcspn(text, " ");
    const char *arrow = memchr(text, '>', n);
    size_t left = arrow ? (size_t)(arrow - text) : n;
    for (size_t k = 0; k < left; k++) {
      if (!arrow) out->has[text[k] - 'a'][NO_LETTER] = true;
      for (const char *t = arrow ? arrow + 1 : text + n; t < text + n; t++)
        out->has[text[k] - 'a'][*t - 'a'] = true;
    }
    text += n + (text[n] == ' ');
  }
}

static const ir_type *type_at(const ir_op *op, const char **place) {
  bool result = **place == 'r';
  char *end;
  unsigned long k = strtoul(*place + result, &end, 10);
  *place = end;
  if (result) return k < op->result_count ? op->results[k].type : NULL;
  return k < op->operand_count ? op->operands[k].value->type : NULL;
}

static void note(row *r, const ir_op *op, set *into) {
  const char *place = r->place;
  const ir_type *a = type_at(op, &place), *b = NULL;
  bool pair = *place == '>';
  if (pair) place++, b = type_at(op, &place);
  if (!a || (pair && !b)) return;
  char x = fold(r->mode, category_of(a)), y = pair ? fold(r->mode, category_of(b)) : '\0';
  if (x == '?' || y == '?') return;
  into->has[x - 'a'][pair ? (unsigned)(y - 'a') : NO_LETTER] = true;
}

/* Which of a row's sets a walk fills, and for all rows of the op. */
typedef struct noting {
  size_t offset;
} noting;
static bool note_op(ir_op *op, void *user) {
  const noting *n = user;
  bool first = true;
  for (size_t k = 0; k < ROWS; k++) {
    row *r = &rows[k];
    if (!ir_op_is(op, r->op)) continue;
    set *into = (set *)((char *)r + n->offset);
    note(r, op, into);
    bool open = false;
    for (uint32_t v = 0; v < op->operand_count; v++)
      open |= has_unknown(op->operands[v].value->type);
    for (uint32_t v = 0; v < op->result_count; v++) open |= has_unknown(op->results[v].type);
    if (open && first) into->has['d' - 'a'][NO_LETTER] = true;
    first = false;
  }
  return true;
}
#define NOTE(m, field) ir_walk((m), note_op, &(noting){offsetof(row, field)})

/* --- Programs --------------------------------------------------------------------------------- */

static unsigned program_count, check_count, failures;

static void complain(const char *path, const char *what, const strbuf *said) {
  if (failures++ < 40) print_error("%s: %s\n%s\n", path, what, said ? strbuf_str(said) : "");
}

typedef struct program {
  ir_context *context;
  ir_op *module;
  strbuf errors;
  diag_text_sink sink;
} program;

static bool program_open(program *p, const char *text, size_t n) {
  *p = (program){.errors = STRBUF_INIT};
  p->context = ir_context_new(&vs_builtin_opset()->registry, NULL);
  p->sink = diag_text_sink_to(&p->errors);
  text_parse_options parse = {.file = "case"};
  p->module = text_parse(p->context, text, n, &parse, &p->sink.sink);
  return p->module && verify_program(p->module, &p->sink.sink);
}

static void program_close(program *p) {
  ir_context_free(p->context);
  strbuf_free(&p->errors);
}

typedef struct tally {
  unsigned checks, failed;
} tally;
static void on_check(const interp_check *c, void *user) {
  tally *t = user;
  t->checks++;
  t->failed += !c->passed;
}

static bool give_back(const ir_op *op, interp_value *const *operands, interp_value **results,
                      strbuf *why, void *user) {
  (void)why;
  (void)user;
  for (uint32_t k = 0; k < op->result_count; k++) results[k] = interp_retain(operands[k]);
  return true;
}

static char probes[] = "/tmp/hlo-coverage-XXXXXX"; /* where interpreter.probe writes */

static bool program_run(program *p, bool audit, tally *t) {
  *t = (tally){0};
  strbuf printed = STRBUF_INIT;
  static const interp_custom_call same = {.target = "test.same", .fn = give_back};
  interp_options o = {.audit = audit,
                      .on_check = on_check,
                      .user = t,
                      .print = &printed,
                      .probe_dir = probes,
                      .custom_calls = &same,
                      .custom_call_count = 1};
  interp_value **results = NULL;
  size_t count = 0;
  bool ok = interp_run(p->context, p->module, "main", NULL, 0, &o, &results, &count, &p->sink.sink);
  interp_release_all(results, count);
  strbuf_free(&printed);
  return ok;
}

/* The first element becomes another: 1, or 3 when it is next to 1; the other one of i1. */
static const ir_attr *altered(ir_context *c, const ir_attr *a) {
  const ir_type *e = ir_type_element(a->dense.type);
  size_t size = ir_dense_element_size(e), n = ir_dense_count(a);
  uint8_t *data = malloc(n * size + 1);
  for (size_t k = 0; k < n; k++) memcpy(data + k * size, ir_dense_element(a, k), size);
  const ir_type *part = ir_type_is(e, IR_TYPE_COMPLEX) ? e->element : e;
  if (ir_type_is(part, IR_TYPE_FLOAT)) {
    uint64_t bits = 0;
    size_t bytes = ir_dense_element_size(part);
    memcpy(&bits, data, bytes);
    double v = ir_float_decode(part->format, bits);
    bits = ir_float_encode(part->format, v > 0.25 && v < 1.75 ? 3.0 : 1.0);
    memcpy(data, &bits, bytes);
  } else {
    data[0] ^= 1;
  }
  const ir_attr *r = ir_attr_dense(c, a->dense.type, data, n * size, false, IR_COPY);
  free(data);
  return r;
}

static const ir_attr *guarded(ir_context *c, const ir_attr *a) {
  const ir_attr *volatile other = NULL;
  arena_guard g;
  if (ARENA_GUARD(ir_arena(c), &g)) {
    other = altered(c, a);
    arena_guard_pop(ir_arena(c), &g);
  }
  return other;
}

/* The op and the attribute that hold what a check expects; NULL: no check. */
static ir_op *expectation(ir_op *op) {
  if (ir_op_is(op, OP_CHECK_EXPECT_EQ_CONST) || ir_op_is(op, OP_CHECK_EXPECT_ALMOST_EQ_CONST))
    return op;
  bool serialized = ir_op_is(op, OP_CHECK_EXPECT_SERIALIZED_EQ);
  if (!serialized && !ir_op_is(op, OP_CHECK_EXPECT_EQ) &&
      !ir_op_is(op, OP_CHECK_EXPECT_ALMOST_EQ) && !ir_op_is(op, OP_CHECK_EXPECT_CLOSE))
    return NULL;
  const ir_value *v = op->operands[serialized ? 0 : 1].value;
  ir_op *by = v->is_argument ? NULL : v->op;
  while (by && !ir_op_is(by, OP_STABLEHLO_CONSTANT))
    by =
        by->operand_count && !by->operands[0].value->is_argument ? by->operands[0].value->op : NULL;
  return by ? by : op;
}

typedef struct mutating {
  program *p;
  const char *complaint;
} mutating;
static bool mutate_op(ir_op *op, void *user) {
  mutating *m = user;
  ir_op *at = expectation(op);
  if (!at) return true;
  check_count++;
  const ir_attr *value = ir_op_get(at, "value");
  if (ir_attr_is(value, IR_ATTR_DENSE) && ir_type_element_count(value->dense.type) == 0)
    return true;
  const ir_attr *other = ir_attr_is(value, IR_ATTR_DENSE) ? guarded(m->p->context, value) : NULL;
  if (!other) {
    m->complaint = "an expectation that is no constant";
    return false;
  }
  tally t;
  ir_op_set(m->p->context, at, "value", other);
  bool ok = program_run(m->p, false, &t);
  ir_op_set(m->p->context, at, "value", value);
  if (ok || !t.failed) m->complaint = "an expectation that cannot fail";
  return !m->complaint;
}

/* Runs a program. One whose first line is "// refused: MESSAGE" must fail with that message. */
static void run_program(const char *path) {
  static const char mark[] = "// refused: ";
  strbuf why = STRBUF_INIT;
  input in;
  assert_true(input_open(&in, path, &why));
  char *message = NULL;
  if (in.size > strlen(mark) && memcmp(in.bytes, mark, strlen(mark)) == 0)
    message = strndup(in.bytes + strlen(mark), strcspn(in.bytes + strlen(mark), "\n"));
  program p;
  tally t;
  program_count++;
  if (!program_open(&p, in.bytes, in.size)) {
    complain(path, "does not verify", &p.errors);
  } else if (message) {
    if (program_run(&p, true, &t) || t.failed || !strstr(strbuf_str(&p.errors), message))
      complain(path, "does not fail as said", &p.errors);
    else
      NOTE(p.module, failed);
  } else if (!program_run(&p, true, &t)) {
    complain(path, "fails", &p.errors);
  } else if (!t.checks) {
    complain(path, "checks nothing", NULL);
  } else {
    NOTE(p.module, passed);
    mutating m = {&p, NULL};
    ir_walk(p.module, mutate_op, &m);
    if (m.complaint) complain(path, m.complaint, NULL);
  }
  program_close(&p);
  free(message);
  input_close(&in);
  strbuf_free(&why);
}

static const char *const representatives[] = {
#define TYPE(text) text,
#include "coverage.def"
};
enum { REPRESENTATIVES = sizeof representatives / sizeof *representatives };

/* --- What the verifier's rows allow ------------------------------------------------------------
 */

/* The type set of the operand or result that a row is about; -1: none. */
static int set_of(const row *r) {
  bool result = *r->place == 'r';
  unsigned long k = strtoul(r->place + result, NULL, 10);
  const char *at = vs_op_row(vs_builtin_opset(), r->op)->arguments;
  for (vs_argument a; vs_next_argument(&at, &a);)
    if (a.kind == (result ? VS_ARGUMENT_RESULT : VS_ARGUMENT_OPERAND) && k-- == 0) return a.set;
  return -1;
}

/* Adds what the set of the row's place has among tensors of a few shapes. */
static void allow(ir_context *c, row *r, const char *text) {
  int members = set_of(r);
  const ir_type *e = text_parse_type(c, text, strlen(text), NULL);
  static const int64_t dims[] = {2, 2, 2};
  for (size_t rank = 0; members >= 0 && rank <= 3; rank++) {
    const ir_type *t = ir_type_tensor(c, dims, rank, e, NULL);
    if (vf_type_set_has((type_set_id)members, t))
      r->allowed.has[fold(r->mode, category_of(t)) - 'a'][NO_LETTER] = true;
  }
}

static void allow_all(void) {
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  arena_guard g;
  if (ARENA_GUARD(ir_arena(c), &g)) {
    for (size_t k = 0; k < ROWS; k++)
      for (size_t t = 0; !strchr(rows[k].place, '>') && t < REPRESENTATIVES; t++)
        allow(c, &rows[k], representatives[t]);
    arena_guard_pop(ir_arena(c), &g);
  }
  ir_context_free(c);
}

/* --- The tests -------------------------------------------------------------------------------- */

static int parse_rows(void **state) {
  (void)state;
  for (size_t k = 0; k < ROWS; k++) {
    parse_set(rows[k].categories, &rows[k].declared);
    parse_set(rows[k].refused, &rows[k].not_evaluated);
  }
  return mkdtemp(probes) ? 0 : -1;
}

static int remove_probes(void **state) {
  (void)state;
  DIR *d = opendir(probes);
  for (struct dirent *e; d && (e = readdir(d));) {
    if (*e->d_name == '.') continue;
    strbuf path = STRBUF_INIT;
    strbuf_addf(&path, "%s/%s", probes, e->d_name);
    remove(strbuf_str(&path));
    strbuf_free(&path);
  }
  if (d) closedir(d);
  rmdir(probes);
  return 0;
}

static void every_op_has_a_row(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  unsigned holes = 0;
  for (uint16_t id = 0; vs_op_row(o, id); id++) {
    const ir_opdef *def = &vs_op_row(o, id)->def;
    /* An op that its row composes of others distinguishes what they distinguish. */
    bool ours = strncmp(def->name, "stablehlo.", 10) == 0 && !vs_op_row(o, id)->steps;
    bool has = false, excused = false;
    for (size_t k = 0; k < ROWS; k++) has |= rows[k].op == id;
    for (size_t k = 0; k < sizeof without / sizeof *without; k++) excused |= without[k].op == id;
    if ((ours || ev_behavior_of(id)) && has == excused) {
      print_error("%s: %s\n", def->name, has ? "has rows and an excuse" : "has no row");
      holes++;
    }
    if (has && !ev_behavior_of(id)) {
      print_error("%s: has a row and no behaviour\n", def->name);
      holes++;
    }
  }
  assert_int_equal(holes, 0);
}

static void run_corpus(void) {
  corpus c;
  assert_true(corpus_load(&c, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL));
  for (size_t k = 0; k < c.count; k++)
    if (c.cases[k].checks >> CHECK_EVALUATE & 1) run_program(c.cases[k].path);
  corpus_free(&c);
}

static void run_own(void) {
  const char *folder = HLO_CTS_SOURCE "/tests/interpreter/programs";
  DIR *d = opendir(folder);
  assert_non_null(d);
  for (struct dirent *e; (e = readdir(d));) {
    const char *dot = strrchr(e->d_name, '.');
    if (!dot || strcmp(dot, ".mlir") != 0) continue;
    strbuf path = STRBUF_INIT;
    strbuf_addf(&path, "%s/%s", folder, e->d_name);
    run_program(strbuf_str(&path));
    strbuf_free(&path);
  }
  closedir(d);
}

static void programs_pass_and_can_fail(void **state) {
  (void)state;
  run_corpus();
  run_own();
  print_message("%u programs, %u expectations altered\n", program_count, check_count);
  assert_int_equal(failures, 0);
}

static void add_letters(strbuf *out, const row *r, unsigned a, unsigned b) {
  strbuf_addf(out, "%s operand %s: %s", vs_op_row(vs_builtin_opset(), r->op)->def.name, r->place,
              category_name(a));
  if (b != NO_LETTER) strbuf_addf(out, " with %s", category_name(b));
}

static void the_table_holds(void **state) {
  (void)state;
  allow_all();
  unsigned holes = 0, held = 0, refused = 0;
  for (size_t k = 0; k < ROWS; k++) {
    const row *r = &rows[k];
    for (unsigned a = 0; a < LETTERS; a++) {
      for (unsigned b = 0; b <= NO_LETTER; b++) {
        bool declared = r->declared.has[a][b], not_evaluated = r->not_evaluated.has[a][b];
        bool passed = r->passed.has[a][b], failed = r->failed.has[a][b];
        const char *hole = NULL;
        if (declared && not_evaluated)
          hole = "stands on both sides of the row";
        else if (passed && !declared)
          hole = "is evaluated, and the row lacks it";
        else if (b == NO_LETTER && never(r, a) && (passed || failed))
          hole = "verifies, and coverage.def says never";
        else if (r->allowed.has[a][b] && !declared && !not_evaluated && !never(r, a))
          hole = "is of the place's types, and the row lacks it";
        else if (declared && !passed)
          hole = "no program passed with it";
        else if (not_evaluated && !failed)
          hole = "no program shows that it is refused";
        held += declared;
        refused += not_evaluated;
        if (!hole) continue;
        strbuf s = STRBUF_INIT;
        add_letters(&s, r, a, b);
        print_error("%s: %s\n", strbuf_str(&s), hole);
        strbuf_free(&s);
        holes++;
      }
    }
  }
  print_message("%u pairs of op and category hold, %u are refused\n", held, refused);
  assert_int_equal(holes, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_op_has_a_row),
      cmocka_unit_test(programs_pass_and_can_fail),
      cmocka_unit_test(the_table_holds),
  };
  return cmocka_run_group_tests(tests, parse_rows, remove_probes);
}
