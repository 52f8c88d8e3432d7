/* results.json (docs/results.schema.json). */
#include <stdlib.h>

#include "harness/cli/json_text.h"
#include "harness/results/retried.h"
#include "harness/results/score.h"
#include "render.h"

static void json_release(const results *r, size_t release, strbuf *out) {
  char version[32];
  strbuf_addc(out, '"');
  strbuf_adds(out, vs_format(r->opset->releases[release].version, version));
  strbuf_addc(out, '"');
}

/* `"name": {`, with a comma before all but the first. */
static void json_begin(const char *name, bool *some, strbuf *out) {
  if (*some) strbuf_adds(out, ", ");
  *some = true;
  json_text(out, name);
  strbuf_adds(out, ": {");
}

static void json_count(const char *name, uint64_t n, bool *some, strbuf *out) {
  if (!n) return;
  if (*some) strbuf_adds(out, ", ");
  *some = true;
  json_text(out, name);
  strbuf_adds(out, ": ");
  strbuf_addu(out, n);
}

static void json_tally(const char *name, const tally *t, bool *some, strbuf *out) {
  const struct {
    const char *name;
    uint32_t n;
  } rows[] = {{"passed", t->passed},
              {"failed", t->failed},
              {"unsupported", t->unsupported},
              {"skipped", t->skipped},
              {"suite_bugs", t->bugs}};
  if (!(t->passed || t->failed || t->unsupported || t->skipped || t->bugs)) return;
  json_begin(name, some, out);
  bool inner = false;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    json_count(rows[i].name, rows[i].n, &inner, out);
  strbuf_addc(out, '}');
}

static void json_cells(const results *r, strbuf *out) {
  strbuf_adds(out, " \"cells\": [");
  for (size_t p = 0; p < r->releases; p++)
    for (size_t c = 0; c < r->releases; c++) {
      cell_tally t;
      bool some = false;
      results_cell(r, p, c, &t);
      strbuf_adds(out, p || c ? ",\n  {\"producer\": " : "\n  {\"producer\": ");
      json_release(r, p, out);
      strbuf_adds(out, ", \"consumer\": ");
      json_release(r, c, out);
      strbuf_addf(out, ", \"in_window\": %s, \"classes\": {",
                  in_window(r->opset, p, c, PROMISE_FULL) ? "true" : "false");
      for (int k = CLASS_MUST_READ; k < CLASS_COUNT; k++)
        json_tally(class_names[k], &t.of[k], &some, out);
      json_tally("recommended", &t.recommended, &some, out);
      json_tally("out-of-window", &t.outside, &some, out);
      strbuf_adds(out, "}}");
    }
  strbuf_adds(out, "\n ],\n");
}

/* The checks of a case: what its verdicts were. */
static void json_checks(const case_counts *n, strbuf *out) {
  bool some = false;
  for (int k = 0; k < CHECK_COUNT; k++) {
    uint32_t made = 0;
    for (int v = 1; v < VERDICT_COUNT; v++) made += n->of[k][v] + n->outside[k][v];
    if (!made) continue;
    bool counted = false, outside = false;
    json_begin(check_names[k], &some, out);
    strbuf_adds(out, "\"counted\": {");
    for (int v = 1; v < VERDICT_COUNT; v++)
      json_count(verdict_names[v], n->of[k][v], &counted, out);
    strbuf_adds(out, "}, \"out_of_window\": {");
    for (int v = 1; v < VERDICT_COUNT; v++)
      json_count(verdict_names[v], n->outside[k][v], &outside, out);
    strbuf_adds(out, "}}");
  }
}

/* What is the same for all cases of a group is made once. */
static void json_cases(const results *r, const report_header *h, strbuf *out) {
  enum { KEPT = 4096 };
  size_t kept = results_group_count(r) < KEPT ? results_group_count(r) : KEPT;
  auto_free strbuf *checks = calloc(kept + 1, sizeof *checks);
  char version[32];
  if (!checks) out->failed = true;
  strbuf_adds(out, " \"cases\": [");
  for (size_t i = 0; checks && i < r->case_count; i++) {
    const corpus_case *c = r->cases[i];
    strbuf_adds(out, i ? ",\n  {\"id\": " : "\n  {\"id\": ");
    json_text(out, c->id);
    strbuf_adds(out, ", \"file\": ");
    json_text(out, c->name);
    strbuf_adds(out, ", \"since\": \"");
    strbuf_adds(out, vs_format(c->since, version));
    strbuf_adds(out, "\", \"level\": \"");
    strbuf_adds(out, level_names[c->level]);
    strbuf_adds(out, "\", \"tags\": [");
    for (size_t t = 0; t < c->tag_count; t++) {
      if (t) strbuf_adds(out, ", ");
      json_text(out, c->tags[t]);
    }
    strbuf_adds(out, "], ");
    if (*h->date) strbuf_addf(out, "\"seconds\": %.6f, ", (double)r->micros[i] / 1e6);
    strbuf_adds(out, "\"checks\": {");
    uint32_t group = results_group(r, i);
    if (group >= kept) {
      json_checks(results_case_counts(r, i), out);
    } else {
      if (!checks[group].bytes) {
        json_checks(results_case_counts(r, i), &checks[group]);
        strbuf_adds(&checks[group], "}}");
      }
      strbuf_add(out, strbuf_str(&checks[group]), checks[group].len);
    }
    if (group >= kept) strbuf_adds(out, "}}");
    report_spill(h, out);
  }
  strbuf_adds(out, "\n ],\n");
  for (size_t g = 0; checks && g < kept; g++) {
    out->failed |= checks[g].failed;
    strbuf_free(&checks[g]);
  }
}

/* The beginning of an entry about a cell. */
static void json_cell(const results *r, const detail *d, bool first, strbuf *out) {
  strbuf_adds(out, first ? "\n  {\"case\": " : ",\n  {\"case\": ");
  json_text(out, r->cases[d->index]->id);
  strbuf_adds(out, ", \"producer\": ");
  json_release(r, d->producer, out);
  strbuf_adds(out, ", \"consumer\": ");
  json_release(r, d->consumer, out);
}

static void json_message(const detail *d, strbuf *out) {
  strbuf_adds(out, ", \"message\": ");
  json_text(out, d->text);
  strbuf_addc(out, '}');
}

static void json_details(const results *r, const report_header *h, strbuf *out) {
  strbuf_adds(out, " \"details\": [");
  for (size_t i = 0; i < r->detail_count; i++) {
    const detail *d = &r->details[i];
    bool counted;
    cell_class class = results_class(r, d->index, d->producer, d->consumer, d->slot, &counted);
    json_cell(r, d, !i, out);
    strbuf_addf(out, ", \"class\": \"%s\", \"counted\": %s, \"check\": \"%s\", \"verdict\": \"%s\"",
                class_names[class], counted ? "true" : "false", check_names[d->check],
                verdict_names[d->verdict]);
    json_message(d, out);
    report_spill(h, out);
  }
  strbuf_adds(out, "\n ]\n");
}

/* Rows that were made again and no longer failed: what they did before. */
static void json_flaky(const results *r, strbuf *out) {
  bool some = false;
  for (size_t i = 0; i < r->retried_count; i++) {
    const retried_row *row = &r->retried[i];
    const detail *d = &row->before;
    if (!retry_is_flaky(r, row)) continue;
    if (!some) strbuf_adds(out, " \"flaky\": [");
    json_cell(r, d, !some, out);
    some = true;
    strbuf_addf(out, ", \"check\": \"%s\", \"verdict\": \"%s\", \"attempts\": %u",
                check_names[d->check], verdict_names[d->verdict], row->attempt);
    json_message(d, out);
  }
  if (some) strbuf_adds(out, "\n ],\n");
}

static void json_member(const char *name, const char *text, strbuf *out) {
  strbuf_addf(out, " \"%s\": ", name);
  json_text(out, text);
  strbuf_adds(out, ",\n");
}

static void json_score(const results *r, strbuf *out) {
  score s;
  results_score(r, &s);
  strbuf_addf(
      out,
      " \"score\": {\"passed\": %zu, \"failed\": %zu, \"waived\": %zu, \"unsupported\": %zu, "
      "\"silent\": %zu, \"corpus\": %zu},\n",
      s.passed, s.failed, s.waived, s.unsupported, s.silent, s.corpus);
}

static void json_profiles(const results *r, strbuf *out) {
  bool some = false;
  strbuf_adds(out, " \"profiles\": {");
  for (int p = 0; p < PROFILE_COUNT; p++) {
    score s;
    results_profile(r, (profile_kind)p, &s);
    json_begin(profile_names[p], &some, out);
    strbuf_addf(out,
                "\"claimed\": %s, \"cases\": %zu, \"passed\": %zu, \"failed\": %zu, "
                "\"waived\": %zu, \"unsupported\": %zu, \"silent\": %zu}",
                r->claimed >> p & 1 ? "true" : "false", s.corpus, s.passed, s.failed, s.waived,
                s.unsupported, s.silent);
  }
  strbuf_adds(out, "},\n");
}

static void json_sizes(const results *r, strbuf *out) {
  bool some = false;
  strbuf_adds(out, " \"sizes\": {");
  for (int k = 0; k < SIZE_CLASSES; k++) {
    score s;
    results_size(r, (size_class)k, &s);
    if (!s.corpus) continue;
    json_begin(size_words[k], &some, out);
    strbuf_addf(out,
                "\"elements\": \"%s\", \"cases\": %zu, \"passed\": %zu, \"failed\": %zu, "
                "\"waived\": %zu, \"unsupported\": %zu, \"silent\": %zu}",
                size_meanings[k], s.corpus, s.passed, s.failed, s.waived, s.unsupported, s.silent);
  }
  strbuf_adds(out, "},\n");
}

void report_json(const results *r, const report_header *h, strbuf *out) {
  summary s;
  results_summary(r, &s);
  strbuf_adds(out, "{\n \"schema\": 1,\n");
  json_member("tool", h->tool, out);
  json_member("consumer", r->consumer, out);
  if (h->calls_itself) json_member("calls_itself", h->calls_itself, out);
  json_member("corpus", h->corpus, out);
  if (h->coverage) json_member("coverage", h->coverage, out);
  if (*h->date) {
    json_member("started", h->date, out);
    strbuf_addf(out, " \"seconds\": %.6f,\n", r->seconds);
  }
  json_member("result", run_outcome_names[s.outcome], out);
  json_score(r, out);
  json_profiles(r, out);
  json_sizes(r, out);
  if (h->habits) json_member("habits", h->habits, out);
  if (s.missing) strbuf_addf(out, " \"missing_rows\": %zu,\n", s.missing);
  strbuf_adds(out, " \"releases\": [");
  for (size_t i = 0; i < r->releases; i++) {
    if (i) strbuf_adds(out, ", ");
    json_release(r, i, out);
  }
  strbuf_adds(out, "],\n \"checks\": {");
  bool some = false;
  for (int k = 0; k < CHECK_COUNT; k++) {
    bool inner = false;
    json_begin(check_names[k], &some, out);
    for (int v = 1; v < VERDICT_COUNT; v++)
      json_count(verdict_names[v], s.by_check[k][v], &inner, out);
    strbuf_addc(out, '}');
  }
  strbuf_adds(out, "},\n");
  json_flaky(r, out);
  json_cells(r, out);
  json_cases(r, h, out);
  json_details(r, h, out);
  strbuf_adds(out, "}\n");
}
