/* SPDX-License-Identifier: Apache-2.0 */
/* Attributes and types: entries are read when somebody first asks for one. Those of VHLO and
 * StableHLO follow from the rows of versions/ (vs_kind.wires and the kinds of their parameters). */
#include <stdio.h>
#include <string.h>

#include "reader.h"

/* --- Rows of versions/ --- */

static bool read_present(bc_reader *r, cursor *c, bool as_byte, bool *present) {
  const uint8_t *at = c->at;
  uint64_t v;
  uint8_t byte;
  if (as_byte) {
    if (!bc_byte(r, c, &byte, "a flag")) return false;
    v = byte;
  } else if (!bc_varint(r, c, &v, "a flag")) {
    return false;
  }
  if (v > 1)
    return bc_fail(r, DIAG_BYTECODE_VALUE, at, "a flag must be 0 or 1, not %llu",
                   (unsigned long long)v);
  *present = v;
  return true;
}

static bool read_enum(bc_reader *r, cursor *c, const vs_kind *kind, const ir_paramdef *d,
                      bool is_signed, ir_param *out) {
  const uint8_t *at = c->at;
  vs_version consumer = r->options->consumer;
  int64_t value;
  if (is_signed ? !bc_svarint(r, c, &value, "an enumeration")
                : !bc_varint(r, c, &out->u, "an enumeration"))
    return false;
  if (is_signed) out->u = (uint64_t)value;
  const ir_enumcase *e = ir_enum_by_number(d->enumdef, out->u);
  if (!e)
    return bc_fail(r, DIAG_BYTECODE_ENUM, at, "%s has no case %llu", d->enumdef->name,
                   (unsigned long long)out->u);
  vs_version since = kind->case_since ? kind->case_since[e - d->enumdef->cases] : VS_NONE;
  char needs[32], name[32];
  if (consumer != VS_NONE && since > consumer)
    return bc_fail(r, DIAG_BYTECODE_FEATURE, at, "%s of %s needs %s; %s does not know it", e->name,
                   d->enumdef->name, vs_format(since, needs), vs_format(consumer, name));
  return true;
}

/* The builtin form of the parameter before this one, a type. */
static bool type_before(bc_reader *r, const uint8_t *at, const ir_param *params, size_t i,
                        const ir_type **out) {
  const ir_type *t = i > 0 ? params[i - 1].type : NULL;
  *out = t ? vs_type_to_builtin(r->c, t) : NULL;
  return *out != NULL || bc_fail(r, DIAG_BYTECODE_KIND, at, "the type has no builtin counterpart");
}

static bool read_apint_param(bc_reader *r, cursor *c, const ir_type *type, ir_param *p) {
  uint32_t width = bc_integer_width(type);
  if (width == 0) return bc_fail(r, DIAG_BYTECODE_KIND, c->at, "the type is not an integer");
  p->count = width / 64 + (width % 64 != 0);
  uint64_t *words = ARENA_ARRAY(r->scratch, uint64_t, p->count);
  p->words = words;
  return bc_apint(r, c, width, words, "an integer");
}

static bool read_apfloat_param(bc_reader *r, cursor *c, const ir_type *type, ir_param *p) {
  if (!ir_type_is(type, IR_TYPE_FLOAT) || type->format->width > 64)
    return bc_fail(r, DIAG_BYTECODE_KIND, c->at, "the type is not a float of at most 64 bits");
  uint32_t width = type->format->width;
  if (!bc_apint(r, c, width, &p->u, "a float")) return false;
  if (width < 64) p->u &= (UINT64_C(1) << width) - 1;
  return true;
}

/* Whether an attribute that may be absent is written with a flag: not where another encoding of the
 * same kind exists to leave it out. */
static bool flagged(const vs_kind *kind, size_t param) {
  if (!kind->def.params[param].optional) return false;
  for (size_t i = 0; i < kind->wire_count; i++) {
    bool listed = false;
    for (size_t j = 0; j < kind->wires[i].count; j++) listed |= kind->wires[i].params[j] == param;
    if (!listed) return false;
  }
  return true;
}

/* A number that may be absent: varint value << 1 | present. */
static bool read_number(bc_reader *r, cursor *c, const ir_paramdef *d, ir_param *p) {
  const uint8_t *at = c->at;
  if (!bc_varint(r, c, &p->u, d->name)) return false;
  if (!d->optional) return true;
  bool present = p->u & 1;
  if (!present && p->u)
    return bc_fail(r, DIAG_BYTECODE_VALUE, at, "%s is absent and has the value %llu", d->name,
                   (unsigned long long)(p->u >> 1));
  p->u = present ? p->u >> 1 : IR_NO_NUMBER;
  return true;
}

/* Shardy's lists hold sizes, devices and factors, none of them negative; text writes a factor with
 * a number of 32 bits at most. */
static bool shardy_numbers(bc_reader *r, const uint8_t *at, const ir_paramdef *d,
                           const ir_param *p) {
  int64_t most = strcmp(d->name, "factor_sizes") == 0 ? INT64_MAX : INT32_MAX;
  for (size_t i = 0; i < p->count; i++)
    if (p->ints[i] < 0 || p->ints[i] > most)
      return bc_fail(r, DIAG_BYTECODE_VALUE, at, "%s holds %lld", d->name, (long long)p->ints[i]);
  return true;
}

/* A parameter that is a list: its length, then its items. */
static bool read_list_param(bc_reader *r, cursor *c, const vs_kind *kind, const ir_paramdef *d,
                            ir_param *p) {
  const uint8_t *at = c->at;
  switch (d->kind) {
    case IR_PARAM_TYPES: {
      const ir_type **items;
      if (!bc_type_list(r, c, &items, &p->count)) return false;
      p->types = items;
      return true;
    }
    case IR_PARAM_ATTRS: {
      const ir_attr **items;
      if (!bc_attr_list(r, c, &items, &p->count)) return false;
      p->attrs = items;
      return true;
    }
    case IR_PARAM_PAIRS: {
      size_t pairs;
      if (!bc_count(r, c, &pairs, "the number of pairs")) return false;
      const ir_attr **items = ARENA_ARRAY(r->scratch, const ir_attr *, pairs * 2);
      for (size_t k = 0; k < pairs * 2; k++)
        if (!bc_attr(r, c, &items[k])) return false;
      p->attrs = items;
      p->count = pairs * 2;
      return true;
    }
    case IR_PARAM_INTS: {
      int64_t *items;
      if (!bc_svarint_list(r, c, &items, &p->count)) return false;
      p->ints = items;
      return strcmp(kind->def.dialect, "sdy") != 0 || shardy_numbers(r, at, d, p);
    }
    case IR_PARAM_DIMS: {
      int64_t *items;
      if (!bc_shape(r, c, &items, &p->count)) return false;
      p->ints = items;
      return true;
    }
    case IR_PARAM_DOUBLES: {
      double *items;
      if (!bc_double_list(r, c, &items, &p->count)) return false;
      p->doubles = items;
      return true;
    }
    default: return false;
  }
}

static bool read_param_by_kind(bc_reader *r, cursor *c, const vs_kind *kind, size_t i,
                               ir_param *params) {
  const ir_paramdef *d = &kind->def.params[i];
  ir_param *p = &params[i];
  const uint8_t *at = c->at;
  const ir_type *type;
  bool flag;
  switch (d->kind) {
    case IR_PARAM_TYPE: return bc_type(r, c, &p->type);
    case IR_PARAM_ATTR:
      return flagged(kind, i) ? bc_optional_attr(r, c, &p->attr) : bc_attr(r, c, &p->attr);
    case IR_PARAM_INT: return bc_svarint(r, c, &p->i, d->name);
    case IR_PARAM_UINT: return read_number(r, c, d, p);
    case IR_PARAM_BOOL:
      if (!read_present(r, c, false, &flag)) return false;
      p->u = flag;
      return true;
    case IR_PARAM_ENUM: return read_enum(r, c, kind, d, false, p);
    case IR_PARAM_STRING: return bc_string_ref(r, c, &p->str);
    case IR_PARAM_DOUBLE: return bc_double(r, c, &p->d);
    case IR_PARAM_APINT:
      return type_before(r, at, params, i, &type) && read_apint_param(r, c, type, p);
    case IR_PARAM_APFLOAT:
      return type_before(r, at, params, i, &type) && read_apfloat_param(r, c, type, p);
    case IR_PARAM_DENSE:
      return type_before(r, at, params, i, &type) && bc_dense(r, c, type, &p->attr);
    case IR_PARAM_TYPES:
    case IR_PARAM_ATTRS:
    case IR_PARAM_PAIRS:
    case IR_PARAM_INTS:
    case IR_PARAM_DIMS:
    case IR_PARAM_DOUBLES: return read_list_param(r, c, kind, d, p);
  }
  return bc_fail(r, DIAG_BYTECODE_CODE, at, "parameter %s has no encoding", d->name);
}

static bool read_param(bc_reader *r, cursor *c, const vs_kind *kind, size_t i, vs_wire_form form,
                       ir_param *params) {
  ir_param *p = &params[i];
  const uint8_t *at = c->at;
  bool flag;
  switch (form) {
    case VS_WIRE_BY_KIND: break;
    case VS_WIRE_BYTE:
      if (!read_present(r, c, true, &flag)) return false;
      p->u = flag;
      return true;
    case VS_WIRE_GUARDED:
    case VS_WIRE_GUARDED_BYTE:
      if (!read_present(r, c, form == VS_WIRE_GUARDED_BYTE, &flag)) return false;
      if (!flag) return true;
      return kind->def.params[i].kind == IR_PARAM_TYPE ? bc_type(r, c, &p->type)
                                                       : bc_attr(r, c, &p->attr);
    case VS_WIRE_LIST: {
      const ir_attr **items;
      size_t count;
      if (!bc_attr_list(r, c, &items, &count)) return false;
      p->attr = ir_attr_array(r->c, items, count);
      return true;
    }
    case VS_WIRE_ARRAY: {
      const ir_attr *array;
      if (!bc_attr(r, c, &array)) return false;
      if (!ir_attr_is(array, IR_ATTR_ARRAY))
        return bc_fail(r, DIAG_BYTECODE_KIND, at, "%s is not an array", kind->def.params[i].name);
      p->attrs = array->array.items;
      p->count = array->array.count;
      return true;
    }
    case VS_WIRE_SIGNED: return read_enum(r, c, kind, &kind->def.params[i], true, p);
  }
  return read_param_by_kind(r, c, kind, i, params);
}

/* An entry whose kind is a row: the code is read, the parameters follow in the order of the wire.
 */
static bool read_row(bc_reader *r, cursor *c, const bc_dialect *d, bool is_type, uint64_t code,
                     const vs_kind **kind_out, ir_param **params_out) {
  const uint8_t *at = c->at;
  const vs_wire *wire;
  const char *what = is_type ? "type" : "attribute";
  const vs_kind *kind = is_type ? vs_type_by_code(r->opset, d->name->bytes, code, &wire)
                                : vs_attr_by_code(r->opset, d->name->bytes, code, &wire);
  if (!kind)
    return bc_fail(r, DIAG_BYTECODE_CODE, at, "%s has no %s with the code %llu", d->name->bytes,
                   what, (unsigned long long)code);
  vs_version consumer = r->options->consumer;
  if (d->versioned && consumer != VS_NONE && kind->since > consumer) {
    char needs[32], name[32];
    return bc_fail(r, DIAG_BYTECODE_FEATURE, at, "%s %s.%s needs %s; %s does not know it", what,
                   kind->def.dialect, kind->def.mnemonic, vs_format(kind->since, needs),
                   vs_format(consumer, name));
  }
  ir_param *params = ARENA_ARRAY(r->scratch, ir_param, kind->def.param_count);
  for (size_t i = 0; i < kind->def.param_count; i++)
    if (kind->def.params[i].kind == IR_PARAM_UINT) params[i].u = IR_NO_NUMBER;
  for (size_t i = 0; i < wire->count; i++) {
    size_t p = wire->params[i];
    at = c->at;
    if (!read_param(r, c, kind, p, (vs_wire_form)wire->forms[i], params)) return false;
    if (!ir_param_fits(&kind->def, p, &params[p]))
      return bc_fail(r, DIAG_BYTECODE_KIND, at, "%s.%s: %s is not of the kind %s",
                     kind->def.dialect, kind->def.mnemonic, kind->def.params[p].name,
                     kind->def.params[p].of);
  }
  *kind_out = kind;
  *params_out = params;
  return true;
}

/* --- Assembly text --- */

/* Keeps the first error's message. */
typedef struct first_error {
  diag_sink sink;
  char message[200];
} first_error;

static void keep_first(diag_sink *sink, const diag *d) {
  first_error *f = (first_error *)sink;
  if (d->severity == DIAG_ERROR && !f->message[0])
    snprintf(f->message, sizeof f->message, "%s", d->message);
}

/* "#dialect.rest" or "!dialect<rest>": the dialect's name and what follows. */
static bool split_dialect(const char *text, size_t n, char sigil, size_t *dialect, size_t *body) {
  if (n < 2 || text[0] != sigil) return false;
  size_t i = 1;
  while (i < n && text[i] != '.' && text[i] != '<') i++;
  if (i == 1 || i == n) return false;
  *dialect = i - 1;
  *body = text[i] == '.' ? i + 1 : i;
  return true;
}

static const ir_attr *attr_of_text(bc_reader *r, const char *text, size_t n, diag_sink *sink) {
  size_t dialect, body;
  if (r->options->codec && r->options->codec->parse_attr)
    return r->options->codec->parse_attr(r->c, text, n, sink);
  if (split_dialect(text, n, '#', &dialect, &body))
    return ir_attr_opaque(r->c, ir_str(r->c, text + 1, dialect),
                          ir_str(r->c, text + body, n - body), ir_type_none(r->c));
  return ir_attr_verbatim(r->c, ir_str(r->c, text, n));
}

static const ir_type *type_of_text(bc_reader *r, const char *text, size_t n, diag_sink *sink) {
  size_t dialect, body;
  /* Builtin floats newer than the dialect's encodings are written so: "f8E4M3FN". */
  const ir_float_format *format = ir_float_by_name(text, n);
  if (format) return ir_type_float(r->c, format);
  if (r->options->codec && r->options->codec->parse_type)
    return r->options->codec->parse_type(r->c, text, n, sink);
  if (split_dialect(text, n, '!', &dialect, &body))
    return ir_type_opaque(r->c, ir_str(r->c, text + 1, dialect),
                          ir_str(r->c, text + body, n - body));
  return NULL;
}

static bool read_text(bc_reader *r, cursor *c, bool is_type, const void **out) {
  const uint8_t *at = c->at;
  const char *text;
  size_t n;
  first_error error = {.sink = {.emit = keep_first}};
  if (!cursor_cstr(c, &text, &n))
    return bc_fail(r, DIAG_BYTECODE_TRUNCATED, at, "the text has no end");
  *out = is_type ? (const void *)type_of_text(r, text, n, &error.sink)
                 : (const void *)attr_of_text(r, text, n, &error.sink);
  return *out != NULL ||
         bc_fail(r, DIAG_BYTECODE_ASSEMBLY, at, "cannot parse '%.*s'%s%s", (int)(n < 120 ? n : 120),
                 text, error.message[0] ? ": " : "", error.message);
}

/* --- Entries --- */

/* For the inspector: what only an unknown dialect can read, which is no damage, stands as
 * #dialect<code N>. */
static bool read_unknown(bc_reader *r, cursor *c, bc_entry *e, bool is_type) {
  const bc_string *dialect = r->dialects[e->dialect].name;
  char body[40];
  uint64_t code;
  if (!bc_varint(r, c, &code, "a code")) return false;
  int n = snprintf(body, sizeof body, "code %llu", (unsigned long long)code);
  const istr *name = ir_str(r->c, dialect->bytes, dialect->len);
  if (is_type)
    e->type = ir_type_opaque(r->c, name, ir_str(r->c, body, (size_t)n));
  else
    e->attr = ir_attr_opaque(r->c, name, ir_str(r->c, body, (size_t)n), ir_type_none(r->c));
  c->at = c->end;
  return true;
}

static bool read_custom(bc_reader *r, cursor *c, bc_entry *e, bool is_type) {
  const bc_dialect *d = &r->dialects[e->dialect];
  const uint8_t *at = c->at;
  uint64_t code;
  if (d->kind == BC_DIALECT_OTHER && r->tolerant) return read_unknown(r, c, e, is_type);
  if (d->kind == BC_DIALECT_OTHER)
    return bc_fail(r, DIAG_BYTECODE_DIALECT, at,
                   "dialect '%s' is unknown: only it knows its binary encodings", d->name->bytes);
  if (!bc_varint(r, c, &code, "a code")) return false;
  if (d->kind == BC_DIALECT_BUILTIN)
    return is_type ? bc_builtin_type_body(r, code, c, &e->type)
                   : bc_builtin_attr_body(r, code, c, &e->attr);
  if (d->kind == BC_DIALECT_QUANT && is_type) return bc_quant_type_body(r, code, c, &e->type);
  const vs_kind *kind;
  ir_param *params;
  if (!read_row(r, c, d, is_type, code, &kind, &params)) return false;
  /* VHLO may hold anything here: its conversion says what has no place outside. */
  const char *why = d->versioned ? NULL : vs_misplaced(kind, is_type, params);
  if (why) return bc_fail(r, DIAG_BYTECODE_KIND, at, "%s", why);
  if (is_type)
    e->type = ir_type_defined(r->c, &kind->def, params);
  else
    e->attr = ir_attr_defined(r->c, &kind->def, params);
  return true;
}

static bool read_entry(bc_reader *r, bc_entry *e, bool is_type, size_t index) {
  const bc_string *dialect = r->dialects[e->dialect].name;
  if (e->state == BC_ENTRY_OPEN)
    return bc_fail(r, DIAG_BYTECODE_CYCLE, e->bytes, "%s %zu contains itself",
                   is_type ? "type" : "attribute", index);
  if (r->entry_depth == LIMIT_NESTING_DEPTH)
    return bc_fail(r, DIAG_LIMIT_PASSED, e->bytes,
                   "nesting_depth: attributes and types nest deeper "
                   "than %d",
                   LIMIT_NESTING_DEPTH);
  if (!bc_dialect_allowed(r, e->dialect, e->bytes)) return false;
  bc_enter(r, is_type ? "type" : "attribute", index, dialect->bytes, dialect->len);
  r->entry_depth++;
  e->state = BC_ENTRY_OPEN;
  arena_mark mark = arena_save(r->scratch);
  cursor c = {r->input, e->bytes, e->bytes + e->size};
  const void *value = NULL;
  if (e->custom) {
    if (!read_custom(r, &c, e, is_type)) return false;
  } else {
    if (!read_text(r, &c, is_type, &value)) return false;
    if (is_type)
      e->type = value;
    else
      e->attr = value;
  }
  if (!bc_end(r, &c, "the entry")) return false;
  if (is_type ? ir_type_too_large(e->type) : ir_attr_too_large(e->attr))
    return bc_fail(r, DIAG_LIMIT_PASSED, e->bytes,
                   "expanded_nodes: written out, this has more than "
                   "%u nodes or nests deeper than %d",
                   LIMIT_EXPANDED_NODES, LIMIT_NESTING_DEPTH);
  arena_release(r->scratch, mark);
  e->state = BC_ENTRY_DONE;
  r->entry_depth--;
  bc_leave(r);
  return true;
}

/* For the inspector, replaces an entry that cannot be read by a location, which most places accept.
 */
static bool read_or_replace(bc_reader *r, bc_entry *e, bool is_type, size_t index) {
  uint32_t path = r->path_len, depth = r->entry_depth;
  /* An entry of a dialect whose name is damaged cannot be read; this damage is reported already. */
  if (e->custom && r->dialects[e->dialect].name->lost) e->lost = true;
  if (!e->lost && read_entry(r, e, is_type, index)) return true;
  if (!r->tolerant) return false;
  r->path_len = path;
  r->entry_depth = depth;
  if (is_type)
    e->type = ir_type_none(r->c);
  else
    e->attr = ir_loc_unknown(r->c);
  e->lost = true;
  e->state = BC_ENTRY_DONE;
  return true;
}

/* --- Entries of which there are many ---
 *
 * Most operations have a location of their own: in a file, and with a name. These are read without
 * what only errors need. NULL when the entry is something else, refers to something else, or when
 * something is wrong with it: read_entry says what. */

/* With what these refer to, they nest no deeper than allowed. */
enum { PLAIN_DEPTH = LIMIT_NESTING_DEPTH - 3 };

/* Behind the code of a builtin attribute, a varint of one byte; false: the entry is no such
 * attribute. The cursor may look beyond the entry, which takes less time: whether all of it was
 * read, and no more, is asked in the end (is_read). */
static inline bool is_plain(const bc_reader *r, const bc_entry *e, uint8_t want, cursor *c) {
  if (r->tolerant || e->state != BC_ENTRY_NEW || !e->custom || !e->size ||
      *e->bytes != (want << 1 | 1) || r->dialects[e->dialect].kind != BC_DIALECT_BUILTIN ||
      r->entry_depth >= PLAIN_DEPTH)
    return false;
  *c = (cursor){r->input, e->bytes + 1, r->input + r->size};
  return true;
}
static inline bool is_read(const bc_entry *e, const cursor *c) {
  return c->at == e->bytes + e->size;
}

static const ir_attr *done(bc_entry *e, const ir_attr *a) {
  e->attr = a;
  e->state = BC_ENTRY_DONE;
  return a;
}

/* The number of a string attribute's string. */
static inline bool string_parts(const bc_reader *r, const bc_entry *e, uint64_t *number) {
  cursor c;
  return is_plain(r, e, BC_ATTR_STRING, &c) && bc_get_varint(&c, number) &&
         *number < r->string_count && is_read(e, &c);
}

typedef struct file_parts {
  uint64_t file, line, column; /* file: the attribute that names it */
} file_parts;

static inline bool file_parts_of(const bc_reader *r, const bc_entry *e, file_parts *p) {
  cursor c;
  return is_plain(r, e, BC_ATTR_LOC_FILE, &c) && bc_get_varint(&c, &p->file) &&
         bc_get_varint(&c, &p->line) && bc_get_varint(&c, &p->column) && p->file < r->attr_count &&
         p->line <= UINT32_MAX && p->column <= UINT32_MAX && is_read(e, &c);
}

typedef struct name_parts {
  uint64_t name, inner; /* attributes */
} name_parts;

static inline bool name_parts_of(const bc_reader *r, const bc_entry *e, name_parts *p) {
  cursor c;
  return is_plain(r, e, BC_ATTR_LOC_NAME, &c) && bc_get_varint(&c, &p->name) &&
         bc_get_varint(&c, &p->inner) && p->name < r->attr_count && p->inner < r->attr_count &&
         is_read(e, &c);
}

static const ir_attr *plain_string(bc_reader *r, bc_entry *e) {
  uint64_t number;
  if (e->state == BC_ENTRY_DONE) return ir_attr_is(e->attr, IR_ATTR_STRING) ? e->attr : NULL;
  if (!string_parts(r, e, &number)) return NULL;
  return done(e, ir_attr_istr(r->c, bc_istr(r, &r->strings[number])));
}

static const ir_attr *file_location(bc_reader *r, bc_entry *e) {
  file_parts p;
  if (!file_parts_of(r, e, &p)) return NULL;
  const ir_attr *name = plain_string(r, &r->attrs[p.file]);
  if (!name) return NULL;
  return done(e, ir_loc_file(r->c, name->string.value, (uint32_t)p.line, (uint32_t)p.column));
}

static const ir_attr *named_location(bc_reader *r, bc_entry *e) {
  name_parts p;
  if (!name_parts_of(r, e, &p)) return NULL;
  bc_entry *of = &r->attrs[p.inner];
  const ir_attr *name = plain_string(r, &r->attrs[p.name]);
  const ir_attr *child = !name                        ? NULL
                         : of->state == BC_ENTRY_DONE ? of->attr
                                                      : file_location(r, of);
  if (!ir_attr_is(child, IR_ATTR_LOC_FILE)) return NULL;
  return done(e, ir_loc_name(r->c, name->string.value, child));
}

const ir_attr *bc_attr_first(bc_reader *r, size_t index) {
  bc_entry *e = &r->attrs[index];
  const ir_attr *loc = file_location(r, e);
  if (!loc) loc = named_location(r, e);
  if (loc) return loc;
  return read_or_replace(r, e, false, index) ? e->attr : NULL;
}

/* --- Locations that nobody asks for --- */

static inline bool sound_string(const bc_reader *r, bc_entry *e) {
  uint64_t number;
  if (e->sound_string) return true;
  return e->sound_string = e->state == BC_ENTRY_DONE ? ir_attr_is(e->attr, IR_ATTR_STRING)
                                                     : string_parts(r, e, &number);
}

static inline bool sound_file_location(const bc_reader *r, const bc_entry *e) {
  file_parts p;
  return file_parts_of(r, e, &p) && sound_string(r, &r->attrs[p.file]);
}

/* Whether bc_attr_at would make a location of the entry, as far as that is seen at once. */
static bool sound_location(const bc_reader *r, const bc_entry *e) {
  name_parts p;
  if (!name_parts_of(r, e, &p)) return sound_file_location(r, e);
  return sound_string(r, &r->attrs[p.name]) && sound_file_location(r, &r->attrs[p.inner]);
}

bool bc_loc(bc_reader *r, cursor *c, const ir_attr **out) {
  const uint8_t *at = c->at;
  size_t i;
  if (!bc_index(r, c, r->attr_count, &i, "attribute")) return false;
  if (r->options->without_locations && sound_location(r, &r->attrs[i])) {
    *out = ir_loc_unknown(r->c);
    return true;
  }
  *out = bc_attr_at(r, i);
  if (!*out) return false;
  return ir_attr_is_loc(*out) || bc_fail(r, DIAG_BYTECODE_KIND, at, "not a location");
}

const ir_type *bc_type_first(bc_reader *r, size_t index) {
  bc_entry *e = &r->types[index];
  return read_or_replace(r, e, true, index) ? e->type : NULL;
}
