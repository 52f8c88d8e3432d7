/* SPDX-License-Identifier: Apache-2.0 */
/* Copies the rows of the base, so that they can be extended, and restores them to their state at a
 * release. A row that was added later keeps its id but loses its name, so no search finds it. */
#include <string.h>

#include "model.h"

/* Whether the row came after the release of which the model is. */
static bool is_later(const model *m, vs_version since) {
  return m->as_of != VS_FOREVER && since > m->as_of;
}

/* Removes an end that is later than the release. */
static void reopen(const model *m, vs_version *until, bool *deleted) {
  if (m->as_of == VS_FOREVER || *until < m->as_of) return;
  *until = VS_FOREVER;
  *deleted = false;
}

/* --- Ops --- */

static void send_op_to_sleep(op_entry *e) {
  e->asleep = e->row.def.name;
  e->row = (vs_op){.def = {.name = "", .id = e->row.def.id},
                   .since = VS_NONE,
                   .until = VS_FOREVER,
                   .older = VS_NO_ID,
                   .newer = VS_NO_ID,
                   .counterpart = VS_NO_ID};
}

/* Constraints that were not lifted yet, nobody had told. */
static void keep_constraints(const model *m, vs_op *op) {
  vs_constraint *kept = ARENA_ARRAY(m->a, vs_constraint, op->constraint_count);
  uint8_t count = 0;
  for (size_t i = 0; i < op->constraint_count; i++)
    if (!is_later(m, op->constraints[i].lifted)) kept[count++] = op->constraints[i];
  op->constraints = kept;
  op->constraint_count = count;
}

/* Where a property of the newer version stands in the older one; -1: nowhere. */
static int moved(const vs_op *from, const vs_op *to, uint8_t property) {
  return ir_prop_named(&to->def, from->def.props[property].name);
}

static bool spread_moves(model *m, vs_prop_map *map, const vs_op *from, const vs_op *to) {
  vs_spread *spread = ARENA_ARRAY(m->a, vs_spread, map->spread_count);
  for (size_t i = 0; i < map->spread_count; i++) {
    spread[i] = map->spread[i];
    int at = spread[i].carried ? moved(from, to, spread[i].target) : 0;
    if (at < 0) return false;
    if (spread[i].carried) spread[i].target = (uint8_t)at;
  }
  map->spread = spread;
  return true;
}

/* The maps of an op without versions, told in an older version. */
static void move_maps(model *m, vs_op *op, const vs_op *from, const vs_op *to) {
  vs_prop_map *maps = ARENA_ARRAY(m->a, vs_prop_map, op->map_count);
  uint8_t count = 0;
  for (size_t i = 0; i < op->map_count; i++) {
    vs_prop_map *map = &maps[count];
    *map = op->maps[i];
    int at = map->kind == VS_MAP_SPREAD ? 0 : moved(from, to, map->target);
    if (at < 0 || (map->kind == VS_MAP_SPREAD && !spread_moves(m, map, from, to))) continue;
    if (map->kind != VS_MAP_SPREAD) map->target = (uint8_t)at;
    count++;
  }
  op->maps = count ? maps : NULL;
  op->map_count = count;
}

/* An op without versions stood for the version that was the newest then; for none: it was not
 * there. */
static void step_back(model *m, op_entry *e) {
  const vs_opset *b = m->base;
  uint16_t newest = e->row.counterpart, id = newest;
  while (id != VS_NO_ID && is_later(m, b->ops[id].since)) id = b->ops[id].older;
  if (id == newest) return;
  if (id == VS_NO_ID) {
    send_op_to_sleep(e);
    return;
  }
  move_maps(m, &e->row, &b->ops[newest], &b->ops[id]);
  e->row.counterpart = id;
  m->ops[id].row.counterpart =
      b->ops[newest].counterpart == e->row.def.id || m->ops[id].row.counterpart == VS_NO_ID
          ? e->row.def.id
          : m->ops[id].row.counterpart;
}

static void copy_ops(model *m) {
  const vs_opset *b = m->base;
  for (size_t i = 0; i < b->op_count; i++) {
    op_entry *e = &m->ops[m->op_count++];
    e->row = b->ops[i];
    if (is_later(m, e->row.since)) {
      send_op_to_sleep(e);
    } else if (e->row.since != VS_NONE) {
      reopen(m, &e->row.until, &e->row.deleted);
      if (e->row.newer != VS_NO_ID && is_later(m, b->ops[e->row.newer].since))
        e->row.newer = VS_NO_ID;
      keep_constraints(m, &e->row);
    }
  }
  for (size_t i = 0; i < m->op_count; i++)
    if (m->ops[i].row.since == VS_NONE && m->ops[i].row.counterpart != VS_NO_ID)
      step_back(m, &m->ops[i]);
}

/* --- Types and attributes --- */

static void send_kind_to_sleep(kind_entry *e) {
  e->asleep = e->row.def.mnemonic;
  e->asleep_dialect = e->row.def.dialect;
  e->row = (vs_kind){.def = {.dialect = "", .mnemonic = "", .id = e->row.def.id},
                     .until = VS_FOREVER,
                     .counterpart = VS_NO_ID};
}

static void copy_enum(model *m, kind_entry *e) {
  const ir_attrdef *d = &e->row.def;
  for (size_t p = 0; p < d->param_count; p++) {
    if (d->params[p].kind != IR_PARAM_ENUM || m->enum_count == m->capacity) continue;
    enum_entry *en = &m->enums[m->enum_count++];
    const ir_enumdef *old = d->params[p].enumdef;
    ir_enumdef *def = ARENA_NEW(m->a, ir_enumdef);
    ir_enumcase *cases = ARENA_ARRAY(m->a, ir_enumcase, old->case_count);
    vs_version *since = ARENA_ARRAY(m->a, vs_version, old->case_count);
    *def = *old;
    def->case_count = 0;
    def->cases = cases;
    for (size_t i = 0; i < old->case_count; i++) {
      vs_version from = e->row.case_since ? e->row.case_since[i] : e->row.since;
      if (is_later(m, from)) continue;
      since[def->case_count] = from;
      cases[def->case_count++] = old->cases[i];
    }
    *en = (enum_entry){.dialect = d->dialect, .def = def, .since = since};
    ir_paramdef *params = (ir_paramdef *)arena_copy(
        m->a, d->params, d->param_count * sizeof *params, _Alignof(ir_paramdef));
    params[p].enumdef = def;
    e->row.def.params = params;
    e->enumeration = en;
  }
}

static size_t copy_kinds(model *m, const vs_kind *kinds, size_t count, kind_entry *to) {
  for (size_t i = 0; i < count; i++) {
    kind_entry *e = &to[i];
    e->row = kinds[i];
    uint16_t other = e->row.counterpart;
    bool gone = is_later(m, e->row.since) || (e->row.since == VS_NONE && other != VS_NO_ID &&
                                              other < count && is_later(m, kinds[other].since));
    if (gone)
      send_kind_to_sleep(e);
    else if (e->row.since != VS_NONE)
      reopen(m, &e->row.until, &e->row.deleted);
  }
  return count;
}

void load_base(model *m) {
  const vs_opset *b = m->base;
  if (!b) return;
  for (size_t i = 0; i < b->release_count; i++)
    if (!is_later(m, b->releases[i].version)) m->releases[m->release_count++] = b->releases[i];
  copy_ops(m);
  m->type_count = copy_kinds(m, b->types, b->type_count, m->types);
  m->attr_count = copy_kinds(m, b->attrs, b->attr_count, m->attrs);
  for (size_t i = 0; i < m->attr_count; i++)
    if (!m->attrs[i].asleep) copy_enum(m, &m->attrs[i]);
  for (size_t i = 0; i < b->dialect_count; i++) m->dialects[m->dialect_count++] = b->dialects[i];
}

/* --- Places for what files declare --- */

bool load_room(model *m, const ynode *n, size_t count) {
  return count < m->capacity ||
         load_bad(m, DIAG_OPSET_LIMIT, n, "more than %d rows (limit opset_rows)", LIMIT_OPSET_ROWS);
}

static bool is_op(const char *full, const char *dialect, const char *name) {
  size_t n = strlen(dialect);
  return strncmp(full, dialect, n) == 0 && full[n] == '.' && strcmp(full + n + 1, name) == 0;
}

bool load_op_place(model *m, const ynode *n, const document *d, const char *name, uint16_t *id) {
  const char *dialect = d->dialect ? d->dialect : "vhlo";
  size_t inherited = m->base ? m->base->op_count : 0;
  *id = load_find_op_id(m, dialect, name);
  if (*id != VS_NO_ID && (m->ops[*id].node || !d->dialect))
    return load_bad(m, DIAG_OPSET_DUPLICATE, n, "op '%s' is declared twice", name);
  for (size_t i = 0; *id == VS_NO_ID && i < inherited; i++)
    if (m->ops[i].asleep && is_op(m->ops[i].asleep, dialect, name)) *id = (uint16_t)i;
  if (*id != VS_NO_ID) return true;
  if (!load_room(m, n, m->op_count)) return false;
  *id = (uint16_t)m->op_count++;
  return true;
}

bool load_kind_place(model *m, const ynode *n, const document *d, bool is_type, const char *name,
                     uint16_t *id) {
  kind_entry *kinds = is_type ? m->types : m->attrs;
  size_t *count = is_type ? &m->type_count : &m->attr_count;
  const char *dialect = d->dialect ? d->dialect : "vhlo";
  *id = load_find_kind_id(kinds, *count, dialect, name);
  if (*id != VS_NO_ID && (kinds[*id].node || !d->dialect))
    return load_bad(m, DIAG_OPSET_DUPLICATE, n, "'%s' is declared twice", name);
  for (size_t i = 0; *id == VS_NO_ID && i < *count; i++)
    if (kinds[i].asleep && strcmp(kinds[i].asleep, name) == 0 &&
        strcmp(kinds[i].asleep_dialect, dialect) == 0)
      *id = (uint16_t)i;
  if (*id != VS_NO_ID) return true;
  if (!load_room(m, n, *count)) return false;
  *id = (uint16_t)(*count)++;
  return true;
}
