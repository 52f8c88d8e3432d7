/* SPDX-License-Identifier: Apache-2.0 */
/* Every release's golden artifact of upstream: up to the newest release, over to StableHLO, back,
 * and down again. Nothing may be lost, gained or reordered: the bytes are the same in the end. */
#include <dirent.h>
#include <stdlib.h>

#include "build.h"
#include "bytecode/bytecode.h"
#include "tests/upstream.h"
#include "text/text.h"

typedef struct file {
  char *bytes;
  size_t size;
} file;

static file load(const char *path) {
  file f = {NULL, 0};
  FILE *in = fopen(path, "rb");
  assert_non_null(in);
  fseek(in, 0, SEEK_END);
  f.size = (size_t)ftell(in);
  rewind(in);
  f.bytes = malloc(f.size + 1);
  assert_int_equal(fread(f.bytes, 1, f.size, in), f.size);
  fclose(in);
  return f;
}

typedef void (*visit)(bench *b, const char *name, const file *f);

/* Calls fn for each file of a folder whose name begins and ends so. Returns how many. */
static size_t each_file(const char *folder, const char *prefix, const char *suffix, visit fn) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", HLO_CTS_UPSTREAM, folder);
  DIR *d = opendir(path);
  assert_non_null(d);
  size_t count = 0;
  for (struct dirent *e; (e = readdir(d));) {
    size_t n = strlen(e->d_name), m = strlen(suffix);
    if (strncmp(e->d_name, prefix, strlen(prefix)) != 0 || n < m ||
        strcmp(e->d_name + n - m, suffix) != 0)
      continue;
    snprintf(path, sizeof path, "%s/%s/%s", HLO_CTS_UPSTREAM, folder, e->d_name);
    file f = load(path);
    bench b;
    bench_open(&b);
    fn(&b, e->d_name, &f);
    bench_close(&b);
    free(f.bytes);
    count++;
  }
  closedir(d);
  return count;
}

static ir_op *read_or_fail(bench *b, const char *name, const file *f) {
  ir_op *m = bc_read(b->c, f->bytes, f->size, &(bc_read_options){.file = name}, &b->sink.sink);
  if (!m) fail_msg("%s", b->text.bytes);
  return m;
}

static void same_bytes(bench *b, ir_op *m, const bc_header *h, const file *f) {
  strbuf out = STRBUF_INIT;
  char producer[64];
  snprintf(producer, sizeof producer, "%.*s", (int)h->producer_len, h->producer);
  bc_write_options o = {.producer = producer, .version = (uint8_t)h->version, .encoder = h->target};
  assert_true(bc_write(b->c, m, &o, &out, &b->sink.sink));
  assert_int_equal(out.len, f->size);
  assert_memory_equal(out.bytes, f->bytes, f->size);
  strbuf_free(&out);
}

static void there_and_back(bench *b, const char *name, const file *f) {
  bc_header h;
  assert_true(bc_read_header(f->bytes, f->size, &h, &b->sink.sink));
  ir_op *m = read_or_fail(b, name, f), *fresh = read_or_fail(b, name, f);
  if (!vs_convert_to_version(b->c, m, vs_current(vs_builtin_opset()), NULL, &b->sink.sink) ||
      !vs_legalize_to_stablehlo(b->c, m, NULL, &b->sink.sink) || !ir_verify(m, &b->sink.sink) ||
      !vs_legalize_to_vhlo(b->c, m, NULL, &b->sink.sink) ||
      !vs_convert_to_version(b->c, m, h.target, NULL, &b->sink.sink))
    fail_msg("%s: %s", name, b->text.bytes);
  strbuf why = STRBUF_INIT;
  if (!ir_equal(m, fresh, &(ir_compare_options){0}, &why)) fail_msg("%s: %s", name, why.bytes);
  same_bytes(b, m, &h, f);
  /* A golden uses something of the release it is named after, or the release brought nothing. */
  assert_true(vs_requires(b->c, fresh).oldest <= h.target);
  assert_true(vs_requires(b->c, fresh).newest >= h.target);
  strbuf_free(&why);
}

static void every_golden_survives_the_way_there_and_back(void **state) {
  (void)state;
  if (!*HLO_CTS_UPSTREAM) skip();
  /* All releases but 1.17.0, which has none. */
  assert_int_equal(
      each_file("stablehlo/tests/vhlo", "stablehlo_legalize_to_vhlo.", ".bc", there_and_back),
      UPSTREAM_GOLDENS);
}

/* The program beside a golden becomes that golden. Upstream's were made without locations. */
static void program_becomes_golden(bench *b, const char *name, const file *f) {
  char path[4096];
  snprintf(path, sizeof path, "%s/stablehlo/tests/vhlo/%.*s", HLO_CTS_UPSTREAM,
           (int)(strlen(name) - 3), name);
  file program = load(path);
  bc_header h;
  assert_true(bc_read_header(f->bytes, f->size, &h, &b->sink.sink));
  ir_op *m = text_parse(b->c, program.bytes, program.size, &(text_parse_options){.file = path},
                        &b->sink.sink);
  if (m) ir_strip_locations(b->c, m);
  if (!m || !vs_legalize_to_vhlo(b->c, m, NULL, &b->sink.sink) ||
      !vs_convert_to_version(b->c, m, h.target, NULL, &b->sink.sink))
    fail_msg("%s: %s", name, b->text.bytes);
  same_bytes(b, m, &h, f);
  free(program.bytes);
}

static void every_program_becomes_the_golden_of_its_release(void **state) {
  (void)state;
  if (!*HLO_CTS_UPSTREAM) skip();
  assert_int_equal(each_file("stablehlo/tests/vhlo", "stablehlo_legalize_to_vhlo.", ".bc",
                             program_becomes_golden),
                   UPSTREAM_GOLDENS);
}

static size_t converted, deleted;

/* Bytecode has the names of its ops as plain text. Upstream deleted these three in 0.20.0. */
static bool names_a_deleted_op(const file *f) {
  static const char *const names[] = {"trace_v1", "cstr_reshapable_v1", "compute_reshape_shape_v1"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (memmem(f->bytes, f->size, names[i], strlen(names[i]))) return true;
  return false;
}

/* Artifacts of old writers: those with ops that were deleted since are refused by name. */
static void old_artifact(bench *b, const char *name, const file *f) {
  ir_op *m = read_or_fail(b, name, f);
  if (vs_convert_to_version(b->c, m, vs_current(vs_builtin_opset()), NULL, &b->sink.sink)) {
    if (!vs_legalize_to_stablehlo(b->c, m, NULL, &b->sink.sink) || !ir_verify(m, &b->sink.sink))
      fail_msg("%s: %s", name, b->text.bytes);
    assert_false(names_a_deleted_op(f));
    converted++;
    return;
  }
  assert_non_null(strstr(b->text.bytes, "was deleted; it existed from 0.9.0 to 0.19.0"));
  assert_non_null(
      strstr(b->text.bytes, "0.19.0 is the nearest release that can hold this program"));
  assert_int_equal(vs_requires(b->c, m).newest, VS(0, 19, 0));
  assert_true(names_a_deleted_op(f));
  deleted++;
}

static void old_artifacts_upgrade_or_name_what_was_deleted(void **state) {
  (void)state;
  if (!*HLO_CTS_UPSTREAM) skip();
  each_file("history", "stablehlo_legalize_to_vhlo.", ".bc", old_artifact);
  each_file("testdata_0_9_0", "", ".bc", old_artifact);
  assert_int_equal(converted + deleted, UPSTREAM_HISTORY + UPSTREAM_OF_2023);
  assert_true(deleted > 0);
}

int main(void) {
  if (!*HLO_CTS_UPSTREAM) return 77;
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_golden_survives_the_way_there_and_back),
      cmocka_unit_test(every_program_becomes_the_golden_of_its_release),
      cmocka_unit_test(old_artifacts_upgrade_or_name_what_was_deleted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
