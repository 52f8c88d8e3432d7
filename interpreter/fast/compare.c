/* compare, select, clamp, is_finite. */
#include <math.h>
#include <string.h>

#include "wide.h"

static const char *const directions[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};

#define LOOP(test) \
  for (size_t e = 0; e < n; e++) o[e] = test
#define COMPARE(K, T, U, B)                                                            \
  static void compare_##K(const kern *k, const void *const *in, void *out, size_t n) { \
    const T *a = in[0], *b = in[1];                                                    \
    uint8_t *o = out;                                                                  \
    switch (k->choice) {                                                               \
      case KERN_EQ: LOOP(a[e] == b[e]); break;                                         \
      case KERN_NE: LOOP(a[e] != b[e]); break;                                         \
      case KERN_GE: LOOP(a[e] >= b[e]); break;                                         \
      case KERN_GT: LOOP(a[e] > b[e]); break;                                          \
      case KERN_LE: LOOP(a[e] <= b[e]); break;                                         \
      default: LOOP(a[e] < b[e]); break;                                               \
    }                                                                                  \
  }
NUM_INTEGER_KINDS(COMPARE)
static const kern_fn compare_ints[NUM_COUNT] = KERN_INT_TABLE(compare);

/* Formats of 16 bits: as f32. A NaN is one there, too. */
static void compare_16(const kern *k, const void *const *in, void *out, size_t n) {
  float x[KERN_CHUNK], y[KERN_CHUNK];
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    (void)ev_wide_convert(k->in[0], NUM_F32, (const uint16_t *)in[0] + e, x, m);
    (void)ev_wide_convert(k->in[0], NUM_F32, (const uint16_t *)in[1] + e, y, m);
    const void *both[] = {x, y};
    ev_wide(WIDE_compare_f32)(k, both, (uint8_t *)out + e, m);
  }
}

/* Formats without a C type: as doubles, which order alike. */
static void compare_small(const kern *k, const void *const *in, void *out, size_t n) {
  double x[KERN_CHUNK], y[KERN_CHUNK];
  size_t size = ev_num_rows[k->in[0]].bytes;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    ev_num_decode(k->in[0], (const uint8_t *)in[0] + e * size, m, x);
    ev_num_decode(k->in[0], (const uint8_t *)in[1] + e * size, m, y);
    const void *both[] = {x, y};
    ev_wide(WIDE_compare_f64)(k, both, (uint8_t *)out + e, m);
  }
}

/* IEEE-754 totalOrder: -NaN < -inf < … < -0 < +0 < … < inf < NaN, as integers. */
int64_t ev_kern_total_key(num_kind k, const void *p) {
  int64_t s = ev_num_extend(ev_num_bits(k, p), ev_num_rows[k].bits);
  return s < 0 ? s ^ (int64_t)(UINT64_MAX >> (65 - ev_num_rows[k].bits)) : s;
}
#define TOTAL_KEYS(T, MOST)                                                     \
  {                                                                             \
    const T *x = in;                                                            \
    for (size_t c = 0; c < n; c++) out[c] = x[c] < 0 ? (T)(x[c] ^ MOST) : x[c]; \
    return;                                                                     \
  }
static void total_keys(num_kind f, const void *in, size_t n, int64_t *out) {
  size_t size = ev_num_rows[f].bytes;
  if (ev_num_rows[f].bits == 16) TOTAL_KEYS(int16_t, INT16_MAX)
  if (ev_num_rows[f].bits == 32) TOTAL_KEYS(int32_t, INT32_MAX)
  if (ev_num_rows[f].bits == 64) TOTAL_KEYS(int64_t, INT64_MAX)
  for (size_t c = 0; c < n; c++) out[c] = ev_kern_total_key(f, (const uint8_t *)in + c * size);
}
static void compare_total(const kern *k, const void *const *in, void *out, size_t n) {
  int64_t x[KERN_CHUNK], y[KERN_CHUNK];
  size_t size = ev_num_rows[k->in[0]].bytes;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    total_keys(k->in[0], (const uint8_t *)in[0] + e * size, m, x);
    total_keys(k->in[0], (const uint8_t *)in[1] + e * size, m, y);
    const void *both[] = {x, y};
    compare_I64(k, both, (uint8_t *)out + e, m);
  }
}

/* Lexicographic on (real, imaginary). */
static void compare_complex(const kern *k, const void *const *in, void *out, size_t n) {
  size_t size = ev_num_rows[k->in[0]].bytes;
  uint8_t *o = out;
  for (size_t e = 0; e < n; e++) {
    double complex a, b;
    ev_num_decode_complex(k->in[0], (const uint8_t *)in[0] + e * size, 1, &a);
    ev_num_decode_complex(k->in[0], (const uint8_t *)in[1] + e * size, 1, &b);
    bool same_real = creal(a) == creal(b), equal = same_real && cimag(a) == cimag(b);
    bool less = creal(a) < creal(b) || (same_real && cimag(a) < cimag(b));
    bool more = creal(a) > creal(b) || (same_real && cimag(a) > cimag(b));
    switch (k->choice) {
      case KERN_EQ: o[e] = equal; break;
      case KERN_NE: o[e] = !equal; break;
      case KERN_GE: o[e] = more || equal; break;
      case KERN_GT: o[e] = more; break;
      case KERN_LE: o[e] = less || equal; break;
      default: o[e] = less; break;
    }
  }
}

/* The case name of an enum attribute; "" when absent. */
static const char *case_of(const ir_op *op, const char *name) {
  const ir_attr *a = ir_op_get(op, name);
  if (!a || a->kind != IR_ATTR_DEFINED || a->defined.def->param_count != 1 ||
      a->defined.def->params[0].kind != IR_PARAM_ENUM)
    return "";
  const ir_enumcase *e = ir_enum_by_number(a->defined.def->params[0].enumdef, a->defined.params->u);
  return e ? e->name : "";
}

/* The kind of comparison fits the elements (compare C3, which the verifier leaves alone as
 * StableHLO's own tools do). Not said, or of quantized elements: nothing to hold against. */
bool ev_compare_type_fits(const ir_op *op, num_kind k) {
  static const struct {
    const char *type;
    unsigned classes;
  } rows[] = {
      {"SIGNED", NUM_SIGNED},
      {"UNSIGNED", NUM_UNSIGNED | NUM_BOOL},
      {"FLOAT", NUM_FLOAT | NUM_COMPLEX},
      {"TOTALORDER", NUM_FLOAT},
  };
  const char *type = case_of(op, "compare_type");
  const ir_type *element = ir_type_element(op->operands[0].value->type);
  if (ir_type_is(element, IR_TYPE_QUANTIZED)) return true;
  for (size_t r = 0; r < sizeof rows / sizeof *rows; r++)
    if (strcmp(type, rows[r].type) == 0) return ev_num_is(k, rows[r].classes);
  return true;
}

bool ev_bind_compare(const ir_op *op, kern *k) {
  if (k->in[0] != k->in[1] || k->out != NUM_I1) return false; /* compare C1, compare C2 */
  const char *direction = case_of(op, "comparison_direction");
  const char *type = case_of(op, "compare_type");
  k->choice = UINT8_MAX;
  for (uint8_t d = 0; d < 6; d++)
    if (strcmp(direction, directions[d]) == 0) k->choice = d;
  if (k->choice == UINT8_MAX) return false;
  num_kind f = k->in[0];
  bool is_float = ev_num_is(f, NUM_FLOAT);
  bool total = strcmp(type, "TOTALORDER") == 0;
  if (!ev_compare_type_fits(op, f) || (total && !is_float)) return false; /* compare C3 */
  k->total = total;
  k->fn = total                                   ? compare_total
          : f == NUM_I1                           ? compare_U8
          : f == NUM_F32                          ? ev_wide(WIDE_compare_f32)
          : f == NUM_F64                          ? ev_wide(WIDE_compare_f64)
          : ev_num_rows[f].bits == 16 && is_float ? compare_16
          : is_float                              ? compare_small
          : ev_num_is(f, NUM_COMPLEX)             ? compare_complex
                                                  : compare_ints[f];
  return true;
}

/* --- select --- */

static void select_bytes(const kern *k, const void *const *in, void *out, size_t n) {
  size_t size = ev_num_rows[k->out].bytes;
  for (size_t e = 0; e < n; e++) {
    const uint8_t *from = ((const uint8_t *)in[0])[e] ? in[1] : in[2];
    memmove((uint8_t *)out + e * size, from + e * size, size);
  }
}

bool ev_bind_select(const ir_op *op, kern *k) {
  (void)op;
  if (k->in[0] != NUM_I1 || k->in[1] != k->out || k->in[2] != k->out) return false;
  switch (ev_num_rows[k->out].bytes) {
    case 1: k->fn = ev_wide(WIDE_select_uint8_t); break;
    case 2: k->fn = ev_wide(WIDE_select_uint16_t); break;
    case 4: k->fn = ev_wide(WIDE_select_uint32_t); break;
    case 8: k->fn = ev_wide(WIDE_select_uint64_t); break;
    default: k->fn = select_bytes; break;
  }
  return true;
}

/* --- clamp --- */

/* minimum(maximum(operand, min), max). */
static void clamp(const kern *k, const void *const *in, void *out, size_t n) {
  uint8_t low[KERN_CHUNK * NUM_MAX_BYTES];
  size_t size = ev_num_rows[k->out].bytes;
  kern maximum = *k, minimum = *k;
  maximum.arity = minimum.arity = 2;
  if (!ev_bind_maximum(NULL, &maximum) || !ev_bind_minimum(NULL, &minimum)) return;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    const void *first[] = {(const uint8_t *)in[1] + e * size, (const uint8_t *)in[0] + e * size};
    maximum.fn(&maximum, first, low, m);
    const void *second[] = {low, (const uint8_t *)in[2] + e * size};
    minimum.fn(&minimum, second, (uint8_t *)out + e * size, m);
  }
}

bool ev_bind_clamp(const ir_op *op, kern *k) {
  (void)op;
  if (!ev_kern_same(k)) return false;
  k->fn = clamp;
  return true;
}

/* --- is_finite --- */

static void is_finite_float(const kern *k, const void *const *in, void *out, size_t n) {
  double x[KERN_CHUNK];
  size_t size = ev_num_rows[k->in[0]].bytes;
  uint8_t *o = out;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    ev_num_decode(k->in[0], (const uint8_t *)in[0] + e * size, m, x);
    for (size_t c = 0; c < m; c++) o[e + c] = isfinite(x[c]) != 0;
  }
}

bool ev_bind_is_finite(const ir_op *op, kern *k) {
  (void)op;
  if (!ev_num_is(k->in[0], NUM_FLOAT) || k->out != NUM_I1) return false;
  k->fn = is_finite_float;
  return true;
}
