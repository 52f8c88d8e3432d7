/* SPDX-License-Identifier: Apache-2.0 */
#include "batches.h"

#include <stdlib.h>

#include "harness/groups/groups.h"

/* The properties that the cases of one batch share, as far as possible. */
typedef struct likeness {
  uint8_t rank;
  uint8_t kind;
  uint32_t profiles; /* what a consumer lacks, it lacks in cases of the same profiles */
  uint8_t size;      /* the logarithm of its elements */
  vs_version since;
  uint32_t index;
} likeness;

static uint8_t size_of(uint64_t elements) {
  uint8_t n = 0;
  while (elements >>= 1) n++;
  return n / 4; /* sizes within a factor of 16 */
}

static likeness likeness_of(const results *r, size_t i, size_t group, const uint8_t *ranks,
                            bool failed) {
  const corpus_case *c = r->cases[i];
  likeness x = {.rank = ranks ? ranks[i] : 0, .index = (uint32_t)i};
  x.kind = BATCH_ALONE;
  if (group < 2) return x;
  x.kind = failed || group_obstacle(c) ? BATCH_ALONE : c->breaks ? BATCH_REFUSED : BATCH_TOGETHER;
  x.profiles = c->needs.profiles;
  x.size = size_of(c->needs.elements);
  x.since = c->since;
  return x;
}

static int by_likeness(const void *a, const void *b) {
  const likeness *x = a, *y = b;
  if (x->rank != y->rank) return x->rank < y->rank ? -1 : 1;
  if (x->kind != y->kind) return x->kind < y->kind ? -1 : 1;
  if (x->profiles != y->profiles) return x->profiles < y->profiles ? -1 : 1;
  if (x->size != y->size) return x->size < y->size ? -1 : 1;
  if (x->since != y->since) return x->since < y->since ? -1 : 1;
  return x->index < y->index ? -1 : x->index > y->index;
}

/* A batch and its place among those of its rank. */
typedef struct batch_place {
  batch b;
  double place;
} batch_place;

static int by_place(const void *a, const void *b) {
  const batch_place *x = a, *y = b;
  if (x->b.rank != y->b.rank) return x->b.rank < y->b.rank ? -1 : 1;
  if (x->place != y->place) return x->place < y->place ? -1 : 1;
  return x->b.first < y->b.first ? -1 : x->b.first > y->b.first;
}

/* Multiples of the golden ratio: any beginning of the sequence is spread over the whole. */
static double place_of(size_t i) {
  double turns = (double)i * 0.6180339887498949;
  return turns - (double)(size_t)turns;
}

/* Cuts the sorted cases into batches, and puts those into their order. */
static void cut(batches *b, const likeness *all, size_t count, size_t group, batch_place *places) {
  for (size_t i = 0; i < count;) {
    batch x = {.first = (uint32_t)i, .rank = all[i].rank, .kind = all[i].kind};
    const likeness *first = &all[i];
    while (x.count < group && i < count && all[i].rank == first->rank && all[i].kind == first->kind)
      x.count++, i++;
    places[b->count] = (batch_place){x, place_of(b->count)};
    b->count++;
  }
  qsort(places, b->count, sizeof *places, by_place);
  for (size_t i = 0; i < b->count; i++) b->items[i] = places[i].b;
}

bool batches_new(batches *b, const results *r, size_t group, const uint8_t *ranks,
                 const bool *failed) {
  size_t count = r->case_count;
  *b = (batches){.order = calloc(count + 1, sizeof *b->order),
                 .items = calloc(count + 1, sizeof *b->items)};
  likeness *all = calloc(count + 1, sizeof *all);
  batch_place *places = calloc(count + 1, sizeof *places);
  bool ok = b->order && b->items && all && places;
  for (size_t i = 0; ok && i < count; i++)
    all[i] = likeness_of(r, i, group, ranks, failed && failed[i]);
  if (ok) {
    qsort(all, count, sizeof *all, by_likeness);
    for (size_t i = 0; i < count; i++) b->order[i] = all[i].index;
    cut(b, all, count, group ? group : 1, places);
  }
  free(all);
  free(places);
  return ok;
}

void batches_free(batches *b) {
  free(b->order);
  free(b->items);
  *b = (batches){0};
}
