/* SPDX-License-Identifier: Apache-2.0 */
/* The header, the places of the sections, the primitives that everything else is read with, and how
 * the reader reports. Source: https://mlir.llvm.org/docs/BytecodeFormat/. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "reader.h"

/* --- Diagnostics --- */

void bc_enter(bc_reader *r, const char *what, uint64_t number, const char *name, size_t name_len) {
  /* The depths of entries and regions are limited, and the path is as long as both limits. */
  if (r->path_len < BC_PATH_DEPTH) r->path[r->path_len] = (bc_step){what, name, name_len, number};
  r->path_len++;
}

const char *bc_path_string(const bc_reader *r, char *buffer, size_t size) {
  enum { HEAD = 4, TAIL = 4 };
  uint32_t len = r->path_len < BC_PATH_DEPTH ? r->path_len : BC_PATH_DEPTH;
  size_t n = 0;
  buffer[0] = '\0';
  for (uint32_t i = 0; i < len && n < size; i++) {
    if (len > HEAD + TAIL && i == HEAD) {
      n += (size_t)snprintf(buffer + n, size - n, " > ...");
      i = len - TAIL - 1;
      continue;
    }
    const bc_step *s = &r->path[i];
    n += (size_t)snprintf(buffer + n, size - n, "%s%s", i ? " > " : "", s->what);
    if (s->number != BC_NO_NUMBER && n < size)
      n += (size_t)snprintf(buffer + n, size - n, " %llu", (unsigned long long)s->number);
    if (s->name && n < size)
      n += (size_t)snprintf(buffer + n, size - n, " %.*s",
                            (int)(s->name_len < 80 ? s->name_len : 80), s->name);
  }
  return buffer;
}

void bc_report(bc_reader *r, diag_id id, const uint8_t *at, const char *format, ...) {
  char path[768];
  diag_place place = {.file = r->options ? r->options->file : NULL};
  if (at) {
    place.offset = (uint64_t)(at - r->input);
    place.path = bc_path_string(r, path, sizeof path);
  }
  strbuf_auto message = STRBUF_INIT, producer = STRBUF_INIT;
  va_list args;
  va_start(args, format);
  strbuf_vaddf(&message, format, args);
  va_end(args);
  /* A note names the producer, as the reference's reader does: many errors come from one producer.
   */
  diag note = {.severity = DIAG_NOTE, .place = place};
  if (r->header.producer) {
    strbuf_addf(&producer, "in bytecode version %llu produced by: %.*s",
                (unsigned long long)r->header.version,
                (int)(r->header.producer_len < 200 ? r->header.producer_len : 200),
                r->header.producer);
    note.message = strbuf_str(&producer);
  }
  diag_emit(r->sink, &(diag){.id = id,
                             .severity = DIAG_ERROR,
                             .place = place,
                             .message = message.failed ? format : strbuf_str(&message),
                             .notes = &note,
                             .note_count = note.message && !producer.failed});
}

/* --- Primitives --- */

static bool ends(bc_reader *r, const cursor *c, const char *what) {
  return bc_fail(r, DIAG_BYTECODE_TRUNCATED, c->at, "ends inside %s", what);
}

bool bc_varint_long(bc_reader *r, cursor *c, uint64_t *out, const char *what) {
  return bc_get_varint(c, out) || ends(r, c, what);
}

bool bc_svarint(bc_reader *r, cursor *c, int64_t *out, const char *what) {
  return bc_get_svarint(c, out) || ends(r, c, what);
}

bool bc_byte(bc_reader *r, cursor *c, uint8_t *out, const char *what) {
  return cursor_u8(c, out) || ends(r, c, what);
}

bool bc_count_long(bc_reader *r, cursor *c, size_t *out, const char *what) {
  const uint8_t *at = c->at;
  uint64_t n;
  if (!bc_varint(r, c, &n, what)) return false;
  if (n > cursor_left(c))
    return bc_fail(r, DIAG_BYTECODE_COUNT, at, "%s is %llu, but only %zu bytes are left", what,
                   (unsigned long long)n, cursor_left(c));
  *out = (size_t)n;
  return true;
}

bool bc_check_index(bc_reader *r, const uint8_t *at, uint64_t index, size_t limit,
                    const char *what) {
  return index < limit || bc_fail(r, DIAG_BYTECODE_INDEX, at, "%s index %llu, but there are %zu",
                                  what, (unsigned long long)index, limit);
}

void bc_bad_index(bc_reader *r, cursor *c, size_t limit, const char *what) {
  const uint8_t *at = c->at;
  uint64_t i;
  if (bc_varint(r, c, &i, what)) bc_check_index(r, at, i, limit, what);
}

bool bc_blob(bc_reader *r, cursor *c, const uint8_t **bytes, size_t *size, const char *what) {
  return bc_count(r, c, size, what) && cursor_bytes(c, *size, bytes);
}

bool bc_align(bc_reader *r, cursor *c, uint64_t alignment) {
  if (alignment == 0 || (alignment & (alignment - 1)))
    return bc_fail(r, DIAG_BYTECODE_ALIGNMENT, c->at, "alignment %llu is not a power of two",
                   (unsigned long long)alignment);
  while (cursor_offset(c) & (alignment - 1)) {
    const uint8_t *at = c->at;
    uint8_t padding;
    if (!bc_byte(r, c, &padding, "alignment padding")) return false;
    if (padding != BC_PADDING)
      return bc_fail(r, DIAG_BYTECODE_ALIGNMENT, at, "padding byte is 0x%02x instead of 0x%02x",
                     padding, BC_PADDING);
  }
  return true;
}

const char *bc_section_title(unsigned id) {
  static const char *const titles[BC_SECTION_COUNT] = {
#define X(number, name, title) [number] = title,
      BC_SECTIONS(X)
#undef X
  };
  return id < BC_SECTION_COUNT ? titles[id] : "unknown";
}

bool bc_get_section(bc_reader *r, cursor *c, uint8_t *id, bc_section_place *out) {
  const uint8_t *start = c->at;
  uint8_t byte;
  uint64_t length, alignment;
  if (!bc_byte(r, c, &byte, "a section's id")) return false;
  *id = byte & (uint8_t)~BC_SECTION_ALIGNED;
  if (*id >= BC_SECTION_COUNT) {
    bc_report(r, DIAG_BYTECODE_SECTION, start, "unknown section %u", *id);
    if (!r->tolerant) return false;
  }
  if (!bc_varint(r, c, &length, "a section's length")) return false;
  if (byte & BC_SECTION_ALIGNED)
    if (!bc_varint(r, c, &alignment, "a section's alignment") || !bc_align(r, c, alignment))
      return false;
  out->present = true;
  out->header = (uint64_t)(start - r->input);
  if (cursor_sub(c, length, &out->body)) return true;
  bc_report(r, DIAG_BYTECODE_TRUNCATED, start,
            "the %s section has %llu bytes, but only %zu are left", bc_section_title(*id),
            (unsigned long long)length, cursor_left(c));
  out->cut = true;
  return r->tolerant && cursor_sub(c, cursor_left(c), &out->body);
}

bool bc_end(bc_reader *r, const cursor *c, const char *what) {
  return c->at == c->end || bc_fail(r, DIAG_BYTECODE_TRAILING, c->at, "%zu bytes follow after %s",
                                    cursor_left(c), what);
}

const istr *bc_istr(bc_reader *r, bc_string *s) {
  if (!s->str) s->str = ir_str(r->c, s->bytes, s->len);
  return s->str;
}

/* --- Header and sections --- */

bool bc_is_bytecode(const void *bytes, size_t n) {
  return n >= BC_MAGIC_SIZE && memcmp(bytes, BC_MAGIC, BC_MAGIC_SIZE) == 0;
}

/* "StableHLO_v1.4.0": what portable artifacts say. Source: getProducerString, the portable API. */
static vs_version target_of(const char *producer, size_t n) {
  static const char prefix[] = "StableHLO_v";
  const size_t skip = sizeof prefix - 1;
  vs_version v = VS_NONE;
  if (n > skip && memcmp(producer, prefix, skip) == 0)
    vs_parse_number(producer + skip, n - skip, &v);
  return v;
}

static bool read_header(bc_reader *r, cursor *c) {
  bc_enter(r, "header", BC_NO_NUMBER, NULL, 0);
  if (!bc_is_bytecode(r->input, r->size))
    return bc_fail(r, DIAG_NOT_BYTECODE, r->input, "not MLIR bytecode: the first bytes are not %s",
                   "'M' 'L' 0xef 'R'");
  c->at += BC_MAGIC_SIZE;
  const uint8_t *at = c->at;
  if (!bc_varint(r, c, &r->header.version, "the bytecode version")) return false;
  if (r->header.version > BC_VERSION_MAX)
    return bc_fail(r, DIAG_BYTECODE_VERSION, at,
                   "bytecode version %llu is newer than the newest known, %d",
                   (unsigned long long)r->header.version, BC_VERSION_MAX);
  if (!cursor_cstr(c, &r->header.producer, &r->header.producer_len))
    return bc_fail(r, DIAG_BYTECODE_TRUNCATED, c->at, "the producer's name has no end");
  r->header.target = target_of(r->header.producer, r->header.producer_len);
  return true;
}

bool bc_read_header(const void *bytes, size_t n, bc_header *out, diag_sink *sink) {
  bc_step path[BC_PATH_DEPTH];
  bc_reader r = {.sink = sink, .input = bytes, .size = n, .path = path};
  cursor c = cursor_of(bytes, n);
  bool ok = read_header(&r, &c);
  *out = r.header;
  return ok;
}

/* Which bytecode versions a release reads is a fact of its own: a column of versions/. */
static bool check_consumer(bc_reader *r) {
  vs_version consumer = r->options ? r->options->consumer : VS_NONE;
  if (consumer == VS_NONE) return true;
  const vs_release *row = vs_release_of(r->opset, consumer);
  char name[32], since[32];
  if (!row || r->header.version <= row->bytecode_read) return true;
  vs_format(consumer, name);
  const char *needs = "no known release";
  for (size_t i = 0; i < r->opset->release_count; i++)
    if (r->opset->releases[i].bytecode_read >= r->header.version) {
      needs = vs_format(r->opset->releases[i].version, since);
      break;
    }
  return bc_fail(r, DIAG_BYTECODE_VERSION, r->input + BC_MAGIC_SIZE,
                 "bytecode version %llu needs %s; %s reads up to %u",
                 (unsigned long long)r->header.version, needs, name, row->bytecode_read);
}

bool bc_open(bc_reader *r, const void *bytes, size_t n) {
  r->input = bytes;
  r->size = n;
  if (n > LIMIT_INPUT_BYTES)
    return bc_fail(r, DIAG_LIMIT_PASSED, bytes, "input_bytes: the input has %zu bytes", n);
  cursor c = cursor_of(bytes, n);
  if (!read_header(r, &c) || !check_consumer(r)) return false;
  bc_leave(r);
  r->format = &bc_formats[r->header.version];
  /* An absent section is an empty one to all readers. */
  for (size_t i = 0; i < BC_SECTION_COUNT; i++)
    r->sections[i].body = (cursor){r->input, r->input + n, r->input + n};
  while (cursor_left(&c)) {
    const uint8_t *at = c.at;
    uint8_t id;
    bc_section_place place = {0};
    if (!bc_get_section(r, &c, &id, &place)) return false;
    if (id >= BC_SECTION_COUNT) continue;
    bool misplaced = id == BC_SECTION_DIALECT_VERSIONS ||
                     (id == BC_SECTION_PROPERTIES && !r->format->native_properties);
    if (r->sections[id].present)
      bc_report(r, DIAG_BYTECODE_SECTION, at, "the %s section is repeated", bc_section_title(id));
    else if (misplaced)
      bc_report(r, DIAG_BYTECODE_SECTION, at, "bytecode version %llu has no %s section at the top",
                (unsigned long long)r->header.version, bc_section_title(id));
    if (r->sections[id].present || misplaced) {
      if (!r->tolerant) return false;
      continue;
    }
    r->sections[id] = place;
    r->section_order[r->section_count++] = id;
  }
  static const uint8_t required[] = {BC_SECTION_STRING, BC_SECTION_DIALECT, BC_SECTION_ATTR_TYPE,
                                     BC_SECTION_ATTR_TYPE_OFFSET, BC_SECTION_IR};
  for (size_t i = 0; i < sizeof required; i++)
    if (!r->sections[required[i]].present) {
      bc_report(r, DIAG_BYTECODE_SECTION, c.at, "there is no %s section",
                bc_section_title(required[i]));
      if (!r->tolerant) return false;
    }
  if (r->format->native_properties && !r->sections[BC_SECTION_PROPERTIES].present)
    return bc_fail(r, DIAG_BYTECODE_SECTION, c.at, "there is no properties section");
  if (r->sections[BC_SECTION_RESOURCE].present != r->sections[BC_SECTION_RESOURCE_OFFSET].present)
    return bc_fail(r, DIAG_BYTECODE_SECTION, c.at, "one of the two resource sections is missing");
  return true;
}
