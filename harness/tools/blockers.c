/* SPDX-License-Identifier: Apache-2.0 */
#include "blockers.h"

#include "harness/words/json_text.h"

typedef struct explanation {
  strbuf *out;
  json_t *list; /* NULL: lines */
} explanation;

static void report(const vs_obstacle *o, void *user) {
  explanation *e = user;
  diag_place place = ir_loc_place(o->op->loc);
  char version[32];
  if (!e->list) {
    if (place.file) strbuf_addf(e->out, "%s:", place.file);
    if (place.line) strbuf_addf(e->out, "%u:%u:", place.line, place.column);
    strbuf_addf(e->out, "%s%s: %s\n", place.file || place.line ? " " : "", o->op->name->full->bytes,
                o->what);
    return;
  }
  json_t *j =
      json_pack("{s:s, s:s, s:s?, s:s*}", "op", o->op->name->full->bytes, "what", o->what, "needs",
                o->needs == VS_NONE ? NULL : vs_format(o->needs, version), "file", place.file);
  if (place.line) json_object_set_new(j, "line", json_integer(place.line));
  if (place.line) json_object_set_new(j, "column", json_integer(place.column));
  json_array_append_new(e->list, j);
}

bool blockers_explain(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                      bool json, strbuf *out) {
  explanation e = {out, json ? json_array() : NULL};
  char version[32], needed[32];
  vs_version nearest;
  size_t count = vs_explain(c, module, target, o, report, &e, &nearest);
  vs_format(target, version);
  if (nearest != VS_NONE) vs_format(nearest, needed);
  if (json) {
    json_line(out,
              json_pack("{s:s, s:o, s:s?}", "target", version, "obstacles", e.list, "nearest",
                        nearest == VS_NONE ? NULL : needed),
              JSON_INDENT(1));
  } else if (!count) {
    strbuf_addf(out, "%s can hold this program\n", version);
  } else {
    strbuf_addf(out, "%zu obstacle%s for %s; ", count, count == 1 ? "" : "s", version);
    if (nearest == VS_NONE)
      strbuf_adds(out, "no release can hold this program\n");
    else
      strbuf_addf(out, "%s is the nearest release that can hold this program\n", needed);
  }
  return count == 0;
}
