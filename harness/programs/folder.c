/* SPDX-License-Identifier: Apache-2.0 */
#include "folder.h"

#include <dirent.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/cli/diags.h"
#include "harness/data/input.h"
#include "harness/files/program.h"
#include "harness/host/clock.h"

const char *const case_end_words[] = {[PROGRAM_PASSED] = "passed",
                                      [PROGRAM_RAN] = "ran",
                                      [PROGRAM_LACKS] = "custom calls missing",
                                      [PROGRAM_DIFFERS] = "differs",
                                      [PROGRAM_FAILED] = "failed"};

static const char suffix[] = ".mlirbc";

static int has_suffix(const struct dirent *e) {
  size_t n = strlen(e->d_name), end = sizeof suffix - 1;
  return n > end && strcmp(e->d_name + n - end, suffix) == 0;
}

int folder_programs(const char *folder, char ***out, strbuf *why) {
  struct dirent **list;
  int n = scandir(folder, &list, has_suffix, alphasort);
  *out = n < 0 ? NULL : calloc((size_t)n + 1, sizeof **out);
  if (!*out) strbuf_addf(why, "cannot read the folder '%s': %s", folder, strerror(errno));
  for (int i = 0; i < n; i++) {
    if (*out) (*out)[i] = strndup(list[i]->d_name, strlen(list[i]->d_name) + 1 - sizeof suffix);
    free(list[i]);
  }
  if (n >= 0) free(list);
  return *out ? n : -1;
}

/* --- One program --- */

typedef struct job {
  const folder_options *o;
  folder_program *out;
  ir_op *module, *check; /* NULL: the results are compared with the expected ones */
  strbuf args, results;  /* "[dense<…>, …]" */
  bool expected;         /* the folder has results of it */
  bool lacks;            /* it was to evaluate a target that nobody knows */
  double end;
  diag_text_sink sink;
} job;

static bool fails(job *j, const char *what) {
  return diag_error(&j->sink.sink, DIAG_TOOL_ARGS, (diag_place){0}, "%s", what);
}

/* An attribute a line, or a list of them in brackets. A file that is absent leaves `out` empty. */
static bool read_list(job *j, const char *folder, const char *name, const char *end, strbuf *out) {
  strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
  FREED_BY(input_close) input in = {0};
  strbuf_addf(&path, "%s/%s%s", folder, name, end);
  if (access(strbuf_str(&path), F_OK) != 0) return true;
  if (!input_open(&in, strbuf_str(&path), &why)) return fails(j, strbuf_str(&why));
  const char *at = in.bytes, *stop = in.bytes + in.size;
  bool list = at < stop && *at == '[';
  if (!list) strbuf_addc(out, '[');
  for (size_t items = 0; at < stop;) {
    const char *line = memchr(at, '\n', (size_t)(stop - at));
    size_t n = (size_t)((line ? line : stop) - at);
    if (n && !list && items++) strbuf_adds(out, ", ");
    strbuf_add(out, at, n);
    at += n + (line != NULL);
  }
  if (!list) strbuf_addc(out, ']');
  return !out->failed || fails(j, "out of memory");
}

/* A program, text or artifact, as StableHLO; NULL with an error. */
static ir_op *read_program(job *j, const input *in) {
  ir_context *c = j->out->context;
  program_options how = {.file = in->name, .unverified = true, .allow_other_dialects = true};
  vs_options conversion = {.allow_other_dialects = true};
  ir_op *module = program_read(c, in->bytes, in->size, &how, &j->sink.sink);
  bool ok = module &&
            (!bc_is_bytecode(in->bytes, in->size) ||
             program_from_artifact(c, module, &conversion, &j->sink.sink)) &&
            program_verify(module, &j->sink.sink);
  return ok ? module : NULL;
}

/* --- Custom calls --- */

static bool add_call(ir_op *op, void *user) {
  job *j = user;
  if (!ir_op_is(op, OP_STABLEHLO_CUSTOM_CALL)) return true;
  const ir_attr *name = ir_op_get(op, "call_target_name");
  if (!ir_attr_is(name, IR_ATTR_STRING)) return true;
  folder_program *p = j->out;
  const char *target = name->string.value->bytes;
  for (size_t i = 0; i < p->calls.count; i++)
    if (strcmp(p->calls.items[i].target, target) == 0) return true;
  strbuf_auto ignored = STRBUF_INIT;
  bool known = interp_has_target(target) ||
               plugins_find(j->o->plugins, p->context, target, &ignored) != NULL;
  VEC_ADD(ir_arena(p->context), &p->calls, (program_call){target, known});
  return true;
}

static const interp_custom_call *find_custom_call(const char *target, strbuf *why, void *user) {
  job *j = user;
  const interp_custom_call *found = plugins_find(j->o->plugins, j->out->context, target, why);
  if (!found) j->lacks = true;
  return found;
}

/* --- Values --- */

/* Half of the digits of a type: f32 has 23 binary ones behind the point, so the tolerance is
 * 2^-11.5 times the largest expected value. Programs of solvers add up rounding errors, and another
 * implementation computed the results. Floats of 8 bits and less have no digits to spare. */
static double tolerance_of(const ir_type *element, double given) {
  const ir_type *part = ir_type_is(element, IR_TYPE_COMPLEX) ? element->element : element;
  if (!ir_type_is(part, IR_TYPE_FLOAT)) return 0;
  double bits = part->format->mantissa_bits;
  return given >= 0 ? given : bits < 7 ? 0 : exp2(-bits / 2);
}

static bool expect(job *j, expectations *e) {
  ir_context *c = j->out->context;
  const char *text = strbuf_str(&j->results);
  const ir_attr *list = text_parse_attr(c, text, j->results.len, &j->sink.sink);
  if (!ir_attr_is(list, IR_ATTR_ARRAY)) return false;
  size_t n = list->array.count;
  *e = (expectations){.context = c, .count = n, .type_count = n};
  e->items = arena_alloc(ir_arena(c), (n + 1) * sizeof *e->items, _Alignof(expectation));
  e->types = arena_alloc(ir_arena(c), (n + 1) * sizeof *e->types, _Alignof(const ir_type *));
  for (size_t i = 0; i < n; i++) {
    const ir_attr *value = list->array.items[i];
    if (!ir_attr_is(value, IR_ATTR_DENSE))
      return fails(j, "an expected result is no dense attribute");
    double scale = tolerance_of(ir_type_element(value->dense.type), j->o->tolerance);
    e->types[i] = value->dense.type;
    e->items[i] = (expectation){.actual = i,
                                .value = value,
                                .near = {.kind = scale > 0 ? INTERP_ALMOST : INTERP_EQUAL},
                                .scale = scale};
  }
  return true;
}

static const char *time_is_up(void *user) {
  const job *j = user;
  return clock_now() < j->end ? NULL : "it took longer than the timeout";
}

static bool run(job *j, const ir_op *module, const value_list *args, value_list *out) {
  interp_options o = {.max_bytes = (size_t)8 << 30,
                      .stop = time_is_up,
                      .stop_user = j,
                      .find_custom_call = find_custom_call,
                      .finder = j};
  j->end = clock_now() + j->o->timeout;
  return interp_run(j->out->context, module, "main", args->items, args->count, &o, &out->items,
                    &out->count, &j->sink.sink);
}

/* Whether a result of NAME.check.mlir is a tensor of booleans that are all true. */
static bool all_true(const interp_value *v) {
  size_t size;
  const uint8_t *data = interp_data(v, &size);
  if (!data || !ir_type_is_integer(ir_type_element(interp_type(v)), 1)) return false;
  for (size_t i = 0; i < size; i++)
    if (!data[i]) return false;
  return true;
}

/* Runs NAME.check.mlir on the arguments, the results and the expected results. */
static program_end judge(job *j, const value_list *args, const value_list *results) {
  size_t n = 0;
  interp_value **want = program_args(j->out->context, strbuf_str(&j->results), &n, &j->sink.sink);
  FREED_BY(value_list_free) value_list expected = {want, n}, found = {0};
  value_list all = {calloc(args->count + results->count + n + 1, sizeof *all.items), 0};
  program_end end = PROGRAM_FAILED;
  const value_list *parts[] = {args, results, &expected};
  for (size_t k = 0; want && all.items && k < 3; k++)
    for (size_t i = 0; i < parts[k]->count; i++) all.items[all.count++] = parts[k]->items[i];
  if (want && all.items && run(j, j->check, &all, &found)) {
    end = found.count ? PROGRAM_PASSED : PROGRAM_FAILED;
    if (!found.count) fails(j, "the check has no results");
    for (size_t i = 0; end == PROGRAM_PASSED && i < found.count; i++) {
      if (all_true(found.items[i])) continue;
      strbuf_addf(&j->out->why, "result %zu of the check is not true", i);
      end = PROGRAM_DIFFERS;
    }
  }
  free(all.items);
  return end;
}

static program_end evaluate(job *j) {
  expectations e;
  FREED_BY(value_list_free) value_list args = {0}, results = {0};
  if (j->expected && !expect(j, &e)) return PROGRAM_FAILED;
  args.items = program_args(j->out->context, strbuf_str(&j->args), &args.count, &j->sink.sink);
  if (!args.items) return PROGRAM_FAILED;
  if (!run(j, j->module, &args, &results)) return j->lacks ? PROGRAM_LACKS : PROGRAM_FAILED;
  if (j->check) return judge(j, &args, &results);
  if (!j->expected) return PROGRAM_RAN;
  return expectations_met(&e, results.items, results.count, false, &j->out->why) ? PROGRAM_PASSED
                                                                                 : PROGRAM_DIFFERS;
}

/* Reads NAME.check.mlir if it is there, into `in`, which outlives the program. */
static bool read_check(job *j, const char *folder, const char *name, strbuf *path, input *in) {
  strbuf_addf(path, "%s/%s.check.mlir", folder, name);
  if (access(strbuf_str(path), F_OK) != 0) return true;
  if (!input_open(in, strbuf_str(path), &j->out->why)) return false;
  j->check = read_program(j, in);
  return j->check != NULL;
}

void folder_program_run(const char *folder, const char *name, const folder_options *o,
                        folder_program *out) {
  strbuf_auto path = STRBUF_INIT, check_path = STRBUF_INIT;
  FREED_BY(input_close) input in = {0}, check = {0};
  *out = (folder_program){.end = PROGRAM_FAILED, .why = STRBUF_INIT};
  job j = {.o = o, .out = out, .sink = diag_text_sink_to(&out->why)};
  strbuf_addf(&path, "%s/%s%s", folder, name, suffix);
  out->context =
      ir_context_new(&o->rows->registry, &(ir_context_options){.allow_unregistered = true});
  if (!out->context) return (void)fails(&j, "out of memory");
  if (!input_open(&in, strbuf_str(&path), &out->why)) return;
  j.module = read_program(&j, &in);
  if (j.module && read_check(&j, folder, name, &check_path, &check) &&
      read_list(&j, folder, name, ".args", &j.args) &&
      read_list(&j, folder, name, ".results", &j.results)) {
    j.expected = j.results.len > 0;
    ir_walk(j.module, add_call, &j);
    out->end = evaluate(&j);
  }
  strbuf_free(&j.args);
  strbuf_free(&j.results);
}

void folder_program_free(folder_program *p) {
  ir_context_free(p->context);
  strbuf_free(&p->why);
}
