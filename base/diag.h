/* SPDX-License-Identifier: Apache-2.0 */
/* Diagnostics: errors, warnings and notes, each with a place and a permanent number.
 *
 * A diagnostic has an id that never changes its meaning (rows in a floor's diags.def, numbers in
 * the floor's own range), a place, a message and notes. Diagnostics go into a sink that the caller
 * supplies; nothing below the command lines prints. Depends on libc alone.
 */
#ifndef HLO_CTS_BASE_DIAG_H
#define HLO_CTS_BASE_DIAG_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum diag_severity { DIAG_NOTE, DIAG_REMARK, DIAG_WARNING, DIAG_ERROR } diag_severity;
const char *diag_severity_name(diag_severity s); /* "note", … */

/* The number of a diagnostic, printed as HLO-0123. Ranges: base 1-99, ir 1000s, versions 2000s,
 * verify 3000s, text 4000s, bytecode 5000s, interpreter 6000s, passes 7000s, harness 8000s. */
typedef uint16_t diag_id;

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "base/diags.def"
#undef DIAG
};

/* Where: a line and column of a text (line 0: none), or a byte offset of a binary with the path of
 * sections down to it (path NULL: none). `file` may be NULL. Strings are borrowed for the call. */
typedef struct diag_place {
  const char *file;
  uint32_t line, column; /* from 1 */
  uint64_t offset;       /* valid when path is set */
  const char *path;      /* e.g. "ir section > op 12 vhlo.add_v1" */
} diag_place;

typedef struct diag {
  diag_id id;
  diag_severity severity;
  diag_place place;
  const char *message;      /* without severity, id or place */
  const struct diag *notes; /* borrowed for the call */
  size_t note_count;
  const char *rule; /* the rule that is broken, as the documents number it ("add C1"), which
                       the message also has; NULL: none */
} diag;

/* Receives each diagnostic once. The diagnostic and its strings live only during the call. */
typedef struct diag_sink diag_sink;
struct diag_sink {
  void (*emit)(diag_sink *self, const diag *d);
  size_t errors; /* counted by diag_emit */
  size_t warnings;
};

void diag_emit(diag_sink *sink, const diag *d); /* a NULL sink drops it */
/* Builds and emits an error without notes; returns false, so that `return diag_error(...)` reads
 * as a failure. */
bool diag_error(diag_sink *sink, diag_id id, diag_place place, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
bool diag_verror(diag_sink *sink, diag_id id, diag_place place, const char *format, va_list args);
/* The same with one note. Both texts are final: they are not formats. */
bool diag_error_note(diag_sink *sink, diag_id id, diag_place place, const char *message,
                     diag_place note_place, const char *note);
void diag_warning(diag_sink *sink, diag_id id, diag_place place, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* A sink that keeps everything as text, one line per diagnostic and note, in the form
 *   file:line:col: error: message   or   file:0x1f (path): error: message
 * Used by tests and by callers that decide later what to print. */
typedef struct diag_text_sink {
  diag_sink sink;
  struct strbuf *out; /* borrowed */
  bool show_ids;      /* append " [HLO-0123]" to the message line */
  const char *rule;   /* a rule to look for; NULL: none */
  bool named;         /* a diagnostic said that this rule is broken */
} diag_text_sink;
diag_text_sink diag_text_sink_to(struct strbuf *out);

#endif
