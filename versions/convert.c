/* SPDX-License-Identifier: Apache-2.0 */
/* VHLO -> VHLO of another release. An op version that does not exist there becomes the one that
 * does, by the rules of the rows; then everything in every position must exist there.
 *
 * Whether an op can be converted depends on that op alone, so that a program is looked at first and
 * changed only when all of it can be converted.
 *
 * Source: VhloToVersion.cpp and VhloToVersionPatterns.td. */
#include <string.h>

#include "base/vec.h"
#include "bounds.h"

/* An op as it would stand in the target: its version, and its properties. */
typedef struct outcome {
  const vs_op *row;
  const ir_attr *const *props;
  uint32_t number; /* by which those are known that change the op; 0: it stays as it is */
} outcome;

typedef struct converter {
  vs_checker k;
  vs_names names;
  vs_version target, writer;
  vs_failures failures, others; /* of VHLO's ops, of other dialects' */
  vs_obstacle_fn tell;          /* NULL: stop at an op's first obstacle */
  void *user;
  size_t told;
  ir_alike *fitting; /* ops without regions and discardable attributes; the word: their outcome */
  /* Those of the ops that change, by the number in an op's `scratch`; the others have 0. */
  VEC(const outcome *) outcomes;
  VEC(ir_op *) replaced;
} converter;

static const char *version_words(ir_context *c, vs_version v) {
  char text[32];
  return arena_strndup(ir_arena(c), vs_format(v, text), strlen(vs_format(v, text)));
}

/* --- One step from an op version to its neighbour ----------------------------------------- */

/* Properties that both versions have keep their values. */
static void copy_common(const vs_op *from, const ir_attr *const *in, const vs_op *to,
                        const ir_attr **out) {
  for (size_t i = 0; i < to->def.prop_count; i++) {
    int at = ir_prop_named(&from->def, to->def.props[i].name);
    out[i] = at < 0 ? NULL : in[at];
  }
}

static bool fill(const converter *v, const vs_op *to, const ir_op *op, const vs_rule *rule,
                 const ir_attr **out) {
  int at = ir_prop_named(&to->def, rule->name);
  vs_default_site site = {v->k.c, &to->def, out, op};
  return at >= 0 && (out[at] = vs_default_build(rule->value, &site)) != NULL;
}

/* NULL, or what stands in the way. */
static const char *upgrade(const converter *v, const vs_op *to, const ir_op *op,
                           const ir_attr **out) {
  for (size_t i = 0; i < to->rule_count; i++) {
    const vs_rule *rule = &to->rules[i];
    if (rule->kind == VS_RULE_ADD_PROPERTY && !fill(v, to, op, rule, out))
      return arena_printf(ir_arena(v->k.c), "the value of '%s' in %s cannot be told", rule->name,
                          to->def.name);
  }
  return NULL;
}

static const char *downgrade(const converter *v, const vs_op *from, const ir_attr *const *in,
                             const vs_op *to, const ir_op *op, const ir_attr **out) {
  arena *a = ir_arena(v->k.c);
  for (size_t i = 0; i < from->rule_count; i++) {
    const vs_rule *rule = &from->rules[i];
    switch (rule->kind) {
      case VS_RULE_ADD_PROPERTY: {
        int at = ir_prop_named(&from->def, rule->name);
        if (at >= 0 && !vs_default_is(rule->value, in[at]))
          return arena_printf(a, "'%s' is not at its default, which only %s can say", rule->name,
                              from->def.name);
        break;
      }
      case VS_RULE_DROP_PROPERTY:
        if (!fill(v, to, op, rule, out))
          return arena_printf(a, "the value of '%s' in %s cannot be told", rule->name,
                              to->def.name);
        break;
      case VS_RULE_VARIADIC:
        if (op->operand_count != 1 || op->result_count != 1)
          return arena_printf(a, "%u operands and %u results, which only %s can have",
                              op->operand_count, op->result_count, from->def.name);
        break;
      case VS_RULE_ADD_REGIONS:
        if (op->region_count > to->def.region_count)
          return arena_printf(a, "regions, which only %s can have", from->def.name);
        break;
    }
  }
  return NULL;
}

/* --- The outcome of an op ----------------------------------------------------------------- */

static const char *no_version(const converter *v, const vs_op *row, bool too_old) {
  arena *a = ir_arena(v->k.c);
  if (row->deleted)
    return arena_printf(a, "operation %s was deleted; it existed from %s to %s", row->def.name,
                        version_words(v->k.c, row->since), version_words(v->k.c, row->until));
  if (too_old)
    return arena_printf(a, "operation %s needs %s", row->def.name,
                        version_words(v->k.c, row->since));
  return arena_printf(a, "operation %s existed until %s", row->def.name,
                      version_words(v->k.c, row->until));
}

/* Follows the family of an op to the version that exists in the target. NULL, or why there is none.
 */
static const char *follow(const converter *v, const ir_op *op, outcome *out) {
  out->row = vs_op_row(v->k.o, op->name->def->id);
  out->props = op->props;
  /* A family is a short chain; the direction never changes. */
  while (!vs_exists(out->row->since, out->row->until, v->target)) {
    bool older = v->target < out->row->since;
    uint16_t id = older ? out->row->older : out->row->newer;
    if (id == VS_NO_ID) return no_version(v, out->row, older);
    const vs_op *to = vs_op_row(v->k.o, id);
    const ir_attr **props =
        ARENA_ARRAY(ir_arena(v->k.c), const ir_attr *, (size_t)to->def.prop_count + 1);
    copy_common(out->row, out->props, to, props);
    const char *why =
        older ? downgrade(v, out->row, out->props, to, op, props) : upgrade(v, to, op, props);
    if (why && older)
      return arena_printf(ir_arena(v->k.c), "%s needs %s", why,
                          version_words(v->k.c, out->row->since));
    if (why) return why;
    out->row = to;
    out->props = props;
  }
  return NULL;
}

/* Looking for what keeps one op out of the target. */
typedef struct search {
  converter *v;
  const ir_op *op;
  const char *why; /* the first obstacle */
} search;

/* Takes note of an obstacle; whether to look for more. */
static bool note(search *s, const char *what, vs_version needs) {
  if (!s->why) s->why = what;
  if (!s->v->tell) return false;
  s->v->told++;
  s->v->tell(&(vs_obstacle){s->op, what, needs}, s->v->user);
  return true;
}

static bool exists(void *user, const ir_type *t, const ir_attr *a, const char *where,
                   size_t index) {
  search *s = user;
  converter *v = s->v;
  if (a && ir_loc_is_plain(a)) return true; /* in every release, and there is one for each op */
  const vs_bounds *b = t ? vs_bounds_of_type(&v->k, t) : vs_bounds_of_attr(&v->k, a);
  if (vs_exists(b->since, b->until, v->target)) return true;
  bool older = v->target < b->since;
  const vs_kind *kind = older ? b->since_kind : b->until_kind;
  vs_version needs = older ? b->since : b->until;
  const char *words = vs_kind_words(v->k.c, kind, older ? b->since_is_type : b->until_is_type);
  arena *memory = ir_arena(v->k.c);
  const char *verb = older ? "needs" : "existed until", *version = version_words(v->k.c, needs);
  const char *what =
      !where ? arena_printf(memory, "%s %s %s", words, verb, version)
      : index == SIZE_MAX
          ? arena_printf(memory, "%s (in attribute '%s') %s %s", words, where, verb, version)
          : arena_printf(memory, "%s (in %s %zu) %s %s", words, where, index, verb, version);
  if (!kind) what = arena_printf(memory, "%s, unless --strip-debuginfo leaves it out", what);
  return note(s, what, needs);
}

/* NULL when the op can stand in the target, as `out` says; else the first thing in its way. */
static const char *plan(converter *v, const ir_op *op, outcome *out) {
  search s = {v, op, NULL};
  if (vs_in_dialect(op, "vhlo")) {
    const vs_op *row = op->name->def ? vs_op_row(v->k.o, op->name->def->id) : NULL;
    if (!row) {
      note(&s, "the operation is not known", VS_NONE);
      return s.why;
    }
    const char *why = follow(v, op, out);
    if (why) {
      /* The attributes and types of the op are checked unconverted. */
      vs_version needs = v->target < out->row->since ? out->row->since : out->row->until;
      if (!note(&s, why, needs)) return s.why;
      out->row = row;
      out->props = op->props;
    }
    const vs_constraint *broken = vs_broken_constraint(&v->k, out->row, op, out->props);
    if (broken && v->target < broken->lifted &&
        !note(&s,
              arena_printf(ir_arena(v->k.c), "%s needs %s", broken->id,
                           version_words(v->k.c, broken->lifted)),
              broken->lifted))
      return s.why;
  } else {
    if (v->k.strict) return NULL;
    out->row = op->name->def ? vs_op_row(v->k.o, op->name->def->id) : NULL;
    out->props = op->props;
  }
  vs_each_position(&v->k, out->row, op, out->props, exists, &s);
  return s.why;
}

/* --- Looking and changing ----------------------------------------------------------------- */

/* Whether the outcome depends on nothing but what is alike in ops that are alike. A location with a
 * name is as plain as the one inside. */
static bool is_plain(const converter *v, const ir_op *op) {
  const ir_attr *loc = op->loc;
  if (v->tell || op->region_count || op->attr_count) return false;
  while (loc->kind == IR_ATTR_LOC_NAME) loc = loc->loc_name.child;
  return ir_loc_is_plain(loc);
}

/* Notes what is to become of an op, and of those like it, whose word it is (NULL: there is none).
 */
static void decide(converter *v, ir_op *op, const outcome *out, const void **word) {
  arena *a = ir_arena(v->k.c);
  bool changes = vs_in_dialect(op, "vhlo") && out->row->def.id != op->name->def->id;
  op->scratch = 0;
  if (!changes && !word) return;
  outcome *kept = ARENA_NEW(a, outcome);
  if (changes) {
    size_t count = out->row->def.prop_count;
    kept->row = out->row;
    kept->props = arena_copy(a, out->props, count * sizeof *out->props, _Alignof(ir_attr *));
    VEC_ADD(a, &v->outcomes, kept);
    op->scratch = kept->number = (uint32_t)v->outcomes.count;
  }
  if (word) *word = kept;
}

static bool look(ir_op *op, void *user) {
  converter *v = user;
  outcome out;
  const void **word = is_plain(v, op) ? ir_alike_word(v->fitting, op) : NULL;
  if (word && *word) {
    op->scratch = ((const outcome *)*word)->number;
    return true;
  }
  const char *why = plan(v, op, &out);
  if (why)
    vs_fail(vs_in_dialect(op, "vhlo") ? &v->failures : &v->others, op, why);
  else if (!v->tell)
    decide(v, op, &out, word);
  return true;
}

static bool fits(ir_op *op, void *user) {
  outcome out;
  return plan(user, op, &out) == NULL;
}

/* Whether the writer had the op in its later form. Otherwise it never saw but the older one. */
static bool is_made_anew(const converter *v, const ir_op *op, const vs_op *row) {
  return row->since > vs_op_row(v->k.o, op->name->def->id)->since ||
         !vs_exists(row->since, row->until, v->writer);
}

/* Upstream makes a new op out of each one that is replaced, from the first to the last, and moves
 * the uses of the old results over in the end: the operands of the new op become the latest uses,
 * and the uses of its results come to stand in reverse. Use lists are part of the bytes. */
static bool change(ir_op *op, void *user) {
  converter *v = user;
  if (!op->scratch) return true;
  const outcome *out = v->outcomes.items[op->scratch - 1];
  bool anew = is_made_anew(v, op, out->row);
  vs_op_become_like(&v->names, op, out->row->def.id, out->props);
  if (!anew) return true;
  ir_op_renew_uses(op);
  VEC_ADD(ir_arena(v->k.c), &v->replaced, op);
  return true;
}

/* The release nearest to the target that can hold the program: the newer ones first, since what is
 * missing is mostly too new. */
static vs_version nearest_release(const converter *v, ir_op *module) {
  const vs_opset *o = v->k.o;
  converter w = *v;
  w.tell = NULL;
  for (int newer = 1; newer >= 0; newer--)
    for (size_t i = 0; i < o->release_count; i++) {
      const vs_release *r = &o->releases[newer ? i : o->release_count - 1 - i];
      w.target = r->version;
      if (!r->published || (newer ? r->version <= v->target : r->version >= v->target)) continue;
      if (ir_walk(module, fits, &w)) return r->version;
    }
  return VS_NONE;
}

static const char *outlook(converter *v, ir_op *module) {
  vs_version n = nearest_release(v, module);
  const char *target = version_words(v->k.c, v->target);
  if (n == VS_NONE)
    return arena_printf(ir_arena(v->k.c), "the target is %s; no release can hold this program",
                        target);
  return arena_printf(ir_arena(v->k.c),
                      "the target is %s; %s is the nearest release that can hold this program",
                      target, version_words(v->k.c, n));
}

bool vs_check_target(const vs_opset *o, vs_version target, const vs_options *options,
                     diag_place place, diag_sink *sink) {
  char t[32], bound[32];
  vs_format(target, t);
  if (target < vs_oldest(o))
    return diag_error(sink, DIAG_TARGET_TOO_OLD, place,
                      "target version %s is less than minimum supported %s", t,
                      vs_format(vs_oldest(o), bound));
  /* A patch changes nothing in the format: rows are of releases X.Y.0. */
  bool strict = options && options->strict_upstream;
  if ((strict ? target : vs_without_patch(target)) > vs_current(o))
    return diag_error(sink, DIAG_TARGET_TOO_NEW, place,
                      "target version %s is greater than current version %s", t,
                      vs_format(vs_current(o), bound));
  if (!vs_release_of(o, target) && !strict)
    return diag_error(sink, DIAG_TARGET_UNKNOWN, place, "there was no release %s", t);
  return true;
}

/* --- Entry -------------------------------------------------------------------------------- */

bool vs_convert_to_version(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                           diag_sink *sink) {
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  converter v = {.k = vs_checker_new(c, o)};
  bool ok = vs_check_target(v.k.o, target, o, ir_loc_place(module->loc), sink);
  if (ok) {
    v.names = vs_names_new(c, v.k.o);
    v.target = vs_without_patch(target);
    v.writer = o && o->writer ? o->writer : vs_current(v.k.o);
    v.fitting = ir_alike_new(ir_arena(c));
    ir_walk(module, look, &v);
    /* Upstream looks at VHLO's ops alone, so that the first of them is told first. */
    if (v.failures.count == 0)
      v.failures = v.others;
    else
      v.failures.count += v.others.count;
    ok = v.failures.count == 0;
    if (ok) {
      if (v.outcomes.count) ir_walk(module, change, &v);
      for (size_t i = 0; i < v.replaced.count; i++)
        for (size_t j = 0; j < v.replaced.items[i]->result_count; j++)
          ir_value_reverse_uses(&v.replaced.items[i]->results[j]);
    } else {
      vs_report(&v.failures, sink, outlook(&v, module));
      diag_error(sink, DIAG_NOT_CONVERTED, ir_loc_place(module->loc),
                 "failed to convert VHLO to v%s", version_words(c, v.target));
    }
  }
  arena_guard_pop(ir_arena(c), &g);
  return ok;
}

static void tell_nobody(const vs_obstacle *o, void *user) {
  (void)o;
  (void)user;
}

size_t vs_explain(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                  vs_obstacle_fn tell, void *user, vs_version *nearest) {
  arena_guard g;
  if (nearest) *nearest = VS_NONE;
  if (!ARENA_GUARD(ir_arena(c), &g)) return 0;
  converter v = {.k = vs_checker_new(c, o), .tell = tell ? tell : tell_nobody, .user = user};
  v.target = vs_without_patch(target);
  ir_walk(module, look, &v);
  size_t told = v.told;
  if (nearest && told)
    *nearest = nearest_release(&v, module);
  else if (nearest)
    *nearest = v.target;
  arena_guard_pop(ir_arena(c), &g);
  return told;
}
