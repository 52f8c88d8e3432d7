/* The summary on a terminal, JUnit XML, JSON and Markdown. */
#include "report.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/suite/near.h"
#include "harness/tools/input.h"
#include "harness/tools/json_text.h"

void report_spill(const report_header *h, strbuf *out) {
  enum { MUCH = 1 << 16 };
  if (h->spill && out->len > MUCH) h->spill(out, h->user);
}

static bool detail_counts(const results *r, const detail *d) {
  bool counted;
  results_class(r, d->index, d->producer, d->consumer, d->slot, &counted);
  return counted;
}

static void add_pair(const results *r, const detail *d, strbuf *out) {
  char a[32], b[32];
  strbuf_addf(out, "%s -> %s%s: %s: %s\n", vs_format(r->opset->releases[d->producer].version, a),
              vs_format(r->opset->releases[d->consumer].version, b),
              d->slot == SLOT_UNCHANGED ? " (unchanged)" : "", verdict_names[d->verdict], d->text);
}

/* The line that explains it. */
static void add_explain(const results *r, const report_header *h, const detail *d, strbuf *out) {
  char a[32], b[32];
  explain_line(r->cases[d->index]->id, vs_format(r->opset->releases[d->producer].version, a),
               vs_format(r->opset->releases[d->consumer].version, b), h->consumer_file,
               h->arguments, h->opset, out);
  strbuf_addc(out, '\n');
}

/* --- Terminal --- */

static void add_verdicts(const size_t *counts, bool colour, strbuf *out) {
  for (int v = 1; v < VERDICT_COUNT; v++) {
    if (!counts[v]) continue;
    bool bad = verdict_is_bad((verdict)v);
    strbuf_addf(out, " %s%zu %s%s", colour && bad ? "\033[1;31m" : "", counts[v], verdict_names[v],
                colour && bad ? "\033[0m" : "");
  }
}

static size_t sum_of(const size_t *counts) {
  size_t sum = 0;
  for (int v = 1; v < VERDICT_COUNT; v++) sum += counts[v];
  return sum;
}

/* One line for all pairs in which a check of a case ended in the same way. */
static void add_failure(const results *r, const detail *d, size_t pairs, bool colour, strbuf *out) {
  char a[32], b[32];
  const char *text = d->text;
  size_t line = strcspn(text, "\n");
  strbuf_addf(out, "%s%s%s %s %s: %zu time%s, first %s -> %s%s: %.*s\n", colour ? "\033[1;31m" : "",
              verdict_names[d->verdict], colour ? "\033[0m" : "", r->cases[d->index]->id,
              check_names[d->check], pairs, pairs == 1 ? "" : "s",
              vs_format(r->opset->releases[d->producer].version, a),
              vs_format(r->opset->releases[d->consumer].version, b),
              d->slot == SLOT_UNCHANGED ? " (unchanged)" : "", (int)line, text);
}

static void add_failures(const results *r, const report_header *h, bool colour, strbuf *out) {
  enum { SHOWN = 30, EXPLAINED = 3 };
  size_t shown = 0, more = 0, explained = 0, index = SIZE_MAX;
  const case_counts *n = NULL;
  bool seen[CHECK_COUNT][VERDICT_COUNT];
  for (size_t i = 0; i < r->detail_count; i++) {
    const detail *d = &r->details[i];
    if (d->index != index) {
      index = d->index;
      n = results_case_counts(r, index);
      memset(seen, 0, sizeof seen);
    }
    if (seen[d->check][d->verdict] || !detail_counts(r, d)) continue;
    seen[d->check][d->verdict] = true;
    bool bad = verdict_is_bad(d->verdict);
    if (shown < SHOWN)
      add_failure(r, d, n->of[d->check][d->verdict], colour, out);
    else
      more++;
    if (bad && explained++ < EXPLAINED) {
      strbuf_adds(out, "  ");
      add_explain(r, h, d, out);
    }
    shown++;
  }
  if (more) strbuf_addf(out, "… and %zu more checks, in the reports\n", more);
}

/* "113 cases, 33 × 33 releases"; of a part of them, "1 case, 65 pairs of releases". */
static void add_extent(const results *r, const summary *s, const char *between, strbuf *out) {
  size_t pairs = r->releases * r->releases - s->cells_empty;
  strbuf_addf(out, "%zu case%s%s", r->case_count, r->case_count == 1 ? "" : "s", between);
  if (s->cells_empty)
    strbuf_addf(out, "%zu pair%s of releases", pairs, pairs == 1 ? "" : "s");
  else
    strbuf_addf(out, "%zu × %zu releases", r->releases, r->releases);
}

/* What an incomplete run lacks, after the word. */
static void add_incomplete(const summary *s, strbuf *out) {
  strbuf_addf(out, ": the run was stopped; %zu row%s (a case with a producer) %s missing",
              s->missing, s->missing == 1 ? "" : "s", s->missing == 1 ? "is" : "are");
  if (s->failed_cases)
    strbuf_addf(out, "; %zu case%s failed so far", s->failed_cases,
                s->failed_cases == 1 ? "" : "s");
}

void report_summary(const results *r, const report_header *h, bool colour, strbuf *out) {
  summary s;
  results_summary(r, &s);
  add_extent(r, &s, ", ", out);
  strbuf_addf(out, ", consumer %s\n", r->consumer);
  for (int c = CLASS_MUST_READ; c < CLASS_COUNT; c++) {
    if (!sum_of(s.by_class[c])) continue;
    strbuf_addf(out, "  %-24s %8zu checks:", class_names[c], sum_of(s.by_class[c]));
    add_verdicts(s.by_class[c], colour, out);
    strbuf_addc(out, '\n');
  }
  if (sum_of(s.outside)) {
    strbuf_addf(out, "  %-24s %8zu checks:", "outside the window", sum_of(s.outside));
    add_verdicts(s.outside, false, out);
    strbuf_adds(out, " (not counted)\n");
  }
  add_failures(r, h, colour, out);
  strbuf_adds(out, run_outcome_names[s.outcome]);
  if (s.outcome == RUN_INCOMPLETE) add_incomplete(&s, out);
  strbuf_addc(out, '\n');
}

/* --- JUnit --- */

static void add_xml(const char *text, strbuf *out) {
  while (*text) {
    const char *plain = text;
    while ((signed char)*text >= 0x20 && !strchr("<>&\"", *text)) text++; /* ASCII */
    if (text > plain) strbuf_add(out, plain, (size_t)(text - plain));
    if (!*text) break;
    if ((unsigned char)*text >= 0x80) {
      /* U+FFFE and U+FFFF are characters of UTF-8, and none of XML. */
      size_t n = utf8_length(text);
      bool none = n == 3 && memcmp(text, "\xef\xbf", 2) == 0 && (unsigned char)text[2] >= 0xbe;
      strbuf_add(out, n && !none ? text : "?", n && !none ? n : 1);
      text += n ? n : 1;
      continue;
    }
    switch (*text) {
      case '<': strbuf_adds(out, "&lt;"); break;
      case '>': strbuf_adds(out, "&gt;"); break;
      case '&': strbuf_adds(out, "&amp;"); break;
      case '"': strbuf_adds(out, "&quot;"); break;
      case '\n': strbuf_adds(out, "&#10;"); break;
      default: strbuf_addc(out, *text == '\t' ? '\t' : '?'); /* XML 1.0 has no other ones */
    }
    text++;
  }
}

static void add_problem(const results *r, const report_header *h, size_t index, check_kind k,
                        const char *tag, const uint32_t *counts, bool bugs, strbuf *out) {
  size_t first, said = results_said(r, index, &first), pairs = 0, shown = 0;
  const char *comma = "", *type = "";
  strbuf_addf(out, "      <%s message=\"", tag);
  for (int v = 1; v < VERDICT_COUNT; v++) {
    if (!counts[v] || !(bugs ? v == VERDICT_SUITE_BUG : verdict_failed((verdict)v))) continue;
    strbuf_addf(out, "%s%s in %u pairs", comma, verdict_names[v], counts[v]);
    pairs += counts[v];
    if (!*comma) type = verdict_names[v];
    comma = ", ";
  }
  strbuf_addf(out, "\" type=\"%s\">", type);
  strbuf text = STRBUF_INIT;
  for (size_t i = first; i < first + said; i++) {
    const detail *d = &r->details[i];
    bool right = bugs ? d->verdict == VERDICT_SUITE_BUG : verdict_failed(d->verdict);
    if (d->check != k || !right || !detail_counts(r, d)) continue;
    if (!shown) add_explain(r, h, d, &text);
    add_pair(r, d, &text);
    shown++;
  }
  if (shown < pairs) strbuf_addf(&text, "and %zu more, in the journal\n", pairs - shown);
  add_xml(strbuf_str(&text), out);
  out->failed |= text.failed;
  strbuf_free(&text);
  strbuf_addf(out, "</%s>\n", tag);
}

typedef enum junit_end { JUNIT_PASSED, JUNIT_FAILED, JUNIT_ERROR, JUNIT_SKIPPED } junit_end;

static junit_end junit_end_of(const uint32_t *counts) {
  uint32_t failed = 0, made = 0;
  for (int v = 1; v < VERDICT_COUNT; v++) {
    made += counts[v];
    if (verdict_failed((verdict)v)) failed += counts[v];
  }
  if (counts[VERDICT_SUITE_BUG]) return JUNIT_ERROR;
  if (failed) return JUNIT_FAILED;
  return counts[VERDICT_SKIPPED] + counts[VERDICT_UNSUPPORTED] < made ? JUNIT_PASSED
                                                                      : JUNIT_SKIPPED;
}

static void junit_check(const results *r, const report_header *h, size_t index, check_kind k,
                        const uint32_t *counts, strbuf *out) {
  junit_end end = junit_end_of(counts);
  uint32_t made = 0;
  for (int v = 1; v < VERDICT_COUNT; v++) made += counts[v];
  strbuf_adds(out, "    <testcase classname=\"");
  add_xml(r->cases[index]->id, out);
  strbuf_adds(out, "\" name=\"");
  strbuf_adds(out, check_names[k]);
  if (end == JUNIT_PASSED) {
    strbuf_adds(out, "\"/>\n");
    return;
  }
  strbuf_adds(out, "\">\n");
  if (end == JUNIT_SKIPPED) {
    strbuf_adds(out, "      <skipped message=\"");
    strbuf_adds(out, made                                  ? "not supported, or waived"
                     : !(r->cases[index]->checks >> k & 1) ? "the case does not have this check"
                                                           : "no pair asks for this check");
    strbuf_adds(out, "\"/>\n");
  } else {
    add_problem(r, h, index, k, end == JUNIT_ERROR ? "error" : "failure", counts,
                end == JUNIT_ERROR, out);
  }
  strbuf_adds(out, "    </testcase>\n");
}

typedef struct junit_totals {
  size_t of[JUNIT_SKIPPED + 1];
} junit_totals;

static void add_totals(const junit_totals *t, strbuf *out) {
  size_t tests = 0;
  for (int i = 0; i <= JUNIT_SKIPPED; i++) tests += t->of[i];
  strbuf_addf(out, " tests=\"%zu\" failures=\"%zu\" errors=\"%zu\" skipped=\"%zu\"", tests,
              t->of[JUNIT_FAILED], t->of[JUNIT_ERROR], t->of[JUNIT_SKIPPED]);
}

static void count_ends(const results *r, size_t index, junit_totals *t) {
  const case_counts *n = results_case_counts(r, index);
  for (int k = 0; k < CHECK_COUNT; k++) t->of[junit_end_of(n->of[k])]++;
}

void report_junit(const results *r, const report_header *h, strbuf *out) {
  junit_totals all = {0};
  summary s;
  results_summary(r, &s);
  for (size_t i = 0; i < r->case_count; i++) count_ends(r, i, &all);
  all.of[JUNIT_ERROR] += s.outcome == RUN_INCOMPLETE;
  strbuf_adds(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"");
  add_xml(h->tool, out);
  strbuf_adds(out, ", consumer ");
  add_xml(r->consumer, out);
  strbuf_addc(out, '"');
  add_totals(&all, out);
  if (*h->date) strbuf_addf(out, " timestamp=\"%s\" time=\"%.3f\"", h->date, r->seconds);
  strbuf_adds(out, ">\n");
  for (size_t i = 0; i < r->case_count; i++) {
    junit_totals t = {0};
    count_ends(r, i, &t);
    strbuf_adds(out, "  <testsuite name=\"");
    add_xml(r->cases[i]->id, out);
    strbuf_addc(out, '"');
    add_totals(&t, out);
    strbuf_adds(out, ">\n");
    const case_counts *n = results_case_counts(r, i);
    for (int k = 0; k < CHECK_COUNT; k++) junit_check(r, h, i, (check_kind)k, n->of[k], out);
    strbuf_adds(out, "  </testsuite>\n");
    report_spill(h, out);
  }
  if (s.outcome == RUN_INCOMPLETE) {
    strbuf_adds(out,
                "  <testsuite name=\"run\" tests=\"1\" failures=\"0\" errors=\"1\" "
                "skipped=\"0\">\n    <testcase classname=\"run\" name=\"complete\">\n"
                "      <error message=\"incomplete");
    add_incomplete(&s, out);
    strbuf_adds(out, "\" type=\"incomplete\"/>\n    </testcase>\n  </testsuite>\n");
  }
  strbuf_adds(out, "</testsuites>\n");
}

/* --- JSON --- */

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
  strbuf *checks = calloc(kept + 1, sizeof *checks);
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
    strbuf_adds(out, c->level == LEVEL_REQUIRED ? "required" : "recommended");
    strbuf_adds(out, "\", \"tags\": [");
    for (size_t t = 0; t < c->tag_count; t++) {
      if (t) strbuf_adds(out, ", ");
      json_text(out, c->tags[t]);
    }
    strbuf_adds(out, "], \"checks\": {");
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
  free(checks);
}

static void json_details(const results *r, const report_header *h, strbuf *out) {
  strbuf_adds(out, " \"details\": [");
  for (size_t i = 0; i < r->detail_count; i++) {
    const detail *d = &r->details[i];
    bool counted;
    cell_class class = results_class(r, d->index, d->producer, d->consumer, d->slot, &counted);
    strbuf_adds(out, i ? ",\n  {\"case\": " : "\n  {\"case\": ");
    json_text(out, r->cases[d->index]->id);
    strbuf_adds(out, ", \"producer\": ");
    json_release(r, d->producer, out);
    strbuf_adds(out, ", \"consumer\": ");
    json_release(r, d->consumer, out);
    strbuf_addf(out, ", \"class\": \"%s\", \"counted\": %s, \"check\": \"%s\", \"verdict\": \"%s\"",
                class_names[class], counted ? "true" : "false", check_names[d->check],
                verdict_names[d->verdict]);
    strbuf_adds(out, ", \"message\": ");
    json_text(out, d->text);
    strbuf_addc(out, '}');
    report_spill(h, out);
  }
  strbuf_adds(out, "\n ]\n");
}

static void json_member(const char *name, const char *text, strbuf *out) {
  strbuf_addf(out, " \"%s\": ", name);
  json_text(out, text);
  strbuf_adds(out, ",\n");
}

void report_json(const results *r, const report_header *h, strbuf *out) {
  summary s;
  results_summary(r, &s);
  strbuf_adds(out, "{\n \"schema\": 1,\n");
  json_member("tool", h->tool, out);
  json_member("consumer", r->consumer, out);
  json_member("corpus", h->corpus, out);
  if (*h->date) {
    json_member("started", h->date, out);
    strbuf_addf(out, " \"seconds\": %.6f,\n", r->seconds);
  }
  json_member("result", run_outcome_names[s.outcome], out);
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
  json_cells(r, out);
  json_cases(r, h, out);
  json_details(r, h, out);
  strbuf_adds(out, "}\n");
}

/* --- Markdown --- */

static void add_cell_text(const char *text, strbuf *out) {
  for (; *text; text++) {
    if (*text == '|' || *text == '\\' || *text == '`') strbuf_addc(out, '\\');
    strbuf_addc(out, *text == '\n' ? ' ' : *text);
  }
}

void report_markdown(const results *r, const report_header *h, strbuf *out) {
  enum { SHOWN = 100 };
  summary s;
  results_summary(r, &s);
  strbuf_adds(out, "# Conformance of ");
  add_cell_text(r->consumer, out);
  strbuf_addf(out, ": %s\n\n", run_outcome_names[s.outcome]);
  if (s.outcome == RUN_INCOMPLETE) {
    strbuf_adds(out, "The result is incomplete");
    add_incomplete(&s, out);
    strbuf_adds(out, ".\n\n");
  }
  add_extent(r, &s, " over ", out);
  strbuf_addf(out, ", by %s", h->tool);
  if (*h->date) strbuf_addf(out, ", %s, %.2f s", h->date, r->seconds);
  strbuf_adds(out, ".\n\n| class |");
  for (int v = 1; v < VERDICT_COUNT; v++) strbuf_addf(out, " %s |", verdict_names[v]);
  strbuf_adds(out, "\n| --- |");
  for (int v = 1; v < VERDICT_COUNT; v++) strbuf_adds(out, " ---: |");
  strbuf_addc(out, '\n');
  for (int c = CLASS_MUST_READ; c < CLASS_COUNT; c++) {
    strbuf_addf(out, "| %s |", class_names[c]);
    for (int v = 1; v < VERDICT_COUNT; v++) strbuf_addf(out, " %zu |", s.by_class[c][v]);
    strbuf_addc(out, '\n');
  }
  strbuf_adds(out, "| out-of-window (not counted) |");
  for (int v = 1; v < VERDICT_COUNT; v++) strbuf_addf(out, " %zu |", s.outside[v]);
  strbuf_adds(out, "\n\n```text\n");
  report_matrix(r, MATRIX_COMPACT, false, out);
  strbuf_adds(out, "```\n");
  if (!r->detail_count) return;
  strbuf_adds(out, "\n| case | producer | consumer | check | verdict | what was said |\n");
  strbuf_adds(out, "| --- | --- | --- | --- | --- | --- |\n");
  char a[32], b[32];
  for (size_t i = 0; i < r->detail_count && i < SHOWN; i++) {
    const detail *d = &r->details[i];
    strbuf_addf(out, "| %s | %s | %s%s | %s | %s%s | ", r->cases[d->index]->id,
                vs_format(r->opset->releases[d->producer].version, a),
                vs_format(r->opset->releases[d->consumer].version, b),
                d->slot == SLOT_UNCHANGED ? ", unchanged" : "", check_names[d->check],
                verdict_names[d->verdict], detail_counts(r, d) ? "" : " (not counted)");
    add_cell_text(d->text, out);
    strbuf_adds(out, " |\n");
  }
  if (r->detail_count > SHOWN)
    strbuf_addf(out, "\n%zu more are in the JSON report.\n", r->detail_count - SHOWN);
}

/* --- All of them --- */

report_header report_header_of(const journal_head *run) {
  return (report_header){.tool = run->tool,
                         .corpus = run->corpus,
                         .date = run->started,
                         .consumer_file = journal_value(run, "consumer"),
                         .opset = journal_value(run, "opset"),
                         .arguments = journal_with_arguments(run)};
}

typedef struct report_file {
  const char *name;
  void (*render)(const results *r, const report_header *h, strbuf *out);
} report_file;

static void render_matrices(const results *r, const report_header *h, strbuf *out) {
  (void)h;
  report_matrices(r, true, true, false, out);
}

static void spill(strbuf *out, void *user) {
  output *file = user;
  if (out->failed) return;
  output_put(file, strbuf_str(out), out->len);
  strbuf_reset(out);
}

static bool render_one(const results *r, const report_file *f, const char *folder,
                       const report_header *header, strbuf *why) {
  strbuf out = STRBUF_INIT, path = STRBUF_INIT;
  output file;
  report_header h = *header;
  h.spill = spill;
  h.user = &file;
  strbuf_addf(&path, "%s/%s", folder, f->name);
  bool whole = !path.failed && output_open(&file, strbuf_str(&path));
  if (whole) {
    f->render(r, &h, &out);
    spill(&out, &file);
    whole = !out.failed;
  }
  if (out.failed || path.failed) strbuf_adds(why, "out of memory");
  bool ok = !path.failed && output_close(&file, whole, why) && whole;
  strbuf_free(&out);
  strbuf_free(&path);
  return ok;
}

static const report_file files[] = {{"index.html", report_html},
                                    {"results.json", report_json},
                                    {"junit.xml", report_junit},
                                    {"summary.md", report_markdown},
                                    {"matrix.txt", render_matrices}};
enum { FILES = sizeof files / sizeof *files };

bool report_remove(const char *folder, strbuf *why) {
  bool ok = true;
  strbuf path = STRBUF_INIT;
  for (size_t i = 0; ok && i < FILES; i++) {
    strbuf_reset(&path);
    strbuf_addf(&path, "%s/%s", folder, files[i].name);
    ok = !path.failed && (unlink(strbuf_str(&path)) == 0 || errno == ENOENT || errno == ENOTDIR);
    if (!ok) strbuf_addf(why, "cannot remove '%s': %s", strbuf_str(&path), strerror(errno));
  }
  strbuf_free(&path);
  return ok;
}

bool report_render(const results *r, const char *folder, const report_header *h, strbuf *why) {
  if (!output_folder(folder, why)) return false;
  output_sweep(folder);
  bool ok = true;
  for (size_t i = 0; ok && i < FILES; i++) ok = render_one(r, &files[i], folder, h, why);
  return ok;
}
