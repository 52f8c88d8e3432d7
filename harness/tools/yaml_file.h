/* YAML files that people write: every complaint has a file, a line and a column; a key that is not
 * in the table is an error, and so is one that stands twice. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_YAML_FILE_H
#define HLO_CTS_HARNESS_CONSUMERS_YAML_FILE_H

#include <yaml.h>

#include "base/arena.h"
#include "base/diag.h"

typedef struct yaml_file {
  const char *path;
  arena *memory; /* of the strings handed out */
  diag_sink *sink;
  yaml_document_t *document;
  diag_id bad_key, bad_value, missing; /* the numbers under which this file complains */
} yaml_file;

/* One key of a mapping; `read` reports what is wrong with the value. */
typedef struct yaml_key {
  const char *name;
  bool required;
  bool (*read)(yaml_file *f, void *into, const yaml_node_t *value);
} yaml_key;

/* The tree of a YAML file, which yaml_document_delete releases. There are no anchors, aliases and
 * tags in it, no second document, and it is no deeper and no larger than base/limits.h allows; all
 * of that is seen before a tree is built. False, reported under `syntax`, when it is not such. */
bool yaml_tree_read(const char *path, const char *bytes, size_t n, diag_id syntax, diag_sink *sink,
                    yaml_document_t *out);
/* Parses `bytes` and hands the root to `read`; everything is released afterwards. False when it is
 * not YAML (reported under `syntax`), has no root, or `read` says so. Runs under the caller's
 * guard's rules: `read` is given a guard of f->memory. */
bool yaml_file_read(yaml_file *f, const char *bytes, size_t n, diag_id syntax,
                    bool (*read)(yaml_file *f, const yaml_node_t *root, void *into), void *into);

bool yaml_complain(const yaml_file *f, const yaml_node_t *at, diag_id id, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
const yaml_node_t *yaml_at(const yaml_file *f, int index);
/* A copy of a scalar's text; NULL, reported, for anything else. `what` names it: "a name". */
const char *yaml_text(const yaml_file *f, const yaml_node_t *n, const char *what);
/* A list of such texts, not empty. */
bool yaml_texts(const yaml_file *f, const yaml_node_t *n, const char *what,
                const char *const **items, size_t *count);
/* One of a few words. */
bool yaml_word(const yaml_file *f, const yaml_node_t *n, const char *what, const char *const *words,
               size_t word_count, size_t *out);
/* Reads a mapping by its table. `what` names it: "a consumer". */
bool yaml_mapping(yaml_file *f, const yaml_node_t *n, const char *what, const yaml_key *keys,
                  size_t key_count, void *into);

#endif
