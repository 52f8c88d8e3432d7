/* SPDX-License-Identifier: Apache-2.0 */
#include "causes.h"

#include <ctype.h>
#include <stdlib.h>

static bool is_number(char c) { return isdigit((unsigned char)c) || c == '.'; }

/* "12", "1.0.0", "1.19209e-07" */
static const char *after_number(const char *p) {
  while (is_number(*p)) p++;
  if (*p != 'e') return p;
  size_t sign = p[1] == '-' || p[1] == '+';
  if (isdigit((unsigned char)p[1 + sign]))
    for (p += 1 + sign; isdigit((unsigned char)*p);) p++;
  return p;
}

/* Compares the first lines of two messages, each number in them taken for any other. */
static int compare_messages(const char *a, const char *b) {
  for (;;) {
    bool ends = *a == '\0' || *a == '\n' || *b == '\0' || *b == '\n';
    if (!ends && isdigit((unsigned char)*a) && isdigit((unsigned char)*b)) {
      a = after_number(a);
      b = after_number(b);
      continue;
    }
    unsigned char x = *a == '\n' ? 0 : (unsigned char)*a, y = *b == '\n' ? 0 : (unsigned char)*b;
    if (x != y) return x < y ? -1 : 1;
    if (ends) return 0;
    a++;
    b++;
  }
}

static int compare_causes(const detail *a, const detail *b) {
  if (a->check != b->check) return a->check < b->check ? -1 : 1;
  if (a->found.verdict != b->found.verdict) return a->found.verdict < b->found.verdict ? -1 : 1;
  return compare_messages(a->text, b->text);
}

bool causes_alike(const detail *a, const detail *b) { return compare_causes(a, b) == 0; }

static int by_cause(const void *x, const void *y) {
  const cause_case *a = x, *b = y;
  int c = compare_causes(a->first, b->first);
  return c ? c : a->order < b->order ? -1 : a->order > b->order;
}

static int by_cases(const void *x, const void *y) {
  const cause *a = x, *b = y;
  if (a->cases != b->cases) return a->cases > b->cases ? -1 : 1;
  return a->first < b->first ? -1 : a->first > b->first;
}

/* Whether the detail is about a failure that belongs into the list. */
static bool belongs(const results *r, const detail *d, bool required) {
  bool counted;
  if (!verdict_failed(d->found.verdict) && d->found.verdict != VERDICT_SUITE_BUG) return false;
  results_class(r, d->index, d->producer, d->consumer, d->slot, &counted);
  return counted && results_required(r, d->index) == required;
}

/* Adds the causes of one case, with `count` details. Of long runs one detail of a case,
 * check and verdict is kept; the pairs without a detail are put down to it. */
static size_t add_case(const results *r, const detail *details, size_t count, bool required,
                       cause_case *out) {
  size_t known = 0;
  size_t shown[CHECK_COUNT][VERDICT_COUNT] = {{0}};
  const case_counts *n = NULL;
  for (size_t i = 0; i < count; i++) {
    const detail *d = &details[i];
    if (!belongs(r, d, required)) continue;
    size_t k = 0;
    while (k < known && compare_causes(out[k].first, d) != 0) k++;
    if (k == known) out[known++] = (cause_case){.first = d};
    out[k].pairs++;
    shown[d->check][d->found.verdict]++;
  }
  for (size_t k = 0; k < known; k++) {
    const detail *d = out[k].first;
    size_t *t = &shown[d->check][d->found.verdict];
    if (!n) n = results_case_counts(r, d->index);
    size_t all = n->of[d->check][d->found.verdict];
    if (*t && all > *t) out[k].pairs += all - *t;
    *t = 0;
  }
  return known;
}

bool causes_find(const results *r, bool required, causes *out) {
  *out = (causes){0};
  cause_case *entries = out->entries = calloc(r->detail_count + 1, sizeof *entries);
  if (!entries) return false;
  size_t count = 0;
  for (size_t i = 0, end; i < r->detail_count; i = end) {
    for (end = i; end < r->detail_count && r->details[end].index == r->details[i].index; end++)
      continue;
    count += add_case(r, &r->details[i], end - i, required, entries + count);
  }
  for (size_t k = 0; k < count; k++) entries[k].order = k;
  if (count) qsort(entries, count, sizeof *entries, by_cause);
  out->items = calloc(count + 1, sizeof *out->items);
  for (size_t k = 0; out->items && k < count; k++) {
    if (k == 0 || compare_causes(entries[k].first, entries[k - 1].first) != 0)
      out->items[out->count++] = (cause){.first = entries[k].first, .of = &entries[k]};
    out->items[out->count - 1].cases++;
    out->items[out->count - 1].pairs += entries[k].pairs;
  }
  if (!out->items) {
    causes_free(out);
    return false;
  }
  if (out->count) qsort(out->items, out->count, sizeof *out->items, by_cases);
  return true;
}

void causes_free(causes *c) {
  free(c->items);
  free(c->entries);
  *c = (causes){0};
}
