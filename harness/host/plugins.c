/* SPDX-License-Identifier: Apache-2.0 */
#include "plugins.h"

#include <dlfcn.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>

#include "base/os/machine.h"
#include "interpreter/plugin.h"
#include "text/text.h"

typedef struct target {
  const hlo_call_row *row;
  plugins *owner;
} target;

struct plugins {
  void **handles;
  size_t handle_count;
  target *targets;
  interp_custom_call *calls; /* of the targets, one each */
  size_t target_count;
  bool folder_seen;
  ir_context *context;
};

plugins *plugins_new(void) { return calloc(1, sizeof(plugins)); }

void plugins_free(plugins *p) {
  if (!p) return;
  for (size_t k = 0; k < p->handle_count; k++) dlclose(p->handles[k]);
  free(p->handles);
  free(p->targets);
  free(p->calls);
  free(p);
}

/* --- A call, as a plugin sees it --- */

typedef struct host_call {
  hlo_call call;
  const ir_op *op;
  strbuf *why;
} host_call;

static bool config_integer(const hlo_call *call, const char *name, int64_t *out) {
  const ir_op *op = ((const host_call *)call->host)->op;
  const ir_attr *a = ir_dict_get(ir_op_get(op, "mhlo.backend_config"), name);
  if (!a) a = ir_dict_get(ir_op_get(op, "backend_config"), name);
  return a && ir_attr_as_int(a, out);
}

static void call_fails(const hlo_call *call, const char *why) {
  strbuf *out = ((const host_call *)call->host)->why;
  strbuf_reset(out);
  strbuf_adds(out, why);
}

static bool call_failed(const hlo_call *call, const char *why) {
  call_fails(call, why);
  return false;
}

/* A tensor of a static type; `data` of `size` bytes. */
static bool describe(host_call *h, ir_context *c, const ir_type *t, const void *data, size_t size,
                     hlo_call_tensor *out) {
  int64_t count = ir_type_is(t, IR_TYPE_TENSOR) ? ir_type_element_count(t) : -1;
  size_t element = count < 0 ? 0 : ir_dense_element_size(t->shaped.element);
  if (!element || (size_t)count > SIZE_MAX / element || (data && size != (size_t)count * element))
    return call_failed(&h->call,
                       "an operand or result is no tensor of numbers with a static shape");
  strbuf_auto name = STRBUF_INIT;
  text_print_type(c, t->shaped.element, &name);
  out->element = ir_str(c, strbuf_str(&name), name.len)->bytes;
  out->element_size = element;
  out->dims = t->shaped.dims;
  out->rank = t->shaped.rank;
  out->count = (size_t)count;
  memcpy(&out->data, &data, sizeof data); /* operands are const for the plugin */
  return true;
}

/* Results as a plugin sees them: those of the op, or the parts of the tuple that is its only one.
 */
static const ir_type *tuple_of(const ir_op *op) {
  const ir_type *t = op->result_count == 1 ? op->results[0].type : NULL;
  return ir_type_is(t, IR_TYPE_TUPLE) ? t : NULL;
}

static size_t count_results(const ir_op *op) {
  const ir_type *tuple = tuple_of(op);
  return tuple ? tuple->tuple.count : op->result_count;
}

/* indices_of_shape_operands of JAX: for each result the operand that holds its shape. These
 * operands stand behind all others, and a plugin does not see them. */
static const ir_attr *shape_operands(const ir_op *op) {
  const ir_attr *a = ir_op_get(op, "indices_of_shape_operands");
  bool good = ir_attr_is(a, IR_ATTR_DENSE) &&
              ir_type_is_integer(ir_type_element(a->dense.type), 64) &&
              ir_dense_count(a) == count_results(op) && ir_dense_count(a) <= op->operand_count;
  return good ? a : NULL;
}

/* The static type of result k; NULL when it cannot be told. */
static const ir_type *result_type(ir_context *c, const ir_op *op, interp_value *const *operands,
                                  size_t k) {
  const ir_type *tuple = tuple_of(op), *t = tuple ? tuple->tuple.items[k] : op->results[k].type;
  const ir_attr *shapes = shape_operands(op);
  if (!shapes || !ir_type_is(t, IR_TYPE_TENSOR) || ir_type_element_count(t) >= 0) return t;
  int64_t index, dims[64];
  memcpy(&index, ir_dense_element(shapes, k), sizeof index);
  if (index < 0 || index >= (int64_t)op->operand_count) return NULL;
  const ir_type *held = interp_type(operands[index]);
  size_t size, rank = t->shaped.rank, each = ir_dense_element_size(ir_type_element(held));
  const uint8_t *data = interp_data(operands[index], &size);
  if (!data || rank > 64 || (each != 4 && each != 8) || size != rank * each ||
      !ir_type_is(ir_type_element(held), IR_TYPE_INTEGER))
    return NULL;
  for (size_t d = 0; d < rank; d++) {
    int32_t narrow;
    memcpy(&dims[d], data + d * each, each);
    memcpy(&narrow, data + d * each, sizeof narrow);
    if (each == sizeof narrow) dims[d] = narrow;
    if (dims[d] < 0) return NULL;
  }
  return ir_type_tensor(c, dims, rank, t->shaped.element, NULL);
}

static bool describe_all(host_call *h, ir_context *c, interp_value *const *operands,
                         hlo_call_tensor *in, hlo_call_tensor *out, const ir_type **types) {
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g)) return call_failed(&h->call, "out of memory");
  bool ok = true;
  for (size_t k = 0; ok && k < h->call.operand_count; k++) {
    size_t size = 0;
    const void *data = interp_data(operands[k], &size);
    ok = data != NULL || call_failed(&h->call, "an operand is no tensor");
    ok = ok && describe(h, c, interp_type(operands[k]), data, size, &in[k]);
  }
  for (size_t k = 0; ok && k < h->call.result_count; k++) {
    types[k] = result_type(c, h->op, operands, k);
    ok = describe(h, c, types[k], NULL, 0, &out[k]);
    if (ok && !(out[k].data = calloc(out[k].count + 1, out[k].element_size)))
      ok = call_failed(&h->call, "out of memory");
  }
  arena_guard_pop(ir_arena(c), &g);
  return ok;
}

/* Makes the op's results of the tensors that the plugin wrote. */
static bool take_results(host_call *h, const hlo_call_tensor *out, const ir_type *const *types,
                         interp_value **results) {
  size_t n = h->call.result_count;
  const ir_type *tuple = tuple_of(h->op);
  interp_value **items = tuple ? calloc(n + 1, sizeof *items) : results;
  bool ok = items != NULL;
  for (size_t k = 0; ok && k < n; k++)
    ok = (items[k] = interp_tensor(types[k], out[k].data, out[k].count * out[k].element_size));
  if (tuple && ok) ok = (results[0] = interp_tuple(tuple, items, n)) != NULL;
  for (size_t k = 0; tuple && items && k < n; k++) interp_release(items[k]);
  if (tuple) free(items);
  return ok || call_failed(&h->call, "out of memory");
}

static bool run_plugin(const ir_op *op, interp_value *const *operands, interp_value **results,
                       strbuf *why, void *user) {
  const target *t = user;
  const ir_attr *config = ir_op_get(op, "backend_config"), *shapes = shape_operands(op);
  size_t taken = op->operand_count - (shapes ? ir_dense_count(shapes) : 0), n = count_results(op);
  hlo_call_tensor *in = calloc(taken + n + 1, sizeof *in), *out = in ? in + taken : NULL;
  auto_free const ir_type **types = calloc(n + 1, sizeof *types);
  host_call h = {.op = op, .why = why};
  h.call =
      (hlo_call){.target = t->row->target,
                 .user = t->row->user,
                 .operands = in,
                 .results = out,
                 .operand_count = taken,
                 .result_count = n,
                 .config = ir_attr_is(config, IR_ATTR_STRING) ? config->string.value->bytes : "",
                 .integer = config_integer,
                 .fail = call_fails,
                 .host = &h};
  bool ok = in && types && describe_all(&h, t->owner->context, operands, in, out, types) &&
            t->row->fn(&h.call) && take_results(&h, out, types, results);
  for (size_t k = 0; in && k < n; k++) free(out[k].data);
  free(in);
  return ok;
}

/* --- Loading -------------------------------------------------------------------------------------
 */

static bool add_targets(plugins *p, const hlo_call_table *table) {
  size_t n = p->target_count + table->row_count;
  target *targets = realloc(p->targets, n * sizeof *targets);
  if (targets) p->targets = targets;
  interp_custom_call *calls = realloc(p->calls, n * sizeof *calls);
  if (calls) p->calls = calls;
  if (!targets || !calls) return false;
  for (size_t k = 0; k < table->row_count; k++) {
    if (!table->rows[k].target || !table->rows[k].fn) continue;
    p->targets[p->target_count] = (target){&table->rows[k], p};
    p->calls[p->target_count] =
        (interp_custom_call){.target = table->rows[k].target, .fn = run_plugin};
    p->target_count++;
  }
  return true;
}

bool plugins_load(plugins *p, const char *file, strbuf *why) {
  void **handles = realloc(p->handles, (p->handle_count + 1) * sizeof *handles);
  if (handles) p->handles = handles;
  void *handle = handles ? dlopen(file, RTLD_NOW | RTLD_LOCAL) : NULL;
  if (!handle) {
    const char *reason = handles ? dlerror() : "out of memory";
    return strbuf_refuse(why, "cannot load %s: %s", file, reason ? reason : "unknown reason");
  }
  p->handles[p->handle_count++] = handle;
  const hlo_call_table *(*entry)(void);
  void *symbol = dlsym(handle, "hlo_custom_calls");
  memcpy(&entry, &symbol, sizeof entry); /* POSIX: a pointer to a function */
  const hlo_call_table *table = symbol ? entry() : NULL;
  if (!table)
    return strbuf_refuse(why, "%s is no plugin: it has no function hlo_custom_calls with a table",
                         file);
  if (table->version != HLO_CALL_VERSION)
    return strbuf_refuse(why, "%s is for version %u of interpreter/plugin.h, this is %d", file,
                         table->version, HLO_CALL_VERSION);
  if (add_targets(p, table)) return true;
  return strbuf_refuse(why, "out of memory");
}

/* lib/hlo-cts beside the folder that this program lies in. */
static void load_folder(plugins *p, strbuf *why) {
  auto_free char *self = os_program_path();
  if (!self) return;
  for (int up = 0; up < 2; up++) {
    char *slash = strrchr(self, '/');
    if (!slash) return;
    *slash = '\0';
  }
  strbuf_auto pattern = STRBUF_INIT;
  strbuf_addf(&pattern, "%s/lib/hlo-cts/*.so", self);
  glob_t found;
  if (glob(strbuf_str(&pattern), 0, NULL, &found) == 0) {
    for (size_t k = 0; k < found.gl_pathc; k++) {
      strbuf_auto problem = STRBUF_INIT;
      if (!plugins_load(p, found.gl_pathv[k], &problem))
        strbuf_addf(why, " (%s)", strbuf_str(&problem));
    }
    globfree(&found);
  }
}

static const interp_custom_call *look_up(plugins *p, const char *name) {
  for (size_t k = 0; k < p->target_count; k++) {
    if (strcmp(p->calls[k].target, name) != 0) continue;
    p->calls[k].user = &p->targets[k];
    return &p->calls[k];
  }
  return NULL;
}

const interp_custom_call *plugins_find(plugins *p, ir_context *c, const char *name, strbuf *why) {
  p->context = c;
  const interp_custom_call *found = look_up(p, name);
  if (found || p->folder_seen) return found;
  p->folder_seen = true;
  load_folder(p, why);
  found = look_up(p, name);
  if (!found && strncmp(name, "lapack_", 7) == 0)
    strbuf_adds(why, " (evaluated where hlo-cts is built with liblapacke-dev)");
  return found;
}
