/* The verdict, for people and for machines. */
#include <stdio.h>
#include <string.h>

#include "gate.h"
#include "harness/cli/json_text.h"
#include "harness/cli/markup.h"

static const char *const states[] = {[GATE_NOT_RUN] = "not run",
                                     [GATE_NOT_ASKED] = "-",
                                     [GATE_PASSED] = "passed",
                                     [GATE_FAILED] = "FAILED"};

static size_t count_findings(const gate_report *r) {
  size_t n = 0;
  for (int c = 0; c < GATE_CHECKS; c++) n += r->checks[c].count;
  return n;
}

static const char *number_of(const gate_finding *f, char buffer[16]) {
  snprintf(buffer, 16, "HLO-%04u", f->id);
  return buffer;
}

static const char *or_none(const char *s) { return s ? s : ""; }

static void add_title(const gate_report *r, strbuf *out) {
  if (!*r->newest)
    strbuf_addf(out, "%s%s", *r->base ? "a release after " : "no base", r->base);
  else if (strcmp(r->base, r->newest) == 0)
    strbuf_addf(out, "%s, and nothing new", r->base);
  else
    strbuf_addf(out, "%s to %s", r->base, r->newest);
}

/* --- Text --- */

static void text_findings(const gate_verdict *v, strbuf *out) {
  char number[16];
  for (size_t i = 0; i < v->shown; i++) {
    const gate_finding *f = &v->findings[i];
    strbuf_adds(out, "  ");
    if (f->file) strbuf_addf(out, "%s:%u: ", f->file, f->line);
    strbuf_addf(out, "%s [%s]\n", f->message, number_of(f, number));
  }
  if (v->shown < v->count) strbuf_addf(out, "  and %zu more\n", v->count - v->shown);
}

void gate_text(const gate_report *r, strbuf *out) {
  strbuf_adds(out, "gate: ");
  add_title(r, out);
  strbuf_addc(out, '\n');
  for (int c = 0; c < GATE_CHECKS; c++) {
    const gate_verdict *v = &r->checks[c];
    if (v->state == GATE_NOT_ASKED) continue;
    bool noted = v->note && *v->note;
    strbuf_addf(out, "%-10s %s%*s%s\n", gate_names[c], states[v->state],
                noted ? 9 - (int)strlen(states[v->state]) : 0, "", or_none(v->note));
    text_findings(v, out);
  }
  if (r->downgrades.len) strbuf_addf(out, "\n%s\n", strbuf_str(&r->downgrades));
  if (gate_is_open(r))
    strbuf_adds(out, "The gate is open.\n");
  else
    strbuf_addf(out, "The gate is closed: %zu finding%s.\n", count_findings(r),
                count_findings(r) == 1 ? "" : "s");
}

/* --- JSON --- */

static json_t *json_finding(const gate_finding *f) {
  char number[16];
  return json_pack("{s:s, s:s*, s:o*, s:s}", "number", number_of(f, number), "file", f->file,
                   "line", f->file ? json_integer(f->line) : NULL, "message", f->message);
}

static json_t *json_check(const gate_report *r, int c) {
  const gate_verdict *v = &r->checks[c];
  json_t *list = json_array();
  for (size_t i = 0; i < v->shown; i++) json_array_append_new(list, json_finding(&v->findings[i]));
  return json_pack("{s:s, s:s, s:s, s:s*, s:I, s:o}", "check", gate_names[c], "holds",
                   gate_holds[c], "state", v->state == GATE_FAILED ? "failed" : states[v->state],
                   "note", v->note && *v->note ? v->note : NULL, "count", (json_int_t)v->count,
                   "findings", list);
}

void gate_json(const gate_report *r, strbuf *out) {
  json_t *list = json_array();
  for (int c = 0; c < GATE_CHECKS; c++)
    if (r->checks[c].state != GATE_NOT_ASKED) json_array_append_new(list, json_check(r, c));
  json_line(out,
            json_pack("{s:s, s:s, s:b, s:o, s:s}", "base", r->base, "newest", r->newest, "open",
                      gate_is_open(r), "checks", list, "downgrades", strbuf_str(&r->downgrades)),
            JSON_INDENT(1));
}

/* --- JUnit --- */

static void junit_check(const gate_report *r, int c, strbuf *out) {
  const gate_verdict *v = &r->checks[c];
  strbuf_auto text = STRBUF_INIT;
  strbuf_addf(out, "    <testcase classname=\"gate\" name=\"%s\"", gate_names[c]);
  if (v->state == GATE_PASSED) {
    strbuf_adds(out, "/>\n");
    return;
  }
  if (v->state == GATE_NOT_RUN) {
    strbuf_adds(out, "><error message=\"");
    markup_xml(or_none(v->note), out);
    strbuf_adds(out, "\"/></testcase>\n");
    return;
  }
  text_findings(v, &text);
  strbuf_addf(out, "><failure message=\"%zu findings\">", v->count);
  markup_xml(strbuf_str(&text), out);
  strbuf_adds(out, "</failure></testcase>\n");
  out->failed |= text.failed;
}

void gate_junit(const gate_report *r, strbuf *out) {
  size_t of[GATE_FAILED + 1] = {0};
  for (int c = 0; c < GATE_CHECKS; c++) of[r->checks[c].state]++;
  strbuf_adds(out,
              "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"hlo-cts gate\">\n");
  strbuf_addf(out, "  <testsuite name=\"gate\" tests=\"%d\" failures=\"%zu\" errors=\"%zu\">\n",
              GATE_CHECKS - (int)of[GATE_NOT_ASKED], of[GATE_FAILED], of[GATE_NOT_RUN]);
  for (int c = 0; c < GATE_CHECKS; c++)
    if (r->checks[c].state != GATE_NOT_ASKED) junit_check(r, c, out);
  strbuf_adds(out, "  </testsuite>\n</testsuites>\n");
}

/* --- Markdown --- */

static void markdown_findings(const gate_report *r, strbuf *out) {
  char number[16];
  strbuf_adds(out, "\n| number | where | what |\n|---|---|---|\n");
  for (int c = 0; c < GATE_CHECKS; c++)
    for (size_t i = 0; i < r->checks[c].shown; i++) {
      const gate_finding *f = &r->checks[c].findings[i];
      strbuf_addf(out, "| %s | ", number_of(f, number));
      if (f->file) {
        markup_cell(f->file, out);
        strbuf_addf(out, ":%u", f->line);
      }
      strbuf_adds(out, " | ");
      markup_cell(f->message, out);
      strbuf_adds(out, " |\n");
    }
}

void gate_markdown(const gate_report *r, strbuf *out) {
  strbuf_adds(out, "## The gate is ");
  strbuf_adds(out, gate_is_open(r) ? "open: " : "closed: ");
  add_title(r, out);
  strbuf_adds(out, "\n\n| check | what must hold | | |\n|---|---|---|---|\n");
  for (int c = 0; c < GATE_CHECKS; c++) {
    const gate_verdict *v = &r->checks[c];
    if (v->state == GATE_NOT_ASKED) continue;
    strbuf_addf(out, "| %s | %s | %s | ", gate_names[c], gate_holds[c], states[v->state]);
    markup_cell(or_none(v->note), out);
    strbuf_adds(out, " |\n");
  }
  if (count_findings(r)) markdown_findings(r, out);
  if (r->downgrades.len)
    strbuf_addf(out, "\n### What can be written for %s\n\n%s", r->base, strbuf_str(&r->downgrades));
}

/* --- Annotations --- */

void gate_annotations(const gate_report *r, strbuf *out) {
  char title[64], number[16];
  for (int c = 0; c < GATE_CHECKS; c++) {
    const gate_verdict *v = &r->checks[c];
    for (size_t i = 0; i < v->shown; i++) {
      const gate_finding *f = &v->findings[i];
      snprintf(title, sizeof title, "gate, %s: %s", gate_names[c], number_of(f, number));
      markup_annotation("error", f->file, f->line, title, f->message, out);
    }
    if (v->state == GATE_NOT_RUN)
      markup_annotation("error", NULL, 0, gate_names[c], or_none(v->note), out);
  }
}
