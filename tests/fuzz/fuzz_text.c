/* SPDX-License-Identifier: Apache-2.0 */
/* Text: whatever is read is printed; what was printed of a program that verifies reads again and is
 * printed the same (a pretty form may lack what a broken program had). The size of the input
 * chooses the options, so that each kind of printing is met. */
#include <stdint.h>
#include <string.h>

#include "text/text.h"
#include "verify/verify.h"
#include "versions/versions.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct noting_sink {
  diag_sink sink;
  bool limit; /* memory or a limit ran out: no reason for anything else to hold */
} noting_sink;

static void note(diag_sink *self, const diag *d) {
  if (d->id == DIAG_OUT_OF_MEMORY || d->id == DIAG_LIMIT_PASSED)
    ((noting_sink *)self)->limit = true;
}

static ir_context *new_context(void) {
  ir_context_options o = {.memory_limit = (size_t)1 << 26, .allow_unregistered = true};
  return ir_context_new(&vs_builtin_opset()->registry, &o);
}

typedef enum outcome { READ, REFUSED, LIMITED, BROKEN } outcome;

/* Reads an attribute or, with print options, a program, and prints it. */
static outcome pass(const char *text, size_t n, const text_print_options *o, strbuf *out) {
  ir_context *c = new_context();
  if (!c) return LIMITED;
  noting_sink sink = {.sink = {.emit = note}};
  bool ok, broken = false;
  if (o) {
    ir_op *m = text_parse(c, text, n, NULL, &sink.sink);
    if ((ok = m != NULL)) {
      if (!text_print(c, m, o, out)) sink.limit = true;
      broken = !verify_program(m, NULL);
    }
  } else {
    const ir_attr *a = text_parse_attr(c, text, n, &sink.sink);
    if ((ok = a != NULL)) text_print_attr(c, a, out);
  }
  if (ok == (sink.sink.errors > 0)) __builtin_trap(); /* fails without a word, or works with one */
  ir_context_free(c);
  if (sink.limit || out->failed) return LIMITED;
  return !ok ? REFUSED : broken ? BROKEN : READ;
}

static void round_trip(const char *text, size_t n, const text_print_options *o) {
  strbuf first = STRBUF_INIT, second = STRBUF_INIT;
  if (pass(text, n, o, &first) == READ) {
    switch (pass(strbuf_str(&first), first.len, o, &second)) {
      case READ:
        if (first.len != second.len || memcmp(first.bytes, second.bytes, first.len) != 0) {
          __builtin_trap();
        }
        break;
      case REFUSED:
      case BROKEN: __builtin_trap();
      case LIMITED: break;
    }
  }
  strbuf_free(&first);
  strbuf_free(&second);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  text_print_options o = {
      .generic = size % 2, .debuginfo = size / 2 % 2, .local_scope = size / 4 % 2};
  round_trip((const char *)data, size, NULL);
  round_trip((const char *)data, size, &o);
  return 0;
}
