/* SPDX-License-Identifier: Apache-2.0 */
/* Ops: operands, properties, regions, results, traits. */
#include <stdlib.h>
#include <string.h>

#include "base/order.h"
#include "internal.h"

/* The classes of MLIR (OpBase.td, CommonTypeConstraints.td, CommonAttrConstraints.td) from which
 * constraints of types, and of attributes, derive. */
static const char *const type_roots[] = {"Type",
                                         "TypeDef",
                                         "AnyTypeOf",
                                         "RankedTensorOf",
                                         "TensorOf",
                                         "0DTensorOf",
                                         "1DTensorOf",
                                         "2DTensorOf",
                                         "MemRefOf",
                                         "NestedTupleOf",
                                         "StaticShapeTensorOf",
                                         "TypeAlias",
                                         "Complex",
                                         "VectorOf",
                                         "TupleOf",
                                         "ShapedContainerType",
                                         NULL};
static const char *const attr_roots[] = {"Attr",
                                         "AttrDef",
                                         "EnumAttr",
                                         "I32EnumAttr",
                                         "AnyAttrOf",
                                         "TypedArrayAttrBase",
                                         "OptionalAttr",
                                         "UnitAttr",
                                         "TypedAttr",
                                         "DefaultValuedAttr",
                                         "DefaultValuedOptionalAttr",
                                         "ConfinedAttr",
                                         "ArrayAttr",
                                         NULL};

static bool among(const char *name, const char *const *names) {
  for (; *names; names++)
    if (strcmp(*names, name) == 0) return true;
  return false;
}

bool import_is_attribute(import *im, const tg_value *v) {
  const char *name = v->kind == TG_NAME || v->kind == TG_CLASS ? v->text : "";
  for (int depth = 0; depth < 32; depth++) {
    if (among(name, attr_roots)) return true;
    if (among(name, type_roots)) return false;
    const tg_record *r = tg_find(im->tablegen, name);
    if (!r || !r->parents) break;
    name = r->parents->text;
  }
  size_t n = strlen(name); /* of MLIR itself: I64Attr, StrAttr */
  return n > 4 && strcmp(name + n - 4, "Attr") == 0;
}

typedef struct slot_list {
  ir_slot *items;
  size_t count, cap;
} slot_list;

/* `VHLO_AnyType:$x`, `Variadic<…>:$x`, `Optional<…>:$x`; regions are said alike. A result needs no
 * name. */
static bool add_slot(import *im, const tg_value *v, const char *without_name, slot_list *out) {
  static const struct {
    const char *name;
    ir_arity arity;
  } marks[] = {
      {"Variadic", IR_VARIADIC}, {"Optional", IR_OPTIONAL}, {"VariadicRegion", IR_VARIADIC}};
  ir_slot slot = {v->label ? v->label : without_name, IR_ONE};
  if (!slot.name) return import_unknown(im, tg_place(v), "an operand or region has no name");
  if (v->kind != TG_NAME && v->kind != TG_CLASS)
    return import_unknown(im, tg_place(v), "'%s' is not said by a name", slot.name);
  for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
    if (v->kind == TG_CLASS && tg_is(v, marks[i].name)) slot.arity = marks[i].arity;
  for (size_t i = 0; i < out->count; i++)
    if (strcmp(out->items[i].name, slot.name) == 0)
      return import_unknown(im, tg_place(v), "'%s' is repeated", slot.name);
  if (out->count == UINT8_MAX) return import_unknown(im, tg_place(v), "more than 255 values");
  VEC_ADD(im->memory, out, slot);
  return true;
}

/* A dag with this operator; NULL: the field is not set. */
static bool dag_of(import *im, const tg_record *r, const char *field, const char *operator,
                   const tg_value ** out) {
  *out = tg_field_of(im->tablegen, r, field);
  if (!*out) return true;
  return ((*out)->kind == TG_DAG && tg_is(tg_child(*out, 0), operator)) ||
         import_unknown(im, tg_place(*out), "'%s' of %s does not begin with (%s", field,
                        r->name, operator);
}

static bool is_optional(const tg_value *v) {
  static const char *const wrappers[] = {"OptionalAttr", "DefaultValuedOptionalAttr",
                                         "DefaultValuedStrAttr", "UnitAttr", NULL};
  return (v->kind == TG_CLASS || v->kind == TG_NAME) && among(v->text, wrappers);
}

static bool read_arguments(import *im, const tg_record *r, bool stablehlo, import_op *op,
                           slot_list *operands) {
  const tg_value *dag;
  VEC(ir_propdef) props = {0};
  VEC(const char *) names = {0};
  VEC(const tg_value *) values = {0};
  if (!dag_of(im, r, "arguments", "ins", &dag)) return false;
  for (const tg_value *v = dag ? dag->first->next : NULL; v; v = v->next) {
    bool attribute = stablehlo ? import_is_attribute(im, v) : tg_is(v, "VHLO_AnyAttr");
    ir_propdef prop = {v->label, false};
    if (attribute) {
      if (!prop.name) return import_unknown(im, tg_place(v), "a property has no name");
      prop.optional = is_optional(v);
      VEC_ADD(im->memory, &props, prop);
      if (props.count > UINT8_MAX)
        return import_unknown(im, tg_place(v), "more than 255 properties");
    } else if (!add_slot(im, v, NULL, operands)) {
      return false;
    }
    VEC_ADD(im->memory, &names, v->label);
    VEC_ADD(im->memory, &values, v);
  }
  /* Bytecode has them in this order. */
  if (props.count) qsort(props.items, props.count, sizeof *props.items, order_texts);
  op->row.def.props = props.items;
  op->row.def.prop_count = (uint8_t)props.count;
  op->arguments = names.items;
  op->values = values.items;
  op->argument_count = names.count;
  return true;
}

/* Traits that decide about the form of a program. Others of VHLO must be told. */
static const struct {
  const char *name;
  uint32_t trait;
} traits[] = {{"Terminator", IR_TRAIT_TERMINATOR},
              {"SameVariadicOperandSize", IR_TRAIT_SAME_VARIADIC_OPERANDS},
              {"SameVariadicResultSize", IR_TRAIT_SAME_VARIADIC_RESULTS},
              {"AttrSizedOperandSegments", IR_TRAIT_OPERAND_SEGMENTS},
              {"AttrSizedResultSegments", IR_TRAIT_RESULT_SEGMENTS},
              {"IsolatedFromAbove", IR_TRAIT_ISOLATED},
              {"Symbol", IR_TRAIT_SYMBOL},
              {"NoTerminator", IR_TRAIT_NO_TERMINATOR},
              {"SingleBlock", IR_TRAIT_SINGLE_BLOCK}};

static bool read_traits(import *im, const tg_value *base, bool stablehlo, import_op *op) {
  const tg_value *list = tg_child(base, stablehlo ? 1 : 3);
  if (list && list->kind != TG_LIST)
    return import_unknown(im, tg_place(list), "the traits are not a list");
  op->traits = list;
  for (const tg_value *v = tg_child(list, 0); v; v = v->next) {
    size_t i = 0, count = sizeof traits / sizeof *traits;
    while (i < count && !tg_is(v, traits[i].name)) i++;
    if (i < count) op->row.def.traits |= traits[i].trait;
    bool declares = tg_is(v, "DeclareOpInterfaceMethods");
    if (declares && tg_is(tg_child(v, 0), "VHLO_VersionedOpConstraintInterface"))
      op->constrained = true;
    else if (i == count && !stablehlo)
      return import_unknown(im, tg_place(v), "the trait '%s' of %s", v->text ? v->text : "?",
                            op->def);
  }
  return true;
}

static bool read_op(import *im, const tg_record *r, const tg_value *base, bool stablehlo,
                    import_op *op) {
  const char *mnemonic = tg_string(base, 0);
  const tg_value *regions, *results;
  slot_list operands = {0}, own_regions = {0}, own_results = {0};
  if (!mnemonic) return import_unknown(im, tg_place(base), "%s has no mnemonic", r->name);
  *op = (import_op){.place = tg_place(&r->place), .def = r->name};
  op->row.def.name = arena_printf(im->memory, "%s.%s", stablehlo ? "stablehlo" : "vhlo", mnemonic);
  op->row.until = VS_FOREVER;
  if (!stablehlo && (!import_version(im, base, tg_string(base, 1), &op->row.since) ||
                     !import_version(im, base, tg_string(base, 2), &op->row.until)))
    return false;
  if (!read_traits(im, base, stablehlo, op) || !read_arguments(im, r, stablehlo, op, &operands) ||
      !dag_of(im, r, "regions", "region", &regions) || !dag_of(im, r, "results", "outs", &results))
    return false;
  for (const tg_value *v = regions ? regions->first->next : NULL; v; v = v->next)
    if (!add_slot(im, v, NULL, &own_regions)) return false;
  for (const tg_value *v = results ? results->first->next : NULL; v; v = v->next)
    if (!add_slot(im, v, "result", &own_results)) return false;
  op->results = results;
  ir_opdef *def = &op->row.def;
  def->operands = operands.items;
  def->operand_count = (uint8_t)operands.count;
  def->regions = own_regions.items;
  def->region_count = (uint8_t)own_regions.count;
  def->results = own_results.items;
  def->result_count = (uint8_t)own_results.count;
  return true;
}

bool import_read_ops(import *im, const char *class_name, bool stablehlo, import_ops *out) {
  bool ok = true;
  for (const tg_record *r = tg_records(im->tablegen); r; r = r->next) {
    const tg_value *base = r->is_class ? NULL : tg_ancestor(im->tablegen, r, class_name);
    import_op op;
    if (!base) continue;
    if (!r->name || !read_op(im, r, base, stablehlo, &op))
      ok = false;
    else if (import_find(out, op.row.def.name))
      ok = import_unknown(im, op.place, "'%s' is declared twice", op.row.def.name);
    else
      VEC_ADD(im->memory, out, op);
  }
  return ok;
}
