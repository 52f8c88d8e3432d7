/* SPDX-License-Identifier: Apache-2.0 */
#include "coverage.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/intern.h"
#include "base/map.h"
#include "base/vec.h"
#include "harness/cli/cli.h"
#include "harness/cli/diags.h"
#include "harness/data/input.h"
#include "harness/data/lines.h"
#include "harness/programs/case_program.h"
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

static void add_named(coverage *c, coverage_kind k, vs_version since, size_t cases,
                      const char *format, ...) __attribute__((format(printf, 5, 6)));
static void add_named(coverage *c, coverage_kind k, vs_version since, size_t cases,
                      const char *format, ...) {
  strbuf_auto name = STRBUF_INIT;
  va_list args;
  va_start(args, format);
  strbuf_vaddf(&name, format, args);
  va_end(args);
  add_item(c, k, since, strbuf_str(&name), cases);
}

void coverage_sum(const coverage *c, coverage_kind k, size_t *covered, size_t *total) {
  *covered = *total = 0;
  for (size_t i = 0; i < c->count; i++) {
    const coverage_item *item = &c->items[i];
    if (item->kind != k || (item->except && !item->cases)) continue;
    *total += item->of ? item->of : 1;
    *covered += item->of ? item->cases : item->cases > 0;
  }
}

/* --- What programs hold --- */

typedef enum position { OPERAND, RESULT, ARGUMENT, ATTRIBUTE, NESTED, POSITION_COUNT } position;
static const char *const position_names[POSITION_COUNT] = {"operand", "result", "block argument",
                                                           "attribute", "inside a type"};

enum { ENUM_CASES_MAX = 64 };

/* Counts of cases, by id. `seen` is of the case that is looked at. */
typedef struct census {
  size_t cases;
  uint32_t seen;
} census;

typedef struct survey {
  const vs_opset *opset;
  coverage *out;
  uint32_t now; /* number of the case, from 1 */
  bool evaluated;
  census *written, *evaluated_ops, *negative; /* by op */
  census *said, *unsaid;                      /* by op and property */
  census *needs;  /* by op: the case is of the release that brought it */
  census *lifted; /* by op and constraint, likewise */
  census *types, *attrs;
  census *new_types, *new_attrs; /* likewise */
  census *enums, *new_enums;     /* by attribute kind and case */
  census *op_types;              /* by StableHLO op and VHLO type of the elements */
  census *positions;             /* by type and position */
  vs_version since;              /* of the case */
  position at;
  uint16_t op; /* whose types are looked at; VS_NO_ID: nobody's */
  arena *a;    /* of the case */
  map visited; /* of `visit`, by hash */
} survey;

typedef struct visit {
  const void *what;
  position at;
  uint16_t op;
} visit;

enum { PROPS_MAX = 24, CONSTRAINTS_MAX = 8 };

static void hit(const survey *s, census *t) {
  if (t->seen == s->now) return;
  t->seen = s->now;
  t->cases++;
}

/* Whether the same part was looked at in the same place: a second look counts nothing, and parts
 * may be shared. */
static bool visited(survey *s, const void *what) {
  visit v = {what, s->at, s->op};
  uint32_t hash = (uint32_t)hash_u64((uintptr_t)what ^ (uint64_t)s->op << 48 ^ (uint64_t)s->at);
  for (map_slot *slot = map_first(&s->visited, hash); slot; slot = map_next(&s->visited, slot)) {
    const visit *old = slot->pointer;
    if (old->what == what && old->at == v.at && old->op == v.op) return true;
  }
  map_add(s->a, &s->visited, hash)->pointer = arena_copy(s->a, &v, sizeof v, sizeof(void *));
  return false;
}

static bool visit_attr(const ir_attr *a, void *user);

static bool visit_type(const ir_type *t, void *user) {
  survey *s = user;
  if (!t || visited(s, t)) return true;
  position outer = s->at;
  if (t->kind == IR_TYPE_DEFINED && t->defined.def->id < s->opset->type_count) {
    const vs_kind *kind = vs_type_row(s->opset, t->defined.def->id);
    hit(s, &s->types[t->defined.def->id]);
    if (kind && kind->since == s->since) hit(s, &s->new_types[t->defined.def->id]);
    hit(s, &s->positions[t->defined.def->id * POSITION_COUNT + (size_t)s->at]);
    bool element =
        kind && (kind->shape == VS_SHAPE_INTEGER || kind->shape == VS_SHAPE_FLOAT ||
                 kind->shape == VS_SHAPE_COMPLEX || kind->shape == VS_SHAPE_INDEX ||
                 kind->shape == VS_SHAPE_QUANT || kind->shape == VS_SHAPE_QUANT_PER_AXIS);
    bool values = s->at == OPERAND || s->at == RESULT || s->at == NESTED;
    if (element && values && s->op != VS_NO_ID)
      hit(s, &s->op_types[(size_t)s->op * s->opset->type_count + t->defined.def->id]);
  }
  if (s->at != ATTRIBUTE) s->at = NESTED;
  ir_type_children(t, visit_type, visit_attr, s);
  s->at = outer;
  return true;
}

static void visit_enum(const survey *s, const vs_kind *kind, size_t k) {
  size_t at = kind->def.id * ENUM_CASES_MAX + k;
  hit(s, &s->enums[at]);
  if (kind->case_since && kind->case_since[k] == s->since) hit(s, &s->new_enums[at]);
}

static bool visit_attr(const ir_attr *a, void *user) {
  survey *s = user;
  if (!a) return true;
  position outer = s->at;
  uint16_t op = s->op;
  s->at = ATTRIBUTE;
  s->op = VS_NO_ID;
  bool again = visited(s, a);
  if (!again && a->kind == IR_ATTR_DEFINED && a->defined.def->id < s->opset->attr_count) {
    const vs_kind *kind = &s->opset->attrs[a->defined.def->id];
    hit(s, &s->attrs[a->defined.def->id]);
    if (kind->since == s->since) hit(s, &s->new_attrs[a->defined.def->id]);
    for (size_t i = 0; i < a->defined.def->param_count; i++) {
      const ir_enumdef *e = a->defined.def->params[i].enumdef;
      for (size_t k = 0; e && k < e->case_count && k < ENUM_CASES_MAX; k++)
        if (e->cases[k].number == a->defined.params[i].u) visit_enum(s, kind, k);
    }
  }
  if (!again) ir_attr_children(a, visit_type, visit_attr, s);
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

/* An op of the program in VHLO, of the release that it was converted to. */
static bool visit_vhlo(ir_op *op, void *user) {
  survey *s = user;
  if (!op->name->def) return true;
  uint16_t id = op->name->def->id;
  hit(s, &s->written[id]);
  s->op = id;
  visit_types(s, op);
  s->op = VS_NO_ID;
  s->at = ATTRIBUTE;
  for (size_t i = 0; i < ir_op_prop_count(op); i++) visit_attr(op->props[i], s);
  for (size_t i = 0; i < op->attr_count; i++) visit_attr(op->attrs[i].value, s);
  return true;
}

static bool visit_source(ir_op *op, void *user) {
  survey *s = user;
  if (!op->name->def) return true;
  uint16_t id = op->name->def->id;
  hit(s, &s->written[id]);
  if (s->evaluated) hit(s, &s->evaluated_ops[id]);
  for (size_t i = 0; i < ir_op_prop_count(op) && i < PROPS_MAX; i++)
    hit(s, op->props[i] ? &s->said[id * PROPS_MAX + i] : &s->unsaid[id * PROPS_MAX + i]);
  return true;
}

/* The ops of the newest form that came with the release of the case, and the constraints that this
 * release lifted, of any version of the op. */
static bool visit_needs(ir_op *op, void *user) {
  survey *s = user;
  if (!op->name->def) return true;
  for (const vs_op *row = vs_op_row(s->opset, op->name->def->id); row;
       row = vs_op_row(s->opset, row->older)) {
    if (row->since == s->since) hit(s, &s->needs[row->def.id]);
    for (size_t i = 0; i < row->constraint_count && i < CONSTRAINTS_MAX; i++)
      if (row->constraints[i].lifted == s->since)
        hit(s, &s->lifted[(size_t)row->def.id * CONSTRAINTS_MAX + i]);
  }
  return true;
}

/* Whether some op version was current up to this release. */
static bool is_last_of_something(const vs_opset *o, const vs_release *r) {
  for (size_t i = 0; i < o->op_count; i++)
    if (o->ops[i].newer != VS_NO_ID && o->ops[i].until == r->version) return true;
  return r->version == vs_current(o);
}

static void survey_positive(survey *s, const corpus_case *c, ir_context *x, const ir_op *program) {
  vs_options o = {.allow_other_dialects = true};
  ir_walk((ir_op *)program, visit_source, s);
  for (size_t i = 0; i < s->opset->release_count; i++) {
    const vs_release *r = &s->opset->releases[i];
    bool newest = i + 1 == s->opset->release_count;
    if (r->version < c->since || !is_last_of_something(s->opset, r)) continue;
    ir_op *copy = ir_clone(x, program);
    if (!vs_legalize_to_vhlo(x, copy, &o, NULL)) return;
    if (newest && c->since > vs_oldest(s->opset)) ir_walk(copy, visit_needs, s);
    if (newest || vs_convert_to_version(x, copy, r->version, &o, NULL))
      ir_walk(copy, visit_vhlo, s);
  }
}

static void survey_case(survey *s, const corpus_case *c) {
  s->now++;
  if (c->breaks) {
    const vs_op *op = vs_stablehlo_op(s->opset, c->breaks, strcspn(c->breaks, " "));
    if (op) hit(s, &s->negative[op - s->opset->ops]);
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
    coverage_look(s->out, p.context, p.plain);
    arena_guard_pop(s->a, &g);
  }
}

/* --- From counts to items --- */

static bool is_vhlo(const char *dialect) { return strcmp(dialect, "vhlo") == 0; }

static void add_defaults(const survey *s, const vs_op *op) {
  for (size_t i = 0; i < op->def.prop_count && i < PROPS_MAX; i++) {
    const ir_propdef *p = &op->def.props[i];
    if (!p->optional) continue;
    size_t at = (size_t)op->def.id * PROPS_MAX + i;
    add_named(s->out, COVERAGE_DEFAULTS, VS_NONE, s->said[at].cases, "%s %s said",
              op->def.name + 10, p->name);
    add_named(s->out, COVERAGE_DEFAULTS, VS_NONE, s->unsaid[at].cases, "%s %s unsaid",
              op->def.name + 10, p->name);
  }
}

static void add_rules(const survey *s, const vs_op *op) {
  static const char *const names[] = {[VS_RULE_ADD_PROPERTY] = "add_property",
                                      [VS_RULE_DROP_PROPERTY] = "drop_property",
                                      [VS_RULE_VARIADIC] = "variadic",
                                      [VS_RULE_ADD_REGIONS] = "add_regions"};
  for (size_t i = 0; i < op->rule_count; i++) {
    const vs_rule *r = &op->rules[i];
    const char *what = r->name ? r->name : "";
    size_t old = op->older == VS_NO_ID ? 0 : s->written[op->older].cases;
    add_named(s->out, COVERAGE_RULES, op->since, old, "%s %s %s, both ways", op->def.name,
              names[r->kind], what);
    if (r->kind != VS_RULE_DROP_PROPERTY)
      add_named(s->out, COVERAGE_RULES, op->since, s->needs[op->def.id].cases, "%s %s %s, refused",
                op->def.name, names[r->kind], what);
  }
  for (size_t i = 0; i < op->constraint_count; i++) {
    char version[32];
    size_t cases =
        i < CONSTRAINTS_MAX ? s->lifted[(size_t)op->def.id * CONSTRAINTS_MAX + i].cases : 0;
    add_named(s->out, COVERAGE_LIFTED, op->constraints[i].lifted, cases, "%s %s until %s",
              op->def.name, op->constraints[i].id, vs_format(op->constraints[i].lifted, version));
  }
}

/* The release that brought the first version of the op; VS_NONE for an op that VHLO does not carry.
 */
static vs_version first_of_family(const vs_opset *o, const vs_op *op) {
  const vs_op *row = vs_op_row(o, op->counterpart);
  while (row && row->older != VS_NO_ID) row = vs_op_row(o, row->older);
  return row ? row->since : VS_NONE;
}

static void add_bound(const survey *s, vs_version since, size_t cases, const char *what,
                      const char *name, const char *part) {
  if (since > vs_oldest(s->opset))
    add_named(s->out, COVERAGE_BOUNDS, since, cases, "%s %s%s%s", what, name, *part ? " " : "",
              part);
}

static void add_ops(const survey *s) {
  const vs_opset *o = s->opset;
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *op = &o->ops[i];
    if (vs_stablehlo_name(op->def.name)) {
      const char *name = op->def.name + 10;
      vs_version since = first_of_family(o, op);
      add_item(s->out, COVERAGE_SERIALIZE, since, name, s->written[i].cases);
      add_item(s->out, COVERAGE_EVALUATE, since, name, s->evaluated_ops[i].cases);
      add_item(s->out, COVERAGE_NEGATIVE, since, name, s->negative[i].cases);
      add_defaults(s, op);
    } else if (strncmp(op->def.name, "vhlo.", 5) == 0) {
      add_item(s->out, COVERAGE_VERSIONS, op->since, op->def.name + 5, s->written[i].cases);
      add_bound(s, op->since, s->needs[i].cases, "op", op->def.name + 5, "");
      add_rules(s, op);
      for (size_t t = 0; t < o->type_count; t++) {
        size_t n = s->op_types[i * o->type_count + t].cases;
        if (n)
          add_named(s->out, COVERAGE_OP_TYPES, VS_NONE, n, "%s %s", op->def.name + 5,
                    o->types[t].def.mnemonic);
      }
    }
  }
}

static void add_kinds(const survey *s) {
  const vs_opset *o = s->opset;
  for (size_t i = 0; i < o->type_count; i++) {
    if (!is_vhlo(o->types[i].def.dialect)) continue;
    const vs_kind *type = &o->types[i];
    add_item(s->out, COVERAGE_TYPES, type->since, type->def.mnemonic, s->types[i].cases);
    add_bound(s, type->since, s->new_types[i].cases, "type", type->def.mnemonic, "");
    for (size_t p = 0; p < POSITION_COUNT; p++)
      if (s->positions[i * POSITION_COUNT + p].cases)
        add_named(s->out, COVERAGE_POSITIONS, VS_NONE, s->positions[i * POSITION_COUNT + p].cases,
                  "%s as %s", o->types[i].def.mnemonic, position_names[p]);
  }
  for (size_t i = 0; i < o->attr_count; i++) {
    const ir_attrdef *def = &o->attrs[i].def;
    if (!is_vhlo(def->dialect)) continue;
    vs_version since = o->attrs[i].since;
    add_item(s->out, COVERAGE_ATTRIBUTES, since, def->mnemonic, s->attrs[i].cases);
    add_bound(s, since, s->new_attrs[i].cases, "attribute", def->mnemonic, "");
    for (size_t p = 0; p < def->param_count; p++) {
      const ir_enumdef *e = def->params[p].enumdef;
      for (size_t k = 0; e && k < e->case_count && k < ENUM_CASES_MAX; k++) {
        const vs_version *cases = o->attrs[i].case_since;
        vs_version from = cases ? cases[k] : since;
        size_t at = i * ENUM_CASES_MAX + k;
        add_named(s->out, COVERAGE_ENUMS, from, s->enums[at].cases, "%s %s", def->mnemonic,
                  e->cases[k].name);
        add_bound(s, from, s->new_enums[at].cases, "enum value", def->mnemonic, e->cases[k].name);
      }
    }
  }
}

typedef struct constraint_search {
  coverage *out;
  const corpus *all;
  const vs_opset *opset;
} constraint_search;

/* The release of a constraint that an op's row says; VS_NONE for those of the specification. */
static vs_version since_of_constraint(const vs_opset *o, const char *op) {
  const vs_op *row = vs_op_named(o, op);
  return row && row->must_count ? first_of_family(o, row) : VS_NONE;
}

static bool add_constraint(const verify_constraint *row, void *user) {
  constraint_search *s = user;
  size_t cases = 0;
  if (!row->numbered || row->when != VS_WHEN_STATIC) return true;
  for (size_t i = 0; i < s->all->count; i++)
    cases += s->all->cases[i].breaks && strcmp(s->all->cases[i].breaks, row->id) == 0;
  add_item(s->out, COVERAGE_CONSTRAINTS, since_of_constraint(s->opset, row->op), row->id, cases);
  return true;
}

/* An item for each case with golden bytes: how many of them have a witness of the standing, or a
 * better one. */
static void add_witnessed(coverage *c, coverage_kind kind, witness_standing least,
                          const witness_set *set, const corpus *all, const golden_set *golden) {
  for (size_t i = 0; i < all->count; i++) {
    const golden_row *rows;
    const char *cause = NULL;
    size_t n = golden_rows_of(golden, all->cases[i].id, &rows), seen = 0;
    if (n == 0) continue;
    for (size_t k = 0; k < n; k++) seen += witness_of(set, golden, &rows[k], &cause) >= least;
    add_item(c, kind, VS_NONE, all->cases[i].id, seen);
    c->items[c->count - 1].of = n;
    if (cause) c->items[c->count - 1].cause = arena_strndup(c->memory, cause, strlen(cause));
  }
}

static bool add_witnesses(coverage *c, const vs_opset *o, const corpus *all,
                          const golden_set *golden, diag_sink *sink) {
  FREED_BY(witness_free) witness_set set = {0};
  bool ok = witness_load(&set, golden, o, sink);
  if (ok) add_witnessed(c, COVERAGE_DIRECT, WITNESS_SAME, &set, all, golden);
  if (ok) add_witnessed(c, COVERAGE_WITNESSES, WITNESS_EQUAL, &set, all, golden);
  return ok;
}

static void measure(coverage *c, const vs_opset *o, const corpus *all) {
  arena *a = c->memory;
  survey s = {.opset = o,
              .out = c,
              .op = VS_NO_ID,
              .written = ARENA_ARRAY(a, census, o->op_count),
              .evaluated_ops = ARENA_ARRAY(a, census, o->op_count),
              .negative = ARENA_ARRAY(a, census, o->op_count),
              .needs = ARENA_ARRAY(a, census, o->op_count),
              .said = ARENA_ARRAY(a, census, o->op_count * PROPS_MAX),
              .unsaid = ARENA_ARRAY(a, census, o->op_count * PROPS_MAX),
              .lifted = ARENA_ARRAY(a, census, o->op_count * CONSTRAINTS_MAX),
              .new_types = ARENA_ARRAY(a, census, o->type_count),
              .new_attrs = ARENA_ARRAY(a, census, o->attr_count),
              .new_enums = ARENA_ARRAY(a, census, o->attr_count * ENUM_CASES_MAX),
              .types = ARENA_ARRAY(a, census, o->type_count),
              .attrs = ARENA_ARRAY(a, census, o->attr_count),
              .enums = ARENA_ARRAY(a, census, o->attr_count * ENUM_CASES_MAX),
              .op_types = ARENA_ARRAY(a, census, o->op_count * o->type_count),
              .positions = ARENA_ARRAY(a, census, o->type_count * POSITION_COUNT)};
  c->cases = all->count;
  for (size_t i = 0; i < all->count; i++) survey_case(&s, &all->cases[i]);
  add_ops(&s);
  add_kinds(&s);
  constraint_search search = {c, all, o};
  verify_constraints_of(o, NULL, add_constraint, &search);
}

/* --- COVERAGE --- */

const char *const coverage_names[COVERAGE_COUNT] = {
#define COVERAGE_ROW(name, text, item, fill) [COVERAGE_##name] = text,
#include "coverage.def"
#undef COVERAGE_ROW
};

static coverage_kind kind_named(const char *name, size_t n) {
  for (int k = 0; k < COVERAGE_COUNT; k++)
    if (bytes_are(name, n, coverage_names[k])) return (coverage_kind)k;
  return COVERAGE_COUNT;
}

static bool take_exception(coverage *c, coverage_kind k, const char *name, const char *reason) {
  for (size_t i = 0; i < c->count; i++)
    if (c->items[i].kind == k && strcmp(c->items[i].name, name) == 0) {
      c->items[i].except = reason;
      return true;
    }
  return false;
}

/* "dimension<tab>covered<tab>total", "dimension<tab>demand<tab>percent", or
 * "dimension<tab>except<tab>item<tab>reason". */
static const char *take_mark(coverage *c, char *const *columns, size_t n, const void *user) {
  coverage_kind k = kind_named(columns[0], strlen(columns[0]));
  (void)user;
  if (k == COVERAGE_COUNT) return "there is no such dimension";
  if (n == 4 && strcmp(columns[1], "except") == 0)
    return take_exception(c, k, columns[2], columns[3]) ? NULL : "there is no such item";
  char *end, *end_too;
  unsigned long long percent;
  if (n == 3 && strcmp(columns[1], "demand") == 0) {
    if (!cli_number(columns[2], &percent) || percent < 1 || percent > 100)
      return "a demand is 1 to 100 percent";
    c->marks[k].demand = (unsigned)percent;
    return NULL;
  }
  if (n != 3) return "a line has three columns, an exception four";
  c->marks[k] = (coverage_mark){strtoull(columns[1], &end, 10), strtoull(columns[2], &end_too, 10),
                                true, c->marks[k].demand};
  return *end || *end_too ? "the second and third column must be numbers" : NULL;
}

enum { COLUMNS = 6 }; /* more than any line has */
/* Takes the columns of a line; what is wrong with it, or NULL. */
typedef const char *(*line_taker)(coverage *c, char *const *columns, size_t n, const void *user);

/* Takes each line of folder/name. No file has no lines. */
static bool read_lines(coverage *c, const char *folder, const char *name, line_taker take,
                       const void *user, diag_sink *sink) {
  strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
  FREED_BY(input_close) input in = {0};
  strbuf_addf(&path, "%s/%s", folder, name);
  if (access(strbuf_str(&path), F_OK) != 0) return true;
  if (!input_open(&in, strbuf_str(&path), &why))
    return diag_error(sink, DIAG_COVERAGE_LIST, (diag_place){0}, "%s", strbuf_str(&why));
  text_lines lines = {arena_strndup(c->memory, in.bytes, in.size), 0};
  char *columns[COLUMNS];
  bool ok = true;
  for (size_t n; (n = lines_next(&lines, COLUMNS, columns));) {
    diag_place place = {.file = strbuf_str(&path), .line = lines.number, .column = 1};
    const char *wrong = take(c, columns, n, user);
    if (wrong) ok = diag_error(sink, DIAG_COVERAGE_LIST, place, "%s", wrong);
  }
  return ok;
}

static bool read_list(coverage *c, const char *folder, diag_sink *sink) {
  return read_lines(c, folder, "COVERAGE", take_mark, NULL, sink);
}

/* --- INCIDENTS --- */

typedef struct incident_search {
  const corpus *all;
  const vs_opset *opset;
} incident_search;

static bool answers(const corpus_case *c, const char *incident) {
  return c->incident && strcmp(c->incident, incident) == 0;
}

/* The cases that answer an incident: incident_<name>, and others that name it. 0 without the first.
 */
static size_t incident_cases(const corpus *all, const char *incident) {
  static const char prefix[] = "incident_";
  size_t cases = 0;
  bool own = false;
  for (size_t i = 0; i < all->count; i++) {
    if (!answers(&all->cases[i], incident)) continue;
    const char *id = all->cases[i].id;
    own |= strncmp(id, prefix, strlen(prefix)) == 0 && strcmp(id + strlen(prefix), incident) == 0;
    cases++;
  }
  return own ? cases : 0;
}

/* "A..B", open where one is absent: *from is VS_NONE where A is. */
static bool read_releases(const vs_opset *o, const char *text, vs_version *from) {
  const char *dots = strstr(text, ".."), *to = dots ? dots + 2 : "";
  vs_version until;
  *from = VS_NONE;
  if (!dots || (dots > text && !vs_parse(o, text, (size_t)(dots - text), from))) return false;
  return !*to || (vs_parse(o, to, strlen(to), &until) && *from <= until);
}

/* "name<tab>releases<tab>what broke<tab>where it was reported<tab>what its fault was held against".
 */
static const char *take_incident(coverage *c, char *const *columns, size_t n, const void *user) {
  const incident_search *s = user;
  vs_version from;
  if (n != 5) return "an incident has five columns";
  if (!read_releases(s->opset, columns[1], &from))
    return "the releases of an incident are A..B, open where one is absent";
  for (size_t i = 0; i < c->count; i++)
    if (c->items[i].kind == COVERAGE_INCIDENTS && strcmp(c->items[i].name, columns[0]) == 0)
      return "the incident stands there twice";
  add_item(c, COVERAGE_INCIDENTS, from, columns[0], incident_cases(s->all, columns[0]));
  return NULL;
}

static bool lists_incident(const coverage *c, const char *incident) {
  for (size_t i = 0; i < c->count; i++)
    if (c->items[i].kind == COVERAGE_INCIDENTS && strcmp(c->items[i].name, incident) == 0)
      return true;
  return false;
}

/* Adds the incidents of the list; a case may only name incidents that are in it. */
static bool add_incidents(coverage *c, const vs_opset *o, const corpus *all, diag_sink *sink) {
  incident_search s = {all, o};
  bool ok = read_lines(c, all->folder, "INCIDENTS", take_incident, &s, sink);
  for (size_t i = 0; i < all->count; i++) {
    const corpus_case *k = &all->cases[i];
    if (!k->incident || lists_incident(c, k->incident)) continue;
    diag_place place = {.file = k->manifest, .line = k->line, .column = 1};
    ok = diag_error(sink, DIAG_COVERAGE_LIST, place,
                    "'%s' names the incident '%s', which %s/INCIDENTS does not have", k->id,
                    k->incident, all->folder);
  }
  return ok;
}

bool coverage_measure(coverage *c, const vs_opset *o, const corpus *all, const golden_set *golden,
                      diag_sink *sink) {
  *c = (coverage){.memory = arena_new(0)};
  volatile bool ok = false;
  arena_guard g;
  if (c->memory && ARENA_GUARD(c->memory, &g)) {
    c->pairs = ARENA_NEW(c->memory, pairs);
    c->pairs->memory = c->memory;
    measure(c, o, all);
    ok = coverage_look_at_sizes(c, o, all, sink);
    coverage_add_pairs(c, o);
    ok = add_witnesses(c, o, all, golden, sink) && ok;
    ok = add_incidents(c, o, all, sink) && ok && read_list(c, all->folder, sink);
    arena_guard_pop(c->memory, &g);
  } else {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  }
  return ok;
}

bool coverage_marks(coverage *c, const char *folder, diag_sink *sink) {
  volatile bool ok = false;
  arena_guard g;
  memset(c->marks, 0, sizeof c->marks);
  if (ARENA_GUARD(c->memory, &g)) {
    ok = read_list(c, folder, sink);
    arena_guard_pop(c->memory, &g);
  } else {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  }
  return ok;
}

void coverage_free(coverage *c) {
  arena_free(c->memory);
  *c = (coverage){0};
}
