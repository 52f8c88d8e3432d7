/* The badge: an SVG of two fields, in the usual form and size of such pictures. */
#include <string.h>

#include "harness/cli/html_text.h"
#include "harness/results/score.h"
#include "render.h"

/* White on each has a contrast of 4.5 or more. */
static const char *colour_of(run_outcome o) {
  switch (o) {
    case RUN_PASSED: return "#1f7a36";
    case RUN_FAILED: return "#b3261e";
    case RUN_SUITE_BUG: return "#6e1290";
    default: return "#5c636a";
  }
}

/* "passed, 600 of 3,222 cases": of all required cases of the corpus, where the journal tells. */
static void add_outcome(const results *r, const summary *s, strbuf *out) {
  score sum;
  strbuf_adds(out, run_outcome_names[s->outcome]);
  if (s->outcome == RUN_INCOMPLETE) return;
  results_score(r, &sum);
  strbuf_adds(out, ", ");
  html_number(out, sum.passed);
  strbuf_adds(out, " of ");
  html_number(out, sum.corpus ? sum.corpus : score_asked(&sum));
  strbuf_adds(out, " cases");
}

void report_badge(const results *r, strbuf *out) {
  enum { CHARACTER = 62, MARGIN = 14, HEIGHT = 20 }; /* tenths of a pixel; pixels */
  char version[32];
  summary s;
  strbuf_auto left = STRBUF_INIT, right = STRBUF_INIT;
  size_t hub = report_hub(r);
  results_summary(r, &s);
  strbuf_adds(&left, "StableHLO");
  if (hub < r->releases)
    strbuf_addf(&left, " %s", vs_format(r->opset->releases[hub].version, version));
  add_outcome(r, &s, &right);
  size_t a = left.len * CHARACTER / 10 + MARGIN, b = right.len * CHARACTER / 10 + MARGIN;
  strbuf_addf(
      out,
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%zu\" height=\"%d\" role=\"img\">\n"
      "<title>",
      a + b, HEIGHT);
  html_text(out, r->consumer);
  strbuf_addf(out, ": %s %s</title>\n", strbuf_str(&left), strbuf_str(&right));
  strbuf_addf(out,
              "<rect width=\"%zu\" height=\"%d\" rx=\"3\" fill=\"%s\"/>\n"
              "<path d=\"M3 0h%zuv%dH3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z\" fill=\"#3b4148\"/>\n"
              "<g fill=\"#fff\" font-family=\"Verdana,DejaVu Sans,sans-serif\" font-size=\"11\" "
              "text-anchor=\"middle\">\n"
              "<text x=\"%zu\" y=\"14\" textLength=\"%zu\">%s</text>\n"
              "<text x=\"%zu\" y=\"14\" textLength=\"%zu\">%s</text>\n</g>\n</svg>\n",
              a + b, HEIGHT, colour_of(s.outcome), a - 3, HEIGHT, a / 2, a - MARGIN,
              strbuf_str(&left), a + b / 2, b - MARGIN, strbuf_str(&right));
  out->failed |= left.failed | right.failed;
}
