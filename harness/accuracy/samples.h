/* SPDX-License-Identifier: Apache-2.0 */
/* The operands with which a function is asked.
 *
 * Operands of one function and type come in blocks; a block is one program. For one real operand a
 * block has the numbers of a range of magnitudes, each with both signs, in rising order: element i
 * of the first half is minus element n-1-i. */
#ifndef HLO_CTS_HARNESS_SAMPLES_H
#define HLO_CTS_HARNESS_SAMPLES_H

#include "truth.h"

enum { SAMPLES_BLOCK = 1 << 20 }; /* the most elements of a block */

typedef struct samples_options {
  bool exhaustive; /* f32 with one operand: every number; narrower types always are */
  size_t count;    /* about so many elements of a function and type; 0: as the type deserves */
  uint64_t seed;
} samples_options;

typedef struct samples {
  truth_number *in[2]; /* operand k of element i is in[k][i] */
  size_t count;
  bool ordered; /* as described above */
} samples;

/* How many blocks a function has in a form. */
size_t samples_blocks(const truth_function *f, truth_form form, const samples_options *o);
/* Whether the blocks have every operand that there is. */
bool samples_complete(const truth_function *f, truth_form form, const samples_options *o);
/* Makes one block. False: out of memory. The caller frees in either case. */
bool samples_make(const truth_function *f, truth_form form, const samples_options *o, size_t block,
                  samples *out);
void samples_free(samples *s);

#endif
