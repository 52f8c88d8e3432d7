/* SPDX-License-Identifier: Apache-2.0 */
/* Compares our interpreter with another evaluator. Both run each program in turns, so that the load
 * of the machine affects both.
 *
 * The other evaluator is a process. It reads lines "SECONDS<tab>PROGRAM<tab>FOLDER" and answers
 * each with the shortest processor time of one execution, or with "- " and a reason. The folder has
 * the arguments as files 0, 1, … of raw elements. */
#include "against.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/bytes.h"
#include "base/os/process.h"
#include "bench.h"
#include "harness/cases/corpus.h"
#include "harness/cli/cli.h"
#include "harness/data/input.h"
#include "interpreter/interpreter.h"
#include "text/text.h"

#define ROUNDS 3
#define SECONDS 0.4 /* a round's share of each side */
#define MOST_ARGS 8

/* --- Our side --- */

typedef struct evaluation {
  ir_context *c;
  ir_op *module;
  interp_value *args[MOST_ARGS];
  size_t arg_count;
} evaluation;

static bool open_input(input *in, const char *path) {
  strbuf_auto why = STRBUF_INIT;
  return input_open(in, path, &why) || bench_fail("%s", strbuf_str(&why));
}

static bool open_program(evaluation *e, const char *path) {
  FREED_BY(input_close) input text = {0};
  memset(e, 0, sizeof *e);
  bool ok = open_input(&text, path) && (e->c = bench_context()) &&
            (e->module = text_parse(e->c, text.bytes, text.size, NULL, NULL));
  return ok || bench_fail("%s cannot be read", path);
}

static const ir_block *main_of(const evaluation *e) {
  return e->module->regions[0].first->first->regions[0].first;
}

static bool read_arguments(evaluation *e, const char *folder) {
  const ir_block *body = main_of(e);
  for (size_t k = 0; k < body->arg_count && k < MOST_ARGS; k++) {
    char path[4096];
    FREED_BY(input_close) input data = {0};
    snprintf(path, sizeof path, "%s/%zu", folder, k);
    bool ok = open_input(&data, path) &&
              (e->args[k] = interp_tensor(body->args[k]->type, data.bytes, data.size));
    if (!ok) return bench_fail("%s does not hold argument %zu", path, k);
    e->arg_count++;
  }
  return true;
}

static void close_program(evaluation *e) {
  for (size_t k = 0; k < e->arg_count; k++) interp_release(e->args[k]);
  ir_context_free(e->c);
  memset(e, 0, sizeof *e);
}

static bool evaluate(void *user) {
  const evaluation *e = user;
  interp_value **results = NULL;
  size_t count = 0;
  static const interp_options verified = {.verified = true};
  if (!interp_run(e->c, e->module, "main", e->args, e->arg_count, &verified, &results, &count,
                  NULL))
    return false;
  interp_release_all(results, count);
  return true;
}

bool against_answer(void) {
  char line[8192], path[4096] = "";
  evaluation e = {.c = NULL};
  puts("hlo-bench");
  fflush(stdout);
  while (fgets(line, sizeof line, stdin)) {
    char program[4096], folder[3072];
    double seconds, best = 0;
    if (sscanf(line, "%lf\t%4095[^\t]\t%3071[^\n]", &seconds, program, folder) != 3) return false;
    if (strcmp(path, program) != 0) {
      close_program(&e);
      strcpy(path, program);
      if (!open_program(&e, path) || !read_arguments(&e, folder)) path[0] = '\0';
    }
    if (path[0]) best = bench_best_for(seconds, evaluate, &e);
    if (best > 0)
      printf("%.9g\n", best);
    else
      puts("- it cannot be evaluated");
    fflush(stdout);
  }
  close_program(&e);
  return true;
}

/* --- The other side --- */

typedef struct answerer {
  pid_t pid;
  FILE *to, *from;
} answerer;

/* The command that evaluates for `other`: a script of ours, or another hlo-bench. */
static char *command_of(const char *other) {
  if (strcmp(other, "jaxlib") != 0) return strdup(other);
  auto_free char *scripts = suite_folder("scripts/consumers/jaxlib", NULL);
  strbuf path = STRBUF_INIT;
  if (scripts) strbuf_addf(&path, "%s/bench", scripts);
  return path.bytes;
}

static void run_child(const char *path, int in, int out) {
  dup2(in, 0);
  dup2(out, 1);
  execl(path, path, "--answer", (char *)NULL);
  _exit(127);
}

static bool start(answerer *a, const char *other) {
  int to[2], from[2];
  auto_free char *path = command_of(other);
  if (!path || !os_pipe(to) || !os_pipe(from)) return bench_fail("no pipes");
  signal(SIGPIPE, SIG_IGN);
  a->pid = fork();
  if (a->pid == 0) run_child(path, to[0], from[1]);
  close(to[0]);
  close(from[1]);
  a->to = fdopen(to[1], "w");
  a->from = fdopen(from[0], "r");
  return a->pid > 0 && a->to && a->from;
}

static void stop(answerer *a) {
  if (a->to) fclose(a->to);
  if (a->from) fclose(a->from);
  if (a->pid > 0) waitpid(a->pid, NULL, 0);
}

/* A line without its end; false when there is none. */
static bool hear(answerer *a, char *line, size_t size) {
  if (!fgets(line, (int)size, a->from)) return false;
  line[strcspn(line, "\n")] = '\0';
  return true;
}

static double ask(answerer *a, const char *program, const char *folder) {
  char line[1024];
  fprintf(a->to, "%g\t%s\t%s\n", SECONDS, program, folder);
  fflush(a->to);
  if (!hear(a, line, sizeof line)) strcpy(line, "- it ended");
  if (line[0] == '-') {
    bench_fail("%s", line + 2);
    return 0;
  }
  return strtod(line, NULL);
}

/* --- Arguments --- */

/* Reproducible elements: floats in (-4, 4), i32 in [0, 2^20), which serve as indices, and all bits
 * of other integers.
 */
static void fill(const ir_type *element, uint8_t *data, size_t count, size_t size, uint32_t *x) {
  bool is_float = element->kind == IR_TYPE_FLOAT;
  bool index = element->kind == IR_TYPE_INTEGER && element->integer.width == 32 &&
               element->integer.sign == IR_SIGNLESS;
  for (size_t k = 0; k < count; k++) {
    *x = *x * 1664525 + 1013904223;
    uint64_t bits = *x >> 8 | (uint64_t)*x << 32;
    if (is_float)
      bits = ir_float_encode(element->format, ((double)(*x >> 8) / (1 << 24) - 0.5) * 8);
    else if (index)
      bits = *x >> 12;
    bytes_store(data + k * size, bits, size, BYTES_HERE);
  }
}

static bool write_arguments(const evaluation *e, const char *folder) {
  const ir_block *body = main_of(e);
  uint32_t x = 1;
  for (size_t k = 0; k < body->arg_count && k < MOST_ARGS; k++) {
    const ir_type *type = body->args[k]->type, *element = type->shaped.element;
    size_t count = (size_t)ir_type_element_count(type);
    size_t size =
        (element->kind == IR_TYPE_FLOAT ? element->format->width : element->integer.width) / 8u;
    char path[4096];
    snprintf(path, sizeof path, "%s/%zu", folder, k);
    auto_free uint8_t *data = malloc(count * size + 1);
    if (!data) return bench_fail("out of memory");
    fill(element, data, count, size, &x);
    if (!bench_write(path, data, count * size)) return false;
  }
  return true;
}

static void clear_folder(const char *folder) {
  for (size_t k = 0; k < MOST_ARGS; k++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%zu", folder, k);
    unlink(path);
  }
}

/* --- The table --- */

static int by_name(const void *a, const void *b) {
  return strcmp(((const against_row *)a)->name, ((const against_row *)b)->name);
}

static bool selected(const char *name, const cli_args *args) {
  bool any = args->rest_count == 0;
  for (size_t k = 0; k < args->rest_count; k++)
    any |= strncmp(name, args->rest[k], strlen(args->rest[k])) == 0;
  return any;
}

static bool list_rows(const char *folder, const cli_args *args, against_table *t) {
  DIR *d = opendir(folder);
  if (!d) return bench_fail("%s: %s", folder, strerror(errno));
  for (struct dirent *e; (e = readdir(d));) {
    size_t n = strlen(e->d_name);
    if (n < 6 || strcmp(e->d_name + n - 5, ".mlir") != 0 || !selected(e->d_name, args)) continue;
    against_row *rows = realloc(t->rows, (t->count + 1) * sizeof *rows);
    if (!rows) break;
    t->rows = rows;
    t->rows[t->count++] = (against_row){.name = strndup(e->d_name, n - 5)};
  }
  closedir(d);
  if (t->count) qsort(t->rows, t->count, sizeof *t->rows, by_name);
  return t->count > 0 || bench_fail("no program in %s has such a name", folder);
}

static char *first_line(const char *path) {
  char line[256] = "";
  FILE *f = fopen(path, "r");
  if (f && !fgets(line, sizeof line, f)) line[0] = '\0';
  if (f) fclose(f);
  line[strcspn(line, "\n")] = '\0';
  return strdup(strncmp(line, "// ", 3) == 0 ? line + 3 : line);
}

static void keep_least(double *best, double now) {
  if (now > 0 && (*best == 0 || now < *best)) *best = now;
}

static bool measure(against_row *row, const char *programs, const char *folder, answerer *a) {
  char path[4096];
  evaluation e;
  snprintf(path, sizeof path, "%s/%s.mlir", programs, row->name);
  row->what = first_line(path);
  bool ok = open_program(&e, path) && write_arguments(&e, folder) && read_arguments(&e, folder);
  for (int r = 0; ok && r < ROUNDS; r++) {
    double ours = bench_best_for(SECONDS, evaluate, &e), theirs = ask(a, path, folder);
    keep_least(&row->ours, ours);
    keep_least(&row->theirs, theirs);
    ok = ours > 0 && theirs > 0;
  }
  close_program(&e);
  clear_folder(folder);
  printf("%-18s %12.3f ms %12.3f ms %8.2f  %s\n", row->name, row->ours * 1e3, row->theirs * 1e3,
         row->theirs > 0 ? row->ours / row->theirs : 0.0, row->what ? row->what : "");
  fflush(stdout);
  return ok;
}

bool against_run(const char *other, const cli_args *args, against_table *t) {
  char folder[] = "/tmp/hlo-bench.XXXXXX", line[256] = "";
  answerer a = {.pid = -1};
  *t = (against_table){.other = NULL};
  auto_free char *programs = suite_folder("bench/against", NULL);
  bool ok = programs && list_rows(programs, args, t) && mkdtemp(folder);
  bool made = ok;
  ok = ok && start(&a, other) && hear(&a, line, sizeof line);
  if (made && !ok) bench_fail("%s does not answer", other);
  t->other = strdup(line);
  if (ok) printf("%-18s %15s %15s %8s\n", "", "ours", line, "ratio");
  for (size_t k = 0; ok && k < t->count; k++)
    if (!measure(&t->rows[k], programs, folder, &a)) ok = false;
  stop(&a);
  if (made) rmdir(folder);
  return ok;
}

void against_free(against_table *t) {
  for (size_t k = 0; k < t->count; k++) {
    free(t->rows[k].name);
    free(t->rows[k].what);
  }
  free(t->rows);
  free(t->other);
}
