/* The commands of hlo-cts: one file here each, which holds its options and what it does with them.
 * What they are made of is in the folder above. */
#ifndef HLO_CTS_HARNESS_COMMAND_H
#define HLO_CTS_HARNESS_COMMAND_H

#include "../cli.h"
#include "../golden.h"
#include "../journal.h"
#include "../plan.h"

#define TOOL "hlo-cts " HLO_CTS_VERSION

typedef struct command {
  cli_tool tool;
  const char *name;
  int (*run)(const cli_args *args); /* the exit status */
} command;

#define COMMAND(name) extern const command command_##name;
#include "commands.def"
#undef COMMAND

/* A table of options and its length, for cli_tool. */
#define ROWS(rows) rows, sizeof rows / sizeof *rows

/* The numbers of options; a command has those that its table names. */
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
  OPT_CONSUMER,
  OPT_INPUTS,
  OPT_WAIVERS,
  OPT_COLOUR,
  OPT_QUIET,
  OPT_JSON,
  OPT_FULL,
  OPT_FORCE,
  OPT_VERIFY,
  OPT_SHARD,
  OPT_RESUME,
  OPT_RERUN,
  OPT_MARKDOWN,
  OPT_DATE,
  OPT_BYTES,
  OPT_PROGRAM,
};

/* --- What several commands take --- */

#define SELECT_ROWS                                                                      \
  {"corpus", CLI_VALUE, "folder", "the cases; found by itself when absent", OPT_CORPUS}, \
      {"filter", CLI_VALUE, "regex", "cases whose id matches", OPT_FILTER},              \
      {"case", CLI_VALUE, "id", "one case", OPT_CASE},                                   \
      {"tag", CLI_VALUE, "tag", "cases with this tag", OPT_TAG},                         \
      {"level", CLI_VALUE, "level", "required or recommended cases", OPT_LEVEL}, {       \
    "shard", CLI_VALUE, "i/n", "the i-th of n parts of them", OPT_SHARD                  \
  }

/* The corpus and the filter of a command. */
typedef struct selection {
  corpus corpus;
  plan_filter *filter;
} selection;

/* Loads the corpus and reads the options of SELECT_ROWS, and --pair and --check where given. False
 * when that could not be done, which has been said; freed by the caller in either case. */
bool select_cases(const char *who, const cli_args *args, selection *out);
void selection_free(selection *s);
/* The golden bytes from the folder given, or found. False when said why; freed by the caller. */
bool load_golden(const char *given, golden_set *out);

/* The journal of the run in the folder. False when said why; freed by the caller in either case. */
bool read_journal(journal_record *j, const char *folder);

/* Tells the user; returns EXIT_USAGE. */
int say(const char *who, const char *what);
/* Writes `out` to standard output and frees it; the exit status is `status` when that went well. */
int print_and_free(strbuf *out, int status);
/* Now, in UTC, as strftime writes it. */
void time_text(const char *format, char *out, size_t n);

#endif
