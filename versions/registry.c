/* SPDX-License-Identifier: Apache-2.0 */
/* Looking rows up by name, id and code. */
#include <string.h>

#include "base/intern.h"
#include "base/strbuf.h"
#include "index.h"
#include "versions/rows.h"

uint32_t vs_hash_op(const char *name, size_t n) { return hash_bytes(name, n, 0); }

uint32_t vs_hash_kind(const char *dialect, size_t dn, const char *mnemonic, size_t mn) {
  return hash_bytes(mnemonic, mn, hash_bytes(dialect, dn, 0));
}

static const vs_opset *opset_of(const ir_registry *r) {
  return (const vs_opset *)(const void *)r; /* the registry is the opset's first member */
}

static const vs_index *index_of(const vs_opset *o) { return (const vs_index *)o->index; }

const ir_opdef *vs_find_op(const ir_registry *r, const char *name, size_t n) {
  const vs_opset *o = opset_of(r);
  const vs_table *t = &index_of(o)->ops;
  for (uint32_t at = vs_hash_op(name, n) & t->mask; t->slots[at] != VS_NO_ID;
       at = (at + 1) & t->mask) {
    const ir_opdef *d = &o->ops[t->slots[at]].def;
    if (bytes_are(name, n, d->name)) return d;
  }
  return NULL;
}

const char *const vs_must_words[] = {[VS_MUST_SAME_TYPE] = "type",
                                     [VS_MUST_SAME_SHAPE] = "shape",
                                     [VS_MUST_SAME_ELEMENT_TYPE] = "element_type",
                                     [VS_MUST_SAME_RANK] = "rank"};
const char *const vs_elements_words[] = {[VS_BOOLEAN] = "boolean",
                                         [VS_INTEGER] = "integer",
                                         [VS_FLOAT] = "float",
                                         [VS_COMPLEX] = "complex",
                                         [VS_QUANTIZED] = "quantized"};

const char *const vs_argument_words[] = {[VS_ARGUMENT_ATTR] = "attr",
                                         [VS_ARGUMENT_OPERAND] = "operand",
                                         [VS_ARGUMENT_RESULT] = "result",
                                         [VS_ARGUMENT_REGION] = "region",
                                         NULL};
const char *const vs_when_words[] = {
    [VS_WHEN_STATIC] = "static", [VS_WHEN_FORM] = "form", [VS_WHEN_IMPLIED] = "implied",
    [VS_WHEN_RUN] = "run",       [VS_WHEN_OPEN] = "open", NULL};
const char *const vs_match_words[] = {
    [VS_MATCH_NONE] = "",     [VS_MATCH_ELEMENT_TYPE] = "element_type",
    [VS_MATCH_TYPE] = "type", [VS_MATCH_RANK] = "rank",
    [VS_MATCH_SIZE] = "size", NULL};

static const char *next_text(const char **at) {
  const char *text = *at;
  *at += strlen(text) + 1;
  return text;
}

/* Packed: one byte each for kind and set, from 1, then the texts, each with its zero; a zero byte
 * ends the list. versions/load/checks.c packs. */
bool vs_next_argument(const char **at, vs_argument *out) {
  if (!*at || !**at) return false;
  out->kind = (vs_argument_kind)((uint8_t) * (*at)++ - 1);
  out->set = (uint8_t)((uint8_t) * (*at)++ - 1);
  out->id = next_text(at);
  out->name = next_text(at);
  out->value = next_text(at);
  return true;
}

bool vs_next_statement(const char **at, vs_statement *out) {
  if (!*at || !**at) return false;
  out->when = (vs_when)((uint8_t) * (*at)++ - 1);
  out->match = (vs_match)((uint8_t) * (*at)++ - 1);
  out->id = next_text(at);
  out->reads = next_text(at);
  out->must = next_text(at);
  out->note = next_text(at);
  out->matched = next_text(at);
  return true;
}

const vs_op *vs_op_named(const vs_opset *o, const char *name) {
  return vs_op_of(vs_find_op(&o->registry, name, strlen(name)));
}

const vs_op *vs_stablehlo_op(const vs_opset *o, const char *name, size_t n) {
  for (size_t i = 0; i < o->op_count; i++) {
    const char *own = vs_stablehlo_name(o->ops[i].def.name);
    if (own && bytes_are(name, n, own)) return &o->ops[i];
  }
  return NULL;
}

const ir_enumdef *vs_enum_of(const vs_kind *k) {
  for (size_t i = 0; i < k->def.param_count; i++)
    if (k->def.params[i].enumdef) return k->def.params[i].enumdef;
  return NULL;
}

static const ir_typedef *find_kind(const vs_table *t, const vs_kind *kinds, const char *dialect,
                                   size_t dn, const char *mnemonic, size_t mn) {
  for (uint32_t at = vs_hash_kind(dialect, dn, mnemonic, mn) & t->mask; t->slots[at] != VS_NO_ID;
       at = (at + 1) & t->mask) {
    const ir_typedef *d = &kinds[t->slots[at]].def;
    if (bytes_are(mnemonic, mn, d->mnemonic) && bytes_are(dialect, dn, d->dialect)) return d;
  }
  return NULL;
}

const ir_typedef *vs_find_type(const ir_registry *r, const char *dialect, size_t dn,
                               const char *mnemonic, size_t mn) {
  const vs_opset *o = opset_of(r);
  return find_kind(&index_of(o)->types, o->types, dialect, dn, mnemonic, mn);
}

const ir_attrdef *vs_find_attr(const ir_registry *r, const char *dialect, size_t dn,
                               const char *mnemonic, size_t mn) {
  const vs_opset *o = opset_of(r);
  return find_kind(&index_of(o)->attrs, o->attrs, dialect, dn, mnemonic, mn);
}

static const vs_dialect *find_dialect(const ir_registry *r, const char *dialect, size_t dn) {
  const vs_opset *o = opset_of(r);
  for (size_t i = 0; i < o->dialect_count; i++)
    if (bytes_are(dialect, dn, o->dialects[i].name)) return &o->dialects[i];
  return NULL;
}

bool vs_knows_dialect(const ir_registry *r, const char *dialect, size_t dn) {
  return find_dialect(r, dialect, dn) != NULL;
}

bool vs_is_partial(const ir_registry *r, const char *dialect, size_t dn) {
  const vs_dialect *d = find_dialect(r, dialect, dn);
  return d && d->partial;
}

const vs_op *vs_op_row(const vs_opset *o, uint16_t id) {
  return id < o->op_count ? &o->ops[id] : NULL;
}
const vs_op *vs_promise_row(const vs_opset *o, const vs_op *op) {
  if (op->since == VS_NONE) return op;
  for (size_t steps = 0; op->newer != VS_NO_ID && steps < o->op_count; steps++)
    op = &o->ops[op->newer];
  return vs_op_row(o, op->counterpart);
}
const vs_kind *vs_type_row(const vs_opset *o, uint16_t id) {
  return id < o->type_count ? &o->types[id] : NULL;
}
const vs_kind *vs_attr_row(const vs_opset *o, uint16_t id) {
  return id < o->attr_count ? &o->attrs[id] : NULL;
}

static const vs_codes *codes_of(const vs_opset *o, const char *dialect) {
  const vs_index *index = index_of(o);
  for (size_t i = 0; i < index->code_count; i++)
    if (strcmp(index->codes[i].dialect, dialect) == 0) return &index->codes[i];
  return NULL;
}

static const vs_kind *by_code(const vs_kind *kinds, const vs_code *codes, uint16_t count,
                              uint64_t code, const vs_wire **wire) {
  if (code >= count || codes[code].kind == VS_NO_ID) return NULL;
  const vs_kind *k = &kinds[codes[code].kind];
  if (wire) *wire = &k->wires[codes[code].wire];
  return k;
}

const vs_kind *vs_type_by_code(const vs_opset *o, const char *dialect, uint64_t code,
                               const vs_wire **wire) {
  const vs_codes *c = codes_of(o, dialect);
  return c ? by_code(o->types, c->types, c->type_count, code, wire) : NULL;
}

const vs_kind *vs_attr_by_code(const vs_opset *o, const char *dialect, uint64_t code,
                               const vs_wire **wire) {
  const vs_codes *c = codes_of(o, dialect);
  return c ? by_code(o->attrs, c->attrs, c->attr_count, code, wire) : NULL;
}
