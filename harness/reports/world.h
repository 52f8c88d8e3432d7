/* The world matrix: the results of many consumers, with a row for each, from one run of each. */
#ifndef HLO_CTS_HARNESS_WORLD_H
#define HLO_CTS_HARNESS_WORLD_H

#include "report.h"

enum { WORLD_MOST = 256, WORLD_RELEASES_MOST = 64 };

/* The cases that ran for one pair of releases, by verdict. */
typedef struct world_share {
  uint32_t passed, failed;
  bool inside; /* the compatibility window */
} world_share;

/* A failure of many cases with the same message. */
typedef struct world_cause {
  const char *check, *verdict;
  char *message; /* its first line, cut */
  char *ids;     /* of the cases; of many, the first ones */
  size_t cases, pairs;
  uint64_t reads, writes; /* releases of the other side, as 1 << its number */
} world_cause;

typedef enum world_side { WORLD_READS, WORLD_WRITES, WORLD_SIDES } world_side;

/* A consumer. If it could not be run, it has only a name, a date and the reason. */
typedef struct world_row {
  char *name, *date,
      *why;   /* date of its release, "" when not told; `why` it was not run, or NULL */
  char *link; /* its own page, seen from that of the world; NULL: there is none */
  size_t hub; /* its release; of a consumer of several, the newest */
  bool ran, writes, stopped;
  size_t cases; /* that ran */
  char day[11]; /* of the run */
  world_share of[WORLD_SIDES][WORLD_RELEASES_MOST];
  world_cause *causes;
  size_t cause_count;
} world_row;

typedef struct world {
  const vs_opset *opset;
  world_row *rows;
  size_t count;
} world;

/* The consumers that are expected, a line each: date, tab, name, and for one that was not run a tab
 * and the reason. Lines that begin with # are left out. False with a sentence. */
bool world_expect(world *w, const char *lines, size_t n, strbuf *why);
/* A run; `link` as in world_row. Nothing of the run is kept. False with a sentence. */
bool world_add(world *w, const results *r, const journal_head *h, const char *link, strbuf *why);
/* By date and name; of consumers that were expected and did not come, `why` says so. */
void world_sort(world *w);
void world_free(world *w);

/* The sum over all pairs. */
world_share world_total(const world_row *row, world_side side);
/* Writes a release into `version` (32 bytes) and returns it. */
const char *world_release(const world *w, size_t i, char *version);
/* "97.3"; "100" if none failed; "." if no case ran. */
void world_percent(world_share s, strbuf *out);
/* Whether a side has anything to show. */
bool world_shows(const world_row *row, world_side side);
extern const char *const world_titles[WORLD_SIDES];

void world_html(const world *w, strbuf *out);
void world_svg(const world *w, world_side side, strbuf *out);
void world_markdown(const world *w, strbuf *out);
/* A line for each consumer. */
void world_text(const world *w, strbuf *out);

#endif
