/* SPDX-License-Identifier: Apache-2.0 */
/* Puts artifacts together out of hand-written entries, so that a test shows the bytes that matter
 * and nothing else. The container follows https://mlir.llvm.org/docs/BytecodeFormat/; nothing here
 * uses the code under test. */
#ifndef HLO_CTS_TESTS_BYTECODE_ARTIFACT_H
#define HLO_CTS_TESTS_BYTECODE_ARTIFACT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/strbuf.h"
#include "bytecode/bytecode.h"

/* A varint of one byte: values below 128. Two bytes: below 16384. */
#define V(n) ((uint8_t)((n) << 1 | 1))
#define V2(n) (uint8_t)(((n) << 2 | 2) & 0xff), (uint8_t)((n) >> 6)
/* A signed varint of one byte: -64 to 63. */
#define S(n) V((n) < 0 ? -2 * (n)-1 : 2 * (n))

typedef struct part {
  const uint8_t *bytes;
  size_t size;
  int dialect;  /* of an entry */
  bool as_text; /* stored as assembly text */
} part;
#define BYTES(...) (const uint8_t[]){__VA_ARGS__}, sizeof((const uint8_t[]){__VA_ARGS__})
#define ENTRY(dialect, ...) \
  { BYTES(__VA_ARGS__), dialect, false }
#define TEXT(dialect, text) \
  { (const uint8_t *)(text), sizeof(text), dialect, true }

typedef struct artifact {
  int version;
  const char *const *strings;
  size_t string_count;
  part dialects; /* the section as it is; NULL: builtin (string 0, op module string 1) and
                    foo (string 2, op "op", string 3), and vhlo (string 4) without ops */
  const part *attrs, *types;
  size_t attr_count, type_count;
  part ir;     /* the section as it is; NULL: a module whose one region is `region` */
  part region; /* number of blocks, number of values, blocks */
  const part *props;
  size_t prop_count;
  part resource, resource_offset;
  bool registered_foo; /* foo.op claims to have been registered */
} artifact;

static const char *const plain_strings[] = {"builtin", "module", "foo", "op", "vhlo", "a", "b"};
enum { STR_A = 5, STR_B = 6 };
enum { BUILTIN = 0, FOO = 1, VHLO = 2 };
enum { OP_MODULE = 0, OP_FOO = 1 };

static inline void put_varint(strbuf *b, uint64_t v) {
  /* The long form, which is valid for any value. */
  if (v < 128) {
    strbuf_addc(b, (char)V(v));
  } else {
    strbuf_addc(b, 0);
    for (int i = 0; i < 8; i++) strbuf_addc(b, (char)(v >> 8 * i));
  }
}

static inline void put_section(strbuf *b, int id, const void *bytes, size_t n) {
  strbuf_addc(b, (char)id);
  put_varint(b, n);
  strbuf_add(b, bytes, n);
}

static inline void put_groups(strbuf *sizes, strbuf *data, const part *entries, size_t count) {
  for (size_t i = 0; i < count; i++) {
    put_varint(sizes, (uint64_t)entries[i].dialect);
    put_varint(sizes, 1);
    put_varint(sizes, entries[i].size << 1 | !entries[i].as_text);
    strbuf_add(data, entries[i].bytes, entries[i].size);
  }
}

/* One op: the module, at the unknown location that is attribute 0, with one isolated region. */
static inline void put_module(const artifact *a, strbuf *out) {
  static const uint8_t dictionary_form[] = {V(1 << 1), V(OP_MODULE), 0x10, V(0), V(1 << 1 | 1)};
  static const uint8_t native_form[] = {V(1 << 1), V(OP_MODULE), 0x50, V(0), V(0), V(1 << 1 | 1)};
  if (a->version < 5)
    strbuf_add(out, dictionary_form, sizeof dictionary_form);
  else
    strbuf_add(out, native_form, sizeof native_form);
  if (a->version < 2)
    strbuf_add(out, a->region.bytes, a->region.size);
  else
    put_section(out, 4, a->region.bytes, a->region.size);
}

/* Properties 0 are the module's: no sym_name, no sym_visibility. */
static inline void put_properties(const artifact *a, strbuf *out) {
  static const uint8_t module_props[] = {V(2), V(0), V(0)};
  put_varint(out, a->prop_count + 1);
  strbuf_add(out, module_props, sizeof module_props);
  for (size_t i = 0; i < a->prop_count; i++) {
    put_varint(out, a->props[i].size);
    strbuf_add(out, a->props[i].bytes, a->props[i].size);
  }
}

static inline void build(const artifact *a, strbuf *out) {
  strbuf s = STRBUF_INIT, t = STRBUF_INIT;
  const char *const *strings = a->strings ? a->strings : plain_strings;
  size_t string_count = a->strings ? a->string_count : sizeof plain_strings / sizeof *plain_strings;
  bool flags = a->version >= 5, versions = a->version >= 1;

  strbuf_adds(out, "ML\xefR");
  put_varint(out, (uint64_t)a->version);
  strbuf_add(out, "test", 5);

  put_varint(&s, string_count);
  for (size_t i = string_count; i-- > 0;) put_varint(&s, strlen(strings[i]) + 1);
  for (size_t i = 0; i < string_count; i++) strbuf_add(&s, strings[i], strlen(strings[i]) + 1);
  put_section(out, 0, s.bytes, s.len);
  strbuf_reset(&s);

  if (a->dialects.bytes) {
    put_section(out, 1, a->dialects.bytes, a->dialects.size);
  } else {
    put_varint(&s, 3);
    for (int i = 0; i < 3; i++) put_varint(&s, (uint64_t)(2 * i) << versions);
    if (a->version >= 4) put_varint(&s, 2);
    put_varint(&s, BUILTIN);
    put_varint(&s, 1);
    put_varint(&s, flags ? 1 << 1 | 1 : 1);
    put_varint(&s, FOO);
    put_varint(&s, 1);
    put_varint(&s, flags ? 3u << 1 | a->registered_foo : 3);
    put_section(out, 1, s.bytes, s.len);
  }

  strbuf_reset(&s);
  put_varint(&s, a->attr_count);
  put_varint(&s, a->type_count);
  put_groups(&s, &t, a->attrs, a->attr_count);
  put_groups(&s, &t, a->types, a->type_count);
  put_section(out, 2, strbuf_str(&t), t.len);
  put_section(out, 3, s.bytes, s.len);
  if (a->ir.bytes) {
    put_section(out, 4, a->ir.bytes, a->ir.size);
  } else {
    strbuf_reset(&t);
    put_module(a, &t);
    put_section(out, 4, t.bytes, t.len);
  }
  if (a->resource_offset.bytes) {
    put_section(out, 5, a->resource.bytes, a->resource.size);
    put_section(out, 6, a->resource_offset.bytes, a->resource_offset.size);
  }
  if (a->version >= 5) {
    strbuf_reset(&s);
    put_properties(a, &s);
    put_section(out, 8, s.bytes, s.len);
  }
  strbuf_free(&s);
  strbuf_free(&t);
}

/* --- Reading --- */

typedef struct reading {
  strbuf bytes, errors;
  diag_text_sink sink;
  ir_context *c;
  ir_op *module;
} reading;

static inline void reading_open(reading *r) {
  *r = (reading){.bytes = STRBUF_INIT};
  r->sink = diag_text_sink_to(&r->errors);
  r->sink.show_ids = true;
  ir_context_options o = {.allow_unregistered = true};
  r->c = ir_context_new(&vs_builtin_opset()->registry, &o);
  assert_non_null(r->c);
}

static inline void reading_close(reading *r) {
  ir_context_free(r->c);
  strbuf_free(&r->bytes);
  strbuf_free(&r->errors);
}

static inline void read_artifact(reading *r, const artifact *a, const bc_read_options *o) {
  reading_open(r);
  build(a, &r->bytes);
  r->module = bc_read(r->c, r->bytes.bytes, r->bytes.len, o, &r->sink.sink);
}

/* Reads and expects a program. */
static inline void must_read(reading *r, const artifact *a) {
  read_artifact(r, a, NULL);
  if (!r->module) fail_msg("%s", strbuf_str(&r->errors));
  assert_int_equal(r->sink.sink.errors, 0);
}

/* Reads and expects exactly one error, with this number and these words in it. */
static inline void must_refuse_for(const artifact *a, const bc_read_options *o, int id,
                                   const char *words) {
  reading r;
  char number[32];
  read_artifact(&r, a, o);
  assert_null(r.module);
  assert_int_equal(r.sink.sink.errors, 1);
  snprintf(number, sizeof number, "[HLO-%04d]", id);
  if (!strstr(strbuf_str(&r.errors), number) || !strstr(strbuf_str(&r.errors), words))
    fail_msg("expected %s and '%s' in: %s", number, words, strbuf_str(&r.errors));
  reading_close(&r);
}

static inline void must_refuse(const artifact *a, int id, const char *words) {
  must_refuse_for(a, NULL, id, words);
}

/* Parts that most artifacts have: attribute 0, and a region without blocks. */
static const part unknown_loc[] = {ENTRY(BUILTIN, V(15))};
static const uint8_t empty_region[] = {V(1), V(0), V(0)};

#endif
