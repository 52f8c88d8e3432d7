/* From a program that checks itself to a plain one that any consumer can run: each value that a
 * check op (or its spelling as a custom_call) looks at becomes a result of @main, and what it
 * should be becomes an expectation held here. */
#ifndef HLO_CTS_HARNESS_DERIVE_H
#define HLO_CTS_HARNESS_DERIVE_H

#include "interpreter/interpreter.h"
#include "ir/ir.h"

typedef enum expect_kind { EXPECT_EQUAL, EXPECT_ALMOST, EXPECT_CLOSE } expect_kind;

/* What an op asks of its own result (rfcs/20241015-result-accuracy.md of openxla/stablehlo): a
 * difference of max(|expected| * max(rtol, ulps * epsilon), atol). */
typedef struct accuracy {
  bool given; /* mode TOLERANCE */
  double atol, rtol;
  uint64_t ulps;
} accuracy;

typedef struct expectation {
  expect_kind kind;
  size_t actual;        /* number of the result */
  const ir_attr *value; /* dense; NULL: another result */
  size_t other;         /* its number */
  double tolerance;     /* absolute, EXPECT_ALMOST */
  uint64_t least, most; /* EXPECT_CLOSE: ULPs apart; */
  accuracy own;         /* or as near as the op that made the value asks for */
} expectation;

typedef struct expectations {
  expectation *items; /* in the context's arena */
  size_t count;
} expectations;

/* Works in place. False with an error for a program whose checks are not all directly in @main, or
 * that has no @main. A `tolerance` that is not negative overrides the program's. */
bool derive_plain(ir_context *c, ir_op *module, double tolerance, expectations *out,
                  diag_sink *sink);

/* What a comparison found. */
typedef struct comparison {
  int64_t mismatches;
  double worst_difference; /* absolute; infinity when one of them is NaN or infinite */
  uint64_t worst_ulps;
  int64_t worst_element; /* linear; -1: all equal */
} comparison;

/* Compares `count` elements of `element` type as the expectation says: bit for bit (every NaN
 * equals every NaN), within the tolerance, or close: numbers that are not finite are close to
 * themselves alone. `want_step` 0: one element stands for all. */
bool compare_elements(const ir_type *element, const uint8_t *got, const uint8_t *want,
                      size_t want_step, size_t count, const expectation *e, comparison *out);

/* Whether results meet every expectation. A sentence is appended to `why` when one is not met, and
 * when all are, but not to the last bit: how far and where. */
bool expectations_met(const expectations *e, interp_value *const *results, size_t count,
                      strbuf *why);

#endif
