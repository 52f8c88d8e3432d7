/* Command lines from a table: one row per option parses it and prints its help.
 *
 * The grammar is that of LLVM's tools, because people bring their habits: one or two dashes,
 * `--name=value` or `--name value`, `--` ends the options, "-" is a file. Depends on libc and
 * base/.
 */
#ifndef HLO_CTS_HARNESS_CLI_H
#define HLO_CTS_HARNESS_CLI_H

#include <stdbool.h>
#include <stddef.h>

#include "base/strbuf.h"

typedef enum cli_kind {
  CLI_SWITCH, /* --name, or --name=true|false|1|0 */
  CLI_VALUE,  /* --name=value or --name value */
  CLI_MAYBE,  /* --name or --name=value */
} cli_kind;

typedef struct cli_option {
  const char *name; /* without dashes */
  cli_kind kind;
  const char *argument; /* what --help calls the value; NULL for switches */
  const char *help;     /* NULL: accepted, not listed */
  int id;
} cli_option;

typedef struct cli_tool {
  const char *name;    /* "hlo-opt", "hlo-cts run" */
  const char *summary; /* one sentence */
  const char *usage;   /* what follows the name: "[options] [file]" */
  const cli_option *options;
  size_t option_count;
  size_t max_rest; /* positional arguments allowed */
} cli_tool;

typedef struct cli_hit {
  const cli_option *option;
  const char *value; /* NULL: none given */
  bool on;           /* switches */
} cli_hit;

/* The arguments in the order given. Strings are borrowed from argv. */
typedef struct cli_args {
  cli_hit *hits;
  size_t hit_count;
  const char **rest;
  size_t rest_count;
  bool help;
} cli_args;

/* Reads argv[1] … argv[argc-1]. False with a sentence in `why`; `out` is freed by the caller in
 * either case. */
bool cli_parse(const cli_tool *tool, int argc, char **argv, cli_args *out, strbuf *why);
void cli_free(cli_args *args);
/* The last hit of an option, NULL when it was not given. */
const cli_hit *cli_last(const cli_args *args, int id);
bool cli_on(const cli_args *args, int id);
const char *cli_value(const cli_args *args, int id); /* NULL: not given, or without value */
void cli_help(const cli_tool *tool, strbuf *out);
/* A non-negative decimal number, all of the text. */
bool cli_number(const char *text, unsigned long long *out);

#endif
