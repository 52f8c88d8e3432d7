/* SPDX-License-Identifier: Apache-2.0 */
/* Golden bytes: the bytes that each release must write for each case, and their origin.
 *
 * The folder only grows: additions are appended, and nothing is rewritten. An addition is two
 * files:
 *   packs/<date>-<hash>.manifest   what it says, as text
 *   packs/<date>-<hash>.tar.gz     the bytes, as <release>/<case>.mlirbc
 * and a line of MANIFEST names both by their SHA-256. The manifest of an addition has entries, one
 * for a case, and below each a row for a release; the columns are separated by tabs:
 *   case     <case>  <generation>  <SHA-256 of the program>  <writer>  <date>  <reason>
 *            <release>  <bytecode version>  <SHA-256 of the bytes>
 *   retired  <case>  <generation>  -  <writer>  <date>  <reason>
 * Only the rows of the newest generation of a case count. A line `released <version> <date>` of
 * MANIFEST says that a release of the suite contains all additions above the line. */
#ifndef HLO_CTS_HARNESS_GOLDEN_H
#define HLO_CTS_HARNESS_GOLDEN_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "base/vec.h"
#include "harness/data/sha256.h"
#include "pack.h"
#include "versions/versions.h"

typedef struct golden_row {
  size_t entry;   /* the entry that has the row */
  const char *id; /* of its case; only of rows that count */
  vs_version release;
  unsigned bytecode; /* version of the format */
  const char *hash;  /* SHA-256 of the bytes */
} golden_row;

/* The entry of an addition for a case. */
typedef struct golden_entry {
  size_t addition;
  uint32_t line;
  const char *id;
  unsigned generation; /* from 1 */
  bool retired;        /* the case was removed on purpose */
  const char *program; /* SHA-256 of the plain program (case_program_hash) */
  const char *writer, *date;
  const char *reason; /* "-" for a first generation */
} golden_entry;

typedef struct golden_addition {
  const char *stem;          /* "packs/20261122-3fa94c21" */
  const char *manifest_hash; /* SHA-256 */
  const char *pack_hash;     /* SHA-256; "-": it has no bytes */
  bool released;             /* a release of the suite contains it */
  file_pack *pack;           /* NULL until its bytes are needed */
} golden_addition;

typedef struct golden_set {
  arena *memory; /* holds all but the packs */
  const char *folder;
  VEC(golden_addition) additions; /* in the order of MANIFEST */
  VEC(golden_entry) entries;      /* sorted by case, then generation */
  golden_row *rows; /* the rows that count, sorted by case, then release; `entry` is an index */
  size_t count;
  VEC(golden_row) all; /* every row that was ever added, in no particular order */
} golden_set;

/* Reads folder/MANIFEST and the files that it names; a folder without MANIFEST is an empty set.
 * Returns false, with errors in the sink, if one is wrong. The caller frees the set in either
 * case. */
bool golden_load(golden_set *g, const char *folder, const vs_opset *o, diag_sink *sink);
void golden_free(golden_set *g);
/* The row of a case for a release; NULL if there is none. */
const golden_row *golden_find(const golden_set *g, const char *id, vs_version release);
/* The newest entry of a case, which may retire it; NULL if the case never had an entry. */
const golden_entry *golden_newest(const golden_set *g, const char *id);
/* Returns the number of rows of a case that count, and the first of them in *first. */
size_t golden_rows_of(const golden_set *g, const char *id, const golden_row **first);

/* Unpacks an addition, unless it is already unpacked. Returns false with a sentence in `why` if
 * that fails. */
bool golden_unpack(const golden_set *g, size_t addition, strbuf *why);
/* The bytes of a row. They live as long as the set. Returns false with a sentence in `why` if they
 * cannot be read. */
bool golden_bytes(const golden_set *g, const golden_row *row, const char **bytes, size_t *size,
                  strbuf *why);
/* The place of an entry in its file; `path` holds the name of the file, which the place borrows. */
diag_place golden_place(const golden_set *g, const golden_entry *e, strbuf *path);
/* Append the name of a row's file in its pack, "1.4.0/abs_f32.mlirbc", and the path of the pack. */
void golden_name(const golden_set *g, const golden_row *row, strbuf *out);
void golden_pack_path(const golden_set *g, const golden_row *row, strbuf *out);

/* Whether the golden bytes of a case for two releases are equal except for the name of their
 * producer, which contains a release; false if one of them has none. */
bool golden_alike(const golden_set *g, const char *id, vs_version a, vs_version b);

/* --- Adding --- */

/* Collects the entries of an addition, each followed by its rows. */
typedef struct golden_writer golden_writer;

golden_writer *golden_writer_new(const char *tool, const char *date); /* NULL: out of memory */
void golden_writer_free(golden_writer *w);
/* Adds an entry for a case. `program` NULL: the entry retires the case. */
bool golden_writer_case(golden_writer *w, const char *id, unsigned generation, const char *program,
                        const char *reason);
/* Adds the bytes of a release for the case that was added last. Returns false if they are not an
 * artifact, or when out of memory. */
bool golden_writer_bytes(golden_writer *w, vs_version release, const void *bytes, size_t n);
/* Writes the addition and its line of MANIFEST, or nothing if there is no entry. Returns false with
 * a sentence in `why` if that fails. */
bool golden_writer_save(golden_writer *w, const char *folder, strbuf *why);

/* --- Checking --- */

/* Compares the hash of every file with MANIFEST and the hash of all bytes with their rows. Reports
 * files that MANIFEST does not name, and bytes that state the version of a dialect. Returns true if
 * there is nothing to report. */
bool golden_check(const golden_set *g, const vs_opset *o, diag_sink *sink);

#endif
