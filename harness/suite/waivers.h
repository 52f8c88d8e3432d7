/* Waivers: failures that are known, and say until when. A waiver that matches nothing, whose check
 * no longer fails or fails in another way, or that has expired, fails the run: none can rot. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_WAIVERS_H
#define HLO_CTS_HARNESS_CONSUMERS_WAIVERS_H

#include "harness/tools/regex.h"
#include "journal.h"

typedef struct waiver {
  const char *cases;    /* a regular expression on all of an id */
  const char *consumer; /* name */
  uint32_t checks;      /* 1 << CHECK_… */
  bool any_producer, any_consumer;
  size_t producer, consumer_release;
  verdict fails_with; /* the way in which it fails */
  regexp *says;       /* is found in the message; NULL: anything */
  const char *reason, *link, *expires;
  uint32_t line, last_line;
  regexp *regex;               /* of `cases` */
  size_t hits, passes, others; /* in this run */
  uint8_t other;               /* a verdict of the others */
} waiver;

typedef struct waivers {
  arena *memory;
  const char *path;
  waiver *items;
  size_t count;
} waivers;

/* False with errors in the sink; freed by the caller in either case. */
bool waivers_load(waivers *w, const char *path, const vs_opset *o, diag_sink *sink);
void waivers_free(waivers *w);
/* Turns the failures that are waived into VERDICT_SKIPPED. The details are sorted; `head` says how
 * the run was made: one that leaves something out passes over waivers that may be about that.
 * `today` is "2026-11-20". What is wrong with the waivers themselves is appended to `out`, with the
 * lines to delete; true when nothing is. */
bool waivers_apply(waivers *w, results *r, const journal_head *head, const char *today,
                   strbuf *out);
/* Appends a note about waivers of consumers that this run is not about: they may be of other runs,
 * or misspelt. */
void waivers_tell_unused(const waivers *w, const results *r, strbuf *out);
/* Whether a row that just ended fails the run although the waivers are applied to it. */
bool waivers_row_fails(waivers *w, const results *r, const journal_head *head, const char *today,
                       const finished_row *row);

#endif
