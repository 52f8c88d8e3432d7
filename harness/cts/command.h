/* SPDX-License-Identifier: Apache-2.0 */
/* The commands of hlo-cts: commands.def and commands.txt describe them, options/ has their options,
 * and each has one file in a folder of its group. */
#ifndef HLO_CTS_HARNESS_COMMAND_H
#define HLO_CTS_HARNESS_COMMAND_H

#include "harness/cli/cli.h"
#include "harness/cli/front.h"
#include "versions/versions.h"

#define TOOL "hlo-cts " HLO_CTS_VERSION

typedef struct command {
  cli_tool tool;                    /* its name is "hlo-cts ", and that of the command */
  int (*run)(const cli_args *args); /* the exit status */
  bool proposes;                    /* --opset is what it judges: it is not loaded before */
} command;

#define COMMAND(id, ...)                  \
  extern const cli_option options_##id[]; \
  int cmd_##id(const cli_args *args);
#define PROPOSAL COMMAND
#define GROUP(title)
#include "commands.def"
#undef GROUP
#undef PROPOSAL
#undef COMMAND

/* All commands, in the order of the help; commands_read gives them their texts. */
extern command commands[];
extern const size_t command_count;
void commands_read(void);
const char *command_name(const command *c);
const command *find_command(const char *name); /* NULL: there is none */
/* Becomes the script scripts/commands/NAME.py, with the arguments as they were parsed. Returns the
 * exit status, after a message, if there is no such script or no Python. */
int run_script(const char *name, const cli_args *args);

/* The values that an option or an argument takes. */
#define WORDS(...) \
  (const char *const[]) { __VA_ARGS__, NULL }

/* The releases of a command: those of --opset, else the built-in ones. */
const vs_opset *rows_of(const cli_args *args);

/* Prints that the command does not exist, and the nearest names. */
int no_such_command(const char *name);
/* False, after a message, if there is neither a folder of this name nor a built-in opset. */
bool opset_is_there(const char *prefix, const char *folder);
/* tables_give with all commands. */
int give_commands(const char *script, const char *const *words, size_t count);
/* Appends the overview of hlo-cts and its commands. */
void help_overview(strbuf *out);
/* Writes a file of a folder. Returns false with a sentence in `why` if that fails. */
bool write_into(const char *folder, const char *name, const void *bytes, size_t n, strbuf *why);
/* Formats the current time in UTC with strftime. */
void time_text(const char *format, char *out, size_t n);

#endif
