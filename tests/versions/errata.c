/* SPDX-License-Identifier: Apache-2.0 */
/* Where upstream and its own rules differ (docs/errata.md): each program of tests/versions/errata
 * is refused one way and accepted the other, with --strict-upstream and without. */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "harness/data/input.h"
#include "harness/files/program.h"

#define FOLDER HLO_CTS_SOURCE "/tests/versions/errata"

/* The rest of the line "// key: ..." of a program's head; empty when there is none. */
static void head(const char *text, const char *key, strbuf *out) {
  strbuf_reset(out);
  strbuf line = STRBUF_INIT;
  strbuf_addf(&line, "// %s: ", key);
  const char *at = strstr(text, strbuf_str(&line));
  if (at) strbuf_add(out, at + line.len, strcspn(at + line.len, "\n"));
  strbuf_free(&line);
}

/* Serializes; what was said is in `said`, the artifact in `bytes`. */
static bool serializes(const input *in, const char *target, bool others, bool strict, strbuf *said,
                       strbuf *bytes) {
  const vs_opset *o = vs_builtin_opset();
  strbuf_reset(said);
  strbuf_reset(bytes);
  diag_text_sink sink = diag_text_sink_to(said);
  ir_context *c = ir_context_new(&o->registry, &(ir_context_options){.allow_unregistered = others});
  program_options how = {.file = in->name, .allow_other_dialects = others};
  ir_op *module = program_read(c, in->bytes, in->size, &how, &sink.sink);
  if (!module) fail_msg("%s: %s", in->name, strbuf_str(said));
  vs_options options = {.allow_other_dialects = others, .strict_upstream = strict};
  vs_version version;
  assert_true(tool_target(o, target, strlen(target), true, (diag_place){0}, &version, &sink.sink));
  bool ok = program_serialize(c, module, version, &options, VS_NONE, bytes, &sink.sink);
  ir_context_free(c);
  return ok;
}

/* The artifact can be read. */
static void is_readable(const input *in, const strbuf *bytes, bool others) {
  strbuf said = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&said);
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry,
                                 &(ir_context_options){.allow_unregistered = others});
  program_options how = {.file = in->name, .allow_other_dialects = others};
  ir_op *module = program_read(c, bytes->bytes, bytes->len, &how, &sink.sink);
  if (!module) fail_msg("%s: %s", in->name, strbuf_str(&said));
  ir_context_free(c);
  strbuf_free(&said);
}

static void check(const char *path) {
  strbuf target = STRBUF_INIT, options = STRBUF_INIT, refused = STRBUF_INIT, said = STRBUF_INIT,
         bytes = STRBUF_INIT;
  input in;
  assert_true(input_open(&in, path, &said));
  head(in.bytes, "target", &target);
  head(in.bytes, "options", &options);
  head(in.bytes, "refused", &refused);
  bool refuse_strict = refused.len == 0;
  if (refuse_strict) head(in.bytes, "refused with --strict-upstream", &refused);
  if (!target.len || !refused.len) fail_msg("%s: no target, or no refusal", path);
  bool others = strstr(strbuf_str(&options), "--allow-other-dialects") != NULL;
  for (int strict = 0; strict < 2; strict++) {
    bool ok = serializes(&in, strbuf_str(&target), others, strict, &said, &bytes);
    if (ok != (strict != refuse_strict))
      fail_msg("%s: %s %s: %s", path, strict ? "strict," : "by default,",
               ok ? "accepted" : "refused", strbuf_str(&said));
    if (ok)
      is_readable(&in, &bytes, others);
    else if (!strstr(strbuf_str(&said), strbuf_str(&refused)))
      fail_msg("%s: refused for another reason: %s", path, strbuf_str(&said));
  }
  input_close(&in);
  strbuf_free(&target);
  strbuf_free(&options);
  strbuf_free(&refused);
  strbuf_free(&said);
  strbuf_free(&bytes);
}

/* docs/errata.md names each program once, in the row of its erratum. Names with a folder are
 * others'. */
static size_t programs_of_the_page(void) {
  FILE *f = fopen(HLO_CTS_SOURCE "/docs/errata.md", "r");
  assert_non_null(f);
  char *line = NULL;
  size_t room = 0, count = 0;
  while (getline(&line, &room, f) > 0)
    for (const char *at = line; (at = strstr(at, ".mlir`")); at++) {
      const char *name = at;
      while (name > line && strchr("abcdefghijklmnopqrstuvwxyz0123456789_", name[-1])) name--;
      count += name > line && name[-1] == '`';
    }
  free(line);
  fclose(f);
  return count;
}

static void each_program_shows_its_erratum(void **state) {
  (void)state;
  DIR *d = opendir(FOLDER);
  assert_non_null(d);
  size_t programs = 0;
  strbuf path = STRBUF_INIT;
  for (struct dirent *e; (e = readdir(d));) {
    if (!strstr(e->d_name, ".mlir")) continue;
    strbuf_reset(&path);
    strbuf_addf(&path, FOLDER "/%s", e->d_name);
    check(strbuf_str(&path));
    programs++;
  }
  closedir(d);
  strbuf_free(&path);
  assert_int_equal(programs, programs_of_the_page());
}

/* docs/errata.md tells of each program by name. */
static void each_program_is_documented(void **state) {
  (void)state;
  input doc;
  strbuf why = STRBUF_INIT;
  assert_true(input_open(&doc, HLO_CTS_SOURCE "/docs/errata.md", &why));
  DIR *d = opendir(FOLDER);
  assert_non_null(d);
  for (struct dirent *e; (e = readdir(d));)
    if (strstr(e->d_name, ".mlir") && !memmem(doc.bytes, doc.size, e->d_name, strlen(e->d_name)))
      fail_msg("docs/errata.md says nothing of %s", e->d_name);
  closedir(d);
  input_close(&doc);
  strbuf_free(&why);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(each_program_shows_its_erratum),
                                     cmocka_unit_test(each_program_is_documented)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
