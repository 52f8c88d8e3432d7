/* SPDX-License-Identifier: Apache-2.0 */
/* References between rows: op versions and the rules between them, counterparts in the other
 * dialect, correspondence of properties. */
#include <string.h>

#include "model.h"

uint16_t load_find_op_id(const model *m, const char *dialect, const char *name) {
  size_t dn = strlen(dialect);
  for (size_t i = 0; i < m->op_count; i++) {
    const char *full = m->ops[i].row.def.name;
    if (strncmp(full, dialect, dn) == 0 && full[dn] == '.' && strcmp(full + dn + 1, name) == 0)
      return (uint16_t)i;
  }
  return VS_NO_ID;
}

uint16_t load_find_kind_id(const kind_entry *kinds, size_t count, const char *dialect,
                           const char *mnemonic) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(kinds[i].row.def.mnemonic, mnemonic) == 0 &&
        strcmp(kinds[i].row.def.dialect, dialect) == 0)
      return (uint16_t)i;
  return VS_NO_ID;
}

bool load_split_version(const char *name, size_t *n, unsigned *version) {
  size_t length = strlen(name), at = length;
  *version = 0;
  while (at > 0 && name[at - 1] >= '0' && name[at - 1] <= '9') at--;
  if (at == length || length - at > 4 || name[at] == '0' || at < 3 || name[at - 1] != 'v' ||
      name[at - 2] != '_')
    return false;
  for (size_t i = at; i < length; i++) *version = *version * 10 + (unsigned)(name[i] - '0');
  *n = at - 2;
  return true;
}

static bool read_default(model *m, const ynode *n, vs_default *out) {
  static const struct {
    const char *name;
    vs_default value;
  } rows[] = {
#define VS_DEFAULT_ROW(name, yaml) {yaml, VS_DEFAULT_##name},
#include "versions/defaults.def"
#undef VS_DEFAULT_ROW
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (load_is_word(n, rows[i].name)) {
      *out = rows[i].value;
      return true;
    }
  return load_bad(m, DIAG_OPSET_REFERENCE, n, "not the name of a default (versions/defaults.def)");
}

/* --- Rules ----------------------------------------------------------------------------- */

static bool read_rule(model *m, const ynode *n, vs_rule *out) {
  const ynode *add, *drop, *value, *variadic, *regions;
  const yaml_key keys[] = {
      {"add_property", false, &add},  {"drop_property", false, &drop},  {"value", false, &value},
      {"variadic", false, &variadic}, {"add_regions", false, &regions},
  };
  if (!READ_KEYS(m, n, keys)) return false;
  const struct {
    const ynode *node;
    vs_rule_kind kind;
  } kinds[] = {{add, VS_RULE_ADD_PROPERTY},
               {drop, VS_RULE_DROP_PROPERTY},
               {variadic, VS_RULE_VARIADIC},
               {regions, VS_RULE_ADD_REGIONS}};
  const ynode *name = NULL;
  size_t said = 0;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (kinds[i].node) {
      name = kinds[i].node;
      out->kind = kinds[i].kind;
      said++;
    }
  if (said != 1) return load_bad(m, DIAG_OPSET_KEY, n, "a rule does one thing");
  if (!yaml_want(&m->file, name, Y_SCALAR, "a name")) return false;
  out->name = name->text;
  bool needs = add || drop;
  if (needs != (value != NULL))
    return load_bad(m, DIAG_OPSET_KEY, value ? value : n, "key 'value' is %s",
                    needs ? "missing" : "not used here");
  return !value || read_default(m, value, &out->value);
}

static const vs_rule *rule_for(const vs_op *op, vs_rule_kind kind, const char *name) {
  for (size_t i = 0; i < op->rule_count; i++)
    if (op->rules[i].kind == kind && (!name || strcmp(op->rules[i].name, name) == 0))
      return &op->rules[i];
  return NULL;
}

static bool same_slot(const ir_slot *a, const ir_slot *b) {
  return strcmp(a->name, b->name) == 0 && a->arity == b->arity;
}
static bool became_variadic(const ir_slot *old, const ir_slot *new) {
  return old->arity == IR_ONE && new->arity == IR_VARIADIC;
}

/* Whether the rules, applied to the older version's shape, give the newer one's. */
static const char *rules_lead(const vs_op *old, const vs_op *new) {
  const ir_opdef *a = &old->def, *b = &new->def;
  for (size_t i = 0; i < new->rule_count; i++) {
    const vs_rule *r = &new->rules[i];
    bool in_old = ir_prop_named(a, r->name) >= 0, in_new = ir_prop_named(b, r->name) >= 0;
    if (r->kind == VS_RULE_ADD_PROPERTY && (in_old || !in_new))
      return "adds a property that was there, or is not there";
    if (r->kind == VS_RULE_DROP_PROPERTY && (!in_old || in_new))
      return "drops a property that was not there, or still is";
    if (rule_for(new, r->kind, r->name) != r) return "is repeated";
  }
  for (size_t i = 0; i < b->prop_count; i++)
    if (ir_prop_named(a, b->props[i].name) < 0 &&
        !rule_for(new, VS_RULE_ADD_PROPERTY, b->props[i].name))
      return "has a new property that no rule adds";
  for (size_t i = 0; i < a->prop_count; i++)
    if (ir_prop_named(b, a->props[i].name) < 0 &&
        !rule_for(new, VS_RULE_DROP_PROPERTY, a->props[i].name))
      return "lacks a property that no rule drops";
  const vs_rule *variadic = rule_for(new, VS_RULE_VARIADIC, NULL);
  if (a->operand_count != b->operand_count || a->result_count != b->result_count)
    return "has another number of operands or results";
  bool found = false;
  for (size_t i = 0; i < b->operand_count; i++) {
    bool meant = variadic && strcmp(variadic->name, b->operands[i].name) == 0;
    if (meant ? !became_variadic(&a->operands[i], &b->operands[i])
              : a->operands[i].arity != b->operands[i].arity) /* names are free to change */
      return "has an operand that differs without a rule";
    found = found || meant;
  }
  if (variadic && !found) return "has no operand of the name that becomes variadic";
  for (size_t i = 0; i < b->result_count; i++)
    if (variadic ? !became_variadic(&a->results[i], &b->results[i])
                 : a->results[i].arity != b->results[i].arity)
      return "has a result that differs without a rule";
  const vs_rule *regions = rule_for(new, VS_RULE_ADD_REGIONS, NULL);
  if (b->region_count != a->region_count + (regions != NULL))
    return "has another number of regions";
  for (size_t i = 0; i < a->region_count; i++)
    if (!same_slot(&a->regions[i], &b->regions[i])) return "has a region that differs";
  if (regions && (strcmp(b->regions[a->region_count].name, regions->name) != 0 ||
                  b->regions[a->region_count].arity != IR_VARIADIC))
    return "has no variadic region of the name that is added";
  return NULL;
}

static bool read_rules(model *m, const ynode *n, vs_op *new) {
  if (!yaml_want(&m->file, n, Y_SEQUENCE, "upgrade")) return false;
  if (n->count == 0 || n->count > UINT8_MAX)
    return load_bad(m, DIAG_OPSET_RULE, n, "one rule at least, 255 at most");
  vs_rule *rules = ARENA_ARRAY(m->a, vs_rule, n->count);
  size_t i = 0;
  for (const ynode *item = n->first; item; item = item->next)
    if (!read_rule(m, item, &rules[i++])) return false;
  new->rules = rules;
  new->rule_count = (uint8_t)n->count;
  return true;
}

static bool link_versions(model *m, op_entry *e) {
  const char *name = e->row.def.name + strlen("vhlo.");
  size_t n;
  unsigned version;
  load_split_version(name, &n, &version);
  if (version == 1) {
    const ynode *extra = e->replaces ? e->replaces : e->upgrade;
    return !extra || load_bad(m, DIAG_OPSET_CHAIN, extra, "a first version replaces nothing");
  }
  if (!e->replaces || !e->upgrade)
    return load_bad(m, DIAG_OPSET_KEY, e->node, "'%s' needs 'replaces' and 'upgrade'", name);
  const char *expected = arena_printf(m->a, "%.*s_v%u", (int)n, name, version - 1);
  if (!load_is_word(e->replaces, expected))
    return load_bad(m, DIAG_OPSET_CHAIN, e->replaces, "'%s' replaces '%s'", name, expected);
  uint16_t id = load_find_op_id(m, "vhlo", expected);
  if (id == VS_NO_ID) return load_bad(m, DIAG_OPSET_REFERENCE, e->replaces, "no op '%s'", expected);
  vs_op *old = &m->ops[id].row;
  if (old->until != VS_FOREVER || old->since >= e->row.since)
    return load_bad(m, DIAG_OPSET_CHAIN, e->replaces, "'%s' ended before, or began no earlier",
                    expected);
  for (size_t i = 0; i < m->release_count && m->releases[i].version < e->row.since; i++)
    old->until = m->releases[i].version;
  old->newer = e->row.def.id;
  e->row.older = id;
  if (!read_rules(m, e->upgrade, &e->row)) return false;
  const char *why = rules_lead(old, &e->row);
  return !why || load_bad(m, DIAG_OPSET_RULE, e->upgrade,
                          "the rules do not lead from '%s' to '%s': it %s", expected, name, why);
}

/* --- Counterparts and properties ------------------------------------------------------- */

/* `targets` counts how often each property of the VHLO op is filled. */
static bool take_target(model *m, const ynode *n, const vs_op *vhlo, uint8_t *targets,
                        uint8_t *out) {
  if (!yaml_want(&m->file, n, Y_SCALAR, "a property")) return false;
  int at = ir_prop_named(&vhlo->def, n->text);
  if (at < 0)
    return load_bad(m, DIAG_OPSET_REFERENCE, n, "%s has no property '%s'", vhlo->def.name, n->text);
  if (targets[at]++)
    return load_bad(m, DIAG_OPSET_MAP, n, "property '%s' of %s is filled twice", n->text,
                    vhlo->def.name);
  *out = (uint8_t)at;
  return true;
}

static bool read_fixed(model *m, const ynode *n, int64_t *out) {
  if (n->kind != Y_SCALAR) return yaml_want(&m->file, n, Y_SCALAR, "a number");
  uint64_t v;
  ynode digits = *n;
  bool minus = n->text[0] == '-';
  digits.text += minus;
  digits.length -= minus;
  if (!yaml_number(&m->file, &digits, "this", 0, INT64_MAX, &v)) return false;
  *out = minus ? -(int64_t)v : (int64_t)v;
  return true;
}

static bool read_spread_param(model *m, const ynode *n, const ir_attrdef *attr, const vs_op *vhlo,
                              uint8_t *targets, bool *seen, vs_spread *out) {
  const ynode *param, *to, *fixed;
  const yaml_key keys[] = {{"param", true, &param}, {"to", false, &to}, {"fixed", false, &fixed}};
  if (!READ_KEYS(m, n, keys)) return false;
  if (!to == !fixed) return load_bad(m, DIAG_OPSET_KEY, n, "either 'to' or 'fixed'");
  size_t p = 0;
  while (p < attr->param_count && !load_is_word(param, attr->params[p].name)) p++;
  if (p == attr->param_count)
    return load_bad(m, DIAG_OPSET_REFERENCE, param, "#%s.%s has no such parameter", attr->dialect,
                    attr->mnemonic);
  if (seen[p]) return load_bad(m, DIAG_OPSET_MAP, param, "the parameter is repeated");
  seen[p] = true;
  *out = (vs_spread){.param = (uint8_t)p, .carried = to != NULL};
  return to ? take_target(m, to, vhlo, targets, &out->target) : read_fixed(m, fixed, &out->fixed);
}

static bool read_spread(model *m, const ynode *kind, const ynode *params, const char *dialect,
                        const vs_op *vhlo, uint8_t *targets, vs_prop_map *out) {
  if (!yaml_want(&m->file, kind, Y_SCALAR, "an attribute kind")) return false;
  uint16_t id = load_find_kind_id(m->attrs, m->attr_count, dialect, kind->text);
  if (id == VS_NO_ID)
    return load_bad(m, DIAG_OPSET_REFERENCE, kind, "no attribute kind '%s' in this dialect",
                    kind->text);
  if (!yaml_want(&m->file, params, Y_SEQUENCE, "params")) return false;
  const ir_attrdef *attr = &m->attrs[id].row.def;
  if (params->count != attr->param_count)
    return load_bad(m, DIAG_OPSET_MAP, params, "each parameter of #%s.%s once", dialect,
                    kind->text);
  vs_spread *spread = ARENA_ARRAY(m->a, vs_spread, params->count);
  bool seen[UINT8_MAX] = {false};
  size_t i = 0;
  for (const ynode *p = params->first; p; p = p->next)
    if (!read_spread_param(m, p, attr, vhlo, targets, seen, &spread[i++])) return false;
  out->kind = VS_MAP_SPREAD;
  out->attr_id = id;
  out->spread = spread;
  out->spread_count = (uint8_t)params->count;
  return true;
}

static bool read_prop_map(model *m, const ynode *n, const vs_op *op, const char *dialect,
                          const vs_op *vhlo, uint8_t *sources, uint8_t *targets, vs_prop_map *out) {
  const ynode *from, *to, *kind, *value, *elided, *spread, *params, *enumeration;
  const yaml_key keys[] = {
      {"from", true, &from},      {"to", false, &to},
      {"kind", false, &kind},     {"default", false, &value},
      {"elided", false, &elided}, {"spread", false, &spread},
      {"params", false, &params}, {"enum", false, &enumeration},
  };
  if (!READ_KEYS(m, n, keys) || !yaml_want(&m->file, from, Y_SCALAR, "a property")) return false;
  *out = (vs_prop_map){.kind = VS_MAP_GENERIC, .attr_id = VS_NO_ID};
  int source = ir_prop_named(&op->def, from->text);
  if (source < 0)
    return load_bad(m, DIAG_OPSET_REFERENCE, from, "%s has no property '%s'", op->def.name,
                    from->text);
  if (sources[source]++) return load_bad(m, DIAG_OPSET_MAP, from, "'%s' is repeated", from->text);
  out->source = (uint8_t)source;
  /* "required": optional by its definition, but there is no VHLO without it. */
  bool optional = value && !load_is_word(value, "required");
  if (optional && !read_default(m, value, &out->value)) return false;
  out->elided = optional;
  if (elided && !load_read_bool(m, elided, &out->elided)) return false;
  if (op->def.props[source].optional != (value != NULL))
    return load_bad(m, DIAG_OPSET_MAP, n, "'default' is for what may be absent, and only for that");
  if (out->elided && !optional)
    return load_bad(m, DIAG_OPSET_MAP, elided, "'elided' needs a 'default'");
  if (spread) {
    if (to || kind || enumeration || !params)
      return load_bad(m, DIAG_OPSET_KEY, n, "'spread' goes with 'params' alone");
    return read_spread(m, spread, params, dialect, vhlo, targets, out);
  }
  if (params) return load_bad(m, DIAG_OPSET_KEY, params, "'params' goes with 'spread'");
  static const struct {
    const char *name;
    vs_map_kind kind;
  } kinds[] = {{"unit", VS_MAP_UNIT},
               {"symbol", VS_MAP_SYMBOL},
               {"symbols", VS_MAP_SYMBOLS},
               {"array", VS_MAP_ARRAY},
               {"number", VS_MAP_NUMBER}};
  for (size_t i = 0; kind && i < sizeof kinds / sizeof *kinds; i++)
    if (load_is_word(kind, kinds[i].name)) out->kind = kinds[i].kind;
  if (kind && out->kind == VS_MAP_GENERIC)
    return load_bad(m, DIAG_OPSET_VALUE, kind, "not a way to map a property");
  if ((out->kind == VS_MAP_NUMBER) != (enumeration != NULL))
    return load_bad(m, DIAG_OPSET_KEY, enumeration ? enumeration : n,
                    "'enum' goes with kind 'number', and with that alone");
  if (enumeration) {
    if (!yaml_want(&m->file, enumeration, Y_SCALAR, "an attribute kind")) return false;
    out->attr_id = load_find_kind_id(m->attrs, m->attr_count, "vhlo", enumeration->text);
    if (out->attr_id == VS_NO_ID || !m->attrs[out->attr_id].enumeration)
      return load_bad(m, DIAG_OPSET_REFERENCE, enumeration, "no enum attribute '%s' in vhlo",
                      enumeration->text);
  }
  return take_target(m, to ? to : from, vhlo, targets, &out->target);
}

static bool map_properties(model *m, op_entry *e, const char *dialect, const vs_op *vhlo) {
  uint8_t sources[UINT8_MAX] = {0}, targets[UINT8_MAX] = {0};
  size_t count = e->map ? e->map->count : 0, at = 0;
  if (e->map && !yaml_want(&m->file, e->map, Y_SEQUENCE, "map")) return false;
  if (count > UINT8_MAX) return load_bad(m, DIAG_OPSET_LIMIT, e->map, "more than 255");
  vs_prop_map *maps = ARENA_ARRAY(m->a, vs_prop_map, count);
  for (const ynode *n = e->map ? e->map->first : NULL; n; n = n->next)
    if (!read_prop_map(m, n, &e->row, dialect, vhlo, sources, targets, &maps[at++])) return false;
  for (size_t i = 0; i < e->row.def.prop_count; i++)
    if (!sources[i] && !e->row.def.props[i].optional)
      return load_bad(m, DIAG_OPSET_MAP, e->node, "property '%s' of %s goes nowhere",
                      e->row.def.props[i].name, e->row.def.name);
  for (size_t i = 0; i < vhlo->def.prop_count; i++)
    if (!targets[i])
      return load_bad(m, DIAG_OPSET_MAP, e->node, "property '%s' of %s has no source",
                      vhlo->def.props[i].name, vhlo->def.name);
  e->row.maps = count ? maps : NULL;
  e->row.map_count = (uint8_t)count;
  return true;
}

static const char *dialect_of(model *m, const ir_opdef *d) {
  return arena_strndup(m->a, d->name, strcspn(d->name, "."));
}

static bool link_op(model *m, op_entry *e) {
  if (!e->vhlo) return !e->map || load_bad(m, DIAG_OPSET_KEY, e->map, "'map' without 'vhlo'");
  if (!yaml_want(&m->file, e->vhlo, Y_SCALAR, "an op")) return false;
  uint16_t id = load_find_op_id(m, "vhlo", e->vhlo->text);
  if (id == VS_NO_ID)
    return load_bad(m, DIAG_OPSET_REFERENCE, e->vhlo, "no op '%s'", e->vhlo->text);
  vs_op *vhlo = &m->ops[id].row;
  if (vhlo->newer != VS_NO_ID || vhlo->deleted)
    return load_bad(m, DIAG_OPSET_CHAIN, e->vhlo, "'%s' is not the newest version", e->vhlo->text);
  const char *dialect = dialect_of(m, &e->row.def);
  e->row.counterpart = id;
  /* func.return and stablehlo.return share return_v1, which stands for the latter unless its parent
   * is a function: that is for the conversion to see. */
  if (vhlo->counterpart == VS_NO_ID || strcmp(dialect, "stablehlo") == 0)
    vhlo->counterpart = e->row.def.id;
  return map_properties(m, e, dialect, vhlo);
}

static bool link_kind(model *m, kind_entry *kinds, size_t count, kind_entry *e) {
  if (!e->vhlo) return true;
  if (!yaml_want(&m->file, e->vhlo, Y_SCALAR, "a kind")) return false;
  uint16_t id = load_find_kind_id(kinds, count, "vhlo", e->vhlo->text);
  if (id == VS_NO_ID)
    return load_bad(m, DIAG_OPSET_REFERENCE, e->vhlo, "no '%s' in vhlo", e->vhlo->text);
  uint16_t other = kinds[id].row.counterpart;
  if (other != VS_NO_ID && other != e->row.def.id)
    return load_bad(m, DIAG_OPSET_DUPLICATE, e->vhlo, "'%s' has a counterpart already",
                    e->vhlo->text);
  kinds[id].row.counterpart = e->row.def.id;
  e->row.counterpart = id;
  return true;
}

/* --- Ops of the base whose VHLO op a release supersedes --------------------------------------- */

/* The same properties, where they stand in the newer version. NULL when one of them is gone. */
static const vs_prop_map *moved_maps(model *m, const vs_op *op, const vs_op *old,
                                     const vs_op *new) {
  vs_prop_map *maps = ARENA_ARRAY(m->a, vs_prop_map, (size_t)op->map_count + 1);
  for (size_t i = 0; i < op->map_count; i++) {
    vs_prop_map *to = &maps[i];
    *to = op->maps[i];
    vs_spread *spread = ARENA_ARRAY(m->a, vs_spread, (size_t)to->spread_count + 1);
    for (size_t j = 0; j < to->spread_count; j++) {
      spread[j] = to->spread[j];
      int at =
          spread[j].carried ? ir_prop_named(&new->def, old->def.props[spread[j].target].name) : 0;
      if (at < 0) return NULL;
      if (spread[j].carried) spread[j].target = (uint8_t)at;
    }
    if (to->kind == VS_MAP_SPREAD) {
      to->spread = spread;
      continue;
    }
    int at = ir_prop_named(&new->def, old->def.props[to->target].name);
    if (at < 0) return NULL;
    to->target = (uint8_t)at;
  }
  return maps;
}

/* An op of the base stays what it is, but its counterpart becomes the newest version: what that one
 * has beyond the older ones is at the values that the rules give. Where this cannot be told (a
 * property that the op needs is gone) the op keeps the version that it has. */
static void follow_family(model *m, op_entry *e) {
  const vs_op *old = &m->ops[e->row.counterpart].row;
  vs_op *new = &m->ops[e->row.counterpart].row;
  while (new->newer != VS_NO_ID) new = &m->ops[new->newer].row;
  const vs_prop_map *maps = new == old ? NULL : moved_maps(m, &e->row, old, new);
  if (!maps) return;
  e->row.maps = e->row.map_count ? maps : NULL;
  e->row.counterpart = new->def.id;
  if (new->counterpart == VS_NO_ID || old->counterpart == e->row.def.id)
    new->counterpart = e->row.def.id;
}

static void follow_families(model *m) {
  size_t inherited = m->base ? m->base->op_count : 0;
  for (size_t i = 0; i < inherited; i++)
    if (strncmp(m->ops[i].row.def.name, "vhlo.", 5) != 0 && m->ops[i].row.counterpart != VS_NO_ID)
      follow_family(m, &m->ops[i]);
  /* Only the newest version is anybody's counterpart. */
  for (size_t i = 0; i < inherited; i++) {
    vs_op *op = &m->ops[i].row;
    bool vhlo = strncmp(op->def.name, "vhlo.", 5) == 0;
    if (vhlo && op->counterpart != VS_NO_ID && m->ops[op->counterpart].row.counterpart != i)
      op->counterpart = VS_NO_ID;
  }
}

bool load_resolve(model *m) {
  for (size_t i = 0; i < m->op_count; i++)
    if (m->ops[i].node && strncmp(m->ops[i].row.def.name, "vhlo.", 5) == 0 &&
        !link_versions(m, &m->ops[i]))
      return false;
  follow_families(m);
  for (size_t i = 0; i < m->type_count; i++)
    if (m->types[i].node && !link_kind(m, m->types, m->type_count, &m->types[i])) return false;
  for (size_t i = 0; i < m->attr_count; i++)
    if (m->attrs[i].node && !link_kind(m, m->attrs, m->attr_count, &m->attrs[i])) return false;
  for (size_t i = 0; i < m->op_count; i++)
    if (m->ops[i].node && strncmp(m->ops[i].row.def.name, "vhlo.", 5) != 0 &&
        !link_op(m, &m->ops[i]))
      return false;
  for (size_t i = 0; i < m->op_count; i++)
    if (m->ops[i].node && !load_meaning(m, &m->ops[i], dialect_of(m, &m->ops[i].row.def)))
      return false;
  for (size_t i = 0; i < m->attr_count; i++)
    if (m->attrs[i].enumeration) m->attrs[i].row.case_since = m->attrs[i].enumeration->since;
  return true;
}
