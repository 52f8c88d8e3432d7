#include "yaml.h"

#include <string.h>
#include <yaml.h>

#include "base/limits.h"
#include "versions/diags.h"

/* What libyaml owns while the arena may unwind: everything that has to be deleted either way. */
typedef struct reader {
  yaml_parser_t parser;
  yaml_event_t event;
  bool have_event;
} reader;

static void drop_event(reader *r) {
  if (r->have_event) yaml_event_delete(&r->event);
  r->have_event = false;
}

static diag_place place_of(const char *file, yaml_mark_t mark) {
  return (diag_place){
      .file = file, .line = (uint32_t)mark.line + 1, .column = (uint32_t)mark.column + 1};
}

static bool refuse(reader *r, const char *file, diag_sink *sink, const char *what) {
  return diag_error(sink, DIAG_OPSET_SYNTAX, place_of(file, r->event.start_mark), "%s", what);
}

static ynode *new_node(arena *a, const char *file, const yaml_event_t *e, ynode_kind kind) {
  ynode *n = ARENA_NEW(a, ynode);
  *n = (ynode){.kind = kind,
               .line = (uint32_t)e->start_mark.line + 1,
               .column = (uint32_t)e->start_mark.column + 1,
               .file = file};
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

static bool next_event(reader *r, const char *file, diag_sink *sink) {
  drop_event(r);
  if (yaml_parser_parse(&r->parser, &r->event)) return r->have_event = true;
  const yaml_parser_t *p = &r->parser;
  return diag_error(sink, DIAG_OPSET_SYNTAX, place_of(file, p->problem_mark), "%s",
                    p->problem ? p->problem : "not YAML");
}

static ynode *read_tree(reader *r, arena *a, const char *file, diag_sink *sink) {
  ynode *stack[LIMIT_YAML_DEPTH], *root = NULL;
  size_t depth = 0, documents = 0;
  for (;;) {
    if (!next_event(r, file, sink)) return NULL;
    const yaml_event_t *e = &r->event;
    ynode *n = NULL;
    switch (e->type) {
      case YAML_STREAM_END_EVENT:
        if (!root) refuse(r, file, sink, "the file is empty");
        return root;
      case YAML_DOCUMENT_START_EVENT:
        if (documents++) return refuse(r, file, sink, "a second document"), NULL;
        break;
      case YAML_ALIAS_EVENT: return refuse(r, file, sink, "aliases are not used here"), NULL;
      case YAML_SCALAR_EVENT:
        n = new_node(a, file, e, Y_SCALAR);
        n->length = e->data.scalar.length;
        if (memchr(e->data.scalar.value, 0, n->length))
          return refuse(r, file, sink, "a NUL character"), NULL;
        n->text = arena_strndup(a, (const char *)e->data.scalar.value, n->length);
        break;
      case YAML_SEQUENCE_START_EVENT: n = new_node(a, file, e, Y_SEQUENCE); break;
      case YAML_MAPPING_START_EVENT: n = new_node(a, file, e, Y_MAPPING); break;
      case YAML_SEQUENCE_END_EVENT:
      case YAML_MAPPING_END_EVENT: depth--; break;
      default: break;
    }
    if (!n) continue;
    if (!plain_node(e)) return refuse(r, file, sink, "anchors and tags are not used here"), NULL;
    if (depth == 0)
      root = n;
    else if (!add_child(stack[depth - 1], n))
      return refuse(r, file, sink, "a key that is not a word"), NULL;
    if (n->kind != Y_SCALAR) {
      if (depth == LIMIT_YAML_DEPTH)
        return refuse(r, file, sink, "nested too deep (limit yaml_depth)"), NULL;
      stack[depth++] = n;
    }
  }
}

ynode *load_yaml_tree(arena *a, const char *file, const void *bytes, size_t size, diag_sink *sink) {
  reader r = {.have_event = false};
  if (size > LIMIT_YAML_BYTES) {
    diag_error(sink, DIAG_LIMIT_PASSED, (diag_place){.file = file},
               "larger than %u bytes (limit yaml_bytes)", LIMIT_YAML_BYTES);
    return NULL;
  }
  if (!yaml_parser_initialize(&r.parser)) {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){.file = file}, "out of memory");
    return NULL;
  }
  yaml_parser_set_encoding(&r.parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&r.parser, (const unsigned char *)bytes, size);
  /* An unwinding arena must not pass libyaml's memory by: catch it, clean up, unwind on. */
  ynode *volatile root = NULL;
  volatile bool out_of_memory = false;
  arena_guard g;
  if (ARENA_GUARD(a, &g)) {
    root = read_tree(&r, a, file, sink);
    arena_guard_pop(a, &g);
  } else {
    out_of_memory = true;
  }
  drop_event(&r);
  yaml_parser_delete(&r.parser);
  if (out_of_memory)
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){.file = file}, "out of memory");
  return root;
}
