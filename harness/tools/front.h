/* What every tool does before its own work: reads its arguments, answers --help, --help=man and
 * what shells ask. */
#ifndef HLO_CTS_HARNESS_FRONT_H
#define HLO_CTS_HARNESS_FRONT_H

#include "cli.h"

/* True: go on with `args`. False: the message has been printed, and `*status` is the exit status.
 * The caller frees `args` in either case. */
bool front_parse(const cli_tool *tool, int argc, char **argv, cli_args *args, int *status);
/* The whole of a tool: opens standard streams that are closed, runs it, and checks that its
 * output was written. If not, it prints an error and the exit status is a failure. */
int front_run(int (*tool)(int argc, char **argv), int argc, char **argv);
/* Prints an error for the user; returns EXIT_USAGE. */
int say(const char *prefix, const char *what);
/* Writes a text to standard output, cleaned (clean_text.h); with `colours`, those that are ours
 * stay. False with a sentence in `why`. */
bool print_text(const strbuf *text, bool colours, strbuf *why);
/* Writes `out` to standard output, cleaned, and frees it. Returns `status`, or EXIT_USAGE when the
 * text could not be made. */
int print_and_free(strbuf *out, int status);
int print_coloured_and_free(strbuf *out, bool colours, int status);
/* The manual page of a tool. */
void front_manual(const cli_tool *tool, strbuf *out);

#endif
