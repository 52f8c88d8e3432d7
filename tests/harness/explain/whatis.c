/* SPDX-License-Identifier: Apache-2.0 */
/* Messages that people met, with where they met them, and what has to be said about each; and
 * messages that have nothing to do with releases, about which nothing may be said. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "harness/explain/whatis.h"

typedef struct met {
  const char *where, *message;
  const char *said[4]; /* parts of the answer, any line break as a space; NULL ends */
} met;

/* The facts behind the answers are upstream's log of versions (VhloDialect.td), the codes of
 * VhloBytecode.cpp, and what each jaxlib says of itself (products.yaml). */
static const met known[] = {
#include "whatis.def"
};

static const char *const unknown[] = {
    "Segmentation fault (core dumped)",
    "error: failed to legalize operation 'scf.for' that was explicitly marked illegal",
    "RuntimeError: CUDA error: no kernel image is available for execution on the device",
    "TypeError: unsupported operand type(s) for +: 'int' and 'str'",
    ("This plugin was compiled for an older version of the plugin interface (2) than what you are "
     "currently using (3)."),
    "ImportError: libstdc++.so.6: version `GLIBCXX_3.4.30' not found",
    "XlaRuntimeError: RESOURCE_EXHAUSTED: Out of memory allocating 17179869184 bytes.",
    "error: unknown type name 'size_t'; did you mean 'int'?",
    "HTTP error 403: the version of the API that you use is no longer supported",
    "",
    "\x1b[31m\xff\xfe unknown",
};

/* The answer with each run of white space as one space. */
static char *answer(const char *message, size_t *found) {
  strbuf out = STRBUF_INIT, flat = STRBUF_INIT;
  *found = whatis(vs_builtin_opset(), message, strlen(message), &out);
  for (size_t i = 0; i < out.len; i++)
    if (!strchr(" \n", out.bytes[i]))
      strbuf_addc(&flat, out.bytes[i]);
    else if (flat.len && flat.bytes[flat.len - 1] != ' ')
      strbuf_addc(&flat, ' ');
  char *text = strdup(strbuf_str(&flat));
  strbuf_free(&out);
  strbuf_free(&flat);
  return text;
}

static void each_message_gets_its_answer(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    size_t found;
    char *text = answer(known[i].message, &found);
    for (size_t j = 0; j < 4 && known[i].said[j]; j++)
      if (!strstr(text, known[i].said[j]))
        fail_msg("%s\n%s\nno \"%s\" in:\n%s", known[i].where, known[i].message, known[i].said[j],
                 text);
    free(text);
  }
}

static void messages_about_something_else_get_none(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
    size_t found;
    char *text = answer(unknown[i], &found);
    if (found || *text) fail_msg("%s\n%s", unknown[i], text);
    free(text);
  }
}

/* Which StableHLO software holds that does not say it: what was tried. */
static void packages_that_were_tried_are_told_so(void **state) {
  (void)state;
  static const struct {
    const char *message, *says;
  } rows[] = {{"iree-base-compiler==3.8.0", "its reader knew what came up to 1.12.0"},
              {"tensorflow==2.18.1", "its reader knew what came up to 1.7.0"},
              {"tensorflow-cpu 2.99.0", "tensorflow 2.99.0 was not tried here"},
              {"jaxlib==0.5.0", "jaxlib 0.5.0 holds StableHLO 1.8.9"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    size_t found;
    char *text = answer(rows[i].message, &found);
    if (!strstr(text, rows[i].says)) fail_msg("%s\n%s", rows[i].message, text);
    free(text);
  }
}

/* An unknown code, name or release is never given a cause. */
static void what_no_release_has_is_not_explained_away(void **state) {
  (void)state;
  static const char *const messages[] = {"unknown vhlo type code: 999",
                                         "unknown vhlo attribute code: 99999999999999999999",
                                         "vhlo.no_such_op_v1", "!vhlo.f3E1M1_v1"};
  for (size_t i = 0; i < sizeof messages / sizeof *messages; i++) {
    size_t found;
    char *text = answer(messages[i], &found);
    assert_int_equal(found, 1);
    if (!strstr(text, "No release up to") || strstr(text, "Upgrade"))
      fail_msg("%s\n%s", messages[i], text);
    free(text);
  }
}

/* Megabytes of findings: each wording is told once, and their number is limited. */
static void a_long_log_is_not_a_long_answer(void **state) {
  (void)state;
  strbuf log = STRBUF_INIT, out = STRBUF_INIT;
  for (unsigned i = 0; i < 100000; i++)
    strbuf_addf(&log, "error: unknown vhlo type code: %u in !vhlo.x%u_v1\n", i, i);
  assert_true(whatis(vs_builtin_opset(), log.bytes, log.len, &out) > 0);
  assert_true(out.len < 32 * 1024); /* some screens, of a log of five megabytes */
  strbuf_free(&log);
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_message_gets_its_answer),
      cmocka_unit_test(messages_about_something_else_get_none),
      cmocka_unit_test(packages_that_were_tried_are_told_so),
      cmocka_unit_test(what_no_release_has_is_not_explained_away),
      cmocka_unit_test(a_long_log_is_not_a_long_answer),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
