/* SPDX-License-Identifier: Apache-2.0 */
#include "emit.h"

#include <string.h>

#include "index.h"

/* --- ids.h ----------------------------------------------------------------------------- */

/* "vhlo.add_v1" -> "OP_VHLO_ADD_V1". */
static void upper(strbuf *out, const char *name) {
  for (; *name; name++) {
    char c = *name;
    if (c >= 'a' && c <= 'z') c = (char)(c - 'a' + 'A');
    strbuf_addc(out, c == '.' || c == '-' ? '_' : c);
  }
}
static void c_name(strbuf *out, const char *prefix, const char *dialect, const char *name) {
  strbuf_adds(out, prefix);
  if (dialect) {
    upper(out, dialect);
    strbuf_addc(out, '_');
  }
  upper(out, name);
}

static void end_enum(strbuf *out, const char *what, size_t count) {
  strbuf_addf(out, "%s_COUNT = %zu,\n};\n\n", what, count);
}

/* Each name stands at the start of a line: compares every pair. */
static bool distinct(strbuf *out, const char **clash) {
  for (char *a = out->bytes; a; a = strchr(a, '\n')) {
    if (*a == '\n') a++;
    size_t n = strcspn(a, " \n");
    if (a[n] != ' ' || a[n + 1] != '=') continue;
    for (const char *b = strchr(a, '\n'); b; b = strchr(b, '\n')) {
      b++;
      if (strncmp(a, b, n) == 0 && b[n] == ' ' && b[n + 1] == '=') {
        a[n] = '\0';
        *clash = a;
        return false;
      }
    }
  }
  return true;
}

bool emit_ids(const vs_opset *o, strbuf *out, const char **clash) {
  strbuf_adds(out,
              "/* Generated from versions/opset and versions/dialects. */\n"
              "#ifndef HLO_CTS_VERSIONS_IDS_H\n#define HLO_CTS_VERSIONS_IDS_H\n\n");
  strbuf_adds(out, "enum {\n");
  for (size_t i = 0; i < o->op_count; i++) {
    c_name(out, "OP_", NULL, o->ops[i].def.name);
    strbuf_addf(out, " = %zu,\n", i);
  }
  end_enum(out, "OP", o->op_count);
  const struct {
    const char *prefix, *what;
    const vs_kind *kinds;
    size_t count;
  } tables[] = {{"TYPE_", "TYPE", o->types, o->type_count},
                {"ATTR_", "ATTR", o->attrs, o->attr_count}};
  for (size_t t = 0; t < 2; t++) {
    strbuf_adds(out, "enum {\n");
    for (size_t i = 0; i < tables[t].count; i++) {
      c_name(out, tables[t].prefix, tables[t].kinds[i].def.dialect,
             tables[t].kinds[i].def.mnemonic);
      strbuf_addf(out, " = %zu,\n", i);
    }
    end_enum(out, tables[t].what, tables[t].count);
  }
  strbuf_adds(out, "#endif\n");
  return distinct(out, clash);
}

/* --- rows.inc -------------------------------------------------------------------------- */

void emit_chars(strbuf *out, const char *s, size_t n) {
  strbuf_addc(out, '"');
  for (size_t i = 0; i < n; i++) {
    unsigned char c = (unsigned char)s[i];
    if (c == '"' || c == '\\')
      strbuf_addf(out, "\\%c", c);
    else if (c < 0x20 || c >= 0x7f || c == '?')
      strbuf_addf(out, "\\%03o", c);
    else
      strbuf_addc(out, (char)c);
  }
  strbuf_addc(out, '"');
}

static void emit_string(strbuf *out, const char *s) {
  if (s)
    emit_chars(out, s, strlen(s));
  else
    strbuf_adds(out, "NULL");
}

static void emit_ref(strbuf *out, const char *table, size_t i, bool there) {
  if (there)
    strbuf_addf(out, "%s_%zu", table, i);
  else
    strbuf_adds(out, "NULL");
}

static void emit_slots(strbuf *out, const char *table, size_t i, const ir_slot *slots, size_t n) {
  if (!n) return;
  strbuf_addf(out, "static const ir_slot %s_%zu[] = {", table, i);
  for (size_t k = 0; k < n; k++) {
    strbuf_addc(out, '{');
    emit_string(out, slots[k].name);
    strbuf_addf(out, ", %d},", slots[k].arity);
  }
  strbuf_adds(out, "};\n");
}

static void emit_bytes(strbuf *out, const uint8_t *bytes, size_t n) {
  strbuf_adds(out, "{0");
  for (size_t k = 0; k < n; k++) strbuf_addf(out, "%s%u", k ? ", " : " + ", bytes[k]);
  strbuf_addc(out, '}');
}

static void emit_meaning(strbuf *out, size_t i, const vs_op *op) {
  if (op->must_count) strbuf_addf(out, "static const vs_must musts_%zu[] = {", i);
  for (size_t k = 0; k < op->must_count; k++) {
    const vs_must *m = &op->musts[k];
    strbuf_addc(out, '{');
    emit_string(out, m->id);
    strbuf_addf(out, ", %d, %u, %u, ", m->what, m->elements, m->count);
    emit_bytes(out, m->values, m->count);
    strbuf_adds(out, "},");
  }
  if (op->must_count) strbuf_adds(out, "};\n");
  if (op->step_count) strbuf_addf(out, "static const vs_step steps_%zu[] = {", i);
  for (size_t k = 0; k < op->step_count; k++) {
    const vs_step *s = &op->steps[k];
    strbuf_addf(out, "{%u, %u, ", s->op, s->count);
    emit_bytes(out, s->operands, s->count);
    strbuf_addf(out, ", %u, %u, %a},", s->like, s->result, s->number);
  }
  if (op->step_count) strbuf_adds(out, "};\n");
}

static void emit_op_parts(strbuf *out, size_t i, const vs_op *op) {
  emit_meaning(out, i, op);
  emit_slots(out, "operands", i, op->def.operands, op->def.operand_count);
  emit_slots(out, "results", i, op->def.results, op->def.result_count);
  emit_slots(out, "regions", i, op->def.regions, op->def.region_count);
  if (op->def.prop_count) {
    strbuf_addf(out, "static const ir_propdef props_%zu[] = {", i);
    for (size_t k = 0; k < op->def.prop_count; k++) {
      strbuf_addc(out, '{');
      emit_string(out, op->def.props[k].name);
      strbuf_addf(out, ", %d},", op->def.props[k].optional);
    }
    strbuf_adds(out, "};\n");
  }
  if (op->rule_count) {
    strbuf_addf(out, "static const vs_rule rules_%zu[] = {", i);
    for (size_t k = 0; k < op->rule_count; k++) {
      strbuf_addf(out, "{%d, ", op->rules[k].kind);
      emit_string(out, op->rules[k].name);
      strbuf_addf(out, ", %d},", op->rules[k].value);
    }
    strbuf_adds(out, "};\n");
  }
  if (op->constraint_count) {
    strbuf_addf(out, "static const vs_constraint constraints_%zu[] = {", i);
    for (size_t k = 0; k < op->constraint_count; k++) {
      strbuf_addc(out, '{');
      emit_string(out, op->constraints[k].id);
      strbuf_addf(out, ", %d, %#x},", op->constraints[k].kind, op->constraints[k].lifted);
    }
    strbuf_adds(out, "};\n");
  }
  for (size_t k = 0; k < op->map_count; k++) {
    const vs_prop_map *p = &op->maps[k];
    if (!p->spread_count) continue;
    strbuf_addf(out, "static const vs_spread spread_%zu_%zu[] = {", i, k);
    for (size_t s = 0; s < p->spread_count; s++)
      strbuf_addf(out, "{%u, %u, %lld, %d},", p->spread[s].param, p->spread[s].target,
                  (long long)p->spread[s].fixed, p->spread[s].carried);
    strbuf_adds(out, "};\n");
  }
  if (op->map_count) {
    strbuf_addf(out, "static const vs_prop_map maps_%zu[] = {", i);
    for (size_t k = 0; k < op->map_count; k++) {
      const vs_prop_map *p = &op->maps[k];
      strbuf_addf(out, "{%u, %u, %d, %d, %d, ", p->source, p->target, p->kind, p->value, p->elided);
      if (p->attr)
        strbuf_addf(out, "&attrs[%u].def, ", p->attr_id);
      else
        strbuf_adds(out, "NULL, ");
      if (p->spread_count)
        strbuf_addf(out, "spread_%zu_%zu, %u", i, k, p->spread_count);
      else
        strbuf_adds(out, "NULL, 0");
      strbuf_addf(out, ", %u},", p->attr_id);
    }
    strbuf_adds(out, "};\n");
  }
}

static void emit_packed(strbuf *out, const char *bytes, size_t n) {
  if (bytes)
    emit_chars(out, bytes, n);
  else
    strbuf_adds(out, "NULL");
}

static void emit_suite(strbuf *out, const vs_op *op) {
  strbuf_addf(out, ", .elementwise = %d, .profiles = %#x, .accuracy = {%d, %u, %u}",
              op->elementwise, op->profiles, op->accuracy.bound, op->accuracy.most,
              op->accuracy.of_complex);
  if (!op->sizes) return;
  const char *end = op->sizes;
  for (int i = 0; i < 3; i++) end += strlen(end) + 1;
  strbuf_adds(out, ", .sizes = ");
  emit_packed(out, op->sizes, (size_t)(end - op->sizes));
}

static void emit_checks(strbuf *out, const vs_op *op) {
  const char *end = op->arguments;
  vs_argument a;
  vs_statement s;
  while (vs_next_argument(&end, &a)) continue;
  strbuf_adds(out, ", .arguments = ");
  emit_packed(out, op->arguments, (size_t)(end - op->arguments));
  end = op->statements;
  while (vs_next_statement(&end, &s)) continue;
  strbuf_adds(out, ", .statements = ");
  emit_packed(out, op->statements, (size_t)(end - op->statements));
  const vs_checks *c = &op->checks;
  strbuf_addf(out, ", .checks = {%#x, %u, %u, \"%s\", \"%s\", \"%s\"}", c->traits, c->verify,
              c->infer, c->types, c->shape, c->element);
  emit_suite(out, op);
}

static void emit_op(strbuf *out, size_t i, const vs_op *op) {
  const ir_opdef *d = &op->def;
  strbuf_adds(out, "{.def = {");
  emit_string(out, d->name);
  strbuf_addf(out, ", %u, %#x, ", d->id, d->traits);
  emit_ref(out, "operands", i, d->operand_count);
  strbuf_adds(out, ", ");
  emit_ref(out, "results", i, d->result_count);
  strbuf_adds(out, ", ");
  emit_ref(out, "regions", i, d->region_count);
  strbuf_adds(out, ", ");
  emit_ref(out, "props", i, d->prop_count);
  strbuf_addf(out, ", %u, %u, %u, %u, %d, ", d->operand_count, d->result_count, d->region_count,
              d->prop_count, d->variadic_successors);
  emit_string(out, d->assembly);
  strbuf_addf(out,
              "}, .since = %#x, .until = %#x, .deleted = %d, .older = %u, .newer = %u, .rules = ",
              op->since, op->until, op->deleted, op->older, op->newer);
  emit_ref(out, "rules", i, op->rule_count);
  strbuf_addf(out, ", .rule_count = %u, .constraints = ", op->rule_count);
  emit_ref(out, "constraints", i, op->constraint_count);
  strbuf_addf(out, ", .constraint_count = %u, .counterpart = %u, .maps = ", op->constraint_count,
              op->counterpart);
  emit_ref(out, "maps", i, op->map_count);
  strbuf_addf(out, ", .map_count = %u, .promise = %d, .promise_part = ", op->map_count,
              op->promise);
  emit_string(out, op->promise_part);
  strbuf_adds(out, ", .musts = ");
  emit_ref(out, "musts", i, op->must_count);
  strbuf_adds(out, ", .steps = ");
  emit_ref(out, "steps", i, op->step_count);
  strbuf_addf(out, ", .must_count = %u, .step_count = %u", op->must_count, op->step_count);
  emit_checks(out, op);
  strbuf_adds(out, "},\n");
}

static void emit_enum(strbuf *out, const char *what, size_t i, const ir_enumdef *e) {
  strbuf_addf(out, "static const ir_enumcase %s_cases_%zu[] = {", what, i);
  for (size_t k = 0; k < e->case_count; k++) {
    strbuf_addc(out, '{');
    emit_string(out, e->cases[k].name);
    strbuf_addf(out, ", %u},", e->cases[k].number);
  }
  strbuf_addf(out, "};\nstatic const ir_enumdef %s_enum_%zu = {", what, i);
  emit_string(out, e->name);
  strbuf_addf(out, ", %s_cases_%zu, %u};\n", what, i, e->case_count);
}

/* The first kind of the table that has the enum. */
static size_t enum_owner(const vs_kind *kinds, const ir_enumdef *e) {
  size_t i = 0;
  while (vs_enum_of(&kinds[i]) != e) i++;
  return i;
}

static void emit_kind_parts(strbuf *out, const char *what, const vs_kind *kinds, size_t i) {
  const vs_kind *k = &kinds[i];
  const ir_enumdef *e = vs_enum_of(k);
  if (e && enum_owner(kinds, e) == i) emit_enum(out, what, i, e);
  if (k->def.param_count) {
    strbuf_addf(out, "static const ir_paramdef %s_params_%zu[] = {", what, i);
    for (size_t p = 0; p < k->def.param_count; p++) {
      const ir_paramdef *d = &k->def.params[p];
      strbuf_addc(out, '{');
      emit_string(out, d->name);
      strbuf_addf(out, ", %d, %d, ", d->kind, d->optional);
      if (d->enumdef)
        strbuf_addf(out, "&%s_enum_%zu, ", what, enum_owner(kinds, d->enumdef));
      else
        strbuf_adds(out, "NULL, ");
      emit_string(out, d->of);
      strbuf_adds(out, "},");
    }
    strbuf_adds(out, "};\n");
  }
  if (k->wire_count) {
    strbuf_addf(out, "static const vs_wire %s_wires_%zu[] = {", what, i);
    for (size_t w = 0; w < k->wire_count; w++) {
      strbuf_addf(out, "{%u, %u, {", k->wires[w].code, k->wires[w].count);
      for (size_t p = 0; p < sizeof k->wires[w].params; p++)
        strbuf_addf(out, "%u,", k->wires[w].params[p]);
      strbuf_adds(out, "}, {");
      for (size_t p = 0; p < sizeof k->wires[w].forms; p++)
        strbuf_addf(out, "%u,", k->wires[w].forms[p]);
      strbuf_adds(out, "}, ");
      emit_string(out, k->wires[w].where);
      strbuf_adds(out, "},");
    }
    strbuf_adds(out, "};\n");
  }
  if (k->case_since) {
    strbuf_addf(out, "static const vs_version %s_since_%zu[] = {", what, i);
    for (size_t c = 0; c < e->case_count; c++) strbuf_addf(out, "%#x,", k->case_since[c]);
    strbuf_adds(out, "};\n");
  }
}

static void emit_kind(strbuf *out, const char *what, size_t i, const vs_kind *k) {
  strbuf_adds(out, "{.def = {");
  emit_string(out, k->def.dialect);
  strbuf_adds(out, ", ");
  emit_string(out, k->def.mnemonic);
  strbuf_addf(out, ", %u, ", k->def.id);
  if (k->def.param_count)
    strbuf_addf(out, "%s_params_%zu, ", what, i);
  else
    strbuf_adds(out, "NULL, ");
  strbuf_addf(out, "%u, ", k->def.param_count);
  emit_string(out, k->def.assembly);
  strbuf_addf(out, "}, .since = %#x, .until = %#x, .deleted = %d, .wires = ", k->since, k->until,
              k->deleted);
  if (k->wire_count)
    strbuf_addf(out, "%s_wires_%zu", what, i);
  else
    strbuf_adds(out, "NULL");
  strbuf_addf(out, ", .wire_count = %u, .shape = %d, .builtin = ", k->wire_count, k->shape);
  emit_string(out, k->builtin);
  strbuf_addf(out, ", .counterpart = %u, .case_since = ", k->counterpart);
  if (k->case_since)
    strbuf_addf(out, "%s_since_%zu},\n", what, i);
  else
    strbuf_adds(out, "NULL},\n");
}

static void emit_kinds(strbuf *out, const char *what, const vs_kind *kinds, size_t count) {
  for (size_t i = 0; i < count; i++) emit_kind_parts(out, what, kinds, i);
  strbuf_addf(out, "static const vs_kind %s[] = {\n", what);
  for (size_t i = 0; i < count; i++) emit_kind(out, what, i, &kinds[i]);
  strbuf_adds(out, "};\n");
}

static void emit_table(strbuf *out, const char *name, const vs_table *t) {
  strbuf_addf(out, "static const uint16_t %s_slots[] = {", name);
  for (uint32_t i = 0; i <= t->mask; i++) strbuf_addf(out, "%u,", t->slots[i]);
  strbuf_adds(out, "};\n");
}

static void emit_codes(strbuf *out, const char *what, size_t i, const vs_code *codes, size_t n) {
  if (!n) return;
  strbuf_addf(out, "static const vs_code %s_codes_%zu[] = {", what, i);
  for (size_t k = 0; k < n; k++) strbuf_addf(out, "{%u, %u},", codes[k].kind, codes[k].wire);
  strbuf_adds(out, "};\n");
}

static void emit_index(strbuf *out, const vs_index *index) {
  emit_table(out, "op", &index->ops);
  emit_table(out, "type", &index->types);
  emit_table(out, "attr", &index->attrs);
  for (size_t i = 0; i < index->code_count; i++) {
    emit_codes(out, "type", i, index->codes[i].types, index->codes[i].type_count);
    emit_codes(out, "attr", i, index->codes[i].attrs, index->codes[i].attr_count);
  }
  strbuf_adds(out, "static const vs_codes codes[] = {\n");
  for (size_t i = 0; i < index->code_count; i++) {
    const vs_codes *c = &index->codes[i];
    strbuf_addc(out, '{');
    emit_string(out, c->dialect);
    strbuf_adds(out, ", ");
    emit_ref(out, "type_codes", i, c->type_count);
    strbuf_adds(out, ", ");
    emit_ref(out, "attr_codes", i, c->attr_count);
    strbuf_addf(out, ", %u, %u},\n", c->type_count, c->attr_count);
  }
  strbuf_adds(out, "};\n");
  strbuf_addf(
      out,
      "static const vs_index row_index = {{op_slots, %u}, {type_slots, %u}, {attr_slots, %u},"
      " codes, %zu};\n",
      index->ops.mask, index->types.mask, index->attrs.mask, index->code_count);
}

void emit_rows(const vs_opset *o, strbuf *out) {
  strbuf_adds(out, "/* Generated from versions/opset and versions/dialects. */\n");
  strbuf_adds(out, "static const vs_release releases[] = {\n");
  for (size_t i = 0; i < o->release_count; i++) {
    const vs_release *r = &o->releases[i];
    strbuf_addf(out, "{%#x, %u, %u, %#x, %d, %d, %d, %d, %d, ", r->version, r->bytecode_written,
                r->bytecode_read, r->single_true, r->ascending_uses, r->file_ranges,
                r->other_dialects, r->small_floats, r->published);
    emit_string(out, r->first_commit);
    strbuf_adds(out, ", ");
    emit_string(out, r->first_tag);
    strbuf_adds(out, ", ");
    emit_string(out, r->first_tag_date);
    strbuf_adds(out, "},\n");
  }
  strbuf_adds(out, "};\n");
  emit_kinds(out, "types", o->types, o->type_count);
  emit_kinds(out, "attrs", o->attrs, o->attr_count);
  for (size_t i = 0; i < o->op_count; i++) emit_op_parts(out, i, &o->ops[i]);
  strbuf_adds(out, "static const vs_op ops[] = {\n");
  for (size_t i = 0; i < o->op_count; i++) emit_op(out, i, &o->ops[i]);
  strbuf_adds(out, "};\nstatic const vs_dialect dialects[] = {");
  for (size_t i = 0; i < o->dialect_count; i++) {
    strbuf_addc(out, '{');
    emit_string(out, o->dialects[i].name);
    strbuf_adds(out, o->dialects[i].partial ? ", true}," : ", false},");
  }
  strbuf_adds(out, "};\n");
  emit_index(out, (const vs_index *)o->index);
  strbuf_addf(
      out,
      "static const vs_opset builtin_rows = {VS_REGISTRY_FUNCTIONS, releases, %zu, ops, %zu,"
      " types, attrs, %zu, %zu, dialects, %zu, &row_index};\n",
      o->release_count, o->op_count, o->type_count, o->attr_count, o->dialect_count);
}
