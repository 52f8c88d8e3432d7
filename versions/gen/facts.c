/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of facts, from YAML to calls of macros. */
#include <string.h>

#include "emit.h"
#include "versions/diags.h"
#include "versions/yaml_file.h"

typedef struct facts {
  yaml_file *file;
  strbuf *out;
} facts;

static const char *const kinds[] = {"text", "release", "number", "name", "flag", NULL};
enum { TEXT, RELEASE, NUMBER, NAME, FLAG };

/* A text in several parts is a sequence of them. */
static bool add_text(const facts *f, const ynode *n) {
  if (n->kind == Y_SCALAR) emit_chars(f->out, n->text, n->length);
  if (n->kind == Y_SEQUENCE)
    for (const ynode *part = n->first; part; part = part->next)
      if (!yaml_want(f->file, part, Y_SCALAR, "a part of a text") || !add_text(f, part))
        return false;
  return n->kind != Y_MAPPING || yaml_want(f->file, n, Y_SCALAR, "a text");
}

static bool add_number(const facts *f, const ynode *n) {
  uint64_t number;
  bool ok = yaml_number(f->file, n, "a number", 0, UINT32_MAX, &number);
  if (ok) strbuf_addf(f->out, "%u", (unsigned)number);
  return ok;
}

static bool add_flag(const facts *f, const ynode *n) {
  static const char *const words[] = {"false", "true", NULL};
  size_t flag;
  bool ok = yaml_word(f->file, n, "a flag", words, &flag);
  if (ok) strbuf_adds(f->out, words[flag]);
  return ok;
}

static bool add_name(const facts *f, const ynode *n) {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";
  const char *text = yaml_text(f->file, n, "a name");
  if (text && text[strspn(text, letters)])
    return yaml_complain(f->file, n, f->file->bad_value, "'%s' is no name of C", text);
  if (text) strbuf_adds(f->out, text);
  return text != NULL;
}

static bool add_release(const facts *f, const ynode *n) {
  vs_version v;
  const char *text = yaml_text(f->file, n, "a release");
  if (text && !vs_parse_number(text, n->length, &v))
    return yaml_complain(f->file, n, f->file->bad_value, "'%s' is no release X.Y.Z", text);
  if (text) strbuf_addf(f->out, "VS(%u, %u, %u)", VS_MAJOR(v), VS_MINOR(v), VS_PATCH(v));
  return text != NULL;
}

/* A value; NULL: it is absent. */
static bool add_value(const facts *f, const ynode *kind, const ynode *n) {
  static const char *const absent[] = {"NULL", "VS_NONE", "0", "NONE", "false"};
  static bool (*const add[])(const facts *f, const ynode *n) = {add_text, add_release, add_number,
                                                                add_name, add_flag};
  size_t k;
  if (!yaml_word(f->file, kind, "a kind of columns", kinds, &k)) return false;
  if (!n) strbuf_adds(f->out, absent[k]);
  return !n || add[k](f, n);
}

static const ynode *value_of(const ynode *mapping, const char *key) {
  for (const ynode *n = mapping->first; n; n = n->next->next)
    if (strcmp(n->text, key) == 0) return n->next;
  return NULL;
}

/* A row is a mapping, a sequence in the order of the columns, or a text by itself. */
static bool add_row(const facts *f, const ynode *columns, const ynode *row) {
  const ynode *next = row->kind == Y_SEQUENCE ? row->first : row;
  size_t taken = 0;
  for (const ynode *c = columns->first; c; c = c->next->next) {
    const ynode *value = row->kind == Y_MAPPING ? value_of(row, c->text) : next;
    taken += value != NULL;
    if (c != columns->first) strbuf_adds(f->out, ", ");
    if (!add_value(f, c->next, value)) return false;
    if (row->kind != Y_MAPPING && next) next = row->kind == Y_SEQUENCE ? next->next : NULL;
  }
  size_t count = row->kind == Y_SCALAR ? 1 : row->kind == Y_MAPPING ? row->count / 2 : row->count;
  return taken == count ||
         yaml_complain(f->file, row, f->file->bad_key, "a value of the row is of no column");
}

static bool add_table(const facts *f, const ynode *name, const ynode *table) {
  const ynode *columns, *rows;
  const yaml_key keys[] = {{.name = "columns", .required = true, .node = &columns},
                           {.name = "rows", .required = true, .node = &rows}};
  if (!YAML_MAPPING(f->file, table, name->text, keys, NULL) ||
      !yaml_want(f->file, columns, Y_MAPPING, "columns") ||
      !yaml_want(f->file, rows, Y_SEQUENCE, "rows"))
    return false;
  strbuf_addf(f->out, "#ifndef %s\n#define %s(...)\n#endif\n", name->text, name->text);
  for (const ynode *row = rows->first; row; row = row->next) {
    strbuf_addf(f->out, "%s(", name->text);
    if (!add_row(f, columns, row)) return false;
    strbuf_adds(f->out, ")\n");
  }
  strbuf_addf(f->out, "#undef %s\n", name->text);
  return true;
}

static bool add_tables(yaml_file *file, const ynode *root, void *into) {
  facts f = {file, into};
  if (!yaml_want(file, root, Y_MAPPING, "the file")) return false;
  for (const ynode *n = root->first; n; n = n->next->next)
    if (!add_table(&f, n, n->next)) return false;
  return true;
}

bool emit_facts(const vs_file *yaml, strbuf *out, diag_sink *sink) {
  arena *a = arena_new(0);
  yaml_file f = {.path = yaml->name,
                 .memory = a,
                 .sink = sink,
                 .syntax = DIAG_OPSET_SYNTAX,
                 .bad_key = DIAG_OPSET_KEY,
                 .bad_value = DIAG_OPSET_VALUE,
                 .missing = DIAG_OPSET_KEY};
  bool ok = a && yaml_file_read(&f, yaml->bytes, yaml->size, add_tables, out);
  arena_free(a);
  return ok;
}
