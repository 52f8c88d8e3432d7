/* SPDX-License-Identifier: Apache-2.0 */
/* The normal form of a program: what its digest is made of. */
#include <string.h>

#include "program.h"

static bool is_not_vhlo(ir_op *op, void *user) {
  (void)user;
  return strcmp(op->name->dialect->bytes, "vhlo") != 0;
}

/* The order of uses is what the order of the operations makes it, whatever order was written. */
static bool use_again(ir_op *op, void *user) {
  (void)user;
  ir_op_renew_uses(op);
  return true;
}

bool program_normalize(ir_context *c, ir_op *module, diag_sink *sink) {
  vs_options o = {.allow_other_dialects = true};
  bool vhlo = !ir_walk(module, is_not_vhlo, NULL);
  if (vhlo && !program_from_artifact(c, module, &o, sink)) return false;
  if (!vs_legalize_to_vhlo(c, module, &o, sink)) return false;
  ir_walk(module, use_again, NULL);
  return true;
}

bool program_write_normal(ir_context *c, ir_op *module, bc_sink out, diag_sink *sink) {
  const vs_opset *o = vs_opset_of(c);
  /* The encoder was the newest one when this form was defined: what later ones write otherwise must
   * not change a digest. */
  bc_write_options how = {.producer = PROGRAM_NORMAL,
                          .encoder = VS(1, 17, 0),
                          .version = vs_release_of(o, vs_current(o))->bytecode_written,
                          .codec = &program_codec};
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  ir_strip_locations(c, module);
  arena_guard_pop(ir_arena(c), &g);
  return bc_write_to(c, module, &how, out, sink);
}

/* --- Legal encodings --- */

/* The bytes of an artifact in another artifact's header, written as a release's own writer does. */
static bool write_as(ir_context *c, ir_op *module, const bc_header *h, vs_version writer,
                     strbuf *out) {
  strbuf_auto producer = STRBUF_INIT;
  strbuf_add(&producer, h->producer, h->producer_len);
  bc_write_options o = {.producer = strbuf_str(&producer),
                        .version = (uint8_t)h->version,
                        .codec = &program_codec,
                        .encoder = writer};
  strbuf_reset(out);
  return bc_write(c, module, &o, out, NULL);
}

/* Whether `bytes` are what a release's own writer makes of the program in them. */
static bool is_written_by_a_release(ir_context *c, ir_op *module, const bc_header *h,
                                    const void *bytes, size_t n) {
  const vs_opset *rows = vs_opset_of(c);
  strbuf_auto out = STRBUF_INIT;
  for (size_t i = 0; i < rows->release_count; i++) {
    const vs_release *r = &rows->releases[i];
    if (i && r->single_true == r[-1].single_true && r->small_floats == r[-1].small_floats &&
        r->ascending_uses == r[-1].ascending_uses)
      continue;
    if (write_as(c, module, h, r->version, &out) && out.len == n && !memcmp(out.bytes, bytes, n))
      return true;
  }
  return false;
}

bool program_same_but_encoding(const vs_opset *rows, const void *want, size_t want_size,
                               const void *have, size_t have_size) {
  if (bc_same_but_encoding(rows, want, want_size, have, have_size)) return true;
  bc_header h;
  ir_context *c = ir_context_new(&rows->registry, NULL);
  if (!c || !bc_read_header(want, want_size, &h, NULL)) return ir_context_free(c), false;
  ir_context_allow_unregistered(c, true);
  bc_read_options o = {.file = "artifact", .codec = &program_codec, .allow_other_dialects = true};
  ir_op *mine = bc_read(c, want, want_size, &o, NULL);
  ir_op *theirs = mine ? bc_read(c, have, have_size, &o, NULL) : NULL;
  strbuf_auto a = STRBUF_INIT, b = STRBUF_INIT;
  bool same = theirs && is_written_by_a_release(c, theirs, &h, have, have_size);
  if (same) {
    ir_walk(mine, use_again, NULL);
    ir_walk(theirs, use_again, NULL);
    same = write_as(c, mine, &h, VS_NONE, &a) && write_as(c, theirs, &h, VS_NONE, &b) &&
           a.len == b.len && memcmp(a.bytes, b.bytes, a.len) == 0;
  }
  ir_context_free(c);
  return same;
}
