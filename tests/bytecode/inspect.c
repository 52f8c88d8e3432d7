/* SPDX-License-Identifier: Apache-2.0 */
/* The inspector describes whole and damaged artifacts. */
#include "artifact.h"

static const part attrs[] = {ENTRY(BUILTIN, V(15)), ENTRY(BUILTIN, V(2), V(STR_A)),
                             ENTRY(VHLO, V(14), V(STR_B))};
static const part types[] = {ENTRY(BUILTIN, V(0), V2(32 << 2))};
static const uint8_t region[] = {V(1), V(1), V(1 << 1), V(OP_FOO), 0x02, V(0), V(1), V(0)};

static const artifact sample = {.version = 6,
                                .attrs = attrs,
                                .attr_count = 3,
                                .types = types,
                                .type_count = 1,
                                .region = {region, sizeof region}};

static bool inspect(const strbuf *b, const bc_inspect_options *o, strbuf *out) {
  reading r;
  reading_open(&r);
  bool whole = bc_inspect(r.c, b->bytes, b->len, o, out, &r.sink.sink);
  assert_int_equal(r.sink.sink.errors, !whole);
  reading_close(&r);
  return whole;
}

static void has(const strbuf *out, const char *words) {
  if (!strstr(strbuf_str(out), words)) fail_msg("no '%s' in:\n%s", words, strbuf_str(out));
}

/* The offset of a byte sequence, as the inspector shows it. */
static void has_at(const strbuf *out, const strbuf *b, const char *needle, size_t n,
                   const char *words) {
  char line[200];
  const char *found = memmem(b->bytes, b->len, needle, n);
  assert_non_null(found);
  snprintf(line, sizeof line, "0x%06zx  %s", (size_t)(found - b->bytes), words);
  has(out, line);
}

static void the_summary_counts(void **state) {
  (void)state;
  strbuf b = STRBUF_INIT, out = STRBUF_INIT;
  build(&sample, &b);
  assert_true(inspect(&b, &(bc_inspect_options){0}, &out));
  has(&out, "bytecode version: 6\n");
  has(&out, "producer: \"test\"\n");
  has(&out, "  operations: 2\n  attributes: 3\n  types: 1\n  strings: 7\n  properties: 1\n");
  has(&out, "  builtin  op names 1  ops 1  attributes 2  types 1\n");
  has(&out, "  foo  op names 1  ops 1  attributes 0  types 0  unknown\n");
  has(&out, "  foo.op  ops 1  unregistered\n");
  strbuf_free(&b);
  strbuf_free(&out);
}

static void the_full_form_has_every_entry_with_its_offset(void **state) {
  (void)state;
  strbuf b = STRBUF_INIT, out = STRBUF_INIT;
  build(&sample, &b);
  assert_true(inspect(&b, &(bc_inspect_options){.full = true}, &out));
  has_at(&out, &b, "builtin", 7, "index 0  \"builtin\"\n");
  has_at(&out, &b, (const char[]){(char)V(14), (char)V(STR_B)}, 2,
         "index 2  size 2  vhlo  code 14  string_v1\n");
  has_at(&out, &b, (const char[]){(char)V(OP_FOO), 0x02, (char)V(0), (char)V(1)}, 4,
         "size 5  index 1  foo.op  results 1\n");
  strbuf_free(&b);
  strbuf_free(&out);
}

/* An attribute in an encoding that only dialect foo knows: nothing is wrong with the file. */
static void what_only_its_dialect_can_read_is_no_damage(void **state) {
  (void)state;
  const part own[] = {ENTRY(BUILTIN, V(15)), ENTRY(BUILTIN, V(2), V(STR_A)),
                      ENTRY(FOO, V(14), V(STR_B), V(0))};
  artifact a = sample;
  a.attrs = own;
  strbuf b = STRBUF_INIT, out = STRBUF_INIT;
  build(&a, &b);
  assert_true(inspect(&b, &(bc_inspect_options){.full = true}, &out));
  assert_null(strstr(strbuf_str(&out), "damage"));
  has(&out, "only their dialects can read:\n  foo  attributes 1  types 0\n");
  has(&out, "foo  code 14  unknown");
  has(&out, "  foo.op  ops 1  unregistered\n");
  strbuf_reset(&out);
  assert_true(inspect(&b, &(bc_inspect_options){.json = true}, &out));
  assert_null(strstr(strbuf_str(&out), "damage"));
  has(&out, "only_their_dialects_can_read");
  strbuf_free(&b);
  strbuf_free(&out);
}

static void damage_is_located(void **state) {
  (void)state;
  strbuf b = STRBUF_INIT, out = STRBUF_INIT;
  build(&sample, &b);
  char *op = memmem(b.bytes, b.len, (const char[]){(char)V(OP_FOO), 0x02, (char)V(0)}, 3);
  assert_non_null(op);
  op[4] = (char)V(9); /* the result's type */
  assert_false(inspect(&b, &(bc_inspect_options){.full = true}, &out));
  has(&out, "builtin.module");
  has(&out, "damage:\n");
  has(&out, "inside: IR section > top level > op 0 builtin.module > op 1 foo.op\n");
  has(&out, "what: type index 9, but there are 1\n");
  strbuf_free(&b);
  strbuf_free(&out);
}

/* Damage inside an isolated region leaves what stands behind it readable. */
static void explanation_goes_on_behind_damage(void **state) {
  (void)state;
  /* foo.op with an isolated region, in which the one op has an unknown name; foo.op. */
  static const uint8_t inner[] = {V(1), V(0), V(1 << 1), V(9), 0, V(0)};
  uint8_t outer[64] = {V(1), V(1),          V(2 << 1), V(OP_FOO),      0x10,
                       V(0), V(1 << 1 | 1), 4,         V(sizeof inner)};
  const uint8_t tail[] = {V(OP_FOO), 0x02, V(0), V(1), V(0)};
  memcpy(outer + 9, inner, sizeof inner);
  memcpy(outer + 9 + sizeof inner, tail, sizeof tail);
  artifact a = sample;
  a.region = (part){outer, 9 + sizeof inner + sizeof tail};
  strbuf b = STRBUF_INIT, out = STRBUF_INIT;
  build(&a, &b);
  assert_false(inspect(&b, &(bc_inspect_options){.full = true}, &out));
  has(&out, "what: operation name index 9, but there are 2\n");
  has(&out, "index 1  foo.op  regions 1\n");
  has(&out, "index 2  foo.op  results 1\n");
  strbuf_free(&b);
  strbuf_free(&out);
}

static void an_unknown_op_is_named_and_passed(void **state) {
  (void)state;
  static const char *const strings[] = {"builtin", "module", "vhlo", "no_such_v1",
                                        "vhlo",    "a",      "b"};
  artifact a = sample;
  a.strings = strings;
  a.string_count = 7;
  strbuf b = STRBUF_INIT, out = STRBUF_INIT;
  build(&a, &b);
  assert_false(inspect(&b, &(bc_inspect_options){.full = true}, &out));
  has(&out, "vhlo.no_such_v1  ops 1");
  has(&out, "size 5  index 1  vhlo.no_such_v1  results 1\n");
  has(&out, "what: unregistered operation 'vhlo.no_such_v1' found in dialect ('vhlo')");
  has(&out, "  code 14  string_v1\n");
  strbuf_free(&b);
  strbuf_free(&out);
}

/* Wherever the input ends: one error, and the sections that begin before the end are listed. */
static void a_cut_input_is_explained_up_to_its_end(void **state) {
  (void)state;
  strbuf b = STRBUF_INIT;
  build(&sample, &b);
  for (size_t n = 12; n < b.len; n++) {
    strbuf cut = STRBUF_INIT, out = STRBUF_INIT;
    strbuf_add(&cut, b.bytes, n);
    assert_false(inspect(&cut, &(bc_inspect_options){.full = true}, &out));
    has(&out, "  0x00000a  string  header bytes 2  content bytes ");
    has(&out, "damage:\n");
    if (n > 0x33 + 2) has(&out, "  0x000033  dialect  header bytes 2  content bytes ");
    strbuf_free(&cut);
    strbuf_free(&out);
  }
  strbuf_free(&b);
}

static void what_was_deleted_says_when_it_lived(void **state) {
  (void)state;
  static const char *const strings[] = {"builtin", "module", "vhlo", "trace_v1", "vhlo", "a", "b"};
  artifact a = sample;
  a.version = 0;
  a.strings = strings;
  a.string_count = 7;
  strbuf b = STRBUF_INIT, out = STRBUF_INIT;
  build(&a, &b);
  assert_true(inspect(&b, &(bc_inspect_options){0}, &out));
  has(&out, "  vhlo.trace_v1  ops 1  deleted, lived from 0.9.0 to ");
  strbuf_free(&b);
  strbuf_free(&out);
}

static void json_escapes_what_is_no_text(void **state) {
  (void)state;
  static const char *const strings[] = {
      "builtin", "module", "foo", "op", "vhlo", "\"\\\n\x01\xc3\xa9\xff", "b"};
  artifact a = sample;
  a.strings = strings;
  a.string_count = 7;
  strbuf b = STRBUF_INIT, out = STRBUF_INIT;
  build(&a, &b);
  assert_true(inspect(&b, &(bc_inspect_options){.full = true, .json = true}, &out));
  has(&out, "\"text\": \"\\\"\\\\\\n\\u0001\xc3\xa9\\u00ff\"");
  has(&out, "\"bytecode_version\": 6");
  int depth = 0;
  bool quoted = false;
  for (size_t i = 0; i < out.len; i++) {
    char c = out.bytes[i];
    if (quoted && c == '\\')
      i++;
    else if (c == '"')
      quoted = !quoted;
    else if (!quoted)
      depth += (c == '{' || c == '[') - (c == '}' || c == ']');
  }
  assert_int_equal(depth, 0);
  assert_false(quoted);
  strbuf_free(&b);
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_summary_counts),
      cmocka_unit_test(the_full_form_has_every_entry_with_its_offset),
      cmocka_unit_test(what_only_its_dialect_can_read_is_no_damage),
      cmocka_unit_test(damage_is_located),
      cmocka_unit_test(explanation_goes_on_behind_damage),
      cmocka_unit_test(an_unknown_op_is_named_and_passed),
      cmocka_unit_test(a_cut_input_is_explained_up_to_its_end),
      cmocka_unit_test(what_was_deleted_says_when_it_lived),
      cmocka_unit_test(json_escapes_what_is_no_text),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
