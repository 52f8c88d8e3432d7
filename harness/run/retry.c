/* SPDX-License-Identifier: Apache-2.0 */
#include "run.h"

#include <stdlib.h>
#include <string.h>

/* --- The run --- */

static bool row_fails(const results *r, const run_options *o, size_t index, size_t producer) {
  size_t first, count = results_details(r, index, &first);
  finished_row row = {.index = (uint32_t)index,
                      .producer = producer,
                      .verdicts = results_row(r, index, producer),
                      .details = count ? r->details + first : NULL,
                      .detail_count = count};
  const run_watch *w = o->watch;
  if (w && w->row_fails) return w->row_fails(&row, w->user);
  return results_row_fails(r, index, row.verdicts, producer);
}

/* Marks all rows as done but for those that are to be made again; how many those are. */
static size_t mark(const results *r, const run_options *o, bool *done) {
  size_t n = 0;
  for (size_t i = 0; i < r->case_count; i++)
    for (size_t p = 0; p < r->releases; p++) {
      size_t at = i * r->releases + p;
      bool again = !(o->done && o->done[at]) &&
                   plan_takes_row(o->filter, r->opset, r->cases[i], p) && row_fails(r, o, i, p);
      done[at] = !again;
      n += again;
    }
  return n;
}

bool run_with_retries(results *r, const run_options *o, unsigned times, strbuf *why) {
  if (!times) return run_cases(r, o, why);
  size_t rows = r->case_count * r->releases;
  auto_free bool *done = calloc(rows, sizeof *done);
  run_options all = *o;
  all.row_micros = calloc(rows, sizeof *all.row_micros);
  bool ok = done && all.row_micros;
  if (!ok) strbuf_adds(why, "out of memory");
  ok = ok && run_cases(r, &all, why);
  double seconds = r->seconds;
  for (unsigned k = 0; ok && k < times && mark(r, o, done); k++) {
    run_options again = all;
    again.done = done;
    again.again = true;
    ok = run_cases(r, &again, why);
    seconds += r->seconds;
    r->missing = 0; /* what did not end again keeps its verdicts */
  }
  r->seconds = seconds;
  free(all.row_micros);
  return ok;
}
