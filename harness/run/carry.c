/* What is not asked again: artifacts that are equal but for the version in their producer's name,
 * and the same program for releases that write it alike. */
#include <stdlib.h>
#include <string.h>

#include "base/intern.h"
#include "job.h"

void case_job_carry_over(case_job *j, const plan_filter *asked) { j->carried = asked; }

/* --- Releases that say a case alike --- */

/* Releases side by side. */
typedef struct release_run {
  size_t first, last;
} release_run;

/* What the suite itself writes for a release. */
static artifact *reference(case_job *j, size_t release) {
  if (j->tested->write_key(j->tested, j->opset, release, release) == release)
    return job_write(j, release, release);
  if (!j->references) j->references = calloc(j->releases, sizeof *j->references);
  artifact *a = j->references ? &j->references[release] : NULL;
  if (!a || a->made) return a;
  a->made = true;
  a->act.outcome = OUTCOME_SUITE_FAULT;
  ir_op *copy = job_copy(j->context, j->plain);
  consumer_table own = builtin_consumer(FAULT_NONE);
  vs_version version = j->opset->releases[release].version;
  if (copy) own.write(&own, j->context, copy, version, version, &a->bytes, &a->act);
  return a;
}

static bool too_old(const case_job *j, size_t release) {
  return j->opset->releases[release].version < j->c->since;
}

static bool compare(case_job *j, size_t one, size_t other) {
  if (too_old(j, one) || too_old(j, other)) return too_old(j, one) && too_old(j, other);
  const artifact *a = reference(j, one), *b = reference(j, other);
  return a && b && a->act.outcome == OUTCOME_DONE && b->act.outcome == OUTCOME_DONE &&
         golden_same_payload(a->bytes.bytes, a->bytes.len, b->bytes.bytes, b->bytes.len);
}

/* Whether the case is written alike for a release and the next: as the same bytes, or not at all.
 */
static bool alike_next(case_job *j, size_t release) {
  enum { UNKNOWN, ALIKE, UNLIKE };
  if (!j->alike) j->alike = calloc(j->releases, sizeof *j->alike);
  if (!j->alike) return false;
  uint8_t *known = &j->alike[release];
  if (*known == UNKNOWN) *known = compare(j, release, release + 1) ? ALIKE : UNLIKE;
  return *known == ALIKE;
}

/* Of the releases around this one that say the case alike, those for which `asked` holds. */
static release_run run_of(case_job *j, size_t release, size_t own,
                          bool (*asked)(const case_job *j, size_t release, size_t own)) {
  release_run run = {release, release};
  while (run.first > 0 && alike_next(j, run.first - 1) && asked(j, run.first - 1, own)) run.first--;
  while (run.last + 1 < j->releases && alike_next(j, run.last) && asked(j, run.last + 1, own))
    run.last++;
  return run;
}

/* Whether a boundary of the case lies behind the release: the next one has another form of it. */
static bool ends_a_form(const case_job *j, size_t release) {
  if (release + 1 == j->releases) return false;
  const vs_release *r = &j->opset->releases[release];
  return case_form_at(j->c, r[0].version) != case_form_at(j->c, r[1].version);
}

/* Of a run the consumer writes for the first, for the last where a boundary of the case is behind
 * it, and in one case of MIDDLE_EVERY one more: over the corpus that is each release, and for each
 * case few. */
enum { MIDDLE_EVERY = 8 };

static bool is_asked(const case_job *j, release_run run, size_t release) {
  if (release == run.first || (release == run.last && ends_a_form(j, release))) return true;
  uint32_t place = hash_bytes(j->c->id, strlen(j->c->id), (uint32_t)run.first);
  return place % MIDDLE_EVERY == 0 &&
         release == run.first + 1 + place / MIDDLE_EVERY % (run.last - run.first);
}

/* --- Writing --- */

/* Whether the artifact has the golden bytes. */
static bool is_golden(const case_job *j, artifact *a, size_t target) {
  const golden_row *row = golden_find(j->golden, j->c->id, j->opset->releases[target].version);
  return row && strcmp(row->hash, job_hash(a)) == 0;
}

/* Whether the consumer was right for this release. */
static bool wrote_well(case_job *j, size_t own, size_t target) {
  artifact *a = job_write(j, own, target);
  if (too_old(j, target)) return a->act.outcome == OUTCOME_REFUSED;
  return a->act.outcome == OUTCOME_DONE && is_golden(j, a, target);
}

/* The asked release of the run that is nearest before the target; SIZE_MAX when the consumer was
 * wrong about one of them, so that nothing is known of the others. */
static size_t stands_for(case_job *j, size_t own, release_run run, size_t target) {
  size_t nearest = SIZE_MAX;
  for (size_t i = run.first; i <= run.last; i++) {
    if (!is_asked(j, run, i)) continue;
    if (!wrote_well(j, own, i)) return SIZE_MAX;
    if (i < target) nearest = i;
  }
  return nearest;
}

/* Its own release is asked by itself. */
static bool written_for(const case_job *j, size_t target, size_t own) {
  return target < own && plan_takes_pair(j->carried, own, target);
}

bool carry_writing(case_job *j, size_t own, size_t target, artifact *a) {
  if (!j->carried || !j->tested->implements || !job_implements(j, own) || target >= own ||
      !job_able(j, ABILITY_WRITE))
    return false;
  release_run run = run_of(j, target, own, written_for);
  if (is_asked(j, run, target)) return false;
  artifact *want = too_old(j, target) ? NULL : reference(j, target);
  if (want && !is_golden(j, want, target)) return false;
  size_t from = stands_for(j, own, run, target);
  if (from == SIZE_MAX) return false;
  const artifact *asked = job_write(j, own, from);
  a->carried = true;
  a->from = from;
  a->act.outcome = asked->act.outcome;
  if (want)
    strbuf_add(&a->bytes, want->bytes.bytes, want->bytes.len);
  else
    strbuf_add(&a->act.message, asked->act.message.bytes, asked->act.message.len);
  return true;
}

void carry_tell(const case_job *j, const artifact *a, strbuf *why) {
  char version[32];
  if (!a->carried) return;
  if (why->len) strbuf_addc(why, '\n');
  strbuf_addf(why, "carried over from target %s, for which the same is written",
              vs_format(j->opset->releases[a->from].version, version));
}

/* --- Reading --- */

/* Whether the suite writes the artifacts of the release, and not the consumer. */
static bool is_ours(const case_job *j, size_t release) {
  return !job_implements(j, release) || !job_able(j, ABILITY_WRITE);
}

/* Whether the consumer is asked about the artifact that the suite writes for this release. */
static bool read_from(const case_job *j, size_t release, size_t consumer) {
  return !too_old(j, release) && is_ours(j, release) &&
         plan_takes_pair(j->carried, release, consumer);
}

/* Whether the artifact, which the consumer wrote for its own release, ends a run of ours: it has
 * the golden bytes, and the release before says the case alike. */
static bool ends_our_run(case_job *j, artifact *a, size_t consumer) {
  return consumer > 0 && read_from(j, consumer - 1, consumer) && alike_next(j, consumer - 1) &&
         a->act.outcome == OUTCOME_DONE && is_golden(j, a, consumer);
}

/* The releases around this one from which the consumer reads equal artifacts. */
static release_run reading_run(case_job *j, size_t release, size_t consumer) {
  release_run run = run_of(j, release, consumer, read_from);
  bool own = run.last + 1 == consumer && !is_ours(j, consumer) &&
             plan_takes_pair(j->carried, consumer, consumer);
  if (own && ends_our_run(j, job_write(j, consumer, consumer), consumer)) run.last = consumer;
  return run;
}

/* Of a run the first, the last and one between them are read. The case's id decides which one, so
 * that over the corpus it is each release. */
static bool is_read(const case_job *j, release_run run, size_t release) {
  if (release == run.first || release == run.last) return true;
  uint32_t place = hash_bytes(j->c->id, strlen(j->c->id), (uint32_t)run.first);
  return release == run.first + 1 + place % (run.last - run.first - 1);
}

size_t carry_first(case_job *j, size_t key, size_t consumer, bool *read) {
  *read = true;
  if (!j->carried || !j->tested->implements || !job_implements(j, consumer)) return key;
  if (key % j->releases == consumer && !is_ours(j, consumer)) /* it wrote this one */
    return ends_our_run(j, &j->artifacts[key], consumer)
               ? run_of(j, consumer - 1, consumer, read_from).first
               : key;
  if (key >= j->releases || too_old(j, key) || !is_ours(j, key)) return key;
  release_run run = reading_run(j, key, consumer);
  *read = is_read(j, run, key);
  return run.first;
}

static void copy_text(strbuf *to, const strbuf *from) { strbuf_add(to, from->bytes, from->len); }

void carry_evaluation(const reading *from, reading *to) {
  to->evaluated = from->evaluated;
  to->values_met = from->values_met;
  copy_text(&to->evaluate_why, &from->evaluate_why);
  if (strstr(strbuf_str(&to->evaluate_why), "carried over from")) return;
  if (to->evaluate_why.len) strbuf_addc(&to->evaluate_why, '\n');
  strbuf_adds(&to->evaluate_why,
              "carried over from an artifact that is equal but for the version in its producer's "
              "name");
}

void carry_rewriting(const reading *from, reading *to) {
  to->reserialized = from->reserialized;
  to->same_bytes = from->same_bytes;
  copy_text(&to->reserialize_why, &from->reserialize_why);
}

void carry_reading(const reading *from, reading *to) {
  to->act.outcome = from->act.outcome;
  copy_text(&to->act.message, &from->act.message);
  to->equal = from->equal;
  to->preserved = from->preserved;
  to->stopped = from->stopped;
  to->hidden = from->hidden;
  to->reserialized = from->reserialized;
  copy_text(&to->equal_why, &from->equal_why);
  copy_text(&to->preserve_why, &from->preserve_why);
  copy_text(&to->reserialize_why, &from->reserialize_why);
  carry_evaluation(from, to);
}
