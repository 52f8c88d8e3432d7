/* SPDX-License-Identifier: Apache-2.0 */
#include "program.h"

#include <stdio.h>
#include <string.h>

#include "base/limits.h"
#include "verify/verify.h"
#include "versions/diags.h"

const bc_codec program_codec = {text_parse_attr, text_parse_type, text_print_attr, text_print_type};

static ir_op *read_bytecode(ir_context *c, const char *bytes, size_t n, const program_options *o,
                            diag_sink *sink) {
  bc_read_options options = {.file = o->file,
                             .codec = &program_codec,
                             .allow_other_dialects = o->allow_other_dialects,
                             .without_locations = o->without_locations,
                             .consumer = o->consumer};
  return bc_read(c, bytes, n, &options, sink);
}

ir_op *program_read(ir_context *c, const char *bytes, size_t n, const program_options *o,
                    diag_sink *sink) {
  text_parse_options options = {.file = o->file, .first_line = o->first_line};
  ir_op *module = bc_is_bytecode(bytes, n) ? read_bytecode(c, bytes, n, o, sink)
                                           : text_parse(c, bytes, n, &options, sink);
  if (!module) return NULL;
  return o->unverified || program_verify(module, sink) ? module : NULL;
}

ir_op *program_read_artifact(ir_context *c, const char *bytes, size_t n, const program_options *o,
                             program_step *failed, diag_sink *sink) {
  vs_options how = {.allow_other_dialects = o->allow_other_dialects};
  vs_version newest = vs_current(vs_opset_of(c)), own = o->consumer ? o->consumer : newest;
  *failed = PROGRAM_PARSED;
  ir_op *module = read_bytecode(c, bytes, n, o, sink);
  if (!module) return NULL;
  *failed = PROGRAM_CONVERTED;
  if (own != newest && !vs_convert_to_version(c, module, own, &how, sink)) return NULL;
  /* Later releases fulfil all else that a reader asks of a release. */
  if (o->alike_until) *o->alike_until = own == newest ? own : vs_requires(c, module).newest;
  if (!program_from_artifact(c, module, &how, sink)) return NULL;
  *failed = PROGRAM_VERIFIED;
  return o->unverified || program_verify(module, sink) ? module : NULL;
}

bool program_print(ir_context *c, const ir_op *module, const text_print_options *o, strbuf *out,
                   diag_sink *sink) {
  return text_print(c, module, o, out) ||
         diag_error(sink, DIAG_LIMIT_PASSED, (diag_place){0},
                    "the text repeats shared types, attributes or names beyond the limit "
                    "repeated_text (%u bytes); <<ELIDED>> stands for what was left out",
                    LIMIT_REPEATED_TEXT);
}

static const verify_options words = {text_tell_type, text_tell_attr, NULL};

bool program_verify(ir_op *module, diag_sink *sink) {
  return verify_program_with(module, &words, sink);
}

bool program_verify_all(ir_op *module, diag_sink *sink) {
  return verify_program_all(module, &words, NULL, sink);
}

/* The release that says which bytecode version is written. Upstream takes a number between two
 * releases for the older of them. */
static const vs_release *release_for(const vs_opset *o, vs_version target, const vs_options *how) {
  const vs_release *r = vs_release_of(o, target);
  if (r || !how || !how->strict_upstream) return r;
  for (size_t i = 0; i < o->release_count && o->releases[i].version <= target; i++)
    r = &o->releases[i];
  return r;
}

static bool find_foreign(ir_op *op, void *user) {
  const ir_op **found = user;
  const char *dialect = op->name->dialect->bytes;
  if (strcmp(dialect, "vhlo") == 0 || strcmp(dialect, "builtin") == 0) return true;
  *found = op;
  return false;
}

/* Upstream lets through other dialects if no value passes to or from them, which readers of
 * artifacts then refuse. Those that are allowed must still verify beside VHLO: the body of a
 * chlo.scan does not. */
static bool is_readable(ir_op *module, const vs_options *o, diag_sink *sink) {
  const ir_op *foreign = NULL;
  ir_walk(module, find_foreign, &foreign);
  if (!foreign) return true;
  if (o && (o->allow_other_dialects || o->strict_upstream)) return program_verify(module, sink);
  return diag_error(sink, DIAG_NOT_LEGAL, ir_loc_place(foreign->loc),
                    "operation '%s' is not of StableHLO; other dialects are not allowed in an "
                    "artifact, unless --allow-other-dialects is given",
                    foreign->name->full->bytes);
}

bool program_serialize_with(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                            const bc_write_options *how, bc_sink out, diag_sink *sink) {
  char version[32], name[64];
  vs_format(target, version);
  vs_options conversion = o ? *o : (vs_options){0};
  conversion.writer = how->encoder;
  if (!vs_legalize_to_vhlo(c, module, o, sink) || !is_readable(module, o, sink)) return false;
  if (!vs_convert_to_version(c, module, target, &conversion, sink)) return false;
  const vs_release *release = release_for(vs_opset_of(c), target, o);
  if (!release)
    return diag_error(sink, DIAG_TARGET_UNKNOWN, (diag_place){0}, "there is no release %s",
                      version);
  snprintf(name, sizeof name, "StableHLO_v%s", version);
  bc_write_options write = *how;
  write.producer = name;
  write.version = release->bytecode_written;
  write.codec = &program_codec;
  return bc_write_to(c, module, &write, out, sink);
}

bool program_serialize_to(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                          vs_version encoder, bc_sink out, diag_sink *sink) {
  const bc_write_options how = {.encoder = encoder};
  return program_serialize_with(c, module, target, o, &how, out, sink);
}

bool program_serialize(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                       vs_version encoder, strbuf *out, diag_sink *sink) {
  return program_serialize_to(c, module, target, o, encoder, strbuf_sink_to(out), sink);
}

bool program_from_artifact(ir_context *c, ir_op *module, const vs_options *o, diag_sink *sink) {
  return vs_convert_to_version(c, module, vs_current(vs_opset_of(c)), o, sink) &&
         vs_legalize_to_stablehlo(c, module, o, sink);
}
