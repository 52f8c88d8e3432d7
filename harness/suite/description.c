#include "description.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <math.h>
#include <pcre2.h>
#include <stdlib.h>
#include <string.h>

#include "base/strbuf.h"
#include "harness/tools/cli.h"
#include "harness/tools/diags.h"
#include "harness/tools/yaml_file.h"

const char *const consumer_kinds[] = {"built-in", "process", "testee"};
const char *const consumer_verbs[VERB_COUNT] = {"deserialize", "serialize", "evaluate"};
static const char *const abilities[VERB_COUNT] = {"read", "write", "evaluate"};
const char *const placeholder_names[HOLD_COUNT] = {
    [HOLD_ARTIFACT] = "artifact", [HOLD_PROGRAM] = "program", [HOLD_OUTPUT] = "output",
    [HOLD_ARGS] = "args",         [HOLD_TARGET] = "target",   [HOLD_RELEASE] = "release",
    [HOLD_HERE] = "here",         [HOLD_BIN] = "bin"};

const consumer_limits consumer_default_limits = {.start = 30, .wall = 20, .output = 64u << 20};

/* --- Placeholders --- */

/* The placeholder at `text`, which begins with a brace; *n is its length with braces. HOLD_COUNT:
 * none. */
static placeholder placeholder_at(const char *text, size_t *n) {
  for (int i = 0; i < HOLD_COUNT; i++) {
    size_t len = strlen(placeholder_names[i]);
    if (strncmp(text + 1, placeholder_names[i], len) != 0 || text[len + 1] != '}') continue;
    *n = len + 2;
    return (placeholder)i;
  }
  *n = 1;
  return HOLD_COUNT;
}

bool command_uses(const consumer_command *c, placeholder p) {
  size_t n;
  for (size_t i = 0; i < c->count; i++)
    for (const char *at = c->argv[i]; (at = strchr(at, '{')); at += n)
      if (at[1] == '{')
        n = 2;
      else if (placeholder_at(at, &n) == p)
        return true;
  return false;
}

static void expand(const char *text, const char *const values[HOLD_COUNT], strbuf *out) {
  while (*text) {
    size_t n = 1;
    if ((*text == '{' || *text == '}') && text[1] == *text) {
      strbuf_addc(out, *text);
      n = 2;
    } else {
      placeholder p = *text == '{' ? placeholder_at(text, &n) : HOLD_COUNT;
      if (p != HOLD_COUNT)
        strbuf_adds(out, values[p] ? values[p] : "");
      else
        strbuf_addc(out, *text);
    }
    text += n;
  }
}

char **command_expand(const consumer_command *c, const char *const values[HOLD_COUNT]) {
  strbuf texts = STRBUF_INIT;
  for (size_t i = 0; i < c->count; i++) {
    expand(c->argv[i], values, &texts);
    strbuf_addc(&texts, '\0');
  }
  size_t head = (c->count + 1) * sizeof(char *);
  char **argv = texts.failed ? NULL : malloc(head + texts.len + 1);
  if (argv) {
    char *at = memcpy((char *)argv + head, strbuf_str(&texts), texts.len + 1);
    for (size_t i = 0; i < c->count; i++, at += strlen(at) + 1) argv[i] = at;
    argv[c->count] = NULL;
  }
  strbuf_free(&texts);
  return argv;
}

/* --- Reading --- */

typedef struct describing {
  consumer_description *d;
  const vs_opset *opset;
  consumer_command *command; /* that is being read */
  uint32_t can;
  bool released;
} describing;

static bool no_placeholder(yaml_file *f, const yaml_node_t *at, const char *text,
                           uint32_t allowed) {
  strbuf known = STRBUF_INIT;
  for (int i = 0; i < HOLD_COUNT; i++)
    if (allowed >> i & 1) strbuf_addf(&known, " {%s}", placeholder_names[i]);
  yaml_complain(f, at, f->bad_value,
                "'%s' has a brace that begins no placeholder; there are here%s, and {{ is a brace",
                text, strbuf_str(&known));
  strbuf_free(&known);
  return false;
}

/* Texts of an argument list, with the placeholders that may stand in it. */
static bool read_argv(yaml_file *f, const yaml_node_t *v, uint32_t allowed, consumer_command *out) {
  if (!yaml_texts(f, v, "an argument list", &out->argv, &out->count)) return false;
  for (size_t i = 0; i < out->count; i++) {
    const yaml_node_t *at = yaml_at(f, v->data.sequence.items.start[i]);
    const char *p = out->argv[i];
    while (*p) {
      size_t n = 1;
      if ((*p == '{' || *p == '}') && p[1] == *p) {
        n = 2;
      } else if (*p == '}') {
        return yaml_complain(f, at, f->bad_value, "a '}' alone: write }}");
      } else if (*p == '{') {
        placeholder h = placeholder_at(p, &n);
        if (h == HOLD_COUNT) return no_placeholder(f, at, p, allowed);
        if (!(allowed >> h & 1))
          return yaml_complain(f, at, f->bad_value, "{%s} has no meaning here",
                               placeholder_names[h]);
      }
      p += n;
    }
  }
  return true;
}

#define HOLD(name) (1u << HOLD_##name)
#define HOLD_ANYWHERE (HOLD(RELEASE) | HOLD(HERE) | HOLD(BIN))

static const struct {
  uint32_t allowed, needs; /* one of `needs`, at least */
} verb_holds[VERB_COUNT] = {
    [VERB_DESERIALIZE] = {HOLD_ANYWHERE | HOLD(ARTIFACT) | HOLD(OUTPUT), HOLD(ARTIFACT)},
    [VERB_SERIALIZE] = {HOLD_ANYWHERE | HOLD(PROGRAM) | HOLD(TARGET) | HOLD(OUTPUT), HOLD(PROGRAM)},
    [VERB_EVALUATE] = {HOLD_ANYWHERE | HOLD(ARTIFACT) | HOLD(PROGRAM) | HOLD(ARGS) | HOLD(OUTPUT),
                       HOLD(ARTIFACT) | HOLD(PROGRAM)},
};

static bool read_action_argv(yaml_file *f, void *into, const yaml_node_t *v) {
  describing *s = into;
  consumer_verb verb = (consumer_verb)(s->command - s->d->actions);
  if (!read_argv(f, v, verb_holds[verb].allowed, s->command)) return false;
  for (int h = 0; h < HOLD_COUNT; h++)
    if (verb_holds[verb].needs >> h & 1 && command_uses(s->command, (placeholder)h)) return true;
  return yaml_complain(f, v, f->bad_value, "to %s, the argument list needs %s",
                       consumer_verbs[verb],
                       verb == VERB_DESERIALIZE ? "{artifact}"
                       : verb == VERB_SERIALIZE ? "{program}"
                                                : "{artifact} or {program}");
}

static bool read_action_output(yaml_file *f, void *into, const yaml_node_t *v) {
  static const char *const words[] = {"stdout", "file"};
  describing *s = into;
  size_t i;
  if (!yaml_word(f, v, "output", words, 2, &i)) return false;
  s->command->to_file = i == 1;
  return true;
}

static bool read_action(yaml_file *f, describing *s, consumer_verb verb, const yaml_node_t *v) {
  static const yaml_key keys[] = {{"argv", true, read_action_argv},
                                  {"output", false, read_action_output}};
  s->command = &s->d->actions[verb];
  s->command->line = (uint32_t)v->start_mark.line + 1;
  s->command->column = (uint32_t)v->start_mark.column + 1;
  if (!yaml_mapping(f, v, consumer_verbs[verb], keys, sizeof keys / sizeof *keys, s)) return false;
  if (s->command->to_file == command_uses(s->command, HOLD_OUTPUT)) return true;
  return yaml_complain(f, v, f->bad_value, "'output: file' and {output} belong together");
}

static bool read_deserialize(yaml_file *f, void *into, const yaml_node_t *v) {
  return read_action(f, into, VERB_DESERIALIZE, v);
}
static bool read_serialize(yaml_file *f, void *into, const yaml_node_t *v) {
  return read_action(f, into, VERB_SERIALIZE, v);
}
static bool read_evaluate(yaml_file *f, void *into, const yaml_node_t *v) {
  return read_action(f, into, VERB_EVALUATE, v);
}

static bool read_name(yaml_file *f, void *into, const yaml_node_t *v) {
  describing *s = into;
  return (s->d->profile.name = yaml_text(f, v, "a name")) != NULL;
}

static bool read_kind(yaml_file *f, void *into, const yaml_node_t *v) {
  describing *s = into;
  size_t i;
  if (!yaml_word(f, v, "kind", consumer_kinds, 3, &i)) return false;
  s->d->kind = (consumer_kind)i;
  return true;
}

static bool one_release(yaml_file *f, const describing *s, const yaml_node_t *v, size_t *out) {
  const char *text = yaml_text(f, v, "a release");
  vs_version version;
  if (!text) return false;
  const vs_release *r =
      vs_parse(s->opset, text, strlen(text), &version) ? vs_release_of(s->opset, version) : NULL;
  if (!r) {
    char newest[32];
    return yaml_complain(
        f, v, f->bad_value, "there is no release '%s'; the newest that the suite knows is %s", text,
        vs_format(s->opset->releases[s->opset->release_count - 1].version, newest));
  }
  *out = (size_t)(r - s->opset->releases);
  return true;
}

static bool is_first(yaml_file *f, describing *s, const yaml_node_t *v) {
  if (s->released)
    return yaml_complain(f, v, f->bad_key, "'release' and 'releases' exclude each other");
  return s->released = true;
}

static bool read_release(yaml_file *f, void *into, const yaml_node_t *v) {
  describing *s = into;
  consumer_profile *p = &s->d->profile;
  if (!is_first(f, s, v) || !one_release(f, s, v, &p->oldest)) return false;
  p->newest = p->oldest;
  return true;
}

static bool read_releases(yaml_file *f, void *into, const yaml_node_t *v) {
  describing *s = into;
  consumer_profile *p = &s->d->profile;
  if (!is_first(f, s, v)) return false;
  if (v->type != YAML_SEQUENCE_NODE ||
      v->data.sequence.items.top - v->data.sequence.items.start != 2)
    return yaml_complain(f, v, f->bad_value, "releases must be [oldest, newest]");
  if (!one_release(f, s, yaml_at(f, v->data.sequence.items.start[0]), &p->oldest) ||
      !one_release(f, s, yaml_at(f, v->data.sequence.items.start[1]), &p->newest))
    return false;
  if (p->oldest <= p->newest) return true;
  return yaml_complain(f, v, f->bad_value, "the oldest release is newer than the newest");
}

/* --- Capabilities --- */

static bool read_can(yaml_file *f, void *into, const yaml_node_t *v) {
  describing *s = into;
  if (v->type != YAML_SEQUENCE_NODE) return yaml_complain(f, v, f->bad_value, "can must be a list");
  const yaml_node_item_t *i = v->data.sequence.items.start;
  for (; i < v->data.sequence.items.top; i++) {
    size_t verb;
    if (!yaml_word(f, yaml_at(f, *i), "an ability", abilities, VERB_COUNT, &verb)) return false;
    s->d->profile.can |= 1u << verb;
  }
  s->d->has_can = true;
  return true;
}

static bool yes_or_no(yaml_file *f, const yaml_node_t *v, const char *what, bool *out) {
  static const char *const words[] = {"no", "yes", "false", "true"};
  size_t i;
  if (!yaml_word(f, v, what, words, 4, &i)) return false;
  *out = i & 1;
  return true;
}

static bool read_locations(yaml_file *f, void *into, const yaml_node_t *v) {
  return yes_or_no(f, v, "locations", &((describing *)into)->d->profile.locations);
}

static bool read_programs(yaml_file *f, void *into, const yaml_node_t *v) {
  static const char *const words[] = {"text", "artifact"};
  size_t i;
  if (!yaml_word(f, v, "programs", words, 2, &i)) return false;
  ((describing *)into)->d->profile.artifacts = i == 1;
  return true;
}

static bool read_element_types(yaml_file *f, void *into, const yaml_node_t *v) {
  consumer_profile *p = &((describing *)into)->d->profile;
  return yaml_texts(f, v, "element_types", &p->element_types, &p->element_type_count);
}

static bool read_devices(yaml_file *f, void *into, const yaml_node_t *v) {
  consumer_profile *p = &((describing *)into)->d->profile;
  const char *text = yaml_text(f, v, "devices");
  if (!text) return false;
  char *end;
  p->devices = strtoull(text, &end, 10);
  if (*text >= '1' && *text <= '9' && !*end && p->devices <= 1000000) return true;
  return yaml_complain(f, v, f->bad_value, "devices is a number from 1 to 1000000, not '%s'", text);
}

static bool read_capabilities(yaml_file *f, void *into, const yaml_node_t *v) {
  static const yaml_key keys[] = {{"can", false, read_can},
                                  {"locations", false, read_locations},
                                  {"programs", false, read_programs},
                                  {"element_types", false, read_element_types},
                                  {"devices", false, read_devices}};
  return yaml_mapping(f, v, "capabilities", keys, sizeof keys / sizeof *keys, into);
}

/* --- Limits --- */

static bool seconds(yaml_file *f, const yaml_node_t *v, const char *what, double *out) {
  const char *text = yaml_text(f, v, what);
  if (!text) return false;
  if (cli_seconds(text, out)) return true;
  return yaml_complain(f, v, f->bad_value, "%s takes seconds, or none, not '%s'", what, text);
}

static bool size(yaml_file *f, const yaml_node_t *v, const char *what, uint64_t *out) {
  const char *text = yaml_text(f, v, what);
  if (!text) return false;
  unsigned long long number;
  if (cli_size(text, &number)) {
    *out = number;
    return true;
  }
  return yaml_complain(f, v, f->bad_value, "%s is a size such as 512MiB, or none, not '%s'", what,
                       text);
}

static bool never_none(yaml_file *f, const yaml_node_t *v, const char *what, bool some) {
  return some || yaml_complain(f, v, f->bad_value, "%s cannot be none", what);
}

static bool read_start(yaml_file *f, void *into, const yaml_node_t *v) {
  double *out = &((describing *)into)->d->limits.start;
  return seconds(f, v, "start", out) && never_none(f, v, "start", *out > 0);
}
static bool read_wall(yaml_file *f, void *into, const yaml_node_t *v) {
  double *out = &((describing *)into)->d->limits.wall;
  return seconds(f, v, "wall", out) && never_none(f, v, "wall", *out > 0);
}
static bool read_cpu(yaml_file *f, void *into, const yaml_node_t *v) {
  return seconds(f, v, "cpu", &((describing *)into)->d->limits.cpu);
}
static bool read_memory(yaml_file *f, void *into, const yaml_node_t *v) {
  return size(f, v, "memory", &((describing *)into)->d->limits.memory);
}
static bool read_output(yaml_file *f, void *into, const yaml_node_t *v) {
  uint64_t *out = &((describing *)into)->d->limits.output;
  return size(f, v, "output", out) && never_none(f, v, "output", *out > 0);
}

static bool read_limits(yaml_file *f, void *into, const yaml_node_t *v) {
  static const yaml_key keys[] = {{"start", false, read_start},
                                  {"wall", false, read_wall},
                                  {"cpu", false, read_cpu},
                                  {"memory", false, read_memory},
                                  {"output", false, read_output}};
  return yaml_mapping(f, v, "limits", keys, sizeof keys / sizeof *keys, into);
}

/* --- What a refusal looks like --- */

static bool read_refusal_exit(yaml_file *f, void *into, const yaml_node_t *v) {
  describing *s = into;
  const char *const *texts;
  size_t count;
  if (!yaml_texts(f, v, "exit", &texts, &count)) return false;
  uint8_t *exits = ARENA_ARRAY(f->memory, uint8_t, count);
  for (size_t i = 0; i < count; i++) {
    char *end;
    unsigned long long number = strtoull(texts[i], &end, 10);
    if (texts[i][0] < '1' || texts[i][0] > '9' || *end || number > 255)
      return yaml_complain(f, yaml_at(f, v->data.sequence.items.start[i]), f->bad_value,
                           "an exit status that means a refusal is 1 to 255, not '%s'", texts[i]);
    exits[i] = (uint8_t)number;
  }
  s->d->refusal_exits = exits;
  s->d->refusal_exit_count = count;
  return true;
}

static bool read_refusal_pattern(yaml_file *f, void *into, const yaml_node_t *v) {
  describing *s = into;
  const char *text = yaml_text(f, v, "a regular expression");
  int code;
  PCRE2_SIZE at;
  if (!text) return false;
  pcre2_code *regex =
      pcre2_compile((PCRE2_SPTR)text, PCRE2_ZERO_TERMINATED, PCRE2_MULTILINE, &code, &at, NULL);
  if (!regex) {
    PCRE2_UCHAR message[128];
    pcre2_get_error_message(code, message, sizeof message);
    return yaml_complain(f, v, f->bad_value, "'%s' is no regular expression: %s at %zu", text,
                         (const char *)message, (size_t)at);
  }
  pcre2_code_free(regex);
  s->d->refusal_pattern = text;
  return true;
}

static bool read_refusal(yaml_file *f, void *into, const yaml_node_t *v) {
  static const yaml_key keys[] = {{"exit", false, read_refusal_exit},
                                  {"stderr", false, read_refusal_pattern}};
  return yaml_mapping(f, v, "refusal", keys, sizeof keys / sizeof *keys, into);
}

/* --- Testees and the built-in consumer --- */

static bool read_command(yaml_file *f, void *into, const yaml_node_t *v) {
  return read_argv(f, v, HOLD(HERE) | HOLD(BIN), &((describing *)into)->d->command);
}

static bool read_transport(yaml_file *f, void *into, const yaml_node_t *v) {
  static const char *const words[] = {"inline", "file"};
  size_t i;
  if (!yaml_word(f, v, "transport", words, 2, &i)) return false;
  ((describing *)into)->d->files = i == 1;
  return true;
}

static bool read_fault(yaml_file *f, void *into, const yaml_node_t *v) {
  describing *s = into;
  const char *text = yaml_text(f, v, "fault");
  if (!text || fault_by_name(text, &s->d->fault)) return text != NULL;
  return yaml_complain(f, v, f->bad_value, "there is no fault '%s'", text);
}

/* The keys, and the kinds that have them. */
#define OF(kind) (1u << CONSUMER_##kind)
#define OF_ALL (OF(BUILTIN) | OF(PROCESS) | OF(TESTEE))
#define KEY_ROWS(X)                                              \
  X("name", true, read_name, OF_ALL)                             \
  X("kind", true, read_kind, OF_ALL)                             \
  X("release", false, read_release, OF_ALL)                      \
  X("releases", false, read_releases, OF(BUILTIN) | OF(PROCESS)) \
  X("capabilities", false, read_capabilities, OF(PROCESS))       \
  X("limits", false, read_limits, OF(PROCESS) | OF(TESTEE))      \
  X("deserialize", false, read_deserialize, OF(PROCESS))         \
  X("serialize", false, read_serialize, OF(PROCESS))             \
  X("evaluate", false, read_evaluate, OF(PROCESS))               \
  X("refusal", false, read_refusal, OF(PROCESS))                 \
  X("command", false, read_command, OF(TESTEE))                  \
  X("transport", false, read_transport, OF(TESTEE))              \
  X("fault", false, read_fault, OF(BUILTIN))

#define KEY(name, required, read, kinds) {name, required, read},
#define KINDS(name, required, read, kinds) kinds,
static const yaml_key keys[] = {KEY_ROWS(KEY)};
static const uint32_t key_kinds[] = {KEY_ROWS(KINDS)};
enum { KEY_COUNT = sizeof keys / sizeof *keys };

static bool keys_fit_kind(yaml_file *f, const yaml_node_t *root, consumer_kind kind) {
  bool ok = true;
  const yaml_node_pair_t *pair = root->data.mapping.pairs.start;
  for (; pair < root->data.mapping.pairs.top; pair++) {
    const yaml_node_t *key = yaml_at(f, pair->key);
    const char *name = (const char *)key->data.scalar.value;
    for (size_t k = 0; k < KEY_COUNT; k++)
      if (strcmp(keys[k].name, name) == 0 && !(key_kinds[k] >> kind & 1))
        ok = yaml_complain(f, key, f->bad_key, "a consumer of kind %s has no key '%s'",
                           consumer_kinds[kind], name);
  }
  return ok;
}

static bool complete(yaml_file *f, const yaml_node_t *root, describing *s) {
  consumer_description *d = s->d;
  if (d->kind == CONSUMER_TESTEE)
    return d->command.count ||
           yaml_complain(f, root, f->missing, "a testee needs the key 'command'");
  if (!s->released) {
    if (d->kind == CONSUMER_PROCESS)
      return yaml_complain(f, root, f->missing, "a consumer needs 'release' or 'releases'");
    d->profile.oldest = 0;
    d->profile.newest = s->opset->release_count - 1;
  }
  if (d->kind == CONSUMER_BUILTIN) return true;
  uint32_t given = 0;
  for (int v = 0; v < VERB_COUNT; v++) given |= (uint32_t)(d->actions[v].count > 0) << v;
  if (!given)
    return yaml_complain(f, root, f->missing,
                         "a process needs one of 'deserialize', 'serialize' and 'evaluate'");
  if (!d->has_can) d->profile.can = given;
  for (int v = 0; v < VERB_COUNT; v++)
    if (d->profile.can >> v & 1 && !(given >> v & 1))
      return yaml_complain(f, root, f->missing, "it can %s, but has no key '%s'", abilities[v],
                           consumer_verbs[v]);
  bool many = d->profile.oldest != d->profile.newest;
  for (int v = 0; many && v < VERB_COUNT; v++)
    if (d->actions[v].count && !command_uses(&d->actions[v], HOLD_RELEASE))
      return yaml_complain(f, root, f->bad_value,
                           "with several releases, '%s' needs {release} to say which",
                           consumer_verbs[v]);
  return true;
}

static bool read_root(yaml_file *f, const yaml_node_t *root, void *into) {
  describing *s = into;
  if (!yaml_mapping(f, root, "a consumer", keys, KEY_COUNT, s)) return false;
  return keys_fit_kind(f, root, s->d->kind) && complete(f, root, s);
}

static const char *folder_of(const char *path, arena *memory) {
  const char *slash = strrchr(path, '/');
  if (!slash) return ".";
  return slash == path ? "/" : arena_strndup(memory, path, (size_t)(slash - path));
}

bool consumer_describe(const char *path, const char *bytes, size_t n, const vs_opset *o,
                       arena *memory, consumer_description *out, diag_sink *sink) {
  static const uint8_t one = 1;
  *out = (consumer_description){.profile = {.oldest = RELEASE_UNKNOWN,
                                            .newest = RELEASE_UNKNOWN,
                                            .locations = true,
                                            .devices = 1},
                                .limits = consumer_default_limits,
                                .refusal_exits = &one,
                                .refusal_exit_count = 1};
  arena_guard g;
  if (!ARENA_GUARD(memory, &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  out->path = arena_strndup(memory, path, strlen(path));
  out->folder = folder_of(path, memory);
  arena_guard_pop(memory, &g);
  yaml_file f = {.path = out->path,
                 .memory = memory,
                 .sink = sink,
                 .bad_key = DIAG_CONSUMER_KEY,
                 .bad_value = DIAG_CONSUMER_VALUE,
                 .missing = DIAG_CONSUMER_MISSING};
  describing s = {.d = out, .opset = o};
  return yaml_file_read(&f, bytes, n, DIAG_CONSUMER_SYNTAX, read_root, &s);
}
