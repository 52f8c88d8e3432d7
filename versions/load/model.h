/* What load/ builds before it is an opset: rows that may still be changed, each with the node that
 * declared it. Private to load/. */
#ifndef HLO_CTS_VERSIONS_LOAD_MODEL_H
#define HLO_CTS_VERSIONS_LOAD_MODEL_H

#include "versions/diags.h"
#include "versions/load.h"
#include "versions/rows.h"
#include "yaml.h"

/* Ids are 16 bits wide and VS_NO_ID is taken; the rest bounds the work on a hostile file. */
#define LIMIT_OPSET_ROWS 4096
#define LIMIT_OPSET_FILES 512

typedef struct enum_entry {
  const ynode *node;
  const char *dialect;
  ir_enumdef *def;
  vs_version *since; /* per case */
} enum_entry;

typedef struct op_entry {
  vs_op row;
  const ynode *node; /* NULL: a row of the base */
  const ynode *replaces, *upgrade, *vhlo, *map;
} op_entry;

typedef struct kind_entry {
  vs_kind row;
  const ynode *node;
  const ynode *vhlo;
  const enum_entry *enumeration;
} kind_entry;

typedef struct model {
  arena *a;
  diag_sink *sink;
  const vs_opset *base;
  vs_release *releases;
  const ynode **release_nodes;
  size_t release_count;
  op_entry *ops;
  kind_entry *types, *attrs;
  enum_entry *enums;
  const char **dialects;
  size_t op_count, type_count, attr_count, enum_count, dialect_count;
  size_t capacity; /* of each table of rows */
} model;

/* --- schema.c: nodes to rows ----------------------------------------------------------- */

typedef struct document {
  const ynode *root;
  const char *dialect; /* NULL: a release file */
  vs_version release;
} document;

/* What kind of file it is and, for a release, which. */
bool load_schema_classify(model *m, const ynode *root, const char *file, document *out);
bool load_schema_release(model *m, const document *d); /* the release and what it added */
bool load_schema_dialect(model *m, const document *d);
bool load_schema_release_ends(model *m, const document *d); /* what it removed and lifted */

/* --- resolve.c: references between rows ------------------------------------------------ */

bool load_resolve(model *m);

/* --- index.c --------------------------------------------------------------------------- */

bool load_build_index(model *m, vs_opset *o);

/* --- Helpers --------------------------------------------------------------------------- */

bool load_bad(model *m, diag_id id, const ynode *n, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

typedef struct key {
  const char *name;
  bool required;
  const ynode **out; /* set to the value, or NULL */
} key;
/* Every key of a mapping is known, stands once, and the required ones are there. */
bool load_read_keys(model *m, const ynode *n, const key *keys, size_t count);
bool load_want_kind(model *m, const ynode *n, ynode_kind kind, const char *what);
bool load_read_uint(model *m, const ynode *n, uint64_t most, uint64_t *out);
bool load_read_bool(model *m, const ynode *n, bool *out);
bool load_is_word(const ynode *n, const char *word);

/* VS_NO_ID when there is none. */
uint16_t load_find_op_id(const model *m, const char *dialect, const char *name);
uint16_t load_find_kind_id(const kind_entry *kinds, size_t count, const char *dialect,
                           const char *mnemonic);
int load_find_prop(const ir_opdef *d, const char *name); /* -1: none */
/* The family of "add_v1" is its first *n bytes; false when the name does not end in a version. */
bool load_split_version(const char *name, size_t *n, unsigned *version);

#endif
