/* SPDX-License-Identifier: Apache-2.0 */
/* A measure of the results of a function: counts that can be added up over blocks.
 *
 * Errors are in units in the last place (ULP) of the type at the true value. They count numbers
 * alone: special values, and subnormal numbers that were taken as zero, are counted apart. */
#ifndef HLO_CTS_HARNESS_MEASURE_H
#define HLO_CTS_HARNESS_MEASURE_H

#include <jansson.h>

#include "base/strbuf.h"

#include "samples.h"

enum {
  MEASURE_EXPONENTS = 2048, /* by the stored exponent of the first operand, of either sign */
  MEASURE_EXAMPLES = 4,
};

/* One element that shows something. */
typedef struct measure_element {
  truth_number in[2], got, nearest;
  double ulps;
} measure_element;

typedef struct measure_examples {
  uint64_t count;
  measure_element first[MEASURE_EXAMPLES]; /* the first ones in the order of the blocks */
} measure_examples;

/* Errors for one sign and exponent of the first operand. */
typedef struct measure_exponent {
  uint64_t count;
  double worst, sum;
} measure_exponent;

/* Sums over the results and truths of numbers (of complex ones, over both parts), for information
 * alone. In long double the square of an f64 does not overflow. */
enum {
  LIKE_COUNT,
  LIKE_GOT,
  LIKE_TRUE,
  LIKE_GOT_GOT,
  LIKE_TRUE_TRUE,
  LIKE_GOT_TRUE,
  LIKE_APART,
  LIKES
};
typedef struct measure_likeness {
  double pcc, cosine, apart; /* apart: the largest absolute difference */
} measure_likeness;

typedef struct measure {
  uint64_t elements;
  uint64_t numbers;      /* elements whose error counts */
  uint64_t rounded;      /* numbers that are correctly rounded */
  double sum;            /* of the errors of numbers */
  measure_element worst; /* with the largest error */
  double part_worst;     /* complex: the largest error of a part, in its own units */
  long double like[LIKES];
  uint64_t special; /* elements with special values */
  uint64_t open;    /* elements that are not judged (TRUTH_OPEN) */
  measure_examples special_wrong, zero_signs;
  uint64_t subnormal; /* elements with a subnormal operand or truth */
  uint64_t flushed_operands, flushed_results;
  bool ordered, symmetric;    /* whether these were looked at */
  measure_examples disorder;  /* neighbours of which the larger operand has the smaller result */
  measure_examples asymmetry; /* pairs x, -x */
  measure_exponent exponents[2][MEASURE_EXPONENTS];
} measure;

/* Judges the results of one block: `got` has a number for each of its elements. */
void measure_block(measure *m, const truth_function *f, truth_form form, const samples *s,
                   const truth_number *got);
/* Adds the counts of `from`, which comes later. */
void measure_add(measure *m, const measure *from);

/* How like the results are to the truth; NaN where that is not defined. */
measure_likeness measure_like(const measure *m);

/* The numbers of elements in memory (interp_data), and back. */
void measure_unpack(truth_form form, const uint8_t *data, size_t count, truth_number *out);
void measure_pack(truth_form form, const truth_number *in, size_t count, uint8_t *out);
/* Bytes of one element in memory. */
size_t measure_bytes(truth_form form);

/* A measure as JSON. The format names are those of the type. */
json_t *measure_json(const measure *m, const truth_function *f, truth_form form);
/* Reads it. False: it is not one. */
bool measure_read(const json_t *j, measure *out);

/* "0x3f800000" or, of complex numbers, "0x3f800000,0x00000000". */
void measure_number_text(truth_form form, truth_number n, strbuf *out);

#endif
