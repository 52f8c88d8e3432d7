#include "execute.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/intern.h"
#include "harness/cli/program.h"
#include "harness/host/input.h"
#include "harness/programs/sizes.h"
#include "harness/results/refusal.h"
#include "job.h"
#include "passes/passes.h"
#include "text/text.h"

/* --- The program --- */

/* The suite makes the program itself, and holds it against what was confirmed. */
static bool load_sized(case_job *j, input *in) {
  if (!sizes_program(j->c, j->opset, &j->made, &j->broken) ||
      !sizes_confirmed(j->c, &j->made, &j->broken))
    return false;
  *in = (input){.name = j->c->name, .bytes = j->made.bytes, .size = j->made.len};
  return true;
}

ir_op *job_load(case_job *j, input *in, const char *path, const char *name, bool legal,
                expectations *e) {
  if (j->c->sized && !load_sized(j, in)) return NULL;
  if (j->c->text)
    *in = (input){.name = name, .bytes = j->c->text, .size = strlen(j->c->text)};
  else if (!j->c->sized && !input_open(in, path, &j->broken))
    return NULL;
  diag_text_sink sink = diag_text_sink_to(&j->broken);
  sink.show_ids = true;
  program_options o = {.file = name, .unverified = !legal};
  ir_op *module = program_read(j->context, in->bytes, in->size, &o, &sink.sink);
  derive_rules rules = {j->c->tolerance, j->c->nan, j->c->zeros_equal};
  if (!module || !derive_plain(j->context, module, &rules, e, &sink.sink)) return NULL;
  if (j->c->devices.replicas) {
    device_run_free(&j->run);
    if (!devices_derive(j->context, module, j->c->devices, &j->run, &sink.sink)) return NULL;
  }
  uint64_t replicas, partitions;
  if (legal && !devices_of(module, &replicas, &partitions, &sink.sink)) return NULL;
  if (!j->c->keep_locations && !pass_strip_locations(j->context, module, &sink.sink)) return NULL;
  return !legal || program_verify(module, &sink.sink) ? module : NULL;
}

static void load_case(case_job *j) {
  const corpus_case *c = j->c;
  j->plain = job_load(j, &j->source, c->path, c->name, !c->breaks, &j->expected);
  if (!j->plain) return;
  expectations ignored;
  j->normal =
      c->normal ? job_load(j, &j->normal_source, c->normal, c->name, true, &ignored) : j->plain;
  if (!j->normal || (negative_is(c) && !negative_load(j))) return;
  bool evaluates = c->checks >> CHECK_EVALUATE & 1;
  if (evaluates && !j->expected.count)
    strbuf_adds(&j->broken, "the program checks nothing: leave out the check 'evaluate'");
}

case_job *case_job_new(const vs_opset *o, const corpus_case *c, const consumer_table *tested,
                       const golden_set *golden) {
  case_job *j = calloc(1, sizeof *j);
  if (!j) return NULL;
  j->opset = o;
  j->c = c;
  j->tested = tested;
  j->golden = golden;
  j->releases = o->release_count;
  j->keys = tested->key_count ? tested->key_count : j->releases;
  j->artifacts = calloc(j->keys, sizeof *j->artifacts);
  j->readings = calloc(j->keys, sizeof *j->readings);
  j->context = ir_context_new(&o->registry, NULL);
  if (!j->artifacts || !j->readings || !j->context) {
    case_job_free(j);
    return NULL;
  }
  load_case(j);
  return j;
}

static void free_readings(const case_job *j, reading *readings) {
  for (size_t i = 0; i < j->releases; i++) {
    reading *r = &readings[i];
    if (!r->made) continue;
    strbuf_free(&r->act.message);
    strbuf_free(&r->equal_why);
    strbuf_free(&r->preserve_why);
    strbuf_free(&r->reserialize_why);
    strbuf_free(&r->evaluate_why);
  }
  free(readings);
}

static void free_context(context_job *x, size_t releases) {
  for (size_t i = 0; x->bytes && i < releases; i++) strbuf_free(&x->bytes[i]);
  free(x->bytes);
  strbuf_free(&x->why);
  strbuf_free(&x->message);
  context_free(&x->program);
}

void case_job_free(case_job *j) {
  if (!j) return;
  for (size_t i = 0; j->artifacts && i < j->keys; i++) {
    strbuf_free(&j->artifacts[i].act.message);
    strbuf_free(&j->artifacts[i].bytes);
  }
  for (size_t i = 0; j->references && i < j->releases; i++) {
    strbuf_free(&j->references[i].act.message);
    strbuf_free(&j->references[i].bytes);
  }
  free(j->references);
  free(j->alike);
  for (size_t i = 0; i < sizeof j->contexts / sizeof *j->contexts; i++)
    free_context(&j->contexts[i], j->releases);
  negative_free(j->negative);
  device_run_free(&j->run);
  for (size_t i = 0; j->readings && i < j->keys; i++)
    if (j->readings[i]) free_readings(j, j->readings[i]);
  free(j->artifacts);
  free(j->readings);
  strbuf_free(&j->broken);
  strbuf_free(&j->made);
  strbuf_free(&j->evaluation_why);
  ir_context_free(j->context);
  input_close(&j->source);
  input_close(&j->normal_source);
  free(j);
}

bool case_job_print(case_job *j, check_kind k, plain_form form, strbuf *out, const char **why) {
  *why = strbuf_str(&j->broken);
  if (j->broken.len || !j->normal) return false;
  const ir_op *program = j->plain;
  if (CONTEXT_CHECKS >> k & 1) {
    const context_job *x = job_context(j, k, 0);
    *why = strbuf_str(&x->why);
    if (x->end != CONTEXT_DERIVED) return false;
    program = x->program.module;
  }
  /* Pretty forms have no room for the locations of a region that they do not show. */
  bool kept = j->c->keep_locations;
  text_print_options o = {
      .debuginfo = kept || form.locations, .generic = kept || form.generic, .local_scope = true};
  text_print(j->context, program, &o, out);
  return true;
}

bool case_job_program(case_job *j, char hash[SHA256_TEXT], const char **why) {
  *why = strbuf_str(&j->broken);
  if (j->broken.len || !j->normal) return false;
  strbuf_auto text = STRBUF_INIT;
  text_print_options o = {.debuginfo = j->c->keep_locations, .generic = true, .local_scope = true};
  text_print(j->context, j->plain, &o, &text);
  negative_print(j, &text);
  sha256_text(text.bytes, text.len, hash);
  *why = "out of memory";
  return !text.failed;
}

const ir_op *case_job_normal(const case_job *j, ir_context **c, const char **why) {
  *why = strbuf_str(&j->broken);
  *c = j->context;
  return j->broken.len ? NULL : j->normal;
}

const ir_op *case_job_plain(const case_job *j, ir_context **c, const char **why) {
  *why = strbuf_str(&j->broken);
  *c = j->context;
  return j->broken.len ? NULL : j->plain;
}

const expectations *case_job_expected(const case_job *j) { return &j->expected; }

/* --- Writing --- */

static size_t key_of(const case_job *j, size_t own, size_t target) {
  return j->tested->write_key(j->tested, j->opset, own, target);
}

bool job_implements(const case_job *j, size_t own) {
  return !j->tested->implements ||
         j->tested->implements(j->tested, j->opset->releases[own].version);
}

bool job_able(const case_job *j, uint32_t ability) {
  return !j->tested->abilities || (j->tested->abilities(j->tested) & ability) == ability;
}

bool job_answered(const action *a) {
  return a->outcome == OUTCOME_DONE || a->outcome == OUTCOME_REFUSED ||
         a->outcome == OUTCOME_CANNOT;
}

ir_op *job_copy(ir_context *c, const ir_op *program) {
  arena *a = ir_arena(c);
  arena_guard g;
  if (!ARENA_GUARD(a, &g)) return NULL;
  ir_op *copy = ir_clone(c, program);
  arena_guard_pop(a, &g);
  return copy;
}

artifact *job_write(case_job *j, size_t own, size_t target) {
  artifact *a = &j->artifacts[key_of(j, own, target)];
  if (a->made) return a;
  a->made = true;
  if (carry_writing(j, own, target, a)) return a;
  ir_op *copy = job_copy(j->context, j->plain);
  a->act.outcome = OUTCOME_SUITE_FAULT;
  if (!copy) return a;
  job_ask_write(j, j->context, copy, j->opset->releases[own].version,
                j->opset->releases[target].version, &a->bytes, &a->act);
  if (a->bytes.failed) a->act.outcome = OUTCOME_SUITE_FAULT;
  return a;
}

const char *job_hash(artifact *a) {
  if (!*a->hash) sha256_text(a->bytes.bytes, a->bytes.len, a->hash);
  return a->hash;
}

const strbuf *case_job_artifact(case_job *j, size_t producer, size_t target, const char **why) {
  *why = strbuf_str(&j->broken);
  if (j->broken.len || !j->normal) return NULL;
  artifact *a = job_write(j, producer, target);
  *why = strbuf_str(&a->act.message);
  return a->act.outcome == OUTCOME_DONE ? &a->bytes : NULL;
}

/* "expected: 4d 4c 00 …": a few bytes around the place. */
static void add_bytes(const char *side, const char *bytes, size_t n, size_t at, strbuf *out) {
  enum { BEFORE = 4, SHOWN = 16 };
  size_t from = at < BEFORE ? 0 : at - BEFORE;
  strbuf_addf(out, "\n%s: from byte %zu:", side, from);
  for (size_t i = from; i < n && i < from + SHOWN; i++)
    strbuf_addf(out, " %02x", (unsigned char)bytes[i]);
  if (from >= n) strbuf_adds(out, " (the end)");
}

/* Where two byte strings part. */
static void first_difference(const strbuf *have, const char *want, size_t n, strbuf *why) {
  size_t at = 0;
  while (at < have->len && at < n && have->bytes[at] == want[at]) at++;
  strbuf_addf(why, "%zu bytes, expected %zu; the first difference is at byte %zu", have->len, n,
              at);
  if (at < have->len && at < n)
    strbuf_addf(why, ": 0x%02x, expected 0x%02x", (unsigned char)have->bytes[at],
                (unsigned char)want[at]);
  add_bytes("expected", want, n, at, why);
  add_bytes("actual", strbuf_str(have), have->len, at, why);
}

/* Where bytes differ although they say the same, that is told and no failure. */
static bool same_bytes(const case_job *j, const strbuf *have, const char *want, size_t n,
                       strbuf *why) {
  if (have->len == n && (!n || memcmp(have->bytes, want, n) == 0)) return true;
  bool legal = bc_same_but_encoding(j->opset, want, n, have->bytes, have->len);
  if (legal) strbuf_adds(why, "other legal encoding: ");
  first_difference(have, want, n, why);
  return legal;
}

/* The header says what the tables say, and the bytes are the golden ones. */
static observation check_bytes(const case_job *j, artifact *a, size_t target, strbuf *why) {
  const vs_release *release = &j->opset->releases[target];
  observation o = {.outcome = OUTCOME_DONE};
  bc_header header;
  if (!bc_read_header(a->bytes.bytes, a->bytes.len, &header, NULL)) {
    strbuf_adds(why, "the bytes have no header");
    return o;
  }
  char version[32];
  if (header.target != release->version || header.version != release->bytecode_written) {
    strbuf_addf(why, "the header says '%.*s' in bytecode version %u, expected %s in %u",
                (int)header.producer_len, header.producer, (unsigned)header.version,
                vs_format(release->version, version), release->bytecode_written);
    return o;
  }
  const golden_row *row = golden_find(j->golden, j->c->id, release->version);
  if (!row) {
    strbuf_addf(why,
                "there are no golden bytes for release %s; hlo-cts golden, with the same --opset, "
                "--corpus and --golden, writes them",
                vs_format(release->version, version));
    o.outcome = OUTCOME_SUITE_FAULT;
    return o;
  }
  o.agrees = strcmp(row->hash, job_hash(a)) == 0;
  carry_tell(j, a, why);
  if (o.agrees) return o;
  const char *golden;
  size_t size;
  if (golden_bytes(j->golden, row, &golden, &size, why))
    o.agrees = same_bytes(j, &a->bytes, golden, size, why);
  return o;
}

/* --- Reading --- */

static bool without_attributes(ir_op *op, void *user) {
  (void)user;
  op->attr_count = 0;
  return true;
}

/* "expected: func.func @main() {": the first line of an op. */
static void add_op(const char *side, ir_context *c, const ir_op *op, bool locations, strbuf *out) {
  enum { MOST = 400 };
  static const text_print_options plain = {.local_scope = true},
                                  whole = {.local_scope = true, .debuginfo = true};
  strbuf_auto text = STRBUF_INIT;
  text_print(c, op, locations ? &whole : &plain, &text);
  const char *line = strbuf_str(&text);
  size_t n = strcspn(line, "\n");
  strbuf_addf(out, "\n%s: %.*s%s", side, (int)(n > MOST ? MOST : n), line, n > MOST ? " …" : "");
}

/* ir_equal, with both sides of a difference below the sentence. */
static bool same_programs(case_job *j, ir_context *c, const ir_op *program, const ir_op *want,
                          bool locations, strbuf *why) {
  const ir_op *parted[2] = {NULL, NULL};
  ir_compare_options o = {.ignore_locations = !locations, .parted = parted};
  if (ir_equal(program, want, &o, why)) return true;
  if (parted[0]) {
    add_op("expected", j->context, parted[1], locations, why);
    add_op("actual", c, parted[0], locations, why);
  }
  return false;
}

/* A difference in attributes or locations alone is `preserve`'s business, any other
 * `deserialize`'s. */
static void compare_programs(case_job *j, ir_context *c, const ir_op *program, size_t consumer,
                             reading *r) {
  bool shown = !job_implements(j, consumer) || job_able(j, ABILITY_LOCATIONS);
  r->hidden = !shown && j->c->keep_locations;
  r->equal = r->preserved = same_programs(j, c, program, j->normal, shown, &r->preserve_why);
  if (r->equal) return;
  ir_op *bare = job_copy(c, program), *want = job_copy(j->context, j->normal);
  if (!bare || !want) return;
  ir_walk(bare, without_attributes, NULL);
  ir_walk(want, without_attributes, NULL);
  r->equal = same_programs(j, c, bare, want, false, &r->equal_why);
  r->stopped = !r->equal;
}

/* What the devices gave, each its own. */
static bool devices_met(const case_job *j, interp_value *const *results, size_t count,
                        strbuf *why) {
  auto_free interp_value **mine = device_results(&j->run, results, count, why);
  bool met = mine && expectations_met(&j->expected, mine, j->run.result_count, why);
  for (size_t i = 0; mine && i < j->run.result_count; i++) interp_release(mine[i]);
  return met;
}

static bool values_met(const expectations *e, interp_value *const *results, size_t count,
                       bool in_rows, strbuf *why) {
  return in_rows ? expectations_met_in_rows(e, results, count, why)
                 : expectations_met(e, results, count, why);
}

/* Of a consumer that flushes subnormals: all or none. */
static bool flushed_met(case_job *j, interp_value *const *results, size_t count, bool in_rows,
                        bool met, strbuf *why) {
  if (!j->flushed.made) flush_derive(j->context, j->plain, &j->expected, &j->flushed);
  strbuf_auto ignored = STRBUF_INIT;
  if (!j->flushed.differs) return met;
  if (values_met(&j->flushed.e, results, count, in_rows, &ignored)) {
    if (met) return true;
    strbuf_reset(why);
    strbuf_adds(why, "subnormals are zeros here, as when it was asked first");
    return true;
  }
  if (met && j->flushed.certain) {
    strbuf_reset(why);
    strbuf_adds(why, "subnormals are kept here, and were flushed when it was asked first");
    return false;
  }
  return met;
}

static bool all_met(case_job *j, interp_value *const *results, size_t count, bool in_rows,
                    vs_version own, strbuf *why) {
  strbuf_auto message = STRBUF_INIT;
  bool met = values_met(&j->expected, results, count, in_rows, &message);
  bool flushes =
      j->tested->flushes && (!j->tested->implements || j->tested->implements(j->tested, own));
  if (flushes) met = flushed_met(j, results, count, in_rows, met, &message);
  strbuf_adds(why, strbuf_str(&message));
  return met;
}

static void evaluate_program(case_job *j, ir_context *c, const evaluation *e, outcome *out,
                             bool *met, bool in_rows, strbuf *why) {
  auto_free interp_value **results = NULL;
  size_t count = 0;
  action a = {0};
  job_ask_evaluate(j, c, e, &results, &count, &a);
  *out = a.outcome;
  *met = false;
  if (a.outcome != OUTCOME_DONE)
    strbuf_adds(why, strbuf_str(&a.message));
  else if (e->program != j->run.driver && j->run.driver)
    *met = devices_met(j, results, count, why);
  else
    *met = all_met(j, results, count, in_rows, e->own, why);
  if (a.outcome == OUTCOME_DONE && a.message.len) /* where it fell back to something */
    strbuf_addf(why, "%s%s", why->len ? "\n" : "", strbuf_str(&a.message));
  for (size_t i = 0; i < count; i++) interp_release(results[i]);
  strbuf_free(&a.message);
}

/* A program that equals the normal one evaluates as that one does: our own consumer evaluates it
 * once. Any other is asked about each artifact: what it makes of the bytes is its own. */
static void evaluate_reading(case_job *j, ir_context *c, const ir_op *program, const artifact *a,
                             size_t consumer, reading *r) {
  bool tested = j->tested->implements && job_implements(j, consumer);
  evaluation e = {.program = program,
                  .source = j->plain,
                  .bytes = a->bytes.bytes,
                  .size = a->bytes.len,
                  .own = j->opset->releases[consumer].version};
  if (j->run.driver && tested) {
    e.args = j->run.args;
    e.arg_count = j->run.arg_count;
  } else if (j->run.driver && !r->preserved) {
    r->evaluated = OUTCOME_CANNOT;
    strbuf_adds(&r->evaluate_why, "only the program itself is run on several devices");
    return;
  } else if (j->run.driver) {
    e.program = j->run.driver;
    c = j->context;
  }
  if (tested) e.program = NULL; /* it reads the bytes itself */
  if (tested) c = j->context;
  if (tested || !r->preserved) {
    evaluate_program(j, c, &e, &r->evaluated, &r->values_met, false, &r->evaluate_why);
    return;
  }
  if (!j->evaluated)
    evaluate_program(j, c, &e, &j->evaluation, &j->evaluation_met, false, &j->evaluation_why);
  j->evaluated = true;
  r->evaluated = j->evaluation;
  r->values_met = j->evaluation_met;
  strbuf_adds(&r->evaluate_why, strbuf_str(&j->evaluation_why));
}

/* Holds what was written for a release against what the program itself gives. */
static void compare_rewritten(case_job *j, const action *act, const strbuf *bytes, size_t target,
                              reading *r) {
  const artifact *want = job_write(j, target, target);
  r->reserialized = act->outcome;
  if (act->outcome != OUTCOME_DONE) {
    strbuf_adds(&r->reserialize_why, strbuf_str(&act->message));
  } else if (want->act.outcome != OUTCOME_DONE) {
    strbuf_adds(&r->reserialize_why, "the program itself cannot be written for that release");
  } else {
    r->same_bytes = same_bytes(j, bytes, want->bytes.bytes, want->bytes.len, &r->reserialize_why);
  }
}

/* A program that was read as it was written is the case's own: a consumer that was asked to write
 * that for the release is not asked again. */
static bool rewrites_source(const case_job *j, const reading *r) {
  return j->carried && j->tested->implements && r->preserved;
}

static void reserialize_source(case_job *j, size_t target, size_t own, reading *r) {
  const artifact *a = job_write(j, own, target);
  strbuf_reset(&r->reserialize_why);
  compare_rewritten(j, &a->act, &a->bytes, target, r);
  carry_tell(j, a, &r->reserialize_why);
}

/* The release for which a consumer writes again what it read from the artifact `key`: that of the
 * artifact, or, where that is newer than the consumer, its own. */
static size_t rewrite_target(const case_job *j, size_t key, size_t own) {
  size_t written = key % j->releases;
  return written < own ? written : own;
}

/* What the built-in consumer wrote after it read this artifact at another release. The program was
 * the same, so it writes the same for the same target. NULL if it has to write. */
static const reading *same_rewriting(const case_job *j, size_t key, size_t own) {
  const reading *by = j->readings[key];
  size_t wanted = key_of(j, own, rewrite_target(j, key, own));
  for (size_t i = 0; i < j->releases; i++)
    if (by[i].rewritten && key_of(j, i, rewrite_target(j, key, i)) == wanted) return &by[i];
  return NULL;
}

/* Whether the built-in consumer wrote, or will write, the case's own program. */
static bool rewrites_itself(const case_job *j, size_t own, const reading *r) {
  bool built_in = !j->tested->implements || !job_implements(j, own);
  return built_in && r->preserved;
}

/* Writes again what was read from the artifact `key`; uses the program up. */
static void reserialize(case_job *j, ir_context *c, ir_op *program, size_t key, size_t own,
                        reading *r) {
  if (job_implements(j, own) && !job_able(j, ABILITY_WRITE)) {
    r->reserialized = OUTCOME_CANNOT;
    strbuf_adds(&r->reserialize_why, "it does not claim to serialize");
    return;
  }
  size_t target = rewrite_target(j, key, own);
  if (rewrites_source(j, r) && job_implements(j, own)) {
    reserialize_source(j, target, own, r);
    return;
  }
  bool itself = rewrites_itself(j, own, r);
  const reading *same = itself ? same_rewriting(j, key, own) : NULL;
  if (same) {
    carry_rewriting(same, r);
    return;
  }
  strbuf_auto bytes = STRBUF_INIT;
  action a = {0};
  job_ask_write(j, c, program, j->opset->releases[own].version, j->opset->releases[target].version,
                &bytes, &a);
  compare_rewritten(j, &a, &bytes, target, r);
  strbuf_free(&a.message);
  r->rewritten = itself;
}

/* --- In contexts --- */

static uint32_t seed_of(const case_job *j) { return hash_bytes(j->c->id, strlen(j->c->id), 0); }

size_t job_context_count(const case_job *j, check_kind k) {
  int64_t sizes[LARGE_SIZES];
  return k == CHECK_LARGE ? context_sizes(j->plain, seed_of(j), sizes) : 1;
}

/* Among the programs in contexts: the further sizes stand behind the contexts, the program as it is
 * behind those. */
static size_t place_of(check_kind k, size_t number) {
  if (k == CHECK_EVALUATE) return CONTEXT_PROGRAMS - 1;
  return number ? CHECK_COUNT - CHECK_CONTEXT_FIRST + number - 1 : (size_t)k - CHECK_CONTEXT_FIRST;
}

context_job *job_context(case_job *j, check_kind k, size_t number) {
  size_t place = place_of(k, number);
  context_job *x = &j->contexts[place];
  int64_t sizes[LARGE_SIZES] = {0};
  if (x->made) return x;
  x->made = true;
  x->end = CONTEXT_INAPPLICABLE;
  if (j->run.driver) {
    strbuf_adds(&x->why, "the case runs on several devices");
  } else if (number >= context_sizes(j->plain, seed_of(j), sizes) && k == CHECK_LARGE) {
    strbuf_adds(&x->why, "its tensors are large already");
  } else {
    x->end =
        context_derive(j->context, j->plain, k, seed_of(j), sizes[number], &x->program, &x->why);
    x->in_rows = k == CHECK_LARGE;
    x->rows = sizes[number];
  }
  return x;
}

/* The artifact that the suite writes; NULL when it cannot. */
static const strbuf *context_bytes(case_job *j, context_job *x, size_t target, strbuf *why) {
  if (!x->bytes) x->bytes = calloc(j->releases, sizeof *x->bytes);
  if (!x->bytes) return NULL;
  strbuf *bytes = &x->bytes[target];
  if (bytes->len) return bytes;
  diag_text_sink sink = diag_text_sink_to(why);
  vs_options o = {0};
  vs_version version = j->opset->releases[target].version;
  ir_op *copy = job_copy(j->context, x->program.module);
  bool ok = copy && program_serialize(j->context, copy, version, &o, version, bytes, &sink.sink);
  return ok ? bytes : NULL;
}

/* The built-in consumer evaluates the program itself, once. */
static observation evaluate_context(case_job *j, context_job *x, size_t own, strbuf *why) {
  bool tested = j->tested->implements != NULL;
  evaluation e = {.program = tested ? NULL : x->program.module,
                  .source = x->program.module,
                  .own = j->opset->releases[own].version,
                  .args = x->program.args.values,
                  .arg_count = x->program.args.count};
  if (tested) {
    observation o = {.outcome = OUTCOME_SUITE_FAULT};
    const strbuf *bytes = context_bytes(j, x, own, why);
    if (!bytes) return o;
    e.bytes = bytes->bytes;
    e.size = bytes->len;
    evaluate_program(j, j->context, &e, &o.outcome, &o.agrees, x->in_rows, why);
    return o;
  }
  if (!x->evaluated)
    evaluate_program(j, j->context, &e, &x->evaluation, &x->met, x->in_rows, &x->message);
  x->evaluated = true;
  strbuf_adds(why, strbuf_str(&x->message));
  return (observation){.outcome = x->evaluation, .agrees = x->met};
}

/* One program of a context. */
static observation context_program_of(const cell *x, check_kind k, size_t number, strbuf *why) {
  case_job *j = x->j;
  char version[32];
  observation o = {.outcome = OUTCOME_INAPPLICABLE};
  context_job *job = job_context(j, k, number);
  if (job->end != CONTEXT_DERIVED) {
    if (job->end == CONTEXT_BROKEN) o.outcome = OUTCOME_SUITE_FAULT;
    strbuf_adds(why, strbuf_str(&job->why));
    return o;
  }
  if (j->opset->releases[x->consumer].version < job->program.since) {
    strbuf_addf(why, "what it needs came with release %s", vs_format(job->program.since, version));
    return o;
  }
  if (job->in_rows) strbuf_addf(why, "with %" PRId64 " rows: ", job->rows);
  size_t before = why->len;
  o = evaluate_context(j, job, x->consumer, why);
  if (why->len == before) strbuf_reset(why); /* nothing to tell */
  return o;
}

/* All sizes have to pass; the first one that does not is told. */
static void context_cell(const cell *x, check_kind k) {
  strbuf_auto why = STRBUF_INIT;
  x->observer->started(k, x->observer->user);
  observation o = context_program_of(x, k, 0, &why);
  for (size_t i = 1; i < job_context_count(x->j, k); i++) {
    if (o.outcome != OUTCOME_DONE || !o.agrees) break;
    strbuf_reset(&why);
    o = context_program_of(x, k, i, &why);
  }
  job_tell(x, k, o, &why);
}

static bool wants(const cell *x, check_kind k) { return x->wanted >> k & 1; }

/* A case that the suite makes itself: no producer takes part. */
static void sized_cell(const cell *x) {
  for (int k = CHECK_EVALUATE; k < CHECK_COUNT; k++)
    if (wants(x, (check_kind)k)) context_cell(x, (check_kind)k);
}

/* Of a consumer that does not read the program at all there is nothing more to learn. */
static void tell_contexts(const cell *x, const reading *r) {
  if (r->act.outcome != OUTCOME_DONE && r->act.outcome != OUTCOME_CANNOT) return;
  for (int k = CHECK_CONTEXT_FIRST; k < CHECK_COUNT; k++)
    if (wants(x, (check_kind)k)) context_cell(x, (check_kind)k);
}

/* --- Reading an artifact --- */

/* Only a writer is asked to write again, which depends on the release. */
static bool rewrites(const case_job *j, uint32_t wanted) {
  return wanted >> CHECK_RESERIALIZE & 1 && job_able(j, ABILITY_WRITE);
}

static reading *read_by(case_job *j, const artifact *a, size_t key, size_t consumer,
                        uint32_t wanted, const case_observer *observer);

/* What the consumer makes of an artifact of the suite; NULL when that is `key` itself. Made when it
 * is asked for, so that a run that was stopped goes on with the same verdicts. */
static const reading *read_other(case_job *j, size_t other, size_t key, size_t consumer,
                                 uint32_t wanted, const case_observer *observer) {
  if (other == key) return NULL;
  const artifact *a = job_write(j, other, other);
  if (a->act.outcome != OUTCOME_DONE) return NULL;
  return read_by(j, a, other, consumer, wanted, observer);
}

/* What it evaluates to, unless that is known from another artifact. */
static void evaluate_shown(case_job *j, ir_context *c, const ir_op *program, const artifact *a,
                           size_t consumer, const reading *first, uint32_t wanted, reading *r,
                           const case_observer *observer) {
  /* One that cannot show what it read may still evaluate it. */
  bool shown = program || r->act.outcome == OUTCOME_CANNOT;
  r->evaluated = OUTCOME_CANNOT;
  if (!shown || !(wanted >> CHECK_EVALUATE & 1)) return;
  if (first && first->act.outcome == r->act.outcome) {
    carry_evaluation(first, r);
    return;
  }
  observer->started(CHECK_EVALUATE, observer->user);
  evaluate_reading(j, c, program, a, consumer, r);
}

/* NULL when out of memory. */
static reading *read_by(case_job *j, const artifact *a, size_t key, size_t consumer,
                        uint32_t wanted, const case_observer *observer) {
  reading **by = &j->readings[key];
  if (!*by) *by = calloc(j->releases, sizeof **by);
  if (!*by) return NULL;
  reading *r = &(*by)[consumer];
  if (r->made) return r;
  r->made = true;
  bool read = true;
  size_t same = carry_first(j, key, consumer, &read);
  const reading *first = read_other(j, same, key, consumer, wanted, observer);
  if (first && !read && job_answered(&first->act) &&
      (!rewrites(j, wanted) || rewrites_source(j, first))) {
    carry_reading(first, r);
    if (rewrites(j, wanted)) reserialize_source(j, rewrite_target(j, key, consumer), consumer, r);
    return r;
  }
  r->act.outcome = OUTCOME_SUITE_FAULT;
  ir_context *c = ir_context_new(&j->opset->registry, NULL);
  if (!c) return r;
  observer->started(CHECK_DESERIALIZE, observer->user);
  ir_op *program = job_ask_read(j, c, &a->bytes, j->opset->releases[consumer].version, &r->act);
  if (program) compare_programs(j, c, program, consumer, r);
  evaluate_shown(j, c, program, a, consumer, first, wanted, r, observer);
  if (program && wanted >> CHECK_RESERIALIZE & 1) {
    observer->started(CHECK_RESERIALIZE, observer->user);
    reserialize(j, c, program, key, consumer, r);
  }
  ir_context_free(c);
  return r;
}

/* --- Cells --- */

/* Whether the consumer claims what it says it cannot do. A claim is about reading and evaluating,
 * of a consumer that can. */
static bool breaks_claim(const case_job *j, check_kind k) {
  bool evaluates = k == CHECK_EVALUATE || CONTEXT_CHECKS >> k & 1;
  if (!evaluates && k != CHECK_DESERIALIZE) return false;
  return profile_covers(j->tested->claim, &j->c->needs) &&
         job_able(j, evaluates ? ABILITY_EVALUATE : ABILITY_READ);
}

void job_tell(const cell *x, check_kind k, observation o, const strbuf *text) {
  if (!wants(x, k)) return;
  /* What these say of a pass: how near the values came, that the encoding is another. */
  static const uint32_t remarking =
      1u << CHECK_EVALUATE | 1u << CHECK_SERIALIZE | 1u << CHECK_RESERIALIZE | CONTEXT_CHECKS;
  strbuf_auto claim = STRBUF_INIT;
  if (o.outcome == OUTCOME_CANNOT && breaks_claim(x->j, k)) {
    o.claimed = true;
    strbuf_adds(&claim, "unsupported, although it claims ");
    profile_text(x->j->c->needs.profiles, ", ", &claim);
    strbuf_addf(&claim, ": %s", strbuf_str(text));
    text = &claim;
  }
  verdict v = verdict_of(x->plan.class, o);
  bool shown = v != VERDICT_PASS || remarking >> k & 1;
  x->observer->done(k, v, shown ? strbuf_str(text) : "", x->observer->user);
}

/* Whether a message names something in the producer's own form of the program that the consumer's
 * release does not know: as good a name as the one that the manifest gives. */
static bool names_other(const cell *x, const char *message) {
  const case_job *j = x->j;
  const vs_release *r = j->opset->releases;
  ir_context *c = j->context;
  vs_options o = {0};
  ir_op *copy = job_copy(c, j->plain);
  return copy && vs_legalize_to_vhlo(c, copy, &o, NULL) &&
         vs_convert_to_version(c, copy, r[x->producer].version, &o, NULL) &&
         refusal_names_new(message, c, copy, r[x->consumer].version);
}

/* A clean refusal names the feature; a producer's also the release that the feature needs and the
 * target. */
static observation refusal(const cell *x, const action *a, strbuf *text) {
  observation o = {.outcome = a->outcome};
  const planned *p = &x->plan;
  char target[32];
  if (a->outcome == OUTCOME_DONE) {
    strbuf_addf(text, "accepted, although '%s' is too new", p->feature ? p->feature : "it");
    return o;
  }
  const char *missing = NULL;
  const char *message = strbuf_str(&a->message);
  if (!refusal_names(message, p->feature) && !names_other(x, message)) missing = p->feature;
  if (p->class == CLASS_REFUSE_PRODUCER) {
    vs_format(x->j->opset->releases[p->target].version, target);
    if (!missing && !refusal_names(message, p->needs)) missing = p->needs;
    if (!missing && !refusal_names(message, target)) missing = target;
  }
  o.named = !missing;
  if (missing) strbuf_addf(text, "the refusal does not name '%s': ", missing);
  strbuf_adds(text, strbuf_str(&a->message));
  return o;
}

static void tell_refusal(const cell *x, const action *a) {
  strbuf_auto text = STRBUF_INIT;
  observation o = refusal(x, a, &text);
  job_tell(x, CHECK_REFUSE, o, &text);
}

/* A consumer that does not show what it reads. */
static void tell_unseen(const cell *x, const reading *r) {
  observation unseen = {.outcome = OUTCOME_CANNOT};
  job_tell(x, CHECK_DESERIALIZE, unseen, &r->act.message);
  job_tell(x, CHECK_PRESERVE, unseen, &r->act.message);
  job_tell(x, CHECK_RESERIALIZE, unseen, &r->act.message);
  job_tell(x, CHECK_EVALUATE, (observation){r->evaluated, r->values_met, false}, &r->evaluate_why);
}

static void tell_reading(const cell *x, const reading *r) {
  static const check_kind order[] = {CHECK_DESERIALIZE, CHECK_PRESERVE, CHECK_RESERIALIZE,
                                     CHECK_EVALUATE};
  if (r->act.outcome == OUTCOME_CANNOT) {
    tell_unseen(x, r);
    return;
  }
  if (r->act.outcome != OUTCOME_DONE) { /* one root cause, one verdict */
    size_t i = 0;
    while (i < 3 && !wants(x, order[i])) i++;
    job_tell(x, order[i], (observation){.outcome = r->act.outcome}, &r->act.message);
    return;
  }
  job_tell(x, CHECK_DESERIALIZE, (observation){OUTCOME_DONE, r->equal, false}, &r->equal_why);
  strbuf_auto hidden = STRBUF_INIT;
  strbuf_adds(&hidden, "the case is about locations, which it does not show");
  bool unseen = r->hidden && r->preserved;
  if (!r->stopped)
    job_tell(x, CHECK_PRESERVE,
             (observation){unseen ? OUTCOME_CANNOT : OUTCOME_DONE, r->preserved, false},
             unseen ? &hidden : &r->preserve_why);
  bool unwritten = r->hidden && r->reserialized == OUTCOME_DONE && !r->same_bytes;
  job_tell(x, CHECK_RESERIALIZE,
           (observation){unwritten ? OUTCOME_CANNOT : r->reserialized, r->same_bytes, false},
           unwritten ? &hidden : &r->reserialize_why);
  job_tell(x, CHECK_EVALUATE, (observation){r->evaluated, r->values_met, false}, &r->evaluate_why);
}

static void tell_written(const cell *x, artifact *a) {
  strbuf_auto why = STRBUF_INIT;
  job_tell(x, CHECK_DOWNGRADE, (observation){OUTCOME_DONE, true, false}, &why);
  if (wants(x, CHECK_SERIALIZE)) {
    observation o = check_bytes(x->j, a, x->plan.target, &why);
    job_tell(x, CHECK_SERIALIZE, o, &why);
  }
}

static void tell_all(const cell *x, observation o, const strbuf *text) {
  for (int k = 0; k < CHECK_COUNT; k++) job_tell(x, (check_kind)k, o, text);
}

/* The check that a producer's refusal or crash counts against. */
static check_kind writing_check(const cell *x) {
  if (x->plan.class == CLASS_MUST_DOWNGRADE && wants(x, CHECK_DOWNGRADE)) return CHECK_DOWNGRADE;
  int k = 0;
  while (k < CHECK_COUNT - 1 && !wants(x, (check_kind)k)) k++;
  return wants(x, CHECK_SERIALIZE) ? CHECK_SERIALIZE : (check_kind)k;
}

/* The writing that a consumer does not do; the built-in one did it, for the reading. */
static void tell_unwritten(cell *x) {
  static const check_kind writing[] = {CHECK_DOWNGRADE, CHECK_SERIALIZE};
  strbuf_auto why = STRBUF_INIT;
  strbuf_adds(&why, "it does not claim to serialize");
  observation o = {.outcome = OUTCOME_CANNOT};
  for (size_t i = 0; i < 2; i++) job_tell(x, writing[i], o, &why);
  if (x->plan.class == CLASS_REFUSE_PRODUCER) job_tell(x, CHECK_REFUSE, o, &why);
  x->wanted &= ~(1u << CHECK_DOWNGRADE | 1u << CHECK_SERIALIZE);
  if (x->plan.class == CLASS_REFUSE_PRODUCER) x->wanted = 0;
}

/* The producer did not write the artifact: a fault of the suite, if another than the tested one was
 * to. */
static void tell_failed_writing(const cell *x, const action *written) {
  const case_job *j = x->j;
  bool tested = j->tested->implements && job_implements(j, x->producer);
  bool passed_on = x->plan.class == CLASS_REFUSE_CONSUMER || x->plan.class == CLASS_MAY_READ;
  if (passed_on && tested) return; /* there is nothing to pass on: told where it is meant */
  bool our_fault = passed_on || (j->tested->implements && !tested);
  observation o = {.outcome = our_fault ? OUTCOME_SUITE_FAULT : written->outcome};
  job_tell(x, writing_check(x), o, &written->message);
}

static void read_and_tell(const cell *x, artifact *a, uint32_t asked) {
  case_job *j = x->j;
  if (!job_implements(j, x->consumer)) asked &= 1u << CHECK_DESERIALIZE | 1u << CHECK_PRESERVE;
  const reading *r =
      read_by(j, a, key_of(j, x->producer, x->plan.target), x->consumer, asked, x->observer);
  if (!r) {
    strbuf_auto why = STRBUF_INIT;
    strbuf_adds(&why, "out of memory");
    tell_all(x, (observation){.outcome = OUTCOME_SUITE_FAULT}, &why);
    return;
  }
  action evaluated = {r->evaluated, r->evaluate_why};
  if (x->plan.class == CLASS_REFUSE_CONSUMER)
    tell_refusal(x, r->act.outcome == OUTCOME_CANNOT ? &evaluated : &r->act);
  else
    tell_reading(x, r);
  if (x->plan.class == CLASS_MUST_READ) tell_contexts(x, r);
}

void case_job_cell(case_job *j, size_t producer, size_t consumer, int slot, uint32_t wanted,
                   const case_observer *observer) {
  static const uint32_t reading_checks = 1u << CHECK_DESERIALIZE | 1u << CHECK_PRESERVE |
                                         1u << CHECK_RESERIALIZE | 1u << CHECK_EVALUATE |
                                         CONTEXT_CHECKS;
  char buffer[32];
  cell x = {.j = j, .producer = producer, .consumer = consumer, .observer = observer};
  x.plan = plan_cell(j->opset, j->c, producer, consumer, slot, buffer);
  x.wanted = wanted & j->c->checks & plan_cell_checks(x.plan.class, producer, consumer);
  if (j->tested->implements)
    x.wanted &= plan_role_checks(x.plan.class, job_implements(j, producer),
                                 job_implements(j, consumer), job_able(j, ABILITY_WRITE));
  if (!x.wanted) return;
  if (j->broken.len || !j->normal) {
    tell_all(&x, (observation){.outcome = OUTCOME_SUITE_FAULT}, &j->broken);
    return;
  }
  if (negative_is(j->c)) {
    negative_cell(&x);
    return;
  }
  if (j->c->sized) {
    sized_cell(&x);
    return;
  }
  if (job_implements(j, producer) && !job_able(j, ABILITY_WRITE)) tell_unwritten(&x);
  if (!x.wanted) return;
  bool refuses = x.plan.class == CLASS_REFUSE_PRODUCER;
  observer->started(refuses ? CHECK_REFUSE : writing_check(&x), observer->user);
  artifact *a = job_write(j, producer, x.plan.target);
  if (refuses) {
    if (a->carried) x.plan.target = a->from; /* the refusal names this one */
    tell_refusal(&x, &a->act);
    return;
  }
  if (a->act.outcome != OUTCOME_DONE) {
    tell_failed_writing(&x, &a->act);
    return;
  }
  tell_written(&x, a);
  if (!(x.wanted & (reading_checks | 1u << CHECK_REFUSE))) return;
  read_and_tell(&x, a, wanted & j->c->checks);
}
