#include "results.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "harness/harness.h"

bool results_new(results *r, const vs_opset *o, const corpus *c, const plan_filter *f,
                 strbuf *why) {
  *r = (results){.opset = o, .releases = o->release_count};
  r->cases = calloc(c->count + 1, sizeof *r->cases);
  if (r->cases)
    for (size_t i = 0; i < c->count; i++)
      if (plan_takes_case(f, &c->cases[i])) r->cases[r->case_count++] = &c->cases[i];
  size_t per_case = r->releases * r->releases * SLOT_COUNT * CHECK_COUNT;
  r->verdict_bytes = (r->case_count + 1) * per_case;
  /* Shared, so that the processes of a run write their verdicts where they belong. */
  void *shared = r->cases ? mmap(NULL, r->verdict_bytes, PROT_READ | PROT_WRITE,
                                 MAP_SHARED | MAP_ANONYMOUS, -1, 0)
                          : MAP_FAILED;
  if (shared == MAP_FAILED) {
    strbuf_adds(why, "out of memory");
    return false;
  }
  r->verdicts = shared;
  if (r->case_count) return true;
  strbuf_adds(why, "no case is selected");
  return false;
}

void results_free(results *r) {
  for (size_t i = 0; i < r->detail_count; i++) free(r->details[i].text);
  free(r->details);
  free(r->cases);
  if (r->verdicts) munmap(r->verdicts, r->verdict_bytes);
  *r = (results){0};
}

uint8_t *results_at(const results *r, size_t index, size_t producer, size_t consumer, int slot) {
  size_t cell = ((index * r->releases + producer) * r->releases + consumer) * SLOT_COUNT;
  return r->verdicts + (cell + (size_t)slot) * CHECK_COUNT;
}

bool results_add_detail(results *r, detail d) {
  if (r->detail_count == r->detail_room) {
    size_t room = r->detail_room ? 2 * r->detail_room : 64;
    detail *details = realloc(r->details, room * sizeof *details);
    if (!details) {
      free(d.text);
      r->details_lost++;
      return false;
    }
    r->details = details;
    r->detail_room = room;
  }
  r->details[r->detail_count++] = d;
  return true;
}

static uint64_t detail_key(const detail *d) {
  return (uint64_t)d->index << 32 | (uint64_t)d->producer << 24 | (uint64_t)d->consumer << 16 |
         (uint64_t)d->slot << 8 | d->check;
}

static int by_key(const void *a, const void *b) {
  uint64_t x = detail_key(a), y = detail_key(b);
  return x < y ? -1 : x > y;
}

void results_sort_details(results *r) {
  if (r->detail_count) qsort(r->details, r->detail_count, sizeof *r->details, by_key);
}

void results_thin_remarks(results *r) {
  size_t kept = 0, remarked = SIZE_MAX;
  for (size_t i = 0; i < r->detail_count; i++) {
    detail d = r->details[i];
    bool again = d.verdict == VERDICT_PASS && d.index == remarked;
    if (d.verdict == VERDICT_PASS) remarked = d.index;
    if (again)
      free(d.text);
    else
      r->details[kept++] = d;
  }
  r->detail_count = kept;
}

/* --- Counting --- */

static void add_case(tally *t, const uint8_t *verdicts) {
  bool made = false, failed = false, bug = false, skipped = false;
  for (int k = 0; k < CHECK_COUNT; k++) {
    verdict v = verdicts[k];
    if (v == VERDICT_NONE) continue;
    failed |= verdict_failed(v);
    bug |= v == VERDICT_SUITE_BUG;
    skipped |= v == VERDICT_SKIPPED;
    made |= v != VERDICT_UNSUPPORTED && v != VERDICT_SKIPPED;
  }
  if (bug)
    t->bugs++;
  else if (failed)
    t->failed++;
  else if (made)
    t->passed++;
  else if (skipped)
    t->skipped++;
  else
    t->unsupported++;
}

static bool any(const uint8_t *verdicts) {
  for (int k = 0; k < CHECK_COUNT; k++)
    if (verdicts[k] != VERDICT_NONE) return true;
  return false;
}

void results_cell(const results *r, size_t producer, size_t consumer, cell_tally *out) {
  char buffer[32];
  *out = (cell_tally){0};
  for (size_t i = 0; i < r->case_count; i++)
    for (int slot = 0; slot < SLOT_COUNT; slot++) {
      const uint8_t *v = results_at(r, i, producer, consumer, slot);
      if (!any(v)) continue;
      planned p = plan_cell(r->opset, r->cases[i], producer, consumer, slot, buffer);
      add_case(p.counted ? &out->of[p.class] : &out->outside, v);
    }
}

static void count_verdicts(const results *r, size_t index, size_t producer, size_t consumer,
                           summary *s, bool *case_failed) {
  char buffer[32];
  for (int slot = 0; slot < SLOT_COUNT; slot++) {
    const uint8_t *v = results_at(r, index, producer, consumer, slot);
    if (!any(v)) continue;
    planned p = plan_cell(r->opset, r->cases[index], producer, consumer, slot, buffer);
    for (int k = 0; k < CHECK_COUNT; k++) {
      if (v[k] == VERDICT_NONE) continue;
      s->buggy |= v[k] == VERDICT_SUITE_BUG;
      if (!p.counted) {
        s->outside[v[k]]++;
        continue;
      }
      s->by_class[p.class][v[k]]++;
      s->by_check[k][v[k]]++;
      *case_failed |= verdict_failed(v[k]);
    }
  }
}

void results_summary(const results *r, summary *out) {
  *out = (summary){0};
  for (size_t i = 0; i < r->case_count; i++) {
    bool failed = false;
    for (size_t p = 0; p < r->releases; p++)
      for (size_t c = 0; c < r->releases; c++) count_verdicts(r, i, p, c, out, &failed);
    out->failed_cases += failed;
  }
  out->failed = out->failed_cases > 0;
  for (size_t p = 0; p < r->releases; p++)
    for (size_t c = 0; c < r->releases; c++) {
      cell_tally t;
      results_cell(r, p, c, &t);
      size_t passed = 0, failed = 0, outside = t.outside.passed + t.outside.failed;
      for (int k = 0; k < CLASS_COUNT; k++) {
        passed += t.of[k].passed;
        failed += t.of[k].failed + t.of[k].bugs;
      }
      if (failed)
        out->cells_failed++;
      else if (passed)
        out->cells_passed++;
      else if (outside)
        out->cells_outside++;
      else
        out->cells_empty++;
    }
}

int results_status(const summary *s) {
  return s->buggy ? EXIT_SUITE_BUG : s->failed ? EXIT_FAIL : EXIT_PASS;
}
