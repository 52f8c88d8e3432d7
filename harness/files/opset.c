/* SPDX-License-Identifier: Apache-2.0 */
#include "opset.h"

#include <stdio.h>
#include <unistd.h>

#include "harness/cli/display.h"
#include "versions/load.h"

/* Whether a folder tells the releases from the oldest on: then what is built in is not read again.
 */
static bool is_whole(const char *folder) {
  char releases[4096], path[4096 + 64], version[32];
  snprintf(path, sizeof path, "%s/%s.yaml", vs_opset_folder(folder, releases, sizeof releases),
           vs_format(vs_oldest(vs_builtin_opset()), version));
  return access(path, F_OK) == 0;
}

bool opset_choose(const char *folder, opset_choice *out, diag_sink *sink) {
  *out = (opset_choice){vs_builtin_opset(), NULL};
  if (!folder) return true;
  out->memory = arena_new(0);
  if (!out->memory) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  const vs_opset *builtin = vs_builtin_opset();
  vs_version as_of = is_whole(folder) ? vs_current(builtin) : vs_base_for(builtin, folder);
  out->rows = vs_load_review(out->memory, builtin, as_of, folder, sink);
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
