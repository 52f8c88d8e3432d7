/* SPDX-License-Identifier: Apache-2.0 */
/* StableHLO and func -> VHLO of the newest release. VHLO has no defaults, so that every property
 * that StableHLO leaves unsaid is written down. Which property goes where is in the rows
 * (vs_op.maps); the file beside this one, legalize_stablehlo.c, reads the same rows the other way.
 *
 * Source: StablehloLegalizeToVhlo.cpp. Upstream's conversion makes a new op for each old one,
 * parents first; ir_op_renew_uses leaves the use lists as that would, since they are part of the
 * bytes. */
#include <string.h>

#include "base/strbuf.h"
#include "base/vec.h"
#include "convert.h"

typedef struct legalizer {
  vs_conversion v;
  vs_names names;
  vs_failures failures;
  bool others;     /* allowed */
  ir_alike *known; /* ops without regions and discardable attributes; the word: vs_counterpart */
} legalizer;

/* How an op is treated. */
typedef enum role {
  CONVERTED, /* StableHLO and func */
  KEPT,      /* everything else: VHLO, builtin, other dialects */
  REFUSED,
} role;

static role role_of(const legalizer *l, const ir_op *op) {
  if (vs_in_dialect(op, "stablehlo") || vs_in_dialect(op, "func")) return CONVERTED;
  if (!l->others && strcmp(op->name->full->bytes, "builtin.unrealized_conversion_cast") == 0)
    return REFUSED;
  return KEPT;
}

/* --- Properties --------------------------------------------------------------------------- */

/* A parameter of an attribute that is spread over properties. */
static const ir_attr *spread_param(vs_conversion *v, const ir_paramdef *def, const ir_param *p) {
  ir_param type = {.u = 0};
  switch (def->kind) {
    case IR_PARAM_INT:
    case IR_PARAM_UINT: return vs_vhlo_int(v->c, p->i);
    case IR_PARAM_BOOL: return vs_vhlo_bool(v->c, p->u != 0);
    case IR_PARAM_INTS:
    case IR_PARAM_DIMS: return vs_vhlo_ints(v->c, p->ints, p->count);
    case IR_PARAM_TYPE:
      if (!(type.type = vs_convert_type(v, p->type))) return NULL;
      return vs_vhlo_attr(v->c, ATTR_VHLO_TYPE_V1, &type);
    case IR_PARAM_ATTR: return vs_convert_attr(v, p->attr);
    default: return vs_no_counterpart(v, "parameter %s has no VHLO counterpart", def->name);
  }
}

static const ir_attr *symbol(vs_conversion *v, const ir_attr *a) {
  if (a->kind == IR_ATTR_SYMBOL && a->symbol.nested_count == 0)
    return vs_vhlo_string(v->c, a->symbol.root);
  return vs_no_counterpart(v, "%s is not a flat symbol reference", vs_attr_words(v->c, a));
}

static const ir_attr *symbols(vs_conversion *v, const ir_attr *a) {
  if (a->kind != IR_ATTR_ARRAY)
    return vs_no_counterpart(v, "%s is not an array of symbols", vs_attr_words(v->c, a));
  size_t n = a->array.count;
  const ir_attr **items = ARENA_ARRAY(ir_arena(v->c), const ir_attr *, n ? n : 1);
  for (size_t i = 0; i < n; i++)
    if (!(items[i] = symbol(v, a->array.items[i]))) return NULL;
  return vs_vhlo_array(v->c, items, n);
}

static const ir_attr *enum_of_number(vs_conversion *v, const vs_prop_map *m, const ir_attr *a) {
  int64_t number;
  if (ir_attr_is(a, IR_ATTR_INTEGER) && ir_type_is_integer(a->integer.type, 32) &&
      ir_attr_as_int(a, &number) && number >= 0 &&
      ir_enum_by_number(m->attr->params[0].enumdef, (uint64_t)number))
    return vs_vhlo_enum(v->c, m->attr->id, (uint64_t)number);
  return vs_no_counterpart(v, "%s is not the number of a case of %s", vs_attr_words(v->c, a),
                           m->attr->mnemonic);
}

/* One property by its row. */
static bool map_prop(vs_conversion *v, const vs_prop_map *m, const ir_attr *a,
                     const ir_attr **props) {
  switch (m->kind) {
    case VS_MAP_GENERIC:
    case VS_MAP_ARRAY: props[m->target] = vs_convert_attr(v, a); break;
    case VS_MAP_UNIT:
      if (a->kind != IR_ATTR_UNIT)
        return vs_no_counterpart(v, "%s is not a unit attribute", vs_attr_words(v->c, a)) != NULL;
      props[m->target] = vs_vhlo_bool(v->c, true);
      break;
    case VS_MAP_SYMBOL: props[m->target] = symbol(v, a); break;
    case VS_MAP_SYMBOLS: props[m->target] = symbols(v, a); break;
    case VS_MAP_NUMBER: props[m->target] = enum_of_number(v, m, a); break;
    case VS_MAP_SPREAD:
      if (!ir_attr_is_defined(a, m->attr))
        return vs_no_counterpart(v, "%s stands where #%s.%s belongs", vs_attr_words(v->c, a),
                                 m->attr->dialect, m->attr->mnemonic) != NULL;
      for (size_t i = 0; i < m->spread_count; i++) {
        const vs_spread *s = &m->spread[i];
        if (!s->carried) continue;
        props[s->target] =
            spread_param(v, &m->attr->params[s->param], &a->defined.params[s->param]);
        if (!props[s->target]) return false;
      }
      return true;
  }
  return props[m->target] != NULL;
}

static bool default_prop(const vs_default_site *site, const vs_prop_map *m, const ir_attr **props) {
  if (m->value == VS_DEFAULT_NONE) return true;
  if (m->kind != VS_MAP_SPREAD)
    return (props[m->target] = vs_default_build(m->value, site)) != NULL;
  for (size_t i = 0; i < m->spread_count; i++)
    if (m->spread[i].carried && !(props[m->spread[i].target] = vs_default_build(m->value, site)))
      return false;
  return true;
}

static bool is_target(const vs_op *row, size_t property) {
  for (size_t i = 0; i < row->map_count; i++) {
    const vs_prop_map *m = &row->maps[i];
    if (m->kind != VS_MAP_SPREAD && m->target == property) return true;
    for (size_t j = 0; j < m->spread_count; j++)
      if (m->spread[j].carried && m->spread[j].target == property) return true;
  }
  return false;
}

/* Properties of the VHLO op that no property of this op stands for: a release under review added
 * them, and its rules say their values. */
static void fill_added(const vs_default_site *site, const vs_op *row, const vs_op *to,
                       const ir_attr **props) {
  for (size_t i = 0; i < to->def.prop_count; i++) {
    if (props[i] || is_target(row, i)) continue;
    const vs_rule *rule = vs_rule_that_adds(vs_opset_of(site->c), to, to->def.props[i].name);
    if (rule) props[i] = vs_default_build(rule->value, site);
  }
}

/* --- Operations --------------------------------------------------------------------------- */

/* Converts one op. Returns NULL, or why not. */
static const char *convert_op(legalizer *l, ir_op *op) {
  vs_conversion *v = &l->v;
  arena *a = ir_arena(v->c);
  const vs_op *row = op->name->def ? vs_op_row(v->o, op->name->def->id) : NULL;
  if (!row || row->counterpart == VS_NO_ID) return "it has no VHLO counterpart";
  const ir_opdef *to = &v->o->ops[row->counterpart].def;
  const ir_attr **props = ARENA_ARRAY(a, const ir_attr *, to->prop_count + 1);
  bool mapped[256] = {false};
  v->why = NULL;

  for (size_t i = 0; i < row->map_count; i++) {
    const vs_prop_map *m = &row->maps[i];
    mapped[m->source] = true;
    if (op->props[m->source] && !map_prop(v, m, op->props[m->source], props))
      return vs_not_converted(v, row->def.props[m->source].name);
  }
  /* Defaults come second: some depend on what was said. */
  vs_default_site site = {v->c, to, props, op};
  for (size_t i = 0; i < row->map_count; i++)
    if (!op->props[row->maps[i].source] && !default_prop(&site, &row->maps[i], props))
      return arena_printf(a, "attribute '%s' is absent and its default cannot be told",
                          row->def.props[row->maps[i].source].name);

  /* Properties without a row, and discardable attributes: converted as they are. A property that
   * VHLO lacks becomes a discardable attribute there. */
  size_t extra = 0;
  for (size_t i = 0; i < ir_op_prop_count(op); i++) {
    if (mapped[i] || !op->props[i]) continue;
    const ir_attr *value = vs_convert_attr(v, op->props[i]);
    if (!value) return vs_not_converted(v, row->def.props[i].name);
    int at = ir_prop_named(to, row->def.props[i].name);
    if (at >= 0)
      props[at] = value;
    else
      extra++;
  }
  ir_named_attr *attrs;
  uint32_t attr_count;
  const char *why = vs_convert_discardable(v, op, to, v->lossy ? VS_CLASH_WINS : VS_CLASH_REFUSED,
                                           props, &attrs, &attr_count);
  if (why) return why;
  fill_added(&site, row, vs_op_row(v->o, to->id), props);
  for (size_t i = 0; i < to->prop_count; i++)
    if (!props[i] && !to->props[i].optional)
      return arena_printf(a, "attribute '%s' is absent and has no default", to->props[i].name);
  if (!vs_convert_values(v, op)) return v->why ? v->why : "a type has no VHLO counterpart";

  const ir_attr **old = op->props;
  op->attrs = attrs;
  op->attr_count = attr_count;
  vs_op_become(&l->names, op, to->id, props);
  for (size_t i = 0; extra && i < row->def.prop_count; i++)
    if (old[i] && !mapped[i] && ir_prop_named(to, row->def.props[i].name) < 0)
      ir_op_set_discardable(v->c, op, ir_cstr(v->c, row->def.props[i].name),
                            vs_convert_attr(v, old[i]));
  return NULL;
}

static void convert(legalizer *l, ir_op *op) {
  role r = role_of(l, op);
  const char *why = NULL;
  if (r == KEPT) return;
  bool plain = op->name->def && !op->region_count && !op->attr_count;
  const void **word = plain ? ir_alike_word(l->known, op) : NULL;
  const vs_counterpart *known = word ? *word : NULL;
  if (known) {
    vs_op_become_like(&l->names, op, known->id, known->props);
    for (size_t i = 0; i < op->result_count; i++) op->results[i].type = known->results[i];
    return;
  }
  if (r == REFUSED || (why = convert_op(l, op)))
    vs_fail(&l->failures, op, why);
  else if (word && !op->attr_count)
    *word = vs_counterpart_of(l->v.c, op);
}

static bool convert_each(ir_op *op, void *user) {
  convert(user, op);
  ir_op_renew_uses(op);
  return true;
}

/* --- Values between dialects -------------------------------------------------------------- */

static bool is_own(const legalizer *l, const ir_op *op) {
  return role_of(l, op) != KEPT || (op->operand_count == 0 && op->result_count == 0);
}

typedef struct mixing {
  legalizer *l;
  const ir_opname *cast;
  /* The first value that would need a cast, where it would stand, and its two types. */
  const ir_attr *needed;
  const ir_type *from, *to;
  VEC(ir_op *) taken, given; /* casts of what converted ops take and give */
} mixing;

static bool is_converted(const legalizer *l, const ir_value *v) {
  const ir_op *op = v->is_argument ? (v->block->region ? v->block->region->op : NULL) : v->op;
  return op && role_of(l, op) == CONVERTED;
}

/* Leads the uses of a value on the other side through a cast, which stands right behind the value's
 * definition: later casts of the same definition stand before earlier ones, as with upstream. */
static void bridge(mixing *m, ir_value *value, bool converted, const ir_attr *loc) {
  legalizer *l = m->l;
  const ir_type *vhlo = value->uses ? vs_convert_type(&l->v, value->type) : NULL;
  if (!vhlo || vhlo == value->type) return;
  size_t n = 0;
  for (ir_use *u = value->uses; u; u = u->next)
    n += (role_of(l, u->owner) == CONVERTED) != converted;
  if (n == 0) return;
  const ir_type *result = converted ? value->type : vhlo;
  if (!m->needed) {
    m->needed = loc;
    m->from = converted ? vhlo : value->type;
    m->to = result;
  }
  if (!l->others) return;
  ir_use **uses = ARENA_ARRAY(ir_arena(l->v.c), ir_use *, n);
  n = 0;
  for (ir_use *u = value->uses; u; u = u->next)
    if ((role_of(l, u->owner) == CONVERTED) != converted) uses[n++] = u;
  ir_op *cast = ir_op_new(l->v.c, m->cast, loc, &value, 1, &result, 1, 0, NULL, 0);
  VEC_ADD(ir_arena(l->v.c), converted ? &m->given : &m->taken, cast);
  ir_block *block = value->is_argument ? value->block : value->op->block;
  ir_op *before = value->is_argument ? block->first : value->op->next;
  if (before)
    ir_block_insert_before(before, cast);
  else
    ir_block_append(block, cast);
  for (size_t i = n; i--;)
    ir_op_set_operand(uses[i]->owner, (size_t)(uses[i] - uses[i]->owner->operands),
                      &cast->results[0]);
}

/* Casts the operands of converted ops that come from other dialects, in their order. */
static bool bridge_operands(ir_op *op, void *user) {
  mixing *m = user;
  if (role_of(m->l, op) != CONVERTED) return true;
  for (size_t i = 0; i < op->operand_count; i++) {
    ir_value *v = op->operands[i].value;
    if (!is_converted(m->l, v)) bridge(m, v, false, op->loc);
  }
  return true;
}

/* Casts the results of converted ops that other dialects use, in their order. */
static bool bridge_results(ir_op *op, void *user) {
  mixing *m = user;
  if (role_of(m->l, op) != CONVERTED) return true;
  for (size_t i = 0; i < op->result_count; i++) bridge(m, &op->results[i], true, op->loc);
  for (size_t r = 0; r < op->region_count; r++)
    for (ir_block *b = op->regions[r].first; b; b = b->next)
      for (size_t i = 0; i < b->arg_count; i++) bridge(m, b->args[i], true, ir_arg_loc(b->args[i]));
  return true;
}

/* Upstream makes the casts of what converted ops give in the end, so that they are the latest uses.
 * Those of what converted ops take stand in the place of earlier ones, whose uses came to stand in
 * reverse as those of each op that is replaced. Source: MLIR's DialectConversion.cpp; bytes of
 * jaxlib 0.10.2 and 0.11.2. */
static void finish_casts(const mixing *m) {
  for (size_t i = 0; i < m->taken.count; i++) ir_value_reverse_uses(&m->taken.items[i]->results[0]);
  for (size_t i = 0; i < m->given.count; i++) ir_op_renew_uses(m->given.items[i]);
}

static bool report_mixing(const mixing *m, const vs_options *o, diag_sink *sink) {
  diag_place place = ir_loc_place(m->needed);
  static const char format[] =
      "failed to legalize unresolved materialization%s%s that remained live "
      "after conversion: other dialects are not allowed";
  if (!o || !o->print_type) return diag_error(sink, DIAG_MIXED_VALUE, place, format, "", "");
  strbuf_auto from = STRBUF_INIT, to = STRBUF_INIT;
  strbuf_adds(&from, " from ('");
  o->print_type(m->l->v.c, m->from, &from);
  strbuf_adds(&to, "') to ('");
  o->print_type(m->l->v.c, m->to, &to);
  strbuf_adds(&to, "')");
  diag_error(sink, DIAG_MIXED_VALUE, place, format, strbuf_str(&from), strbuf_str(&to));
  return false;
}

/* --- Entry -------------------------------------------------------------------------------- */

/* The first walk, which ends at an op of another dialect. */
typedef struct first_look {
  legalizer *l;
  vs_survey *survey; /* or NULL */
} first_look;

static bool look(ir_op *op, void *user) {
  first_look *f = user;
  return is_own(f->l, op) && (!f->survey || vs_survey_op(op, f->survey));
}

bool vs_legalize_to_vhlo(ir_context *c, ir_op *module, const vs_options *o, diag_sink *sink) {
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  legalizer l = {.v = vs_conversion_to(c, VS_TO_VHLO, o, true)};
  l.names = vs_names_new(c, l.v.o);
  l.others = o && o->allow_other_dialects;
  l.known = ir_alike_new(ir_arena(c));
  mixing m = {.l = &l};
  bool surveyed = !o || !o->strict_upstream;
  first_look first = {&l, surveyed ? vs_survey_new(c, o) : NULL};
  if (!ir_walk(module, look, &first)) {
    m.cast = ir_opname_get(c, "builtin.unrealized_conversion_cast", 34);
    ir_walk(module, bridge_operands, &m);
    ir_walk(module, bridge_results, &m);
    if (surveyed) ir_walk(module, vs_survey_op, first.survey = vs_survey_new(c, o));
  }
  if (surveyed) vs_survey_tell(first.survey, &l.failures, sink);
  ir_walk(module, convert_each, &l);
  finish_casts(&m);
  bool ok = l.failures.count == 0;
  if (!ok)
    vs_report(&l.failures, sink, NULL);
  else if (m.needed && !l.others)
    ok = report_mixing(&m, o, sink);
  arena_guard_pop(ir_arena(c), &g);
  return ok;
}
