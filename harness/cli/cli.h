/* SPDX-License-Identifier: Apache-2.0 */
/* Command lines from a table: one row per option parses it, prints its help, and gives scripts what
 * they need for the manual page and for completion in a shell (front.h).
 *
 * The grammar is that of LLVM's tools, because users know it: one or two dashes, `--name=value` or
 * `--name value`, `--` ends the options, "-" is a file. Depends on libc and base/. */
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

/* The kind of a value or an argument, for completion in shells. The parser ignores it. */
typedef enum cli_values {
  CLI_ANYTHING,
  CLI_FILE,
  CLI_FOLDER,
  CLI_RELEASE, /* "1.4.0" */
  CLI_RANGE,   /* "1.4.0..1.9.0", open where an end is absent */
  CLI_PAIR,    /* two ranges: "1.4.0,1.9.0.." */
  CLI_CASE,
  CLI_TAG,
  CLI_OP, /* an op with constraints */
  CLI_COMMAND,
} cli_values;

typedef struct cli_option {
  const char *name; /* without dashes */
  cli_kind kind;
  const char *argument; /* the name of the value in --help; NULL for switches */
  const char *help;     /* NULL: accepted, not listed */
  /* The members below are optional. */
  const char *group;          /* begins a group; NULL: the group of the previous row */
  const char *const *choices; /* the allowed values */
  size_t choice_count;        /* 0: choices end with a NULL */
  const char *fallback;       /* the value if the option is absent */
  bool list;                  /* accepts several values: a,b, or the option repeated */
  cli_values values;
  bool rare;        /* listed in the manual page and in completion, not in --help */
  const char *more; /* additional text in the manual page */
} cli_option;

/* Rows of options: the name, the name of the value, what the option does, more members. A row
 * without a name ends a table. */
#define SWITCH(name, what, ...) \
  { name, CLI_SWITCH, NULL, what, ##__VA_ARGS__ }
#define VALUE(name, argument, what, ...) \
  { name, CLI_VALUE, argument, what, ##__VA_ARGS__ }
#define MAYBE(name, argument, what, ...) \
  { name, CLI_MAYBE, argument, what, ##__VA_ARGS__ }

typedef struct cli_example {
  const char *what, *command; /* NULL, NULL ends a list */
} cli_example;

/* The examples of a tool, in its table. */
#define EXAMPLES(...)                 \
  .examples = (const cli_example[]) { \
    __VA_ARGS__, { NULL, NULL }       \
  }

typedef struct cli_tool {
  const char *name;          /* "hlo-opt", "hlo-cts run" */
  const char *summary;       /* one sentence */
  const char *usage;         /* the text after the name: "[options] [file]" */
  const cli_option *options; /* NULL: none */
  size_t max_rest;           /* positional arguments allowed */
  /* The members below are optional. */
  cli_values rest;                 /* the kind of the positional arguments */
  const char *const *rest_choices; /* possible positional arguments; ends with a NULL */
  const char *about;               /* paragraphs, separated by empty lines */
  const cli_example *examples;
  const char *status_1; /* for the manual page: the meaning of exit status 1, if it is special */
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
  const void *context; /* data of the caller for these arguments; NULL at first */
} cli_args;

/* Parses argv[1] … argv[argc-1]. Returns false with a sentence in `why` if an argument is wrong.
 * The caller frees `out` in either case. */
bool cli_parse(const cli_tool *tool, int argc, char **argv, cli_args *out, strbuf *why);
void cli_free(cli_args *args);
/* The option of a name of n bytes; NULL: there is none. */
const cli_option *cli_find(const cli_tool *tool, const char *name, size_t n);
bool cli_is(const cli_hit *hit, const char *name);
/* The last hit of an option; NULL if it was not given. */
const cli_hit *cli_last(const cli_args *args, const char *name);
bool cli_on(const cli_args *args, const char *name);
const char *cli_value(const cli_args *args,
                      const char *name); /* NULL: not given, or without value */
/* The index of the option's value among its choices; `otherwise` if it was not given. */
size_t cli_choice(const cli_args *args, const char *name, size_t otherwise);
/* Appends every value of an option that takes a list, separated by commas. Returns false if it was
 * not given. */
bool cli_list(const cli_args *args, const char *name, strbuf *out);

/* Appends the help, in lines of at most CLI_WIDTH columns. It always lists the options. The
 * description and the examples are only in the manual page if the help would have more than
 * CLI_HELP_LINES lines with them. */
enum { CLI_WIDTH = 80, CLI_HELP_LINES = 45 };
void cli_help(const cli_tool *tool, strbuf *out);
/* Wraps text into lines. The first line begins at column `at`, the others with `indent` spaces. */
void cli_wrap(const char *text, size_t at, size_t indent, strbuf *out);
/* Appends "--target=<release>". */
void cli_spelling(const cli_option *o, strbuf *out);
/* The i-th choice; NULL after the last one, and for an option without choices. */
const char *cli_choice_at(const cli_option *o, size_t i);
/* Appends "compact, counts or none". */
void cli_choices(const cli_option *o, strbuf *out);
/* The width of n bytes of UTF-8 in columns. */
size_t cli_columns(const char *text, size_t n);
/* Reads an option that is a number from `least` to `most`; *out stays as it is without the option.
 * Returns false, with a sentence in `why`, if it is none. */
bool cli_number_of(const cli_args *args, const char *name, unsigned long long least,
                   unsigned long long most, unsigned long long *out, strbuf *why);
/* Parses a non-negative decimal number. Returns false if the text is anything else. */
bool cli_number(const char *text, unsigned long long *out);
/* Parses a size in bytes of at least 1, with or without KiB, MiB or GiB ("512MiB"), or "none",
 * which is 0. Returns false if the text is anything else. */
bool cli_size(const char *text, unsigned long long *out);
/* Parses seconds, more than 0 and at most a million, or "none", which is 0. Returns false if the
 * text is anything else. */
bool cli_seconds(const char *text, double *out);

#endif
