/* SPDX-License-Identifier: Apache-2.0 */
#include "page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/cases/pick.h"
#include "harness/data/input.h"
#include "harness/releases/window.h"

/* Limits of the page, so that it stays small whatever a consumer prints. They are bytes, except for
 * the number of cases above which programs are not read. */
enum {
  PROGRAMS_ALL = 400 << 10,
  PROGRAM_MOST = 8 << 10,
  MESSAGES_ALL = 300 << 10,
  TEXTS_ALL = 500 << 10,
  CASES_READ = 10000,
  CAUSES_MOST = 500,
};

/* The tables that are made from the run before it is written. */
typedef struct writer {
  const html_run *run;
  const results *r;
  page_pool texts; /* messages */
  size_t text_bytes;
  uint16_t *stablehlo; /* of each op of the opset: its number among StableHLO's; UINT16_MAX: none */
  size_t op_count;
  bool *bad; /* of each case: a check failed, or the suite did */
} writer;

/* --- Verdicts --- */

/* The class, whether it counts, a letter for each check; nothing when none was made. */
static void add_artifact(const results *r, size_t i, size_t p, size_t c, int slot, json_writer *w) {
  enum { MOST = 8 + CHECK_COUNT };
  char text[MOST + 1] = "";
  bool counted;
  const uint8_t *v = results_at(r, i, p, c, slot);
  size_t n = CHECK_COUNT;
  while (n > 0 && v[n - 1] == VERDICT_NONE) n--;
  if (n) {
    cell_class class = results_class(r, i, p, c, slot, &counted);
    int at = snprintf(text, sizeof text, "%d%c", class, counted ? 'c' : 'o');
    for (size_t k = 0; k < n; k++) text[(size_t)at + k] = verdict_letters[v[k]];
  }
  json_add(w, text);
}

/* Whether two neighbouring consumers have the same class, verdicts and counting. */
static bool same_cells(const results *r, size_t i, size_t p, size_t a, size_t b) {
  for (int slot = 0; slot < SLOT_COUNT; slot++) {
    bool x, y;
    if (results_class(r, i, p, a, slot, &x) != results_class(r, i, p, b, slot, &y) || x != y ||
        memcmp(results_at(r, i, p, a, slot), results_at(r, i, p, b, slot), CHECK_COUNT) != 0)
      return false;
  }
  return true;
}

/* One producer of one case: [n, meant, unchanged] for equal consumers side by side. */
static void add_pattern(const results *r, size_t i, size_t p, strbuf *out) {
  json_writer w = {.out = out, .in_script = true};
  json_open(&w, '[');
  for (size_t c = 0, same; c < r->releases; c += same) {
    for (same = 1; c + same < r->releases && same_cells(r, i, p, c, c + same); same++) continue;
    json_open(&w, '[');
    json_add_count(&w, same);
    add_artifact(r, i, p, c, SLOT_MEANT, &w);
    add_artifact(r, i, p, c, SLOT_UNCHANGED, &w);
    json_close(&w, ']');
  }
  json_close(&w, ']');
}

static bool any(const results *r, size_t i, size_t p) {
  const uint8_t *row = results_row(r, i, p);
  for (size_t k = 0; k < results_row_size(r); k++)
    if (row[k] != VERDICT_NONE) return true;
  return false;
}

static void add_signed(json_writer *w, int n) {
  char text[16];
  json_add_raw(w, text, (size_t)snprintf(text, sizeof text, "%d", n));
}

/* The patterns of a group, by producer; -1: nothing was made. */
static void add_group(const results *r, size_t i, page_pool *kinds, json_writer *w) {
  json_break(w);
  json_open(w, '[');
  for (size_t p = 0; p < r->releases; p++) {
    strbuf_auto text = STRBUF_INIT;
    if (!any(r, i, p)) {
      add_signed(w, -1);
      continue;
    }
    add_pattern(r, i, p, &text);
    json_add_count(w, page_pool_add(kinds, strbuf_str(&text)));
    kinds->failed |= text.failed;
  }
  json_close(w, ']');
}

/* The group of each case, the patterns of each group by producer, the patterns. */
static void add_rows(const results *r, const report_header *h, json_writer *w) {
  FREED_BY(page_pool_free) page_pool kinds = {0};
  strbuf_auto groups = STRBUF_INIT;
  json_writer rows = {.out = &groups, .in_script = true};
  size_t known = 0; /* groups are numbered in the order of the cases */
  json_line_open(w, "groups", '[');
  json_open(&rows, '[');
  for (size_t i = 0; i < r->case_count; i++) {
    uint32_t group = results_group(r, i);
    json_add_count(w, group);
    report_spill(h, w->out);
    if (group != known) continue;
    add_group(r, i, &kinds, &rows);
    known++;
  }
  json_close(w, ']');
  json_close(&rows, ']');
  json_break(w);
  json_key(w, "rows");
  json_add_raw(w, strbuf_str(&groups), groups.len);
  page_add_raw(w, "patterns", &kinds);
  w->out->failed |= groups.failed;
}

/* --- Messages --- */

/* The number of a message; of the last ones, when there is no room for more, that of a note. */
static size_t text_number(writer *w, const detail *d) {
  strbuf_auto whole = STRBUF_INIT;
  results_text(w->r, d, &whole);
  const char *text = strbuf_str(&whole);
  size_t n = strlen(text), before = w->texts.texts.count;
  if (w->text_bytes + n > TEXTS_ALL) text = "(in the journal, and with the command)";
  size_t number = page_pool_add(&w->texts, text);
  if (w->texts.texts.count > before) w->text_bytes += strlen(text);
  return number;
}

/* Equal messages of neighbouring consumers about one check: one entry. */
typedef struct message_run {
  const detail *first;
  size_t text, count;
} message_run;

static void end_run(message_run *s, json_writer *w) {
  const detail *d = s->first;
  if (d) {
    const size_t numbers[] = {d->index, d->producer,      d->consumer, d->slot,
                              d->check, d->found.verdict, s->text,     s->count};
    page_add_numbers(w, numbers, sizeof numbers / sizeof *numbers);
  }
  *s = (message_run){0};
}

/* The messages about one case: one for each check and verdict, and more as long as there is room.
 */
static void add_messages_of(writer *w, size_t i, size_t *used, json_writer *list) {
  bool told[CHECK_COUNT][VERDICT_COUNT] = {{0}};
  message_run open[SLOT_COUNT][CHECK_COUNT] = {{{0}}};
  size_t first, count = results_details(w->r, i, &first), before = list->out->len;
  for (size_t k = first; k < first + count; k++) {
    const detail *d = &w->r->details[k];
    message_run *s = &open[d->slot][d->check];
    bool room = *used + list->out->len - before < MESSAGES_ALL;
    if (told[d->check][d->found.verdict] && !room) continue;
    told[d->check][d->found.verdict] = true;
    size_t text = text_number(w, d);
    if (s->first && s->text == text && s->first->found.verdict == d->found.verdict &&
        s->first->producer == d->producer && s->first->consumer + s->count == d->consumer) {
      s->count++;
      continue;
    }
    end_run(s, list);
    *s = (message_run){d, text, 1};
  }
  for (int slot = 0; slot < SLOT_COUNT; slot++)
    for (int check = 0; check < CHECK_COUNT; check++) end_run(&open[slot][check], list);
  *used += list->out->len - before;
}

/* [case, producer, first consumer, slot, check, verdict, text, consumers] */
static void add_messages(writer *w, json_writer *out) {
  size_t used = 0;
  json_line_open(out, "messages", '[');
  for (size_t i = 0; i < w->r->case_count; i++) add_messages_of(w, i, &used, out);
  json_close(out, ']');
}

/* [title, checks, verdict, text, pairs, [[case, producer, consumer, slot, pairs], …], state] */
static void add_cause(writer *w, const cause *c, json_writer *out) {
  json_break(out);
  json_open(out, '[');
  strbuf_auto checks = STRBUF_INIT;
  cause_checks(c, &checks);
  json_add(out, c->title);
  json_add(out, strbuf_str(&checks));
  json_add_count(out, c->verdict);
  json_add_count(out, text_number(w, c->first));
  json_add_count(out, c->pairs);
  json_open(out, '[');
  for (size_t k = 0; k < c->cases; k++) {
    const detail *d = c->of[k].first;
    const size_t numbers[] = {d->index, d->producer, d->consumer, d->slot, c->of[k].pairs};
    page_add_numbers(out, numbers, sizeof numbers / sizeof *numbers);
  }
  json_close(out, ']');
  json_add(out, cause_states[c->state]);
  json_close(out, ']');
}

/* [title, cases]: the cases are of another run. */
static void add_fixed(const causes *list, json_writer *out) {
  json_line_open(out, "fixed", '[');
  for (size_t i = 0; i < list->count && i < CAUSES_MOST; i++) {
    json_open(out, '[');
    json_add(out, list->items[i].title);
    json_add_count(out, list->items[i].cases);
    json_close(out, ']');
  }
  json_close(out, ']');
}

static void add_causes(writer *w, const char *name, const char *more, const causes *list,
                       json_writer *out) {
  json_line_open(out, name, '[');
  for (size_t i = 0; i < list->count && i < CAUSES_MOST; i++) add_cause(w, &list->items[i], out);
  json_close(out, ']');
  json_member_count(out, more, list->count > CAUSES_MOST ? list->count - CAUSES_MOST : 0);
}

/* --- Releases --- */

static void add_date(date d, json_writer *w) {
  char text[32];
  snprintf(text, sizeof text, "%04d-%02d-%02d", d.year, d.month, d.day);
  json_add(w, text);
}

/* For each producer a letter for each consumer: 1 if it promises to read what the producer writes.
 */
static void add_window(const vs_opset *o, json_writer *w) {
  strbuf_auto letters = STRBUF_INIT;
  json_line_open(w, "window", '[');
  for (size_t p = 0; p < o->release_count; p++) {
    strbuf_reset(&letters);
    for (size_t c = 0; c < o->release_count; c++)
      strbuf_addc(&letters, in_window(o, p, c, PROMISE_FULL) ? '1' : '0');
    json_add(w, strbuf_str(&letters));
  }
  json_close(w, ']');
}

/* Releases, their dates, until when consumers promise to read what they write. */
static void add_releases(const vs_opset *o, json_writer *w) {
  char version[32];
  json_line_open(w, "releases", '[');
  for (size_t i = 0; i < o->release_count; i++)
    json_add(w, vs_format(o->releases[i].version, version));
  json_close(w, ']');
  json_line_open(w, "dates", '[');
  for (size_t i = 0; i < o->release_count; i++) {
    date d = {1970, 1, 1};
    release_date(o, i, &d);
    add_date(d, w);
  }
  json_close(w, ']');
  json_line_open(w, "until", '[');
  for (size_t i = 0; i < o->release_count; i++) {
    window_span span = {.until = {1970, 1, 1}};
    window_span_of(o, i, o->release_count - 1, PROMISE_FULL, &span);
    add_date(span.until, w);
  }
  json_close(w, ']');
  add_window(o, w);
}

/* --- Cases --- */

/* Whether the file is a program below the corpus: names come from journals of others. */
static bool is_below(const char *name) {
  size_t n = strlen(name);
  return *name != '/' && n > 5 && strcmp(name + n - 5, ".mlir") == 0 && !strstr(name, "..");
}

bool html_open_program(const html_run *run, const corpus_case *c, input *in) {
  strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s", run->h->corpus ? run->h->corpus : "", c->name);
  return run->h->corpus && is_below(c->name) && !path.failed &&
         input_open(in, strbuf_str(&path), &why);
}

static void add_ops_of(const writer *w, const char *text, size_t n, json_writer *out) {
  const vs_opset *o = w->r->opset;
  auto_free bool *seen = calloc(o->op_count, sizeof *seen);
  if (!seen) {
    out->out->failed = true;
    return;
  }
  pick_ops(o, text, n, seen);
  for (size_t i = 0; i < o->op_count; i++)
    if (seen[i] && w->stablehlo[i] != UINT16_MAX) json_add_count(out, w->stablehlo[i]);
}

static void find_bad(writer *w) {
  for (size_t i = 0; i < w->r->detail_count; i++)
    if (verdict_is_bad(w->r->details[i].found.verdict)) w->bad[w->r->details[i].index] = true;
}

/* The ops of each case, and the programs of those that failed. */
static void add_programs(writer *w, json_writer *out) {
  strbuf_auto text = STRBUF_INIT, programs = STRBUF_INIT;
  json_writer object = {.out = &programs, .in_script = true};
  size_t used = 0;
  char number[24];
  json_open(&object, '{');
  json_line_open(out, "case_ops", '[');
  for (size_t i = 0; i < w->r->case_count && w->r->case_count <= CASES_READ; i++) {
    input in;
    json_open(out, '[');
    report_spill(w->run->h, out->out);
    if (html_open_program(w->run, w->r->cases[i], &in)) {
      add_ops_of(w, in.bytes, in.size, out);
      if (w->bad[i] && in.size <= PROGRAM_MOST && used + in.size <= PROGRAMS_ALL) {
        strbuf_reset(&text);
        strbuf_add(&text, in.bytes, in.size);
        snprintf(number, sizeof number, "%zu", i);
        json_break(&object);
        json_member(&object, number, strbuf_str(&text));
        used += in.size;
      }
      input_close(&in);
    }
    json_close(out, ']');
  }
  json_close(out, ']');
  json_close(&object, '}');
  json_break(out);
  json_key(out, "programs");
  json_add_raw(out, strbuf_str(&programs), programs.len);
  out->out->failed |= text.failed | programs.failed;
}

/* [id, file, since, level, tags]; a file that is named like its case is the folder alone. */
static void add_case(const corpus_case *c, page_pool *tags, json_writer *w) {
  char version[32];
  const char *slash = strrchr(c->name, '/');
  size_t n = slash ? (size_t)(slash + 1 - c->name) : 0, id = strlen(c->id);
  bool alike = n && strncmp(slash + 1, c->id, id) == 0 && strcmp(slash + 1 + id, ".mlir") == 0;
  strbuf_auto name = STRBUF_INIT;
  strbuf_add(&name, c->name, alike ? n : strlen(c->name));
  json_break(w);
  json_open(w, '[');
  json_add(w, c->id);
  json_add(w, strbuf_str(&name));
  json_add(w, vs_format(c->since, version));
  json_add_count(w, c->level != LEVEL_REQUIRED);
  json_open(w, '[');
  for (size_t i = 0; i < c->tag_count; i++) json_add_count(w, page_pool_add(tags, c->tags[i]));
  json_close(w, ']');
  json_close(w, ']');
  w->out->failed |= name.failed;
}

static void add_cases(const results *r, const report_header *h, json_writer *w) {
  FREED_BY(page_pool_free) page_pool tags = {0};
  json_line_open(w, "cases", '[');
  for (size_t i = 0; i < r->case_count; i++) {
    add_case(r->cases[i], &tags, w);
    report_spill(h, w->out);
  }
  json_close(w, ']');
  page_add_names(w, "tags", tags.texts.items, tags.texts.count);
  w->out->failed |= tags.failed;
}

/* Adds the time of each case in microseconds. */
static void add_times(const results *r, const report_header *h, json_writer *w) {
  if (!*h->date) return;
  json_line_open(w, "times", '[');
  for (size_t i = 0; i < r->case_count; i++) json_add_count(w, r->micros[i]);
  json_close(w, ']');
}

/* Rows that failed, and passed when they were made again. */
static void add_flaky(const results *r, json_writer *w) {
  json_line_open(w, "flaky", '[');
  for (size_t i = 0; i < r->retried_count; i++) {
    strbuf_auto line = STRBUF_INIT;
    report_retried(r, &r->retried[i], &line);
    json_add(w, strbuf_str(&line));
    w->out->failed |= line.failed;
  }
  json_close(w, ']');
}

/* --- All of it --- */

static void add_ops(writer *w, json_writer *out) {
  const vs_opset *o = w->r->opset;
  json_line_open(out, "ops", '[');
  for (size_t i = 0; i < o->op_count; i++) {
    const char *name = vs_stablehlo_name(o->ops[i].def.name);
    w->stablehlo[i] = UINT16_MAX;
    if (!name) continue;
    json_add(out, name);
    w->stablehlo[i] = (uint16_t)w->op_count++;
  }
  json_close(out, ']');
}

static void add_run(const html_run *run, json_writer *w) {
  const report_header *h = run->h;
  strbuf_auto more = STRBUF_INIT;
  score sum;
  results_score(run->r, &sum);
  explain_options(&h->explain, &more);
  json_member(w, "tool", h->tool);
  json_member(w, "consumer", run->r->consumer);
  json_member(w, "before", h->before ? h->before_date : "");
  json_member(w, "result", run_outcome_names[run->s.outcome]);
  json_member_count(w, "failed_cases", run->s.failed_cases);
  json_member_count(w, "advice_cases", run->s.recommended_failed);
  json_member_count(w, "passed_cases", sum.cases.passed);
  json_member_count(w, "missing", run->s.missing);
  json_member_count(w, "all_levels", run->r->all_levels);
  json_member(w, "explain", strbuf_str(&more));
  w->out->failed |= more.failed;
}

static void add_all(writer *w, strbuf *out) {
  const html_run *run = w->run;
  json_writer o = {.out = out, .in_script = true};
  find_bad(w);
  json_open(&o, '{');
  add_run(run, &o);
  add_releases(w->r->opset, &o);
  page_add_names(&o, "checks", check_names, CHECK_COUNT);
  page_add_names(&o, "check_meanings", check_meanings, CHECK_COUNT);
  page_add_names(&o, "classes", class_names, CLASS_COUNT);
  page_add_verdicts(&o);
  json_member_count(&o, "hub", report_hub(w->r)); /* the number of releases: there is none */
  add_cases(w->r, run->h, &o);
  add_times(w->r, run->h, &o);
  add_ops(w, &o);
  add_programs(w, &o);
  html_grid_add(run, &o);
  add_rows(w->r, run->h, &o);
  add_causes(w, "causes", "more_causes", &run->of[CAUSES_REQUIRED], &o);
  add_causes(w, "advice", "more_advice", &run->of[CAUSES_RECOMMENDED], &o);
  add_causes(w, "waived", "more_waived", &run->of[CAUSES_WAIVED], &o);
  add_fixed(&run->of[CAUSES_FIXED], &o);
  add_flaky(w->r, &o);
  add_messages(w, &o);
  page_add_names(&o, "texts", w->texts.texts.items, w->texts.texts.count);
  json_close(&o, '}');
  out->failed |= w->texts.failed;
}

void html_data_add(const html_run *run, strbuf *out) {
  writer w = {.run = run, .r = run->r};
  w.stablehlo = calloc(run->r->opset->op_count + 1, sizeof *w.stablehlo);
  w.bad = calloc(run->r->case_count + 1, sizeof *w.bad);
  if (w.stablehlo && w.bad)
    add_all(&w, out);
  else
    out->failed = true;
  page_pool_free(&w.texts);
  free(w.stablehlo);
  free(w.bad);
}
