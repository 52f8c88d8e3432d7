/* SPDX-License-Identifier: Apache-2.0 */
/* Programs that the consumer reads and writes: none may come back changed. */
#include <stdio.h>
#include <string.h>

#include "artifact/program.h"
#include "harness/words/cause_text.h"
#include "internal.h"

typedef struct trip {
  campaign *x;
  ir_context *c;
  const uint8_t *bytes; /* of the choices */
  size_t size;
  bool newer;         /* the program has one feature that the consumer does not have */
  vs_version release; /* of the artifact */
  strbuf name, message;
  unsigned places; /* ops with a location */
  bool failed;
  bool equal; /* the last two programs that were compared */
} trip;

vs_version fuzz_release_of(const campaign *x, uint64_t seed) {
  const vs_opset *o = x->o->opset;
  vs_version own = x->o->who.own, v;
  do v = o->releases[seed++ % o->release_count].version;
  while (v > own);
  return v;
}

bool fuzz_writes_itself(const campaign *x) {
  const consumer_table *table = x->o->who.table;
  return !table->implements || table->writes_golden;
}

/* Every op gets its own location. */
static bool place(ir_op *op, void *user) {
  trip *t = user;
  char name[32];
  snprintf(name, sizeof name, "op %u", ++t->places);
  op->loc = ir_loc_name(t->c, ir_cstr(t->c, name), ir_loc_unknown(t->c));
  return true;
}

/* How two programs are compared. OTHER: they may differ, but the same program has the same
 * locations. */
typedef enum comparison { BARE, WITH_LOCATIONS, OTHER } comparison;

/* Whether two programs are equal; else the name gets the first op that differs. */
static bool same(trip *t, ir_op *want, ir_op *got, comparison how, const char *what) {
  const ir_op *parted[2] = {NULL, NULL};
  ir_compare_options o = {.ignore_locations = true, .parted = parted};
  strbuf_auto why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  if (!program_normalize(t->c, want, NULL)) return true; /* nothing to compare with */
  bool equal = program_normalize(t->c, got, &sink.sink) && ir_equal(want, got, &o, &why);
  t->equal = equal;
  if (equal ? how == BARE : how == OTHER) return true;
  o.ignore_locations = false;
  if (equal && ir_equal(want, got, &o, &why)) return true;
  strbuf_addf(&t->name, "%s %s%s", what, parted[0] ? parted[0]->name->full->bytes : "module",
              equal ? ", its location" : "");
  strbuf_adds(&t->message, strbuf_str(&why));
  t->failed = true;
  return false;
}

bool fuzz_did(const action *a, const char *doing, strbuf *name, strbuf *message, bool *failed) {
  if (a->outcome == OUTCOME_DONE || a->outcome == OUTCOME_CANNOT) return a->outcome == OUTCOME_DONE;
  *failed = a->outcome != OUTCOME_REFUSED;
  strbuf_addf(name, "%s %s ", *failed ? "crash" : "refused", doing);
  cause_head(strbuf_str(&a->message), name);
  strbuf_adds(message, strbuf_str(&a->message));
  return false;
}

static bool done(trip *t, const action *a, const char *doing) {
  return fuzz_did(a, doing, &t->name, &t->message, &t->failed);
}

/* Whether the consumer refuses, as it must; `why` is our own refusal. */
static bool refuses(trip *t, const action *a, const char *doing, const strbuf *why) {
  if (a->outcome == OUTCOME_REFUSED || a->outcome == OUTCOME_CANNOT) return true;
  if (!done(t, a, doing)) return false;
  strbuf_addf(&t->name, "%s, although ", strcmp(doing, "reading") == 0 ? "read" : "written");
  cause_head(strbuf_str(why), &t->name);
  strbuf_adds(&t->message, strbuf_str(why));
  t->failed = true;
  return false;
}

static bool read_it(trip *t, const strbuf *artifact) {
  const judge_consumer *who = &t->x->o->who;
  program_step step;
  action a = {.outcome = OUTCOME_SUITE_FAULT};
  strbuf_auto why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  char *bytes = arena_copy(ir_arena(t->c), artifact->bytes, artifact->len, 64);
  program_options how = {.consumer = who->own};
  ir_op *mine = program_read_artifact(t->c, bytes, artifact->len, &how, &step, &sink.sink);
  if (!mine && !t->newer) return true;
  ir_op *theirs = who->table->read(who->table, t->c, bytes, artifact->len, who->own, &a);
  uint32_t can = who->table->abilities ? who->table->abilities(who->table) : ABILITY_ALL;
  bool ok;
  if (!mine) {
    ok = refuses(t, &a, "reading", &why);
  } else {
    ok = done(t, &a, "reading") && theirs &&
         same(t, mine, theirs, can & ABILITY_LOCATIONS ? WITH_LOCATIONS : BARE, "read otherwise:");
    if (ok) t->x->out->read++;
    ok = ok || (!t->name.len && a.outcome == OUTCOME_CANNOT);
  }
  strbuf_free(&a.message);
  return ok;
}

/* Whether the release reads what was written for it, and finds the program there. */
static bool is_well_written(trip *t, const ir_op *module, const strbuf *made, bool expressible) {
  program_step step;
  char *bytes = arena_copy(ir_arena(t->c), made->bytes, made->len, 64);
  program_options how = {.consumer = t->release};
  diag_text_sink sink = diag_text_sink_to(&t->message);
  ir_op *theirs = program_read_artifact(t->c, bytes, made->len, &how, &step, &sink.sink);
  if (theirs && expressible)
    return same(t, ir_clone(t->c, module), theirs,
                fuzz_writes_itself(t->x) ? WITH_LOCATIONS : OTHER, "written otherwise:");
  if (theirs) return true;
  t->failed = true;
  strbuf_adds(&t->name, "written so that its release cannot read it: ");
  cause_head(strbuf_str(&t->message), &t->name);
  return false;
}

/* `lacks`: why the release cannot express the program; empty: it can. */
static bool write_it(trip *t, const ir_op *module, const strbuf *lacks) {
  const judge_consumer *who = &t->x->o->who;
  strbuf_auto made = STRBUF_INIT;
  action a = {.outcome = OUTCOME_SUITE_FAULT};
  who->table->write(who->table, t->c, ir_clone(t->c, module), who->own, t->release, &made, &a);
  t->equal = false;
  bool refused = lacks->len && a.outcome != OUTCOME_DONE;
  bool ok = refused ? refuses(t, &a, "writing", lacks)
                    : done(t, &a, "writing") && is_well_written(t, module, &made, !lacks->len);
  if (ok && !refused && lacks->len && fuzz_writes_itself(t->x))
    ok = refuses(t, &a, "writing", lacks);
  if (ok && t->equal) t->x->out->written++;
  strbuf_free(&a.message);
  return ok || !t->name.len;
}

/* The program in the form of the oldest release after the consumer's that can express it, which the
 * consumer must refuse to read. */
static bool refuse_newer(trip *t, const ir_op *module) {
  const vs_opset *o = t->x->o->opset;
  for (size_t i = 0; i < o->release_count; i++) {
    strbuf_auto artifact = STRBUF_INIT;
    vs_version v = o->releases[i].version;
    if (v > t->x->o->who.own &&
        program_serialize(t->c, ir_clone(t->c, module), v, &(vs_options){0}, v, &artifact, NULL))
      return read_it(t, &artifact);
  }
  return true;
}

/* Reading and writing; what the release cannot express must be refused. */
static bool read_and_write(trip *t, const ir_op *module) {
  strbuf_auto artifact = STRBUF_INIT, lacks = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&lacks);
  if (t->newer) return refuse_newer(t, module);
  bool made = program_serialize(t->c, ir_clone(t->c, module), t->release, &(vs_options){0},
                                t->release, &artifact, &sink.sink);
  if (made) strbuf_reset(&lacks); /* of warnings */
  return (!made || read_it(t, &artifact)) && write_it(t, module, &lacks);
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
    const generator *g = t->newer ? t->x->newer : t->x->serialized;
    ir_op *module = generate_program(g, c, t->bytes, t->size);
    t->places = 0;
    ir_walk(module, place, t);
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

static void round_trip(campaign *x, uint64_t seed, bool newer) {
  uint8_t bytes[GENERATE_BYTES];
  generate_bytes(seed, bytes);
  trip t = {.x = x,
            .bytes = bytes,
            .size = sizeof bytes,
            .newer = newer,
            .release = fuzz_release_of(x, seed)};
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

void fuzz_round_trip(campaign *x, uint64_t seed) {
  enum { NEWER = 4 }; /* of so many seeds, one has a program that is too new */
  const consumer_table *table = x->o->who.table;
  if (table->abilities && !(table->abilities(table) & (ABILITY_READ | ABILITY_WRITE))) return;
  round_trip(x, seed, false);
  if (x->newer && seed % NEWER == 0 && !fuzz_is_over(x)) round_trip(x, seed, true);
}
