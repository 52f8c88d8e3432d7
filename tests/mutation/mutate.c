/* SPDX-License-Identifier: Apache-2.0 */
/* Mutation of the rows: does a wrong row make a test fail?
 *
 * The rows are read from the YAML at run time. Each mutant changes one thing in a copy of them and
 * runs the project's own tests on it in a process of its own, until one fails. This program takes
 * the place of versions/builtin.c: what the tests call the built-in rows are the mutated ones.
 * Ids stay as they are, as they would if the YAML were changed and the program built again.
 *
 * What does not count: that the rows were changed. Tests that hold the YAML against a lock, against
 * what was compiled in, or against the committed history, are left out, and the loader's checks are
 * passed by. See docs/mutation.md. */
#include <ctype.h>
#include <fnmatch.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/strbuf.h"
#include "base/vec.h"
#include "by_corpus.h"
#include "harness/cli/status.h"
#include "harness/cts/cts.h"
#include "mutants.h"
#include "versions/load.h"
#include "versions/versions.h"

/* --- The rows that the tests see ---------------------------------------------------------- */

static const vs_opset *seen;

const vs_opset *vs_builtin_opset(void) { return seen; }
const vs_opset *vs_opset_of(const ir_context *c) {
  return (const vs_opset *)(const void *)ir_context_registry(c);
}

/* --- Tests ------------------------------------------------------------------------------------ */

#define TEST(name) int name##_main(void);
#include "tests/mutation/tests.def"
#undef TEST

static int own_goldens(void) {
  static const char *const argv[] = {"hlo-cts",
                                     "run",
                                     "--check=serialize",
                                     "--jobs=1",
                                     "--matrix=none",
                                     "--quiet",
                                     "--corpus=" HLO_CTS_SOURCE "/corpus",
                                     "--golden=" HLO_CTS_SOURCE "/golden",
                                     NULL};
  return hlo_cts_main((int)(sizeof argv / sizeof *argv) - 1, (char **)argv);
}

static const struct {
  const char *name;
  int (*run)(void);
} tests[] = {
#define TEST(name) {#name, name##_main},
#include "tests/mutation/tests.def"
#undef TEST
    {"own_goldens", own_goldens},
};
enum { TEST_COUNT = sizeof tests / sizeof *tests };

/* --- What no artifact shows ---------------------------------------------------------------------
 */

/* A line of tests/mutation/explained. */
typedef struct explanation {
  char *pattern, *reason; /* of names of mutants; a sentence */
  bool unseen;            /* `=` before the pattern: no artifact contains the rows; -x skips them */
  size_t met;             /* survivors that it explained in this run */
} explanation;
enum { EXPLANATIONS_MAX = 128 };
static explanation explanations[EXPLANATIONS_MAX];
static size_t explanation_count;

static bool read_explanations(const char *path) {
  FILE *f = fopen(path, "r");
  char line[1024];
  while (f && fgets(line, sizeof line, f) && explanation_count < EXPLANATIONS_MAX) {
    line[strcspn(line, "\n")] = '\0';
    char *tab = strchr(line, '\t');
    if (line[0] == '#' || !tab) continue;
    *tab = '\0';
    bool unseen = line[0] == '=';
    explanations[explanation_count++] =
        (explanation){strdup(line + unseen), strdup(tab + 1), unseen, 0};
  }
  if (f) fclose(f);
  return f != NULL;
}

static explanation *explanation_of(const char *mutant) {
  for (size_t i = 0; i < explanation_count; i++)
    if (fnmatch(explanations[i].pattern, mutant, 0) == 0) return &explanations[i];
  return NULL;
}

/* --- The corpus and its goldens alone --------------------------------------------------------- */

_Static_assert((int)TEST_COUNT > (int)QUESTION_COUNT, "outcomes of both have room");
enum { SURVIVED = TEST_COUNT, CRASHED, OUTCOMES };

static bool corpus_alone; /* -c */

static const char *outcome_name(int i) { return corpus_alone ? question_names[i] : tests[i].name; }
static int judge_count(void) { return corpus_alone ? QUESTION_COUNT : TEST_COUNT; }

/* "vhlo.dot_general_v2: …", "vhlo.comparison_type_v1.…" name cases by "dot_general",
 * "comparison_type"; a release names none. NULL then. */
static char *name_of(const char *mutant) {
  const char *dot = strchr(mutant, '.');
  if (!dot || strncmp(mutant, "release", 7) == 0) return NULL;
  size_t n = strcspn(++dot, ".: "), version = n;
  while (version > 0 && strchr("0123456789", dot[version - 1])) version--;
  if (version > 2 && version < n && strncmp(dot + version - 2, "_v", 2) == 0) n = version - 2;
  char *name = strndup(dot, n);
  for (char *at = name; at && *at; at++) *at = (char)tolower((unsigned char)*at); /* as in ids */
  return name;
}

/* Conversions of properties, wherever they lie. `attr` follows from `attr_id`. */
static bool same_maps(const vs_op *a, const vs_op *b) {
  for (size_t i = 0; i < a->map_count; i++) {
    vs_prop_map x, y;
    memcpy(&x, &a->maps[i], sizeof x); /* with what is between its members */
    memcpy(&y, &b->maps[i], sizeof y);
    x.attr = y.attr = NULL;
    if (memcmp(&x, &y, sizeof x) != 0) return false;
  }
  return true;
}

/* Every other cell is in the row, or was copied elsewhere when it was changed. */
static bool same_op(const vs_op *a, const vs_op *b) {
  vs_op x, y;
  memcpy(&x, a, sizeof x);
  memcpy(&y, b, sizeof y);
  x.maps = y.maps = NULL;
  return memcmp(&x, &y, sizeof x) == 0 && same_maps(a, b);
}

/* By id, the rows of ops that were changed; NULL when others were. */
static bool *changed_ops(const mutation *m) {
  const vs_opset *b = m->base;
  if (memcmp(m->releases, b->releases, b->release_count * sizeof *b->releases) != 0 ||
      memcmp(m->types, b->types, b->type_count * sizeof *b->types) != 0 ||
      memcmp(m->attrs, b->attrs, b->attr_count * sizeof *b->attrs) != 0)
    return NULL;
  bool *changed = calloc(b->op_count, sizeof *changed);
  if (!changed) _exit(2);
  for (size_t i = 0; i < b->op_count; i++) changed[i] = !same_op(&m->ops[i], &b->ops[i]);
  return changed;
}

static int judge_by_corpus(const mutation *m) {
  question q = *m->name ? by_corpus_judge(&m->o, changed_ops(m), name_of(m->name),
                                          explanation_of(m->name) != NULL)
                        : by_corpus_judge(&m->o, NULL, NULL, true);
  return q == QUESTION_COUNT ? SURVIVED : (int)q;
}

/* --- Judging ---------------------------------------------------------------------------------- */

static int judge_by_tests(void) {
  for (int i = 0; i < TEST_COUNT; i++) {
    int status = tests[i].run();
    if (status != 0 && status != 77) return i;
  }
  return SURVIVED;
}

/* In a process of its own: the number of what finds the mutant, or SURVIVED. */
static int judge(const vs_opset *base, size_t wanted, const char *log) {
  mutation m = mutation_of(base, wanted);
  mutation_make(&m);
  mutation_index(&m);
  seen = &m.o;
  if (!freopen(log, "w", stdout)) return CRASHED;
  dup2(STDOUT_FILENO, STDERR_FILENO);
  alarm(corpus_alone ? 1200 : 120);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  setrlimit(RLIMIT_AS, &(struct rlimit){(rlim_t)4 << 30, (rlim_t)4 << 30});
  return corpus_alone ? judge_by_corpus(&m) : judge_by_tests();
}

/* --- All of them -------------------------------------------------------------------------------
 */

/* Names of mutants that have a result, sorted. */
typedef struct known_results {
  char **names;
  size_t count, room;
} known_results;

static int by_text(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool is_known(const known_results *k, const char *name) {
  return k->count && bsearch(&name, k->names, k->count, sizeof *k->names, by_text);
}

/* Lines of a file of results: a name, a tab, what found it. */
static void read_known(const char *path, known_results *k) {
  FILE *f = fopen(path, "r");
  char line[512];
  while (f && fgets(line, sizeof line, f)) {
    line[strcspn(line, "\t\n")] = '\0';
    if (!vec_room(&k->names, k->count, &k->room, sizeof *k->names)) _exit(2);
    k->names[k->count++] = strdup(line);
  }
  if (f) fclose(f);
  if (k->count) qsort(k->names, k->count, sizeof *k->names, by_text);
}

typedef struct worker {
  pid_t pid;
  size_t mutant;
} worker;

typedef struct tally {
  const vs_opset *base;
  char **names;
  FILE *results; /* to which each result is added; NULL: to none */
  known_results known;
  size_t by[OUTCOMES], explained, done, total;
  bool verbose;
  bool leave_unseen; /* what no artifact has is not run */
} tally;

static void count(tally *t, size_t mutant, int status) {
  int outcome = WIFEXITED(status) ? WEXITSTATUS(status) : CRASHED;
  const char *name = t->names[mutant];
  if (outcome >= OUTCOMES) outcome = CRASHED;
  t->by[outcome]++;
  t->done++;
  explanation *why = outcome == SURVIVED ? explanation_of(name) : NULL;
  if (why) {
    why->met++;
    t->explained++;
  }
  const char *word = why                   ? "explained"
                     : outcome == SURVIVED ? "SURVIVED"
                     : outcome == CRASHED  ? "crashed"
                                           : outcome_name(outcome);
  if ((outcome == SURVIVED && !why) || t->verbose) printf("%s %zu: %s\n", word, mutant, name);
  if (t->results) fprintf(t->results, "%s\t%s\n", name, word);
  if (t->done % 500 == 0) fprintf(stderr, "%zu of %zu\n", t->done, t->total);
  fflush(NULL);
}

/* A mutant that need not run. */
static bool left_out(const tally *t, size_t mutant) {
  if (!t->leave_unseen) return false;
  const explanation *why = explanation_of(t->names[mutant]);
  return why && why->unseen;
}

static void run_all(tally *t, size_t first, size_t last, size_t step, size_t jobs) {
  worker workers[16] = {{0, 0}};
  size_t next = first, busy = 0;
  while (next < last || busy) {
    if (next < last && is_known(&t->known, t->names[next])) {
      next += step;
      continue;
    }
    if (next < last && left_out(t, next)) {
      count(t, next, SURVIVED << 8);
      next += step;
      continue;
    }
    if (next < last && busy < jobs) {
      fflush(NULL);
      pid_t pid = fork();
      if (pid == 0) _exit(judge(t->base, next, "/dev/null"));
      if (pid < 0) break;
      size_t w = 0;
      while (workers[w].pid) w++;
      workers[w] = (worker){pid, next};
      next += step;
      busy++;
      continue;
    }
    int status;
    pid_t pid = wait(&status);
    for (size_t w = 0; w < jobs; w++) {
      if (workers[w].pid != pid || !pid) continue;
      count(t, workers[w].mutant, status);
      workers[w].pid = 0;
      busy--;
    }
  }
}

/* --- The score of each file of rows --------------------------------------------------------------
 */

/* The release that brought a row of VHLO, by its name without the dialect. */
static vs_version since_of(const vs_opset *o, const char *name, size_t n) {
  for (size_t i = 0; i < o->op_count; i++)
    if (strncmp(o->ops[i].def.name, "vhlo.", 5) == 0 && strlen(o->ops[i].def.name + 5) == n &&
        strncmp(o->ops[i].def.name + 5, name, n) == 0)
      return o->ops[i].since;
  const struct {
    const vs_kind *rows;
    size_t count;
  } kinds[] = {{o->types, o->type_count}, {o->attrs, o->attr_count}};
  for (size_t k = 0; k < 2; k++)
    for (size_t i = 0; i < kinds[k].count; i++)
      if (strcmp(kinds[k].rows[i].def.dialect, "vhlo") == 0 &&
          strlen(kinds[k].rows[i].def.mnemonic) == n &&
          strncmp(kinds[k].rows[i].def.mnemonic, name, n) == 0)
        return kinds[k].rows[i].since;
  return VS_NONE;
}

/* The file that states what a mutant changes. */
static void file_of(const vs_opset *o, const char *mutant, char out[64]) {
  size_t n = strcspn(mutant, strncmp(mutant, "release ", 8) == 0 ? ":" : ": "),
         dot = strcspn(mutant, ".");
  char version[32];
  if (strncmp(mutant, "release ", 8) == 0)
    snprintf(out, 64, "opset/%.*s.yaml", (int)(n - 8), mutant + 8);
  else if (strncmp(mutant, "vhlo.", 5) == 0)
    snprintf(out, 64, "opset/%s.yaml", vs_format(since_of(o, mutant + 5, n - 5), version));
  else
    snprintf(out, 64, "dialects/%.*s.yaml", (int)dot, mutant);
}

typedef struct score {
  char file[64];
  size_t total, caught, explained;
} score;
enum { FILES_MAX = 64 };

static void add_score(score *scores, size_t *count, const char *file, const char *word) {
  size_t i = 0;
  while (i < *count && strcmp(scores[i].file, file) != 0) i++;
  if (i == FILES_MAX) return;
  if (i == *count) snprintf(scores[(*count)++].file, sizeof scores->file, "%s", file);
  scores[i].total++;
  scores[i].explained += strcmp(word, "explained") == 0;
  scores[i].caught += strcmp(word, "explained") != 0 && strcmp(word, "SURVIVED") != 0;
}

/* A line for each file and one for all, from a file of results. */
static bool report(const vs_opset *o, const char *path) {
  score scores[FILES_MAX] = {{{0}, 0, 0, 0}};
  size_t count = 0;
  FILE *f = fopen(path, "r");
  char line[512], file[64];
  while (f && fgets(line, sizeof line, f)) {
    char *tab = strchr(line, '\t');
    line[strcspn(line, "\n")] = '\0';
    if (!tab) continue;
    *tab = '\0';
    file_of(o, line, file);
    bool unsaid = strcmp(tab + 1, "SURVIVED") == 0 && explanation_of(line); /* explained since */
    add_score(scores, &count, file, unsaid ? "explained" : tab + 1);
  }
  if (f) fclose(f);
  puts("| file | mutants | caught | explained | open | score |\n|---|---|---|---|---|---|");
  score all = {"all", 0, 0, 0};
  for (size_t i = 0; i <= count; i++) {
    const score *s = i < count ? &scores[i] : &all;
    size_t asked = s->total - s->explained;
    printf("| %s | %zu | %zu | %zu | %zu | %.1f %% |\n", s->file, s->total, s->caught, s->explained,
           asked - s->caught, asked ? 100.0 * (double)s->caught / (double)asked : 100);
    all.total += s->total;
    all.caught += s->caught;
    all.explained += s->explained;
  }
  return f != NULL;
}

static void usage(void) {
  fputs(
      "usage: test_mutation [-c] [-i] [-j JOBS] [-f FIRST] [-s STEP] [-v] [-x] [-o FILE] [-r FILE] "
      "[MUTANT]\n"
      "  -c  only the corpus and its golden bytes judge; no test runs\n"
      "  -i  compare the index of -c with the rows that cases read, and exit\n"
      "  -o  append each result to the file; skip mutants that the file has\n"
      "  -r  print the score of each file of rows from such a file, and exit\n"
      "  -j  processes at a time (by default 2)\n"
      "  -f  begin with this mutant\n"
      "  -s  run only one of STEP mutants\n"
      "  -v  print for each mutant which test fails\n"
      "  -x  do not run mutants of rows that no artifact contains; count them as explained\n"
      "  MUTANT  run only this one, by its number or name, and show the output of the tests\n",
      stderr);
}

/* One mutant, by its number or name, with the output of the tests. */
static int try_one(const tally *t, size_t count, const char *asked) {
  char *end;
  size_t one = strtoul(asked, &end, 10);
  if (*end)
    for (one = 0; one < count && strcmp(t->names[one], asked) != 0;) one++;
  if (one >= count) {
    fprintf(stderr, "there is no mutant '%s'\n", asked);
    return 2;
  }
  printf("%zu: %s\n", one, t->names[one]);
  fflush(stdout);
  int outcome = judge(t->base, one, "/dev/stdout");
  printf("%s\n", outcome == SURVIVED ? "SURVIVED" : outcome_name(outcome));
  return outcome == SURVIVED;
}

/* Without a mutation every test must pass; otherwise no result means anything. */
static bool passes_unchanged(const vs_opset *base) {
  fflush(NULL);
  pid_t pid = fork();
  if (pid == 0) _exit(judge(base, SIZE_MAX, "/dev/null"));
  int status;
  waitpid(pid, &status, 0);
  if (WIFEXITED(status) && WEXITSTATUS(status) == SURVIVED) return true;
  fprintf(stderr, "without a mutation %s fails\n",
          WIFEXITED(status) && WEXITSTATUS(status) < judge_count()
              ? outcome_name(WEXITSTATUS(status))
              : "a test crashes, and");
  return false;
}

static void print_tally(const tally *t) {
  printf("%zu mutants, %zu survived, %zu of them explained\n", t->done, t->by[SURVIVED],
         t->explained);
  for (int i = 0; i < judge_count(); i++)
    printf("  found by %-24s %zu\n", outcome_name(i), t->by[i]);
  printf("  found by a crash                 %zu\n", t->by[CRASHED]);
  for (size_t i = 0; i < explanation_count; i++)
    if (explanations[i].met)
      printf("  explained: %s: %zu: %s\n", explanations[i].pattern, explanations[i].met,
             explanations[i].reason);
}

int main(int argc, char **argv) {
  static const char *const folders[] = {HLO_CTS_SOURCE "/versions/opset",
                                        HLO_CTS_SOURCE "/versions/dialects"};
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  size_t jobs = 2, first = 0, step = 1;
  tally t = {0};
  bool prove = false;
  const char *results = NULL, *reported = NULL;
  int option;
  while ((option = getopt(argc, argv, "cij:f:s:vxo:r:")) != -1) {
    if (option == 'j') jobs = strtoul(optarg, NULL, 10);
    if (option == 'f') first = strtoul(optarg, NULL, 10);
    if (option == 's') step = strtoul(optarg, NULL, 10);
    if (option == 'v') t.verbose = true;
    if (option == 'c') corpus_alone = true;
    if (option == 'x') t.leave_unseen = true;
    if (option == 'i') prove = corpus_alone = true;
    if (option == 'o') results = optarg;
    if (option == 'r') reported = optarg;
    if (option == '?' || jobs < 1 || jobs > 16 || step < 1) {
      usage();
      return 2;
    }
  }
  arena *a = arena_new(0);
  t.base = a ? vs_load_folders(a, NULL, folders, 2, &sink.sink) : NULL;
  if (!t.base) {
    fputs(strbuf_str(&errors), stderr);
    return 2;
  }
  if ((corpus_alone || reported) &&
      !read_explanations(HLO_CTS_SOURCE "/tests/mutation/explained")) {
    fputs("tests/mutation/explained cannot be read\n", stderr);
    return 2;
  }
  if (reported) return !report(t.base, reported);
  seen = t.base;
  if (corpus_alone && !by_corpus_open(t.base)) return 2;
  if (prove) return !by_corpus_prove(t.base);
  if (results) read_known(results, &t.known);
  t.results = results ? fopen(results, "a") : NULL;
  mutation all = mutation_of(t.base, SIZE_MAX);
  mutation_make(&all);
  t.names = all.names;
  t.total = first < all.at ? (all.at - first + step - 1) / step : 0;
  if (optind < argc) return try_one(&t, all.at, argv[optind]);
  if (!passes_unchanged(t.base)) return 2;
  run_all(&t, first, all.at, step, jobs);
  print_tally(&t);
  if (t.results) fclose(t.results);
  arena_free(a);
  return t.by[SURVIVED] != t.explained;
}
