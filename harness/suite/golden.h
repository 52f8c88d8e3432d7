/* Golden bytes: what each release writes for each case, with where they came from.
 *
 * golden/MANIFEST has one row per file, separated by tabs:
 *   sha256  release  case  producer  tool  date
 * and the file is golden/<release>/<case>.mlirbc. A file that the manifest names is locked: it may
 * only change together with its row, on explicit request. */
#ifndef HLO_CTS_HARNESS_GOLDEN_H
#define HLO_CTS_HARNESS_GOLDEN_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "versions/versions.h"

enum { SHA256_TEXT = 65 }; /* 64 digits and the NUL */
void sha256_text(const void *bytes, size_t n, char out[SHA256_TEXT]);

typedef struct golden_row {
  char hash[SHA256_TEXT];
  vs_version release;
  char *id;
  char *producer, *tool, *date;
} golden_row;

typedef struct golden_set {
  char *folder;
  golden_row *rows; /* sorted by case, then release */
  size_t count, room;
} golden_set;

/* Reads folder/MANIFEST; a folder without one is an empty set. False with errors in the sink; the
 * set is freed by the caller in either case. */
bool golden_load(golden_set *g, const char *folder, const vs_opset *o, diag_sink *sink);
void golden_free(golden_set *g);
const golden_row *golden_find(const golden_set *g, const char *id, vs_version release);
/* Adds or replaces a row; the set stays sorted. False when out of memory. */
bool golden_put(golden_set *g, const char *id, vs_version release, const void *bytes, size_t n,
                const char *producer, const char *tool, const char *date);
/* Writes folder/MANIFEST. */
bool golden_save(const golden_set *g, strbuf *why);
/* "folder/1.4.0/id.mlirbc", appended to out. */
void golden_path(const golden_set *g, const char *id, vs_version release, strbuf *out);
/* Holds every file against its row, and looks for files without one. True when all agree. */
bool golden_check(const golden_set *g, const vs_opset *o, diag_sink *sink);

#endif
