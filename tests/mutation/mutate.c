/* SPDX-License-Identifier: Apache-2.0 */
/* Mutation of the rows: does a wrong row make a test fail?
 *
 * The rows are read from the YAML at run time. Each mutant changes one thing in a copy of them and
 * runs the project's own tests on it in a process of its own, until one fails. This program takes
 * the place of versions/builtin.c: what the tests call the built-in rows are the mutated ones.
 * Ids stay as they are, as they would if the YAML were changed and the program built again.
 *
 * What does not count: that the rows were changed. Tests that hold the YAML against a lock, against
 * what was compiled in, or against the committed history, are left out, and the loader's checks are
 * passed by. See docs/mutation.md. */
#include <ctype.h>
#include <fnmatch.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/strbuf.h"
#include "base/vec.h"
#include "by_corpus.h"
#include "harness/cli/status.h"
#include "harness/cts/cts.h"
#include "versions/index.h"
#include "versions/load.h"
#include "versions/versions.h"

/* --- The rows that the tests see ---------------------------------------------------------- */

static const vs_opset *seen;

const vs_opset *vs_builtin_opset(void) { return seen; }
const vs_opset *vs_opset_of(const ir_context *c) {
  return (const vs_opset *)(const void *)ir_context_registry(c);
}

/* --- A copy that may be changed ------------------------------------------------------------ */

typedef struct mutation {
  const vs_opset *base;
  vs_opset o;
  vs_release *releases;
  vs_op *ops;
  vs_kind *types, *attrs;
  size_t at, wanted; /* the mutant that is made; SIZE_MAX: none, they are named */
  char name[256];
  const char *sort; /* what the row is, where another has its name; "" else */
  char **names;     /* of all, when they are named */
  size_t room;
} mutation;

static void *copy_of(const void *rows, size_t count, size_t size) {
  void *p = malloc(count * size + 1);
  if (!p) _exit(2);
  if (count) memcpy(p, rows, count * size);
  return p;
}
#define COPY(rows, count) ((void *)copy_of((rows), (count), sizeof *(rows)))

/* Conversions of properties refer to attribute kinds by address. */
static void repoint(mutation *m) {
  for (size_t i = 0; i < m->o.op_count; i++) {
    vs_op *op = &m->ops[i];
    vs_prop_map *maps = COPY(op->maps, op->map_count);
    for (size_t j = 0; j < op->map_count; j++)
      if (maps[j].attr) maps[j].attr = &m->attrs[maps[j].attr_id].def;
    op->maps = op->map_count ? maps : NULL;
  }
}

static mutation copy_rows(const vs_opset *b, size_t wanted) {
  mutation m = {.base = b,
                .o = *b,
                .releases = COPY(b->releases, b->release_count),
                .ops = COPY(b->ops, b->op_count),
                .types = COPY(b->types, b->type_count),
                .attrs = COPY(b->attrs, b->attr_count),
                .wanted = wanted};
  m.o.releases = m.releases;
  m.o.ops = m.ops;
  m.o.types = m.types;
  m.o.attrs = m.attrs;
  repoint(&m);
  return m;
}

static const vs_code *codes_of(const vs_kind *kinds, size_t count, const char *dialect) {
  vs_code *codes = malloc(256 * sizeof *codes);
  if (!codes) _exit(2);
  for (size_t i = 0; i < 256; i++) codes[i] = (vs_code){.kind = VS_NO_ID};
  for (size_t i = 0; i < count; i++)
    for (size_t w = 0; w < kinds[i].wire_count; w++)
      if (strcmp(kinds[i].def.dialect, dialect) == 0)
        codes[kinds[i].wires[w].code] = (vs_code){(uint16_t)i, (uint8_t)w};
  return codes;
}

/* Codes may have changed; names have not. */
static void index_again(mutation *m) {
  vs_index *index = COPY((const vs_index *)m->base->index, 1);
  vs_codes *all = COPY(index->codes, index->code_count);
  for (size_t i = 0; i < index->code_count; i++) {
    all[i].types = codes_of(m->types, m->o.type_count, all[i].dialect);
    all[i].attrs = codes_of(m->attrs, m->o.attr_count, all[i].dialect);
    all[i].type_count = all[i].attr_count = 256;
  }
  index->codes = all;
  m->o.index = index;
}

/* --- Mutants --------------------------------------------------------------------------------- */

/* "vhlo.tuple_v1: …" is an op, and "vhlo.tuple_v1 (type): …" is none. */
static void tell_sort(mutation *m) {
  size_t at = strcspn(m->name, ":"), n = strlen(m->sort), len = strlen(m->name);
  if (!n || len + n >= sizeof m->name) return;
  memmove(m->name + at + n, m->name + at, len - at + 1);
  memcpy(m->name + at, m->sort, n);
}

/* Whether this is the mutant to make. */
static bool chance(mutation *m, const char *format, ...) __attribute__((format(printf, 2, 3)));
static bool chance(mutation *m, const char *format, ...) {
  bool made = m->at == m->wanted;
  if (made || m->wanted == SIZE_MAX) {
    va_list args;
    va_start(args, format);
    vsnprintf(m->name, sizeof m->name, format, args);
    va_end(args);
    tell_sort(m);
  }
  if (m->wanted == SIZE_MAX) {
    if (!vec_room(&m->names, m->at, &m->room, sizeof *m->names)) _exit(2);
    m->names[m->at] = strdup(m->name);
  }
  m->at++;
  return made;
}

static size_t release_at(const mutation *m, vs_version v) {
  size_t i = 0;
  while (i < m->o.release_count && m->releases[i].version != v) i++;
  return i;
}

/* The release `step` away; VS_NONE when there is none. */
static vs_version beside(const mutation *m, vs_version v, int step) {
  size_t i = release_at(m, v) + (size_t)(ptrdiff_t)step;
  return i < m->o.release_count ? m->releases[i].version : VS_NONE;
}

/* Another default than this one. */
static vs_default another(vs_default d) {
  return d == VS_DEFAULT_FALSE ? VS_DEFAULT_EMPTY_STRING : VS_DEFAULT_FALSE;
}

/* The dialects that a portable artifact is made from; of the others the rows are what is needed to
 * read their text. */
static bool meant(const char *name) {
  static const char *const dialects[] = {"vhlo", "stablehlo", "chlo", "func"};
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++) {
    size_t n = strlen(dialects[i]);
    if (strncmp(name, dialects[i], n) == 0 && (name[n] == '.' || !name[n])) return true;
  }
  return false;
}

static void mutate_releases(mutation *m) {
  for (size_t i = 0; i < m->o.release_count; i++) {
    vs_release *r = &m->releases[i];
    char v[32];
    vs_format(r->version, v);
    if (chance(m, "release %s: writes one bytecode version more", v)) r->bytecode_written++;
    if (r->bytecode_written && chance(m, "release %s: writes one bytecode version less", v))
      r->bytecode_written--;
    if (chance(m, "release %s: reads one bytecode version more", v)) r->bytecode_read++;
    if (r->bytecode_read && chance(m, "release %s: reads one bytecode version less", v))
      r->bytecode_read--;
    if (chance(m, "release %s: another byte for a single true", v)) r->single_true ^= 0xfe;
    if (chance(m, "release %s: uses in the other order", v)) r->ascending_uses = !r->ascending_uses;
    if (chance(m, "release %s: file ranges the other way", v)) r->file_ranges = !r->file_ranges;
    if (chance(m, "release %s: other dialects the other way", v))
      r->other_dialects = !r->other_dialects;
    if (chance(m, "release %s: small floats the other way", v)) r->small_floats = !r->small_floats;
    if (chance(m, "release %s: published the other way", v)) r->published = !r->published;
    if (r->first_commit && chance(m, "release %s: another day", v)) r->first_commit = "2023-02-28";
    if (r->first_tag && chance(m, "release %s: another tag", v)) r->first_tag = "v0.0.0";
    if (r->first_tag && chance(m, "release %s: tagged on another day", v))
      r->first_tag_date = "2023-03-03";
  }
}

/* Bounds. What a newer version replaces ends one release before it begins. */
static void mutate_op_bounds(mutation *m, vs_op *op) {
  for (int step = -1; step <= 1; step += 2) {
    const char *way = step < 0 ? "earlier" : "later";
    vs_version since = beside(m, op->since, step);
    if (since != VS_NONE && chance(m, "%s: begins one release %s", op->def.name, way)) {
      op->since = since;
      if (op->older != VS_NO_ID) m->ops[op->older].until = beside(m, since, -1);
    }
    vs_version until = op->deleted ? beside(m, op->until, step) : VS_NONE;
    if (until != VS_NONE && chance(m, "%s: ends one release %s", op->def.name, way))
      op->until = until;
  }
  if (op->deleted && chance(m, "%s: is not deleted", op->def.name)) {
    op->deleted = false;
    op->until = VS_FOREVER;
  }
}

static void mutate_rules(mutation *m, vs_op *op) {
  for (size_t i = 0; i < op->rule_count; i++) {
    vs_rule *rules = COPY(op->rules, op->rule_count);
    const char *name = op->def.name, *of = rules[i].name;
    if (rules[i].value != VS_DEFAULT_NONE && chance(m, "%s: rule of %s: another value", name, of)) {
      rules[i].value = another(rules[i].value);
      op->rules = rules;
    }
    if (chance(m, "%s: rule of %s removed", name, of)) {
      rules[i] = rules[op->rule_count - 1];
      op->rules = rules;
      op->rule_count--;
    }
  }
  for (size_t i = 0; i < op->constraint_count; i++) {
    vs_constraint *list = COPY(op->constraints, op->constraint_count);
    for (int step = -1; step <= 1; step += 2) {
      vs_version lifted = beside(m, list[i].lifted, step);
      if (lifted != VS_NONE && chance(m, "%s: %s lifted one release %s", op->def.name, list[i].id,
                                      step < 0 ? "earlier" : "later")) {
        list[i].lifted = lifted;
        op->constraints = list;
      }
    }
    if (chance(m, "%s: constraint %s removed", op->def.name, list[i].id)) {
      list[i] = list[op->constraint_count - 1];
      op->constraints = list;
      op->constraint_count--;
    }
    if (chance(m, "%s: constraint %s is another", op->def.name, list[i].id)) {
      list[i].kind = (vs_constraint_kind)((list[i].kind + 1) % 3);
      op->constraints = list;
    }
  }
}

static void mutate_slots(mutation *m, const char *op, const char *what, const ir_slot **slots,
                         uint8_t count) {
  for (size_t i = 0; i < count; i++) {
    if (!chance(m, "%s: %s %s: one, or any number", op, what, (*slots)[i].name)) continue;
    ir_slot *copy = COPY(*slots, count);
    copy[i].arity = copy[i].arity == IR_ONE ? IR_VARIADIC : IR_ONE;
    *slots = copy;
  }
}

/* Maps and spreads refer to properties by number: they follow when properties change places. */
static void follow(vs_op *op, const mutation *m, bool of_target, uint16_t target, uint8_t a,
                   uint8_t b) {
  (void)m;
  vs_prop_map *maps = (vs_prop_map *)op->maps;
  for (size_t i = 0; i < op->map_count; i++) {
    uint8_t *at = of_target ? &maps[i].target : &maps[i].source;
    if (of_target && op->counterpart != target) return;
    if (*at == a || *at == b) *at = *at == a ? b : a;
    if (!of_target || !maps[i].spread_count) continue;
    vs_spread *s = COPY(maps[i].spread, maps[i].spread_count);
    for (size_t k = 0; k < maps[i].spread_count; k++)
      if (s[k].carried && (s[k].target == a || s[k].target == b))
        s[k].target = s[k].target == a ? b : a;
    maps[i].spread = s;
  }
}

static void mutate_properties(mutation *m, vs_op *op) {
  for (uint8_t i = 0; i < op->def.prop_count; i++) {
    const char *name = op->def.name, *prop = op->def.props[i].name;
    if (chance(m, "%s: %s optional the other way", name, prop)) {
      ir_propdef *props = COPY(op->def.props, op->def.prop_count);
      props[i].optional = !props[i].optional;
      op->def.props = props;
    }
    if (chance(m, "%s: %s renamed", name, prop)) {
      ir_propdef *props = COPY(op->def.props, op->def.prop_count);
      props[i].name = "renamed";
      op->def.props = props;
    }
    /* Nothing but the last can be dropped without renumbering what refers to the others. */
    if (i + 1 == op->def.prop_count && chance(m, "%s: %s dropped", name, prop)) {
      vs_prop_map *maps = (vs_prop_map *)op->maps;
      for (size_t k = op->map_count; k-- > 0;)
        if (maps[k].source == i) maps[k] = maps[--op->map_count];
      op->def.prop_count--;
    }
    if (i + 1 < op->def.prop_count &&
        chance(m, "%s: %s and %s change places", name, prop, op->def.props[i + 1].name)) {
      ir_propdef *props = COPY(op->def.props, op->def.prop_count);
      ir_propdef p = props[i];
      props[i] = props[i + 1];
      props[i + 1] = p;
      op->def.props = props;
      uint8_t b = (uint8_t)(i + 1);
      follow(op, m, false, 0, i, b);
      for (size_t k = 0; k < m->o.op_count; k++) follow(&m->ops[k], m, true, op->def.id, i, b);
    }
  }
}

static void mutate_traits(mutation *m, vs_op *op) {
  for (unsigned bit = 0; bit < 16; bit++)
    if (op->def.traits >> bit & 1 && chance(m, "%s: without trait %u", op->def.name, bit))
      op->def.traits &= ~(1u << bit);
}

static void mutate_maps(mutation *m, vs_op *op) {
  vs_prop_map *maps = (vs_prop_map *)op->maps;
  for (size_t i = 0; i < op->map_count; i++) {
    vs_prop_map *k = &maps[i];
    const char *name = op->def.name, *prop = op->def.props[k->source].name;
    if (k->value != VS_DEFAULT_NONE && chance(m, "%s: %s: another default", name, prop))
      k->value = another(k->value);
    if (k->value != VS_DEFAULT_NONE && chance(m, "%s: %s: no default", name, prop))
      k->value = VS_DEFAULT_NONE;
    if (k->value != VS_DEFAULT_NONE && chance(m, "%s: %s: elided the other way", name, prop))
      k->elided = !k->elided;
    if (k->kind != VS_MAP_GENERIC &&
        chance(m, "%s: %s: converted in no way of its own", name, prop))
      k->kind = VS_MAP_GENERIC;
    if (chance(m, "%s: %s: not told in VHLO", name, prop)) {
      maps[i] = maps[--op->map_count];
      return;
    }
    for (size_t s = 0; s < k->spread_count; s++) {
      if (!k->spread[s].carried) {
        if (chance(m, "%s: %s: a fixed part has another value", name, prop)) {
          vs_spread *spread = COPY(k->spread, k->spread_count);
          spread[s].fixed++;
          k->spread = spread;
        }
      } else if (s + 1 < k->spread_count && k->spread[s + 1].carried &&
                 chance(m, "%s: %s: parts %zu and %zu swapped", name, prop, s, s + 1)) {
        vs_spread *spread = COPY(k->spread, k->spread_count);
        uint8_t target = spread[s].target;
        spread[s].target = spread[s + 1].target;
        spread[s + 1].target = target;
        k->spread = spread;
      }
    }
  }
}

static void mutate_ops(mutation *m) {
  for (size_t i = 0; i < m->o.op_count; i++) {
    vs_op *op = &m->ops[i];
    const char *name = op->def.name;
    if (!meant(name)) continue;
    if (op->since != VS_NONE) mutate_op_bounds(m, op);
    mutate_rules(m, op);
    mutate_slots(m, name, "operand", &op->def.operands, op->def.operand_count);
    mutate_slots(m, name, "result", &op->def.results, op->def.result_count);
    mutate_slots(m, name, "region", &op->def.regions, op->def.region_count);
    if (op->def.region_count && chance(m, "%s: a region dropped", name)) op->def.region_count--;
    mutate_properties(m, op);
    mutate_traits(m, op);
    if (op->def.variadic_successors && chance(m, "%s: without successors", name))
      op->def.variadic_successors = false;
    if (op->counterpart != VS_NO_ID && chance(m, "%s: without counterpart", name))
      op->counterpart = VS_NO_ID;
    if (op->def.assembly && chance(m, "%s: without pretty form", name)) op->def.assembly = NULL;
    if (op->promise != VS_PROMISE_FULL && chance(m, "%s: with the full promise", name))
      op->promise = VS_PROMISE_FULL;
    mutate_maps(m, op);
  }
}

static void mutate_wires(mutation *m, vs_kind *kinds, size_t count, size_t i) {
  vs_kind *k = &kinds[i];
  const char *name = k->def.mnemonic, *dialect = k->def.dialect;
  for (size_t w = 0; w < k->wire_count; w++) {
    vs_wire *wires = COPY(k->wires, k->wire_count);
    size_t other = i + 1;
    while (other < count &&
           (!kinds[other].wire_count || strcmp(kinds[other].def.dialect, dialect) != 0))
      other++;
    if (other < count && chance(m, "%s.%s: code %u swapped with %s", dialect, name, wires[w].code,
                                kinds[other].def.mnemonic)) {
      vs_wire *theirs = COPY(kinds[other].wires, kinds[other].wire_count);
      uint8_t code = wires[w].code;
      wires[w].code = theirs[0].code;
      theirs[0].code = code;
      k->wires = wires;
      kinds[other].wires = theirs;
    }
    if (chance(m, "%s.%s: code %u is 200", dialect, name, wires[w].code)) {
      wires[w].code = 200;
      k->wires = wires;
    }
    for (size_t p = 0; p < wires[w].count; p++) {
      if (p + 1 < wires[w].count &&
          chance(m, "%s.%s: code %u: parameters %zu and %zu change places", dialect, name,
                 wires[w].code, p, p + 1)) {
        uint8_t param = wires[w].params[p], form = wires[w].forms[p];
        wires[w].params[p] = wires[w].params[p + 1];
        wires[w].forms[p] = wires[w].forms[p + 1];
        wires[w].params[p + 1] = param;
        wires[w].forms[p + 1] = form;
        k->wires = wires;
      }
      if (wires[w].forms[p] != VS_WIRE_BY_KIND &&
          chance(m, "%s.%s: code %u: parameter %zu written by its kind", dialect, name,
                 wires[w].code, p)) {
        wires[w].forms[p] = VS_WIRE_BY_KIND;
        k->wires = wires;
      }
    }
  }
  if (k->wire_count > 1 && chance(m, "%s.%s: the last encoding dropped", dialect, name))
    k->wire_count--;
}

static void mutate_enum(mutation *m, vs_kind *k) {
  const ir_enumdef *e = NULL;
  size_t at = 0;
  for (size_t p = 0; p < k->def.param_count; p++)
    if (k->def.params[p].enumdef) e = k->def.params[at = p].enumdef;
  for (size_t c = 0; e && c < e->case_count; c++) {
    const char *name = k->def.mnemonic, *word = e->cases[c].name;
    bool swap = c + 1 < e->case_count && chance(m, "%s.%s: numbers of %s and %s swapped",
                                                k->def.dialect, name, word, e->cases[c + 1].name);
    bool other = chance(m, "%s.%s: %s has number 77", k->def.dialect, name, word);
    if (swap || other) {
      ir_enumdef *d = COPY(e, 1);
      ir_enumcase *cases = COPY(e->cases, e->case_count);
      uint32_t number = cases[c].number;
      cases[c].number = swap ? cases[c + 1].number : 77;
      if (swap) cases[c + 1].number = number;
      d->cases = cases;
      ir_paramdef *params = COPY(k->def.params, k->def.param_count);
      params[at].enumdef = d;
      k->def.params = params;
      return;
    }
    for (int step = -1; k->since != VS_NONE && k->case_since && step <= 1; step += 2) {
      vs_version since = beside(m, k->case_since[c], step);
      if (since == VS_NONE || since < k->since) continue;
      if (!chance(m, "%s.%s: %s begins one release %s", k->def.dialect, name, word,
                  step < 0 ? "earlier" : "later"))
        continue;
      vs_version *sinces = COPY(k->case_since, e->case_count);
      sinces[c] = since;
      k->case_since = sinces;
    }
  }
}

/* Whether an op, or a type beside an attribute, has the name of the kind. */
static bool shares_name(const mutation *m, const vs_kind *k) {
  char name[128];
  snprintf(name, sizeof name, "%s.%s", k->def.dialect, k->def.mnemonic);
  for (size_t i = 0; i < m->o.op_count; i++)
    if (strcmp(m->ops[i].def.name, name) == 0) return true;
  size_t same = 0;
  for (size_t i = 0; i < m->o.type_count + m->o.attr_count; i++) {
    const vs_kind *other = i < m->o.type_count ? &m->types[i] : &m->attrs[i - m->o.type_count];
    same += strcmp(other->def.mnemonic, k->def.mnemonic) == 0 &&
            strcmp(other->def.dialect, k->def.dialect) == 0;
  }
  return same > 1;
}

static void mutate_kinds(mutation *m, vs_kind *kinds, size_t count, const char *sort) {
  for (size_t i = 0; i < count; i++) {
    vs_kind *k = &kinds[i];
    const char *name = k->def.mnemonic, *dialect = k->def.dialect;
    if (!meant(dialect)) continue;
    m->sort = shares_name(m, k) ? sort : "";
    for (int step = -1; step <= 1; step += 2) {
      const char *way = step < 0 ? "earlier" : "later";
      vs_version since = k->since == VS_NONE ? VS_NONE : beside(m, k->since, step);
      if (since != VS_NONE && chance(m, "%s.%s: begins one release %s", dialect, name, way))
        k->since = since;
      vs_version until = k->deleted ? beside(m, k->until, step) : VS_NONE;
      if (until != VS_NONE && chance(m, "%s.%s: ends one release %s", dialect, name, way))
        k->until = until;
    }
    if (k->deleted && chance(m, "%s.%s: is not deleted", dialect, name)) {
      k->deleted = false;
      k->until = VS_FOREVER;
    }
    mutate_wires(m, kinds, count, i);
    mutate_enum(m, k);
    if (k->shape != VS_SHAPE_NONE && chance(m, "%s.%s: stands for nothing", dialect, name))
      k->shape = VS_SHAPE_NONE;
    if (k->builtin && chance(m, "%s.%s: stands for another type", dialect, name))
      k->builtin = k->shape == VS_SHAPE_FLOAT ? (strcmp(k->builtin, "f64") == 0 ? "f32" : "f64")
                                              : (strcmp(k->builtin, "i8") == 0 ? "i16" : "i8");
    if (k->counterpart != VS_NO_ID && chance(m, "%s.%s: without counterpart", dialect, name))
      k->counterpart = VS_NO_ID;
    if (k->def.assembly && chance(m, "%s.%s: without text form", dialect, name))
      k->def.assembly = NULL;
    for (size_t p = 0; p < k->def.param_count; p++) {
      ir_param_kind kind = k->def.params[p].kind;
      if ((kind != IR_PARAM_ATTR && kind != IR_PARAM_TYPE) ||
          !chance(m, "%s.%s: %s optional the other way", dialect, name, k->def.params[p].name))
        continue;
      ir_paramdef *params = COPY(k->def.params, k->def.param_count);
      params[p].optional = !params[p].optional;
      k->def.params = params;
    }
  }
}

static void mutate(mutation *m) {
  m->sort = "";
  mutate_releases(m);
  mutate_kinds(m, m->types, m->o.type_count, " (type)");
  mutate_kinds(m, m->attrs, m->o.attr_count, " (attribute)");
  m->sort = "";
  mutate_ops(m);
}

/* --- Tests ------------------------------------------------------------------------------------ */

#define TEST(name) int name##_main(void);
#include "tests/mutation/tests.def"
#undef TEST

static int own_goldens(void) {
  static const char *const argv[] = {"hlo-cts",
                                     "run",
                                     "--check=serialize",
                                     "--jobs=1",
                                     "--matrix=none",
                                     "--quiet",
                                     "--corpus=" HLO_CTS_SOURCE "/corpus",
                                     "--golden=" HLO_CTS_SOURCE "/golden",
                                     NULL};
  return hlo_cts_main((int)(sizeof argv / sizeof *argv) - 1, (char **)argv);
}

static const struct {
  const char *name;
  int (*run)(void);
} tests[] = {
#define TEST(name) {#name, name##_main},
#include "tests/mutation/tests.def"
#undef TEST
    {"own_goldens", own_goldens},
};
enum { TEST_COUNT = sizeof tests / sizeof *tests };

/* --- What no artifact shows ---------------------------------------------------------------------
 */

/* A line of tests/mutation/explained. */
typedef struct explanation {
  char *pattern, *reason; /* of names of mutants; a sentence */
  bool unseen;            /* `=` before the pattern: no artifact contains the rows; -x skips them */
  size_t met;             /* survivors that it explained in this run */
} explanation;
enum { EXPLANATIONS_MAX = 128 };
static explanation explanations[EXPLANATIONS_MAX];
static size_t explanation_count;

static bool read_explanations(const char *path) {
  FILE *f = fopen(path, "r");
  char line[1024];
  while (f && fgets(line, sizeof line, f) && explanation_count < EXPLANATIONS_MAX) {
    line[strcspn(line, "\n")] = '\0';
    char *tab = strchr(line, '\t');
    if (line[0] == '#' || !tab) continue;
    *tab = '\0';
    bool unseen = line[0] == '=';
    explanations[explanation_count++] =
        (explanation){strdup(line + unseen), strdup(tab + 1), unseen, 0};
  }
  if (f) fclose(f);
  return f != NULL;
}

static explanation *explanation_of(const char *mutant) {
  for (size_t i = 0; i < explanation_count; i++)
    if (fnmatch(explanations[i].pattern, mutant, 0) == 0) return &explanations[i];
  return NULL;
}

/* --- The corpus and its goldens alone --------------------------------------------------------- */

_Static_assert((int)TEST_COUNT > (int)QUESTION_COUNT, "outcomes of both have room");
enum { SURVIVED = TEST_COUNT, CRASHED, OUTCOMES };

static bool corpus_alone; /* -c */

static const char *outcome_name(int i) { return corpus_alone ? question_names[i] : tests[i].name; }
static int judge_count(void) { return corpus_alone ? QUESTION_COUNT : TEST_COUNT; }

/* "vhlo.dot_general_v2: …", "vhlo.comparison_type_v1.…" name cases by "dot_general",
 * "comparison_type"; a release names none. NULL then. */
static char *name_of(const char *mutant) {
  const char *dot = strchr(mutant, '.');
  if (!dot || strncmp(mutant, "release", 7) == 0) return NULL;
  size_t n = strcspn(++dot, ".: "), version = n;
  while (version > 0 && strchr("0123456789", dot[version - 1])) version--;
  if (version > 2 && version < n && strncmp(dot + version - 2, "_v", 2) == 0) n = version - 2;
  char *name = strndup(dot, n);
  for (char *at = name; at && *at; at++) *at = (char)tolower((unsigned char)*at); /* as in ids */
  return name;
}

/* Conversions of properties, wherever they lie. `attr` follows from `attr_id`. */
static bool same_maps(const vs_op *a, const vs_op *b) {
  for (size_t i = 0; i < a->map_count; i++) {
    vs_prop_map x, y;
    memcpy(&x, &a->maps[i], sizeof x); /* with what is between its members */
    memcpy(&y, &b->maps[i], sizeof y);
    x.attr = y.attr = NULL;
    if (memcmp(&x, &y, sizeof x) != 0) return false;
  }
  return true;
}

/* Every other cell is in the row, or was copied elsewhere when it was changed. */
static bool same_op(const vs_op *a, const vs_op *b) {
  vs_op x, y;
  memcpy(&x, a, sizeof x);
  memcpy(&y, b, sizeof y);
  x.maps = y.maps = NULL;
  return memcmp(&x, &y, sizeof x) == 0 && same_maps(a, b);
}

/* By id, the rows of ops that were changed; NULL when others were. */
static bool *changed_ops(const mutation *m) {
  const vs_opset *b = m->base;
  if (memcmp(m->releases, b->releases, b->release_count * sizeof *b->releases) != 0 ||
      memcmp(m->types, b->types, b->type_count * sizeof *b->types) != 0 ||
      memcmp(m->attrs, b->attrs, b->attr_count * sizeof *b->attrs) != 0)
    return NULL;
  bool *changed = calloc(b->op_count, sizeof *changed);
  if (!changed) _exit(2);
  for (size_t i = 0; i < b->op_count; i++) changed[i] = !same_op(&m->ops[i], &b->ops[i]);
  return changed;
}

static int judge_by_corpus(const mutation *m) {
  question q = *m->name ? by_corpus_judge(&m->o, changed_ops(m), name_of(m->name),
                                          explanation_of(m->name) != NULL)
                        : by_corpus_judge(&m->o, NULL, NULL, true);
  return q == QUESTION_COUNT ? SURVIVED : (int)q;
}

/* --- Judging ---------------------------------------------------------------------------------- */

static int judge_by_tests(void) {
  for (int i = 0; i < TEST_COUNT; i++) {
    int status = tests[i].run();
    if (status != 0 && status != 77) return i;
  }
  return SURVIVED;
}

/* In a process of its own: the number of what finds the mutant, or SURVIVED. */
static int judge(const vs_opset *base, size_t wanted, const char *log) {
  mutation m = copy_rows(base, wanted);
  mutate(&m);
  index_again(&m);
  seen = &m.o;
  if (!freopen(log, "w", stdout)) return CRASHED;
  dup2(STDOUT_FILENO, STDERR_FILENO);
  alarm(corpus_alone ? 1200 : 120);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  setrlimit(RLIMIT_AS, &(struct rlimit){(rlim_t)4 << 30, (rlim_t)4 << 30});
  return corpus_alone ? judge_by_corpus(&m) : judge_by_tests();
}

/* --- All of them -------------------------------------------------------------------------------
 */

/* Names of mutants that have a result, sorted. */
typedef struct known_results {
  char **names;
  size_t count, room;
} known_results;

static int by_text(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool is_known(const known_results *k, const char *name) {
  return k->count && bsearch(&name, k->names, k->count, sizeof *k->names, by_text);
}

/* Lines of a file of results: a name, a tab, what found it. */
static void read_known(const char *path, known_results *k) {
  FILE *f = fopen(path, "r");
  char line[512];
  while (f && fgets(line, sizeof line, f)) {
    line[strcspn(line, "\t\n")] = '\0';
    if (!vec_room(&k->names, k->count, &k->room, sizeof *k->names)) _exit(2);
    k->names[k->count++] = strdup(line);
  }
  if (f) fclose(f);
  if (k->count) qsort(k->names, k->count, sizeof *k->names, by_text);
}

typedef struct worker {
  pid_t pid;
  size_t mutant;
} worker;

typedef struct tally {
  const vs_opset *base;
  char **names;
  FILE *results; /* to which each result is added; NULL: to none */
  known_results known;
  size_t by[OUTCOMES], explained, done, total;
  bool verbose;
  bool leave_unseen; /* what no artifact has is not run */
} tally;

static void count(tally *t, size_t mutant, int status) {
  int outcome = WIFEXITED(status) ? WEXITSTATUS(status) : CRASHED;
  const char *name = t->names[mutant];
  if (outcome >= OUTCOMES) outcome = CRASHED;
  t->by[outcome]++;
  t->done++;
  explanation *why = outcome == SURVIVED ? explanation_of(name) : NULL;
  if (why) {
    why->met++;
    t->explained++;
  }
  const char *word = why                   ? "explained"
                     : outcome == SURVIVED ? "SURVIVED"
                     : outcome == CRASHED  ? "crashed"
                                           : outcome_name(outcome);
  if ((outcome == SURVIVED && !why) || t->verbose) printf("%s %zu: %s\n", word, mutant, name);
  if (t->results) fprintf(t->results, "%s\t%s\n", name, word);
  if (t->done % 500 == 0) fprintf(stderr, "%zu of %zu\n", t->done, t->total);
  fflush(NULL);
}

/* A mutant that need not run. */
static bool left_out(const tally *t, size_t mutant) {
  if (!t->leave_unseen) return false;
  const explanation *why = explanation_of(t->names[mutant]);
  return why && why->unseen;
}

static void run_all(tally *t, size_t first, size_t last, size_t step, size_t jobs) {
  worker workers[16] = {{0, 0}};
  size_t next = first, busy = 0;
  while (next < last || busy) {
    if (next < last && is_known(&t->known, t->names[next])) {
      next += step;
      continue;
    }
    if (next < last && left_out(t, next)) {
      count(t, next, SURVIVED << 8);
      next += step;
      continue;
    }
    if (next < last && busy < jobs) {
      fflush(NULL);
      pid_t pid = fork();
      if (pid == 0) _exit(judge(t->base, next, "/dev/null"));
      if (pid < 0) break;
      size_t w = 0;
      while (workers[w].pid) w++;
      workers[w] = (worker){pid, next};
      next += step;
      busy++;
      continue;
    }
    int status;
    pid_t pid = wait(&status);
    for (size_t w = 0; w < jobs; w++) {
      if (workers[w].pid != pid || !pid) continue;
      count(t, workers[w].mutant, status);
      workers[w].pid = 0;
      busy--;
    }
  }
}

/* --- The score of each file of rows --------------------------------------------------------------
 */

/* The release that brought a row of VHLO, by its name without the dialect. */
static vs_version since_of(const vs_opset *o, const char *name, size_t n) {
  for (size_t i = 0; i < o->op_count; i++)
    if (strncmp(o->ops[i].def.name, "vhlo.", 5) == 0 && strlen(o->ops[i].def.name + 5) == n &&
        strncmp(o->ops[i].def.name + 5, name, n) == 0)
      return o->ops[i].since;
  const struct {
    const vs_kind *rows;
    size_t count;
  } kinds[] = {{o->types, o->type_count}, {o->attrs, o->attr_count}};
  for (size_t k = 0; k < 2; k++)
    for (size_t i = 0; i < kinds[k].count; i++)
      if (strcmp(kinds[k].rows[i].def.dialect, "vhlo") == 0 &&
          strlen(kinds[k].rows[i].def.mnemonic) == n &&
          strncmp(kinds[k].rows[i].def.mnemonic, name, n) == 0)
        return kinds[k].rows[i].since;
  return VS_NONE;
}

/* The file that states what a mutant changes. */
static void file_of(const vs_opset *o, const char *mutant, char out[64]) {
  size_t n = strcspn(mutant, strncmp(mutant, "release ", 8) == 0 ? ":" : ": "),
         dot = strcspn(mutant, ".");
  char version[32];
  if (strncmp(mutant, "release ", 8) == 0)
    snprintf(out, 64, "opset/%.*s.yaml", (int)(n - 8), mutant + 8);
  else if (strncmp(mutant, "vhlo.", 5) == 0)
    snprintf(out, 64, "opset/%s.yaml", vs_format(since_of(o, mutant + 5, n - 5), version));
  else
    snprintf(out, 64, "dialects/%.*s.yaml", (int)dot, mutant);
}

typedef struct score {
  char file[64];
  size_t total, caught, explained;
} score;
enum { FILES_MAX = 64 };

static void add_score(score *scores, size_t *count, const char *file, const char *word) {
  size_t i = 0;
  while (i < *count && strcmp(scores[i].file, file) != 0) i++;
  if (i == FILES_MAX) return;
  if (i == *count) snprintf(scores[(*count)++].file, sizeof scores->file, "%s", file);
  scores[i].total++;
  scores[i].explained += strcmp(word, "explained") == 0;
  scores[i].caught += strcmp(word, "explained") != 0 && strcmp(word, "SURVIVED") != 0;
}

/* A line for each file and one for all, from a file of results. */
static bool report(const vs_opset *o, const char *path) {
  score scores[FILES_MAX] = {{{0}, 0, 0, 0}};
  size_t count = 0;
  FILE *f = fopen(path, "r");
  char line[512], file[64];
  while (f && fgets(line, sizeof line, f)) {
    char *tab = strchr(line, '\t');
    line[strcspn(line, "\n")] = '\0';
    if (!tab) continue;
    *tab = '\0';
    file_of(o, line, file);
    bool unsaid = strcmp(tab + 1, "SURVIVED") == 0 && explanation_of(line); /* explained since */
    add_score(scores, &count, file, unsaid ? "explained" : tab + 1);
  }
  if (f) fclose(f);
  puts("| file | mutants | caught | explained | open | score |\n|---|---|---|---|---|---|");
  score all = {"all", 0, 0, 0};
  for (size_t i = 0; i <= count; i++) {
    const score *s = i < count ? &scores[i] : &all;
    size_t asked = s->total - s->explained;
    printf("| %s | %zu | %zu | %zu | %zu | %.1f %% |\n", s->file, s->total, s->caught, s->explained,
           asked - s->caught, asked ? 100.0 * (double)s->caught / (double)asked : 100);
    all.total += s->total;
    all.caught += s->caught;
    all.explained += s->explained;
  }
  return f != NULL;
}

static void usage(void) {
  fputs(
      "usage: test_mutation [-c] [-i] [-j JOBS] [-f FIRST] [-s STEP] [-v] [-x] [-o FILE] [-r FILE] "
      "[MUTANT]\n"
      "  -c  only the corpus and its golden bytes judge; no test runs\n"
      "  -i  compare the index of -c with the rows that cases read, and exit\n"
      "  -o  append each result to the file; skip mutants that the file has\n"
      "  -r  print the score of each file of rows from such a file, and exit\n"
      "  -j  processes at a time (by default 2)\n"
      "  -f  begin with this mutant\n"
      "  -s  run only one of STEP mutants\n"
      "  -v  print for each mutant which test fails\n"
      "  -x  do not run mutants of rows that no artifact contains; count them as explained\n"
      "  MUTANT  run only this one, by its number or name, and show the output of the tests\n",
      stderr);
}

/* One mutant, by its number or name, with the output of the tests. */
static int try_one(const tally *t, size_t count, const char *asked) {
  char *end;
  size_t one = strtoul(asked, &end, 10);
  if (*end)
    for (one = 0; one < count && strcmp(t->names[one], asked) != 0;) one++;
  if (one >= count) {
    fprintf(stderr, "there is no mutant '%s'\n", asked);
    return 2;
  }
  printf("%zu: %s\n", one, t->names[one]);
  fflush(stdout);
  int outcome = judge(t->base, one, "/dev/stdout");
  printf("%s\n", outcome == SURVIVED ? "SURVIVED" : outcome_name(outcome));
  return outcome == SURVIVED;
}

/* Without a mutation every test must pass; otherwise no result means anything. */
static bool passes_unchanged(const vs_opset *base) {
  fflush(NULL);
  pid_t pid = fork();
  if (pid == 0) _exit(judge(base, SIZE_MAX, "/dev/null"));
  int status;
  waitpid(pid, &status, 0);
  if (WIFEXITED(status) && WEXITSTATUS(status) == SURVIVED) return true;
  fprintf(stderr, "without a mutation %s fails\n",
          WIFEXITED(status) && WEXITSTATUS(status) < judge_count()
              ? outcome_name(WEXITSTATUS(status))
              : "a test crashes, and");
  return false;
}

static void print_tally(const tally *t) {
  printf("%zu mutants, %zu survived, %zu of them explained\n", t->done, t->by[SURVIVED],
         t->explained);
  for (int i = 0; i < judge_count(); i++)
    printf("  found by %-24s %zu\n", outcome_name(i), t->by[i]);
  printf("  found by a crash                 %zu\n", t->by[CRASHED]);
  for (size_t i = 0; i < explanation_count; i++)
    if (explanations[i].met)
      printf("  explained: %s: %zu: %s\n", explanations[i].pattern, explanations[i].met,
             explanations[i].reason);
}

int main(int argc, char **argv) {
  static const char *const folders[] = {HLO_CTS_SOURCE "/versions/opset",
                                        HLO_CTS_SOURCE "/versions/dialects"};
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  size_t jobs = 2, first = 0, step = 1;
  tally t = {0};
  bool prove = false;
  const char *results = NULL, *reported = NULL;
  int option;
  while ((option = getopt(argc, argv, "cij:f:s:vxo:r:")) != -1) {
    if (option == 'j') jobs = strtoul(optarg, NULL, 10);
    if (option == 'f') first = strtoul(optarg, NULL, 10);
    if (option == 's') step = strtoul(optarg, NULL, 10);
    if (option == 'v') t.verbose = true;
    if (option == 'c') corpus_alone = true;
    if (option == 'x') t.leave_unseen = true;
    if (option == 'i') prove = corpus_alone = true;
    if (option == 'o') results = optarg;
    if (option == 'r') reported = optarg;
    if (option == '?' || jobs < 1 || jobs > 16 || step < 1) {
      usage();
      return 2;
    }
  }
  arena *a = arena_new(0);
  t.base = a ? vs_load_folders(a, NULL, folders, 2, &sink.sink) : NULL;
  if (!t.base) {
    fputs(strbuf_str(&errors), stderr);
    return 2;
  }
  if ((corpus_alone || reported) &&
      !read_explanations(HLO_CTS_SOURCE "/tests/mutation/explained")) {
    fputs("tests/mutation/explained cannot be read\n", stderr);
    return 2;
  }
  if (reported) return !report(t.base, reported);
  seen = t.base;
  if (corpus_alone && !by_corpus_open(t.base)) return 2;
  if (prove) return !by_corpus_prove(t.base);
  if (results) read_known(results, &t.known);
  t.results = results ? fopen(results, "a") : NULL;
  mutation all = copy_rows(t.base, SIZE_MAX);
  mutate(&all);
  t.names = all.names;
  t.total = first < all.at ? (all.at - first + step - 1) / step : 0;
  if (optind < argc) return try_one(&t, all.at, argv[optind]);
  if (!passes_unchanged(t.base)) return 2;
  run_all(&t, first, all.at, step, jobs);
  print_tally(&t);
  if (t.results) fclose(t.results);
  arena_free(a);
  return t.by[SURVIVED] != t.explained;
}
