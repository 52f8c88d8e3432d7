/* SPDX-License-Identifier: Apache-2.0 */
/* The corpus: folders with a manifest, cases.yaml, which lists programs and states the facts about
 * each.
 *
 * The plan relies on the manifest. It states by hand which release a program needs, and in which
 * releases its written form changed. The run compares these statements with the tables of
 * versions/. corpus/README.md explains the keys. */
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

/* A manifest names only checks before CHECK_CONTEXT_FIRST. If it names `evaluate`, the case has
 * every context check, too. */
#define CHECK_CONTEXT_FIRST CHECK_ARGUMENTS
#define CONTEXT_CHECKS (((1u << CHECK_COUNT) - 1) & ~((1u << CHECK_CONTEXT_FIRST) - 1))
/* All checks of a case, given those that its manifest or a journal names. */
static inline uint32_t checks_with_contexts(uint32_t named) {
  return named >> CHECK_EVALUATE & 1 ? named | CONTEXT_CHECKS : named & ~CONTEXT_CHECKS;
}

extern const char *const check_names[CHECK_COUNT + 1]; /* NULL at the end */
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

/* How a consumer must treat an artifact that was edited. */
typedef enum reader_duty {
  READER_NONE,        /* the artifact is not edited */
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
extern const char *const level_names[];   /* NULL at the end */
extern const char *const promise_names[]; /* likewise */

/* From release `since` on, the written program has `feature` ("exponential_v2"). "a|b": the
 * manifest lists several, and a refusal may name any of them. */
typedef struct case_form {
  vs_version since;
  const char *feature; /* NULL for a first form that every release knows */
} case_form;

typedef struct corpus_case {
  const char *id;
  const char *name;   /* path of the program relative to the corpus folder, as locations show it */
  const char *path;   /* NULL: the suite makes the program (`sized`) */
  size_t bytes;       /* of the program's file; 0: not known, or it has none */
  const char *text;   /* the program of a case without a file; NULL: it is in the file `path` */
  const char *normal; /* path of the program that reading back must give; NULL: the same program */
  vs_version since;   /* forms[0].since */
  const case_form *forms;
  size_t form_count;
  const char *const *tags;
  size_t tag_count;
  case_level level;
  uint32_t checks;  /* 1 << CHECK_… */
  double tolerance; /* of almost-equal comparisons; negative: as the program states it */
  interp_nan nan;   /* what a NaN equals */
  bool zeros_equal; /* -0 equals +0 */
  promise promise;
  bool keep_locations;
  const char *breaks; /* the constraint that the program breaks, "reshape C2"; no release may write
                         the program; NULL: none */
  const char *twin;   /* path of the legal program one edit away from a broken one; NULL: none */
  const char *edits;  /* path of the edits that are made on the artifact; NULL: none */
  reader_duty reader;
  const char *rule; /* with edits: the rule that justifies the verdict, a sentence */
  voucher vouch;
  case_devices devices;
  const char *const *mixed; /* the dialects beside VHLO in its artifacts: "sdy" */
  size_t mixed_count;       /* 0: none */
  uint32_t patch;           /* the artifacts are for X.Y.PATCH, which is X.Y.0 but for the header */
  const char *no_evaluate;  /* why the case is not evaluated; NULL: no reason given */
  const char *boundary;     /* the row of versions/ from which the case was generated; NULL: none */
  const char *incident;     /* the incident that led to the case; NULL: none */
  const char *note;         /* NULL: none */
  profile_needs needs;      /* of the program, from corpus/profiles/ */
  const struct size_case *sized; /* NULL, except for a case that the suite makes itself (sizes.h) */
  const char *manifest;
  uint32_t line;
} corpus_case;

typedef struct corpus {
  arena *memory;
  const char *folder;
  corpus_case *cases; /* in the order of their ids */
  size_t count;
} corpus;

/* Reads every cases.yaml one level below `folder`. Reports every error with file and line, and
 * returns false if there was one. */
bool corpus_load(corpus *c, const char *folder, const vs_opset *o, diag_sink *sink);
void corpus_free(corpus *c);

const corpus_case *corpus_find(const corpus *c, const char *id); /* NULL: there is none */
/* Whether a case has the id. If none has it, appends similar ids to `offer` (near_offer). */
bool corpus_has_id(const corpus *c, const char *id, strbuf *offer);
/* The same for a tag. */
bool corpus_has_tag(const corpus *c, const char *tag, strbuf *offer);

/* The index of a check by its name; CHECK_COUNT when there is none. */
check_kind check_by_name(const char *name, size_t n);
/* Whether a text is of lower-case letters, digits and underscores alone, and not empty. */
bool corpus_plain_name(const char *text);
/* Parses "a,b" into a set: `bits_of` gives the bits of a word, or 0 if it is unknown. Returns 0 if
 * a word is unknown. */
uint32_t corpus_read_set(const char *list, uint32_t (*bits_of)(const char *word, size_t n));
/* Parses "serialize,evaluate" into a set of 1 << CHECK_…; "contexts" means every context. Returns 0
 * if a word is unknown. */
uint32_t checks_read(const char *list);
/* The form in which the case is written for release v; NULL for releases before its first form. */
const case_form *case_form_at(const corpus_case *c, vs_version v);

#endif
