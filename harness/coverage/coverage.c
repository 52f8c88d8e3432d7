/* SPDX-License-Identifier: Apache-2.0 */
#include "coverage.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/intern.h"
#include "base/map.h"
#include "base/vec.h"
#include "harness/cli/diags.h"
#include "harness/programs/case_program.h"
#include "text/text.h"
#include "verify/verify.h"

/* --- Items --- */

static void add_item(coverage *c, coverage_kind k, vs_version since, const char *name,
                     size_t cases) {
  VEC_ADD(c->memory, c,
          (coverage_item){.kind = k,
                          .name = arena_strndup(c->memory, name, strlen(name)),
                          .cases = cases,
                          .since = since});
}

/* The names that programs are searched for: an item for each, by kind and name. */
typedef struct survey {
  const vs_opset *opset;
  coverage *out;
  intern *names;
  map items;         /* name, behind its kind, to number */
  uint32_t *seen;    /* of each item: the number of the case that was last to cover it */
  uint32_t now;      /* number of the case, from 1 */
  bool evaluated;    /* the case is */
  vs_version since;  /* of the case; VS_FOREVER for those that every release has */
  vs_version newest; /* see find_newest */
  enum position { OPERAND, RESULT, ARGUMENT, ATTRIBUTE, NESTED, POSITION_COUNT } at;
  const char *op; /* whose types are looked at, without its dialect; NULL: nobody's */
  arena *a;       /* of the case */
  map visited;    /* of `visit`, by hash */
} survey;

static const char *const position_names[POSITION_COUNT] = {"operand", "result", "block argument",
                                                           "attribute", "inside a type"};

/* A key is the name of an item, behind a letter for its kind. */
#define KEY(key, kind, format)             \
  strbuf_auto key = STRBUF_INIT;           \
  va_list args;                            \
  va_start(args, format);                  \
  strbuf_addc(&key, (char)('A' + (kind))); \
  strbuf_vaddf(&key, format, args);        \
  va_end(args)

static void want(survey *s, coverage_kind k, vs_version since, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
static void want(survey *s, coverage_kind k, vs_version since, const char *format, ...) {
  KEY(key, k, format);
  if (map_insert_number(s->out->memory, &s->items, intern_get(s->names, strbuf_str(&key), key.len),
                        s->out->count))
    add_item(s->out, k, since, strbuf_str(&key) + 1, 0);
}

/* The item; NULL: it is not searched for. */
static coverage_item *item_of(const survey *s, coverage_kind k, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static coverage_item *item_of(const survey *s, coverage_kind k, const char *format, ...) {
  KEY(key, k, format);
  const map_slot *slot = map_find(&s->items, intern_get(s->names, strbuf_str(&key), key.len));
  return slot ? &s->out->items[slot->number] : NULL;
}

/* The case has the item. */
#define hit(s, ...) hit_item(s, item_of(s, __VA_ARGS__))
static void hit_item(const survey *s, coverage_item *i) {
  if (!i || s->seen[i - s->out->items] == s->now) return;
  s->seen[i - s->out->items] = s->now;
  i->cases++;
}

/* --- What programs hold --- */

typedef struct visit {
  const void *what;
  enum position at;
  const char *op;
} visit;

/* Whether the same part was looked at in the same place: a second look counts nothing, and parts
 * may be shared. */
static bool visited(survey *s, const void *what) {
  visit v = {what, s->at, s->op};
  uint32_t hash = (uint32_t)hash_u64((uintptr_t)what ^ (uintptr_t)s->op << 20 ^ (uint64_t)s->at);
  for (map_slot *slot = map_first(&s->visited, hash); slot; slot = map_next(&s->visited, slot)) {
    const visit *old = slot->pointer;
    if (old->what == what && old->at == v.at && old->op == v.op) return true;
  }
  map_add(s->a, &s->visited, hash)->pointer = arena_copy(s->a, &v, sizeof v, sizeof(void *));
  return false;
}

static bool visit_attr(const ir_attr *a, void *user);

static bool is_vhlo(const char *dialect) { return strcmp(dialect, "vhlo") == 0; }

static void hit_type(const survey *s, const vs_kind *kind) {
  const char *name = kind->def.mnemonic;
  bool element = kind->shape == VS_SHAPE_INTEGER || kind->shape == VS_SHAPE_FLOAT ||
                 kind->shape == VS_SHAPE_COMPLEX || kind->shape == VS_SHAPE_INDEX ||
                 kind->shape == VS_SHAPE_QUANT || kind->shape == VS_SHAPE_QUANT_PER_AXIS;
  bool values = s->at == OPERAND || s->at == RESULT || s->at == NESTED;
  hit(s, COVERAGE_TYPES, "%s", name);
  if (kind->since == s->since) hit(s, COVERAGE_BOUNDS, "type %s", name);
  hit(s, COVERAGE_POSITIONS, "%s as %s", name, position_names[s->at]);
  if (element && values && s->op) hit(s, COVERAGE_OP_TYPES, "%s %s", s->op, name);
}

static bool visit_type(const ir_type *t, void *user) {
  survey *s = user;
  if (!t || visited(s, t)) return true;
  enum position outer = s->at;
  if (t->kind == IR_TYPE_DEFINED && is_vhlo(t->defined.def->dialect))
    hit_type(s, vs_type_row(s->opset, t->defined.def->id));
  if (s->at != ATTRIBUTE) s->at = NESTED;
  ir_type_children(t, visit_type, visit_attr, s);
  s->at = outer;
  return true;
}

static void hit_attr(const survey *s, const ir_attr *a) {
  const vs_kind *kind = &s->opset->attrs[a->defined.def->id];
  const char *name = kind->def.mnemonic;
  hit(s, COVERAGE_ATTRIBUTES, "%s", name);
  if (kind->since == s->since) hit(s, COVERAGE_BOUNDS, "attribute %s", name);
  for (size_t i = 0; i < a->defined.def->param_count; i++) {
    const ir_enumdef *e = a->defined.def->params[i].enumdef;
    for (size_t k = 0; e && k < e->case_count; k++) {
      if (e->cases[k].number != a->defined.params[i].u) continue;
      hit(s, COVERAGE_ENUMS, "%s %s", name, e->cases[k].name);
      if (kind->case_since && kind->case_since[k] == s->since)
        hit(s, COVERAGE_BOUNDS, "enum value %s %s", name, e->cases[k].name);
    }
  }
}

static bool visit_attr(const ir_attr *a, void *user) {
  survey *s = user;
  if (!a) return true;
  enum position outer = s->at;
  const char *op = s->op;
  s->at = ATTRIBUTE;
  s->op = NULL;
  if (!visited(s, a)) {
    if (a->kind == IR_ATTR_DEFINED && is_vhlo(a->defined.def->dialect)) hit_attr(s, a);
    ir_attr_children(a, visit_type, visit_attr, s);
  }
  s->at = outer;
  s->op = op;
  return true;
}

static void visit_types(survey *s, const ir_op *op) {
  s->at = OPERAND;
  for (size_t i = 0; i < op->operand_count; i++) visit_type(op->operands[i].value->type, s);
  s->at = RESULT;
  for (size_t i = 0; i < op->result_count; i++) visit_type(op->results[i].type, s);
  s->at = ARGUMENT;
  for (size_t r = 0; r < op->region_count; r++)
    for (const ir_block *b = op->regions[r].first; b; b = b->next)
      for (size_t i = 0; i < b->arg_count; i++) visit_type(b->args[i]->type, s);
}

/* --- Pairs of ops --- */

/* The categories of elements, and a type of each. */
typedef enum category { BOOLEAN, SIGNED, UNSIGNED, FLOAT, COMPLEX, CATEGORY_COUNT } category;
static const char *const category_names[CATEGORY_COUNT] = {"boolean", "signed", "unsigned", "float",
                                                           "complex"};

static const char *const category_types[CATEGORY_COUNT] = {"i1", "i32", "ui32", "f32",
                                                           "complex<f32>"};

/* CATEGORY_COUNT: of another kind, or no tensor. */
static category category_of(const ir_type *t) {
  const ir_type *e = ir_type_is(t, IR_TYPE_TENSOR) ? ir_type_element(t) : NULL;
  if (ir_type_is(e, IR_TYPE_FLOAT)) return FLOAT;
  if (ir_type_is(e, IR_TYPE_COMPLEX)) return COMPLEX;
  if (!ir_type_is(e, IR_TYPE_INTEGER)) return CATEGORY_COUNT;
  if (e->integer.width == 1) return BOOLEAN;
  return e->integer.sign == IR_UNSIGNED ? UNSIGNED : SIGNED;
}

/* The ops that take tensors of the category, and those that give them, by their rows. Of ops that
 * the specification is about to drop nothing is demanded. */
static bool has_category(const vs_op *op, vs_argument_kind kind, const ir_type *element,
                         ir_context *c) {
  static const int64_t sizes[] = {2, 3};
  vs_argument a;
  if (op->promise == VS_PROMISE_SIX_MONTHS) return false;
  if (op->promise == VS_PROMISE_SIX_MONTHS_COMPLEX && element->kind == IR_TYPE_COMPLEX)
    return false;
  for (const char *at = op->arguments; at && vs_next_argument(&at, &a);)
    for (size_t rank = 0; a.kind == kind && rank <= 2; rank++)
      if (verify_type_fits(a.set, ir_type_tensor(c, sizes, rank, element, NULL))) return true;
  return false;
}

static void want_pairs_of(survey *s, ir_context *c, const vs_op *producer) {
  const vs_opset *o = s->opset;
  for (category k = 0; k < CATEGORY_COUNT; k++) {
    const ir_type *element = text_parse_type(c, category_types[k], strlen(category_types[k]), NULL);
    if (!has_category(producer, VS_ARGUMENT_RESULT, element, c)) continue;
    for (size_t i = 0; i < o->op_count; i++)
      if (vs_stablehlo_name(o->ops[i].def.name) &&
          has_category(&o->ops[i], VS_ARGUMENT_OPERAND, element, c))
        want(s, COVERAGE_OP_PAIRS, VS_NONE, "%s %s %s", vs_stablehlo_name(producer->def.name),
             vs_stablehlo_name(o->ops[i].def.name), category_names[k]);
  }
}

static void want_pairs(survey *s) {
  ir_context *c = ir_context_new(&s->opset->registry, NULL);
  for (size_t i = 0; c && i < s->opset->op_count; i++)
    if (vs_stablehlo_name(s->opset->ops[i].def.name)) want_pairs_of(s, c, &s->opset->ops[i]);
  ir_context_free(c);
}

static void hit_pairs(const survey *s, const ir_op *op, const char *name) {
  for (size_t i = 0; i < op->operand_count; i++) {
    const ir_value *v = op->operands[i].value;
    const ir_op *producer = v->is_argument ? NULL : v->op;
    const char *of =
        producer && producer->name->def ? vs_stablehlo_name(producer->name->def->name) : NULL;
    category k = category_of(v->type);
    if (of && k != CATEGORY_COUNT)
      hit(s, COVERAGE_OP_PAIRS, "%s %s %s", of, name, category_names[k]);
  }
}

/* An op of the program in VHLO, of the release that it was converted to. */
static bool visit_vhlo(ir_op *op, void *user) {
  survey *s = user;
  if (!op->name->def) return true;
  bool vhlo = is_vhlo(op->name->dialect->bytes);
  if (vhlo) hit(s, COVERAGE_VERSIONS, "%s", op->name->def->name + 5);
  s->op = vhlo ? op->name->def->name + 5 : NULL;
  visit_types(s, op);
  s->op = NULL;
  s->at = ATTRIBUTE;
  for (size_t i = 0; i < ir_op_prop_count(op); i++) visit_attr(op->props[i], s);
  for (size_t i = 0; i < op->attr_count; i++) visit_attr(op->attrs[i].value, s);
  return true;
}

static bool visit_source(ir_op *op, void *user) {
  survey *s = user;
  const ir_opdef *def = op->name->def;
  const char *name = def ? vs_stablehlo_name(def->name) : NULL;
  if (!name) return true;
  hit(s, COVERAGE_SERIALIZE, "%s", name);
  if (s->evaluated) {
    hit(s, COVERAGE_EVALUATE, "%s", name);
    hit_pairs(s, op, name);
  }
  for (size_t i = 0; i < ir_op_prop_count(op); i++)
    hit(s, COVERAGE_DEFAULTS, "%s %s %s", name, def->props[i].name,
        op->props[i] ? "said" : "unsaid");
  return true;
}

/* The ops of the newest form that came with the release of the case, and the constraints that this
 * release lifted, of any version of the op. */
static bool visit_needs(ir_op *op, void *user) {
  survey *s = user;
  char version[32];
  if (!op->name->def) return true;
  for (const vs_op *row = vs_op_row(s->opset, op->name->def->id); row;
       row = vs_op_row(s->opset, row->older)) {
    if (row->since == s->since) hit(s, COVERAGE_BOUNDS, "op %s", row->def.name + 5);
    for (size_t i = 0; i < row->constraint_count; i++)
      if (row->constraints[i].lifted == s->since)
        hit(s, COVERAGE_LIFTED, "%s %s until %s", row->def.name, row->constraints[i].id,
            vs_format(row->constraints[i].lifted, version));
  }
  return true;
}

/* Finds the newest release that brought an op of the program in its present form. */
static bool find_newest(ir_op *op, void *user) {
  survey *s = user;
  const vs_op *row = op->name->def ? vs_op_row(s->opset, op->name->def->id) : NULL;
  if (row && row->since > s->newest) s->newest = row->since;
  return true;
}

/* Converts the program from release to release, and looks at it where an op takes an older form. */
static void survey_positive(survey *s, const corpus_case *c, ir_context *x, const ir_op *program) {
  vs_options o = {.allow_other_dialects = true};
  const vs_release *all = s->opset->releases;
  ir_walk((ir_op *)program, visit_source, s);
  ir_op *vhlo = ir_clone(x, program);
  if (!vs_legalize_to_vhlo(x, vhlo, &o, NULL)) return;
  if (c->since > vs_oldest(s->opset)) ir_walk(vhlo, visit_needs, s);
  for (size_t i = s->opset->release_count; i-- > 0 && all[i].version >= c->since;) {
    bool newest = i + 1 == s->opset->release_count;
    if (!newest && s->newest <= all[i].version) continue;
    if (!newest && !vs_convert_to_version(x, vhlo, all[i].version, &o, NULL)) return;
    ir_walk(vhlo, visit_vhlo, s);
    s->newest = VS_NONE;
    ir_walk(vhlo, find_newest, s);
  }
}

static void survey_case(survey *s, const corpus_case *c) {
  s->now++;
  if (c->breaks) {
    hit(s, COVERAGE_NEGATIVE, "%.*s", (int)strcspn(c->breaks, " "), c->breaks);
    hit(s, COVERAGE_CONSTRAINTS, "%s", c->breaks);
    add_item(s->out, COVERAGE_TWINS, VS_NONE, c->id, c->twin != NULL);
    return;
  }
  if (c->edits) return;
  s->since = c->since > vs_oldest(s->opset) ? c->since : VS_FOREVER;
  s->evaluated = c->checks >> CHECK_EVALUATE & 1;
  if (s->evaluated)
    add_item(s->out, COVERAGE_VOUCHERS, VS_NONE, c->id, c->vouch && c->vouch != VOUCH_INTERPRETER);
  else
    add_item(s->out, COVERAGE_REASONS, c->since, c->id, c->no_evaluate != NULL);
  FREED_BY(case_program_free) case_program p = {0};
  if (!case_program_load(&p, s->opset, c) || !case_program_usable(&p)) return;
  arena_guard g;
  s->a = ir_arena(p.context);
  s->visited = (map){0};
  if (ARENA_GUARD(s->a, &g)) {
    survey_positive(s, c, p.context, p.plain);
    coverage_look(s->out, p.context, p.plain, s->evaluated);
    arena_guard_pop(s->a, &g);
  }
}

/* --- What there is --- */

/* The release that brought the first version of the op; VS_NONE for an op that VHLO does not carry.
 */
static vs_version first_of_family(const vs_opset *o, const vs_op *op) {
  const vs_op *row = vs_op_row(o, op->counterpart);
  while (row && row->older != VS_NO_ID) row = vs_op_row(o, row->older);
  return row ? row->since : VS_NONE;
}

/* Whether it came after the first release. */
static bool is_bound(const survey *s, vs_version since) { return since > vs_oldest(s->opset); }

static void want_stablehlo(survey *s, const vs_op *op, const char *name) {
  vs_version since = first_of_family(s->opset, op);
  want(s, COVERAGE_SERIALIZE, since, "%s", name);
  want(s, COVERAGE_EVALUATE, since, "%s", name);
  want(s, COVERAGE_NEGATIVE, since, "%s", name);
  for (size_t i = 0; i < op->def.prop_count; i++) {
    if (!op->def.props[i].optional) continue;
    want(s, COVERAGE_DEFAULTS, VS_NONE, "%s %s said", name, op->def.props[i].name);
    want(s, COVERAGE_DEFAULTS, VS_NONE, "%s %s unsaid", name, op->def.props[i].name);
  }
}

static void want_vhlo(survey *s, const vs_op *op) {
  const char *name = op->def.name + 5;
  char version[32];
  want(s, COVERAGE_VERSIONS, op->since, "%s", name);
  if (is_bound(s, op->since)) want(s, COVERAGE_BOUNDS, op->since, "op %s", name);
  for (size_t i = 0; i < op->constraint_count; i++)
    want(s, COVERAGE_LIFTED, op->constraints[i].lifted, "%s %s until %s", op->def.name,
         op->constraints[i].id, vs_format(op->constraints[i].lifted, version));
  for (size_t t = 0; t < s->opset->type_count; t++)
    if (is_vhlo(s->opset->types[t].def.dialect))
      want(s, COVERAGE_OP_TYPES, VS_NONE, "%s %s", name, s->opset->types[t].def.mnemonic);
}

static void want_type(survey *s, const vs_kind *kind) {
  const char *name = kind->def.mnemonic;
  want(s, COVERAGE_TYPES, kind->since, "%s", name);
  if (is_bound(s, kind->since)) want(s, COVERAGE_BOUNDS, kind->since, "type %s", name);
  for (size_t p = 0; p < POSITION_COUNT; p++)
    want(s, COVERAGE_POSITIONS, VS_NONE, "%s as %s", name, position_names[p]);
}

static void want_attr(survey *s, const vs_kind *kind) {
  const char *name = kind->def.mnemonic;
  want(s, COVERAGE_ATTRIBUTES, kind->since, "%s", name);
  if (is_bound(s, kind->since)) want(s, COVERAGE_BOUNDS, kind->since, "attribute %s", name);
  for (size_t p = 0; p < kind->def.param_count; p++) {
    const ir_enumdef *e = kind->def.params[p].enumdef;
    for (size_t k = 0; e && k < e->case_count; k++) {
      vs_version since = kind->case_since ? kind->case_since[k] : kind->since;
      want(s, COVERAGE_ENUMS, since, "%s %s", name, e->cases[k].name);
      if (is_bound(s, since))
        want(s, COVERAGE_BOUNDS, since, "enum value %s %s", name, e->cases[k].name);
    }
  }
}

static bool want_constraint(const verify_constraint *row, void *user) {
  survey *s = user;
  const vs_op *op = vs_op_named(s->opset, row->op);
  /* Those of the specification name no release. */
  vs_version since = op && op->must_count ? first_of_family(s->opset, op) : VS_NONE;
  if (row->numbered && row->when == VS_WHEN_STATIC)
    want(s, COVERAGE_CONSTRAINTS, since, "%s", row->id);
  return true;
}

static void want_all(survey *s) {
  const vs_opset *o = s->opset;
  for (size_t i = 0; i < o->op_count; i++) {
    const char *name = vs_stablehlo_name(o->ops[i].def.name);
    if (name) want_stablehlo(s, &o->ops[i], name);
    if (strncmp(o->ops[i].def.name, "vhlo.", 5) == 0) want_vhlo(s, &o->ops[i]);
  }
  for (size_t i = 0; i < o->type_count; i++)
    if (is_vhlo(o->types[i].def.dialect)) want_type(s, &o->types[i]);
  for (size_t i = 0; i < o->attr_count; i++)
    if (is_vhlo(o->attrs[i].def.dialect)) want_attr(s, &o->attrs[i]);
  verify_constraints_of(o, NULL, want_constraint, s);
  want_pairs(s);
}

/* A rule is covered by the cases that have the older op, and by those that need the newer one. */
static void add_rules(survey *s, const vs_op *op) {
  static const char *const names[] = {[VS_RULE_ADD_PROPERTY] = "add_property",
                                      [VS_RULE_DROP_PROPERTY] = "drop_property",
                                      [VS_RULE_VARIADIC] = "variadic",
                                      [VS_RULE_ADD_REGIONS] = "add_regions"};
  const vs_op *older = vs_op_row(s->opset, op->older);
  const coverage_item *old =
      older ? item_of(s, COVERAGE_VERSIONS, "%s", older->def.name + 5) : NULL;
  strbuf_auto name = STRBUF_INIT;
  const coverage_item *fresh = item_of(s, COVERAGE_BOUNDS, "op %s", op->def.name + 5);
  size_t both = old ? old->cases : 0, refused = fresh ? fresh->cases : 0;
  for (size_t i = 0; i < op->rule_count; i++) {
    const vs_rule *r = &op->rules[i];
    strbuf_reset(&name);
    strbuf_addf(&name, "%s %s %s, both ways", op->def.name, names[r->kind], r->name ? r->name : "");
    add_item(s->out, COVERAGE_RULES, op->since, strbuf_str(&name), both);
    name.len -= strlen("both ways");
    strbuf_adds(&name, "refused");
    if (r->kind != VS_RULE_DROP_PROPERTY)
      add_item(s->out, COVERAGE_RULES, op->since, strbuf_str(&name), refused);
  }
}

static void measure(coverage *c, const vs_opset *o, const corpus *all) {
  survey s = {.opset = o, .out = c, .names = intern_new(c->memory)};
  c->cases = all->count;
  c->ops.texts = intern_new(c->memory);
  want_all(&s);
  s.seen = ARENA_ARRAY(c->memory, uint32_t, c->count);
  for (size_t i = 0; i < all->count; i++) survey_case(&s, &all->cases[i]);
  for (size_t i = 0; i < o->op_count; i++) add_rules(&s, &o->ops[i]);
}

bool coverage_measure(coverage *c, const vs_opset *o, const corpus *all, diag_sink *sink) {
  *c = (coverage){.memory = arena_new(0),
                  .ops.list = json_array(),
                  .of_cases = json_array(),
                  .of_programs = json_array()};
  volatile bool ok = false;
  arena_guard g;
  if (c->memory && ARENA_GUARD(c->memory, &g)) {
    measure(c, o, all);
    ok = coverage_look_at_sizes(c, o, all, sink);
    arena_guard_pop(c->memory, &g);
  } else {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  }
  return ok;
}

void coverage_free(coverage *c) {
  json_decref(c->ops.list);
  json_decref(c->of_cases);
  json_decref(c->of_programs);
  arena_free(c->memory);
  *c = (coverage){0};
}
