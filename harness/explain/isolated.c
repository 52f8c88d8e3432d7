/* SPDX-License-Identifier: Apache-2.0 */
/* The same, in a process of its own. */
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "base/os/memory.h"
#include "cell.h"
#include "harness/host/forked.h"

typedef struct request {
  const cell_question *q;
  cell_progress *at;
} request;

static void explain_and_send(int pipe, void *user) {
  const request *r = user;
  strbuf why = STRBUF_INIT;
  json_t *cell = explain_cell(r->q, r->at, &why);
  if (cell && why.len) json_object_set_new(cell, "trouble", json_string(strbuf_str(&why)));
  char *text = cell ? json_dumps(cell, JSON_COMPACT) : NULL;
  if (text) forked_send(pipe, text, strlen(text));
  if (r->q->tested->stop) r->q->tested->stop(r->q->tested);
  if (!text) _exit(1);
}

/* Receives all that the process sends, and sees to it that it does not stand still. */
static void listen_to(forked *f, const cell_progress *at, double timeout) {
  for (;;) {
    struct pollfd p = {.fd = f->pipe, .events = POLLIN};
    int ready = poll(&p, 1, 100);
    if (ready < 0 && errno != EINTR) return;
    if (ready > 0 && !forked_receive(f)) return;
    forked_watch(f, atomic_load(&at->steps), true, timeout);
  }
}

/* The explanation without running the checks again; names the check that ended the process. */
static json_t *without_running(const cell_question *q, const cell_progress *at, outcome o,
                               const char *text, strbuf *why) {
  journal_record nothing = {.head = {.consumer = q->tested->name}};
  cell_question silent = *q;
  silent.record = &nothing;
  json_t *cell = explain_cell(&silent, NULL, why);
  json_object_set_new(cell, "verdicts", json_string("live"));
  json_object_del(cell, "started");
  const json_t *slots = json_object_get(cell, "artifacts");
  const json_t *slot = json_array_get(slots, atomic_load(&at->slot));
  verdict v = verdict_of(CLASS_NONE, &(check_answer){.outcome = o});
  json_array_append_new(
      json_object_get(slot, "checks"),
      json_pack("{s:s, s:s, s:b, s:s}", "check", check_names[atomic_load(&at->check)], "verdict",
                verdict_names[v], "failed", true, "message", text));
  return cell;
}

json_t *explain_isolated(const cell_question *q, double timeout, strbuf *why) {
  if (q->record) return explain_cell(q, NULL, why); /* nobody is asked */
  cell_progress *at = os_map_shared(sizeof *at);
  if (!at) {
    strbuf_addf(why, "cannot start a process: %s", strerror(errno));
    return NULL;
  }
  forked f;
  strbuf_auto how = STRBUF_INIT;
  json_t *cell = NULL;
  if (forked_start(&f, explain_and_send, &(request){q, at}, why)) {
    listen_to(&f, at, timeout);
    forked_ending ending = forked_reap(&f, &how);
    if (ending == FORKED_EXITED) cell = json_loadb(strbuf_str(&f.pending), f.pending.len, 0, NULL);
    if (cell) {
      const char *trouble = json_string_value(json_object_get(cell, "trouble"));
      if (trouble) strbuf_adds(why, trouble);
      json_object_del(cell, "trouble");
    } else {
      outcome o = ending == FORKED_TIMED_OUT ? OUTCOME_TIMED_OUT : OUTCOME_CRASHED;
      cell = without_running(q, at, o, strbuf_str(&how), why);
    }
    strbuf_free(&f.pending);
  }
  os_unmap(at, sizeof *at);
  return cell;
}
