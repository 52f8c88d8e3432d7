/* SPDX-License-Identifier: Apache-2.0 */
/* Finds the releases that can contain a type, an attribute or an operation: those that have every
 * part of it. The result is cached for each address. */
#include <string.h>

#include "bounds.h"

vs_checker vs_checker_new(ir_context *c, const vs_options *o) {
  return (vs_checker){.c = c, .o = vs_opset_of(c), .strict = o && o->strict_upstream};
}

const char *vs_kind_words(ir_context *c, const vs_kind *k, bool is_type) {
  if (!k) return "a file range location";
  return arena_printf(ir_arena(c), "%s %c%s.%s", is_type ? "type" : "attribute",
                      is_type ? '!' : '#', k->def.dialect, k->def.mnemonic);
}

/* Kinds whose contents upstream does not look at (isLegalType and isLegalAttribute in
 * VhloToVersion.cpp): what stands inside may be too new for the target without a refusal. */
static bool upstream_skips(uint16_t id, bool is_type) {
  return is_type ? id == TYPE_VHLO_QUANT_PER_AXIS_V1 || id == TYPE_VHLO_FUTURE_V1
                 : id == ATTR_VHLO_MESH_V1 || id == ATTR_VHLO_MESH_AXIS_V1;
}

static bool versioned(const vs_kind *k) { return k && k->since != VS_NONE; }

typedef struct narrowing {
  vs_checker *k;
  vs_bounds *b;
} narrowing;

static bool narrow(vs_bounds *b, const vs_bounds *by) {
  if (by->since > b->since) {
    b->since = by->since;
    b->since_kind = by->since_kind;
    b->since_is_type = by->since_is_type;
  }
  if (by->until < b->until) {
    b->until = by->until;
    b->until_kind = by->until_kind;
    b->until_is_type = by->until_is_type;
  }
  return true;
}

static bool narrow_by_type(const ir_type *t, void *user) {
  narrowing *n = user;
  return narrow(n->b, vs_bounds_of_type(n->k, t));
}

static bool narrow_by_attr(const ir_attr *a, void *user) {
  narrowing *n = user;
  return narrow(n->b, vs_bounds_of_attr(n->k, a));
}

/* Bounds of a kind alone. `inside` tells whether what it contains counts too. */
static vs_bounds *own_bounds(vs_checker *k, const vs_kind *kind, bool is_type, bool *inside) {
  vs_bounds *b = ARENA_NEW(ir_arena(k->c), vs_bounds);
  *b = (vs_bounds){.until = VS_FOREVER};
  bool known = versioned(kind);
  if (known) {
    b->since = kind->since;
    b->until = kind->until;
    b->since_kind = b->until_kind = kind;
    b->since_is_type = b->until_is_type = is_type;
  }
  /* Upstream takes what is not VHLO for legal, whatever it contains. */
  *inside = !k->strict || (known && !upstream_skips(kind->def.id, is_type));
  return b;
}

const vs_bounds *vs_bounds_of_type(vs_checker *k, const ir_type *t) {
  const vs_bounds *seen = map_get(&k->types, t);
  if (seen) return seen;
  bool inside;
  const vs_kind *kind = t->kind == IR_TYPE_DEFINED ? vs_type_row(k->o, t->defined.def->id) : NULL;
  vs_bounds *b = own_bounds(k, kind, true, &inside);
  if (inside) ir_type_children(t, narrow_by_type, narrow_by_attr, &(narrowing){k, b});
  map_insert(ir_arena(k->c), &k->types, t, b);
  return b;
}

/* The release that brought the case of an enum that an attribute holds. */
static vs_version case_since(const vs_kind *kind, const ir_attr *a) {
  const ir_enumdef *e = kind && kind->case_since ? kind->def.params[0].enumdef : NULL;
  for (size_t i = 0; e && i < e->case_count; i++)
    if (e->cases[i].number == a->defined.params[0].u) return kind->case_since[i];
  return VS_NONE;
}

const vs_bounds *vs_bounds_of_attr(vs_checker *k, const ir_attr *a) {
  const vs_bounds *seen = map_get(&k->attrs, a);
  if (seen) return seen;
  bool inside;
  const vs_kind *kind = a->kind == IR_ATTR_DEFINED ? vs_attr_row(k->o, a->defined.def->id) : NULL;
  vs_bounds *b = own_bounds(k, kind, false, &inside);
  if (case_since(kind, a) > b->since) b->since = case_since(kind, a);
  if (ir_loc_is_range(a)) b->since = vs_file_ranges_since(k->o);
  if (inside) ir_attr_children(a, narrow_by_type, narrow_by_attr, &(narrowing){k, b});
  map_insert(ir_arena(k->c), &k->attrs, a, b);
  return b;
}

/* --- Constraints -------------------------------------------------------------------------- */

static const ir_type *element_of(const ir_type *t) {
  if (t->kind != IR_TYPE_DEFINED) return t;
  if (t->defined.def->id == TYPE_VHLO_TENSOR_V1) return t->defined.params[1].type;
  if (t->defined.def->id == TYPE_VHLO_UNRANKED_TENSOR_V1) return t->defined.params[0].type;
  return t;
}

static bool is_futureless(const ir_type *t, void *user) {
  vs_checker *k = user;
  if (t->kind == IR_TYPE_DEFINED && t->defined.def->id == TYPE_VHLO_FUTURE_V1) return false;
  if (k->strict || !t->depth || map_find(&k->futureless, t)) return true;
  if (!ir_type_children(t, is_futureless, NULL, user)) return false;
  map_insert(ir_arena(k->c), &k->futureless, t, t);
  return true;
}

static bool is_future(vs_checker *k, const ir_type *t) { return !is_futureless(t, k); }

static const ir_attr *prop(const vs_op *row, const ir_attr *const *props, const char *name) {
  int at = ir_prop_named(&row->def, name);
  return at < 0 ? NULL : props[at];
}

static bool breaks(vs_checker *k, vs_constraint_kind kind, const vs_op *row, const ir_op *op,
                   const ir_attr *const *props) {
  switch (kind) {
    case VS_CONSTRAINT_SAME_ELEMENT_TYPES:
      /* Operands and results pairwise, as far as both go (verifyConstraint_0_17_0 in VhloOps.cpp).
       */
      for (size_t i = 0; i < op->operand_count && i < op->result_count; i++)
        if (element_of(op->operands[i].value->type) != element_of(op->results[i].type)) return true;
      return false;
    case VS_CONSTRAINT_NO_DICT_CONFIG: {
      const ir_attr *config = prop(row, props, "backend_config");
      const ir_attr *api = prop(row, props, "api_version");
      if (config && config->kind == IR_ATTR_DEFINED && config->defined.def->id == ATTR_VHLO_DICT_V1)
        return true;
      if (!api || api->kind != IR_ATTR_DEFINED || api->defined.def->id != ATTR_VHLO_API_VERSION_V1)
        return false;
      const ir_enumcase *e =
          ir_enum_by_number(api->defined.def->params[0].enumdef, api->defined.params[0].u);
      return e && strcmp(e->name, "API_VERSION_TYPED_FFI") == 0;
    }
    case VS_CONSTRAINT_NO_FUTURE:
      for (size_t i = 0; i < op->operand_count; i++)
        if (is_future(k, op->operands[i].value->type)) return true;
      /* Upstream forgets the results. */
      for (size_t i = 0; !k->strict && i < op->result_count; i++)
        if (is_future(k, op->results[i].type)) return true;
      return false;
  }
  return false;
}

const vs_constraint *vs_broken_constraint(vs_checker *k, const vs_op *row, const ir_op *op,
                                          const ir_attr *const *props) {
  const vs_constraint *worst = NULL;
  for (size_t i = 0; i < row->constraint_count; i++) {
    const vs_constraint *c = &row->constraints[i];
    if ((!worst || c->lifted > worst->lifted) && breaks(k, c->kind, row, op, props)) worst = c;
  }
  return worst;
}

/* --- Positions ---------------------------------------------------------------------------- */

bool vs_each_position(const vs_checker *k, const vs_op *row, const ir_op *op,
                      const ir_attr *const *props, vs_position_fn fn, void *user) {
  size_t prop_count = row ? row->def.prop_count : ir_op_prop_count(op);
  for (size_t i = 0; i < prop_count; i++)
    if (props[i] &&
        !fn(user, NULL, props[i], row ? row->def.props[i].name : "properties", SIZE_MAX))
      return false;
  for (size_t i = 0; i < op->attr_count; i++)
    if (!fn(user, NULL, op->attrs[i].value, op->attrs[i].name->bytes, SIZE_MAX)) return false;
  for (size_t i = 0; i < op->operand_count; i++)
    if (op->operands[i].value && !fn(user, op->operands[i].value->type, NULL, "operand", i))
      return false;
  for (size_t i = 0; i < op->result_count; i++)
    if (!fn(user, op->results[i].type, NULL, "result", i)) return false;
  if (k->strict) return true;
  for (size_t r = 0; r < op->region_count; r++)
    for (const ir_block *b = op->regions[r].first; b; b = b->next)
      for (size_t i = 0; i < b->arg_count; i++)
        if (!fn(user, b->args[i]->type, NULL, "block argument", i) ||
            !fn(user, NULL, ir_arg_loc(b->args[i]), NULL, i))
          return false;
  return fn(user, NULL, op->loc, NULL, SIZE_MAX);
}
