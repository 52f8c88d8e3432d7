/* SPDX-License-Identifier: Apache-2.0 */
#include "passes/passes.h"

bool pass_strip_locations(ir_context *c, ir_op *module, diag_sink *sink) {
  arena *a = ir_arena(c);
  arena_guard g;
  if (!ARENA_GUARD(a, &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  ir_strip_locations(c, module);
  arena_guard_pop(a, &g);
  return true;
}
