/* SPDX-License-Identifier: Apache-2.0 */
#include "base/diag.h"

#include <inttypes.h>
#include <string.h>

#include "base/strbuf.h"

void diag_emit(diag_sink *sink, const diag *d) {
  if (!sink) return;
  if (d->severity == DIAG_ERROR) sink->errors++;
  if (d->severity == DIAG_WARNING) sink->warnings++;
  if (sink->emit) sink->emit(sink, d);
}

static void emit_formatted(diag_sink *sink, diag_id id, diag_severity severity, diag_place place,
                           const char *format, va_list args) {
  strbuf_auto message = STRBUF_INIT;
  strbuf_vaddf(&message, format, args);
  diag_emit(sink, &(diag){.id = id,
                          .severity = severity,
                          .place = place,
                          .message = message.failed ? format : strbuf_str(&message)});
}

bool diag_verror(diag_sink *sink, diag_id id, diag_place place, const char *format, va_list args) {
  emit_formatted(sink, id, DIAG_ERROR, place, format, args);
  return false;
}

bool diag_error(diag_sink *sink, diag_id id, diag_place place, const char *format, ...) {
  va_list args;
  va_start(args, format);
  emit_formatted(sink, id, DIAG_ERROR, place, format, args);
  va_end(args);
  return false;
}

bool diag_error_note(diag_sink *sink, diag_id id, diag_place place, const char *message,
                     diag_place note_place, const char *note) {
  diag n = {.id = id, .severity = DIAG_NOTE, .place = note_place, .message = note};
  diag_emit(sink, &(diag){.id = id,
                          .severity = DIAG_ERROR,
                          .place = place,
                          .message = message,
                          .notes = &n,
                          .note_count = 1});
  return false;
}

void diag_warning(diag_sink *sink, diag_id id, diag_place place, const char *format, ...) {
  va_list args;
  va_start(args, format);
  emit_formatted(sink, id, DIAG_WARNING, place, format, args);
  va_end(args);
}

const char *diag_severity_name(diag_severity s) {
  static const char *const names[] = {[DIAG_NOTE] = "note",
                                      [DIAG_REMARK] = "remark",
                                      [DIAG_WARNING] = "warning",
                                      [DIAG_ERROR] = "error"};
  return names[s];
}

static void format_line(const diag *d, bool show_ids, strbuf *out) {
  const diag_place *p = &d->place;
  if (p->file) strbuf_addf(out, "%s:", p->file);
  if (p->path)
    strbuf_addf(out, "0x%" PRIx64 " (%s):", p->offset, p->path);
  else if (p->line)
    strbuf_addf(out, "%" PRIu32 ":%" PRIu32 ":", p->line, p->column);
  if (p->file || p->path || p->line) strbuf_addc(out, ' ');
  strbuf_addf(out, "%s: %s", diag_severity_name(d->severity), d->message);
  if (show_ids && d->id) strbuf_addf(out, " [HLO-%04u]", (unsigned)d->id);
  strbuf_addc(out, '\n');
}

static void diag_format(const diag *d, bool show_ids, strbuf *out) {
  format_line(d, show_ids, out);
  for (size_t i = 0; i < d->note_count; i++) format_line(&d->notes[i], false, out);
}

static void emit_text(diag_sink *self, const diag *d) {
  diag_text_sink *t = (diag_text_sink *)self;
  t->named |= t->rule && d->rule && strcmp(t->rule, d->rule) == 0;
  diag_format(d, t->show_ids, t->out);
}

diag_text_sink diag_text_sink_to(strbuf *out) {
  return (diag_text_sink){.sink = {.emit = emit_text}, .out = out};
}
