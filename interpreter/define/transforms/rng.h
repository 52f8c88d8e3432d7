/* SPDX-License-Identifier: Apache-2.0 */
/* The generators, and which block of bits an element has. */
#ifndef HLO_CTS_INTERPRETER_DEFINE_RNG_H
#define HLO_CTS_INTERPRETER_DEFINE_RNG_H

#include "behaviors.h"
#include "define/definition.h"

uint64_t ev_rng_threefry(uint64_t key, uint64_t counter);
void ev_rng_philox(uint64_t key, uint64_t low, uint64_t high, uint32_t out[4]);

/* How the elements are paired: [outer][along][inner], two neighbours of the second dimension in a
 * block. That dimension is the first even one, else the longest. */
typedef struct rng_pairs {
  size_t outer, along, half, inner;
} rng_pairs;
rng_pairs ev_rng_pairs(const interp_value *v);

#endif
