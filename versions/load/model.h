/* SPDX-License-Identifier: Apache-2.0 */
/* The opset while load/ builds it: rows that may still change, each with the node that declared it.
 * Private to load/. */
#ifndef HLO_CTS_VERSIONS_LOAD_MODEL_H
#define HLO_CTS_VERSIONS_LOAD_MODEL_H

#include "base/strbuf.h"
#include "versions/diags.h"
#include "versions/load.h"
#include "versions/rows.h"
#include "versions/yaml_file.h"

/* Ids are 16 bits wide and VS_NO_ID is taken; the rest bounds the work on a hostile file. */
#define LIMIT_OPSET_ROWS 4096
#define LIMIT_OPSET_FILES 512

typedef struct enum_entry {
  const ynode *node;
  const char *dialect;
  ir_enumdef *def;
  vs_version *since; /* per case */
} enum_entry;

typedef struct suite_nodes {
  const ynode *elementwise, *profiles, *accuracy, *sizes, *exact;
} suite_nodes;

typedef struct op_entry {
  vs_op row;
  const ynode *node; /* NULL: a row of the base */
  const ynode *replaces, *upgrade, *vhlo, *map, *constraints, *decomposition, *arguments, *checks;
  suite_nodes suite;
  const char *asleep; /* its name, while the row of the base is one that came later; else NULL */
} op_entry;

typedef struct kind_entry {
  vs_kind row;
  const ynode *node;
  const ynode *vhlo;
  const enum_entry *enumeration;
  const char *asleep, *asleep_dialect; /* as for ops: mnemonic and dialect */
} kind_entry;

typedef struct model {
  arena *a;
  yaml_file file; /* that is being read; it complains for all of them */
  const vs_opset *base;
  vs_version as_of; /* the base is taken as it was at this release; VS_FOREVER: as it is */
  vs_release *releases;
  const ynode **release_nodes;
  size_t release_count;
  op_entry *ops;
  kind_entry *types, *attrs;
  enum_entry *enums;
  vs_dialect *dialects;
  size_t op_count, type_count, attr_count, enum_count, dialect_count;
  size_t capacity; /* of each table of rows */
} model;

typedef struct document {
  const ynode *root;
  const char *dialect; /* NULL: a release file */
  vs_version release;
} document;

/* --- base.c: the base's rows, copied so that they may be extended ------------------------ */

void load_base(model *m);
/* The id for a row that a file declares: that of the base's row when it is asleep, or belongs to a
 * dialect without versions; else the next one. False, and told, when the name is taken or the table
 * is full. */
bool load_op_place(model *m, const ynode *n, const document *d, const char *name, uint16_t *id);
bool load_kind_place(model *m, const ynode *n, const document *d, bool is_type, const char *name,
                     uint16_t *id);
/* Room for one more row; false when the table is full. */
bool load_room(model *m, const ynode *n, size_t count);

/* --- schema.c: nodes to rows ----------------------------------------------------------- */

/* Finds out whether the file is a dialect or a release, and which. */
bool load_schema_classify(model *m, const ynode *root, const char *file, document *out);
bool load_schema_release(model *m, const document *d); /* the release and what it added */
bool load_schema_dialect(model *m, const document *d);
bool load_schema_release_ends(model *m, const document *d); /* what it removed and lifted */

bool load_read_name(model *m, const ynode *n, const char **out); /* what may be part of a C name */
bool load_read_assembly(model *m, const ynode *n, const char **out);

/* --- kinds.c: the same for enums, types and attributes -------------------------------------- */

bool load_read_enum(model *m, const ynode *n, const document *d);
bool load_read_enum_cases(model *m, const ynode *n, const document *d);
bool load_read_kind(model *m, const ynode *n, const document *d, bool is_type);

/* --- resolve.c: references between rows ------------------------------------------------ */

bool load_resolve(model *m);

/* --- meaning.c: what an op says of itself: constraints, and what it is composed of ------- */

bool load_meaning(model *m, op_entry *e, const char *dialect);

/* --- checks.c: arguments, constraints in words, traits ----------------------------------- */

bool load_arguments(model *m, const ynode *n, vs_op *op);
bool load_statement(model *m, const ynode *n, strbuf *out); /* adds it to `out`, packed */
bool load_checks(model *m, const ynode *n, vs_op *op);      /* after arguments and constraints */
const char *load_packed(model *m, const strbuf *bytes);
/* Which of the words it is; `table` is the file in versions/ that has them. */
bool load_word(model *m, const ynode *n, const char *const *words, const char *table, size_t *out);
bool load_join(model *m, const ynode *n, const char *between, strbuf *out); /* a list of words */

/* --- suite.c: what the suite asks of an op ------------------------------------------------- */

bool load_suite(model *m, const suite_nodes *n, vs_op *op);

/* --- index.c --------------------------------------------------------------------------- */

bool load_build_index(model *m, vs_opset *o);

/* --- Helpers --------------------------------------------------------------------------- */

#define load_bad(m, id, n, ...) yaml_complain(&(m)->file, (n), (id), __VA_ARGS__)
#define READ_KEYS(m, n, keys) YAML_MAPPING(&(m)->file, (n), "this", (keys), NULL)
bool load_is_word(const ynode *n, const char *word);
bool load_read_bool(model *m, const ynode *n, bool *out);

/* VS_NO_ID when there is none. */
uint16_t load_find_op_id(const model *m, const char *dialect, const char *name);
uint16_t load_find_kind_id(const kind_entry *kinds, size_t count, const char *dialect,
                           const char *mnemonic);
/* The family of "add_v1" is its first *n bytes; false when the name does not end in a version. */
bool load_split_version(const char *name, size_t *n, unsigned *version);

#endif
