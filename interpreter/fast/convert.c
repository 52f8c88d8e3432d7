/* convert, real, imag, complex, reduce_precision, bitcast_convert. */
#include <math.h>
#include <string.h>

#include "behaviors.h"
#include "wide.h"

/* Integers of any kind, a chunk at a time, as int64_t. */
#define LOAD(T)                                            \
  {                                                        \
    const T *x = in;                                       \
    for (size_t e = 0; e < n; e++) out[e] = (int64_t)x[e]; \
    break;                                                 \
  }
static void load_ints(num_kind k, const void *in, size_t n, int64_t *out) {
  bool is_signed = ev_num_is(k, NUM_SIGNED);
  switch (ev_num_rows[k].bytes * 2 + is_signed) {
    case 2: LOAD(uint8_t)
    case 3: LOAD(int8_t)
    case 4: LOAD(uint16_t)
    case 5: LOAD(int16_t)
    case 8: LOAD(uint32_t)
    case 9: LOAD(int32_t)
    default: LOAD(int64_t)
  }
}
#define STORE(T)                                    \
  {                                                 \
    T *o = out;                                     \
    for (size_t e = 0; e < n; e++) o[e] = (T)in[e]; \
    break;                                          \
  }
static void store_ints(num_kind k, const int64_t *in, size_t n, void *out) {
  switch (ev_num_rows[k].bytes) {
    case 1: STORE(uint8_t)
    case 2: STORE(uint16_t)
    case 4: STORE(uint32_t)
    default: STORE(uint64_t)
  }
  ev_num_canonical(k, out, n);
}
static void store_truth(const int64_t *in, size_t n, uint8_t *out) {
  for (size_t e = 0; e < n; e++) out[e] = in[e] != 0;
}

/* Floats to integers: towards zero, NaN to 0, what does not fit to the nearest bound. */
static void cut(num_kind k, const double *x, size_t n, int64_t *out) {
  unsigned bits = ev_num_rows[k].bits;
  bool is_signed = ev_num_is(k, NUM_SIGNED);
  double low = is_signed ? -ldexp(1.0, (int)bits - 1) : 0, high = ldexp(1.0, (int)bits - is_signed);
  int64_t least = is_signed ? (int64_t)(UINT64_MAX << (bits - 1)) : 0;
  int64_t most = (int64_t)(UINT64_MAX >> (64 - bits + is_signed));
  for (size_t e = 0; e < n; e++)
    out[e] = x[e] != x[e]   ? 0
             : x[e] < low   ? least
             : x[e] >= high ? most
             : bits == 64   ? (is_signed ? (int64_t)x[e] : (int64_t)(uint64_t)x[e])
                            : (int64_t)x[e];
}

static void int_to_int(num_kind from, num_kind to, const uint8_t *a, uint8_t *o, size_t n) {
  int64_t x[KERN_CHUNK];
  size_t in_size = ev_num_rows[from].bytes, out_size = ev_num_rows[to].bytes;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    load_ints(from, a + e * in_size, m, x);
    if (to == NUM_I1)
      store_truth(x, m, o + e);
    else
      store_ints(to, x, m, o + e * out_size);
  }
}

static void int_to_float(num_kind from, num_kind to, const uint8_t *a, uint8_t *o, size_t n) {
  int64_t x[KERN_CHUNK];
  double y[KERN_CHUNK];
  size_t in_size = ev_num_rows[from].bytes, out_size = ev_num_rows[to].bytes;
  bool is_unsigned = !ev_num_is(from, NUM_SIGNED), exact = ev_num_rows[from].bits <= 32;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    load_ints(from, a + e * in_size, m, x);
    for (size_t c = 0; c < m; c++)
      y[c] = exact ? (double)x[c] : ev_num_round_int(to, x[c], is_unsigned);
    ev_num_encode(to, y, m, o + e * out_size);
  }
}

static void float_to_number(num_kind from, num_kind to, const uint8_t *a, uint8_t *o, size_t n) {
  double x[KERN_CHUNK];
  int64_t y[KERN_CHUNK];
  size_t in_size = ev_num_rows[from].bytes, out_size = ev_num_rows[to].bytes;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    if (ev_wide_convert(from, to, a + e * in_size, o + e * out_size, m)) continue;
    ev_num_decode(from, a + e * in_size, m, x);
    if (ev_num_is(to, NUM_FLOAT)) {
      ev_num_encode(to, x, m, o + e * out_size);
    } else if (to == NUM_I1) {
      for (size_t c = 0; c < m; c++) o[e + c] = x[c] != 0;
    } else {
      cut(to, x, m, y);
      store_ints(to, y, m, o + e * out_size);
    }
  }
}

/* The conversions that programs use most, without a box per element. */
#define TYPED(A, B)                                \
  {                                                \
    const A *x = in;                               \
    B *y = out;                                    \
    for (size_t e = 0; e < n; e++) y[e] = (B)x[e]; \
    return;                                        \
  }

void ev_kern_convert(num_kind from, num_kind to, const void *in, void *out, size_t n) {
  const uint8_t *a = in;
  uint8_t *o = out;
  if (from == to) {
    memmove(out, in, n * ev_num_rows[to].bytes);
    return;
  }
  if (from == NUM_I32 && to == NUM_F32) TYPED(int32_t, float)
  if (from == NUM_I64 && to == NUM_F32) TYPED(int64_t, float)
  if (from == NUM_I32 && to == NUM_I64) TYPED(int32_t, int64_t)
  if (from == NUM_I64 && to == NUM_I32) TYPED(int64_t, int32_t)
  if (from == NUM_I1 && to == NUM_F32) TYPED(uint8_t, float)
  if (from == NUM_I1 && to == NUM_I32) TYPED(uint8_t, int32_t)
  if (from == NUM_F32 && to == NUM_F64) TYPED(float, double)
  if (from == NUM_F64 && to == NUM_F32) TYPED(double, float)
  bool complex_in = ev_num_is(from, NUM_COMPLEX), complex_out = ev_num_is(to, NUM_COMPLEX);
  if (complex_in || complex_out) {
    /* Part by part: a complex number loses its imaginary part, a real one gets +0. */
    num_kind source = ev_num_rows[from].part, target = ev_num_rows[to].part;
    size_t in_size = ev_num_rows[from].bytes, out_size = ev_num_rows[to].bytes;
    for (size_t e = 0; e < n; e++) {
      uint8_t parts[NUM_MAX_BYTES] = {0};
      size_t half = ev_num_rows[target].bytes;
      ev_kern_convert(source, target, a + e * in_size, parts, 1);
      if (complex_in && complex_out)
        ev_kern_convert(source, target, a + e * in_size + in_size / 2, parts + half, 1);
      memcpy(o + e * out_size, parts, out_size);
    }
    return;
  }
  if (ev_num_is(from, NUM_FLOAT))
    float_to_number(from, to, a, o, n);
  else if (ev_num_is(to, NUM_FLOAT))
    int_to_float(from, to, a, o, n);
  else
    int_to_int(from, to, a, o, n);
}

static void convert(const kern *k, const void *const *in, void *out, size_t n) {
  ev_kern_convert(k->in[0], k->out, in[0], out, n);
}

bool ev_bind_convert(const ir_op *op, kern *k) {
  (void)op;
  k->fn = convert;
  return true;
}

/* --- Parts of complex numbers --- */

static void copy_part(const kern *k, const uint8_t *in, uint8_t *out, size_t n, size_t offset) {
  size_t in_size = ev_num_rows[k->in[0]].bytes, out_size = ev_num_rows[k->out].bytes;
  for (size_t e = 0; e < n; e++) memcpy(out + e * out_size, in + e * in_size + offset, out_size);
}
static void real(const kern *k, const void *const *in, void *out, size_t n) {
  if (k->in[0] == k->out)
    memmove(out, in[0], n * ev_num_rows[k->out].bytes);
  else
    copy_part(k, in[0], out, n, 0);
}
static void imag(const kern *k, const void *const *in, void *out, size_t n) {
  if (k->in[0] == k->out)
    for (size_t e = 0; e < n; e++)
      ev_num_set_float(k->out, (uint8_t *)out + e * ev_num_rows[k->out].bytes, 0.0);
  else
    copy_part(k, in[0], out, n, ev_num_rows[k->out].bytes);
}
static bool parts_fit(const kern *k) {
  return ev_num_is(k->in[0], NUM_FLOAT | NUM_COMPLEX) && ev_num_rows[k->in[0]].part == k->out;
}
bool ev_bind_real(const ir_op *op, kern *k) {
  (void)op;
  k->fn = real;
  return parts_fit(k);
}
bool ev_bind_imag(const ir_op *op, kern *k) {
  (void)op;
  k->fn = imag;
  return parts_fit(k);
}

static void join(const kern *k, const void *const *in, void *out, size_t n) {
  size_t half = ev_num_rows[k->in[0]].bytes;
  uint8_t *o = out;
  for (size_t e = 0; e < n; e++) {
    memcpy(o + 2 * e * half, (const uint8_t *)in[0] + e * half, half);
    memcpy(o + (2 * e + 1) * half, (const uint8_t *)in[1] + e * half, half);
  }
}
bool ev_bind_complex(const ir_op *op, kern *k) {
  (void)op;
  k->fn = join;
  return ev_num_is(k->out, NUM_COMPLEX) && k->in[0] == k->in[1] &&
         ev_num_rows[k->out].part == k->in[0];
}

/* --- reduce_precision --- */

/* Rounds the mantissa to nearest, ties to even, then sends what the smaller exponent range cannot
 * hold to infinity or to zero (its subnormals too), all on the bits of the element's own format. A
 * NaN stays, unless no mantissa bit is left to tell it from infinity. */
static uint64_t reduce_bits(const ir_float_format *f, uint64_t u, int exponent, int mantissa) {
  int e_bits = f->exponent_bits, m_bits = f->mantissa_bits;
  uint64_t sign = u & UINT64_C(1) << (f->width - 1);
  uint64_t exponents = ((UINT64_C(1) << e_bits) - 1) << m_bits;
  if (ir_float_is_nan(f, u)) return mantissa > 0 ? u : exponents;
  if (mantissa < m_bits) {
    uint64_t unit = UINT64_C(1) << (m_bits - mantissa);
    u += (unit >> 1) - 1 + ((u & unit) != 0);
    u &= ~(unit - 1);
    if (f->width < 64) u &= (UINT64_C(1) << f->width) - 1;
  }
  if (exponent < e_bits) {
    uint64_t bias = (UINT64_C(1) << (e_bits - 1)) - 1,
             reduced = (UINT64_C(1) << (exponent - 1)) - 1;
    uint64_t e = (u & exponents) >> m_bits;
    if (e > bias + reduced) return sign | exponents;
    if (e <= bias - reduced) return sign;
  }
  return u;
}
static void reduce_precision(const kern *k, const void *const *in, void *out, size_t n) {
  const ir_float_format *f = ev_num_rows[k->out].format;
  size_t size = ev_num_rows[k->out].bytes;
  for (size_t e = 0; e < n; e++) {
    uint64_t u = ev_num_bits(k->out, (const uint8_t *)in[0] + e * size);
    ev_num_set_bits(k->out, (uint8_t *)out + e * size, reduce_bits(f, u, k->bits[0], k->bits[1]));
  }
}
bool ev_bind_reduce_precision(const ir_op *op, kern *k) {
  int64_t exponent, mantissa;
  if (!ev_kern_same(k) || !ev_num_is(k->out, NUM_FLOAT) ||
      !ir_attr_as_int(ir_op_get(op, "exponent_bits"), &exponent) ||
      !ir_attr_as_int(ir_op_get(op, "mantissa_bits"), &mantissa) || exponent < 1 || mantissa < 0 ||
      exponent > 64 || mantissa > 64) /* reduce_precision C2, reduce_precision C3 */
    return false;
  k->bits[0] = (int32_t)exponent;
  k->bits[1] = (int32_t)mantissa;
  k->fn = reduce_precision;
  return true;
}

/* --- bitcast_convert --- */

/* Reads the bits of an element, `bits` of them from bit `at` on. */
static void copy_bits(const interp_value *from, size_t element, unsigned at, num_kind to,
                      uint8_t *o, unsigned to_at) {
  num_kind k = (num_kind)from->num;
  const uint8_t *p = from->data + element * ev_num_rows[k].bytes;
  unsigned bits =
      ev_num_rows[to].bits < ev_num_rows[k].bits ? ev_num_rows[to].bits : ev_num_rows[k].bits;
  for (unsigned b = 0; b < bits; b++) {
    unsigned s = at + b, d = to_at + b;
    if (p[s / 8] >> (s % 8) & 1) o[d / 8] |= (uint8_t)(1u << (d % 8));
  }
}

eval_status eval_bitcast_convert(proc *p, insn *i, interp_value **in, interp_value **out) {
  if (!ev_operands(p, i, 1, 1) || !ev_tensor(p, i, in, 0, 0, -1)) return EVAL_FAIL;
  const interp_value *a = in[0];
  num_kind from = (num_kind)a->num;
  num_kind to = ev_storage_kind(ir_type_element(i->results[0]));
  if (to == NUM_NONE)
    return ev_error(p, i, DIAG_INTERP_BAD_TYPE, "the result's element type has no values");
  unsigned in_bits = ev_num_rows[from].bits, out_bits = ev_num_rows[to].bits;
  size_t rank = value_rank(a);
  auto_free int64_t *dims = ev_scratch(p, i, rank + 1, sizeof *dims);
  if (!dims) return EVAL_FAIL;
  memcpy(dims, value_dims(a), rank * sizeof *dims);
  bool ok = true;
  if (out_bits < in_bits) {
    dims[rank++] = in_bits / out_bits;
    ok = in_bits % out_bits == 0;
  } else if (out_bits > in_bits) {
    ok = rank > 0 && out_bits % in_bits == 0 && dims[rank - 1] == (int64_t)(out_bits / in_bits);
    rank -= ok;
  }
  if (!ok)
    ev_error(p, i, DIAG_INTERP_CONSTRAINT,
             "%u bits cannot be cast to %u bits in this shape [bitcast_convert C1]", in_bits,
             out_bits);
  interp_value *r = ok ? ev_result(p, i, 0, dims, rank) : NULL;
  if (!r) return EVAL_FAIL;
  size_t size = ev_num_rows[to].bytes;
  if (in_bits >= 8 && out_bits >= 8 && in_bits % 8 == 0 && out_bits % 8 == 0) {
    memcpy(r->data, a->data, r->size);
  } else {
    size_t parts = in_bits > out_bits ? in_bits / out_bits : out_bits / in_bits;
    for (size_t e = 0; e < r->count; e++) {
      uint8_t bytes[NUM_MAX_BYTES] = {0};
      if (in_bits >= out_bits) {
        copy_bits(a, e / parts, (unsigned)(e % parts) * out_bits, to, bytes, 0);
      } else {
        for (size_t q = 0; q < parts; q++)
          copy_bits(a, e * parts + q, 0, to, bytes, (unsigned)q * in_bits);
      }
      memcpy(r->data + e * size, bytes, size);
    }
  }
  ev_num_canonical(to, r->data, r->count);
  out[0] = r;
  return EVAL_OK;
}
