/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts check-consumer and check-testee: checks whether a description or a testee works at all.
 * Messages use the names that the description uses. */
#include <string.h>

#include "harness/data/base64.h"
#include "harness/files/program.h"
#include "harness/host/child.h"
#include "harness/host/shell.h"
#include "harness/programs/derive.h"
#include "passes/passes.h"
#include "session.h"
#include "text/text.h"

/* A program that every release can express and every consumer can read: the sum of a constant with
 * itself, of some type. The attribute is discardable, and must be preserved. */
static const char sample[] =
    "func.func @main() -> tensor<%1$s> {\n"
    "  %%0 = stablehlo.constant dense<%2$s> : tensor<%1$s> loc(\"sample.py\":1:2)\n"
    "  %%1 = stablehlo.add %%0, %%0 {hlo_cts.note = \"stays\"} : tensor<%1$s> loc(\"sum\")\n"
    "  return %%1 : tensor<%1$s> loc(\"sample.py\":3:4)\n"
    "} loc(\"main\")\n";

/* Element types in which it is evaluated, the first that the consumer says it can. 2 and 4 as
 * little-endian bytes; floats: IEEE 754, 1 x 2^1 and 1 x 2^2 with their biased exponents. */
typedef struct sample_type {
  const char *name, *value, *sum;
  size_t bytes;
} sample_type;

static const sample_type sample_types[] = {
    {"i32", "[1, 2]", "\2\0\0\0\4\0\0\0", 8},
    {"f32", "[1.0, 2.0]", "\0\0\0\x40\0\0\x80\x40", 8},
    {"bf16", "[1.0, 2.0]", "\0\x40\x80\x40", 4},
    {"f16", "[1.0, 2.0]", "\0\x40\0\x44", 4},
    {"f64", "[1.0, 2.0]", "\0\0\0\0\0\0\0\x40\0\0\0\0\0\0\x10\x40", 16},
    {"i64", "[1, 2]", "\2\0\0\0\0\0\0\0\4\0\0\0\0\0\0\0", 16},
    {"i16", "[1, 2]", "\2\0\4\0", 4},
    {"i8", "[1, 2]", "\2\4", 2},
    {"ui32", "[1, 2]", "\2\0\0\0\4\0\0\0", 8},
    {"ui8", "[1, 2]", "\2\4", 2},
};

/* Things that releases added, oldest first: they tell whether a consumer is of the release that it
 * states. */
typedef struct probe {
  const char *row; /* of VHLO: an op or a type */
  const char *what, *body;
} probe;

static const probe probes[] = {
    {"i2_v1", "the type i2", "%0 = stablehlo.constant dense<1> : tensor<2xi2>\n"},
    {"vhlo.tan_v1", "the operation tan",
     "%0 = stablehlo.constant dense<0.0> : tensor<f32>\n"
     "%1 = \"stablehlo.tan\"(%0) : (tensor<f32>) -> tensor<f32>\n"},
    {"vhlo.exponential_v2", "the accuracy of exponential",
     "%0 = stablehlo.constant dense<0.0> : tensor<f32>\n"
     "%1 = \"stablehlo.exponential\"(%0) {result_accuracy = #stablehlo.result_accuracy<ulps = 1, "
     "mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<f32>) -> tensor<f32>\n"},
};

static vs_version since_of(const probe *b) {
  const vs_opset *o = vs_builtin_opset();
  const vs_op *op = vs_op_named(o, b->row);
  if (op) return op->since;
  const ir_typedef *type = o->registry.find_type(&o->registry, "vhlo", 4, b->row, strlen(b->row));
  return type ? vs_type_row(o, type->id)->since : VS_FOREVER;
}

typedef struct checking {
  const consumer_description *d;
  const consumer_profile *p;
  const char *other_name; /* session_other_name */
  consumer_table me;
  vs_version own;
  ir_context *c;
  const sample_type *type;
  bool scalar; /* the sample is the sum of the first elements, as a tensor of rank 0 */
  strbuf artifact;
  strbuf *out;
  const consumer_setting *setting;
  strbuf given, program; /* what the last action was given: an artifact, a program as text */
  vs_version target;
  strbuf last; /* the message of the last action that failed */
  size_t failed;
  bool hopeless; /* it cannot even be started: the rest would say the same */
} checking;

/* The first of the sample's types that a consumer can evaluate; none: the first one. */
static const sample_type *choose_type(const consumer_profile *p) {
  for (size_t i = 0; i < sizeof sample_types / sizeof *sample_types; i++) {
    if (!p->element_types) break;
    for (size_t k = 0; k < p->element_type_count; k++)
      if (strcmp(sample_types[i].name, p->element_types[k]) == 0) return &sample_types[i];
  }
  return sample_types;
}

/* --- Its report ------------------------------------------------------------------------------- */

/* A line for a shell that makes a file of what the consumer was given. */
static void add_file(const char *name, const strbuf *bytes, strbuf *out) {
  strbuf_adds(out, "        with: echo ");
  base64_encode(bytes->bytes, bytes->len, out);
  strbuf_addf(out, " | base64 -d >%s\n", name);
}

/* The command of a verb, to be pasted into a shell, below lines that make its files; a testee has
 * one for all. */
static void add_command(const checking *k, consumer_verb verb) {
  bool process = k->d->kind == CONSUMER_PROCESS;
  const consumer_command *c = process ? &k->d->actions[verb] : &k->d->command;
  char target[32], own[32];
  const char *const values[HOLD_COUNT] = {[HOLD_ARTIFACT] = "artifact.mlirbc",
                                          [HOLD_PROGRAM] = "program.mlir",
                                          [HOLD_OUTPUT] = "output",
                                          [HOLD_ARGS] = "[]",
                                          [HOLD_TARGET] = vs_format(k->target, target),
                                          [HOLD_RELEASE] = vs_format(k->own, own),
                                          [HOLD_HERE] = k->setting->here,
                                          [HOLD_BIN] = k->setting->bin};
  auto_free char **argv = c->count ? command_expand(c, values) : NULL;
  if (!argv) return;
  if (process && command_uses(c, HOLD_ARTIFACT)) add_file("artifact.mlirbc", &k->given, k->out);
  if (process && command_uses(c, HOLD_PROGRAM)) add_file("program.mlir", &k->program, k->out);
  strbuf_adds(k->out, "        ran:");
  for (size_t i = 0; argv[i]; i++) {
    strbuf_addc(k->out, ' ');
    shell_quote(argv[i], k->out);
  }
  strbuf_addc(k->out, '\n');
}

static void add_indented(const strbuf *text, strbuf *out) {
  enum { QUOTE_MAX = 1000 };
  const char *s = strbuf_str(text);
  size_t n = strlen(s) < QUOTE_MAX ? strlen(s) : QUOTE_MAX;
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

static bool holds(checking *k, bool ok, const char *what) {
  strbuf_addf(k->out, "%s  %s\n", ok ? "ok    " : "FAILED", what);
  k->failed += !ok;
  return ok;
}

/* The same, with the reason below it. */
static bool shows(checking *k, bool ok, const char *what, const strbuf *why) {
  if (!holds(k, ok, what)) add_indented(why, k->out);
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
    case OUTCOME_CANNOT:
      return process ? "`capabilities` says that it can; if not, say so there"
                     : "its hello says that it can; if not, say so there";
    default: return NULL;
  }
}

/* Checks that an action had the wanted outcome. */
static bool expect(checking *k, consumer_verb verb, const char *what, action *a, outcome wanted) {
  static const char *const words[] = {[OUTCOME_DONE] = "it did it",
                                      [OUTCOME_REFUSED] = "it refused:",
                                      [OUTCOME_CRASHED] = "it crashed:",
                                      [OUTCOME_TIMED_OUT] = "it took too long:",
                                      [OUTCOME_BAD_REPLY] = "its answer is not one:",
                                      [OUTCOME_CANNOT] = "it does not claim to:",
                                      [OUTCOME_WAIVED] = "waived:",
                                      [OUTCOME_SUITE_FAULT] = "it could not be asked:"};
  bool ok = holds(k, a->outcome == wanted, what);
  if (!ok) {
    size_t from = k->out->len;
    strbuf_addf(k->out, "        %s\n", words[a->outcome]);
    add_indented(&a->message, k->out);
    add_command(k, verb);
    const char *hint = look_at(k, a->outcome, wanted);
    if (hint) strbuf_addf(k->out, "        %s\n", hint);
    size_t n = k->out->failed ? 0 : k->out->len - from;
    if (n && n == k->last.len && memcmp(k->out->bytes + from, k->last.bytes, n) == 0) {
      k->out->len = from;
      strbuf_adds(k->out, "        the same again\n");
    } else if (n) {
      strbuf_reset(&k->last);
      strbuf_add(&k->last, k->out->bytes + from, n);
    }
    k->hopeless = a->outcome == OUTCOME_SUITE_FAULT;
  }
  strbuf_free(&a->message);
  *a = (action){0};
  return ok;
}

/* --- What is asked ---------------------------------------------------------------------------- */

static ir_op *sample_program(checking *k, strbuf *why) {
  diag_text_sink sink = diag_text_sink_to(why);
  program_options o = {.file = "sample"};
  strbuf_auto text = STRBUF_INIT;
  strbuf_auto type = STRBUF_INIT, value = STRBUF_INIT;
  strbuf_addf(&type, "%s%s", k->scalar ? "" : "2x", k->type->name);
  if (k->scalar) /* "1" of "[1, 2]" */
    strbuf_add(&value, k->type->value + 1, strcspn(k->type->value, ",") - 1);
  else
    strbuf_adds(&value, k->type->value);
  strbuf_addf(&text, sample, strbuf_str(&type), strbuf_str(&value));
  ir_op *program = program_read(k->c, strbuf_str(&text), text.len, &o, &sink.sink);
  if (program && !k->p->locations && !pass_strip_locations(k->c, program, &sink.sink)) return NULL;
  return program;
}

static bool make_artifact(checking *k, strbuf *why) {
  diag_text_sink sink = diag_text_sink_to(why);
  vs_options v = {0};
  ir_op *program = sample_program(k, why);
  strbuf_reset(&k->artifact);
  return program && program_serialize(k->c, program, k->own, &v, k->own, &k->artifact, &sink.sink);
}

/* Makes the consumer read an artifact, and keeps its bytes for the report of a failure. */
static ir_op *read_bytes(checking *k, ir_context *c, const void *bytes, size_t n, action *a) {
  strbuf_reset(&k->given);
  strbuf_add(&k->given, bytes, n);
  return k->me.read(&k->me, c, bytes, n, k->own, a);
}

static void check_read(checking *k) {
  action a = {0};
  ir_op *program = read_bytes(k, k->c, k->artifact.bytes, k->artifact.len, &a);
  if (!expect(k, VERB_DESERIALIZE, "reads an artifact of its own release", &a, OUTCOME_DONE))
    return;
  strbuf_auto why = STRBUF_INIT;
  ir_op *want = sample_program(k, &why);
  ir_compare_options all = {0}, bare = {.ignore_locations = true};
  bool same = want && program && ir_equal(program, want, &bare, &why);
  if (!shows(k, same, "shows the program that was written", &why)) {
    add_command(k, VERB_DESERIALIZE);
  } else if (k->p->locations &&
             !shows(k, ir_equal(program, want, &all, &why), "shows its locations", &why)) {
    add_command(k, VERB_DESERIALIZE);
    strbuf_adds(k->out, "        if it never does, say `capabilities: {locations: no}`\n");
  }
}

static void check_damage(checking *k) {
  static const char noise[] = "ML\xefR this is no artifact";
  action a = {0};
  read_bytes(k, k->c, noise, sizeof noise, &a);
  expect(k, VERB_DESERIALIZE, "refuses what is no artifact", &a, OUTCOME_REFUSED);
  if (k->hopeless) return;
  read_bytes(k, k->c, k->artifact.bytes, k->artifact.len / 2, &a);
  expect(k, VERB_DESERIALIZE, "refuses half an artifact", &a, OUTCOME_REFUSED);
}

/* An artifact for `target` that holds what a release brought. */
static bool make_probe(checking *k, const probe *b, vs_version target, strbuf *artifact,
                       strbuf *why) {
  strbuf_auto text = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(why);
  program_options o = {.file = "probe"};
  vs_options v = {0};
  strbuf_addf(&text, "func.func @main() {\n%sreturn\n}\n", b->body);
  ir_op *program = program_read(k->c, strbuf_str(&text), text.len, &o, &sink.sink);
  return program && pass_strip_locations(k->c, program, &sink.sink) &&
         program_serialize(k->c, program, target, &v, target, artifact, &sink.sink);
}

static void check_probe(checking *k, const probe *b, bool knows) {
  char since[32], own[32];
  strbuf_auto artifact = STRBUF_INIT, why = STRBUF_INIT, what = STRBUF_INIT;
  action a = {0};
  strbuf_addf(&what, "%s what %s brought: %s", knows ? "reads" : "refuses",
              vs_format(since_of(b), since), b->what);
  if (!make_probe(k, b, knows ? k->own : since_of(b), &artifact, &why)) {
    shows(k, false, "the suite makes an artifact", &why);
  } else {
    read_bytes(k, k->c, artifact.bytes, artifact.len, &a);
    if (!expect(k, VERB_DESERIALIZE, strbuf_str(&what), &a, knows ? OUTCOME_DONE : OUTCOME_REFUSED))
      strbuf_addf(k->out, "        is it really of release %s?\n", vs_format(k->own, own));
  }
}

/* The newest thing that it knows by its release, and the oldest that it does not. */
static void check_age(checking *k) {
  size_t n = 0;
  while (n < sizeof probes / sizeof *probes && since_of(&probes[n]) <= k->own) n++;
  if (n > 0) check_probe(k, &probes[n - 1], true);
  if (n < sizeof probes / sizeof *probes) check_probe(k, &probes[n], false);
}

/* The same question has the same answer. */
static void check_again(checking *k) {
  enum { TIMES = 20 };
  action a = {.outcome = OUTCOME_DONE};
  for (int i = 0; i < TIMES && a.outcome == OUTCOME_DONE; i++) {
    strbuf_free(&a.message);
    a = (action){.outcome = OUTCOME_SUITE_FAULT};
    ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
    if (c) read_bytes(k, c, k->artifact.bytes, k->artifact.len, &a);
    ir_context_free(c);
  }
  expect(k, VERB_DESERIALIZE, "answers twenty times in a row", &a, OUTCOME_DONE);
}

/* Shows the beginning of an output that is no bytecode; often it is a banner. */
static void add_beginning(const checking *k, const strbuf *bytes) {
  enum { BYTES_SHOWN = 40 };
  strbuf_adds(k->out, "        what it wrote is no MLIR bytecode; it begins with '");
  for (size_t i = 0; i < bytes->len && i < BYTES_SHOWN; i++) {
    char c = bytes->bytes[i];
    strbuf_addf(k->out, c >= ' ' && c <= '~' ? "%c" : "\\x%02x", (unsigned char)c);
  }
  strbuf_adds(k->out, "'\n");
}

static void check_write(checking *k, vs_version target, const char *what) {
  action a = {0};
  strbuf_auto bytes = STRBUF_INIT, why = STRBUF_INIT;
  ir_op *program = sample_program(k, &why);
  strbuf_reset(&k->program);
  k->target = target;
  if (program) program_as_text(k->c, program, &k->program);
  if (program) k->me.write(&k->me, k->c, program, k->own, target, &bytes, &a);
  if (expect(k, VERB_SERIALIZE, what, &a, OUTCOME_DONE)) {
    bc_header h = {.target = VS_NONE};
    bool header = bc_read_header(bytes.bytes, bytes.len, &h, NULL);
    if (!holds(k, header && h.target == target, "the artifact says for which release it is")) {
      char version[32];
      if (header)
        strbuf_addf(k->out, "        the producer is '%.*s', not 'StableHLO_v%s'\n",
                    (int)h.producer_len, h.producer, vs_format(target, version));
      else
        add_beginning(k, &bytes);
      add_command(k, VERB_SERIALIZE);
    }
  }
}

/* Prints the results that came, with their types. */
static void add_results(checking *k, interp_value *const *values, size_t count) {
  strbuf_addf(k->out, "        %zu result%s", count, count == 1 ? "" : "s");
  for (size_t i = 0; i < count; i++) {
    strbuf_adds(k->out, i ? ", " : ": ");
    interp_print(values[i], true, k->out);
  }
  strbuf_addc(k->out, '\n');
  add_command(k, VERB_EVALUATE);
}

/* The type of the first result of @main. */
static const ir_type *result_type(const ir_op *program) {
  const ir_op *f = ir_lookup_symbol(program, "main", 4);
  return ir_op_get(f, "function_type")->type->function.results[0];
}

static void check_sum(checking *k, interp_value *const *values, size_t count, const ir_type *type,
                      const char *what) {
  size_t size = 0, want = k->type->bytes / (k->scalar ? 2 : 1);
  strbuf_auto why = STRBUF_INIT, typed = STRBUF_INIT;
  strbuf_addf(&typed, "one result of type ");
  text_print_type(k->c, type, &typed);
  bool fits = results_typed(k->c, &type, 1, values, count, false, &why);
  if (!shows(k, fits, strbuf_str(&typed), &why)) {
    add_results(k, values, count);
    return;
  }
  const void *data = interp_data(values[0], &size);
  if (data && size == want)
    data = ir_dense_little(ir_arena(k->c), ir_type_element(type), data, size);
  if (!holds(k, data && size == want && memcmp(data, k->type->sum, size) == 0, what))
    add_results(k, values, count);
}

static void check_evaluate(checking *k, bool scalar) {
  action a = {0};
  auto_free interp_value **values = NULL;
  size_t count = 0;
  k->scalar = scalar;
  if (!make_artifact(k, &a.message)) {
    shows(k, false, "the suite makes an artifact", &a.message);
    strbuf_free(&a.message);
    return;
  }
  ir_op *source = sample_program(k, &a.message);
  const ir_type *type = source ? result_type(source) : NULL;
  evaluation e = {
      .source = source, .bytes = k->artifact.bytes, .size = k->artifact.len, .own = k->own};
  strbuf_reset(&k->given);
  strbuf_add(&k->given, k->artifact.bytes, k->artifact.len);
  strbuf_reset(&k->program);
  k->target = k->own;
  if (source) program_as_text(k->c, source, &k->program);
  if (source) k->me.evaluate(&k->me, k->c, &e, &values, &count, &a);
  if (expect(k, VERB_EVALUATE, scalar ? "evaluates a scalar" : "evaluates it", &a, OUTCOME_DONE))
    check_sum(k, values, count, type, scalar ? "1 + 1 is 2" : "[1, 2] + [1, 2] is [2, 4]");
  for (size_t i = 0; i < count; i++) interp_release(values[i]);
  k->scalar = false;
}

static bool can(const checking *k, consumer_verb v) { return k->p->can >> v & 1; }

/* Prints what a plugin offers and lacks, in the words of hlo-pjrt. */
static void describe_plugin(const checking *k) {
  const consumer_command *serve = &k->d->command;
  const char *const values[HOLD_COUNT] = {
      [HOLD_HERE] = k->setting->here, [HOLD_BIN] = k->setting->bin};
  auto_free const char **texts = calloc(serve->count + 1, sizeof *texts);
  auto_free char **argv = NULL;
  if (texts) {
    texts[0] = serve->argv[0];
    texts[1] = "--describe";
    memcpy(texts + 2, serve->argv + 1, (serve->count - 1) * sizeof *texts);
    argv = command_expand(&(consumer_command){.argv = texts, .count = serve->count + 1}, values);
  }
  child_limits l = {
      .wall = k->d->limits.start, .memory = k->d->limits.memory, .output = k->d->limits.output};
  FREED_BY(child_result_free) child_result r = {0};
  if (argv) child_run(argv, k->setting->here, &l, &r);
  strbuf_adds(k->out, strbuf_str(&r.out));
}

static void check_release(checking *k, size_t release) {
  char version[32];
  strbuf_auto why = STRBUF_INIT;
  k->own = vs_builtin_opset()->releases[release].version;
  strbuf_adds(k->out, k->p->name);
  if (k->other_name) strbuf_addf(k->out, " (it calls itself '%s')", k->other_name);
  strbuf_addf(k->out, " as release %s:%s%s%s\n", vs_format(k->own, version),
              can(k, VERB_DESERIALIZE) ? " read" : "", can(k, VERB_SERIALIZE) ? " write" : "",
              can(k, VERB_EVALUATE) ? " evaluate" : "");
  if (!k->c || !make_artifact(k, &why)) {
    shows(k, false, "the suite makes an artifact", &why);
  } else {
    if (can(k, VERB_DESERIALIZE)) {
      check_read(k);
      if (!k->hopeless) check_damage(k);
      if (!k->hopeless) check_age(k);
      if (!k->hopeless) check_again(k);
    }
    if (can(k, VERB_SERIALIZE) && !k->hopeless) {
      vs_version oldest = vs_oldest(vs_builtin_opset());
      check_write(k, k->own, "writes an artifact for its own release");
      if (oldest != k->own) check_write(k, oldest, "writes an artifact for the oldest release");
    }
    for (int scalar = 0; scalar < 2; scalar++)
      if (can(k, VERB_EVALUATE) && !k->hopeless) check_evaluate(k, scalar);
    if (!(k->p->can & ((1u << VERB_COUNT) - 1))) holds(k, false, "it can do something");
  }
}

bool session_check(session *x, strbuf *out) {
  const consumer_profile *p = session_profile(x);
  checking k = {.d = session_description(x),
                .setting = session_setting(x),
                .me = session_consumer(x),
                .p = p,
                .other_name = session_other_name(x),
                .type = choose_type(p),
                .c = ir_context_new(&vs_builtin_opset()->registry, NULL),
                .out = out};
  if (k.d->kind == CONSUMER_PJRT) describe_plugin(&k);
  check_release(&k, p->newest);
  if (p->oldest != p->newest && !k.hopeless) check_release(&k, p->oldest);
  if (k.me.stop) k.me.stop(&k.me);
  if (k.failed)
    strbuf_addf(out, "%zu failed%s\n", k.failed, k.hopeless ? "; the rest was not tried" : "");
  else
    strbuf_adds(out, "all is well\n");
  strbuf_free(&k.artifact);
  strbuf_free(&k.given);
  strbuf_free(&k.program);
  strbuf_free(&k.last);
  ir_context_free(k.c);
  return k.failed == 0;
}
