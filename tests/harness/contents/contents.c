/* SPDX-License-Identifier: Apache-2.0 */
/* Artifacts in other files: each container made here by hand, after its format's own document, and
 * by other people's tools (tar, gzip, base64); and whatever can be wrong with them. */
#include <archive.h>
#include <archive_entry.h>

#include "harness/contents/contents.h"
#include "harness/data/base64.h"
#include "tests/harness/shell.h"

static strbuf artifact = STRBUF_INIT;

static int put_artifact(void **state) {
  set_up(state);
  scratch_put(&dir, "./one.mlir",
              "func.func @main() -> tensor<4xi32> {\n"
              "  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>\n"
              "  return %0 : tensor<4xi32>\n}\n");
  assert_int_equal(sh(TRANSLATE "--serialize --target=1.9.0 one.mlir | tee one.bc"), 0);
  strbuf_add(&artifact, out.bytes, out.len);
  return artifact.len > 100 ? 0 : 1;
}

static int drop_artifact(void **state) {
  strbuf_free(&artifact);
  return tear_down(state);
}

/* --- Containers --- */

static void add_u16(strbuf *b, unsigned v) {
  strbuf_addc(b, (char)v);
  strbuf_addc(b, (char)(v >> 8));
}
static void add_u32(strbuf *b, size_t v) {
  add_u16(b, (unsigned)v & 0xffff);
  add_u16(b, (unsigned)(v >> 16));
}

/* A table Exported of so many fields, of which serialization_version (0), function_name (1),
 * mlir_module_serialized (13), calling_convention_version (14) and jax_version (26) are there. */
static void put_export(strbuf *b, unsigned fields, unsigned convention, unsigned serialization) {
  enum { VTABLE = 4, NAME = 20, JAX = 28, MODULE = 40 }; /* the last three behind the table */
  unsigned bytes = 4 + 2 * fields, table = (VTABLE + bytes + 3) / 4 * 4;
  add_u32(b, table);
  add_u16(b, bytes);
  add_u16(b, 20);
  for (unsigned field = 0; field < fields; field++)
    add_u16(b, field == 1    ? 4
               : field == 13 ? 8
               : field == 14 ? 12
               : field == 0  ? 14
               : field == 26 ? 16
                             : 0);
  while (b->len < table) strbuf_addc(b, '\0');
  add_u32(b, table - VTABLE);
  add_u32(b, NAME - 4);
  add_u32(b, MODULE - 8);
  add_u16(b, convention);
  add_u16(b, serialization);
  add_u32(b, JAX - 16);
  add_u32(b, 1);
  add_u32(b, 'f');
  add_u32(b, 6);
  strbuf_add(b, "0.11.2\0", 8);
  add_u32(b, artifact.len);
  strbuf_add(b, artifact.bytes, artifact.len);
}

/* As JAX wrote them until November 2025, and since July 2026. */
static void make_export(strbuf *b) { put_export(b, 15, 9, 4); }
static void make_newer_export(strbuf *b) { put_export(b, 27, 10, 12); }

static void add_field(strbuf *b, unsigned number, const char *bytes, size_t n) {
  strbuf_addc(b, (char)(number << 3 | 2));
  for (size_t left = n;; left >>= 7) {
    strbuf_addc(b, (char)(left > 127 ? (left & 127) | 128 : left));
    if (left <= 127) break;
  }
  strbuf_add(b, bytes, n);
}

/* The message in `b` becomes field `number` of another one. */
static void wrap(strbuf *b, unsigned number) {
  strbuf outer = STRBUF_INIT;
  add_field(&outer, number, b->bytes, b->len);
  strbuf_free(b);
  *b = outer;
}

/* AttrValue.s in an entry of NodeDef.attr, in a function of the library of a graph. */
static void make_saved_model(strbuf *b) {
  strbuf node = STRBUF_INIT;
  add_field(b, 2, artifact.bytes, artifact.len);
  strbuf value = STRBUF_INIT;
  add_field(&value, 1, "module", 6);
  add_field(&value, 2, b->bytes, b->len);
  add_field(&node, 1, "call", 4);
  add_field(&node, 2, "XlaCallModule", 13);
  add_field(&node, 5, value.bytes, value.len);
  add_field(&node, 5, "\x0a\x07version\x12\x02\x18\x0a", 13); /* AttrValue.i: 10 */
  strbuf_free(b);
  strbuf_free(&value);
  *b = node;
  wrap(b, 3); /* FunctionDef.node_def */
  wrap(b, 1); /* FunctionDefLibrary.function */
  wrap(b, 2); /* GraphDef.library */
  wrap(b, 2); /* MetaGraphDef.graph_def */
  wrap(b, 2); /* SavedModel.meta_graphs */
}

static void make_archive(strbuf *b, const char *name, const char *bytes, size_t n, bool zip) {
  size_t used = 0;
  char *memory = malloc(n + 65536);
  struct archive *a = archive_write_new();
  struct archive_entry *e = archive_entry_new();
  assert_true(memory && a && e);
  if (zip)
    archive_write_set_format_zip(a);
  else
    archive_write_set_format_ustar(a);
  assert_int_equal(archive_write_open_memory(a, memory, n + 65536, &used), ARCHIVE_OK);
  archive_entry_set_pathname(e, name);
  archive_entry_set_filetype(e, AE_IFREG);
  archive_entry_set_perm(e, 0644);
  archive_entry_set_size(e, (la_int64_t)n);
  assert_int_equal(archive_write_header(a, e), ARCHIVE_OK);
  assert_int_equal(archive_write_data(a, bytes, n), (la_ssize_t)n);
  archive_entry_free(e);
  archive_write_free(a);
  strbuf_add(b, memory, used);
  free(memory);
}

static void make_zip(strbuf *b) { make_archive(b, "a.bc", artifact.bytes, artifact.len, true); }
static void make_tar(strbuf *b) { make_archive(b, "a.bc", artifact.bytes, artifact.len, false); }
static void make_raw(strbuf *b) {
  strbuf_adds(b, "\x80\x05 pickled; ML\xefR, and no artifact; ");
  strbuf_add(b, artifact.bytes, artifact.len);
  strbuf_add(b, "\0\1\2 behind it", 13);
}

/* --- What is found --- */

typedef struct seen {
  size_t count, wrong;
  char place[256];
  uint64_t offset;
} seen;

static bool see(const content *c, void *user) {
  seen *s = user;
  s->count++;
  s->wrong += c->size != artifact.len || memcmp(c->bytes, artifact.bytes, c->size) != 0;
  snprintf(s->place, sizeof s->place, "%s|%s", c->where, c->what);
  s->offset = c->offset;
  return true;
}

/* held: bytes of a member that are held in memory; 0: as many as by default. */
static bool look_with(const strbuf *b, size_t n, uint64_t most, size_t held, seen *s,
                      strbuf *errors) {
  diag_text_sink sink = diag_text_sink_to(errors);
  contents x = {
      .tell = see, .user = s, .most = most, .held = held, .name = "x", .sink = &sink.sink};
  char *copy = malloc(n ? n : 1); /* of its own, so that a sanitizer sees its end */
  assert_non_null(copy);
  if (n) memcpy(copy, b->bytes, n);
  *s = (seen){0};
  bool ok = contents_of(&x, copy, n);
  contents_free(&x);
  free(copy);
  return ok;
}

static bool look(const strbuf *b, size_t n, uint64_t most, seen *s, strbuf *errors) {
  return look_with(b, n, most, 0, s, errors);
}

static const struct {
  void (*make)(strbuf *b);
  const char *place;
} containers[] = {
    {make_export, "|jax.export of 'f', calling convention 9, serialization 4"},
    {make_newer_export,
     "|jax.export of 'f', calling convention 10, serialization 12, by JAX 0.11.2"},
    {make_saved_model, "|XlaCallModule 'call' of a SavedModel, calling convention 10"},
    {make_zip, "a.bc|"},
    {make_tar, "a.bc|"},
    {make_raw, "|by its first bytes"},
};
enum { CONTAINERS = sizeof containers / sizeof *containers };

static void each_container_gives_its_artifact(void **state) {
  (void)state;
  for (size_t i = 0; i < CONTAINERS; i++) {
    strbuf_auto b = STRBUF_INIT, errors = STRBUF_INIT;
    seen s;
    containers[i].make(&b);
    assert_true(look(&b, b.len, 0, &s, &errors));
    if (s.count != 1 || s.wrong || strcmp(s.place, containers[i].place) != 0)
      fail_msg("%zu: %zu found, the last in '%s'", i, s.count, s.place);
    if (!strstr(s.place, ".bc")) /* the offset is in the file itself */
      assert_memory_equal(b.bytes + s.offset, artifact.bytes, artifact.len);
  }
}

/* A container that is cut, or has one other byte, gives the artifact, a damaged one, or nothing. */
static void damage_is_an_error_or_nothing(void **state) {
  (void)state;
  for (size_t i = 0; i < CONTAINERS; i++) {
    strbuf_auto b = STRBUF_INIT;
    containers[i].make(&b);
    for (size_t n = 0; n < b.len; n++) {
      strbuf_auto errors = STRBUF_INIT;
      seen s;
      bool ok = look(&b, n, 0, &s, &errors);
      assert_true(s.count <= 1);
      assert_int_equal(ok, errors.len == 0);
    }
    for (size_t n = 0; n < b.len; n += 3) {
      strbuf_auto errors = STRBUF_INIT;
      seen s;
      b.bytes[n] ^= 0x55;
      bool ok = look(&b, b.len, 0, &s, &errors);
      assert_int_equal(ok, errors.len == 0);
      b.bytes[n] ^= 0x55;
    }
  }
}

static void limits_are_errors_that_name_them(void **state) {
  (void)state;
  strbuf_auto b = STRBUF_INIT, errors = STRBUF_INIT, packed = STRBUF_INIT;
  seen s;
  make_tar(&b);
  assert_false(look(&b, b.len, artifact.len - 1, &s, &errors));
  assert_non_null(strstr(strbuf_str(&errors), "more than the limit contents_bytes"));
  for (int depth = 0; depth <= CONTENTS_DEPTH; depth++) {
    strbuf_reset(&packed);
    make_archive(&packed, "in.tar", b.bytes, b.len, false);
    strbuf_reset(&b);
    strbuf_add(&b, packed.bytes, packed.len);
  }
  strbuf_reset(&errors);
  assert_false(look(&b, b.len, 0, &s, &errors));
  assert_non_null(strstr(strbuf_str(&errors), "more than the limit contents_depth"));
}

/* Bytes of a member that is not held: `before` zeros, two artifacts with `between` bytes between
 * them that seem to begin others, base64 of an artifact, and `behind` zeros. */
static void make_large(strbuf *b, size_t before, size_t between, size_t behind) {
  strbuf_addn(b, '\0', before);
  strbuf_add(b, artifact.bytes, artifact.len);
  for (size_t i = 0; i < between; i++) strbuf_adds(b, "ML\xefR TUzvU");
  strbuf_add(b, artifact.bytes, artifact.len);
  strbuf_addc(b, ';');
  base64_encode(artifact.bytes, artifact.len, b);
  strbuf_addn(b, '\0', behind);
}

/* The artifacts lie across the ends of pieces in all ways. */
static void a_member_that_is_not_held_gives_its_artifacts(void **state) {
  (void)state;
  enum { PIECE = 1 << 16 };
  size_t lengths[] = {0, 1, 5, artifact.len, 2 * artifact.len + 3, 3 * artifact.len, 9000};
  for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
    for (size_t behind = 0; behind < 2 * PIECE; behind += PIECE + 7) {
      strbuf_auto bytes = STRBUF_INIT, b = STRBUF_INIT, errors = STRBUF_INIT;
      seen s;
      make_large(&bytes, PIECE - lengths[i] % PIECE, i * 1000, behind);
      make_archive(&b, "a", bytes.bytes, bytes.len, false);
      assert_true(look_with(&b, b.len, 0, 1, &s, &errors));
      if (s.count != 3 || s.wrong || strcmp(s.place, "a|base64") != 0)
        fail_msg("%zu bytes, then %zu: %zu found, the last in '%s'", lengths[i], behind, s.count,
                 s.place);
      size_t last = 2 * artifact.len + i * 1000 * 10 + 1;
      assert_int_equal(s.offset, PIECE - lengths[i] % PIECE + last);
    }
  }
}

/* An artifact that claims to end far behind the end of the file is none, and hides none. */
static void a_wrong_size_ends_with_the_member(void **state) {
  (void)state;
  strbuf_auto bytes = STRBUF_INIT, b = STRBUF_INIT, errors = STRBUF_INIT;
  seen s;
  strbuf_addc(&bytes, ' ');
  for (int i = 0; i < 100000; i++) strbuf_add(&bytes, "ML\xefR\x0dp\0\0\xf8\xff\xff\x0f", 12);
  make_large(&bytes, 0, 0, 1000);
  make_archive(&b, "a", bytes.bytes, bytes.len, false);
  assert_true(look_with(&b, b.len, 0, 1, &s, &errors));
  assert_int_equal(s.count, 3);
  assert_int_equal(s.wrong, 0);
}

/* --- The command --- */

/* 230 MB in front of an artifact, and 20 MB behind it, in less memory. */
static void a_large_member_costs_little(void **state) {
  (void)state;
  must(
      "{ head -c 230000000 /dev/zero; cat one.bc; head -c 20000000 /dev/zero; } >weights && "
      "tar cf - weights one.bc | gzip -1c >large && rm weights");
  sh_ends(0, MEMORY_KIB(300000) "timeout 60 " CTS "inspect large 2>&1");
  SAYS("large > weights > by its first bytes");
  SAYS("large > one.bc");
}

/* A few hundred bytes that unpack to more than the limit, in little memory. An archive is held. */
static void a_bomb_ends_at_the_limit(void **state) {
  (void)state;
  must("head -c 300000000 /dev/zero | gzip -c | gzip -c >bomb && [ $(stat -c %s bomb) -lt 4000 ]");
  sh_ends(1, MEMORY_KIB(1500000) "timeout 60 " CTS "inspect bomb 2>&1");
  SAYS("more than the limit contents_bytes (2684");
}

static void other_tools_packed_it(void **state) {
  (void)state;
  static const struct {
    const char *make, *says;
  } rows[] = {
      {"gzip -c one.bc >x", "x > unpacked\n"},
      {"xz -c one.bc >x", "x > unpacked\n"},
      {"tar cJf x one.bc", "x > one.bc\n"},
      {"tar cf - one.bc | gzip -c | gzip -c >x", "x > one.bc\n"},
      {"base64 one.bc >x", "x > base64\n"},
      {"{ printf '{\"program\": \"'; base64 -w 0 one.bc; printf '\"}'; } >x", "x > base64\n"},
      {"{ echo 'the program:'; base64 -w 0 one.bc | tr -d = | tr +/ -_; echo ' and so on'; } >x",
       "x > base64\n"},
      {"mkdir -p f/functions && cp one.bc f/functions/forward.bytecode && rm -f x && mv f x",
       "x > functions/forward.bytecode\n"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf_auto command = STRBUF_INIT;
    strbuf_addf(&command,
                "rm -rf x ex; %s && " CTS "inspect --extract=ex x && cmp ex/001.mlirbc one.bc",
                rows[i].make);
    must(strbuf_str(&command));
    SAYS(rows[i].says);
    SAYS("readable by 0.15.0 and later, promised for 1.9.0");
  }
  must("ls ex");
  assert_string_equal(strbuf_str(&out), "001.mlirbc\n");
}

static void names_in_archives_write_nothing(void **state) {
  (void)state;
  strbuf_auto b = STRBUF_INIT;
  make_archive(&b, "../../escaped.bc", artifact.bytes, artifact.len, true);
  FILE *f = NULL;
  char path[256];
  snprintf(path, sizeof path, "%s/evil.zip", dir.path);
  assert_non_null(f = fopen(path, "wb"));
  fwrite(b.bytes, 1, b.len, f);
  fclose(f);
  must("mkdir -p a/b && cd a/b && " CTS "inspect --extract=ex ../../evil.zip");
  must("find . -name '*escaped*' | wc -l | tr -d ' '");
  assert_string_equal(strbuf_str(&out), "0\n");
}

static void what_holds_none_is_told(void **state) {
  (void)state;
  must("rm -rf none && mkdir none && echo hello >none/a");
  assert_int_equal(sh_all(CTS "inspect none"), 1);
  SAYS("no file in the folder holds an artifact");
  assert_int_equal(sh_all("gzip -cf none/a >none.gz; " CTS "inspect none.gz"), 1);
  SAYS("gzip; no artifact was found in it");
  assert_int_equal(
      sh_all("tar cf cut.tar one.bc && head -c 600 cut.tar >c.tar; " CTS "inspect c.tar"), 1);
  SAYS("[HLO-8011]");
}

static void what_is_damaged_in_there_is_told(void **state) {
  (void)state;
  must("rm -rf bad && mkdir bad && printf 'ML\\357Rxxxx' >bad/a && gzip -c bad/a >bad.gz");
  sh_ends(1, CTS "inspect bad 2>&1");
  SAYS("bad > a:0x4 (header): error: bytecode version");
  sh_ends(1, CTS "inspect bad.gz 2>&1");
  SAYS("bad.gz > unpacked:0x4 (header): error: bytecode version");
}

/* The coverage of programs that others keep: an artifact, the same in an archive and as text, and a
 * text of another name, which is none. */
static void coverage_finds_programs(void **state) {
  (void)state;
  must(
      "rm -rf held && mkdir held && cp one.bc one.mlir held && tar cf held/a.tar one.bc && "
      "echo 'func.func' >held/notes.txt");
  must(CTS "coverage --full --programs=held");
  SAYS("\nvalues of programs          4 of 4\n");
  SAYS("\n1 programs, 0 of them cannot be read\n");
  must("echo 'func.func @main() {' >held/half.mlir");
  assert_int_equal(sh_all(CTS "coverage --programs=held"), 1);
  SAYS("held > half.mlir:1:20: error: ");
  SAYS("error: 1 of 2 programs in 'held' cannot be read and are not counted [HLO-8216]");
  SAYS("\n2 programs, 1 of them cannot be read\n");
  assert_int_equal(sh_all(CTS "coverage --programs=held/notes.txt"), 1);
  SAYS("error: 'held/notes.txt' has neither an artifact nor a text called *.mlir [HLO-8216]");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_container_gives_its_artifact),
      cmocka_unit_test(damage_is_an_error_or_nothing),
      cmocka_unit_test(limits_are_errors_that_name_them),
      cmocka_unit_test(a_member_that_is_not_held_gives_its_artifacts),
      cmocka_unit_test(a_wrong_size_ends_with_the_member),
      cmocka_unit_test(a_large_member_costs_little),
      cmocka_unit_test(a_bomb_ends_at_the_limit),
      cmocka_unit_test(other_tools_packed_it),
      cmocka_unit_test(names_in_archives_write_nothing),
      cmocka_unit_test(what_holds_none_is_told),
      cmocka_unit_test(what_is_damaged_in_there_is_told),
      cmocka_unit_test(coverage_finds_programs),
  };
  return cmocka_run_group_tests(tests, put_artifact, drop_artifact);
}
