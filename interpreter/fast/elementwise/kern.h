/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels: an elementwise op on n elements at once.
 *
 * The same kernels serve whole tensors, lanes of scalar computations (body.h) and reductions. A
 * kernel reads element k of its inputs before it writes element k of its output, so the output may
 * be an input whose elements have the same size. */
#ifndef HLO_CTS_INTERPRETER_FAST_KERN_H
#define HLO_CTS_INTERPRETER_FAST_KERN_H

#include "define/definition.h"
#include "fast.h"

typedef struct kern kern;
typedef void (*kern_fn)(const kern *k, const void *const *in, void *out, size_t n);

struct kern {
  kern_fn fn;
  element_op e;     /* the definition */
  uint8_t function; /* elementary functions: fast_function */
};

/* Binds an op whose operands and result have these kinds: to a loop of its own; else, to the
 * definition, element by element. */
bool ev_kern_bind(const ir_op *op, const num_kind *in, size_t count, num_kind out, kern *k);
/* The same for a unary or binary op on elements of one kind. */
bool ev_kern_bind_same(uint16_t id, num_kind kind, kern *k);
/* The definition, element by element. */
void ev_kern_each(const kern *k, const void *const *in, void *out, size_t n);

/* Copies elements. */
void ev_kern_copy(const kern *k, const void *const *in, void *out, size_t n);
/* Converts n elements of kind `from` to kind `to`. */
void ev_kern_convert(num_kind from, num_kind to, const void *in, void *out, size_t n);
fast_status ev_fast_elementwise(definition *d);

/* --- For the families ---------------------------------------------------------------------------
 */

#define KERN_CHUNK 256 /* elements that pass through double buffers at a time */

/* Float kinds: decoded to double, k->e.f1 or k->e.f2 applied, rounded once. */
void ev_kern_float(const kern *k, const void *const *in, void *out, size_t n);

/* Chooses the loop of a kernel whose definition is bound; NULL: it has none. */
kern_fn ev_kern_arith(kern *k);
kern_fn ev_kern_bits(kern *k);
kern_fn ev_kern_math(kern *k);
kern_fn ev_kern_special(kern *k);

/* A table of typed loops NAME_I2 … NAME_U64 by kind. */
#define KERN_INT_TABLE(name)                                                                     \
  {                                                                                              \
    [NUM_I2] = name##_I2, [NUM_I4] = name##_I4, [NUM_I8] = name##_I8, [NUM_I16] = name##_I16,    \
    [NUM_I32] = name##_I32, [NUM_I64] = name##_I64, [NUM_U2] = name##_U2, [NUM_U4] = name##_U4,  \
    [NUM_U8] = name##_U8, [NUM_U16] = name##_U16, [NUM_U32] = name##_U32, [NUM_U64] = name##_U64 \
  }

/* Loops over integers and their table NAME_ints: the value of `expression` is cut to the kind's
 * width. It may use the operands x and y, of type T, the type U to compute in, and B, the width. */
#define KERN_INT(K, type, unsigned_type, bits, name, second, expression)              \
  static void name##_##K(const kern *k, const void *const *in, void *out, size_t n) { \
    typedef type T;                                                                   \
    typedef __attribute__((unused)) unsigned_type U;                                  \
    enum { B = bits };                                                                \
    const T *a = in[0], *b = in[second];                                              \
    T *o = out;                                                                       \
    (void)k;                                                                          \
    for (size_t e = 0; e < n; e++) {                                                  \
      T x = a[e], y = b[e];                                                           \
      (void)y;                                                                        \
      o[e] = NUM_WRAP(T, U, B, expression);                                           \
    }                                                                                 \
  }
#define KERN_INTS1(name, expression)               \
  NUM_INTEGER_KINDS(KERN_INT, name, 0, expression) \
  static const kern_fn name##_ints[NUM_COUNT] = KERN_INT_TABLE(name);
#define KERN_INTS2(name, expression)               \
  NUM_INTEGER_KINDS(KERN_INT, name, 1, expression) \
  static const kern_fn name##_ints[NUM_COUNT] = KERN_INT_TABLE(name);

/* add, subtract, multiply, divide, maximum or minimum; NULL: another op or kind. */
kern_fn ev_float_loop(uint16_t op, num_kind k);
/* Between f32 and a format of 16 bits; false when it is no such pair, or when a NaN is among the
 * numbers, whose bits number.c knows. `out` is not `in`. */
bool ev_float_convert(num_kind from, num_kind to, const void *in, void *out, size_t n);

#endif
