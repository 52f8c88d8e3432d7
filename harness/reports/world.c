#include "world.h"

#include <stdlib.h>
#include <string.h>

#include "causes.h"
#include "harness/releases/window.h"
#include "render.h"

const char *const world_titles[WORLD_SIDES] = {
    [WORLD_READS] = "What each consumer reads and evaluates",
    [WORLD_WRITES] = "What each consumer writes for others"};

static char *copy(const char *text, size_t n) { return strndup(text, n); }

/* The row of a name; a new one when there is none. NULL: there is no room. */
static world_row *row_of(world *w, const char *name, size_t n) {
  for (size_t i = 0; i < w->count; i++)
    if (bytes_are(name, n, w->rows[i].name)) return &w->rows[i];
  if (!w->rows) w->rows = calloc(WORLD_MOST, sizeof *w->rows);
  if (!w->rows || w->count == WORLD_MOST) return NULL;
  world_row *row = &w->rows[w->count];
  if (!(row->name = copy(name, n))) return NULL;
  w->count++;
  return row;
}

static bool is_day(const char *text, size_t n) {
  if (n != 10) return false;
  for (size_t i = 0; i < n; i++)
    if (i == 4 || i == 7 ? text[i] != '-' : text[i] < '0' || text[i] > '9') return false;
  return true;
}

static bool expect_line(world *w, const char *line, size_t n, strbuf *why) {
  const char *end = line + n, *name = memchr(line, '\t', n);
  if (!name || !is_day(line, (size_t)(name - line)) || name + 1 == end) {
    strbuf_adds(why, "it is not a date, a tab and a name");
    return false;
  }
  name++;
  const char *reason = memchr(name, '\t', (size_t)(end - name));
  world_row *row = row_of(w, name, (size_t)((reason ? reason : end) - name));
  if (!row || row->date) {
    strbuf_adds(why, row ? "this consumer stands there twice" : "there are too many consumers");
    return false;
  }
  row->date = copy(line, 10);
  if (reason) row->why = copy(reason + 1, (size_t)(end - reason - 1));
  return row->date && (!reason || row->why);
}

bool world_expect(world *w, const char *lines, size_t n, strbuf *why) {
  size_t number = 1;
  for (const char *at = lines, *end = lines + n; at < end; number++) {
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    size_t length = (size_t)((stop ? stop : end) - at);
    strbuf_auto said = STRBUF_INIT;
    if (length && *at != '#' && !expect_line(w, at, length, &said)) {
      strbuf_addf(why, "line %zu: %s", number, said.len ? strbuf_str(&said) : "out of memory");
      return false;
    }
    at += length + (stop != NULL);
  }
  return true;
}

/* --- A run --- */

static void fill_share(const results *r, size_t producer, size_t consumer, world_share *out) {
  cell_tally t;
  results_cell(r, producer, consumer, &t);
  *out = (world_share){.passed = t.outside.passed + t.recommended.passed,
                       .failed = t.outside.failed + t.recommended.failed,
                       .inside = in_window(r->opset, producer, consumer, PROMISE_FULL)};
  for (int k = 0; k < CLASS_COUNT; k++) {
    out->passed += t.of[k].passed;
    out->failed += t.of[k].failed;
  }
}

static void fill_shares(const results *r, world_row *row) {
  summary s;
  results_summary(r, &s);
  for (int v = 1; v < VERDICT_COUNT; v++)
    row->writes |=
        v != VERDICT_UNSUPPORTED && v != VERDICT_SKIPPED && s.by_check[CHECK_SERIALIZE][v];
  row->stopped = s.missing > 0;
  row->hub = report_hub(r);
  if (row->hub == r->releases) row->hub--;
  for (size_t i = 0; i < r->releases; i++) {
    fill_share(r, i, row->hub, &row->of[WORLD_READS][i]);
    if (row->writes) fill_share(r, row->hub, i, &row->of[WORLD_WRITES][i]);
  }
}

/* Where a cause was met: the other side's releases, of all messages that are like it. */
static void fill_releases(const results *r, const world_row *row, const cause *c,
                          world_cause *out) {
  for (size_t k = 0; k < c->cases; k++) {
    size_t first, count = results_details(r, c->of[k].first->index, &first);
    for (size_t i = first; i < first + count; i++) {
      const detail *d = &r->details[i];
      if (!causes_alike(d, c->first)) continue;
      if (d->consumer == row->hub) out->reads |= UINT64_C(1) << d->producer;
      if (d->producer == row->hub && d->consumer != row->hub)
        out->writes |= UINT64_C(1) << d->consumer;
    }
  }
}

static bool fill_cause(const results *r, const world_row *row, const cause *c, world_cause *out) {
  enum { MESSAGE = 300, SHOWN = 12 };
  strbuf_auto ids = STRBUF_INIT;
  for (size_t k = 0; k < c->cases && k < SHOWN; k++)
    strbuf_addf(&ids, "%s%s", k ? ", " : "", r->cases[c->of[k].first->index]->id);
  if (c->cases > SHOWN) strbuf_addf(&ids, " and %zu more", c->cases - SHOWN);
  size_t line = strcspn(c->first->text, "\n");
  *out = (world_cause){.check = check_names[c->first->check],
                       .verdict = verdict_names[c->first->found.verdict],
                       .message = copy(c->first->text, line < MESSAGE ? line : MESSAGE),
                       .ids = copy(strbuf_str(&ids), ids.len),
                       .cases = c->cases,
                       .pairs = c->pairs};
  fill_releases(r, row, c, out);
  return out->message && out->ids && !ids.failed;
}

static bool fill_causes(const results *r, world_row *row) {
  FREED_BY(causes_free) causes found = {0};
  bool ok = causes_find(r, true, &found) &&
            (row->causes = calloc(found.count + 1, sizeof *row->causes)) != NULL;
  for (size_t i = 0; ok && i < found.count; i++)
    ok = fill_cause(r, row, &found.items[i], &row->causes[row->cause_count++]);
  return ok;
}

bool world_add(world *w, const results *r, const journal_head *h, const char *link, strbuf *why) {
  world_row *row = row_of(w, r->consumer, strlen(r->consumer));
  if (!row || row->ran || r->releases > WORLD_RELEASES_MOST) {
    strbuf_addf(why, "'%s': %s", r->consumer,
                row && row->ran ? "two runs are of this consumer" : "there are too many");
    return false;
  }
  w->opset = r->opset;
  row->ran = true;
  row->cases = r->case_count;
  memcpy(row->day, h->started, strnlen(h->started, sizeof row->day - 1));
  fill_shares(r, row);
  bool ok = fill_causes(r, row) && (!link || (row->link = copy(link, strlen(link))));
  if (!ok) strbuf_adds(why, "out of memory");
  return ok;
}

static int by_date(const void *x, const void *y) {
  const world_row *a = x, *b = y;
  int days = strcmp(a->date ? a->date : "", b->date ? b->date : "");
  return days ? days : strcmp(a->name, b->name);
}

void world_sort(world *w) {
  if (w->count) qsort(w->rows, w->count, sizeof *w->rows, by_date);
}

void world_free(world *w) {
  for (size_t i = 0; i < w->count; i++) {
    world_row *row = &w->rows[i];
    for (size_t k = 0; k < row->cause_count; k++) {
      free(row->causes[k].message);
      free(row->causes[k].ids);
    }
    free(row->causes);
    free(row->name);
    free(row->date);
    free(row->why);
    free(row->link);
  }
  free(w->rows);
  *w = (world){0};
}

world_share world_total(const world_row *row, world_side side) {
  world_share all = {0};
  for (size_t i = 0; i < WORLD_RELEASES_MOST; i++) {
    all.passed += row->of[side][i].passed;
    all.failed += row->of[side][i].failed;
  }
  return all;
}

bool world_shows(const world_row *row, world_side side) {
  world_share all = world_total(row, side);
  return row->ran && all.passed + all.failed > 0;
}
