/* SPDX-License-Identifier: Apache-2.0 */
#include "accuracy.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask.h"
#include "blocks.h"

/* --- What is measured --- */

size_t accuracy_types(accuracy_type out[ACCURACY_TYPES]) {
  static const uint8_t formats[] = {IR_F64,        IR_F32,           IR_F16,        IR_BF16,
                                    IR_F8E5M2,     IR_F8E4M3,        IR_F8E3M4,     IR_F8E4M3FN,
                                    IR_F8E4M3FNUZ, IR_F8E4M3B11FNUZ, IR_F8E5M2FNUZ, IR_F8E8M0FNU,
                                    IR_F6E3M2FN,   IR_F6E2M3FN,      IR_F4E2M1FN};
  size_t n = 0;
  for (size_t i = 0; i < sizeof formats; i++, n++) {
    out[n] = (accuracy_type){.form = {&ir_float_formats[formats[i]], false}};
    snprintf(out[n].name, sizeof out[n].name, "%s", out[n].form.format->name);
  }
  for (size_t i = 0; i < 2; i++, n++) {
    out[n] = (accuracy_type){.form = {&ir_float_formats[i ? IR_F64 : IR_F32], true}};
    snprintf(out[n].name, sizeof out[n].name, "complex<%s>", out[n].form.format->name);
  }
  return n;
}

/* Whether a list "a,b" has the word; NULL has every word. */
static bool listed(const char *list, const char *word) {
  size_t n = strlen(word);
  for (const char *at = list; at; at = strchr(at, ',')) {
    at += at != list;
    if (strncmp(at, word, n) == 0 && (at[n] == ',' || !at[n])) return true;
  }
  return !list;
}

static bool claimed(const accuracy_options *o, const char *type) {
  for (size_t i = 0; i < o->element_type_count; i++)
    if (strcmp(o->element_types[i], type) == 0) return true;
  return !o->element_types;
}

/* Every word of a list has to be one that `known` knows. */
static bool words_known(const char *list, const char *what, bool (*known)(const char *word),
                        strbuf *why) {
  auto_free char *copy = list ? strdup(list) : NULL;
  char *rest = copy;
  for (char *word; (word = strbuf_cut_word(&rest, ",")) != NULL;) {
    if (known(word)) continue;
    strbuf_addf(why, "there is no %s '%s' to measure", what, word);
    return false;
  }
  return true;
}

static bool op_known(const char *word) {
  for (size_t i = 0; i < truth_function_count; i++)
    if (strcmp(truth_functions[i].op, word) == 0) return true;
  return false;
}

static bool type_known(const char *word) {
  accuracy_type types[ACCURACY_TYPES];
  for (size_t i = 0, n = accuracy_types(types); i < n; i++)
    if (strcmp(types[i].name, word) == 0) return true;
  return false;
}

static bool add_row(accuracy *a, const accuracy_options *o, const truth_function *f,
                    const accuracy_type *t, bool constants) {
  accuracy_row *rows = realloc(a->rows, (a->count + 1) * sizeof *rows);
  if (!rows) return false;
  a->rows = rows;
  measure *m = calloc(1, sizeof *m);
  a->rows[a->count] = (accuracy_row){.f = f,
                                     .type = *t,
                                     .constants = constants,
                                     .blocks = samples_blocks(f, t->form, &o->samples),
                                     .outcome = OUTCOME_DONE,
                                     .m = m};
  a->count++;
  return m != NULL;
}

bool accuracy_plan(accuracy *a, const accuracy_options *o, strbuf *why) {
  accuracy_type types[ACCURACY_TYPES];
  size_t n = accuracy_types(types);
  *a = (accuracy){0};
  if (!words_known(o->ops, "op", op_known, why) || !words_known(o->types, "type", type_known, why))
    return false;
  for (size_t i = 0; i < truth_function_count; i++) {
    const truth_function *f = &truth_functions[i];
    for (size_t k = 0; k < n; k++) {
      if (f->complex != types[k].form.complex || !listed(o->ops, f->op) ||
          !listed(o->types, types[k].name) || !claimed(o, types[k].name))
        continue;
      for (int constants = 0; constants < 2; constants++)
        if ((constants ? o->constants : o->arguments) && !add_row(a, o, f, &types[k], constants)) {
          strbuf_adds(why, "out of memory");
          return false;
        }
    }
  }
  if (a->count) return true;
  strbuf_adds(why, "no op has operands of these types, or the consumer does not have the types");
  return false;
}

void accuracy_free(accuracy *a) {
  for (size_t i = 0; i < a->count; i++) {
    free(a->rows[i].m);
    free(a->rows[i].message);
  }
  free(a->rows);
  *a = (accuracy){0};
  truth_end();
}

/* --- Asking --- */

/* The result of abs is real. */
static truth_form result_form(const accuracy_row *row) {
  truth_form form = row->type.form;
  if (strcmp(row->f->op, "abs") == 0) form.complex = false;
  return form;
}

static void ask_block(const accuracy_row *row, const samples *s, const consumer_table *who,
                      const vs_opset *opset, vs_version own, ask_answer *out) {
  size_t bytes = measure_bytes(row->type.form);
  char type[64], result[64], body[256];
  ask_tensor operands[2] = {{0}, {0}};
  auto_free uint8_t *data = malloc(2 * s->count * bytes);
  *out = (ask_answer){.outcome = OUTCOME_SUITE_FAULT};
  if (!data) return;
  snprintf(type, sizeof type, "tensor<%zux%s>", s->count, row->type.name);
  snprintf(result, sizeof result, "tensor<%zux%s>", s->count,
           result_form(row).complex == row->type.form.complex ? row->type.name
                                                              : row->type.form.format->name);
  for (int k = 0; k < row->f->arity; k++) {
    uint8_t *at = data + (size_t)k * s->count * bytes;
    measure_pack(row->type.form, s->in[k], s->count, at);
    operands[k] = (ask_tensor){type, at, s->count * bytes};
  }
  if (row->f->arity == 2)
    snprintf(body, sizeof body, "  %%r = stablehlo.%s %%a, %%b : %s\n", row->f->op, type);
  else
    snprintf(body, sizeof body, "  %%r = stablehlo.%s %%a : (%s) -> %s\n", row->f->op, type,
             result);
  ask_question q = {.body = body,
                    .result = result,
                    .operands = operands,
                    .operand_count = row->f->arity,
                    .constants = row->constants};
  ask(who, opset, own, &q, out);
}

/* Judges the answer of a block into `m`, if there are results. */
static bool judge_block(const accuracy_row *row, const samples *s, const ask_answer *a,
                        measure *m) {
  truth_form form = result_form(row);
  auto_free truth_number *got = malloc(s->count * sizeof *got);
  if (!got || a->size != s->count * measure_bytes(form)) return false;
  measure_unpack(form, a->data, s->count, got);
  measure_block(m, row->f, row->type.form, s, got);
  return true;
}

static bool run_block(accuracy_row *row, size_t block, const accuracy_options *o,
                      const consumer_table *who, const vs_opset *opset, vs_version own,
                      accuracy_block *out) {
  FREED_BY(samples_free) samples s = {0};
  ask_answer a;
  *out->m = (measure){0};
  if (!samples_make(row->f, row->type.form, &o->samples, block, &s)) return false;
  ask_block(row, &s, who, opset, own, &a);
  out->outcome = a.outcome;
  strbuf_reset(&out->message);
  strbuf_adds(&out->message, strbuf_str(&a.message));
  bool ok = a.outcome != OUTCOME_DONE || judge_block(row, &s, &a, out->m);
  strbuf_free(&a.message);
  free(a.data);
  return ok;
}

void accuracy_keep(accuracy_row *row, const accuracy_block *b) {
  row->asked++;
  measure_add(row->m, b->m);
  if (b->outcome == OUTCOME_DONE || row->outcome != OUTCOME_DONE) return;
  row->outcome = b->outcome;
  row->message = strdup(strbuf_str(&b->message));
}

static bool run_row(accuracy_row *row, const accuracy_options *o, const consumer_table *who,
                    const vs_opset *opset, vs_version own, accuracy_file *j, accuracy_block *b,
                    strbuf *why) {
  for (size_t block = 0; block < row->blocks && row->outcome == OUTCOME_DONE; block++) {
    if (o->shards && block % o->shards != o->shard - 1) continue;
    if (accuracy_file_has(j, row, block)) continue;
    if (!run_block(row, block, o, who, opset, own, b)) {
      strbuf_adds(why, "out of memory");
      return false;
    }
    b->number = block;
    accuracy_keep(row, b);
    if (!accuracy_file_add(j, row, b, why)) return false;
    if (o->tell && !o->tell(row, o->user)) {
      strbuf_adds(why, "stopped");
      return false;
    }
  }
  return true;
}

bool accuracy_run(accuracy *a, const accuracy_options *o, const consumer_table *who,
                  const vs_opset *opset, vs_version own, strbuf *why) {
  accuracy_block b = {.m = malloc(sizeof *b.m), .message = STRBUF_INIT};
  accuracy_file *j = accuracy_file_open(o->results, who->name, &o->samples, a, why);
  bool ok = j && b.m;
  if (j && !b.m) strbuf_adds(why, "out of memory");
  for (size_t i = 0; ok && i < a->count; i++)
    ok = run_row(&a->rows[i], o, who, opset, own, j, &b, why);
  accuracy_file_close(j);
  free(b.m);
  strbuf_free(&b.message);
  return ok;
}

/* --- Looking at it --- */

double accuracy_worst(const accuracy_row *row, int from, int to, bool *any) {
  double worst = 0;
  *any = false;
  for (int sign = 0; sign < 2; sign++)
    for (int e = 0; e < MEASURE_EXPONENTS; e++) {
      const measure_exponent *x = &row->m->exponents[sign][e];
      int exponent = (e ? e : 1) - row->type.form.format->bias;
      if (!x->count || exponent < from || exponent > to) continue;
      *any = true;
      if (x->worst > worst) worst = x->worst;
    }
  return worst;
}
