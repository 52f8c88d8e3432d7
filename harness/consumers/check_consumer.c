/* hlo-cts check-consumer and check-testee: whether a description or a testee works at all, told in
 * the words of the one who wrote it. */
#include "check_consumer.h"

#include <stdlib.h>
#include <string.h>

#include "../program.h"
#include "passes/passes.h"

/* A program that every release can hold and every consumer can read. The attribute is discardable:
 * it must stay. */
static const char sample[] =
    "func.func @main() -> tensor<2xi32> {\n"
    "  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32> loc(\"sample.py\":1:2)\n"
    "  %1 = stablehlo.add %0, %0 {hlo_cts.note = \"stays\"} : tensor<2xi32> loc(\"sum\")\n"
    "  return %1 : tensor<2xi32> loc(\"sample.py\":3:4)\n"
    "} loc(\"main\")\n";

typedef struct checking {
  const consumer_description *d;
  const consumer_profile *p;
  implementation me;
  vs_version own;
  ir_context *c;
  strbuf artifact;
  strbuf *out;
  size_t failed;
} checking;

/* --- What is said ----------------------------------------------------------------------------- */

/* The argument list of a verb as the description has it; a testee has one for all. */
static void add_command(const checking *k, consumer_verb verb) {
  const consumer_command *c = k->d->kind == CONSUMER_TESTEE ? &k->d->command : &k->d->actions[verb];
  if (!c->count) return;
  strbuf_adds(k->out, "        ran:");
  for (size_t i = 0; i < c->count; i++) {
    bool plain = *c->argv[i] && !strpbrk(c->argv[i], " \t\n'\"\\$&|;<>()*?[]#~");
    strbuf_addf(k->out, plain ? " %s" : " '%s'", c->argv[i]);
  }
  strbuf_addc(k->out, '\n');
}

static void add_indented(const strbuf *text, strbuf *out) {
  enum { MOST = 1000 };
  const char *s = strbuf_str(text);
  size_t n = strlen(s) < MOST ? strlen(s) : MOST;
  while (n && s[n - 1] == '\n') n--;
  for (const char *at = s; at < s + n;) {
    const char *stop = memchr(at, '\n', (size_t)(s + n - at));
    if (!stop) stop = s + n;
    strbuf_adds(out, "        ");
    strbuf_add(out, at, (size_t)(stop - at));
    strbuf_addc(out, '\n');
    at = stop + 1;
  }
}

static bool told(checking *k, bool ok, const char *what) {
  strbuf_addf(k->out, "%s  %s\n", ok ? "ok    " : "FAILED", what);
  k->failed += !ok;
  return ok;
}

/* Where in the description, or in the testee, the cause of an outcome is most likely. */
static const char *look_at(const checking *k, outcome found, outcome wanted) {
  bool process = k->d->kind == CONSUMER_PROCESS;
  switch (found) {
    case OUTCOME_DONE: return wanted == OUTCOME_REFUSED ? "it accepts what it should refuse" : NULL;
    case OUTCOME_BAD_REPLY:
      return process ? "look at `output` of this action, and at `refusal`: which exit statuses and "
                       "which words on standard error are a refusal"
                     : "look at docs/testee-protocol.md: one frame follows each request, and "
                       "nothing else is on standard output";
    case OUTCOME_TIMED_OUT: return "if it is only slow, raise `limits.wall`";
    case OUTCOME_CRASHED: return "if memory ran out, raise `limits.memory`";
    case OUTCOME_CANNOT: return "`capabilities` says that it can; if not, say so there";
    case OUTCOME_SUITE_FAULT: return process ? "look at the first word of `argv`" : NULL;
    default: return NULL;
  }
}

/* What an action should have come to. */
static bool expect(checking *k, consumer_verb verb, const char *what, action *a, outcome wanted) {
  static const char *const words[] = {[OUTCOME_DONE] = "it did it",
                                      [OUTCOME_REFUSED] = "it refused:",
                                      [OUTCOME_CRASHED] = "it crashed:",
                                      [OUTCOME_TIMED_OUT] = "it took too long:",
                                      [OUTCOME_BAD_REPLY] = "its answer is not one:",
                                      [OUTCOME_CANNOT] = "it does not claim to:",
                                      [OUTCOME_WAIVED] = "waived:",
                                      [OUTCOME_SUITE_FAULT] = "it could not be asked:"};
  bool ok = told(k, a->outcome == wanted, what);
  if (!ok) {
    strbuf_addf(k->out, "        %s\n", words[a->outcome]);
    add_indented(&a->message, k->out);
    add_command(k, verb);
    const char *hint = look_at(k, a->outcome, wanted);
    if (hint) strbuf_addf(k->out, "        %s\n", hint);
  }
  strbuf_free(&a->message);
  *a = (action){0};
  return ok;
}

/* --- What is asked ---------------------------------------------------------------------------- */

static ir_op *sample_program(checking *k, strbuf *why) {
  diag_text_sink sink = diag_text_sink_to(why);
  program_options o = {.file = "sample"};
  ir_op *program = program_read(k->c, sample, strlen(sample), &o, &sink.sink);
  if (program && !k->p->locations && !pass_strip_locations(k->c, program, &sink.sink)) return NULL;
  return program;
}

static bool make_artifact(checking *k, strbuf *why) {
  diag_text_sink sink = diag_text_sink_to(why);
  vs_options v = {0};
  ir_op *program = sample_program(k, why);
  strbuf_reset(&k->artifact);
  return program && program_serialize(k->c, program, k->own, &v, NULL, &k->artifact, &sink.sink);
}

static void check_read(checking *k) {
  action a = {0};
  ir_op *program = k->me.read(&k->me, k->c, k->artifact.bytes, k->artifact.len, k->own, &a);
  if (!expect(k, VERB_DESERIALIZE, "reads an artifact of its own release", &a, OUTCOME_DONE))
    return;
  strbuf why = STRBUF_INIT;
  ir_op *want = sample_program(k, &why);
  ir_compare_options all = {0}, bare = {.ignore_locations = true};
  bool same = want && program && ir_equal(program, want, &bare, &why);
  if (!told(k, same, "shows the program that was written")) {
    add_indented(&why, k->out);
    add_command(k, VERB_DESERIALIZE);
  } else if (k->p->locations &&
             !told(k, ir_equal(program, want, &all, &why), "shows its locations")) {
    add_indented(&why, k->out);
    add_command(k, VERB_DESERIALIZE);
    strbuf_adds(k->out, "        if it never does, say `capabilities: {locations: no}`\n");
  }
  strbuf_free(&why);
}

static void check_damage(checking *k) {
  static const char noise[] = "ML\xefR this is no artifact";
  action a = {0};
  k->me.read(&k->me, k->c, noise, sizeof noise, k->own, &a);
  expect(k, VERB_DESERIALIZE, "refuses what is no artifact", &a, OUTCOME_REFUSED);
  k->me.read(&k->me, k->c, k->artifact.bytes, k->artifact.len / 2, k->own, &a);
  expect(k, VERB_DESERIALIZE, "refuses half an artifact", &a, OUTCOME_REFUSED);
}

/* The same question has the same answer. */
static void check_again(checking *k) {
  enum { TIMES = 20 };
  action a = {.outcome = OUTCOME_DONE};
  for (int i = 0; i < TIMES && a.outcome == OUTCOME_DONE; i++) {
    strbuf_free(&a.message);
    a = (action){.outcome = OUTCOME_SUITE_FAULT};
    ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
    if (c) k->me.read(&k->me, c, k->artifact.bytes, k->artifact.len, k->own, &a);
    ir_context_free(c);
  }
  expect(k, VERB_DESERIALIZE, "answers twenty times in a row", &a, OUTCOME_DONE);
}

static void check_write(checking *k, vs_version target, const char *what) {
  action a = {0};
  strbuf bytes = STRBUF_INIT, why = STRBUF_INIT;
  ir_op *program = sample_program(k, &why);
  if (program) k->me.write(&k->me, k->c, program, k->own, target, &bytes, &a);
  if (expect(k, VERB_SERIALIZE, what, &a, OUTCOME_DONE)) {
    bc_header h = {.target = VS_NONE};
    bool header = bc_read_header(bytes.bytes, bytes.len, &h, NULL);
    if (!told(k, header && h.target == target, "the artifact says for which release it is")) {
      char version[32];
      strbuf_addf(k->out, "        the producer is '%.*s', not 'StableHLO_v%s'\n",
                  header ? (int)h.producer_len : 0, header ? h.producer : "",
                  vs_format(target, version));
      add_command(k, VERB_SERIALIZE);
    }
  }
  strbuf_free(&why);
  strbuf_free(&bytes);
}

static void check_evaluate(checking *k) {
  static const int32_t want[] = {2, 4};
  action a = {0};
  interp_value **values = NULL;
  size_t count = 0, size = 0;
  ir_op *source = sample_program(k, &a.message);
  evaluation e = {
      .source = source, .bytes = k->artifact.bytes, .size = k->artifact.len, .own = k->own};
  if (source) k->me.evaluate(&k->me, k->c, &e, &values, &count, &a);
  if (expect(k, VERB_EVALUATE, "evaluates it", &a, OUTCOME_DONE)) {
    const void *data = count == 1 ? interp_data(values[0], &size) : NULL;
    if (!told(k, data && size == sizeof want && memcmp(data, want, size) == 0,
              "[1, 2] + [1, 2] is [2, 4]")) {
      strbuf_addf(k->out, "        %zu results", count);
      for (size_t i = 0; i < count; i++) {
        strbuf_adds(k->out, i ? ", " : ": ");
        interp_print(values[i], true, k->out);
      }
      strbuf_addc(k->out, '\n');
      add_command(k, VERB_EVALUATE);
    }
  }
  for (size_t i = 0; i < count; i++) interp_release(values[i]);
  free(values);
}

static bool can(const checking *k, consumer_verb v) { return k->p->can >> v & 1; }

static void check_release(checking *k, size_t release) {
  char version[32];
  strbuf why = STRBUF_INIT;
  k->own = vs_builtin_opset()->releases[release].version;
  strbuf_addf(k->out, "%s as release %s:%s%s%s\n", k->p->name, vs_format(k->own, version),
              can(k, VERB_DESERIALIZE) ? " read" : "", can(k, VERB_SERIALIZE) ? " write" : "",
              can(k, VERB_EVALUATE) ? " evaluate" : "");
  if (!k->c || !make_artifact(k, &why)) {
    told(k, false, "the suite makes an artifact");
    add_indented(&why, k->out);
  } else {
    if (can(k, VERB_DESERIALIZE)) {
      check_read(k);
      check_damage(k);
      check_again(k);
    }
    if (can(k, VERB_SERIALIZE)) {
      vs_version oldest = vs_oldest(vs_builtin_opset());
      check_write(k, k->own, "writes an artifact for its own release");
      if (oldest != k->own) check_write(k, oldest, "writes an artifact for the oldest release");
    }
    if (can(k, VERB_EVALUATE)) check_evaluate(k);
    if (!(k->p->can & ((1u << VERB_COUNT) - 1))) told(k, false, "it can do something");
  }
  strbuf_free(&why);
}

bool check_consumer(external *x, strbuf *out) {
  const consumer_profile *p = external_profile(x);
  checking k = {.d = external_description(x),
                .me = external_implementation(x),
                .p = p,
                .c = ir_context_new(&vs_builtin_opset()->registry, NULL),
                .out = out};
  check_release(&k, p->newest);
  if (p->oldest != p->newest) check_release(&k, p->oldest);
  if (k.me.stop) k.me.stop(&k.me);
  if (k.failed)
    strbuf_addf(out, "%zu failed\n", k.failed);
  else
    strbuf_adds(out, "all is well\n");
  strbuf_free(&k.artifact);
  ir_context_free(k.c);
  return k.failed == 0;
}
