/* SPDX-License-Identifier: Apache-2.0 */
/* The common front of every tool: arguments, --help, --help=man and completion. */
#ifndef HLO_CTS_HARNESS_FRONT_H
#define HLO_CTS_HARNESS_FRONT_H

#include "cli.h"

/* Parses the arguments. Returns true if the tool must continue with `args`. Returns false if
 * everything is done: the text or the error is printed, and `*status` is the exit status. The
 * caller frees `args` in either case. */
bool front_parse(const cli_tool *tool, int argc, char **argv, cli_args *args, int *status);
/* Runs a tool as a whole: opens standard streams that are closed, calls `tool`, and checks that its
 * output was written. If it was not, prints an error and returns the exit status of a failure. */
int front_run(int (*tool)(int argc, char **argv), int argc, char **argv);
/* Prints an error for the user; returns EXIT_USAGE. */
int say(const char *prefix, const char *what);
/* Writes a text to standard output, cleaned (clean_text.h). With `colours`, the colours of the
 * tools are kept. Returns false with a sentence in `why` if that fails. */
bool print_text(const strbuf *text, bool colours, strbuf *why);
/* Writes `out` to standard output, cleaned, and frees it. Returns `status`, or EXIT_USAGE if memory
 * ran out while the text was made. */
int print_and_free(strbuf *out, int status);
int print_coloured_and_free(strbuf *out, bool colours, int status);

/* --- Tables of options, for manual pages and completion (tables.c) --- */

/* Becomes the script scripts/commands/NAME.py with these words. Its standard input has the tables
 * of the tools as JSON; with `suite` they are the commands of hlo-cts. Returns the exit status,
 * after a message of `who`, only if that fails. */
int tables_give(const char *name, const char *who, const cli_tool *const *tools, size_t count,
                bool suite, const char *const *words, size_t word_count);

#endif
