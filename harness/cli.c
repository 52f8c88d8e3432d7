#include "cli.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const cli_option *find(const cli_tool *tool, const char *name, size_t n) {
  for (size_t i = 0; i < tool->option_count; i++) {
    const cli_option *o = &tool->options[i];
    if (strlen(o->name) == n && memcmp(o->name, name, n) == 0) return o;
  }
  return NULL;
}

/* The smallest number of single-character edits between two names, for "did you mean". */
static size_t edits(const char *a, size_t an, const char *b, size_t bn) {
  size_t row[64];
  if (bn >= sizeof row / sizeof *row) return SIZE_MAX;
  for (size_t j = 0; j <= bn; j++) row[j] = j;
  for (size_t i = 1; i <= an; i++) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= bn; j++) {
      size_t change = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      size_t best = row[j] + 1 < row[j - 1] + 1 ? row[j] + 1 : row[j - 1] + 1;
      row[j] = change < best ? change : best;
    }
  }
  return row[bn];
}

static void say_unknown(const cli_tool *tool, const char *given, size_t n, strbuf *why) {
  strbuf_adds(why, "unknown option '--");
  strbuf_add(why, given, n);
  strbuf_adds(why, "'");
  const cli_option *best = NULL;
  size_t best_edits = n / 3 + 1;
  for (size_t i = 0; i < tool->option_count; i++) {
    const cli_option *o = &tool->options[i];
    size_t d = o->help ? edits(given, n, o->name, strlen(o->name)) : SIZE_MAX;
    if (d < best_edits) best = o, best_edits = d;
  }
  if (best) strbuf_addf(why, "; did you mean '--%s'?", best->name);
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

bool cli_parse(const cli_tool *tool, int argc, char **argv, cli_args *out, strbuf *why) {
  *out = (cli_args){0};
  size_t room = argc > 0 ? (size_t)argc : 1;
  out->hits = calloc(room, sizeof *out->hits);
  out->rest = calloc(room, sizeof *out->rest);
  if (!out->hits || !out->rest) {
    strbuf_adds(why, "out of memory");
    return false;
  }
  bool options = true;
  for (int i = 1; i < argc; i++) {
    const char *arg = argv[i];
    if (!options || arg[0] != '-' || arg[1] == '\0') {
      if (out->rest_count == tool->max_rest) {
        strbuf_addf(why, "unexpected argument '%s'", arg);
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
      return true;
    }
    const cli_option *o = find(tool, name, n);
    if (!o) {
      say_unknown(tool, name, n, why);
      return false;
    }
    cli_hit hit = {o, value, true};
    if (o->kind == CLI_SWITCH && value && !read_switch(value, &hit.on)) {
      strbuf_addf(why, "option '--%s' takes true or false, not '%s'", o->name, value);
      return false;
    }
    if (o->kind == CLI_VALUE && !value) {
      if (i + 1 >= argc) {
        strbuf_addf(why, "option '--%s' needs a value", o->name);
        return false;
      }
      hit.value = argv[++i];
    }
    out->hits[out->hit_count++] = hit;
  }
  return true;
}

void cli_free(cli_args *args) {
  free(args->hits);
  free(args->rest);
  *args = (cli_args){0};
}

const cli_hit *cli_last(const cli_args *args, int id) {
  for (size_t i = args->hit_count; i-- > 0;)
    if (args->hits[i].option->id == id) return &args->hits[i];
  return NULL;
}

bool cli_on(const cli_args *args, int id) {
  const cli_hit *hit = cli_last(args, id);
  return hit && hit->on;
}

const char *cli_value(const cli_args *args, int id) {
  const cli_hit *hit = cli_last(args, id);
  return hit ? hit->value : NULL;
}

/* "--target=<release>" */
static void add_spelling(const cli_option *o, strbuf *out) {
  strbuf_addf(out, "%s%s", o->name[1] ? "--" : "-", o->name);
  if (o->kind == CLI_VALUE) strbuf_addf(out, "%s<%s>", o->name[1] ? "=" : " ", o->argument);
  if (o->kind == CLI_MAYBE) strbuf_addf(out, "[=<%s>]", o->argument);
}

void cli_help(const cli_tool *tool, strbuf *out) {
  enum { COLUMN = 36 };
  strbuf_addf(out, "%s\n\nusage: %s %s\n\n", tool->summary, tool->name, tool->usage);
  for (size_t i = 0; i < tool->option_count; i++) {
    const cli_option *o = &tool->options[i];
    if (!o->help) continue;
    size_t start = out->len;
    strbuf_adds(out, "  ");
    add_spelling(o, out);
    size_t width = out->len - start;
    if (width + 2 > COLUMN) {
      strbuf_addc(out, '\n');
      width = 0;
    }
    strbuf_addn(out, ' ', COLUMN - width);
    strbuf_addf(out, "%s\n", o->help);
  }
  strbuf_adds(out, "  --help");
  strbuf_addn(out, ' ', COLUMN - 8);
  strbuf_adds(out, "this text\n");
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
