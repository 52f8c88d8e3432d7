/* SPDX-License-Identifier: Apache-2.0 */
/* Rows from YAML: the opset's release files and the dialect files, turned into a vs_opset. Used by
 * the generator at build time and by programs that extend the compiled-in rows at run time. The one
 * user of libyaml; the form of the files is described in versions/README.md.
 *
 * Ownership: the opset and everything it points to live in the arena that the caller passes (and in
 * `base`, which must outlive it). Errors go to the sink, each with file:line:col. */
#ifndef HLO_CTS_VERSIONS_LOAD_H
#define HLO_CTS_VERSIONS_LOAD_H

#include "base/arena.h"
#include "base/diag.h"
#include "versions/opset.h"

/* One file in memory. The name is shown in diagnostics; a release file must be called after its
 * release ("1.4.0.yaml"), whatever folder comes before it. */
typedef struct vs_file {
  const char *name;
  const void *bytes;
  size_t size;
} vs_file;

/* Reads a file; the caller frees the bytes. `path` must outlive them: it becomes the name. False
 * with an error in the sink if it cannot be read. */
bool vs_read_file(const char *path, diag_sink *sink, vs_file *out);

/* The rows of the files, on top of those of `base` (NULL: none). Rows of the base keep their ids;
 * new ones follow. A release of the files must be newer than every release of the base; a dialect
 * file may add ops to a dialect of the base, and say again what the base says: the file's word
 * counts, under the same id. NULL on failure. */
const vs_opset *vs_load_files(arena *a, const vs_opset *base, const vs_file *files, size_t count,
                              diag_sink *sink);

/* The same for every *.yaml in `dir`, and in `dir`/dialects when there is such a folder. `dir` may
 * also be a folder that holds opset/ and dialects/, or a tree of the sources with versions/. */
const vs_opset *vs_load_opset(arena *a, const vs_opset *base, const char *dir, diag_sink *sink);

/* The release as of which the rows of `base` count below those of `dir`, which vs_load_opset does
 * by itself: a folder may state the newest releases of the base again. VS_FOREVER: all of them do.
 */
vs_version vs_base_for(const vs_opset *base, const char *dir);

/* The folder that holds the release files of such a `dir`. */
const char *vs_opset_folder(const char *dir, char *buffer, size_t n);

/* The rows of `base` as they were at release `as_of`, and on top of them the releases of `dir` that
 * are newer. Ids of the base stay what they are: a row that came after `as_of` gets its id back
 * when the folder declares it again, and nothing finds it when not. */
const vs_opset *vs_load_review(arena *a, const vs_opset *base, vs_version as_of, const char *dir,
                               diag_sink *sink);
/* The same without a folder. */
const vs_opset *vs_opset_as_of(arena *a, const vs_opset *base, vs_version as_of, diag_sink *sink);

/* The same for the *.yaml of several folders at once. */
const vs_opset *vs_load_folders(arena *a, const vs_opset *base, const char *const *dirs,
                                size_t count, diag_sink *sink);

#endif
