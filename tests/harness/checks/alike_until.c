/* SPDX-License-Identifier: Apache-2.0 */
/* A run reads an artifact once for all releases that are said to read it alike
 * (program_options.alike_until). Here each of them reads golden bytes and must get the same
 * program.
 */
#include <string.h>

#include "artifact/program.h"
#include "harness/golden/golden.h"
#include "tests/harness/suite.h"

static ir_op *read_at(ir_context *c, const char *bytes, size_t size, vs_version consumer,
                      vs_version *until) {
  program_options o = {.consumer = consumer, .allow_other_dialects = true, .alike_until = until};
  program_step step;
  return program_read_artifact(c, bytes, size, &o, &step, NULL);
}

/* Returns for how many releases the answer of an earlier one stood. */
static size_t read_everywhere(const vs_opset *o, const golden_row *row, const char *bytes,
                              size_t size) {
  size_t stood = 0;
  vs_version until = VS_NONE;
  ir_context *first = NULL;
  ir_op *program = NULL;
  strbuf why = STRBUF_INIT;
  for (size_t i = 0; i < o->release_count; i++) {
    vs_version consumer = o->releases[i].version, now = VS_NONE;
    ir_context *c = ir_context_new(&o->registry, NULL);
    ir_op *read = read_at(c, bytes, size, consumer, &now);
    if (consumer <= until) {
      char is[32], reads[32];
      bool alike = read && now >= until && ir_equal(read, program, NULL, &why);
      if (!alike)
        fail_msg("%s for %s: %s reads it otherwise: %s", row->id, vs_format(row->release, is),
                 vs_format(consumer, reads), strbuf_str(&why));
      stood++;
      ir_context_free(c);
    } else {
      ir_context_free(first);
      first = c;
      program = read;
      until = read ? now : VS_NONE;
      if (read) assert_true(until >= consumer);
    }
  }
  ir_context_free(first);
  strbuf_free(&why);
  return stood;
}

static void releases_said_to_read_alike_do(void **state) {
  (void)state;
  enum { EVERY = 40 };
  const vs_opset *o = vs_builtin_opset();
  golden_set g;
  assert_true(golden_load(&g, HLO_CTS_SOURCE "/golden", o, NULL));
  size_t cases = 0, read = 0, stood = 0;
  for (size_t i = 0; i < g.count; i++) {
    const char *bytes;
    size_t size;
    strbuf why = STRBUF_INIT;
    if (!i || strcmp(g.rows[i].id, g.rows[i - 1].id) != 0) cases++;
    if (cases % EVERY) continue;
    assert_true(golden_bytes(&g, &g.rows[i], &bytes, &size, &why));
    stood += read_everywhere(o, &g.rows[i], bytes, size);
    read++;
    strbuf_free(&why);
  }
  assert_true(read > 1000);
  assert_true(stood > read * o->release_count / 2); /* otherwise nothing is saved */
  golden_free(&g);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(releases_said_to_read_alike_do)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
