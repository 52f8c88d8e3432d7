/* SPDX-License-Identifier: Apache-2.0 */
#include "estimate.h"

#include <stdio.h>

#include "harness/host/clock.h"

bool estimate_run(const results *r, const corpus *all, const run_options *o, double seconds,
                  run_estimate *out, strbuf *why) {
  results sample = {0};
  run_counts counts = {0};
  run_options few = *o;
  few.watch = NULL;
  few.row_micros = NULL;
  few.counts = &counts;
  few.until = clock_now() + seconds;
  few.least = ESTIMATE_BATCHES;
  *out = (run_estimate){.jobs = run_jobs(r, o), .waits = o->waits && !o->jobs};
  bool ok = results_new(&sample, r->opset, all, o->filter, why) && run_cases(&sample, &few, why);
  results_free(&sample);
  if (!ok) return false;
  double share = counts.cases ? (double)counts.all / (double)counts.cases : 0;
  out->cases = counts.all;
  out->all_run = counts.cases == counts.all;
  out->actions = (double)(counts.alone + counts.groups) * share;
  out->seconds = counts.seconds > 0 ? counts.seconds : 0;
  out->computing = counts.computing;
  return true;
}

/* --- In words --- */

/* "50,600": three figures of it when it is not known to the last. */
static void add_number(double n, bool exact, strbuf *out) {
  double unit = 1;
  while (!exact && n / unit >= 1000) unit *= 10;
  unsigned long long whole = (unsigned long long)(n / unit + 0.5) * (unsigned long long)unit;
  char digits[32];
  int count = snprintf(digits, sizeof digits, "%llu", whole);
  for (int i = 0; i < count; i++) {
    if (i && (count - i) % 3 == 0) strbuf_addc(out, ',');
    strbuf_addc(out, digits[i]);
  }
}

void estimate_add_time(double seconds, strbuf *out) {
  if (seconds < 100)
    strbuf_addf(out, "%.0f s", seconds < 1 ? 1 : seconds);
  else if (seconds < 100 * 60)
    strbuf_addf(out, "%.*f min", seconds < 10 * 60, seconds / 60);
  else
    strbuf_addf(out, "%.1f h", seconds / 3600);
}

void estimate_print(const run_estimate *e, strbuf *out) {
  if (!e->all_run) strbuf_adds(out, "about ");
  add_number(e->actions, e->all_run, out);
  strbuf_addf(out, " action%s of the consumer, with %u %s%s: about ", e->actions == 1 ? "" : "s",
              e->jobs, e->jobs == 1 ? "process" : "processes",
              e->waits ? " because it mostly waits" : "");
  estimate_add_time(e->seconds, out);
  strbuf_adds(out, ", and ");
  estimate_add_time(e->computing, out);
  strbuf_adds(out, " of processor time");
}
