/* Who else wrote the golden bytes: golden/WITNESSES, which scripts/witness writes. Its columns are
 * separated by tabs: writer  <letter>  <name>  <its release>  <date> cause   <word>    <why a
 * writer does something else>  <link, or -> case    <case>    <generation>  <letters, or ->  [<who>
 * <cause> <range>…]… The writers of a case's letters wrote its golden bytes of every release up to
 * their own. A writer that stands behind them did so but for the ranges, for that cause. Who "=":
 * nobody wrote these, but they equal bytes that somebody wrote, but for the version in the
 * producer's name. Who "-": nobody could be asked. */
#ifndef HLO_CTS_HARNESS_SUITE_WITNESS_H
#define HLO_CTS_HARNESS_SUITE_WITNESS_H

#include "golden.h"

typedef enum witness_standing {
  WITNESS_NONE,      /* nothing is known */
  WITNESS_EXPLAINED, /* nobody wrote these bytes, and there is a cause */
  WITNESS_EQUAL,     /* of "=" */
  WITNESS_SAME,      /* somebody wrote these bytes */
} witness_standing;

typedef struct witness_set {
  arena *memory;
  const char *file;
  struct witness_writer *writers; /* by letter */
  struct witness_cause *causes;
  size_t cause_count, cause_room;
  struct witness_line *lines; /* sorted by case */
  size_t count, room;
} witness_set;

/* Reads WITNESSES of the folder of golden bytes; without one the set is empty. False with errors in
 * the sink; freed by the caller in either case. */
bool witness_load(witness_set *s, const golden_set *g, const vs_opset *o, diag_sink *sink);
void witness_free(witness_set *s);
/* How the bytes of a row stand; EXPLAINED: `cause`, unless NULL, is the sentence. */
witness_standing witness_of(const witness_set *s, const golden_set *g, const golden_row *row,
                            const char **cause);
/* Holds what the file says against the golden bytes: every row of a case that stands in it has a
 * witness or a cause, and what is said to be equal is. A line about an older generation counts for
 * nothing. */
bool witness_check(const witness_set *s, const golden_set *g, diag_sink *sink);

#endif
