/* SPDX-License-Identifier: Apache-2.0 */
/* The commands of hlo-cts. Each has one file in this folder, with its options and its
 * implementation. */
#ifndef HLO_CTS_HARNESS_COMMAND_H
#define HLO_CTS_HARNESS_COMMAND_H

#include "harness/cases/plan.h"
#include "harness/cli/cli.h"
#include "harness/cli/complete.h"
#include "harness/cli/front.h"
#include "harness/consumer/consumer.h"
#include "harness/golden/golden.h"
#include "harness/journal/journal.h"
#include "harness/reports/report.h"
#include "harness/sizes/sizes.h"

#define TOOL "hlo-cts " HLO_CTS_VERSION

typedef struct command {
  cli_tool tool;                    /* its name is "hlo-cts ", and that of the command */
  int (*run)(const cli_args *args); /* the exit status */
} command;

#define GROUP(title)
#define COMMAND(name) extern const command command_##name;
#include "commands.def"
#undef COMMAND
#undef GROUP

/* All commands, in the order of the help. */
extern const command *const commands[];
extern const size_t command_count;
const char *command_name(const command *c);
const command *find_command(const char *name); /* NULL: there is none */

/* A table of options and its length, for cli_tool. */
#define ROWS(rows) rows, sizeof rows / sizeof *rows

/* The values that an option takes, from a table. */
#define CHOICES(table) .choices = table, .choice_count = sizeof table / sizeof *table

/* The ids of options. A command has the options of its table. */
enum {
  OPT_CORPUS = 1,
  OPT_GOLDEN,
  OPT_REPORT,
  OPT_JOBS,
  OPT_TIMEOUT,
  OPT_FILTER,
  OPT_CASE,
  OPT_TAG,
  OPT_LEVEL,
  OPT_PAIR,
  OPT_CHECK,
  OPT_MATRIX,
  OPT_FAULT,
  OPT_ENGINE,
  OPT_CONSUMER,
  OPT_PLUGIN,
  OPT_TESTEE,
  OPT_CONTEXT,
  OPT_WAIVERS,
  OPT_BEFORE,
  OPT_COLOUR,
  OPT_QUIET,
  OPT_JSON,
  OPT_FULL,
  OPT_CORRECT,
  OPT_BY,
  OPT_FINDING,
  OPT_QUICK,
  OPT_EXHAUSTIVE,
  OPT_SAMPLE,
  OPT_SAVE,
  OPT_WRITE_WAIVERS,
  OPT_MARK,
  OPT_RETIRE,
  OPT_RELEASE,
  OPT_VERIFY,
  OPT_SHARD,
  OPT_RESUME,
  OPT_RERUN,
  OPT_REPLACE,
  OPT_MARKDOWN,
  OPT_DATE,
  OPT_BYTES,
  OPT_PROGRAM,
  OPT_SINCE,
  OPT_CTEST,
  OPT_MAN,
  OPT_PAGES,
  OPT_OPSET,
  OPT_STATEMENT,
  OPT_GENERIC,
  OPT_LOCATIONS,
  OPT_OUTPUT,
  OPT_BASE,
  OPT_HEAD,
  OPT_PROPOSED,
  OPT_JUNIT,
  OPT_DURATIONS,
  OPT_FAIL_FAST,
  OPT_RETRIES,
  OPT_REPEAT,
  OPT_ANNOTATIONS,
  OPT_TRACE,
  OPT_EQUAL,
  OPT_FORM,
  OPT_READER,
  OPT_DRY_RUN,
  OPT_EXTRACT,
  OPT_OPTION,
  OPT_WRITER,
  OPT_SIZES,
  OPT_SOURCE,
  OPT_PROGRAMS,
  OPT_CUSTOM_CALLS,
  OPT_TOLERANCE,
  OPT_ARGS,
  OPT_SEED,
  OPT_KEEP,
  OPT_GROUP,
  OPT_SECONDS,
  OPT_OP,
  OPT_TYPE,
  OPT_SAMPLES,
  OPT_RESULTS,
  OPT_BUDGETS,
  OPT_WRITE_BUDGETS,
  OPT_BUDGET,
  OPT_PROFILE,
  OPT_MUTE,
  OPT_FAILURES,
};

/* --- Options of several commands --- */

/* A row of an option with a value: its name, the kind of value, what it does, its id, more members.
 */
#define VALUE(name, kind, what, id, ...) \
  { name, CLI_VALUE, kind, what, id, ##__VA_ARGS__ }

/* Options that select cases. */
extern const char *const level_choices[3]; /* values of --level */
#define LEVEL_MORE                                                                             \
  "By default cases of both levels run, and a failed recommended case does not fail the run. " \
  "With `all` it does."
#define SINCE_MORE                                                                              \
  "A case is first expressible in the first release that has all features that the case needs " \
  "(`since` in its manifest). A.. and ..B are ranges, too; A alone is that release."
#define SELECT_ROWS                                                                               \
  VALUE("filter", "regex", "cases whose id matches (PCRE2)", OPT_FILTER, "Cases"),                \
      VALUE("case", "id,…", "the cases with these ids", OPT_CASE, .values = CLI_CASE,             \
            .list = true),                                                                        \
      VALUE("tag", "tag,…", "cases with one of the tags", OPT_TAG, .values = CLI_TAG,             \
            .list = true),                                                                        \
      VALUE("level", "level", "only cases of this level", OPT_LEVEL, CHOICES(level_choices),      \
            .more = LEVEL_MORE),                                                                  \
      VALUE("since", "A..B", "cases first expressible in releases A through B", OPT_SINCE,        \
            .values = CLI_RANGE, .more = SINCE_MORE),                                             \
      VALUE(                                                                                      \
          "shard", "i/n", "the i-th of n parts of the cases", OPT_SHARD,                          \
          .more = "The part of a case depends only on its id, so new cases do not move others."), \
      CORPUS_ROW
#define CORPUS_ROW                                                                             \
  VALUE("corpus", "folder", "folder of the cases; found automatically by default", OPT_CORPUS, \
        .values = CLI_FOLDER)
/* Some commands begin a group with one of these rows (`in` is its name); the others pass NULL. */
#define GOLDEN_ROW GOLDEN_ROW_OF(NULL)
#define GOLDEN_ROW_OF(in)                                                                         \
  VALUE("golden", "folder", "folder of golden bytes; found automatically by default", OPT_GOLDEN, \
        .group = in, .values = CLI_FOLDER)
#define JOBS_ROW JOBS_ROW_OF(NULL, NULL)
#define JOBS_ROW_OF(in, details)                                                                 \
  VALUE("jobs", "n", "number of processes; by default one per processor", OPT_JOBS, .group = in, \
        .more = details)
/* Reads --jobs; 0 if it is absent. Returns false with a reason in `why` if its value is not a
 * number from 1 to 64. */
bool read_jobs(const cli_args *args, unsigned *jobs, strbuf *why);

/* A release under review. run_command in cts.c loads it. */
#define OPSET_ROW                                                                           \
  VALUE("opset", "folder", "releases under review, on top of the built-in ones", OPT_OPSET, \
        .values = CLI_FOLDER,                                                               \
        .more = "The folder has a file X.Y.Z.yaml for each release, as in versions/opset.")
/* The releases of a command: those of --opset, else the built-in ones. */
const vs_opset *rows_of(const cli_args *args);

/* Options for running a consumer, and for the output. */
/* Every name that a report has for a check. */
#define CHECK_CHOICES .choices = check_names, .choice_count = CHECK_COUNT, .list = true
#define CONTEXT_ROW CONTEXT_ROW_OF("constants,arguments", "contexts to evaluate in")
#define CONTEXT_ROW_OF(unless_given, what)                                                         \
  VALUE("context", "kind,…", what, OPT_CONTEXT, .choices = context_words, .list = true,            \
        .fallback = unless_given,                                                                  \
        .more =                                                                                    \
            "constants: the program as it was written. arguments: its constants become arguments " \
            "of @main, so that a consumer runs its kernels and not its constant folder. The "      \
            "other contexts change or surround that program: a mixture of both, a called "         \
            "function, the body of a loop, a branch, a composite, optimization barriers, a new "   \
            "leading dimension, large tensors, transposed layouts.")
#define SIZES_ROW                                                                                \
  VALUE("sizes", "class,…", "sizes of cases", OPT_SIZES, .choices = size_choices, .list = true,  \
        .fallback = "none",                                                                      \
        .more =                                                                                  \
            "8 means 7 to 9 elements, and so on up to 1024. skewed: 1 x 65,539 and 65,539 x 1. " \
            "ranks: 0 to 6. strided: odd strides and windows. 256: solvers. rows: a million. "   \
            "devices: 4 MiB on each of two. some: 16 and 1024. docs/sizes.md describes them.")
#define CONSUMER_ROW CONSUMER_ROW_OF(NULL)
#define CONSUMER_ROW_OF(in)                                                             \
  VALUE("consumer", "file", "description of the consumer; by default the built-in one", \
        OPT_CONSUMER, .group = in, .values = CLI_FILE),                                 \
      VALUE("plugin", "file.so", "a PJRT plugin, without a description", OPT_PLUGIN,    \
            .values = CLI_FILE),                                                        \
      VALUE("testee", "command", "a testee, without a description", OPT_TESTEE)
#define FAULT_ROW                                                                \
  VALUE("fault", "name", "inject a fault into the built-in consumer", OPT_FAULT, \
        .choices = fault_names, .fallback = "none", .rare = true)
#define ENGINE_ROW                                                          \
  VALUE("engine", "engine",                                                 \
        "how the built-in consumer evaluates: fast, by the definitions of " \
        "the ops, or with accurate complex functions",                      \
        OPT_ENGINE, .choices = engine_names, .fallback = "fast", .rare = true)
#define TIMEOUT_ROW                                                                               \
  VALUE("timeout", "seconds", "time limit of one action of the consumer", OPT_TIMEOUT,            \
        .fallback = "20",                                                                         \
        .more =                                                                                   \
            "An action reads, writes or evaluates one artifact. The option replaces limits.wall " \
            "of the description.")
#define TRACE_ROW                                                                                  \
  VALUE("trace", "file", "write every request and answer to this file", OPT_TRACE,                 \
        .values = CLI_FILE, .rare = true,                                                          \
        .more =                                                                                    \
            "The file has one JSON object per line. docs/testee-protocol.md says how to send the " \
            "requests again.")
#define DURATIONS_ROW                                                               \
  VALUE("durations", "n", "print the n cases that took the longest", OPT_DURATIONS, \
        .fallback = "0", .rare = true)
#define BEFORE_ROW                                                                              \
  VALUE("before", "folder", "an earlier run: its causes are known, others are new", OPT_BEFORE, \
        .rare = true, .values = CLI_FOLDER,                                                     \
        .more =                                                                                 \
            "The folder is the --report of that run. The reports also name the causes that "    \
            "it had and that this run no longer has.")
#define ANNOTATIONS_ROW                                                                          \
  VALUE("annotations", "kind", "print failures as annotations of a CI service", OPT_ANNOTATIONS, \
        .rare = true, .choices = annotation_kinds, .fallback = "none",                           \
        .more =                                                                                  \
            "github: an error for each cause of failures, and warnings for flaky cases and "     \
            "for failed recommended ones.")
#define COLOUR_ROW                                                                   \
  VALUE("color", "when", "when to use colours", OPT_COLOUR, .choices = colour_kinds, \
        .fallback = "auto", .rare = true, .more = "auto: on a terminal, unless NO_COLOR is set.")
extern const char *const colour_kinds[], *const annotation_kinds[];

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
/* Whether a case has the id; if none has, prints an error with similar ids. */
bool case_is_there(const char *prefix, const corpus *c, const char *id);
/* Prints that the command does not exist, and the nearest names. */
int no_such_command(const char *name);
/* False, after a message, if there is neither a folder of this name nor a built-in opset. */
bool opset_is_there(const char *prefix, const char *folder);
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

/* Completes cases, tags and commands: a complete_source. */
void complete_commands(cli_values values, const complete_line *line, complete_offer *offer,
                       void *user);
/* Appends the overview of hlo-cts and its commands. */
void help_overview(strbuf *out);
/* Formats the current time in UTC with strftime. */
void time_text(const char *format, char *out, size_t n);

#endif
