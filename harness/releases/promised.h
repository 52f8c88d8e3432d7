/* SPDX-License-Identifier: Apache-2.0 */
/* The promises for one artifact: which releases can read it, until when, and which of its contents
 * no promise of StableHLO covers.
 *
 * Sources: docs/compatibility.md (the window; what is out of scope), docs/spec.md, Deprecated
 * Operations (only six months), docs/spec.md, Result accuracy; versions/facts/guaranteed.yaml for
 * JAX. */
#ifndef HLO_CTS_HARNESS_PROMISED_H
#define HLO_CTS_HARNESS_PROMISED_H

#include "base/strbuf.h"
#include "harness/files/inspect.h"
#include "window.h"

/* Contents outside the promise, or with a shorter one. */
typedef enum outside_kind {
  OUTSIDE_TARGET,     /* a target of custom_call that nobody promises to keep */
  OUTSIDE_DIALECT,    /* ops, types or attributes of another dialect */
  OUTSIDE_ATTRIBUTE,  /* an attribute that the specification does not have */
  OUTSIDE_LOST,       /* an attribute that conversions may have changed */
  OUTSIDE_KINDS,      /* kinds above are counted; each item of the kinds below is reported alone */
  OUTSIDE_GUARANTEED, /* a target that JAX promises to keep */
  OUTSIDE_SIX_MONTHS, /* an op with a shorter promise */
  OUTSIDE_ACCURACY,   /* an op whose accuracy is left open */
} outside_kind;

/* The limit of names reported for one artifact; further ones are counted. */
enum { OUTSIDE_NAMES = 64 };

typedef struct outside {
  outside_kind kind;
  char name[96];
  size_t count;
} outside;

typedef struct promised {
  const inspected *x;
  bool known;     /* the release that it was written for, and its date, are known */
  size_t release; /* index of that release */
  date until;     /* releases before that day promise to read it */
  promise kind;
  outside items[OUTSIDE_NAMES];
  size_t count, unnamed;
  int shardy;               /* what of Shardy it needs: an index of shardy_needs in promised.c */
  ir_seen seen, seen_lists; /* while the program is walked */
} promised;

void promised_of(const inspected *x, promised *out);
/* "readable by 1.9.0 and later until 2031-08-13; uses 2 things outside the promise", without an
 * end of line. */
void promised_line(const promised *p, strbuf *out);
/* Appends the reasons, a line for each kind. */
void promised_text(const promised *p, strbuf *out);
struct json_t;
struct json_t *promised_json(const promised *p);

/* Whether release `reader` can read it. Appends to `why` the reason, and what to do if it
 * cannot. */
bool promised_reader(const promised *p, vs_version reader, strbuf *why);

#endif
