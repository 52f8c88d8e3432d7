/* SPDX-License-Identifier: Apache-2.0 */
/* Command lines: dashes, values, switches, mistakes, help. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "harness/cli/cli.h"
#include "harness/cts/command.h"

static const cli_option options[] = {
    {"loud", CLI_SWITCH, NULL, "make noise"}, {"target", CLI_VALUE, "release", "for this release"},
    {"split", CLI_MAYBE, "marker", "cut"},    {"hidden", CLI_SWITCH, NULL, NULL},
    {"o", CLI_VALUE, "file", "where to"},     {NULL},
};
static const cli_tool tool = {"tool", "A tool.", "[options] [file]", options, 1};

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
  assert_string_equal(cli_value(&p.args, "target"), "1.2.0"); /* the last one counts */
  assert_int_equal(p.args.hit_count, 3);
  assert_true(cli_on(&p.args, "loud"));
  assert_int_equal(p.args.rest_count, 1);
  assert_string_equal(p.args.rest[0], "in.mlir");
  done(&p);
}

static void switches_take_true_and_false(void **state) {
  (void)state;
  parsed p = PARSE("--loud=false");
  assert_true(p.ok);
  assert_false(cli_on(&p.args, "loud"));
  done(&p);
  p = PARSE("--loud=1");
  assert_true(cli_on(&p.args, "loud"));
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
  assert_non_null(cli_last(&p.args, "split"));
  assert_null(cli_value(&p.args, "split"));
  assert_int_equal(p.args.rest_count, 1);
  done(&p);
  p = PARSE("--split=", "x");
  assert_string_equal(cli_value(&p.args, "split"), "");
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
  assert_false(cli_on(&p.args, "loud"));
  done(&p);
}

static void mistakes_are_named(void **state) {
  (void)state;
  static const struct {
    const char *argument, *says;
  } rows[] = {
      {"--targte=1", "unknown option '--targte'; did you mean '--target'?"},
      {"--nothing-like-it", "unknown option '--nothing-like-it'; --help lists the options"},
      {"-nothing-like-it", "unknown option '-nothing-like-it'; --help lists the options"},
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

static const char *const colours[] = {"red", "green", "blue"};
static const char *const sizes[] = {"small", "large", NULL};
static const cli_option chosen_options[] = {
    {"colour", CLI_VALUE, "colour", "in this one", "Paint", .choices = colours, .choice_count = 3,
     .fallback = "blue"},
    {"colours", CLI_VALUE, "colour,…", "in these", .choices = colours, .choice_count = 3,
     .list = true},
    {"size", CLI_MAYBE, "size", "how large", "Canvas", .choices = sizes},
    {"rare", CLI_SWITCH, NULL, "hardly ever", .rare = true},
    {NULL},
};
static const cli_tool chosen = {"paint", "Paints.", "[options]", chosen_options, 0};

static parsed choose(int argc, char **argv) {
  parsed p = {.why = STRBUF_INIT};
  p.ok = cli_parse(&chosen, argc, argv, &p.args, &p.why);
  return p;
}
#define CHOOSE(...)                                                              \
  choose((int)(sizeof((const char *[]){"paint", __VA_ARGS__}) / sizeof(char *)), \
         (char **)(uintptr_t)(const char *[]){"paint", __VA_ARGS__})

static void choices_are_checked(void **state) {
  (void)state;
  parsed p = CHOOSE("--colour=green", "--size", "--size=");
  assert_true(p.ok);
  assert_int_equal(cli_choice(&p.args, "colour", 9), 1);
  assert_int_equal(cli_choice(&p.args, "size", 9), 9);
  done(&p);
  static const struct {
    const char *argument, *says;
  } rows[] = {
      {"--colour=pink", "option '--colour' takes red, green or blue, not 'pink'"},
      {"--colour=red,blue", "option '--colour' takes red, green or blue, not 'red,blue'"},
      {"--colour=", "option '--colour' takes red, green or blue, not ''"},
      {"--colours=red,,blue", "option '--colours' takes red, green or blue, not ''"},
      {"--size=huge", "option '--size' takes small or large, or nothing, not 'huge'"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    p = CHOOSE(rows[i].argument);
    assert_false(p.ok);
    assert_string_equal(strbuf_str(&p.why), rows[i].says);
    done(&p);
  }
}

static void lists_grow(void **state) {
  (void)state;
  strbuf all = STRBUF_INIT;
  parsed p = CHOOSE("--colours=red,blue", "--colours", "green");
  assert_true(p.ok);
  assert_true(cli_list(&p.args, "colours", &all));
  assert_string_equal(strbuf_str(&all), "red,blue,green");
  strbuf_reset(&all);
  assert_false(cli_list(&p.args, "size", &all));
  strbuf_free(&all);
  done(&p);
}

static void help_is_laid_out_by_groups(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  cli_help(&chosen, &out);
  assert_string_equal(strbuf_str(&out),
                      "Paints.\n\nusage: paint [options]\n\n"
                      "Paint:\n"
                      "  --colour=<colour>     in this one: red, green or blue (default blue)\n"
                      "  --colours=<colour,…>  in these: red, green or blue\n"
                      "Canvas:\n"
                      "  --size[=<size>]       how large: small or large\n"
                      "  --help[=man]          this text, or the manual page\n\n"
                      "--help=man has 1 more option.\n");
  strbuf_free(&out);
}

/* The description and then the examples are left out where there is no room for them, and the last
 * line says so. */
static void help_fits_a_screen(void **state) {
  (void)state;
  enum { MANY = 40 };
  static cli_option rows[MANY + 1];
  for (int i = 0; i < MANY; i++)
    rows[i] = (cli_option){.name = "xx", .kind = CLI_SWITCH, .help = "does it"};
  cli_tool paint = {"paint",
                    "Paints.",
                    "[options]",
                    rows + MANY - 1,
                    .about = "One.\n\nTwo.",
                    EXAMPLES({"a wall", "paint wall"})};
  strbuf_auto out = STRBUF_INIT;
  cli_help(&paint, &out);
  assert_string_equal(strbuf_str(&out),
                      "Paints.\n\nusage: paint [options]\n\nOne.\n\nTwo.\n\n"
                      "  --xx          does it\n"
                      "  --help[=man]  this text, or the manual page\n"
                      "\nExamples:\n  a wall:\n    paint wall\n");
  /* 4 lines of usage, 1 of --help; 4 of description, 4 of examples */
  const struct {
    size_t options;
    bool about, examples;
  } heights[] = {{32, true, true},
                 {33, true, false},
                 {36, true, false},
                 {37, false, false},
                 {40, false, false}};
  for (size_t i = 0; i < sizeof heights / sizeof *heights; i++) {
    paint.options = rows + MANY - heights[i].options;
    strbuf_reset(&out);
    cli_help(&paint, &out);
    assert_int_equal(strstr(strbuf_str(&out), "Two.") != NULL, heights[i].about);
    assert_int_equal(strstr(strbuf_str(&out), "paint wall") != NULL, heights[i].examples);
    const char *last = heights[i].about
                           ? heights[i].examples ? NULL : "\n--help=man has examples.\n"
                           : "\n--help=man has a description and examples.\n";
    assert_true(!last ? !strstr(strbuf_str(&out), "man has")
                      : strstr(strbuf_str(&out), last) != NULL);
  }
}

static void lines_break_at_words(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  for (int i = 0; i < 30; i++) strbuf_adds(&out, i ? " wörter" : "wörter");
  strbuf lines = STRBUF_INIT;
  cli_wrap(strbuf_str(&out), 10, 10, &lines);
  for (const char *at = strbuf_str(&lines); *at;) {
    char line[256];
    size_t n = strcspn(at, "\n");
    assert_true(n < sizeof line);
    snprintf(line, sizeof line, "%.*s", (int)n, at);
    bool first = at == strbuf_str(&lines);
    assert_true(cli_columns(line, strlen(line)) + (first ? 10 : 0) <= CLI_WIDTH);
    at += n + 1;
  }
  strbuf_free(&out);
  strbuf_free(&lines);
}

/* Every command of hlo-cts: what its table says holds together, and its help fits a screen. */
static void tables_are_sound(void **state) {
  (void)state;
  for (size_t i = 0; i < command_count; i++) {
    const cli_tool *t = &commands[i].tool;
    strbuf help = STRBUF_INIT;
    assert_int_equal(strncmp(t->name, "hlo-cts ", strlen("hlo-cts ")), 0);
    assert_ptr_equal(find_command(command_name(&commands[i])), &commands[i]);
    for (const cli_option *o = t->options; o->name; o++) {
      bool value = o->kind != CLI_SWITCH;
      if (value != (o->argument != NULL) || (!value && (o->choices || o->list)))
        fail_msg("%s: the row of --%s", t->name, o->name);
      for (const cli_option *other = t->options; other < o; other++)
        if (strcmp(o->name, other->name) == 0)
          fail_msg("%s: --%s stands there twice", t->name, o->name);
      if (!o->choices || !o->fallback) continue;
      for (const char *word = o->fallback; word; word = o->list ? strchr(word, ',') : NULL) {
        word += *word == ',';
        size_t n = o->list ? strcspn(word, ",") : strlen(word), j = 0;
        while (cli_choice_at(o, j) &&
               (strncmp(cli_choice_at(o, j), word, n) != 0 || cli_choice_at(o, j)[n]))
          j++;
        if (!cli_choice_at(o, j)) fail_msg("%s: --%s is never %s", t->name, o->name, word);
      }
    }
    cli_help(t, &help);
    size_t lines = 0;
    for (const char *at = strbuf_str(&help); *at; lines++) {
      char line[512];
      size_t n = strcspn(at, "\n");
      snprintf(line, sizeof line, "%.*s", (int)n, at);
      if (cli_columns(line, strlen(line)) > CLI_WIDTH) fail_msg("%s --help: %s", t->name, line);
      at += n + 1;
    }
    if (lines > 45) fail_msg("%s --help has %zu lines", t->name, lines);
    strbuf_free(&help);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(choices_are_checked),
      cmocka_unit_test(lists_grow),
      cmocka_unit_test(help_is_laid_out_by_groups),
      cmocka_unit_test(help_fits_a_screen),
      cmocka_unit_test(lines_break_at_words),
      cmocka_unit_test(tables_are_sound),
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
