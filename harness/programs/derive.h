/* SPDX-License-Identifier: Apache-2.0 */
/* Derives a plain program, which any consumer can run, from a program that checks itself. A check
 * op (or a custom_call that means one) compares a value with an expected value. The value becomes a
 * result of @main, and the expected value becomes an expectation. */
#ifndef HLO_CTS_HARNESS_DERIVE_H
#define HLO_CTS_HARNESS_DERIVE_H

#include "interpreter/interpreter.h"
#include "ir/ir.h"

typedef struct expectation {
  size_t actual;        /* index of the result */
  const istr *name;     /* the location of the check, if it is a name; NULL: none */
  const ir_attr *value; /* dense; NULL: another result */
  size_t other;         /* index of that result */
  interp_nearness near;
  double scale; /* above 0: compare with INTERP_ALMOST; the tolerance is `scale` times the largest
                   expected value. 0: it is near.tolerance or near.each */
} expectation;

/* The rules of a case for all of its comparisons. */
typedef struct derive_rules {
  double tolerance; /* of almost-equal comparisons; negative: as the program states it, or else by
                       the accuracy of the op */
  interp_nan nan;   /* as in interp_nearness */
  bool zeros_equal; /* likewise */
} derive_rules;

typedef struct expectations {
  expectation *items; /* in the context's arena */
  size_t count;
  ir_context *context;
  const ir_type **types; /* of all results of @main, in the context's arena */
  size_t type_count;
} expectations;

/* Changes the program in place. Returns false and reports an error if the program has no @main, or
 * if one of its checks is not directly in @main. `rules` and `out` are NULL if only the plain
 * program is wanted: tolerances need an evaluation. */
bool derive_plain(ir_context *c, ir_op *module, const derive_rules *rules, expectations *out,
                  diag_sink *sink);

/* The result of a comparison. */
typedef struct comparison {
  int64_t mismatches;
  double worst_difference; /* absolute; infinity if one of the two values is NaN or infinite */
  uint64_t worst_ulps;
  int64_t worst_element; /* linear; -1: all equal */
} comparison;

/* The tolerance for results of which `want` has the `count` expected elements. */
interp_nearness expectation_nearness(const expectation *e, const ir_type *element,
                                     const uint8_t *want, size_t count);

/* Compares `count` elements of `element` type. `want_step` 0: one element stands for all. */
bool compare_elements(const ir_type *element, const uint8_t *got, const uint8_t *want,
                      size_t want_step, size_t count, const interp_nearness *near, comparison *out);

/* Appends a float in decimal. (Attributes print some floats in hexadecimal.) */
void compare_float_text(const ir_type *element, const uint8_t *bytes, size_t size, strbuf *out);

/* Whether there are as many results as @main has, each of the type that @main states. A dynamic
 * dimension of the stated type has any size. `in_rows`: a result may have an additional leading
 * dimension. If one differs, appends a sentence to `why`, with both types. */
bool results_typed(ir_context *c, const ir_type *const *types, size_t type_count,
                   interp_value *const *results, size_t count, bool in_rows, strbuf *why);

/* Values, with a reference to each. */
typedef struct value_list {
  interp_value **items;
  size_t count;
} value_list;
void value_list_free(value_list *l);

/* Whether the results have the count and types of @main's and meet every expectation. If one does
 * not, appends a sentence to `why`, with both values below it. If all do, but not bit for bit,
 * appends the largest difference and its place. `in_rows`: as in results_typed; each of the rows
 * must then meet the expectation. */
bool expectations_met(const expectations *e, interp_value *const *results, size_t count,
                      bool in_rows, strbuf *why);

#endif
