/* The corpus: folders with a cases.yaml that lists programs and says what holds for each.
 *
 * The manifest is the oracle of the plan: which release a program needs, and in which release its
 * written form changed, is stated there by hand and compared with the tables by the run. The keys
 * are explained in corpus/README.md. */
#ifndef HLO_CTS_HARNESS_CORPUS_H
#define HLO_CTS_HARNESS_CORPUS_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "harness/releases/window.h"
#include "interpreter/interpreter.h"
#include "profiles.h"
#include "versions/versions.h"

typedef enum check_kind {
#define CHECK_ROW(name, text, meaning) CHECK_##name,
#include "checks.def"
#undef CHECK_ROW
  CHECK_COUNT
} check_kind;

/* Those that a manifest names are the ones before CHECK_CONTEXT_FIRST; a case that is evaluated is
 * evaluated in every context. */
#define CHECK_CONTEXT_FIRST CHECK_ARGUMENTS
#define CONTEXT_CHECKS (((1u << CHECK_COUNT) - 1) & ~((1u << CHECK_CONTEXT_FIRST) - 1))
/* The checks of a case of which the manifest, or a journal, names these. */
static inline uint32_t checks_with_contexts(uint32_t named) {
  return named >> CHECK_EVALUATE & 1 ? named | CONTEXT_CHECKS : named & ~CONTEXT_CHECKS;
}

extern const char *const check_names[CHECK_COUNT];
extern const char *const check_meanings[CHECK_COUNT];

/* The source that confirms the expected values. */
typedef enum voucher {
  VOUCH_UNSAID,
#define VOUCH_ROW(name, text, meaning) VOUCH_##name,
#include "vouchers.def"
#undef VOUCH_ROW
  VOUCH_COUNT
} voucher;

extern const char *const voucher_names[VOUCH_COUNT + 1]; /* "" for VOUCH_UNSAID, NULL at the end */

/* What a consumer must make of an artifact that was edited. */
typedef enum reader_duty {
  READER_NONE,        /* it is not edited */
  READER_MUST_REFUSE, /* `rule` says why */
  READER_MAY_ACCEPT,  /* no rule demands a check here; the consumer must not crash */
} reader_duty;
extern const char *const reader_names[]; /* [READER_MUST_REFUSE] is "must-refuse" */

/* The process grid of a case that runs on several devices. */
typedef struct case_devices {
  uint32_t replicas, partitions; /* 0: one device, as most cases */
} case_devices;
enum { DEVICES_MAX = 64 };

typedef enum case_level { LEVEL_REQUIRED, LEVEL_RECOMMENDED } case_level;
extern const char *const level_names[]; /* NULL at the end */

/* From release `since` on the program is written with `feature` ("exponential_v2"; "a|b": a refusal
 * may name any of the manifest's list). */
typedef struct case_form {
  vs_version since;
  const char *feature; /* NULL for a first form that every release knows */
} case_form;

typedef struct corpus_case {
  const char *id;
  const char *name;   /* of the program, below the corpus folder: what locations say */
  const char *path;   /* NULL: the suite makes the program (`sized`) */
  const char *text;   /* the program, of a case that has no file; NULL: it stands in `path` */
  const char *normal; /* path of the program that reading back must give; NULL: the same program */
  vs_version since;   /* forms[0].since */
  const case_form *forms;
  size_t form_count;
  const char *const *tags;
  size_t tag_count;
  case_level level;
  uint32_t checks;  /* 1 << CHECK_… */
  double tolerance; /* of almost-equal comparisons; negative: what the program says */
  interp_nan nan;   /* what a NaN equals */
  bool zeros_equal; /* -0 equals +0 */
  promise promise;
  bool keep_locations;
  const char *breaks; /* the constraint that the program breaks, "reshape C2": no release may write
                         it; NULL: none */
  const char *twin;   /* path of the legal program one edit away from a broken one; NULL: none */
  const char *edits;  /* path of the edits that are made on the artifact; NULL: none */
  reader_duty reader;
  const char *rule; /* with edits: what the verdict stands on, a sentence */
  voucher vouch;
  case_devices devices;
  const char *no_evaluate; /* why the case is not evaluated; NULL: no reason given */
  const char *boundary;    /* the row of versions/ that the case was generated from; NULL: none */
  const char *incident;    /* the incident that the case answers; NULL: none */
  const char *note;        /* NULL: none */
  profile_needs needs;     /* as corpus/profiles/ lists it */
  const struct size_case *sized; /* a case that the suite makes itself (sizes.h); NULL: any other */
  const char *manifest;
  uint32_t line;
} corpus_case;

typedef struct corpus {
  arena *memory;
  const char *folder;
  corpus_case *cases; /* in the order of their ids */
  size_t count;
} corpus;

/* Reads every cases.yaml one level below `folder`. Reports every error with file and line; false
 * when there was one. */
bool corpus_load(corpus *c, const char *folder, const vs_opset *o, diag_sink *sink);
void corpus_free(corpus *c);
/* The folder to use: `given`, else the environment's HLO_CTS_CORPUS, else `corpus` beside or above
 * the running program, else "corpus". The answer is in malloc's memory; NULL when out of it. `what`
 * is "corpus" or "golden". */
char *suite_folder(const char *what, const char *given);

const corpus_case *corpus_find(const corpus *c, const char *id); /* NULL: there is none */
/* Whether a case has the id; if not, ids that are near it are offered (near_offer). */
bool corpus_has_id(const corpus *c, const char *id, strbuf *offer);
/* Likewise of a tag of `n` bytes. */
bool corpus_has_tag(const corpus *c, const char *tag, size_t n, strbuf *offer);

/* The index of a check by its name; CHECK_COUNT when there is none. */
check_kind check_by_name(const char *name, size_t n);
/* "serialize,evaluate" as 1 << CHECK_…; "contexts" are all of them. 0 when a word is none. */
uint32_t checks_read(const char *list);
/* The form in which the case is written for release v; NULL before its first. */
const case_form *case_form_at(const corpus_case *c, vs_version v);

#endif
