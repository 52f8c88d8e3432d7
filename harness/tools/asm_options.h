/* SPDX-License-Identifier: Apache-2.0 */
/* The options of every drop-in tool: how it splits the input, checks diagnostics and prints
 * programs. */
#ifndef HLO_CTS_HARNESS_ASM_OPTIONS_H
#define HLO_CTS_HARNESS_ASM_OPTIONS_H

#include "bytecode/bytecode.h"
#include "harness/cli/cli.h"
#include "harness/cli/display.h"
#include "harness/data/input.h"
#include "harness/files/opset.h"
#include "text/text.h"

/* The values of the options. */
typedef struct asm_settings {
  const char *output;
  bool split;
  const char *output_marker; /* printed between the outputs of the pieces; NULL: nothing */
  bool verify_diagnostics, only_expected;
  bool allow_unregistered, errors_only, op_on_diagnostic;
  text_print_options print;
  bool strict_upstream;     /* accept what upstream accepts, even if the tables forbid it */
  const char *opset_folder; /* NULL: only the built-in rows */
} asm_settings;

/* Reads the options. Returns false with a sentence in `why` if one is wrong. `default_marker` may
 * be NULL. */
bool asm_settings_from(const cli_args *args, const char *default_marker, asm_settings *out,
                       strbuf *why);

/* The output of a piece. */
typedef struct asm_output {
  strbuf text;   /* for printed text: append to it */
  bc_sink bytes; /* for artifacts: writes behind the text, without a copy of constants */
} asm_output;

/* Makes an output in memory: `bytes` appends to `text`. The caller frees the text. */
void asm_output_to_memory(asm_output *out);

/* Processes one piece of the input. `sink` shows or checks its diagnostics. The function writes to
 * `out`, and may set the context and the module of the sink. Returns whether it succeeded. */
typedef bool (*asm_piece_fn)(const char *text, size_t n, uint32_t first_line, const char *name,
                             display_sink *sink, asm_output *out, void *user);

/* A drop-in tool: the functions that read its options into its state and process a piece. */
typedef struct asm_tool {
  const cli_option *options; /* its own options; the common options above follow them */
  bool (*settings_from)(const cli_args *args, void *state, strbuf *why);
  /* Runs an action that replaces the run, such as a list; returns whether it did. May be NULL. */
  bool (*instead)(const cli_args *args);
  bool (*targets_exist)(void *state, const char *file); /* false after an error */
  asm_piece_fn piece;
  void *state;
  asm_settings *settings; /* points into the state, like `opset` */
  opset_choice *opset;
} asm_tool;

/* Writes the tool's own options and those of every drop-in tool to `out`, which is zeroed; returns
 * how many there are. */
size_t asm_options_of(const asm_tool *t, cli_option *out);
/* Reads the arguments, chooses the rows and runs the tool. Returns the exit status. */
int asm_main(const asm_tool *t, const cli_tool *cli, int argc, char **argv);

#endif
