#include "yaml_file.h"

#include <string.h>

#include "base/limits.h"
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

/* --- From bytes to a tree ---
 *
 * The events are looked at before libyaml builds a tree of them: it scans 100,000 opened lists for
 * half a minute, and follows aliases to more nodes than there are bytes. */

typedef struct yaml_source {
  const char *path, *bytes;
  size_t size;
  diag_id syntax;
  diag_sink *sink;
} yaml_source;

static bool refuse(const yaml_source *s, const yaml_mark_t *at, const char *what,
                   const char *hint) {
  diag_place place = {
      .file = s->path, .line = (uint32_t)at->line + 1, .column = (uint32_t)at->column + 1};
  return diag_error(s->sink, s->syntax, place, "%s%s", what, hint);
}

static bool syntax_error(const yaml_source *s, const yaml_parser_t *p) {
  if (p->error == YAML_MEMORY_ERROR)
    return diag_error(s->sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  /* Wrong bytes have an offset alone: libyaml reads ahead of where it parses. */
  /* What libyaml says of the two commonest mistakes does not lead to them. */
  const char *hint = "";
  if (p->problem && strstr(p->problem, "cannot start any token"))
    hint = "; a tab? YAML is indented by spaces";
  else if (p->problem && strstr(p->problem, "expected key"))
    hint = "; is a line indented wrongly, here or above?";
  return refuse(s, &p->problem_mark, p->problem ? p->problem : "not YAML", hint);
}

/* What stands at an event, or how deep it leads; NULL: nothing that is not allowed here. */
static const char *wrong_event(const yaml_event_t *e, size_t *depth, size_t *documents) {
  const yaml_char_t *anchor = NULL, *tag = NULL;
  switch (e->type) {
    case YAML_ALIAS_EVENT: return "aliases are not used here";
    case YAML_DOCUMENT_START_EVENT: return ++*documents > 1 ? "a second document" : NULL;
    case YAML_SCALAR_EVENT: anchor = e->data.scalar.anchor, tag = e->data.scalar.tag; break;
    case YAML_SEQUENCE_START_EVENT:
      anchor = e->data.sequence_start.anchor, tag = e->data.sequence_start.tag;
      ++*depth;
      break;
    case YAML_MAPPING_START_EVENT:
      anchor = e->data.mapping_start.anchor, tag = e->data.mapping_start.tag;
      ++*depth;
      break;
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT: --*depth; break;
    default: break;
  }
  if (anchor || tag) return "anchors and tags are not used here";
  return *depth > LIMIT_YAML_DEPTH ? "nested too deep (limit yaml_depth)" : NULL;
}

static bool check_events(const yaml_source *s, yaml_parser_t *p) {
  size_t depth = 0, documents = 0;
  for (bool ended = false; !ended;) {
    yaml_event_t event;
    if (!yaml_parser_parse(p, &event)) return syntax_error(s, p);
    const char *wrong = wrong_event(&event, &depth, &documents);
    if (wrong) refuse(s, &event.start_mark, wrong, "");
    ended = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
    if (wrong) return false;
  }
  return true;
}

/* Goes over the bytes once: checks the events (`out` NULL), or builds the tree. */
static bool pass_over(const yaml_source *s, yaml_document_t *out) {
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser))
    return diag_error(s->sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  yaml_parser_set_input_string(&parser, (const unsigned char *)(s->size ? s->bytes : ""), s->size);
  bool ok =
      !out ? check_events(s, &parser) : yaml_parser_load(&parser, out) || syntax_error(s, &parser);
  yaml_parser_delete(&parser);
  return ok;
}

bool yaml_tree_read(const char *path, const char *bytes, size_t n, diag_id syntax, diag_sink *sink,
                    yaml_document_t *out) {
  yaml_source s = {path, bytes, n, syntax, sink};
  if (n > LIMIT_YAML_BYTES)
    return diag_error(sink, DIAG_LIMIT_PASSED, (diag_place){.file = path},
                      "larger than %u bytes (limit yaml_bytes)", LIMIT_YAML_BYTES);
  return pass_over(&s, NULL) && pass_over(&s, out);
}

bool yaml_file_read(yaml_file *f, const char *bytes, size_t n, diag_id syntax,
                    bool (*read)(yaml_file *f, const yaml_node_t *root, void *into), void *into) {
  yaml_document_t document;
  if (!yaml_tree_read(f->path, bytes, n, syntax, f->sink, &document)) return false;
  f->document = &document;
  bool ok = read_guarded(f, read, into);
  yaml_document_delete(&document);
  return ok;
}
