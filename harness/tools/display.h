/* Renders diagnostics in the form that editors parse: `file:line:col: error: message`, the source
 * line, a caret, then the notes. */
#ifndef HLO_CTS_HARNESS_DISPLAY_H
#define HLO_CTS_HARNESS_DISPLAY_H

#include <stdio.h>

#include "base/diag.h"
#include "base/strbuf.h"
#include "expected.h"
#include "ir/ir.h"

/* A text whose lines may be shown. */
typedef struct source_text {
  const char *name;
  const char *bytes;
  size_t size;
} source_text;

/* One message with its source line. `width` is how far the mark reaches (1: a caret alone). `text`
 * may be NULL; then an unknown place prints nothing. */
void display_message(const source_text *text, const diag_place *place, const char *severity,
                     const char *message, size_t width, strbuf *out);

/* Columns of the terminal that the descriptor is; 0: it is no terminal, or does not say. */
unsigned display_width(int fd);

/* The sink of the command lines. It shows diagnostics on `err`, or compares them with what the text
 * expects, and can show the operation that a diagnostic is about. */
typedef struct display_sink {
  diag_sink sink;
  const source_text *text;
  FILE *err;
  expected_set *expected; /* NULL: show */
  bool errors_only;
  bool plain;          /* without numbers: the text is compared with another program's */
  bool show_op;        /* add "see current operation" */
  ir_context *context; /* for show_op, with `module`; may be NULL */
  const ir_op *module;
  size_t unshown; /* errors beyond LIMIT_DIAGNOSTICS */
} display_sink;

display_sink display_sink_to(FILE *err, const source_text *text);
/* Says how many errors were not shown. */
void display_end(display_sink *s);

#endif
