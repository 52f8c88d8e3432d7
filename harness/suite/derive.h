/* From a program that checks itself to a plain one that any consumer can run: each value that a
 * check op (or its spelling as a custom_call) compares becomes a result of @main, and its expected
 * value becomes an expectation. */
#ifndef HLO_CTS_HARNESS_DERIVE_H
#define HLO_CTS_HARNESS_DERIVE_H

#include "interpreter/interpreter.h"
#include "ir/ir.h"

typedef struct expectation {
  size_t actual;        /* number of the result */
  const ir_attr *value; /* dense; NULL: another result */
  size_t other;         /* its number */
  interp_nearness near;
  double
      scale;  /* above 0: INTERP_ALMOST with a tolerance of this times the largest expected value */
  double sum; /* above 0: INTERP_ALMOST by this times the bound of a sum (near.each has it) */
} expectation;

/* What a case says about all of its comparisons. */
typedef struct derive_rules {
  double tolerance; /* of almost-equal ones; negative: what the program says, or bounds.def */
  interp_nan nan;   /* as in interp_nearness */
  bool zeros_equal; /* likewise */
} derive_rules;

typedef struct expectations {
  expectation *items; /* in the context's arena */
  size_t count;
} expectations;

/* Works in place. False with an error for a program whose checks are not all directly in @main, or
 * that has no @main. */
bool derive_plain(ir_context *c, ir_op *module, const derive_rules *rules, expectations *out,
                  diag_sink *sink);

/* What a comparison found. */
typedef struct comparison {
  int64_t mismatches;
  double worst_difference; /* absolute; infinity when one of them is NaN or infinite */
  uint64_t worst_ulps;
  int64_t worst_element; /* linear; -1: all equal */
} comparison;

/* How near elements have to be to these `count` that are wanted. */
interp_nearness expectation_nearness(const expectation *e, const ir_type *element,
                                     const uint8_t *want, size_t count);

/* Compares `count` elements of `element` type. `want_step` 0: one element stands for all. */
bool compare_elements(const ir_type *element, const uint8_t *got, const uint8_t *want,
                      size_t want_step, size_t count, const interp_nearness *near, comparison *out);

/* A float in decimal: the form of attributes is hexadecimal for some. */
void compare_float_text(const ir_type *element, const uint8_t *bytes, size_t size, strbuf *out);

/* Whether results meet every expectation. A sentence is appended to `why` when one is not met, with
 * both sides below it, and when all are, but not to the last bit: how far and where. */
bool expectations_met(const expectations *e, interp_value *const *results, size_t count,
                      strbuf *why);
/* The same, where a result may have a leading dimension more: each of its rows has to be what is
 * expected. */
bool expectations_met_in_rows(const expectations *e, interp_value *const *results, size_t count,
                              strbuf *why);

#endif
