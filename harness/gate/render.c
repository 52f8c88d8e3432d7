/* SPDX-License-Identifier: Apache-2.0 */
/* The verdict, for people and for machines. */
#include <stdio.h>
#include <string.h>

#include "gate.h"
#include "harness/words/json_text.h"
#include "harness/words/markup.h"

static const char *const states[] = {[GATE_NOT_RUN] = "not run",
                                     [GATE_NOT_ASKED] = "-",
                                     [GATE_PASSED] = "passed",
                                     [GATE_FAILED] = "FAILED"};

static size_t count_findings(const gate_report *r) {
  size_t n = 0;
  for (int c = 0; c < GATE_CHECKS; c++) n += r->checks[c].findings.count;
  return n;
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

/* At most `most` findings of a check. */
static void text_findings(const gate_verdict *v, size_t most, strbuf *out) {
  for (size_t i = 0; i < v->findings.count && i < most; i++) {
    const gate_finding *f = &v->findings.items[i];
    strbuf_adds(out, "  ");
    if (f->file) strbuf_addf(out, "%s:%u: ", f->file, f->line);
    strbuf_addf(out, "%s [%s]\n", f->message, f->id);
  }
  if (most < v->findings.count)
    strbuf_addf(out, "  and %zu more; --json has all\n", v->findings.count - most);
  for (size_t i = 0; i < v->acknowledged.count; i++) {
    const gate_finding *f = &v->acknowledged.items[i];
    strbuf_addf(out, "  accepted by %s (%s): %s [%s]\n", f->who, f->reason, f->message, f->id);
  }
}

void gate_text(const gate_report *r, strbuf *out) {
  strbuf_adds(out, "gate: ");
  add_title(r, out);
  strbuf_addc(out, '\n');
  for (int c = 0; c < GATE_CHECKS; c++) {
    const gate_verdict *v = &r->checks[c];
    if (v->state == GATE_NOT_ASKED) continue;
    bool noted = v->note && *v->note;
    strbuf_addf(out, "%-12s %s%*s%s\n", gate_names[c], states[v->state],
                noted ? 9 - (int)strlen(states[v->state]) : 0, "", or_none(v->note));
    text_findings(v, GATE_SHOWN, out);
  }
  if (r->downgrades.len) strbuf_addf(out, "\n%s\n", strbuf_str(&r->downgrades));
  if (gate_is_open(r))
    strbuf_adds(out, "The gate is open.\n");
  else
    strbuf_addf(out, "The gate is closed: %zu finding%s. %s\n", count_findings(r),
                count_findings(r) == 1 ? "" : "s",
                "hlo-cts help HLO-NUMBER explains one; gate/ACKNOWLEDGED accepts what is meant.");
}

/* --- JSON --- */

static json_t *json_finding(const gate_finding *f) {
  return json_pack("{s:s, s:o, s:s*, s:o*, s:s, s:s*, s:s*}", "id", f->id, "number",
                   json_stringn(f->id, strlen("HLO-0000")), "file", f->file, "line",
                   f->file ? json_integer(f->line) : NULL, "message", f->message, "who", f->who,
                   "reason", f->reason);
}

static json_t *json_check(const gate_report *r, int c) {
  const gate_verdict *v = &r->checks[c];
  json_t *list = json_array(), *accepted = json_array();
  for (size_t i = 0; i < v->findings.count; i++)
    json_array_append_new(list, json_finding(&v->findings.items[i]));
  for (size_t i = 0; i < v->acknowledged.count; i++)
    json_array_append_new(accepted, json_finding(&v->acknowledged.items[i]));
  return json_pack("{s:s, s:s, s:s, s:s*, s:I, s:o, s:o}", "check", gate_names[c], "holds",
                   gate_holds[c], "state", v->state == GATE_FAILED ? "failed" : states[v->state],
                   "note", v->note && *v->note ? v->note : NULL, "count",
                   (json_int_t)v->findings.count, "findings", list, "acknowledged", accepted);
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
  text_findings(v, SIZE_MAX, &text);
  strbuf_addf(out, "><failure message=\"%zu findings\">", v->findings.count);
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

/* The cell of a finding: its place, and `text`. */
static void markdown_row(const gate_finding *f, const char *first, strbuf *out) {
  strbuf_addf(out, "| %s | ", f->id);
  if (first) markup_cell(first, out);
  if (!first && f->file) {
    markup_cell(f->file, out);
    strbuf_addf(out, ":%u", f->line);
  }
  strbuf_adds(out, " | ");
  markup_cell(f->message, out);
  strbuf_adds(out, " |\n");
}

static void markdown_findings(const gate_report *r, strbuf *out) {
  strbuf_adds(out, "\n| finding | where | what |\n|---|---|---|\n");
  for (int c = 0; c < GATE_CHECKS; c++) {
    const gate_verdict *v = &r->checks[c];
    for (size_t i = 0; i < v->findings.count; i++) markdown_row(&v->findings.items[i], NULL, out);
  }
}

static void markdown_accepted(const gate_report *r, strbuf *out) {
  bool any = false;
  for (int c = 0; c < GATE_CHECKS; c++)
    for (size_t i = 0; i < r->checks[c].acknowledged.count; i++) {
      const gate_finding *f = &r->checks[c].acknowledged.items[i];
      strbuf_auto who = STRBUF_INIT;
      if (!any) strbuf_adds(out, "\n| accepted | by, because | what |\n|---|---|---|\n");
      any = true;
      strbuf_addf(&who, "%s: %s", f->who, f->reason);
      markdown_row(f, strbuf_str(&who), out);
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
  markdown_accepted(r, out);
  if (r->downgrades.len)
    strbuf_addf(out, "\n### What can be written for %s\n\n%s", r->base, strbuf_str(&r->downgrades));
}

/* --- Annotations --- */

void gate_annotations(const gate_report *r, strbuf *out) {
  char title[64];
  for (int c = 0; c < GATE_CHECKS; c++) {
    const gate_verdict *v = &r->checks[c];
    for (size_t i = 0; i < v->findings.count && i < GATE_SHOWN; i++) {
      const gate_finding *f = &v->findings.items[i];
      snprintf(title, sizeof title, "gate, %s: %s", gate_names[c], f->id);
      markup_annotation("error", f->file, f->line, title, f->message, out);
    }
    if (v->state == GATE_NOT_RUN)
      markup_annotation("error", NULL, 0, gate_names[c], or_none(v->note), out);
  }
}
