/* SPDX-License-Identifier: Apache-2.0 */
/* The actions of the checks, as lines for a shell. */
#include <stdlib.h>
#include <string.h>

#include "cell.h"
#include "harness/data/input.h"
#include "harness/host/shell.h"

typedef struct maker {
  const cell_question *q;
  json_t *list;
  planned plan;
  char *bin, *corpus, *golden, *description, *opset;
  char own[32], target[32], reader[32];
  strbuf plain, generic, artifact; /* file names */
} maker;

static void add_word(const char *word, strbuf *out) {
  if (out->len) strbuf_addc(out, ' ');
  shell_quote(word, out);
}

static void add_tool(const maker *m, const char *name, const char *command, strbuf *out) {
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s", m->bin, name);
  add_word(strbuf_str(&path), out);
  if (command) add_word(command, out);
  if (m->opset) shell_option("opset", m->opset, out);
}

static void add_step(maker *m, const char *step, const strbuf *command, int exits) {
  json_t *o = json_object();
  json_object_set_new(o, "step", json_string(step));
  json_object_set_new(o, "command", json_string(strbuf_str(command)));
  json_object_set_new(o, "exits", json_integer(exits));
  json_array_append_new(m->list, o);
}

static bool implements(const maker *m, size_t release) {
  const consumer_table *tested = m->q->tested;
  return m->q->setting && (!tested->implements ||
                           tested->implements(tested, m->q->opset->releases[release].version));
}

/* Whether the consumer of this release is run by a command line that does this. */
static const consumer_command *command_for(const maker *m, size_t release, consumer_verb v) {
  if (!implements(m, release)) return NULL;
  const consumer_description *d = m->q->setting->d;
  return d->kind == CONSUMER_PROCESS && d->actions[v].count ? &d->actions[v] : NULL;
}

static bool is_ours(const maker *m, size_t release) {
  return !implements(m, release) || m->q->setting->d->kind == CONSUMER_BUILTIN;
}

/* A consumer's own command line; its output goes to `to`, NULL: is shown. */
static void add_own(const maker *m, const consumer_command *c, const char *program, size_t own,
                    const char *to, strbuf *out) {
  char release[32];
  const consumer_setting *s = m->q->setting;
  const char *const values[HOLD_COUNT] = {
      [HOLD_ARTIFACT] = strbuf_str(&m->artifact),
      [HOLD_PROGRAM] = program,
      [HOLD_OUTPUT] = to ? to : "output",
      [HOLD_ARGS] = "[]",
      [HOLD_TARGET] = m->target,
      [HOLD_RELEASE] = vs_format(m->q->opset->releases[own].version, release),
      [HOLD_HERE] = s->here,
      [HOLD_BIN] = s->bin};
  auto_free char **argv = command_expand(c, values);
  for (size_t i = 0; argv && argv[i]; i++) add_word(argv[i], out);
  if (to && !c->to_file) {
    strbuf_adds(out, " >");
    add_word(to, out);
  }
}

static void plain_step(maker *m) {
  strbuf_auto line = STRBUF_INIT;
  add_tool(m, "hlo-cts", "plain", &line);
  shell_option("corpus", m->corpus, &line);
  shell_option("case", m->q->c->id, &line);
  strbuf_adds(&line, " >");
  add_word(strbuf_str(&m->plain), &line);
  add_step(m, "the plain program", &line, 0);
}

/* Locations come from where a text stands unless it says others. */
static void add_strip(const maker *m, const char *option, strbuf *line) {
  if (!m->q->c->keep_locations) add_word(option, line);
}

static void ours_writes(maker *m, const char *target, const char *to, const char *step, int exits) {
  strbuf_auto line = STRBUF_INIT;
  add_tool(m, "hlo-translate", NULL, &line);
  add_word("--serialize", &line);
  shell_option("target", target, &line);
  add_strip(m, "--strip-debuginfo", &line);
  add_word(strbuf_str(&m->plain), &line);
  add_word("-o", &line);
  add_word(to, &line);
  add_step(m, step, &line, exits);
}

/* The program as a process gets it. */
static void prepare_program(maker *m, size_t own) {
  strbuf_auto line = STRBUF_INIT;
  char release[32];
  if (m->generic.len) return;
  if (m->q->profile->artifacts) {
    strbuf_addf(&m->generic, "%s-source.mlirbc", m->q->c->id);
    ours_writes(m, vs_format(m->q->opset->releases[own].version, release), strbuf_str(&m->generic),
                "the program as it is given to the consumer", 0);
    return;
  }
  strbuf_addf(&m->generic, "%s-generic.mlir", m->q->c->id);
  add_tool(m, "hlo-opt", NULL, &line);
  add_strip(m, "--strip-debuginfo", &line);
  add_word("--mlir-print-op-generic", &line);
  add_word("--mlir-print-debuginfo", &line);
  add_word("--mlir-print-local-scope", &line);
  add_word(strbuf_str(&m->plain), &line);
  add_word("-o", &line);
  add_word(strbuf_str(&m->generic), &line);
  add_step(m, "the program as it is given to the consumer", &line, 0);
}

/* False when it cannot be written by hand. */
static bool write_steps(maker *m) {
  const cell_question *q = m->q;
  bool refused = m->plan.class == CLASS_REFUSE_PRODUCER;
  const char *step = refused ? "writing it, which must be refused" : "the artifact";
  const consumer_command *c = command_for(m, q->producer, VERB_SERIALIZE);
  if (c) {
    strbuf_auto line = STRBUF_INIT;
    prepare_program(m, q->producer);
    add_own(m, c, strbuf_str(&m->generic), q->producer, strbuf_str(&m->artifact), &line);
    add_step(m, step, &line, refused ? 1 : 0);
    return true;
  }
  /* One that does not write is fed by the built-in producer. */
  if (!is_ours(m, q->producer) && q->profile->can >> VERB_SERIALIZE & 1) return false;
  ours_writes(m, m->target, strbuf_str(&m->artifact), step, refused ? 1 : 0);
  return true;
}

static void look_steps(maker *m) {
  const cell_question *q = m->q;
  strbuf_auto line = STRBUF_INIT;
  const golden_row *row =
      golden_find(q->golden, q->c->id, q->opset->releases[m->plan.target].version);
  if (row) {
    strbuf_auto folder = STRBUF_INIT;
    strbuf_addf(&folder, "%s.golden", strbuf_str(&m->artifact));
    add_tool(m, "hlo-cts", "golden", &line);
    add_word("extract", &line);
    add_word(strbuf_str(&folder), &line);
    shell_option("case", q->c->id, &line);
    shell_option("corpus", m->corpus, &line);
    shell_option("golden", m->golden, &line);
    add_step(m, "its golden bytes, as files", &line, 0);
    strbuf_reset(&line);
    strbuf_addc(&folder, '/');
    golden_name(q->golden, row, &folder);
    add_word("cmp", &line);
    add_word(strbuf_str(&m->artifact), &line);
    add_word(strbuf_str(&folder), &line);
    add_step(m, "whether its bytes are the golden ones", &line, 0);
  }
  strbuf_reset(&line);
  add_tool(m, "hlo-cts", "inspect", &line);
  add_word("--full", &line);
  add_word(strbuf_str(&m->artifact), &line);
  add_step(m, "what is in it", &line, 0);
}

static void read_steps(maker *m) {
  const cell_question *q = m->q;
  bool refused = m->plan.class == CLASS_REFUSE_CONSUMER,
       evaluates = q->c->checks >> CHECK_EVALUATE & 1;
  const consumer_command *reads = command_for(m, q->consumer, VERB_DESERIALIZE);
  const consumer_command *runs = command_for(m, q->consumer, VERB_EVALUATE);
  strbuf_auto line = STRBUF_INIT;
  if (reads) {
    add_own(m, reads, "", q->consumer, NULL, &line);
    add_step(m, refused ? "reading it, which must be refused" : "reading it", &line, refused);
  } else if (is_ours(m, q->consumer) && !refused) {
    add_tool(m, "hlo-translate", NULL, &line);
    add_word("--deserialize", &line);
    add_word(strbuf_str(&m->artifact), &line);
    add_step(m, "reading it, as the newest release does", &line, 0);
  }
  if (!evaluates || refused) return;
  strbuf_reset(&line);
  if (runs) {
    bool program = command_uses(runs, HOLD_PROGRAM);
    if (program) prepare_program(m, q->consumer);
    add_own(m, runs, strbuf_str(&m->generic), q->consumer, NULL, &line);
    add_step(m, "its results", &line, 0);
  } else if (is_ours(m, q->consumer)) {
    add_tool(m, "hlo-translate", NULL, &line);
    add_word("--deserialize", &line);
    add_word("--interpret", &line);
    add_word("--interpreter-print-dense", &line);
    add_word(strbuf_str(&m->artifact), &line);
    add_step(m, "its results, as the newest release evaluates it", &line, 0);
  }
}

static void run_step(maker *m) {
  const cell_question *q = m->q;
  strbuf_auto line = STRBUF_INIT, pair = STRBUF_INIT;
  add_tool(m, "hlo-cts", "run", &line);
  shell_option("corpus", m->corpus, &line);
  shell_option("golden", m->golden, &line);
  shell_option("case", q->c->id, &line);
  strbuf_addf(&pair, "%s,%s", m->own, m->reader);
  shell_option("pair", strbuf_str(&pair), &line);
  if (m->description) shell_option("consumer", m->description, &line);
  strbuf_auto checks = STRBUF_INIT;
  for (int k = 0; k < CHECK_COUNT; k++)
    if (q->checks >> k & 1) strbuf_addf(&checks, "%s%s", checks.len ? "," : "", check_names[k]);
  if (checks.len) shell_option("check", strbuf_str(&checks), &line);
  if (q->contexts) shell_option("context", q->contexts, &line);
  if (!q->setting && q->tested->variant)
    shell_option("fault", fault_names[q->tested->variant], &line);
  add_word("--matrix=none", &line);
  add_word("--quiet", &line);
  add_step(m, "every check of the pair", &line, 0);
}

static char *whole_path(const char *path) {
  char *whole = path ? realpath(path, NULL) : NULL;
  return whole || !path ? whole : strdup(path);
}

json_t *explain_commands(const cell_question *q, int slot) {
  char buffer[32];
  maker m = {.q = q, .list = json_array()};
  m.plan = plan_cell(q->opset, q->c, q->producer, q->consumer, slot, buffer);
  m.bin = tool_folder();
  m.corpus = whole_path(q->corpus);
  m.golden = whole_path(q->golden->folder);
  m.description = whole_path(q->consumer_file);
  m.opset = whole_path(q->opset_folder);
  vs_format(q->opset->releases[q->producer].version, m.own);
  vs_format(q->opset->releases[q->consumer].version, m.reader);
  vs_format(q->opset->releases[m.plan.target].version, m.target);
  strbuf_addf(&m.plain, "%s.mlir", q->c->id);
  strbuf_addf(&m.artifact, "%s-%s.mlirbc", q->c->id, m.target);
  if (m.bin && m.corpus && m.golden && m.plan.class != CLASS_NONE) {
    plain_step(&m);
    if (write_steps(&m) && m.plan.class != CLASS_REFUSE_PRODUCER) {
      look_steps(&m);
      read_steps(&m);
    }
    run_step(&m);
  }
  free(m.bin);
  free(m.corpus);
  free(m.golden);
  free(m.description);
  free(m.opset);
  strbuf_free(&m.plain);
  strbuf_free(&m.generic);
  strbuf_free(&m.artifact);
  return m.list;
}
