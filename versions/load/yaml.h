/* A YAML text as a tree, of the subset that opset files use: one document of mappings, sequences
 * and scalars; no anchors, aliases or tags. Every node knows its place. */
#ifndef HLO_CTS_VERSIONS_LOAD_YAML_H
#define HLO_CTS_VERSIONS_LOAD_YAML_H

#include "base/arena.h"
#include "base/diag.h"

typedef enum ynode_kind { Y_SCALAR, Y_SEQUENCE, Y_MAPPING } ynode_kind;

typedef struct ynode {
  ynode_kind kind;
  uint32_t line, column; /* from 1 */
  const char *file;
  const char *text; /* scalar, NUL-terminated; never holds a NUL itself */
  size_t length;
  struct ynode *first, *last; /* children; of a mapping: key, value, key, value … */
  struct ynode *next;
  uint32_t count; /* children */
} ynode;

/* NULL on failure, reported. The tree and copies of all strings live in the arena, whose guard the
 * caller has set. */
ynode *load_yaml_tree(arena *a, const char *file, const void *bytes, size_t size, diag_sink *sink);

static inline diag_place ynode_place(const ynode *n) {
  return (diag_place){.file = n->file, .line = n->line, .column = n->column};
}

#endif
