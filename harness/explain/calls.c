/* SPDX-License-Identifier: Apache-2.0 */
#include "calls.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "difference.h"

static json_t *line_of(const char *text, size_t n) {
  json_t *line = json_loadb(text, n, 0, NULL);
  const json_t *request = json_object_get(line, "request");
  if (json_object_get(line, "process") || (request && !json_object_get(request, "hello")))
    return line;
  json_decref(line);
  return NULL;
}

void calls_take(calls *c, check_kind k) {
  struct stat s;
  if (!c->q->trace || fstat(c->q->trace, &s) != 0 || s.st_size <= c->at) return;
  strbuf_auto text = STRBUF_INIT;
  char piece[65536];
  for (ssize_t n; (n = pread(c->q->trace, piece, sizeof piece, c->at)) > 0; c->at += n)
    strbuf_add(&text, piece, (size_t)n);
  for (const char *at = strbuf_str(&text), *end; (end = strchr(at, '\n')); at = end + 1) {
    json_t *line = line_of(at, (size_t)(end - at));
    if (!line) continue;
    json_decref(c->lines[k]);
    c->lines[k] = line;
  }
}

void calls_free(calls *c) {
  for (int k = 0; k < CHECK_COUNT; k++) {
    json_decref(c->lines[k]);
    strbuf_free(&c->args[k]);
  }
}

json_t *calls_json(const calls *c) {
  json_t *all = json_object();
  for (int k = 0; k < CHECK_COUNT; k++)
    if (c->lines[k])
      json_object_set_new(all, check_names[k],
                          json_pack("{s:O, s:o}", "line", c->lines[k], "args",
                                    difference_json_text(strbuf_str(&c->args[k]))));
  return all;
}

json_t *calls_words(const consumer_command *c, const char *const values[HOLD_COUNT]) {
  auto_free char **argv = command_expand(c, values);
  json_t *list = json_array();
  for (size_t i = 0; argv && argv[i]; i++)
    json_array_append_new(list, difference_json_text(argv[i]));
  return list;
}

static json_t *words_json(const consumer_setting *s, const char *const *words, size_t count) {
  const char *const values[HOLD_COUNT] = {[HOLD_HERE] = s->here, [HOLD_BIN] = s->bin};
  return calls_words(&(consumer_command){.argv = words, .count = count}, values);
}

json_t *calls_consumer(const consumer_setting *s) {
  const consumer_description *d = s->d;
  return json_pack("{s:s, s:o, s:o, s:o, s:o, s:o}", "kind", consumer_kinds[d->kind], "command",
                   words_json(s, d->command.argv, d->command.count), "options",
                   words_json(s, d->options, d->option_count), "plugin",
                   words_json(s, &d->plugin, d->plugin != NULL), "bin",
                   difference_json_text(s->bin), "scratch",
                   difference_json_text(s->scratch ? s->scratch : ""));
}
