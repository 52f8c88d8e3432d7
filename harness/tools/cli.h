/* Command lines from a table: one row per option parses it, prints its help, writes its part of the
 * manual page (man.h) and completes it in a shell (complete.h).
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

/* What a value or an argument is, so that shells can offer some. The parser does not look at it. */
typedef enum cli_values {
  CLI_ANYTHING,
  CLI_FILE,
  CLI_FOLDER,
  CLI_RELEASE, /* "1.4.0" */
  CLI_RANGE,   /* "1.4.0..1.9.0", open where an end is absent */
  CLI_PAIR,    /* two of them: "1.4.0,1.9.0.." */
  CLI_CASE,
  CLI_TAG,
  CLI_OP, /* with constraints */
  CLI_COMMAND,
} cli_values;

typedef struct cli_option {
  const char *name; /* without dashes */
  cli_kind kind;
  const char *argument; /* what --help calls the value; NULL for switches */
  const char *help;     /* NULL: accepted, not listed */
  int id;
  /* What follows may be left out. */
  const char *group;          /* opens a group of this name; NULL: in that of the row before */
  const char *const *choices; /* the values there are; the parser takes no other */
  size_t choice_count;        /* 0: choices end with a NULL */
  const char *fallback;       /* the value if the option is absent */
  bool list;                  /* takes several: a,b or given again */
  cli_values values;
  bool rare;        /* in the manual page and in completion, not in --help */
  const char *more; /* what the manual page adds to `help` */
} cli_option;

typedef struct cli_example {
  const char *what, *command; /* NULL, NULL ends a list */
} cli_example;

/* The examples of a tool, in its table. */
#define EXAMPLES(...)                 \
  .examples = (const cli_example[]) { \
    __VA_ARGS__, { NULL, NULL }       \
  }

typedef struct cli_tool {
  const char *name;    /* "hlo-opt", "hlo-cts run" */
  const char *summary; /* one sentence */
  const char *usage;   /* what follows the name: "[options] [file]" */
  const cli_option *options;
  size_t option_count;
  size_t max_rest; /* positional arguments allowed */
  /* What follows may be left out. */
  cli_values rest;                 /* what positional arguments are */
  const char *const *rest_choices; /* some that there are; ends with a NULL */
  const char *about;               /* paragraphs, an empty line between them */
  const cli_example *examples;
  const char *status_1; /* manual page: what exit status 1 means, where that is special */
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
  const char *help_form; /* of --help=form; NULL: none given */
  bool version;
  const void *context; /* for whoever parsed: what the options stand for; NULL at first */
} cli_args;

/* Reads argv[1] … argv[argc-1]. False with a sentence in `why`; `out` is freed by the caller in
 * either case. */
bool cli_parse(const cli_tool *tool, int argc, char **argv, cli_args *out, strbuf *why);
void cli_free(cli_args *args);
/* The last hit of an option, NULL when it was not given. */
const cli_hit *cli_last(const cli_args *args, int id);
bool cli_on(const cli_args *args, int id);
const char *cli_value(const cli_args *args, int id); /* NULL: not given, or without value */
/* What the option's value is among its choices; `otherwise` when it was not given. */
size_t cli_choice(const cli_args *args, int id, size_t otherwise);
/* Every value of an option that takes a list, separated by commas; false: not given. */
bool cli_list(const cli_args *args, int id, strbuf *out);

/* Lines of at most CLI_WIDTH columns. The options are always there. The description and the
 * examples left to the manual page where they would make more than CLI_HELP_LINES lines. */
enum { CLI_WIDTH = 80, CLI_HELP_LINES = 45 };
void cli_help(const cli_tool *tool, strbuf *out);
/* Puts words into lines: the first begins at column `at`, the others are indented. */
void cli_wrap(const char *text, size_t at, size_t indent, strbuf *out);
/* "--target=<release>" */
void cli_spelling(const cli_option *o, strbuf *out);
/* The i-th choice, NULL at the end and where everything goes. */
const char *cli_choice_at(const cli_option *o, size_t i);
/* "compact, counts or none" */
void cli_choices(const cli_option *o, strbuf *out);
/* Columns that UTF-8 text takes. */
size_t cli_columns(const char *text);
/* A non-negative decimal number, all of the text. */
bool cli_number(const char *text, unsigned long long *out);
/* "512MiB": bytes, with or without KiB, MiB or GiB, at least 1; or "none", which is 0. */
bool cli_size(const char *text, unsigned long long *out);
/* Seconds, more than 0 and up to a million; or "none", which is 0. */
bool cli_seconds(const char *text, double *out);

#endif
