/* SPDX-License-Identifier: Apache-2.0 */
/* Options of the commands that work on cases or on a consumer, and what they stand for. */
#ifndef HLO_CTS_HARNESS_CASE_OPTIONS_H
#define HLO_CTS_HARNESS_CASE_OPTIONS_H

#include "command.h"
#include "harness/cases/plan.h"
#include "harness/consumer/consumer.h"
#include "harness/golden/golden.h"
#include "harness/journal/journal.h"
#include "harness/reports/report.h"
#include "harness/sizes/sizes.h"

/* Options that select cases. */
#define LEVEL_MORE                                                                             \
  "By default cases of both levels run, and a failed recommended case does not fail the run. " \
  "With `all` it does."
#define SINCE_MORE                                                                              \
  "A case is first expressible in the first release that has all features that the case needs " \
  "(`since` in its manifest). A.. and ..B are ranges, too; A alone is that release."
#define SELECT_ROWS                                                                               \
  VALUE("filter", "regex", "cases whose id matches (PCRE2)", "Cases"),                            \
      VALUE("case", "id,…", "the cases with these ids", .values = CLI_CASE, .list = true),        \
      VALUE("tag", "tag,…", "cases with one of the tags", .values = CLI_TAG, .list = true),       \
      VALUE("level", "level", "only cases of this level",                                         \
            .choices = WORDS("required", "recommended", LEVELS_ALL), .more = LEVEL_MORE),         \
      VALUE("since", "A..B", "cases first expressible in releases A through B",                   \
            .values = CLI_RANGE, .more = SINCE_MORE),                                             \
      VALUE(                                                                                      \
          "shard", "i/n", "the i-th of n parts of the cases",                                     \
          .more = "The part of a case depends only on its id, so new cases do not move others."), \
      CORPUS_ROW
#define CORPUS_ROW                                                                 \
  VALUE("corpus", "folder", "folder of the cases; found automatically by default", \
        .values = CLI_FOLDER)
/* Some commands begin a group with one of these rows (`in` is its name); the others pass NULL. */
#define GOLDEN_ROW GOLDEN_ROW_OF(NULL)
#define GOLDEN_ROW_OF(in)                                                                          \
  VALUE("golden", "folder", "folder of golden bytes; found automatically by default", .group = in, \
        .values = CLI_FOLDER)
#define JOBS_ROW JOBS_ROW_OF(NULL, NULL)
#define JOBS_ROW_OF(in, details)                                                       \
  VALUE("jobs", "n", "number of processes; by default one per processor", .group = in, \
        .more = details)
/* Reads --jobs; 0 if it is absent. Returns false with a reason in `why` if its value is not a
 * number from 1 to 64. */
bool read_jobs(const cli_args *args, unsigned *jobs, strbuf *why);

/* Options for running a consumer, and for the output. */
/* Every name that a report has for a check. */
#define CHECK_CHOICES .choices = check_names, .choice_count = CHECK_COUNT, .list = true
#define CONTEXT_ROW CONTEXT_ROW_OF("constants,arguments", "contexts to evaluate in")
#define CONTEXT_ROW_OF(unless_given, what)                                                         \
  VALUE("context", "kind,…", what, .choices = context_words, .list = true,                         \
        .fallback = unless_given,                                                                  \
        .more =                                                                                    \
            "constants: the program as it was written. arguments: its constants become arguments " \
            "of @main, so that a consumer runs its kernels and not its constant folder. The "      \
            "other contexts change or surround that program: a mixture of both, a called "         \
            "function, the body of a loop, a branch, a composite, optimization barriers, a new "   \
            "leading dimension, large tensors, transposed layouts.")
#define SIZES_ROW                                                                                \
  VALUE("sizes", "class,…", "sizes of cases", .choices = size_choices, .list = true,             \
        .fallback = "none",                                                                      \
        .more =                                                                                  \
            "8 means 7 to 9 elements, and so on up to 1024. skewed: 1 x 65,539 and 65,539 x 1. " \
            "ranks: 0 to 6. strided: odd strides and windows. 256: solvers. rows: a million. "   \
            "devices: 4 MiB on each of two. some: 16 and 1024. docs/sizes.md describes them.")
#define CONSUMER_ROW CONSUMER_ROW_OF(NULL)
#define CONSUMER_ROW_OF(in)                                                                   \
  VALUE("consumer", "file", "description of the consumer; by default the built-in one",       \
        .group = in, .values = CLI_FILE),                                                     \
      VALUE("plugin", "file.so", "a PJRT plugin, without a description", .values = CLI_FILE), \
      VALUE("testee", "command", "a testee, without a description")
#define FAULT_ROW                                                                             \
  VALUE("fault", "name", "inject a fault into the built-in consumer", .choices = fault_names, \
        .fallback = "none", .rare = true)
#define ENGINE_ROW                                                          \
  VALUE("engine", "engine",                                                 \
        "how the built-in consumer evaluates: fast, by the definitions of " \
        "the ops, or with accurate complex functions",                      \
        .choices = engine_names, .fallback = "fast", .rare = true)
#define TIMEOUT_ROW                                                                               \
  VALUE("timeout", "seconds", "time limit of one action of the consumer", .fallback = "20",       \
        .more =                                                                                   \
            "An action reads, writes or evaluates one artifact. The option replaces limits.wall " \
            "of the description.")
#define TRACE_ROW                                                                                  \
  VALUE("trace", "file", "write every request and answer to this file", .values = CLI_FILE,        \
        .rare = true,                                                                              \
        .more =                                                                                    \
            "The file has one JSON object per line. docs/testee-protocol.md says how to send the " \
            "requests again.")
#define DURATIONS_ROW \
  VALUE("durations", "n", "print the n cases that took the longest", .fallback = "0", .rare = true)
#define RUN_WAIVERS_ROW VALUE("waivers", "file", "the waivers of the run", .values = CLI_FILE)
#define BEFORE_ROW                                                                                \
  VALUE("before", "folder", "an earlier run: its causes are known, others are new", .rare = true, \
        .values = CLI_FOLDER,                                                                     \
        .more =                                                                                   \
            "The folder is the --report of that run. The reports also name the causes that "      \
            "it had and that this run no longer has.")
#define ANNOTATIONS_ROW                                                                       \
  VALUE("annotations", "kind", "print failures as annotations of a CI service", .rare = true, \
        .choices = WORDS("none", "github"), .fallback = "none",                               \
        .more =                                                                               \
            "github: an error for each cause of failures, and warnings for flaky cases and "  \
            "for failed recommended ones.")
#define COLOUR_ROW                                                                           \
  VALUE("color", "when", "when to use colours", .choices = WORDS("auto", "always", "never"), \
        .fallback = "auto", .rare = true, .more = "auto: on a terminal, unless NO_COLOR is set.")

/* The values of these options. */
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
/* Reads --durations. Returns false with a sentence in `why` if its value is wrong. */
bool read_durations(const cli_args *args, size_t *out, strbuf *why);

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
