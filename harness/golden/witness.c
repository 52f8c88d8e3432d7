/* SPDX-License-Identifier: Apache-2.0 */
#include "witness.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/cli/cli.h"
#include "harness/cli/diags.h"
#include "harness/data/input.h"
#include "harness/data/lines.h"

enum { LETTERS = 128 };

typedef struct witness_writer {
  bool named;
  vs_version release;
} witness_writer;

/* --- Reading --- */

typedef struct witness_reader {
  witness_set *s;
  const vs_opset *opset;
  uint32_t number;
} witness_reader;

static bool read_release(const witness_reader *r, const char *text, vs_version *out) {
  return text && vs_parse(r->opset, text, strlen(text), out);
}

static const char *read_writer(witness_reader *r, char *at) {
  const char *letter = strbuf_cut_word(&at, "\t"), *name = strbuf_cut_word(&at, "\t");
  vs_version release;
  if (!name || strlen(letter) != 1 || !read_release(r, strbuf_cut_word(&at, "\t"), &release))
    return "a writer has a letter, a name, a release and a date";
  bool fits = (*letter >= 'a' && *letter <= 'z') || (*letter >= 'A' && *letter <= 'Z');
  if (!fits || r->s->writers[(size_t)*letter].named) return "the letter is none, or is taken";
  r->s->writers[(size_t)*letter] = (witness_writer){true, release};
  return NULL;
}

static const char *read_cause(witness_reader *r, char *at) {
  const char *word = strbuf_cut_word(&at, "\t"), *text = strbuf_cut_word(&at, "\t");
  if (!text || !strbuf_cut_word(&at, "\t")) return "a cause has a word, a sentence and a link";
  VEC_ADD(r->s->memory, &r->s->causes, (witness_cause){word, text});
  return NULL;
}

static const char *cause_named(const witness_set *s, const char *word) {
  for (size_t i = 0; i < s->causes.count; i++)
    if (strcmp(s->causes.items[i].word, word) == 0) return s->causes.items[i].text;
  return NULL;
}

static bool is_letter(const witness_set *s, const char *who) {
  return strlen(who) == 1 && (unsigned char)*who < LETTERS && s->writers[(size_t)*who].named;
}

static bool read_range(const witness_reader *r, char *text, witness_claim *c) {
  char *dots = strstr(text, "..");
  if (dots) *dots = '\0';
  return read_release(r, text, &c->first) && read_release(r, dots ? dots + 2 : text, &c->last);
}

/* "a one-true 0.9.0..1.13.0 1.15.0" */
static const char *read_claims(witness_reader *r, witness_line *line, char *at) {
  const char *who = strbuf_cut_word(&at, " "), *word = strbuf_cut_word(&at, " ");
  const char *cause = word ? cause_named(r->s, word) : NULL;
  if (!is_letter(r->s, who) && strcmp(who, "=") != 0 && strcmp(who, "-") != 0)
    return "no writer has the letter";
  if (!cause) return "no line above names the cause";
  for (char *range; (range = strbuf_cut_word(&at, " "));) {
    witness_claim c = {*who, strcmp(word, "rewritten") == 0, cause, VS_NONE, VS_NONE};
    if (!read_range(r, range, &c)) return "a range is A..B or a release";
    VEC_ADD(r->s->memory, &line->claims, c);
  }
  return NULL;
}

static const char *read_case(witness_reader *r, char *at) {
  witness_set *s = r->s;
  witness_line line = {.id = strbuf_cut_word(&at, "\t"), .number = r->number};
  const char *generation = strbuf_cut_word(&at, "\t");
  unsigned long long n;
  line.letters = strbuf_cut_word(&at, "\t");
  if (!line.letters || !cli_number(generation, &n))
    return "a case has an id, a generation and letters";
  line.generation = (unsigned)n;
  if (strcmp(line.letters, "-") == 0) line.letters = "";
  for (const char *l = line.letters; *l; l++)
    if (!is_letter(s, (char[]){*l, '\0'})) return "no writer has the letter";
  if (s->lines.count && strcmp(s->lines.items[s->lines.count - 1].id, line.id) >= 0)
    return "the cases are not sorted";
  for (char *claims; (claims = strbuf_cut_word(&at, "\t"));) {
    const char *wrong = read_claims(r, &line, claims);
    if (wrong) return wrong;
  }
  VEC_ADD(s->memory, &s->lines, line);
  return NULL;
}

static const char *read_line(witness_reader *r, const char *kind, char *line) {
  if (strcmp(kind, "writer") == 0) return read_writer(r, line);
  if (strcmp(kind, "cause") == 0) return read_cause(r, line);
  return strcmp(kind, "case") == 0 ? read_case(r, line) : "a line is a writer, a cause or a case";
}

static bool read_lines(witness_set *s, const vs_opset *o, char *text, diag_sink *sink) {
  witness_reader r = {.s = s, .opset = o};
  text_lines lines = {text, 0};
  char *columns[2];
  bool ok = true;
  for (size_t n; (n = lines_next(&lines, 2, columns));) {
    r.number = lines.number;
    const char *wrong = n < 2 ? "a line has columns" : read_line(&r, columns[0], columns[1]);
    if (wrong)
      ok = diag_error(sink, DIAG_WITNESS_SYNTAX,
                      (diag_place){.file = s->file, .line = r.number, .column = 1}, "%s", wrong);
  }
  return ok;
}

static bool load(witness_set *s, const golden_set *g, const vs_opset *o, diag_sink *sink) {
  strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
  strbuf_addf(&path, "%s/WITNESSES", g->folder ? g->folder : "");
  s->file = arena_strndup(s->memory, strbuf_str(&path), path.len);
  s->writers = ARENA_ARRAY(s->memory, witness_writer, LETTERS);
  if (!g->folder || access(s->file, F_OK) != 0) return true;
  FREED_BY(input_close) input in = {0};
  if (!input_open(&in, s->file, &why)) {
    diag_error(sink, DIAG_WITNESS_SYNTAX, (diag_place){0}, "%s", strbuf_str(&why));
    return false;
  }
  char *text = arena_strndup(s->memory, in.bytes, in.size);
  return read_lines(s, o, text, sink);
}

bool witness_load(witness_set *s, const golden_set *g, const vs_opset *o, diag_sink *sink) {
  *s = (witness_set){.memory = arena_new(0)};
  volatile bool ok = false;
  arena_guard guard;
  if (s->memory && ARENA_GUARD(s->memory, &guard)) {
    ok = load(s, g, o, sink);
    arena_guard_pop(s->memory, &guard);
  } else {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  }
  return ok;
}

void witness_free(witness_set *s) {
  arena_free(s->memory);
  *s = (witness_set){0};
}

/* --- Asking --- */

static int by_id(const void *key, const void *item) {
  return strcmp(key, ((const witness_line *)item)->id);
}

static const witness_line *line_of(const witness_set *s, const golden_entry *e) {
  const witness_line *line =
      s->lines.count ? bsearch(e->id, s->lines.items, s->lines.count, sizeof *s->lines.items, by_id)
                     : NULL;
  return line && line->generation == e->generation ? line : NULL;
}

/* The claim of a line about a release for `who`; NULL if there is none. */
static const witness_claim *claim_of(const witness_line *line, char who, vs_version release) {
  for (size_t i = 0; i < line->claims.count; i++) {
    const witness_claim *c = &line->claims.items[i];
    if (c->who == who && release >= c->first && release <= c->last) return c;
  }
  return NULL;
}

/* Whether one of the writers wrote the bytes of the release. */
static bool is_written(const witness_set *s, const witness_line *line, vs_version release) {
  for (const char *l = line->letters; *l; l++)
    if (release <= s->writers[(size_t)*l].release) return true;
  for (size_t i = 0; i < line->claims.count; i++) {
    char who = line->claims.items[i].who;
    if (who != '=' && who != '-' && release <= s->writers[(size_t)who].release &&
        !claim_of(line, who, release))
      return true;
  }
  return false;
}

static witness_standing stands(const witness_set *s, const witness_line *line, vs_version release,
                               const char **cause) {
  if (is_written(s, line, release)) return WITNESS_SAME;
  if (claim_of(line, '=', release)) return WITNESS_EQUAL;
  witness_standing found = WITNESS_NONE;
  for (size_t i = 0; i < line->claims.count && found < WITNESS_REWRITTEN; i++) {
    const witness_claim *c = &line->claims.items[i];
    if (release < c->first || release > c->last || (found && !c->rewritten)) continue;
    if (cause) *cause = c->cause;
    found = c->rewritten ? WITNESS_REWRITTEN : WITNESS_EXPLAINED;
  }
  return found;
}

witness_standing witness_of(const witness_set *s, const golden_set *g, const golden_row *row,
                            const char **cause) {
  const witness_line *line = line_of(s, &g->entries.items[row->entry]);
  return line ? stands(s, line, row->release, cause) : WITNESS_NONE;
}

/* --- Checking --- */

/* Whether a row has the payload of one that somebody wrote. */
static bool equals_written(const witness_set *s, const witness_line *line, const golden_set *g,
                           const golden_row *row) {
  const golden_row *rows;
  const char *bytes, *other;
  size_t n = golden_rows_of(g, line->id, &rows), size, other_size;
  strbuf_auto why = STRBUF_INIT;
  bool equal = false;
  for (size_t i = n; i-- > 0 && !equal;)
    equal = is_written(s, line, rows[i].release) && golden_bytes(g, row, &bytes, &size, &why) &&
            golden_bytes(g, &rows[i], &other, &other_size, &why) &&
            golden_same_payload(bytes, size, other, other_size);
  return equal;
}

static bool check_line(const witness_set *s, const witness_line *line, const golden_set *g,
                       diag_sink *sink) {
  diag_place place = {.file = s->file, .line = line->number, .column = 1};
  const golden_entry *e = golden_newest(g, line->id);
  const golden_row *rows;
  char version[32];
  bool ok = true;
  if (!e || line->generation > e->generation)
    return diag_error(sink, DIAG_WITNESS_WRONG, place, "there is no generation %u of case '%s'",
                      line->generation, line->id);
  if (line->generation < e->generation) return true;
  size_t n = golden_rows_of(g, line->id, &rows);
  for (size_t i = 0; i < n; i++) {
    witness_standing w = stands(s, line, rows[i].release, NULL);
    if (w == WITNESS_NONE)
      ok = diag_error(sink, DIAG_WITNESS_WRONG, place,
                      "the golden bytes of '%s' for %s have neither a witness nor a cause; "
                      "scripts/witness --derive finds those that equal older ones",
                      line->id, vs_format(rows[i].release, version));
    else if (w == WITNESS_EQUAL && !equals_written(s, line, g, &rows[i]))
      ok = diag_error(sink, DIAG_WITNESS_WRONG, place,
                      "the golden bytes of '%s' for %s equal none that has a witness", line->id,
                      vs_format(rows[i].release, version));
  }
  return ok;
}

bool witness_check(const witness_set *s, const golden_set *g, diag_sink *sink) {
  bool ok = true;
  for (size_t i = 0; i < s->lines.count; i++) ok &= check_line(s, &s->lines.items[i], g, sink);
  return ok;
}
