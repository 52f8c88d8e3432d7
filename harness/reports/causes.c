/* SPDX-License-Identifier: Apache-2.0 */
#include "causes.h"

#include <stdlib.h>
#include <string.h>

#include "base/auto_free.h"
#include "harness/data/regex.h"

/* --- The key of a failure: its title, and the verdict --- */

static const struct {
  const char *pattern, *title;
} rows[] = {
#define CAUSE_ROW(pattern, title) {pattern, title},
#include "causes.def"
#undef CAUSE_ROW
};
enum { ROWS = sizeof rows / sizeof *rows };

typedef struct finder {
  const results *r;
  regexp *patterns[ROWS];
} finder;

/* The first tag of a case is what it is about: an op. */
static const char *subject_of(const corpus_case *c) { return c->tag_count ? c->tags[0] : c->id; }

static bool is_about_values(const detail *d) {
  bool evaluates = d->check == CHECK_EVALUATE || CONTEXT_CHECKS >> d->check & 1;
  return evaluates && d->found.verdict == VERDICT_FAIL;
}

static void add_title(const finder *f, const detail *d, strbuf *out) {
  const corpus_case *c = f->r->cases[d->index];
  strbuf_auto head = STRBUF_INIT;
  cause_head(d->text, &head);
  const char *text = strbuf_str(&head);
  bool refused = d->found.verdict == VERDICT_REFUSED_UNEXPECTEDLY;
  for (size_t i = 0; refused && i < ROWS; i++)
    if (regex_matches(f->patterns[i], d->text, strlen(d->text))) {
      strbuf_adds(out, rows[i].title);
      return;
    }
  if (is_about_values(d)) {
    bool zeros = strstr(d->text, "in the sign of a zero") != NULL;
    strbuf_addf(out,
                zeros ? "%s gives zeros of the wrong sign or other NaNs" : "wrong results of %s",
                subject_of(c));
  } else if (d->found.verdict == VERDICT_FAIL) {
    strbuf_addf(out, "wrong %s: %s", check_names[d->check], text);
  } else {
    /* The names of signals tell more than their numbers. */
    const char *name = strstr(text, "killed by signal N (");
    if (name) text = name + strlen("killed by signal N (");
    int n = name ? (int)strcspn(text, ")") : (int)strlen(text);
    strbuf_addf(out, "%s: %.*s", verdict_names[d->found.verdict], n, text);
  }
}

static void add_key(const finder *f, const detail *d, strbuf *out) {
  add_title(f, d, out);
  strbuf_addc(out, '\0');
  strbuf_addc(out, (char)d->found.verdict);
}

static int compare_keys(const strbuf *a, const strbuf *b) {
  size_t n = a->len < b->len ? a->len : b->len;
  int c = memcmp(a->bytes, b->bytes, n);
  return c ? c : a->len < b->len ? -1 : a->len > b->len;
}

/* --- Collecting --- */

static int by_cause(const void *x, const void *y) {
  const cause_case *a = x, *b = y;
  int c = compare_keys(a->key, b->key);
  if (c) return c;
  return a->order < b->order ? -1 : a->order > b->order;
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
static size_t add_case(const finder *f, const detail *details, size_t count, bool required,
                       causes *to, cause_case *out) {
  size_t known = 0, shown[CHECK_COUNT][VERDICT_COUNT] = {{0}};
  for (size_t i = 0; i < count; i++) {
    const detail *d = &details[i];
    if (!belongs(f->r, d, required)) continue;
    strbuf *key = &to->keys[to->key_count];
    strbuf_reset(key);
    add_key(f, d, key);
    size_t k = 0;
    while (k < known && compare_keys(out[k].key, key) != 0) k++;
    if (k == known) {
      out[known++] = (cause_case){.first = d, .key = key};
      to->key_count++;
    }
    out[k].checks |= 1u << d->check;
    out[k].pairs++;
    shown[d->check][d->found.verdict]++;
  }
  const case_counts *n = known ? results_case_counts(f->r, details[0].index) : NULL;
  for (size_t k = 0; k < known; k++) {
    for (int check = 0; check < CHECK_COUNT; check++) {
      size_t *t = &shown[check][out[k].first->found.verdict];
      size_t all = n->of[check][out[k].first->found.verdict];
      if (!(out[k].checks >> check & 1)) continue;
      if (*t && all > *t) out[k].pairs += all - *t;
      *t = 0;
    }
  }
  return known;
}

static size_t collect(const results *r, bool required, causes *out) {
  size_t count = 0;
  finder f = {.r = r};
  for (size_t i = 0; i < ROWS; i++)
    f.patterns[i] = regex_new(rows[i].pattern, strlen(rows[i].pattern), 0, NULL);
  for (size_t i = 0, end; i < r->detail_count; i = end) {
    for (end = i; end < r->detail_count && r->details[end].index == r->details[i].index; end++)
      continue;
    count += add_case(&f, &r->details[i], end - i, required, out, out->entries + count);
  }
  for (size_t i = 0; i < ROWS; i++) regex_free(f.patterns[i]);
  return count;
}

bool causes_find(const results *r, bool required, causes *out) {
  *out = (causes){0};
  out->entries = calloc(r->detail_count + 1, sizeof *out->entries);
  out->keys = calloc(r->detail_count + 1, sizeof *out->keys);
  if (out->entries && out->keys) {
    size_t count = collect(r, required, out);
    cause_case *entries = out->entries;
    for (size_t k = 0; k < count; k++) entries[k].order = k;
    if (count) qsort(entries, count, sizeof *entries, by_cause);
    out->items = calloc(count + 1, sizeof *out->items);
    for (size_t k = 0; out->items && k < count; k++) {
      if (k == 0 || compare_keys(entries[k].key, entries[k - 1].key) != 0)
        out->items[out->count++] = (cause){
            .first = entries[k].first, .of = &entries[k], .title = strbuf_str(entries[k].key)};
      cause *c = &out->items[out->count - 1];
      c->cases++;
      c->pairs += entries[k].pairs;
      c->checks |= entries[k].checks;
    }
  }
  if (!out->items) {
    causes_free(out);
    return false;
  }
  if (out->count) qsort(out->items, out->count, sizeof *out->items, by_cases);
  return true;
}

void cause_checks(const cause *c, strbuf *out) {
  bool any = false;
  for (int k = 0; k < CHECK_COUNT; k++) {
    if (!(c->checks >> k & 1)) continue;
    strbuf_addf(out, "%s%s", any ? ", " : "", check_names[k]);
    any = true;
  }
}

void causes_free(causes *c) {
  for (size_t i = 0; c->keys && i <= c->key_count; i++) strbuf_free(&c->keys[i]);
  free(c->items);
  free(c->entries);
  free(c->keys);
  *c = (causes){0};
}
