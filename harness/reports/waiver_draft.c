/* SPDX-License-Identifier: Apache-2.0 */
/* A draft of waivers: one for each cause. */
#include "causes.h"
#include "harness/words/json_text.h"
#include "report.h"

static void add_waiver(const results *r, const cause *c, const char *expires, strbuf *out) {
  strbuf_auto checks = STRBUF_INIT;
  cause_checks(c, &checks);
  /* Ids are words, so they need no escapes; names of consumers stand as they are. */
  strbuf_adds(out, "  - cases: \"");
  for (size_t i = 0; i < c->cases; i++)
    strbuf_addf(out, "%s%s", i ? "|" : "", r->cases[c->of[i].first->index]->id);
  strbuf_adds(out, "\"\n    consumer: ");
  json_text(out, r->consumer); /* JSON is YAML */
  strbuf_adds(out, "\n    pair: \"*,*\"\n    check: ");
  for (const char *p = strbuf_str(&checks); *p; p++)
    if (*p != ' ') strbuf_addc(out, *p);
  strbuf_addf(out, "\n    fails-with: %s\n    reason: ", verdict_names[c->first->found.verdict]);
  json_text(out, c->title);
  strbuf_addf(out, "\n    expires: %s\n", expires);
}

void report_waivers(const results *r, const char *expires, strbuf *out) {
  FREED_BY(causes_free) causes list = causes_find(r, NULL, CAUSES_REQUIRED, out);
  strbuf_adds(out, "# A draft: say in each why it is accepted, with a link, and when it ends.\n");
  strbuf_adds(out, list.count ? "waivers:\n" : "waivers: []\n");
  for (size_t i = 0; i < list.count; i++)
    if (verdict_failed((verdict)list.items[i].first->found.verdict))
      add_waiver(r, &list.items[i], expires, out);
}
