/* SPDX-License-Identifier: Apache-2.0 */
/* The half of the library that evaluates. */
#include <stdlib.h>
#include <string.h>

#include "api/internal.h"
#include "hlocts_interp.h"
#include "interpreter/interpreter.h"
#include "text/text.h"

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "interpreter/diags.def"
#undef DIAG
};

struct hlocts_results {
  interp_value **values;
  char **types;
  size_t count;
};

/* The inputs as values. NULL with errors. */
static interp_value **take_inputs(ir_context *c, const hlocts_tensor *inputs, size_t count,
                                  diag_sink *sink) {
  interp_value **values = calloc(count + 1, sizeof *values);
  bool ok = values != NULL;
  for (size_t i = 0; ok && i < count; i++) {
    const ir_type *t = text_parse_type(c, inputs[i].type, strlen(inputs[i].type), sink);
    int64_t elements = t ? ir_type_element_count(t) : -1;
    size_t each = elements >= 0 ? ir_dense_element_size(t->shaped.element) : 0;
    ok = each && (uint64_t)elements == inputs[i].size / each && inputs[i].size % each == 0;
    if (ok) values[i] = interp_tensor(t, inputs[i].data, inputs[i].size);
    ok = ok && values[i];
    if (!ok)
      diag_error(sink, DIAG_INTERP_BAD_ARGUMENTS, (diag_place){0},
                 "input %zu is not a tensor, or its size is not that of '%s'", i, inputs[i].type);
  }
  if (ok) return values;
  interp_release_all(values, count);
  return NULL;
}

static bool name_types(ir_context *c, hlocts_results *r) {
  r->types = calloc(r->count + 1, sizeof *r->types);
  for (size_t i = 0; r->types && i < r->count; i++) {
    strbuf_auto text = STRBUF_INIT;
    text_print_type(c, interp_type(r->values[i]), &text);
    r->types[i] = text.failed ? NULL : strdup(strbuf_str(&text));
    if (!r->types[i]) return false;
  }
  return r->types != NULL;
}

static bool evaluate(hlocts_program *p, interp_value *const *inputs, size_t count,
                     hlocts_results *r, diag_sink *sink) {
  return interp_run(p->context->ir, p->module, "main", inputs, count, NULL, &r->values, &r->count,
                    sink) &&
         name_types(p->context->ir, r);
}

static bool evaluate_guarded(hlocts_program *p, const hlocts_tensor *inputs, size_t count,
                             hlocts_results *r, diag_sink *sink) {
  ir_context *c = p->context->ir;
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  interp_value **values = take_inputs(c, inputs, count, sink);
  bool ok = values && evaluate(p, values, count, r, sink);
  interp_release_all(values, count);
  arena_guard_pop(ir_arena(c), &g);
  return ok;
}

void hlocts_use_definitions(int yes) { interp_use(yes ? INTERP_DEFINITIONS : INTERP_FAST); }

hlocts_results *hlocts_evaluate(hlocts_program *p, const hlocts_tensor *inputs, size_t count) {
  hlocts_results *r = calloc(1, sizeof *r);
  strbuf_reset(&p->context->errors);
  if (r && evaluate_guarded(p, inputs, count, r, &p->context->sink.sink)) return r;
  hlocts_results_free(r);
  return NULL;
}

size_t hlocts_result_count(const hlocts_results *r) { return r->count; }

hlocts_tensor hlocts_result(const hlocts_results *r, size_t i) {
  hlocts_tensor t = {.type = r->types[i]};
  t.data = interp_data(r->values[i], &t.size);
  return t;
}

void hlocts_results_free(hlocts_results *r) {
  if (!r) return;
  for (size_t i = 0; r->types && i < r->count; i++) free(r->types[i]);
  free(r->types);
  interp_release_all(r->values, r->count);
  free(r);
}
