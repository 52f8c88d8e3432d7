/* Golden bytes: what each release writes for each case, with where they came from.
 *
 * The folder grows by additions and nothing in it is ever rewritten. An addition is two files:
 *   packs/<date>-<hash>.manifest   what it says, as text
 *   packs/<date>-<hash>.tar.gz     the bytes, as <release>/<case>.mlirbc
 * and a line of MANIFEST names both by their SHA-256. The manifest of an addition has entries, one
 * for a case, and below each a row for a release; the columns are separated by tabs:
 *   case     <case>  <generation>  <SHA-256 of the program>  <writer>  <date>  <reason>
 *            <release>  <bytecode version>  <SHA-256 of the bytes>
 *   retired  <case>  <generation>  -  <writer>  <date>  <reason>
 * Of a case the rows of its newest generation count. A line `released <version> <date>` of MANIFEST
 * says that a release of the suite has what stands above. */
#ifndef HLO_CTS_HARNESS_GOLDEN_H
#define HLO_CTS_HARNESS_GOLDEN_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "pack.h"
#include "versions/versions.h"

enum { SHA256_TEXT = 65 }; /* 64 digits and the NUL */
void sha256_text(const void *bytes, size_t n, char out[SHA256_TEXT]);

typedef struct golden_row {
  size_t entry; /* to which it belongs */
  vs_version release;
  unsigned bytecode; /* version of the format */
  const char *hash;  /* SHA-256 of the bytes */
} golden_row;

/* What an addition says about a case. */
typedef struct golden_entry {
  size_t addition;
  uint32_t line;
  const char *id;
  unsigned generation; /* from 1 */
  bool retired;        /* the case is gone, on purpose */
  const char *program; /* SHA-256 of the plain program, see case_job_program */
  const char *writer, *date;
  const char *reason; /* "-" for a first generation */
} golden_entry;

typedef struct golden_addition {
  const char *stem;          /* "packs/20261122-3fa94c21" */
  const char *manifest_hash; /* SHA-256 */
  const char *pack_hash;     /* SHA-256; "-": it has no bytes */
  bool released;             /* a release of the suite has it */
  file_pack *pack;           /* NULL until its bytes are wanted */
} golden_addition;

typedef struct golden_set {
  char *folder;
  golden_addition *additions; /* in the order of MANIFEST */
  size_t addition_count;
  golden_entry *entries; /* sorted by case, then generation */
  size_t entry_count;
  golden_row *rows; /* those that count, sorted by case, then release; `entry` is an index */
  size_t count;
  golden_row *all; /* every row that was ever added, in no order that means anything */
  size_t all_count;
  char **texts; /* of the files; strings point into them */
  size_t text_count;
} golden_set;

/* Reads folder/MANIFEST and what it names; a folder without one is an empty set. False with errors
 * in the sink; the set is freed by the caller in either case. */
bool golden_load(golden_set *g, const char *folder, const vs_opset *o, diag_sink *sink);
void golden_free(golden_set *g);
/* The row of a case for a release; NULL: there is none. */
const golden_row *golden_find(const golden_set *g, const char *id, vs_version release);
/* The newest entry of a case, which may have retired it; NULL: it never had one. */
const golden_entry *golden_newest(const golden_set *g, const char *id);
/* How many rows of a case count, and the first of them. */
size_t golden_rows_of(const golden_set *g, const char *id, const golden_row **first);

/* Unpacks an addition, unless that was done. False with a sentence. */
bool golden_unpack(const golden_set *g, size_t addition, strbuf *why);
/* The bytes of a row, as long as the set. False with a sentence. */
bool golden_bytes(const golden_set *g, const golden_row *row, const char **bytes, size_t *size,
                  strbuf *why);
/* Where an entry stands; `path` holds the name of the file. */
diag_place golden_place(const golden_set *g, const golden_entry *e, strbuf *path);
/* The name of a row's bytes in its pack, "1.4.0/abs_f32.mlirbc", and that of the pack. */
void golden_name(const golden_set *g, const golden_row *row, strbuf *out);
void golden_pack_path(const golden_set *g, const golden_row *row, strbuf *out);

/* Whether two artifacts are equal but for the name of their producer, which holds a release. */
bool golden_same_payload(const char *a, size_t a_size, const char *b, size_t b_size);

/* --- Adding --- */

/* What is to be added: entries, each with its rows behind it. */
typedef struct golden_writer golden_writer;

golden_writer *golden_writer_new(const char *tool, const char *date); /* NULL: out of memory */
void golden_writer_free(golden_writer *w);
/* `program` NULL: the case is retired. */
bool golden_writer_case(golden_writer *w, const char *id, unsigned generation, const char *program,
                        const char *reason);
/* Bytes of the case that was named last. False when they are no artifact, or without memory. */
bool golden_writer_bytes(golden_writer *w, vs_version release, const void *bytes, size_t n);
/* Writes the addition and its line of MANIFEST; nothing when there is nothing to add. False with a
 * sentence. */
bool golden_writer_save(golden_writer *w, const char *folder, strbuf *why);
/* Whether a release of the suite has every addition. */
bool golden_all_released(const golden_set *g);
/* Adds the line `released` to MANIFEST. */
bool golden_release(const char *folder, const char *version, const char *date, strbuf *why);

/* --- Checking --- */

/* Holds every file against MANIFEST and every byte against its row, and looks for files that
 * nothing names. True when all agree. */
bool golden_check(const golden_set *g, diag_sink *sink);

#endif
