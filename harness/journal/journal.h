/* SPDX-License-Identifier: Apache-2.0 */
/* The journal of a run: every verdict, written to disk early. So a killed run can be resumed, and
 * every report can be rendered again.
 *
 * DIR/journal is one JSON value per line (docs/reports.md explains them): first the run, then a
 * line for each of its cases, then a row for each case and producer, in the order in which they
 * ended. A row is the unit of work: it is complete, or it is run again. Bytes after the last
 * newline are the rest of a write that was cut off, and are ignored. */
#ifndef HLO_CTS_HARNESS_JOURNAL_H
#define HLO_CTS_HARNESS_JOURNAL_H

#include "harness/data/input.h"
#include "harness/golden/golden.h"
#include "harness/results/results.h"

#define JOURNAL_FILE "journal"

/* The options of a run. Runs that differ in one of these are different runs; NULL: not given. */
enum { JOURNAL_OPTIONS = 24 };
typedef struct journal_option {
  const char *name, *value;
} journal_option;

typedef struct journal_head {
  const char *tool, *consumer, *corpus;
  const char *calls_itself;  /* a testee's own name, if it differs from `consumer`; else NULL */
  const char *kind;          /* of the consumer, as its description names it; NULL: not known */
  const char *can;           /* its actions, with commas between; NULL: not known */
  vs_version oldest, newest; /* releases that it implements */
  char started[40];          /* ISO 8601 */
  double seconds;            /* the sum over all starts of the run but killed ones */
  size_t cases;              /* of the run */
  size_t corpus_cases;       /* see results.corpus_cases */
  journal_option options[JOURNAL_OPTIONS];
  size_t option_count;
} journal_head;

/* The value of an option; NULL: it was not given. */
const char *journal_value(const journal_head *h, const char *name);
/* The options of the run as a JSON object, which the caller releases. */
struct json_t *journal_options(const journal_head *h);
/* The contexts that the run evaluated in, as 1 << CHECK_…. */
uint32_t journal_contexts(const journal_head *h);
/* Appends those options that an explanation of the run needs, as " --consumer='FILE'
 * --context=all", quoted for a shell; nothing for NULL. */
void explain_options(const journal_head *run, strbuf *out);
/* Appends the command that explains a verdict: "hlo-cts explain ID --pair=P,C" and the options. */
void explain_line(const char *id, const char *producer, const char *consumer,
                  const journal_head *run, strbuf *out);
/* Whether an option selects cases, pairs or checks, and does not say how to run them. */
bool journal_restricts(const journal_option *o);

/* A hash of everything in files of the suite that the verdicts of a case depend on: its manifest
 * entry, its programs, its golden bytes. False with a sentence in `why`. */
bool journal_fingerprint(const corpus_case *c, const golden_set *golden, const vs_opset *o,
                         char out[SHA256_TEXT], strbuf *why);

/* --- Reading --- */

typedef struct journal_record {
  arena *memory;
  journal_head head;
  corpus corpus;             /* the cases of the run, as they were */
  const char **fingerprints; /* the journal_fingerprint of each case */
  plan_filter *filter;       /* the filter of the run, except for its cases */
  results r;
  uint64_t *rows;   /* [case * releases + producer]: offset of its line + 1; 0: no such row */
  uint64_t *micros; /* likewise: microseconds that the row took */
  input file;
  bool as_ours;       /* it has exactly our releases, so its lines can be copied */
  size_t repeated;    /* rows that occur more than once */
  bool torn;          /* the last line was cut off */
  const char *broken; /* why nothing of it may be published; NULL if it may */
  bool incomparable;  /* `broken` is about the consumer, not about the suite */
} journal_record;

/* Reads folder/journal. Reports every error with its line, and returns false if there was one. The
 * caller frees the record in either case. */
bool journal_read(journal_record *j, const char *folder, const vs_opset *o, diag_sink *sink);
void journal_record_free(journal_record *j);
/* Tells each verdict that the plan requires and the journal lacks, and each that the plan does not
 * require. The record must be as it was read, without waivers. Returns false if the journal does
 * not say what the consumer can do. */
bool journal_gaps(const journal_record *j, void (*tell)(const char *what, void *user), void *user);

/* --- Writing --- */

typedef enum journal_mode {
  JOURNAL_NEW,    /* replaces an existing journal */
  JOURNAL_RESUME, /* keeps existing rows; if there is no journal, like JOURNAL_NEW */
  JOURNAL_FAILED, /* keeps existing rows, except rows with a failure or a bug of the suite */
} journal_mode;

typedef struct journal journal;

/* Begins or continues the journal of a run that is about to start. Existing rows that need not run
 * again are put into the results. Rows of cases that have changed since are dropped. Returns NULL
 * with a sentence in `why` if that fails. Borrows the head and the results. Sets head->started and
 * head->seconds to those of the whole run. */
journal *journal_open(const char *folder, journal_mode mode, journal_head *head, results *r,
                      const golden_set *golden, const plan_filter *f, diag_sink *sink, strbuf *why);
/* Rows that need not be run: [case * releases + producer]. */
const bool *journal_done(const journal *j);
size_t journal_kept(const journal *j); /* how many rows that is */
void journal_row(journal *j, const finished_row *row);
/* Writes the rows so far to the file, and syncs them to the disk if some time has passed since the
 * last sync. */
bool journal_flush(journal *j, bool to_disk);
/* Adds the time that this start of the run took, and frees the journal. Returns false with a
 * sentence in `why` if anything could not be written. */
bool journal_close(journal *j, double seconds, strbuf *why);

/* Marks the journal of a folder: nothing of it may be published, because of the consumer
 * (`incomparable`) or of the suite. False with a sentence in `why`. */
bool journal_break(const char *folder, const char *reason, bool incomparable, strbuf *why);

#endif
