/* SPDX-License-Identifier: Apache-2.0 */
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "harness/cli/diags.h"
#include "harness/data/input.h"
#include "harness/files/program.h"
#include "harness/host/stop_guard.h"
#include "harness/programs/devices.h"
#include "passes/passes.h"
#include "text/text.h"

struct session {
  consumer_setting setting;
  scratch_space scratch;
  consumer_description d;
  consumer_profile profile, hello; /* of a testee: with its own name */
  arena *memory;
  testee *testee; /* NULL: none yet */
  pid_t owner;    /* the process that the testee belongs to */
  bool guarded;   /* stop_guard_begin */
  bool filed;     /* the description is a file */
  consumer_table reference;
};

/* Whether it is one process for all requests. */
static bool stays(const session *x) {
  return x->d.kind == CONSUMER_TESTEE || x->d.kind == CONSUMER_PJRT;
}

bool reply_add_value(reply *r, interp_value *v) {
  if (!v) return false;
  interp_value **more = realloc(r->values, (r->value_count + 1) * sizeof *more);
  if (!more) {
    interp_release(v);
    return false;
  }
  r->values = more;
  r->values[r->value_count++] = v;
  return true;
}

void reply_free(reply *r) {
  strbuf_free(&r->bytes);
  interp_release_all(r->values, r->value_count);
  *r = (reply){0};
}

bool scratch_folder(const consumer_setting *s, strbuf *out, strbuf *why) {
  strbuf_addf(out, "%s/%ld", s->scratch, (long)getpid());
  if (mkdir(strbuf_str(out), 0700) == 0 || errno == EEXIST) return true;
  return strbuf_refuse(why, "cannot make folder '%s': %s", strbuf_str(out), strerror(errno));
}

/* --- Asking --- */

static bool implements(const consumer_table *self, vs_version own) {
  const session *x = self->data;
  const vs_release *r = x->setting.opset->releases;
  return r[x->profile.oldest].version <= own && own <= r[x->profile.newest].version;
}

static bool can(const session *x, consumer_verb v) { return x->profile.can >> v & 1; }

/* The testee of this process: after a fork, the parent's is not ours. */
static testee *testee_of(session *x) {
  if (x->testee && x->owner != getpid()) {
    testee_forget(x->testee);
    testee_free(x->testee);
    x->testee = NULL;
  }
  if (x->testee) return x->testee;
  x->testee = testee_new(&x->setting);
  x->owner = getpid();
  if (x->testee) testee_expect(x->testee, &x->hello);
  return x->testee;
}

/* Whether an artifact is older than those that it says it reads. */
static bool too_old(const session *x, const request *q, strbuf *why) {
  bc_header header = {.target = VS_NONE};
  char oldest[32];
  if (x->profile.reads_from == VS_NONE || q->verb == VERB_SERIALIZE ||
      !bc_read_header(q->artifact, q->artifact_size, &header, NULL) || header.target == VS_NONE ||
      header.target >= x->profile.reads_from)
    return false;
  strbuf_addf(why, "it only claims to read artifacts of %s and newer",
              vs_format(x->profile.reads_from, oldest));
  return true;
}

static void ask(session *x, ir_context *c, const request *q, reply *r, action *a) {
  a->outcome = OUTCOME_CANNOT;
  if (too_old(x, q, &a->message)) return;
  if (!can(x, q->verb)) {
    strbuf_addf(&a->message, "it does not claim to %s", consumer_verbs[q->verb]);
    return;
  }
  a->outcome = OUTCOME_SUITE_FAULT;
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g)) {
    strbuf_adds(&a->message, "out of memory");
    return;
  }
  if (x->d.kind == CONSUMER_PROCESS) {
    process_act(&x->setting, c, q, r, a);
  } else {
    testee *t = testee_of(x);
    if (t) testee_act(t, c, q, r, a);
  }
  arena_guard_pop(ir_arena(c), &g);
}

/* --- Programs on their way --- */

/* As text, or as an artifact of the consumer's own release; uses the program up. */
static bool program_bytes(const session *x, ir_context *c, ir_op *program, vs_version own,
                          strbuf *out, strbuf *why) {
  if (!x->profile.artifacts) {
    program_as_text(c, program, out);
    return !out->failed;
  }
  diag_text_sink sink = diag_text_sink_to(why);
  vs_options o = {.allow_other_dialects = true};
  return program_serialize(c, program, own, &o, own, out, &sink.sink);
}

/* The program in a reply: StableHLO as text or MLIR bytecode, or an artifact. */
static ir_op *program_from(const session *x, ir_context *c, const strbuf *reply_bytes,
                           diag_sink *sink) {
  arena_guard g;
  bc_header header = {.target = VS_NONE};
  bool bytecode = bc_is_bytecode(reply_bytes->bytes, reply_bytes->len);
  const char *bytes = reply_bytes->bytes;
  program_options o = {.file = "answer", .allow_other_dialects = true};
  if (bytecode) { /* constants stay views into the bytes */
    if (!ARENA_GUARD(ir_arena(c), &g)) return NULL;
    bytes = arena_copy(ir_arena(c), bytes, reply_bytes->len, 64);
    arena_guard_pop(ir_arena(c), &g);
  }
  ir_op *program;
  if (bytecode && bc_read_header(bytes, reply_bytes->len, &header, NULL) &&
      header.target != VS_NONE) {
    program_step step;
    program = program_read_artifact(c, bytes, reply_bytes->len, &o, &step, sink);
  } else {
    program = program_read(c, bytes, reply_bytes->len, &o, sink);
  }
  if (program && !x->profile.locations && !pass_strip_locations(c, program, sink)) return NULL;
  return program;
}

/* --- Its actions --- */

static void write_artifact(const consumer_table *self, ir_context *c, ir_op *program,
                           vs_version own, vs_version target, strbuf *bytes, action *a) {
  session *x = self->data;
  if (!implements(self, own) || !can(x, VERB_SERIALIZE)) {
    x->reference.write(&x->reference, c, program, own, target, bytes, a);
    return;
  }
  request q = {.verb = VERB_SERIALIZE, .own = own, .target = target};
  strbuf_auto text = STRBUF_INIT, why = STRBUF_INIT;
  FREED_BY(reply_free) reply r = {0};
  a->outcome = OUTCOME_SUITE_FAULT;
  if (!program_bytes(x, c, program, own, &text, &why)) {
    strbuf_adds(&a->message, strbuf_str(&why));
  } else { /* warnings are not for the consumer's reply */
    q.program = text.bytes;
    q.program_size = text.len;
    ask(x, c, &q, &r, a);
    if (a->outcome == OUTCOME_DONE) strbuf_add(bytes, strbuf_str(&r.bytes), r.bytes.len);
  }
}

/* One set of keys for the built-in consumer, then one for each release of this one. */
static size_t write_key(const consumer_table *self, const vs_opset *o, size_t own, size_t target) {
  const session *x = self->data;
  if (!implements(self, o->releases[own].version) || !can(x, VERB_SERIALIZE)) return target;
  return (own - x->profile.oldest + 1) * o->release_count + target;
}

static ir_op *read_artifact(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                            vs_version own, action *a) {
  session *x = self->data;
  if (!implements(self, own)) return x->reference.read(&x->reference, c, bytes, n, own, a);
  request q = {.verb = VERB_DESERIALIZE, .artifact = bytes, .artifact_size = n, .own = own};
  FREED_BY(reply_free) reply r = {0};
  ir_op *program = NULL;
  ask(x, c, &q, &r, a);
  if (a->outcome == OUTCOME_DONE) {
    strbuf_auto why = STRBUF_INIT;
    diag_text_sink sink = diag_text_sink_to(&why);
    sink.rule = a->rule;
    program = program_from(x, c, &r.bytes, &sink.sink);
    if (!program) {
      a->named = sink.named;
      a->outcome = OUTCOME_BAD_REPLY;
      strbuf_addf(&a->message, "the program that it gave cannot be read: %s", strbuf_str(&why));
    }
  }
  return program;
}

/* --- What it can evaluate --- */

typedef struct ability_check {
  const session *x;
  ir_context *c;
  strbuf *why;
} ability_check;

static bool element_known(const ability_check *k, const ir_type *t) {
  const consumer_profile *p = &k->x->profile;
  const ir_type *element = ir_type_element(t);
  if (!p->element_types || t->kind == IR_TYPE_DEFINED) return true;
  strbuf_auto text = STRBUF_INIT;
  bool known = false;
  text_print_type(k->c, element, &text);
  for (size_t i = 0; !known && i < p->element_type_count; i++)
    known = strcmp(p->element_types[i], strbuf_str(&text)) == 0;
  if (!known)
    strbuf_addf(k->why, "it does not claim to evaluate element type %s", strbuf_str(&text));
  return known;
}

static bool results_known(ir_op *op, void *user) {
  const ability_check *k = user;
  for (size_t i = 0; i < op->result_count; i++)
    if (!element_known(k, op->results[i].type)) return false;
  return true;
}

static bool within_abilities(const session *x, ir_context *c, const ir_op *program, strbuf *why) {
  uint64_t replicas, partitions;
  diag_text_sink sink = diag_text_sink_to(why);
  if (!devices_of(program, &replicas, &partitions, &sink.sink)) return false;
  if (replicas > x->profile.devices || partitions > x->profile.devices / replicas)
    return strbuf_refuse(why, "it has %llu devices, the program asks for %llu times %llu",
                         (unsigned long long)x->profile.devices, (unsigned long long)replicas,
                         (unsigned long long)partitions);
  ability_check k = {x, c, why};
  ir_walk((ir_op *)program, results_known, &k);
  return why->len == 0;
}

static void evaluate(const consumer_table *self, ir_context *c, const evaluation *e,
                     interp_value ***results, size_t *count, action *a) {
  session *x = self->data;
  if (!implements(self, e->own)) {
    x->reference.evaluate(&x->reference, c, e, results, count, a);
    return;
  }
  bool process = x->d.kind == CONSUMER_PROCESS;
  const consumer_command *command = &x->d.actions[VERB_EVALUATE];
  a->outcome = OUTCOME_CANNOT;
  if (!within_abilities(x, c, e->source, &a->message)) return;
  if (process && e->arg_count && command->count && !command_uses(command, HOLD_ARGS)) {
    strbuf_adds(&a->message, "its command to evaluate takes no {args}");
    return;
  }
  request q = {.verb = VERB_EVALUATE,
               .artifact = e->bytes,
               .artifact_size = e->size,
               .own = e->own,
               .target = e->own,
               .args = e->args,
               .arg_count = e->arg_count};
  strbuf_auto text = STRBUF_INIT;
  FREED_BY(reply_free) reply r = {0};
  if (process && command_uses(command, HOLD_PROGRAM)) {
    program_as_text(c, e->source, &text);
    q.program = strbuf_str(&text);
    q.program_size = text.len;
  }
  ask(x, c, &q, &r, a);
  if (a->outcome != OUTCOME_DONE) return;
  *results = r.values;
  *count = r.value_count;
  r.values = NULL;
  r.value_count = 0;
}

static uint32_t abilities(const consumer_table *self) {
  const session *x = self->data;
  return x->profile.can | (x->profile.locations ? ABILITY_LOCATIONS : 0);
}

static void stop(const consumer_table *self) {
  session *x = self->data;
  if (x->testee && x->owner == getpid()) testee_free(x->testee);
  x->testee = NULL;
}

/* Linux takes 128 KiB in one argument of a command; a byte becomes up to seven characters. */
enum { PROCESS_ARGS_MOST = 16 << 10 };

consumer_table session_consumer(session *x) {
  if (x->d.kind == CONSUMER_BUILTIN) {
    consumer_table me = builtin_consumer(x->d.fault);
    me.name = x->profile.name;
    me.claim = &x->d.claim;
    return me;
  }
  size_t releases = x->setting.opset->release_count;
  bool process = x->d.kind == CONSUMER_PROCESS;
  x->d.claim.devices = x->profile.devices;
  return (consumer_table){.name = x->profile.name,
                          .write = write_artifact,
                          .write_key = write_key,
                          .key_count = (x->profile.newest - x->profile.oldest + 2) * releases,
                          .read = read_artifact,
                          .evaluate = evaluate,
                          .implements = implements,
                          .abilities = abilities,
                          .dialects = x->profile.dialects,
                          .dialect_count = x->profile.dialect_count,
                          .stop = stop,
                          .writes_golden = x->profile.stablehlo_writer,
                          .args_most = process ? PROCESS_ARGS_MOST : 0,
                          .claim = &x->d.claim,
                          .data = x};
}

/* --- Opening --- */

const consumer_profile *session_profile(const session *x) { return &x->profile; }
const consumer_setting *session_setting(const session *x) { return &x->setting; }

const char *session_other_name(const session *x) {
  const char *name = x->hello.name;
  return name && strcmp(name, x->profile.name) != 0 ? name : NULL;
}

const consumer_description *session_description(const session *x) { return &x->d; }

void session_set_timeout(session *x, double seconds) { x->d.limits.wall = seconds; }

double session_timeout(const session *x) {
  /* one check can take two actions, and a restart before each */
  return 2 * (x->d.limits.wall + (stays(x) ? x->d.limits.start : 0)) + 10;
}

void session_trace_to(session *x, int fd) { x->setting.trace = fd; }

bool session_trace(session *x, const char *path, strbuf *why) {
  int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666);
  if (fd < 0) return strbuf_refuse(why, "cannot write '%s': %s", path, strerror(errno));
  x->setting.trace = fd;
  return true;
}

static bool prepare(session *x, diag_sink *sink) {
  consumer_setting *s = &x->setting;
  strbuf_auto why = STRBUF_INIT;
  s->d = &x->d;
  s->here = realpath(x->d.folder, NULL);
  s->bin = tool_folder();
  bool ok = scratch_begin(&x->scratch, &why);
  s->scratch = x->scratch.path;
  if (ok && !(s->here && s->bin)) {
    strbuf_addf(&why, "cannot find '%s': %s", x->d.folder, strerror(errno));
    ok = false;
  }
  if (!ok) diag_error(sink, DIAG_CONSUMER_START, (diag_place){0}, "%s", strbuf_str(&why));
  return ok;
}

/* The strings outlive the testee. */
static const char *const *copy_texts(session *x, const char *const *texts, size_t n) {
  const char **out = ARENA_ARRAY(x->memory, const char *, n + 1);
  for (size_t i = 0; i < n; i++) out[i] = arena_strndup(x->memory, texts[i], strlen(texts[i]));
  return out;
}

/* The hello fills what the file leaves open; what both say must agree. */
static bool take_hello(session *x, diag_sink *sink) {
  action a = {.outcome = OUTCOME_SUITE_FAULT};
  consumer_profile hello = {0};
  const consumer_profile *wanted = &x->d.profile;
  testee *t = testee_new(&x->setting);
  diag_place place = {.file = x->d.path, .line = 1, .column = 1};
  if (!x->filed) place = (diag_place){0};
  const char *what = x->d.kind == CONSUMER_PJRT ? "plugin" : "testee";
  bool ok = t && testee_hello(t, &hello, &a);
  if (!ok)
    diag_error(sink, DIAG_CONSUMER_START, place, "the %s cannot be used: %s", what,
               strbuf_str(&a.message));
  if (ok && wanted->oldest != RELEASE_UNKNOWN && wanted->oldest != hello.oldest) {
    char asked[32], got[32];
    const vs_release *r = x->setting.opset->releases;
    ok = diag_error(sink, DIAG_CONSUMER_START, place, "the %s is of release %s, not %s", what,
                    vs_format(r[hello.oldest].version, got),
                    vs_format(r[wanted->oldest].version, asked));
  }
  if (ok) {
    x->hello = hello;
    if (hello.element_types)
      x->hello.element_types = copy_texts(x, hello.element_types, hello.element_type_count);
    x->hello.dialects = copy_texts(x, hello.dialects, hello.dialect_count);
    x->hello.name = arena_strndup(x->memory, hello.name, strlen(hello.name));
    x->profile = x->hello;
    if (wanted->name) x->profile.name = wanted->name;
  }
  testee_free(t);
  strbuf_free(&a.message);
  return ok;
}

/* A folder may have the permission to execute, too, so only a regular file counts. */
static bool is_executable(const char *path) {
  struct stat st;
  return stat(path, &st) == 0 && S_ISREG(st.st_mode) && access(path, X_OK) == 0;
}

/* Whether a file is there that can be started; `name` as execvp takes it. */
static bool is_program(const char *name) {
  if (strchr(name, '/')) return is_executable(name);
  const char *at = getenv("PATH");
  for (const char *end; at && *name; at = *end ? end + 1 : NULL) {
    end = at + strcspn(at, ":");
    strbuf_auto path = STRBUF_INIT;
    strbuf_add(&path, at, (size_t)(end - at));
    strbuf_addf(&path, "%s%s", end > at ? "/" : "./", name);
    if (is_executable(strbuf_str(&path))) return true;
  }
  return false;
}

/* Processes are started again and again; one that is missing is an error before the first start. */
static bool programs_are_there(const session *x, diag_sink *sink) {
  char release[32];
  const char *const values[HOLD_COUNT] = {
      [HOLD_RELEASE] = vs_format(x->setting.opset->releases[x->profile.newest].version, release),
      [HOLD_HERE] = x->setting.here,
      [HOLD_BIN] = x->setting.bin};
  bool ok = true;
  for (int v = 0; v < VERB_COUNT; v++) {
    const consumer_command *c = &x->d.actions[v];
    auto_free char **argv = c->count ? command_expand(c, values) : NULL;
    diag_place place = {.file = x->d.path, .line = c->line, .column = c->column};
    if (argv && strchr(argv[0], '/') && argv[0][0] != '/')
      ok = diag_error(sink, DIAG_CONSUMER_START, place,
                      "'%s' is relative, and processes are started in a folder of their own; "
                      "{here}/%s is beside this file",
                      argv[0], strncmp(argv[0], "./", 2) == 0 ? argv[0] + 2 : argv[0]);
    else if (argv && strchr(argv[0], '/') && access(argv[0], F_OK) == 0 && !is_program(argv[0]))
      ok = diag_error(sink, DIAG_CONSUMER_START, place, "'%s' is not an executable file", argv[0]);
    else if (argv && !is_program(argv[0]))
      ok = diag_error(sink, DIAG_CONSUMER_START, place, "there is no program '%s'%s", argv[0],
                      strchr(argv[0], '/') ? "" : " in PATH");
  }
  return ok;
}

/* With a description: starts what has to be started. */
static bool begin(session *x, diag_sink *sink) {
  if (!prepare(x, sink)) return false;
  x->profile = x->d.profile;
  x->guarded = x->d.kind != CONSUMER_BUILTIN;
  if (x->guarded) stop_guard_begin();
  if (x->d.kind == CONSUMER_PROCESS) return programs_are_there(x, sink);
  if (!stays(x)) return true;
  volatile bool ready = false;
  arena_guard g;
  if (!ARENA_GUARD(x->memory, &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  ready = take_hello(x, sink);
  arena_guard_pop(x->memory, &g);
  return ready;
}

static json_t *unbraced(const char *text) {
  strbuf_auto out = STRBUF_INIT;
  command_add_literal(text, &out);
  return json_string(strbuf_str(&out));
}

/* JSON is YAML. Takes the description over. */
static bool describe_json(session *x, json_t *description, diag_sink *sink) {
  auto_free char *text = description ? json_dumps(description, 0) : NULL;
  json_decref(description);
  if (!text) return diag_error(sink, DIAG_CONSUMER_START, (diag_place){0}, "the name is not UTF-8");
  return consumer_describe("./consumer.yaml", text, strlen(text), x->setting.opset, x->memory,
                           &x->d, sink);
}

static json_t *plugin_description(const char *file, const char *const *options, size_t count) {
  auto_free char *whole = realpath(file, NULL);
  const char *slash = strrchr(file, '/');
  json_t *o = json_pack("{s:s, s:s, s:o}", "name", slash ? slash + 1 : file, "kind", "pjrt",
                        "plugin", unbraced(whole ? whole : file));
  for (size_t i = 0; o && i < count; i++) {
    strbuf_auto name = STRBUF_INIT;
    const char *value = strchr(options[i], '=');
    if (!value) continue;
    if (!json_object_get(o, "options")) json_object_set_new(o, "options", json_object());
    strbuf_add(&name, options[i], (size_t)(value - options[i]));
    json_object_set_new(json_object_get(o, "options"), strbuf_str(&name), json_string(value + 1));
  }
  return o;
}

/* The name of a command: each word without folders before it. */
static void add_command_name(const char *command, strbuf *out) {
  while (*command) {
    size_t n = strcspn(command, " ");
    const char *word = command;
    for (size_t i = 0; i + 1 < n; i++)
      if (command[i] == '/') word = command + i + 1;
    strbuf_add(out, word, n - (size_t)(word - command));
    command += n;
    for (; *command == ' '; command++) strbuf_addc(out, ' ');
  }
}

static json_t *testee_description(const char *command) {
  strbuf_auto line = STRBUF_INIT, name = STRBUF_INIT;
  strbuf_addf(&line, "exec %s", command);
  add_command_name(command, &name);
  return json_pack("{s:s, s:s, s:[s, s, o], s:{s:i}}", "name", strbuf_str(&name), "kind", "testee",
                   "command", "sh", "-c", unbraced(strbuf_str(&line)), "limits", "start", 120);
}

static const char *after(const char *text, const char *prefix) {
  size_t n = strlen(prefix);
  return strncmp(text, prefix, n) == 0 ? text + n : NULL;
}

static bool describe(session *x, const char *path, diag_sink *sink) {
  const char *plugin = after(path, SOURCE_PLUGIN), *command = after(path, SOURCE_TESTEE);
  if (plugin) return describe_json(x, plugin_description(plugin, NULL, 0), sink);
  if (command) return describe_json(x, testee_description(command), sink);
  input in;
  strbuf_auto why = STRBUF_INIT;
  bool ok = input_open(&in, path, &why);
  if (!ok) {
    diag_error(sink, DIAG_CONSUMER_START, (diag_place){0}, "%s", strbuf_str(&why));
  } else {
    x->filed = true;
    ok = consumer_describe(path, in.bytes, in.size, x->setting.opset, x->memory, &x->d, sink);
    input_close(&in);
  }
  return ok;
}

static session *session_new(const vs_opset *o, diag_sink *sink) {
  session *x = calloc(1, sizeof *x);
  if (x) x->memory = arena_new(0);
  if (!x || !x->memory) {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
    free(x);
    return NULL;
  }
  x->setting.opset = o;
  x->reference = builtin_consumer(FAULT_NONE);
  return x;
}

session *session_open(const char *path, const vs_opset *o, diag_sink *sink) {
  session *x = session_new(o, sink);
  if (x && describe(x, path, sink) && begin(x, sink)) return x;
  session_close(x);
  return NULL;
}

session *session_open_plugin(const char *file, const char *const *options, size_t count,
                             const vs_opset *o, diag_sink *sink) {
  session *x = session_new(o, sink);
  if (x && describe_json(x, plugin_description(file, options, count), sink) && begin(x, sink))
    return x;
  session_close(x);
  return NULL;
}

session *session_open_command(const char *const *argv, size_t count, const vs_opset *o,
                              diag_sink *sink) {
  session *x = session_new(o, sink);
  if (x) {
    x->d = (consumer_description){
        .path = argv[0], .folder = ".", .kind = CONSUMER_TESTEE, .command = {argv, count, false}};
    x->d.profile = (consumer_profile){.oldest = RELEASE_UNKNOWN, .newest = RELEASE_UNKNOWN};
    x->d.limits = consumer_default_limits;
  }
  if (x && begin(x, sink)) return x;
  session_close(x);
  return NULL;
}

void session_close(session *x) {
  if (!x) return;
  if (x->testee && x->owner == getpid()) testee_free(x->testee);
  scratch_end(&x->scratch);
  if (x->guarded) stop_guard_end();
  if (x->setting.trace) close(x->setting.trace);
  free(x->setting.here);
  free(x->setting.bin);
  arena_free(x->memory);
  free(x);
}
