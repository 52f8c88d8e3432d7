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
  for (uint32_t i = 0; i < op->operand_count; i++) {
    ir_value *v = op->operands[i].value;
    ir_op_set_operand(op, i, NULL);
    ir_op_set_operand(op, i, v);
  }
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
