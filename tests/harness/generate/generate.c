/* SPDX-License-Identifier: Apache-2.0 */
/* Random programs verify, are printed and written without a loss, are evaluated alike by both
 * engines, and have all that the rows have. HLO_CTS_PROGRAMS=1000000 makes so many of each profile
 * instead of 400, HLO_CTS_SEED=n begins with another seed than 1. */
#include "harness/generate/generate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "harness/judge/judge.h"
#include "tests/harness/suite.h"
#include "tests/rows_of_120.h"
#include "verify/verify.h"
#undef vs_builtin_opset

enum { PROPS = 16, KINDS = 512, OPS = 4096, NAMES = 64 };

/* Counts over the programs of all profiles. */
typedef struct seen {
  size_t ops[OPS];                              /* by op id; VHLO, too */
  size_t with[OPS][PROPS], without[OPS][PROPS]; /* a property */
  bool values[KINDS][NAMES];                    /* of an enum, by attribute id and case */
  size_t programs, refused, open, unlike;
} seen;
static seen all;

/* A constraint row of an op, and whether some op had all that it reads. A row that is checked at
 * run time wants a program that is evaluated. */
typedef struct constraint {
  char id[64];
  uint16_t op;
  uint32_t props; /* the optional properties that it reads */
  bool at_run, reached;
} constraint;
enum { CONSTRAINTS = 4096 };
static constraint constraints[CONSTRAINTS];
static size_t constraint_count;
static bool evaluated_now;

static bool take_row(const verify_constraint *row, void *user) {
  const vs_opset *o = user;
  const ir_opdef *d = NULL;
  if (row->when != VS_WHEN_STATIC && row->when != VS_WHEN_RUN) return true; /* nothing checks it */
  for (size_t i = 0; i < o->op_count && !d; i++)
    if (strcmp(o->ops[i].def.name, row->op) == 0) d = &o->ops[i].def;
  if (!d || !vs_stablehlo_name(d->name)) return true;
  assert_true(constraint_count < CONSTRAINTS);
  constraint *c = &constraints[constraint_count++];
  *c = (constraint){.op = d->id, .at_run = row->when == VS_WHEN_RUN};
  snprintf(c->id, sizeof c->id, "%s", row->id);
  strbuf_auto reads = STRBUF_INIT, name = STRBUF_INIT;
  strbuf_addf(&reads, ", %s,", row->reads ? row->reads : "");
  for (unsigned i = 0; i < d->prop_count && i < PROPS; i++) {
    strbuf_reset(&name);
    strbuf_addf(&name, ", %s,", d->props[i].name);
    if (d->props[i].optional && strstr(strbuf_str(&reads), strbuf_str(&name)))
      c->props |= UINT32_C(1) << i;
  }
  return true;
}

static int list_constraints(void **state) {
  (void)state;
  verify_constraints(NULL, take_row, (void *)(uintptr_t)vs_builtin_opset());
  return 0;
}

static void note_constraints(const ir_op *op, const ir_opdef *d) {
  uint32_t has = 0;
  for (unsigned i = 0; i < d->prop_count && i < PROPS; i++) has |= (uint32_t) !!op->props[i] << i;
  for (size_t i = 0; i < constraint_count; i++) {
    constraint *c = &constraints[i];
    if (c->op == d->id && (has & c->props) == c->props && (evaluated_now || !c->at_run))
      c->reached = true;
  }
}

/* The makers and the bounds know the rows of 1.20.0. */
static bool is_known_op(uint16_t id) { return *rows_of_120()->ops[id].def.name; }

static size_t how_many(void) {
  const char *n = getenv("HLO_CTS_PROGRAMS");
  return n ? strtoull(n, NULL, 10) : 400;
}

static uint64_t first_seed(void) {
  const char *n = getenv("HLO_CTS_SEED");
  return n ? strtoull(n, NULL, 10) : 1;
}

static void note_attr(const ir_attr *a) {
  if (!a) return;
  if (a->kind == IR_ATTR_ARRAY)
    for (size_t i = 0; i < a->array.count; i++) note_attr(a->array.items[i]);
  if (a->kind != IR_ATTR_DEFINED) return;
  for (unsigned i = 0; i < a->defined.def->param_count; i++) {
    const ir_paramdef *d = &a->defined.def->params[i];
    if (d->kind == IR_PARAM_ATTR) note_attr(a->defined.params[i].attr);
    for (unsigned k = 0; d->kind == IR_PARAM_ENUM && k < d->enumdef->case_count; k++)
      if (d->enumdef->cases[k].number == a->defined.params[i].u)
        all.values[a->defined.def->id][k] = true;
  }
}

static bool note_op(ir_op *op, void *user) {
  (void)user;
  const ir_opdef *d = op->name->def;
  if (!d) return true;
  all.ops[d->id]++;
  note_constraints(op, d);
  for (unsigned i = 0; i < d->prop_count && i < PROPS; i++) {
    if (op->props[i])
      all.with[d->id][i]++;
    else
      all.without[d->id][i]++;
    note_attr(op->props[i]);
  }
  return true;
}

static generator *make(generate_profile p, vs_version release) {
  strbuf_auto why = STRBUF_INIT;
  generate_options o = {.opset = vs_builtin_opset(), .profile = p, .release = release};
  generator *g = generator_new(&o, &why);
  if (!g) print_error("%s\n", strbuf_str(&why));
  assert_non_null(g);
  return g;
}

static void print(ir_context *c, const ir_op *module, strbuf *out) {
  text_print_options o = {.verified = true, .hex_elements_above = UINT64_MAX};
  assert_true(program_print(c, module, &o, out, NULL));
}

static void fail_at(const char *what, generate_profile p, uint64_t seed, const strbuf *why) {
  print_error("%s, seed %llu: %s%s\n", generate_profile_names[p], (unsigned long long)seed, what,
              strbuf_str(why));
  fail();
}

/* --- One program --- */

/* Text and back; the same bytes again. */
static void repeat(const generator *g, generate_profile p, uint64_t seed, ir_context *c,
                   const ir_op *module, const uint8_t *bytes) {
  strbuf_auto text = STRBUF_INIT, again = STRBUF_INIT, why = STRBUF_INIT;
  print(c, module, &text);
  ir_op *same = generate_program(g, c, bytes, GENERATE_BYTES);
  print(c, same, &again);
  if (strcmp(strbuf_str(&text), strbuf_str(&again)) != 0)
    fail_at("equal bytes give another program", p, seed, &why);
  diag_text_sink sink = diag_text_sink_to(&why);
  ir_op *parsed = program_read(c, text.bytes, text.len, &(program_options){0}, &sink.sink);
  ir_compare_options o = {.ignore_locations = true};
  if (!parsed) fail_at("not parsed: ", p, seed, &why);
  strbuf_reset(&again);
  print(c, parsed, &again);
  if (strcmp(strbuf_str(&text), strbuf_str(&again)) != 0)
    fail_at("printed, parsed and printed is another text", p, seed, &why);
  ir_op *mine = ir_clone(c, module); /* what is so by default is not printed */
  if (!program_normalize(c, mine, &sink.sink) || !program_normalize(c, parsed, &sink.sink))
    fail_at("no normal form: ", p, seed, &why);
  if (!ir_equal(mine, parsed, &o, &why)) fail_at("printed and parsed: ", p, seed, &why);
}

/* A program as VHLO of a release; false if the release lacks something. */
static bool older(ir_context *c, const ir_op *module, vs_version v) {
  ir_op *copy = ir_clone(c, module);
  vs_options o = {0};
  if (!vs_legalize_to_vhlo(c, copy, &o, NULL) || !vs_convert_to_version(c, copy, v, &o, NULL))
    return false;
  ir_walk(copy, note_op, NULL);
  return true;
}

/* Through an artifact and back. */
static void write_and_read(generate_profile p, uint64_t seed, ir_context *c, const ir_op *module) {
  strbuf_auto bytes = STRBUF_INIT, why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  vs_version current = vs_current(vs_builtin_opset());
  vs_options o = {0};
  program_step failed;
  ir_compare_options same = {.ignore_locations = true};
  if (!program_serialize(c, ir_clone(c, module), current, &o, current, &bytes, &sink.sink))
    fail_at("not written: ", p, seed, &why);
  char *kept = arena_copy(ir_arena(c), bytes.bytes, bytes.len, 64);
  program_options how = {.consumer = current};
  ir_op *back = program_read_artifact(c, kept, bytes.len, &how, &failed, &sink.sink);
  if (!back) fail_at("not read: ", p, seed, &why);
  ir_op *mine = ir_clone(c, module);
  if (!program_normalize(c, mine, &sink.sink) || !program_normalize(c, back, &sink.sink))
    fail_at("no normal form: ", p, seed, &why);
  if (!ir_equal(mine, back, &same, &why)) fail_at("read otherwise: ", p, seed, &why);
}

/* By both engines, and with bounds; programs of several processes with bounds alone, op by op. */
static void evaluate(generate_profile p, uint64_t seed, ir_context *c, ir_op *module) {
  strbuf_auto why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  interp_options o = {.verified = true, .audit = true, .max_steps = 100000000};
  interp_value **values = NULL;
  size_t count = 0;
  judge_program j = {.c = c, .module = module};
  bounds_options audited = {.interpreter = &o};
  if (judge_processes(&j) == 1 &&
      !interp_run(c, module, "main", NULL, 0, &o, &values, &count, &sink.sink))
    fail_at("not evaluated: ", p, seed, &why);
  for (size_t i = 0; i < count; i++) interp_release(values[i]);
  free(values);
  if (!judge_bound(&j, judge_processes(&j) > 1 ? &audited : NULL, &sink.sink))
    fail_at("no bounds: ", p, seed, &why);
  for (size_t i = 0; i < j.bounds.count; i++) {
    if (!j.bounds.results[i]->open) continue;
    all.open += is_known_op(j.bounds.results[i]->open_at->name->def->id);
    if (getenv("HLO_CTS_OPEN"))
      print_message("%s %llu: %s: %s\n", generate_profile_names[p], (unsigned long long)seed,
                    j.bounds.results[i]->open_at->name->full->bytes, j.bounds.results[i]->open);
    break;
  }
  if (!judge_is_sound(&j, &why)) fail_at("outside of its bounds: ", p, seed, &why);
  bounds_free(&j.bounds);
}

static void check(const generator *g, generate_profile p, uint64_t seed, vs_version release,
                  bool evaluated) {
  uint8_t bytes[GENERATE_BYTES];
  strbuf_auto why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  arena_guard guard;
  assert_true(c && ARENA_GUARD(ir_arena(c), &guard));
  generate_bytes(seed, bytes);
  ir_op *module = generate_program(g, c, bytes, sizeof bytes);
  if (!program_verify(module, &sink.sink)) fail_at("does not verify: ", p, seed, &why);
  evaluated_now = evaluated;
  ir_walk(module, note_op, NULL);
  repeat(g, p, seed, c, module, bytes);
  write_and_read(p, seed, c, module);
  bool fits = older(c, module, release);
  if (!fits) all.refused++;
  if (evaluated) evaluate(p, seed, c, module);
  all.programs++;
  arena_guard_pop(ir_arena(c), &guard);
  ir_context_free(c);
}

static vs_version release_of(uint64_t seed) {
  const vs_opset *o = vs_builtin_opset();
  return o->releases[seed % o->release_count].version;
}

static void profile(generate_profile p, bool evaluated, size_t share) {
  generator *g = make(p, VS_NONE);
  size_t n = share ? how_many() / share : 5 * how_many();
  all.open = 0;
  uint64_t first = first_seed();
  for (uint64_t seed = first; seed < first + n; seed++)
    check(g, p, seed, release_of(seed), evaluated);
  print_message("%s: %zu programs, %zu with an open result\n", generate_profile_names[p], n,
                all.open);
  generator_free(g);
}

/* --- Tests --- */

static void programs_to_evaluate_are_defined(void **state) {
  (void)state;
  profile(GENERATE_EVALUATE, true, 1);
  assert_true(all.open * 20 <= how_many()); /* 4.0 % of 14,200 */
}

static void programs_at_edges_are_evaluated_alike(void **state) {
  (void)state;
  profile(GENERATE_EDGES, true, 1);
}

static void programs_of_processes_are_evaluated(void **state) {
  (void)state;
  profile(GENERATE_DEVICES, true, 1);
  assert_true(all.open * 5 <= how_many());
}

static void wide_and_deep_programs_are_evaluated(void **state) {
  (void)state;
  profile(GENERATE_WIDE, true, 8);
  profile(GENERATE_DEEP, true, 2);
}

static void programs_to_serialize_are_written_and_read(void **state) {
  (void)state;
  profile(GENERATE_SERIALIZE, false, 0);
}

/* What a release lacks is left out: ops, and operands and attributes that came later. */
static void programs_for_a_release_fit_it(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  strbuf_auto none = STRBUF_INIT;
  size_t each = how_many() / 10 + 1;
  for (size_t i = 0; i < o->release_count; i++) {
    vs_version v = o->releases[i].version;
    generator *g = make(GENERATE_SERIALIZE, v);
    uint64_t first = first_seed();
    for (uint64_t seed = first; seed < first + each; seed++) {
      size_t refused = all.refused;
      check(g, GENERATE_SERIALIZE, seed, v, false);
      if (all.refused > refused) fail_at("not for its release", GENERATE_SERIALIZE, seed, &none);
    }
    generator_free(g);
  }
}

/* One op keeps such a program from the release, and the program is nothing without it. */
static void programs_to_downgrade_lack_one_op(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t each = how_many() / 100 + 1, newer = 0, n = 0;
  for (size_t i = 0; i + 1 < o->release_count; i++) {
    vs_version v = o->releases[i].version;
    generator *g = make(GENERATE_DOWNGRADE, v);
    for (uint64_t seed = 1; seed <= each; seed++) {
      size_t refused = all.refused;
      check(g, GENERATE_DOWNGRADE, seed, v, false);
      newer += all.refused > refused;
      n++;
    }
    generator_free(g);
  }
  print_message("downgrade: %zu programs, %zu that the release lacks\n", n, newer);
  assert_true(newer * 10 > n * 9);
}

/* The program of these bytes, for a moment. */
static void with_program(const generator *g, const uint8_t *bytes, size_t n,
                         void (*use)(ir_op *module)) {
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  arena_guard guard;
  assert_true(c && ARENA_GUARD(ir_arena(c), &guard));
  use(generate_program(g, c, bytes, n));
  arena_guard_pop(ir_arena(c), &guard);
  ir_context_free(c);
}

static void must_verify(ir_op *module) { assert_true(program_verify(module, NULL)); }

/* No bytes, zeros and all ones are programs, too; so are the first bytes of others. */
static void any_bytes_are_a_program(void **state) {
  (void)state;
  uint8_t bytes[GENERATE_BYTES];
  for (int p = 0; p < GENERATE_PROFILES; p++) {
    generator *g = make((generate_profile)p, p == GENERATE_DOWNGRADE ? VS(1, 0, 0) : VS_NONE);
    for (size_t n = 0; n < 64; n++) {
      generate_bytes(n, bytes);
      if (n == 1) memset(bytes, 0, sizeof bytes);
      if (n == 2) memset(bytes, 0xff, sizeof bytes);
      with_program(g, bytes, n > 2 ? n : n * 500, must_verify);
    }
    generator_free(g);
  }
}

static void unknown_names_are_refused(void **state) {
  (void)state;
  strbuf_auto why = STRBUF_INIT;
  generate_options o = {.opset = vs_builtin_opset(), .ops = "add,flip"};
  assert_null(generator_new(&o, &why));
  assert_string_equal(strbuf_str(&why), "StableHLO has no op 'flip'");
  strbuf_reset(&why);
  o = (generate_options){.opset = vs_builtin_opset(), .types = "f32,f31"};
  assert_null(generator_new(&o, &why));
  assert_string_equal(strbuf_str(&why), "'f31' is no element type of random programs");
  strbuf_reset(&why);
  o = (generate_options){.opset = vs_builtin_opset(), .ops = "infeed"};
  assert_null(generator_new(&o, &why));
}

/* Only the ops and types that were asked for, apart from constants. */
static bool is_wanted(ir_op *op, void *user) {
  (void)user;
  const char *name = vs_stablehlo_name(op->name->full->bytes);
  assert_true(!name || strcmp(name, "add") == 0 || strcmp(name, "tanh") == 0 ||
              strcmp(name, "constant") == 0);
  for (uint32_t i = 0; i < op->result_count; i++)
    assert_true(ir_type_is(ir_type_element(op->results[i].type), IR_TYPE_FLOAT));
  return true;
}

static void must_have_chosen(ir_op *module) { ir_walk(module, is_wanted, NULL); }

static void ops_and_types_are_chosen(void **state) {
  (void)state;
  uint8_t bytes[GENERATE_BYTES];
  strbuf_auto why = STRBUF_INIT;
  generate_options o = {.opset = vs_builtin_opset(), .ops = "add,tanh", .types = "f32,bf16"};
  generator *g = generator_new(&o, &why);
  assert_non_null(g);
  for (uint64_t seed = 0; seed < 200; seed++) {
    generate_bytes(seed, bytes);
    with_program(g, bytes, sizeof bytes, must_have_chosen);
  }
  generator_free(g);
}

/* Ops and properties that no program has, with the reason. */
static const struct absent {
  const char *what, *why;
} absents[] = {
    {"vhlo.compute_reshape_shape_v1", "an op of early releases that StableHLO never had"},
    {"vhlo.cstr_reshapable_v1", "likewise"},
    {"vhlo.trace_v1", "likewise"},
    {"stablehlo.infeed without infeed_config", "the parser adds the default"},
    {"stablehlo.outfeed without outfeed_config", "likewise"},
    {"stablehlo.select_and_scatter without window_dimensions", "VHLO needs them"},
    {"transpose TRANSPOSE_INVALID", "no valid program has it (triangular_solve)"},
};

static bool is_known(const char *what) {
  for (size_t i = 0; i < sizeof absents / sizeof *absents; i++)
    if (strcmp(absents[i].what, what) == 0) return true;
  return false;
}

/* What came after 1.20.0 may be absent, and is told. */
static void miss(size_t *missing, bool is_later, const char *what) {
  if (is_known(what)) return;
  print_message("no program has %s%s\n", what, is_later ? ", which came after 1.20.0" : "");
  if (!is_later) ++*missing;
}

static bool is_later_property(const vs_opset *o, size_t op, const char *name) {
  const vs_op *now = vs_op_row(o, o->ops[op].counterpart),
              *then = vs_op_row(rows_of_120(), rows_of_120()->ops[op].counterpart);
  return now && then && ir_prop_named(&now->def, name) >= 0 && ir_prop_named(&then->def, name) < 0;
}

static bool is_later_value(const vs_opset *o, const vs_kind *attr, const char *name) {
  const vs_kind *vhlo = vs_attr_row(o, attr->counterpart);
  const ir_enumdef *e = vhlo ? vs_enum_of(vhlo) : NULL;
  for (unsigned k = 0; e && vhlo->case_since && k < e->case_count; k++)
    if (strcmp(e->cases[k].name, name) == 0) return vhlo->case_since[k] > VS(1, 20, 0);
  return false;
}

static void rows_occur(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  char what[256];
  size_t missing = 0, rows = 0;
  for (size_t i = 0; i < o->op_count && i < OPS; i++) {
    const ir_opdef *d = &o->ops[i].def;
    bool ours = vs_stablehlo_name(d->name), vhlo = strncmp(d->name, "vhlo.", 5) == 0;
    if (!ours && !vhlo) continue;
    rows++;
    bool is_later = !is_known_op((uint16_t)i);
    if (!all.ops[i]) miss(&missing, is_later, d->name);
    for (unsigned k = 0; ours && all.ops[i] && k < d->prop_count && k < PROPS; k++) {
      rows++;
      is_later = is_later_property(o, i, d->props[k].name);
      snprintf(what, sizeof what, "%s with %s", d->name, d->props[k].name);
      if (!all.with[i][k]) miss(&missing, is_later, what);
      snprintf(what, sizeof what, "%s without %s", d->name, d->props[k].name);
      if (d->props[k].optional && !all.without[i][k]) miss(&missing, is_later, what);
    }
  }
  for (size_t i = 0; i < o->attr_count && i < KINDS; i++) {
    const ir_enumdef *e = vs_enum_of(&o->attrs[i]);
    if (!e || strcmp(o->attrs[i].def.dialect, "stablehlo") != 0) continue;
    for (unsigned k = 0; k < e->case_count; k++, rows++) {
      snprintf(what, sizeof what, "%s %s", o->attrs[i].def.mnemonic, e->cases[k].name);
      if (!all.values[i][k])
        miss(&missing, is_later_value(o, &o->attrs[i], e->cases[k].name), what);
    }
  }
  print_message("%zu ops, op versions, attributes and values of enums, %zu missing\n", rows,
                missing);
  assert_int_equal(missing, 0);
}

static void constraints_are_reached(void **state) {
  (void)state;
  size_t missing = 0;
  for (size_t i = 0; i < constraint_count; i++) {
    if (constraints[i].reached) continue;
    bool is_later = !is_known_op(constraints[i].op);
    print_message("no program reaches %s%s\n", constraints[i].id,
                  is_later ? ", of an op that came after 1.20.0" : "");
    missing += !is_later;
  }
  print_message("%zu constraints, %zu not reached\n", constraint_count, missing);
  assert_int_equal(missing, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(unknown_names_are_refused),
      cmocka_unit_test(any_bytes_are_a_program),
      cmocka_unit_test(ops_and_types_are_chosen),
      cmocka_unit_test(programs_to_evaluate_are_defined),
      cmocka_unit_test(programs_at_edges_are_evaluated_alike),
      cmocka_unit_test(programs_of_processes_are_evaluated),
      cmocka_unit_test(wide_and_deep_programs_are_evaluated),
      cmocka_unit_test(programs_to_serialize_are_written_and_read),
      cmocka_unit_test(programs_for_a_release_fit_it),
      cmocka_unit_test(programs_to_downgrade_lack_one_op),
      cmocka_unit_test(rows_occur), /* in those of the tests before */
      cmocka_unit_test(constraints_are_reached),
  };
  return cmocka_run_group_tests(tests, list_constraints, NULL);
}
