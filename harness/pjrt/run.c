/* SPDX-License-Identifier: Apache-2.0 */
#include "run.h"

#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "harness/programs/devices.h"

/* --- The options of a compilation ---
 *
 * Protocol buffers' wire format: a field is its number times 8 plus its kind (0: varint, 2: bytes
 * after their length). Numbers are those of openxla/xla's xla/pjrt/proto/compile_options.proto. */

enum { WIRE_VARINT = 0, WIRE_BYTES = 2 };
enum { /* ExecutableBuildOptionsProto */
       FIELD_DEVICE_ORDINAL = 1,
       FIELD_NUM_REPLICAS = 4,
       FIELD_NUM_PARTITIONS = 5,
       FIELD_USE_SPMD_PARTITIONING = 6
};
enum { FIELD_EXECUTABLE_BUILD_OPTIONS = 3 }; /* CompileOptionsProto */

static void add_varint(uint64_t v, strbuf *out) {
  for (; v > 0x7f; v >>= 7) strbuf_addc(out, (char)(v | 0x80));
  strbuf_addc(out, (char)v);
}

static void add_field(unsigned number, uint64_t v, strbuf *out) {
  add_varint(number << 3 | WIRE_VARINT, out);
  add_varint(v, out);
}

void pjrt_compile_options(uint64_t replicas, uint64_t partitions, strbuf *out) {
  strbuf_auto build = STRBUF_INIT;
  add_field(FIELD_DEVICE_ORDINAL, UINT64_MAX, &build); /* -1: any */
  add_field(FIELD_NUM_REPLICAS, replicas, &build);
  add_field(FIELD_NUM_PARTITIONS, partitions, &build);
  /* XLA has no other way to several partitions. */
  if (partitions > 1) add_field(FIELD_USE_SPMD_PARTITIONING, 1, &build);
  add_varint(FIELD_EXECUTABLE_BUILD_OPTIONS << 3 | WIRE_BYTES, out);
  add_varint(build.len, out);
  strbuf_add(out, build.bytes, build.len);
}

/* --- A run --- */

void pjrt_grid(const strbuf *artifact, uint64_t *replicas, uint64_t *partitions) {
  strbuf_auto why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  bc_read_options o = {.file = "artifact", .codec = &program_codec};
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  ir_op *module = c ? bc_read(c, strbuf_str(artifact), artifact->len, &o, &sink.sink) : NULL;
  if (!module || !devices_of(module, replicas, partitions, &sink.sink)) *replicas = *partitions = 1;
  ir_context_free(c);
}

typedef struct running {
  pjrt_plugin *p;
  pjrt_job *job;
  void *loaded, *executable;
  void *const *devices;
  size_t device_count, inputs, outputs; /* of each device */
  void **in, **out;                     /* buffers of all devices */
} running;

static bool refuse(running *r, const char *what) { return strbuf_refuse(r->job->why, "%s", what); }

static bool compile(running *r) {
  strbuf_auto options = STRBUF_INIT;
  static const char format[] = "mlir";
  pjrt_program program = {.code = r->job->artifact,
                          .code_size = r->job->artifact_size,
                          .format = format,
                          .format_size = strlen(format)};
  pjrt_inner inner = {"PJRT_Program", &program, sizeof program, offsetof(pjrt_compile, program)};
  pjrt_compile_options(r->job->replicas, r->job->partitions, &options);
  pjrt_compile args = {
      .client = r->p->client, .options = options.bytes, .options_size = options.len};
  bool ok = pjrt_call(r->p, PJRT_CALL_Client_Compile, &args, &inner, r->job->why);
  r->loaded = ok ? args.executable : NULL;
  return ok && (r->loaded || refuse(r, "PJRT_Client_Compile: gave no program and no error"));
}

void *pjrt_build(pjrt_plugin *p, pjrt_job *job) {
  running r = {.p = p, .job = job};
  return compile(&r) ? r.loaded : NULL;
}

/* Reads the devices and the number of results, checks both, and makes room for buffers. */
static bool read_executable(running *r) {
  pjrt_object_of get = {.object = r->loaded};
  pjrt_devices_of devices = {.object = r->loaded};
  if (!pjrt_call(r->p, PJRT_CALL_LoadedExecutable_GetExecutable, &get, NULL, r->job->why) ||
      !pjrt_call(r->p, PJRT_CALL_LoadedExecutable_AddressableDevices, &devices, NULL, r->job->why))
    return false;
  r->executable = get.other;
  pjrt_count_of outputs = {.object = r->executable};
  if (!pjrt_call(r->p, PJRT_CALL_Executable_NumOutputs, &outputs, NULL, r->job->why)) return false;
  r->devices = devices.devices;
  r->device_count = devices.devices ? devices.count : 0;
  r->outputs = outputs.count;
  if (r->device_count != r->job->replicas * r->job->partitions)
    return strbuf_refuse(r->job->why, "compiled for %zu devices, not for %zu", r->device_count,
                         (size_t)(r->job->replicas * r->job->partitions));
  if (r->outputs > PJRT_OUTPUTS_MAX / r->device_count) {
    strbuf_addf(r->job->why, "PJRT_Executable_NumOutputs: %zu results, of which %d can be taken",
                r->outputs, PJRT_OUTPUTS_MAX);
    r->outputs = 0;
    return false;
  }
  r->inputs = r->job->argument_count / r->device_count;
  r->in = calloc(r->job->argument_count + 1, sizeof *r->in);
  r->out = calloc(r->device_count * r->outputs + 1, sizeof *r->out);
  return (r->in && r->out) || refuse(r, "out of memory");
}

static bool give_argument(running *r, size_t i) {
  const pjrt_tensor *t = &r->job->arguments[i];
  pjrt_from_host args = {.client = r->p->client,
                         .data = strbuf_str(&t->bytes),
                         .type = t->type,
                         .dims = t->dims,
                         .dim_count = t->rank,
                         .semantics = PJRT_UNTIL_TRANSFERRED,
                         .device = r->devices[i / r->inputs]};
  if (!pjrt_call(r->p, PJRT_CALL_Client_BufferFromHostBuffer, &args, NULL, r->job->why))
    return false;
  r->in[i] = args.buffer;
  return pjrt_wait(r->p, args.done, r->job->why) &&
         (args.buffer ||
          refuse(r, "PJRT_Client_BufferFromHostBuffer: gave no buffer and no error"));
}

bool pjrt_execute_once(pjrt_plugin *p, pjrt_execute *args, const int64_t *kept, size_t kept_count,
                       strbuf *why) {
  pjrt_execute_options options = {.kept = kept, .kept_count = kept_count};
  pjrt_inner inner = {"PJRT_ExecuteOptions", &options, sizeof options,
                      offsetof(pjrt_execute, options)};
  return pjrt_call(p, PJRT_CALL_LoadedExecutable_Execute, args, &inner, why);
}

/* The lists for all devices, and an event for each. */
static bool execute_with(running *r, void ***lists, void **events) {
  for (size_t d = 0; d < r->device_count; d++) {
    lists[d] = r->in + d * r->inputs;
    lists[r->device_count + d] = r->out + d * r->outputs;
  }
  pjrt_execute args = {.executable = r->loaded,
                       .arguments = (void *const *const *)lists,
                       .device_count = r->device_count,
                       .argument_count = r->inputs,
                       .outputs = lists + r->device_count,
                       .events = events};
  bool ok = pjrt_execute_once(r->p, &args, NULL, 0, r->job->why);
  for (size_t d = 0; ok && d < r->device_count; d++) { /* all are waited for, and freed */
    strbuf_auto why = STRBUF_INIT;
    if (!pjrt_wait(r->p, events[d], &why) && !r->job->why->len)
      strbuf_adds(r->job->why, strbuf_str(&why));
  }
  return ok && !r->job->why->len;
}

static bool execute(running *r) {
  auto_free void ***lists = calloc(2 * r->device_count, sizeof *lists);
  auto_free void **events = calloc(r->device_count, sizeof *events);
  return lists && events ? execute_with(r, lists, events) : refuse(r, "out of memory");
}

/* --- Results --- */

pjrt_layout pjrt_layout_of(const int64_t *order, size_t rank) {
  return (pjrt_layout){
      .size = sizeof(pjrt_layout),
      .tiled = {.size = sizeof(pjrt_tiled), .minor_to_major = order, .count = rank}};
}

/* The data of a buffer, row by row. Plugins that cannot change a layout are asked for theirs, which
 * is the same where it is left to be chosen. */
static bool copy_out(running *r, void *buffer, const pjrt_tensor *t, void *data, size_t *size) {
  int64_t order[PJRT_RANK_MAX];
  for (size_t i = 0; i < t->rank; i++) order[i] = (int64_t)(t->rank - 1 - i);
  pjrt_layout rows = pjrt_layout_of(order, t->rank);
  for (int own = 0; own < 2; own++) {
    strbuf_auto why = STRBUF_INIT;
    pjrt_to_host args = {
        .buffer = buffer, .layout = own ? NULL : &rows, .data = data, .data_size = *size};
    r->p->code = 0;
    bool ok = pjrt_call(r->p, PJRT_CALL_Buffer_ToHostBuffer, &args, NULL, &why) &&
              pjrt_wait(r->p, args.event, &why);
    if (ok) *size = args.data_size;
    if (!ok && !own && r->p->code == PJRT_CODE_UNIMPLEMENTED) continue;
    strbuf_adds(r->job->why, strbuf_str(&why));
    return ok;
  }
  return false;
}

/* Reads the type of a result. Returns false, with a refusal or an unsupported type in `*ending`. */
static bool shape(running *r, void *buffer, pjrt_tensor *t, pjrt_ending *ending) {
  strbuf *why = r->job->why;
  pjrt_number_of type = {.object = buffer};
  pjrt_numbers_of dims = {.object = buffer}, dynamic = {.object = buffer};
  if (!pjrt_call(r->p, PJRT_CALL_Buffer_ElementType, &type, NULL, why) ||
      !pjrt_call(r->p, PJRT_CALL_Buffer_Dimensions, &dims, NULL, why))
    return false;
  strbuf none = STRBUF_INIT; /* plugins without it have no such buffers */
  pjrt_call(r->p, PJRT_CALL_Buffer_DynamicDimensionIndices, &dynamic, NULL, &none);
  strbuf_free(&none);
  *ending = PJRT_UNSUPPORTED;
  if (!pjrt_type_of(type.number))
    strbuf_addf(why, "a result has PJRT_Buffer_Type %d", type.number);
  else if (dims.count && !dims.numbers)
    strbuf_adds(why, "PJRT_Buffer_Dimensions: gave no dimensions and no error");
  else if (dims.count > PJRT_RANK_MAX || dynamic.count)
    strbuf_adds(why, dynamic.count ? "a result has a size that is not known before it is run"
                                   : "a result has more than 64 dimensions");
  if (why->len) return false;
  t->type = type.number;
  t->rank = dims.count;
  if (t->rank) memcpy(t->dims, dims.numbers, t->rank * sizeof *t->dims);
  *ending = PJRT_REFUSED;
  return true;
}

static bool refuse_size(running *r, const pjrt_tensor *t, size_t size) {
  strbuf_auto type = STRBUF_INIT;
  pjrt_tensor_add_type(t, &type);
  return strbuf_refuse(r->job->why, "a result of type %s has %zu bytes", strbuf_str(&type), size);
}

static bool take_result(running *r, void *buffer, pjrt_tensor *t, pjrt_ending *ending) {
  size_t n, bytes, size = 0;
  if (!buffer) return refuse(r, "PJRT_LoadedExecutable_Execute: a result is null");
  if (!shape(r, buffer, t, ending)) return false;
  if (!pjrt_tensor_size(t, &n, &bytes)) return refuse(r, "a result is too large to be told");
  if (!copy_out(r, buffer, t, NULL, &size)) return false; /* asks for the size */
  if (n && size > bytes) return refuse_size(r, t, size);
  size_t first = size;
  auto_free unsigned char *data = calloc(bytes + 1, 1);
  if (!data) return refuse(r, "out of memory");
  if (n && !copy_out(r, buffer, t, data, &size)) return false;
  if (n && size != first)
    return strbuf_refuse(r->job->why, "PJRT_Buffer_ToHostBuffer: %zu bytes at first, then %zu",
                         first, size);
  return pjrt_tensor_take(t, data, n ? size : 0) || refuse_size(r, t, size);
}

static pjrt_ending take_results(running *r) {
  size_t count = r->device_count * r->outputs;
  pjrt_ending ending = PJRT_REFUSED;
  r->job->results = calloc(count + 1, sizeof *r->job->results);
  r->job->result_count = r->job->results ? count : 0;
  if (!r->job->results) refuse(r, "out of memory");
  for (size_t i = 0; i < r->job->result_count; i++)
    if (!take_result(r, r->out[i], &r->job->results[i], &ending)) return ending;
  return r->job->results ? PJRT_DONE : PJRT_REFUSED;
}

static void drop_all(running *r) {
  for (size_t i = 0; r->in && i < r->job->argument_count; i++)
    pjrt_drop(r->p, PJRT_CALL_Buffer_Destroy, r->in[i]);
  for (size_t i = 0; r->out && i < r->device_count * r->outputs; i++)
    pjrt_drop(r->p, PJRT_CALL_Buffer_Destroy, r->out[i]);
  pjrt_drop(r->p, PJRT_CALL_Executable_Destroy, r->executable);
  pjrt_drop(r->p, PJRT_CALL_LoadedExecutable_Destroy, r->loaded);
  free(r->in);
  free(r->out);
}

pjrt_ending pjrt_run(pjrt_plugin *p, pjrt_job *job) {
  running r = {.p = p, .job = job};
  job->results = NULL;
  job->result_count = 0;
  bool ok = compile(&r) && read_executable(&r);
  if (ok && job->argument_count % r.device_count)
    ok = refuse(&r, "the arguments are not the same number for each device");
  for (size_t i = 0; ok && i < job->argument_count; i++) ok = give_argument(&r, i);
  pjrt_ending ending = ok && execute(&r) ? take_results(&r) : PJRT_REFUSED;
  drop_all(&r);
  return ending;
}
