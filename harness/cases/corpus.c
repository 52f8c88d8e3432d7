/* SPDX-License-Identifier: Apache-2.0 */
#include "corpus.h"

#include <dirent.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/os/machine.h"
#include "base/vec.h"
#include "harness/cli/diags.h"
#include "harness/data/yaml_input.h"
#include "harness/words/near.h"
#include "profile_lists.h"
#include "verify/verify.h"

const char *const check_names[CHECK_COUNT + 1] = {
#define CHECK_ROW(name, text, meaning) text,
#include "checks.def"
#undef CHECK_ROW
};

const char *const check_meanings[CHECK_COUNT] = {
#define CHECK_ROW(name, text, meaning) meaning,
#include "checks.def"
#undef CHECK_ROW
};

const char *const voucher_names[VOUCH_COUNT + 1] = {
    [VOUCH_UNSAID] = "",
#define VOUCH_ROW(name, text, meaning) [VOUCH_##name] = text,
#include "vouchers.def"
#undef VOUCH_ROW
};
const char *const reader_names[] = {
    [READER_NONE] = "",
    [READER_MUST_REFUSE] = "must-refuse",
    [READER_MAY_ACCEPT] = "may-accept",
    NULL,
};
const char *const promise_names[] = {
    [PROMISE_FULL] = "full", [PROMISE_SIX_MONTHS] = "six-months", NULL};
const char *const level_names[] = {
    [LEVEL_REQUIRED] = "required", [LEVEL_RECOMMENDED] = "recommended", NULL};

check_kind check_by_name(const char *name, size_t n) {
  for (int i = 0; i < CHECK_COUNT; i++)
    if (bytes_are(name, n, check_names[i])) return (check_kind)i;
  return CHECK_COUNT;
}

uint32_t corpus_read_set(const char *list, uint32_t (*bits_of)(const char *word, size_t n)) {
  uint32_t all = 0;
  for (;; list++) {
    size_t n = strcspn(list, ",");
    uint32_t one = bits_of(list, n);
    if (!one) return 0;
    all |= one;
    list += n;
    if (!*list) return all;
  }
}

static uint32_t check_bits(const char *word, size_t n) {
  check_kind k = check_by_name(word, n);
  return bytes_are(word, n, "contexts") ? CONTEXT_CHECKS : k < CHECK_COUNT ? 1u << k : 0;
}

uint32_t checks_read(const char *list) { return corpus_read_set(list, check_bits); }

const case_form *case_form_at(const corpus_case *c, vs_version v) {
  const case_form *form = NULL;
  for (size_t i = 0; i < c->form_count && c->forms[i].since <= vs_without_patch(v); i++)
    form = &c->forms[i];
  return form;
}

/* --- One manifest --- */

/* The state of a reader of keys, passed as the user of a yaml_file. */
typedef struct loader {
  corpus *corpus;
  const vs_opset *opset;
  const char *folder; /* of the manifest, below the corpus: "elementwise" */
  corpus_case *items;
  size_t count, cap;
} loader;

bool corpus_plain_name(const char *text) {
  for (const char *p = text; *p; p++)
    if (!((*p >= 'a' && *p <= 'z') || (*p >= '0' && *p <= '9') || *p == '_')) return false;
  return *text != '\0';
}

static bool read_id(yaml_file *f, const ynode *v, void *into) {
  corpus_case *c = into;
  c->id = yaml_text(f, v, "id");
  if (!c->id) return false;
  return corpus_plain_name(c->id) ||
         yaml_complain(f, v, f->bad_value,
                       "id '%s' must be of lower-case letters, digits and underscores", c->id);
}

/* The path of a file beside the manifest. */
static bool read_path(yaml_file *f, const ynode *v, void *into) {
  const loader *l = f->user;
  const char *what = f->key->name, **path = YAML_MEMBER(f, into, const char *);
  const char *text = yaml_text(f, v, what);
  if (!text) return false;
  if (strchr(text, '/') || *text == '.')
    return yaml_complain(f, v, f->bad_value, "%s '%s' must stand beside the manifest", what, text);
  *path = arena_printf(f->memory, "%s/%s/%s", l->corpus->folder, l->folder, text);
  return access(*path, R_OK) == 0 ||
         yaml_complain(f, v, DIAG_MANIFEST_FILE, "%s '%s' cannot be read: %s", what, *path,
                       strerror(errno));
}

static bool read_file(yaml_file *f, const ynode *v, void *into) {
  const loader *l = f->user;
  corpus_case *c = into;
  struct stat s;
  if (!read_path(f, v, into)) return false;
  c->name = arena_printf(f->memory, "%s/%s", l->folder, v->text);
  if (stat(c->path, &s) == 0) c->bytes = (size_t)s.st_size;
  return true;
}

static bool release(const yaml_file *f, const ynode *v, vs_version *out) {
  const vs_opset *o = ((const loader *)f->user)->opset;
  const char *text = yaml_text(f, v, "a release");
  if (!text) return false;
  return (vs_parse(o, text, strlen(text), out) && strcmp(text, "current") != 0 &&
          VS_PATCH(*out) == 0 && vs_release_of(o, *out)) ||
         yaml_complain(f, v, f->bad_value, "there is no release '%s'", text);
}

static bool read_since(yaml_file *f, const ynode *v, void *into) {
  return release(f, v, &((corpus_case *)into)->since);
}

/* Adds a name to the features of a form: "a|b". */
static bool add_feature(const yaml_file *f, const ynode *list, const ynode *v, const char **all) {
  const char *name = yaml_text(f, v, "a feature");
  if (!name) return false;
  for (const ynode *other = list; other && other != v; other = other->next)
    if (strcmp(other->text, name) == 0)
      return yaml_complain(f, v, f->bad_value, "feature '%s' stands twice", name);
  if (strchr(name, '|'))
    return yaml_complain(f, v, f->bad_value, "feature '%s': write several names as a list", name);
  *all = *all ? arena_printf(f->memory, "%s|%s", *all, name) : name;
  return true;
}

/* A name, or a list of names of which a refusal has to say one. */
static const char *feature(const yaml_file *f, const ynode *v) {
  const char *all = NULL;
  if (v->kind != Y_SEQUENCE) return add_feature(f, NULL, v, &all) ? all : NULL;
  if (!v->count) yaml_complain(f, v, f->bad_value, "a list of features must not be empty");
  for (const ynode *item = v->first; item; item = item->next)
    if (!add_feature(f, v->first, item, &all)) return NULL;
  return all;
}

/* forms: a mapping from releases, ascending, to the feature that the program is written with. */
static bool read_forms(yaml_file *f, const ynode *v, void *into) {
  corpus_case *c = into;
  if (!yaml_want(f, v, Y_MAPPING, "forms")) return false;
  case_form *forms = ARENA_ARRAY(f->memory, case_form, v->count / 2);
  for (const ynode *key = v->first; key; key = key->next->next) {
    case_form *form = &forms[c->form_count];
    if (!release(f, key, &form->since) || !(form->feature = feature(f, key->next))) return false;
    if (c->form_count && form[-1].since >= form->since)
      return yaml_complain(f, key, f->bad_value, "the releases of forms must ascend");
    c->form_count++;
  }
  c->forms = forms;
  return true;
}

static bool read_checks(yaml_file *f, const ynode *v, void *into) {
  uint32_t *checks = &((corpus_case *)into)->checks;
  if (!yaml_want(f, v, Y_SEQUENCE, "checks")) return false;
  *checks = 0;
  for (const ynode *item = v->first; item; item = item->next) {
    const char *text = yaml_text(f, item, "a check");
    if (!text) return false;
    check_kind k = check_by_name(text, strlen(text));
    if (k == CHECK_COUNT)
      return yaml_complain(f, item, f->bad_value, "there is no check '%s'", text);
    if (CONTEXT_CHECKS >> k & 1)
      return yaml_complain(f, item, f->bad_value,
                           "'%s' is no check to name: a case with 'evaluate' has all contexts",
                           text);
    if (*checks >> k & 1)
      return yaml_complain(f, item, f->bad_value, "check '%s' stands twice", text);
    *checks |= 1u << k;
  }
  return *checks || yaml_complain(f, v, f->bad_value, "a case needs a check");
}

static bool read_tolerance(yaml_file *f, const ynode *v, void *into) {
  double *tolerance = &((corpus_case *)into)->tolerance;
  const char *text = yaml_text(f, v, "tolerance");
  if (!text) return false;
  char *end;
  *tolerance = strtod(text, &end);
  return (*end == '\0' && isfinite(*tolerance) && *tolerance >= 0) ||
         yaml_complain(f, v, f->bad_value, "tolerance must be a number, not '%s'", text);
}

static bool stop_at_first(const verify_constraint *row, void *user) {
  const char **id = user;
  if (strcmp(row->id, *id) != 0) return true;
  *id = NULL;
  return false;
}

static bool read_breaks(yaml_file *f, const ynode *v, void *into) {
  const char *id = yaml_text(f, v, "breaks");
  if (!id) return false;
  ((corpus_case *)into)->breaks = id;
  const char *number = strchr(id, ' ');
  char *op = arena_strndup(f->memory, id, number ? (size_t)(number - id) : strlen(id));
  verify_constraints_of(((const loader *)f->user)->opset, op, stop_at_first, &id);
  return !id || yaml_complain(f, v, f->bad_value, "there is no constraint '%s'", id);
}

/* devices: {replicas: R, partitions: P}; either may be absent, which means 1. */
static bool read_devices(yaml_file *f, const ynode *v, void *into) {
  static const yaml_key keys[] = {
      YAML_NUMBER("replicas", false, 1, DEVICES_MAX, case_devices, replicas),
      YAML_NUMBER("partitions", false, 1, DEVICES_MAX, case_devices, partitions)};
  case_devices *d = &((corpus_case *)into)->devices;
  *d = (case_devices){1, 1};
  if (!YAML_MAPPING(f, v, "devices", keys, d)) return false;
  return d->replicas * d->partitions <= DEVICES_MAX ||
         yaml_complain(f, v, f->bad_value, "replicas times partitions must be at most %d",
                       DEVICES_MAX);
}

static const char *const locations[] = {"strip", "keep", NULL};
static const char *const nans[] = {[INTERP_NAN_ANY] = "any",
                                   [INTERP_NAN_SIGN] = "sign",
                                   [INTERP_NAN_PAYLOAD] = "payload",
                                   [INTERP_NAN_BITS] = "bits",
                                   NULL};
static const char *const zeros[] = {"signed", "equal", NULL};

static const yaml_key case_keys[] = {
    YAML_READ("id", true, read_id),
    YAML_INTO("file", true, read_file, corpus_case, path),
    YAML_READ("since", true, read_since),
    YAML_READ("forms", false, read_forms),
    YAML_TEXTS("tags", true, corpus_case, tags, tag_count),
    YAML_WORD("level", false, level_names, corpus_case, level),
    YAML_READ("checks", false, read_checks),
    YAML_READ("tolerance", false, read_tolerance),
    YAML_WORD("nan", false, nans, corpus_case, nan),
    YAML_WORD("zeros", false, zeros, corpus_case, zeros_equal),
    YAML_INTO("normal", false, read_path, corpus_case, normal),
    YAML_WORD("locations", false, locations, corpus_case, keep_locations),
    YAML_WORD("promise", false, promise_names, corpus_case, promise),
    YAML_READ("breaks", false, read_breaks),
    YAML_INTO("twin", false, read_path, corpus_case, twin),
    YAML_INTO("edits", false, read_path, corpus_case, edits),
    YAML_WORD("reader", false, reader_names, corpus_case, reader),
    YAML_TEXT("rule", false, corpus_case, rule),
    YAML_WORD("vouch", false, voucher_names, corpus_case, vouch),
    YAML_READ("devices", false, read_devices),
    YAML_NUMBER("patch", false, 1, 9, corpus_case, patch),
    YAML_TEXTS("mixed", false, corpus_case, mixed, mixed_count),
    YAML_TEXT("no_evaluate", false, corpus_case, no_evaluate),
    YAML_TEXT("boundary", false, corpus_case, boundary),
    YAML_TEXT("incident", false, corpus_case, incident),
    YAML_TEXT("note", false, corpus_case, note),
};

/* Keys that contradict each other. */
static bool check_keys(const yaml_file *f, const corpus_case *c, const ynode *at) {
  bool evaluated = c->checks >> CHECK_EVALUATE & 1;
  const struct {
    bool wrong;
    const char *what;
  } rows[] = {
      {c->twin && !c->breaks, "only a case that breaks a constraint has a twin"},
      {!!c->edits + !!c->reader + !!c->rule != (c->edits ? 3 : 0),
       "'edits', 'reader' and 'rule' belong together"},
      {c->edits && c->breaks, "a case has 'breaks' or 'edits', not both"},
      {c->no_evaluate && evaluated, "it has 'no_evaluate', and 'evaluate' among its checks"},
      {c->vouch && !evaluated, "it has 'vouch', but is not evaluated: it expects no values"},
      {c->devices.replicas && (c->breaks || c->edits),
       "a case that must be refused has no devices"},
      {c->mixed_count && c->since < vs_other_dialects_since(((const loader *)f->user)->opset),
       "its first release reads and writes no dialect beside VHLO"},
  };
  bool ok = true;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].wrong)
      ok = yaml_complain(f, at, f->bad_value, "case '%s': %s", c->id, rows[i].what);
  return ok;
}

/* forms[0] is the form of `since`; where the manifest names none, it is one that says nothing. */
static bool complete_forms(const yaml_file *f, corpus_case *c, const ynode *at) {
  if (c->form_count && c->forms[0].since == c->since) return true;
  if (c->form_count && c->forms[0].since < c->since)
    return yaml_complain(f, at, f->bad_value, "case '%s' has a form before its first release",
                         c->id);
  if (c->since > vs_oldest(((const loader *)f->user)->opset))
    return yaml_complain(f, at, f->missing,
                         "case '%s' must say in forms which feature its first release brings",
                         c->id);
  case_form *forms = ARENA_ARRAY(f->memory, case_form, c->form_count + 1);
  forms[0] = (case_form){c->since, NULL};
  for (size_t i = 0; i < c->form_count; i++) forms[i + 1] = c->forms[i];
  c->forms = forms;
  c->form_count++;
  return true;
}

static bool read_case(yaml_file *f, loader *l, const ynode *n) {
  corpus_case c = {
      .checks = (1u << CHECK_COUNT) - 1, .tolerance = -1, .manifest = f->path, .line = n->line};
  bool ok = YAML_MAPPING(f, n, "a case", case_keys, &c);
  if (c.breaks || c.edits) { /* there is nothing else to ask */
    uint32_t refuse = 1u << CHECK_REFUSE, all = (1u << CHECK_COUNT) - 1;
    if (c.checks != refuse && c.checks != all)
      ok = yaml_complain(f, n, f->bad_value, "a case that %s has the check 'refuse' alone",
                         c.breaks ? "breaks a constraint" : "edits its artifact");
    c.checks = refuse;
  }
  c.checks = checks_with_contexts(c.checks);
  if (!ok || !check_keys(f, &c, n) || !complete_forms(f, &c, n)) return false;
  VEC_ADD(f->memory, l, c);
  return true;
}

static bool read_cases(yaml_file *f, const ynode *v, void *into) {
  bool ok = yaml_want(f, v, Y_SEQUENCE, "cases");
  for (const ynode *n = ok ? v->first : NULL; n; n = n->next) ok &= read_case(f, into, n);
  return ok;
}

static bool read_root(yaml_file *f, const ynode *root, void *into) {
  static const yaml_key keys[] = {YAML_READ("cases", true, read_cases)};
  return YAML_MAPPING(f, root, "a manifest", keys, into);
}

static bool read_manifest(loader *l, const char *path, diag_sink *sink) {
  yaml_file f = {.path = path,
                 .memory = l->corpus->memory,
                 .sink = sink,
                 .user = l,
                 .syntax = DIAG_MANIFEST_SYNTAX,
                 .bad_key = DIAG_MANIFEST_KEY,
                 .bad_value = DIAG_MANIFEST_VALUE,
                 .missing = DIAG_MANIFEST_MISSING};
  return input_read_yaml(&f, DIAG_MANIFEST_FILE, read_root, l);
}

/* --- The whole corpus --- */

static int by_id(const void *a, const void *b) {
  const corpus_case *x = a, *y = b;
  int order = strcmp(x->id, y->id);
  if (order) return order;
  order = strcmp(x->manifest, y->manifest);
  return order ? order : x->line < y->line ? -1 : x->line > y->line;
}

static bool check_duplicates(const corpus *c, diag_sink *sink) {
  bool ok = true;
  for (size_t i = 1; i < c->count; i++) {
    const corpus_case *a = &c->cases[i - 1], *b = &c->cases[i];
    if (strcmp(a->id, b->id) != 0) continue;
    ok = diag_error(sink, DIAG_MANIFEST_DUPLICATE,
                    (diag_place){.file = b->manifest, .line = b->line, .column = 1},
                    "case '%s' is also in %s:%u", b->id, a->manifest, a->line);
  }
  return ok;
}

bool corpus_load(corpus *c, const char *folder, const vs_opset *o, diag_sink *sink) {
  *c = (corpus){.memory = arena_new(0)};
  if (!c->memory) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  auto_free struct dirent **entries = NULL;
  int n = scandir(folder, &entries, NULL, alphasort);
  if (n < 0)
    return diag_error(sink, DIAG_MANIFEST_FILE, (diag_place){0}, "cannot open corpus '%s': %s%s",
                      folder, strerror(errno),
                      strchr(folder, '/') ? "" : "; --corpus says where the cases are");
  volatile bool ok = true;
  arena_guard g;
  if (ARENA_GUARD(c->memory, &g)) {
    c->folder = arena_strndup(c->memory, folder, strlen(folder));
    loader l = {.corpus = c, .opset = o};
    for (int i = 0; i < n; i++) {
      if (entries[i]->d_name[0] == '.') continue;
      l.folder = arena_strndup(c->memory, entries[i]->d_name, strlen(entries[i]->d_name));
      const char *path = arena_printf(c->memory, "%s/%s/cases.yaml", folder, l.folder);
      if (access(path, F_OK) == 0) ok &= read_manifest(&l, path, sink);
    }
    c->cases = l.items;
    c->count = l.count;
    if (c->count) qsort(c->cases, c->count, sizeof *c->cases, by_id);
    ok &= check_duplicates(c, sink);
    if (ok) ok = profile_lists_read(c, sink);
    if (ok && c->count == 0)
      ok =
          diag_error(sink, DIAG_MANIFEST_FILE, (diag_place){0}, "corpus '%s' has no cases", folder);
    arena_guard_pop(c->memory, &g);
  } else {
    ok = diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  }
  for (int i = 0; i < n; i++) free(entries[i]);
  return ok;
}

void corpus_free(corpus *c) {
  arena_free(c->memory);
  *c = (corpus){0};
}

/* --- Names that are not known --- */

static int of_id(const void *key, const void *item) {
  return strcmp(key, ((const corpus_case *)item)->id);
}

const corpus_case *corpus_find(const corpus *c, const char *id) {
  return c->count ? bsearch(id, c->cases, c->count, sizeof *c->cases, of_id) : NULL;
}

bool corpus_has_id(const corpus *c, const char *id, strbuf *offer) {
  if (corpus_find(c, id)) return true;
  near_list near = near_to(id);
  for (size_t i = 0; i < c->count; i++) near_try(&near, c->cases[i].id);
  near_offer(&near, offer);
  return false;
}

bool corpus_has_tag(const corpus *c, const char *tag, strbuf *offer) {
  near_list near = near_to(tag);
  bool found = false;
  for (size_t i = 0; !found && i < c->count; i++)
    for (size_t k = 0; !found && k < c->cases[i].tag_count; k++) {
      found = strcmp(c->cases[i].tags[k], near.given) == 0;
      near_try(&near, c->cases[i].tags[k]);
    }
  if (!found) near_offer(&near, offer);
  return found;
}
