/* Command lines: dashes, values, switches, mistakes, help. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "harness/cli.h"

enum { A_SWITCH = 1, A_VALUE, A_MAYBE, A_HIDDEN };
static const cli_option options[] = {
    {"loud", CLI_SWITCH, NULL, "make noise", A_SWITCH},
    {"target", CLI_VALUE, "release", "for this release", A_VALUE},
    {"split", CLI_MAYBE, "marker", "cut", A_MAYBE},
    {"hidden", CLI_SWITCH, NULL, NULL, A_HIDDEN},
    {"o", CLI_VALUE, "file", "where to", 5},
};
static const cli_tool tool = {"tool", "A tool.", "[options] [file]", options, 5, 1};

typedef struct parsed {
  cli_args args;
  strbuf why;
  bool ok;
} parsed;

static parsed parse(int argc, char **argv) {
  parsed p = {.why = STRBUF_INIT};
  p.ok = cli_parse(&tool, argc, argv, &p.args, &p.why);
  return p;
}
#define PARSE(...)                                                             \
  parse((int)(sizeof((const char *[]){"tool", __VA_ARGS__}) / sizeof(char *)), \
        (char **)(uintptr_t)(const char *[]){"tool", __VA_ARGS__})

static void done(parsed *p) {
  cli_free(&p->args);
  strbuf_free(&p->why);
}

static void one_or_two_dashes_and_both_value_forms(void **state) {
  (void)state;
  parsed p = PARSE("-target=1.0.0", "--target", "1.2.0", "--loud", "in.mlir");
  assert_true(p.ok);
  assert_string_equal(cli_value(&p.args, A_VALUE), "1.2.0"); /* the last one counts */
  assert_int_equal(p.args.hit_count, 3);
  assert_true(cli_on(&p.args, A_SWITCH));
  assert_int_equal(p.args.rest_count, 1);
  assert_string_equal(p.args.rest[0], "in.mlir");
  done(&p);
}

static void switches_take_true_and_false(void **state) {
  (void)state;
  parsed p = PARSE("--loud=false");
  assert_true(p.ok);
  assert_false(cli_on(&p.args, A_SWITCH));
  done(&p);
  p = PARSE("--loud=1");
  assert_true(cli_on(&p.args, A_SWITCH));
  done(&p);
  p = PARSE("--loud=maybe");
  assert_false(p.ok);
  assert_string_equal(strbuf_str(&p.why), "option '--loud' takes true or false, not 'maybe'");
  done(&p);
}

static void optional_values_are_never_the_next_argument(void **state) {
  (void)state;
  parsed p = PARSE("--split", "in.mlir");
  assert_true(p.ok);
  assert_non_null(cli_last(&p.args, A_MAYBE));
  assert_null(cli_value(&p.args, A_MAYBE));
  assert_int_equal(p.args.rest_count, 1);
  done(&p);
  p = PARSE("--split=", "x");
  assert_string_equal(cli_value(&p.args, A_MAYBE), "");
  done(&p);
}

static void a_dash_is_a_file_and_two_end_the_options(void **state) {
  (void)state;
  parsed p = PARSE("-");
  assert_true(p.ok);
  assert_string_equal(p.args.rest[0], "-");
  done(&p);
  p = PARSE("--", "--loud");
  assert_true(p.ok);
  assert_string_equal(p.args.rest[0], "--loud");
  assert_false(cli_on(&p.args, A_SWITCH));
  done(&p);
}

static void mistakes_are_named(void **state) {
  (void)state;
  static const struct {
    const char *argument, *says;
  } rows[] = {
      {"--targte=1", "unknown option '--targte'; did you mean '--target'?"},
      {"--nothing-like-it", "unknown option '--nothing-like-it'"},
      {"--target", "option '--target' needs a value"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    parsed p = PARSE(rows[i].argument);
    assert_false(p.ok);
    assert_string_equal(strbuf_str(&p.why), rows[i].says);
    done(&p);
  }
  parsed p = PARSE("a", "b");
  assert_false(p.ok);
  assert_string_equal(strbuf_str(&p.why), "unexpected argument 'b'");
  done(&p);
}

static void help_lists_every_row_but_the_hidden_ones(void **state) {
  (void)state;
  parsed p = PARSE("--help");
  assert_true(p.ok && p.args.help);
  done(&p);
  strbuf out = STRBUF_INIT;
  cli_help(&tool, &out);
  assert_non_null(strstr(strbuf_str(&out), "--target=<release>"));
  assert_non_null(strstr(strbuf_str(&out), "--split[=<marker>]"));
  assert_non_null(strstr(strbuf_str(&out), "-o <file>"));
  assert_null(strstr(strbuf_str(&out), "hidden"));
  strbuf_free(&out);
}

static void numbers_are_whole_and_bounded(void **state) {
  (void)state;
  unsigned long long n;
  assert_true(cli_number("0", &n) && n == 0);
  assert_true(cli_number("18446744073709551615", &n) && n == UINT64_MAX);
  assert_false(cli_number("18446744073709551616", &n));
  assert_false(cli_number("", &n));
  assert_false(cli_number("1x", &n));
  assert_false(cli_number("-1", &n));
  assert_false(cli_number(NULL, &n));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_or_two_dashes_and_both_value_forms),
      cmocka_unit_test(switches_take_true_and_false),
      cmocka_unit_test(optional_values_are_never_the_next_argument),
      cmocka_unit_test(a_dash_is_a_file_and_two_end_the_options),
      cmocka_unit_test(mistakes_are_named),
      cmocka_unit_test(help_lists_every_row_but_the_hidden_ones),
      cmocka_unit_test(numbers_are_whole_and_bounded),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
