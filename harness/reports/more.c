/* SPDX-License-Identifier: Apache-2.0 */
/* The facts that scripts/commands/reports.py needs, and results.json does not state. */
#include <stdio.h>
#include <string.h>

#include "harness/releases/window.h"
#include "render.h"

/* --- Names --- */

static void add_names(json_writer *w, const char *name, const char *const *names, size_t n) {
  json_line_open(w, name, '[');
  for (size_t i = 0; i < n; i++) json_add(w, names[i]);
  json_close(w, ']');
}

static void add_verdicts(json_writer *w) {
  json_line_open(w, "verdicts", '[');
  for (int v = 1; v < VERDICT_COUNT; v++) {
    json_open(w, '{');
    json_member(w, "letter", (char[]){verdict_letters[v], '\0'});
    json_member(w, "name", verdict_names[v]);
    json_member(w, "meaning", verdict_meanings[v]);
    json_member_flag(w, "failed", verdict_failed((verdict)v));
    json_member_flag(w, "answer", verdict_is_answer((verdict)v));
    json_close(w, '}');
  }
  json_close(w, ']');
}

static void add_ops(json_writer *w, const vs_opset *o) {
  json_line_open(w, "ops", '[');
  for (size_t i = 0; i < o->op_count; i++) {
    const char *name = vs_stablehlo_name(o->ops[i].def.name);
    if (name) json_add(w, name);
  }
  json_close(w, ']');
}

static void add_date(date d, json_writer *w) {
  char text[32];
  snprintf(text, sizeof text, "%04d-%02d-%02d", d.year, d.month, d.day);
  json_add(w, text);
}

/* For each release: its date, until when consumers promise to read what it writes, and a letter for
 * each consumer: 1 if it promises that. */
static void add_promises(const vs_opset *o, json_writer *w) {
  json_line_open(w, "promises", '[');
  for (size_t p = 0; p < o->release_count; p++) {
    date released = {1970, 1, 1};
    window_span span = {.until = {1970, 1, 1}};
    strbuf_auto letters = STRBUF_INIT;
    release_date(o, p, &released);
    window_span_of(o, p, o->release_count - 1, PROMISE_FULL, &span);
    for (size_t c = 0; c < o->release_count; c++)
      strbuf_addc(&letters, in_window(o, p, c, PROMISE_FULL) ? '1' : '0');
    json_open(w, '[');
    add_date(released, w);
    add_date(span.until, w);
    json_add(w, strbuf_str(&letters));
    json_close(w, ']');
    w->out->failed |= letters.failed;
  }
  json_close(w, ']');
}

/* --- Verdicts --- */

/* For each slot of a cell: the class, whether it counts, a letter for each check; nothing when
 * none was made. */
typedef struct cell_letters {
  char of[SLOT_COUNT][CHECK_COUNT + 3];
} cell_letters;

static cell_letters letters_of(const results *r, size_t i, size_t p, size_t c) {
  cell_letters cell = {{{0}}};
  for (int slot = 0; slot < SLOT_COUNT; slot++) {
    char *text = cell.of[slot];
    bool counted;
    const uint8_t *v = results_at(r, i, p, c, slot);
    size_t n = CHECK_COUNT;
    while (n > 0 && v[n - 1] == VERDICT_NONE) n--;
    if (!n) continue;
    text[0] = (char)('0' + results_class(r, i, p, c, slot, &counted));
    text[1] = counted ? 'c' : 'o';
    for (size_t k = 0; k < n; k++) text[k + 2] = verdict_letters[v[k]];
  }
  return cell;
}

/* One producer of one case: [n, meant, unchanged] for n equal consumers side by side. */
static void add_row(const results *r, size_t i, size_t p, json_writer *w) {
  json_open(w, '[');
  for (size_t c = 0, same; c < r->releases; c += same) {
    cell_letters cell = letters_of(r, i, p, c), next = cell;
    for (same = 1; c + same < r->releases; same++) {
      next = letters_of(r, i, p, c + same);
      if (memcmp(&cell, &next, sizeof cell) != 0) break;
    }
    json_open(w, '[');
    json_add_count(w, same);
    for (int slot = 0; slot < SLOT_COUNT; slot++) json_add(w, cell.of[slot]);
    json_close(w, ']');
  }
  json_close(w, ']');
}

/* The group of each case, and the rows of each group by producer. */
static void add_rows(const results *r, json_writer *w) {
  json_line_open(w, "groups", '[');
  for (size_t i = 0; i < r->case_count; i++) json_add_count(w, results_group(r, i));
  json_close(w, ']');
  json_line_open(w, "rows", '[');
  for (size_t i = 0, known = 0; i < r->case_count; i++) {
    if (results_group(r, i) != known) continue; /* numbered in the order of the cases */
    known++;
    json_break(w);
    json_open(w, '[');
    for (size_t p = 0; p < r->releases; p++) add_row(r, i, p, w);
    json_close(w, ']');
  }
  json_close(w, ']');
}

static void add_counts(const char *name, const size_t *counts, json_writer *w) {
  json_open(w, '[');
  json_add(w, name);
  for (int v = 1; v < VERDICT_COUNT; v++) json_add_count(w, counts[v]);
  json_close(w, ']');
}

/* The checks of each class by their verdicts. */
static void add_by_class(const summary *s, json_writer *w) {
  json_line_open(w, "by_class", '[');
  for (int c = CLASS_MUST_READ; c < CLASS_COUNT; c++) add_counts(class_names[c], s->by_class[c], w);
  add_counts("recommended (does not fail the run)", s->recommended, w);
  add_counts("out-of-window (not counted)", s->outside, w);
  json_close(w, ']');
}

/* --- Causes, in the order of results.json --- */

/* Its kind, and for each of its cases the number of the first detail, and the pairs. */
static void add_cause(const results *r, const cause *c, causes_kind kind, json_writer *w) {
  json_open(w, '[');
  json_add_count(w, kind);
  for (size_t k = 0; kind != CAUSES_FIXED && k < c->cases; k++) { /* those are of another run */
    json_open(w, '[');
    json_add_count(w, (size_t)(c->of[k].first - r->details));
    json_add_count(w, c->of[k].pairs);
    json_close(w, ']');
  }
  json_close(w, ']');
}

static void add_causes(const results *r, const report_header *h, json_writer *w) {
  json_line_open(w, "causes", '[');
  for (causes_kind kind = 0; kind < CAUSES_KINDS; kind++) {
    FREED_BY(causes_free) causes list = causes_find(r, h, kind, w->out);
    for (size_t i = 0; i < list.count; i++) add_cause(r, &list.items[i], kind, w);
  }
  json_close(w, ']');
}

/* --- Sentences, as a terminal has them --- */

static void add_text(json_writer *w, const char *name, strbuf *text) {
  json_member(w, name, strbuf_str(text));
  w->out->failed |= text->failed;
  strbuf_reset(text);
}

static void add_texts(const results *r, const report_header *h, const summary *s, json_writer *w) {
  strbuf_auto text = STRBUF_INIT;
  score_sentence(r, &text);
  add_text(w, "sentence", &text);
  report_extent(r, s, ", ", &text);
  add_text(w, "extent", &text);
  report_flaky(r, ", ", &text);
  add_text(w, "flaky", &text);
  report_incomplete(s, &text);
  add_text(w, "incomplete", &text);
  report_profiles(r, false, "", &text);
  add_text(w, "profiles", &text);
  report_sizes(r, "", &text);
  add_text(w, "sizes", &text);
  report_naming(r, "", &text);
  add_text(w, "refusals", &text);
  report_agreement(r, "", &text);
  add_text(w, "written", &text);
  report_notes(r, true, "* ", &text);
  add_text(w, "notes", &text);
  report_summary(r, h, false, &text);
  add_text(w, "summary", &text);
  report_matrix(r, MATRIX_COMPACT, false, 0, &text);
  add_text(w, "matrix", &text);
  explain_options(h->run, &text);
  add_text(w, "explain", &text);
}

void report_more(const results *r, const report_header *h, strbuf *out) {
  json_writer w = {.out = out};
  summary s;
  results_summary(r, &s);
  json_open(&w, '{');
  add_texts(r, h, &s, &w);
  json_member(&w, "before", h->before ? h->before_date : "");
  json_member_flag(&w, "all_levels", r->all_levels);
  json_member_count(&w, "hub", report_hub(r)); /* the number of releases: there is none */
  add_promises(r->opset, &w);
  add_names(&w, "checks", check_names, CHECK_COUNT);
  add_names(&w, "check_meanings", check_meanings, CHECK_COUNT);
  add_names(&w, "classes", class_names, CLASS_COUNT);
  add_verdicts(&w);
  add_ops(&w, r->opset);
  report_grid(r, h, &w);
  add_by_class(&s, &w);
  add_rows(r, &w);
  add_causes(r, h, &w);
  json_close(&w, '}');
}
