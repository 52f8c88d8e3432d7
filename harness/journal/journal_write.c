/* SPDX-License-Identifier: Apache-2.0 */
#include "journal_lines.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/os/process.h"
#include "harness/host/clock.h"

struct journal {
  int fd; /* locked as long as it is open */
  char *path;
  results *r;
  const plan_filter *filter;
  bool *done;
  size_t kept;
  strbuf pending;
  bool dirty; /* written, not yet on the disk */
  double synced;
  int error;
};

static void fail(journal *j, int error) {
  if (!j->error) j->error = error ? error : EIO;
}

static void put(journal *j) {
  if (j->pending.failed) fail(j, ENOMEM);
  if (!j->error && !output_all(j->fd, j->pending.bytes, j->pending.len)) fail(j, errno);
  j->dirty = true;
  strbuf_reset(&j->pending);
}

static void put_much(journal *j) {
  enum { MUCH = 1 << 16 };
  if (j->pending.len > MUCH || j->pending.failed) put(j);
}

static void sync_now(journal *j) {
  if (j->dirty && !j->error && !os_sync(j->fd) && errno != EINVAL) fail(j, errno);
  j->dirty = false;
  j->synced = clock_now();
}

bool journal_flush(journal *j, bool to_disk) {
  static const double interval = 0.5;
  if (j->pending.len || j->pending.failed) put(j);
  if (j->dirty && (to_disk || clock_now() - j->synced > interval)) sync_now(j);
  return !j->error;
}

/* Only one run writes to a journal. The lock ends with its process; its children do not have it. */
static bool lock(int fd) {
  struct flock all = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  return fcntl(fd, F_SETLK, &all) == 0 || (errno != EAGAIN && errno != EACCES);
}

static bool busy(const char *path) {
  int fd = open(path, O_RDWR | O_CLOEXEC);
  bool other = fd >= 0 && !lock(fd);
  if (fd >= 0) close(fd);
  return other;
}

static bool option_equal(const journal_head *a, const journal_head *b, const char *name) {
  const char *x = journal_value(a, name), *y = journal_value(b, name);
  /* A run that was stopped before it asked about habits does not know them. */
  if (strcmp(name, "habits") == 0 && !(x && y)) return true;
  return x && y ? strcmp(x, y) == 0 : x == y;
}

/* Options that say where things lie: the same run may find them elsewhere. What lies there is
 * compared case by case (journal_fingerprint). */
static bool is_place(const char *name) {
  return strcmp(name, "corpus") == 0 || strcmp(name, "golden") == 0;
}

/* The name of an option in which two runs differ; NULL: none. */
static const char *differing_option(const journal_head *a, const journal_head *b) {
  const journal_head *heads[] = {a, b};
  if (strcmp(a->consumer, b->consumer) != 0) return "consumer";
  for (size_t h = 0; h < 2; h++)
    for (size_t i = 0; i < heads[h]->option_count; i++)
      if (!is_place(heads[h]->options[i].name) && !option_equal(a, b, heads[h]->options[i].name))
        return heads[h]->options[i].name;
  return NULL;
}

static bool row_failed(const results *r, size_t index, size_t producer) {
  const uint8_t *v = results_row(r, index, producer);
  for (size_t i = 0; i < results_row_size(r); i++)
    if (verdict_is_bad(v[i])) return true;
  return false;
}

static bool takes_row(const journal *j, const journal_record *old, uint32_t was, size_t i, size_t p,
                      bool failed_again) {
  return old->rows[was * j->r->releases + p] &&
         plan_takes_row(j->filter, j->r->opset, j->r->cases[i], p) &&
         !(failed_again && row_failed(&old->r, was, p));
}

/* A copy of what was said about a row that is taken over; false: that row is not. */
static bool taken_detail(const journal *j, const journal_record *old, const detail *of,
                         detail *out) {
  uint32_t index;
  if (!journal_find_case(j->r, old->r.cases[of->index]->id, &index)) return false;
  if (!j->done[index * j->r->releases + of->producer]) return false;
  *out = *of;
  out->index = index;
  out->text = strdup(of->text);
  return true;
}

/* Takes over the rows that still say something about the cases as they are now. */
static void take_rows(journal *j, const journal_record *old, const char *const *fingerprints,
                      bool failed_again) {
  results *r = j->r;
  if (!old->as_ours) return;
  for (size_t i = 0; i < r->case_count; i++) {
    uint32_t was;
    if (!journal_find_case(&old->r, r->cases[i]->id, &was)) continue;
    if (strcmp(fingerprints[i], old->fingerprints[was]) != 0) continue;
    for (size_t p = 0; p < r->releases; p++) {
      if (!takes_row(j, old, was, i, p, failed_again)) continue;
      if (!results_set_row(r, i, p, results_row(&old->r, was, p))) fail(j, ENOMEM);
      r->micros[i] += old->micros[was * r->releases + p];
      j->done[i * r->releases + p] = true;
      j->kept++;
    }
  }
  for (size_t i = 0; i < old->r.detail_count; i++) {
    detail d;
    if (!taken_detail(j, old, &old->r.details[i], &d)) continue;
    if (!d.text || !results_add_detail(r, d)) fail(j, ENOMEM);
  }
  for (size_t i = 0; i < old->r.retried_count; i++) {
    retried_row row = old->r.retried[i];
    if (!taken_detail(j, old, &old->r.retried[i].before, &row.before)) continue;
    if (!row.before.text || !retry_add(r, row)) fail(j, ENOMEM);
  }
}

/* A whole journal, beside the old one until it is complete: at no moment is there none. */
static bool begin_file(journal *j, journal_head *h, const char *const *fingerprints,
                       const journal_record *old, strbuf *why) {
  strbuf_auto beside = STRBUF_INIT;
  strbuf_addf(&beside, "%s.part", j->path);
  j->fd = open(strbuf_str(&beside), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (j->fd < 0)
    return strbuf_refuse(why, "cannot write '%s': %s", strbuf_str(&beside), strerror(errno));
  if (!lock(j->fd)) return strbuf_refuse(why, "another run is writing '%s'", j->path);
  if (ftruncate(j->fd, 0) != 0) fail(j, errno);
  results *r = j->r;
  h->corpus_cases = r->corpus_cases;
  journal_add_head(h, r->opset, r->case_count, &j->pending);
  for (size_t i = 0; i < r->case_count; i++) {
    journal_add_case(r->cases[i], r->opset, fingerprints[i], &j->pending);
    put_much(j);
  }
  for (size_t i = 0; j->kept && i < r->case_count; i++) {
    uint32_t was;
    if (!journal_find_case(&old->r, r->cases[i]->id, &was)) continue;
    for (size_t p = 0; p < r->releases; p++)
      if (j->done[i * r->releases + p])
        journal_copy_line(old, old->rows[was * r->releases + p], &j->pending);
    put_much(j);
  }
  if (h->seconds > 0) journal_add_seconds(h->seconds, &j->pending);
  put(j);
  sync_now(j);
  if (!j->error && rename(strbuf_str(&beside), j->path) != 0) fail(j, errno);
  if (j->error) strbuf_addf(why, "cannot write '%s': %s", j->path, strerror(j->error));
  return !j->error;
}

static bool resume(journal *j, const char *folder, journal_head *h, const char *const *fingerprints,
                   bool failed_again, journal_record *old, diag_sink *sink, strbuf *why) {
  if (!journal_read(old, folder, j->r->opset, sink))
    return strbuf_refuse(why, "the journal in '%s' cannot be used", folder);
  const char *other = differing_option(h, &old->head);
  if (other) {
    const char *was = journal_value(&old->head, other), *is = journal_value(h, other);
    if (strcmp(other, "consumer") == 0) was = old->head.consumer, is = h->consumer;
    return strbuf_refuse(why, "the journal in '%s' is of another run: --%s was %s%s%s, not %s%s%s",
                         folder, other, was ? "'" : "", was ? was : "absent", was ? "'" : "",
                         is ? "'" : "", is ? is : "absent", is ? "'" : "");
  }
  take_rows(j, old, fingerprints, failed_again);
  h->seconds = old->head.seconds;
  memcpy(h->started, old->head.started, sizeof h->started);
  return true;
}

static void journal_free(journal *j) {
  if (j->fd >= 0) close(j->fd);
  free(j->path);
  free(j->done);
  strbuf_free(&j->pending);
  free(j);
}

static bool start(journal *j, const char *folder, journal_mode mode, journal_head *h,
                  const golden_set *golden, diag_sink *sink, strbuf *why) {
  results *r = j->r;
  char(*hashes)[SHA256_TEXT] = calloc(r->case_count, sizeof *hashes);
  auto_free const char **fingerprints = calloc(r->case_count, sizeof *fingerprints);
  bool ok = hashes && fingerprints;
  if (!ok) strbuf_adds(why, "out of memory");
  for (size_t i = 0; ok && i < r->case_count; i++) {
    ok = journal_fingerprint(r->cases[i], golden, r->opset, hashes[i], why);
    fingerprints[i] = hashes[i];
  }
  bool there = access(j->path, F_OK) == 0;
  if (ok && busy(j->path)) {
    strbuf_addf(why, "another run is writing '%s'", j->path);
    ok = false;
  }
  FREED_BY(journal_record_free) journal_record old = {0};
  if (ok && there && mode != JOURNAL_NEW)
    ok = resume(j, folder, h, fingerprints, mode == JOURNAL_FAILED, &old, sink, why);
  ok = ok && begin_file(j, h, fingerprints, &old, why);
  free(hashes);
  return ok;
}

journal *journal_open(const char *folder, journal_mode mode, journal_head *head, results *r,
                      const golden_set *golden, const plan_filter *f, diag_sink *sink,
                      strbuf *why) {
  journal *j = calloc(1, sizeof *j);
  strbuf path = STRBUF_INIT;
  strbuf_addf(&path, "%s/" JOURNAL_FILE, folder);
  bool ok = j != NULL;
  if (ok) {
    *j = (journal){.fd = -1, .r = r, .filter = f, .path = path.failed ? NULL : path.bytes};
    j->done = calloc(r->case_count * r->releases, sizeof *j->done);
    ok = j->path && j->done;
  } else {
    strbuf_free(&path);
  }
  if (!ok) strbuf_adds(why, "out of memory");
  ok = ok && output_folder(folder, why) && start(j, folder, mode, head, golden, sink, why);
  if (ok || !j) return j;
  journal_free(j);
  return NULL;
}

const bool *journal_done(const journal *j) { return j->done; }
size_t journal_kept(const journal *j) { return j->kept; }

void journal_row(journal *j, const finished_row *row) { journal_add_row(j->r, row, &j->pending); }

/* Whether its name still leads to the file that is written. */
static bool is_there(const journal *j) {
  struct stat mine, named;
  return fstat(j->fd, &mine) == 0 && stat(j->path, &named) == 0 && mine.st_ino == named.st_ino &&
         mine.st_dev == named.st_dev;
}

bool journal_close(journal *j, double seconds, strbuf *why) {
  journal_add_seconds(seconds, &j->pending);
  bool ok = journal_flush(j, true);
  if (!ok) strbuf_addf(why, "cannot write '%s': %s", j->path, strerror(j->error));
  if (ok && !is_there(j)) {
    strbuf_addf(why, "'%s' is gone: somebody removed it during the run", j->path);
    ok = false;
  }
  journal_free(j);
  return ok;
}

bool journal_break(const char *folder, const char *reason, bool incomparable, strbuf *why) {
  strbuf_auto path = STRBUF_INIT, line = STRBUF_INIT;
  strbuf_addf(&path, "%s/" JOURNAL_FILE, folder);
  json_writer w = {.out = &line};
  json_open(&w, '{');
  json_member(&w, "broken", reason);
  json_member(&w, "by", incomparable ? "consumer" : "suite");
  json_close(&w, '}');
  strbuf_addc(&line, '\n');
  int fd = open(strbuf_str(&path), O_WRONLY | O_APPEND | O_CLOEXEC);
  bool ok = fd >= 0 && output_all(fd, line.bytes, line.len);
  if (fd >= 0) ok &= close(fd) == 0;
  if (!ok) strbuf_addf(why, "cannot write '%s': %s", strbuf_str(&path), strerror(errno));
  return ok;
}
