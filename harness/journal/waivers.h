/* SPDX-License-Identifier: Apache-2.0 */
/* Waivers: known failures with a date until which they are accepted. A waiver fails the run if it
 * matches nothing, if its check passes or fails in another way, or if it has expired. So outdated
 * waivers are noticed. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_WAIVERS_H
#define HLO_CTS_HARNESS_CONSUMERS_WAIVERS_H

#include "harness/data/regex.h"
#include "journal.h"

typedef struct waiver {
  const char *cases;    /* a regular expression that must match a whole id */
  const char *consumer; /* a name, or a regular expression that must match a whole name */
  uint32_t checks;      /* 1 << CHECK_… */
  bool any_producer, any_consumer;
  size_t producer, consumer_release;
  verdict fails_with; /* the verdict that is waived */
  regexp *says;       /* must match a part of the message; NULL: any message */
  const char *reason, *link, *expires;
  bool by_design;
  uint32_t line, last_line;
  regexp *regex;               /* of `cases` */
  regexp *consumers;           /* of `consumer`; NULL: it is no expression */
  size_t hits, passes, others; /* of this run */
  uint8_t other;               /* one verdict of the others */
} waiver;

typedef struct waivers {
  arena *memory;
  const char *path;
  waiver *items;
  size_t count;
} waivers;

/* Reads a file of waivers. Returns false, with errors in the sink, if it is wrong. The caller frees
 * the waivers in either case. */
bool waivers_load(waivers *w, const char *path, const vs_opset *o, diag_sink *sink);
void waivers_free(waivers *w);
/* Turns waived failures into VERDICT_SKIPPED. The details must be sorted. `head` has the options of
 * the run: if the run leaves cases, pairs or checks out, waivers that may be about them are
 * ignored. Each case that a waiver names must be in `all`; NULL: not known. `today` is
 * "2026-11-20". Appends to `out` what is wrong with the waivers themselves, with the lines to
 * delete. Returns true if nothing is wrong. */
bool waivers_apply(waivers *w, results *r, const corpus *all, const journal_head *head,
                   const char *today, strbuf *out);
/* Appends a note about waivers for other consumers than that of this run. They may be misspelt. */
void waivers_tell_unused(const waivers *w, const results *r, strbuf *out);
/* Whether a row that just ended fails the run after the waivers are applied to it. */
bool waivers_row_fails(waivers *w, const results *r, const journal_head *head, const char *today,
                       const finished_row *row);

#endif
