#include "opset.h"

#include "versions/load.h"

bool opset_choose(const char *folder, opset_choice *out, diag_sink *sink) {
  *out = (opset_choice){vs_builtin_opset(), NULL};
  if (!folder) return true;
  out->memory = arena_new(0);
  if (!out->memory) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  out->rows = vs_load_opset(out->memory, vs_builtin_opset(), folder, sink);
  return out->rows != NULL;
}

void opset_free(opset_choice *o) {
  arena_free(o->memory);
  *o = (opset_choice){NULL, NULL};
}
