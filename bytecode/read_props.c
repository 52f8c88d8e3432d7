/* SPDX-License-Identifier: Apache-2.0 */
/* The names of operations, their attributes and their properties. */
#include <string.h>

#include "reader.h"

/* --- Dialects and names --- */

bool bc_dialect_allowed(bc_reader *r, size_t dialect, const uint8_t *at) {
  const bc_dialect *d = &r->dialects[dialect];
  vs_version consumer = r->options->consumer;
  if (consumer == VS_NONE || d->versioned || d->kind == BC_DIALECT_BUILTIN) return true;
  vs_version since = vs_other_dialects_since(r->opset);
  char needs[32], name[32];
  if (vs_without_patch(consumer) < since)
    return bc_fail(r, DIAG_BYTECODE_DIALECT, at, "dialect '%s' needs %s; %s does not know it",
                   d->name->bytes, vs_format(since, needs), vs_format(consumer, name));
  return r->options->allow_other_dialects ||
         bc_fail(r, DIAG_BYTECODE_DIALECT, at, "dialect '%s' is not part of a portable artifact",
                 d->name->bytes);
}

static bool check_known(bc_reader *r, const bc_opname *n, const uint8_t *at) {
  const bc_dialect *d = &r->dialects[n->dialect];
  const ir_opname *name = n->opname;
  vs_version consumer = r->options->consumer;
  char newest[32];
  if (!name->def) {
    if (d->known)
      return bc_fail(r, DIAG_BYTECODE_OP_UNKNOWN, at,
                     "unregistered operation '%s' found in dialect ('%s') that does not allow "
                     "unknown operations; no release up to %s has it",
                     name->full->bytes, d->name->bytes, vs_format(vs_current(r->opset), newest));
    if (r->options->allow_other_dialects || ir_context_allows_unregistered(r->c)) return true;
    return bc_fail(r, DIAG_BYTECODE_DIALECT, at, "operation '%s': dialect '%s' is unknown",
                   name->full->bytes, d->name->bytes);
  }
  const vs_op *row = vs_op_row(r->opset, name->def->id);
  if (!d->versioned || consumer == VS_NONE || !row || row->since <= consumer) return true;
  char needs[32], reader[32];
  return bc_fail(r, DIAG_BYTECODE_OP_UNKNOWN, at, "operation '%s' needs %s; %s does not know it",
                 name->full->bytes, vs_format(row->since, needs), vs_format(consumer, reader));
}

bool bc_resolve_name(bc_reader *r, bc_opname *n, const uint8_t *at) {
  const bc_string *dialect = r->dialects[n->dialect].name;
  if (!bc_dialect_allowed(r, n->dialect, at)) return false;
  if (n->name->len == 0) {
    n->opname = ir_opname_get(r->c, dialect->bytes, dialect->len);
  } else {
    size_t len = dialect->len + 1 + n->name->len;
    char *full = arena_alloc(r->tables, len, 1);
    memcpy(full, dialect->bytes, dialect->len);
    full[dialect->len] = '.';
    memcpy(full + dialect->len + 1, n->name->bytes, n->name->len);
    n->opname = ir_opname_get(r->c, full, len);
  }
  if (!check_known(r, n, at) && !r->tolerant) return false;
  const ir_opdef *def = n->opname->def;
  if (!def) return true;
  n->props = ARENA_ARRAY(r->tables, const istr *, def->prop_count);
  for (size_t i = 0; i < def->prop_count; i++) n->props[i] = ir_cstr(r->c, def->props[i].name);
  return true;
}

/* --- Properties and attributes --- */

/* Before native properties, and for what was not registered where it was written, inherent
 * attributes stand among the others. Segment sizes had another name in the attribute dictionaries
 * of LLVM up to 17. */
static int prop_of(const bc_opname *n, const istr *name) {
  const ir_opdef *def = n->opname->def;
  for (int i = 0; i < def->prop_count; i++)
    if (n->props[i] == name) return i;
  static const char *const aliases[][2] = {{"operand_segment_sizes", "operandSegmentSizes"},
                                           {"result_segment_sizes", "resultSegmentSizes"}};
  for (size_t a = 0; a < 2; a++)
    if (strcmp(name->bytes, aliases[a][0]) == 0)
      for (int i = 0; i < def->prop_count; i++)
        if (strcmp(n->props[i]->bytes, aliases[a][1]) == 0) return i;
  return -1;
}

bool bc_set_attributes(bc_reader *r, uint64_t *left, const bc_opname *n, ir_op *op,
                       const ir_attr *dict, bool split) {
  size_t count = dict->dict.count, kept = 0;
  ir_named_attr *attrs = NULL;
  if (count > *left)
    return bc_fail(r, DIAG_LIMIT_PASSED, r->input,
                   "op_attributes: the operations have more than %d attributes per byte of input",
                   BC_ATTRS_PER_BYTE);
  *left -= count;
  for (size_t i = 0; i < count; i++) {
    const ir_named_attr *e = &dict->dict.entries[i];
    int prop = split && n->opname->def ? prop_of(n, e->name) : -1;
    if (prop >= 0) {
      op->props[prop] = e->value;
      continue;
    }
    if (!attrs) attrs = ARENA_ARRAY(ir_arena(r->c), ir_named_attr, count - i);
    attrs[kept++] = *e;
  }
  op->attrs = attrs;
  op->attr_count = (uint32_t)kept;
  return true;
}

/* Segment sizes since bytecode 6: dense, or sparse (index and value packed into one number).
 * Source: readSparseArray in mlir/Bytecode/BytecodeImplementation.h. */
static bool read_segments(bc_reader *r, cursor *c, size_t count, const ir_attr **out) {
  const uint8_t *at = c->at;
  uint64_t head, bits;
  int32_t *sizes = ARENA_ARRAY(r->scratch, int32_t, count);
  if (!bc_varint(r, c, &head, "segment sizes")) return false;
  uint64_t n = head >> 1;
  bool sparse = head & 1;
  if (n > count || (!sparse && n != count && n != 0))
    return bc_fail(r, DIAG_BYTECODE_PROPERTIES, at, "%llu segment sizes for %zu groups",
                   (unsigned long long)n, count);
  if (sparse && n && (!bc_varint(r, c, &bits, "segment sizes") || bits > 8))
    return bc_fail(r, DIAG_BYTECODE_PROPERTIES, at, "the index of a segment size has over 8 bits");
  for (uint64_t i = 0; i < n; i++) {
    uint64_t v, index = i;
    if (!bc_varint(r, c, &v, "a segment size")) return false;
    if (sparse) {
      index = v & ((UINT64_C(1) << bits) - 1);
      v >>= bits;
    }
    if (index >= count || v > INT32_MAX)
      return bc_fail(r, DIAG_BYTECODE_PROPERTIES, at, "segment size %llu is %llu",
                     (unsigned long long)index, (unsigned long long)v);
    sizes[index] = (int32_t)v;
  }
  *out = ir_attr_dense_array(r->c, ir_type_integer(r->c, 32, IR_SIGNLESS), sizes, count);
  return true;
}

/* Which group sizes a property holds: 0 none, else the number of groups. */
static size_t segment_groups(const ir_opdef *def, const char *prop) {
  if ((def->traits & IR_TRAIT_OPERAND_SEGMENTS) && strcmp(prop, "operandSegmentSizes") == 0)
    return def->operand_count;
  if ((def->traits & IR_TRAIT_RESULT_SEGMENTS) && strcmp(prop, "resultSegmentSizes") == 0)
    return def->result_count;
  return 0;
}

/* MLIR's core dialects have no versions: an older writer ends before a property that came later. */
static bool ends_early(const bc_reader *r, const cursor *c, const ir_opdef *def, size_t i) {
  const ir_registry *rows = ir_context_registry(r->c);
  const char *dot = strchr(def->name, '.');
  return c->at == c->end && i && def->props[i].optional && rows->is_partial && dot &&
         rows->is_partial(rows, def->name, (size_t)(dot - def->name));
}

/* A definition's properties, one after the other: an attribute, or an optional attribute; native
 * segment sizes come last. Source: what mlir-tblgen generates as readProperties. */
static bool read_native(bc_reader *r, cursor *c, const ir_opdef *def, const ir_attr **props) {
  for (int pass = 0; pass < 2; pass++)
    for (size_t i = 0; i < def->prop_count; i++) {
      size_t groups = segment_groups(def, def->props[i].name);
      if ((groups && r->format->native_segments) != (pass == 1)) continue;
      if (ends_early(r, c, def, i)) continue;
      bool ok = groups && r->format->native_segments ? read_segments(r, c, groups, &props[i])
                : def->props[i].optional && !groups  ? bc_optional_attr(r, c, &props[i])
                                                     : bc_attr(r, c, &props[i]);
      if (!ok) return false;
    }
  return true;
}

bool bc_read_properties(bc_reader *r, cursor *c, const bc_opname *n, const ir_attr **props,
                        const ir_attr **dict) {
  const uint8_t *at = c->at;
  size_t i;
  if (r->tolerant) {
    /* Their section is the last one: it is gone in whatever was cut off. */
    uint64_t v;
    if (!bc_varint(r, c, &v, "properties index")) return false;
    if (v >= r->prop_count || !n->opname->def) return true;
    i = (size_t)v;
  } else if (!bc_index(r, c, r->prop_count, &i, "properties")) {
    return false;
  }
  const ir_opdef *def = n->opname->def;
  cursor p = r->props[i];
  bc_enter(r, "properties", i, NULL, 0);
  if (!n->registered) {
    if (!bc_attr(r, &p, dict)) return false;
    if (def && !ir_attr_is(*dict, IR_ATTR_DICT))
      return bc_fail(r, DIAG_BYTECODE_PROPERTIES, at, "the properties are not a dictionary");
  } else if (!def) {
    return bc_fail(
        r, DIAG_BYTECODE_PROPERTIES, at,
        "dialect '%s' is unknown: the properties of '%s' are in a form that only it knows",
        n->opname->dialect->bytes, n->opname->full->bytes);
  } else if (!read_native(r, &p, def, props)) {
    return false;
  }
  if (!bc_end(r, &p, "the properties")) return false;
  bc_leave(r);
  return true;
}
