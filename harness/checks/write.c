/* SPDX-License-Identifier: Apache-2.0 */
/* Writing: the artifacts of a case, each at most once, and whether they have the right bytes. */
#include <string.h>

#include "artifact/program.h"
#include "bytecode/bytecode.h"
#include "harness/files/program.h"
#include "job.h"

/* --- Asking --- */

size_t job_key(const case_job *j, size_t own, size_t target) {
  return j->tested->write_key(j->tested, j->opset, own, target);
}

/* The hash of its bytes, computed at the first call. */
static const char *hash_of(artifact *a) {
  if (!*a->hash) sha256_text(a->bytes.bytes, a->bytes.len, a->hash);
  return a->hash;
}

const golden_row *job_golden_row(const case_job *j, size_t target) {
  return golden_find(j->golden, j->c->id, j->opset->releases[target].version);
}

bool job_is_golden(const case_job *j, artifact *a, size_t target) {
  const golden_row *row = job_golden_row(j, target);
  return row && strcmp(row->hash, hash_of(a)) == 0;
}

bool job_serialize(const case_job *j, const ir_op *program, size_t target, strbuf *bytes,
                   strbuf *why) {
  diag_text_sink sink = diag_text_sink_to(why);
  vs_options o = {.allow_other_dialects = true};
  vs_version version = j->opset->releases[target].version;
  ir_op *copy = case_program_copy(j->program.context, program);
  if (!copy) strbuf_adds(why, "out of memory");
  return copy &&
         program_serialize(j->program.context, copy, version, &o, version, bytes, &sink.sink);
}

static artifact *write_once(case_job *j, size_t own, size_t target) {
  artifact *a = &j->artifacts[job_key(j, own, target)];
  if (a->made) return a;
  a->made = true;
  ir_op *copy = case_program_copy(j->program.context, j->program.plain);
  a->act.outcome = OUTCOME_SUITE_FAULT;
  if (copy) a->act = job_ask_write(j, j->program.context, copy, own, target, &a->bytes);
  return a;
}

/* --- Carrying over --- */

static bool wrote_well(const case_job *j, artifact *a, size_t target) {
  if (asked_too_old(j->asked, j->index, target)) return a->act.outcome == OUTCOME_REFUSED;
  return a->act.outcome == OUTCOME_DONE && job_is_golden(j, a, target);
}

/* The consumer wrote the right bytes for `from`, so it is taken to write the golden ones here. */
static void carry(case_job *j, size_t own, size_t target, const artifact *from, size_t release) {
  artifact *a = &j->artifacts[job_key(j, own, target)];
  const char *bytes;
  size_t size;
  strbuf_auto why = STRBUF_INIT;
  if (a->made) return;
  if (from->act.outcome == OUTCOME_DONE) {
    const golden_row *row = job_golden_row(j, target);
    if (!row || !golden_bytes(j->golden, row, &bytes, &size, &why)) return;
    strbuf_add(&a->bytes, bytes, size);
  }
  a->made = true;
  answer_copy(&a->act, &from->act);
  a->act.found.carried = CARRIED_TARGET;
  a->act.found.from = (uint8_t)release;
}

/* Asks for those releases of a group that need it. Carries their answers over if all are right. */
static void write_group(case_job *j, size_t own, release_group g) {
  bool well = true;
  size_t from = g.first;
  for (size_t i = g.first; i <= g.last; i++)
    if (asked_to_write(j->asked, j->index, g, i)) well &= wrote_well(j, write_once(j, own, i), i);
  for (size_t i = g.first; well && i <= g.last; i++) {
    if (asked_to_write(j->asked, j->index, g, i))
      from = i;
    else
      carry(j, own, i, &j->artifacts[job_key(j, own, from)], from);
  }
}

artifact *job_write(case_job *j, size_t own, size_t target) {
  artifact *a = &j->artifacts[job_key(j, own, target)];
  bool groups = j->asked && j->tested->implements && job_implements(j, own) && target < own &&
                job_able(j, ABILITY_WRITE);
  if (!a->made && groups) {
    release_group g = asked_targets(j->asked, j->index, own, target);
    if (!asked_to_write(j->asked, j->index, g, target)) write_group(j, own, g);
  }
  return write_once(j, own, target);
}

/* --- Bytes --- */

/* "expected: 4d 4c 00 …": a few bytes around the place. */
static void add_bytes(const char *side, const char *bytes, size_t n, size_t at, strbuf *out) {
  enum { BEFORE = 4, SHOWN = 16 };
  size_t from = at < BEFORE ? 0 : at - BEFORE;
  strbuf_addf(out, "\n%s: from byte %zu:", side, from);
  for (size_t i = from; i < n && i < from + SHOWN; i++)
    strbuf_addf(out, " %02x", (unsigned char)bytes[i]);
  if (from >= n) strbuf_adds(out, " (the end)");
}

void job_add_difference(const strbuf *have, const char *want, size_t n, check_answer *out) {
  size_t at = 0;
  strbuf *why = &out->text;
  while (at < have->len && at < n && have->bytes[at] == want[at]) at++;
  out->found.place = PLACE_BYTE;
  out->found.at = at;
  strbuf_addf(why, "%zu bytes, expected %zu; the first difference is at byte %zu", have->len, n,
              at);
  if (at < have->len && at < n)
    strbuf_addf(why, ": 0x%02x, expected 0x%02x", (unsigned char)have->bytes[at],
                (unsigned char)want[at]);
  add_bytes("expected", want, n, at, why);
  add_bytes("actual", strbuf_str(have), have->len, at, why);
}

void job_compare_bytes(const case_job *j, const strbuf *have, const char *want, size_t n,
                       check_answer *out) {
  out->agrees = have->len == n && (!n || memcmp(have->bytes, want, n) == 0);
  if (out->agrees) return;
  out->agrees = program_same_but_encoding(j->opset, want, n, have->bytes, have->len);
  if (out->agrees) strbuf_adds(&out->text, "other legal encoding: ");
  job_add_difference(have, want, n, out);
  if (out->agrees) out->found.agreement = AGREEMENT_PROGRAM;
}

/* Whether the header says what the tables say. */
static bool right_header(const artifact *a, const vs_release *release, strbuf *why) {
  bc_header header;
  char version[32];
  if (!bc_read_header(a->bytes.bytes, a->bytes.len, &header, NULL))
    return strbuf_refuse(why, "the bytes have no header");
  if (header.target == release->version && header.version == release->bytecode_written) return true;
  return strbuf_refuse(why, "the header says '%.*s' in bytecode version %u, expected %s in %u",
                       (int)header.producer_len, header.producer, (unsigned)header.version,
                       vs_format(release->version, version), release->bytecode_written);
}

bool job_writes_golden(const case_job *j, size_t own) {
  return !j->tested->implements || j->tested->writes_golden || !job_implements(j, own);
}

check_answer job_check_bytes(case_job *j, artifact *a, size_t own, size_t target) {
  const vs_release *release = &j->opset->releases[target];
  check_answer out = {.outcome = OUTCOME_DONE, .found = a->act.found};
  char version[32];
  if (!job_writes_golden(j, own)) {
    finding found = out.found;
    answer_copy(&out, job_agreement(j, a, own, target));
    found.agreement = out.found.agreement;
    out.found = found;
    return out;
  }
  if (!right_header(a, release, &out.text)) return out;
  const golden_row *row = job_golden_row(j, target);
  if (!row) {
    strbuf_addf(&out.text,
                "there are no golden bytes for release %s; hlo-cts golden, with the same --opset, "
                "--corpus and --golden, writes them",
                vs_format(release->version, version));
    out.outcome = OUTCOME_SUITE_FAULT;
    return out;
  }
  out.agrees = strcmp(row->hash, hash_of(a)) == 0;
  if (out.agrees) return out;
  const char *golden;
  size_t size;
  if (golden_bytes(j->golden, row, &golden, &size, &out.text))
    job_compare_bytes(j, &a->bytes, golden, size, &out);
  return out;
}
