/* SPDX-License-Identifier: Apache-2.0 */
/* The order in which a run takes its cases, in batches. A batch goes to one process, and its cases
 * may be asked about together (groups.h). Batches depend only on the cases and on the size of
 * groups, so two runs are comparable. */
#ifndef HLO_CTS_HARNESS_BATCHES_H
#define HLO_CTS_HARNESS_BATCHES_H

#include "harness/results/results.h"

/* How the cases of a batch are asked about. */
typedef enum batch_kind {
  BATCH_TOGETHER, /* several at once */
  BATCH_REFUSED,  /* likewise, but only their legal twins: the cases must be refused */
  BATCH_ALONE,    /* each by itself */
  BATCH_KINDS
} batch_kind;

typedef struct batch {
  uint32_t first, count; /* in batches.order */
  uint8_t rank, kind;
} batch;

typedef struct batches {
  uint32_t *order; /* indices of cases */
  batch *items;
  size_t count;
} batches;

/* Batches of at most `group` cases; 1: each case is a batch. `ranks` has a number for each case:
 * lower ones come first; NULL: all are equal. `failed` marks the cases that failed before; NULL:
 * none did. They are asked alone, because a group with such a case would be asked again in halves.
 * Cases that resemble each other share a batch: those with the same profiles, sizes and first
 * releases. Batches of one rank are shuffled in a fixed way, so that the first ones are a sample of
 * all. Returns false when out of memory. */
bool batches_new(batches *b, const results *r, size_t group, const uint8_t *ranks,
                 const bool *failed);
void batches_free(batches *b);

#endif
