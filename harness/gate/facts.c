/* SPDX-License-Identifier: Apache-2.0 */
#include "facts.h"

#include <glob.h>
#include <stdio.h>
#include <string.h>

#include "harness/cli/diags.h"
#include "harness/data/input.h"
#include "harness/data/lines.h"
#include "harness/data/yaml_input.h"

typedef struct reader {
  arena *memory;
  fact_list *out;
  const char *file;
  uint32_t line;
  const char *writers[128]; /* of WITNESSES, by letter */
} reader;

static void add(reader *r, const char *subject, const char *field, const char *item,
                const char *value) {
  fact f = {subject, field, item, value, r->file, r->line};
  VEC_ADD(r->memory, r->out, f);
}

/* --- YAML: lists of mappings --- */

/* "{a: 1, b: [x, y]}"; a list of scalars alone: "x, y". */
static void add_flow(const ynode *n, bool inside, strbuf *out) {
  if (n->kind == Y_SCALAR) {
    strbuf_adds(out, n->text);
    return;
  }
  bool map = n->kind == Y_MAPPING;
  if (map || inside) strbuf_addc(out, map ? '{' : '[');
  for (const ynode *c = n->first; c; c = c->next) {
    if (c != n->first) strbuf_adds(out, ", ");
    add_flow(c, true, out);
    if (map) strbuf_adds(out, ": ");
    if (map) add_flow(c = c->next, true, out);
  }
  if (map || inside) strbuf_addc(out, map ? '}' : ']');
}

static const char *flow(reader *r, const ynode *n) {
  strbuf_auto text = STRBUF_INIT;
  add_flow(n, false, &text);
  return arena_strndup(r->memory, strbuf_str(&text), text.len);
}

/* The key of an item in a list: its id or name, else its first key. */
static const char *item_of(reader *r, const ynode *n) {
  for (const ynode *k = n->first; k; k = k->next->next)
    if (strcmp(k->text, "id") == 0 || strcmp(k->text, "name") == 0) return flow(r, k->next);
  const ynode *k = n->first;
  return k ? arena_printf(r->memory, "%s %s", k->text, flow(r, k->next)) : "";
}

static void add_value(reader *r, const char *subject, const char *field, const ynode *v) {
  r->line = v->line;
  if (v->kind == Y_MAPPING) {
    for (const ynode *k = v->first; k; k = k->next->next)
      add(r, subject, field, flow(r, k), flow(r, k->next));
  } else if (v->kind == Y_SEQUENCE && v->first && v->first->kind == Y_MAPPING) {
    for (const ynode *n = v->first; n; n = n->next)
      add(r, subject, field, n->kind == Y_MAPPING ? item_of(r, n) : flow(r, n), flow(r, n));
  } else {
    add(r, subject, field, "", flow(r, v));
  }
}

static void add_subject(reader *r, const char *kind, const ynode *n) {
  const char *subject = arena_printf(r->memory, "%s%s", kind, item_of(r, n));
  for (const ynode *k = n->first; k; k = k->next->next)
    if (strcmp(k->text, "id") != 0 && strcmp(k->text, "name") != 0)
      add_value(r, subject, flow(r, k), k->next);
}

static bool read_root(yaml_file *f, const ynode *root, void *into) {
  reader *r = into;
  const char *dialect = NULL;
  for (const ynode *k = root->first; root->kind == Y_MAPPING && k; k = k->next->next) {
    const ynode *v = k->next;
    if (strcmp(k->text, "dialect") == 0) dialect = flow(r, v);
    const char *kind = dialect ? arena_printf(r->memory, "%s of %s: ", flow(r, k), dialect) : "";
    for (const ynode *n = v->kind == Y_SEQUENCE ? v->first : NULL; n; n = n->next)
      if (n->kind == Y_MAPPING) add_subject(r, kind, n);
  }
  return f != NULL;
}

static bool read_yaml(reader *r, diag_sink *sink) {
  yaml_file f = {.path = r->file,
                 .memory = r->memory,
                 .sink = sink,
                 .syntax = DIAG_MANIFEST_SYNTAX,
                 .bad_key = DIAG_MANIFEST_KEY,
                 .bad_value = DIAG_MANIFEST_VALUE,
                 .missing = DIAG_MANIFEST_MISSING};
  return input_read_yaml(&f, DIAG_MANIFEST_FILE, read_root, r);
}

/* --- Lines with columns --- */

enum { COLUMNS = 5 };

/* Calls `take` for each line that is no comment. The columns are separated by tabs; the last has
 * the rest of the line, and those that are missing are "". */
static bool read_lines(reader *r, void (*take)(reader *r, const char *const *columns),
                       diag_sink *sink) {
  input in;
  strbuf_auto why = STRBUF_INIT;
  if (!input_open(&in, r->file, &why))
    return diag_error(sink, DIAG_MANIFEST_FILE, (diag_place){.file = r->file}, "%s",
                      strbuf_str(&why));
  text_lines lines = {arena_strndup(r->memory, in.bytes ? in.bytes : "", in.size), 0};
  char *columns[COLUMNS];
  input_close(&in);
  for (size_t n; (n = lines_next(&lines, COLUMNS, columns));) {
    for (; n < COLUMNS; n++) columns[n] = columns[n - 1] + strlen(columns[n - 1]);
    r->line = lines.number;
    if (*columns[0]) take(r, (const char *const *)columns);
  }
  return true;
}

/* "ops evaluated", "demand", "100"; or "ops evaluated", "except", item, reason. Figures are
 * compared by coverage_check. */
static void take_coverage(reader *r, const char *const *c) {
  if (strcmp(c[1], "demand") == 0) add(r, c[0], c[1], "", c[2]);
  if (strcmp(c[1], "except") == 0) add(r, c[0], c[1], c[2], c[3]);
}
static bool read_coverage(reader *r, diag_sink *sink) { return read_lines(r, take_coverage, sink); }

static void take_profile(reader *r, const char *const *c) {
  const char *slash = strrchr(r->file, '/'), *at = slash;
  while (at > r->file && at[-1] != '/') at--;
  char *value = arena_printf(r->memory, "%s %s %s %s", c[1], c[2], c[3], c[4]);
  for (char *tab = value; (tab = strchr(tab, '\t')) != NULL;) *tab = ' ';
  for (size_t n = strlen(value); n && value[n - 1] == ' '; n--) value[n - 1] = '\0';
  add(r, at, "case", c[0], value);
}
static bool read_profile(reader *r, diag_sink *sink) { return read_lines(r, take_profile, sink); }

static void take_lock(reader *r, const char *const *c) {
  size_t n = strcspn(c[0], " "), name = n + strspn(c[0] + n, " *");
  if (c[0][name]) add(r, c[0] + name, "SHA-256", "", arena_strndup(r->memory, c[0], n));
}
static bool read_lock(reader *r, diag_sink *sink) { return read_lines(r, take_lock, sink); }

/* "case", id, generation, letters, exceptions. Each writer of a case is a subject, by its name,
 * since its letter may change: what is known of a writer more takes nothing back. Entries "=" and
 * "-" are of no writer. */
static void take_witnesses(reader *r, const char *const *c) {
  if (strcmp(c[0], "writer") == 0) {
    r->writers[*c[1] & 127] = c[2];
    add(r, c[2], "its release", "", c[3]); /* up to which it wrote every case */
  }
  if (strcmp(c[0], "case") != 0) return;
  for (const char *l = c[3]; *l && *l != '-' && *l != '\t'; l++)
    if (r->writers[*l & 127])
      add(r, arena_printf(r->memory, "%s by %s", c[1], r->writers[*l & 127]), "every release", "",
          "");
  for (const char *at = c[4]; *at; at += strspn(at, "\t")) {
    size_t n = strcspn(at, "\t");
    const char *who = r->writers[*at & 127];
    if (who && n > 2)
      add(r, arena_printf(r->memory, "%s by %s", c[1], who), "exception",
          arena_printf(r->memory, "%.*s", (int)n - 2, at + 2), "");
    at += n;
  }
}
static bool read_witnesses(reader *r, diag_sink *sink) {
  return read_lines(r, take_witnesses, sink);
}

/* --- All files of a source --- */

static const struct {
  fact_folder folder;
  const char *pattern;
  bool (*read)(reader *r, diag_sink *sink);
} sources[] = {
#define SOURCE(name, text, folder, pattern, read) {folder, pattern, read},
#include "strength.def"
#undef SOURCE
};

const char *const fact_source_names[SOURCE_COUNT] = {
#define SOURCE(name, text, folder, pattern, read) text,
#include "strength.def"
#undef SOURCE
};

static int by_subject(const void *a, const void *b) {
  const fact *x = a, *y = b;
  int order = strcmp(x->subject, y->subject);
  if (!order) order = strcmp(x->field, y->field);
  if (!order) order = strcmp(x->item, y->item);
  return order ? order : x->line < y->line ? -1 : x->line > y->line;
}

bool facts_read(arena *a, const char *const folders[FOLDER_COUNT], fact_source source,
                fact_list *out, diag_sink *sink) {
  const char *folder = folders[sources[source].folder];
  glob_t found = {0};
  bool ok = true;
  if (!folder) return true;
  const char *pattern = arena_printf(a, "%s/%s", folder, sources[source].pattern);
  if (glob(pattern, 0, NULL, &found) == 0)
    for (size_t i = 0; i < found.gl_pathc; i++) {
      const char *path = found.gl_pathv[i];
      reader r = {.memory = a, .out = out, .file = arena_strndup(a, path, strlen(path))};
      ok &= sources[source].read(&r, sink);
    }
  globfree(&found);
  if (out->count) qsort(out->items, out->count, sizeof *out->items, by_subject);
  return ok;
}
