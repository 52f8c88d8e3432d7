/* SPDX-License-Identifier: Apache-2.0 */
/* Describes a run before it begins. */
#include <unistd.h>

#include "harness/checks/asked.h"
#include "run.h"

unsigned run_jobs(const results *r, const run_options *o) {
  long processors = sysconf(_SC_NPROCESSORS_ONLN);
  unsigned jobs = o->jobs, each = o->waits ? JOBS_FOR_WAITING : 1;
  if (!jobs) jobs = each * (processors > 0 ? (unsigned)processors : 1);
  if (jobs > JOBS_MAX) jobs = JOBS_MAX;
  return jobs > r->case_count ? (unsigned)r->case_count : jobs;
}

void run_describe(results *r, const consumer_table *t) {
  r->consumer = t->name;
  r->claimed = t->claim ? t->claim->profiles : 0;
  r->oldest = 0;
  r->newest = r->releases - 1;
  while (r->oldest < r->newest && !asked_implements(t, r->opset, r->oldest)) r->oldest++;
  while (r->newest > r->oldest && !asked_implements(t, r->opset, r->newest)) r->newest--;
}
