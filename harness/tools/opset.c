#include "opset.h"

#include <stdio.h>

#include "display.h"
#include "versions/load.h"

bool opset_choose(const char *folder, opset_choice *out, diag_sink *sink) {
  *out = (opset_choice){vs_builtin_opset(), NULL};
  if (!folder) return true;
  out->memory = arena_new(0);
  if (!out->memory) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  out->rows = vs_load_opset(out->memory, vs_builtin_opset(), folder, sink);
  return out->rows != NULL;
}

bool opset_choose_aloud(const char *folder, opset_choice *out) {
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = opset_choose(folder, out, &sink.sink);
  display_end(&sink);
  return ok;
}

void opset_free(opset_choice *o) {
  arena_free(o->memory);
  *o = (opset_choice){NULL, NULL};
}
