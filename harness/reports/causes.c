/* SPDX-License-Identifier: Apache-2.0 */
#include "causes.h"

#include <stdlib.h>
#include <string.h>

#include "harness/cases/size_class.h"
#include "harness/data/regex.h"
#include "harness/words/cause_text.h"

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

/* The verdict of a detail before waivers. */
static verdict verdict_before(const detail *d) {
  return (verdict)(d->found.waived ? d->found.waived : d->found.verdict);
}

/* A case is about the first of its tags that is an op; tags before it are of its family. */
static const char *subject_of(const results *r, const corpus_case *c) {
  strbuf_auto op = STRBUF_INIT;
  for (size_t i = 0; i < c->tag_count; i++) {
    strbuf_reset(&op);
    strbuf_addf(&op, "stablehlo.%s", c->tags[i]);
    if (r->opset->registry.find_op(&r->opset->registry, op.bytes, op.len)) return c->tags[i];
  }
  return c->tag_count ? c->tags[0] : c->id;
}

static bool is_about_values(const detail *d) {
  bool evaluates = d->check == CHECK_EVALUATE || CONTEXT_CHECKS >> d->check & 1;
  return evaluates && verdict_before(d) == VERDICT_FAIL;
}

static void add_title(const finder *f, const detail *d, strbuf *out) {
  const corpus_case *c = f->r->cases[d->index];
  strbuf_auto head = STRBUF_INIT;
  cause_head(d->text, &head);
  const char *text = strbuf_str(&head);
  verdict v = verdict_before(d);
  bool refused = v == VERDICT_REFUSED_UNEXPECTEDLY;
  for (size_t i = 0; refused && i < ROWS; i++)
    if (regex_matches(f->patterns[i], d->text, strlen(d->text))) {
      strbuf_adds(out, rows[i].title);
      return;
    }
  if (is_about_values(d)) {
    bool zeros = strstr(d->text, "in the sign of a zero") != NULL;
    strbuf_addf(out,
                zeros ? "%s gives zeros of the wrong sign or other NaNs" : "wrong results of %s",
                subject_of(f->r, c));
  } else if (v == VERDICT_FAIL && d->check != CHECK_REFUSE) {
    strbuf_addf(out, "wrong %s: %s", check_names[d->check], text);
  } else {
    /* The names of signals tell more than their numbers. */
    const char *name = strstr(text, "killed by signal N (");
    if (name) text = name + strlen("killed by signal N (");
    int n = name ? (int)strcspn(text, ")") : (int)strlen(text);
    strbuf_addf(out, "%s: %.*s", verdict_names[v], n, text);
  }
}

static void add_key(const finder *f, const detail *d, strbuf *out) {
  add_title(f, d, out);
  strbuf_addc(out, '\0');
  strbuf_addc(out, (char)verdict_before(d));
}

static int compare_keys(const strbuf *a, const strbuf *b) {
  size_t n = a->len < b->len ? a->len : b->len;
  int c = memcmp(a->bytes, b->bytes, n);
  return c ? c : a->len < b->len ? -1 : a->len > b->len;
}

/* --- Collecting --- */

/* Programs in files are smaller than those that the suite makes. */
static int compare_sizes(const cause_case *a, const cause_case *b) {
  size_t x = a->of->bytes ? a->of->bytes : SIZE_MAX, y = b->of->bytes ? b->of->bytes : SIZE_MAX;
  if (x != y) return x < y ? -1 : 1;
  size_class k = sizes_class_of(a->of), m = sizes_class_of(b->of);
  return k < m ? -1 : k > m;
}

static int by_cause(const void *x, const void *y) {
  const cause_case *a = x, *b = y;
  int c = compare_keys(a->key, b->key);
  if (!c) c = compare_sizes(a, b);
  if (c) return c;
  return a->first->index < b->first->index ? -1 : a->first->index > b->first->index;
}

static int by_cases(const void *x, const void *y) {
  const cause *a = x, *b = y;
  if (a->cases != b->cases) return a->cases > b->cases ? -1 : 1;
  return a->first < b->first ? -1 : a->first > b->first;
}

/* Whether the detail is about a failure that belongs into the list. */
static bool belongs(const results *r, const detail *d, causes_kind kind) {
  bool counted;
  results_class(r, d->index, d->producer, d->consumer, d->slot, &counted);
  if (!counted || !verdict_is_bad(verdict_before(d))) return false;
  if (kind == CAUSES_WAIVED) return d->found.waived;
  return !d->found.waived && results_required(r, d->index) == (kind == CAUSES_REQUIRED);
}

/* Adds the causes of one case, with `count` details. Of long runs one detail of a case,
 * check and verdict is kept; the pairs without a detail are put down to it. */
static size_t add_case(const finder *f, const detail *details, size_t count, causes_kind kind,
                       causes *to, cause_case *out) {
  size_t known = 0, shown[CHECK_COUNT][VERDICT_COUNT] = {{0}};
  bool waived = kind == CAUSES_WAIVED; /* their verdicts are no longer counted as such */
  for (size_t i = 0; i < count; i++) {
    const detail *d = &details[i];
    if (!belongs(f->r, d, kind)) continue;
    strbuf *key = &to->keys[to->key_count];
    strbuf_reset(key);
    add_key(f, d, key);
    size_t k = 0;
    while (k < known && compare_keys(out[k].key, key) != 0) k++;
    if (k == known) {
      out[known++] = (cause_case){.first = d, .of = f->r->cases[d->index], .key = key};
      to->key_count++;
    }
    out[k].checks |= 1u << d->check;
    out[k].pairs++;
    shown[d->check][d->found.verdict]++;
  }
  const case_counts *n = known && !waived ? results_case_counts(f->r, details[0].index) : NULL;
  for (size_t k = 0; n && k < known; k++) {
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

static size_t collect(const results *r, causes_kind kind, causes *out) {
  size_t count = 0;
  finder f = {.r = r};
  for (size_t i = 0; i < ROWS; i++)
    f.patterns[i] = regex_new(rows[i].pattern, strlen(rows[i].pattern), 0, NULL);
  for (size_t i = 0, end; i < r->detail_count; i = end) {
    for (end = i; end < r->detail_count && r->details[end].index == r->details[i].index; end++)
      continue;
    count += add_case(&f, &r->details[i], end - i, kind, out, out->entries + count);
  }
  for (size_t i = 0; i < ROWS; i++) regex_free(f.patterns[i]);
  return count;
}

/* The causes of a kind that this run has. */
static bool find(const results *r, causes_kind kind, causes *out) {
  *out = (causes){0};
  out->entries = calloc(r->detail_count + 1, sizeof *out->entries);
  out->keys = calloc(r->detail_count + 1, sizeof *out->keys);
  if (out->entries && out->keys) {
    size_t count = collect(r, kind, out);
    cause_case *entries = out->entries;
    if (count) qsort(entries, count, sizeof *entries, by_cause);
    out->items = calloc(count + 1, sizeof *out->items);
    for (size_t k = 0; out->items && k < count; k++) {
      if (k == 0 || compare_keys(entries[k].key, entries[k - 1].key) != 0)
        out->items[out->count++] = (cause){.first = entries[k].first,
                                           .of = &entries[k],
                                           .title = strbuf_str(entries[k].key),
                                           .verdict = verdict_before(entries[k].first)};
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

/* --- States --- */

const char *const cause_states[CAUSE_STATES + 1] = {
    [CAUSE_OPEN] = "",       [CAUSE_NEW] = "new",
    [CAUSE_KNOWN] = "known", [CAUSE_BY_DESIGN] = "by design",
    [CAUSE_FIXED] = "fixed",
};

/* Whether one of the lists has the cause. */
static bool has(const causes lists[CAUSES_FIXED], const cause *c) {
  for (size_t k = 0; k < CAUSES_FIXED; k++)
    for (size_t i = 0; i < lists[k].count; i++)
      if (lists[k].items[i].verdict == c->verdict && strcmp(lists[k].items[i].title, c->title) == 0)
        return true;
  return false;
}

/* Whether a case of the cause, which is of another run, passes a check in this one that it failed
 * there. */
static bool passes_now(const results *r, const cause *c) {
  for (size_t k = 0; k < c->cases; k++)
    for (size_t i = 0; i < r->case_count; i++) {
      if (strcmp(r->cases[i]->id, c->of[k].of->id) != 0) continue;
      const case_counts *n = results_case_counts(r, i);
      for (int check = 0; check < CHECK_COUNT; check++)
        if (c->of[k].checks >> check & 1 &&
            (n->of[check][VERDICT_PASS] || n->of[check][VERDICT_REFUSED_AS_EXPECTED]))
          return true;
      break;
    }
  return false;
}

/* All causes of a run that are no longer there: the three kinds that a run has. */
static bool find_all(const results *r, causes all[CAUSES_FIXED]) {
  bool ok = true;
  for (int k = 0; k < CAUSES_FIXED; k++) ok &= find(r, (causes_kind)k, &all[k]);
  return ok;
}

static void free_all(causes all[CAUSES_FIXED]) {
  for (int k = 0; k < CAUSES_FIXED; k++) causes_free(&all[k]);
}

/* Causes of the earlier run whose cases pass now. A stopped run has none: cases are missing. */
static bool find_fixed(const results *r, const results *before, causes *out) {
  causes now[CAUSES_FIXED] = {{0}};
  bool ok = find(before, CAUSES_REQUIRED, out) && find_all(r, now);
  size_t count = 0;
  for (size_t i = 0; ok && i < out->count; i++) {
    if (r->missing || has(now, &out->items[i]) || !passes_now(r, &out->items[i])) continue;
    out->items[count] = out->items[i];
    out->items[count++].state = CAUSE_FIXED;
  }
  out->count = count;
  free_all(now);
  return ok;
}

static bool set_states(const results *before, causes_kind kind, causes *out) {
  causes then[CAUSES_FIXED] = {{0}};
  bool ok = !before || find_all(before, then);
  for (size_t i = 0; i < out->count; i++) {
    cause *c = &out->items[i];
    if (kind == CAUSES_WAIVED)
      c->state = c->first->found.by_design ? CAUSE_BY_DESIGN : CAUSE_KNOWN;
    else if (before)
      c->state = has(then, c) ? CAUSE_KNOWN : CAUSE_NEW;
  }
  free_all(then);
  return ok;
}

causes causes_find(const results *r, const report_header *h, causes_kind kind, strbuf *text) {
  const results *before = h ? h->before : NULL;
  causes list = {0};
  if (kind == CAUSES_FIXED && !before) return list;
  bool ok = kind == CAUSES_FIXED ? find_fixed(r, before, &list)
                                 : find(r, kind, &list) && set_states(before, kind, &list);
  if (!ok) causes_free(&list);
  text->failed |= !ok;
  return list;
}

void cause_extent(const cause *c, strbuf *out) {
  strbuf_addf(out, "%s%s%zu case%s, %zu pair%s", cause_states[c->state], c->state ? ", " : "",
              c->cases, c->cases == 1 ? "" : "s", c->pairs, c->pairs == 1 ? "" : "s");
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
