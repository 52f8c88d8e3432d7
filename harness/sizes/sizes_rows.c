/* SPDX-License-Identifier: Apache-2.0 */
/* The rows of the corpus, from sizes/programs.yaml, and those of ops that work element by element,
 * from the key `sizes` of the op. */
#include <string.h>
#include <unistd.h>

#include "base/vec.h"
#include "harness/cli/diags.h"
#include "harness/data/input.h"
#include "sizes.h"

/* The state of the reader of keys. */
typedef struct loader {
  const vs_opset *o;
  size_rows *rows;
} loader;

static bool read_name(yaml_file *f, const ynode *v, void *into) {
  const size_rows *rows = ((const loader *)f->user)->rows;
  size_row *row = into;
  row->name = yaml_text(f, v, "name");
  if (!row->name) return false;
  for (size_t i = 0; i < rows->count; i++)
    if (strcmp(rows->items[i].name, row->name) == 0)
      return yaml_complain(f, v, f->bad_value, "there is a row '%s' already", row->name);
  return corpus_plain_name(row->name) ||
         yaml_complain(f, v, f->bad_value,
                       "name '%s' must be of lower-case letters, digits and underscores",
                       row->name);
}

static bool read_types(yaml_file *f, const ynode *v, void *into) {
  strbuf_auto types = STRBUF_INIT;
  if (!yaml_want(f, v, Y_SEQUENCE, "types")) return false;
  for (const ynode *n = v->first; n; n = n->next) {
    const char *type = yaml_text(f, n, "a type");
    if (!type) return false;
    if (!corpus_plain_name(type))
      return yaml_complain(f, n, f->bad_value, "'%s' is no element type", type);
    strbuf_addf(&types, "%s%s", types.len ? " " : "", type);
  }
  ((size_row *)into)->types = arena_strndup(f->memory, strbuf_str(&types), types.len);
  return types.len || yaml_complain(f, v, f->bad_value, "types must not be empty");
}

static bool read_since(yaml_file *f, const ynode *v, void *into) {
  const vs_opset *o = ((const loader *)f->user)->o;
  vs_version *since = &((size_row *)into)->since;
  const char *text = yaml_text(f, v, "a release");
  if (!text) return false;
  return (vs_parse(o, text, strlen(text), since) && vs_release_of(o, *since)) ||
         yaml_complain(f, v, f->bad_value, "there is no release '%s'", text);
}

static bool read_rows(yaml_file *f, const ynode *v, void *into) {
  static const char *const longest[] = {"every",  "first", "none",    "small",
                                        "solver", "rows",  "devices", NULL};
  static const yaml_key keys[] = {YAML_READ("name", true, read_name),
                                  YAML_READ("types", true, read_types),
                                  YAML_READ("since", false, read_since),
                                  YAML_WORD("longest", false, longest, size_row, longest),
                                  YAML_TEXT("program", true, size_row, text)};
  loader *l = into;
  bool ok = yaml_want(f, v, Y_SEQUENCE, "rows");
  for (const ynode *n = ok ? v->first : NULL; n; n = n->next) {
    size_row row = {.since = vs_oldest(l->o)};
    if (!YAML_MAPPING(f, n, "a row", keys, &row)) return false;
    VEC_ADD(f->memory, l->rows, row);
  }
  return ok;
}

static bool read_root(yaml_file *f, const ynode *root, void *into) {
  const ynode *without; /* is for readers, and for a test */
  const yaml_key keys[] = {YAML_READ("rows", true, read_rows),
                           {.name = "without", .node = &without}};
  return YAML_MAPPING(f, root, "a list of rows", keys, into);
}

bool size_rows_read(const char *path, const char *bytes, size_t n, const vs_opset *o, arena *memory,
                    size_rows *out, diag_sink *sink) {
  loader l = {o, out};
  yaml_file f = {.path = path,
                 .memory = memory,
                 .sink = sink,
                 .user = &l,
                 .syntax = DIAG_MANIFEST_SYNTAX,
                 .bad_key = DIAG_MANIFEST_KEY,
                 .bad_value = DIAG_MANIFEST_VALUE,
                 .missing = DIAG_MANIFEST_MISSING};
  return yaml_file_read(&f, bytes, n, read_root, &l);
}

/* --- Ops --- */

/* The release in which the op came. */
static vs_version first_release(const vs_opset *o, const vs_op *op) {
  const vs_op *v = vs_op_row(o, op->counterpart);
  while (v && v->older != VS_NO_ID) v = vs_op_row(o, v->older);
  return v ? v->since : vs_oldest(o);
}

static size_row row_of_op(arena *a, const vs_opset *o, const vs_op *op) {
  const char *name = vs_stablehlo_name(op->def.name), *types = op->sizes;
  const char *inputs = types + strlen(types) + 1, *check = inputs + strlen(inputs) + 1;
  strbuf_auto text = STRBUF_INIT, operands = STRBUF_INIT;
  for (char letter = 'a'; *inputs; letter++) {
    int n = (int)strcspn(inputs, " ");
    strbuf_addf(&text, "%%%c = input %.*s : tensor<$S$T>\n", letter, n, inputs);
    strbuf_addf(&operands, "%s%%%c", operands.len ? ", " : "", letter);
    inputs += n + (inputs[n] == ' ');
  }
  strbuf_addf(&text, "%%r = stablehlo.%s %s : tensor<$S$T>\ncheck %s %%r : tensor<$S$T>\n", name,
              strbuf_str(&operands), check);
  return (size_row){.name = name,
                    .types = types,
                    .since = first_release(o, op),
                    .text = arena_strndup(a, text.bytes, text.len)};
}

/* A corpus without the file has the rows of ops alone. */
bool size_rows_load(const corpus *c, const vs_opset *o, size_rows *out, strbuf *why) {
  const char *path = arena_printf(c->memory, "%s/sizes/programs.yaml", c->folder);
  FREED_BY(input_close) input in = {0};
  diag_text_sink sink = diag_text_sink_to(why);
  if (access(path, F_OK) == 0 &&
      (!input_open(&in, path, why) ||
       !size_rows_read(path, in.bytes, in.size, o, c->memory, out, &sink.sink)))
    return false;
  for (size_t i = 0; i < o->op_count; i++)
    if (o->ops[i].sizes) VEC_ADD(c->memory, out, row_of_op(c->memory, o, &o->ops[i]));
  return true;
}
