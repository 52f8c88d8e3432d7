/* SPDX-License-Identifier: Apache-2.0 */
/* The built-in consumer: our own reader, conversions and interpreter, knowing at release C what
 * that release knew. */
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "consumer.h"
#include "harness/files/program.h"
#include "harness/host/plugins.h"
#include "harness/programs/devices.h"

const char *const engine_names[] = {"fast", "definitions", "accurate", NULL};
const char *const fault_names[] = {[FAULT_NONE] = "none",
                                   [FAULT_IGNORE_TARGET] = "ignore-target",
                                   [FAULT_DROP_ATTRIBUTE] = "drop-attribute",
                                   [FAULT_OFF_BY_ONE_ULP] = "off-by-one-ulp",
                                   NULL};

static fault fault_of(const consumer_table *self) { return (fault)self->variant; }

/* `p` is what it was doing if it refused. */
static void finish(action *a, bool ok, phase p) {
  a->outcome = ok ? OUTCOME_DONE : OUTCOME_REFUSED;
  a->phase = ok ? PHASE_NONE : p;
}

static void write_artifact(const consumer_table *self, ir_context *c, ir_op *program,
                           vs_version own, vs_version target, strbuf *bytes, action *a) {
  diag_text_sink sink = diag_text_sink_to(&a->message);
  vs_options o = {.allow_other_dialects = true};
  if (fault_of(self) == FAULT_IGNORE_TARGET) target = own;
  sink.rule = a->rule;
  bool legal = program_verify(program, &sink.sink);
  a->named = sink.named;
  finish(a, legal && program_serialize(c, program, target, &o, target, bytes, &sink.sink),
         legal ? PHASE_CONVERTED : PHASE_VERIFIED);
}

/* Our writer is the same at every release and writes as the target's own does: what it writes
 * depends on the target alone. */
static size_t write_key(const consumer_table *self, const vs_opset *o, size_t own, size_t target) {
  (void)o;
  return fault_of(self) == FAULT_IGNORE_TARGET ? own : target;
}

static bool drop_attribute(ir_op *op, void *user) {
  if (op->attr_count == 0) return true;
  ir_op_set_discardable(user, op, op->attrs[0].name, NULL);
  return false;
}

static ir_op *read_artifact(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                            vs_version own, action *a) {
  static const phase phases[] = {[PROGRAM_PARSED] = PHASE_PARSED,
                                 [PROGRAM_CONVERTED] = PHASE_CONVERTED,
                                 [PROGRAM_VERIFIED] = PHASE_VERIFIED};
  diag_text_sink sink = diag_text_sink_to(&a->message);
  program_options o = {.file = "artifact",
                       .consumer = own,
                       .allow_other_dialects = true,
                       .alike_until = &a->alike_until};
  program_step step;
  ir_op *program = program_read_artifact(c, bytes, n, &o, &step, &sink.sink);
  finish(a, program, phases[step]);
  if (!program) return NULL;
  if (fault_of(self) == FAULT_DROP_ATTRIBUTE) ir_walk(program, drop_attribute, c);
  return program;
}

/* The neighbour of the first element, away from zero; an infinity or NaN stays. */
static interp_value *nudge(interp_value *v) {
  size_t size;
  const uint8_t *data = interp_data(v, &size);
  const ir_type *type = interp_type(v), *element = ir_type_element(type);
  size_t width = ir_dense_element_size(element);
  if (!data || element->kind != IR_TYPE_FLOAT || size < width) return interp_retain(v);
  uint64_t bits = bytes_load(data, width, BYTES_HERE);
  if (ir_float_is_nan(element->format, bits) || ir_float_is_inf(element->format, bits))
    return interp_retain(v);
  auto_free uint8_t *copy = malloc(size);
  if (!copy) return NULL;
  memcpy(copy, data, size);
  bytes_store(copy, bits + 1, width, BYTES_HERE);
  return interp_tensor(type, copy, size);
}

/* Finds a custom_call in the plugins, which stay loaded until the process ends. */
static const interp_custom_call *find_custom_call(const char *target, strbuf *why, void *user) {
  static plugins *loaded;
  if (!loaded) loaded = plugins_new();
  return loaded ? plugins_find(loaded, user, target, why) : NULL;
}

static void evaluate(const consumer_table *self, ir_context *c, const evaluation *e,
                     interp_value ***results, size_t *count, action *a) {
  diag_text_sink sink = diag_text_sink_to(&a->message);
  interp_options o = {.verified = e->verified && fault_of(self) != FAULT_DROP_ATTRIBUTE,
                      .max_steps = UINT64_C(100000000),
                      .max_bytes = (size_t)1 << 30,
                      .find_custom_call = find_custom_call,
                      .finder = c};
  const ir_op *program = e->runs_devices ? e->program : devices_spread(c, e->program);
  finish(a,
         program &&
             interp_run(c, program, "main", e->args, e->arg_count, &o, results, count, &sink.sink),
         PHASE_RUN);
  if (a->outcome != OUTCOME_DONE || fault_of(self) != FAULT_OFF_BY_ONE_ULP) return;
  for (size_t i = 0; i < *count; i++) {
    interp_value *near = nudge((*results)[i]);
    interp_release((*results)[i]);
    (*results)[i] = near;
  }
}

consumer_table builtin_consumer(fault f) {
  return (consumer_table){.name = f == FAULT_NONE ? "built-in" : fault_names[f],
                          .variant = f,
                          .write = write_artifact,
                          .write_key = write_key,
                          .read = read_artifact,
                          .evaluate = evaluate};
}
