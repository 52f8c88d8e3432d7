/* SPDX-License-Identifier: Apache-2.0 */
/* The generators of random bits. */
#ifndef HLO_CTS_INTERPRETER_DEFINE_RNG_H
#define HLO_CTS_INTERPRETER_DEFINE_RNG_H

#include "behaviors.h"
#include "define/definition.h"

uint64_t ev_rng_threefry(uint64_t key, uint64_t counter);
void ev_rng_philox(uint64_t key, uint64_t low, uint64_t high, uint32_t out[4]);

#endif
