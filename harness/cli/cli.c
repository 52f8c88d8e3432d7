/* SPDX-License-Identifier: Apache-2.0 */
#include "cli.h"

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/words/near.h"

const cli_option *cli_find(const cli_tool *tool, const char *name, size_t n) {
  for (const cli_option *o = tool->options; o && o->name; o++)
    if (bytes_are(name, n, o->name)) return o;
  return NULL;
}

/* `arg` is as it was given; the option's name is the `n` bytes at `given`. */
static void say_unknown(const cli_tool *tool, const char *arg, const char *given, size_t n,
                        strbuf *why) {
  strbuf_auto name = STRBUF_INIT;
  strbuf_add(&name, given, n);
  strbuf_addf(why, "unknown option '%.*s%s'", (int)(given - arg), arg, strbuf_str(&name));
  near_list near = near_to(strbuf_str(&name));
  for (const cli_option *o = tool->options; o && o->name; o++)
    if (o->help) near_try(&near, o->name);
  if (near.count)
    strbuf_addf(why, "; did you mean '--%s'?", near.names[0]);
  else
    strbuf_adds(why, "; --help lists the options");
}

static bool read_switch(const char *value, bool *on) {
  static const struct {
    const char *text;
    bool on;
  } rows[] = {{"true", true},   {"TRUE", true},   {"True", true},   {"1", true},
              {"false", false}, {"FALSE", false}, {"False", false}, {"0", false}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    if (strcmp(value, rows[i].text) != 0) continue;
    *on = rows[i].on;
    return true;
  }
  return false;
}

const char *cli_choice_at(const cli_option *o, size_t i) {
  if (!o->choices || (o->choice_count && i >= o->choice_count)) return NULL;
  return o->choices[i];
}

void cli_choices(const cli_option *o, strbuf *out) {
  for (size_t i = 0; cli_choice_at(o, i); i++)
    strbuf_addf(out, "%s%s",
                !i                        ? ""
                : cli_choice_at(o, i + 1) ? ", "
                                          : " or ",
                cli_choice_at(o, i));
}

/* The index of a choice, SIZE_MAX when it is none. */
static size_t choice_of(const cli_option *o, const char *value, size_t n) {
  const char *choice;
  for (size_t i = 0; (choice = cli_choice_at(o, i)); i++)
    if (bytes_are(value, n, choice)) return i;
  return SIZE_MAX;
}

static bool check_choice(const cli_option *o, const char *value, strbuf *why) {
  if (!o->choices || (o->kind == CLI_MAYBE && !*value)) return true;
  for (const char *at = value;; at++) {
    size_t n = o->list ? strcspn(at, ",") : strlen(at);
    if (choice_of(o, at, n) == SIZE_MAX) {
      strbuf_addf(why, "option '--%s' takes ", o->name);
      cli_choices(o, why);
      if (o->kind == CLI_MAYBE) strbuf_adds(why, ", or nothing");
      return strbuf_refuse(why, ", not '%.*s'", (int)n, at);
    }
    at += n;
    if (!*at) return true;
  }
}

/* Whether the option takes this value; NULL: it has none. */
static bool take_value(cli_hit *hit, const char *value, strbuf *why) {
  const cli_option *o = hit->option;
  bool is_path = o->values == CLI_FILE || o->values == CLI_FOLDER;
  hit->value = value;
  hit->on = true;
  if (o->kind == CLI_SWITCH) {
    if (!value || read_switch(value, &hit->on)) return true;
    return strbuf_refuse(why, "option '--%s' takes true or false, not '%s'", o->name, value);
  }
  if (o->kind == CLI_VALUE && (!value || (is_path && !*value)))
    return strbuf_refuse(why, "option '--%s' needs a value", o->name);
  return !value || check_choice(o, value, why);
}

bool cli_parse(const cli_tool *tool, int argc, char **argv, cli_args *out, strbuf *why) {
  *out = (cli_args){0};
  size_t room = argc > 0 ? (size_t)argc : 1;
  out->hits = calloc(room, sizeof *out->hits);
  out->rest = calloc(room, sizeof *out->rest);
  if (!out->hits || !out->rest) return strbuf_refuse(why, "out of memory");
  bool options = true;
  for (int i = 1; i < argc; i++) {
    const char *arg = argv[i];
    if (!options || arg[0] != '-' || arg[1] == '\0') {
      if (out->rest_count == tool->max_rest) {
        strbuf_addf(why, "unexpected argument '%s'", arg);
        if (strstr(arg, ".yaml") && cli_find(tool, "consumer", strlen("consumer")))
          strbuf_addf(why, "; did you mean '--consumer=%s'?", arg);
        return false;
      }
      out->rest[out->rest_count++] = arg;
      continue;
    }
    if (strcmp(arg, "--") == 0) {
      options = false;
      continue;
    }
    const char *name = arg + (arg[1] == '-' ? 2 : 1);
    const char *equals = strchr(name, '=');
    size_t n = equals ? (size_t)(equals - name) : strlen(name);
    const char *value = equals ? equals + 1 : NULL;
    if ((n == 4 && memcmp(name, "help", 4) == 0) || (n == 1 && *name == 'h')) {
      out->help = true;
      out->help_form = value;
      return true;
    }
    if (n == 7 && memcmp(name, "version", 7) == 0 && arg[1] == '-' && !value) {
      out->version = true;
      return true;
    }
    const cli_option *o = cli_find(tool, name, n);
    if (!o) {
      say_unknown(tool, arg, name, n, why);
      return false;
    }
    if (o->kind == CLI_VALUE && !value && i + 1 < argc) value = argv[++i];
    cli_hit *hit = &out->hits[out->hit_count];
    hit->option = o;
    if (!take_value(hit, value, why)) return false;
    out->hit_count++;
  }
  return true;
}

void cli_free(cli_args *args) {
  free(args->hits);
  free(args->rest);
  *args = (cli_args){0};
}

bool cli_is(const cli_hit *hit, const char *name) { return strcmp(hit->option->name, name) == 0; }

const cli_hit *cli_last(const cli_args *args, const char *name) {
  for (size_t i = args->hit_count; i-- > 0;)
    if (cli_is(&args->hits[i], name)) return &args->hits[i];
  return NULL;
}

bool cli_on(const cli_args *args, const char *name) {
  const cli_hit *hit = cli_last(args, name);
  return hit && hit->on;
}

const char *cli_value(const cli_args *args, const char *name) {
  const cli_hit *hit = cli_last(args, name);
  return hit ? hit->value : NULL;
}

size_t cli_choice(const cli_args *args, const char *name, size_t otherwise) {
  const cli_hit *hit = cli_last(args, name);
  size_t i = hit && hit->value ? choice_of(hit->option, hit->value, strlen(hit->value)) : SIZE_MAX;
  return i == SIZE_MAX ? otherwise : i;
}

bool cli_list(const cli_args *args, const char *name, strbuf *out) {
  bool any = false;
  for (size_t i = 0; i < args->hit_count; i++) {
    const cli_hit *hit = &args->hits[i];
    if (!cli_is(hit, name) || !hit->option->list || !hit->value) continue;
    strbuf_addf(out, "%s%s", any ? "," : "", hit->value);
    any = true;
  }
  return any;
}

/* --- Help --- */

void cli_spelling(const cli_option *o, strbuf *out) {
  strbuf_addf(out, "%s%s", o->name[1] ? "--" : "-", o->name);
  if (o->kind == CLI_VALUE) strbuf_addf(out, "%s<%s>", o->name[1] ? "=" : " ", o->argument);
  if (o->kind == CLI_MAYBE && o->argument) strbuf_addf(out, "[=<%s>]", o->argument);
}

size_t cli_columns(const char *text, size_t n) {
  size_t columns = 0;
  for (size_t i = 0; i < n; i++) columns += (text[i] & 0xc0) != 0x80;
  return columns;
}

void cli_wrap(const char *text, size_t at, size_t indent, strbuf *out) {
  bool first = true;
  for (;;) {
    text += strspn(text, " ");
    size_t n = strcspn(text, " ");
    if (!n) break;
    size_t columns = cli_columns(text, n);
    if (!first && at + 1 + columns > CLI_WIDTH) {
      strbuf_addc(out, '\n');
      strbuf_addn(out, ' ', indent);
      at = indent;
      first = true;
    }
    if (!first) strbuf_addc(out, ' ');
    strbuf_add(out, text, n);
    at += columns + !first;
    first = false;
    text += n;
  }
  strbuf_addc(out, '\n');
}

/* "help: a, b or c (default a)" */
static void add_what(const cli_option *o, strbuf *out) {
  strbuf_adds(out, o->help);
  if (o->choices) {
    strbuf_adds(out, ": ");
    cli_choices(o, out);
  }
  if (o->fallback) strbuf_addf(out, " (default %s)", o->fallback);
}

static const cli_option help_row = {"help[=man]", CLI_SWITCH, NULL, "this text, or the manual page",
                                    0};

/* Spellings of more columns than this have a line of their own. */
enum { WIDEST_SPELLING = 24 };

static size_t spelling_columns(const cli_option *o) {
  strbuf_auto text = STRBUF_INIT;
  cli_spelling(o, &text);
  return cli_columns(strbuf_str(&text), text.len);
}

static void add_row(const cli_option *o, size_t column, strbuf *out) {
  size_t width = spelling_columns(o) + 2;
  strbuf_auto what = STRBUF_INIT;
  strbuf_adds(out, "  ");
  cli_spelling(o, out);
  add_what(o, &what);
  if (width + 2 <= column) {
    strbuf_addn(out, ' ', column - width);
  } else if (width + 2 + cli_columns(strbuf_str(&what), what.len) <= CLI_WIDTH) {
    strbuf_adds(out, "  ");
  } else {
    strbuf_addc(out, '\n');
    strbuf_addn(out, ' ', column);
  }
  cli_wrap(strbuf_str(&what), column, column, out);
}

static size_t help_column(const cli_tool *tool) {
  size_t widest = spelling_columns(&help_row);
  for (const cli_option *o = tool->options; o && o->name; o++) {
    if (!o->help || o->rare) continue;
    size_t n = spelling_columns(o);
    if (n > widest && n <= WIDEST_SPELLING) widest = n;
  }
  return widest + 4;
}

static void help_usage(const cli_tool *tool, strbuf *out) {
  size_t indent = strlen("usage:  ") + strlen(tool->name);
  cli_wrap(tool->summary, 0, 0, out);
  strbuf_addf(out, "\nusage: %s ", tool->name);
  cli_wrap(tool->usage, indent, indent, out);
  strbuf_addc(out, '\n');
}

static void help_options(const cli_tool *tool, strbuf *out) {
  size_t column = help_column(tool);
  for (const cli_option *o = tool->options; o && o->name; o++) {
    if (o->group) strbuf_addf(out, "%s:\n", o->group);
    if (o->help && !o->rare) add_row(o, column, out);
  }
  add_row(&help_row, column, out);
}

/* Names the parts of the manual page that this text leaves out: long parts and rare options. */
static void help_more(const cli_tool *tool, bool about, bool examples, strbuf *out) {
  size_t rare = 0;
  for (const cli_option *o = tool->options; o && o->name; o++) rare += o->help && o->rare;
  const char *parts[3];
  char options[64];
  snprintf(options, sizeof options, "%zu more option%s", rare, rare == 1 ? "" : "s");
  size_t n = 0;
  if (about) parts[n++] = "a description";
  if (examples) parts[n++] = "examples";
  if (rare) parts[n++] = options;
  for (size_t i = 0; i < n; i++)
    strbuf_addf(out, "%s%s", i == 0 ? "\n--help=man has " : i + 1 < n ? ", " : " and ", parts[i]);
  if (n) strbuf_adds(out, ".\n");
}

static void help_about(const cli_tool *tool, strbuf *out) {
  for (const char *at = tool->about; at && *at;) {
    const char *end = strstr(at, "\n\n");
    strbuf_auto paragraph = STRBUF_INIT;
    strbuf_add(&paragraph, at, end ? (size_t)(end - at) : strlen(at));
    cli_wrap(strbuf_str(&paragraph), 0, 0, out);
    strbuf_addc(out, '\n');
    at = end ? end + 2 : NULL;
  }
}

static void help_examples(const cli_tool *tool, strbuf *out) {
  for (const cli_example *e = tool->examples; e && e->command; e++)
    strbuf_addf(out, "%s  %s:\n    %s\n", e == tool->examples ? "\nExamples:\n" : "", e->what,
                e->command);
}

static size_t lines_of(const strbuf *text) {
  size_t lines = 0;
  for (size_t i = 0; i < text->len; i++) lines += text->bytes[i] == '\n';
  return lines;
}

void cli_help(const cli_tool *tool, strbuf *out) {
  strbuf_auto usage = STRBUF_INIT, about = STRBUF_INIT, options = STRBUF_INIT,
              examples = STRBUF_INIT, more = STRBUF_INIT;
  help_usage(tool, &usage);
  help_about(tool, &about);
  help_options(tool, &options);
  help_examples(tool, &examples);
  help_more(tool, false, false, &more);
  size_t needed = lines_of(&usage) + lines_of(&options) + lines_of(&more);
  bool no_about = about.len && needed + lines_of(&about) > CLI_HELP_LINES;
  if (no_about) strbuf_reset(&about);
  bool no_examples =
      examples.len && needed + lines_of(&about) + lines_of(&examples) > CLI_HELP_LINES;
  if (no_examples) strbuf_reset(&examples);
  strbuf_reset(&more);
  help_more(tool, no_about, no_examples, &more);
  strbuf_addf(out, "%s%s%s%s%s", strbuf_str(&usage), strbuf_str(&about), strbuf_str(&options),
              strbuf_str(&more), strbuf_str(&examples));
}

bool cli_number(const char *text, unsigned long long *out) {
  if (!text || *text < '0' || *text > '9') return false;
  unsigned long long value = 0;
  for (; *text; text++) {
    if (*text < '0' || *text > '9') return false;
    unsigned digit = (unsigned)(*text - '0');
    if (value > (ULLONG_MAX - digit) / 10) return false;
    value = value * 10 + digit;
  }
  *out = value;
  return true;
}

bool cli_number_of(const cli_args *args, const char *name, unsigned long long least,
                   unsigned long long most, unsigned long long *out, strbuf *why) {
  const char *text = cli_value(args, name);
  unsigned long long n = 0;
  bool good = text && cli_number(text, &n) && n >= least && n <= most;
  if (good) *out = n;
  if (good || !text) return true;
  strbuf_addf(why, "--%s takes a number", name);
  if (most != ULLONG_MAX) strbuf_addf(why, " from %llu to %llu", least, most);
  return strbuf_refuse(why, ", not '%s'", text);
}

bool cli_size(const char *text, unsigned long long *out) {
  static const struct {
    const char *name;
    unsigned shift;
  } units[] = {{"", 0}, {"KiB", 10}, {"MiB", 20}, {"GiB", 30}};
  *out = 0;
  if (strcmp(text, "none") == 0) return true;
  char *end;
  unsigned long long number = strtoull(text, &end, 10);
  for (size_t i = 0; *text >= '1' && *text <= '9' && i < sizeof units / sizeof *units; i++) {
    if (strcmp(end, units[i].name) != 0 || number > (1ULL << 50 >> units[i].shift)) continue;
    *out = number << units[i].shift;
    return true;
  }
  return false;
}

bool cli_seconds(const char *text, double *out) {
  *out = 0;
  if (strcmp(text, "none") == 0) return true;
  char *end;
  *out = strtod(text, &end);
  return ((*text >= '0' && *text <= '9') || *text == '.') && !*end && *out > 0 && *out <= 1e6;
}
