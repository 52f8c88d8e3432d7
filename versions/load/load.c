/* SPDX-License-Identifier: Apache-2.0 */
/* Files in memory, or of a folder, to an opset. */
#include "versions/load.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/auto_free.h"
#include "base/limits.h"
#include "base/order.h"
#include "index.h"
#include "model.h"

/* --- Files ----------------------------------------------------------------------------- */

static int by_release_then_dialect(const void *left, const void *right) {
  const document *a = (const document *)left, *b = (const document *)right;
  if (!a->dialect != !b->dialect) return a->dialect ? 1 : -1;
  if (a->dialect) return strcmp(a->dialect, b->dialect);
  return a->release < b->release ? -1 : a->release > b->release;
}

/* Releases that the base has, when it is taken as it was at one, are left out of `docs`. */
static bool read_documents(model *m, const vs_file *files, size_t *file_count, document *docs) {
  size_t count = 0;
  for (size_t i = 0; i < *file_count; i++) {
    m->file.path = arena_strndup(m->a, files[i].name, strlen(files[i].name));
    const ynode *root = yaml_tree(&m->file, files[i].bytes, files[i].size);
    document d;
    if (!root || !load_schema_classify(m, root, m->file.path, &d)) return false;
    bool known = m->as_of != VS_FOREVER && !d.dialect && d.release <= m->as_of;
    if (!known) docs[count++] = d;
  }
  *file_count = count;
  qsort(docs, count, sizeof *docs, by_release_then_dialect);
  for (size_t i = 1; i < count; i++)
    if (docs[i].dialect && docs[i - 1].dialect && strcmp(docs[i].dialect, docs[i - 1].dialect) == 0)
      return load_bad(m, DIAG_OPSET_DUPLICATE, docs[i].root, "dialect '%s' has two files",
                      docs[i].dialect);
  return true;
}

static vs_opset *finish(model *m) {
  vs_opset *o = ARENA_NEW(m->a, vs_opset);
  vs_op *ops = ARENA_ARRAY(m->a, vs_op, m->op_count);
  vs_kind *types = ARENA_ARRAY(m->a, vs_kind, m->type_count);
  vs_kind *attrs = ARENA_ARRAY(m->a, vs_kind, m->attr_count);
  for (size_t i = 0; i < m->op_count; i++) ops[i] = m->ops[i].row;
  for (size_t i = 0; i < m->type_count; i++) types[i] = m->types[i].row;
  for (size_t i = 0; i < m->attr_count; i++) attrs[i] = m->attrs[i].row;
  *o = (vs_opset){
      .registry = VS_REGISTRY_FUNCTIONS,
      .releases = m->releases,
      .release_count = m->release_count,
      .ops = ops,
      .op_count = m->op_count,
      .types = types,
      .type_count = m->type_count,
      .attrs = attrs,
      .attr_count = m->attr_count,
      .dialects = m->dialects,
      .dialect_count = m->dialect_count,
  };
  /* Maps refer to attribute kinds by id until the kinds have their place. Those of the base's rows
   * refer to the base's kinds: an attribute of this opset would be a stranger to them. */
  for (size_t i = 0; i < m->op_count; i++) {
    if (!ops[i].map_count) continue;
    vs_prop_map *maps = (vs_prop_map *)arena_copy(
        m->a, ops[i].maps, ops[i].map_count * sizeof *maps, _Alignof(vs_prop_map));
    for (size_t j = 0; j < ops[i].map_count; j++)
      if (maps[j].attr_id != VS_NO_ID) maps[j].attr = &attrs[maps[j].attr_id].def;
    ops[i].maps = maps;
  }
  return load_build_index(m, o) ? o : NULL;
}

static const vs_opset *load(arena *a, const vs_opset *base, vs_version as_of, const vs_file *files,
                            size_t count, diag_sink *sink) {
  if (count > LIMIT_OPSET_FILES) {
    diag_error(sink, DIAG_LIMIT_PASSED, (diag_place){0}, "more than %d files (limit opset_files)",
               LIMIT_OPSET_FILES);
    return NULL;
  }
  size_t inherited = base ? base->release_count : 0, dialects = base ? base->dialect_count : 0;
  yaml_file file = {.memory = a,
                    .sink = sink,
                    .syntax = DIAG_OPSET_SYNTAX,
                    .bad_key = DIAG_OPSET_KEY,
                    .bad_value = DIAG_OPSET_VALUE,
                    .missing = DIAG_OPSET_KEY};
  model m = {.a = a, .file = file, .base = base, .as_of = as_of};
  m.releases = ARENA_ARRAY(a, vs_release, inherited + count);
  m.release_nodes = ARENA_ARRAY(a, const ynode *, inherited + count);
  /* A row takes more than 8 bytes of text ("- name: x"), so this is room enough for each table. */
  size_t bytes = 0, rows = base ? base->op_count + base->type_count + base->attr_count : 0;
  for (size_t i = 0; i < count; i++) bytes += files[i].size < SIZE_MAX / 1024 ? files[i].size : 0;
  rows += bytes / 8 + 1;
  m.capacity = rows < LIMIT_OPSET_ROWS ? rows : LIMIT_OPSET_ROWS;
  m.ops = ARENA_ARRAY(a, op_entry, m.capacity);
  m.types = ARENA_ARRAY(a, kind_entry, m.capacity);
  m.attrs = ARENA_ARRAY(a, kind_entry, m.capacity);
  m.enums = ARENA_ARRAY(a, enum_entry, m.capacity);
  m.dialects = ARENA_ARRAY(a, vs_dialect, dialects + count + 1);
  load_base(&m);
  if (!base) m.dialects[m.dialect_count++] = (vs_dialect){.name = "vhlo"};
  document *docs = ARENA_ARRAY(a, document, count);
  if (!read_documents(&m, files, &count, docs)) return NULL;
  for (size_t i = 0; i < count; i++)
    if (docs[i].dialect ? !load_schema_dialect(&m, &docs[i]) : !load_schema_release(&m, &docs[i]))
      return NULL;
  for (size_t i = 0; i < count; i++)
    if (!docs[i].dialect && !load_schema_release_ends(&m, &docs[i])) return NULL;
  if (m.release_count == 0) {
    diag_error(sink, DIAG_OPSET_RELEASE, (diag_place){0}, "there is no release");
    return NULL;
  }
  return load_resolve(&m) ? finish(&m) : NULL;
}

static const vs_opset *load_guarded(arena *a, const vs_opset *base, vs_version as_of,
                                    const vs_file *files, size_t count, diag_sink *sink) {
  arena_guard g;
  if (!ARENA_GUARD(a, &g)) {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
    return NULL;
  }
  const vs_opset *o = load(a, base, as_of, files, count, sink);
  arena_guard_pop(a, &g);
  return o;
}

const vs_opset *vs_load_files(arena *a, const vs_opset *base, const vs_file *files, size_t count,
                              diag_sink *sink) {
  return load_guarded(a, base, VS_FOREVER, files, count, sink);
}

/* --- Folders --------------------------------------------------------------------------- */

typedef struct listing {
  vs_file *files;
  size_t count;
} listing;

bool vs_read_file(const char *path, diag_sink *sink, vs_file *out) {
  FILE *f = fopen(path, "rb");
  if (!f)
    return diag_error(sink, DIAG_OPSET_READ, (diag_place){.file = path}, "cannot read the file: %s",
                      strerror(errno));
  size_t size = 0, cap = 0, got;
  char *bytes = NULL;
  bool good = true;
  do {
    if (size == cap) {
      char *grown = (char *)realloc(bytes, cap = cap ? 2 * cap : 16384);
      if (!grown) {
        good = diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){.file = path}, "out of memory");
        break;
      }
      bytes = grown;
    }
    got = fread(bytes + size, 1, cap - size, f);
    size += got;
  } while (got && size <= LIMIT_YAML_BYTES);
  if (good && ferror(f))
    good = diag_error(sink, DIAG_OPSET_READ, (diag_place){.file = path}, "cannot read the file: %s",
                      strerror(errno));
  fclose(f);
  *out = (vs_file){.name = path, .bytes = bytes, .size = size};
  if (!good) free(bytes);
  return good;
}

/* The *.yaml of a folder, sorted; false when it cannot be listed. */
static bool list_folder(const char *dir, char ***paths, size_t *count, diag_sink *sink) {
  DIR *d = opendir(dir);
  if (!d)
    return diag_error(sink, DIAG_OPSET_READ, (diag_place){.file = dir},
                      "cannot read the folder: %s", strerror(errno));
  bool good = true;
  size_t first = *count;
  for (struct dirent *e; good && (e = readdir(d));) {
    size_t n = strlen(e->d_name);
    if (n <= 5 || strcmp(e->d_name + n - 5, ".yaml") != 0) continue;
    if (*count == LIMIT_OPSET_FILES) {
      good = diag_error(sink, DIAG_LIMIT_PASSED, (diag_place){.file = dir},
                        "more than %d files (limit opset_files)", LIMIT_OPSET_FILES);
      break;
    }
    size_t size = strlen(dir) + n + 2;
    char *path = (char *)malloc(size);
    char **grown = (char **)realloc(*paths, (*count + 1) * sizeof *grown);
    if (grown) *paths = grown;
    if (!path || !grown) {
      free(path);
      good = diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){.file = dir}, "out of memory");
      break;
    }
    snprintf(path, size, "%s/%s", dir, e->d_name);
    (*paths)[(*count)++] = path;
  }
  closedir(d);
  if (*paths) qsort(*paths + first, *count - first, sizeof **paths, order_texts);
  return good;
}

static const vs_opset *load_folders(arena *a, const vs_opset *base, vs_version as_of,
                                    const char *const *dirs, size_t count, diag_sink *sink) {
  auto_free char **paths = NULL;
  size_t path_count = 0, read = 0;
  auto_free vs_file *files = NULL;
  const vs_opset *o = NULL;
  bool good = true;
  for (size_t i = 0; good && i < count; i++) good = list_folder(dirs[i], &paths, &path_count, sink);
  if (good && path_count == 0)
    good = diag_error(sink, DIAG_OPSET_READ, (diag_place){.file = count ? dirs[0] : NULL},
                      "there is no *.yaml in this folder");
  if (good) {
    files = (vs_file *)calloc(path_count, sizeof *files);
    good = files || diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  }
  while (good && read < path_count && (good = vs_read_file(paths[read], sink, &files[read])))
    read++;
  if (good) o = load_guarded(a, base, as_of, files, path_count, sink);
  for (size_t i = 0; i < read; i++) free((void *)files[i].bytes);
  for (size_t i = 0; i < path_count; i++) free(paths[i]);
  return o;
}

const vs_opset *vs_load_folders(arena *a, const vs_opset *base, const char *const *dirs,
                                size_t count, diag_sink *sink) {
  return load_folders(a, base, VS_FOREVER, dirs, count, sink);
}

static bool is_folder(const char *path) {
  DIR *d = opendir(path);
  if (d) closedir(d);
  return d != NULL;
}

/* Where the releases are, in a folder of them, in versions/ or in a tree of the sources, and where
 * the dialects: false when there are none. */
static bool find_folders(const char *dir, char *releases, char *dialects, size_t n) {
  static const char *const below[] = {"/versions", ""};
  for (size_t i = 0; i < sizeof below / sizeof *below; i++) {
    snprintf(releases, n, "%s%s/opset", dir, below[i]);
    snprintf(dialects, n, "%s%s/dialects", dir, below[i]);
    if (is_folder(releases)) return is_folder(dialects);
  }
  snprintf(releases, n, "%s", dir);
  snprintf(dialects, n, "%s/dialects", dir);
  return is_folder(dialects);
}

const char *vs_opset_folder(const char *dir, char *buffer, size_t n) {
  char dialects[4096];
  find_folders(dir, buffer, dialects, n < sizeof dialects ? n : sizeof dialects);
  return buffer;
}

vs_version vs_base_for(const vs_opset *base, const char *dir) {
  char releases[4096], path[4096 + 64], version[32];
  vs_opset_folder(dir, releases, sizeof releases);
  for (size_t i = 1; base && i < base->release_count; i++) {
    snprintf(path, sizeof path, "%s/%s.yaml", releases,
             vs_format(base->releases[i].version, version));
    FILE *f = fopen(path, "rb");
    if (f) fclose(f);
    if (f) return base->releases[i - 1].version;
  }
  return VS_FOREVER;
}

const vs_opset *vs_load_opset(arena *a, const vs_opset *base, const char *dir, diag_sink *sink) {
  return vs_load_review(a, base, vs_base_for(base, dir), dir, sink);
}

const vs_opset *vs_load_review(arena *a, const vs_opset *base, vs_version as_of, const char *dir,
                               diag_sink *sink) {
  char releases[4096], dialects[4096];
  bool both = find_folders(dir, releases, dialects, sizeof releases);
  const char *dirs[] = {releases, dialects};
  return load_folders(a, base, as_of, dirs, both ? 2 : 1, sink);
}

const vs_opset *vs_opset_as_of(arena *a, const vs_opset *base, vs_version as_of, diag_sink *sink) {
  return load_guarded(a, base, as_of, NULL, 0, sink);
}
