/* SPDX-License-Identifier: Apache-2.0 */
#include "internal.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "harness/data/base64.h"
#include "harness/data/input.h"
#include "harness/words/json_text.h"

/* A file that cannot be written is told once by each process. */
static void put(int fd, const strbuf *line) {
  static bool told;
  if (line->failed || output_all(fd, line->bytes, line->len) || told) return;
  fprintf(stderr, "hlo-cts: the trace cannot be written: %s\n", strerror(errno));
  told = true;
}

/* Takes the line over. */
static void put_line(const consumer_setting *s, json_t *line) {
  json_object_set_new(line, "pid", json_integer(getpid()));
  strbuf_auto out = STRBUF_INIT;
  json_line(&out, line, JSON_COMPACT);
  put(s->trace, &out);
}

/* NULL for NULL. */
static json_t *bytes_json(const strbuf *b) {
  strbuf_auto text = STRBUF_INIT;
  if (!b) return NULL;
  base64_encode(b->bytes, b->len, &text);
  return json_pack("{s:s}", "base64", strbuf_str(&text));
}

void trace_testee(const consumer_setting *s, const json_t *asked, const json_t *answer,
                  const char *why) {
  if (!s->trace) return;
  json_t *text = answer ? NULL : json_string(why); /* NULL: not UTF-8 */
  if (!answer && !text) text = json_string("?");
  put_line(s,
           json_pack("{s:O, s:O*, s:o*}", "request", asked, "answer", answer, "no_answer", text));
}

void trace_process(const consumer_setting *s, char *const *argv, const strbuf *artifact,
                   const strbuf *program, const child_result *r) {
  if (!s->trace) return;
  json_t *words = json_array();
  for (size_t i = 0; argv[i]; i++) {
    json_t *word = json_string(argv[i]);
    json_array_append_new(words, word ? word : json_string("?"));
  }
  bool exited = r->verdict == CHILD_EXITED;
  json_t *end = exited ? json_integer(r->status) : json_string(strbuf_str(&r->why));
  put_line(s, json_pack("{s:o, s:o*, s:o*, s:o, s:o, s:o}", "process", words, "artifact",
                        bytes_json(artifact), "program", bytes_json(program),
                        exited ? "status" : "no_answer", end, "stdout", bytes_json(&r->out),
                        "stderr", bytes_json(&r->err)));
}
