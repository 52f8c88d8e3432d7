/* SPDX-License-Identifier: Apache-2.0 */
/* The style of corpus programs, as far as a machine sees it (corpus/README.md): a comment on top,
 * values with names, no line of the generic form where there is a pretty one. And the manifests say
 * who vouches for what is evaluated, and why the rest is not. */
#include <ctype.h>
#include <stdlib.h>

#include "harness/data/input.h"
#include "tests/harness/suite.h"
#include "text/text.h"

static unsigned complaints;
static void complain(const corpus_case *c, unsigned line, const char *what) {
  if (complaints++ < 40) print_error("%s:%u: %s\n", c->path, line, what);
}

/* Names that only a printer gives: %0, %arg0, %cst. */
static bool is_printed_name(const char *s, size_t n) {
  static const char *const stems[] = {"", "arg", "iterArg", "cst", "c"};
  for (size_t k = 0; k < sizeof stems / sizeof *stems; k++) {
    size_t stem = strlen(stems[k]);
    if (n < stem || strncmp(s, stems[k], stem) != 0) continue;
    const char *at = s + stem, *end = s + n;
    if (stem && at < end && *at == '_') at++;
    while (at < end && isdigit((unsigned char)*at)) at++;
    if (at == end) return true;
  }
  return false;
}

static void names_are_said(const corpus_case *c, const char *text) {
  unsigned line = 1;
  bool comment = false;
  for (const char *s = text; *s; s++) {
    if (*s == '\n') line++, comment = false;
    if (s[0] == '/' && s[1] == '/') comment = true;
    if (*s != '%' || comment) continue;
    size_t n = strspn(s + 1, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$.-");
    if (is_printed_name(s + 1, n)) {
      complain(c, line, "a value without a name of its own");
      return;
    }
  }
}

/* Operations in generic form: "dialect.op"( outside of comments. */
static size_t generic_ops(const char *text) {
  size_t count = 0;
  bool comment = false;
  for (const char *s = text; *s; s++) {
    if (*s == '\n') comment = false;
    if (s[0] == '/' && s[1] == '/') comment = true;
    if (*s != '"' || comment) continue;
    size_t n = strcspn(s + 1, "\"\n");
    bool dotted = memchr(s + 1, '.', n) != NULL;
    s += n + 1;
    if (!*s) break;
    if (*s == '"' && s[1] == '(' && dotted) count++;
  }
  return count;
}

static void forms_are_pretty(const corpus_case *c, const char *text) {
  ir_context *context = ir_context_new(&vs_builtin_opset()->registry, NULL);
  ir_op *module = text_parse(context, text, strlen(text), NULL, NULL);
  strbuf printed = STRBUF_INIT;
  if (module) text_print(context, module, &(text_print_options){.verified = true}, &printed);
  if (module && generic_ops(text) > generic_ops(strbuf_str(&printed)))
    complain(c, 1, "an operation in generic form that has a pretty one");
  strbuf_free(&printed);
  ir_context_free(context);
}

static void manifests_say_who_vouches(void **state) {
  (void)state;
  complaints = 0;
  corpus c;
  assert_true(corpus_load(&c, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL));
  for (size_t k = 0; k < c.count; k++) {
    const corpus_case *at = &c.cases[k];
    bool refused = at->breaks || at->edits;
    bool evaluated = at->checks >> CHECK_EVALUATE & 1;
    if (!refused && evaluated && at->vouch == VOUCH_UNSAID)
      complain(at, at->line, "nobody vouches for the expected values (vouch)");
    if (!refused && !evaluated && !at->no_evaluate)
      complain(at, at->line, "it is not evaluated, and nothing says why (no_evaluate)");
  }
  corpus_free(&c);
  assert_int_equal(complaints, 0);
}

static void programs_keep_the_style(void **state) {
  (void)state;
  corpus c;
  assert_true(corpus_load(&c, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL));
  for (size_t k = 0; k < c.count; k++) {
    const corpus_case *at = &c.cases[k];
    strbuf why = STRBUF_INIT;
    input in;
    assert_true(input_open(&in, at->path, &why));
    char *text = strndup(in.bytes, in.size);
    if (strncmp(text, "//", 2) != 0)
      complain(at, 1, "no comment on top says what the program is for");
    names_are_said(at, text);
    /* A program that breaks a constraint may have no pretty form. */
    if (!at->breaks) forms_are_pretty(at, text);
    free(text);
    input_close(&in);
    strbuf_free(&why);
  }
  corpus_free(&c);
  assert_int_equal(complaints, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(programs_keep_the_style),
                                     cmocka_unit_test(manifests_say_who_vouches)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
