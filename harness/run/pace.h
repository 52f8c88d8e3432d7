/* SPDX-License-Identifier: Apache-2.0 */
/* How fast a run is: what its batches took so far, and what the rest will take at that pace. */
#ifndef HLO_CTS_HARNESS_PACE_H
#define HLO_CTS_HARNESS_PACE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "batches.h"

/* Cases of ended batches, and what those took. */
typedef struct pace_part {
  _Atomic uint64_t cases, micros;
} pace_part;

/* Shared by the processes of a run. The first batch of each process is kept apart, because the
 * consumer starts in it. */
typedef struct pace {
  uint64_t cases[BATCH_KINDS]; /* of the run; set before the processes start */
  pace_part first[BATCH_KINDS], later[BATCH_KINDS];
} pace;

void pace_add(pace *p, unsigned kind, bool first, uint64_t cases, uint64_t micros);
uint64_t pace_cases(const pace *p);   /* of all kinds */
uint64_t pace_settled(const pace *p); /* those whose batches ended */
/* The seconds that all cases take, or those whose batches have not ended, one after the other. A
 * kind of which no batch ended is taken to be as fast as the others. Negative: no batch ended. */
double pace_all(const pace *p);
double pace_left(const pace *p);
/* The time of all cases, as a multiple of that of ended batches; 1: all ended, or none. */
double pace_scale(const pace *p);

#endif
