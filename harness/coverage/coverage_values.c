/* SPDX-License-Identifier: Apache-2.0 */
/* The values of ops: in the corpus, and in programs that others wrote. */
#include <string.h>

#include "artifact/program.h"
#include "coverage.h"
#include "harness/cli/diags.h"
#include "harness/files/digest.h"
#include "harness/sizes/sizes.h"
#include "values.h"

/* --- The corpus --- */

/* Defaults are elided, as in the programs of others, which were VHLO. */
void coverage_look(coverage *c, ir_context *x, const ir_op *module, bool evaluated) {
  vs_options o = {.allow_other_dialects = true};
  ir_op *copy = ir_clone(x, module);
  if (program_normalize(x, copy, NULL) && vs_legalize_to_stablehlo(x, copy, &o, NULL))
    json_array_append_new(c->of_cases,
                          json_pack("[b, o]", evaluated, values_of(x, copy, false, &c->ops)));
}

bool coverage_look_at_sizes(coverage *c, const vs_opset *o, const corpus *all, diag_sink *sink) {
  FREED_BY(corpus_free) corpus sized = {.memory = arena_new(0), .folder = all->folder};
  strbuf_auto why = STRBUF_INIT;
  uint32_t classes = 0;
  bool ok = sized.memory && sizes_read("all", &classes) && sizes_add(&sized, o, classes, &why);
  for (size_t i = 0; ok && i < sized.count; i++) {
    if (!sized.cases[i].sized->confirmed) continue; /* it would not run */
    ir_context *x = ir_context_new(&o->registry, NULL);
    ir_op *module = x ? sizes_outline(&sized.cases[i], x, &why) : NULL;
    ok = module != NULL;
    if (ok)
      json_array_append_new(c->of_cases,
                            json_pack("[b, o]", true, values_of(x, module, true, &c->ops)));
    ir_context_free(x);
  }
  return ok || diag_error(sink, DIAG_COVERAGE_LIST, (diag_place){0}, "%s",
                          why.len ? strbuf_str(&why) : "out of memory");
}

/* --- Programs of others --- */

/* Whether no program was the same so far. */
static bool is_new(coverage *c, ir_context *x, ir_op *normal, diag_sink *sink) {
  char digest[DIGEST_TEXT];
  if (!digest_of(x, normal, digest, sink)) return false;
  if (!c->digests) c->digests = intern_new(c->memory);
  return map_insert(c->memory, &c->seen, intern_get(c->digests, digest, strlen(digest)), c);
}

static bool read_program(coverage *c, ir_context *x, const coverage_program *p, diag_sink *sink) {
  vs_options o = {.allow_other_dialects = true};
  ir_op *module = digest_read(x, p->path, p->bytes, p->size, sink);
  if (!module) return false;
  if (!is_new(c, x, module, sink)) return true;
  if (!vs_legalize_to_stablehlo(x, module, &o, sink)) return false;
  json_t *name = json_string(p->name);
  json_array_append_new(c->of_programs,
                        json_pack("{s:o, s:o}", "name", name ? name : json_string("?"), "ops",
                                  values_of(x, module, false, &c->ops)));
  return true;
}

void coverage_add_program(coverage *c, const vs_opset *o, const coverage_program *p,
                          diag_sink *sink) {
  ir_context_options how = {.allow_unregistered = true};
  ir_context *x = ir_context_new(&o->registry, &how);
  volatile bool ok = false;
  arena_guard g;
  if (x && ARENA_GUARD(c->memory, &g)) {
    ok = read_program(c, x, p, sink);
    arena_guard_pop(c->memory, &g);
  } else {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  }
  c->unread += !ok;
  ir_context_free(x);
}
