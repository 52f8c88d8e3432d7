/* SPDX-License-Identifier: Apache-2.0 */
/* A mutator that knows the frame of MLIR bytecode: sections, regions that are sections of their
 * own, strings, attributes, types and properties. What it changes stays inside its frame: the
 * lengths around it are written anew, so that most of what it makes comes past the header. One
 * change in eight knows nothing of all that. */
#include <stdlib.h>
#include <string.h>

#include "base/strbuf.h"
#include "bytecode/wire.h"

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size,
                                 uint8_t *out, size_t max_size, unsigned seed);

/* Bytes that have their length written somewhere. */
typedef struct span {
  size_t field;      /* where the length stands */
  size_t begin, end; /* what it is the length of */
  unsigned shift;    /* flags below the length */
  unsigned kind;     /* spans of one kind may stand for each other */
} span;

enum { KIND_SECTION, KIND_REGION = 16, KIND_STRING, KIND_ENTRY, KIND_PROPERTY };
enum { SPANS = 4096, DEPTH = 64, LARGEST = 1 << 20 };

typedef struct frame {
  strbuf b;
  span spans[SPANS];
  size_t count;
  uint64_t state;
} frame;

static size_t pick(frame *f, size_t n) {
  f->state = f->state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return n ? (size_t)(f->state >> 33) % n : 0;
}

/* --- Reading the frame --- */

static void note(frame *f, size_t field, size_t begin, uint64_t n, unsigned shift, unsigned kind) {
  if (f->count < SPANS && begin <= f->b.len && n <= f->b.len - begin)
    f->spans[f->count++] = (span){field, begin, begin + (size_t)n, shift, kind};
}

/* A string's length, with its NUL, stands before all strings; the last string's comes first. */
static void read_strings(frame *f, cursor c) {
  uint64_t count, n;
  if (!bc_get_varint(&c, &count) || count > SPANS) return;
  size_t first = f->count;
  for (uint64_t i = 0; i < count; i++) {
    size_t field = (size_t)cursor_offset(&c);
    if (!bc_get_varint(&c, &n)) return;
    note(f, field, 0, n, 0, KIND_STRING);
  }
  size_t at = (size_t)cursor_offset(&c);
  for (size_t i = f->count; i-- > first;) {
    f->spans[i].begin = at;
    f->spans[i].end = at += f->spans[i].end;
    if (at > f->b.len) f->count = first;
  }
}

static void read_properties(frame *f, cursor c) {
  uint64_t count, n;
  if (!bc_get_varint(&c, &count)) return;
  while (count--) {
    size_t field = (size_t)cursor_offset(&c);
    cursor entry;
    if (!bc_get_varint(&c, &n) || !cursor_sub(&c, n, &entry)) return;
    note(f, field, (size_t)cursor_offset(&entry), n, 0, KIND_PROPERTY);
  }
}

/* The sizes of attributes and types, by dialect; what they are the sizes of is another section. */
static void read_entries(frame *f, cursor sizes, cursor entries) {
  uint64_t count, dialect, group, n;
  if (!bc_get_varint(&sizes, &count) || !bc_get_varint(&sizes, &count)) return;
  while (bc_get_varint(&sizes, &dialect) && bc_get_varint(&sizes, &group)) {
    for (; group; group--) {
      size_t field = (size_t)cursor_offset(&sizes);
      cursor entry;
      if (!bc_get_varint(&sizes, &n) || !cursor_sub(&entries, n >> 1, &entry)) return;
      note(f, field, (size_t)cursor_offset(&entry), n >> 1, 1, KIND_ENTRY);
    }
  }
}

/* The one region of an isolated op (module, func) is a section. */
static void read_regions(frame *f, cursor c) {
  static const uint8_t head[] = {1 << 2 | 1 << 1 | 1, BC_SECTION_IR};
  for (; cursor_left(&c) > sizeof head; c.at++) {
    if (memcmp(c.at, head, sizeof head) != 0) continue;
    cursor length = c, body;
    uint64_t n;
    length.at += sizeof head;
    size_t field = (size_t)cursor_offset(&length);
    if (bc_get_varint(&length, &n) && n && cursor_sub(&length, n, &body))
      note(f, field, (size_t)cursor_offset(&body), n, 0, KIND_REGION);
  }
}

static bool read_frame(frame *f) {
  cursor c = cursor_of(f->b.bytes, f->b.len), bodies[BC_SECTION_COUNT] = {{NULL, NULL, NULL}};
  const uint8_t *magic;
  const char *producer;
  uint64_t version, n, alignment;
  size_t len;
  uint8_t id;
  f->count = 0;
  if (!cursor_bytes(&c, BC_MAGIC_SIZE, &magic) || memcmp(magic, BC_MAGIC, BC_MAGIC_SIZE) != 0 ||
      !bc_get_varint(&c, &version) || !cursor_cstr(&c, &producer, &len))
    return false;
  while (cursor_u8(&c, &id)) {
    cursor body;
    size_t field = (size_t)cursor_offset(&c);
    if (!bc_get_varint(&c, &n)) return false;
    if (id & BC_SECTION_ALIGNED) {
      if (!bc_get_varint(&c, &alignment)) return false;
      while (cursor_left(&c) && *c.at == BC_PADDING) c.at++;
    }
    id &= BC_SECTION_ALIGNED - 1;
    if (id >= BC_SECTION_COUNT || !cursor_sub(&c, n, &body)) return false;
    bodies[id] = body;
    note(f, field, (size_t)cursor_offset(&body), n, 0, KIND_SECTION);
  }
  if (bodies[BC_SECTION_STRING].at) read_strings(f, bodies[BC_SECTION_STRING]);
  if (bodies[BC_SECTION_PROPERTIES].at) read_properties(f, bodies[BC_SECTION_PROPERTIES]);
  if (bodies[BC_SECTION_ATTR_TYPE_OFFSET].at && bodies[BC_SECTION_ATTR_TYPE].at)
    read_entries(f, bodies[BC_SECTION_ATTR_TYPE_OFFSET], bodies[BC_SECTION_ATTR_TYPE]);
  if (bodies[BC_SECTION_IR].at) read_regions(f, bodies[BC_SECTION_IR]);
  return f->count > 0;
}

/* --- Changing bytes, and the lengths around them --- */

static void move(size_t *place, size_t from, size_t was, size_t n) {
  if (*place >= from + was) *place = *place - was + n;
}

static uint64_t length_at(const frame *f, size_t field, size_t *size) {
  uint64_t n = 0;
  *size = 0;
  if (field >= f->b.len) return 0;
  cursor c = cursor_of(f->b.bytes + field, f->b.len - field);
  bc_get_varint(&c, &n);
  *size = (size_t)cursor_offset(&c);
  return n;
}

/* Puts n bytes in the place of `was` bytes. */
static void splice(frame *f, size_t at, size_t was, const void *bytes, size_t n, unsigned depth) {
  if (depth > DEPTH || f->b.failed || at + was > f->b.len || f->b.len + n > LARGEST) return;
  bool around[SPANS];
  for (size_t i = 0; i < f->count; i++)
    around[i] = f->spans[i].begin <= at && at + was <= f->spans[i].end;
  if (n > was) strbuf_addn(&f->b, 0, n - was);
  if (f->b.failed) return;
  size_t end = n > was ? f->b.len - (n - was) : f->b.len;
  memmove(f->b.bytes + at + n, f->b.bytes + at + was, end - at - was);
  if (n) memcpy(f->b.bytes + at, bytes, n);
  if (n < was) f->b.len -= was - n;
  if (n == was) return;
  for (size_t i = 0; i < f->count; i++) {
    span *s = &f->spans[i];
    move(&s->field, at, was, n);
    if (around[i]) {
      s->end = s->end - was + n;
    } else {
      move(&s->begin, at, was, n);
      move(&s->end, at, was, n);
    }
  }
  for (size_t i = 0; i < f->count; i++) {
    if (!around[i]) continue;
    size_t size;
    uint8_t code[9];
    uint64_t old = length_at(f, f->spans[i].field, &size);
    uint64_t length =
        old + ((uint64_t)n << f->spans[i].shift) - ((uint64_t)was << f->spans[i].shift);
    splice(f, f->spans[i].field, size, code, bc_encode_varint(code, length), depth + 1);
  }
}

/* --- Changes --- */

static void change_bytes(frame *f, size_t begin, size_t end) {
  uint8_t bytes[512];
  size_t n = end - begin;
  if (n > 256) {
    begin += pick(f, n - 256);
    n = 1 + pick(f, 256);
  }
  if (n) memcpy(bytes, f->b.bytes + begin, n);
  size_t now = LLVMFuzzerMutate(bytes, n, n + pick(f, 2) * (sizeof bytes - n));
  splice(f, begin, n, bytes, now, 0);
}

static uint64_t other_number(frame *f, uint64_t old) {
  switch (pick(f, 7)) {
    case 0: return old + 1;
    case 1: return old - 1;
    case 2: return old ^ 1;
    case 3: return pick(f, 64);
    case 4: return f->count;
    case 5: return UINT64_C(1) << pick(f, 64);
    default: return (UINT64_C(1) << pick(f, 64)) - 1;
  }
}

static void change_number(frame *f, size_t begin, size_t end) {
  if (begin == end) return;
  size_t at = begin + pick(f, end - begin), size;
  uint8_t code[9];
  uint64_t old = length_at(f, at, &size);
  if (at + size > end) return;
  splice(f, at, size, code, bc_encode_varint(code, other_number(f, old)), 0);
}

/* Some bytes go, or stand twice. */
static void repeat_or_drop(frame *f, size_t begin, size_t end) {
  if (begin == end) return;
  size_t at = begin + pick(f, end - begin), n = 1 + pick(f, end - at < 64 ? end - at : 64);
  uint8_t bytes[64];
  memcpy(bytes, f->b.bytes + at, n);
  if (pick(f, 2))
    splice(f, at, n, NULL, 0, 0);
  else
    splice(f, at, 0, bytes, n, 0);
}

/* An earlier change may have removed what a span is about. */
static bool is_there(const frame *f, const span *s) {
  return s->begin <= s->end && s->end <= f->b.len;
}

/* A span becomes what another one of its kind is. */
static void copy_span(frame *f, span to, const frame *from) {
  size_t start = pick(f, from->count);
  for (size_t k = 0; k < from->count; k++) {
    span s = from->spans[(start + k) % from->count];
    if (s.kind != to.kind || !is_there(from, &s) || s.end - s.begin > LARGEST / 2) continue;
    size_t n = s.end - s.begin;
    uint8_t *bytes = malloc(n + 1);
    if (!bytes) return;
    memcpy(bytes, from->b.bytes + s.begin, n);
    splice(f, to.begin, to.end - to.begin, bytes, n, 0);
    free(bytes);
    return;
  }
}

/* Kinds first: else a file of many strings would change in its strings alone. */
static span any_span(frame *f) {
  static const unsigned kinds[] = {KIND_SECTION,  KIND_REGION, KIND_REGION, KIND_STRING,
                                   KIND_PROPERTY, KIND_ENTRY,  KIND_ENTRY};
  unsigned kind = kinds[pick(f, sizeof kinds / sizeof *kinds)];
  size_t start = pick(f, f->count);
  for (size_t k = 0; k < f->count; k++)
    if (f->spans[(start + k) % f->count].kind == kind) return f->spans[(start + k) % f->count];
  return f->spans[start];
}

static void change(frame *f) {
  span s = any_span(f);
  if (!is_there(f, &s)) return;
  switch (pick(f, 5)) {
    case 0: change_bytes(f, s.begin, s.end); return;
    case 1:
    case 2: change_number(f, s.begin, s.end); return;
    case 3: repeat_or_drop(f, s.begin, s.end); return;
    default: copy_span(f, s, f); return;
  }
}

static frame *frame_of(const uint8_t *data, size_t size, unsigned seed) {
  frame *f = calloc(1, sizeof *f);
  if (!f) return NULL;
  f->state = seed;
  strbuf_add(&f->b, data, size);
  return f;
}

static void frame_free(frame *f) {
  if (f) strbuf_free(&f->b);
  free(f);
}

/* The size of what is written; 0: it does not fit. */
static size_t frame_to(const frame *f, uint8_t *out, size_t max_size) {
  if (f->b.failed || f->b.len > max_size) return 0;
  if (f->b.len) memcpy(out, f->b.bytes, f->b.len);
  return f->b.len;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
  frame *f = frame_of(data, size, seed);
  size_t n = 0;
  if (f && pick(f, 8) && read_frame(f)) {
    for (size_t changes = 1 + pick(f, 3); changes; changes--) change(f);
    n = frame_to(f, data, max_size);
  }
  frame_free(f);
  return n ? n : LLVMFuzzerMutate(data, size, max_size);
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size,
                                 uint8_t *out, size_t max_size, unsigned seed) {
  frame *f = frame_of(a, a_size, seed), *g = frame_of(b, b_size, seed);
  size_t n = 0;
  if (f && g && read_frame(f) && read_frame(g)) {
    copy_span(f, any_span(f), g);
    n = frame_to(f, out, max_size);
  }
  frame_free(f);
  frame_free(g);
  return n;
}
