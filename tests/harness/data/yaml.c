/* SPDX-License-Identifier: Apache-2.0 */
/* Every reader of YAML refuses forbidden constructs before it builds a tree. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "base/limits.h"
#include "harness/cases/corpus.h"
#include "harness/consumer/description.h"
#include "harness/journal/waivers.h"
#include "tests/harness/scratch.h"
#include "versions/load.h"

static void read_manifest(const char *text, diag_sink *sink) {
  corpus c;
  scratch s = scratch_new();
  scratch_put(&s, "f/cases.yaml", text);
  assert_false(corpus_load(&c, s.path, vs_builtin_opset(), sink));
  corpus_free(&c);
  scratch_free(&s);
}

static void read_waivers(const char *text, diag_sink *sink) {
  waivers w;
  char path[128];
  scratch s = scratch_new();
  scratch_put(&s, "w/waivers.yaml", text);
  snprintf(path, sizeof path, "%s/w/waivers.yaml", s.path);
  assert_false(waivers_load(&w, path, vs_builtin_opset(), sink));
  waivers_free(&w);
  scratch_free(&s);
}

static void read_description(const char *text, diag_sink *sink) {
  consumer_description d;
  arena *memory = arena_new(0);
  assert_false(
      consumer_describe("c.yaml", text, strlen(text), vs_builtin_opset(), memory, &d, sink));
  arena_free(memory);
}

static void read_opset(const char *text, diag_sink *sink) {
  arena *memory = arena_new(0);
  vs_file file = {"1.0.0.yaml", text, strlen(text)};
  assert_null(vs_load_files(memory, NULL, &file, 1, sink));
  arena_free(memory);
}

static const struct {
  const char *name;
  void (*read)(const char *text, diag_sink *sink);
} readers[] = {{"manifest", read_manifest},
               {"waivers", read_waivers},
               {"description", read_description},
               {"opset", read_opset}};

/* Every reader refuses the text with the sentence, within a second. */
static void all_refuse(const char *text, const char *sentence) {
  for (size_t i = 0; i < sizeof readers / sizeof *readers; i++) {
    strbuf errors = STRBUF_INIT;
    diag_text_sink sink = diag_text_sink_to(&errors);
    clock_t start = clock();
    readers[i].read(text, &sink.sink);
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    if (!strstr(strbuf_str(&errors), sentence))
      fail_msg("%s, of %.20s: expected '%s' in: %s", readers[i].name, text, sentence,
               strbuf_str(&errors));
    if (seconds > 1) fail_msg("%s, of %.20s: %.1f s", readers[i].name, text, seconds);
    strbuf_free(&errors);
  }
}

static void what_is_more_than_values_is_refused(void **state) {
  (void)state;
  all_refuse("name: &a x\nkind: *a\n", ":1:7: error: anchors and tags are not used here");
  all_refuse("name: *a\n", ":1:7: error: aliases are not used here");
  all_refuse("name: !!str x\n", ":1:7: error: anchors and tags are not used here");
  all_refuse("name: !<x> {}\n", ":1:7: error: anchors and tags are not used here");
  all_refuse("name: &a []\n", ":1:7: error: anchors and tags are not used here");
  all_refuse("a: b\n--- \nc: d\n", ":2:1: error: a second document");
  /* Ten aliases of ten aliases ... */
  all_refuse("a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\nd: [*c,*c]\n", "anchors and tags");
}

static char *repeated(const char *piece, size_t times) {
  size_t n = strlen(piece);
  char *text = malloc(n * times + 1);
  assert_non_null(text);
  for (size_t i = 0; i < times; i++) memcpy(text + n * i, piece, n);
  text[n * times] = '\0';
  return text;
}

static void depth_is_refused_at_once(void **state) {
  (void)state;
  static const char *const pieces[] = {"[", "{a: ", "- ", "[\n", "[[", "- - ", "{a: ["};
  for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
    char *text = repeated(pieces[i], 100000);
    all_refuse(text, "error: nested too deep (limit yaml_depth)");
    free(text);
  }
}

static void size_is_refused_at_once(void **state) {
  (void)state;
  char *text = repeated("- a\n", LIMIT_YAML_BYTES / 4 + 1);
  all_refuse(text, "error: larger than 4194304 bytes (limit yaml_bytes)");
  free(text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_more_than_values_is_refused),
      cmocka_unit_test(depth_is_refused_at_once),
      cmocka_unit_test(size_is_refused_at_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
