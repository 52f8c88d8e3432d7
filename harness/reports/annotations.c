/* SPDX-License-Identifier: Apache-2.0 */
/* Lines that GitHub Actions shows with a commit: "::error title=...::text"
 * (docs.github.com, "Workflow commands for GitHub Actions"). A step shows ten errors and ten
 * warnings, so failures are grouped by cause. */
#include <string.h>

#include "causes.h"
#include "harness/words/clean_text.h"
#include "render.h"

enum { SHOWN = 9 }; /* and a line that says how many more there are */

/* `title`: more characters have a meaning there. */
static void add_escaped(const char *text, bool title, strbuf *out) {
  strbuf_auto clean = STRBUF_INIT;
  clean_text(text, strlen(text), &clean);
  for (text = strbuf_str(&clean); *text; text++) {
    if (strchr("%\r\n", *text) || (title && strchr(":,", *text)))
      strbuf_addf(out, "%%%02X", (unsigned char)*text);
    else
      strbuf_addc(out, *text);
  }
  out->failed |= clean.failed;
}

static void add_line(const char *level, const char *title, const strbuf *text, strbuf *out) {
  strbuf_addf(out, "::%s title=", level);
  add_escaped(title, true, out);
  strbuf_adds(out, "::");
  add_escaped(strbuf_str(text), false, out);
  strbuf_addc(out, '\n');
  out->failed |= text->failed;
}

static void add_cause(const results *r, const report_header *h, const cause *c, const char *level,
                      strbuf *out) {
  const detail *d = c->first;
  strbuf_auto title = STRBUF_INIT, text = STRBUF_INIT;
  strbuf_addf(&title, "%s: %s%s%zu case%s", c->title, cause_states[c->state], c->state ? ", " : "",
              c->cases, c->cases == 1 ? "" : "s");
  results_text(r, d, &text);
  strbuf_addf(&text, "\nsmallest: %s\n", r->cases[d->index]->id);
  report_explain(r, h, d, &text);
  add_line(level, strbuf_str(&title), &text, out);
}

static void add_causes(const results *r, const report_header *h, bool required, strbuf *out) {
  const char *level = required ? "error" : "warning";
  FREED_BY(causes_free)
  causes list = causes_find(r, h, required ? CAUSES_REQUIRED : CAUSES_RECOMMENDED, out);
  for (size_t i = 0; i < list.count && i < SHOWN; i++) add_cause(r, h, &list.items[i], level, out);
  if (list.count > SHOWN)
    strbuf_addf(out, "::%s title=hlo-cts::%zu more causes, in the reports\n", level,
                list.count - SHOWN);
}

static void add_flaky(const results *r, strbuf *out) {
  strbuf_auto text = STRBUF_INIT;
  report_flaky_rows(r, "", SIZE_MAX, &text);
  if (text.len) add_line("warning", "flaky", &text, out);
}

void report_annotations(const results *r, const report_header *h, strbuf *out) {
  summary s;
  results_summary(r, &s);
  add_causes(r, h, true, out);
  add_flaky(r, out);
  add_causes(r, h, false, out);
  if (s.outcome == RUN_INCOMPLETE) {
    strbuf_auto text = STRBUF_INIT;
    strbuf_adds(&text, run_outcome_names[s.outcome]);
    report_incomplete(&s, &text);
    add_line("error", "hlo-cts", &text, out);
  }
}
