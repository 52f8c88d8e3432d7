/* SPDX-License-Identifier: Apache-2.0 */
/* Programs that the consumer evaluates: several in one start, then those alone that fail. */
#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "harness/data/input.h"
#include "harness/programs/arguments.h"
#include "harness/programs/devices.h"
#include "harness/rewrite/rewrite.h"
#include "harness/words/cause_text.h"
#include "internal.h"
#include "passes/passes.h"

/* An argument of another process: the elements of a vector, or of a tensor of integers, rotated by
 * `by` places; others stay as they are. */
static interp_value *turned(interp_value *v, size_t by) {
  const ir_type *t = interp_type(v);
  size_t size;
  const uint8_t *data = interp_data(v, &size);
  size_t n = (size_t)ir_type_element_count(t), at = n ? size / n * (by % n) : 0;
  if (!at || (t->shaped.rank > 1 && !ir_type_is(t->shaped.element, IR_TYPE_INTEGER)))
    return interp_retain(v);
  auto_free uint8_t *other = malloc(size);
  if (!other) return NULL;
  memcpy(other, data + at, size - at);
  memcpy(other + size - at, data, at);
  return interp_tensor(t, other, size);
}

/* Arguments of all processes, from those of the first one. */
static bool give_to_all(judge_program *p, arguments *args) {
  size_t n = judge_processes(p), each = args->count;
  bool ok = true;
  for (size_t i = each; ok && i < n * each; i++)
    ok = arguments_add(args, turned(args->values[i % each], i / each));
  return ok;
}

/* The program of a file, with its bounds and arguments. */
static bool read_program(const char *file, uint64_t seed, judge_program *p) {
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  return input_open(&in, file, &why) &&
         judge_load_here(p, file, in.bytes, in.size, NULL, seed, NULL);
}

/* Programs of one process that two devices run, each with its own values: each must compute what
 * one device computes. */
static bool is_for_two(const campaign *x, uint64_t seed) {
  enum { EVERY = 16 };
  return seed % EVERY == EVERY - 1 && fuzz_kinds[fuzz_kind_of(seed)].profile == GENERATE_EVALUATE &&
         !x->o->file_count;
}

static void ask_for_two(judge_program *p) {
  const ir_attr *two = ir_attr_integer(p->c, ir_type_integer(p->c, 32, IR_SIGNLESS), 2);
  ir_op_set_discardable(p->c, p->module, ir_cstr(p->c, DEVICES_REPLICAS), two);
}

/* A random program with its bounds. The constants of every other one become arguments: then a
 * consumer cannot evaluate the program when it compiles it. */
static bool make_program(const campaign *x, uint64_t seed, judge_program *p) {
  uint8_t bytes[GENERATE_BYTES];
  generate_bytes(seed, bytes);
  p->module = generate_program(x->evaluated[fuzz_kind_of(seed)], p->c, bytes, sizeof bytes);
  if (is_for_two(x, seed)) ask_for_two(p);
  arguments args = {0};
  bool ok = (seed % 2 == 0 && judge_processes(p) == 1) ||
            (arguments_derive(p->c, p->module, NULL, &args, NULL) && give_to_all(p, &args));
  p->args = args.values;
  p->arg_count = args.count;
  return ok && judge_bound(p, NULL, NULL);
}

/* The constants of a rewritten program become arguments, too. */
static bool use_arguments(judge_program *p) {
  arguments all = {p->args, p->arg_count}, more = {0};
  bool ok = arguments_derive(p->c, p->module, NULL, &more, NULL);
  for (size_t i = 0; ok && i < more.count; i++)
    ok = arguments_add(&all, interp_retain(more.values[i]));
  arguments_free(&more);
  p->args = all.values;
  p->arg_count = all.count;
  return ok;
}

/* The program of a seed, rewritten, with the bounds of what it was before. */
static bool load(const campaign *x, ir_context *c, uint64_t seed, judge_program *p) {
  const char *file = fuzz_file_of(x->o, seed);
  *p = (judge_program){.c = c};
  if (!(file ? read_program(file, seed, p) : make_program(x, seed, p)) || !p->bounds.count)
    return false;
  if (!x->o->depth) return true;
  rewrite_program(c, p->module, seed, (unsigned)(seed % (x->o->depth + 1)), NULL);
  return seed % 2 == 0 || judge_processes(p) > 1 || use_arguments(p);
}

static void unload(judge_program *p) {
  bounds_free(&p->bounds);
  interp_release_all(p->args, p->arg_count);
}

/* Element types that a compiler treats alike. */
static const char *class_of(const ir_type *t) {
  enum { NARROW = 8 };
  switch (t->kind) {
    case IR_TYPE_INTEGER: return t->integer.width == 1 ? "boolean" : "integer";
    case IR_TYPE_FLOAT: return t->format->width <= NARROW ? "narrow float" : "float";
    case IR_TYPE_COMPLEX: return "complex";
    case IR_TYPE_QUANTIZED: return "quantized";
    default: return "value";
  }
}

/* The program without calls. The caller frees its bounds; false: it has no calls. */
static bool inlined(const judge_program *p, judge_program *out) {
  *out = *p;
  out->bounds = (bounds_run){0};
  out->module = ir_clone(p->c, p->module);
  return pass_inline(p->c, out->module, NULL) &&
         ir_count_ops(out->module) != ir_count_ops(p->module) && judge_bound(out, NULL, NULL);
}

/* The op that differs first, and the class of its element type. */
static void name_op(const judge_program *p, const judge_consumer *who, const judged *j,
                    strbuf *out) {
  judge_first first;
  judge_locate(p, who, j, &first);
  if (first.op)
    strbuf_addf(out, "%s %s", first.op->name->full->bytes,
                class_of(ir_type_element(first.op->results[first.result].type)));
  else
    strbuf_adds(out, "(no op by itself)");
  judge_first_free(&first);
}

/* The verdict, and the op and its type or the message: failures of one name have one cause. */
static void name_it(const judge_program *p, const judge_consumer *who, const judged *j,
                    strbuf *out) {
  judge_program flat;
  judged again = {.verdict = JUDGED_COUNT};
  strbuf_addf(out, "%s ", judgement_names[j->verdict]);
  bool value = j->verdict == JUDGED_WRONG && j->wrong;
  if (!value) {
    /* A head that says how the process ended, and not what it wrote, tells little. */
    size_t before = out->len, begin = cause_head(strbuf_str(&j->message), out);
    bool told = out->len > before && !(j->ended && begin < j->output);
    if (j->verdict != JUDGED_CRASH || told) return;
    if (out->len > before) strbuf_adds(out, ": ");
  }
  bool flattens = inlined(p, &flat);
  if (flattens) judge_ask(&flat, who, &again);
  if (again.verdict == j->verdict && !value == !again.wrong)
    name_op(&flat, who, &again, out);
  else
    name_op(p, who, j, out);
  judged_free(&again);
  bounds_free(&flat.bounds);
}

/* The arguments are a comment in the first line, in the form of --args. */
static void print(const judge_program *p, strbuf *out) {
  for (size_t i = 0; i < p->arg_count; i++) {
    strbuf_adds(out, i ? ", " : "// --args='[");
    text_print_attr(p->c, interp_to_attr(p->c, p->args[i]), out);
  }
  if (p->arg_count) strbuf_adds(out, "]'\n");
  program_print(p->c, p->module, &(text_print_options){.hex_elements_above = UINT64_MAX}, out,
                NULL);
}

/* A small program that fails in the same way; the whole one if that cannot be. */
static void make_small(campaign *x, fuzz_finding *f) {
  ir_context *c =
      ir_context_new(&x->o->opset->registry, &(ir_context_options){.allow_unregistered = true});
  judge_program p = {.c = c};
  arena_guard guard;
  volatile bool loaded = false;
  if (c && ARENA_GUARD(ir_arena(c), &guard)) {
    loaded = load(x, c, f->seed, &p);
    if (loaded) print(&p, &f->text);
    arena_guard_pop(ir_arena(c), &guard);
  }
  if (!loaded || x->o->reduce <= 0) {
    judge_program_free(&p);
    return;
  }
  reduced r;
  strbuf_auto why = STRBUF_INIT;
  reduce_options o = {.opset = x->o->opset,
                      .who = x->o->who,
                      .wanted = JUDGED_COUNT,
                      .group = x->o->group,
                      .seconds = x->o->reduce};
  if (reduce_program(&p, &o, &r, &why)) {
    strbuf_reset(&f->text);
    if (ARENA_GUARD(ir_arena(r.program.c), &guard)) {
      print(&r.program, &f->text);
      arena_guard_pop(ir_arena(r.program.c), &guard);
    }
  }
  reduced_free(&r);
}

static void settle(campaign *x, const judge_program *p, uint64_t seed, const judged *j) {
  strbuf_auto name = STRBUF_INIT;
  if (j->verdict == JUDGED_RIGHT) {
    x->out->right++;
  } else if (j->verdict == JUDGED_FREE) {
    x->out->free++;
  } else if (j->verdict != JUDGED_UNSUPPORTED) {
    name_it(p, &x->o->who, j, &name);
    fuzz_finding *f = fuzz_note(x, &name, judgement_failed(j->verdict), false, seed, &j->message);
    if (!f) return;
    make_small(x, f);
    fuzz_tell(x, f);
  }
}

static void ask_alone(campaign *x, const judge_program *p, uint64_t seed) {
  judged j;
  if (fuzz_is_over(x)) return;
  judge_ask(p, &x->o->who, &j);
  settle(x, p, seed, &j);
  judged_free(&j);
}

typedef struct member {
  judge_program p;
  uint64_t seed;
} member;

static void ask_together(campaign *x, const member *const *m, size_t count) {
  judged j;
  if (count == 1) {
    ask_alone(x, &m[0]->p, m[0]->seed);
    return;
  }
  if (!count || fuzz_is_over(x)) return;
  ir_context *c = m[0]->p.c;
  const judge_program **members = ARENA_ARRAY(ir_arena(c), const judge_program *, count);
  bool *wrong = ARENA_ARRAY(ir_arena(c), bool, count);
  for (size_t i = 0; i < count; i++) members[i] = &m[i]->p;
  judge_program g = judge_group(members, count);
  judge_ask(&g, &x->o->who, &j);
  bool some = j.verdict == JUDGED_WRONG && j.wrong;
  if (some) judge_members(members, count, &j, wrong);
  if (j.verdict == JUDGED_RIGHT) x->out->right += count;
  if (j.verdict == JUDGED_FREE) x->out->free += count;
  for (size_t i = 0; some && i < count; i++)
    if (wrong[i])
      ask_alone(x, &m[i]->p, m[i]->seed);
    else
      x->out->right++;
  bool halves = !some && j.verdict != JUDGED_RIGHT && j.verdict != JUDGED_FREE;
  judged_free(&j);
  if (!halves) return;
  ask_together(x, m, count / 2);
  ask_together(x, m + count / 2, count - count / 2);
}

static void ask_all(campaign *x, ir_context *c, uint64_t seed, size_t count) {
  member *m = ARENA_ARRAY(ir_arena(c), member, count);
  const member **joined = ARENA_ARRAY(ir_arena(c), const member *, count);
  size_t n = 0;
  for (size_t i = 0; i < count; i++) {
    m[i].seed = seed + i;
    bool ok = load(x, c, seed + i, &m[i].p);
    if (ok && judge_can_join(&m[i].p))
      joined[n++] = &m[i];
    else if (ok)
      ask_alone(x, &m[i].p, seed + i);
  }
  ask_together(x, joined, n);
  for (size_t i = 0; i < n; i++) fuzz_meaning(x, &joined[i]->p, joined[i]->seed);
  for (size_t i = 0; i < count; i++) unload(&m[i].p);
}

void fuzz_evaluate(campaign *x, uint64_t seed, size_t count) {
  if (x->o->who.table->abilities &&
      !(x->o->who.table->abilities(x->o->who.table) & ABILITY_EVALUATE))
    return;
  ir_context *c =
      ir_context_new(&x->o->opset->registry, &(ir_context_options){.allow_unregistered = true});
  arena_guard guard;
  if (c && ARENA_GUARD(ir_arena(c), &guard)) {
    ask_all(x, c, seed, count);
    arena_guard_pop(ir_arena(c), &guard);
  }
  ir_context_free(c);
}
