/* SPDX-License-Identifier: Apache-2.0 */
#include "display.h"

#include <string.h>
#include <unistd.h>

#include "base/limits.h"
#include "base/os/machine.h"
#include "text/text.h"

unsigned display_width(int fd) { return fd >= 0 && isatty(fd) ? os_columns(fd) : 0; }

/* Line `line` (from 1) of a text without its end; false when there is none. */
static bool source_line(const source_text *t, uint32_t line, const char **out, size_t *n) {
  if (!t || line == 0) return false;
  const char *at = t->bytes, *end = t->bytes + t->size;
  for (uint32_t l = 1; l < line; l++) {
    const char *newline = at < end ? memchr(at, '\n', (size_t)(end - at)) : NULL;
    if (!newline) return false;
    at = newline + 1;
  }
  const char *newline = at < end ? memchr(at, '\n', (size_t)(end - at)) : NULL;
  *out = at;
  *n = (size_t)((newline ? newline : end) - at);
  if (*n && at[*n - 1] == '\r') --*n;
  return true;
}

/* The line with tabs expanded to stops of eight, and under it the mark. A line with bytes outside
 * ASCII gets no mark: how wide its characters are is the terminal's secret. */
static void add_marked_line(const char *line, size_t n, uint32_t column, size_t width,
                            strbuf *out) {
  bool ascii = true;
  strbuf_auto mark = STRBUF_INIT;
  size_t at = 0;
  for (size_t i = 0; i <= n; i++) {
    char c = i < n ? line[i] : ' ';
    bool marked = i + 1 >= column && i + 1 < column + width;
    if (i == n && !marked) break;
    size_t cells = c == '\t' ? 8 - at % 8 : 1;
    if (marked)
      strbuf_addn(&mark, i + 1 == column ? '^' : '~', 1);
    else
      strbuf_addn(&mark, ' ', 1);
    if (cells > 1) strbuf_addn(&mark, marked && i + 1 != column ? '~' : ' ', cells - 1);
    if (i < n) {
      if (c == '\t')
        strbuf_addn(out, ' ', cells);
      else
        strbuf_addc(out, c);
      if ((unsigned char)c >= 0x80) ascii = false;
    }
    at += cells;
  }
  strbuf_addc(out, '\n');
  while (mark.len && mark.bytes[mark.len - 1] == ' ') mark.len--;
  if (ascii && mark.len) {
    strbuf_add(out, mark.bytes, mark.len);
    strbuf_addc(out, '\n');
  }
}

void display_message(const source_text *text, const diag_place *place, const char *severity,
                     const char *message, size_t width, strbuf *out) {
  const char *line;
  size_t n;
  if (place->path) {
    strbuf_addf(out, "%s:0x%llx", place->file ? place->file : "<unknown>",
                (unsigned long long)place->offset);
    if (*place->path) strbuf_addf(out, " (%s)", place->path);
  } else if (place->file) { /* 0:0: the whole file, as MLIR says it */
    strbuf_addf(out, "%s:%u:%u", place->file, place->line, place->line ? place->column : 0);
  } else if (text) { /* as MLIR says it of a program */
    strbuf_adds(out, "<unknown>:0");
  }
  bool placed = place->path || place->file || text;
  strbuf_addf(out, "%s%s: %s\n", placed ? ": " : "", severity, message);
  if (!place->path && place->file && text && strcmp(place->file, text->name) == 0 &&
      source_line(text, place->line, &line, &n))
    add_marked_line(line, n, place->column, width, out);
}

/* The first op, parents first, whose location stands for this place. */
typedef struct op_search {
  const diag_place *place;
  const ir_op *found;
} op_search;

static bool search_op(ir_op *op, void *user) {
  op_search *s = user;
  diag_place p = ir_loc_place(op->loc);
  if (!p.file || p.line != s->place->line || p.column != s->place->column ||
      strcmp(p.file, s->place->file) != 0)
    return true;
  s->found = op;
  return false;
}

static void add_operation(display_sink *s, const diag *d, strbuf *out) {
  if (!s->show_op || !s->module || d->severity != DIAG_ERROR || !d->place.file || !d->place.line)
    return;
  op_search search = {&d->place, NULL};
  ir_walk((ir_op *)(uintptr_t)s->module, search_op, &search);
  if (!search.found) return;
  strbuf_auto op = STRBUF_INIT;
  text_print_options options = {
      .generic = true, .local_scope = true, .repeated_text = LIMIT_REPEATED_IN_MESSAGE};
  text_print(s->context, search.found, &options, &op);
  while (op.len && op.bytes[op.len - 1] == '\n') op.bytes[--op.len] = '\0';
  strbuf_auto message = STRBUF_INIT;
  bool lines = op.len && memchr(op.bytes, '\n', op.len);
  strbuf_addf(&message, "see current operation: %s%s", lines ? "\n" : "", strbuf_str(&op));
  /* The place is the op's, the source line was just shown. */
  display_message(NULL, &d->place, "note", strbuf_str(&message), 1, out);
}

static void show(diag_sink *self, const diag *d) {
  display_sink *s = (display_sink *)self;
  strbuf_auto out = STRBUF_INIT;
  if (s->expected) {
    expected_check(s->expected, d, &out);
  } else if (s->errors_only && d->severity != DIAG_ERROR) {
    return;
  } else if (s->sink.errors > LIMIT_DIAGNOSTICS) {
    s->unshown += d->severity == DIAG_ERROR;
    return;
  } else {
    strbuf_auto message = STRBUF_INIT;
    strbuf_adds(&message, d->message);
    if (d->id && !s->plain) strbuf_addf(&message, " [HLO-%04u]", (unsigned)d->id);
    display_message(s->text, &d->place, diag_severity_name(d->severity), strbuf_str(&message), 1,
                    &out);
    add_operation(s, d, &out);
    for (size_t i = 0; i < d->note_count; i++) {
      const diag *note = &d->notes[i];
      display_message(s->text, &note->place, diag_severity_name(note->severity), note->message, 1,
                      &out);
    }
  }
  fwrite(strbuf_str(&out), 1, out.len, s->err);
}

display_sink display_sink_to(FILE *err, const source_text *text) {
  return (display_sink){.sink = {.emit = show}, .text = text, .err = err};
}

void display_end(display_sink *s) {
  if (s->unshown) fprintf(s->err, "%zu more errors not shown\n", s->unshown);
  s->unshown = 0;
}
