/* SPDX-License-Identifier: Apache-2.0 */
/* Programs to judge: from any file that holds one. */
#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "base/bytes.h"
#include "base/intern.h"
#include "harness/cli/diags.h"
#include "harness/contents/contents.h"
#include "harness/files/program.h"
#include "harness/programs/derive.h"
#include "harness/programs/devices.h"
#include "judge.h"

#define JUDGE_STEPS UINT64_C(100000000)
#define JUDGE_BYTES ((size_t)1 << 32)
#define DRAWN_BYTES ((size_t)1 << 26) /* of an argument; larger ones are to be given */

/* --- The file --- */

typedef struct found {
  ir_context *c;
  char *bytes; /* in the context */
  size_t size, count;
} found;

static bool take(const content *c, void *user) {
  found *f = user;
  if (!f->count++) {
    f->bytes = arena_copy(ir_arena(f->c), c->bytes, c->size, 64);
    f->size = c->size;
  }
  return true;
}

/* Text and artifacts are what they are; other files are searched. */
ir_op *judge_read(ir_context *c, const char *name, const char *bytes, size_t n, diag_sink *sink) {
  program_options o = {.file = name, .allow_other_dialects = true};
  found f = {.c = c};
  contents x = {.tell = take, .user = &f, .name = name, .sink = sink};
  bool ok = contents_of(&x, bytes, n);
  contents_free(&x);
  if (!ok) return NULL;
  if (!f.count) return program_read(c, bytes, n, &o, sink); /* text */
  if (f.count > 1) {
    diag_error(sink, DIAG_TOOL_CONTAINER, (diag_place){.file = name},
               "the file holds %zu artifacts; hlo-cts inspect --extract writes each to a file",
               f.count);
    return NULL;
  }
  program_step failed;
  bc_header header = {.target = VS_NONE};
  if (!bc_read_header(f.bytes, f.size, &header, NULL) || header.target == VS_NONE)
    return program_read(c, f.bytes, f.size, &o, sink);
  return program_read_artifact(c, f.bytes, f.size, &o, &failed, sink);
}

/* --- Arguments --- */

/* A number of few bits between -2 and 2, or a small integer. */
static void draw_part(const ir_type *element, uint8_t *out, uint64_t *state) {
  size_t size = ir_dense_element_size(element);
  uint64_t bits = hash_next(state) % 8, half = size / 2;
  if (ir_type_is(element, IR_TYPE_COMPLEX)) {
    draw_part(element->element, out, state);
    draw_part(element->element, out + half, state);
    return;
  }
  if (ir_type_is(element, IR_TYPE_FLOAT))
    bits = ir_float_encode(element->format, (double)((int64_t)(hash_next(state) % 65) - 32) / 16);
  else if (ir_type_is_integer(element, 1))
    bits &= 1;
  else if (ir_type_is(element, IR_TYPE_INTEGER) && element->integer.width < 4)
    bits &= 1;
  bytes_store(out, bits, size <= 8 ? size : 8, BYTES_HERE);
}

static interp_value *draw_tensor(const ir_type *t, uint64_t *state) {
  int64_t n = ir_type_is(t, IR_TYPE_TENSOR) ? ir_type_element_count(t) : -1;
  const ir_type *element = n < 0 ? NULL : ir_type_element(t);
  if (n < 0 || !bounds_parts(element)) return NULL;
  size_t each = ir_dense_element_size(element);
  if ((uint64_t)n > DRAWN_BYTES / each) return NULL;
  size_t size = (size_t)n * each;
  uint8_t *data = calloc(size + 1, 1);
  for (int64_t i = 0; data && i < n; i++) draw_part(element, data + (size_t)i * each, state);
  interp_value *v = data ? interp_tensor(t, data, size) : NULL;
  free(data);
  return v;
}

size_t judge_processes(const judge_program *p) {
  uint64_t replicas, partitions;
  return devices_that_run(p->module, &replicas, &partitions, NULL) ? replicas * partitions : 1;
}

static bool draw_args(judge_program *p, const ir_op *main, uint64_t seed, diag_sink *sink) {
  const ir_block *b = main->regions[0].first;
  size_t count = b->arg_count * judge_processes(p);
  p->args = calloc(count + 1, sizeof *p->args);
  for (size_t i = 0; p->args && i < count; i++) {
    p->args[i] = draw_tensor(b->args[i % b->arg_count]->type, &seed);
    if (!p->args[i])
      return diag_error(sink, DIAG_TOOL_ARGS, ir_loc_place(main->loc),
                        "no value can be drawn for argument %zu; give --args", i);
    p->arg_count++;
  }
  return p->args != NULL;
}

/* --- All of it --- */

bool judge_bound(judge_program *p, const bounds_options *o, diag_sink *sink) {
  interp_options interpreter = {
      .verified = true, .max_steps = JUDGE_STEPS, .max_bytes = JUDGE_BYTES};
  bounds_options mine = o ? *o : (bounds_options){0};
  uint64_t replicas, partitions;
  if (!mine.interpreter) mine.interpreter = &interpreter;
  if (!devices_that_run(p->module, &replicas, &partitions, sink)) return false;
  mine.replicas = (uint32_t)replicas;
  mine.partitions = (uint32_t)partitions;
  return bounds_evaluate(p->c, p->module, "main", p->args, p->arg_count, &mine, &p->bounds, sink);
}

/* The function @main; NULL after a diagnostic if there is none with a body. */
static const ir_op *main_of(judge_program *p, diag_sink *sink) {
  ir_op *main = ir_lookup_symbol(p->module, "main", 4);
  if (main && main->region_count && main->regions[0].first) return main;
  diag_error(sink, DIAG_TOOL_NO_FUNCTION, ir_loc_place(p->module->loc),
             "the program has no function @main with a body");
  return NULL;
}

static bool prepare(judge_program *p, const char *args, uint64_t seed, diag_sink *sink) {
  const ir_op *main = main_of(p, sink);
  if (!main || !derive_plain(p->c, p->module, NULL, NULL, sink)) return false;
  main = main_of(p, sink);
  if (args) {
    p->args = program_args(p->c, args, &p->arg_count, sink);
    if (!p->args) return false;
  } else if (!draw_args(p, main, seed, sink)) {
    return false;
  }
  return judge_bound(p, NULL, sink);
}

bool judge_load_here(judge_program *out, const char *name, const char *bytes, size_t n,
                     const char *args, uint64_t seed, diag_sink *sink) {
  out->module = judge_read(out->c, name, bytes, n, sink);
  return out->module && prepare(out, args, seed, sink);
}

bool judge_load(judge_program *out, const vs_opset *o, const char *name, const char *bytes,
                size_t n, const char *args, uint64_t seed, diag_sink *sink) {
  arena_guard g;
  *out = (judge_program){
      .c = ir_context_new(&o->registry, &(ir_context_options){.allow_unregistered = true})};
  if (!out->c || !ARENA_GUARD(ir_arena(out->c), &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){.file = name}, "out of memory");
  bool ok = judge_load_here(out, name, bytes, n, args, seed, sink);
  arena_guard_pop(ir_arena(out->c), &g);
  return ok;
}

void judge_program_free(judge_program *p) {
  bounds_free(&p->bounds);
  interp_release_all(p->args, p->arg_count);
  ir_context_free(p->c);
  *p = (judge_program){0};
}
