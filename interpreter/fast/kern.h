/* Kernels: what an elementwise operation does to n elements at once.
 *
 * One row per op binds element kinds to a typed loop. The same kernels serve whole tensors, lanes
 * of scalar computations (body.h) and reductions. A kernel reads element k of its inputs before it
 * writes element k of its output, so the output may be an input whose elements have the same size.
 */
#ifndef HLO_CTS_INTERPRETER_KERN_H
#define HLO_CTS_INTERPRETER_KERN_H

#include "eval.h"

typedef struct kern kern;
typedef void (*kern_fn)(const kern *k, const void *const *in, void *out, size_t n);

/* What compare stores in kern.choice. */
typedef enum kern_direction { KERN_EQ, KERN_NE, KERN_GE, KERN_GT, KERN_LE, KERN_LT } kern_direction;

struct kern {
  kern_fn fn;
  uint8_t arity, choice;
  bool total;   /* compare: in IEEE-754's total order */
  uint8_t fast; /* elementary functions: fast_function */
  num_kind in[3], out;
  union {
    double (*f1)(double);
    double (*f2)(double, double);
    double complex (*z1)(double complex);
    double complex (*z2)(double complex, double complex);
    kern_fn fns[2];
    int32_t bits[2];
  };
};

/* Chooses the loop for k->in and k->out; false when the op does not take these kinds. */
typedef bool (*kern_bind_fn)(const ir_op *op, kern *k);
typedef struct kern_row {
  uint8_t arity;
  kern_bind_fn bind;
} kern_row;

/* NULL: the op is not elementwise. */
const kern_row *ev_kern_row_of(uint16_t op_id);
/* A number that orders floats as IEEE-754's totalOrder does. */
int64_t ev_kern_total_key(num_kind k, const void *p);
/* Binds an op whose operands and result have these kinds. */
bool ev_kern_bind(const ir_op *op, const num_kind *in, size_t count, num_kind out, kern *k);

/* An elementwise op on tensors. */
eval_status eval_elementwise(proc *p, insn *i, interp_value **in, interp_value **out);

/* All elementwise ops: name, operands, function that binds. */
#define KERN_OPS(X)                                      \
  X(ADD, 2, ev_bind_add)                                 \
  X(SUBTRACT, 2, ev_bind_subtract)                       \
  X(MULTIPLY, 2, ev_bind_multiply)                       \
  X(DIVIDE, 2, ev_bind_divide)                           \
  X(REMAINDER, 2, ev_bind_remainder)                     \
  X(MAXIMUM, 2, ev_bind_maximum)                         \
  X(MINIMUM, 2, ev_bind_minimum)                         \
  X(POWER, 2, ev_bind_power)                             \
  X(ATAN2, 2, ev_bind_atan2)                             \
  X(ABS, 1, ev_bind_abs)                                 \
  X(NEGATE, 1, ev_bind_negate)                           \
  X(SIGN, 1, ev_bind_sign)                               \
  X(CEIL, 1, ev_bind_ceil)                               \
  X(FLOOR, 1, ev_bind_floor)                             \
  X(ROUND_NEAREST_AFZ, 1, ev_bind_round_afz)             \
  X(ROUND_NEAREST_EVEN, 1, ev_bind_round_even)           \
  X(CBRT, 1, ev_bind_cbrt)                               \
  X(COSINE, 1, ev_bind_cosine)                           \
  X(EXPONENTIAL, 1, ev_bind_exponential)                 \
  X(EXPONENTIAL_MINUS_ONE, 1, ev_bind_exponential_m1)    \
  X(LOG, 1, ev_bind_log)                                 \
  X(LOG_PLUS_ONE, 1, ev_bind_log_p1)                     \
  X(LOGISTIC, 1, ev_bind_logistic)                       \
  X(RSQRT, 1, ev_bind_rsqrt)                             \
  X(SINE, 1, ev_bind_sine)                               \
  X(SQRT, 1, ev_bind_sqrt)                               \
  X(TAN, 1, ev_bind_tan)                                 \
  X(TANH, 1, ev_bind_tanh)                               \
  X(AND, 2, ev_bind_and)                                 \
  X(OR, 2, ev_bind_or)                                   \
  X(XOR, 2, ev_bind_xor)                                 \
  X(NOT, 1, ev_bind_not)                                 \
  X(COUNT_LEADING_ZEROS, 1, ev_bind_clz)                 \
  X(POPCNT, 1, ev_bind_popcnt)                           \
  X(SHIFT_LEFT, 2, ev_bind_shift_left)                   \
  X(SHIFT_RIGHT_ARITHMETIC, 2, ev_bind_shift_arithmetic) \
  X(SHIFT_RIGHT_LOGICAL, 2, ev_bind_shift_logical)       \
  X(COMPARE, 2, ev_bind_compare)                         \
  X(SELECT, 3, ev_bind_select)                           \
  X(CLAMP, 3, ev_bind_clamp)                             \
  X(IS_FINITE, 1, ev_bind_is_finite)                     \
  X(CONVERT, 1, ev_bind_convert)                         \
  X(REAL, 1, ev_bind_real)                               \
  X(IMAG, 1, ev_bind_imag)                               \
  X(COMPLEX, 2, ev_bind_complex)                         \
  X(REDUCE_PRECISION, 1, ev_bind_reduce_precision)
#define KERN_DECLARE(op, arity, bind) bool bind(const ir_op *op, kern *k);
KERN_OPS(KERN_DECLARE)
#undef KERN_DECLARE

/* Whether compare's compare_type suits elements of this kind. */
bool ev_compare_type_fits(const ir_op *op, num_kind k);

/* --- For the families ---------------------------------------------------------------------------
 */

#define KERN_CHUNK 256 /* elements that pass through double buffers at a time */

static inline bool ev_kern_same(const kern *k) {
  for (unsigned a = 0; a < k->arity; a++)
    if (k->in[a] != k->out) return false;
  return true;
}

/* Float kinds: decoded to double, k->f1 or k->f2 applied, rounded once. */
void ev_kern_float1(const kern *k, const void *const *in, void *out, size_t n);
void ev_kern_float2(const kern *k, const void *const *in, void *out, size_t n);
void ev_kern_copy(const kern *k, const void *const *in, void *out, size_t n);
/* The same for complex kinds, in complex double. */
void ev_kern_complex1(const kern *k, const void *const *in, void *out, size_t n);
void ev_kern_complex2(const kern *k, const void *const *in, void *out, size_t n);
/* Converts n elements of kind `from` to kind `to`. */
void ev_kern_convert(num_kind from, num_kind to, const void *in, void *out, size_t n);

/* A table of typed loops NAME_I2 … NAME_U64 by kind. */
#define KERN_INT_TABLE(name)                                                                     \
  {                                                                                              \
    [NUM_I2] = name##_I2, [NUM_I4] = name##_I4, [NUM_I8] = name##_I8, [NUM_I16] = name##_I16,    \
    [NUM_I32] = name##_I32, [NUM_I64] = name##_I64, [NUM_U2] = name##_U2, [NUM_U4] = name##_U4,  \
    [NUM_U8] = name##_U8, [NUM_U16] = name##_U16, [NUM_U32] = name##_U32, [NUM_U64] = name##_U64 \
  }

/* Loops over integers: x (and y) are the operands, of type T; the value of `expression` is cut to
 * the kind's width. */
#define KERN_INT1(name, K, T, U, B, expression)                                       \
  static void name##_##K(const kern *k, const void *const *in, void *out, size_t n) { \
    const T *a = in[0];                                                               \
    T *o = out;                                                                       \
    (void)k;                                                                          \
    for (size_t e = 0; e < n; e++) {                                                  \
      T x = a[e];                                                                     \
      o[e] = NUM_WRAP(T, U, B, expression);                                           \
    }                                                                                 \
  }
#define KERN_INT2(name, K, T, U, B, expression)                                       \
  static void name##_##K(const kern *k, const void *const *in, void *out, size_t n) { \
    const T *a = in[0], *b = in[1];                                                   \
    T *o = out;                                                                       \
    (void)k;                                                                          \
    for (size_t e = 0; e < n; e++) {                                                  \
      T x = a[e], y = b[e];                                                           \
      o[e] = NUM_WRAP(T, U, B, expression);                                           \
    }                                                                                 \
  }

#endif
