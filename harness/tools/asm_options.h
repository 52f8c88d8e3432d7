/* Options that every drop-in tool has: how input is cut, how diagnostics are checked, how programs
 * are printed. */
#ifndef HLO_CTS_HARNESS_ASM_OPTIONS_H
#define HLO_CTS_HARNESS_ASM_OPTIONS_H

#include "bytecode/bytecode.h"
#include "cli.h"
#include "display.h"
#include "input.h"
#include "opset.h"
#include "text/text.h"

enum {
  ASM_OPTION_FIRST = 1000,
  ASM_OUTPUT = ASM_OPTION_FIRST,
  ASM_SPLIT,
  ASM_VERIFY_DIAGNOSTICS,
  ASM_ALLOW_UNREGISTERED,
  ASM_ERRORS_ONLY,
  ASM_OUTPUT_MARKER,
  ASM_GENERIC,
  ASM_DEBUGINFO,
  ASM_PRETTY_DEBUGINFO,
  ASM_LOCAL_SCOPE,
  ASM_ELIDE,
  ASM_HEX,
  ASM_OP_ON_DIAGNOSTIC,
  ASM_OPSET,
  ASM_STRICT_UPSTREAM,
  ASM_IGNORED
};

/* What the options say. */
typedef struct asm_settings {
  const char *output;
  bool split;
  const char *output_marker; /* between the pieces' output; NULL: nothing */
  bool verify_diagnostics, only_expected;
  bool allow_unregistered, errors_only, op_on_diagnostic;
  text_print_options print;
  bool strict_upstream;     /* accept what upstream accepts although the tables say no */
  const char *opset_folder; /* NULL: the built-in rows alone */
} asm_settings;

/* False with a sentence in `why`. `default_marker` may be NULL. */
bool asm_settings_from(const cli_args *args, const char *default_marker, asm_settings *out,
                       strbuf *why);

/* Where a piece's output goes. */
typedef struct asm_output {
  strbuf text;   /* for what is printed: append to it */
  bc_sink bytes; /* for artifacts: puts behind the text at once, so that constants are not copied */
} asm_output;

/* An output whose bytes go behind its text, in memory. The caller frees the text. */
void asm_output_to_memory(asm_output *out);

/* Cuts the input as the settings say and hands each piece to `fn` with a sink that shows or checks
 * its diagnostics; `fn` writes to `out`, says whether the piece went well and may set the sink's
 * context and module. Returns the exit status. */
typedef bool (*asm_piece_fn)(const char *text, size_t n, uint32_t first_line, const char *name,
                             display_sink *sink, asm_output *out, void *user);

/* A drop-in tool: how its options are read into its state, and what it does with a piece. */
typedef struct asm_tool {
  const cli_option *options; /* its own; those above come behind them */
  size_t option_count;
  bool (*settings_from)(const cli_args *args, void *state, strbuf *why);
  /* Runs an action that replaces the run, such as a list; returns whether it did. May be NULL. */
  bool (*instead)(const cli_args *args);
  bool (*targets_exist)(const void *state, const char *file); /* false, reported */
  asm_piece_fn piece;
  void *state;
  asm_settings *settings; /* in the state, as the next */
  opset_choice *opset;
} asm_tool;

/* Appends the tool's own options and those of every drop-in tool; returns how many there are. */
size_t asm_options_of(const asm_tool *t, cli_option *out);
/* Reads the arguments, chooses the rows and runs the tool. Returns the exit status. */
int asm_main(const asm_tool *t, const cli_tool *cli, int argc, char **argv);

#endif
