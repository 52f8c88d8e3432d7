/* SPDX-License-Identifier: Apache-2.0 */
/* Renders diagnostics in the form that editors parse: `file:line:col: error: message`, the source
 * line, a caret, then the notes. */
#ifndef HLO_CTS_HARNESS_DISPLAY_H
#define HLO_CTS_HARNESS_DISPLAY_H

#include <stdio.h>

#include "base/diag.h"
#include "base/strbuf.h"
#include "ir/ir.h"

/* A text whose lines messages may show. */
typedef struct source_text {
  const char *name;
  const char *bytes;
  size_t size;
} source_text;

/* Appends a message with its source line. `width` is the length of the mark (1: only a caret).
 * `text` may be NULL. Then a message with an unknown place is printed without a place. */
void display_message(const source_text *text, const diag_place *place, const char *severity,
                     const char *message, size_t width, strbuf *out);

/* The columns of the terminal of a descriptor; 0 if there is none, or it is unknown. */
unsigned display_width(int fd);

/* --- Expected diagnostics --- */

/* --verify-diagnostics: comments in a text state the diagnostics that it expects.
 *
 *   // expected-error@+1 {{part of the message}}
 *   // expected-note-re@above {{literal {{regular expression}} literal}}
 *
 * Severities: error, warning, note, remark. Places: this line, @+N, @-N, @above (the last line that
 * is not itself an expectation), @below (the next such line), @unknown (no place). One expectation
 * per line, at its end. Source:
 * https://mlir.llvm.org/docs/Diagnostics/#sourcemgr-diagnostic-verifier-handler and what mlir-opt
 * does. */

typedef struct expected_set expected_set;
/* Reads the expectations of a piece of `whole` that begins at `first_line`. Borrows `whole`.
 * Returns NULL, with the reason in `out`, when out of memory or if a regular expression is wrong.
 * With `only_expected`, unexpected diagnostics are not failures. */
expected_set *expected_new(const source_text *whole, const char *piece, size_t n,
                           uint32_t first_line, bool only_expected, strbuf *out);
void expected_free(expected_set *s);
/* Compares a diagnostic and its notes with the expectations, and appends complaints to `out`. */
void expected_check(expected_set *s, const diag *d, strbuf *out);
/* Appends a complaint for each expected diagnostic that did not come. Returns true if there was no
 * complaint at all. */
bool expected_finish(expected_set *s, strbuf *out);

/* --- The sink --- */

/* The sink of the command lines. It prints diagnostics to `err`, or compares them with the
 * expectations in the text. It can also print the operation of a diagnostic. */
typedef struct display_sink {
  diag_sink sink;
  const source_text *text;
  FILE *err;
  expected_set *expected; /* NULL: print the diagnostics */
  bool errors_only;
  bool plain;   /* print no numbers, because the output is compared with that of another program */
  bool show_op; /* add "see current operation" */
  ir_context *context; /* for show_op, with `module`; may be NULL */
  const ir_op *module;
  size_t unshown; /* errors beyond LIMIT_DIAGNOSTICS */
} display_sink;

display_sink display_sink_to(FILE *err, const source_text *text);
/* Prints how many errors were not shown. */
void display_end(display_sink *s);

#endif
