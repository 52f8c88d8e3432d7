/* A producer that cannot express a case for a release may write another program that means the
 * same, as XLA's serializer does (xla/pjrt/mlir_to_hlo.cc). Whether it does is found out here. */
#include <stdlib.h>

#include "harness/files/program.h"
#include "job.h"
#include "passes/passes.h"

/* The artifact as that release reads it, with other dialects beside VHLO, as a framework's own
 * reader takes them; NULL with the reason in `why`. */
static ir_op *read_at(const case_job *j, const strbuf *bytes, size_t release, strbuf *why) {
  diag_text_sink sink = diag_text_sink_to(why);
  program_options o = {.file = "artifact",
                       .consumer = j->opset->releases[release].version,
                       .allow_other_dialects = true};
  program_step step;
  return program_read_artifact(j->program.context, strbuf_str(bytes), bytes->len, &o, &step,
                               &sink.sink);
}

/* Whether it is what the known expansions make of the case (passes.h). */
static bool is_known_expansion(case_job *j, const ir_op *program, size_t target) {
  ir_context *c = j->program.context;
  vs_version version = j->opset->releases[target].version;
  vs_options o = {.allow_other_dialects = true};
  ir_compare_options bare = {.ignore_locations = true};
  strbuf_auto bytes = STRBUF_INIT, ignored = STRBUF_INIT;
  ir_op *copy = case_program_copy(c, j->program.plain);
  if (!copy || !pass_expand(c, copy, version, NULL) ||
      !program_serialize(c, copy, version, &o, version, &bytes, NULL))
    return false;
  const ir_op *ours = read_at(j, &bytes, target, &ignored);
  return ours && ir_equal(program, ours, &bare, &ignored);
}

/* Evaluates it with the built-in engine. False if that cannot be done. */
static bool evaluate_at(case_job *j, const ir_op *program, size_t target, bool *met, strbuf *why) {
  consumer_table ours = builtin_consumer(FAULT_NONE);
  auto_free interp_value **results = NULL;
  size_t count = 0;
  action act = {0};
  evaluation e = {.program = program, .source = program, .own = j->opset->releases[target].version};
  if (j->program.devices.driver || !j->program.expected.count) return false;
  ours.evaluate(&ours, j->program.context, &e, &results, &count, &act);
  bool done = act.outcome == OUTCOME_DONE;
  if (done) *met = expectations_met(&j->program.expected, results, count, why);
  for (size_t i = 0; i < count; i++) interp_release(results[i]);
  strbuf_free(&act.message);
  return done;
}

check_answer job_check_meaning(case_job *j, const artifact *a, size_t target, const char *feature) {
  char version[32];
  strbuf_auto why = STRBUF_INIT;
  check_answer out = {.outcome = OUTCOME_DONE};
  vs_format(j->opset->releases[target].version, version);
  const ir_op *program = read_at(j, &a->bytes, target, &why);
  if (!program) {
    strbuf_addf(&out.text, "accepted, although '%s' is too new; release %s does not read it: %s",
                feature, version, strbuf_str(&why));
    return out;
  }
  out.expanded = is_known_expansion(j, program, target);
  if (out.expanded) {
    strbuf_addf(&out.text, "without '%s': what the known expansions make of it", feature);
    return out;
  }
  bool met = false;
  if (!evaluate_at(j, program, target, &met, &why)) {
    out.outcome = OUTCOME_INAPPLICABLE;
    strbuf_addf(&out.text,
                "unproven: it wrote another program without '%s', which cannot be evaluated here",
                feature);
    return out;
  }
  out.expanded = met;
  if (met)
    strbuf_addf(&out.text, "without '%s': another program with the case's values", feature);
  else
    strbuf_addf(&out.text,
                "accepted, although '%s' is too new; the program that it wrote gives "
                "other values: %s",
                feature, strbuf_str(&why));
  return out;
}
