/* SPDX-License-Identifier: Apache-2.0 */
#include "blocks.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/words/clean_text.h"

static const char *const outcome_words[] = {[OUTCOME_DONE] = "done",
                                            [OUTCOME_REFUSED] = "refused",
                                            [OUTCOME_CRASHED] = "crashed",
                                            [OUTCOME_TIMED_OUT] = "timed out",
                                            [OUTCOME_BAD_REPLY] = "bad reply",
                                            [OUTCOME_CANNOT] = "cannot",
                                            [OUTCOME_WAIVED] = "waived",
                                            [OUTCOME_INAPPLICABLE] = "inapplicable",
                                            [OUTCOME_SUITE_FAULT] = "fault of the suite"};
enum { OUTCOMES = sizeof outcome_words / sizeof *outcome_words };

struct accuracy_file {
  FILE *file; /* NULL: none */
  const char *path;
  json_t *head; /* consumer and options; each line repeats them */
  accuracy *a;
  bool **known; /* per row and block */
};

static json_t *head_of(const char *consumer, const samples_options *how) {
  return json_pack("{s:s, s:b, s:I, s:I}", "consumer", consumer, "exhaustive", how->exhaustive,
                   "samples", (json_int_t)how->count, "seed", (json_int_t)how->seed);
}

static accuracy_row *row_of(accuracy *a, const json_t *line) {
  const char *op = json_string_value(json_object_get(line, "op")),
             *type = json_string_value(json_object_get(line, "type")),
             *context = json_string_value(json_object_get(line, "context"));
  for (size_t i = 0; op && type && context && i < a->count; i++) {
    accuracy_row *row = &a->rows[i];
    if (strcmp(row->f->op, op) == 0 && strcmp(row->type.name, type) == 0 &&
        row->constants == (strcmp(context, "constants") == 0))
      return row;
  }
  return NULL;
}

static bool outcome_of(const json_t *line, outcome *out) {
  const char *word = json_string_value(json_object_get(line, "outcome"));
  for (int i = 0; word && i < OUTCOMES; i++) {
    *out = (outcome)i;
    if (strcmp(outcome_words[i], word) == 0) return true;
  }
  return false;
}

/* Takes the block of a line. A line about a row that is not asked for is left alone. */
static bool take_line(accuracy_file *j, const json_t *line, accuracy_block *b, strbuf *why) {
  json_t *head = json_object_get(line, "of");
  if (!json_equal(head, j->head)) {
    strbuf_adds(why, "it is of another consumer, or was made with other options");
    return false;
  }
  accuracy_row *row = row_of(j->a, line);
  if (!row) return true;
  json_int_t number = json_integer_value(json_object_get(line, "block"));
  const char *message = json_string_value(json_object_get(line, "message"));
  if (number < 0 || (size_t)number >= row->blocks || !outcome_of(line, &b->outcome) ||
      !measure_read(json_object_get(line, "measure"), b->m)) {
    strbuf_adds(why, "it is no result of a block");
    return false;
  }
  bool *known = &j->known[row - j->a->rows][number];
  b->number = (size_t)number;
  strbuf_reset(&b->message);
  strbuf_adds(&b->message, message ? message : "");
  if (!*known) accuracy_keep(row, b);
  *known = true;
  return true;
}

/* A last line without its end was cut off by the end of the run before: it is dropped. */
static bool read_lines(accuracy_file *j, FILE *file, long *end, strbuf *why) {
  accuracy_block b = {.m = malloc(sizeof *b.m), .message = STRBUF_INIT};
  char *line = NULL;
  size_t room = 0, number = 0;
  bool ok = b.m != NULL;
  *end = 0;
  for (ssize_t n; ok && (n = getline(&line, &room, file)) > 0 && line[n - 1] == '\n';) {
    json_error_t error;
    json_t *parsed = json_loadb(line, (size_t)n, 0, &error);
    number++;
    strbuf_auto reason = STRBUF_INIT;
    if (!parsed) strbuf_adds(&reason, error.text);
    ok = parsed && take_line(j, parsed, &b, &reason);
    if (!ok) strbuf_addf(why, "%s: line %zu: %s", j->path, number, strbuf_str(&reason));
    json_decref(parsed);
    *end += n;
  }
  free(line);
  free(b.m);
  strbuf_free(&b.message);
  return ok;
}

static bool open_file(accuracy_file *j, strbuf *why) {
  FILE *old = fopen(j->path, "re");
  long end = 0;
  if (old) {
    bool ok = read_lines(j, old, &end, why);
    fclose(old);
    if (!ok) return false;
  }
  j->file = fopen(j->path, old ? "r+e" : "we");
  if (j->file && fseek(j->file, end, SEEK_SET) == 0) return true;
  strbuf_addf(why, "cannot write '%s': %s", j->path, strerror(errno));
  return false;
}

accuracy_file *accuracy_file_open(const char *path, const char *consumer,
                                  const samples_options *how, accuracy *a, strbuf *why) {
  accuracy_file *j = calloc(1, sizeof *j);
  if (j) *j = (accuracy_file){.path = path, .a = a, .head = head_of(consumer, how)};
  bool ok = j && j->head && (j->known = calloc(a->count, sizeof *j->known));
  for (size_t i = 0; ok && i < a->count; i++)
    ok = (j->known[i] = calloc(a->rows[i].blocks, sizeof **j->known)) != NULL;
  if (!ok) strbuf_adds(why, "out of memory");
  if (ok && path) ok = open_file(j, why);
  if (ok) return j;
  accuracy_file_close(j);
  return NULL;
}

bool accuracy_file_has(const accuracy_file *j, const accuracy_row *row, size_t block) {
  return j->known[row - j->a->rows][block];
}

bool accuracy_file_add(accuracy_file *j, const accuracy_row *row, const accuracy_block *b,
                       strbuf *why) {
  if (!j->file) return true;
  auto_free char *message = clean_copy(strbuf_str(&b->message));
  json_t *line =
      json_pack("{s:O, s:s, s:s, s:s, s:I, s:I, s:s, s:s, s:o}", "of", j->head, "op", row->f->op,
                "type", row->type.name, "context", row->constants ? "constants" : "arguments",
                "block", (json_int_t)b->number, "blocks", (json_int_t)row->blocks, "outcome",
                outcome_words[b->outcome], "message", message ? message : "", "measure",
                measure_json(b->m, row->f, row->type.form));
  bool ok = line && json_dumpf(line, j->file, JSON_COMPACT) == 0 && fputc('\n', j->file) != EOF &&
            fflush(j->file) == 0;
  if (!ok) strbuf_addf(why, "cannot write '%s': %s", j->path, strerror(errno));
  json_decref(line);
  return ok;
}

void accuracy_file_close(accuracy_file *j) {
  if (!j) return;
  for (size_t i = 0; j->known && i < j->a->count; i++) free(j->known[i]);
  free(j->known);
  json_decref(j->head);
  if (j->file) fclose(j->file);
  free(j);
}
