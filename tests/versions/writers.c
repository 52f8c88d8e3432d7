/* SPDX-License-Identifier: Apache-2.0 */
/* Each release's writer orders uses in its own way (docs/bytecode.md). The hashes are those of what
 * jaxlib writes for the programs of writers/ without locations, by `scripts/witness`'s way of
 * asking.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "harness/data/input.h"
#include "harness/data/sha256.h"
#include "harness/files/program.h"
#include "passes/passes.h"
#include "text/text.h"

#define FOLDER HLO_CTS_SOURCE "/tests/versions/writers/"

static const struct {
  const char *jaxlib;
  vs_version writer,
      target; /* the release that this jaxlib implements, and the one that it wrote for */
  const char *sha256;
} rows[] = {
    {"0.5.0", VS(1, 8, 0), VS(0, 17, 0),
     "e16f779104a1bfa60b78a2f83ca5776181a731e360804f5061f1cedb1d5dc3c5"},
    {"0.5.0", VS(1, 8, 0), VS(1, 8, 0),
     "7f27df2b5625a84f231f2ab76351f335551736719b8479b5823485b5c5a2d939"},
    {"0.9.2", VS(1, 14, 0), VS(0, 17, 0),
     "e1504b6d5b5c6170e8652e730c7eb598198e80a7dd67ab187489ac47fd9aad3e"},
    {"0.9.2", VS(1, 14, 0), VS(1, 8, 0),
     "d6d42732a971b1aec82fac82e93e286e0b27ce2349586a738810ef6396e31388"},
    {"0.9.2", VS(1, 14, 0), VS(1, 14, 0),
     "071b0089ad14f9c729885bf41e82e1702ee0934918f61732b99cf178d1a0ddc4"},
    {"0.10.0", VS(1, 16, 0), VS(0, 17, 0),
     "ae7806a21e3817c43bc2bf22b5977cc3cc68fd14ead5b612e10991c89c1ecc02"},
    {"0.10.0", VS(1, 16, 0), VS(1, 8, 0),
     "38311dad809e03f6a77571cab77c22890e21fb86766632d1a45594471b919c6d"},
    {"0.10.0", VS(1, 16, 0), VS(1, 14, 0),
     "071b0089ad14f9c729885bf41e82e1702ee0934918f61732b99cf178d1a0ddc4"},
    {"0.10.2", VS(1, 17, 0), VS(0, 17, 0),
     "ae7806a21e3817c43bc2bf22b5977cc3cc68fd14ead5b612e10991c89c1ecc02"},
    {"0.10.2", VS(1, 17, 0), VS(1, 8, 0),
     "38311dad809e03f6a77571cab77c22890e21fb86766632d1a45594471b919c6d"},
    {"0.10.2", VS(1, 17, 0), VS(1, 14, 0),
     "071b0089ad14f9c729885bf41e82e1702ee0934918f61732b99cf178d1a0ddc4"},
    {"0.10.2", VS(1, 17, 0), VS(1, 17, 0),
     "d9872c852e4f350b74e05cc8caa0efab892aa39ca43e26faf4ab0d8117151220"},
    {"0.11.0", VS(1, 18, 0), VS(0, 17, 0),
     "ecfdb5afb5cdb8e35509e1ba1cb74b2bc2d9b4c97c6835f95ac16177be4cf609"},
    {"0.11.0", VS(1, 18, 0), VS(1, 8, 0),
     "5836231ca733fe8d53f1d7f1262b77328c3deec4f0c4a43758faadf87b56ce77"},
    {"0.11.0", VS(1, 18, 0), VS(1, 14, 0),
     "f96b63d49cead705f0b28d35761333638116eb6efb46ca7449fa4610c23b5d72"},
    {"0.11.0", VS(1, 18, 0), VS(1, 17, 0),
     "960c899a4b8d968d0c680c5a40584f049b317369bfd2ee8fd61b09dbc4a54fdb"},
    {"0.11.2", VS(1, 20, 0), VS(0, 17, 0),
     "ecfdb5afb5cdb8e35509e1ba1cb74b2bc2d9b4c97c6835f95ac16177be4cf609"},
    {"0.11.2", VS(1, 20, 0), VS(1, 8, 0),
     "5836231ca733fe8d53f1d7f1262b77328c3deec4f0c4a43758faadf87b56ce77"},
    {"0.11.2", VS(1, 20, 0), VS(1, 14, 0),
     "f96b63d49cead705f0b28d35761333638116eb6efb46ca7449fa4610c23b5d72"},
    {"0.11.2", VS(1, 20, 0), VS(1, 17, 0),
     "960c899a4b8d968d0c680c5a40584f049b317369bfd2ee8fd61b09dbc4a54fdb"},
    {"0.11.2", VS(1, 20, 0), VS(1, 20, 0),
     "8a126b62ba47f0a3e919b6b69dfcea2971abd5803522b4cec57cc633c4d47504"},
};
enum { ROWS = sizeof rows / sizeof *rows };

static void write_file(const char *path, bool others, vs_version writer, vs_version target,
                       strbuf *out) {
  input in;
  strbuf_auto why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  program_options how = {.file = path, .allow_other_dialects = others};
  vs_options options = {.allow_other_dialects = others};
  if (!input_open(&in, path, &why)) fail_msg("%s", strbuf_str(&why));
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  ir_op *module = program_read(c, in.bytes, in.size, &how, &sink.sink);
  strbuf_reset(out);
  if (!module || !pass_strip_locations(c, module, &sink.sink) ||
      !program_serialize(c, module, target, &options, writer, out, &sink.sink))
    fail_msg("%s", strbuf_str(&why));
  ir_context_free(c);
  input_close(&in);
}

static void write_as(vs_version writer, vs_version target, strbuf *out) {
  write_file(FOLDER "program.mlir", false, writer, target, out);
}

/* jaxlib 0.10.2 and 0.11.2, of values that pass between StableHLO and Shardy. */
static void casts_are_made_in_the_end(void **state) {
  (void)state;
  static const struct {
    vs_version release;
    const char *sha256;
  } cast_rows[] = {
      {VS(1, 17, 0), "ac2dc3b505dd425b687ca5f3b9bacdeaef82e7e0602c0eb89d6a7875dd3a0a51"},
      {VS(1, 20, 0), "df34480b35eeedb6ba1058c895bb1e20bf94657bc2479bc565fb9666ddeae4f0"},
  };
  strbuf_auto bytes = STRBUF_INIT;
  for (size_t i = 0; i < 2; i++) {
    char hash[SHA256_TEXT];
    vs_version v = cast_rows[i].release;
    write_file(FOLDER "casts.mlir", true, v, v, &bytes);
    sha256_text(bytes.bytes, bytes.len, hash);
    assert_string_equal(hash, cast_rows[i].sha256);
  }
}

static void each_release_writes_what_its_jaxlib_writes(void **state) {
  (void)state;
  strbuf_auto bytes = STRBUF_INIT;
  for (size_t i = 0; i < ROWS; i++) {
    char hash[SHA256_TEXT];
    write_as(rows[i].writer, rows[i].target, &bytes);
    sha256_text(bytes.bytes, bytes.len, hash);
    if (strcmp(hash, rows[i].sha256) != 0)
      fail_msg("jaxlib %s for %#x: %s", rows[i].jaxlib, rows[i].target, hash);
  }
}

static bool same(const strbuf *want, const strbuf *have) {
  return program_same_but_encoding(vs_builtin_opset(), want->bytes, want->len, have->bytes,
                                   have->len);
}

/* Any two of the writers write the same program for one release. */
static void another_order_of_uses_is_another_legal_encoding(void **state) {
  (void)state;
  strbuf_auto a = STRBUF_INIT, b = STRBUF_INIT;
  size_t other = 0;
  for (size_t i = 0; i < ROWS; i++)
    for (size_t k = 0; k < ROWS; k++) {
      write_as(rows[i].writer, rows[i].target, &a);
      write_as(rows[k].writer, rows[k].target, &b);
      assert_int_equal(same(&a, &b), rows[i].target == rows[k].target);
      other += rows[i].target == rows[k].target && strcmp(rows[i].sha256, rows[k].sha256) != 0;
    }
  assert_true(other > 30);
}

static void print(const strbuf *bytes, strbuf *out) {
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  bc_read_options how = {.file = "artifact", .codec = &program_codec};
  ir_op *module = bc_read(c, bytes->bytes, bytes->len, &how, NULL);
  assert_non_null(module);
  strbuf_reset(out);
  text_print(c, module, &(text_print_options){.generic = true, .debuginfo = true}, out);
  ir_context_free(c);
}

/* A change of any bit is a difference, unless it gives the order of uses to another value, which
 * says the same. */
static void any_other_bit_is_a_difference(void **state) {
  (void)state;
  strbuf_auto want = STRBUF_INIT, have = STRBUF_INIT, a = STRBUF_INIT, b = STRBUF_INIT;
  write_as(VS(1, 8, 0), VS(1, 8, 0), &want);
  write_as(VS(1, 20, 0), VS(1, 8, 0), &have);
  assert_true(same(&want, &have));
  print(&want, &a);
  size_t moved = 0;
  for (size_t i = 0; i < have.len; i++)
    for (int bit = 0; bit < 8; bit++) {
      have.bytes[i] = (char)(have.bytes[i] ^ 1 << bit);
      if (same(&want, &have)) {
        print(&have, &b);
        assert_string_equal(strbuf_str(&a), strbuf_str(&b));
        moved++;
      }
      have.bytes[i] = (char)(have.bytes[i] ^ 1 << bit);
    }
  assert_in_range(moved, 1, 4);
  have.len--;
  assert_false(same(&want, &have));
  have.len = 0;
  assert_false(same(&want, &have));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_release_writes_what_its_jaxlib_writes),
      cmocka_unit_test(casts_are_made_in_the_end),
      cmocka_unit_test(another_order_of_uses_is_another_legal_encoding),
      cmocka_unit_test(any_other_bit_is_a_difference),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
