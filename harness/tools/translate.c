/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-translate: programs to artifacts, artifacts to programs, programs to results. Flags as
 * stablehlo-translate's. */
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "asm_options.h"
#include "blockers.h"
#include "harness/cli/diags.h"
#include "harness/cli/front.h"
#include "harness/cli/status.h"
#include "harness/files/opset.h"
#include "harness/files/program.h"
#include "harness/host/clock.h"
#include "harness/host/interrupt.h"
#include "harness/host/plugins.h"
#include "interpreter/interpreter.h"
#include "passes/passes.h"
#include "tools.h"

enum { TR_SERIALIZE, TR_DESERIALIZE, TR_INTERPRET, TR_ACTIONS };
static const char *const action_names[TR_ACTIONS] = {"serialize", "deserialize", "interpret"};

/* From INTERP_FAST on. */
static const char *const engines[] = {"fast", "definitions", "accurate", NULL};
static const char *const explain_forms[] = {"json", NULL};

static const cli_option own_options[] = {
#include "translate.def"
    {NULL}};

typedef struct translate_state {
  asm_settings settings;
  int *actions; /* TR_SERIALIZE … in the order given */
  size_t action_count;
  const char *target, *writer;
  vs_version encoder; /* what `writer` says */
  opset_choice opset;
  bool explain, json;
  bool expand, strip, allow_other, dense, print_version, audit;
  interp_engine engine;
  const char *args, *probe_dir;
  uint64_t max_steps;
  unsigned threads;
  size_t max_bytes;
  double timeout; /* seconds; 0: none */
  plugins *plugins;
  bc_dialect_version versions[BC_DIALECT_VERSIONS];
  size_t version_count;
} translate_state;

static vs_options conversion(const translate_state *s, bool allow_other) {
  return (vs_options){.allow_other_dialects = allow_other,
                      .strict_upstream = s->settings.strict_upstream,
                      .print_type = text_tell_type};
}

/* --- Serialize --- */

static bool serialize(ir_context *c, ir_op *module, const translate_state *s, asm_output *out,
                      diag_sink *sink) {
  vs_version target;
  if (!tool_target(vs_opset_of(c), s->target, strlen(s->target), true, ir_loc_place(module->loc),
                   &target, sink))
    return false;
  if (s->expand && !pass_expand(c, module, target, sink)) return false;
  if (s->strip && !pass_strip_locations(c, module, sink)) return false;
  vs_options options = conversion(s, s->allow_other);
  if (s->explain)
    return vs_legalize_to_vhlo(c, module, &options, sink) &&
           blockers_explain(c, module, target, &options, s->json, &out->text);
  const bc_write_options how = {.encoder = s->encoder,
                                .dialect_versions = s->versions,
                                .dialect_version_count = s->version_count};
  return program_serialize_with(c, module, target, &options, &how, out->bytes, sink);
}

/* --- Deserialize --- */

static void print_version(const char *bytes, size_t n, strbuf *out) {
  bc_header header;
  char version[32];
  if (bc_is_bytecode(bytes, n) && bc_read_header(bytes, n, &header, NULL) &&
      header.target != VS_NONE)
    strbuf_addf(out, "// Reading portable artifact with StableHLO version: %s\n",
                vs_format(header.target, version));
  else
    strbuf_adds(out, "// Failed parsing StableHLO version from portable artifact\n");
}

static bool deserialize(ir_context *c, ir_op *module, const translate_state *s, diag_sink *sink) {
  vs_options options = conversion(s, true);
  return program_from_artifact(c, module, &options, sink) && program_verify(module, sink);
}

static bool print(ir_context *c, const ir_op *module, const translate_state *s, strbuf *out,
                  diag_sink *sink) {
  text_print_options o = s->settings.print;
  o.verified = true;
  return program_print(c, module, &o, out, sink);
}

/* --- Interpret --- */

typedef struct time_limit {
  double timeout, end;
  char why[64];
} time_limit;

static const char *time_is_up(void *user) {
  time_limit *limit = user;
  if (interrupt_signal()) return "interrupted";
  if (!limit->timeout || clock_now() < limit->end) return NULL;
  snprintf(limit->why, sizeof limit->why, "gave up after timeout = %g seconds", limit->timeout);
  return limit->why;
}

/* An operation that takes long asks nobody. A second after the limit the process ends where it is,
 * with this. */
static char last_words[96];

static void end_at_once(int number) {
  (void)number;
  ssize_t written = write(STDERR_FILENO, last_words, strlen(last_words));
  _exit(written < 0 ? EXIT_USAGE : EXIT_FAIL);
}

/* 0 seconds: not any more. */
static void set_alarm(double timeout) {
  double seconds = timeout ? timeout + 1 : 0;
  struct itimerval timer = {
      .it_value = {.tv_sec = (time_t)seconds, .tv_usec = (suseconds_t)(fmod(seconds, 1) * 1e6)}};
  snprintf(last_words, sizeof last_words,
           "error: gave up after timeout = %g seconds, inside one operation\n", timeout);
  signal(SIGALRM, timeout ? end_at_once : SIG_DFL);
  setitimer(ITIMER_REAL, &timer, NULL);
}

static bool find_vhlo_function(ir_op *op, void *user) {
  (void)user;
  return strncmp(op->name->full->bytes, "vhlo.func", 9) != 0;
}

/* VHLO has functions of its own, which nobody evaluates: a module without any other would run as if
 * it were empty. */
static bool is_portable(ir_op *module, diag_sink *sink) {
  if (ir_walk(module, find_vhlo_function, NULL)) return false;
  diag_error(sink, DIAG_TOOL_NO_FUNCTION, ir_loc_place(module->loc),
             "this is a portable artifact: --deserialize --interpret evaluates it");
  return true;
}

typedef struct finder {
  plugins *plugins;
  ir_context *context;
} finder;

static const interp_custom_call *find_custom_call(const char *target, strbuf *why, void *user) {
  const finder *f = user;
  return plugins_find(f->plugins, f->context, target, why);
}

static bool put_until_interrupted(void *user, const void *bytes, size_t n) {
  const bc_sink *to = user;
  return !interrupt_signal() && to->put(to->user, bytes, n);
}

/* Behind what the program itself printed. When the output takes no more, whoever closes it says
 * why. */
static bool print_results(interp_value *const *results, size_t count, bool dense, asm_output *out,
                          diag_sink *sink) {
  strbuf_auto text = STRBUF_INIT;
  strbuf_sink to = {put_until_interrupted, &out->bytes};
  bool ok = true;
  for (size_t i = 0; ok && i < count; i++) {
    ok = interp_print_to(results[i], dense, &text, &to);
    strbuf_addc(&text, '\n');
  }
  ok = ok && strbuf_hand_on(&text, &to, 0);
  if (!ok && interrupt_signal())
    diag_error(sink, DIAG_TOOL_INTERRUPTED, (diag_place){0}, "interrupted while printing results");
  else if (!ok && (text.failed || out->text.failed))
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  return ok;
}

static bool interpret(ir_context *c, ir_op *module, const translate_state *s, asm_output *out,
                      diag_sink *sink) {
  if (is_portable(module, sink)) return false;
  size_t arg_count, result_count = 0;
  interp_value **values = program_args(c, s->args, &arg_count, sink), **results = NULL;
  if (!values) return false;
  time_limit limit = {.timeout = s->timeout, .end = clock_now() + s->timeout};
  finder f = {s->plugins, c};
  interp_options options = {.verified = true, /* by read_and_act or deserialize */
                            .max_steps = s->max_steps,
                            .max_bytes = s->max_bytes,
                            .stop = time_is_up,
                            .stop_user = &limit,
                            .probe_dir = s->probe_dir,
                            .print = &out->text,
                            .threads = s->threads,
                            .audit = s->audit,
                            .engine = s->engine,
                            .find_custom_call = find_custom_call,
                            .finder = &f};
  interrupt_begin();
  set_alarm(s->timeout);
  bool ok =
      interp_run(c, module, "main", values, arg_count, &options, &results, &result_count, sink);
  set_alarm(0);
  ok = ok && print_results(results, result_count, s->dense, out, sink);
  interrupt_end();
  interp_release_all(results, result_count);
  interp_release_all(values, arg_count);
  return ok;
}

/* --- The tool --- */

/* The input of an action: bytes, or the program that the action before left in memory. */
typedef struct piece {
  const char *bytes;
  size_t size;
  uint32_t first_line;
  ir_context *c;
  ir_op *module; /* NULL: `bytes` are to be read */
} piece;

static bool read_piece(int action, piece *p, const char *name, const translate_state *s,
                       bool without_locations, diag_sink *sink) {
  program_options options = {.file = name,
                             .first_line = p->first_line,
                             .unverified = true,
                             .allow_other_dialects = true,
                             .without_locations = without_locations};
  ir_context_options context = {.allow_unregistered = s->settings.allow_unregistered};
  p->c = ir_context_new(&s->opset.rows->registry, &context);
  if (!p->c) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  p->module = program_read(p->c, p->bytes, p->size, &options, sink);
  if (!p->module && action == TR_DESERIALIZE) {
    char version[32];
    diag_error(sink, DIAG_TOOL_DESERIALIZE, (diag_place){0},
               "failed to deserialize portable artifact using StableHLO_v%s",
               vs_format(vs_current(vs_opset_of(p->c)), version));
  }
  return p->module != NULL;
}

static bool act(int action, piece *p, display_sink *sink, asm_output *out,
                const translate_state *s) {
  if (action == TR_SERIALIZE) return serialize(p->c, p->module, s, out, &sink->sink);
  if (action == TR_DESERIALIZE) return deserialize(p->c, p->module, s, &sink->sink);
  return interpret(p->c, p->module, s, out, &sink->sink);
}

static void drop_program(piece *p, display_sink *sink) {
  sink->module = NULL;
  ir_context_free(p->c);
  p->c = NULL;
  p->module = NULL;
}

/* Notes that something was said. */
typedef struct listener {
  diag_sink sink;
  bool heard;
} listener;

static void hear(diag_sink *sink, const diag *d) {
  (void)d;
  ((listener *)sink)->heard = true;
}

/* Deserializes for output that shows no locations, mostly without making them. False, with nothing
 * done, when there is something to say about the program: that needs places. */
static bool deserialize_unlocated(piece *p, const char *name, display_sink *sink,
                                  const translate_state *s) {
  listener quiet = {.sink = {.emit = hear}};
  if (s->settings.print.debuginfo || !bc_is_bytecode(p->bytes, p->size)) return false;
  if (read_piece(TR_DESERIALIZE, p, name, s, true, &quiet.sink) &&
      program_verify(p->module, &quiet.sink) && deserialize(p->c, p->module, s, &quiet.sink) &&
      !quiet.heard)
    return true;
  drop_program(p, sink);
  return false;
}

static bool read_and_act(int action, piece *p, const char *name, display_sink *sink,
                         asm_output *out, const translate_state *s) {
  if (!p->module) {
    bool read = read_piece(action, p, name, s, false, &sink->sink);
    sink->context = p->c;
    sink->module = p->module;
    if (!read || !program_verify(p->module, &sink->sink)) return false;
  }
  return act(action, p, sink, out, s);
}

/* Each action works on what the one before wrote. A program that was deserialized stays in memory
 * instead, with its locations: as text it would get those of the text. */
static bool translate_piece(const char *text, size_t n, uint32_t first_line, const char *name,
                            display_sink *sink, asm_output *out, void *user) {
  const translate_state *s = user;
  strbuf_auto between = STRBUF_INIT;
  piece p = {.bytes = text, .size = n, .first_line = first_line};
  bool ok = true;
  for (size_t i = 0; ok && i < s->action_count; i++) {
    int action = s->actions[i];
    bool last = i + 1 == s->action_count;
    asm_output here;
    asm_output_to_memory(&here);
    asm_output *to = last ? out : &here;
    if (action == TR_DESERIALIZE && s->print_version) print_version(p.bytes, p.size, &to->text);
    ok = (action == TR_DESERIALIZE && last && !p.module &&
          deserialize_unlocated(&p, name, sink, s)) ||
         read_and_act(action, &p, name, sink, to, s);
    if (ok && action == TR_DESERIALIZE && !last && s->actions[i + 1] != TR_DESERIALIZE) {
      strbuf_free(&here.text);
      continue;
    }
    if (ok && action == TR_DESERIALIZE) ok = print(p.c, p.module, s, &to->text, &sink->sink);
    drop_program(&p, sink);
    strbuf_free(&between);
    between = here.text;
    p = (piece){.bytes = strbuf_str(&between), .size = between.len, .first_line = 1};
  }
  drop_program(&p, sink);
  return ok;
}

static bool limits_from(const cli_args *args, translate_state *s, strbuf *why) {
  const char *steps = cli_value(args, "max-steps"), *memory = cli_value(args, "max-memory");
  const char *seconds = cli_value(args, "timeout");
  unsigned long long most = 1000000000000, bytes = 32ULL << 30;
  if (steps && strcmp(steps, "none") == 0)
    most = 0;
  else if (steps && (!cli_number(steps, &most) || !most))
    strbuf_addf(why, "--max-steps takes a number, or none, not '%s'", steps);
  if (!why->len && memory && !cli_size(memory, &bytes))
    strbuf_addf(why, "--max-memory takes a size such as 512MiB, or none, not '%s'", memory);
  if (!why->len && seconds && !cli_seconds(seconds, &s->timeout))
    strbuf_addf(why, "--timeout takes seconds, or none, not '%s'", seconds);
  unsigned long long threads = 1;
  if (!why->len) cli_number_of(args, "threads", 1, 256, &threads, why);
  s->threads = (unsigned)threads;
  s->max_steps = most;
  s->max_bytes = bytes;
  return !why->len;
}

/* "sdy=0.0.1": as many numbers as versions of the dialect have. */
static bool add_version(translate_state *s, const char *text, strbuf *why) {
  bc_dialect_version v = {.dialect = ""};
  size_t name = strcspn(text, "=");
  if (name < sizeof v.dialect) memcpy(v.dialect, text, name);
  size_t count = vs_dialect_version_numbers(v.dialect);
  char *at = (char *)(uintptr_t)text + name;
  while (v.count < count && *at == (v.count ? '.' : '=') && at[1] >= '0' && at[1] <= '9')
    v.numbers[v.count++] = strtoull(at + 1, &at, 10);
  if (s->version_count == BC_DIALECT_VERSIONS || !count || v.count < count || *at)
    return strbuf_refuse(
        why,
        "--dialect-version takes a dialect that has versions and one of them, such as "
        "sdy=0.0.1, not '%s'",
        text);
  s->versions[s->version_count++] = v;
  return true;
}

static bool serializes(const translate_state *s) {
  for (size_t i = 0; i < s->action_count; i++)
    if (s->actions[i] == TR_SERIALIZE) return true;
  return false;
}

/* Reads the actions, and checks that the other options apply to them. */
static bool actions_from(const cli_args *args, translate_state *s, strbuf *why) {
  for (size_t i = 0; i < args->hit_count; i++) {
    const cli_hit *hit = &args->hits[i];
    if (cli_is(hit, "custom-calls") && !plugins_load(s->plugins, hit->value, why)) return false;
    if (cli_is(hit, "dialect-version") && !add_version(s, hit->value, why)) return false;
    for (int k = 0; k < TR_ACTIONS; k++)
      if (cli_is(hit, action_names[k]) && hit->on) s->actions[s->action_count++] = k;
  }
  if (!s->action_count)
    strbuf_adds(why, "say what to do: --serialize, --deserialize or --interpret");
  else if (*s->target && !serializes(s) && !s->settings.strict_upstream)
    strbuf_addf(why, "--target=%s is for --serialize, which is not asked for", s->target);
  else if (s->writer && !serializes(s))
    strbuf_addf(why, "--writer=%s is for --serialize, which is not asked for", s->writer);
  return !why->len;
}

static bool settings_from(const cli_args *args, void *state, strbuf *why) {
  translate_state *s = state;
  if (!asm_settings_from(args, NULL, &s->settings, why) || !limits_from(args, s, why)) return false;
  const char *target = cli_value(args, "target");
  s->target = target ? target : "";
  s->writer = cli_value(args, "writer");
  s->expand = cli_on(args, "expand");
  s->strip = cli_on(args, "strip-debuginfo");
  s->allow_other = cli_on(args, "allow-other-dialects");
  s->dense = cli_on(args, "interpreter-print-dense");
  s->audit = cli_on(args, "audit");
  s->engine = (interp_engine)(INTERP_FAST + cli_choice(args, "engine", 0));
  s->print_version = cli_on(args, "print-stablehlo-version");
  s->args = cli_value(args, "args");
  s->probe_dir = cli_value(args, "probe-output-dir");
  const char *form = cli_value(args, "explain");
  s->explain = cli_last(args, "explain") != NULL;
  s->json = form && *form;
  s->actions = calloc(args->hit_count + 1, sizeof *s->actions);
  s->plugins = plugins_new();
  if (!s->actions || !s->plugins) return strbuf_refuse(why, "out of memory");
  return actions_from(args, s, why);
}

/* The release that --writer names, which is no older than the target. */
static bool find_writer(translate_state *s, diag_place place, diag_sink *sink) {
  char older[32], newer[32];
  vs_version target;
  size_t n = strlen(s->target);
  if (!tool_target(s->opset.rows, s->writer, strlen(s->writer), true, place, &s->encoder, sink) ||
      !vs_check_target(s->opset.rows, s->encoder, NULL, place, sink) ||
      !tool_target(s->opset.rows, s->target, n, true, place, &target, sink))
    return false;
  return target <= s->encoder ||
         diag_error(sink, DIAG_TOOL_TARGET, place,
                    "target version %s is greater than %s, the version of --writer",
                    vs_format(target, newer), vs_format(s->encoder, older));
}

/* A target or writer that is no release is a mistake in the set-up, whatever the program. With
 * --strict-upstream or --verify-diagnostics each program gets the diagnostic of the target. */
static bool target_is_release(void *state, const char *file) {
  translate_state *s = state;
  diag_place place = {.file = file};
  if (!serializes(s)) return true;
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  bool ok =
      s->settings.strict_upstream || s->settings.verify_diagnostics ||
      tool_target_exists(s->opset.rows, s->target, strlen(s->target), true, place, &sink.sink);
  return ok && (!s->writer || find_writer(s, place, &sink.sink));
}

int hlo_translate_main(int argc, char **argv) {
  translate_state state = {0};
  asm_tool run = {own_options, settings_from,   NULL,        target_is_release, translate_piece,
                  &state,      &state.settings, &state.opset};
  cli_option options[64] = {0};
  asm_options_of(&run, options);
  cli_tool tool = {
      "hlo-translate",
      "Serializes, deserializes and interprets StableHLO programs.",
      "--serialize|--deserialize|--interpret [options] [file]",
      options,
      1,
      CLI_FILE,
      .about =
          "Each action works on the output of the one before it. A program that was deserialized "
          "stays in memory, with its locations. The flags are those of "
          "stablehlo-translate.",
      EXAMPLES({"write an artifact that 1.4.0 can read",
                "hlo-translate --serialize --target=1.4.0 program.mlir -o program.mlirbc"},
               {"print the program of an artifact", "hlo-translate --deserialize program.mlirbc"},
               {"evaluate an artifact", "hlo-translate --deserialize --interpret program.mlirbc"}),
      .status_1 = "The program or the artifact was refused, or an evaluation failed"};
  int status = asm_main(&run, &tool, argc, argv);
  free(state.actions);
  plugins_free(state.plugins);
  return status;
}
