/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"
#include "passes/passes.h"
#include "text/text.h"
#include "verify/verify.h"
#include "versions/diags.h"

typedef struct holder {
  hlocts_context context; /* first: the one is the other */
  hlocts_program *programs;
} holder;

const char *hlocts_version(void) { return HLO_CTS_VERSION; }

const char *hlocts_newest_release(hlocts_context *c) {
  return vs_format(vs_current(vs_builtin_opset()), c->newest);
}

const char *hlocts_oldest_release(hlocts_context *c) {
  return vs_format(vs_oldest(vs_builtin_opset()), c->oldest);
}

hlocts_context *hlocts_open(size_t memory) {
  holder *h = calloc(1, sizeof *h);
  if (!h) return NULL;
  ir_context_options o = {.memory_limit = memory};
  h->context.ir = ir_context_new(&vs_builtin_opset()->registry, &o);
  if (!h->context.ir) {
    free(h);
    return NULL;
  }
  h->context.errors = (strbuf)STRBUF_INIT;
  h->context.sink = diag_text_sink_to(&h->context.errors);
  h->context.sink.show_ids = true;
  return &h->context;
}

void hlocts_close(hlocts_context *c) {
  auto_free holder *h = (holder *)c;
  if (!h) return;
  for (hlocts_program *p = h->programs, *next; p; p = next) {
    next = p->next;
    strbuf_free(&p->text);
    strbuf_free(&p->bytes);
    free(p);
  }
  ir_context_free(c->ir);
  strbuf_free(&c->errors);
  strbuf_free(&c->text);
}

const char *hlocts_errors(const hlocts_context *c) { return strbuf_str(&c->errors); }

diag_sink *hlocts_fresh_sink(hlocts_context *c) {
  strbuf_reset(&c->errors);
  return &c->sink.sink;
}

/* Bytes must outlive the context: constants are views into them. */
static ir_op *read_copy(hlocts_context *c, const void *bytes, size_t n, diag_sink *sink) {
  const char *copy = arena_copy(ir_arena(c->ir), bytes, n, 64);
  program_options o = {.file = "<memory>"};
  ir_op *module = program_read(c->ir, copy, n, &o, sink);
  if (!module || !bc_is_bytecode(copy, n)) return module;
  return program_from_artifact(c->ir, module, NULL, sink) ? module : NULL;
}

hlocts_program *hlocts_hold(hlocts_context *c, ir_op *module) {
  holder *h = (holder *)c;
  hlocts_program *p = calloc(1, sizeof *p);
  if (!p) {
    diag_error(&c->sink.sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
    return NULL;
  }
  *p = (hlocts_program){.context = c, .next = h->programs, .module = module};
  p->text = p->bytes = (strbuf)STRBUF_INIT;
  h->programs = p;
  return p;
}

hlocts_program *hlocts_read(hlocts_context *c, const void *bytes, size_t n) {
  diag_sink *sink = hlocts_fresh_sink(c);
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c->ir), &g)) {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
    return NULL;
  }
  ir_op *module = read_copy(c, bytes, n, sink);
  arena_guard_pop(ir_arena(c->ir), &g);
  return module ? hlocts_hold(c, module) : NULL;
}

const char *hlocts_text(hlocts_program *p) {
  strbuf_reset(&p->text);
  diag_sink *sink = hlocts_fresh_sink(p->context);
  bool whole = program_print(p->context->ir, p->module, NULL, &p->text, sink);
  return whole && !p->text.failed ? strbuf_str(&p->text) : NULL;
}

static bool read_release(const char *text, vs_version *out, diag_sink *sink) {
  return vs_parse(vs_builtin_opset(), text, strlen(text), out) ||
         diag_error(sink, DIAG_TARGET_UNKNOWN, (diag_place){0}, "'%s' is not a release (X.Y.Z)",
                    text);
}

/* A question about a copy of the program, in VHLO of the newest release. */
typedef bool (*question)(hlocts_program *p, ir_op *vhlo, void *user, diag_sink *sink);

static bool ask(hlocts_program *p, bool vhlo, question f, void *user) {
  hlocts_context *c = p->context;
  diag_sink *sink = hlocts_fresh_sink(c);
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c->ir), &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  ir_op *copy = ir_clone(c->ir, p->module);
  bool ok = (!vhlo || vs_legalize_to_vhlo(c->ir, copy, NULL, sink)) && f(p, copy, user, sink);
  arena_guard_pop(ir_arena(c->ir), &g);
  return ok;
}

static void note_obstacle(const vs_obstacle *o, void *user) { strbuf_addf(user, "%s\n", o->what); }

/* Finds the oldest release that can hold the program, by conversion: an older form of an op may do
 * without what the newest form needs. */
static bool find_needs(hlocts_program *p, ir_op *vhlo, void *user, diag_sink *sink) {
  const vs_opset *o = vs_builtin_opset();
  const char **because = user;
  strbuf_auto first = STRBUF_INIT;
  char version[32];
  vs_version nearest = VS_NONE;
  size_t obstacles =
      vs_explain(p->context->ir, vhlo, vs_oldest(o), NULL, note_obstacle, &first, &nearest);
  if (!obstacles) nearest = vs_oldest(o);
  if (nearest == VS_NONE) {
    return diag_error(sink, DIAG_NOT_LEGAL, (diag_place){0}, "no release can hold the program");
  }
  strbuf_reset(&p->text);
  strbuf_adds(&p->text, vs_format(nearest, version));
  strbuf_addc(&p->text, '\0');
  size_t at = p->text.len;
  strbuf_add(&p->text, strbuf_str(&first), strcspn(strbuf_str(&first), "\n"));
  if (because) *because = p->text.failed ? "" : p->text.bytes + at;
  return !p->text.failed;
}

const char *hlocts_needs(hlocts_program *p, const char **because) {
  return ask(p, true, find_needs, because) ? p->text.bytes : NULL;
}

static bool find_obstacles(hlocts_program *p, ir_op *vhlo, void *user, diag_sink *sink) {
  vs_version target;
  if (!read_release(user, &target, sink)) return false;
  strbuf_reset(&p->text);
  vs_explain(p->context->ir, vhlo, target, NULL, note_obstacle, &p->text, NULL);
  return !p->text.failed;
}

const char *hlocts_obstacles(hlocts_program *p, const char *release) {
  return ask(p, true, find_obstacles, (char *)(uintptr_t)release) ? strbuf_str(&p->text) : NULL;
}

static bool expand(hlocts_program *p, ir_op *copy, void *user, diag_sink *sink) {
  vs_version target;
  if (!read_release(user, &target, sink) ||
      !vs_check_target(vs_builtin_opset(), target, NULL, (diag_place){0}, sink) ||
      !pass_expand(p->context->ir, copy, target, sink))
    return false;
  p->module = copy;
  return true;
}

int hlocts_expand(hlocts_program *p, const char *release) {
  return ask(p, false, expand, (char *)(uintptr_t)release);
}

static bool write_artifact(hlocts_program *p, ir_op *copy, void *user, diag_sink *sink) {
  vs_version target;
  strbuf_reset(&p->bytes);
  return read_release(user, &target, sink) &&
         program_serialize(p->context->ir, copy, target, NULL, VS_NONE, &p->bytes, sink);
}

const void *hlocts_write(hlocts_program *p, const char *release, size_t *n) {
  if (!ask(p, false, write_artifact, (char *)(uintptr_t)release)) return NULL;
  *n = p->bytes.len;
  return p->bytes.bytes;
}

static bool write_normal(hlocts_program *p, ir_op *copy, void *user, diag_sink *sink) {
  (void)user;
  strbuf_reset(&p->bytes);
  return program_normalize(p->context->ir, copy, sink) &&
         program_write_normal(p->context->ir, copy, strbuf_sink_to(&p->bytes), sink);
}

const void *hlocts_normal_form(hlocts_program *p, size_t *n) {
  if (!ask(p, false, write_normal, NULL)) return NULL;
  *n = p->bytes.len;
  return p->bytes.bytes;
}

int hlocts_abi(void) { return HLOCTS_ABI; }
