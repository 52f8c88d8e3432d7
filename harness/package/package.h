/* The submission package: a run with everything needed to verify its claims.
 *
 * A package is a folder of the files below and nothing else; docs/package.md describes it. MANIFEST
 * has the SHA-256 of each file, and SEAL has the SHA-256 of MANIFEST. A verifier who got the seal
 * over a trusted channel can tell if anything was changed. Without it, the verifier can tell if the
 * package is consistent with itself, with the rules, and with the verifier's corpus. */
#ifndef HLO_CTS_HARNESS_PACKAGE_PACKAGE_H
#define HLO_CTS_HARNESS_PACKAGE_PACKAGE_H

#include <jansson.h>

#include "harness/golden/golden.h"
#include "harness/reports/report.h"
#include "harness/results/journal.h"
#include "harness/run/description.h"

enum { PACKAGE_VERSION = 1 };

typedef enum package_file {
#define PACKAGE_FILE(id, name, required, limit, what) PACKAGE_##id,
#include "files.def"
#undef PACKAGE_FILE
  PACKAGE_FILE_COUNT
} package_file;

typedef struct package_file_row {
  const char *name;
  bool required;
  uint64_t limit; /* bytes */
} package_file_row;
extern const package_file_row package_files[PACKAGE_FILE_COUNT];
/* The file with this name; PACKAGE_FILE_COUNT if packages have no such file. */
package_file package_file_by_name(const char *name, size_t n);

#define PACKAGE_MANIFEST "MANIFEST"
#define PACKAGE_SEAL "SEAL"

/* --- The contents, shared by writing and verifying --- */

/* The consumer under test. */
typedef struct package_consumer {
  char *name;
  const char *kind;      /* "built-in", "process", "testee" */
  size_t oldest, newest; /* rows of the opset */
  uint32_t can;          /* 1 << VERB_… */
} package_consumer;

json_t *package_consumer_json(const vs_opset *o, const char *name, consumer_kind kind,
                              const consumer_profile *p);
/* Returns false with a sentence in `why` if the JSON is wrong. The caller frees out->name. */
bool package_consumer_read(const json_t *json, const vs_opset *o, package_consumer *out,
                           strbuf *why);

/* Adds the cases that the run made by --sizes. False with a sentence in `why`. */
bool package_add_sizes(const journal_head *h, corpus *c, strbuf *why);
/* One line for each file of the corpus, "hash  name", in the order of names. False with a sentence
 * in `why`. */
bool package_corpus(const corpus *c, strbuf *out, strbuf *why);
/* The counts of a run. */
json_t *package_summary(const results *r);
/* The number of waived verdicts. */
size_t package_waived(const summary *s);
/* The options that limited the run to a part, as an array; empty for a whole run. */
json_t *package_partial(const journal_head *h);
/* Describe the machine and the tools of this process. */
json_t *package_machine(void);
json_t *package_tools(void);
const char *package_git(void); /* "" when not built from git */

/* The expected results.json and summary.md. */
void package_render(const journal_record *j, package_file which, strbuf *out);
/* Applies the waivers of a file as of the day of the run. Appends what is wrong with them to
 * `rotten`. Returns false, with errors in the sink, if the file cannot be used. */
bool package_waive(journal_record *j, const char *path, size_t *count, strbuf *rotten,
                   diag_sink *sink);

/* --- Writing --- */

typedef struct package_order {
  const char *tool, *made;         /* "hlo-cts 0.1.0"; now, ISO 8601 */
  const char *report;              /* folder of the run */
  const char *to;                  /* folder to make */
  const char *description;         /* of the consumer; NULL: none */
  const char *waivers, *statement; /* files; NULL: none */
  consumer_kind kind;
  const consumer_profile *profile; /* as opened */
  const corpus *corpus;
  const golden_set *golden;
} package_order;

/* Writes the package, and its seal (SHA256_TEXT bytes) to `seal`. Returns false, with a sentence in
 * `why`, if that fails. */
bool package_write(journal_record *j, const package_order *o, char *seal, diag_sink *sink,
                   strbuf *why);

/* --- Verifying --- */

typedef struct package_verifier {
  const char *tool;
  const char *folder;
  const char *seal; /* the seal that the package must have; NULL: not known */
  corpus *corpus;   /* the cases of the run's --sizes are added to it */
  const golden_set *golden;
} package_verifier;

/* Verifies a package and appends the findings to `out`. Returns 0 if it is sound, 1 if something is
 * wrong, 2 if it cannot be judged. */
int package_verify(const package_verifier *v, strbuf *out);

typedef struct claimed_number {
  bool claimed;
  size_t number;
} claimed_number;

/* A vendor's statement about the run; NULL fields are not claimed. */
typedef struct statement {
  const char *vendor, *product, *version, *contact, *date, *text;
  const char *consumer;
  unsigned result;      /* 0 passed, 1 failed */
  unsigned coverage;    /* 0 complete, 1 partial */
  const char *releases; /* "1.0.0..1.20.0" */
  size_t oldest, newest;
  claimed_number failed, waived;
} statement;

/* Reads a statement. Its strings live in `memory`. Returns false, with errors in the sink, if it is
 * wrong. */
bool statement_read(const char *path, const char *bytes, size_t n, const vs_opset *o, arena *memory,
                    statement *out, diag_sink *sink);

/* The run that a statement is compared with. */
typedef struct statement_facts {
  const journal_head *run;
  const summary *sum;    /* with waivers */
  size_t oldest, newest; /* releases of the consumer, as rows of the opset */
} statement_facts;

/* Reports each claim that the run contradicts, as a sentence. Returns their number. */
size_t statement_contradictions(const statement *s, const statement_facts *f,
                                void (*tell)(const char *what, void *user), void *user);

#endif
