/* SPDX-License-Identifier: Apache-2.0 */
/* How what a writer wrote agrees with the case. Only openxla/stablehlo's own writer must write the
 * golden bytes. Others may write another program that means the same, as XLA's serializer does
 * (xla/pjrt/mlir_to_hlo.cc), also for a release that cannot express the case. */
#include <stdlib.h>

#include "harness/files/digest.h"
#include "harness/files/program.h"
#include "job.h"
#include "passes/passes.h"

/* --- Programs --- */

/* The program that our own reader of a release reads; NULL with the reason in `why`. */
static ir_op *read_at(const case_job *j, const strbuf *bytes, size_t release, strbuf *why) {
  consumer_table ours = builtin_consumer(FAULT_NONE);
  ir_op *program;
  check_answer a = job_ask_read(j, &ours, j->program.context, bytes, release, &program, NULL);
  if (!program) strbuf_add(why, a.text.bytes, a.text.len);
  answer_free(&a);
  return program;
}

static bool same_program(const case_job *j, const ir_op *a, const ir_op *b) {
  ir_context *c = j->program.context;
  strbuf_auto ignored = STRBUF_INIT;
  ir_op *one = case_program_copy(c, a), *other = case_program_copy(c, b);
  return one && other && program_normalize(c, one, NULL) && program_normalize(c, other, NULL) &&
         digest_equal(one, other, &ignored);
}

/* Whether it is the case's program or, with `expand`, what the known expansions make of that. */
static bool is_ours(const case_job *j, const ir_op *program, size_t target, bool expand) {
  ir_context *c = j->program.context;
  strbuf_auto bytes = STRBUF_INIT, ignored = STRBUF_INIT;
  ir_op *copy = case_program_copy(c, j->program.plain);
  if (!copy || (expand && !pass_expand(c, copy, j->opset->releases[target].version, NULL)) ||
      !job_serialize(j, copy, target, &bytes, &ignored))
    return false;
  const ir_op *ours = read_at(j, &bytes, target, &ignored);
  return ours && same_program(j, program, ours);
}

static bool same_signature(const case_job *j, const ir_op *program) {
  const ir_op *a = ir_lookup_symbol(program, "main", 4);
  const ir_op *b = ir_lookup_symbol(j->program.normal, "main", 4);
  return a && b && ir_op_get(a, "function_type") == ir_op_get(b, "function_type");
}

/* --- Values --- */

/* Whether the program gives the case's values: `agrees` tells. OUTCOME_CANNOT: nothing tells. */
static check_answer has_values(case_job *j, const ir_op *program, size_t target,
                               const arguments *args) {
  consumer_table ours = builtin_consumer(FAULT_NONE);
  const device_run *d = &j->program.devices;
  if (d->driver) program = devices_driver_of(d, program);
  evaluation e = {.program = program,
                  .verified = !d->driver,
                  .runs_devices = d->driver != NULL,
                  .source = program,
                  .own = j->opset->releases[target].version,
                  .args = args ? args->values : NULL,
                  .arg_count = args ? args->count : 0};
  check_answer out = {.outcome = OUTCOME_CANNOT};
  if (!program || !j->program.expected.count) return out;
  out = job_evaluate(j, &ours, j->program.context, &e, false);
  if (out.outcome != OUTCOME_DONE) out.outcome = OUTCOME_CANNOT;
  return out;
}

/* The same of what is written when the case's constants are arguments: a writer that evaluates what
 * it writes cannot do so then. */
static check_answer has_values_as_arguments(case_job *j, size_t own, size_t target) {
  context_job *x = job_context(j, CHECK_ARGUMENTS, 0);
  check_answer out = {.outcome = OUTCOME_DONE, .agrees = true};
  if (x->end != CONTEXT_DERIVED || j->opset->releases[own].version < x->program.since) return out;
  strbuf_auto bytes = STRBUF_INIT;
  ir_op *copy = case_program_copy(j->program.context, x->program.module);
  check_answer act = {.outcome = OUTCOME_SUITE_FAULT};
  if (copy) act = job_ask_write(j, j->program.context, copy, own, target, &bytes);
  if (act.outcome == OUTCOME_REFUSED) act.outcome = OUTCOME_CANNOT;
  if (act.outcome != OUTCOME_DONE) return act;
  answer_free(&act);
  const ir_op *program = read_at(j, &bytes, target, &out.text);
  if (program) return has_values(j, program, target, &x->program.args);
  out.agrees = false;
  return out;
}

/* Moves the outcome, with a sentence before its text. */
static void take(check_answer *out, check_answer *found, const char *what, bool text) {
  out->outcome = found->outcome;
  strbuf_adds(&out->text, what);
  if (text && found->text.len) strbuf_addf(&out->text, ": %s", strbuf_str(&found->text));
  answer_free(found);
}

/* Judges a program by its values alone. Returns false if they are wrong. */
static bool judge_values(case_job *j, const ir_op *program, size_t own, size_t target,
                         check_answer *out) {
  check_answer plain = has_values(j, program, target, NULL);
  if (plain.outcome == OUTCOME_DONE && !plain.agrees) {
    take(out, &plain, "another program, which gives other values", true);
    return false;
  }
  bool known = plain.outcome == OUTCOME_DONE;
  answer_free(&plain);
  check_answer args = {.outcome = OUTCOME_CANNOT};
  if (known) args = has_values_as_arguments(j, own, target);
  if (args.outcome == OUTCOME_CANNOT) {
    args.outcome = OUTCOME_INAPPLICABLE;
    take(out, &args, "unproven: another program, which cannot be evaluated here", false);
    return true;
  }
  if (args.outcome != OUTCOME_DONE || !args.agrees) {
    take(out, &args, "another program, which is wrong when constants are arguments", true);
    return false;
  }
  take(out, &args, "another program with the case's values", false);
  out->agrees = true;
  return true;
}

/* --- Agreement --- */

static void add_other_bytes(const case_job *j, const strbuf *bytes, size_t target,
                            check_answer *out) {
  const golden_row *row = job_golden_row(j, target);
  const char *golden;
  size_t size;
  strbuf_auto why = STRBUF_INIT;
  out->agrees = true;
  out->found.agreement = AGREEMENT_PROGRAM;
  strbuf_adds(&out->text, "the same program in other bytes: ");
  if (row && golden_bytes(j->golden, row, &golden, &size, &why))
    job_add_difference(bytes, golden, size, out);
}

static bool has_golden_bytes(const case_job *j, const strbuf *bytes, size_t target) {
  const golden_row *row = job_golden_row(j, target);
  char hash[SHA256_TEXT];
  sha256_text(bytes->bytes, bytes->len, hash);
  return row && strcmp(row->hash, hash) == 0;
}

check_answer job_agreement_of(case_job *j, const strbuf *bytes, size_t own, size_t target,
                              const ir_op **means) {
  char version[32];
  strbuf_auto why = STRBUF_INIT;
  check_answer out = {.outcome = OUTCOME_DONE};
  if (has_golden_bytes(j, bytes, target)) {
    out.agrees = true;
    return out;
  }
  const ir_op *program = read_at(j, bytes, target, &why);
  if (!program) {
    strbuf_addf(&out.text, "release %s does not read it: %s",
                vs_format(j->opset->releases[target].version, version), strbuf_str(&why));
    return out;
  }
  if (is_ours(j, program, target, false)) {
    add_other_bytes(j, bytes, target, &out);
    if (means && !j->c->keep_locations) *means = program;
    return out;
  }
  out.agrees = is_ours(j, program, target, true);
  bool right = out.agrees;
  if (right)
    strbuf_adds(&out.text, "what the known expansions make of it");
  else if (!same_signature(j, program))
    strbuf_adds(&out.text, "another program, whose @main has another signature");
  else
    right = judge_values(j, program, own, target, &out);
  if (out.agrees) out.found.agreement = AGREEMENT_MEANING;
  if (right && means && !job_alike_without_attributes(j, j->program.context, program))
    *means = program;
  return out;
}

const check_answer *job_agreement(case_job *j, artifact *a, size_t own, size_t target) {
  if (!a->judged) a->agrees = job_agreement_of(j, &a->bytes, own, target, &a->means);
  a->judged = true;
  return &a->agrees;
}
