/* SPDX-License-Identifier: Apache-2.0 */
#include "versions/yaml_file.h"

#include <string.h>
#include <yaml.h>

#include "base/limits.h"
#include "base/strbuf.h"

/* --- From bytes to a tree ---
 *
 * Events are looked at one by one: libyaml's own trees follow aliases to more nodes than there are
 * bytes, and take half a minute for 100,000 opened lists. */

/* The objects of libyaml, which are deleted even if the arena unwinds. */
typedef struct reader {
  const yaml_file *f;
  yaml_parser_t parser;
  yaml_event_t event;
  bool have_event;
} reader;

static void drop_event(reader *r) {
  if (r->have_event) yaml_event_delete(&r->event);
  r->have_event = false;
}

static arena *tree_of(const yaml_file *f) { return f->tree ? f->tree : f->memory; }

static ynode *refuse(const reader *r, yaml_mark_t at, const char *what, const char *hint) {
  diag_place place = {
      .file = r->f->path, .line = (uint32_t)at.line + 1, .column = (uint32_t)at.column + 1};
  diag_error(r->f->sink, r->f->syntax, place, "%s%s", what, hint);
  return NULL;
}

static bool out_of_memory(const yaml_file *f) {
  return diag_error(f->sink, DIAG_OUT_OF_MEMORY, (diag_place){.file = f->path}, "out of memory");
}

static bool next_event(reader *r) {
  drop_event(r);
  const yaml_parser_t *p = &r->parser;
  if (yaml_parser_parse(&r->parser, &r->event)) return r->have_event = true;
  if (p->error == YAML_MEMORY_ERROR) return out_of_memory(r->f);
  /* libyaml's messages about the two most common mistakes do not say what to look for. */
  const char *hint = "";
  if (p->problem && strstr(p->problem, "cannot start any token"))
    hint = "; a tab? YAML is indented by spaces";
  else if (p->problem && strstr(p->problem, "expected key"))
    hint = "; is a line indented wrongly, here or above?";
  return refuse(r, p->problem_mark, p->problem ? p->problem : "not YAML", hint);
}

static ynode *new_node(const reader *r, ynode_kind kind) {
  const yaml_event_t *e = &r->event;
  ynode *n = ARENA_NEW(tree_of(r->f), ynode);
  *n = (ynode){.kind = kind,
               .line = (uint32_t)e->start_mark.line + 1,
               .column = (uint32_t)e->start_mark.column + 1,
               .last_line = (uint32_t)e->end_mark.line + 1,
               .file = r->f->path};
  return n;
}

static bool plain_node(const yaml_event_t *e) {
  switch (e->type) {
    case YAML_SCALAR_EVENT: return !e->data.scalar.anchor && !e->data.scalar.tag;
    case YAML_SEQUENCE_START_EVENT:
      return !e->data.sequence_start.anchor && !e->data.sequence_start.tag;
    case YAML_MAPPING_START_EVENT:
      return !e->data.mapping_start.anchor && !e->data.mapping_start.tag;
    default: return true;
  }
}

/* Adds a node to its parent; false when a mapping's key is not a scalar. */
static bool add_child(ynode *parent, ynode *child) {
  if (parent->kind == Y_MAPPING && parent->count % 2 == 0 && child->kind != Y_SCALAR) return false;
  if (parent->last)
    parent->last->next = child;
  else
    parent->first = child;
  parent->last = child;
  parent->count++;
  return true;
}

/* A list or mapping ends at its bracket, or where the line of the next token begins. */
static void end_node(ynode *n, const yaml_event_t *e) {
  bool bracket = e->end_mark.index > e->start_mark.index;
  uint32_t line = (uint32_t)e->end_mark.line + bracket;
  if (line > n->line) n->last_line = line;
}

static ynode *read_tree(reader *r) {
  arena *a = tree_of(r->f);
  ynode *stack[LIMIT_YAML_DEPTH], *root = NULL;
  size_t depth = 0, documents = 0;
  for (;;) {
    if (!next_event(r)) return NULL;
    const yaml_event_t *e = &r->event;
    yaml_mark_t at = e->start_mark;
    ynode *n = NULL;
    switch (e->type) {
      case YAML_STREAM_END_EVENT:
        if (!root)
          diag_error(r->f->sink, r->f->missing,
                     (diag_place){.file = r->f->path, .line = 1, .column = 1}, "the file is empty");
        return root;
      case YAML_DOCUMENT_START_EVENT:
        if (documents++) return refuse(r, at, "a second document", "");
        break;
      case YAML_ALIAS_EVENT: return refuse(r, at, "aliases are not used here", "");
      case YAML_SCALAR_EVENT:
        n = new_node(r, Y_SCALAR);
        n->length = e->data.scalar.length;
        if (memchr(e->data.scalar.value, 0, n->length)) return refuse(r, at, "a NUL character", "");
        n->text = arena_strndup(a, (const char *)e->data.scalar.value, n->length);
        break;
      case YAML_SEQUENCE_START_EVENT: n = new_node(r, Y_SEQUENCE); break;
      case YAML_MAPPING_START_EVENT: n = new_node(r, Y_MAPPING); break;
      case YAML_SEQUENCE_END_EVENT:
      case YAML_MAPPING_END_EVENT: end_node(stack[--depth], e); break;
      default: break;
    }
    if (!n) continue;
    if (!plain_node(e)) return refuse(r, at, "anchors and tags are not used here", "");
    if (depth == 0)
      root = n;
    else if (!add_child(stack[depth - 1], n))
      return refuse(r, at, "a key that is not a word", "");
    if (n->kind == Y_SCALAR) continue;
    if (depth == LIMIT_YAML_DEPTH) return refuse(r, at, "nested too deep (limit yaml_depth)", "");
    stack[depth++] = n;
  }
}

ynode *yaml_tree(const yaml_file *f, const void *bytes, size_t size) {
  reader r = {.f = f};
  if (size > LIMIT_YAML_BYTES) {
    diag_error(f->sink, DIAG_LIMIT_PASSED, (diag_place){.file = f->path},
               "larger than %u bytes (limit yaml_bytes)", LIMIT_YAML_BYTES);
    return NULL;
  }
  if (!yaml_parser_initialize(&r.parser)) return out_of_memory(f), NULL;
  yaml_parser_set_encoding(&r.parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&r.parser, size ? bytes : (const void *)"", size);
  /* An unwinding arena must not pass libyaml's memory by: catch it, clean up. */
  ynode *volatile root = NULL;
  arena_guard g;
  if (ARENA_GUARD(tree_of(f), &g)) {
    root = read_tree(&r);
    arena_guard_pop(tree_of(f), &g);
  } else {
    out_of_memory(f);
  }
  drop_event(&r);
  yaml_parser_delete(&r.parser);
  return root;
}

bool yaml_file_read(yaml_file *f, const void *bytes, size_t size,
                    bool (*read)(yaml_file *, const ynode *, void *), void *into) {
  volatile bool ok = false;
  arena_guard g;
  f->tree = arena_new(0);
  if (!f->tree || !ARENA_GUARD(f->memory, &g)) {
    out_of_memory(f);
  } else {
    const ynode *root = yaml_tree(f, bytes, size);
    ok = root && read(f, root, into);
    arena_guard_pop(f->memory, &g);
  }
  arena_free(f->tree);
  f->tree = NULL;
  return ok;
}

/* --- Values --- */

bool yaml_complain(const yaml_file *f, const ynode *at, diag_id id, const char *format, ...) {
  va_list args;
  va_start(args, format);
  diag_verror(f->sink, id, ynode_place(at), format, args);
  va_end(args);
  return false;
}

bool yaml_want(const yaml_file *f, const ynode *n, ynode_kind kind, const char *what) {
  static const char *const names[] = {"a word", "a sequence, as [a, b]",
                                      "a mapping, as {key: value}"};
  return n->kind == kind || yaml_complain(f, n, f->bad_value, "%s must be %s", what, names[kind]);
}

const char *yaml_text(const yaml_file *f, const ynode *n, const char *what) {
  if (!yaml_want(f, n, Y_SCALAR, what)) return NULL;
  if (!n->length) yaml_complain(f, n, f->bad_value, "%s must not be empty", what);
  if (!n->length || !f->tree) return n->length ? n->text : NULL;
  return arena_strndup(f->memory, n->text, n->length);
}

bool yaml_texts(const yaml_file *f, const ynode *n, const char *what, const char *const **items,
                size_t *count) {
  if (!yaml_want(f, n, Y_SEQUENCE, what)) return false;
  const char **texts = ARENA_ARRAY(f->memory, const char *, (size_t)n->count + 1);
  *count = 0;
  for (const ynode *item = n->first; item; item = item->next)
    if (!(texts[(*count)++] = yaml_text(f, item, what))) return false;
  *items = texts;
  return true;
}

bool yaml_word(const yaml_file *f, const ynode *n, const char *what, const char *const *words,
               size_t *out) {
  const char *text = yaml_text(f, n, what);
  if (!text) return false;
  for (size_t i = 0; words[i]; i++)
    if (strcmp(text, words[i]) == 0) return *out = i, true;
  strbuf_auto known = STRBUF_INIT;
  for (size_t i = 0; words[i]; i++) strbuf_addf(&known, "%s%s", known.len ? ", " : "", words[i]);
  yaml_complain(f, n, f->bad_value, "%s is one of %s, not '%s'", what, strbuf_str(&known), text);
  return false;
}

bool yaml_number(const yaml_file *f, const ynode *n, const char *what, uint64_t least,
                 uint64_t most, uint64_t *out) {
  if (!yaml_want(f, n, Y_SCALAR, what)) return false;
  uint64_t v = 0;
  bool good = n->length > 0;
  for (const char *s = n->text; good && *s; s++) {
    good = *s >= '0' && *s <= '9' && v <= most / 10;
    v = v * 10 + (uint64_t)(*s - '0');
  }
  *out = v;
  return (good && v >= least && v <= most) ||
         yaml_complain(f, n, f->bad_value, "%s must be a number from %llu to %llu, not '%s'", what,
                       (unsigned long long)least, (unsigned long long)most, n->text);
}

/* --- Mappings --- */

bool yaml_store_texts(yaml_file *f, const ynode *n, void *into) {
  const yaml_key *k = f->key;
  size_t *count = (size_t *)(void *)((char *)into + k->size);
  return yaml_texts(f, n, k->name, YAML_MEMBER(f, into, const char *const *), count);
}

/* A text, a word or a number goes into the structure. */
static bool store(yaml_file *f, const ynode *n, void *into) {
  const yaml_key *k = f->key;
  size_t word;
  uint64_t number;
  if (k->keys) return yaml_mapping(f, n, k->name, k->keys, k->key_count, into);
  if (k->most) {
    if (!yaml_number(f, n, k->name, k->least, k->most, &number)) return false;
    if (k->size == sizeof(uint32_t))
      *YAML_MEMBER(f, into, uint32_t) = (uint32_t)number;
    else
      *YAML_MEMBER(f, into, uint64_t) = number;
    return true;
  }
  if (!k->words) return (*YAML_MEMBER(f, into, const char *) = yaml_text(f, n, k->name)) != NULL;
  if (!yaml_word(f, n, k->name, k->words, &word)) return false;
  if (k->size == sizeof(bool))
    *YAML_MEMBER(f, into, bool) = word;
  else
    *YAML_MEMBER(f, into, unsigned) = (unsigned)word;
  return true;
}

bool yaml_mapping(yaml_file *f, const ynode *n, const char *what, const yaml_key *keys,
                  size_t key_count, void *into) {
  for (size_t k = 0; k < key_count; k++)
    if (keys[k].node) *keys[k].node = NULL;
  if (!yaml_want(f, n, Y_MAPPING, what)) return false;
  bool *seen = ARENA_ARRAY(f->memory, bool, key_count), ok = true;
  for (const ynode *key = n->first; key; key = key->next->next) {
    size_t k = 0;
    while (k < key_count && strcmp(keys[k].name, key->text) != 0) k++;
    if (k == key_count)
      ok = yaml_complain(f, key, f->bad_key, "unknown key '%s'", key->text);
    else if (seen[k])
      ok = yaml_complain(f, key, f->bad_key, "key '%s' is repeated", key->text);
    else if (keys[k].node)
      *keys[k].node = key->next;
    else if (f->key = &keys[k], !(keys[k].read ? keys[k].read : store)(f, key->next, into))
      ok = false;
    if (k < key_count) seen[k] = true;
  }
  for (size_t k = 0; k < key_count; k++)
    if (keys[k].required && !seen[k])
      ok = yaml_complain(f, n, f->missing, "key '%s' is missing", keys[k].name);
  return ok;
}
