/* SPDX-License-Identifier: Apache-2.0 */
#include "asked.h"

#include <stdlib.h>
#include <string.h>

#include "base/intern.h"

static vs_version version_of(const asking *a, size_t release) {
  return a->opset->releases[release].version;
}

bool asked_too_old(const asking *a, size_t index, size_t release) {
  return version_of(a, release) < a->cases[index]->since;
}

static bool is_alike(const asking *a, size_t index, size_t release, const golden_set *golden) {
  bool old = asked_too_old(a, index, release), next = asked_too_old(a, index, release + 1);
  if (old || next) return old && next;
  return golden_alike(golden, a->cases[index]->id, version_of(a, release),
                      version_of(a, release + 1));
}

bool asked_new(asking *a, const vs_opset *o, const corpus_case *const *cases, size_t count,
               const golden_set *golden, const plan_filter *filter) {
  size_t releases = o->release_count;
  *a = (asking){.opset = o,
                .releases = releases,
                .alike = calloc(count * releases, sizeof *a->alike),
                .cases = cases,
                .filter = filter};
  for (size_t i = 0; a->alike && i < count; i++)
    for (size_t k = 0; k + 1 < releases; k++)
      a->alike[i * releases + k] = is_alike(a, i, k, golden);
  return a->alike != NULL;
}

void asked_free(asking *a) {
  free(a->alike);
  *a = (asking){0};
}

bool asked_implements(const consumer_table *t, const vs_opset *o, size_t release) {
  return !t->implements || t->implements(t, o->releases[release].version);
}

/* A choice that depends on the case, so that over the corpus each release is chosen. */
static uint32_t choice_of(const asking *a, size_t index, size_t first) {
  const char *id = a->cases[index]->id;
  return hash_bytes(id, strlen(id), (uint32_t)first);
}

/* --- Writing --- */

/* A consumer is always asked to write for its own release. */
static bool writes_for(const asking *a, size_t own, size_t target) {
  return target < own && plan_takes_pair(a->filter, own, target);
}

release_group asked_targets(const asking *a, size_t index, size_t own, size_t target) {
  const bool *alike = a->alike + index * a->releases;
  release_group g = {target, target};
  while (g.first > 0 && alike[g.first - 1] && writes_for(a, own, g.first - 1)) g.first--;
  while (g.last + 1 < a->releases && alike[g.last] && writes_for(a, own, g.last + 1)) g.last++;
  return g;
}

/* Whether the next release has another form of the case. */
static bool ends_form(const asking *a, size_t index, size_t release) {
  const corpus_case *c = a->cases[index];
  return release + 1 < a->releases &&
         case_form_at(c, version_of(a, release)) != case_form_at(c, version_of(a, release + 1));
}

bool asked_to_write(const asking *a, size_t index, release_group g, size_t target) {
  enum { MIDDLE_EVERY = 8 };
  if (target == g.first || (target == g.last && ends_form(a, index, target))) return true;
  uint32_t choice = choice_of(a, index, g.first);
  return choice % MIDDLE_EVERY == 0 &&
         target == g.first + 1 + choice / MIDDLE_EVERY % (g.last - g.first);
}

/* --- Reading --- */

bool asked_is_ours(const asking *a, asked_consumer c, size_t release) {
  return !c.writes || !asked_implements(c.tested, a->opset, release);
}

/* Whether the consumer reads an artifact of the release that the suite writes. */
static bool reads_ours(const asking *a, size_t index, asked_consumer c, size_t release,
                       size_t consumer) {
  return !asked_too_old(a, index, release) && asked_is_ours(a, c, release) &&
         plan_takes_pair(a->filter, release, consumer);
}

release_group asked_artifacts(const asking *a, size_t index, asked_consumer c, size_t release,
                              size_t consumer) {
  const bool *alike = a->alike + index * a->releases;
  release_group g = {release, release};
  while (g.first > 0 && alike[g.first - 1] && reads_ours(a, index, c, g.first - 1, consumer))
    g.first--;
  while (g.last + 1 < a->releases && alike[g.last] && reads_ours(a, index, c, g.last + 1, consumer))
    g.last++;
  return g;
}

bool asked_to_read(const asking *a, size_t index, release_group g, size_t release) {
  if (release == g.first || release == g.last) return true;
  return release == g.first + 1 + choice_of(a, index, g.first) % (g.last - g.first - 1);
}
