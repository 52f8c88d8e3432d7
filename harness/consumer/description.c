/* SPDX-License-Identifier: Apache-2.0 */
#include "description.h"

#include <stdlib.h>
#include <string.h>

#include "base/strbuf.h"
#include "harness/cases/plan.h"
#include "harness/cli/cli.h"
#include "harness/cli/diags.h"
#include "harness/data/regex.h"
#include "harness/programs/devices.h"
#include "versions/yaml_file.h"

const char *const consumer_kinds[] = {"built-in", "process", "testee", "pjrt", NULL};
const char *const consumer_verbs[VERB_COUNT] = {"deserialize", "serialize", "evaluate"};
static const char *const abilities[] = {"read", "write", "evaluate", NULL};
static const char *const placeholder_names[HOLD_COUNT] = {
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

void command_add_literal(const char *text, strbuf *out) {
  for (; *text; text++) {
    if (*text == '{' || *text == '}') strbuf_addc(out, *text);
    strbuf_addc(out, *text);
  }
}

char **command_expand(const consumer_command *c, const char *const values[HOLD_COUNT]) {
  strbuf_auto texts = STRBUF_INIT;
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
  return argv;
}

/* --- Reading --- */

static bool no_placeholder(yaml_file *f, const ynode *at, const char *text, uint32_t allowed) {
  strbuf_auto known = STRBUF_INIT;
  for (int i = 0; i < HOLD_COUNT; i++)
    if (allowed >> i & 1) strbuf_addf(&known, " {%s}", placeholder_names[i]);
  yaml_complain(f, at, f->bad_value,
                "'%s' has a brace that begins no placeholder; there are here%s, and {{ is a brace",
                text, strbuf_str(&known));
  return false;
}

/* One text of an argument list, with the placeholders that may stand in it. */
static bool placeholders_fit(yaml_file *f, const ynode *at, uint32_t allowed) {
  for (const char *p = at->text; *p;) {
    size_t n = 1;
    if ((*p == '{' || *p == '}') && p[1] == *p) {
      n = 2;
    } else if (*p == '}') {
      return yaml_complain(f, at, f->bad_value, "a '}' alone: write }}");
    } else if (*p == '{') {
      placeholder h = placeholder_at(p, &n);
      if (h == HOLD_COUNT) return no_placeholder(f, at, p, allowed);
      if (!(allowed >> h & 1))
        return yaml_complain(f, at, f->bad_value, "{%s} has no meaning here", placeholder_names[h]);
    }
    p += n;
  }
  return true;
}

static bool read_argv(yaml_file *f, const ynode *v, uint32_t allowed, consumer_command *out) {
  if (!yaml_texts(f, v, "an argument list", &out->argv, &out->count)) return false;
  if (!out->count) return yaml_complain(f, v, f->bad_value, "an argument list must not be empty");
  for (const ynode *at = v->first; at; at = at->next)
    if (!placeholders_fit(f, at, allowed)) return false;
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

static bool read_action_argv(yaml_file *f, const ynode *v, void *into) {
  consumer_command *c = into;
  consumer_verb verb = (consumer_verb)(c - ((const consumer_description *)f->user)->actions);
  if (!read_argv(f, v, verb_holds[verb].allowed, c)) return false;
  for (int h = 0; h < HOLD_COUNT; h++)
    if (verb_holds[verb].needs >> h & 1 && command_uses(c, (placeholder)h)) return true;
  return yaml_complain(f, v, f->bad_value, "to %s, the argument list needs %s",
                       consumer_verbs[verb],
                       verb == VERB_DESERIALIZE ? "{artifact}"
                       : verb == VERB_SERIALIZE ? "{program}"
                                                : "{artifact} or {program}");
}

static bool read_action(yaml_file *f, const ynode *v, void *into) {
  static const char *const outputs[] = {"stdout", "file", NULL};
  static const yaml_key keys[] = {YAML_READ("argv", true, read_action_argv),
                                  YAML_WORD("output", false, outputs, consumer_command, to_file)};
  consumer_command *c = YAML_MEMBER(f, into, consumer_command);
  c->line = v->line;
  c->column = v->column;
  if (!YAML_MAPPING(f, v, f->key->name, keys, c)) return false;
  return c->to_file == command_uses(c, HOLD_OUTPUT) ||
         yaml_complain(f, v, f->bad_value, "'output: file' and {output} belong together");
}

static bool one_release(yaml_file *f, const ynode *v, size_t *out) {
  const vs_opset *o = ((const consumer_description *)f->user)->opset;
  const char *text = yaml_text(f, v, "a release");
  char newest[32];
  if (!text) return false;
  return plan_release(o, text, strlen(text), out) ||
         yaml_complain(f, v, f->bad_value,
                       "there is no release '%s'; the newest that the suite knows is %s", text,
                       vs_format(o->releases[o->release_count - 1].version, newest));
}

static bool is_first(yaml_file *f, const consumer_profile *p, const ynode *v) {
  return p->oldest == RELEASE_UNKNOWN ||
         yaml_complain(f, v, f->bad_key, "'release' and 'releases' exclude each other");
}

static bool read_release(yaml_file *f, const ynode *v, void *into) {
  consumer_profile *p = &((consumer_description *)into)->profile;
  if (!is_first(f, p, v) || !one_release(f, v, &p->oldest)) return false;
  p->newest = p->oldest;
  return true;
}

static bool read_releases(yaml_file *f, const ynode *v, void *into) {
  consumer_profile *p = &((consumer_description *)into)->profile;
  if (!is_first(f, p, v)) return false;
  if (v->kind != Y_SEQUENCE || v->count != 2)
    return yaml_complain(f, v, f->bad_value, "releases must be [oldest, newest]");
  if (!one_release(f, v->first, &p->oldest) || !one_release(f, v->last, &p->newest)) return false;
  return p->oldest <= p->newest ||
         yaml_complain(f, v, f->bad_value, "the oldest release is newer than the newest");
}

/* --- Capabilities --- */

static bool read_can(yaml_file *f, const ynode *v, void *into) {
  consumer_description *d = into;
  if (!yaml_want(f, v, Y_SEQUENCE, "can")) return false;
  for (const ynode *item = v->first; item; item = item->next) {
    size_t verb;
    if (!yaml_word(f, item, "an ability", abilities, &verb)) return false;
    d->profile.can |= 1u << verb;
  }
  d->has_can = true;
  return true;
}

static bool read_locations(yaml_file *f, const ynode *v, void *into) {
  static const char *const words[] = {"no", "yes", "false", "true", NULL};
  size_t word;
  if (!yaml_word(f, v, "locations", words, &word)) return false;
  ((consumer_description *)into)->profile.locations = word & 1;
  return true;
}

static const char *const programs[] = {"text", "artifact", NULL};
static const char *const writers[] = {"other", WRITER_STABLEHLO, NULL};

static const yaml_key capability_keys[] = {
    YAML_READ("can", false, read_can),
    YAML_READ("locations", false, read_locations),
    YAML_WORD("programs", false, programs, consumer_description, profile.artifacts),
    YAML_WORD("writer", false, writers, consumer_description, profile.stablehlo_writer),
    YAML_TEXTS("element_types", false, consumer_description, profile.element_types,
               profile.element_type_count),
    YAML_TEXTS("dialects", false, consumer_description, profile.dialects, profile.dialect_count),
    YAML_NUMBER("devices", false, 1, DEVICE_NUMBER_MAX, consumer_description, profile.devices)};

/* --- Limits --- */

/* Every run has these limits; the others may be none. */
static bool is_there(const yaml_file *f, const ynode *v, bool none) {
  static const char *const needed[] = {"start", "wall", "output"};
  for (size_t i = 0; none && i < sizeof needed / sizeof *needed; i++)
    if (strcmp(f->key->name, needed[i]) == 0)
      return yaml_complain(f, v, f->bad_value, "%s cannot be none", f->key->name);
  return true;
}

static bool read_seconds(yaml_file *f, const ynode *v, void *into) {
  double *out = YAML_MEMBER(f, into, double);
  const char *what = f->key->name, *text = yaml_text(f, v, what);
  if (text && cli_seconds(text, out)) return is_there(f, v, *out == 0);
  return text &&
         yaml_complain(f, v, f->bad_value, "%s takes seconds, or none, not '%s'", what, text);
}

static bool read_size(yaml_file *f, const ynode *v, void *into) {
  const char *what = f->key->name, *text = yaml_text(f, v, what);
  unsigned long long number;
  if (text && cli_size(text, &number)) {
    *YAML_MEMBER(f, into, uint64_t) = number;
    return is_there(f, v, number == 0);
  }
  return text && yaml_complain(f, v, f->bad_value, "%s is a size such as 512MiB, or none, not '%s'",
                               what, text);
}

static const yaml_key limit_keys[] = {
    YAML_INTO("start", false, read_seconds, consumer_description, limits.start),
    YAML_INTO("wall", false, read_seconds, consumer_description, limits.wall),
    YAML_INTO("cpu", false, read_seconds, consumer_description, limits.cpu),
    YAML_INTO("memory", false, read_size, consumer_description, limits.memory),
    YAML_INTO("output", false, read_size, consumer_description, limits.output)};

/* --- What a refusal looks like --- */

static bool read_refusal_exit(yaml_file *f, const ynode *v, void *into) {
  consumer_description *d = into;
  if (!yaml_want(f, v, Y_SEQUENCE, "exit")) return false;
  uint8_t *exits = ARENA_ARRAY(f->memory, uint8_t, (size_t)v->count + 1);
  d->refusal_exits = exits;
  d->refusal_exit_count = 0;
  for (const ynode *item = v->first; item; item = item->next) {
    uint64_t number;
    if (!yaml_number(f, item, "an exit status that means a refusal", 1, 255, &number)) return false;
    exits[d->refusal_exit_count++] = (uint8_t)number;
  }
  return v->count || yaml_complain(f, v, f->bad_value, "exit must not be empty");
}

static bool read_refusal_pattern(yaml_file *f, const ynode *v, void *into) {
  const char *text = yaml_text(f, v, "a regular expression");
  if (!text) return false;
  strbuf_auto why = STRBUF_INIT;
  regexp *r = regex_new(text, strlen(text), REGEX_LINES, &why);
  if (!r) yaml_complain(f, v, f->bad_value, "%s", strbuf_str(&why));
  regex_free(r);
  ((consumer_description *)into)->refusal_pattern = text;
  return r != NULL;
}

static const yaml_key refusal_keys[] = {YAML_READ("exit", false, read_refusal_exit),
                                        YAML_READ("stderr", false, read_refusal_pattern)};

/* --- Testees and the built-in consumer --- */

static bool read_command(yaml_file *f, const ynode *v, void *into) {
  return read_argv(f, v, HOLD(HERE) | HOLD(BIN), &((consumer_description *)into)->command);
}

/* --- Claims --- */

static bool read_profiles(yaml_file *f, const ynode *v, void *into) {
  profile_claim *c = &((consumer_description *)into)->claim;
  if (v->kind != Y_SEQUENCE) {
    const char *text = yaml_text(f, v, "profiles");
    c->profiles = (1u << PROFILE_COUNT) - 1;
    return text && (strcmp(text, "all") == 0 ||
                    yaml_complain(f, v, f->bad_value, "profiles is a list of profiles, or 'all'"));
  }
  for (const ynode *item = v->first; item; item = item->next) {
    size_t p;
    if (!yaml_word(f, item, "a profile", profile_names, &p)) return false;
    c->profiles |= 1u << p;
  }
  return c->profiles >> PROFILE_CORE & 1 ||
         yaml_complain(f, v, f->bad_value, "profiles must include 'core'");
}

/* How far the claim goes. */
static const yaml_key claim_keys[] = {
    YAML_NUMBER("rank", false, PROFILE_RANK_LEAST, UINT32_MAX, consumer_description, claim.rank),
    YAML_NUMBER("elements", false, PROFILE_ELEMENTS_LEAST, INT64_MAX, consumer_description,
                claim.elements),
    YAML_NUMBER("nesting", false, PROFILE_NESTING_LEAST, UINT32_MAX, consumer_description,
                claim.nesting)};

/* --- Plugins: testees by the name of hlo-pjrt --- */

static bool read_plugin(yaml_file *f, const ynode *v, void *into) {
  consumer_description *d = into;
  d->plugin = yaml_text(f, v, "a plugin");
  return d->plugin && placeholders_fit(f, v, HOLD(HERE) | HOLD(BIN));
}

static bool read_options(yaml_file *f, const ynode *v, void *into) {
  consumer_description *d = into;
  if (!yaml_want(f, v, Y_MAPPING, "options")) return false;
  const char **options = ARENA_ARRAY(f->memory, const char *, (size_t)v->count + 1);
  d->options = options;
  for (const ynode *key = v->first; key; key = key->next->next) {
    strbuf_auto text = STRBUF_INIT;
    const char *value = yaml_text(f, key->next, "an option");
    strbuf_adds(&text, "--option=");
    command_add_literal(key->text, &text);
    strbuf_addc(&text, '=');
    command_add_literal(value ? value : "", &text);
    options[d->option_count++] = arena_strndup(f->memory, strbuf_str(&text), text.len);
    if (!value) return false;
  }
  return true;
}

static void make_plugin_command(yaml_file *f, consumer_description *d) {
  char release[48] = "--release=";
  const char **argv = ARENA_ARRAY(f->memory, const char *, d->option_count + 4);
  size_t n = 0;
  argv[n++] = "{bin}/hlo-pjrt";
  for (size_t i = 0; i < d->option_count; i++) argv[n++] = d->options[i];
  if (d->profile.oldest != RELEASE_UNKNOWN) {
    size_t at = strlen(release);
    vs_format(d->opset->releases[d->profile.oldest].version, release + at);
    argv[n++] = arena_strndup(f->memory, release, strlen(release));
  }
  argv[n++] = "--";
  argv[n++] = d->plugin;
  d->command.argv = argv;
  d->command.count = n;
}

static const char *const transports[] = {"inline", "file", NULL};

/* The keys, and the kinds that have them. */
#define OF(kind) (1u << CONSUMER_##kind)
#define OF_ALL (OF(BUILTIN) | OF(PROCESS) | OF(TESTEE) | OF(PJRT))
#define ACTION(name, verb) YAML_INTO(name, false, read_action, consumer_description, actions[verb])
#define KEY_ROWS(X)                                                                                \
  X(YAML_TEXT("name", true, consumer_description, profile.name), OF_ALL)                           \
  X(YAML_WORD("kind", true, consumer_kinds, consumer_description, kind), OF_ALL)                   \
  X(YAML_READ("release", false, read_release), OF_ALL)                                             \
  X(YAML_READ("releases", false, read_releases), OF(BUILTIN) | OF(PROCESS))                        \
  X(YAML_KEYS("capabilities", false, capability_keys), OF(PROCESS))                                \
  X(YAML_KEYS("limits", false, limit_keys), OF(PROCESS) | OF(TESTEE) | OF(PJRT))                   \
  X(YAML_READ("profiles", false, read_profiles), OF_ALL)                                           \
  X(YAML_KEYS("profile_limits", false, claim_keys), OF_ALL)                                        \
  X(YAML_TEXT("budgets", false, consumer_description, budgets), OF_ALL)                            \
  X(ACTION("deserialize", VERB_DESERIALIZE), OF(PROCESS))                                          \
  X(ACTION("serialize", VERB_SERIALIZE), OF(PROCESS))                                              \
  X(ACTION("evaluate", VERB_EVALUATE), OF(PROCESS))                                                \
  X(YAML_KEYS("refusal", false, refusal_keys), OF(PROCESS))                                        \
  X(YAML_READ("command", false, read_command), OF(TESTEE))                                         \
  X(YAML_WORD("transport", false, transports, consumer_description, files), OF(TESTEE) | OF(PJRT)) \
  X(YAML_READ("plugin", false, read_plugin), OF(PJRT))                                             \
  X(YAML_READ("options", false, read_options), OF(PJRT))                                           \
  X(YAML_WORD("fault", false, fault_names, consumer_description, fault), OF(BUILTIN))

#define KEY(row, kinds) row,
#define KINDS(row, kinds) kinds,
static const yaml_key keys[] = {KEY_ROWS(KEY)};
static const uint32_t key_kinds[] = {KEY_ROWS(KINDS)};
enum { KEY_COUNT = sizeof keys / sizeof *keys };

static bool keys_fit_kind(yaml_file *f, const ynode *root, consumer_kind kind) {
  bool ok = true;
  for (const ynode *key = root->first; key; key = key->next->next)
    for (size_t k = 0; k < KEY_COUNT; k++)
      if (strcmp(keys[k].name, key->text) == 0 && !(key_kinds[k] >> kind & 1))
        ok = yaml_complain(f, key, f->bad_key, "a consumer of kind %s has no key '%s'",
                           consumer_kinds[kind], key->text);
  return ok;
}

static bool complete(yaml_file *f, const ynode *root, consumer_description *d) {
  if (d->kind == CONSUMER_TESTEE)
    return d->command.count ||
           yaml_complain(f, root, f->missing, "a testee needs the key 'command'");
  if (d->kind == CONSUMER_PJRT) {
    if (!d->plugin)
      return yaml_complain(f, root, f->missing, "a consumer of kind pjrt needs the key 'plugin'");
    make_plugin_command(f, d);
    return true;
  }
  if (d->profile.oldest == RELEASE_UNKNOWN) {
    if (d->kind == CONSUMER_PROCESS)
      return yaml_complain(f, root, f->missing, "a consumer needs 'release' or 'releases'");
    d->profile.oldest = 0;
    d->profile.newest = d->opset->release_count - 1;
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

static bool read_root(yaml_file *f, const ynode *root, void *into) {
  consumer_description *d = into;
  return YAML_MAPPING(f, root, "a consumer", keys, d) && keys_fit_kind(f, root, d->kind) &&
         complete(f, root, d);
}

static const char *folder_of(const char *path, arena *memory) {
  const char *slash = strrchr(path, '/');
  if (!slash) return ".";
  return slash == path ? "/" : arena_strndup(memory, path, (size_t)(slash - path));
}

bool consumer_describe(const char *path, const char *bytes, size_t n, const vs_opset *o,
                       arena *memory, consumer_description *out, diag_sink *sink) {
  static const uint8_t one = 1;
  *out = (consumer_description){.opset = o,
                                .profile = {.oldest = RELEASE_UNKNOWN,
                                            .newest = RELEASE_UNKNOWN,
                                            .locations = true,
                                            .devices = 1},
                                .limits = consumer_default_limits,
                                .claim = profile_claim_of(0),
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
                 .user = out,
                 .syntax = DIAG_CONSUMER_SYNTAX,
                 .bad_key = DIAG_CONSUMER_KEY,
                 .bad_value = DIAG_CONSUMER_VALUE,
                 .missing = DIAG_CONSUMER_MISSING};
  return yaml_file_read(&f, bytes, n, read_root, out);
}
