#include "yaml_file.h"

#include <string.h>

#include "base/strbuf.h"

bool yaml_complain(const yaml_file *f, const yaml_node_t *at, diag_id id, const char *format, ...) {
  va_list args;
  va_start(args, format);
  diag_place place = {.file = f->path,
                      .line = (uint32_t)at->start_mark.line + 1,
                      .column = (uint32_t)at->start_mark.column + 1};
  diag_verror(f->sink, id, place, format, args);
  va_end(args);
  return false;
}

const yaml_node_t *yaml_at(const yaml_file *f, int index) {
  return yaml_document_get_node(f->document, index);
}

const char *yaml_text(const yaml_file *f, const yaml_node_t *n, const char *what) {
  if (n->type != YAML_SCALAR_NODE) {
    yaml_complain(f, n, f->bad_value, "%s must be a text", what);
    return NULL;
  }
  const char *bytes = (const char *)n->data.scalar.value;
  size_t size = n->data.scalar.length;
  if (size == 0 || memchr(bytes, 0, size)) {
    yaml_complain(f, n, f->bad_value, size ? "%s must not contain a NUL" : "%s must not be empty",
                  what);
    return NULL;
  }
  return arena_strndup(f->memory, bytes, size);
}

bool yaml_texts(const yaml_file *f, const yaml_node_t *n, const char *what,
                const char *const **items, size_t *count) {
  if (n->type != YAML_SEQUENCE_NODE)
    return yaml_complain(f, n, f->bad_value, "%s must be a list, as [a, b]", what);
  const yaml_node_item_t *at = n->data.sequence.items.start, *end = n->data.sequence.items.top;
  if (at == end) return yaml_complain(f, n, f->bad_value, "%s must not be empty", what);
  const char **texts = ARENA_ARRAY(f->memory, const char *, (size_t)(end - at) + 1);
  *count = 0;
  for (; at < end; at++) {
    const char *text = yaml_text(f, yaml_at(f, *at), what);
    if (!text) return false;
    texts[(*count)++] = text;
  }
  *items = texts;
  return true;
}

bool yaml_word(const yaml_file *f, const yaml_node_t *n, const char *what, const char *const *words,
               size_t word_count, size_t *out) {
  const char *text = yaml_text(f, n, what);
  if (!text) return false;
  for (size_t i = 0; i < word_count; i++) {
    if (strcmp(text, words[i]) != 0) continue;
    *out = i;
    return true;
  }
  strbuf known = STRBUF_INIT;
  for (size_t i = 0; i < word_count; i++) strbuf_addf(&known, "%s%s", i ? ", " : "", words[i]);
  yaml_complain(f, n, f->bad_value, "%s is one of %s, not '%s'", what, strbuf_str(&known), text);
  strbuf_free(&known);
  return false;
}

bool yaml_mapping(yaml_file *f, const yaml_node_t *n, const char *what, const yaml_key *keys,
                  size_t key_count, void *into) {
  if (n->type != YAML_MAPPING_NODE)
    return yaml_complain(f, n, f->bad_value, "%s must be a mapping", what);
  bool *seen = ARENA_ARRAY(f->memory, bool, key_count), ok = true;
  const yaml_node_pair_t *pair = n->data.mapping.pairs.start;
  for (; pair < n->data.mapping.pairs.top; pair++) {
    const yaml_node_t *key = yaml_at(f, pair->key);
    const char *name = yaml_text(f, key, "a key");
    if (!name) return false;
    size_t k = 0;
    while (k < key_count && strcmp(keys[k].name, name) != 0) k++;
    if (k == key_count) {
      ok = yaml_complain(f, key, f->bad_key, "%s has no key '%s'", what, name);
      continue;
    }
    if (seen[k])
      ok = yaml_complain(f, key, f->bad_key, "key '%s' stands twice", name);
    else
      ok &= keys[k].read(f, into, yaml_at(f, pair->value));
    seen[k] = true;
  }
  for (size_t k = 0; k < key_count; k++)
    if (keys[k].required && !seen[k])
      ok = yaml_complain(f, n, f->missing, "%s needs the key '%s'", what, keys[k].name);
  return ok;
}

static bool read_guarded(yaml_file *f, bool (*read)(yaml_file *, const yaml_node_t *, void *),
                         void *into) {
  const yaml_node_t *root = yaml_document_get_root_node(f->document);
  if (!root)
    return diag_error(f->sink, f->missing, (diag_place){.file = f->path, .line = 1, .column = 1},
                      "the file is empty");
  volatile bool ok = false;
  arena_guard g;
  if (ARENA_GUARD(f->memory, &g)) {
    ok = read(f, root, into);
    arena_guard_pop(f->memory, &g);
  } else {
    diag_error(f->sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  }
  return ok;
}

static bool syntax_error(const yaml_file *f, const yaml_parser_t *p, diag_id syntax) {
  /* Wrong bytes have an offset alone: libyaml reads ahead of where it parses. */
  const yaml_mark_t *mark = &p->problem_mark;
  diag_place place = {
      .file = f->path, .line = (uint32_t)mark->line + 1, .column = (uint32_t)mark->column + 1};
  /* What libyaml says of the two commonest mistakes does not lead to them. */
  const char *hint = "";
  if (p->problem && strstr(p->problem, "cannot start any token"))
    hint = "; a tab? YAML is indented by spaces";
  else if (p->problem && strstr(p->problem, "expected key"))
    hint = "; is a line indented wrongly, here or above?";
  return diag_error(f->sink, syntax, place, "%s%s", p->problem ? p->problem : "not YAML", hint);
}

bool yaml_file_read(yaml_file *f, const char *bytes, size_t n, diag_id syntax,
                    bool (*read)(yaml_file *f, const yaml_node_t *root, void *into), void *into) {
  yaml_parser_t parser;
  yaml_document_t document, rest;
  if (!yaml_parser_initialize(&parser))
    return diag_error(f->sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  yaml_parser_set_input_string(&parser, (const unsigned char *)(n ? bytes : ""), n);
  bool ok = yaml_parser_load(&parser, &document);
  if (!ok) {
    syntax_error(f, &parser, syntax);
  } else {
    f->document = &document;
    ok = read_guarded(f, read, into);
    yaml_document_delete(&document);
    if (ok && yaml_parser_load(&parser, &rest)) { /* nothing is passed over in silence */
      const yaml_node_t *more = yaml_document_get_root_node(&rest);
      if (more) ok = yaml_complain(f, more, syntax, "a second document");
      yaml_document_delete(&rest);
    } else if (ok) {
      ok = syntax_error(f, &parser, syntax);
    }
  }
  yaml_parser_delete(&parser);
  return ok;
}
