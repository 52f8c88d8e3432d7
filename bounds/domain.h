/* SPDX-License-Identifier: Apache-2.0 */
/* Elements as numbers, and arithmetic that rounds outwards. */
#ifndef HLO_CTS_BOUNDS_DOMAIN_H
#define HLO_CTS_BOUNDS_DOMAIN_H

#include "bounds.h"

/* How the parts of a tensor lie in memory. */
typedef struct layout {
  const ir_float_format *format; /* NULL: integers and booleans */
  size_t parts, size;            /* parts of an element, bytes of a part */
  uint32_t width;                /* of integers */
  bool is_signed;
} layout;

/* False: a type whose elements have no bounds. */
bool bd_layout(const ir_type *element, layout *out);
uint64_t bd_bits(const layout *l, const void *data, size_t part);
double bd_number(const layout *l, const void *data, size_t part);
/* The nearest value of the format, as a double. */
double bd_round(const ir_float_format *f, double x);
/* The distance to the next larger value of the format. */
double bd_ulp(const ir_float_format *f, double x);
/* Half of the distance between 1 and the next number: the unit roundoff. */
double bd_unit(const ir_float_format *f);
double bd_largest(const ir_float_format *f);
/* f8E8M0FNU has neither zero nor negative numbers, and the specification does not say what becomes
 * of a result that is one. */
bool bd_is_positive(const ir_float_format *f);
#define BD_POSITIVE_WHY "a zero or a negative number of a type that has none"
/* The largest value of the format that is smaller. */
double bd_below(const ir_float_format *f, double x);

/* An interval of real numbers; both are NaN if there is no number. */
typedef struct span {
  double lo, hi;
} span;

static inline bool bd_is_point(span s) { return s.lo == s.hi; }
span bd_add(span a, span b);
span bd_subtract(span a, span b);
span bd_multiply(span a, span b);
span bd_divide(span a, span b);
span bd_hull(span a, span b);
/* One double wider at both ends, for a function of libm, whose error is below one ULP. */
span bd_outwards(span a);

static inline bound bd_open(void) { return (bound){-__builtin_inf(), __builtin_inf(), BOUND_OPEN}; }

#endif
