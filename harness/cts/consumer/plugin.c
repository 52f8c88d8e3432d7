/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts plugin: what a PJRT plugin offers and lacks. It is loaded by hlo-pjrt, a process of its
 * own for each question that it may not survive. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "command.h"
#include "harness/cli/diags.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/explain/whatis.h"
#include "harness/files/program.h"
#include "harness/host/child.h"
#include "harness/releases/promised.h"
#include "harness/sessions/session.h"
#include "harness/words/json_text.h"

enum { ARGUMENTS = 64, ANSWER_BYTES = 1 << 24 };

static const cli_option plugin_rows[] = {
    {"option", CLI_VALUE, "name=value",
     "option of the plugin's client: a number, true, false or text; may be repeated", OPT_OPTION},
    {"writer", CLI_VALUE, "release", "release of the framework that writes for the plugin",
     OPT_WRITER, .values = CLI_RELEASE, .fallback = "current"},
    {"args", CLI_VALUE, "attributes",
     "run each artifact with these arguments, and print its results", OPT_ARGS,
     .more =
         "As hlo-translate takes them: \"[dense<1> : tensor<2xi32>, ...]\"; [] if it has none."},
    {"timeout", CLI_VALUE, "seconds", "time limit of one test", OPT_TIMEOUT, .fallback = "120"},
    {"json", CLI_SWITCH, NULL, "print JSON", OPT_JSON},
};

typedef struct asking {
  const cli_args *args;
  const char *plugin;
  const char *program; /* hlo-pjrt */
  double timeout;
  vs_version writer;
  bool ok; /* nothing is wrong so far */
} asking;

/* --- Asking --- */

static void take_line(json_t *line, json_t *into) {
  const char *key;
  json_t *value;
  json_object_foreach(line, key, value) {
    bool listed = strcmp(key, "size") == 0 || strcmp(key, "buffer") == 0;
    if (listed)
      json_array_append(json_object_get(into, "answers"), value);
    else
      json_object_set(into, key, value);
  }
  json_decref(line);
}

static void take_lines(const strbuf *out, json_t *into) {
  for (const char *at = strbuf_str(out), *end; (end = strchr(at, '\n')); at = end + 1) {
    json_t *line = json_loadb(at, (size_t)(end - at), 0, NULL);
    if (json_is_object(line))
      take_line(line, into);
    else
      json_decref(line);
  }
}

/* How the process ended, unless it answered to the end. */
static void take_end(const child_result *r, json_t *into) {
  strbuf_auto text = STRBUF_INIT;
  const char *asks = json_string_value(json_object_get(into, "asks"));
  if (r->verdict == CHILD_EXITED && r->status <= EXIT_FAIL) return;
  if (asks) strbuf_addf(&text, "%s: ", asks);
  switch (r->verdict) {
    case CHILD_EXITED: strbuf_addf(&text, "it ended the process with status %d", r->status); break;
    case CHILD_DIED: strbuf_addf(&text, "it died of signal %d", r->status); break;
    case CHILD_FLOODED: strbuf_adds(&text, "it wrote too much"); break;
    default: strbuf_adds(&text, strbuf_str(&r->why)); break;
  }
  json_object_set_new(into, "ended", json_string(strbuf_str(&text)));
}

/* Runs hlo-pjrt --probe with up to two more arguments, and returns its answer. */
static json_t *ask(asking *x, const char *more, const char *artifact) {
  const char *argv[ARGUMENTS + 8] = {x->program, "--probe"};
  size_t n = 2;
  child_result r = {.out = STRBUF_INIT, .err = STRBUF_INIT, .why = STRBUF_INIT};
  child_limits l = {.wall = x->timeout, .output = ANSWER_BYTES};
  strbuf options[ARGUMENTS];
  json_t *into = json_pack("{s:[]}", "answers");
  size_t count = 0;
  for (size_t i = 0; i < x->args->hit_count && count < ARGUMENTS; i++) {
    if (x->args->hits[i].option->id != OPT_OPTION) continue;
    options[count] = (strbuf)STRBUF_INIT;
    strbuf_addf(&options[count], "--option=%s", x->args->hits[i].value);
    argv[n++] = strbuf_str(&options[count++]);
  }
  if (more) argv[n++] = more;
  argv[n++] = "--";
  argv[n++] = x->plugin;
  if (artifact) argv[n++] = artifact;
  child_run((char *const *)(uintptr_t)argv, ".", &l, &r);
  take_lines(&r.out, into);
  take_end(&r, into);
  while (count) strbuf_free(&options[--count]);
  child_result_free(&r);
  return into;
}

/* Whether a program was compiled; why not, in `why`. */
static bool built(const json_t *answer, strbuf *why) {
  const json_t *b = json_object_get(answer, "builds");
  const char *reasons[] = {json_member_text(answer, "ended"), json_member_text(answer, "cannot"),
                           json_member_text(b, "why")};
  for (size_t i = 0; i < 3 && !why->len; i++) strbuf_adds(why, reasons[i]);
  return !*reasons[0] && json_is_true(json_object_get(b, "does"));
}

static void add_indented(const char *text, strbuf *out) {
  for (const char *end; *text; text = *end ? end + 1 : end) {
    end = strchr(text, '\n');
    if (!end) end = text + strlen(text);
    strbuf_addf(out, "  %.*s\n", (int)(end - text), text);
  }
}

/* "compiles", or why not: the first line here, the others below. */
static void add_built(bool ok, const char *why, strbuf *out) {
  size_t first = strcspn(why, "\n");
  if (ok)
    strbuf_adds(out, "compiles\n");
  else
    strbuf_addf(out, "does not compile: %.*s\n", (int)first, why);
  if (why[first]) add_indented(why + first + 1, out);
}

/* --- The release to write for --- */

/* The older one of the plugin's release and the writer's; VS_NONE: the plugin does not say. */
static vs_version write_for(const asking *x, const json_t *offers) {
  const char *text = json_member_text(offers, "release");
  vs_version v;
  if (!vs_parse_number(text, strlen(text), &v)) return VS_NONE;
  return v < x->writer ? v : x->writer;
}

static void add_range(const asking *x, const json_t *offers, strbuf *out) {
  const char *newest = json_member_text(offers, "release"),
             *oldest = json_member_text(offers, "oldest");
  char version[32], writer[32];
  vs_version v = write_for(x, offers);
  strbuf_addf(out, "StableHLO: ");
  if (!*newest)
    strbuf_addf(out, "it does not say which release it implements; its attributes are %s\n",
                json_member_text(offers, "attributes_are"));
  else
    strbuf_addf(out, "%s%s%s, as its attributes say\n", oldest, *oldest ? " to " : "", newest);
  if (v == VS_NONE)
    strbuf_adds(out,
                "write for: a framework has to guess, and takes the release of 12 weeks ago\n");
  else
    strbuf_addf(out, "write for %s: min(%s of the plugin, %s of the writer)\n",
                vs_format(v, version), newest, vs_format(x->writer, writer));
}

/* --- What it offers --- */

static void add_list(const json_t *list, strbuf *out) {
  for (size_t i = 0; i < json_array_size(list); i++)
    strbuf_addf(out, "%s\n", json_string_value(json_array_get(list, i)));
}

static long number_at(const json_t *list, size_t i) {
  return (long)json_integer_value(json_array_get(list, i));
}

static void add_offers(const asking *x, const json_t *o, strbuf *out) {
  const json_t *api = json_object_get(o, "api"), *ours = json_object_get(o, "ours");
  const json_t *attributes = json_object_get(o, "attributes"),
               *sizes = json_object_get(o, "sizes_asked_for");
  strbuf_addf(out, "C API: %ld.%ld, a table of %lld functions; this program speaks %ld.%ld\n",
              number_at(api, 0), number_at(api, 1),
              (long long)json_integer_value(json_object_get(o, "functions")), number_at(ours, 0),
              number_at(ours, 1));
  add_list(json_object_get(o, "lacks_needed"), out);
  add_list(json_object_get(o, "lacks"), out);
  for (size_t i = 0; i < json_array_size(attributes); i++) {
    const json_t *a = json_array_get(attributes, i);
    bool null = json_is_null(json_object_get(a, "value"));
    strbuf_addf(out, "attribute %s: %s\n", json_member_text(a, "name"),
                null ? "null" : json_member_text(a, "value"));
  }
  add_range(x, o, out);
  for (size_t i = 0; i < json_array_size(sizes); i++) {
    const json_t *s = json_array_get(sizes, i);
    strbuf_addf(out, "%s: it asks for %lld bytes; ours has %lld\n", json_member_text(s, "name"),
                (long long)json_integer_value(json_object_get(s, "wants")),
                (long long)json_integer_value(json_object_get(s, "ours")));
  }
}

/* --- Sizes --- */

typedef struct sized {
  long long size, usual;
  bool larger, taken, behind;
} sized;

static sized sized_of(const json_t *row) {
  sized s = {.size = json_integer_value(json_object_get(row, "size")),
             .usual = json_integer_value(json_object_get(row, "usual")),
             .taken = json_is_true(json_object_get(row, "taken")),
             .behind = json_is_true(json_object_get(row, "behind"))};
  s.larger = s.size > s.usual;
  return s;
}

/* The API asks plugins to take what is larger; what is smaller they may refuse, and must not write
 * behind it. */
static void add_size(asking *x, const json_t *row, strbuf *out) {
  sized s = sized_of(row);
  if (!s.behind && (s.taken || !s.larger)) return;
  x->ok = false;
  strbuf_addf(out, "  %s, %lld bytes in place of %lld: ", json_member_text(row, "function"), s.size,
              s.usual);
  if (s.behind)
    strbuf_adds(out, "it writes behind them, which are the framework's\n");
  else
    strbuf_addf(out, "refused: %s\n", json_member_text(row, "why"));
}

static void add_sizes(asking *x, const json_t *answer, strbuf *out) {
  const json_t *rows = json_object_get(answer, "answers");
  size_t count[2] = {0}, taken[2] = {0};
  strbuf_auto wrong = STRBUF_INIT;
  for (size_t i = 0; i < json_array_size(rows); i++) {
    sized s = sized_of(json_array_get(rows, i));
    count[s.larger]++;
    taken[s.larger] += s.taken;
    add_size(x, json_array_get(rows, i), &wrong);
  }
  strbuf_addf(out,
              "larger arguments, of a newer framework: taken by %zu functions, refused by %zu\n"
              "smaller arguments, of an older framework: taken by %zu functions, refused by %zu\n",
              taken[1], count[1] - taken[1], taken[0], count[0] - taken[0]);
  strbuf_adds(out, strbuf_str(&wrong));
  const char *ended = json_member_text(answer, "ended");
  if (*ended) strbuf_addf(out, "  %s\n", ended);
  if (*ended) x->ok = false;
}

/* --- Buffers --- */

/* Asks a group of questions: "strides" and the like. */
static void add_group(asking *x, const char *group, size_t *right, strbuf *others, json_t *to) {
  strbuf_auto option = STRBUF_INIT;
  strbuf_addf(&option, "--buffers=%s", group);
  json_t *answer = ask(x, strbuf_str(&option), NULL);
  const json_t *rows = json_object_get(answer, "answers");
  const char *ended = json_member_text(answer, "ended");
  for (size_t i = 0; i < json_array_size(rows); i++) {
    const json_t *row = json_array_get(rows, i);
    const char *is = json_member_text(row, "is");
    json_array_append(to, (json_t *)(uintptr_t)row);
    *right += strcmp(is, "right") == 0;
    if (strcmp(is, "wrong") == 0) x->ok = false;
    if (strcmp(is, "right") != 0)
      strbuf_addf(others, "  %s: %s: %s\n", json_member_text(row, "asks"), is,
                  json_member_text(row, "why"));
  }
  if (*ended) {
    x->ok = false;
    strbuf_addf(others, "  %s\n", ended);
    json_array_append_new(to, json_pack("{s:O, s:s, s:s}", "asks", json_object_get(answer, "asks"),
                                        "is", "wrong", "why", ended));
  }
  json_decref(answer);
}

/* A group is a process of its own: a crash ends no other one. */
static void add_buffers(asking *x, strbuf *out, json_t *to) {
  static const char *const groups[] = {"strides", "semantics", "layout", "parts", "donation"};
  strbuf_auto others = STRBUF_INIT;
  json_t *list = json_array();
  size_t right = 0;
  for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
    add_group(x, groups[i], &right, &others, list);
  strbuf_addf(out, "buffers: %zu of %zu ways between host and device are right\n", right,
              json_array_size(list));
  strbuf_adds(out, strbuf_str(&others));
  json_object_set_new(to, "buffers", list);
}

/* --- Artifacts --- */

/* Adds the reason of a refusal, and whether the plugin compiles the artifact after it is written
 * for the plugin's release. */
static void add_refusal(asking *x, const char *path, vs_version target, const strbuf *why,
                        strbuf *out, json_t *to) {
  strbuf_auto option = STRBUF_INIT, then = STRBUF_INIT, known = STRBUF_INIT;
  char version[32];
  x->ok = false;
  if (whatis(vs_builtin_opset(), strbuf_str(why), why->len, &known))
    add_indented(strbuf_str(&known), out);
  if (target == VS_NONE) return;
  strbuf_addf(&option, "--target=%s", vs_format(target, version));
  json_t *answer = ask(x, strbuf_str(&option), path);
  bool ok = built(answer, &then);
  json_object_set_new(to, "written_for", json_string(version));
  json_object_set_new(to, "then_compiles", json_boolean(ok));
  if (!ok) json_object_set_new(to, "then_because", json_string(strbuf_str(&then)));
  bool same = strcmp(strbuf_str(why), strbuf_str(&then)) == 0;
  strbuf_addf(out, "  written for %s: ", version);
  add_built(ok, same ? "the same" : strbuf_str(&then), out);
  json_decref(answer);
}

/* Whether the plugin's release can read it, as the rows say. */
static void add_reader(const promised *p, const char *release, strbuf *out, json_t *to) {
  vs_version v;
  strbuf_auto why = STRBUF_INIT, said = STRBUF_INIT;
  const vs_opset *o = vs_builtin_opset();
  if (!vs_parse_number(release, strlen(release), &v) || !vs_release_of(o, v)) return;
  bool reads = promised_reader(p, vs_release_of(o, v)->version, &why);
  json_object_set_new(to, "release_reads", json_boolean(reads));
  json_object_set_new(to, "because", json_string(strbuf_str(&why)));
  strbuf_adds(&said, "by its release: ");
  strbuf_adds(&said, strbuf_str(&why));
  add_indented(strbuf_str(&said), out);
}

static bool add_artifact(asking *x, const char *path, const json_t *offers, strbuf *out,
                         json_t *to) {
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  if (!input_open(&in, path, &why)) {
    say("hlo-cts plugin", strbuf_str(&why));
    return false;
  }
  display_sink sink = display_sink_to(stderr, NULL);
  inspected i;
  promised p;
  bool known = inspect_open(&i, vs_builtin_opset(), in.name, in.bytes, in.size, &sink.sink);
  display_end(&sink);
  json_t *answer = ask(x, NULL, path);
  bool ok = built(answer, &why);
  strbuf_addf(out, "%s: ", path);
  add_built(ok, strbuf_str(&why), out);
  json_object_set_new(to, "file", json_string(path));
  json_object_set_new(to, "compiles", json_boolean(ok));
  if (!ok) json_object_set_new(to, "message", json_string(strbuf_str(&why)));
  if (known) {
    promised_of(&i, &p);
    json_object_set_new(to, "promise", promised_json(&p));
    add_reader(&p, json_member_text(offers, "release"), out, to);
  }
  if (!ok) add_refusal(x, path, known ? write_for(x, offers) : VS_NONE, &why, out, to);
  inspect_close(&i);
  json_decref(answer);
  return true;
}

/* --- All of it --- */

/* The plugin alone. False when it cannot be used: the rest is not asked. */
static bool add_plugin(asking *x, const json_t *answer, strbuf *out, json_t *to) {
  strbuf_auto why = STRBUF_INIT;
  const json_t *offers = json_object_get(answer, "offers");
  bool asked = strncmp(json_member_text(answer, "asks"), "PJRT_Client_Compile", 19) == 0;
  bool ok = built(answer, &why), usable = offers && asked;
  display_sink sink = display_sink_to(stderr, NULL);
  strbuf_addf(out, "plugin: %s\n", x->plugin);
  if (offers) add_offers(x, offers, out);
  bool named = strncmp(strbuf_str(&why), x->plugin, strlen(x->plugin)) == 0;
  if (!usable)
    diag_error(&sink.sink, DIAG_CONSUMER_START, (diag_place){.file = named ? NULL : x->plugin},
               "%s", strbuf_str(&why));
  else
    strbuf_adds(out, "a program of one addition: ");
  if (usable) add_built(ok, strbuf_str(&why), out);
  display_end(&sink);
  json_t *addition = json_pack("{s:b}", "compiles", ok);
  if (!ok) json_object_set_new(addition, "message", json_string(strbuf_str(&why)));
  if (!ok) x->ok = false;
  json_object_set_new(to, "plugin", json_string(x->plugin));
  json_object_set(to, "offers", (json_t *)(uintptr_t)(offers ? offers : json_null()));
  json_object_set_new(to, "addition", addition);
  return usable;
}

static bool add_artifacts(asking *x, const json_t *offers, strbuf *out, json_t *to) {
  json_t *list = json_array();
  bool opened = true;
  for (size_t i = 1; i < x->args->rest_count; i++) {
    json_t *one = json_object();
    opened &= add_artifact(x, x->args->rest[i], offers, out, one);
    json_array_append_new(list, one);
  }
  json_object_set_new(to, "artifacts", list);
  return opened;
}

static int tell(asking *x) {
  strbuf_auto text = STRBUF_INIT;
  strbuf out = STRBUF_INIT;
  char version[32];
  json_t *to = json_object(), *answer = ask(x, NULL, NULL);
  const json_t *offers = json_object_get(answer, "offers");
  bool opened = true;
  if (add_plugin(x, answer, &text, to)) {
    json_t *sizes = ask(x, "--sizes", NULL);
    add_sizes(x, sizes, &text);
    json_object_set(to, "sizes", json_object_get(sizes, "answers"));
    json_decref(sizes);
    add_buffers(x, &text, to);
    opened = add_artifacts(x, offers, &text, to);
  }
  vs_version v = write_for(x, offers);
  if (v != VS_NONE) json_object_set_new(to, "write_for", json_string(vs_format(v, version)));
  json_object_set_new(to, "ok", json_boolean(x->ok));
  if (cli_on(x->args, OPT_JSON))
    json_line(&out, to, JSON_INDENT(1));
  else
    strbuf_add(&out, strbuf_str(&text), text.len);
  if (!cli_on(x->args, OPT_JSON)) json_decref(to);
  json_decref(answer);
  return print_and_free(&out, !opened ? EXIT_USAGE : x->ok ? EXIT_PASS : EXIT_FAIL);
}

/* --- Running --- */

/* Evaluates one artifact as a run of the suite does, and prints its results. */
static bool run_artifact(const consumer_table *t, const session *s, ir_context *c, const input *in,
                         interp_value *const *args, size_t count, strbuf *out, diag_sink *sink) {
  const vs_opset *o = vs_builtin_opset();
  const program_options how = {.file = in->name};
  program_step step;
  const ir_op *program = program_read_artifact(c, in->bytes, in->size, &how, &step, sink);
  if (!program) return false;
  evaluation e = {.source = program,
                  .bytes = in->bytes,
                  .size = in->size,
                  .args = args,
                  .arg_count = count,
                  .own = o->releases[session_profile(s)->newest].version};
  interp_value **got = NULL;
  size_t n = 0;
  action a = {0};
  t->evaluate(t, c, &e, &got, &n, &a);
  bool ok = a.outcome == OUTCOME_DONE;
  for (size_t i = 0; ok && i < n; i++) {
    interp_print(got[i], true, out);
    strbuf_addc(out, '\n');
    interp_release(got[i]);
  }
  if (!ok)
    say("hlo-cts plugin", a.message.len ? strbuf_str(&a.message) : "it does not evaluate this");
  free(got);
  strbuf_free(&a.message);
  return ok;
}

static int run_artifacts(const cli_args *args, const char *plugin, double timeout) {
  const char *options[ARGUMENTS];
  size_t option_count = 0, count = 0;
  for (size_t i = 0; i < args->hit_count && option_count < ARGUMENTS; i++)
    if (args->hits[i].option->id == OPT_OPTION) options[option_count++] = args->hits[i].value;
  if (args->rest_count < 2) return say("hlo-cts plugin", "--args runs artifacts: name one");
  strbuf out = STRBUF_INIT;
  display_sink sink = display_sink_to(stderr, NULL);
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  interp_value **values = c ? program_args(c, cli_value(args, OPT_ARGS), &count, &sink.sink) : NULL;
  session *s =
      values ? session_open_plugin(plugin, options, option_count, vs_builtin_opset(), &sink.sink)
             : NULL;
  int status = s ? EXIT_PASS : EXIT_USAGE;
  for (size_t i = 1; s && i < args->rest_count; i++) {
    FREED_BY(input_close) input in = {0};
    strbuf_auto why = STRBUF_INIT;
    session_set_timeout(s, timeout);
    consumer_table t = session_consumer(s);
    if (!input_open(&in, args->rest[i], &why))
      status = say("hlo-cts plugin", strbuf_str(&why));
    else if (!run_artifact(&t, s, c, &in, values, count, &out, &sink.sink) && status == EXIT_PASS)
      status = EXIT_FAIL;
  }
  session_close(s);
  interp_release_all(values, count);
  ir_context_free(c);
  display_end(&sink);
  return print_and_free(&out, status);
}

static int cmd_plugin(const cli_args *args) {
  const vs_opset *o = vs_builtin_opset();
  const char *writer = cli_value(args, OPT_WRITER), *timeout = cli_value(args, OPT_TIMEOUT);
  asking x = {.args = args, .ok = true, .writer = vs_current(o), .timeout = 120};
  strbuf_auto program = STRBUF_INIT, path = STRBUF_INIT;
  if (!args->rest_count) return say("hlo-cts plugin", "name a plugin, a shared object");
  if (writer && !vs_parse(o, writer, strlen(writer), &x.writer))
    return say("hlo-cts plugin", "--writer takes a release (X.Y.Z)");
  if (timeout && !cli_seconds(timeout, &x.timeout))
    return say("hlo-cts plugin", "--timeout takes seconds");
  auto_free char *folder = tool_folder();
  /* A name without a folder would be looked for where libraries are. */
  strbuf_addf(&path, "%s%s", strchr(args->rest[0], '/') ? "" : "./", args->rest[0]);
  strbuf_addf(&program, "%s/hlo-pjrt", folder ? folder : ".");
  x.plugin = strbuf_str(&path);
  if (cli_value(args, OPT_ARGS)) return run_artifacts(args, x.plugin, x.timeout);
  x.program = strbuf_str(&program);
  return tell(&x);
}

const command command_plugin = {
    {"hlo-cts plugin", "Shows what a PJRT plugin offers, lacks and compiles.",
     "[options] plugin.so [artifact]...", ROWS(plugin_rows), 256, CLI_FILE,
     EXAMPLES({"show what a plugin offers, and which release to write for it",
               "hlo-cts plugin ./my_plugin.so"},
              {"show whether it compiles an artifact, and why not",
               "hlo-cts plugin ./my_plugin.so program.mlirbc"},
              {"run an artifact on a plugin",
               "hlo-cts plugin ./my_plugin.so a.mlirbc --args='[dense<1.5> : tensor<f32>]'"}),
     .about =
         "Prints the plugin's version of the C API, the functions that it lacks, its attributes, "
         "the releases of StableHLO that it reads, which release to write for, and whether it "
         "accepts argument structures of a newer and of an older API. Then it compiles an addition "
         "and each artifact. If the plugin refuses an artifact, the command says whether the "
         "plugin's release can read it, and whether the program compiles if it is written for that "
         "release. With --args it runs the artifacts instead. Each test loads the plugin in a "
         "process of its own, so a crash ends only that "
         "test.",
     .status_1 = "The plugin cannot be used, breaks a rule of the API, or refuses a program"},
    cmd_plugin};
