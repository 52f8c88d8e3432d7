/* SPDX-License-Identifier: Apache-2.0 */
/* The rules of lint/rules.def. First what the newer rows say about themselves, then what became of
 * the older ones. */
#include "versions/lint.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "ir/float_format.h"
#include "versions/rows.h"

static const struct {
  const char *id;
  diag_id number;
} rules[] = {
#define LINT_RULE(name, id, text) {id, DIAG_LINT_##name},
#include "versions/lint/rules.def"
#undef LINT_RULE
};

const char *vs_lint_id(vs_lint_rule rule) { return rules[rule].id; }
diag_id vs_lint_number(vs_lint_rule rule) { return rules[rule].number; }

typedef struct linter {
  const vs_opset *old, *new;
  const vs_lint_options *o;
  size_t count;
} linter;

/* The subject of a finding. */
typedef struct subject {
  char words[160];
  vs_version release;
} subject;

static subject of_release(vs_version v) {
  subject s = {.release = v};
  char text[32];
  snprintf(s.words, sizeof s.words, "release %s", vs_format(v, text));
  return s;
}

static subject of_op(const vs_op *op, vs_version release) {
  subject s = {.release = release};
  snprintf(s.words, sizeof s.words, "op %s", op->def.name);
  return s;
}

static subject of_kind(const vs_kind *k, bool is_type, vs_version release) {
  subject s = {.release = release};
  snprintf(s.words, sizeof s.words, "%s %c%s.%s", is_type ? "type" : "attribute",
           is_type ? '!' : '#', k->def.dialect, k->def.mnemonic);
  return s;
}

static void tell(linter *l, vs_lint_rule rule, subject s, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
static void tell(linter *l, vs_lint_rule rule, subject s, const char *format, ...) {
  char message[512];
  va_list args;
  va_start(args, format);
  vsnprintf(message, sizeof message, format, args);
  va_end(args);
  l->count++;
  if (l->o->tell) l->o->tell(&(vs_finding){rule, s.release, s.words, message}, l->o->user);
}

/* Newer than everything in the older rows. */
static bool fresh(const linter *l, vs_version v) { return !l->old || v > vs_current(l->old); }

static size_t index_of_release(const vs_opset *o, vs_version v) {
  size_t i = 0;
  while (i < o->release_count && o->releases[i].version != v) i++;
  return i;
}

/* The release after `v`; VS_NONE when it is the last. */
static vs_version release_after(const vs_opset *o, vs_version v) {
  size_t i = 0;
  while (i < o->release_count && o->releases[i].version <= v) i++;
  return i < o->release_count ? o->releases[i].version : VS_NONE;
}

static bool same_text(const char *a, const char *b) {
  return a == b || (a && b && strcmp(a, b) == 0);
}

/* "vhlo.add_v1": the length of the family's name, and the version; 0 when it has none. */
static unsigned split(const char *name, size_t *family) {
  const char *at = strrchr(name, '_');
  unsigned version = 0;
  *family = strlen(name);
  if (!at || at[1] != 'v' || !at[2]) return 0;
  for (const char *d = at + 2; *d; d++) {
    if (*d < '0' || *d > '9' || version > 9999) return 0;
    version = version * 10 + (unsigned)(*d - '0');
  }
  *family = (size_t)(at - name);
  return version;
}

static bool same_family(const char *a, const char *b) {
  size_t n, m;
  split(a, &n);
  split(b, &m);
  return n == m && memcmp(a, b, n) == 0;
}

/* --- Releases ---------------------------------------------------------------------------- */

/* "v1.20.0" for 1.20.0; a patch may be the first that was tagged. */
static bool names_release(const char *tag, vs_version v) {
  char text[32];
  size_t n = strlen(vs_format(v, text)) - 1; /* without the patch */
  return tag[0] == 'v' && strncmp(tag + 1, text, n) == 0 && tag[n + 1] &&
         !tag[n + 1 + strspn(tag + n + 1, "0123456789")];
}

static void judge_tag(linter *l, size_t i) {
  const vs_release *r = &l->new->releases[i];
  char text[32];
  subject s = of_release(r->version);
  if (!r->first_tag) return;
  if (!names_release(r->first_tag, r->version))
    tell(l, VS_LINT_TAG, s, "is tagged '%s'", r->first_tag);
  if (r->first_commit && strcmp(r->first_tag_date, r->first_commit) < 0)
    tell(l, VS_LINT_TAG, s, "was tagged on %s, before its first commit of %s", r->first_tag_date,
         r->first_commit);
  for (size_t j = i; j-- > 0;) {
    const vs_release *before = &l->new->releases[j];
    if (!before->first_tag_date) continue;
    if (strcmp(before->first_tag_date, r->first_tag_date) > 0)
      tell(l, VS_LINT_TAG, s, "was tagged on %s, %s on %s", r->first_tag_date,
           vs_format(before->version, text), before->first_tag_date);
    break;
  }
}

/* A writer must keep what it can do: readers of old releases take both forms, and golden bytes that
 * it wrote itself would agree with anything. */
static void judge_writer(linter *l, const vs_release *r, const vs_release *before) {
  const struct {
    bool falls;
    const char *what;
  } rows[] = {
      {r->single_true == 0xFF && before->single_true != 0xFF, "the byte of a single true"},
      {before->ascending_uses && !r->ascending_uses, "the order of uses"},
      {before->file_ranges && !r->file_ranges, "locations that are a range of a file"},
      {before->other_dialects && !r->other_dialects, "other dialects"},
      {before->small_floats && !r->small_floats, "the codes of small floats"},
  };
  char text[32];
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].falls)
      tell(l, VS_LINT_WRITER, of_release(r->version), "writes %s as releases before %s did",
           rows[i].what, vs_format(before->version, text));
}

static void judge_release(linter *l, size_t i) {
  const vs_release *r = &l->new->releases[i], *before = i ? r - 1 : NULL;
  char text[32];
  subject s = of_release(r->version);
  const char *dates[] = {r->first_commit, r->first_tag_date};
  for (size_t d = 0; d < sizeof dates / sizeof *dates && l->o->today; d++)
    if (dates[d] && strcmp(dates[d], l->o->today) > 0)
      tell(l, VS_LINT_ORDER, s, "is of %s, and today is %s", dates[d], l->o->today);
  if (!r->published && i + 1 == l->new->release_count)
    tell(l, VS_LINT_SKIPPED, s,
         "is the newest and never becomes current: no artifact would name it");
  if (r->bytecode_read < r->bytecode_written)
    tell(l, VS_LINT_BYTECODE, s, "writes bytecode %u and reads %u at most", r->bytecode_written,
         r->bytecode_read);
  if (!before) return;
  judge_writer(l, r, before);
  vs_format(before->version, text);
  if (r->version <= before->version) tell(l, VS_LINT_ORDER, s, "follows %s", text);
  bool next =
      VS_MAJOR(r->version) == VS_MAJOR(before->version)
          ? VS_MINOR(r->version) == VS_MINOR(before->version) + 1
          : VS_MAJOR(r->version) == VS_MAJOR(before->version) + 1 && VS_MINOR(r->version) == 0;
  if (r->version > before->version && !next)
    tell(l, VS_LINT_SKIPPED, s,
         "follows %s: what is between them is missing; a number that is left out on purpose has a "
         "file with 'published: false'",
         text);
  if (r->bytecode_written < before->bytecode_written)
    tell(l, VS_LINT_BYTECODE, s, "writes bytecode %u, %s wrote %u", r->bytecode_written, text,
         before->bytecode_written);
  if (r->bytecode_read < before->bytecode_read)
    tell(l, VS_LINT_BYTECODE, s, "reads bytecode %u, %s read %u", r->bytecode_read, text,
         before->bytecode_read);
  for (size_t j = i; r->first_commit && j-- > 0;) {
    const char *date = l->new->releases[j].first_commit;
    if (!date) continue;
    if (strcmp(date, r->first_commit) > 0)
      tell(l, VS_LINT_ORDER, s, "is of %s, %s of %s", r->first_commit,
           vs_format(l->new->releases[j].version, text), date);
    break;
  }
}

/* A date or tag that was not known may become known. */
static bool kept(const char *old, const char *new) { return !old || same_text(old, new); }

static void compare_releases(linter *l) {
  for (size_t i = 0; i < l->old->release_count; i++) {
    const vs_release *a = &l->old->releases[i];
    size_t at = index_of_release(l->new, a->version);
    subject s = of_release(a->version);
    if (at == l->new->release_count) {
      tell(l, VS_LINT_CHANGED, s, "is missing");
      continue;
    }
    const vs_release *b = &l->new->releases[at];
    if (a->bytecode_written != b->bytecode_written || a->bytecode_read != b->bytecode_read ||
        a->single_true != b->single_true || a->ascending_uses != b->ascending_uses ||
        a->file_ranges != b->file_ranges || a->other_dialects != b->other_dialects ||
        a->small_floats != b->small_floats || a->published != b->published)
      tell(
          l, VS_LINT_CHANGED, s,
          "has another bytecode version, another byte for a single true, another order of uses, "
          "another code for small floats or other locations and dialects, or is published no more");
    if (!kept(a->first_commit, b->first_commit) || !kept(a->first_tag, b->first_tag) ||
        !kept(a->first_tag_date, b->first_tag_date))
      tell(l, VS_LINT_CHANGED, s, "has other dates");
  }
  for (size_t i = 0; i < l->new->release_count; i++) {
    vs_version v = l->new->releases[i].version;
    char text[32];
    if (!fresh(l, v) && index_of_release(l->old, v) == l->old->release_count)
      tell(l, VS_LINT_ORDER, of_release(v), "is new, but older than %s",
           vs_format(vs_current(l->old), text));
  }
}

/* --- What begins and what ends ----------------------------------------------------------- */

/* Deleted by the release after `until`. A promise may still cover what the releases that knew it
 * wrote. */
static void judge_deletion(linter *l, subject s, vs_version since, vs_version until) {
  vs_version gone = release_after(l->new, until);
  if (gone == VS_NONE || !fresh(l, gone)) return;
  size_t consumer = index_of_release(l->new, gone);
  char from[32], to[32], by[32];
  for (size_t p = 0; p < consumer; p++) {
    vs_version v = l->new->releases[p].version;
    if (v < since || v > until) continue;
    if (l->o->in_window && !l->o->in_window(l->new, p, consumer)) continue;
    s.release = gone;
    tell(l, VS_LINT_DELETED, s,
         "was known from %s to %s and is deleted by %s, which promises to read what %s wrote",
         vs_format(since, from), vs_format(until, to), vs_format(gone, by),
         vs_format(v, (char[32]){0}));
    return;
  }
}

static bool same_slots(const ir_slot *a, size_t an, const ir_slot *b, size_t bn) {
  bool same = an == bn;
  for (size_t i = 0; same && i < an; i++) same = a[i].arity == b[i].arity;
  return same;
}

/* Names of operands, results and regions are written nowhere; those of properties are. */
static bool same_shape(const ir_opdef *a, const ir_opdef *b) {
  bool same = a->prop_count == b->prop_count && a->variadic_successors == b->variadic_successors &&
              same_slots(a->operands, a->operand_count, b->operands, b->operand_count) &&
              same_slots(a->results, a->result_count, b->results, b->result_count) &&
              same_slots(a->regions, a->region_count, b->regions, b->region_count);
  for (size_t i = 0; same && i < a->prop_count; i++)
    same = strcmp(a->props[i].name, b->props[i].name) == 0 &&
           a->props[i].optional == b->props[i].optional;
  return same;
}

/* The newest version of a family among the rows before this release; 0: none. */
static unsigned newest_before(const linter *l, const vs_op *op) {
  unsigned newest = 0;
  size_t n;
  for (size_t i = 0; i < l->new->op_count; i++) {
    const vs_op *other = &l->new->ops[i];
    if (other->since == VS_NONE || other->since >= op->since ||
        !same_family(other->def.name, op->def.name))
      continue;
    unsigned version = split(other->def.name, &n);
    if (version > newest) newest = version;
  }
  return newest;
}

static void judge_new_op(linter *l, const vs_op *op) {
  size_t n;
  unsigned version = split(op->def.name, &n), before = newest_before(l, op);
  subject s = of_op(op, op->since);
  if (version != before + 1) {
    if (before)
      tell(l, VS_LINT_STEP, s, "follows version %u of its family", before);
    else
      tell(l, VS_LINT_STEP, s, "is the first of its family");
  }
  if (index_of_release(l->new, op->since) == l->new->release_count)
    tell(l, VS_LINT_ORDER, s, "belongs to no release");
  const vs_op *older = vs_op_row(l->new, op->older);
  if (version < 2 || !older) return;
  if (release_after(l->new, older->until) != op->since)
    tell(l, VS_LINT_STEP, s, "does not begin where %s ends", older->def.name);
  if (same_shape(&older->def, &op->def))
    tell(l, VS_LINT_UNCHANGED, s, "is written as %s is", older->def.name);
}

/* Whether the versions that follow lead to one that is current, or to a deletion. */
static void judge_way(linter *l, const vs_op *op) {
  const vs_op *at = op;
  for (size_t steps = 0; at->newer != VS_NO_ID; steps++) {
    const vs_op *next = vs_op_row(l->new, at->newer);
    if (!next || steps > l->new->op_count) {
      tell(l, VS_LINT_DEAD_END, of_op(op, op->since), "leads in a circle, or to nothing");
      return;
    }
    if (next->older != at->def.id || !next->rule_count) {
      tell(l, VS_LINT_DEAD_END, of_op(op, op->since), "no rule leads from %s to %s", at->def.name,
           next->def.name);
      return;
    }
    at = next;
  }
  if (at->until != VS_FOREVER && !at->deleted) {
    char text[32];
    tell(l, VS_LINT_DEAD_END, of_op(op, op->since), "%s ends with %s and nothing follows",
         at->def.name, vs_format(at->until, text));
  }
}

static void judge_ops(linter *l) {
  for (size_t i = 0; i < l->new->op_count; i++) {
    const vs_op *op = &l->new->ops[i];
    if (op->since == VS_NONE) continue;
    if (fresh(l, op->since)) judge_new_op(l, op);
    judge_way(l, op);
    if (op->deleted) judge_deletion(l, of_op(op, op->since), op->since, op->until);
  }
}

/* "i4", "ui8": 64 bits at most, as wide as an element is held. */
static bool is_integer(const char *name) {
  const char *digits = name + (*name == 'u');
  size_t n = strspn(digits + (*digits == 'i'), "0123456789");
  if (*digits != 'i' || !n || n > 2 || digits[1 + n] || digits[1] == '0') return false;
  unsigned width = (unsigned)(digits[1] - '0');
  if (n == 2) width = 10 * width + (unsigned)(digits[2] - '0');
  return width <= 64;
}

static void judge_format(linter *l, const vs_kind *k) {
  bool known = k->shape == VS_SHAPE_FLOAT ? ir_float_by_name(k->builtin, strlen(k->builtin)) != NULL
               : k->shape == VS_SHAPE_INTEGER ? is_integer(k->builtin)
                                              : true;
  if (!known)
    tell(l, VS_LINT_FORMAT, of_kind(k, true, k->since),
         "stands for '%s', a format that ir/float_format.c does not have: no element could be read",
         k->builtin);
}

static void judge_kinds(linter *l, const vs_kind *kinds, size_t count, bool is_type) {
  for (size_t i = 0; i < count; i++) {
    const vs_kind *k = &kinds[i];
    if (k->since == VS_NONE) continue;
    size_t n;
    unsigned version = split(k->def.mnemonic, &n), before = 0;
    for (size_t j = 0; j < count; j++) {
      if (kinds[j].since == VS_NONE || kinds[j].since >= k->since ||
          !same_family(kinds[j].def.mnemonic, k->def.mnemonic))
        continue;
      unsigned v = split(kinds[j].def.mnemonic, &n);
      if (v > before) before = v;
    }
    if (fresh(l, k->since) && version != before + 1)
      tell(l, VS_LINT_STEP, of_kind(k, is_type, k->since), "follows version %u of its family",
           before);
    if (k->deleted) judge_deletion(l, of_kind(k, is_type, k->since), k->since, k->until);
    if (is_type && fresh(l, k->since)) judge_format(l, k);
  }
}

/* --- Codes and numbers ------------------------------------------------------------------- */

static const vs_kind *owner(const vs_kind *kinds, size_t count, const vs_kind *dialect_of,
                            uint8_t code) {
  for (size_t i = 0; i < count; i++)
    for (size_t w = 0; w < kinds[i].wire_count; w++)
      if (kinds[i].wires[w].code == code &&
          strcmp(kinds[i].def.dialect, dialect_of->def.dialect) == 0)
        return &kinds[i];
  return NULL;
}

/* The code after all that are in use. */
static unsigned free_code(const vs_kind *kinds, size_t count, const vs_kind *dialect_of) {
  unsigned next = 0;
  for (size_t i = 0; i < count; i++)
    for (size_t w = 0; w < kinds[i].wire_count; w++)
      if (kinds[i].wires[w].code >= next &&
          strcmp(kinds[i].def.dialect, dialect_of->def.dialect) == 0)
        next = kinds[i].wires[w].code + 1u;
  return next;
}

/* The newer rows use no code twice, and none with another meaning than the older rows. */
static void judge_codes(linter *l, const vs_kind *kinds, size_t count, const vs_kind *olds,
                        size_t old_count, bool is_type) {
  for (size_t i = 0; i < count; i++)
    for (size_t w = 0; kinds[i].since != VS_NONE && w < kinds[i].wire_count; w++) {
      uint8_t code = kinds[i].wires[w].code;
      const vs_kind *first = owner(kinds, count, &kinds[i], code);
      const vs_kind *then = owner(olds, old_count, &kinds[i], code);
      const char *other = NULL;
      if (then && strcmp(then->def.mnemonic, kinds[i].def.mnemonic) != 0)
        other = then->def.mnemonic;
      else if (first != &kinds[i])
        other = first->def.mnemonic;
      for (size_t v = 0; v < w; v++)
        if (kinds[i].wires[v].code == code) other = "another encoding of itself";
      if (other)
        tell(l, VS_LINT_CODE, of_kind(&kinds[i], is_type, kinds[i].since),
             "has code %u of %s; the next free one is %u", code, other,
             free_code(kinds, count, &kinds[i]));
    }
}

static void compare_enum(linter *l, const vs_kind *a, const vs_kind *b) {
  const ir_enumdef *d = vs_enum_of(a), *e = vs_enum_of(b);
  for (size_t i = 0; d && i < d->case_count; i++) {
    const ir_enumcase *now = e ? ir_enum_by_number(e, d->cases[i].number) : NULL;
    if (!now)
      tell(l, VS_LINT_DELETED, of_kind(b, false, VS_NONE), "has no case %s = %u any more",
           d->cases[i].name, d->cases[i].number);
    else if (strcmp(now->name, d->cases[i].name) != 0)
      tell(l, VS_LINT_CODE, of_kind(b, false, VS_NONE), "number %u was %s and is %s",
           d->cases[i].number, d->cases[i].name, now->name);
  }
  for (size_t i = 0; e && b->case_since && i < e->case_count; i++) {
    const ir_enumcase *then = d ? ir_enum_by_number(d, e->cases[i].number) : NULL;
    size_t at = then ? (size_t)(then - d->cases) : 0;
    if (then ? a->case_since && a->case_since[at] != b->case_since[i] : !fresh(l, b->case_since[i]))
      tell(l, VS_LINT_CHANGED, of_kind(b, false, VS_NONE), "case %s begins with another release",
           e->cases[i].name);
  }
}

/* --- What became of the older rows ------------------------------------------------------- */

/* A row without an end may get one, in a new release. */
static bool same_life(const linter *l, vs_version a_since, vs_version a_until, vs_version b_since,
                      vs_version b_until) {
  if (a_since != b_since) return false;
  return a_until == b_until || (a_until == VS_FOREVER && b_until >= vs_current(l->old));
}

static bool same_rules(const vs_op *a, const vs_op *b) {
  bool same = a->rule_count == b->rule_count;
  for (size_t i = 0; same && i < a->rule_count; i++)
    same = a->rules[i].kind == b->rules[i].kind && a->rules[i].value == b->rules[i].value &&
           same_text(a->rules[i].name, b->rules[i].name);
  return same;
}

/* A constraint may be lifted by a release that is new, and by no other. */
static bool same_constraints(const linter *l, const vs_op *a, const vs_op *b) {
  size_t known = 0;
  for (size_t i = 0; i < b->constraint_count; i++) {
    const vs_constraint *c = &b->constraints[i];
    size_t j = 0;
    while (j < a->constraint_count && strcmp(a->constraints[j].id, c->id) != 0) j++;
    if (j == a->constraint_count) {
      if (!fresh(l, c->lifted)) return false;
      continue;
    }
    known++;
    if (a->constraints[j].kind != c->kind || a->constraints[j].lifted != c->lifted) return false;
  }
  return known == a->constraint_count;
}

/* The same properties, and not in the same order. */
static bool same_but_for_order(const ir_opdef *a, const ir_opdef *b) {
  bool moved = false;
  if (a->prop_count != b->prop_count) return false;
  for (size_t i = 0; i < a->prop_count; i++) {
    if (ir_prop_named(b, a->props[i].name) < 0) return false;
    moved |= strcmp(a->props[i].name, b->props[i].name) != 0;
  }
  return moved;
}

static void compare_ops(linter *l) {
  for (size_t i = 0; i < l->old->op_count; i++) {
    const vs_op *a = &l->old->ops[i], *b = vs_op_named(l->new, a->def.name);
    if (a->since == VS_NONE) continue;
    if (!b) {
      tell(l, VS_LINT_DELETED, of_op(a, VS_NONE), "is not there any more");
      continue;
    }
    subject s = of_op(b, VS_NONE);
    if (same_but_for_order(&a->def, &b->def))
      tell(l, VS_LINT_CHANGED, s, "has its properties in another order");
    else if (!same_shape(&a->def, &b->def))
      tell(l, VS_LINT_CHANGED, s, "was changed without a new version");
    if (a->def.traits != b->def.traits) tell(l, VS_LINT_CHANGED, s, "has other traits");
    if (!same_life(l, a->since, a->until, b->since, b->until) || (a->deleted && !b->deleted))
      tell(l, VS_LINT_CHANGED, s, "lives in other releases than it did");
    if (!same_rules(a, b)) tell(l, VS_LINT_CHANGED, s, "is upgraded to by other rules");
    if (!same_constraints(l, a, b)) tell(l, VS_LINT_CHANGED, s, "had other constraints");
  }
}

/* --- Ops without versions ------------------------------------------------------------------ */

static const char *default_name(vs_default value) {
  static const char *const names[] = {
      [VS_DEFAULT_NONE] = "nothing",
#define VS_DEFAULT_ROW(name, yaml) [VS_DEFAULT_##name] = yaml,
#include "versions/defaults.def"
#undef VS_DEFAULT_ROW
  };
  return names[value];
}

static const vs_prop_map *map_from(const vs_op *op, const char *property) {
  for (size_t i = 0; i < op->map_count; i++)
    if (strcmp(op->def.props[op->maps[i].source].name, property) == 0) return &op->maps[i];
  return NULL;
}

static const char *target_name(const vs_opset *o, const vs_op *op, uint8_t target) {
  const vs_op *vhlo = vs_op_row(o, op->counterpart);
  return vhlo && target < vhlo->def.prop_count ? vhlo->def.props[target].name : "";
}

static bool same_spread(const linter *l, const vs_op *a, const vs_prop_map *m, const vs_op *b,
                        const vs_prop_map *n) {
  bool same = m->spread_count == n->spread_count;
  for (size_t i = 0; same && i < m->spread_count; i++) {
    const vs_spread *s = &m->spread[i], *t = &n->spread[i];
    same = s->param == t->param && s->carried == t->carried && s->fixed == t->fixed &&
           (!s->carried ||
            strcmp(target_name(l->old, a, s->target), target_name(l->new, b, t->target)) == 0);
  }
  return same;
}

static bool same_target(const linter *l, const vs_op *a, const vs_prop_map *m, const vs_op *b,
                        const vs_prop_map *n) {
  if (m->kind != n->kind || m->elided != n->elided) return false;
  if (m->kind == VS_MAP_SPREAD) return same_spread(l, a, m, b, n);
  return strcmp(target_name(l->old, a, m->target), target_name(l->new, b, n->target)) == 0;
}

static void compare_map(linter *l, const vs_op *a, const vs_prop_map *m, const vs_op *b) {
  const char *property = a->def.props[m->source].name;
  const vs_prop_map *n = map_from(b, property);
  subject s = of_op(b, VS_NONE);
  if (!n)
    tell(l, VS_LINT_DIALECT, s, "no longer writes its property '%s'", property);
  else if (m->value != n->value)
    tell(l, VS_LINT_DIALECT, s, "takes '%s' for '%s' by default; before it took '%s'",
         default_name(n->value), property, default_name(m->value));
  else if (!same_target(l, a, m, b, n))
    tell(l, VS_LINT_DIALECT, s, "writes its property '%s' in another way", property);
}

static void compare_properties(linter *l, const vs_op *a, const vs_op *b) {
  subject s = of_op(b, VS_NONE);
  for (size_t i = 0; i < a->def.prop_count; i++) {
    const ir_propdef *was = &a->def.props[i];
    int at = ir_prop_named(&b->def, was->name);
    if (at < 0)
      tell(l, VS_LINT_DIALECT, s, "lost its property '%s'", was->name);
    else if (was->optional && !b->def.props[at].optional)
      tell(l, VS_LINT_DIALECT, s, "must now say '%s'", was->name);
  }
  for (size_t i = 0; i < b->def.prop_count; i++)
    if (!b->def.props[i].optional && ir_prop_named(&a->def, b->def.props[i].name) < 0)
      tell(l, VS_LINT_DIALECT, s, "must now say '%s', which is new: programs of today do not",
           b->def.props[i].name);
}

/* Whether the opset has ops without versions: a folder may describe only the releases. */
static bool has_unversioned(const vs_opset *o) {
  for (size_t i = 0; i < o->op_count; i++)
    if (o->ops[i].since == VS_NONE && o->ops[i].counterpart != VS_NO_ID) return true;
  return false;
}

/* Only of dialects that VHLO carries: the others are no part of the promise. */
static void compare_unversioned(linter *l) {
  if (!has_unversioned(l->new)) return;
  for (size_t i = 0; i < l->old->op_count; i++) {
    const vs_op *a = &l->old->ops[i];
    if (a->since != VS_NONE || a->counterpart == VS_NO_ID) continue;
    const vs_op *b = vs_op_named(l->new, a->def.name);
    if (!b || b->counterpart == VS_NO_ID) {
      tell(l, VS_LINT_DIALECT, of_op(a, VS_NONE), "is not there any more, or is no longer written");
      continue;
    }
    if (!same_family(l->old->ops[a->counterpart].def.name, l->new->ops[b->counterpart].def.name))
      tell(l, VS_LINT_DIALECT, of_op(b, VS_NONE), "is written as %s, and was as %s",
           l->new->ops[b->counterpart].def.name, l->old->ops[a->counterpart].def.name);
    if (a->def.traits & ~b->def.traits)
      tell(l, VS_LINT_DIALECT, of_op(b, VS_NONE), "has not all of its traits any more");
    compare_properties(l, a, b);
    for (size_t k = 0; k < a->map_count; k++) compare_map(l, a, &a->maps[k], b);
    if (a->promise == VS_PROMISE_FULL && b->promise != VS_PROMISE_FULL)
      tell(l, VS_LINT_PROMISE, of_op(b, VS_NONE), "was promised in full, and is for six months");
  }
}

static bool same_params(const ir_typedef *a, const ir_typedef *b) {
  bool same = a->param_count == b->param_count;
  for (size_t i = 0; same && i < a->param_count; i++)
    same = a->params[i].kind == b->params[i].kind && a->params[i].optional == b->params[i].optional;
  return same;
}

/* Every encoding that was, still is; there may be more. */
static bool same_wires(const vs_kind *a, const vs_kind *b) {
  bool same = b->wire_count >= a->wire_count;
  for (size_t i = 0; same && i < a->wire_count; i++) {
    const vs_wire *v = &a->wires[i], *w = &b->wires[i];
    same = v->code == w->code && v->count == w->count &&
           memcmp(v->params, w->params, v->count) == 0 && memcmp(v->forms, w->forms, v->count) == 0;
  }
  return same;
}

static void compare_kinds(linter *l, const vs_kind *olds, size_t old_count, const vs_kind *kinds,
                          size_t count, bool is_type) {
  for (size_t i = 0; i < old_count; i++) {
    const vs_kind *a = &olds[i], *b = NULL;
    if (a->since == VS_NONE) continue;
    for (size_t j = 0; j < count && !b; j++)
      if (strcmp(kinds[j].def.mnemonic, a->def.mnemonic) == 0 &&
          strcmp(kinds[j].def.dialect, a->def.dialect) == 0)
        b = &kinds[j];
    if (!b) {
      tell(l, VS_LINT_DELETED, of_kind(a, is_type, VS_NONE), "is not there any more");
      continue;
    }
    subject s = of_kind(b, is_type, VS_NONE);
    if (!same_params(&a->def, &b->def) || a->shape != b->shape ||
        !same_text(a->builtin, b->builtin))
      tell(l, VS_LINT_CHANGED, s, "was changed without a new version");
    if (!same_wires(a, b)) tell(l, VS_LINT_CHANGED, s, "is encoded in another way");
    if (!same_life(l, a->since, a->until, b->since, b->until) || (a->deleted && !b->deleted))
      tell(l, VS_LINT_CHANGED, s, "lives in other releases than it did");
    if (!is_type) compare_enum(l, a, b);
  }
}

size_t vs_lint(const vs_opset *old, const vs_opset *new, const vs_lint_options *options) {
  linter l = {old, new, options, 0};
  for (size_t i = 0; i < new->release_count; i++)
    if (fresh(&l, new->releases[i].version)) {
      judge_release(&l, i);
      judge_tag(&l, i);
    }
  judge_ops(&l);
  judge_kinds(&l, new->types, new->type_count, true);
  judge_kinds(&l, new->attrs, new->attr_count, false);
  judge_codes(&l, new->types, new->type_count, old ? old->types : NULL, old ? old->type_count : 0,
              true);
  judge_codes(&l, new->attrs, new->attr_count, old ? old->attrs : NULL, old ? old->attr_count : 0,
              false);
  if (old) {
    compare_releases(&l);
    compare_ops(&l);
    compare_unversioned(&l);
    compare_kinds(&l, old->types, old->type_count, new->types, new->type_count, true);
    compare_kinds(&l, old->attrs, old->attr_count, new->attrs, new->attr_count, false);
  }
  return l.count;
}
