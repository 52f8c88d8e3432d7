/* SPDX-License-Identifier: Apache-2.0 */
/* YAML files that people write, read by tables of keys.
 *
 * A file is one document of mappings, sequences and scalars. It has no anchors, aliases and tags,
 * and is no deeper and no larger than base/limits.h allows; all of that is seen before memory is
 * spent on it. Every complaint has a file, a line and a column. A key that is not in the table is
 * an error, and so is one that is repeated.
 *
 * Ownership: the strings handed out live in the arena of the yaml_file, and so does a tree, unless
 * it is read for a function alone. */
#ifndef HLO_CTS_VERSIONS_YAML_FILE_H
#define HLO_CTS_VERSIONS_YAML_FILE_H

#include <stddef.h>

#include "base/arena.h"
#include "base/diag.h"

typedef enum ynode_kind { Y_SCALAR, Y_SEQUENCE, Y_MAPPING } ynode_kind;

typedef struct ynode {
  ynode_kind kind;
  uint32_t line, column; /* from 1 */
  uint32_t last_line;
  uint32_t count; /* children */
  const char *file;
  const char *text; /* scalar, NUL-terminated; never holds a NUL itself */
  size_t length;
  struct ynode *first, *last; /* children; of a mapping: key, value, key, value … */
  struct ynode *next;
} ynode;

static inline diag_place ynode_place(const ynode *n) {
  return (diag_place){.file = n->file, .line = n->line, .column = n->column};
}

typedef struct yaml_key yaml_key;

typedef struct yaml_file {
  const char *path;
  arena *memory;
  arena *tree; /* of nodes; NULL: `memory` */
  diag_sink *sink;
  void *user;                                  /* for the functions that read values */
  const yaml_key *key;                         /* whose value is being read */
  diag_id syntax, bad_key, bad_value, missing; /* the numbers under which this file complains */
} yaml_file;

/* --- From bytes to a tree --------------------------------------------------------------------- */

/* NULL on failure, reported; an empty file is one. */
ynode *yaml_tree(const yaml_file *f, const void *bytes, size_t size);
/* Hands the root of the tree to `read`, under a guard of f->memory. The tree is gone afterwards. */
bool yaml_file_read(yaml_file *f, const void *bytes, size_t size,
                    bool (*read)(yaml_file *f, const ynode *root, void *into), void *into);

/* --- Values ----------------------------------------------------------------------------------- */

/* Returns false. */
bool yaml_complain(const yaml_file *f, const ynode *at, diag_id id, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* Whether a node is of a kind; reports when not. In all that follows, `what` names the value. */
bool yaml_want(const yaml_file *f, const ynode *n, ynode_kind kind, const char *what);
/* The text of a scalar that is not empty; NULL, reported, for anything else. */
const char *yaml_text(const yaml_file *f, const ynode *n, const char *what);
/* The texts of a sequence, which may be empty. */
bool yaml_texts(const yaml_file *f, const ynode *n, const char *what, const char *const **items,
                size_t *count);
/* One of a few words, which end with NULL; "" is none of them. */
bool yaml_word(const yaml_file *f, const ynode *n, const char *what, const char *const *words,
               size_t *out);
/* A decimal number. */
bool yaml_number(const yaml_file *f, const ynode *n, const char *what, uint64_t least,
                 uint64_t most, uint64_t *out);

/* --- Mappings --------------------------------------------------------------------------------- */

/* One key of a mapping. Its value goes to `node`, or to `read`, which reports what is wrong with
 * it, or is a text, a word or a number that is stored in the structure that is being read, or is
 * a mapping with keys of its own. */
struct yaml_key {
  const char *name;
  bool required;
  const ynode **node; /* set to the value; NULL when the key is absent */
  bool (*read)(yaml_file *f, const ynode *value, void *into);
  const char *const *words; /* of a word; they end with NULL */
  size_t at, size;          /* of the member in the structure */
  uint64_t least, most;     /* of a number; `most` is 0 for anything else */
  const yaml_key *keys;     /* of a mapping */
  size_t key_count;
};

#define YAML_READ(name, required, function) \
  { name, required, NULL, function, NULL, 0, 0 }
/* `function` finds the member with YAML_MEMBER. */
#define YAML_INTO(name, required, function, type, member) \
  { name, required, NULL, function, NULL, offsetof(type, member), 0 }
#define YAML_TEXT(name, required, type, member) \
  { name, required, NULL, NULL, NULL, offsetof(type, member), 0 }
/* `member` is a bool or an enumeration; it becomes the number of the word. */
#define YAML_WORD(name, required, words, type, member) \
  { name, required, NULL, NULL, words, offsetof(type, member), sizeof(((type *)0)->member) }
/* `member` is a uint32_t or a uint64_t. */
#define YAML_NUMBER(name, required, least, most, type, member)                                    \
  {                                                                                               \
    name, required, NULL, NULL, NULL, offsetof(type, member), sizeof(((type *)0)->member), least, \
        most                                                                                      \
  }
/* `member` is a const char *const *, and `number` a size_t: how many texts there are. */
#define YAML_TEXTS(name, required, type, member, number) \
  { name, required, NULL, yaml_store_texts, NULL, offsetof(type, member), offsetof(type, number) }
/* A mapping whose keys store into the same structure. */
#define YAML_KEYS(name, required, table) \
  { name, required, NULL, NULL, NULL, 0, 0, 0, 0, table, sizeof(table) / sizeof *(table) }
bool yaml_store_texts(yaml_file *f, const ynode *value, void *into);
#define YAML_MEMBER(f, into, type) ((type *)(void *)((char *)(into) + (f)->key->at))

/* Reads a mapping by its table. */
bool yaml_mapping(yaml_file *f, const ynode *n, const char *what, const yaml_key *keys,
                  size_t key_count, void *into);
#define YAML_MAPPING(f, n, what, keys, into) \
  yaml_mapping((f), (n), (what), (keys), sizeof(keys) / sizeof *(keys), (into))

#endif
