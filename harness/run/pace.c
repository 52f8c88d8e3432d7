/* SPDX-License-Identifier: Apache-2.0 */
#include "pace.h"

void pace_add(pace *p, unsigned kind, bool first, uint64_t cases, uint64_t micros) {
  pace_part *part = first ? &p->first[kind] : &p->later[kind];
  atomic_fetch_add(&part->cases, cases);
  atomic_fetch_add(&part->micros, micros);
}

uint64_t pace_cases(const pace *p) {
  uint64_t n = 0;
  for (unsigned k = 0; k < BATCH_KINDS; k++) n += p->cases[k];
  return n;
}

static uint64_t settled_of(const pace *p, unsigned kind) {
  return atomic_load(&p->first[kind].cases) + atomic_load(&p->later[kind].cases);
}

uint64_t pace_settled(const pace *p) {
  uint64_t n = 0;
  for (unsigned k = 0; k < BATCH_KINDS; k++) n += settled_of(p, k);
  return n;
}

/* Seconds for a case; negative: not known. */
static double rate_of(const pace_part *part) {
  uint64_t cases = atomic_load(&part->cases);
  return cases ? (double)atomic_load(&part->micros) / 1e6 / (double)cases : -1;
}

/* The seconds that ended batches took. */
static double spent(const pace *p) {
  uint64_t micros = 0;
  for (unsigned k = 0; k < BATCH_KINDS; k++)
    micros += atomic_load(&p->first[k].micros) + atomic_load(&p->later[k].micros);
  return (double)micros / 1e6;
}

static double seconds_of(const pace *p, bool left) {
  double seconds = 0;
  if (!pace_settled(p)) return -1;
  for (unsigned k = 0; k < BATCH_KINDS; k++) {
    uint64_t settled = left ? settled_of(p, k) : 0;
    double r = rate_of(&p->later[k]);
    if (r < 0) r = rate_of(&p->first[k]);
    if (r < 0) r = spent(p) / (double)pace_settled(p);
    if (p->cases[k] > settled) seconds += r * (double)(p->cases[k] - settled);
  }
  return seconds;
}

double pace_all(const pace *p) { return seconds_of(p, false); }
double pace_left(const pace *p) { return seconds_of(p, true); }

double pace_scale(const pace *p) {
  bool known = pace_settled(p) && pace_settled(p) < pace_cases(p) && spent(p) > 0;
  return known ? pace_all(p) / spent(p) : 1;
}
