/* SPDX-License-Identifier: Apache-2.0 */
/* The boundary table, generated: whatever has a first or a last release, in every position in which
 * it may stand, converted to the release before the bound, to the bound and to the one after.
 *
 * What is expected comes from the release files, read here through versions/load and compared with
 * the target: since <= target <= until, of a thing and of everything around it. The positions come
 * from the rows too: every parameter that holds a type or an attribute is one. */
#include "build.h"
#include "versions/load.h"

/* The rows that tell what is expected. */
static const vs_opset *want;
static arena *memory;
static size_t cases, refused, wrong;

/* --- Bounds by comparison ----------------------------------------------------------------- */

typedef struct life {
  vs_version since, until;
} life;

static life both(life a, life b) {
  return (life){a.since > b.since ? a.since : b.since, a.until < b.until ? a.until : b.until};
}
static bool lives(life l, vs_version target) { return l.since <= target && target <= l.until; }

static vs_version next_to(vs_version v, int step) {
  for (size_t i = 0; i < want->release_count; i++) {
    if (want->releases[i].version != v) continue;
    size_t at = i + (size_t)(ptrdiff_t)step;
    return at < want->release_count ? want->releases[at].version : VS_NONE;
  }
  return VS_NONE;
}

/* The releases around both bounds: at most six. Without a bound: none. */
static size_t targets_of(life l, vs_version *out) {
  const vs_version oldest = want->releases[0].version;
  size_t n = 0;
  for (int step = -1; step <= 1; step++) {
    const vs_version around[] = {l.since > oldest ? next_to(l.since, step) : VS_NONE,
                                 l.until != VS_FOREVER ? next_to(l.until, step) : VS_NONE};
    for (size_t i = 0; i < 2; i++) {
      bool seen = around[i] == VS_NONE;
      for (size_t j = 0; j < n; j++) seen = seen || out[j] == around[i];
      if (!seen) out[n++] = around[i];
    }
  }
  return n;
}

/* --- Programs ----------------------------------------------------------------------------- */

/* A fresh module in the same context. */
static void restart(bench *b) {
  b->module = ir_module_new(b->c, NULL);
  b->top = b->module->regions[0].first;
  strbuf_reset(&b->text);
}

/* The block in which an op is put: the module's, a function's, one inside a region of an op in it.
 * Functions and cases are as old as VHLO. */
enum place { IN_MODULE, IN_FUNCTION, IN_REGION, PLACES };

static ir_block *inside(bench *b, ir_block *block, const char *name) {
  ir_op *op = add_op(b, block, name, NULL, NULL, 1);
  ir_region_append(&op->regions[0], ir_block_new(b->c));
  return op->regions[0].first;
}

static ir_block *block_at(bench *b, enum place place) {
  ir_block *block = b->top;
  if (place >= IN_FUNCTION) block = inside(b, block, "vhlo.func_v1");
  if (place >= IN_REGION) block = inside(b, block, "vhlo.case_v1");
  return block;
}

static bool converts(bench *b, vs_version target) {
  return vs_convert_to_version(b->c, b->module, target, NULL, &b->sink.sink);
}

static void judge(bench *b, vs_version target, bool expected, const char *what, const char *where) {
  bool got = converts(b, target);
  cases++;
  refused += !got;
  if (got == expected) return;
  char version[32];
  if (wrong++ < 20)
    print_error("%s %s for %s: %s\n%s", what, where, vs_format(target, version),
                got ? "accepted" : "refused", strbuf_str(&b->text));
}

/* --- Parameters --------------------------------------------------------------------------- */

/* Parameters that are as old as VHLO. */
static void fill(bench *b, const ir_typedef *d, ir_param *p) {
  static const double one = 1;
  static const int64_t zero = 0;
  static const uint64_t word = 0;
  const int64_t none = 0;
  memset(p, 0, d->param_count * sizeof *p);
  for (size_t i = 0; i < d->param_count; i++) {
    const ir_paramdef *def = &d->params[i];
    switch (def->kind) {
      case IR_PARAM_TYPE:
        if (!def->optional) p[i].type = vhlo_type(b, "i8_v1", NULL);
        break;
      case IR_PARAM_ATTR:
        if (!def->optional) p[i].attr = boolean(b, true);
        break;
      case IR_PARAM_ENUM: p[i].u = def->enumdef->cases[0].number; break;
      case IR_PARAM_STRING: p[i].str = ir_cstr(b->c, ""); break;
      case IR_PARAM_DOUBLES:
        p[i].doubles = &one;
        p[i].count = 1;
        break;
      case IR_PARAM_INTS:
        p[i].ints = &zero;
        p[i].count = 1;
        break;
      case IR_PARAM_APINT:
        p[i].words = &word;
        p[i].count = 1;
        break;
      case IR_PARAM_DENSE:
        p[i].attr =
            ir_attr_dense(b->c, tensor(b, 1, &none, integer(b, 64)), NULL, 0, false, IR_COPY);
        break;
      default: break;
    }
  }
}

/* --- Slots: where a type or an attribute stands inside another ---------------------------- */

typedef struct slot {
  const vs_kind *kind;
  bool kind_is_type, holds_type;
  uint8_t param;
  uint8_t item; /* of pairs: 0 the key, 1 the value */
  life life;
} slot;

static slot slots[256];
static size_t slot_count;

static void find_slots(const vs_kind *kinds, size_t count, bool is_type) {
  for (size_t i = 0; i < count; i++) {
    const vs_kind *k = &kinds[i];
    if (strcmp(k->def.dialect, "vhlo") != 0) continue;
    for (uint8_t p = 0; p < k->def.param_count; p++) {
      ir_param_kind kind = k->def.params[p].kind;
      bool type = kind == IR_PARAM_TYPE || kind == IR_PARAM_TYPES;
      bool attr = kind == IR_PARAM_ATTR || kind == IR_PARAM_ATTRS || kind == IR_PARAM_PAIRS;
      for (uint8_t item = 0; (type || attr) && item < (kind == IR_PARAM_PAIRS ? 2 : 1); item++) {
        assert_true(slot_count < sizeof slots / sizeof *slots);
        slots[slot_count++] = (slot){k, is_type, type, p, item, {k->since, k->until}};
      }
    }
  }
}

/* Something to be put somewhere: a type or an attribute, how long it lives, and what to call it. */
typedef struct thing {
  const ir_type *type;
  const ir_attr *attr;
  life life;
  char name[200];
} thing;

/* The definition that the code under test has of a kind. */
static const ir_typedef *known(bench *b, const vs_kind *k, bool is_type) {
  const ir_registry *r = ir_context_registry(b->c);
  const char *m = k->def.mnemonic;
  const ir_typedef *d =
      is_type ? r->find_type(r, "vhlo", 4, m, strlen(m)) : r->find_attr(r, "vhlo", 4, m, strlen(m));
  assert_non_null(d);
  return d;
}

static thing made(bench *b, const vs_kind *k, bool is_type, const ir_param *p) {
  thing t = {.life = {k->since, k->until}};
  const ir_typedef *d = known(b, k, is_type);
  if (is_type)
    t.type = ir_type_defined(b->c, d, p);
  else
    t.attr = ir_attr_defined(b->c, d, p);
  snprintf(t.name, sizeof t.name, "%s", k->def.mnemonic);
  return t;
}

static thing wrap(bench *b, const slot *s, const thing *in) {
  ir_param p[16];
  assert_true(s->kind->def.param_count <= 16);
  const ir_typedef *d = known(b, s->kind, s->kind_is_type);
  fill(b, d, p);
  const ir_attr *pair[2] = {boolean(b, true), boolean(b, false)};
  switch (d->params[s->param].kind) {
    case IR_PARAM_TYPE: p[s->param].type = in->type; break;
    case IR_PARAM_ATTR: p[s->param].attr = in->attr; break;
    case IR_PARAM_TYPES:
      p[s->param].types = &in->type;
      p[s->param].count = 1;
      break;
    case IR_PARAM_ATTRS:
      p[s->param].attrs = &in->attr;
      p[s->param].count = 1;
      break;
    default:
      pair[s->item] = in->attr;
      p[s->param].attrs = pair;
      p[s->param].count = 2;
      break;
  }
  thing out = made(b, s->kind, s->kind_is_type, p);
  out.life = both(s->life, in->life);
  snprintf(out.name, sizeof out.name, "%.100s in %s.%s%s", in->name, s->kind->def.mnemonic,
           s->kind->def.params[s->param].name, s->item ? " (value)" : "");
  return out;
}

/* --- Positions in an op ------------------------------------------------------------------- */

enum position { OPERAND, RESULT, BLOCK_ARGUMENT, PROPERTY, DISCARDABLE, POSITIONS };
static const char *const position_names[] = {"as operand", "as result", "as block argument",
                                             "as property", "as discardable attribute"};

static void put(bench *b, const thing *t, enum position position, enum place place) {
  ir_block *block = block_at(b, place);
  ir_op *op;
  switch (position) {
    case OPERAND: {
      ir_op *source = add_op(b, b->top, "test.value", NULL, t->type, 0);
      add_op(b, block, "vhlo.optimization_barrier_v1", &source->results[0], NULL, 0);
      break;
    }
    case RESULT: add_op(b, block, "vhlo.optimization_barrier_v1", NULL, t->type, 0); break;
    case BLOCK_ARGUMENT:
      ir_block_add_arg(b->c, inside(b, block, "vhlo.case_v1"), t->type, NULL);
      break;
    case PROPERTY:
      op = add_op(b, block, "vhlo.constant_v1", NULL, NULL, 0);
      op->props[0] = t->attr;
      break;
    default:
      op = add_op(b, block, "vhlo.optimization_barrier_v1", NULL, NULL, 0);
      ir_op_set_discardable(b->c, op, ir_cstr(b->c, "test.a"), t->attr);
      break;
  }
}

static void try_thing(bench *b, const thing *t, bool everywhere) {
  vs_version targets[8];
  size_t count = targets_of(t->life, targets);
  for (int position = 0; position < POSITIONS; position++) {
    if ((position < PROPERTY) != (t->type != NULL)) continue;
    for (int place = IN_MODULE; place < PLACES; place++) {
      if (!everywhere && (place != IN_FUNCTION || (position != OPERAND && position != PROPERTY)))
        continue;
      for (size_t i = 0; i < count; i++) {
        restart(b);
        put(b, t, position, place);
        judge(b, targets[i], lives(t->life, targets[i]), t->name, position_names[position]);
      }
    }
  }
}

/* A thing by itself and inside everything, twice. */
static void try_everywhere(bench *b, const thing *t) {
  try_thing(b, t, true);
  for (size_t i = 0; i < slot_count; i++) {
    if (slots[i].holds_type != (t->type != NULL)) continue;
    thing outer = wrap(b, &slots[i], t);
    try_thing(b, &outer, true);
    for (size_t j = 0; j < slot_count; j++) {
      if (slots[j].holds_type != (outer.type != NULL)) continue;
      thing outermost = wrap(b, &slots[j], &outer);
      try_thing(b, &outermost, false);
    }
  }
}

static bool bounded(life l) { return l.since > want->releases[0].version || l.until != VS_FOREVER; }

static void kinds(const vs_kind *rows, size_t count, bool is_type) {
  for (size_t i = 0; i < count; i++) {
    const vs_kind *k = &rows[i];
    if (strcmp(k->def.dialect, "vhlo") != 0) continue;
    life own = {k->since, k->until};
    size_t each = k->case_since ? k->def.params[0].enumdef->case_count : 1;
    for (size_t c = 0; c < each; c++) {
      life l = k->case_since ? both(own, (life){k->case_since[c], VS_FOREVER}) : own;
      if (!bounded(l)) continue;
      bench b;
      bench_open(&b);
      ir_param p[16];
      assert_true(k->def.param_count <= 16);
      fill(&b, known(&b, k, is_type), p);
      if (k->case_since) p[0].u = k->def.params[0].enumdef->cases[c].number;
      thing t = made(&b, k, is_type, p);
      t.life = l;
      if (k->case_since)
        snprintf(t.name, sizeof t.name, "%s %s", k->def.mnemonic,
                 k->def.params[0].enumdef->cases[c].name);
      try_everywhere(&b, &t);
      bench_close(&b);
    }
  }
}

static void types_in_every_position(void **state) {
  (void)state;
  kinds(want->types, want->type_count, true);
  assert_int_equal(wrong, 0);
}

static void attributes_and_cases_in_every_position(void **state) {
  (void)state;
  kinds(want->attrs, want->attr_count, false);
  assert_int_equal(wrong, 0);
}

/* --- Op versions -------------------------------------------------------------------------- */

/* An op with one operand and one result. Properties that a rule adds are at its value, unless
 * `different`, which must be a value that no default is. */
static ir_op *op_of(bench *b, const vs_op *row, enum place place, int different) {
  ir_param p[3];
  const ir_typedef *d = &vs_builtin_opset()->types[TYPE_VHLO_TENSOR_V1].def;
  static const int64_t dims[2] = {2, 2};
  memset(p, 0, sizeof p);
  p[0].ints = dims;
  p[0].count = 2;
  p[1].type = vhlo_type(b, "f32_v1", NULL);
  const ir_type *t = ir_type_defined(b->c, d, p);
  ir_op *source = add_op(b, b->top, "test.value", NULL, t, 0);
  ir_op *op = add_op(b, block_at(b, place), row->def.name, &source->results[0], t, 0);
  for (size_t i = 0; i < ir_op_prop_count(op); i++) op->props[i] = boolean(b, true);
  for (size_t i = 0; i < row->rule_count; i++) {
    const vs_rule *r = &row->rules[i];
    if (r->kind != VS_RULE_ADD_PROPERTY || (int)i == different) continue;
    const ir_attr *a = default_of(b, r->value);
    assert_non_null(a);
    ir_op_set(b->c, op, r->name, a);
  }
  return op;
}

/* The version of the family that lives in the target. */
static const vs_op *living(const vs_op *row, vs_version target) {
  for (size_t steps = 0; row && steps < want->op_count; steps++) {
    if (lives((life){row->since, row->until}, target)) return row;
    uint16_t id = target < row->since ? row->older : row->newer;
    row = id == VS_NO_ID ? NULL : &want->ops[id];
  }
  return NULL;
}

static void try_op(const vs_op *row) {
  vs_version targets[8];
  life l = {row->since, row->until};
  size_t count = targets_of(l, targets);
  bench b;
  bench_open(&b);
  for (int place = 0; place < PLACES; place++)
    for (size_t i = 0; i < count; i++) {
      restart(&b);
      ir_op *op = op_of(&b, row, place, -1);
      const vs_op *as = living(row, targets[i]);
      judge(&b, targets[i], as != NULL, row->def.name, "as an op");
      if (as && strcmp(op->name->full->bytes, as->def.name) != 0 && wrong++ < 20)
        print_error("%s became %s, not %s\n", row->def.name, op->name->full->bytes, as->def.name);
      /* Properties that only this version has, one at a time. */
      for (int r = 0; r < row->rule_count; r++) {
        if (row->rules[r].kind != VS_RULE_ADD_PROPERTY) continue;
        restart(&b);
        op_of(&b, row, place, r);
        judge(&b, targets[i], as && targets[i] >= row->since, row->def.name, row->rules[r].name);
      }
    }
  bench_close(&b);
}

static void op_versions_in_every_place(void **state) {
  (void)state;
  for (size_t i = 0; i < want->op_count; i++)
    if (want->ops[i].since != VS_NONE && bounded((life){want->ops[i].since, want->ops[i].until}))
      try_op(&want->ops[i]);
  assert_int_equal(wrong, 0);
}

static int load(void **state) {
  (void)state;
#ifdef HLO_CTS_MUTATION
  want = vs_builtin_opset(); /* the mutated rows: they are all there is */
#else
  static const char *const folders[] = {HLO_CTS_SOURCE "/versions/opset",
                                        HLO_CTS_SOURCE "/versions/dialects"};
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  memory = arena_new(0);
  want = memory ? vs_load_folders(memory, NULL, folders, 2, &sink.sink) : NULL;
  if (!want) print_error("%s", strbuf_str(&errors));
  strbuf_free(&errors);
#endif
  if (!want) return 1;
  cases = refused = wrong = slot_count = 0;
  find_slots(want->types, want->type_count, true);
  find_slots(want->attrs, want->attr_count, false);
  return 0;
}

static int tell(void **state) {
  (void)state;
  print_message("boundary: %zu cases (%zu refused), %zu wrong\n", cases, refused, wrong);
  arena_free(memory);
  memory = NULL;
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(types_in_every_position),
      cmocka_unit_test(attributes_and_cases_in_every_position),
      cmocka_unit_test(op_versions_in_every_place),
  };
  return cmocka_run_group_tests(tests, load, tell);
}
