/* SPDX-License-Identifier: Apache-2.0 */
#include "complete.h"

#include <string.h>

#include "verify/verify.h"
#include "versions/versions.h"

/* Where the cursor is within a value. */
typedef struct place {
  const cli_tool *tool;
  complete_source *source;
  complete_line line;
  const char *value; /* all of it */
  size_t head;       /* the bytes of it that stay: "serialize," */
  strbuf *out;
} place;

static const char *typed(const place *at) { return at->value + at->head; }

/* Offers what stays and the word. */
static void offer(const place *at, const char *word, const char *what) {
  if (strncmp(word, typed(at), strlen(typed(at))) != 0) return;
  strbuf_add(at->out, at->value, at->head);
  strbuf_addf(at->out, "%s\t%s\n", word, what ? what : "");
}

const char *complete_value_of(const complete_line *line, const char *option) {
  size_t n = strlen(option);
  const char *value = NULL;
  for (size_t i = 0; i + 1 < line->count; i++) {
    const char *word = line->words[i];
    if (*word != '-') continue;
    word += word[1] == '-' ? 2 : 1;
    if (strncmp(word, option, n) != 0) continue;
    if (word[n] == '=')
      value = word + n + 1;
    else if (!word[n] && i + 2 < line->count)
      value = line->words[i + 1];
  }
  return value;
}

static void offer_from_source(const char *word, const char *what, void *user) {
  offer(user, word, what);
}

static void offer_releases(const place *at, const char *what) {
  const vs_opset *o = vs_builtin_opset();
  char version[32];
  for (size_t i = o->release_count; i-- > 0;)
    offer(at, vs_format(o->releases[i].version, version), what);
}

typedef struct op_offer {
  const place *at;
  char last[64];
} op_offer;

static bool offer_op(const verify_constraint *row, void *user) {
  op_offer *ops = user;
  if (strcmp(ops->last, row->op) == 0 || strlen(row->op) >= sizeof ops->last) return true;
  strcpy(ops->last, row->op);
  const char *dot = strchr(row->op, '.');
  offer(ops->at, dot ? dot + 1 : row->op, NULL);
  return true;
}

/* Where the piece begins that the cursor is in. */
static void cut_at(place *at, const char *separator) {
  const char *last = NULL;
  for (const char *p = at->value; (p = strstr(p, separator)); p += strlen(separator))
    last = p + strlen(separator);
  if (last && (size_t)(last - at->value) > at->head) at->head = (size_t)(last - at->value);
}

static void offer_values(place *at, cli_values values) {
  switch (values) {
    case CLI_ANYTHING: break;
    case CLI_FILE: strbuf_adds(at->out, ":files\n"); break;
    case CLI_FOLDER: strbuf_adds(at->out, ":folders\n"); break;
    case CLI_RELEASE:
      offer_releases(at, "release");
      offer(at, "current", "the newest release");
      break;
    case CLI_PAIR: cut_at(at, ","); /* fall through */
    case CLI_RANGE:
      cut_at(at, "..");
      offer_releases(at, "release");
      if (values == CLI_PAIR) offer(at, "*", "every release");
      break;
    case CLI_OP: verify_constraints(NULL, offer_op, &(op_offer){at, ""}); break;
    case CLI_CASE:
    case CLI_TAG:
    case CLI_COMMAND:
      if (at->source) at->source(values, &at->line, offer_from_source, at);
      break;
  }
}

static void complete_value(const cli_option *o, place *at) {
  if (o->list) cut_at(at, ",");
  const char *choice;
  for (size_t i = 0; (choice = cli_choice_at(o, i)); i++) offer(at, choice, NULL);
  if (o->kind == CLI_SWITCH) {
    offer(at, "true", NULL);
    offer(at, "false", NULL);
  }
  if (!o->choices) offer_values(at, o->values);
}

static void complete_rest(place *at) {
  const char *const *choices = at->tool->rest_choices;
  for (size_t i = 0; choices && choices[i]; i++) offer(at, choices[i], NULL);
  offer_values(at, at->tool->rest);
}

static void complete_option(place *at) {
  const char *dashes = at->value[1] && at->value[1] != '-' ? "-" : "--";
  strbuf_auto word = STRBUF_INIT;
  for (size_t i = 0; i < at->tool->option_count; i++) {
    const cli_option *o = &at->tool->options[i];
    if (!o->help) continue;
    strbuf_reset(&word);
    strbuf_addf(&word, "%s%s%s", o->name[1] ? dashes : "-", o->name,
                o->kind == CLI_VALUE && o->name[1] ? "=" : "");
    offer(at, strbuf_str(&word), o->help);
  }
  strbuf_reset(&word);
  strbuf_addf(&word, "%shelp", dashes);
  offer(at, strbuf_str(&word), "what there is");
}

static const cli_option *option_of(const cli_tool *tool, const char *word, size_t n) {
  for (size_t i = 0; i < tool->option_count; i++) {
    const char *name = tool->options[i].name;
    if (bytes_are(word, n, name)) return &tool->options[i];
  }
  return NULL;
}

void complete_words(const cli_tool *tool, complete_source *source, const char *const *words,
                    size_t n, strbuf *out) {
  if (!n) return;
  place at = {tool, source, {words, n}, words[n - 1], 0, out};
  const cli_option *waiting = NULL; /* for its value */
  bool ended = false;               /* by "--" */
  size_t rest = 0;
  for (size_t i = 0; i < n; i++) {
    const char *word = words[i];
    bool last = i + 1 == n;
    if (waiting) {
      if (last) complete_value(waiting, &at);
      if (last) return;
      waiting = NULL;
    } else if (ended || word[0] != '-' || (!word[1] && !last)) {
      rest += !last;
    } else if (!last && strcmp(word, "--") == 0) {
      ended = true;
    } else {
      const char *name = word + (word[1] == '-' ? 2 : 1), *equals = strchr(name, '=');
      const cli_option *o = option_of(tool, name, equals ? (size_t)(equals - name) : strlen(name));
      if (last && !equals) {
        complete_option(&at);
        return;
      }
      if (last) {
        at.value = equals + 1;
        if (o) complete_value(o, &at);
        return;
      }
      if (o && o->kind == CLI_VALUE && !equals) waiting = o;
    }
  }
  if (rest < tool->max_rest) complete_rest(&at);
}
