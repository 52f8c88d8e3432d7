/* SPDX-License-Identifier: Apache-2.0 */
/* A reduced program as the beginning of a case of the corpus. */
#include <string.h>

#include "artifact/program.h"
#include "harness/judge/render.h"
#include "internal.h"

/* The op that the case is about. */
static const char *subject(const reduced *r) {
  if (r->first.len) return strbuf_str((strbuf *)(uintptr_t)&r->first);
  const ir_op *back = red_main(r->program.module)->regions[0].first->last;
  const ir_value *v = back->operand_count ? back->operands[0].value : NULL;
  return v && !v->is_argument ? v->op->name->full->bytes : "program";
}

static const char *short_name(const char *name) {
  const char *dot = strchr(name, '.');
  return dot ? dot + 1 : name;
}

/* "reduced_add_i8" */
static void name_case(const reduced *r, strbuf *id) {
  const ir_type *t = interp_type(r->program.bounds.results[0]->value);
  strbuf_auto type = STRBUF_INIT;
  if (ir_type_is(t, IR_TYPE_TENSOR)) text_print_type(r->program.c, t->shaped.element, &type);
  strbuf_addf(id, "reduced_%s", short_name(subject(r)));
  if (type.len) strbuf_addc(id, '_');
  for (const char *at = strbuf_str(&type); *at; at++)
    if (*at != '<' && *at != '>') strbuf_addc(id, *at);
}

static void name_failure(const reduced *r, const char *consumer, strbuf *title) {
  const judged *j = &r->answer;
  size_t size;
  strbuf_addf(title, "%s: %s", short_name(subject(r)), consumer);
  if (j->verdict != JUDGED_WRONG || !j->wrong) {
    strbuf_addf(title, ": %s", judgement_names[j->verdict]);
    return;
  }
  const bounded *b = r->program.bounds.results[j->first.result];
  const ir_type *e = ir_type_element(interp_type(b->value));
  strbuf_adds(title, " gives ");
  judge_value_text(e, interp_data(j->values[j->first.result], &size), j->first.part, title);
  strbuf_adds(title, " for ");
  judge_value_text(e, interp_data(b->value, &size), j->first.part, title);
}

/* The checks of one result: equal bit for bit, or almost, if some part is free. */
static bool add_check(ir_context *c, ir_op *back, size_t i, const bounded *b) {
  const ir_attr *value = interp_to_attr(c, b->value);
  bool free = false;
  for (size_t k = 0; k < b->count; k++) {
    free = free || bounds_of(b, k).kind == BOUND_WITHIN;
    if (bounds_of(b, k).kind == BOUND_OPEN) return false;
  }
  const char *name = free ? "check.expect_almost_eq_const" : "check.expect_eq_const";
  if (!value) return false;
  ir_value *v = back->operands[i].value;
  ir_op *op =
      ir_op_new(c, ir_opname_get(c, name, strlen(name)), back->loc, &v, 1, NULL, 0, 0, NULL, 0);
  ir_op_set(c, op, "value", value);
  ir_block_insert_before(back, op);
  return true;
}

/* The program without arguments and results, and with checks. */
static ir_op *checked(const reduced *r, strbuf *why) {
  ir_context *c = r->program.c;
  ir_op *module = ir_clone(c, r->program.module);
  ir_block *b = red_main(module)->regions[0].first;
  for (uint32_t i = 0; i < b->arg_count; i++) {
    ir_value *v = red_constant(c, b->first, r->program.args[i]);
    if (!v) {
      strbuf_adds(why, "an argument cannot be a constant");
      return NULL;
    }
    ir_value_replace_all_uses(b->args[i], v);
  }
  b->arg_count = 0;
  for (size_t i = 0; i < r->program.bounds.count; i++)
    if (!add_check(c, b->last, i, r->program.bounds.results[i])) {
      strbuf_adds(why, "a result is open, so no value can be demanded");
      return NULL;
    }
  ir_op_set(c, red_main(module), "arg_attrs", NULL);
  judge_cut(c, module, NULL, 0);
  return module;
}

/* The oldest release that can hold the program; VS_NONE: none can. */
static vs_version oldest_of(const reduced *r, const vs_opset *o) {
  vs_options how = {.allow_other_dialects = true};
  for (size_t i = 0; i < o->release_count; i++) {
    strbuf_auto bytes = STRBUF_INIT;
    ir_op *copy = ir_clone(r->program.c, r->program.module);
    vs_version v = o->releases[i].version;
    if (program_serialize(r->program.c, copy, v, &how, v, &bytes, NULL)) return v;
  }
  return VS_NONE;
}

static void add_comment(const reduced *r, const char *title, strbuf *out) {
  strbuf_addf(out, "// %s\n// Derivation: to be written by hand.", title);
  const ir_op *main = red_main(r->program.module);
  for (const ir_op *op = main->regions[0].first->first; op->next; op = op->next)
    if (!ir_op_has_trait(op, IR_TRAIT_CONSTANT))
      strbuf_addf(out, "\n//   %s: %s", op->name->full->bytes, bounds_sentence(op));
  strbuf_addc(out, '\n');
}

static bool make(const reduced *r, const vs_opset *o, const char *consumer, strbuf *id,
                 strbuf *program, strbuf *entry, strbuf *title, strbuf *why) {
  char since[32];
  name_case(r, id);
  name_failure(r, consumer, title);
  ir_op *module = checked(r, why);
  if (!module) return false;
  vs_version oldest = oldest_of(r, o);
  if (oldest == VS_NONE) {
    strbuf_adds(why, "no release can hold the program");
    return false;
  }
  diag_text_sink sink = diag_text_sink_to(why);
  text_print_options how = {.hex_elements_above = UINT64_MAX};
  add_comment(r, strbuf_str(title), program);
  if (!program_print(r->program.c, red_main(module), &how, program, &sink.sink)) return false;
  if (program->len && program->bytes[program->len - 1] != '\n') strbuf_addc(program, '\n');
  strbuf_addf(
      entry,
      "  - id: %s\n    file: %s.mlir\n    since: %s\n    tags: [%s]\n    vouch: derivation\n",
      strbuf_str(id), strbuf_str(id), vs_format(oldest, since), short_name(subject(r)));
  return true;
}

bool reduce_case(const reduced *r, const vs_opset *o, const char *consumer, strbuf *id,
                 strbuf *program, strbuf *entry, strbuf *title, strbuf *why) {
  arena_guard g;
  volatile bool ok = false;
  if (ARENA_GUARD(ir_arena(r->program.c), &g)) {
    ok = make(r, o, consumer, id, program, entry, title, why);
    arena_guard_pop(ir_arena(r->program.c), &g);
  }
  return ok;
}
