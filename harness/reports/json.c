/* SPDX-License-Identifier: Apache-2.0 */
/* results.json (docs/results.schema.json). */
#include "harness/results/record.h"
#include "render.h"

static void member_release(json_writer *w, const char *name, const results *r, size_t release) {
  char version[32];
  json_member(w, name, vs_format(r->opset->releases[release].version, version));
}

/* An object of the numbers that are not 0. */
static void add_counts(json_writer *w, const char *const *names, const uint32_t *counts, int first,
                       int end) {
  json_open(w, '{');
  for (int i = first; i < end; i++)
    if (counts[i]) json_member_count(w, names[i], counts[i]);
  json_close(w, '}');
}

/* --- Pairs --- */

static void add_tally(json_writer *w, const char *name, const tally *t) {
  static const char *const names[] = {"passed", "failed", "unsupported", "skipped", "suite_bugs"};
  const uint32_t counts[] = {t->passed, t->failed, t->unsupported, t->skipped, t->bugs};
  enum { COUNTS = sizeof counts / sizeof *counts };
  uint32_t all = 0;
  for (int i = 0; i < COUNTS; i++) all |= counts[i];
  if (!all) return;
  json_key(w, name);
  add_counts(w, names, counts, 0, COUNTS);
}

static void add_cell(json_writer *w, const results *r, size_t p, size_t c) {
  cell_tally t;
  results_cell(r, p, c, &t);
  json_break(w);
  json_open(w, '{');
  member_release(w, "producer", r, p);
  member_release(w, "consumer", r, c);
  json_member_flag(w, "in_window", in_window(r->opset, p, c, PROMISE_FULL));
  json_member_open(w, "classes", '{');
  for (int k = CLASS_MUST_READ; k < CLASS_COUNT; k++) add_tally(w, class_names[k], &t.of[k]);
  add_tally(w, "recommended", &t.recommended);
  add_tally(w, "out-of-window", &t.outside);
  json_close(w, '}');
  json_close(w, '}');
}

static void add_cells(json_writer *w, const results *r) {
  json_line_open(w, "cells", '[');
  for (size_t p = 0; p < r->releases; p++)
    for (size_t c = 0; c < r->releases; c++) add_cell(w, r, p, c);
  json_close(w, ']');
}

/* --- Cases --- */

/* The checks of a case: what its verdicts were. */
static void add_checks(json_writer *w, const case_counts *n) {
  json_open(w, '{');
  for (int k = 0; k < CHECK_COUNT; k++) {
    if (!verdicts_sum(n->of[k], NULL) && !verdicts_sum(n->outside[k], NULL)) continue;
    json_member_open(w, check_names[k], '{');
    json_key(w, "counted");
    add_counts(w, verdict_names, n->of[k], 1, VERDICT_COUNT);
    json_key(w, "out_of_window");
    add_counts(w, verdict_names, n->outside[k], 1, VERDICT_COUNT);
    json_close(w, '}');
  }
  json_close(w, '}');
}

static void add_case(json_writer *w, const results *r, const report_header *h, size_t i) {
  const corpus_case *c = r->cases[i];
  char version[32];
  json_break(w);
  json_open(w, '{');
  json_member(w, "id", c->id);
  json_member(w, "file", c->name);
  json_member(w, "since", vs_format(c->since, version));
  json_member(w, "level", level_names[c->level]);
  json_member_open(w, "tags", '[');
  for (size_t t = 0; t < c->tag_count; t++) json_add(w, c->tags[t]);
  json_close(w, ']');
  if (*h->date) {
    json_key(w, "seconds");
    json_add_micros(w, r->micros[i]);
  }
  json_key(w, "checks");
  add_checks(w, results_case_counts(r, i));
  json_close(w, '}');
}

static void add_cases(json_writer *w, const results *r, const report_header *h) {
  json_line_open(w, "cases", '[');
  for (size_t i = 0; i < r->case_count; i++) add_case(w, r, h, i);
  json_close(w, ']');
}

/* --- Messages --- */

static void begin_detail(json_writer *w, const results *r, const detail *d) {
  json_break(w);
  json_open(w, '{');
  json_member(w, "case", r->cases[d->index]->id);
  member_release(w, "producer", r, d->producer);
  record_write(&detail_record, r->opset, d, w);
}

static void add_details(json_writer *w, const results *r) {
  json_line_open(w, "details", '[');
  for (size_t i = 0; i < r->detail_count; i++) {
    const detail *d = &r->details[i];
    bool counted;
    cell_class class = results_class(r, d->index, d->producer, d->consumer, d->slot, &counted);
    begin_detail(w, r, d);
    json_member(w, "class", class_names[class]);
    json_member_flag(w, "counted", counted);
    json_close(w, '}');
  }
  json_close(w, ']');
}

static void add_flaky(json_writer *w, const results *r) {
  bool some = false;
  for (size_t i = 0; i < r->retried_count; i++) {
    const retried_row *row = &r->retried[i];
    if (!retry_is_flaky(r, row)) continue;
    if (!some) json_line_open(w, "flaky", '[');
    some = true;
    begin_detail(w, r, &row->before);
    json_member_count(w, "attempts", row->attempt);
    json_close(w, '}');
  }
  if (some) json_close(w, ']');
}

/* --- Causes --- */

static void add_cause(json_writer *w, const cause *c, causes_kind kind) {
  strbuf_auto checks = STRBUF_INIT;
  cause_checks(c, &checks);
  json_break(w);
  json_open(w, '{');
  json_member(w, "title", c->title);
  json_member(w, "verdict", verdict_names[c->verdict]);
  if (c->state) json_member(w, "state", cause_states[c->state]);
  json_member(w, "checks", strbuf_str(&checks));
  json_member_count(w, "cases", c->cases);
  json_member_count(w, "pairs", c->pairs);
  json_member(w, "smallest", c->of[0].of->id);
  json_member_flag(w, "fails_the_run", kind == CAUSES_REQUIRED);
  json_close(w, '}');
}

static void add_causes(json_writer *w, const results *r, const report_header *h) {
  json_line_open(w, "causes", '[');
  for (causes_kind kind = 0; kind < CAUSES_KINDS; kind++) {
    FREED_BY(causes_free) causes list = causes_find(r, h, kind, w->out);
    for (size_t i = 0; i < list.count; i++) add_cause(w, &list.items[i], kind);
  }
  json_close(w, ']');
}

/* --- Scores --- */

static void add_part(json_writer *w, const score_part *p) {
  json_member_count(w, "passed", p->passed);
  json_member_count(w, "failed", p->failed);
  json_member_count(w, "waived", p->waived);
}

static void add_score(json_writer *w, const results *r) {
  score s;
  strbuf_auto line = STRBUF_INIT;
  results_score(r, &s);
  score_text(r, &line);
  json_line_open(w, "score", '{');
  json_member(w, "line", strbuf_str(&line));
  for (int k = 0; k < CAPABILITY_COUNT; k++) {
    strbuf_auto text = STRBUF_INIT;
    score_part_text(&s, (capability)k, &text);
    json_member_open(w, capability_names[k], '{');
    json_member(w, "text", strbuf_str(&text));
    add_part(w, &s.of[k]);
    if (k == CAPABILITY_READS) {
      json_member_count(w, "releases", s.releases);
      json_member_count(w, "releases_read", s.releases_read);
    }
    json_close(w, '}');
  }
  json_member_open(w, "written", '{');
  json_member_count(w, "same_bytes", s.agreement[AGREEMENT_BYTES]);
  json_member_count(w, "same_program", s.agreement[AGREEMENT_PROGRAM]);
  json_member_count(w, "same_meaning", s.agreement[AGREEMENT_MEANING]);
  json_member_count(w, "unproven", s.unproven);
  json_close(w, '}');
  json_member_open(w, "cases", '{');
  add_part(w, &s.cases);
  json_close(w, '}');
  json_member_count(w, "corpus", s.corpus);
  json_close(w, '}');
}

static void add_scores(json_writer *w, const results *r) {
  score_part s;
  add_score(w, r);
  json_line_open(w, "profiles", '{');
  for (int p = 0; p < PROFILE_COUNT; p++) {
    json_member_open(w, profile_names[p], '{');
    json_member_flag(w, "claimed", r->claimed >> p & 1);
    json_member_count(w, "cases", results_profile(r, (profile_kind)p, &s));
    add_part(w, &s);
    json_close(w, '}');
  }
  json_close(w, '}');
  json_line_open(w, "sizes", '{');
  for (int k = 0; k < SIZE_CLASSES; k++) {
    size_t cases = results_size(r, (size_class)k, &s);
    if (!cases) continue;
    json_member_open(w, size_words[k], '{');
    json_member(w, "elements", size_meanings[k]);
    json_member_count(w, "cases", cases);
    add_part(w, &s);
    json_close(w, '}');
  }
  json_close(w, '}');
}

/* --- The document --- */

/* The verdicts that fail a run if they are counted. */
static void add_failures(json_writer *w) {
  json_line_open(w, "failures", '[');
  for (int v = 1; v < VERDICT_COUNT; v++)
    if (verdict_failed((verdict)v)) json_add(w, verdict_names[v]);
  json_close(w, ']');
}

static void add_run(json_writer *w, const results *r, const report_header *h, const summary *s) {
  char version[32];
  json_break(w);
  json_member_count(w, "schema", 1);
  json_member(w, "tool", h->tool);
  json_member(w, "consumer", r->consumer);
  if (h->calls_itself) json_member(w, "calls_itself", h->calls_itself);
  json_member(w, "corpus", h->corpus);
  if (h->coverage) json_member(w, "coverage", h->coverage);
  if (*h->date) {
    json_member(w, "started", h->date);
    json_key(w, "seconds");
    json_add_micros(w, (uint64_t)(r->seconds * 1e6));
  }
  json_break(w);
  json_member(w, "result", run_outcome_names[s->outcome]);
  add_scores(w, r);
  if (h->habits) json_member(w, "habits", h->habits);
  if (s->missing) json_member_count(w, "missing_rows", s->missing);
  json_line_open(w, "releases", '[');
  for (size_t i = 0; i < r->releases; i++)
    json_add(w, vs_format(r->opset->releases[i].version, version));
  json_close(w, ']');
}

void report_json(const results *r, const report_header *h, strbuf *out) {
  summary s;
  json_writer w = {.out = out};
  results_summary(r, &s);
  json_open(&w, '{');
  add_run(&w, r, h, &s);
  json_line_open(&w, "checks", '{');
  for (int k = 0; k < CHECK_COUNT; k++) {
    json_member_open(&w, check_names[k], '{');
    for (int v = 1; v < VERDICT_COUNT; v++)
      if (s.by_check[k][v]) json_member_count(&w, verdict_names[v], s.by_check[k][v]);
    json_close(&w, '}');
  }
  json_close(&w, '}');
  add_failures(&w);
  add_causes(&w, r, h);
  add_flaky(&w, r);
  add_cells(&w, r);
  add_cases(&w, r, h);
  add_details(&w, r);
  json_close(&w, '}');
  strbuf_addc(out, '\n');
}
