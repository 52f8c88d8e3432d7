/* SPDX-License-Identifier: Apache-2.0 */
#include "mutants.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/vec.h"
#include "versions/index.h"

/* --- A copy that may be changed ------------------------------------------------------------ */

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

mutation mutation_of(const vs_opset *b, size_t wanted) {
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
void mutation_index(mutation *m) {
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

void mutation_make(mutation *m) {
  m->sort = "";
  mutate_releases(m);
  mutate_kinds(m, m->types, m->o.type_count, " (type)");
  mutate_kinds(m, m->attrs, m->o.attr_count, " (attribute)");
  m->sort = "";
  mutate_ops(m);
}
