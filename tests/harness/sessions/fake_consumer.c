/* SPDX-License-Identifier: Apache-2.0 */
/* Consumers that are broken on purpose: fake_consumer MODE VERB FILE [TARGET] as a process, and
 * fake_consumer MODE testee. Underneath is the built-in consumer of release 1.8.0. The modes are
 * what fake_consumers.c says of them. Four are of the newest release, have many devices, and only
 * evaluate: `evaluator` with the interpreter that it was linked with, which scripts/mutate has
 * changed, `one-device` with the arguments of the first device on all of them if these do not
 * exchange anything, and `dies-of-waves` and `tells-of-waves`, which a sine or a cosine kills; the
 * latter says why. */
#include <fcntl.h>
#include <jansson.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bytecode/bytecode.h"
#include "harness/consumer/consumer.h"
#include "harness/data/base64.h"
#include "harness/data/input.h"
#include "harness/files/program.h"
#include "harness/programs/devices.h"
#include "interpreter/interpreter.h"
#include "passes/passes.h"
#include "text/text.h"

#define DEVICES 64

static vs_version own = VS(1, 8, 0);
static const char *mode;
static bool speaks; /* as a testee */

static bool is(const char *name) { return strcmp(mode, name) == 0; }
static bool only_evaluates(void) {
  return is("evaluator") || is("one-device") || is("dies-of-waves") || is("tells-of-waves");
}

/* --- What all of them can do, and do wrong --- */

typedef struct answer {
  action a;
  strbuf bytes;
  strbuf changed; /* the program that it writes, if it has it as text */
  interp_value **values;
  size_t count;
  ir_context *c;
} answer;

static void drop_one(ir_op *op, ir_context *c) {
  if (op->attr_count) ir_op_set_discardable(c, op, op->attrs[0].name, NULL);
}

static bool change(ir_op *op, void *user) {
  ir_context *c = user;
  if (is("drops-attribute")) drop_one(op, c);
  if (is("swaps-subtract") && ir_op_is(op, OP_STABLEHLO_SUBTRACT)) {
    ir_value *lhs = op->operands[0].value, *rhs = op->operands[1].value;
    ir_op_set_operand(op, 0, rhs);
    ir_op_set_operand(op, 1, lhs);
  }
  return true;
}

/* Messages of readers that do not name the unknown thing. */
static const struct {
  const char *mode, *says;
} other_words[] = {{"says-code", "unknown vhlo attribute code: 20"},
                   {"says-wrong-code", "unknown vhlo attribute code: 200"},
                   {"says-second-name", "there is no such thing as a cosine's accuracy"}};

static __attribute__((noinline)) ir_op *read_unverified(answer *r, const void *bytes, size_t n) {
  bc_read_options o = {.codec = &program_codec};
  vs_options none = {0};
  ir_op *program = bc_read(r->c, bytes, n, &o, NULL);
  if (!program || !program_from_artifact(r->c, program, &none, NULL)) return NULL;
  r->a.outcome = OUTCOME_DONE;
  return program;
}

static ir_op *read_it(answer *r, const void *bytes, size_t n) {
  consumer_table me = builtin_consumer(FAULT_NONE);
  bc_header h = {.target = VS_NONE};
  vs_version as = own;
  bc_read_header(bytes, n, &h, NULL);
  if (is("accepts-all")) as = vs_current(vs_builtin_opset());
  if (is("one-too-new")) as = VS(1, 9, 0);
  if (is("refuses-all") || (is("one-too-old") && h.target == VS(1, 7, 0))) {
    r->a.outcome = OUTCOME_REFUSED;
    strbuf_adds(&r->a.message, "no");
    return NULL;
  }
  ir_op *program = is("verifies-nothing") ? read_unverified(r, bytes, n)
                                          : me.read(&me, r->c, bytes, n, as, &r->a);
  for (size_t i = 0; !program && i < sizeof other_words / sizeof *other_words; i++) {
    if (!is(other_words[i].mode)) continue;
    strbuf_reset(&r->a.message);
    strbuf_adds(&r->a.message, other_words[i].says);
  }
  arena_guard g;
  if (program && ARENA_GUARD(ir_arena(r->c), &g)) {
    ir_walk(program, change, r->c);
    arena_guard_pop(ir_arena(r->c), &g);
  }
  return program;
}

static void deserialize(answer *r, const void *bytes, size_t n) {
  ir_op *program = read_it(r, bytes, n);
  text_print_options o = {
      .generic = true, .debuginfo = !is("hides-locations"), .local_scope = true};
  if (program) text_print(r->c, program, &o, &r->bytes);
}

static bool swap_quotient(ir_op *op, void *user) {
  (void)user;
  if (!ir_op_is(op, OP_STABLEHLO_DIVIDE)) return true;
  ir_value *lhs = op->operands[0].value;
  ir_op_set_operand(op, 0, op->operands[1].value);
  ir_op_set_operand(op, 1, lhs);
  return true;
}

static bool name_place(ir_op *op, void *user) {
  op->loc = ir_loc_name(user, ir_cstr(user, "fake"), ir_loc_unknown(user));
  return true;
}

/* Writers that are not openxla/stablehlo's own: what they make of the op `and`, as long as the
 * program has constants, and when it has arguments. The product of booleans is their `and`. */
static const struct {
  const char *mode, *constants, *arguments;
} other_writers[] = {{"own-bytes", "and", "and"},
                     {"multiplies", "multiply", "multiply"},
                     {"or-for-and", "or", "or"},
                     {"or-for-arguments", "multiply", "or"},
                     {"calls-custom", "custom_call", "custom_call"},
                     {"expands", "and", "and"},
                     {"expands-wrong", "and", "and"}};
enum { OTHER_WRITERS = sizeof other_writers / sizeof *other_writers };

static size_t other_writer(void) {
  size_t i = 0;
  while (i < OTHER_WRITERS && !is(other_writers[i].mode)) i++;
  return i;
}

/* In the generic form. */
static void replace_and(const char *text, size_t n, strbuf *out) {
  static const char was[] = "\"stablehlo.and\"";
  const char *at = memmem(text, n, was, sizeof was - 1);
  size_t w = other_writer();
  if (!at || w == OTHER_WRITERS) {
    strbuf_add(out, text, n);
    return;
  }
  bool constants = memmem(text, n, "function_type = () ->", 21) != NULL;
  const char *now = constants ? other_writers[w].constants : other_writers[w].arguments;
  const char *rest = at + sizeof was - 1, *end = memchr(rest, ')', (size_t)(text + n - rest));
  end++;
  strbuf_add(out, text, (size_t)(at - text));
  strbuf_addf(out, "\"stablehlo.%s\"%.*s%s", now, (int)(end - rest), rest,
              strcmp(now, "custom_call") == 0 ? " <{call_target_name = \"mystery\"}>" : "");
  strbuf_add(out, end, (size_t)(text + n - end));
}

static void serialize(answer *r, const char *text, size_t n, const char *target) {
  consumer_table me = builtin_consumer(FAULT_NONE);
  diag_text_sink sink = diag_text_sink_to(&r->a.message);
  program_options o = {.file = "given"};
  vs_version v = VS_NONE;
  r->a.outcome = OUTCOME_REFUSED;
  if (is("refuses-all")) {
    strbuf_adds(&r->a.message, "no");
    return;
  }
  replace_and(text, n, &r->changed);
  ir_op *program = program_read(r->c, strbuf_str(&r->changed), r->changed.len, &o, &sink.sink);
  vs_parse(vs_builtin_opset(), target, strlen(target), &v);
  if (is("ignores-target")) v = own;
  ir_op *copy = NULL;
  arena_guard g;
  if (program && ARENA_GUARD(ir_arena(r->c), &g)) {
    if (is("own-bytes")) ir_walk(program, name_place, r->c);
    copy = ir_clone(r->c, program);
    arena_guard_pop(ir_arena(r->c), &g);
  }
  if (program && is("encodes-as-newest")) {
    vs_options none = {0};
    bool ok = program_serialize(r->c, program, v, &none, VS_NONE, &r->bytes, &sink.sink);
    r->a.outcome = ok ? OUTCOME_DONE : OUTCOME_REFUSED;
    return;
  }
  if (program && (is("expands") || is("expands-wrong")))
    program = pass_expand(r->c, program, v, &sink.sink) ? program : NULL;
  if (program && is("expands-wrong")) ir_walk(program, swap_quotient, r->c);
  if (program) me.write(&me, r->c, program, own, v, &r->bytes, &r->a);
  if (copy && is("accepts-all") && r->a.outcome == OUTCOME_REFUSED) {
    strbuf_reset(&r->bytes);
    me.write(&me, r->c, copy, own, own, &r->bytes, &r->a);
  }
}

/* Another tensor with one bit of its first element changed, or all of it. */
static interp_value *damaged(const interp_value *v, size_t at, uint8_t mask) {
  size_t size;
  const uint8_t *data = interp_data(v, &size);
  uint8_t copy[4096];
  if (!data || size > sizeof copy || at >= size) return NULL;
  memcpy(copy, data, size);
  copy[at] ^= mask;
  return interp_tensor(interp_type(v), copy, size);
}

/* The same bytes as a tensor of another element type of 32 bits, or with a leading dimension of 1.
 */
static interp_value *retyped(ir_context *c, const interp_value *v, bool element) {
  const ir_type *t = interp_type(v), *volatile other = t->shaped.element;
  size_t size, rank = t->shaped.rank;
  const uint8_t *data = interp_data(v, &size);
  int64_t dims[8] = {1};
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g)) return NULL;
  if (element && ir_type_is(other, IR_TYPE_FLOAT) && other->format->width == 32)
    other = ir_type_integer(c, 32, IR_SIGNLESS);
  else if (element && ir_type_is_integer(other, 32))
    other = ir_type_float(c, &ir_float_formats[IR_F32]);
  for (size_t d = 0; d < rank; d++) dims[element ? d : d + 1] = t->shaped.dims[d];
  interp_value *out =
      interp_tensor(ir_type_tensor(c, dims, element ? rank : rank + 1, other, NULL), data, size);
  arena_guard_pop(ir_arena(c), &g);
  return out;
}

/* Returns the first result a second time. */
static void add_result(answer *r) {
  interp_value **more = realloc(r->values, (r->count + 1) * sizeof *more);
  if (!more || !r->count) return;
  r->values = more;
  r->values[r->count++] = interp_retain(more[0]);
}

/* Whether an op tells a device from another one. */
static bool is_of_one(ir_op *op, void *user) {
  (void)user;
  return !ir_op_is(op, OP_STABLEHLO_REPLICA_ID) && !ir_op_is(op, OP_STABLEHLO_PARTITION_ID) &&
         !ir_op_get(op, "replica_groups") && !ir_op_get(op, "source_target_pairs");
}

static bool is_calm(ir_op *op, void *user) {
  (void)user;
  return !ir_op_is(op, OP_STABLEHLO_SINE) && !ir_op_is(op, OP_STABLEHLO_COSINE);
}

static void evaluate(answer *r, const void *bytes, size_t n, interp_value *const *args,
                     size_t arg_count) {
  consumer_table me = builtin_consumer(is("one-ulp") ? FAULT_OFF_BY_ONE_ULP : FAULT_NONE);
  ir_op *program = read_it(r, bytes, n);
  if (!program) return;
  if ((is("dies-of-waves") || is("tells-of-waves")) && !ir_walk(program, is_calm, NULL)) {
    fprintf(stderr, "%c0102 03:04:05.678901 9 waves.c:6] the number was killed by signal 5\n",
            is("tells-of-waves") ? 'F' : 'I');
    raise(SIGKILL);
  }
  uint64_t replicas = 1, partitions = 1;
  interp_value *first[256];
  if (is("one-device") && ir_walk(program, is_of_one, NULL) && arg_count <= 256 &&
      devices_of(program, &replicas, &partitions, NULL)) {
    for (size_t i = 0; i < arg_count; i++)
      first[i] = args[i % (arg_count / (replicas * partitions))];
    args = first;
  }
  evaluation e = {
      .program = program, .source = program, .own = own, .args = args, .arg_count = arg_count};
  me.evaluate(&me, r->c, &e, &r->values, &r->count, &r->a);
  for (size_t i = 0; i < r->count; i++) {
    const ir_type *element = ir_type_element(interp_type(r->values[i]));
    size_t size;
    const uint8_t *data = interp_data(r->values[i], &size);
    interp_value *other = NULL;
    if (is("flips-i1") && ir_type_is_integer(element, 1)) other = damaged(r->values[i], 0, 1);
    if (is("other-type") || is("scalar-of-rank-1"))
      other = retyped(r->c, r->values[i], is("other-type"));
    if (is("wrong-nan") && element->kind == IR_TYPE_FLOAT && size >= 4 &&
        (data[3] & 0x7f) == 0x7f && data[2] & 0x40)
      other = damaged(r->values[i], 2, 0x40); /* now an infinity */
    if (!other) continue;
    interp_release(r->values[i]);
    r->values[i] = other;
  }
  if (is("extra-result")) add_result(r);
}

static void free_answer(answer *r) {
  interp_release_all(r->values, r->count);
  strbuf_free(&r->bytes);
  strbuf_free(&r->changed);
  strbuf_free(&r->a.message);
  ir_context_free(r->c);
}

/* --- Worse than wrong: at the artifact of 1.0.0 --- */

/* Ends, and leaves a process that keeps its output open. */
static void leave_daemon(void) {
  if (fork() != 0) _exit(0);
  setsid();
  sleep(60);
  _exit(0);
}

static void misbehave(void) {
  static const struct {
    const char *name;
    int number;
  } signals[] = {{"dies-segv", SIGSEGV}, {"dies-abrt", SIGABRT}, {"dies-fpe", SIGFPE},
                 {"dies-ill", SIGILL},   {"dies-bus", SIGBUS},   {"dies-kill", SIGKILL},
                 {"dies-term", SIGTERM}};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
    if (is(signals[i].name)) {
      signal(signals[i].number, SIG_DFL);
      raise(signals[i].number);
    }
  if (is("silent-exit")) _exit(0);
  if (is("daemon-keeps-pipe")) leave_daemon();
  if (is("stops-parent")) kill(getppid(), SIGSTOP);
  if (is("odd-exit")) _exit(7);
  if (is("hangs"))
    for (;;) pause();
  if (is("burns"))
    for (volatile unsigned long i = 0;; i++) continue;
  if (is("floods")) {
    static const char block[65536] = {'1'};
    while (write(STDOUT_FILENO, block, sizeof block) > 0) continue;
    _exit(0);
  }
  if (is("floods-file")) {
    int fd = open("litter", O_CREAT | O_WRONLY, 0600);
    static const char block[65536] = {'1'};
    for (int i = 0; i < 100000; i++)
      if (write(fd, block, sizeof block) < 0) break;
    _exit(0);
  }
  if (is("half-answer")) {
    static const char half[] = "100\n{\"id\":";
    if (write(STDOUT_FILENO, half, sizeof half - 1) < 0) _exit(2);
    _exit(0);
  }
  if (is("eats-memory")) {
    for (;;) {
      char *p = malloc(1 << 24);
      if (!p) abort();
      memset(p, 1, 1 << 24);
    }
  }
  if (is("other-after-restart")) {
    close(open("died", O_CREAT | O_WRONLY, 0600));
    raise(SIGSEGV);
  }
}

/* A process that is on its own: out of the group, without any of the pipes. */
static void leave_child(void) {
  if (fork() != 0) return;
  setsid();
  if (fork() != 0) _exit(0);
  for (int fd = 0; fd < 10; fd++) close(fd);
  sleep(60);
  _exit(0);
}

static void before(const void *bytes, size_t n) {
  bc_header h = {.target = VS_NONE};
  if (bc_is_bytecode(bytes, n)) bc_read_header(bytes, n, &h, NULL);
  if (is("leaks-descriptors"))
    for (int i = 0; i < 3; i++)
      if (open("/dev/null", O_RDONLY) < 0) break;
  if (is("leaves-children")) leave_child();
  if (h.target == VS(1, 0, 0)) misbehave();
}

static void act(answer *r, const char *verb, const void *bytes, size_t n, const char *target,
                interp_value *const *args, size_t arg_count) {
  before(bytes, n);
  if (strcmp(verb, "deserialize") == 0) deserialize(r, bytes, n);
  if (strcmp(verb, "serialize") == 0) serialize(r, bytes, n, target);
  if (strcmp(verb, "evaluate") == 0) evaluate(r, bytes, n, args, arg_count);
}

/* --- As a process --- */

static int process(const char *verb, const char *path, const char *target) {
  input in;
  strbuf why = STRBUF_INIT;
  answer r = {.c = ir_context_new(&vs_builtin_opset()->registry, NULL)};
  if (!r.c || !input_open(&in, path, &why)) return 3;
  if (is("banner")) fputs("Fake consumer, all rights reserved\n", stdout);
  if (is("slow-start")) sleep(3);
  if (is("dies-at-start")) raise(SIGSEGV);
  if (is("stops-parent-at-start")) kill(getppid(), SIGSTOP);
  if (is("odd-at-start")) _exit(7);
  if (is("hangs-at-start")) pause();
  act(&r, verb, in.bytes, in.size, target, NULL, 0);
  int status = 1;
  if (r.a.outcome == OUTCOME_DONE) {
    for (size_t i = 0; i < r.count; i++) {
      interp_print(r.values[i], true, &r.bytes);
      strbuf_addc(&r.bytes, '\n');
    }
    fwrite(strbuf_str(&r.bytes), 1, r.bytes.len, stdout);
    status = 0;
  } else if (is("mumbles")) {
    fputs("something\n", stderr);
  } else {
    fprintf(stderr, "error: %s\n", strbuf_str(&r.a.message));
  }
  fflush(stdout);
  free_answer(&r);
  input_close(&in);
  strbuf_free(&why);
  return status;
}

/* --- As a testee --- */

static void say(json_t *o) {
  char *text = json_dumps(o, JSON_COMPACT);
  printf("%zu\n%s", strlen(text), text);
  if (is("twice") && !json_object_get(o, "hello")) printf("%zu\n%s", strlen(text), text);
  fflush(stdout);
  free(text);
  json_decref(o);
}

static json_t *hello(void) {
  struct stat st;
  const char *name = is("other-after-restart") && stat("died", &st) == 0 ? "impostor" : "fake";
  json_t *can = json_pack("[s,s,s]", "read", "write", "evaluate");
  if (is("cannot-write")) json_array_remove(can, 1);
  if (is("cannot-read")) json_array_remove(can, 0);
  if (is("cannot-evaluate")) json_array_remove(can, 2);
  char release[32];
  vs_format(is("lies") ? vs_current(vs_builtin_opset()) : own, release);
  json_t *h = json_pack("{s:i,s:s,s:s,s:o,s:b}", "protocol", is("other-protocol") ? 99 : 1, "name",
                        name, "release", release, "can", can, "locations", !is("hides-locations"));
  if (only_evaluates()) {
    json_object_set_new(h, "can", json_pack("[s]", "evaluate"));
    json_object_set_new(h, "devices", json_integer(DEVICES));
  }
  if (other_writer() == OTHER_WRITERS) json_object_set_new(h, "writer", json_string("stablehlo"));
  if (is("f32-only")) json_object_set_new(h, "element_types", json_pack("[s]", "f32"));
  if (is("unknown-hello")) json_object_set_new(h, "colour", json_string("green"));
  return json_pack("{s:o}", "hello", h);
}

static void bytes_of(const json_t *o, strbuf *out) {
  const char *text = json_string_value(json_object_get(o, "text"));
  const char *code = json_string_value(json_object_get(o, "base64"));
  const char *file = json_string_value(json_object_get(o, "file"));
  input in;
  strbuf why = STRBUF_INIT;
  if (text) strbuf_adds(out, text);
  if (code) base64_decode(code, strlen(code), out);
  if (file && input_open(&in, file, &why)) {
    strbuf_add(out, in.bytes, in.size);
    input_close(&in);
  }
  strbuf_free(&why);
}

static json_t *blob(const void *bytes, size_t n) {
  strbuf code = STRBUF_INIT;
  base64_encode(bytes, n, &code);
  json_t *o = json_pack("{s:s}", "base64", strbuf_str(&code));
  strbuf_free(&code);
  return o;
}

static json_t *values(const answer *r) {
  json_t *list = json_array();
  for (size_t i = 0; i < r->count; i++) {
    size_t size;
    strbuf type = STRBUF_INIT;
    const void *data = interp_data(r->values[i], &size);
    text_print_type(r->c, interp_type(r->values[i]), &type);
    json_t *o = blob(data, is("short-tensor") ? size - 1 : size);
    json_object_set_new(o, "type", json_string(strbuf_str(&type)));
    json_array_append_new(list, o);
    strbuf_free(&type);
  }
  return list;
}

static json_t *reply_to(json_t *q) {
  static const char *const verbs[] = {"deserialize", "serialize", "evaluate"};
  answer r = {.c = ir_context_new(&vs_builtin_opset()->registry, NULL)};
  strbuf bytes = STRBUF_INIT;
  json_t *reply = json_object();
  json_int_t id = json_integer_value(json_object_get(q, "id"));
  json_object_set_new(reply, "id", json_integer(is("wrong-id") ? id + 1 : id));
  for (int v = 0; v < 3; v++) {
    json_t *body = json_object_get(q, verbs[v]);
    if (!body) continue;
    bytes_of(json_object_get(body, v == 1 ? "program" : "artifact"), &bytes);
    const char *target = json_string_value(json_object_get(body, "target"));
    json_t *given = json_object_get(body, "arguments");
    interp_value **args = calloc(json_array_size(given) + 1, sizeof *args);
    volatile size_t count = 0;
    arena_guard g;
    if (args && ARENA_GUARD(ir_arena(r.c), &g)) {
      for (; count < json_array_size(given); count++) {
        const json_t *o = json_array_get(given, count);
        const char *type = json_string_value(json_object_get(o, "type"));
        strbuf data = STRBUF_INIT;
        bytes_of(o, &data);
        args[count] =
            interp_tensor(text_parse_type(r.c, type, strlen(type), NULL), data.bytes, data.len);
        strbuf_free(&data);
      }
      arena_guard_pop(ir_arena(r.c), &g);
    }
    act(&r, verbs[v], strbuf_str(&bytes), bytes.len, target, args, count);
    interp_release_all(args, count);
    json_t *done = json_object();
    if (v == 2)
      json_object_set_new(done, "results", values(&r));
    else
      json_object_set_new(done, v ? "artifact" : "program",
                          blob(strbuf_str(&r.bytes), r.bytes.len));
    if (is("two-answers-in-one")) json_object_set_new(reply, "unsupported", json_string("or not"));
    if (r.a.outcome == OUTCOME_DONE) {
      json_object_set_new(reply, "done", done);
      if (v == 2 && is("falls-back"))
        json_object_set_new(reply, "fallback", json_string("the slow path"));
    } else {
      json_decref(done);
      json_object_set_new(reply, "refused", json_string(strbuf_str(&r.a.message)));
      if (is("tells-phase")) json_object_set_new(reply, "phase", json_string("compiled"));
      if (is("names-no-phase")) json_object_set_new(reply, "phase", json_string("sometime"));
    }
  }
  strbuf_free(&bytes);
  free_answer(&r);
  return reply;
}

static int testee(void) {
  size_t n;
  if (is("banner")) {
    puts("Fake consumer, all rights reserved");
    fflush(stdout);
  }
  if (is("slow-start")) sleep(3);
  if (is("dies-at-start")) raise(SIGSEGV);
  if (is("stops-parent-at-start")) kill(getppid(), SIGSTOP);
  while (scanf("%zu", &n) == 1 && getchar() == '\n') {
    char *text = malloc(n + 1);
    if (!text || fread(text, 1, n, stdin) != n) return 3;
    json_t *q = json_loadb(text, n, 0, NULL);
    free(text);
    if (!q) return 3;
    if (json_object_get(q, "hello")) {
      say(hello());
    } else if (is("no-json")) {
      printf("5\nhello");
      fflush(stdout);
    } else {
      say(reply_to(q));
    }
    json_decref(q);
  }
  return 0;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  mode = argv[1];
  speaks = strcmp(argv[2], "testee") == 0;
  if (only_evaluates()) own = vs_current(vs_builtin_opset());
  if (speaks && argc > 3 && strcmp(argv[3], "definitions") == 0) interp_use(INTERP_DEFINITIONS);
  if (speaks) return testee();
  return argc < 4 ? 2 : process(argv[2], argv[3], argc > 4 ? argv[4] : "");
}
