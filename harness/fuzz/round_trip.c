/* SPDX-License-Identifier: Apache-2.0 */
/* Programs that the consumer reads and writes: none may come back changed. */
#include <string.h>

#include "artifact/program.h"
#include "harness/words/cause_text.h"
#include "internal.h"

typedef struct trip {
  campaign *x;
  ir_context *c;
  const uint8_t *bytes; /* of the choices */
  size_t size;
  vs_version release; /* of the artifact */
  strbuf name, message;
  bool failed;
} trip;

static vs_version release_of(const campaign *x, uint64_t seed) {
  const vs_opset *o = x->o->opset;
  vs_version own = x->o->who.own, v;
  do v = o->releases[seed++ % o->release_count].version;
  while (v > own);
  return v;
}

/* Whether two programs are equal; else the name gets the first op that differs. */
static bool same(trip *t, ir_op *want, ir_op *got, const char *what) {
  const ir_op *parted[2] = {NULL, NULL};
  ir_compare_options o = {.ignore_locations = true, .parted = parted};
  diag_text_sink sink = diag_text_sink_to(&t->message);
  if (!program_normalize(t->c, want, NULL)) return true; /* nothing to compare with */
  if (program_normalize(t->c, got, &sink.sink) && ir_equal(want, got, &o, &t->message)) return true;
  strbuf_addf(&t->name, "%s %s", what, parted[0] ? parted[0]->name->full->bytes : "module");
  t->failed = true;
  return false;
}

/* Notes the message of the consumer if it did not do it. */
static bool done(trip *t, const action *a, const char *doing) {
  if (a->outcome == OUTCOME_DONE || a->outcome == OUTCOME_CANNOT) return a->outcome == OUTCOME_DONE;
  t->failed = a->outcome != OUTCOME_REFUSED;
  strbuf_addf(&t->name, "%s %s ", t->failed ? "crash" : "refused", doing);
  cause_head(strbuf_str(&a->message), &t->name);
  strbuf_adds(&t->message, strbuf_str(&a->message));
  return false;
}

static bool read_it(trip *t, const strbuf *artifact) {
  const judge_consumer *who = &t->x->o->who;
  program_step step;
  action a = {.outcome = OUTCOME_SUITE_FAULT};
  char *bytes = arena_copy(ir_arena(t->c), artifact->bytes, artifact->len, 64);
  program_options how = {.consumer = who->own};
  ir_op *mine = program_read_artifact(t->c, bytes, artifact->len, &how, &step, NULL);
  if (!mine) return true;
  ir_op *theirs = who->table->read(who->table, t->c, bytes, artifact->len, who->own, &a);
  bool ok = done(t, &a, "reading") && theirs && same(t, mine, theirs, "read otherwise:");
  if (ok) t->x->out->read++;
  ok = ok || (!t->name.len && a.outcome == OUTCOME_CANNOT);
  strbuf_free(&a.message);
  return ok;
}

static bool write_it(trip *t, const ir_op *module) {
  const judge_consumer *who = &t->x->o->who;
  strbuf_auto made = STRBUF_INIT;
  program_step step;
  action a = {.outcome = OUTCOME_SUITE_FAULT};
  who->table->write(who->table, t->c, ir_clone(t->c, module), who->own, t->release, &made, &a);
  bool ok = done(t, &a, "writing");
  if (ok) {
    char *bytes = arena_copy(ir_arena(t->c), made.bytes, made.len, 64);
    program_options how = {.consumer = t->release};
    diag_text_sink sink = diag_text_sink_to(&t->message);
    ir_op *theirs = program_read_artifact(t->c, bytes, made.len, &how, &step, &sink.sink);
    if (theirs) {
      ok = same(t, ir_clone(t->c, module), theirs, "written otherwise:");
    } else {
      ok = false;
      t->failed = true;
      strbuf_adds(&t->name, "written so that its release cannot read it: ");
      cause_head(strbuf_str(&t->message), &t->name);
    }
    if (ok) t->x->out->written++;
  }
  strbuf_free(&a.message);
  return ok || !t->name.len;
}

/* Reading and writing, if the release can express the program. */
static bool read_and_write(trip *t, const ir_op *module) {
  strbuf_auto artifact = STRBUF_INIT;
  return !program_serialize(t->c, ir_clone(t->c, module), t->release, &(vs_options){0}, t->release,
                            &artifact, NULL) ||
         (read_it(t, &artifact) && write_it(t, module));
}

/* False with the name of a failure or a refusal. */
static bool go(trip *t, strbuf *text) {
  ir_context *c =
      ir_context_new(&t->x->o->opset->registry, &(ir_context_options){.allow_unregistered = true});
  arena_guard guard;
  volatile bool ok = true;
  strbuf_reset(&t->name);
  strbuf_reset(&t->message);
  t->c = c;
  if (c && ARENA_GUARD(ir_arena(c), &guard)) {
    ir_op *module = generate_program(t->x->serialized, c, t->bytes, t->size);
    ok = read_and_write(t, module);
    if (text)
      program_print(c, module, &(text_print_options){.hex_elements_above = UINT64_MAX}, text, NULL);
    arena_guard_pop(ir_arena(c), &guard);
  }
  ir_context_free(c);
  return ok;
}

static bool still(trip *t, const char *name) {
  return !go(t, NULL) && strcmp(strbuf_str(&t->name), name) == 0;
}

/* Fewer choices, then zeros in place of choices, as long as the failure has the same name: the
 * program gets smaller with them. */
static void make_small(trip *t, fuzz_finding *f) {
  uint8_t bytes[GENERATE_BYTES];
  strbuf_auto name = STRBUF_INIT;
  unsigned asked = 0;
  enum { MOST = 300 };
  strbuf_adds(&name, strbuf_str(&f->name));
  memcpy(bytes, t->bytes, sizeof bytes);
  t->bytes = bytes;
  for (size_t step = GENERATE_BYTES / 2; step && t->x->o->reduce > 0 && asked < MOST; asked++) {
    t->size = t->size > step ? t->size - step : 0;
    if (still(t, strbuf_str(&name))) continue;
    t->size += step;
    step /= 2;
  }
  for (size_t step = 16; step && t->x->o->reduce > 0; step /= 2)
    for (size_t at = 0; at + step <= t->size && asked < MOST; at += step) {
      uint8_t kept[16];
      static const uint8_t zeros[16];
      if (memcmp(bytes + at, zeros, step) == 0) continue;
      memcpy(kept, bytes + at, step);
      memset(bytes + at, 0, step);
      asked++;
      if (!still(t, strbuf_str(&name))) memcpy(bytes + at, kept, step);
    }
  go(t, &f->text);
}

void fuzz_round_trip(campaign *x, uint64_t seed) {
  uint8_t bytes[GENERATE_BYTES];
  const consumer_table *table = x->o->who.table;
  if (table->abilities && !(table->abilities(table) & (ABILITY_READ | ABILITY_WRITE))) return;
  generate_bytes(seed, bytes);
  trip t = {.x = x, .bytes = bytes, .size = sizeof bytes, .release = release_of(x, seed)};
  if (!go(&t, NULL)) {
    fuzz_finding *f = fuzz_note(x, &t.name, t.failed, true, seed, &t.message);
    if (f) {
      size_t read = x->out->read, written = x->out->written;
      make_small(&t, f);
      x->out->read = read; /* its programs do not count */
      x->out->written = written;
      fuzz_tell(x, f);
    }
  }
  strbuf_free(&t.name);
  strbuf_free(&t.message);
}
