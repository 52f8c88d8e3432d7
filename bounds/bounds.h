/* SPDX-License-Identifier: Apache-2.0 */
/* The results that a StableHLO program may compute: for each element of each value an interval that
 * holds every result that the specification allows. The public face of bounds/.
 *
 * The program is evaluated twice at once: by the interpreter, which gives one right result, and by
 * rules (rules.def) that carry bounds. Integers are exact. Floats are free where the specification
 * leaves a choice: the order of sums and products, accumulators and intermediate values at least as
 * wide as the type, and the accuracy of elementary functions (the key `accuracy` of an op). An
 * element without a rule is open, with a reason. docs/judge.md describes the rules.
 *
 * Knows nothing of files and consumers.
 */
#ifndef HLO_CTS_BOUNDS_BOUNDS_H
#define HLO_CTS_BOUNDS_BOUNDS_H

#include "interpreter/interpreter.h"

typedef enum bound_kind {
  BOUND_EXACT,   /* these bits alone, and nobody may hold another value for them */
  BOUND_ROUNDED, /* these bits alone; a wider intermediate value is in the interval */
  BOUND_WITHIN,  /* what the interval rounds to */
  BOUND_OPEN,    /* any value */
} bound_kind;

/* The bound of one part of an element: complex numbers have two, all others one. The interval is
 * one of real numbers before they are rounded to the type. */
typedef struct bound {
  double lo, hi;
  bound_kind kind;
} bound;

/* A value with its bounds. */
typedef struct bounded {
  interp_value *value;  /* as the interpreter computes it */
  const bound *parts;   /* NULL: every part is exact */
  size_t count;         /* parts */
  const char *open;     /* why some part is open; NULL: none is */
  const ir_op *open_at; /* the op that left it open */
} bounded;

/* Why an element may have one value alone, or several: the sentence of the rule of an op. */
const char *bounds_sentence(const ir_op *op);

#define BOUNDS_MAX_BYTES ((size_t)2 << 30)

typedef struct bounds_options {
  const interp_options *interpreter; /* NULL: the default */
  uint64_t max_ops;                  /* ops evaluated with bounds; 0: 1,000,000 */
  size_t max_bytes; /* values and bounds, all of which are kept; 0: BOUNDS_MAX_BYTES */
  /* Processes that run the entry; 0: one. The arguments and the results of one process follow those
   * of another, first those of the partitions of replica 0. */
  uint32_t replicas, partitions;
  /* Called after each op directly in the entry function; may be NULL. */
  void (*on_op)(const ir_op *op, const bounded *const *results, void *user);
  void *user;
} bounds_options;

typedef struct bounds_run {
  const bounded **results;
  size_t count;
  size_t bytes;             /* of values and bounds; 0 after a failure */
  struct bounds_kept *kept; /* private */
} bounds_run;

/* Evaluates function `entry` of a verified module. What `out` has lives in the context's arena and
 * until bounds_free, which frees it after a failure, too. False with an error in the sink if the
 * interpreter cannot evaluate it, or a limit is passed. */
bool bounds_evaluate(ir_context *c, const ir_op *module, const char *entry,
                     interp_value *const *args, size_t arg_count, const bounds_options *o,
                     bounds_run *out, diag_sink *sink);
void bounds_free(bounds_run *r);

/* --- What a bound allows --- */

/* How many parts an element of this type has; 0: its elements have no bounds (quantized). */
size_t bounds_parts(const ir_type *element);
bound bounds_of(const bounded *b, size_t part);
/* The smallest and the largest value of the type that the bound allows. */
void bounds_limits(const bounded *b, size_t part, double *lo, double *hi);
/* Whether part `part` of a tensor of the same type, whose bytes are `data`, is allowed. */
bool bounds_allow(const bounded *b, size_t part, const void *data);
/* The number that a part of a tensor of this element type is. */
double bounds_number(const ir_type *element, const void *data, size_t part);
/* How many values of the type lie between a part and the interval; 0: it is inside. UINT64_MAX:
 * there is no distance, as from a NaN. */
uint64_t bounds_distance(const bounded *b, size_t part, const void *data);

#endif
