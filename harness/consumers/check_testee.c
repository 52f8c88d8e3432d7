/* hlo-cts check-testee: whether a testee keeps to the protocol, before anybody trusts its answers.
 */
#include "check_testee.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "../program.h"
#include "external.h"
#include "passes/passes.h"

/* A program that every release can hold and every consumer can read. */
static const char sample[] =
    "func.func @main() -> tensor<2xi32> {\n"
    "  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
    "  %1 = stablehlo.add %0, %0 : tensor<2xi32>\n"
    "  return %1 : tensor<2xi32>\n"
    "}\n";

typedef struct checking {
  external *x;
  implementation me;
  const consumer_profile *p;
  vs_version own;
  ir_context *c;
  strbuf artifact;
  strbuf *out;
  size_t failed;
} checking;

static bool told(checking *k, bool ok, const char *what, const strbuf *why) {
  strbuf_addf(k->out, "%s  %s", ok ? "ok    " : "FAILED", what);
  if (!ok && why && why->len) strbuf_addf(k->out, ": %s", strbuf_str(why));
  strbuf_addc(k->out, '\n');
  k->failed += !ok;
  return ok;
}

static bool make_artifact(checking *k, strbuf *why) {
  diag_text_sink sink = diag_text_sink_to(why);
  program_options o = {.file = "sample"};
  vs_options v = {0};
  ir_op *program = program_read(k->c, sample, strlen(sample), &o, &sink.sink);
  return program && pass_strip_locations(k->c, program, &sink.sink) &&
         program_serialize(k->c, program, k->own, &v, NULL, &k->artifact, &sink.sink);
}

static const char *outcome_text(const action *a) {
  static const char *const words[] = {[OUTCOME_DONE] = "done",
                                      [OUTCOME_REFUSED] = "refused",
                                      [OUTCOME_CRASHED] = "crashed",
                                      [OUTCOME_TIMED_OUT] = "timed out",
                                      [OUTCOME_BAD_REPLY] = "broke the protocol",
                                      [OUTCOME_CANNOT] = "unsupported",
                                      [OUTCOME_WAIVED] = "waived",
                                      [OUTCOME_SUITE_FAULT] = "could not be asked"};
  return words[a->outcome];
}

/* What an action should have come to. */
static void expect(checking *k, const char *what, const action *a, outcome wanted) {
  strbuf why = STRBUF_INIT;
  strbuf_addf(&why, "it %s: %s", outcome_text(a), strbuf_str(&a->message));
  told(k, a->outcome == wanted, what, &why);
  strbuf_free(&why);
}

static ir_op *check_read(checking *k) {
  action a = {0};
  ir_op *program = k->me.read(&k->me, k->c, k->artifact.bytes, k->artifact.len, k->own, &a);
  expect(k, "reads an artifact of its own release", &a, OUTCOME_DONE);
  strbuf_free(&a.message);
  return program;
}

static void check_damage(checking *k) {
  action a = {0};
  static const char noise[] = "ML\xefR this is no artifact";
  k->me.read(&k->me, k->c, noise, sizeof noise, k->own, &a);
  expect(k, "refuses what is no artifact", &a, OUTCOME_REFUSED);
  strbuf_free(&a.message);
  a = (action){0};
  k->me.read(&k->me, k->c, k->artifact.bytes, k->artifact.len / 2, k->own, &a);
  expect(k, "refuses half an artifact", &a, OUTCOME_REFUSED);
  strbuf_free(&a.message);
}

static void check_write(checking *k, ir_op *program) {
  action a = {0};
  strbuf bytes = STRBUF_INIT, why = STRBUF_INIT;
  k->me.write(&k->me, k->c, program, k->own, k->own, &bytes, &a);
  expect(k, "writes an artifact for its own release", &a, OUTCOME_DONE);
  bc_header h = {.target = VS_NONE};
  if (a.outcome == OUTCOME_DONE) {
    bc_read_header(bytes.bytes, bytes.len, &h, NULL);
    strbuf_addf(&why, "the header says '%.*s'", (int)h.producer_len, h.producer ? h.producer : "");
    told(k, h.target == k->own, "the artifact says so", &why);
  }
  strbuf_free(&why);
  strbuf_free(&bytes);
  strbuf_free(&a.message);
}

static void check_evaluate(checking *k) {
  static const int32_t want[] = {2, 4};
  action a = {0};
  interp_value **values = NULL;
  size_t count = 0, size = 0;
  diag_text_sink sink = diag_text_sink_to(&a.message);
  program_options o = {.file = "sample"};
  ir_op *source = program_read(k->c, sample, strlen(sample), &o, &sink.sink);
  evaluation e = {
      .source = source, .bytes = k->artifact.bytes, .size = k->artifact.len, .own = k->own};
  if (source) k->me.evaluate(&k->me, k->c, &e, &values, &count, &a);
  expect(k, "evaluates", &a, OUTCOME_DONE);
  if (a.outcome == OUTCOME_DONE) {
    const void *data = count == 1 ? interp_data(values[0], &size) : NULL;
    told(k, data && size == sizeof want && memcmp(data, want, size) == 0,
         "[1, 2] + [1, 2] = [2, 4]", NULL);
  }
  for (size_t i = 0; i < count; i++) interp_release(values[i]);
  free(values);
  strbuf_free(&a.message);
}

/* The same question twice has the same answer. */
static void check_again(checking *k) {
  action a = {0};
  for (int i = 0; i < 20 && (i == 0 || a.outcome == OUTCOME_DONE); i++) {
    strbuf_free(&a.message);
    a = (action){0};
    ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
    if (c) k->me.read(&k->me, c, k->artifact.bytes, k->artifact.len, k->own, &a);
    ir_context_free(c);
  }
  expect(k, "answers twenty times in a row", &a, OUTCOME_DONE);
  strbuf_free(&a.message);
}

bool check_testee(external *x, strbuf *out) {
  const vs_opset *o = vs_builtin_opset();
  const consumer_profile *p = external_profile(x);
  checking k = {.x = x,
                .me = external_implementation(x),
                .p = p,
                .own = o->releases[p->oldest].version,
                .c = ir_context_new(&o->registry, NULL),
                .out = out};
  char version[32];
  strbuf why = STRBUF_INIT;
  strbuf_addf(out, "ok      says hello: release %s, can%s%s%s\n", vs_format(k.own, version),
              p->can >> VERB_DESERIALIZE & 1 ? " read" : "",
              p->can >> VERB_SERIALIZE & 1 ? " write" : "",
              p->can >> VERB_EVALUATE & 1 ? " evaluate" : "");
  if (!k.c || !make_artifact(&k, &why)) {
    told(&k, false, "the suite makes an artifact", &why);
  } else {
    ir_op *program = NULL;
    if (p->can >> VERB_DESERIALIZE & 1) {
      program = check_read(&k);
      check_damage(&k);
      check_again(&k);
    }
    if (p->can >> VERB_SERIALIZE & 1) {
      diag_text_sink sink = diag_text_sink_to(&why);
      program_options po = {.file = "sample"};
      program = program_read(k.c, sample, strlen(sample), &po, &sink.sink);
      if (program) check_write(&k, program);
    }
    if (p->can >> VERB_EVALUATE & 1) check_evaluate(&k);
    if (!(p->can & ((1u << VERB_COUNT) - 1))) told(&k, false, "it can do something", NULL);
  }
  if (k.me.stop) k.me.stop(&k.me);
  strbuf_addf(out, k.failed ? "%zu failed\n" : "the testee keeps to the protocol\n", k.failed);
  strbuf_free(&why);
  strbuf_free(&k.artifact);
  ir_context_free(k.c);
  return k.failed == 0;
}
