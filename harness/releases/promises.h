/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts window: what a release promises, with dates, and the targets that upstream's
 * compatibility requirements mean on a day.
 *
 * Sources: docs/compatibility.md (the window), docs/spec.md, Deprecated Operations (what is
 * promised only for six months; stated in versions/dialects), Version::fromCompatibilityRequirement
 * in stablehlo/dialect/Version.cpp (requirements count from the day of the tag). */
#ifndef HLO_CTS_HARNESS_PROMISES_H
#define HLO_CTS_HARNESS_PROMISES_H

#include "base/strbuf.h"
#include "window.h"

/* A range of indices of releases, `from` to `to`. It always contains the release itself. */
typedef struct reach {
  size_t from, to;
} reach;

/* Whose artifacts a release promises to read or, if it `produces`, which releases promise to read
 * its artifacts. */
reach reach_of(const vs_opset *o, size_t release, promise p, bool produces);

typedef enum requirement {
  REQUIRE_NONE,
  REQUIRE_4_WEEKS,
  REQUIRE_12_WEEKS,
  REQUIRE_MAX
} requirement;

/* The newest release up to `release` that was tagged at least as long before the day as `r`
 * requires; the oldest release if there is none. */
size_t required_target(const vs_opset *o, size_t release, date day, requirement r);

/* The targets that upstream had recorded on a day. anchors_on returns false for days before the
 * first record. */
typedef struct anchors {
  date since;
  const char *commit;
  vs_version weeks_4, weeks_12;
} anchors;
bool anchors_on(date day, anchors *out);
size_t anchor_count(void);
anchors anchor_at(size_t i);

/* Appends the facts about a release on a day, as JSON. scripts/commands/window.py tells them. */
void window_page(const vs_opset *o, size_t release, date day, strbuf *out);

#endif
