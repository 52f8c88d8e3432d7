/* SPDX-License-Identifier: Apache-2.0 */
#include "ask.h"

#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"

enum { OPERANDS_MAX = 8 };

static void add_hex(const ask_tensor *t, strbuf *out) {
  static const char digits[] = "0123456789ABCDEF";
  const uint8_t *bytes = t->data;
  strbuf_adds(out, "\"0x");
  for (size_t i = 0; i < t->size; i++) {
    strbuf_addc(out, digits[bytes[i] >> 4]);
    strbuf_addc(out, digits[bytes[i] & 15]);
  }
  strbuf_addc(out, '"');
}

void ask_text(const ask_question *q, bool short_constants, strbuf *out) {
  strbuf_adds(out, "func.func @main(");
  for (size_t i = 0; !q->constants && i < q->operand_count; i++)
    strbuf_addf(out, "%s%%%c: %s", i ? ", " : "", (char)('a' + i), q->operands[i].type);
  strbuf_addf(out, ") -> %s {\n", q->result);
  for (size_t i = 0; q->constants && i < q->operand_count; i++) {
    strbuf_addf(out, "  %%%c = stablehlo.constant dense<", (char)('a' + i));
    if (short_constants)
      strbuf_adds(out, "0.0");
    else
      add_hex(&q->operands[i], out);
    strbuf_addf(out, "> : %s\n", q->operands[i].type);
  }
  strbuf_addf(out, "%s  return %%r : %s\n}\n", q->body, q->result);
}

/* One question on its way to the consumer. */
typedef struct asking {
  const consumer_table *who;
  const ask_question *q;
  vs_version own;
  ir_context *c;
  ir_op *program;
  strbuf bytes;
  interp_value *args[OPERANDS_MAX];
  size_t arg_count;
} asking;

/* Reads the program of the question and serializes it. *end: the outcome if that fails. */
static bool prepare(asking *a, diag_sink *sink, outcome *end) {
  strbuf_auto text = STRBUF_INIT;
  ask_text(a->q, false, &text);
  *end = OUTCOME_SUITE_FAULT;
  a->program = text.failed ? NULL
                           : program_read(a->c, text.bytes, text.len,
                                          &(program_options){.file = "question"}, sink);
  arena_guard g;
  if (!a->program || !ARENA_GUARD(ir_arena(a->c), &g)) return false;
  ir_op *copy = ir_clone(a->c, a->program);
  arena_guard_pop(ir_arena(a->c), &g);
  vs_options how = {0};
  *end = OUTCOME_CANNOT;
  return program_serialize(a->c, copy, a->own, &how, a->own, &a->bytes, sink);
}

static bool make_arguments(asking *a, diag_sink *sink) {
  for (size_t i = 0; !a->q->constants && i < a->q->operand_count; i++) {
    const ask_tensor *t = &a->q->operands[i];
    const ir_type *type = text_parse_type(a->c, t->type, strlen(t->type), sink);
    const ir_type *element = type ? ir_type_element(type) : NULL;
    const void *data = element ? ir_dense_little(ir_arena(a->c), element, t->data, t->size) : NULL;
    a->args[i] = data ? interp_tensor(type, data, t->size) : NULL;
    if (!a->args[i]) return false;
    a->arg_count++;
  }
  return true;
}

static void keep_result(const asking *a, interp_value *const *results, size_t count,
                        ask_answer *out) {
  strbuf_auto type = STRBUF_INIT;
  const void *data = count == 1 ? interp_data(results[0], &out->size) : NULL;
  if (data) text_print_type(a->c, interp_type(results[0]), &type);
  if (!data || strcmp(strbuf_str(&type), a->q->result) != 0) {
    out->outcome = OUTCOME_BAD_REPLY;
    strbuf_addf(&out->message, "it returned %zu results, the first %s, and not one %s", count,
                data ? strbuf_str(&type) : "no tensor", a->q->result);
    return;
  }
  out->data = malloc(out->size ? out->size : 1);
  if (out->data)
    ir_dense_copy(ir_type_element(interp_type(results[0])), out->data, data, out->size);
  else
    out->outcome = OUTCOME_SUITE_FAULT;
}

static void evaluate(asking *a, ask_answer *out) {
  interp_value **results = NULL;
  size_t count = 0;
  action act = {0};
  evaluation e = {.program = a->program,
                  .source = a->program,
                  .bytes = a->bytes.bytes,
                  .size = a->bytes.len,
                  .own = a->own,
                  .args = a->args,
                  .arg_count = a->arg_count};
  a->who->evaluate(a->who, a->c, &e, &results, &count, &act);
  out->outcome = act.outcome;
  out->message = act.message;
  if (act.outcome == OUTCOME_DONE) keep_result(a, results, count, out);
  interp_release_all(results, count);
}

void ask(const consumer_table *who, const vs_opset *o, vs_version own, const ask_question *q,
         ask_answer *out) {
  *out = (ask_answer){.outcome = OUTCOME_SUITE_FAULT};
  asking a = {.who = who, .q = q, .own = own, .c = ir_context_new(&o->registry, NULL)};
  if (!a.c || q->operand_count > OPERANDS_MAX) {
    ir_context_free(a.c);
    return;
  }
  diag_text_sink sink = diag_text_sink_to(&out->message);
  outcome end = OUTCOME_SUITE_FAULT;
  if (!prepare(&a, &sink.sink, &end))
    out->outcome = end;
  else if (make_arguments(&a, &sink.sink))
    evaluate(&a, out);
  for (size_t i = 0; i < a.arg_count; i++) interp_release(a.args[i]);
  strbuf_free(&a.bytes);
  ir_context_free(a.c);
}
