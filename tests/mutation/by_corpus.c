/* SPDX-License-Identifier: Apache-2.0 */
/* Why a few cases are enough for a changed row of an op: a case is a deterministic function of its
 * files, the goldens, and the rows that it reads. Without a mutation every case passes. So a case
 * that reads no changed row still passes, and only the others need asking. Which rows a case reads,
 * the index says: those of the ops in its programs, and of all versions and counterparts of these.
 * by_corpus_prove holds that against the memory that is really read.
 *
 * Rows of types, attributes and releases are read by nearly every case (a type's kind is looked for
 * in all rows), so that the index has none: they are asked by name first and then of all cases. */
#include "by_corpus.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "harness/cases/pick.h"
#include "harness/checks/case_job.h"
#include "harness/cli/display.h"
#include "harness/data/input.h"
#include "harness/run/run.h"

const char *const question_names[QUESTION_COUNT] = {
    "goldens of its cases",    "its cases",  "goldens", "reading into the newest",
    "writing from the newest", "every pair",
};

enum { CHECK_SECONDS = 20, MANY_CASES = 400, MANY_EXPLAINED = 40 };

static corpus all;
static golden_set golden;
static consumer_table consumer;
static bool **readers; /* by op: of each case, whether it reads the row; NULL: none does */
static bool *quick;    /* of each case, whether it is one of the quick ones */

/* A changed row may break what lets one reading stand for several releases. */
static ir_op *read_at_each_release(const consumer_table *self, ir_context *c, const void *bytes,
                                   size_t n, vs_version own, action *a) {
  ir_op *program = builtin_consumer(FAULT_NONE).read(self, c, bytes, n, own, a);
  a->alike_until = VS_NONE;
  return program;
}

static void *zeroed(size_t count, size_t size) {
  void *p = calloc(count ? count : 1, size);
  if (!p) _exit(2);
  return p;
}

/* --- The index --- */

static void mark(uint16_t op, size_t at) {
  if (op == VS_NO_ID) return;
  if (!readers[op]) readers[op] = zeroed(all.count, sizeof **readers);
  readers[op][at] = true;
}

/* An op of this id and all its versions. */
static void mark_versions(const vs_opset *o, uint16_t op, size_t at) {
  mark(op, at);
  if (op == VS_NO_ID) return;
  for (uint16_t v = o->ops[op].older; v != VS_NO_ID; v = o->ops[v].older) mark(v, at);
  for (uint16_t v = o->ops[op].newer; v != VS_NO_ID; v = o->ops[v].newer) mark(v, at);
}

static uint16_t newest_version(const vs_opset *o, uint16_t op) {
  while (o->ops[op].newer != VS_NO_ID) op = o->ops[op].newer;
  return op;
}

static void mark_op(const vs_opset *o, uint16_t op, size_t at) {
  mark_versions(o, op, at);
  mark_versions(o, o->ops[newest_version(o, op)].counterpart, at);
}

typedef struct visit {
  const vs_opset *o;
  size_t at;
} visit;

static bool visit_op(ir_op *op, void *user) {
  const visit *v = user;
  if (op->name->def) mark_op(v->o, op->name->def->id, v->at);
  return true;
}

static void mark_text(const vs_opset *o, const char *path, size_t at) {
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  bool *seen = zeroed(o->op_count, sizeof *seen);
  if (path && input_open(&in, path, &why)) pick_ops(o, in.bytes, in.size, seen);
  for (uint16_t op = 0; op < o->op_count; op++)
    if (seen[op]) mark_op(o, op, at);
  free(seen);
}

/* The source with its checks, the plain program, what it is read back as, and the legal twin. */
static void index_case(const vs_opset *o, size_t at) {
  const corpus_case *c = &all.cases[at];
  case_program p;
  visit v = {o, at};
  if (case_program_load(&p, o, c) && case_program_usable(&p)) {
    ir_walk(p.plain, visit_op, &v);
    ir_walk(p.normal, visit_op, &v);
  }
  case_program_free(&p);
  mark_text(o, c->path, at);
  mark_text(o, c->twin, at);
}

bool by_corpus_open(const vs_opset *rows) {
  display_sink sink = display_sink_to(stderr, NULL);
  consumer = builtin_consumer(FAULT_NONE);
  consumer.read = read_at_each_release;
  bool ok = corpus_load(&all, HLO_CTS_SOURCE "/corpus", rows, &sink.sink) &&
            golden_load(&golden, HLO_CTS_SOURCE "/golden", rows, &sink.sink);
  display_end(&sink);
  if (!ok) return false;
  readers = zeroed(rows->op_count, sizeof *readers);
  for (size_t i = 0; i < all.count; i++) index_case(rows, i);
  quick = zeroed(all.count, sizeof *quick);
  strbuf_auto why = STRBUF_INIT;
  plan_filter *everything = plan_filter_new(rows, &(plan_options){.level = LEVELS_ALL}, &why);
  ok = everything && pick_quick(&all, rows, everything, quick);
  plan_filter_free(everything);
  return ok;
}

/* --- A mutant --- */

typedef struct asked_case {
  results r;
  bool failed;
} asked_case;

/* A case that cannot be used any more fails the run, too. */
static void on_row(const finished_row *row, void *user) {
  asked_case *a = user;
  a->failed |= results_row_fails(&a->r, row->index, row->verdicts, row->producer);
  for (size_t i = 0; i < results_row_size(&a->r); i++)
    a->failed |= verdict_is_bad(row->verdicts[i]) && !verdict_failed(row->verdicts[i]);
}

static const char *on_batch(const run_progress *p, void *user) {
  const asked_case *a = user;
  (void)p;
  return a->failed ? "a case fails" : NULL;
}

static void give_up(const strbuf *why) {
  fprintf(stderr, "%s\n", strbuf_str(why));
  _exit(2);
}

/* Whether a case fails; the selection says which are asked what. */
static bool fails(const vs_opset *o, const plan_options *selection) {
  strbuf_auto why = STRBUF_INIT;
  asked_case a = {.failed = false};
  plan_filter *f = plan_filter_new(o, selection, &why);
  if (!f) give_up(&why);
  bool some = false;
  for (size_t i = 0; i < all.count && !some; i++) some = plan_takes_case(f, &all.cases[i]);
  if (some && !results_new(&a.r, o, &all, f, &why)) give_up(&why);
  run_options options = {.jobs = 1,
                         .timeout = CHECK_SECONDS,
                         .tested = &consumer,
                         .golden = &golden,
                         .filter = f,
                         .watch = &(run_watch){on_row, on_batch, NULL, &a}};
  if (some && !run_cases(&a.r, &options, &why) && !a.failed) give_up(&why);
  if (some) results_free(&a.r);
  plan_filter_free(f);
  return a.failed;
}

static bool asked(const vs_opset *o, const bool *picked, const char *regex, question q) {
  static const struct {
    const char *check, *pair;
  } rows[QUESTION_COUNT] = {
      [QUESTION_ITS_GOLDENS] = {.check = "serialize"},
      [QUESTION_GOLDENS] = {.check = "serialize"},
      [QUESTION_READING] = {.pair = "*,current"},
      [QUESTION_WRITING] = {.pair = "current,*"},
  };
  plan_options selection = {.level = LEVELS_ALL,
                            .check = rows[q].check,
                            .pair = rows[q].pair,
                            .cases = all.cases,
                            .picked = picked,
                            .regex = regex};
  return fails(o, &selection);
}

/* The cases that read one of the rows; returns how many. */
static size_t pick_readers(const vs_opset *o, const bool *changed, bool *picked) {
  size_t count = 0;
  for (size_t op = 0; op < o->op_count; op++)
    for (size_t i = 0; changed[op] && readers[op] && i < all.count; i++)
      picked[i] |= readers[op][i];
  for (size_t i = 0; i < all.count; i++) count += picked[i];
  return count;
}

/* Changed rows of ops: their cases are all that can fail. Of many, the cheap questions first, and
 * those alone where the mutant is explained. */
static question judge_op(const vs_opset *o, const bool *changed, bool explained) {
  static const question few[] = {QUESTION_ITS_GOLDENS, QUESTION_ITS_CASES},
                        many[] = {QUESTION_ITS_GOLDENS, QUESTION_READING, QUESTION_WRITING,
                                  QUESTION_ITS_CASES};
  bool *picked = zeroed(all.count, sizeof *picked);
  size_t cases = pick_readers(o, changed, picked);
  bool is_few = cases <= (explained ? MANY_EXPLAINED : MANY_CASES);
  const question *order = is_few ? few : many;
  size_t count = is_few ? 2 : explained ? 3 : 4, i = 0;
  while (i < count && !asked(o, picked, NULL, order[i])) i++;
  question q = i < count ? order[i] : QUESTION_COUNT;
  free(picked);
  return q;
}

question by_corpus_judge(const vs_opset *mutated, const bool *changed, const char *name,
                         bool explained) {
  if (changed) return judge_op(mutated, changed, explained);
  question q = name ? QUESTION_ITS_GOLDENS : QUESTION_GOLDENS;
  for (; q < QUESTION_COUNT; q++) {
    if (q == QUESTION_ALL && explained) return QUESTION_COUNT;
    bool few = explained && q > QUESTION_GOLDENS;
    const char *regex = q <= QUESTION_ITS_CASES ? name : NULL;
    if (asked(mutated, few ? quick : NULL, regex, q)) return q;
  }
  return q;
}

/* --- What is really read --- */

/* The rows of ops lie in pages that may not be read; the first read of a page after it was closed
 * tells its row, and opens the page. The pages are closed before each row of each case, so that of
 * each page many reads are seen. A name is no cell that a mutant changes, and other rows' names are
 * read where their hashes meet. The check dialect is in no artifact, and no mutant changes it. */
static struct {
  vs_op *rows;
  size_t count, bytes, at; /* at: the case */
  size_t seen, missing;
} watched;

static void on_fault(int number, siginfo_t *info, void *context) {
  (void)context;
  size_t at = (size_t)((char *)info->si_addr - (char *)watched.rows);
  if (at >= watched.bytes) {
    signal(number, SIG_DFL);
    return;
  }
  size_t op = at / sizeof *watched.rows, page = at & ~(size_t)4095;
  mprotect((char *)watched.rows + page, 4096, PROT_READ | PROT_WRITE);
  bool name = at % sizeof *watched.rows < sizeof watched.rows->def.name;
  watched.seen++;
  bool checks = op < watched.count && strncmp(watched.rows[op].def.name, "check.", 6) == 0;
  if (name || checks || op >= watched.count || (readers[op] && readers[op][watched.at])) return;
  char line[256];
  int n = snprintf(line, sizeof line, "%s reads the row of %s, byte %zu\n",
                   all.cases[watched.at].id, watched.rows[op].def.name, at % sizeof *watched.rows);
  if (watched.missing++ < 100 && write(STDERR_FILENO, line, (size_t)n) < 0) _exit(2);
}

static void close_pages(void) { mprotect(watched.rows, watched.bytes, PROT_NONE); }

static void ignore_start(check_kind k, void *user) { (void)k, (void)user; }
static void ignore_verdict(check_kind k, const finding *f, const char *text, void *user) {
  (void)k, (void)f, (void)text, (void)user;
}

static void watch_case(const vs_opset *o, uint32_t checks) {
  static const case_observer observer = {.started = ignore_start, .done = ignore_verdict};
  close_pages();
  case_job *job = case_job_new(o, &all.cases[watched.at], &consumer, &golden);
  for (size_t p = 0; job && p < o->release_count; p++)
    for (size_t c = 0; c < o->release_count; c++)
      for (int slot = 0; slot < SLOT_COUNT; slot++) {
        close_pages();
        case_job_cell(job, p, c, slot, checks, &observer);
      }
  case_job_free(job);
}

bool by_corpus_prove(const vs_opset *rows) {
  strbuf_auto why = STRBUF_INIT;
  vs_opset o = *rows;
  watched.count = rows->op_count;
  watched.bytes = (rows->op_count * sizeof *rows->ops + 4095) & ~(size_t)4095;
  watched.rows =
      mmap(NULL, watched.bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (watched.rows == MAP_FAILED) return false;
  memcpy(watched.rows, rows->ops, rows->op_count * sizeof *rows->ops);
  o.ops = watched.rows;
  plan_filter *f = plan_filter_new(&o, &(plan_options){.level = LEVELS_ALL}, &why);
  if (!f) return false;
  struct sigaction on_read = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO};
  sigaction(SIGSEGV, &on_read, NULL);
  for (watched.at = 0; watched.at < all.count; watched.at++) watch_case(&o, plan_takes_checks(f));
  printf("%zu reads seen, %zu of rows that the index lacks\n", watched.seen, watched.missing);
  plan_filter_free(f);
  return watched.missing == 0;
}
