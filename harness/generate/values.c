/* SPDX-License-Identifier: Apache-2.0 */
/* Types, constants, attributes and ops of random programs. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "base/intern.h"
#include "internal.h"

/* --- Element types --- */

static const struct {
  element_class class;
  uint8_t bits;
  element part;
} element_rows[] = {
#define ELEMENT(name, kind, width) {IS_##kind, width, E_##name},
#define COMPLEX_ELEMENT(name, half) {IS_COMPLEX, 0, E_##half},
#include "elements.def"
#undef ELEMENT
#undef COMPLEX_ELEMENT
};

element_class class_of(element e) { return element_rows[e].class; }
element part_of(element e) { return element_rows[e].part; }
unsigned bits_of(element e) {
  return element_rows[e].bits ? element_rows[e].bits : 2 * bits_of(part_of(e));
}

#define SMALL_FLOATS                                                                             \
  (ONE_OF(E_f8E4M3FN) | ONE_OF(E_f8E5M2) | ONE_OF(E_f8E3M4) | ONE_OF(E_f8E4M3) |                 \
   ONE_OF(E_f8E4M3FNUZ) | ONE_OF(E_f8E4M3B11FNUZ) | ONE_OF(E_f8E5M2FNUZ) | ONE_OF(E_f8E8M0FNU) | \
   ONE_OF(E_f6E2M3FN) | ONE_OF(E_f6E3M2FN) | ONE_OF(E_f4E2M1FN))
#define LARGE_FLOATS (ONE_OF(E_f32) | ONE_OF(E_f64) | ONE_OF(E_f16) | ONE_OF(E_bf16))
#define COMPLEXES (ONE_OF(E_complex_f32) | ONE_OF(E_complex_f64))
const element_set complexes = COMPLEXES, large_floats = LARGE_FLOATS,
                  floats = LARGE_FLOATS | SMALL_FLOATS, numbers = ALL_ELEMENTS & ~ONE_OF(E_i1),
                  integers =
                      ALL_ELEMENTS & ~(LARGE_FLOATS | SMALL_FLOATS | COMPLEXES | ONE_OF(E_i1));

static const ir_type *element_type(generation *g, element e) {
  if (g->types[e]) return g->types[e];
  static const char *const names[] = {
#define ELEMENT(name, class, bits) #name,
#define COMPLEX_ELEMENT(name, part) "",
#include "elements.def"
#undef ELEMENT
#undef COMPLEX_ELEMENT
  };
  switch (class_of(e)) {
    case IS_FLOAT:
      return g->types[e] = ir_type_float(g->c, ir_float_by_name(names[e], strlen(names[e])));
    case IS_COMPLEX: return g->types[e] = ir_type_complex(g->c, element_type(g, part_of(e)));
    default:
      return g->types[e] = ir_type_integer(g->c, bits_of(e),
                                           class_of(e) == IS_UNSIGNED ? IR_UNSIGNED : IR_SIGNLESS);
  }
}

element draw_element(generation *g, element_set in) {
  element_set s = in & g->allowed & g->g->elements;
  if (!s) s = in & g->g->elements;
  if (!s) return ELEMENTS;
  unsigned k = draw(g, (unsigned)__builtin_popcountll(s));
  while (k--) s &= s - 1;
  return (element)__builtin_ctzll(s);
}

/* --- Shapes --- */

int64_t shape_count(const shape *s) {
  int64_t n = 1;
  for (unsigned i = 0; i < s->rank; i++) n *= s->dims[i];
  return n;
}

/* Around the sizes at which implementations divide their work. */
int64_t draw_size_near(generation *g, int64_t most) {
  unsigned bits = 0;
  while (most >> (bits + 1)) bits++;
  int64_t n = (INT64_C(1) << (bits - draw(g, bits + 1))) + draw(g, 3) - 1;
  return n < 1 ? 1 : n > most ? most : n;
}

shape draw_shape(generation *g, unsigned least, unsigned most) {
  static const uint8_t ranks[] = {1, 2, 0, 2, 1, 3, 2, 3, 4, 5};
  shape s = {.rank = ranks[draw(g, sizeof ranks)]};
  if (s.rank < least) s.rank = least;
  if (s.rank > most) s.rank = most;
  int64_t left = g->g->limit;
  for (unsigned i = 0; i < s.rank; i++) {
    int64_t highest = left;
    if (i + 1 < s.rank || chance(g, 128)) /* not all in one dimension */
      highest = (int64_t)pow((double)left, 1.0 / (s.rank - i > 1 ? s.rank - i : 2)) + 1;
    if (highest > left) highest = left;
    if (g->g->o.size && highest > 8 && chance(g, 100))
      s.dims[i] = draw_size_near(g, highest);
    else
      s.dims[i] = between(g, 1, highest > 1 ? highest : 1);
    left /= s.dims[i];
  }
  if (g->g->edges && s.rank && chance(g, 6)) s.dims[draw(g, s.rank)] = 0;
  return s;
}

shape shape_of(const ir_value *v) {
  shape s = {.rank = (unsigned)v->type->shaped.rank};
  for (unsigned i = 0; i < s.rank; i++) s.dims[i] = v->type->shaped.dims[i];
  return s;
}

const ir_type *tensor_type(generation *g, element e, const shape *s) {
  return ir_type_tensor(g->c, s->dims, s->rank, element_type(g, e), NULL);
}

const ir_type *scalar_type(generation *g, element e) { return tensor_type(g, e, &(shape){0}); }

const ir_type *retyped(generation *g, const ir_value *v, element e) {
  shape s = shape_of(v);
  return tensor_type(g, e, &s);
}

element element_of(const generation *g, const ir_value *v) {
  if (!ir_type_is(v->type, IR_TYPE_TENSOR) || v->type->shaped.encoding) return E_OTHER;
  for (size_t i = 0; i < v->type->shaped.rank; i++)
    if (v->type->shaped.dims[i] < 0) return E_OTHER;
  for (int e = 0; e < ELEMENTS; e++)
    if (g->types[e] && g->types[e] == v->type->shaped.element) return (element)e;
  return E_OTHER;
}

/* --- Data --- */

void generate_bytes(uint64_t seed, uint8_t out[GENERATE_BYTES]) {
  uint64_t state = seed;
  for (size_t i = 0; i < GENERATE_BYTES; i += 8) {
    uint64_t word = hash_next(&state);
    bytes_store(out + i, word, 8, BYTES_LITTLE);
  }
}

/* The largest number of a float format. */
static double most_of(const ir_float_format *f) {
  double most = 0;
  uint64_t all = (UINT64_C(1) << (f->exponent_bits + f->mantissa_bits)) - 1;
  for (uint64_t low = UINT64_C(1) << f->mantissa_bits, bits = all; bits + low > all; bits--) {
    double x = ir_float_decode(f, bits);
    if (!isfinite(x)) continue;
    most = x;
    break;
  }
  return most ? most
              : ir_float_decode(f,
                                (((UINT64_C(1) << f->exponent_bits) - 1) << f->mantissa_bits) - 1);
}

static uint64_t float_bits(const ir_float_format *f, style how, uint64_t r) {
  double x = ((int)(r % 65) - 32) / 16.0;
  if (f->width <= 8) x = ((int)(r % 9) - 4) / 2.0; /* these have few values */
  switch (how) {
    case STYLE_POSITIVE:
      x = f->width <= 8 ? (double)(1 + r % 3) / 2 : (double)(1 + r % 24) / 16;
      break;
    case STYLE_NEGATIVE: x = -1; break;
    case STYLE_COUNT: x = (double)(r % 4); break;
    case STYLE_ZERO: x = 0; break;
    case STYLE_ONE: x = 1; break;
    case STYLE_LOWEST:
    case STYLE_HIGHEST:
      x = ir_float_is_inf(f, ir_float_encode(f, INFINITY)) ? INFINITY : most_of(f);
      if (how == STYLE_LOWEST) x = -x;
      break;
    case STYLE_WILD: {
      const uint64_t width = f->width, all = width < 64 ? (UINT64_C(1) << width) - 1 : UINT64_MAX;
      const uint64_t some[] = {r >> 8,
                               r << 8 ^ r >> 20,
                               0,
                               all,
                               UINT64_C(1) << (width - 1),
                               ((UINT64_C(1) << f->exponent_bits) - 1) << f->mantissa_bits,
                               1,
                               r >> 5};
      return some[r % 8] & all;
    }
    default: break;
  }
  if (f->specials == IR_FLOAT_E8M0 && how != STYLE_LOWEST)
    x = how == STYLE_HIGHEST ? x : ldexp(1, (int)(r % 5) - 2);
  if (f->specials == IR_FLOAT_E8M0 && (how == STYLE_LOWEST || how == STYLE_ONE))
    return how == STYLE_ONE ? ir_float_encode(f, 1) : 0;
  return ir_float_encode(f, x);
}

static uint64_t integer_bits(element e, style how, uint64_t r) {
  unsigned bits = bits_of(e);
  bool is_signed = class_of(e) == IS_SIGNED;
  uint64_t all = bits < 64 ? (UINT64_C(1) << bits) - 1 : UINT64_MAX;
  int64_t lowest = is_signed ? -(int64_t)(all / 2) - 1 : 0;
  uint64_t highest = is_signed ? all / 2 : all;
  int64_t n = (int64_t)(r % 19) - 9;
  switch (how) {
    case STYLE_POSITIVE: n = 1 + (int64_t)(r % 9); break;
    case STYLE_NEGATIVE: n = is_signed ? -1 : 0; break;
    case STYLE_COUNT: n = (int64_t)(r % (bits < 4 ? 2 : 4)); break;
    case STYLE_ZERO: n = 0; break;
    case STYLE_ONE: n = 1; break;
    case STYLE_LOWEST: return (uint64_t)lowest & all;
    case STYLE_HIGHEST: return highest;
    case STYLE_WILD: {
      const uint64_t some[] = {r >> 8, (uint64_t)lowest, highest, 0, 1, all, r >> 16, r >> 7};
      return some[r % 8] & all;
    }
    default: break;
  }
  if (n > 0 && (uint64_t)n > highest) n = (int64_t)highest;
  if (n < lowest) n = is_signed ? lowest : -n;
  if (!is_signed && (uint64_t)n > highest) n = (int64_t)highest;
  return (uint64_t)n & all;
}

static void put(generation *g, element e, style how, uint64_t *state, uint8_t *out) {
  uint64_t bits;
  size_t size = (bits_of(e) + 7) / 8;
  switch (class_of(e)) {
    case IS_COMPLEX: /* maxima of complex numbers compare their parts in turn */
      put(g, part_of(e), how, state, out);
      put(g, part_of(e), how == STYLE_ONE ? STYLE_ZERO : how, state, out + size / 2);
      return;
    case IS_FLOAT: bits = float_bits(element_type(g, e)->format, how, hash_next(state)); break;
    case IS_BOOL: {
      uint64_t r = hash_next(state);
      bits = how == STYLE_ZERO || how == STYLE_LOWEST                            ? 0
             : how == STYLE_ONE || how == STYLE_POSITIVE || how == STYLE_HIGHEST ? 1
                                                                                 : r & 1;
      break;
    }
    default: bits = integer_bits(e, how, hash_next(state));
  }
  bytes_store(out, bits, size, BYTES_HERE);
}

/* --- Constants --- */

static ir_value *constant(generation *g, ir_block *b, const ir_type *t, const void *data,
                          size_t size) {
  static const char name[] = "stablehlo.constant";
  ir_op *op = ir_op_new(g->c, ir_opname_get(g->c, name, sizeof name - 1), g->loc, NULL, 0, &t, 1, 0,
                        NULL, 0);
  ir_op_set(g->c, op, "value", ir_attr_dense(g->c, t, data, size, false, IR_COPY));
  ir_block_append(b, op);
  return &op->results[0];
}

ir_value *new_input(generation *g, const ir_type *t, const void *data, size_t size) {
  return constant(g, g->inputs ? g->inputs : g->at, t, data, size);
}

ir_value *input(generation *g, element e, const shape *s, style how) {
  enum { DIFFERENT = 4093 };
  static const uint8_t zeros[16];
  size_t each = (bits_of(e) + 7) / 8, n = (size_t)shape_count(s);
  bool wraps = class_of(e) == IS_SIGNED || class_of(e) == IS_UNSIGNED; /* any number is defined */
  if (how == STYLE_ANY) how = (g->g->edges || wraps) && chance(g, 80) ? STYLE_WILD : STYLE_MILD;
  uint64_t state = draw(g, 256);
  size_t distinct = how >= STYLE_ZERO && how != STYLE_WILD ? 1 : chance(g, 24) ? 1 : DIFFERENT;
  if (distinct > n) distinct = n;
  uint8_t *data = n ? arena_alloc_unset(ir_arena(g->c), n * each, 8) : NULL;
  for (size_t i = 0; i < distinct; i++) put(g, e, how, &state, data + i * each);
  for (size_t i = distinct; i < n; i++) memcpy(data + i * each, data + (i - distinct) * each, each);
  ir_value *v = new_input(g, tensor_type(g, e, s), data ? data : zeros, n * each);
  /* A constant at the beginning of the function is visible in all regions, one in a region not. */
  if (how == STYLE_ANY || how == STYLE_MILD || how == STYLE_WILD) pool_add(g, v);
  return v;
}

ir_value *input_scalar(generation *g, element e, style how) {
  return input(g, e, &(shape){0}, how);
}

ir_value *numbers_here(generation *g, element e, const int64_t *values, const shape *s) {
  size_t each = bits_of(e) / 8, n = (size_t)shape_count(s);
  uint8_t *data = arena_alloc_unset(ir_arena(g->c), n * each + 1, 8);
  for (size_t i = 0; i < n; i++) memcpy(data + i * each, &values[i], each);
  return constant(g, g->at, tensor_type(g, e, s), data, n * each);
}

ir_value *list_here(generation *g, element e, const int64_t *values, size_t count) {
  return numbers_here(g, e, values, &(shape){{(int64_t)count}, 1});
}

/* --- Values --- */

void pool_add(generation *g, ir_value *v) {
  VEC_ADD(ir_arena(g->c), &g->pool, (pooled){v, element_of(g, v)});
}

ir_value *operand(generation *g, element_set in, unsigned least, unsigned most) {
  enum { LAST = 6 };
  ir_value *found[LAST];
  unsigned n = 0;
  for (size_t i = g->pool.count; i-- > g->first && n < LAST;) {
    const pooled *p = &g->pool.items[i];
    if (p->element == E_OTHER || !(in & ONE_OF(p->element))) continue;
    size_t rank = p->v->type->shaped.rank;
    if (rank >= least && rank <= most) found[n++] = p->v;
  }
  if (n && !chance(g, 64)) return found[draw(g, n)];
  element e = draw_element(g, in);
  if (e == ELEMENTS) return NULL;
  shape s = draw_shape(g, least, most);
  return input(g, e, &s, STYLE_ANY);
}

ir_value *like(generation *g, element e, const shape *s) {
  const ir_type *t = tensor_type(g, e, s);
  enum { LAST = 4 };
  ir_value *found[LAST];
  unsigned n = 0;
  for (size_t i = g->pool.count; i-- > g->first && n < LAST;)
    if (g->pool.items[i].v->type == t && g->pool.items[i].element != E_OTHER)
      found[n++] = g->pool.items[i].v;
  if (n && !chance(g, 100)) return found[draw(g, n)];
  return input(g, e, s, STYLE_ANY);
}

ir_value *like_value(generation *g, const ir_value *v) {
  shape s = shape_of(v);
  return like(g, element_of(g, v), &s);
}

ir_value *kept(generation *g, element e, const shape *s, style how) {
  return g->g->edges && chance(g, 128) ? like(g, e, s) : input(g, e, s, how);
}

/* --- Ops --- */

static const ir_opname *name_of(generation *g, const char *name) {
  char full[64] = "stablehlo.";
  size_t n = strlen(name), dialect = strlen(full);
  if (memchr(name, '.', n)) return ir_opname_get(g->c, name, n); /* of another dialect */
  memcpy(full + dialect, name, n);
  return ir_opname_get(g->c, full, dialect + n);
}

ir_op *add_op(generation *g, const char *name, ir_value *const *operands, size_t operand_count,
              const ir_type *const *types, size_t type_count, size_t regions) {
  ir_op *op = ir_op_new(g->c, name_of(g, name), g->loc, operands, operand_count, types, type_count,
                        regions, NULL, 0);
  ir_block_append(g->at, op);
  for (size_t i = 0; i < type_count; i++) pool_add(g, &op->results[i]);
  if (g->budget) g->budget--;
  return op;
}

ir_op *add_op1(generation *g, const char *name, ir_value *const *operands, size_t operand_count,
               const ir_type *type) {
  return add_op(g, name, operands, operand_count, &type, 1, 0);
}

/* --- Attributes --- */

void set_int(generation *g, ir_op *op, const char *name, unsigned bits, int64_t value) {
  ir_op_set(g->c, op, name, ir_attr_integer(g->c, ir_type_integer(g->c, bits, IR_SIGNLESS), value));
}

void set_ints(generation *g, ir_op *op, const char *name, const int64_t *values, size_t count) {
  ir_op_set(g->c, op, name, ir_attr_dense_i64_array(g->c, values, count));
}

void set_bool(generation *g, ir_op *op, const char *name, bool value) {
  ir_op_set(g->c, op, name, ir_attr_bool(g->c, value));
}

void set_flag(generation *g, ir_op *op, const char *name) {
  if (chance(g, 100)) ir_op_set(g->c, op, name, ir_attr_unit(g->c));
}

void set_rows(generation *g, ir_op *op, const char *name, const int64_t *values, size_t rows,
              size_t columns) {
  shape s = {{(int64_t)rows, (int64_t)columns}, 2};
  int64_t none = 0;
  ir_op_set(g->c, op, name,
            ir_attr_dense(g->c, tensor_type(g, E_i64, &s), rows && columns ? values : &none,
                          rows * columns * sizeof *values, false, IR_COPY));
}

void set_string(generation *g, ir_op *op, const char *name, const char *value) {
  ir_op_set(g->c, op, name, ir_attr_string(g->c, value, strlen(value)));
}

void set_params(generation *g, ir_op *op, const char *name, uint16_t attr, const ir_param *params) {
  ir_op_set(g->c, op, name, ir_attr_defined(g->c, &vs_attr_row(g->g->o.opset, attr)->def, params));
}

const ir_attr *enum_attr(generation *g, uint16_t attr, uint64_t number) {
  return ir_attr_defined(g->c, &vs_attr_row(g->g->o.opset, attr)->def, &(ir_param){.u = number});
}

void set_enum(generation *g, ir_op *op, const char *name, uint16_t attr, uint64_t number) {
  ir_op_set(g->c, op, name, enum_attr(g, attr, number));
}

void set_precisions(generation *g, ir_op *op) {
  if (!chance(g, 64)) return;
  const ir_attr *both[2];
  for (int i = 0; i < 2; i++) both[i] = enum_attr(g, ATTR_STABLEHLO_PRECISION, draw(g, 3));
  ir_op_set(g->c, op, "precision_config", ir_attr_array(g->c, both, 2));
}
