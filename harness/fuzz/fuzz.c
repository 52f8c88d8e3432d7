/* SPDX-License-Identifier: Apache-2.0 */
/* Campaigns and their findings. */
#include <stdlib.h>
#include <string.h>

#include "harness/host/clock.h"
#include "harness/host/interrupt.h"
#include "internal.h"

const struct fuzz_kind fuzz_kinds[FUZZ_KINDS] = {
    {GENERATE_EVALUATE, 0}, {GENERATE_EDGES, 0}, {GENERATE_EVALUATE, 1}, {GENERATE_DEVICES, 0}};

size_t fuzz_kind_of(uint64_t seed) {
  static const uint8_t kinds[] = {0, 2, 1, 3, 0, 1, 0, 2, 0, 3, 2};
  return kinds[seed % sizeof kinds];
}

const char *fuzz_file_of(const fuzz_options *o, uint64_t seed) {
  return o->file_count ? o->files[seed % o->file_count] : NULL;
}

bool fuzz_is_over(const campaign *x) {
  return interrupt_signal() || clock_now() > x->until ||
         (x->o->failures && x->out->failures >= x->o->failures);
}

static bool is_muted(const fuzz_options *o, const char *name) {
  for (size_t i = 0; i < o->muted_count; i++)
    if (strstr(name, o->muted[i])) return true;
  return false;
}

fuzz_finding *fuzz_note(campaign *x, const strbuf *name, bool failed, bool serialized,
                        uint64_t seed, const strbuf *message) {
  fuzz_report *r = x->out;
  failed = failed || x->o->refusals;
  for (size_t i = 0; i < r->count; i++)
    if (strcmp(strbuf_str(&r->items[i].name), strbuf_str(name)) == 0) {
      r->items[i].count++;
      return NULL;
    }
  fuzz_finding *grown = realloc(r->items, (r->count + 1) * sizeof *grown);
  if (!grown) return NULL;
  r->items = grown;
  fuzz_finding *f = &grown[r->count++];
  *f = (fuzz_finding){.seed = seed, .serialized = serialized, .failed = failed, .count = 1};
  strbuf_adds(&f->name, strbuf_str(name));
  strbuf_adds(&f->message, strbuf_str(message));
  f->muted = is_muted(x->o, strbuf_str(name));
  if (!failed || f->muted) return NULL;
  r->failures++;
  return f;
}

void fuzz_tell(campaign *x, const fuzz_finding *f) {
  if (x->o->tell) x->o->tell(f, x->o->user);
}

bool fuzz_run(const fuzz_options *o, fuzz_report *out, strbuf *why) {
  campaign x = {.o = o, .out = out, .until = clock_now() + o->seconds};
  generate_options serialize = o->generate;
  serialize.profile = GENERATE_SERIALIZE;
  *out = (fuzz_report){.next = o->seed};
  bool made = true;
  for (int k = 0; made && k < FUZZ_KINDS; k++) {
    generate_options evaluate = o->generate;
    evaluate.profile = fuzz_kinds[k].profile;
    evaluate.size = fuzz_kinds[k].size;
    made = (x.evaluated[k] = generator_new(&evaluate, why)) != NULL;
  }
  generate_options newer = o->generate;
  newer.profile = GENERATE_DOWNGRADE;
  made = made && (o->who.own >= vs_current(o->opset) || (x.newer = generator_new(&newer, why)));
  x.serialized = made ? generator_new(&serialize, why) : NULL;
  while (x.serialized && !fuzz_is_over(&x)) {
    size_t n = o->group ? o->group : 1;
    if (o->programs && o->programs - out->programs < n) n = o->programs - out->programs;
    if (!n) break;
    fuzz_evaluate(&x, out->next, n);
    for (size_t i = 0; i < n && !o->file_count && !fuzz_is_over(&x); i++)
      fuzz_round_trip(&x, out->next + i);
    out->programs += n;
    out->next += n;
  }
  bool ok = x.serialized != NULL;
  for (int k = 0; k < FUZZ_KINDS; k++) generator_free(x.evaluated[k]);
  generator_free(x.serialized);
  generator_free(x.newer);
  return ok;
}

void fuzz_report_free(fuzz_report *r) {
  for (size_t i = 0; i < r->count; i++) {
    strbuf_free(&r->items[i].name);
    strbuf_free(&r->items[i].message);
    strbuf_free(&r->items[i].text);
  }
  free(r->items);
  *r = (fuzz_report){0};
}
