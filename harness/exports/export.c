/* SPDX-License-Identifier: Apache-2.0 */
/* The files of an exported case. */
#include "export.h"

#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "export_json.h"
#include "harness/words/json_text.h"
#include "interpreter/npy.h"

const char export_notice[] =
    "SPDX-License-Identifier: Apache-2.0\n\n"
    "The files of this folder are a case of hlo-cts.\n"
    "Copyright 2026 the authors of hlo-cts\n\n"
    "Licensed under the Apache License, Version 2.0 (the \"License\"); you may not use these "
    "files\n"
    "except in compliance with the License. You may obtain a copy of the License at\n\n"
    "    http://www.apache.org/licenses/LICENSE-2.0\n\n"
    "Unless required by applicable law or agreed to in writing, software distributed under the\n"
    "License is distributed on an \"AS IS\" BASIS, WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, "
    "either\nexpress or implied. See the License for the specific language governing permissions "
    "and\nlimitations under the License.\n";

static bool put(exported *x, const char *name, const void *bytes, size_t n) {
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s", x->folder, name);
  return output_write(strbuf_str(&path), bytes, n, x->why);
}

/* A tensor as NAME.npy and, for IREE, its bytes alone as NAME.bin if need be. */
static bool put_tensor(exported *x, const char *name, const ir_type *t, const void *data,
                       size_t size) {
  strbuf_auto file = STRBUF_INIT, bytes = STRBUF_INIT;
  data = ir_dense_little(ir_arena(x->p->context), ir_type_element(t), data, size);
  interp_npy_header(t, NPY_VOID, &bytes);
  if (size) strbuf_add(&bytes, data, size);
  strbuf_addf(&file, "%s.npy", name);
  bool ok = put(x, strbuf_str(&file), strbuf_str(&bytes), bytes.len);
  if (!export_needs_bin(t) || x->no_flags) return ok;
  strbuf_reset(&file);
  strbuf_addf(&file, "%s.bin", name);
  return ok && put(x, strbuf_str(&file), data, size);
}

/* --- The program --- */

static bool put_program(exported *x) {
  strbuf_auto out = STRBUF_INIT;
  ir_context *c = x->p->context;
  const export_options *o = x->how;
  bool text = o->release == VS_NONE, ok = true;
  if (text) {
    text_print_options how = {.debuginfo = x->p->c->keep_locations,
                              .generic = x->p->c->keep_locations,
                              .local_scope = true};
    text_print(c, x->program, &how, &out);
  } else {
    diag_text_sink sink = diag_text_sink_to(x->why);
    vs_options how = {.allow_other_dialects = true};
    ir_op *copy = case_program_copy(c, x->program);
    ok = copy && program_serialize(c, copy, o->release, &how, o->release, &out, &sink.sink);
  }
  if (text && out.len && out.bytes[out.len - 1] != '\n') strbuf_addc(&out, '\n');
  return ok && !out.failed &&
         put(x, text ? "model.mlir" : "model.mlirbc", strbuf_str(&out), out.len);
}

/* --- Arguments and results --- */

static bool put_inputs(exported *x) {
  size_t each = x->arg_count / x->devices;
  for (size_t i = 0; i < x->arg_count; i++) {
    strbuf_auto name = STRBUF_INIT;
    const ir_type *t = interp_type(x->args[i]);
    size_t size;
    const void *data = interp_data(x->args[i], &size);
    strbuf_addf(&name, "input_%zu", i);
    if (!data || !put_tensor(x, strbuf_str(&name), t, data, size)) return false;
    export_input(x, strbuf_str(&name), t, i / each);
  }
  return true;
}

/* The tolerances of each element of a result. */
static bool put_tolerances(exported *x, const expectation *e, size_t number, const ir_type *t,
                           json_t *compare) {
  strbuf_auto name = STRBUF_INIT, file = STRBUF_INIT;
  ir_context *c = x->p->context;
  const ir_type *f64 = ir_type_float(c, &ir_float_formats[IR_F64]);
  const ir_type *list = ir_type_tensor(c, t->shaped.dims, t->shaped.rank, f64, NULL);
  size_t count = (size_t)ir_type_element_count(t);
  strbuf_addf(&name, "tolerance_%zu", number);
  strbuf_addf(&file, "%s.npy", strbuf_str(&name));
  json_object_set_new(compare, "atol_file", json_string(strbuf_str(&file)));
  return put_tensor(x, strbuf_str(&name), list, e->near.each, count * sizeof(double));
}

static bool put_output(exported *x, const expectation *e, size_t number, size_t result) {
  strbuf_auto name = STRBUF_INIT;
  interp_value *want = interp_from_attr(e->value);
  if (!want) return false;
  const ir_type *t = interp_type(want), *element = ir_type_element(t);
  size_t size, count = (size_t)ir_type_element_count(t);
  const void *data = interp_data(want, &size);
  interp_nearness near = expectation_nearness(e, element, data, count);
  json_t *compare = export_compare(&near, element);
  strbuf_addf(&name, "output_%zu", result);
  bool ok = put_tensor(x, strbuf_str(&name), t, data, size) &&
            (!near.each || put_tolerances(x, e, number, t, compare));
  export_output(x, strbuf_str(&name), t, result, compare);
  export_closeness(x, &near, t, data, compare);
  interp_release(want);
  return ok;
}

static bool put_outputs(exported *x) {
  const expectations *all = &x->p->expected;
  const device_run *d = x->p->devices.driver ? &x->p->devices : NULL;
  for (size_t i = 0; i < all->count; i++) {
    const expectation *e = &all->items[i];
    size_t result = d ? d->result_of[e->actual] : e->actual;
    if (e->value && !put_output(x, e, i, result)) return false;
    if (!e->value) export_same(x, e, result, d ? d->result_of[e->other] : e->other);
  }
  export_flags_end(x, d ? d->device_results : all->type_count);
  return true;
}

/* --- The case --- */

static bool put_all(exported *x) {
  strbuf_auto json = STRBUF_INIT;
  if (!output_folder(x->folder, x->why) || !put_program(x) || !put_inputs(x) || !put_outputs(x) ||
      !put(x, "LICENSE", export_notice, strlen(export_notice)))
    return false;
  bool flags = !x->no_flags;
  json_line(&json, json_incref(x->json), JSON_INDENT(1) | JSON_REAL_PRECISION(17));
  return !json.failed && put(x, "case.json", strbuf_str(&json), json.len) &&
         (!flags || put(x, EXPORT_FLAGFILE, strbuf_str(&x->flags), x->flags.len));
}

/* Selects the program and its arguments. */
static export_end choose(exported *x) {
  case_program *p = x->p;
  const export_options *o = x->how;
  int64_t rows = 0;
  x->program = p->plain;
  x->context = CHECK_EVALUATE;
  x->devices = 1;
  if (p->devices.driver) {
    x->devices = (size_t)p->c->devices.replicas * p->c->devices.partitions;
    x->args = p->devices.args;
    x->arg_count = p->devices.arg_count;
    x->no_flags = "the program runs on several devices";
    return EXPORT_DONE;
  }
  if (o->context == CHECK_EVALUATE) return EXPORT_DONE;
  context_end end = case_context(p, o->context, 0, &x->derived, &rows, x->why);
  if (end == CONTEXT_BROKEN) return EXPORT_FAILED;
  if (end == CONTEXT_INAPPLICABLE || rows) return EXPORT_DONE;
  x->program = x->derived.module;
  x->context = o->context;
  x->args = x->derived.args.values;
  x->arg_count = x->derived.args.count;
  return EXPORT_DONE;
}

export_end export_case(case_program *p, const char *folder, const export_options *o, strbuf *why) {
  if (!case_program_usable(p)) {
    strbuf_adds(why, strbuf_str(&p->broken));
    return EXPORT_FAILED;
  }
  if (case_is_negative(p->c) || !(p->c->checks >> CHECK_EVALUATE & 1)) {
    strbuf_adds(why, "it is not evaluated");
    return EXPORT_LEFT_OUT;
  }
  if (o->release != VS_NONE && o->release < p->c->since) {
    strbuf_adds(why, "the release cannot express it");
    return EXPORT_LEFT_OUT;
  }
  strbuf_auto inapplicable = STRBUF_INIT;
  exported x = {.p = p, .folder = folder, .how = o, .json = json_object(), .why = &inapplicable};
  export_end end = choose(&x);
  if (end == EXPORT_FAILED) strbuf_adds(why, strbuf_str(&inapplicable));
  x.why = why;
  export_begin(&x);
  if (end == EXPORT_DONE && !put_all(&x)) end = EXPORT_FAILED;
  if (end == EXPORT_FAILED && !why->len) strbuf_adds(why, "out of memory");
  json_decref(x.json);
  strbuf_free(&x.flags);
  context_free(&x.derived);
  return end;
}
