/* SPDX-License-Identifier: Apache-2.0 */
/* The tables: strings, dialects, op names, where each attribute and type lies, properties and
 * resources. The order is the one of https://mlir.llvm.org/docs/BytecodeFormat/. */
#include <stdio.h>
#include <string.h>

#include "reader.h"

/* count, sizes from the last string to the first (each with its NUL), then all bytes. */
static bc_string lost_string(bc_reader *r, uint64_t number) {
  char *name = arena_printf(r->tables, "?%llu", (unsigned long long)number);
  return (bc_string){.bytes = name, .len = strlen(name), .lost = true};
}

/* The strings of a section that is cut off: the bytes are those of the first ones. */
static bool read_first_strings(bc_reader *r, cursor c, size_t n) {
  size_t *sizes = ARENA_ARRAY(r->tables, size_t, n);
  for (size_t i = n; i-- > 0;) {
    uint64_t size;
    if (!bc_get_varint(&c, &size) || size == 0 || size > r->size) return false;
    sizes[i] = (size_t)size;
  }
  for (size_t i = 0; i < n; i++) {
    const uint8_t *bytes;
    if (cursor_bytes(&c, sizes[i], &bytes) && bytes[sizes[i] - 1] == '\0') {
      r->strings[i] = (bc_string){.bytes = (const char *)bytes, .len = sizes[i] - 1};
    } else {
      r->strings[i] = lost_string(r, i);
      c.at = c.end;
    }
  }
  r->string_count = n;
  return true;
}

static bool read_strings(bc_reader *r) {
  cursor c = r->sections[BC_SECTION_STRING].body;
  size_t n;
  if (!bc_count(r, &c, &n, "the number of strings")) return false;
  r->strings = ARENA_ARRAY(r->tables, bc_string, n);
  if (r->sections[BC_SECTION_STRING].cut) return read_first_strings(r, c, n);
  const uint8_t *end = c.end;
  for (size_t i = n; i-- > 0;) {
    const uint8_t *at = c.at;
    uint64_t size;
    if (!bc_varint(r, &c, &size, "a string's size")) return false;
    if (size == 0 || end < c.at || size > (uint64_t)(end - c.at))
      return bc_fail(r, DIAG_BYTECODE_STRING, at, "string %zu has %llu bytes, but %zu are left", i,
                     (unsigned long long)size, end < c.at ? (size_t)0 : (size_t)(end - c.at));
    end -= size;
    if (end[size - 1] != '\0')
      return bc_fail(r, DIAG_BYTECODE_STRING, end + size - 1, "string %zu has no NUL at its end",
                     i);
    r->strings[i] = (bc_string){.bytes = (const char *)end, .len = (size_t)size - 1};
  }
  if (c.at != end)
    return bc_fail(r, DIAG_BYTECODE_STRING, c.at,
                   "the sizes of the strings do not add up to their bytes");
  r->string_count = n;
  return true;
}

/* A string by its index; when there is none, what stands for it in an explanation. Without any
 * strings that is no new damage. */
static bool get_string(bc_reader *r, const uint8_t *at, uint64_t i, bc_string **out,
                       const char *what) {
  bool known = i < r->string_count;
  if (!known && (!r->tolerant || r->string_count)) bc_check_index(r, at, i, r->string_count, what);
  if (!known && !r->tolerant) return false;
  if (known) {
    *out = &r->strings[i];
  } else {
    *out = ARENA_NEW(r->tables, bc_string);
    **out = lost_string(r, i);
  }
  return true;
}

static bool string_at(bc_reader *r, cursor *c, bc_string **out, const char *what) {
  const uint8_t *at = c->at;
  uint64_t i;
  return bc_varint(r, c, &i, what) && get_string(r, at, i, out, what);
}

static bool string_with_flag(bc_reader *r, cursor *c, bc_string **out, bool *flag,
                             const char *what) {
  const uint8_t *at = c->at;
  uint64_t v;
  if (!bc_varint(r, c, &v, what) || !get_string(r, at, v >> 1, out, what)) return false;
  *flag = v & 1;
  return true;
}

static void classify(bc_reader *r, bc_dialect *d) {
  const char *name = d->name->bytes;
  size_t n = d->name->len;
#define IS(s) (n == sizeof s - 1 && memcmp(name, s, n) == 0)
  d->known = r->opset->registry.knows_dialect(&r->opset->registry, name, n);
  d->versioned = IS("vhlo");
  if (IS("builtin"))
    d->kind = BC_DIALECT_BUILTIN;
  else if (IS("quant"))
    d->kind = BC_DIALECT_QUANT;
  else
    d->kind = d->known ? BC_DIALECT_ROWS : BC_DIALECT_OTHER;
#undef IS
}

/* No text can spell a name with a NUL. */
static bool sound_name(bc_reader *r, const uint8_t *at, const bc_string *name, const char *what) {
  return name->lost || !name->len || !memchr(name->bytes, 0, name->len) ||
         bc_fail(r, DIAG_BYTECODE_STRING, at, "the name of %s holds a NUL", what);
}

static bool read_opname(bc_reader *r, cursor *c, uint32_t dialect, bc_opname *out) {
  *out = (bc_opname){.dialect = dialect, .registered = true, .at = c->at};
  if (r->format->native_properties
          ? !string_with_flag(r, c, &out->name, &out->registered, "an op name's string")
          : !string_at(r, c, &out->name, "an op name's string"))
    return false;
  return sound_name(r, out->at, out->name, "an op");
}

static void note_version(bc_facts *facts, const bc_dialect *d) {
  if (facts->version_count == BC_DIALECT_VERSIONS) return;
  bc_dialect_version *v = &facts->versions[facts->version_count++];
  snprintf(v->dialect, sizeof v->dialect, "%s", d->name->bytes);
  memcpy(v->numbers, d->numbers, sizeof v->numbers);
  v->count = d->number_count;
}

/* Readers of MLIR refuse a version that is newer than theirs, and any of a dialect without versions
 * (BytecodeDialect::load in mlir/lib/Bytecode/Reader/BytecodeReader.cpp). */
static bool accept_version(bc_reader *r, const bc_dialect *d) {
  char is[64], known[64], release[32], consumer[32];
  const char *name = d->name->bytes;
  const vs_dialect_version *row = vs_dialect_version_of(name, d->numbers);
  const vs_dialect_version *newest = vs_dialect_version_newest(name);
  if (r->options->facts) {
    note_version(r->options->facts, d);
    return true;
  }
  if (!newest)
    return bc_fail(r, DIAG_BYTECODE_DIALECT_VERSION, d->version.at,
                   "dialect '%s' has a version, and no reader knows versions of it", name);
  vs_dialect_version_format(d->numbers, d->number_count, is);
  if (!row)
    return bc_fail(r, DIAG_BYTECODE_DIALECT_VERSION, d->version.at,
                   "dialect '%s' has version %s, and the newest one known is %s", name, is,
                   vs_dialect_version_format(newest->numbers, newest->count, known));
  vs_version reader = r->options->consumer;
  if (reader == VS_NONE || row->since <= reader) return true;
  return bc_fail(r, DIAG_BYTECODE_DIALECT_VERSION, d->version.at,
                 "version %s of dialect '%s' %s%s; %s does not know it", is, name,
                 row->since == VS_FOREVER ? "has no known reader" : "needs ",
                 row->since == VS_FOREVER ? "" : vs_format(row->since, release),
                 vs_format(reader, consumer));
}

static bool read_version(bc_reader *r, bc_dialect *d) {
  cursor c = d->version;
  size_t count = vs_dialect_version_numbers(d->name->bytes);
  for (; d->number_count < count; d->number_count++)
    if (!bc_varint(r, &c, &d->numbers[d->number_count], "the version of a dialect")) return false;
  if (count && !bc_end(r, &c, "the version of a dialect")) return false;
  return r->tolerant || accept_version(r, d);
}

static bool read_dialects(bc_reader *r) {
  cursor c = r->sections[BC_SECTION_DIALECT].body;
  size_t n;
  if (!bc_count(r, &c, &n, "the number of dialects")) return false;
  r->dialects = ARENA_ARRAY(r->tables, bc_dialect, n);
  for (size_t i = 0; i < n; i++) {
    bc_dialect *d = &r->dialects[i];
    bc_enter(r, "dialect", i, NULL, 0);
    if (r->format->dialect_versions
            ? !string_with_flag(r, &c, &d->name, &d->has_version, "a dialect's name")
            : !string_at(r, &c, &d->name, "a dialect's name"))
      return false;
    if (!sound_name(r, c.at, d->name, "a dialect")) return false;
    if (d->has_version) {
      const uint8_t *at = c.at;
      uint8_t id;
      bc_section_place place;
      if (!bc_get_section(r, &c, &id, &place)) return false;
      if (id != BC_SECTION_DIALECT_VERSIONS)
        return bc_fail(r, DIAG_BYTECODE_SECTION, at,
                       "a dialect version section is expected, but this is the %s section",
                       bc_section_title(id));
      d->version = place.body;
      if (!read_version(r, d)) return false;
    }
    classify(r, d);
    bc_leave(r);
    r->dialect_count = i + 1;
  }

  size_t counted = 0;
  const uint8_t *count_at = c.at;
  if (r->format->op_name_count && !bc_count(r, &c, &counted, "the number of op names"))
    return false;
  while (cursor_left(&c)) {
    size_t dialect, group;
    if (!bc_index(r, &c, n, &dialect, "dialect") ||
        !bc_count(r, &c, &group, "the number of op names of a dialect"))
      return false;
    VEC_RESERVE(r->tables, &r->opnames, group);
    for (size_t i = 0; i < group; i++) {
      if (!read_opname(r, &c, (uint32_t)dialect, &r->opnames.items[r->opnames.count])) return false;
      r->opnames.count++;
    }
  }
  if (r->format->op_name_count && counted != r->opnames.count)
    return bc_fail(r, DIAG_BYTECODE_COUNT, count_at, "%zu op names are announced, %zu follow",
                   counted, r->opnames.count);
  return true;
}

/* Groups of one dialect each: dialect, number, then size << 1 | custom of each entry. */
static bool read_entries(bc_reader *r, cursor *c, const char *what, bc_entry *entries, size_t count,
                         cursor *data, size_t *known, bool *cut) {
  for (size_t done = 0; done < count;) {
    size_t dialect;
    uint64_t group;
    const uint8_t *at = c->at;
    if (!bc_index(r, c, r->dialect_count, &dialect, "dialect")) return false;
    at = c->at;
    if (!bc_varint(r, c, &group, "the number of entries of a dialect")) return false;
    if (group > count - done)
      return bc_fail(r, DIAG_BYTECODE_COUNT, at, "a group of %llu %ss, but %zu are left",
                     (unsigned long long)group, what, count - done);
    for (; group > 0; group--, *known = ++done) {
      uint64_t v;
      at = c->at;
      bc_entry *e = &entries[done];
      if (!bc_varint(r, c, &v, "an entry's size")) return false;
      e->dialect = (uint32_t)dialect;
      e->custom = v & 1;
      e->size = (size_t)(v >> 1);
      if (cursor_bytes(data, v >> 1, &e->bytes)) continue;
      /* Said once: whatever comes later is gone too. */
      if (!*cut)
        bc_report(r, DIAG_BYTECODE_TRUNCATED, at, "%s %zu has %llu bytes, but %zu are left", what,
                  done, (unsigned long long)(v >> 1), cursor_left(data));
      if (!r->tolerant) return false;
      *cut = true;
      e->lost = true;
      e->bytes = NULL;
      data->at = data->end;
    }
  }
  return true;
}

/* How many attributes the context is going to keep in its table: all but locations in files and
 * their names, which have a place of their own, and are the most. */
static size_t table_attrs(const bc_reader *r) {
  size_t n = 0;
  for (size_t i = 0; i < r->attr_count; i++) {
    const bc_entry *e = &r->attrs[i];
    bool builtin = e->custom && r->dialects[e->dialect].kind == BC_DIALECT_BUILTIN;
    uint8_t first = builtin && e->size ? *e->bytes : 0;
    n += first != (BC_ATTR_LOC_FILE << 1 | 1) && first != (BC_ATTR_LOC_NAME << 1 | 1);
  }
  return n;
}

static bool read_entry_tables(bc_reader *r) {
  cursor c = r->sections[BC_SECTION_ATTR_TYPE_OFFSET].body;
  cursor data = r->sections[BC_SECTION_ATTR_TYPE].body;
  const uint8_t *at = c.at;
  uint64_t attrs = 0, types = 0;
  bool cut = r->tolerant && !r->sections[BC_SECTION_ATTR_TYPE].present;
  if (!bc_varint(r, &c, &attrs, "the number of attributes") ||
      !bc_varint(r, &c, &types, "the number of types"))
    return false;
  /* Each takes a byte at least. */
  uint64_t most =
      r->sections[BC_SECTION_ATTR_TYPE_OFFSET].cut ? (uint64_t)r->size * 4 : cursor_left(&c);
  if (attrs > most || types > most - attrs)
    return bc_fail(r, DIAG_BYTECODE_COUNT, at,
                   "%llu attributes and %llu types, but only %zu bytes are left",
                   (unsigned long long)attrs, (unsigned long long)types, cursor_left(&c));
  r->attrs = ARENA_ARRAY(r->tables, bc_entry, attrs);
  r->types = ARENA_ARRAY(r->tables, bc_entry, types);
  if (!read_entries(r, &c, "attribute", r->attrs, attrs, &data, &r->attr_count, &cut) ||
      !read_entries(r, &c, "type", r->types, types, &data, &r->type_count, &cut))
    return false;
  if (!r->tolerant) ir_context_expect_attrs(r->c, table_attrs(r));
  return bc_end(r, &c, "the last type's size") && bc_end(r, &data, "the last type");
}

static bool read_properties(bc_reader *r) {
  cursor c = r->sections[BC_SECTION_PROPERTIES].body;
  size_t n;
  if (!cursor_left(&c)) return true;
  if (!bc_count(r, &c, &n, "the number of properties")) return false;
  r->props = ARENA_ARRAY(r->tables, cursor, n);
  for (size_t i = 0; i < n; i++) {
    size_t size;
    if (!bc_count(r, &c, &size, "the size of properties") || !cursor_sub(&c, size, &r->props[i]))
      return false;
    r->prop_count = i + 1;
  }
  return bc_end(r, &c, "the last properties");
}

/* key, size, kind of each; the values follow each other in the resource section. */
static bool read_resource_group(bc_reader *r, cursor *c, cursor *data, bc_string *group,
                                bool external) {
  size_t n;
  if (!bc_count(r, c, &n, "the number of resources")) return false;
  for (size_t i = 0; i < n; i++) {
    bc_resource item = {.group = group, .external = external};
    const uint8_t *at;
    uint64_t size;
    if (!string_at(r, c, &item.key, "a resource's key")) return false;
    at = c->at;
    if (!bc_varint(r, c, &size, "a resource's size")) return false;
    if (!cursor_sub(data, size, &item.value))
      return bc_fail(r, DIAG_BYTECODE_TRUNCATED, at, "a resource has %llu bytes, but %zu are left",
                     (unsigned long long)size, cursor_left(data));
    at = c->at;
    if (!bc_byte(r, c, &item.kind, "a resource's kind")) return false;
    if (item.kind > BC_RESOURCE_STRING)
      return bc_fail(r, DIAG_BYTECODE_RESOURCE, at, "resource '%s' has the unknown kind %u",
                     item.key->bytes, item.kind);
    VEC_ADD(r->tables, &r->resources, item);
  }
  return true;
}

static bool read_resources(bc_reader *r) {
  if (!r->sections[BC_SECTION_RESOURCE].present) return true;
  cursor c = r->sections[BC_SECTION_RESOURCE_OFFSET].body;
  cursor data = r->sections[BC_SECTION_RESOURCE].body;
  size_t n;
  if (!bc_count(r, &c, &n, "the number of external resource groups")) return false;
  for (size_t i = 0; i < n; i++) {
    bc_string *group;
    if (!string_at(r, &c, &group, "a resource provider's name") ||
        !read_resource_group(r, &c, &data, group, true))
      return false;
  }
  size_t first = r->resources.count;
  while (cursor_left(&c)) {
    size_t dialect;
    if (!bc_index(r, &c, r->dialect_count, &dialect, "dialect") ||
        !read_resource_group(r, &c, &data, r->dialects[dialect].name, false))
      return false;
  }
  r->dialect_resource_count = r->resources.count - first;
  r->dialect_resources = ARENA_ARRAY(r->tables, bc_resource *, r->dialect_resource_count);
  for (size_t i = 0; i < r->dialect_resource_count; i++)
    r->dialect_resources[i] = &r->resources.items[first + i];
  return bc_end(r, &data, "the last resource");
}

/* A resource's blob: varint alignment, varint size, padding, bytes. */
static bool resource_blob(bc_reader *r, const bc_resource *item, uint64_t *alignment,
                          const uint8_t **bytes, size_t *size) {
  cursor c = item->value;
  const uint8_t *at = c.at;
  if (!bc_varint(r, &c, alignment, "a blob's alignment") ||
      !bc_count(r, &c, size, "a blob's size") || !bc_align(r, &c, *alignment))
    return false;
  if (*alignment > UINT32_MAX)
    return bc_fail(r, DIAG_BYTECODE_ALIGNMENT, at, "a blob's alignment is %llu",
                   (unsigned long long)*alignment);
  if (!cursor_bytes(&c, *size, bytes))
    return bc_fail(r, DIAG_BYTECODE_TRUNCATED, at, "a blob of %zu bytes, but only %zu are left",
                   *size, cursor_left(&c));
  return bc_end(r, &c, "the blob");
}

bool bc_keep_resources(bc_reader *r) {
  for (size_t i = 0; i < r->resources.count; i++) {
    const bc_resource *item = &r->resources.items[i];
    bool builtin =
        !item->external && item->group->len == 7 && memcmp(item->group->bytes, "builtin", 7) == 0;
    bc_enter(r, "resource", i, item->key->bytes, item->key->len);
    if (builtin && cursor_left(&item->value) == 0) {
      /* declared, without data */
    } else if (builtin && item->kind == BC_RESOURCE_BLOB) {
      uint64_t alignment;
      const uint8_t *bytes;
      size_t size;
      if (!resource_blob(r, item, &alignment, &bytes, &size)) return false;
      if (!ir_blob_add(r->c, ir_str(r->c, item->key->bytes, item->key->len), bytes, size,
                       (uint32_t)alignment, size <= BC_COPY_MAX ? IR_COPY : IR_BORROW))
        return bc_fail(r, DIAG_BYTECODE_RESOURCE, item->value.at, "the resource has data twice");
    } else {
      char path[768];
      diag_warning(r->sink, DIAG_BYTECODE_RESOURCE_LOST,
                   (diag_place){.file = r->options->file,
                                .offset = cursor_offset(&item->value),
                                .path = bc_path_string(r, path, sizeof path)},
                   "the resource '%s' of %s '%s' is not kept", item->key->bytes,
                   item->external ? "the provider" : "dialect", item->group->bytes);
    }
    bc_leave(r);
  }
  return true;
}

static bool in_section(bc_reader *r, bc_section id, bool (*fn)(bc_reader *r)) {
  static const char *const names[BC_SECTION_COUNT] = {
#define X(number, name, title) [number] = title " section",
      BC_SECTIONS(X)
#undef X
  };
  uint32_t path = r->path_len;
  if (!r->sections[id].present) return r->tolerant;
  bc_enter(r, names[id], BC_NO_NUMBER, NULL, 0);
  bool ok = fn(r);
  if (!ok && !r->tolerant) return false;
  r->path_len = path;
  return true;
}

bool bc_read_tables(bc_reader *r) {
  return in_section(r, BC_SECTION_STRING, read_strings) &&
         (!r->sections[BC_SECTION_PROPERTIES].present ||
          in_section(r, BC_SECTION_PROPERTIES, read_properties)) &&
         in_section(r, BC_SECTION_DIALECT, read_dialects) &&
         (!r->sections[BC_SECTION_RESOURCE_OFFSET].present ||
          in_section(r, BC_SECTION_RESOURCE_OFFSET, read_resources)) &&
         in_section(r, BC_SECTION_ATTR_TYPE_OFFSET, read_entry_tables);
}
