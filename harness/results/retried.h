/* SPDX-License-Identifier: Apache-2.0 */
/* Rows that failed and were run again. A row that fails first and passes later is flaky. */
#ifndef HLO_CTS_HARNESS_RETRIED_H
#define HLO_CTS_HARNESS_RETRIED_H

#include "results.h"

/* Prepares the entry of a row that is run again: the number of the attempt and the failure of the
 * previous one. Returns false when out of memory. The caller frees `out->before.text`. */
bool retry_next(const results *r, size_t index, size_t producer, retried_row *out);
/* Adds an entry, which replaces that of an earlier attempt of the same row, and takes over its
 * text. Returns false if the entry was lost because memory ran out. */
bool retry_add(results *r, retried_row row);
/* Whether the last attempt no longer failed. */
bool retry_is_flaky(const results *r, const retried_row *row);
/* Counts the flaky rows, and in *cases the cases that have one. */
size_t retry_count_flaky(const results *r, size_t *cases);

#endif
