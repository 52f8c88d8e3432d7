/* SPDX-License-Identifier: Apache-2.0 */
/* The functions that the page calls, compiled to WebAssembly. The worker has one file at a time;
 * text that is returned lives until the next call. */
#include <emscripten.h>
#include <stdlib.h>
#include <string.h>

#include "api/internal.h"
#include "harness/contents/contents.h"
#include "harness/cts/answer.h"
#include "harness/releases/promised.h"
#include "harness/words/clean_text.h"
#include "text/text.h"

enum { ARTIFACTS = 1000, ELEMENTS_SHOWN = 64 };

typedef struct artifact {
  char *place;
  const char *bytes;
  char *copy; /* NULL: the bytes are of the file */
  size_t size;
} artifact;

/* The file, and the one artifact of it that is open. */
static struct {
  char *bytes;
  size_t size;
  artifact found[ARTIFACTS];
  size_t count;
  strbuf said, out, raw;
  hlocts_context *context;
  hlocts_program *program;
  size_t open; /* its number, from 1 */
} page = {.said = STRBUF_INIT, .out = STRBUF_INIT, .raw = STRBUF_INIT};

/* A text as anybody may see it. */
static const char *shown(const strbuf *text) {
  strbuf_reset(&page.out);
  clean_text(strbuf_str(text), text->len, &page.out);
  return strbuf_str(&page.out);
}

static diag_text_sink fresh_sink(void) {
  strbuf_reset(&page.raw);
  strbuf_reset(&page.said);
  diag_text_sink sink = diag_text_sink_to(&page.said);
  sink.show_ids = true;
  return sink;
}

static void close_program(void) {
  hlocts_close(page.context);
  page.context = NULL;
  page.program = NULL;
  page.open = 0;
}

static void forget(void) {
  close_program();
  for (size_t i = 0; i < page.count; i++) {
    free(page.found[i].place);
    free(page.found[i].copy);
  }
  page.count = 0;
}

/* Room for a file of so many bytes, which ends with a zero; NULL when there is none. */
EMSCRIPTEN_KEEPALIVE char *core_room(size_t n) {
  forget();
  free(page.bytes);
  page.bytes = malloc(n + 1);
  page.size = page.bytes ? n : 0;
  if (page.bytes) page.bytes[n] = '\0';
  return page.bytes;
}

/* The diagnostics of the last call, a line each. */
EMSCRIPTEN_KEEPALIVE const char *core_said(void) { return shown(&page.said); }

static bool is_in_file(const content *c) {
  return c->bytes >= page.bytes && c->bytes + c->size <= page.bytes + page.size;
}

static bool keep(const content *c, void *user) {
  (void)user;
  artifact *a = &page.found[page.count];
  *a = (artifact){.bytes = c->bytes, .size = c->size};
  if (!is_in_file(c)) {
    a->bytes = a->copy = malloc(c->size);
    if (!a->copy) return false;
    memcpy(a->copy, c->bytes, c->size);
  }
  strbuf_reset(&page.raw);
  strbuf_addf(&page.raw, "%s%s%s", c->where, *c->where && *c->what ? " > " : "", c->what);
  if (c->offset) strbuf_addf(&page.raw, ", at 0x%llx", (unsigned long long)c->offset);
  a->place = strdup(shown(&page.raw));
  return ++page.count < ARTIFACTS;
}

/* A program as text is written for the newest release, and then is an artifact as others. */
static void read_text(void) {
  size_t n;
  hlocts_context *c = hlocts_open(0);
  hlocts_program *p = c ? hlocts_read(c, page.bytes, page.size) : NULL;
  const void *bytes = p ? hlocts_write(p, hlocts_newest_release(c), &n) : NULL;
  if (bytes) {
    content found = {"", "a program as text", 0, bytes, n};
    keep(&found, NULL);
  } else if (c) {
    strbuf_reset(&page.said);
    strbuf_adds(&page.said, hlocts_errors(c));
  }
  hlocts_close(c);
}

static bool is_program(void) {
  static const char *const marks[] = {"func.func", "builtin.module", "module {", "module @"};
  for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
    if (strbuf_find(page.bytes, page.size, marks[i], strlen(marks[i]))) return true;
  return false;
}

/* How many artifacts the file holds. */
EMSCRIPTEN_KEEPALIVE size_t core_find(void) {
  diag_text_sink sink = fresh_sink();
  contents x = {.tell = keep, .name = "file", .sink = &sink.sink};
  forget();
  contents_of(&x, page.bytes, page.size);
  contents_free(&x);
  if (!page.count && is_program()) read_text();
  return page.count;
}

EMSCRIPTEN_KEEPALIVE const char *core_place(size_t i) { return page.found[i].place; }
EMSCRIPTEN_KEEPALIVE const void *core_bytes(size_t i) { return page.found[i].bytes; }
EMSCRIPTEN_KEEPALIVE size_t core_size(size_t i) { return page.found[i].size; }

/* The promise of artifact i: a line, then its reasons. "" with errors. */
EMSCRIPTEN_KEEPALIVE const char *core_promise(size_t i) {
  diag_text_sink sink = fresh_sink();
  const artifact *a = &page.found[i];
  inspected x;
  promised p;
  if (inspect_open(&x, vs_builtin_opset(), "file", a->bytes, a->size, &sink.sink)) {
    promised_of(&x, &p);
    promised_line(&p, &page.raw);
    strbuf_addc(&page.raw, '\n');
    promised_text(&p, &page.raw);
    inspect_text(&x, &page.raw);
  }
  inspect_close(&x);
  return shown(&page.raw);
}

/* Header, sections and ops; of a damaged one, up to the damage. */
EMSCRIPTEN_KEEPALIVE const char *core_contents(size_t i) {
  diag_text_sink sink = fresh_sink();
  bc_inspect_options o = {.codec = &program_codec};
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  if (c) bc_inspect(c, page.found[i].bytes, page.found[i].size, &o, &page.raw, &sink.sink);
  ir_context_free(c);
  return shown(&page.raw);
}

/* Whether a release can read artifact i, and why. */
EMSCRIPTEN_KEEPALIVE const char *core_reader(size_t i, const char *release) {
  diag_text_sink sink = fresh_sink();
  const vs_opset *o = vs_builtin_opset();
  const artifact *a = &page.found[i];
  vs_version v;
  inspected x;
  promised p;
  bool ok = inspect_open(&x, o, "file", a->bytes, a->size, &sink.sink) &&
            vs_parse(o, release, strlen(release), &v);
  if (ok) promised_of(&x, &p);
  if (ok) promised_reader(&p, v, &page.raw);
  inspect_close(&x);
  return shown(&page.raw);
}

static bool open_program(size_t i) {
  if (page.open == i + 1 && page.program) return true;
  close_program();
  page.context = hlocts_open(0);
  page.open = i + 1;
  if (page.context)
    page.program = hlocts_read(page.context, page.found[i].bytes, page.found[i].size);
  return page.program != NULL;
}

static void take_errors(void) {
  strbuf_reset(&page.said);
  strbuf_adds(&page.said, page.context ? hlocts_errors(page.context) : "out of memory\n");
}

/* Artifact i as MLIR's text, with long constants left out unless `whole`. "" with errors. */
EMSCRIPTEN_KEEPALIVE const char *core_program(size_t i, int whole) {
  fresh_sink();
  if (!open_program(i)) {
    take_errors();
    return "";
  }
  text_print_options o = {.elide_elements_above = whole ? 0 : ELEMENTS_SHOWN};
  text_print(page.context->ir, page.program->module, &o, &page.raw);
  return shown(&page.raw);
}

/* Artifact i written for a release: the bytes, or NULL with what keeps it from that. */
EMSCRIPTEN_KEEPALIVE const void *core_write(size_t i, const char *release) {
  size_t n;
  fresh_sink();
  const void *bytes = open_program(i) ? hlocts_write(page.program, release, &n) : NULL;
  if (!bytes) {
    take_errors();
    return NULL;
  }
  page.raw.len = 0;
  strbuf_add(&page.raw, bytes, n);
  return page.raw.bytes;
}
EMSCRIPTEN_KEEPALIVE size_t core_written(void) { return page.raw.len; }

/* The explanation of the file as an error message. */
EMSCRIPTEN_KEEPALIVE const char *core_answer(void) {
  strbuf_auto text = STRBUF_INIT;
  fresh_sink();
  strbuf_add(&text, page.bytes, page.size);
  answer_text(vs_builtin_opset(), &text, &page.raw);
  return shown(&page.raw);
}
EMSCRIPTEN_KEEPALIVE int core_is_known(void) {
  strbuf_auto text = STRBUF_INIT, out = STRBUF_INIT;
  strbuf_add(&text, page.bytes, page.size);
  return answer_text(vs_builtin_opset(), &text, &out) != 0;
}

/* All releases, oldest first, a line each. */
EMSCRIPTEN_KEEPALIVE const char *core_releases(void) {
  const vs_opset *o = vs_builtin_opset();
  char version[32];
  fresh_sink();
  for (size_t i = 0; i < o->release_count; i++)
    strbuf_addf(&page.raw, "%s\n", vs_format(o->releases[i].version, version));
  return shown(&page.raw);
}
EMSCRIPTEN_KEEPALIVE const char *core_version(void) { return hlocts_version(); }
