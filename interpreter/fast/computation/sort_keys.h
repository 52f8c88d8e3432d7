/* SPDX-License-Identifier: Apache-2.0 */
/* Stable sorting by keys that are integers. */
#ifndef HLO_CTS_INTERPRETER_SORT_KEYS_H
#define HLO_CTS_INTERPRETER_SORT_KEYS_H

#include <stdbool.h>

#include "values/number.h"

typedef struct sort_entry {
  uint64_t key;
  uint64_t index;
} sort_entry;

/* n keys of a kind as integers that order alike, least first, or greatest first. False when there
 * is a NaN that the order does not place, or the format has no sign. */
bool ev_sort_ranks(num_kind num, bool total, bool downwards, const void *keys, size_t n,
                   sort_entry *out);
/* Sorts by key; equal ones stay in order. The result is in `entries` or in `other`, which is as
 * long: the one returned. Only the first `wanted` need be right. */
sort_entry *ev_sort_entries(sort_entry *entries, sort_entry *other, size_t n, size_t wanted);

#endif
