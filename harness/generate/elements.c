/* SPDX-License-Identifier: Apache-2.0 */
/* Ops on elements: most come from their rows alone. */
#include <string.h>

#include "internal.h"
#include "verify/verify.h"

/* --- From rows --- */

/* Operands that an op needs so that the specification says what it computes, or so that most of its
 * results are numbers. */
static const struct careful {
  const char *op;
  element_class of; /* of operands of this class, or IS_SIGNED for every integer */
  uint8_t operand;
  style how;
} careful_rows[] = {
    {"divide", IS_SIGNED, 1, STYLE_POSITIVE},
    {"remainder", IS_SIGNED, 1, STYLE_POSITIVE},
    {"power", IS_SIGNED, 1, STYLE_COUNT},
    {"shift_left", IS_SIGNED, 1, STYLE_COUNT},
    {"shift_right_arithmetic", IS_SIGNED, 1, STYLE_COUNT},
    {"shift_right_logical", IS_SIGNED, 1, STYLE_COUNT},
    {"power", IS_FLOAT, 0, STYLE_POSITIVE},
    {"divide", IS_FLOAT, 1, STYLE_POSITIVE},
    {"remainder", IS_FLOAT, 0, STYLE_MILD},
    {"remainder", IS_FLOAT, 1, STYLE_POSITIVE},
    {"log", IS_FLOAT, 0, STYLE_POSITIVE},
    {"log_plus_one", IS_FLOAT, 0, STYLE_POSITIVE},
    {"sqrt", IS_FLOAT, 0, STYLE_POSITIVE},
    {"rsqrt", IS_FLOAT, 0, STYLE_POSITIVE},
    {"abs", IS_SIGNED, 0, STYLE_MILD},
};

static style care(const vs_op *row, element e, unsigned index) {
  const char *op = vs_stablehlo_name(row->def.name);
  element_class class = class_of(e);
  /* Nobody knows intervals of complex functions. */
  if (class == IS_COMPLEX && row->accuracy.bound) return STYLE_MILD;
  if (class == IS_UNSIGNED) class = IS_SIGNED;
  for (size_t i = 0; i < sizeof careful_rows / sizeof *careful_rows; i++)
    if (careful_rows[i].of == class && careful_rows[i].operand == index &&
        strcmp(careful_rows[i].op, op) == 0)
      return careful_rows[i].how;
  return STYLE_ANY;
}

/* The operand in place of `v` that an op needs. */
static ir_value *careful(generation *g, const vs_op *op, ir_value *v, unsigned index) {
  element e = element_of(g, v);
  style how = care(op, e, index);
  shape s = shape_of(v);
  if (how == STYLE_ANY) return v;
  return kept(g, e, &s, how);
}

static void set_accuracy(generation *g, ir_op *op) {
  if (ir_op_prop_index(op, "result_accuracy") < 0 || !chance(g, 24)) return;
  static const double tolerances[] = {0x1p-10, 0x1p-3, 0x1p-20};
  const ir_enumdef *modes =
      vs_enum_of(vs_attr_row(g->g->o.opset, ATTR_STABLEHLO_RESULT_ACCURACY_MODE));
  uint64_t mode = modes->cases[draw(g, modes->case_count)].number;
  ir_param params[4] = {{.d = 0}, {.d = 0}, {.i = 0}, {0}};
  if (mode == 2) { /* TOLERANCE, the only one that has numbers */
    params[0].d = tolerances[draw(g, 3)];
    params[1].d = tolerances[draw(g, 3)];
    params[2].i = between(g, 1, 20);
  }
  params[3].attr = enum_attr(g, ATTR_STABLEHLO_RESULT_ACCURACY_MODE, mode);
  set_params(g, op, "result_accuracy", ATTR_STABLEHLO_RESULT_ACCURACY, params);
}

/* Whether positive operands may give a zero or a negative number, which f8E8M0FNU lacks. */
static bool crosses_zero(const char *name) {
  static const char *const some[] = {
      "cosine", "floor",    "log", "negate", "remainder", "round_nearest_afz", "round_nearest_even",
      "sine",   "subtract", "tan"};
  for (size_t i = 0; i < sizeof some / sizeof *some; i++)
    if (strcmp(name, some[i]) == 0) return true;
  return false;
}

bool make_by_row(generation *g, const choice *x) {
  enum { OPERANDS = 4 };
  const ir_opdef *d = &x->op->def;
  const char *name = vs_stablehlo_name(d->name);
  ir_value *operands[OPERANDS];
  element_set in = x->in;
  if (g->g->evaluated && strcmp(name, "remainder") == 0)
    in &= ~complexes; /* nobody says what it is */
  if (g->g->evaluated && !g->g->edges && crosses_zero(name)) in &= ~ONE_OF(E_f8E8M0FNU);
  if (d->operand_count > OPERANDS || !(operands[0] = operand(g, in, 0, MOST_DIMS))) return false;
  const ir_type *type = operands[0]->type;
  for (unsigned i = 1; i < d->operand_count; i++) operands[i] = like_value(g, operands[0]);
  if (d->operand_count > 1 && chance(g, 128)) {
    ir_value *v = operands[0];
    operands[0] = operands[1];
    operands[1] = v;
  }
  for (unsigned i = 0; i < d->operand_count; i++) operands[i] = careful(g, x->op, operands[i], i);
  for (unsigned i = 0; i < d->prop_count; i++)
    if (!d->props[i].optional) return false; /* nobody knows what it needs */
  set_accuracy(g, add_op1(g, name, operands, d->operand_count, type));
  return true;
}

/* --- With a rule for the type of the result --- */

static bool make_part(generation *g, const choice *x) { /* abs real imag is_finite */
  const char *name = x->maker->op;
  element_set in = strcmp(name, "is_finite") == 0 ? floats : x->in | complexes;
  if (strcmp(name, "imag") == 0) in &= ~ONE_OF(E_f8E8M0FNU); /* it has no zero */
  ir_value *v = operand(g, in, 0, MOST_DIMS);
  if (!v) return false;
  v = careful(g, x->op, v, 0);
  element e = element_of(g, v);
  if (strcmp(name, "abs") == 0 && (class_of(e) == IS_UNSIGNED || e == E_i1)) return false;
  add_op1(g, name, &v, 1, retyped(g, v, strcmp(name, "is_finite") == 0 ? E_i1 : part_of(e)));
  return true;
}

static bool make_complex(generation *g, const choice *x) {
  ir_value *v[2] = {operand(g, ONE_OF(E_f32) | ONE_OF(E_f64), 0, MOST_DIMS)};
  if (!v[0]) return false;
  v[1] = like_value(g, v[0]);
  element e = element_of(g, v[0]) == E_f32 ? E_complex_f32 : E_complex_f64;
  add_op1(g, x->maker->op, v, 2, retyped(g, v[0], e));
  return true;
}

ir_op *add_compare(generation *g, ir_value *a, ir_value *b, int direction, bool total) {
  element e = element_of(g, a);
  const bool is_float = class_of(e) == IS_FLOAT;
  if (class_of(e) == IS_COMPLEX) direction %= 2; /* EQ and NE */
  /* ComparisonType: FLOAT 1, TOTALORDER 2, SIGNED 3, UNSIGNED 4 */
  int kind = !total && chance(g, 8)      ? 0 /* NOTYPE */
             : is_float                  ? total ? 2 : 1
             : class_of(e) == IS_COMPLEX ? 1
             : class_of(e) == IS_SIGNED  ? 3
                                         : 4;
  ir_op *op = add_op1(g, "compare", (ir_value *[]){a, b}, 2, retyped(g, a, E_i1));
  set_enum(g, op, "comparison_direction", ATTR_STABLEHLO_COMPARISON_DIRECTION, (uint64_t)direction);
  if (!chance(g, 32) || total)
    set_enum(g, op, "compare_type", ATTR_STABLEHLO_COMPARISON_TYPE, (uint64_t)kind);
  return op;
}

static bool make_compare(generation *g, const choice *x) {
  (void)x;
  ir_value *v = operand(g, ALL_ELEMENTS, 0, MOST_DIMS);
  if (!v) return false;
  add_compare(g, v, like_value(g, v), (int)draw(g, 6), chance(g, 64));
  return true;
}

static bool make_select(generation *g, const choice *x) {
  ir_value *v = operand(g, ALL_ELEMENTS, 0, MOST_DIMS);
  if (!v) return false;
  shape s = chance(g, 64) ? (shape){0} : shape_of(v);
  ir_value *operands[] = {like(g, E_i1, &s), v, like_value(g, v)};
  add_op1(g, x->maker->op, operands, 3, v->type);
  return true;
}

static bool make_clamp(generation *g, const choice *x) {
  ir_value *v = operand(g, x->in & ~complexes, 0, MOST_DIMS);
  if (!v) return false;
  element e = element_of(g, v);
  shape low = chance(g, 128) ? (shape){0} : shape_of(v),
        high = chance(g, 128) ? (shape){0} : shape_of(v);
  ir_value *operands[] = {kept(g, e, &low, STYLE_ZERO), v, kept(g, e, &high, STYLE_POSITIVE)};
  add_op1(g, x->maker->op, operands, 3, v->type);
  return true;
}

/* A float that an integer type does not have may become any integer, so such operands are small. */
static bool make_convert(generation *g, const choice *x) {
  ir_value *v = operand(g, ALL_ELEMENTS, 0, MOST_DIMS);
  element to = draw_element(g, chance(g, 128) ? ALL_ELEMENTS : x->in);
  if (!v || to == ELEMENTS) return false;
  element from = element_of(g, v);
  shape s = shape_of(v);
  bool inexact = class_of(from) == IS_FLOAT || class_of(from) == IS_COMPLEX;
  if (inexact && (integers & ONE_OF(to))) v = kept(g, from, &s, STYLE_POSITIVE);
  add_op1(g, x->maker->op, &v, 1, retyped(g, v, to));
  return true;
}

/* A NaN may have any payload, so the bits are those of a constant. */
static bool make_bitcast_convert(generation *g, const choice *x) {
  ir_value *v = operand(g, ALL_ELEMENTS & ~complexes & ~ONE_OF(E_i1), 0, MOST_DIMS - 1);
  element to = draw_element(g, ALL_ELEMENTS & ~complexes & ~ONE_OF(E_i1));
  if (!v || to == ELEMENTS) return false;
  element from = element_of(g, v);
  shape s = shape_of(v);
  v = kept(g, from, &s, STYLE_MILD);
  unsigned had = bits_of(from), has = bits_of(to);
  if (had > has) {
    if (had % has) return false;
    s.dims[s.rank++] = had / has;
  } else if (had < has) {
    if (!s.rank || s.dims[s.rank - 1] * had != has) return false;
    s.rank--;
  }
  add_op1(g, x->maker->op, &v, 1, tensor_type(g, to, &s));
  return true;
}

static bool make_reduce_precision(generation *g, const choice *x) {
  ir_value *v = operand(g, floats, 0, MOST_DIMS);
  if (!v) return false;
  shape s = shape_of(v);
  v = kept(g, element_of(g, v), &s, STYLE_MILD);
  ir_op *op = add_op1(g, x->maker->op, &v, 1, v->type);
  set_int(g, op, "exponent_bits", 32, between(g, 1, 11));
  set_int(g, op, "mantissa_bits", 32, between(g, 0, 12));
  return true;
}

static bool make_barrier(generation *g, const choice *x) {
  ir_value *v[3];
  const ir_type *types[3];
  size_t n = 1 + draw(g, 3);
  for (size_t i = 0; i < n; i++) {
    if (!(v[i] = operand(g, ALL_ELEMENTS, 0, MOST_DIMS))) return false;
    types[i] = v[i]->type;
  }
  add_op(g, x->maker->op, v, n, types, n, 0);
  return true;
}

static bool make_map(generation *g, const choice *x) {
  ir_value *v[2] = {operand(g, ALL_ELEMENTS, 0, MOST_DIMS)};
  if (!v[0]) return false;
  element e = element_of(g, v[0]);
  v[1] = like_value(g, v[0]);
  int64_t dims[MOST_DIMS];
  for (unsigned i = 0; i < MOST_DIMS; i++) dims[i] = i;
  ir_op *op = add_op(g, x->maker->op, v, 2, &v[0]->type, 1, 1);
  set_ints(g, op, "dimensions", dims, v[0]->type->shaped.rank);
  fold_region(g, &op->regions[0], e, false);
  return true;
}

/* --- Quantized --- */

/* A quantized type of a float, per tensor or per axis. */
static const ir_type *draw_quantized(generation *g, const ir_type *t, bool per_axis) {
  static const struct {
    uint32_t width;
    bool is_signed;
  } storages[] = {{8, true}, {8, false}, {16, true}, {4, true}, {32, true}, {4, false}, {2, true}};
  static const double factors[] = {0.5, 0.25, 1.5, 0.1, 2, 0.375};
  unsigned k = draw(g, 7);
  ir_quant q = {.is_signed = storages[k].is_signed,
                .storage = ir_type_integer(g->c, storages[k].width,
                                           storages[k].is_signed ? IR_SIGNLESS : IR_UNSIGNED),
                .expressed = t->shaped.element,
                .scale_count = 1};
  double scales[64];
  int64_t zeros[64];
  ir_quant_storage_range(q.is_signed, storages[k].width, &q.storage_min, &q.storage_max);
  if (chance(g, 64) && storages[k].width > 2) q.storage_min++; /* a narrow range */
  int32_t axis = 0;
  int64_t none = 0;
  if (per_axis) {
    size_t rank = t->shaped.rank;
    axis = rank ? (int32_t)draw(g, (unsigned)rank) : 0;
    if (!rank || t->shaped.dims[axis] < 1 || t->shaped.dims[axis] > 64) return NULL;
    q.per_axis = true;
    q.axis = axis;
    q.scale_count = (size_t)t->shaped.dims[axis];
    q.axis_count = 1;
    q.axes = &axis;
    q.block_sizes = &none;
  }
  for (size_t i = 0; i < q.scale_count; i++) {
    scales[i] = factors[draw(g, 6)];
    zeros[i] = storages[k].width > 2 ? between(g, q.storage_min > 0 ? q.storage_min : 0, 3) : 0;
  }
  q.scales = scales;
  q.zero_points = zeros;
  if (ir_quant_fault(&q)) return NULL;
  return ir_type_tensor(g->c, t->shaped.dims, t->shaped.rank, ir_type_quantized(g->c, &q), NULL);
}

static bool accepts(const vs_op *op, const ir_type *t) {
  vs_argument a;
  for (unsigned i = 0; i < op->must_count; i++)
    if (op->musts[i].what == VS_MUST_ELEMENTS && !(op->musts[i].elements >> VS_QUANTIZED & 1))
      return false;
  for (const char *at = op->arguments; at && vs_next_argument(&at, &a);)
    if ((a.kind == VS_ARGUMENT_OPERAND || a.kind == VS_ARGUMENT_RESULT) &&
        !verify_type_fits(a.set, t))
      return false;
  return true;
}

/* Quantizes, computes with it, and makes floats of it again. */
static bool make_quantized(generation *g, const choice *x) {
  element e = draw_element(g, g->g->edges ? large_floats : ONE_OF(E_f32));
  if (e == ELEMENTS) return false;
  shape s = draw_shape(g, 0, 4);
  ir_value *v = input(g, e, &s, STYLE_MILD);
  const ir_type *t = draw_quantized(g, v->type, chance(g, 48));
  if (!t || !op_is_allowed(g->g, "uniform_dequantize")) return false;
  ir_value *q = &add_op1(g, x->maker->op, &v, 1, t)->results[0];
  for (unsigned tries = draw(g, 6); tries; tries--) {
    const choice *other = &g->g->choices[draw(g, (unsigned)g->g->choice_count)];
    const vs_op *op = other->op;
    if (other->maker->make != make_by_row || !accepts(op, t) || op->def.operand_count > 2) continue;
    q = &add_op1(g, vs_stablehlo_name(op->def.name), (ir_value *[]){q, q}, op->def.operand_count, t)
             ->results[0];
    break;
  }
  add_op1(g, "uniform_dequantize", &q, 1, v->type);
  return true;
}

const maker makers_of_elements[] = {
    {"abs", make_part, 3},
    {"real", make_part, 2},
    {"imag", make_part, 2},
    {"is_finite", make_part, 2},
    {"complex", make_complex, 3},
    {"compare", make_compare, 10},
    {"select", make_select, 8},
    {"clamp", make_clamp, 6},
    {"convert", make_convert, 14},
    {"bitcast_convert", make_bitcast_convert, 6},
    {"reduce_precision", make_reduce_precision, 3},
    {"optimization_barrier", make_barrier, 2},
    {"map", make_map, 4},
    {"uniform_quantize", make_quantized, 5},
    {"uniform_dequantize", NULL, 0, NOT_EVALUATED}, /* made with uniform_quantize */
    {NULL},
};
