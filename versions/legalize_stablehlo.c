/* SPDX-License-Identifier: Apache-2.0 */
/* Converts VHLO of the newest release to StableHLO and func. Properties with default values are
 * omitted. The rows are those of legalize_vhlo.c, read in the other direction.
 *
 * Source: VhloLegalizeToStablehlo.cpp. */
#include <string.h>

#include "base/vec.h"
#include "convert.h"

typedef struct legalizer {
  vs_conversion v;
  vs_names names;
  vs_failures failures;
  ir_alike *known; /* ops without regions and discardable attributes; the word: vs_counterpart */
  const ir_opname *cast;
  bool casts; /* there are some */
} legalizer;

/* --- Properties --------------------------------------------------------------------------- */

/* A parameter of an attribute that was spread over properties. */
static bool gather_param(vs_conversion *v, const ir_paramdef *def, const ir_attr *a, ir_param *p) {
  bool truth;
  const ir_attr *converted;
  switch (def->kind) {
    case IR_PARAM_INT:
    case IR_PARAM_UINT:
      if (vs_is_int(a, &p->i)) return true;
      break;
    case IR_PARAM_BOOL:
      if (!vs_is_bool(a, &truth)) break;
      p->u = truth;
      return true;
    case IR_PARAM_INTS:
    case IR_PARAM_DIMS:
      if (vs_is_ints(v->c, a, &p->ints, &p->count)) return true;
      break;
    case IR_PARAM_TYPE:
      converted = vs_convert_attr(v, a);
      if (!converted || converted->kind != IR_ATTR_TYPE) break;
      p->type = converted->type;
      return true;
    case IR_PARAM_ATTR: return (p->attr = vs_convert_attr(v, a)) != NULL;
    default: break;
  }
  return vs_no_counterpart(v, "%s is not what parameter %s can hold", vs_attr_words(v->c, a),
                           def->name) != NULL;
}

/* The attribute that several properties make up. *out stays NULL when all of them say that there
 * was none. */
static bool gather(vs_conversion *v, const vs_prop_map *m, const ir_attr *const *props,
                   const ir_attr **out) {
  ir_param p[16];
  bool absent = m->elided, present = false;
  memset(p, 0, sizeof p);
  for (size_t i = 0; i < m->spread_count; i++)
    if (m->spread[i].carried) {
      const ir_attr *a = props[m->spread[i].target];
      if (!vs_default_is(m->value, a)) absent = false;
      if (a) present = true;
    }
  if (absent || !present) return true;
  if (m->attr->param_count > 16) return false;
  for (size_t i = 0; i < m->spread_count; i++) {
    const vs_spread *s = &m->spread[i];
    const ir_paramdef *def = &m->attr->params[s->param];
    if (!s->carried)
      p[s->param].i = s->fixed;
    else if (!props[s->target])
      return vs_no_counterpart(v, "parameter %s is absent", def->name) != NULL;
    else if (!gather_param(v, def, props[s->target], &p[s->param]))
      return false;
  }
  *out = ir_attr_defined(v->c, m->attr, p);
  return true;
}

static const ir_attr *symbol(vs_conversion *v, const ir_attr *a) {
  const istr *name;
  if (vs_is_string(a, &name)) return ir_attr_symbol(v->c, name, NULL, 0);
  return vs_no_counterpart(v, "%s is not a name", vs_attr_words(v->c, a));
}

static const ir_attr *symbols(vs_conversion *v, const ir_attr *a) {
  const ir_attr *const *names;
  size_t n;
  if (!vs_is_array(a, &names, &n))
    return vs_no_counterpart(v, "%s is not an array of names", vs_attr_words(v->c, a));
  const ir_attr **items = ARENA_ARRAY(ir_arena(v->c), const ir_attr *, n ? n : 1);
  for (size_t i = 0; i < n; i++)
    if (!(items[i] = symbol(v, names[i]))) return NULL;
  return ir_attr_array(v->c, items, n);
}

static const ir_attr *array(vs_conversion *v, const ir_attr *a) {
  const ir_attr *dense = vs_is_tensor(a);
  if (dense && dense->kind == IR_ATTR_DENSE) {
    const ir_type *element = dense->dense.type->shaped.element;
    size_t n = ir_dense_count(dense), size = ir_dense_element_size(element);
    if (ir_type_is_integer(element, 64) || ir_type_is_integer(element, 1)) {
      if (!dense->dense.splat) return ir_attr_dense_array(v->c, element, dense->dense.data, n);
      uint8_t *data = arena_alloc_array(ir_arena(v->c), n ? n : 1, size, 1);
      for (size_t i = 0; i < n; i++) memcpy(data + i * size, ir_dense_element(dense, i), size);
      return ir_attr_dense_array(v->c, element, data, n);
    }
  }
  return vs_no_counterpart(v, "%s is not a tensor of i64 or i1", vs_attr_words(v->c, a));
}

/* One property of the StableHLO op by its row; *out stays NULL when it is left unsaid. */
static bool map_prop(vs_conversion *v, const vs_prop_map *m, const ir_attr *const *props,
                     const ir_attr **out) {
  if (m->kind == VS_MAP_SPREAD) return gather(v, m, props, out);
  const ir_attr *a = props[m->target];
  bool truth;
  if (!a || (m->elided && vs_default_is(m->value, a))) return true;
  switch (m->kind) {
    case VS_MAP_ARRAY: *out = array(v, a); break;
    case VS_MAP_SYMBOL: *out = symbol(v, a); break;
    case VS_MAP_SYMBOLS: *out = symbols(v, a); break;
    case VS_MAP_UNIT:
      if (!vs_is_bool(a, &truth))
        return vs_no_counterpart(v, "%s is not a boolean", vs_attr_words(v->c, a)) != NULL;
      if (!truth) return true;
      *out = ir_attr_unit(v->c);
      break;
    case VS_MAP_GENERIC:
    case VS_MAP_NUMBER:
    case VS_MAP_SPREAD: *out = vs_convert_attr(v, a); break;
  }
  return *out != NULL;
}

/* --- What no row expresses ---------------------------------------------------------------- */

/* The layouts of a custom call's operands and results are said both or not at all. */
static bool restore_layouts(vs_conversion *v, const vs_op *row, const ir_attr *const *from,
                            const ir_attr **props) {
  bool said = false;
  for (int round = 0; round < 2; round++)
    for (size_t i = 0; i < row->map_count; i++) {
      const vs_prop_map *m = &row->maps[i];
      const char *name = row->def.props[m->source].name;
      if (strcmp(name, "operand_layouts") != 0 && strcmp(name, "result_layouts") != 0) continue;
      if (props[m->source])
        said = true;
      else if (said && from[m->target] && !(props[m->source] = vs_convert_attr(v, from[m->target])))
        return false;
    }
  return true;
}

/* --- Operations --------------------------------------------------------------------------- */

/* The StableHLO op that a VHLO op stands for. Functions return by an op of their own dialect. */
static uint16_t counterpart_of(const vs_opset *o, const vs_op *row, const ir_op *op) {
  if (row->counterpart != OP_STABLEHLO_RETURN) return row->counterpart;
  const ir_op *parent = ir_op_parent(op);
  const vs_op *above = parent && parent->name->def ? vs_op_row(o, parent->name->def->id) : NULL;
  bool function = above && (above->def.id == OP_FUNC_FUNC || above->counterpart == OP_FUNC_FUNC);
  return function ? OP_FUNC_RETURN : row->counterpart;
}

static const char *why_no_op(vs_conversion *v, const vs_op *row) {
  char since[32], until[32];
  if (!row) return "it is not known";
  if (row->deleted)
    return arena_printf(ir_arena(v->c), "this operation was deleted; it existed from %s to %s",
                        vs_format(row->since, since), vs_format(row->until, until));
  return "only the newest version of an operation has a counterpart";
}

/* Converts one op, whose values have been converted. Returns NULL, or why not. */
static const char *convert_op(legalizer *l, ir_op *op) {
  vs_conversion *v = &l->v;
  arena *a = ir_arena(v->c);
  const vs_op *old = op->name->def ? vs_op_row(v->o, op->name->def->id) : NULL;
  uint16_t id = old ? counterpart_of(v->o, old, op) : VS_NO_ID;
  if (id == VS_NO_ID) return why_no_op(v, old);
  const vs_op *row = &v->o->ops[id];
  const ir_opdef *to = &row->def;
  const ir_attr **props = ARENA_ARRAY(a, const ir_attr *, to->prop_count + 1);
  bool read[256] = {false};
  v->why = NULL;

  for (size_t i = 0; i < row->map_count; i++) {
    const vs_prop_map *m = &row->maps[i];
    if (m->kind != VS_MAP_SPREAD) read[m->target] = true;
    for (size_t j = 0; j < m->spread_count; j++)
      if (m->spread[j].carried) read[m->spread[j].target] = true;
    if (!map_prop(v, m, op->props, &props[m->source]))
      return vs_not_converted(v, to->props[m->source].name);
  }
  if (id == OP_STABLEHLO_CUSTOM_CALL && !restore_layouts(v, row, op->props, props))
    return vs_not_converted(v, "operand_layouts");

  /* Properties without a row. */
  for (size_t i = 0; i < ir_op_prop_count(op); i++) {
    if (read[i] || !op->props[i]) continue;
    const char *name = old->def.props[i].name;
    /* StableHLO's op lacks a property that a release under review added: it must have its default.
     */
    const vs_rule *added = vs_rule_that_adds(v->o, old, name);
    if (added && vs_default_is(added->value, op->props[i])) continue;
    const ir_attr *value = vs_convert_attr(v, op->props[i]);
    int at = ir_prop_named(to, name);
    if (!value) return vs_not_converted(v, name);
    if (at < 0) return arena_printf(a, "attribute '%s' has no place in '%s'", name, to->name);
    props[at] = value;
  }
  /* A discardable attribute may be a property here that VHLO lacks. */
  ir_named_attr *attrs;
  uint32_t count;
  const char *why = vs_convert_discardable(v, op, to, VS_CLASH_FILLS, props, &attrs, &count);
  if (why) return why;
  op->attrs = attrs;
  op->attr_count = count;
  vs_op_become(&l->names, op, id, props);
  return NULL;
}

/* Types change in the whole program first, as upstream does, in foreign ops too. */
static bool convert_types(ir_op *op, void *user) {
  legalizer *l = user;
  l->v.why = NULL;
  if (op->name == l->cast) l->casts = true;
  if (!vs_convert_values(&l->v, op)) vs_fail(&l->failures, op, l->v.why);
  return true;
}

/* Whether what becomes of an op depends on what is alike in ops that are alike, and on nothing
 * else: an op that returns asks what it is in. */
static bool is_plain(const legalizer *l, const ir_op *op) {
  const vs_op *row = op->name->def ? vs_op_row(l->v.o, op->name->def->id) : NULL;
  return row && row->counterpart != OP_STABLEHLO_RETURN && !op->region_count && !op->attr_count;
}

static bool convert_each(ir_op *op, void *user) {
  legalizer *l = user;
  if (!vs_in_dialect(op, "vhlo")) return true;
  const void **word = is_plain(l, op) ? ir_alike_word(l->known, op) : NULL;
  const vs_counterpart *known = word ? *word : NULL;
  if (known) {
    vs_op_become_like(&l->names, op, known->id, known->props);
    return true;
  }
  const char *why = convert_op(l, op);
  if (why)
    vs_fail(&l->failures, op, why);
  else if (word)
    *word = vs_counterpart_of(l->v.c, op);
  return true;
}

/* --- Casts between dialects that became casts from a type to itself ----------------------- */

typedef struct casts {
  arena *a;
  const ir_opname *name;
  VEC(ir_op *) ops;
} casts;

static bool find_cast(ir_op *op, void *user) {
  casts *s = user;
  if (op->name != s->name || op->operand_count != op->result_count) return true;
  for (size_t i = 0; i < op->operand_count; i++)
    if (op->operands[i].value->type != op->results[i].type) return true;
  VEC_ADD(s->a, &s->ops, op);
  return true;
}

static void remove_casts(ir_context *c, ir_op *module, const ir_opname *name) {
  casts s = {.a = ir_arena(c), .name = name};
  ir_walk(module, find_cast, &s);
  for (size_t i = 0; i < s.ops.count; i++) {
    ir_op *op = s.ops.items[i];
    for (size_t j = 0; j < op->result_count; j++)
      ir_value_replace_all_uses(&op->results[j], op->operands[j].value);
    ir_op_erase(op);
  }
}

/* --- Entry -------------------------------------------------------------------------------- */

bool vs_legalize_to_stablehlo(ir_context *c, ir_op *module, const vs_options *o, diag_sink *sink) {
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  legalizer l = {.v = vs_conversion_to(c, VS_TO_STABLEHLO, o, true)};
  l.names = vs_names_new(c, l.v.o);
  l.known = ir_alike_new(ir_arena(c));
  l.cast = ir_opname_get(c, "builtin.unrealized_conversion_cast", 34);
  ir_walk(module, convert_types, &l);
  if (l.failures.count == 0) ir_walk(module, convert_each, &l);
  bool ok = l.failures.count == 0;
  if (!ok)
    vs_report(&l.failures, sink, NULL);
  else if (l.casts)
    remove_casts(c, module, l.cast);
  arena_guard_pop(ir_arena(c), &g);
  return ok;
}
