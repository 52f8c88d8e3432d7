/* SPDX-License-Identifier: Apache-2.0 */
/* The values of options that commands on cases or on a consumer have (options/shared.def). */
#ifndef HLO_CTS_HARNESS_CASE_OPTIONS_H
#define HLO_CTS_HARNESS_CASE_OPTIONS_H

#include "command.h"
#include "harness/cases/plan.h"
#include "harness/consumer/consumer.h"
#include "harness/golden/golden.h"
#include "harness/journal/journal.h"
#include "harness/reports/report.h"
#include "harness/sizes/sizes.h"

/* Reads --jobs; 0 if it is absent. Returns false with a reason in `why` if its value is not a
 * number from 1 to 64. */
bool read_jobs(const cli_args *args, unsigned *jobs, strbuf *why);

/* The values of --timeout, --fault and --color. */
typedef struct consumer_options {
  double timeout;
  bool timeout_given; /* it overrides the description */
  fault fault;
  bool colour;
} consumer_options;
/* Returns false with a sentence in `why` if a value is wrong. */
bool read_consumer_options(const cli_args *args, consumer_options *out, strbuf *why);

/* Appends the consumer of --consumer, --plugin or --testee, as session_open takes it; empty: the
 * built-in consumer. False with a sentence in `why` if there are two. */
bool consumer_named(const cli_args *args, strbuf *out, strbuf *why);
/* Begins the trace of --trace, if it is given. `x` NULL: the built-in consumer, which has no trace.
 * Returns false after an error if that fails. */
struct session;
bool trace_into(const char *prefix, const cli_args *args, struct session *x);
/* Opens the consumer of a source as consumer_named gives it, with the time limit of --timeout.
 * NULL after an error. */
struct session *open_source(const char *source, const vs_opset *o, const consumer_options *asked);
/* Whether --annotations=github is given. */
bool wants_annotations(const cli_args *args);

/* The corpus and the filter of a command. */
typedef struct selection {
  corpus corpus;
  plan_filter *filter;
  strbuf ids, tags, checks, contexts; /* strings that the filter borrows */
  strbuf sizes;
  bool *picked; /* likewise */
} selection;

/* Loads the corpus and reads the options of SELECT_ROWS, and --pair and --check if given. Returns
 * false after an error if that fails. The caller frees `out` in either case. */
bool select_cases(const char *prefix, const cli_args *args, selection *out);
void selection_free(selection *s);
/* The next case of the corpus that the filter takes; `after` NULL: the first. NULL at the end. */
const corpus_case *selection_next(const selection *s, const corpus_case *after);
/* Whether a case has the id; if none has, prints an error with similar ids. */
bool case_is_there(const char *prefix, const corpus *c, const char *id);
/* False, after a message, if --golden names a folder without a manifest. */
bool golden_is_there(const char *prefix, const cli_args *args);
/* Loads the golden bytes from the folder of --golden, or from the suite's folder. A folder of
 * --golden must have a manifest, unless `may_be_new`. False after a message; the caller frees. */
bool load_golden(const char *prefix, const cli_args *args, bool may_be_new, golden_set *out);

/* The run of --before in the header of a report: its causes say what is new and what is fixed. True
 * without the option; false after a message. The caller frees the record. */
bool read_before(const cli_args *args, journal_record *j, report_header *h);
/* Reads the journal of the run in the folder. Returns false after an error if that fails. The
 * caller frees the record in either case. */
bool read_journal(const cli_args *args, journal_record *j, const char *folder);

#endif
