/* SPDX-License-Identifier: Apache-2.0 */
/* Artifacts that others wrote: all of them read, except those made to be refused. */
#include "artifact.h"

#include <dirent.h>

#include "tests/upstream.h"

static const char root[] = HLO_CTS_UPSTREAM;

static void read_file(const char *path, strbuf *out) {
  FILE *f = fopen(path, "rb");
  if (!f) fail_msg("cannot open %s", path);
  char buffer[65536];
  size_t n;
  while ((n = fread(buffer, 1, sizeof buffer, f)) > 0) strbuf_add(out, buffer, n);
  fclose(f);
}

static bool ends_with(const char *s, const char *end) {
  size_t n = strlen(s), m = strlen(end);
  return n >= m && strcmp(s + n - m, end) == 0;
}

/* Reads every .bc file of a folder whose name holds `part_of_name`; returns how many there were. */
static size_t read_folder(const char *folder, const char *part_of_name, bool targets) {
  char path[1024];
  size_t count = 0;
  snprintf(path, sizeof path, "%s/%s", root, folder);
  DIR *d = opendir(path);
  if (!d) fail_msg("cannot open %s", path);
  for (struct dirent *e; (e = readdir(d));) {
    if (!ends_with(e->d_name, ".bc") || !strstr(e->d_name, part_of_name)) continue;
    reading r;
    reading_open(&r);
    ir_context_allow_unregistered(r.c, false);
    snprintf(path, sizeof path, "%s/%s/%s", root, folder, e->d_name);
    read_file(path, &r.bytes);
    bc_header h;
    assert_true(bc_read_header(r.bytes.bytes, r.bytes.len, &h, &r.sink.sink));
    /* As the release that it was written for would. */
    bc_read_options o = {.file = e->d_name, .verify = true};
    if (targets) o.consumer = h.target;
    r.module = bc_read(r.c, r.bytes.bytes, r.bytes.len, &o, &r.sink.sink);
    if (!r.module) fail_msg("%s", strbuf_str(&r.errors));
    assert_int_equal(r.sink.sink.errors + r.sink.sink.warnings, 0);
    reading_close(&r);
    count++;
  }
  closedir(d);
  return count;
}

static void goldens_read_as_the_release_they_are_for(void **state) {
  (void)state;
  assert_int_equal(read_folder("stablehlo/tests/vhlo", "stablehlo_legalize_to_vhlo.", true),
                   UPSTREAM_GOLDENS);
}

static void earlier_goldens_read(void **state) {
  (void)state;
  assert_int_equal(read_folder("history", "", false), UPSTREAM_HISTORY);
}

static void artifacts_of_0_9_0_read(void **state) {
  (void)state;
  assert_int_equal(read_folder("testdata_0_9_0", "", false), UPSTREAM_OF_2023);
}

static void an_artifact_of_the_future_is_refused_by_name(void **state) {
  (void)state;
  char path[1024];
  reading r;
  reading_open(&r);
  snprintf(path, sizeof path, "%s/stablehlo/tests/vhlo/invalid_vhlo_future.mlir.bc", root);
  read_file(path, &r.bytes);
  assert_null(bc_read(r.c, r.bytes.bytes, r.bytes.len, NULL, &r.sink.sink));
  assert_int_equal(r.sink.sink.errors, 1);
  assert_non_null(strstr(strbuf_str(&r.errors), "vhlo.constant_v99"));
  reading_close(&r);
}

static void every_byte_of_a_golden_is_explained(void **state) {
  (void)state;
  static const char *const versions[] = {"0_9_0", "0_14_0", "1_0_0", "1_20_0"};
  for (size_t i = 0; i < sizeof versions / sizeof *versions; i++) {
    char path[1024];
    reading r;
    strbuf out = STRBUF_INIT;
    reading_open(&r);
    snprintf(path, sizeof path, "%s/stablehlo/tests/vhlo/stablehlo_legalize_to_vhlo.%s.mlir.bc",
             root, versions[i]);
    read_file(path, &r.bytes);
    bc_inspect_options o = {.full = true};
    assert_true(bc_inspect(r.c, r.bytes.bytes, r.bytes.len, &o, &out, &r.sink.sink));
    assert_null(strstr(strbuf_str(&out), "  unknown\n"));
    strbuf_free(&out);
    reading_close(&r);
  }
}

int main(void) {
  if (!root[0]) return 77;
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(goldens_read_as_the_release_they_are_for),
      cmocka_unit_test(earlier_goldens_read),
      cmocka_unit_test(artifacts_of_0_9_0_read),
      cmocka_unit_test(an_artifact_of_the_future_is_refused_by_name),
      cmocka_unit_test(every_byte_of_a_golden_is_explained),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
