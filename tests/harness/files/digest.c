/* SPDX-License-Identifier: Apache-2.0 */
/* Digests: one for each program, whatever it was written as, and another one for every other
 * program. That the golden bytes of a case are one program is what their witnesses say
 * (golden/WITNESSES): other software wrote the same bytes of the same text. HLO_CTS_DIGEST_ALL=1
 * takes all cases. */
#include "harness/files/digest.h"
#include "artifact/program.h"
#include "harness/programs/case_program.h"
#include "tests/harness/coverage/changed.h"
#include "tests/harness/shell.h"
#include "tests/harness/suite.h"

static corpus cases;
static golden_set golden;

static int load(void **state) {
  set_up(state);
  return corpus_load(&cases, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL) &&
                 golden_load(&golden, HLO_CTS_SOURCE "/golden", vs_builtin_opset(), NULL)
             ? 0
             : 1;
}

static int unload(void **state) {
  golden_free(&golden);
  corpus_free(&cases);
  return tear_down(state);
}

static bool digest_bytes(const char *name, const char *bytes, size_t n, char text[DIGEST_TEXT]) {
  ir_context_options o = {.allow_unregistered = true};
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, &o);
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  assert_non_null(c);
  ir_op *module = digest_read(c, name, bytes, n, &sink.sink);
  bool ok = module && digest_of(c, module, text, &sink.sink);
  if (!ok) print_error("%s", strbuf_str(&errors));
  strbuf_free(&errors);
  ir_context_free(c);
  return ok;
}

/* Each family of the corpus, and what releases write in several ways: booleans, locations,
 * superseded ops, attributes that came later. */
static const char *const named[] = {"abs_f32",
                                    "add_i4_wrap",
                                    "all_gather_two",
                                    "argument_attributes",
                                    "bool_mixed_9",
                                    "bool_splat_1",
                                    "bool_splat_16",
                                    "call_private",
                                    "compare_totalorder",
                                    "constant_f4",
                                    "constant_i2",
                                    "custom_call_empty_layouts",
                                    "custom_call_typed_ffi",
                                    "discardable_attributes",
                                    "dot_general_algorithm",
                                    "dot_general_batch",
                                    "exponential_f32",
                                    "gather_batching",
                                    "locations",
                                    "locations_range",
                                    "module_name",
                                    "reduce_pair",
                                    "select_elements",
                                    "tan_f32"};

static bool takes(const char *id) {
  const char *all = getenv("HLO_CTS_DIGEST_ALL");
  if (all && *all == '1') return true;
  for (size_t i = 0; i < sizeof named / sizeof *named; i++)
    if (strcmp(named[i], id) == 0) return true;
  return false;
}

/* Golden bytes of every release against the program's text, with and without locations. */
static size_t hold_case(const corpus_case *c, case_program *p) {
  const vs_opset *o = vs_builtin_opset();
  char want[DIGEST_TEXT], got[DIGEST_TEXT];
  size_t held = 0;
  for (int generic = 0; generic < 2; generic++) {
    strbuf text = STRBUF_INIT, why = STRBUF_INIT;
    if (!case_program_print(p, CHECK_EVALUATE, (plain_form){generic, generic}, &text, &why))
      return 0;
    assert_true(digest_bytes(c->id, text.bytes, text.len, generic ? got : want));
    strbuf_free(&text);
  }
  assert_string_equal(got, want);
  for (size_t i = 0; i < o->release_count; i++) {
    const golden_row *row = golden_find(&golden, c->id, o->releases[i].version);
    strbuf why = STRBUF_INIT;
    const char *bytes;
    size_t size;
    if (!row || !golden_bytes(&golden, row, &bytes, &size, &why)) continue;
    assert_true(digest_bytes(c->id, bytes, size, got));
    if (strcmp(got, want) != 0) fail_msg("%s for release %zu: %s, not %s", c->id, i, got, want);
    held++;
    strbuf_free(&why);
  }
  return held;
}

static void one_program_has_one_digest(void **state) {
  (void)state;
  size_t held = 0, programs = 0;
  for (size_t i = 0; i < cases.count; i++) {
    const corpus_case *c = &cases.cases[i];
    if (c->breaks || c->edits || !takes(c->id)) continue;
    case_program p;
    assert_true(case_program_load(&p, vs_builtin_opset(), c));
    held += hold_case(c, &p);
    programs++;
    case_program_free(&p);
  }
  print_message("%zu artifacts of %zu programs\n", held, programs);
  assert_true(programs >= sizeof named / sizeof *named);
  /* A floor: each program has an artifact for many of the releases. */
  assert_true(held > programs * 8);
}

/* --- Other programs ----------------------------------------------------------------------------
 */

enum { SUBJECTS = 2048, TAKEN = 2 };

/* An attribute of an op, and how often it was changed. */
static struct {
  char op[64], attr[64];
  uint8_t taken[WAYS];
} subjects[SUBJECTS];
static size_t subject_count;

static uint8_t *times_taken(const char *op, const char *attr, int way) {
  for (size_t i = 0; i < subject_count; i++)
    if (strcmp(subjects[i].op, op) == 0 && strcmp(subjects[i].attr, attr) == 0)
      return &subjects[i].taken[way];
  assert_true(subject_count < SUBJECTS);
  snprintf(subjects[subject_count].op, sizeof subjects->op, "%s", op);
  snprintf(subjects[subject_count].attr, sizeof subjects->attr, "%s", attr);
  return &subjects[subject_count++].taken[way];
}

typedef struct mutation {
  ir_context *c;
  const ir_op *program;
  char want[DIGEST_TEXT];
  size_t at; /* the number of the op */
  size_t mutants, illegal, unseen;
} mutation;

typedef struct search {
  size_t left;
  ir_op *found;
} search;

static bool count_down(ir_op *op, void *user) {
  search *s = user;
  s->found = op;
  return s->left-- > 0;
}

static ir_op *op_at(ir_op *module, size_t at) {
  search s = {.left = at};
  ir_walk(module, count_down, &s);
  return s.found;
}

static void try_mutant(mutation *m, const char *attr, int way) {
  ir_op *copy = ir_clone(m->c, m->program), *op = op_at(copy, m->at);
  const char *name = op->name->full->bytes;
  const ir_attr *a = ir_op_get(op, attr),
                *other = way == DROPPED ? NULL : changed_attr(m->c, a, way - PART);
  char got[DIGEST_TEXT];
  uint8_t *taken = times_taken(name, attr, way);
  if (*taken == TAKEN || other == a || (!other && way != DROPPED)) return;
  ++*taken;
  ir_op_set(m->c, op, attr, other);
  if (!program_normalize(m->c, copy, NULL) || !digest_of(m->c, copy, got, NULL)) {
    m->illegal++;
    return;
  }
  m->mutants++;
  if (strcmp(got, m->want) != 0 || changed_unseen(name, attr, way)) return;
  print_error("%s: %s, way %d: the digest does not change\n", name, attr, way);
  m->unseen++;
}

static bool mutate_op(ir_op *op, void *user) {
  mutation *m = user;
  for (uint32_t i = 0; i < ir_op_prop_count(op); i++)
    for (int way = PART; way < WAYS && op->props[i] && op->name->def; way++)
      try_mutant(m, op->name->def->props[i].name, way);
  for (uint32_t i = 0; i < op->attr_count; i++)
    for (int way = DROPPED; way < WAYS; way++) try_mutant(m, op->attrs[i].name->bytes, way);
  m->at++;
  return true;
}

static void mutate_case(const corpus_case *c, mutation *sum) {
  case_program p;
  assert_true(case_program_load(&p, vs_builtin_opset(), c));
  mutation m = {.program = p.plain, .c = p.context};
  arena_guard g;
  if (case_program_usable(&p) && ARENA_GUARD(ir_arena(m.c), &g)) {
    ir_op *copy = ir_clone(m.c, m.program);
    if (program_normalize(m.c, copy, NULL) && digest_of(m.c, copy, m.want, NULL))
      ir_walk((ir_op *)(uintptr_t)m.program, mutate_op, &m);
    arena_guard_pop(ir_arena(m.c), &g);
  }
  case_program_free(&p);
  sum->mutants += m.mutants;
  sum->illegal += m.illegal;
  sum->unseen += m.unseen;
}

static void every_changed_attribute_changes_the_digest(void **state) {
  (void)state;
  mutation sum = {0};
  for (size_t i = 0; i < cases.count; i++)
    if (!cases.cases[i].breaks && !cases.cases[i].edits) mutate_case(&cases.cases[i], &sum);
  print_message("%zu attributes, %zu mutants, %zu cannot be written, %zu unseen\n", subject_count,
                sum.mutants, sum.illegal, sum.unseen);
  assert_int_equal(sum.unseen, 0);
  /* A floor: several changes of each of nearly two hundred attributes. */
  assert_true(sum.mutants > 450);
}

/* --- The command -------------------------------------------------------------------------------
 */

#define PROGRAM(op, type)                                 \
  "func.func @main(%x: tensor<" type ">) -> tensor<" type \
  "> {\n"                                                 \
  "  %0 = stablehlo." op " %x : tensor<" type             \
  ">\n"                                                   \
  "  return %0 : tensor<" type ">\n}\n"

static void the_command_prints_and_compares(void **state) {
  (void)state;
  scratch_put(&dir, "./a.mlir", PROGRAM("tan", "2xf32"));
  scratch_put(&dir, "./same.mlir", "// names, blanks\n  " PROGRAM("tan", "2xf32"));
  scratch_put(&dir, "./other.mlir", PROGRAM("abs", "2xf32"));
  scratch_put(&dir, "./bad.mlir", "nonsense");
  must(TRANSLATE "--serialize --target=1.4.0 a.mlir -o old.mlirbc");
  must(CTS "digest a.mlir same.mlir old.mlirbc | cut -d' ' -f1 | sort -u | grep -c .");
  assert_string_equal(strbuf_str(&out), "1\n");
  must("test \"$(" CTS
       "digest --form old.mlirbc | sha256sum | cut -c1-64)\" = "
       "\"$(" CTS "digest a.mlir | cut -c1-64)\"");
  assert_int_equal(sh_all(CTS "digest --equal a.mlir old.mlirbc"), 0);
  assert_string_equal(strbuf_str(&out), "");
  assert_int_equal(sh_all(CTS "digest --equal a.mlir other.mlir"), 1);
  SAYS("'vhlo.tan_v2' against 'vhlo.abs_v1'");
  SAYS("first: vhlo.tan_v2 at a.mlir:2:8\nsecond: vhlo.abs_v1 at other.mlir:2:8\n");
  assert_int_equal(sh_all(CTS "digest --equal a.mlir bad.mlir"), 2);
  assert_int_equal(sh_all(CTS "digest bad.mlir a.mlir"), 1);
  SAYS("  a.mlir\n");
  assert_int_equal(sh_all(CTS "digest --equal a.mlir"), 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_program_has_one_digest),
      cmocka_unit_test(every_changed_attribute_changes_the_digest),
      cmocka_unit_test(the_command_prints_and_compares),
  };
  return cmocka_run_group_tests(tests, load, unload);
}
