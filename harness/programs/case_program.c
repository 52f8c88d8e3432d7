/* SPDX-License-Identifier: Apache-2.0 */
#include "case_program.h"

#include <string.h>

#include "base/intern.h"
#include "harness/files/program.h"
#include "harness/sizes/sizes.h"
#include "passes/passes.h"
#include "text/text.h"

/* --- Reading --- */

/* The suite makes the program itself, and compares it with the confirmed ones. */
static bool make_sized(case_program *p, input *in) {
  if (!sizes_program(p->c, p->opset, &p->made, &p->broken) ||
      !sizes_confirmed(p->c, &p->made, &p->broken))
    return false;
  *in = (input){.name = p->c->name, .bytes = p->made.bytes, .size = p->made.len};
  return true;
}

static bool open_source(case_program *p, input *in, const char *path) {
  const corpus_case *c = p->c;
  if (c->sized) return make_sized(p, in);
  if (!c->text) return input_open(in, path, &p->broken);
  *in = (input){.name = c->name, .bytes = c->text, .size = strlen(c->text)};
  return true;
}

/* Reads a program and makes it plain. `legal`: it must satisfy every constraint. `e`: NULL if its
 * values are not wanted. Returns NULL, with the error in p->broken, if that fails. */
static ir_op *load(case_program *p, input *in, const char *path, bool legal, expectations *e) {
  const corpus_case *c = p->c;
  if (!open_source(p, in, path)) return NULL;
  diag_text_sink sink = diag_text_sink_to(&p->broken);
  sink.show_ids = true;
  program_options o = {.file = c->name, .unverified = !legal};
  ir_op *module = program_read(p->context, in->bytes, in->size, &o, &sink.sink);
  derive_rules rules = {c->tolerance, c->nan, c->zeros_equal};
  if (!module) return NULL;
  if (e) *e = (expectations){0};
  bool runs = c->checks >> CHECK_EVALUATE & 1 || ir_lookup_symbol(module, "main", 4);
  if (runs && !derive_plain(p->context, module, &rules, e, &sink.sink)) return NULL;
  if (c->devices.replicas) {
    device_run_free(&p->devices);
    if (!devices_derive(p->context, module, c->devices, &p->devices, &sink.sink)) return NULL;
  }
  uint64_t replicas, partitions;
  if (legal && !devices_of(module, &replicas, &partitions, &sink.sink)) return NULL;
  if (!c->keep_locations && !pass_strip_locations(p->context, module, &sink.sink)) return NULL;
  return !legal || program_verify(module, &sink.sink) ? module : NULL;
}

bool case_is_negative(const corpus_case *c) { return c->breaks || c->edits; }

/* The legal twin of what must be refused; of edits, the artifact without them. */
static bool load_twin(case_program *p) {
  const corpus_case *c = p->c;
  if (c->edits) {
    if (!input_open(&p->edits_source, c->edits, &p->broken)) return false;
    p->edits = (edits){c->edits, p->edits_source.bytes, p->edits_source.size};
    p->twin = p->plain;
  } else if (c->twin) {
    p->twin = load(p, &p->twin_source, c->twin, true, NULL);
    if (!p->twin) strbuf_adds(&p->broken, "the twin is not legal");
  }
  return !c->twin || p->twin;
}

static void load_all(case_program *p) {
  const corpus_case *c = p->c;
  p->plain = load(p, &p->source, c->path, !c->breaks, &p->expected);
  if (!p->plain) return;
  p->normal = c->normal ? load(p, &p->normal_source, c->normal, true, NULL) : p->plain;
  if (!p->normal || (case_is_negative(c) && !load_twin(p))) return;
  bool evaluates = c->checks >> CHECK_EVALUATE & 1;
  if (evaluates && !p->expected.count)
    strbuf_adds(&p->broken, "the program checks nothing: leave out the check 'evaluate'");
}

bool case_program_load(case_program *p, const vs_opset *o, const corpus_case *c) {
  *p = (case_program){.opset = o, .c = c, .context = ir_context_new(&o->registry, NULL)};
  if (!p->context) return false;
  load_all(p);
  if (!p->normal && !p->broken.len) strbuf_adds(&p->broken, "out of memory");
  return true;
}

void case_program_free(case_program *p) {
  device_run_free(&p->devices);
  strbuf_free(&p->broken);
  strbuf_free(&p->made);
  ir_context_free(p->context);
  input_close(&p->source);
  input_close(&p->normal_source);
  input_close(&p->twin_source);
  input_close(&p->edits_source);
  *p = (case_program){0};
}

bool case_program_usable(const case_program *p) { return p->normal && !p->broken.len; }

ir_op *case_program_copy(ir_context *c, const ir_op *program) {
  arena *a = ir_arena(c);
  arena_guard g;
  if (!ARENA_GUARD(a, &g)) return NULL;
  ir_op *copy = ir_clone(c, program);
  arena_guard_pop(a, &g);
  return copy;
}

/* --- In contexts --- */

static uint32_t seed_of(const case_program *p) { return hash_bytes(p->c->id, strlen(p->c->id), 0); }

size_t case_contexts(const case_program *p, check_kind k) {
  int64_t sizes[LARGE_SIZES];
  return k == CHECK_LARGE ? context_sizes(p->plain, seed_of(p), sizes) : 1;
}

/* The program of one device, and the arguments of all of them. */
static context_end device_program(const case_program *p, context_program *out, strbuf *why) {
  *out = (context_program){.module = p->plain, .since = vs_oldest(p->opset)};
  for (size_t i = 0; i < p->devices.arg_count; i++) {
    if (arguments_add(&out->args, interp_retain(p->devices.args[i]))) continue;
    strbuf_adds(why, "out of memory");
    return CONTEXT_BROKEN;
  }
  return CONTEXT_DERIVED;
}

context_end case_context(case_program *p, check_kind k, size_t number, context_program *out,
                         int64_t *rows, strbuf *why) {
  int64_t sizes[LARGE_SIZES] = {0};
  *rows = 0;
  if (p->devices.driver && k == CHECK_EVALUATE) return device_program(p, out, why);
  if (p->devices.driver) {
    strbuf_adds(why, "the case runs on several devices");
    return CONTEXT_INAPPLICABLE;
  }
  if (!ir_lookup_symbol(p->plain, "main", 4)) {
    strbuf_adds(why, "the program has no function @main");
    return CONTEXT_INAPPLICABLE;
  }
  if (number >= context_sizes(p->plain, seed_of(p), sizes) && k == CHECK_LARGE) {
    strbuf_adds(why, "its tensors are large already");
    return CONTEXT_INAPPLICABLE;
  }
  if (k == CHECK_LARGE) *rows = sizes[number];
  return context_derive(p->context, p->plain, k, seed_of(p), sizes[number], out, why);
}

/* --- As text --- */

bool case_program_print(case_program *p, check_kind k, plain_form form, strbuf *out, strbuf *why) {
  context_program x = {0};
  int64_t rows;
  bool kept = p->c->keep_locations, ok = case_program_usable(p);
  const ir_op *program = p->plain;
  if (!ok) strbuf_adds(why, strbuf_str(&p->broken));
  if (ok && CONTEXT_CHECKS >> k & 1) {
    ok = case_context(p, k, 0, &x, &rows, why) == CONTEXT_DERIVED;
    program = x.module;
  }
  /* Pretty forms have no room for the locations of a region that they do not show. */
  text_print_options o = {
      .debuginfo = kept || form.locations, .generic = kept || form.generic, .local_scope = true};
  if (ok) text_print(p->context, program, &o, out);
  context_free(&x);
  return ok;
}

bool case_program_hash(const case_program *p, char hash[SHA256_TEXT], strbuf *why) {
  strbuf_auto text = STRBUF_INIT;
  if (!case_program_usable(p)) return strbuf_refuse(why, "%s", strbuf_str(&p->broken));
  text_print_options o = {.debuginfo = p->c->keep_locations, .generic = true, .local_scope = true};
  text_print(p->context, p->plain, &o, &text);
  if (p->c->edits) strbuf_add(&text, p->edits.text, p->edits.size);
  sha256_text(text.bytes, text.len, hash);
  if (text.failed) strbuf_adds(why, "out of memory");
  return !text.failed;
}

/* --- Profiles --- */

profile_needs case_program_needs(const case_program *p) {
  profile_needs n = profile_needs_of(p->plain);
  if (!p->c->devices.replicas) return n;
  n.devices = p->c->devices.replicas * p->c->devices.partitions;
  n.profiles |= 1u << PROFILE_COLLECTIVES;
  return n;
}
