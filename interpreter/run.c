/* SPDX-License-Identifier: Apache-2.0 */
/* The entry point, and the table that binds behaviours to ops. */
#include <stdlib.h>
#include <string.h>

#include "behaviors.h"
#include "checks/checks.h"
#include "define/elements/element.h"
#include "verify/verify.h"

static const behavior table[] = {
#define ROW(op, evaluate, resume) [OP_##op] = {evaluate, resume, NULL, NULL},
    BEHAVIORS(ROW) SHARED_BEHAVIORS(ROW)
#undef ROW
#define ROW(op, frame, define) [OP_STABLEHLO_##op] = {eval_defined, NULL, frame, define},
        DEFINITIONS(ROW)
#undef ROW
};

const behavior *ev_behavior_of(uint16_t id) {
  static const behavior elementwise = {eval_defined, NULL, ev_frame_elementwise,
                                       ev_define_elementwise};
  if (ev_element_arity(id)) return &elementwise;
  return id < sizeof table / sizeof *table && table[id].eval ? &table[id] : NULL;
}

/* The entry: the function of that name; "main" also stands for the only function of a module. */
static const ir_op *find_entry(const ir_op *module, const char *name, size_t *count) {
  const ir_op *only = NULL;
  size_t functions = 0;
  for (uint32_t r = 0; r < module->region_count; r++) {
    for (const ir_block *b = module->regions[r].first; b; b = b->next) {
      for (const ir_op *op = b->first; op; op = op->next) {
        if (!ir_op_is(op, OP_FUNC_FUNC)) continue;
        const istr *symbol = ir_symbol_name(op);
        if (symbol && strcmp(symbol->bytes, name) == 0) return op;
        only = op;
        functions++;
      }
    }
  }
  *count = functions;
  return functions == 1 && strcmp(name, "main") == 0 ? only : NULL;
}

/* Runs a process that has entered a function, or failed to. */
static bool finish(proc *p, eval_status s) {
  if (s == EVAL_ENTER) s = ev_proc_run(p, 0);
  if (s == EVAL_WAIT) ev_error(p, p->at, DIAG_INTERP_DEADLOCK, "nobody else is there to wait for");
  return s == EVAL_OK;
}

static bool start(proc *p, const ir_op *entry, interp_value *const *args, size_t count) {
  const ir_block *body = entry->region_count ? entry->regions[0].first : NULL;
  diag_place place = ir_loc_place(entry->loc);
  if (!body)
    return diag_error(p->run->sink, DIAG_INTERP_NO_ENTRY, place, "the entry function has no body");
  if (body->arg_count != count)
    return diag_error(p->run->sink, DIAG_INTERP_BAD_ARGUMENTS, place,
                      "incorrect number of arguments specified, provided %zu inputs but function "
                      "expected %u",
                      count, body->arg_count);
  for (size_t k = 0; k < count; k++)
    if (!args[k] || !ev_value_fits(args[k], body->args[k]->type))
      return diag_error(p->run->sink, DIAG_INTERP_BAD_ARGUMENTS, place,
                        "invalid input argument type at index %zu", k);
  auto_free interp_value **copies = calloc(count + 1, sizeof *copies);
  if (!copies) return diag_error(p->run->sink, DIAG_INTERP_OUT_OF_MEMORY, place, "out of memory");
  for (size_t k = 0; k < count; k++) copies[k] = interp_retain(args[k]);
  return finish(p, ev_proc_enter_function(p, entry, copies, count));
}

typedef struct session {
  run r;
  proc p;
} session;

static bool session_open(session *s, ir_context *c, const ir_op *module, const interp_options *o,
                         diag_sink *sink) {
  static const interp_options none;
  s->r = (run){.context = c, .module = module, .options = o ? o : &none, .sink = sink};
  ev_proc_init(&s->p, &s->r);
  s->r.pool = ev_pool_new(s->r.options->max_bytes);
  s->r.arena = arena_new(0);
  if (!s->r.pool || !s->r.arena)
    return diag_error(sink, DIAG_INTERP_OUT_OF_MEMORY, ir_loc_place(module->loc), "out of memory");
  return true;
}

static void session_close(session *s) {
  ev_proc_free(&s->p);
  ev_plans_free(&s->r);
  arena_free(s->r.arena);
  ev_pool_close(s->r.pool);
}

bool interp_run(ir_context *c, const ir_op *module, const char *entry, interp_value *const *args,
                size_t arg_count, const interp_options *o, interp_value ***results,
                size_t *result_count, diag_sink *sink) {
  session s;
  *results = NULL;
  *result_count = 0;
  size_t functions = 1;
  const ir_op *f = find_entry(module, entry, &functions);
  if (functions == 0) { /* nothing to run: no results */
    *results = calloc(1, sizeof **results);
    return *results != NULL;
  }
  if (!f)
    return diag_error(sink, DIAG_INTERP_NO_ENTRY, ir_loc_place(module->loc),
                      "module must have entry func with name %s", entry);
  if (!(o && o->verified) && !verify_program((ir_op *)(uintptr_t)module, sink)) return false;
  bool ok = session_open(&s, c, module, o, sink);
  if (ok && !ev_probe_reset(s.r.options))
    ok = diag_error(sink, DIAG_INTERP_PROBE, ir_loc_place(module->loc),
                    "Failed to remove existing instrumentation metadata file.");
  ok = ok && start(&s.p, f, args, arg_count);
  if (ok) {
    interp_value **taken = calloc(s.p.ret_count + 1, sizeof *taken);
    if (taken) {
      if (s.p.ret_count) memcpy(taken, s.p.ret, s.p.ret_count * sizeof *taken);
      *results = taken;
      *result_count = s.p.ret_count;
      s.p.ret_count = 0;
    } else {
      ok = ev_no_memory(&s.p, NULL);
    }
  }
  session_close(&s);
  return ok;
}

bool interp_eval_op_with(ir_context *c, const ir_op *op, const interp_binding *bindings,
                         size_t count, const interp_options *o, interp_value **results,
                         diag_sink *sink) {
  session s;
  for (uint32_t k = 0; k < op->result_count; k++) results[k] = NULL;
  auto_free interp_value **args = calloc(count + 1, sizeof *args);
  bool ok = session_open(&s, c, op, o, sink);
  if (ok && !args) ok = ev_no_memory(&s.p, NULL);
  for (size_t k = 0; ok && k < count; k++) {
    args[k] = bindings[k].is;
    if (!args[k] || !ev_value_fits(args[k], bindings[k].value->type))
      ok = diag_error(sink, DIAG_INTERP_BAD_ARGUMENTS, ir_loc_place(op->loc),
                      "'%s' op: the values for its operands do not have their types",
                      op->name->full->bytes);
  }
  if (ok) {
    func_plan *plan = ev_plan_of_op(&s.r, op, bindings, count);
    for (size_t k = 0; plan && k < count; k++) interp_retain(args[k]);
    ok = finish(&s.p, plan ? ev_proc_enter_plan(&s.p, plan, args, count) : EVAL_FAIL);
  }
  if (ok && op->result_count) {
    memcpy(results, s.p.ret, op->result_count * sizeof *results);
    s.p.ret_count = 0;
  }
  session_close(&s);
  return ok;
}

bool interp_eval_op(ir_context *c, const ir_op *op, interp_value *const *operands,
                    const interp_options *o, interp_value **results, diag_sink *sink) {
  auto_free interp_binding *bindings = calloc((size_t)op->operand_count + 1, sizeof *bindings);
  size_t count = 0;
  for (uint32_t k = 0; k < op->result_count; k++) results[k] = NULL;
  if (!bindings)
    return diag_error(sink, DIAG_INTERP_OUT_OF_MEMORY, ir_loc_place(op->loc), "out of memory");
  for (uint32_t k = 0; k < op->operand_count; k++) {
    const ir_value *v = op->operands[k].value;
    uint32_t first = 0;
    while (op->operands[first].value != v) first++;
    if (first == k) bindings[count++] = (interp_binding){v, operands[k]};
  }
  return interp_eval_op_with(c, op, bindings, count, o, results, sink);
}
