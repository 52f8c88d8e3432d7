/* The journal of a run: every verdict, on disk as soon as it is there, so that a killed run goes on
 * where it was and every report can be rendered again.
 *
 * DIR/journal is one JSON value per line (docs/reports.md explains them): first the run, then a
 * line for each of its cases, then a row for each case and producer, in the order in which they
 * ended. A row is the unit of work: it is there whole, or it is run again. What stands after the
 * last newline was being written when the run was killed and is ignored. */
#ifndef HLO_CTS_HARNESS_JOURNAL_H
#define HLO_CTS_HARNESS_JOURNAL_H

#include "golden.h"
#include "harness/tools/input.h"
#include "results.h"

#define JOURNAL_FILE "journal"

/* The options of a run. Runs that differ in one of these are different runs; NULL: not given. */
enum { JOURNAL_OPTIONS = 24 };
typedef struct journal_option {
  const char *name, *value;
} journal_option;

typedef struct journal_head {
  const char *tool, *consumer, *corpus;
  const char *calls_itself; /* a testee's own name, if it is another; else NULL */
  char started[40];         /* ISO 8601 */
  double seconds;           /* of all its starts that ended */
  size_t corpus_cases;      /* as results.corpus_cases */
  journal_option options[JOURNAL_OPTIONS];
  size_t option_count;
} journal_head;

/* The value of an option; NULL: it was not given. */
const char *journal_value(const journal_head *h, const char *name);
/* The options of the run as a JSON object, the caller's. */
struct json_t *journal_options(const journal_head *h);
/* The contexts that the run evaluated in, as 1 << CHECK_…. */
uint32_t journal_contexts(const journal_head *h);
/* Whether an option leaves out cases, pairs or checks, rather than say how to run. */
bool journal_restricts(const journal_option *o);

/* A hash of what the verdicts of a case depend on and what stands in files of the suite: its line
 * of the manifest, its programs, its golden bytes. False with a sentence in `why`. */
bool journal_fingerprint(const corpus_case *c, const golden_set *golden, const vs_opset *o,
                         char out[SHA256_TEXT], strbuf *why);

/* --- Reading --- */

typedef struct journal_record {
  arena *memory;
  journal_head head;
  corpus corpus;             /* the cases of the run, as they were */
  const char **fingerprints; /* of each case: a hash of all that its verdicts depend on here */
  plan_filter *filter;       /* that of the run, but for its cases */
  results r;
  uint64_t *rows; /* [case * releases + producer]: where its line begins + 1; 0: it is not there */
  uint64_t *micros; /* likewise: that the row took */
  input file;
  bool as_ours;       /* its releases are all of ours, so that its lines can be taken over */
  size_t repeated;    /* rows that are there more than once */
  bool torn;          /* the last line was cut off */
  const char *broken; /* why nothing of it may be published; NULL: it may */
} journal_record;

/* Reads folder/journal. Every error is reported with its line; false when there was one. Freed by
 * the caller in either case. */
bool journal_read(journal_record *j, const char *folder, const vs_opset *o, diag_sink *sink);
void journal_record_free(journal_record *j);
/* Writes the journal of the whole run, of which the parts are shards. False with a sentence when
 * they are not parts of one run, or cannot be written. */
bool journal_merge(const journal_record *const *parts, size_t count, const char *folder,
                   strbuf *why);

/* --- Writing --- */

typedef enum journal_mode {
  JOURNAL_NEW,    /* whatever was there is replaced */
  JOURNAL_RESUME, /* rows that are there stay; without a journal, as JOURNAL_NEW */
  JOURNAL_FAILED, /* the same, but for rows with a failure or a bug of the suite */
} journal_mode;

typedef struct journal journal;

/* Begins, or goes on with, the journal of a run that is about to start. Rows that need not be run
 * are put into the results. A row of a case that has changed since is dropped. NULL with a sentence
 * in `why`. Borrows the head and the results; head->started and ->seconds become those of the whole
 * run. */
journal *journal_open(const char *folder, journal_mode mode, journal_head *head, results *r,
                      const golden_set *golden, const plan_filter *f, diag_sink *sink, strbuf *why);
/* Rows that need not be run: [case * releases + producer]. */
const bool *journal_done(const journal *j);
size_t journal_kept(const journal *j); /* how many those are */
void journal_row(journal *j, const finished_row *row);
/* Hands the rows so far to the system, and to the disk when some time has passed since the last. */
bool journal_flush(journal *j, bool to_disk);
/* Adds the time since this start of the run, when the run ended by itself. False with a sentence
 * when anything could not be written. */
bool journal_close(journal *j, bool ended, double seconds, strbuf *why);

/* Says in the journal of a folder that nothing of it may be published. False with a sentence. */
bool journal_break(const char *folder, const char *reason, strbuf *why);

#endif
