/* SPDX-License-Identifier: Apache-2.0 */
#include "digest.h"

#include <sha256.h>

#include "artifact/program.h"

ir_op *digest_read(ir_context *c, const char *name, const char *bytes, size_t n, diag_sink *sink) {
  program_options o = {.file = name, .allow_other_dialects = true};
  ir_op *module = program_read(c, bytes, n, &o, sink);
  return module && program_normalize(c, module, sink) ? module : NULL;
}

static bool hash_piece(void *user, const void *bytes, size_t n) {
  SHA256Update(user, bytes, n);
  return true;
}

bool digest_of(ir_context *c, ir_op *normal, char out[DIGEST_TEXT], diag_sink *sink) {
  SHA256_CTX hash;
  SHA256Init(&hash);
  if (!program_write_normal(c, normal, (bc_sink){hash_piece, &hash}, sink)) return false;
  SHA256End(&hash, out);
  return true;
}

static void add_side(const char *which, const ir_op *op, strbuf *out) {
  if (!op) return;
  diag_place place = ir_loc_place(op->loc);
  strbuf_addf(out, "%s: %s", which, op->name->full->bytes);
  if (place.file) strbuf_addf(out, " at %s:%u:%u", place.file, place.line, place.column);
  strbuf_addc(out, '\n');
}

bool digest_equal(const ir_op *a, const ir_op *b, strbuf *out) {
  const ir_op *parted[2] = {NULL, NULL};
  strbuf_auto why = STRBUF_INIT;
  ir_compare_options o = {.ignore_locations = true, .parted = parted};
  bool same = ir_equal(a, b, &o, &why);
  if (!same) {
    strbuf_addf(out, "%s\n", strbuf_str(&why));
    add_side("first", parted[0], out);
    add_side("second", parted[1], out);
  }
  return same;
}
