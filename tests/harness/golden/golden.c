/* SPDX-License-Identifier: Apache-2.0 */
/* Golden bytes: packs, manifests, and one held against the other. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "harness/golden/golden.h"
#include "tests/harness/scratch.h"

/* SHA-256 of "abc": FIPS 180-2, appendix B.1. */
#define ABC "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
#define CASE(id, generation) "case\t" id "\t" generation "\t" ABC "\ttool\t2026-01-01\twhy\n"
#define ROW(release) "\t" release "\t4\t" ABC "\n"

static void the_hash_is_sha_256(void **state) {
  (void)state;
  char text[SHA256_TEXT];
  sha256_text("abc", 3, text);
  assert_string_equal(text, ABC);
}

/* A folder with additions, each the text of its manifest; NULL ends them. */
static bool load(const char *const *manifests, golden_set *g, strbuf *out, scratch *s) {
  *s = scratch_new();
  strbuf all = STRBUF_INIT;
  for (size_t i = 0; manifests[i]; i++) {
    char name[64], hash[SHA256_TEXT];
    snprintf(name, sizeof name, "packs/%zu.manifest", i);
    scratch_put(s, name, manifests[i]);
    sha256_text(manifests[i], strlen(manifests[i]), hash);
    strbuf_addf(&all, "packs/%zu\t%s\t-\n", i, hash);
  }
  scratch_put(s, "MANIFEST", strbuf_str(&all));
  strbuf_free(&all);
  diag_text_sink sink = diag_text_sink_to(out);
  return golden_load(g, s->path, vs_builtin_opset(), &sink.sink);
}

static void the_newest_generation_counts(void **state) {
  (void)state;
  golden_set g;
  scratch s;
  strbuf out = STRBUF_INIT;
  static const char *const manifests[] = {
      "# a comment\n" CASE("b", "1") ROW("0.9.0") ROW("1.0.0") CASE("a", "1") ROW("1.0.0"),
      CASE("b", "2") ROW("1.0.0"), CASE("b", "2") ROW("1.1.0") "retired\ta\t2\t-\tt\td\tgone\n",
      NULL};
  if (!load(manifests, &g, &out, &s)) fail_msg("%s", strbuf_str(&out));
  assert_int_equal(g.count, 2);
  assert_int_equal(g.all.count, 5);
  assert_null(golden_find(&g, "b", VS(0, 9, 0)));
  const golden_row *row = golden_find(&g, "b", VS(1, 1, 0));
  assert_string_equal(row->hash, ABC);
  assert_int_equal(row->bytecode, 4);
  assert_int_equal(g.entries.items[row->entry].generation, 2);
  assert_string_equal(g.entries.items[row->entry].reason, "why");
  assert_null(golden_find(&g, "a", VS(1, 0, 0)));
  assert_true(golden_newest(&g, "a")->retired);
  assert_null(golden_newest(&g, "c"));
  golden_free(&g);
  scratch_free(&s);
  strbuf_free(&out);
}

static void what_a_release_has_is_marked(void **state) {
  (void)state;
  golden_set g;
  scratch s;
  strbuf out = STRBUF_INIT;
  static const char *const manifests[] = {CASE("a", "1") ROW("1.0.0"), NULL};
  assert_true(load(manifests, &g, &out, &s));
  assert_false(g.additions.items[0].released);
  golden_free(&g);
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/MANIFEST", s.path);
  FILE *f = fopen(strbuf_str(&path), "a");
  assert_non_null(f);
  fputs("released\t1.0.0\t2026-01-01\n", f);
  assert_int_equal(fclose(f), 0);
  assert_true(golden_load(&g, s.path, vs_builtin_opset(), NULL));
  assert_true(g.additions.items[0].released);
  golden_free(&g);
  scratch_free(&s);
  strbuf_free(&out);
}

static void wrong_manifests_are_refused_with_their_line(void **state) {
  (void)state;
  static const struct {
    const char *manifest, *says;
  } rows[] = {
      {"x\n", "0.manifest:1:1: error: a line begins with 'case', 'retired' or a tab"},
      {"case\ta\n", ":1:1: error: an entry has seven columns"},
      {"#\ncase\ta\t0\t" ABC "\tt\td\t-\n", ":2:1: error: the third column is no generation"},
      {"case\ta\t1\t-\tt\td\t-\n", ":1:1: error: the fourth column is no SHA-256"},
      {ROW("1.0.0"), ":1:1: error: a row stands below no case"},
      {CASE("a", "1") "\t1.0.0\t4\n", ":2:1: error: a row has four columns"},
      {CASE("a", "1") ROW("7.0.0"), ":2:1: error: the second column is no release"},
      {CASE("a", "1") "\t1.0.0\tx\t" ABC "\n",
       ":2:1: error: the third column is no version of the bytecode"},
      {CASE("a", "1") "\t1.0.0\t4\tabc\n", ":2:1: error: the fourth column is no SHA-256"},
      {"retired\ta\t1\t-\tt\td\tgone\n" ROW("1.0.0"),
       ":2:1: error: a case that is retired has no rows"},
      {CASE("a", "2"), ":1:1: error: generation 2 of 'a' does not follow the one before"},
      {CASE("a", "1") "case\ta\t2\t" ABC "\tt\td\t-\n",
       ":2:1: error: generation 2 of 'a' gives no reason"},
      {CASE("a", "1") ROW("1.0.0") ROW("1.0.0"), ":1:1: error: a release of 'a' stands twice"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    golden_set g;
    scratch s;
    strbuf out = STRBUF_INIT;
    assert_false(load((const char *const[]){rows[i].manifest, NULL}, &g, &out, &s));
    if (!strstr(strbuf_str(&out), rows[i].says)) fail_msg("row %zu: %s", i, strbuf_str(&out));
    golden_free(&g);
    scratch_free(&s);
    strbuf_free(&out);
  }
}

static void wrong_lists_are_refused_with_their_line(void **state) {
  (void)state;
  static const struct {
    const char *list, *says;
  } rows[] = {
      {"x\n", "MANIFEST:1:1: error: a line has three columns"},
      {"#\n../a\t" ABC "\t-\n", ":2:1: error: the first column is no file of packs/"},
      {"packs/../../a\t" ABC "\t-\n", ":1:1: error: the first column is no file of packs/"},
      {"packs/a\tabc\t-\n", ":1:1: error: the second or third column is no SHA-256"},
      {"packs/a\t" ABC "\t-\n", "a.manifest"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    golden_set g;
    scratch s = scratch_new();
    strbuf out = STRBUF_INIT;
    diag_text_sink sink = diag_text_sink_to(&out);
    scratch_put(&s, "MANIFEST", rows[i].list);
    assert_false(golden_load(&g, s.path, vs_builtin_opset(), &sink.sink));
    if (!strstr(strbuf_str(&out), rows[i].says)) fail_msg("row %zu: %s", i, strbuf_str(&out));
    golden_free(&g);
    scratch_free(&s);
    strbuf_free(&out);
  }
}

/* --- Packs --- */

static const pack_file files[] = {{"b/2", "two", 3}, {"a/1", "", 0}, {"b/10", "t\0n", 3}};

static void a_pack_gives_back_its_files(void **state) {
  (void)state;
  strbuf bytes = STRBUF_INIT, again = STRBUF_INIT, why = STRBUF_INIT;
  file_pack p;
  assert_true(pack_write(files, 3, &bytes, &why));
  assert_true(pack_write(files, 3, &again, &why));
  assert_int_equal(bytes.len, again.len);
  assert_memory_equal(bytes.bytes, again.bytes, bytes.len);
  if (!pack_read(&p, bytes.bytes, bytes.len, &why)) fail_msg("%s", strbuf_str(&why));
  assert_int_equal(p.count, 3);
  assert_string_equal(p.files[0].name, "a/1");
  assert_int_equal(pack_find(&p, "a/1")->size, 0);
  assert_memory_equal(pack_find(&p, "b/10")->bytes, "t\0n", 3);
  assert_null(pack_find(&p, "b/1"));
  pack_free(&p);
  strbuf_free(&bytes);
  strbuf_free(&again);
  strbuf_free(&why);
}

static void a_damaged_pack_is_refused(void **state) {
  (void)state;
  strbuf bytes = STRBUF_INIT, why = STRBUF_INIT;
  file_pack p;
  static const pack_file twice[] = {{"a", "1", 1}, {"a", "2", 1}};
  assert_true(pack_write(files, 3, &bytes, &why));
  for (size_t n = 1; n < bytes.len; n += 7) {
    strbuf_reset(&why);
    if (pack_read(&p, bytes.bytes, n, &why)) {
      assert_int_equal(p.count, 3); /* only zeros at the end are gone */
    } else {
      assert_true(why.len > 0);
    }
    pack_free(&p);
  }
  strbuf_reset(&bytes);
  strbuf_reset(&why);
  assert_true(pack_write(twice, 2, &bytes, &why));
  assert_false(pack_read(&p, bytes.bytes, bytes.len, &why));
  assert_string_equal(strbuf_str(&why), "two files have the same name");
  pack_free(&p);
  strbuf_free(&bytes);
  strbuf_free(&why);
}

/* --- Additions --- */

/* The least that has a header: the magic number, version 4, the producer. */
#define ARTIFACT \
  "ML\xefR\x09"  \
  "StableHLO_v1.0.0"

static void what_is_added_is_read_again(void **state) {
  (void)state;
  golden_set g;
  scratch s = scratch_new();
  strbuf out = STRBUF_INIT;
  golden_writer *w = golden_writer_new("tool", "2026-11-22");
  assert_true(golden_writer_save(w, s.path, &out));
  assert_int_equal(scratch_entries(s.path), 0); /* nothing to add leaves no file */
  assert_true(golden_writer_case(w, "a", 1, ABC, "-"));
  assert_false(golden_writer_bytes(w, VS(1, 0, 0), "abc", 3));
  assert_true(golden_writer_bytes(w, VS(1, 0, 0), ARTIFACT, sizeof ARTIFACT));
  assert_true(golden_writer_case(w, "b", 1, ABC, "-"));
  if (!golden_writer_save(w, s.path, &out)) fail_msg("%s", strbuf_str(&out));
  golden_writer_free(w);
  diag_text_sink sink = diag_text_sink_to(&out);
  if (!golden_load(&g, s.path, vs_builtin_opset(), &sink.sink) ||
      !golden_check(&g, vs_builtin_opset(), &sink.sink))
    fail_msg("%s", strbuf_str(&out));
  const char *bytes;
  size_t size;
  const golden_row *row = golden_find(&g, "a", VS(1, 0, 0));
  assert_true(golden_bytes(&g, row, &bytes, &size, &out));
  assert_int_equal(size, sizeof ARTIFACT);
  assert_memory_equal(bytes, ARTIFACT, size);
  assert_int_equal(row->bytecode, 4);
  assert_int_equal(g.entries.count, 2); /* a case without bytes has an entry too */
  assert_memory_equal(g.additions.items[0].stem, "packs/20261122-", strlen("packs/20261122-"));
  golden_free(&g);
  scratch_free(&s);
  strbuf_free(&out);
}

/* Who changes a file changes its hash; who changes the hashes too is found by the bytes. */
static void bytes_are_held_against_rows(void **state) {
  (void)state;
  golden_set g;
  scratch s = scratch_new();
  strbuf bytes = STRBUF_INIT, list = STRBUF_INIT, out = STRBUF_INIT;
  static const pack_file packed[] = {{"1.0.0/a.mlirbc", "abd", 3}, {"1.0.0/b.mlirbc", "abc", 3}};
  static const char manifest[] = CASE("a", "1") ROW("1.0.0");
  char one[SHA256_TEXT], two[SHA256_TEXT], path[128];
  assert_true(pack_write(packed, 2, &bytes, &out));
  scratch_put(&s, "packs/x.manifest", manifest);
  snprintf(path, sizeof path, "%s/packs/x.tar.gz", s.path);
  FILE *f = fopen(path, "wb");
  fwrite(bytes.bytes, 1, bytes.len, f);
  fclose(f);
  sha256_text(manifest, strlen(manifest), one);
  sha256_text(bytes.bytes, bytes.len, two);
  strbuf_addf(&list, "packs/x\t%s\t%s\n", one, two);
  scratch_put(&s, "MANIFEST", strbuf_str(&list));
  diag_text_sink sink = diag_text_sink_to(&out);
  assert_true(golden_load(&g, s.path, vs_builtin_opset(), &sink.sink));
  assert_false(golden_check(&g, vs_builtin_opset(), &sink.sink));
  assert_int_equal(sink.sink.errors, 2);
  assert_non_null(strstr(strbuf_str(&out), "no row names '1.0.0/b.mlirbc'"));
  assert_non_null(strstr(strbuf_str(&out), "1.0.0/a.mlirbc has the hash "));
  golden_free(&g);
  scratch_put(&s, "packs/x.manifest", CASE("a", "1"));
  strbuf_reset(&out);
  assert_false(golden_load(&g, s.path, vs_builtin_opset(), &sink.sink));
  assert_non_null(strstr(strbuf_str(&out), ", MANIFEST says "));
  golden_free(&g);
  scratch_free(&s);
  strbuf_free(&bytes);
  strbuf_free(&list);
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_hash_is_sha_256),
      cmocka_unit_test(the_newest_generation_counts),
      cmocka_unit_test(what_a_release_has_is_marked),
      cmocka_unit_test(wrong_manifests_are_refused_with_their_line),
      cmocka_unit_test(wrong_lists_are_refused_with_their_line),
      cmocka_unit_test(a_pack_gives_back_its_files),
      cmocka_unit_test(a_damaged_pack_is_refused),
      cmocka_unit_test(what_is_added_is_read_again),
      cmocka_unit_test(bytes_are_held_against_rows),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
