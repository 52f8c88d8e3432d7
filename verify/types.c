/* SPDX-License-Identifier: Apache-2.0 */
#include "types.h"

#include <string.h>

#include "checker.h"

typedef enum element_class { NO_ELEMENT, F, B, I, S, C, Q, X, D, W, N, U, A, P, K } element_class;
typedef enum container {
  NO_CONTAINER,
  RANKED,
  ANY,
  SCALAR,
  VECTOR,
  STATIC,
  STATIC1,
  STATIC1I,
  STATIC2I,
  BOUNDED,
  BUFFER,
  A_TOKEN,
  A_FUTURE,
  A_TUPLE,
} container;

enum { MEMBERS = 6, ELEMENTS = 8 };
typedef struct member {
  container in;
  element_class elements[ELEMENTS]; /* in the order of the words; ends with NO_ELEMENT */
  type_set_id leaves;               /* A_TUPLE */
} member;

#define ONE(container, ...) {container, {__VA_ARGS__}, 0},
#define TOKEN {A_TOKEN, {NO_ELEMENT}, 0},
#define FUTURE {A_FUTURE, {NO_ELEMENT}, 0},
#define TUPLE(set) {A_TUPLE, {NO_ELEMENT}, SET_##set},
static const member sets[TYPE_SET_COUNT][MEMBERS] = {
#define SET(name, ...) [SET_##name] = {__VA_ARGS__},
#include "versions/type_sets.def"
#undef SET
};

static const char *const element_words[] = {
    [F] = "4/6/8/16/32/64-bit float",
    [B] = "bool",
    [I] = "2/4/8/16/32/64-bit integer",
    [S] = "2/4/8/16/32/64-bit signless integer",
    [C] = "complex type with 32/64-bit float elements",
    [Q] = "per-tensor integer quantized",
    [X] = "per-axis integer quantized",
    [D] = "index",
    [W] = "32/64-bit float",
    [N] = "32-bit signless integer",
    [U] = "32-bit unsigned integer",
    [A] = "integer",
    [P] = "floating-point",
    [K] = "complex-type",
};
static const char *const container_words[] = {
    [RANKED] = "ranked tensor",
    [ANY] = "tensor",
    [SCALAR] = "0D tensor",
    [VECTOR] = "1D tensor",
    [STATIC] = "statically shaped tensor",
    [STATIC1] = "statically shaped 1-dimensional tensor",
    [STATIC1I] = "statically shaped 1-dimensional integer tensor",
    [STATIC2I] = "statically shaped 2-dimensional integer tensor",
    [BOUNDED] = "statically shaped or single bounded dimension tensor",
    [BUFFER] = "memref",
    [A_TOKEN] = "token",
    [A_FUTURE] = "future",
    [A_TUPLE] = "nested tuple with any combination",
};

/* --- Elements --- */

#define BIT(class) (1u << (class))

static bool power_of_two_width(uint32_t w) { return w >= 2 && w <= 64 && (w & (w - 1)) == 0; }

/* A signed type is stored without a sign (UniformQuantizedSignedInt in stablehlo/dialect/Base.td),
 * and zero points lie within its range: hlo::isValidStablehloQuantizedElementType. */
static bool valid_quant(const ir_quant *q) {
  if (!ir_type_is(q->storage, IR_TYPE_INTEGER) ||
      (q->is_signed && q->storage->integer.sign != IR_SIGNLESS))
    return false;
  uint32_t width = q->storage->integer.width;
  if (!power_of_two_width(width) || width > 32) return false;
  for (size_t i = 0; i < q->scale_count; i++)
    if (q->zero_points[i] < q->storage_min || q->zero_points[i] > q->storage_max) return false;
  return true;
}

static uint32_t float_classes(const ir_float_format *f) {
  uint32_t classes = BIT(P);
  if (f->width > 64 || strcmp(f->name, "tf32") == 0) return classes;
  return f == &ir_float_formats[IR_F32] || f == &ir_float_formats[IR_F64]
             ? classes | BIT(F) | BIT(W)
             : classes | BIT(F);
}

static uint32_t integer_classes(uint32_t width, ir_signedness sign) {
  uint32_t classes = BIT(A);
  if (sign == IR_SIGNED) return classes;
  if (sign == IR_SIGNLESS && width == 1) return classes | BIT(B);
  if (!power_of_two_width(width)) return classes;
  classes |= BIT(I);
  if (sign == IR_SIGNLESS) classes |= BIT(S);
  if (width == 32) classes |= sign == IR_SIGNLESS ? BIT(N) : BIT(U);
  return classes;
}

static uint32_t classes_of(const ir_type *e) {
  switch (e->kind) {
    case IR_TYPE_INTEGER: return integer_classes(e->integer.width, e->integer.sign);
    case IR_TYPE_FLOAT: return float_classes(e->format);
    case IR_TYPE_COMPLEX:
      return BIT(K) |
             (is_float(e->element) && (float_classes(e->element->format) & BIT(W)) ? BIT(C) : 0);
    case IR_TYPE_INDEX: return BIT(D);
    case IR_TYPE_QUANTIZED:
      if (e->quant->any || e->quant->sub_channel || !valid_quant(e->quant)) return 0;
      return e->quant->per_axis ? BIT(X) : BIT(Q);
    default: return 0;
  }
}

/* Whether there are as many scales as the axis is long: hlo::isValidQuantizedDimension. */
static bool axis_fits(const ir_type *t) {
  const ir_quant *q = ir_type_quant(t);
  if (!per_axis(q) || !is_ranked(t)) return true;
  if (q->axis < 0 || q->axis >= rank_of(t)) return false;
  int64_t d = t->shaped.dims[q->axis];
  return dynamic(d) || d == (int64_t)q->scale_count;
}

/* --- Sets --- */

static bool one_bounded_dimension(const ir_type *t) {
  ints bounds = vf_bounds_of(t);
  size_t bounded = 0, unknown = 0;
  for (size_t i = 0; i < bounds.count; i++) bounded += !dynamic(bounds.items[i]);
  for (size_t i = 0; i < t->shaped.rank; i++) unknown += dynamic(t->shaped.dims[i]);
  return bounded == 1 && unknown == 1;
}

static bool contained(container c, const ir_type *t) {
  if (c == ANY) return is_tensor(t);
  if (c == BUFFER) return vf_is_memref(t);
  if (!is_ranked(t)) return false;
  switch (c) {
    case SCALAR: return t->shaped.rank == 0;
    case VECTOR: return t->shaped.rank == 1;
    case STATIC: return vf_is_static(t);
    case STATIC1:
    case STATIC1I: return t->shaped.rank == 1 && vf_is_static(t);
    case STATIC2I: return t->shaped.rank == 2 && vf_is_static(t);
    case BOUNDED: return vf_is_static(t) || one_bounded_dimension(t);
    default: return true;
  }
}

static bool leaves_fit(type_set_id leaves, const ir_type *t, ir_seen *seen) {
  if (ir_seen_type(seen, t)) return true;
  for (size_t i = 0; i < t->tuple.count; i++) {
    const ir_type *item = t->tuple.items[i];
    if (ir_type_is(item, IR_TYPE_TUPLE) ? !leaves_fit(leaves, item, seen)
                                        : !vf_type_set_has(leaves, item))
      return false;
  }
  return true;
}

static bool is_tuple_of(type_set_id leaves, const ir_type *t) {
  ir_seen seen = {0};
  bool fits = ir_type_is(t, IR_TYPE_TUPLE) && leaves_fit(leaves, t, &seen);
  ir_seen_free(&seen);
  return fits;
}

static bool member_has(const member *m, const ir_type *t) {
  if (m->in == A_TOKEN) return vf_is_token(t);
  if (m->in == A_FUTURE) {
    if (!vf_is_future(t)) return false;
    for (size_t i = 0; i < t->defined.params[0].count; i++)
      if (!is_ranked(t->defined.params[0].types[i])) return false;
    return true;
  }
  if (m->in == A_TUPLE) return is_tuple_of(m->leaves, t);
  if (!contained(m->in, t)) return false;
  uint32_t classes = classes_of(t->shaped.element);
  for (const element_class *e = m->elements; *e; e++)
    if (classes & BIT(*e)) return *e != X || axis_fits(t);
  return false;
}

bool vf_type_set_has(type_set_id set, const ir_type *t) {
  for (const member *m = sets[set]; m < sets[set] + MEMBERS && m->in; m++)
    if (member_has(m, t)) return true;
  return false;
}

bool verify_type_fits(uint8_t set, const ir_type *t) { return vf_type_set_has(set, t); }
unsigned verify_type_sets(void) { return TYPE_SET_COUNT; }

bool vf_type_set_has_shape(type_set_id set, const ir_type *t) {
  if (!is_tensor(t) || !axis_fits(t)) return false;
  for (const member *m = sets[set]; m < sets[set] + MEMBERS && m->in; m++)
    if (m->in < BUFFER && contained(m->in, t)) return true;
  return false;
}

void vf_type_set_words(type_set_id set, strbuf *out) {
  for (const member *m = sets[set]; m < sets[set] + MEMBERS && m->in; m++) {
    if (m != sets[set]) strbuf_adds(out, " or ");
    strbuf_adds(out, container_words[m->in]);
    if (m->in == A_TUPLE) {
      strbuf_adds(out, " of ");
      vf_type_set_words(m->leaves, out);
      strbuf_adds(out, " values");
    } else if (m->elements[0]) {
      strbuf_adds(out, " of ");
      for (const element_class *e = m->elements; *e; e++) {
        if (e != m->elements) strbuf_adds(out, " or ");
        strbuf_adds(out, element_words[*e]);
      }
      strbuf_adds(out, " values");
    }
  }
}
