/* SPDX-License-Identifier: Apache-2.0 */
#include "results.h"

#include <stdlib.h>
#include <string.h>

#include "base/vec.h"

/* --- What is known of rows that were made again --- */

/* The row's own entry; NULL: it was made once. */
static const retried_row *find_row(const results *r, size_t index, size_t producer) {
  for (size_t i = 0; i < r->retried_count; i++)
    if (r->retried[i].before.index == index && r->retried[i].before.producer == producer)
      return &r->retried[i];
  return NULL;
}

bool retry_add(results *r, retried_row row) {
  retried_row *known = (retried_row *)(uintptr_t)find_row(r, row.before.index, row.before.producer);
  if (known) {
    free(known->before.text);
    *known = row;
    return true;
  }
  if (!vec_room(&r->retried, r->retried_count, &r->retried_room, sizeof row)) {
    free(row.before.text);
    r->details_lost++;
    return false;
  }
  r->retried[r->retried_count++] = row;
  return true;
}

bool retry_is_flaky(const results *r, const retried_row *row) {
  const detail *d = &row->before;
  return !results_row_fails(r, d->index, results_row(r, d->index, d->producer), d->producer);
}

size_t retry_count_flaky(const results *r, size_t *cases) {
  size_t rows = 0;
  *cases = 0;
  for (size_t i = 0; i < r->retried_count; i++) {
    if (!retry_is_flaky(r, &r->retried[i])) continue;
    bool first = true;
    for (size_t k = 0; first && k < i; k++)
      first = r->retried[k].before.index != r->retried[i].before.index ||
              !retry_is_flaky(r, &r->retried[k]);
    rows++;
    *cases += first;
  }
  return rows;
}

/* --- The attempt before --- */

/* The message about it. Large runs keep one text for equal verdicts of a check of a case. */
static const char *message_about(const results *r, const detail *d) {
  const char *elsewhere = "";
  for (uint32_t at = r->first_detail[d->index]; at; at = r->details[at - 1].next) {
    const detail *other = &r->details[at - 1];
    if (other->check != d->check || other->found.verdict != d->found.verdict) continue;
    elsewhere = other->text;
    if (other->producer == d->producer && other->consumer == d->consumer && other->slot == d->slot)
      return other->text;
  }
  return elsewhere;
}

bool retry_next(const results *r, size_t index, size_t producer, retried_row *out) {
  const retried_row *last = find_row(r, index, producer);
  *out = (retried_row){.attempt = last ? last->attempt + 1 : 2,
                       .before = {.index = (uint32_t)index, .producer = (uint8_t)producer}};
  results_first_failure(r, results_row(r, index, producer), &out->before);
  out->before.text = strdup(message_about(r, &out->before));
  return out->before.text != NULL;
}
