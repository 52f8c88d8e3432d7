/* SPDX-License-Identifier: Apache-2.0 */
/* Add-only: the lint of releases/. */
#include "harness/releases/lint.h"
#include "internal.h"

bool gate_rows(gate_ground *g, diag_sink *sink, strbuf *note) {
  lint_sides sides = {.before = g->before};
  lint_releases(&sides, g->before_rows, g->o->opset, g->memory, sink);
  if (!sides.after) return true;
  size_t news = 0;
  for (size_t i = 0; i < sides.after->release_count; i++)
    news += gate_is_new(g, sides.after->releases[i].version);
  char text[32];
  strbuf_addf(note, "%zu new release%s after %s", news, news == 1 ? "" : "s",
              vs_format(vs_current(g->before), text));
  return true;
}
