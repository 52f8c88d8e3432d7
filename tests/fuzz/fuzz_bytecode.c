/* SPDX-License-Identifier: Apache-2.0 */
/* Any bytes: reading ends in a program or in exactly one diagnostic, with locations or without; a
 * program that was read can be written, read again, and is the same; the inspector explains
 * whatever it is. */
#include <stdlib.h>
#include <string.h>

#include "bytecode/bytecode.h"
#include "text/text.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const bc_codec codec = {text_parse_attr, text_parse_type, text_print_attr, text_print_type};

typedef struct counting_sink {
  diag_sink sink;
  size_t from_reader; /* errors of the bytecode floor and of base */
  diag_id last;
} counting_sink;

static void count(diag_sink *sink, const diag *d) {
  counting_sink *s = (counting_sink *)sink;
  s->last = d->id;
  if (d->severity == DIAG_ERROR && (d->id < 1000 || (d->id >= 5000 && d->id < 6000)))
    s->from_reader++;
}

static ir_context *context(void) {
  ir_context_options o = {.memory_limit = (size_t)1 << 28, .allow_unregistered = true};
  return ir_context_new(&vs_builtin_opset()->registry, &o);
}

static void write_and_compare(ir_context *c, ir_op *module, const bc_header *header) {
  counting_sink sink = {.sink = {.emit = count}};
  strbuf out = STRBUF_INIT, why = STRBUF_INIT;
  bc_write_options w = {.producer = "fuzz", .version = (uint8_t)header->version, .codec = &codec};
  ir_context *again = context();
  if (again && bc_write(c, module, &w, &out, &sink.sink)) {
    bc_read_options o = {.codec = &codec, .allow_other_dialects = true};
    ir_op *back = bc_read(again, out.bytes, out.len, &o, &sink.sink);
    if (!back || !ir_equal(module, back, NULL, &why)) __builtin_trap();
  }
  ir_context_free(again);
  strbuf_free(&out);
  strbuf_free(&why);
}

/* Without locations there is the same error or none; memory may suffice then. */
static void read_unlocated(const uint8_t *data, size_t size, bc_read_options o, diag_id error) {
  counting_sink sink = {.sink = {.emit = count}};
  ir_context *c = context();
  o.without_locations = true;
  if (!c) return;
  bc_read(c, data, size, &o, &sink.sink);
  if (sink.last != error && error != DIAG_OUT_OF_MEMORY) __builtin_trap();
  ir_context_free(c);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  /* The size chooses for whom it is read and how it is explained. */
  static const vs_version consumers[] = {VS_NONE, VS(0, 9, 0), VS(0, 14, 0), VS(1, 0, 0),
                                         VS(1, 11, 0)};
  size_t choice = size % 16;
  counting_sink sink = {.sink = {.emit = count}};
  bc_read_options o = {.file = "input", .codec = &codec, .allow_other_dialects = true};
  o.consumer = choice < sizeof consumers / sizeof *consumers ? consumers[choice] : VS_NONE;
  ir_context *c = context();
  if (!c) return 0;
  ir_op *module = bc_read(c, data, size, &o, &sink.sink);
  if ((module == NULL) != (sink.from_reader == 1)) __builtin_trap();
  read_unlocated(data, size, o, sink.last);
  bc_header header;
  if (module && bc_read_header(data, size, &header, &sink.sink) && ir_verify(module, &sink.sink))
    write_and_compare(c, module, &header);
  ir_context_free(c);

  bc_inspect_options i = {.json = choice & 1, .full = choice & 2, .codec = &codec};
  strbuf out = STRBUF_INIT;
  c = context();
  if (c) bc_inspect(c, data, size, &i, &out, &sink.sink);
  ir_context_free(c);
  strbuf_free(&out);
  return 0;
}
