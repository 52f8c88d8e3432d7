/* The summary on a terminal, JUnit XML, JSON and Markdown. */
#include "report.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "input.h"

/* How often each verdict was given to one check of one case, over all pairs. */
typedef struct case_counts {
  size_t of[CHECK_COUNT][VERDICT_COUNT]; /* counted */
  size_t outside[CHECK_COUNT][VERDICT_COUNT];
} case_counts;

static void count_case(const results *r, size_t index, case_counts *out) {
  char buffer[32];
  *out = (case_counts){0};
  for (size_t p = 0; p < r->releases; p++)
    for (size_t c = 0; c < r->releases; c++)
      for (int slot = 0; slot < SLOT_COUNT; slot++) {
        planned plan = plan_cell(r->opset, r->cases[index], p, c, slot, buffer);
        const uint8_t *v = results_at(r, index, p, c, slot);
        for (int k = 0; k < CHECK_COUNT; k++)
          if (v[k] != VERDICT_NONE) (plan.counted ? out->of : out->outside)[k][v[k]]++;
      }
}

static bool detail_counts(const results *r, const detail *d) {
  char buffer[32];
  return plan_cell(r->opset, r->cases[d->index], d->producer, d->consumer, d->slot, buffer).counted;
}

static void add_pair(const results *r, const detail *d, strbuf *out) {
  char a[32], b[32];
  strbuf_addf(out, "%s -> %s%s: %s: %s\n", vs_format(r->opset->releases[d->producer].version, a),
              vs_format(r->opset->releases[d->consumer].version, b),
              d->slot == SLOT_UNCHANGED ? " (unchanged)" : "", verdict_names[d->verdict], d->text);
}

/* --- Terminal --- */

static void add_verdicts(const size_t *counts, bool colour, strbuf *out) {
  for (int v = 1; v < VERDICT_COUNT; v++) {
    if (!counts[v]) continue;
    bool bad = v == VERDICT_SUITE_BUG || verdict_failed((verdict)v);
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
  strbuf_addf(out, "%s%s%s %s %s: %zu times, first %s -> %s%s: %.*s\n", colour ? "\033[1;31m" : "",
              verdict_names[d->verdict], colour ? "\033[0m" : "", r->cases[d->index]->id,
              check_names[d->check], pairs, vs_format(r->opset->releases[d->producer].version, a),
              vs_format(r->opset->releases[d->consumer].version, b),
              d->slot == SLOT_UNCHANGED ? " (unchanged)" : "", (int)line, text);
}

static void add_failures(const results *r, bool colour, strbuf *out) {
  enum { SHOWN = 30 };
  size_t shown = 0, more = 0, index = SIZE_MAX;
  case_counts n;
  bool seen[CHECK_COUNT][VERDICT_COUNT];
  for (size_t i = 0; i < r->detail_count; i++) {
    const detail *d = &r->details[i];
    if (d->index != index) {
      index = d->index;
      count_case(r, index, &n);
      memset(seen, 0, sizeof seen);
    }
    if (seen[d->check][d->verdict] || !detail_counts(r, d)) continue;
    seen[d->check][d->verdict] = true;
    if (shown++ < SHOWN)
      add_failure(r, d, n.of[d->check][d->verdict], colour, out);
    else
      more++;
  }
  if (more) strbuf_addf(out, "… and %zu more checks, in the reports\n", more);
}

void report_summary(const results *r, bool colour, strbuf *out) {
  summary s;
  results_summary(r, &s);
  strbuf_addf(out, "%zu cases, %zu × %zu releases, consumer %s\n", r->case_count, r->releases,
              r->releases, r->consumer);
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
  add_failures(r, colour, out);
  strbuf_addf(out, "%s\n", s.buggy ? "the suite has a bug" : s.failed ? "failed" : "passed");
}

/* --- JUnit --- */

static void add_xml(const char *text, strbuf *out) {
  for (const unsigned char *p = (const unsigned char *)text; *p; p++) {
    switch (*p) {
      case '<': strbuf_adds(out, "&lt;"); break;
      case '>': strbuf_adds(out, "&gt;"); break;
      case '&': strbuf_adds(out, "&amp;"); break;
      case '"': strbuf_adds(out, "&quot;"); break;
      case '\n': strbuf_adds(out, "&#10;"); break;
      default:
        if (*p >= 0x20 || *p == '\t') /* XML 1.0 has no other control characters */
          strbuf_addc(out, (char)*p);
        else
          strbuf_addc(out, '?');
    }
  }
}

static void add_problem(const results *r, size_t index, check_kind k, const char *tag,
                        const size_t *counts, bool bugs, strbuf *out) {
  strbuf text = STRBUF_INIT, message = STRBUF_INIT;
  for (int v = 1; v < VERDICT_COUNT; v++) {
    if (!counts[v] || !(bugs ? v == VERDICT_SUITE_BUG : verdict_failed((verdict)v))) continue;
    strbuf_addf(&message, "%s%s in %zu pairs", message.len ? ", " : "", verdict_names[v],
                counts[v]);
  }
  for (size_t i = 0; i < r->detail_count; i++) {
    const detail *d = &r->details[i];
    bool right = bugs ? d->verdict == VERDICT_SUITE_BUG : verdict_failed(d->verdict);
    if (d->index == index && d->check == k && right && detail_counts(r, d)) add_pair(r, d, &text);
  }
  strbuf_addf(out, "      <%s message=\"", tag);
  add_xml(strbuf_str(&message), out);
  strbuf_adds(out, "\">");
  add_xml(strbuf_str(&text), out);
  strbuf_addf(out, "</%s>\n", tag);
  strbuf_free(&text);
  strbuf_free(&message);
}

typedef struct junit_totals {
  size_t tests, failures, errors, skipped;
} junit_totals;

static void junit_check(const results *r, size_t index, check_kind k, const case_counts *n,
                        junit_totals *t, strbuf *out) {
  size_t failed = 0, made = 0, waived = 0, bugs = n->of[k][VERDICT_SUITE_BUG];
  for (int v = 1; v < VERDICT_COUNT; v++) {
    made += n->of[k][v];
    if (verdict_failed((verdict)v)) failed += n->of[k][v];
  }
  waived = n->of[k][VERDICT_SKIPPED] + n->of[k][VERDICT_UNSUPPORTED];
  t->tests++;
  strbuf_adds(out, "    <testcase classname=\"");
  add_xml(r->cases[index]->id, out);
  strbuf_addf(out, "\" name=\"%s\"", check_names[k]);
  if (made && !failed && !bugs && waived < made) {
    strbuf_adds(out, "/>\n");
    return;
  }
  strbuf_adds(out, ">\n");
  if (bugs) {
    t->errors++;
    add_problem(r, index, k, "error", n->of[k], true, out);
  } else if (failed) {
    t->failures++;
    add_problem(r, index, k, "failure", n->of[k], false, out);
  } else {
    t->skipped++;
    const char *why = made                                  ? "not supported, or waived"
                      : !(r->cases[index]->checks >> k & 1) ? "the case does not have this check"
                                                            : "no pair asks for this check";
    strbuf_addf(out, "      <skipped message=\"%s\"/>\n", why);
  }
  strbuf_adds(out, "    </testcase>\n");
}

void report_junit(const results *r, const report_header *h, strbuf *out) {
  strbuf suites = STRBUF_INIT;
  junit_totals all = {0};
  for (size_t i = 0; i < r->case_count; i++) {
    case_counts n;
    strbuf body = STRBUF_INIT;
    junit_totals t = {0};
    count_case(r, i, &n);
    for (int k = 0; k < CHECK_COUNT; k++) junit_check(r, i, (check_kind)k, &n, &t, &body);
    strbuf_adds(&suites, "  <testsuite name=\"");
    add_xml(r->cases[i]->id, &suites);
    strbuf_addf(&suites, "\" tests=\"%zu\" failures=\"%zu\" errors=\"%zu\" skipped=\"%zu\">\n",
                t.tests, t.failures, t.errors, t.skipped);
    strbuf_add(&suites, strbuf_str(&body), body.len);
    strbuf_adds(&suites, "  </testsuite>\n");
    strbuf_free(&body);
    all.tests += t.tests;
    all.failures += t.failures;
    all.errors += t.errors;
    all.skipped += t.skipped;
  }
  strbuf_adds(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"");
  add_xml(h->tool, out);
  strbuf_addf(out, ", consumer %s\" tests=\"%zu\" failures=\"%zu\" errors=\"%zu\" skipped=\"%zu\"",
              r->consumer, all.tests, all.failures, all.errors, all.skipped);
  if (*h->date) strbuf_addf(out, " timestamp=\"%s\" time=\"%.3f\"", h->date, r->seconds);
  strbuf_adds(out, ">\n");
  strbuf_add(out, strbuf_str(&suites), suites.len);
  strbuf_adds(out, "</testsuites>\n");
  strbuf_free(&suites);
}

/* --- JSON --- */

/* jansson refuses what is not UTF-8; what a consumer said may be anything. */
static json_t *json_text(const char *text) {
  json_t *s = json_string(text);
  if (s) return s;
  strbuf clean = STRBUF_INIT;
  for (; *text; text++) strbuf_addc(&clean, (unsigned char)*text < 0x80 ? *text : '?');
  s = json_string(strbuf_str(&clean));
  strbuf_free(&clean);
  return s;
}

static json_t *json_tally(const tally *t) {
  json_t *o = json_object();
  const struct {
    const char *name;
    uint32_t n;
  } rows[] = {{"passed", t->passed},
              {"failed", t->failed},
              {"unsupported", t->unsupported},
              {"skipped", t->skipped},
              {"suite_bugs", t->bugs}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].n) json_object_set_new(o, rows[i].name, json_integer(rows[i].n));
  return o;
}

static bool tally_empty(const tally *t) {
  return !(t->passed || t->failed || t->unsupported || t->skipped || t->bugs);
}

static json_t *json_cells(const results *r) {
  json_t *cells = json_array();
  char version[32];
  for (size_t p = 0; p < r->releases; p++)
    for (size_t c = 0; c < r->releases; c++) {
      cell_tally t;
      results_cell(r, p, c, &t);
      json_t *o = json_object(), *classes = json_object();
      json_object_set_new(o, "producer",
                          json_string(vs_format(r->opset->releases[p].version, version)));
      json_object_set_new(o, "consumer",
                          json_string(vs_format(r->opset->releases[c].version, version)));
      json_object_set_new(o, "in_window", json_boolean(in_window(r->opset, p, c, PROMISE_FULL)));
      for (int k = CLASS_MUST_READ; k < CLASS_COUNT; k++)
        if (!tally_empty(&t.of[k]))
          json_object_set_new(classes, class_names[k], json_tally(&t.of[k]));
      if (!tally_empty(&t.outside))
        json_object_set_new(classes, "out-of-window", json_tally(&t.outside));
      json_object_set_new(o, "classes", classes);
      json_array_append_new(cells, o);
    }
  return cells;
}

static json_t *json_verdicts(const size_t *counts) {
  json_t *o = json_object();
  for (int v = 1; v < VERDICT_COUNT; v++)
    if (counts[v]) json_object_set_new(o, verdict_names[v], json_integer((json_int_t)counts[v]));
  return o;
}

static json_t *json_cases(const results *r) {
  json_t *cases = json_array();
  char version[32];
  for (size_t i = 0; i < r->case_count; i++) {
    const corpus_case *c = r->cases[i];
    json_t *o = json_object(), *tags = json_array(), *checks = json_object();
    case_counts n;
    count_case(r, i, &n);
    json_object_set_new(o, "id", json_string(c->id));
    json_object_set_new(o, "file", json_text(c->name));
    json_object_set_new(o, "since", json_string(vs_format(c->since, version)));
    json_object_set_new(o, "level",
                        json_string(c->level == LEVEL_REQUIRED ? "required" : "recommended"));
    for (size_t t = 0; t < c->tag_count; t++) json_array_append_new(tags, json_text(c->tags[t]));
    json_object_set_new(o, "tags", tags);
    for (int k = 0; k < CHECK_COUNT; k++) {
      json_t *counted = json_verdicts(n.of[k]), *outside = json_verdicts(n.outside[k]);
      json_t *both = json_object();
      bool some = json_object_size(counted) || json_object_size(outside);
      json_object_set_new(both, "counted", counted);
      json_object_set_new(both, "out_of_window", outside);
      if (some)
        json_object_set_new(checks, check_names[k], both);
      else
        json_decref(both);
    }
    json_object_set_new(o, "checks", checks);
    json_array_append_new(cases, o);
  }
  return cases;
}

static json_t *json_details(const results *r) {
  json_t *list = json_array();
  char version[32], buffer[32];
  for (size_t i = 0; i < r->detail_count; i++) {
    const detail *d = &r->details[i];
    planned p = plan_cell(r->opset, r->cases[d->index], d->producer, d->consumer, d->slot, buffer);
    json_t *o = json_object();
    json_object_set_new(o, "case", json_string(r->cases[d->index]->id));
    json_object_set_new(o, "producer",
                        json_string(vs_format(r->opset->releases[d->producer].version, version)));
    json_object_set_new(o, "consumer",
                        json_string(vs_format(r->opset->releases[d->consumer].version, version)));
    json_object_set_new(o, "class", json_string(class_names[p.class]));
    json_object_set_new(o, "counted", json_boolean(p.counted));
    json_object_set_new(o, "check", json_string(check_names[d->check]));
    json_object_set_new(o, "verdict", json_string(verdict_names[d->verdict]));
    json_object_set_new(o, "message", json_text(d->text));
    json_array_append_new(list, o);
  }
  return list;
}

void report_json(const results *r, const report_header *h, strbuf *out) {
  summary s;
  char version[32];
  results_summary(r, &s);
  json_t *o = json_object(), *releases = json_array(), *checks = json_object();
  json_object_set_new(o, "schema", json_integer(1));
  json_object_set_new(o, "tool", json_text(h->tool));
  json_object_set_new(o, "consumer", json_text(r->consumer));
  json_object_set_new(o, "corpus", json_text(h->corpus));
  if (*h->date) {
    json_object_set_new(o, "started", json_string(h->date));
    json_object_set_new(o, "seconds", json_real(r->seconds));
  }
  json_object_set_new(o, "result",
                      json_string(s.buggy    ? "suite bug"
                                  : s.failed ? "failed"
                                             : "passed"));
  for (size_t i = 0; i < r->releases; i++)
    json_array_append_new(releases, json_string(vs_format(r->opset->releases[i].version, version)));
  json_object_set_new(o, "releases", releases);
  for (int k = 0; k < CHECK_COUNT; k++)
    json_object_set_new(checks, check_names[k], json_verdicts(s.by_check[k]));
  json_object_set_new(o, "checks", checks);
  json_object_set_new(o, "cells", json_cells(r));
  json_object_set_new(o, "cases", json_cases(r));
  json_object_set_new(o, "details", json_details(r));
  char *text = json_dumps(o, JSON_INDENT(1));
  if (text)
    strbuf_addf(out, "%s\n", text);
  else
    out->failed = true;
  free(text);
  json_decref(o);
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
  strbuf_addf(out, "# Conformance of %s: %s\n\n", r->consumer,
              s.buggy    ? "the suite has a bug"
              : s.failed ? "failed"
                         : "passed");
  strbuf_addf(out, "%zu cases over %zu × %zu releases, by %s", r->case_count, r->releases,
              r->releases, h->tool);
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

typedef struct report_file {
  const char *name;
  void (*render)(const results *r, const report_header *h, strbuf *out);
} report_file;

static void render_matrices(const results *r, const report_header *h, strbuf *out) {
  (void)h;
  report_matrix(r, MATRIX_COMPACT, false, out);
  strbuf_addc(out, '\n');
  report_matrix(r, MATRIX_COUNTS, false, out);
}

bool report_render(const results *r, const char *folder, const report_header *h, strbuf *why) {
  static const report_file files[] = {{"index.html", report_html},
                                      {"results.json", report_json},
                                      {"junit.xml", report_junit},
                                      {"summary.md", report_markdown},
                                      {"matrix.txt", render_matrices}};
  if (!output_folder(folder, why)) return false;
  bool ok = true;
  for (size_t i = 0; ok && i < sizeof files / sizeof *files; i++) {
    strbuf out = STRBUF_INIT, path = STRBUF_INIT;
    files[i].render(r, h, &out);
    strbuf_addf(&path, "%s/%s", folder, files[i].name);
    if (out.failed) strbuf_adds(why, "out of memory");
    ok = !out.failed && output_write(strbuf_str(&path), strbuf_str(&out), out.len, why);
    strbuf_free(&out);
    strbuf_free(&path);
  }
  return ok;
}
