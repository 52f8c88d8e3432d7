/* SPDX-License-Identifier: Apache-2.0 */
/* Operands, attributes, results and regions against their rows, in the order in which ODS checks
 * them: attributes, operands, results, regions. */
#include <string.h>

#include "checker.h"
#include "types.h"

/* --- Attributes --- */

static bool integer_of(const ir_attr *a, uint32_t width, ir_signedness sign, int64_t least) {
  int64_t value;
  if (!ir_attr_is(a, IR_ATTR_INTEGER)) return false;
  const ir_type *t = a->integer.type;
  if (!ir_type_is(t, IR_TYPE_INTEGER) || t->integer.width != width || t->integer.sign != sign)
    return false;
  return least == INT64_MIN || (ir_attr_as_int(a, &value) && value >= least);
}

static bool is_unit(const ir_attr *a) { return ir_attr_is(a, IR_ATTR_UNIT); }
static bool is_bool(const ir_attr *a) {
  bool value;
  return ir_attr_is_bool(a, &value);
}
static bool is_i32(const ir_attr *a) { return integer_of(a, 32, IR_SIGNLESS, INT64_MIN); }
static bool is_i32_not_negative(const ir_attr *a) { return integer_of(a, 32, IR_SIGNLESS, 0); }
static bool is_i32_positive(const ir_attr *a) { return integer_of(a, 32, IR_SIGNLESS, 1); }
static bool is_i64(const ir_attr *a) { return integer_of(a, 64, IR_SIGNLESS, INT64_MIN); }
static bool is_i64_not_negative(const ir_attr *a) { return integer_of(a, 64, IR_SIGNLESS, 0); }
static bool is_i64_positive(const ir_attr *a) { return integer_of(a, 64, IR_SIGNLESS, 1); }
static bool is_ui32(const ir_attr *a) { return integer_of(a, 32, IR_UNSIGNED, INT64_MIN); }
static bool is_ui64(const ir_attr *a) { return integer_of(a, 64, IR_UNSIGNED, INT64_MIN); }
static bool float_of(const ir_attr *a, ir_float_id id) {
  return ir_attr_is(a, IR_ATTR_FLOAT) && is_float(a->flt.type) &&
         a->flt.type->format == &ir_float_formats[id];
}
static bool is_f32(const ir_attr *a) { return float_of(a, IR_F32); }
static bool is_f64(const ir_attr *a) { return float_of(a, IR_F64); }
static bool is_string(const ir_attr *a) { return ir_attr_is(a, IR_ATTR_STRING); }
static bool is_array(const ir_attr *a) { return ir_attr_is(a, IR_ATTR_ARRAY); }
static bool is_dictionary(const ir_attr *a) { return ir_attr_is(a, IR_ATTR_DICT); }
static bool is_string_or_dictionary(const ir_attr *a) { return is_string(a) || is_dictionary(a); }
static bool is_symbol(const ir_attr *a) {
  return ir_attr_is(a, IR_ATTR_SYMBOL) && a->symbol.nested_count == 0;
}
static bool array_of(const ir_attr *a, bool (*item)(const ir_attr *)) {
  if (!is_array(a)) return false;
  for (size_t i = 0; i < a->array.count; i++)
    if (!item(a->array.items[i])) return false;
  return true;
}
static bool is_dictionaries(const ir_attr *a) { return array_of(a, is_dictionary); }
static bool is_function_type(const ir_attr *a) {
  return ir_attr_is(a, IR_ATTR_TYPE) && ir_type_is(a->type, IR_TYPE_FUNCTION);
}
static bool is_symbol_array(const ir_attr *a) { return array_of(a, is_symbol); }
static bool is_symbol_arrays(const ir_attr *a) { return array_of(a, is_symbol_array); }
static bool is_elements(const ir_attr *a) { return ir_attr_elements_type(a) != NULL; }
static bool is_typed(const ir_attr *a) {
  return ir_attr_is(a, IR_ATTR_INTEGER) || ir_attr_is(a, IR_ATTR_FLOAT) || is_string(a) ||
         is_elements(a) || ir_attr_is(a, IR_ATTR_DENSE_ARRAY) ||
         (a && a->kind == IR_ATTR_DEFINED); /* complex.number and its like */
}
static bool elements_of(const ir_attr *a, bool (*fits)(const ir_type *)) {
  return ir_attr_is(a, IR_ATTR_DENSE) && fits(element(a->dense.type));
}
static bool signless64(const ir_type *t) {
  return ir_type_is(t, IR_TYPE_INTEGER) && t->integer.width == 64 && t->integer.sign == IR_SIGNLESS;
}
static bool is_index(const ir_type *t) { return ir_type_is(t, IR_TYPE_INDEX); }
static bool is_i64_elements(const ir_attr *a) { return elements_of(a, signless64); }
static bool array_is(const ir_attr *a, uint32_t width) {
  return ir_attr_is(a, IR_ATTR_DENSE_ARRAY) &&
         ir_type_is(a->dense_array.element, IR_TYPE_INTEGER) &&
         a->dense_array.element->integer.width == width &&
         a->dense_array.element->integer.sign == IR_SIGNLESS;
}
static bool is_i64_array(const ir_attr *a) { return array_is(a, 64); }
static bool is_i1_array(const ir_attr *a) { return array_is(a, 1); }
static bool is_replica_groups(const ir_attr *a) {
  return is_i64_elements(a) || vf_is_defined(a, "replica_group_mesh_axes");
}
static bool is_channel_handle(const ir_attr *a) { return vf_is_defined(a, "channel_handle"); }
static bool is_comparison_direction(const ir_attr *a) {
  return vf_is_defined(a, "comparison_direction");
}
static bool is_comparison_type(const ir_attr *a) { return vf_is_defined(a, "comparison_type"); }
static bool is_result_accuracy(const ir_attr *a) { return vf_is_defined(a, "result_accuracy"); }
static bool is_conv(const ir_attr *a) { return vf_is_defined(a, "conv"); }
static bool is_dot(const ir_attr *a) { return vf_is_defined(a, "dot"); }
static bool is_ragged_dot(const ir_attr *a) { return vf_is_defined(a, "ragged_dot"); }
static bool is_dot_algorithm(const ir_attr *a) { return vf_is_defined(a, "dot_algorithm"); }
static bool is_gather(const ir_attr *a) { return vf_is_defined(a, "gather"); }
static bool is_scatter(const ir_attr *a) { return vf_is_defined(a, "scatter"); }
static bool is_fft_type(const ir_attr *a) { return vf_is_defined(a, "fft_type"); }
static bool is_rng_algorithm(const ir_attr *a) { return vf_is_defined(a, "rng_algorithm"); }
static bool is_rng_distribution(const ir_attr *a) { return vf_is_defined(a, "rng_distribution"); }
static bool is_transpose(const ir_attr *a) { return vf_is_defined(a, "transpose"); }
static bool is_precision(const ir_attr *a) { return vf_is_defined(a, "precision"); }
static bool is_precisions(const ir_attr *a) { return array_of(a, is_precision); }
static bool is_api_version(const ir_attr *a) {
  int64_t value; /* CustomCallApiVersion has the cases 0 to 4 */
  return is_i32(a) && ir_attr_as_int(a, &value) && value >= 0 && value <= 4;
}
static bool is_layout(const ir_attr *a) {
  return elements_of(a, is_index) && vf_has_rank(a->dense.type) && a->dense.type->shaped.rank == 1;
}
static bool is_layouts(const ir_attr *a) { return array_of(a, is_layout); }
static bool is_alias(const ir_attr *a) { return vf_is_defined(a, "output_operand_alias"); }
static bool is_aliases(const ir_attr *a) { return array_of(a, is_alias); }
static bool is_tiling(const ir_attr *a) { return array_of(a, is_layout); }
static bool is_tilings(const ir_attr *a) { return array_of(a, is_tiling); }

static bool is_sdy(const ir_attr *a, const char *mnemonic) {
  return vf_is_defined(a, mnemonic) && strcmp(a->defined.def->dialect, "sdy") == 0;
}
static bool is_sdy_mesh(const ir_attr *a) { return is_sdy(a, "mesh"); }
static bool is_sdy_sharding(const ir_attr *a) { return is_sdy(a, "sharding"); }
static bool is_sdy_shardings(const ir_attr *a) { return is_sdy(a, "sharding_per_value"); }
static bool is_sdy_manual_axes(const ir_attr *a) { return is_sdy(a, "manual_axes"); }
static bool is_sdy_axes(const ir_attr *a) { return is_sdy(a, "axis_ref_list"); }
static bool is_sdy_axes_per_dim(const ir_attr *a) { return is_sdy(a, "list_of_axis_ref_lists"); }
static bool is_sdy_exchanges(const ir_attr *a) { return is_sdy(a, "all_to_all_param_list"); }

typedef enum attribute_id {
#define ATTRIBUTE(name, words, check) ATTRIBUTE_##name,
#include "versions/attribute_sets.def"
#undef ATTRIBUTE
} attribute_id;

static const struct {
  const char *words;
  bool (*check)(const ir_attr *a);
} attributes[] = {
#define ATTRIBUTE(name, text, fits) [ATTRIBUTE_##name] = {text, fits},
#include "versions/attribute_sets.def"
#undef ATTRIBUTE
};

/* --- Rows --- */

/* The id of the row that a wrong attribute breaks: a row may name another one for a value that is
 * wrong but of the right type. */
static const char *broken_row(const vs_argument *r, const ir_attr *a) {
  bool wide = r->set == ATTRIBUTE_I64_POSITIVE || r->set == ATTRIBUTE_I64_NOT_NEGATIVE;
  return *r->value && (wide ? is_i64(a) : is_i32(a)) ? r->value : r->id;
}

static bool check_values(checker *k, const vs_argument *r, bool operands, size_t slot) {
  const ir_opdef *def = k->op->name->def;
  group g = operands ? vf_operands_of(k, slot) : vf_results_of(k, slot);
  for (size_t i = g.first; i < g.first + g.count; i++) {
    const ir_type *t = operands ? in(k, i) : out(k, i);
    if (vf_type_set_has(r->set, t)) continue;
    strbuf_auto words = STRBUF_INIT;
    vf_type_set_words(r->set, &words);
    const ir_slot *slots = operands ? def->operands : def->results;
    const char *variadic = slots[slot].arity == IR_VARIADIC ? "variadic of " : "";
    bool gap = k->gap;
    bool fails = BROKEN(r->id, "@% #% must be %%, but got %", operands ? "operand" : "result", i,
                        variadic, strbuf_str(&words), t);
    if (fails) return false;
    if (vf_type_set_has_shape(r->set, t)) k->gap = gap;
  }
  return true;
}

static bool check_region(checker *k, const vs_argument *r, size_t slot) {
  if (slot >= k->op->region_count) return true;
  bool variadic = k->op->name->def->regions[slot].arity == IR_VARIADIC;
  for (size_t i = slot; i < (variadic ? k->op->region_count : slot + 1); i++) {
    const ir_region *region = &k->op->regions[i];
    RETURN_UNLESS(region->first && region->first == region->last, r->id,
                  "@region #% ('%') failed to verify constraint: region with 1 blocks", i, r->name);
  }
  return true;
}

static bool is_wrong(const checker *k, const vs_argument *r) {
  const ir_attr *a = vf_prop(k, r->name);
  return a && !attributes[r->set].check(a);
}

/* MLIR names the wrong attribute whose name comes first. */
static vs_argument first_wrong(const checker *k, const vs_argument *wrong) {
  const char *at = vs_op_of(k->op->name->def)->arguments;
  vs_argument first = *wrong;
  for (vs_argument r; vs_next_argument(&at, &r);)
    if (r.kind == VS_ARGUMENT_ATTR && strcmp(r.name, first.name) < 0 && is_wrong(k, &r)) first = r;
  return first;
}

static bool check_attribute(checker *k, const vs_argument *row) {
  if (!is_wrong(k, row)) return true;
  vs_argument first = first_wrong(k, row), *r = &first;
  const ir_attr *a = vf_prop(k, r->name);
  RETURN_UNLESS(false, broken_row(r, a), "@attribute '%' failed to satisfy constraint: %", r->name,
                attributes[r->set].words);
  return true;
}

/* Whether a wrong attribute is of another kind than the right ones, and not one of them with
 * another value or other items. */
static bool is_of_another_kind(const checker *k, const vs_argument *r) {
  static const ir_attr no_items = {.kind = IR_ATTR_ARRAY};
  const ir_attr *a = vf_prop(k, r->name);
  if (!is_wrong(k, r)) return false;
  if (a->kind == IR_ATTR_INTEGER) return !strstr(attributes[r->set].words, "integer attribute");
  return a->kind != IR_ATTR_ARRAY || !attributes[r->set].check(&no_items);
}

/* MLIR stores attributes before it looks for missing ones. Of several the first by name is told.
 * Source: setPropertiesFromAttr and verifyInvariantsImpl, which
 * mlir/tools/mlir-tblgen/OpDefinitionsGen.cpp generates for each op; tried with jaxlib 0.10.2. */
bool vf_check_kinds(checker *k) {
  const char *at = vs_op_of(k->op->name->def)->arguments;
  for (vs_argument r; vs_next_argument(&at, &r);)
    if (r.kind == VS_ARGUMENT_ATTR && is_of_another_kind(k, &r)) return check_attribute(k, &r);
  return true;
}

bool vf_check_arguments(checker *k) {
  size_t slots[VS_ARGUMENT_REGION + 1] = {0};
  const char *at = vs_op_of(k->op->name->def)->arguments;
  for (vs_argument r; vs_next_argument(&at, &r);) {
    size_t slot = slots[r.kind]++;
    bool good = r.kind == VS_ARGUMENT_ATTR ? check_attribute(k, &r)
                : r.kind == VS_ARGUMENT_REGION
                    ? check_region(k, &r, slot)
                    : check_values(k, &r, r.kind == VS_ARGUMENT_OPERAND, slot);
    if (!good) return false;
  }
  return true;
}

bool verify_attribute(const ir_opdef *def, const char *name, const ir_attr *value, strbuf *why) {
  const char *op = vs_stablehlo_name(def->name), *at = vs_op_of(def)->arguments;
  for (vs_argument r; vs_next_argument(&at, &r);) {
    if (r.kind != VS_ARGUMENT_ATTR || strcmp(r.name, name) != 0) continue;
    if (attributes[r.set].check(value)) return true;
    strbuf_addf(why, "attribute '%s' failed to satisfy constraint: %s [%s %s]", name,
                attributes[r.set].words, op ? op : def->name, broken_row(&r, value));
    return false;
  }
  return true;
}

bool vf_each_argument_row(const vs_op *op, row_fn tell, void *user) {
  size_t slots[VS_ARGUMENT_REGION + 1] = {0};
  const char *at = op->arguments;
  for (vs_argument r; vs_next_argument(&at, &r);) {
    strbuf_auto text = STRBUF_INIT;
    if (r.kind == VS_ARGUMENT_ATTR)
      strbuf_adds(&text, attributes[r.set].words);
    else if (r.kind == VS_ARGUMENT_REGION)
      strbuf_adds(&text, "a region with one block");
    else
      vf_type_set_words(r.set, &text);
    listed told = {.what = OF_ATTRIBUTE + r.kind,
                   .slot = slots[r.kind]++,
                   .op = op->def.id,
                   .number = r.id,
                   .reads = r.name,
                   .text = strbuf_str(&text),
                   .when = VS_WHEN_STATIC};
    bool go_on = tell(&told, user);
    if (!go_on) return false;
  }
  return true;
}
