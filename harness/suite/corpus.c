#include "corpus.h"

#include <dirent.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "harness/tools/diags.h"
#include "harness/tools/input.h"
#include "harness/tools/near.h"
#include "harness/tools/yaml_file.h"
#include "verify/verify.h"

const char *const check_names[CHECK_COUNT] = {
#define CHECK_ROW(name, text, meaning) text,
#include "checks.def"
#undef CHECK_ROW
};
const char *const check_meanings[CHECK_COUNT] = {
#define CHECK_ROW(name, text, meaning) meaning,
#include "checks.def"
#undef CHECK_ROW
};

const char *const voucher_names[VOUCH_COUNT] = {
#define VOUCH_ROW(name, text, meaning) [VOUCH_##name] = text,
#include "vouchers.def"
#undef VOUCH_ROW
};
const char *const voucher_meanings[VOUCH_COUNT] = {
#define VOUCH_ROW(name, text, meaning) [VOUCH_##name] = meaning,
#include "vouchers.def"
#undef VOUCH_ROW
};

check_kind check_by_name(const char *name, size_t n) {
  for (int i = 0; i < CHECK_COUNT; i++)
    if (strlen(check_names[i]) == n && memcmp(check_names[i], name, n) == 0) return (check_kind)i;
  return CHECK_COUNT;
}

uint32_t checks_read(const char *list) {
  uint32_t all = 0;
  for (;; list++) {
    size_t n = strcspn(list, ",");
    bool contexts = n == 8 && memcmp(list, "contexts", n) == 0;
    check_kind k = check_by_name(list, n);
    if (!contexts && k == CHECK_COUNT) return 0;
    all |= contexts ? CONTEXT_CHECKS : 1u << k;
    list += n;
    if (!*list) return all;
  }
}

const case_form *case_form_at(const corpus_case *c, vs_version v) {
  const case_form *form = NULL;
  for (size_t i = 0; i < c->form_count && c->forms[i].since <= vs_without_patch(v); i++)
    form = &c->forms[i];
  return form;
}

/* --- One manifest --- */

typedef struct loader {
  corpus *corpus;
  const vs_opset *opset;
  diag_sink *sink;
  const char *manifest; /* path */
  const char *folder;   /* of the manifest, below the corpus: "elementwise" */
  yaml_document_t *document;
  size_t room;
} loader;

typedef struct key_row {
  const char *key;
  bool required;
  bool (*read)(loader *l, corpus_case *c, const yaml_node_t *value);
} key_row;

static bool complain(const loader *l, const yaml_node_t *at, diag_id id, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
static bool complain(const loader *l, const yaml_node_t *at, diag_id id, const char *format, ...) {
  va_list args;
  va_start(args, format);
  diag_place place = {.file = l->manifest,
                      .line = (uint32_t)at->start_mark.line + 1,
                      .column = (uint32_t)at->start_mark.column + 1};
  diag_verror(l->sink, id, place, format, args);
  va_end(args);
  return false;
}

static const yaml_node_t *node(const loader *l, int index) {
  return yaml_document_get_node(l->document, index);
}

static const char *scalar(const loader *l, const yaml_node_t *n, const char *what) {
  const char *text = n->type == YAML_SCALAR_NODE ? (const char *)n->data.scalar.value : NULL;
  if (text && *text && strlen(text) == n->data.scalar.length)
    return arena_strndup(l->corpus->memory, text, n->data.scalar.length);
  complain(l, n, DIAG_MANIFEST_VALUE, "%s must be text", what);
  return NULL;
}

/* The items of a list of texts. */
static bool texts(const loader *l, const yaml_node_t *n, const char *what,
                  const char *const **items, size_t *count) {
  if (n->type != YAML_SEQUENCE_NODE)
    return complain(l, n, DIAG_MANIFEST_VALUE, "%s must be a list", what);
  *count = (size_t)(n->data.sequence.items.top - n->data.sequence.items.start);
  const char **list = ARENA_ARRAY(l->corpus->memory, const char *, *count);
  for (size_t i = 0; i < *count; i++) {
    list[i] = scalar(l, node(l, n->data.sequence.items.start[i]), what);
    if (!list[i]) return false;
  }
  *items = list;
  return true;
}

static bool plain_name(const char *text) {
  for (const char *p = text; *p; p++)
    if (!((*p >= 'a' && *p <= 'z') || (*p >= '0' && *p <= '9') || *p == '_')) return false;
  return *text != '\0';
}

static bool read_id(loader *l, corpus_case *c, const yaml_node_t *v) {
  c->id = scalar(l, v, "id");
  if (!c->id) return false;
  if (plain_name(c->id)) return true;
  return complain(l, v, DIAG_MANIFEST_VALUE,
                  "id '%s' must be of lower-case letters, digits and underscores", c->id);
}

static const char *program_path(loader *l, const yaml_node_t *v, const char *what,
                                const char **name) {
  const char *text = scalar(l, v, what);
  if (!text) return NULL;
  if (strchr(text, '/') || *text == '.') {
    complain(l, v, DIAG_MANIFEST_VALUE, "%s '%s' must stand beside the manifest", what, text);
    return NULL;
  }
  arena *a = l->corpus->memory;
  const char *path = arena_printf(a, "%s/%s/%s", l->corpus->folder, l->folder, text);
  if (name) *name = arena_printf(a, "%s/%s", l->folder, text);
  if (access(path, R_OK) == 0) return path;
  complain(l, v, DIAG_MANIFEST_FILE, "%s '%s' cannot be read: %s", what, path, strerror(errno));
  return NULL;
}

static bool read_file(loader *l, corpus_case *c, const yaml_node_t *v) {
  return (c->path = program_path(l, v, "file", &c->name)) != NULL;
}
static bool read_normal(loader *l, corpus_case *c, const yaml_node_t *v) {
  return (c->normal = program_path(l, v, "normal", NULL)) != NULL;
}

static bool release(const loader *l, const yaml_node_t *v, vs_version *out) {
  const char *text = scalar(l, v, "a release");
  if (!text) return false;
  if (vs_parse(l->opset, text, strlen(text), out) && strcmp(text, "current") != 0 &&
      VS_PATCH(*out) == 0 && vs_release_of(l->opset, *out))
    return true;
  return complain(l, v, DIAG_MANIFEST_VALUE, "there is no release '%s'", text);
}

static bool read_since(loader *l, corpus_case *c, const yaml_node_t *v) {
  return release(l, v, &c->since);
}

/* A name, or a list of names of which a refusal has to say one: "a|b". */
static const char *feature(const loader *l, const yaml_node_t *v) {
  arena *a = l->corpus->memory;
  const char *const *names = NULL, *all = NULL;
  size_t count = 1;
  if (v->type == YAML_SEQUENCE_NODE) {
    if (!texts(l, v, "a feature", &names, &count)) return NULL;
    if (!count) complain(l, v, DIAG_MANIFEST_VALUE, "a list of features must not be empty");
  } else {
    all = scalar(l, v, "a feature");
    names = &all;
    if (!all) return NULL;
  }
  for (size_t i = 0; i < count; i++) {
    const yaml_node_t *at =
        v->type == YAML_SEQUENCE_NODE ? node(l, v->data.sequence.items.start[i]) : v;
    size_t k = 0;
    while (k < i && strcmp(names[k], names[i]) != 0) k++;
    if (k < i) {
      complain(l, at, DIAG_MANIFEST_VALUE, "feature '%s' stands twice", names[i]);
      return NULL;
    }
    if (strchr(names[i], '|')) {
      complain(l, at, DIAG_MANIFEST_VALUE, "feature '%s': write several names as a list", names[i]);
      return NULL;
    }
    if (i)
      all = arena_printf(a, "%s|%s", all, names[i]);
    else
      all = names[i];
  }
  return all;
}

/* forms: a mapping from releases, ascending, to the feature that the program is written with. */
static bool read_forms(loader *l, corpus_case *c, const yaml_node_t *v) {
  if (v->type != YAML_MAPPING_NODE)
    return complain(l, v, DIAG_MANIFEST_VALUE, "forms must map releases to features");
  const yaml_node_pair_t *pair = v->data.mapping.pairs.start, *end = v->data.mapping.pairs.top;
  case_form *forms = ARENA_ARRAY(l->corpus->memory, case_form, (size_t)(end - pair));
  for (; pair < end; pair++) {
    const yaml_node_t *key = node(l, pair->key);
    case_form form;
    if (!release(l, key, &form.since)) return false;
    form.feature = feature(l, node(l, pair->value));
    if (!form.feature) return false;
    if (c->form_count && forms[c->form_count - 1].since >= form.since)
      return complain(l, key, DIAG_MANIFEST_VALUE, "the releases of forms must ascend");
    forms[c->form_count++] = form;
  }
  c->forms = forms;
  return true;
}

static bool read_tags(loader *l, corpus_case *c, const yaml_node_t *v) {
  return texts(l, v, "tags", &c->tags, &c->tag_count);
}

static bool one_of(const loader *l, const yaml_node_t *v, const char *key, const char *const *words,
                   size_t count, size_t *out) {
  const char *text = scalar(l, v, key);
  if (!text) return false;
  for (size_t i = 0; i < count; i++) {
    if (strcmp(text, words[i]) != 0) continue;
    *out = i;
    return true;
  }
  strbuf known = STRBUF_INIT;
  for (size_t i = 0; i < count; i++) strbuf_addf(&known, "%s%s", i ? ", " : "", words[i]);
  complain(l, v, DIAG_MANIFEST_VALUE, "%s is one of %s, not '%s'", key, strbuf_str(&known), text);
  strbuf_free(&known);
  return false;
}

const char *const level_names[] = {
    [LEVEL_REQUIRED] = "required", [LEVEL_RECOMMENDED] = "recommended", NULL};

static bool read_level(loader *l, corpus_case *c, const yaml_node_t *v) {
  size_t i;
  if (!one_of(l, v, "level", level_names, 2, &i)) return false;
  c->level = (case_level)i;
  return true;
}

static bool read_promise(loader *l, corpus_case *c, const yaml_node_t *v) {
  static const char *const words[] = {"full", "six-months"};
  size_t i;
  if (!one_of(l, v, "promise", words, 2, &i)) return false;
  c->promise = i ? PROMISE_SIX_MONTHS : PROMISE_FULL;
  return true;
}

static bool read_locations(loader *l, corpus_case *c, const yaml_node_t *v) {
  static const char *const words[] = {"strip", "keep"};
  size_t i;
  if (!one_of(l, v, "locations", words, 2, &i)) return false;
  c->keep_locations = i == 1;
  return true;
}

static bool read_checks(loader *l, corpus_case *c, const yaml_node_t *v) {
  const char *const *items = NULL;
  size_t count = 0;
  if (!texts(l, v, "checks", &items, &count)) return false;
  c->checks = 0;
  for (size_t i = 0; i < count; i++) {
    check_kind k = check_by_name(items[i], strlen(items[i]));
    const yaml_node_t *at = node(l, v->data.sequence.items.start[i]);
    if (k == CHECK_COUNT)
      return complain(l, at, DIAG_MANIFEST_VALUE, "there is no check '%s'", items[i]);
    if (CONTEXT_CHECKS >> k & 1)
      return complain(l, at, DIAG_MANIFEST_VALUE,
                      "'%s' is no check to name: a case with 'evaluate' has all contexts",
                      items[i]);
    if (c->checks >> k & 1)
      return complain(l, at, DIAG_MANIFEST_VALUE, "check '%s' stands twice", items[i]);
    c->checks |= 1u << k;
  }
  if (c->checks) return true;
  return complain(l, v, DIAG_MANIFEST_VALUE, "a case needs a check");
}

static bool read_tolerance(loader *l, corpus_case *c, const yaml_node_t *v) {
  const char *text = scalar(l, v, "tolerance");
  if (!text) return false;
  char *end;
  c->tolerance = strtod(text, &end);
  if (*end == '\0' && isfinite(c->tolerance) && c->tolerance >= 0) return true;
  return complain(l, v, DIAG_MANIFEST_VALUE, "tolerance must be a number, not '%s'", text);
}

static bool read_nan(loader *l, corpus_case *c, const yaml_node_t *v) {
  static const char *const words[] = {"any", "bits"};
  size_t i;
  if (!one_of(l, v, "nan", words, 2, &i)) return false;
  c->nan_bits = i == 1;
  return true;
}

static bool read_zeros(loader *l, corpus_case *c, const yaml_node_t *v) {
  static const char *const words[] = {"signed", "equal"};
  size_t i;
  if (!one_of(l, v, "zeros", words, 2, &i)) return false;
  c->zeros_equal = i == 1;
  return true;
}

static bool stop_at_first(const verify_constraint *row, void *user) {
  const char **id = user;
  if (strcmp(row->id, *id) != 0) return true;
  *id = NULL;
  return false;
}

static bool read_breaks(loader *l, corpus_case *c, const yaml_node_t *v) {
  const char *id = c->breaks = scalar(l, v, "breaks");
  if (!id) return false;
  const char *number = strrchr(id, ' ');
  char *op = arena_strndup(l->corpus->memory, id, number ? (size_t)(number - id) : strlen(id));
  verify_constraints(op, stop_at_first, &id);
  return !id || complain(l, v, DIAG_MANIFEST_VALUE, "there is no constraint '%s'", id);
}

static bool read_twin(loader *l, corpus_case *c, const yaml_node_t *v) {
  return (c->twin = program_path(l, v, "twin", NULL)) != NULL;
}

static bool read_edits(loader *l, corpus_case *c, const yaml_node_t *v) {
  return (c->edits = program_path(l, v, "edits", NULL)) != NULL;
}

const char *const reader_names[] = {
    [READER_NONE] = NULL,
    [READER_MUST_REFUSE] = "must-refuse",
    [READER_MAY_ACCEPT] = "may-accept",
};

static bool read_reader(loader *l, corpus_case *c, const yaml_node_t *v) {
  size_t i;
  if (!one_of(l, v, "reader", reader_names + 1, 2, &i)) return false;
  c->reader = (reader_duty)(i + 1);
  return true;
}

static bool read_rule(loader *l, corpus_case *c, const yaml_node_t *v) {
  return (c->rule = scalar(l, v, "rule")) != NULL;
}

static bool read_vouch(loader *l, corpus_case *c, const yaml_node_t *v) {
  size_t i;
  if (!one_of(l, v, "vouch", voucher_names + 1, VOUCH_COUNT - 1, &i)) return false;
  c->vouch = (voucher)(i + 1);
  return true;
}

/* devices: {replicas: R, partitions: P}; either may be absent, which means 1. */
static bool read_devices(loader *l, corpus_case *c, const yaml_node_t *v) {
  if (v->type != YAML_MAPPING_NODE)
    return complain(l, v, DIAG_MANIFEST_VALUE, "devices must map 'replicas' and 'partitions'");
  c->devices = (case_devices){1, 1};
  const yaml_node_pair_t *pair = v->data.mapping.pairs.start;
  for (; pair < v->data.mapping.pairs.top; pair++) {
    static const char *const words[] = {"replicas", "partitions"};
    const yaml_node_t *value = node(l, pair->value);
    size_t i;
    if (!one_of(l, node(l, pair->key), "a key of devices", words, 2, &i)) return false;
    const char *text = scalar(l, value, words[i]);
    if (!text) return false;
    char *end;
    unsigned long n = *text >= '1' && *text <= '9' ? strtoul(text, &end, 10) : 0;
    if (!n || *end || n > DEVICES_MAX)
      return complain(l, value, DIAG_MANIFEST_VALUE, "%s must be a number from 1 to %d, not '%s'",
                      words[i], DEVICES_MAX, text);
    *(i ? &c->devices.partitions : &c->devices.replicas) = (uint32_t)n;
  }
  if (c->devices.replicas * c->devices.partitions <= DEVICES_MAX) return true;
  return complain(l, v, DIAG_MANIFEST_VALUE, "replicas times partitions must be at most %d",
                  DEVICES_MAX);
}

static bool read_no_evaluate(loader *l, corpus_case *c, const yaml_node_t *v) {
  return (c->no_evaluate = scalar(l, v, "no_evaluate")) != NULL;
}
static bool read_boundary(loader *l, corpus_case *c, const yaml_node_t *v) {
  return (c->boundary = scalar(l, v, "boundary")) != NULL;
}
static bool read_incident(loader *l, corpus_case *c, const yaml_node_t *v) {
  return (c->incident = scalar(l, v, "incident")) != NULL;
}

static bool read_note(loader *l, corpus_case *c, const yaml_node_t *v) {
  return (c->note = scalar(l, v, "note")) != NULL;
}

static const key_row key_rows[] = {
    {"id", true, read_id},
    {"file", true, read_file},
    {"since", true, read_since},
    {"forms", false, read_forms},
    {"tags", true, read_tags},
    {"level", false, read_level},
    {"checks", false, read_checks},
    {"tolerance", false, read_tolerance},
    {"nan", false, read_nan},
    {"zeros", false, read_zeros},
    {"normal", false, read_normal},
    {"locations", false, read_locations},
    {"promise", false, read_promise},
    {"breaks", false, read_breaks},
    {"twin", false, read_twin},
    {"edits", false, read_edits},
    {"reader", false, read_reader},
    {"rule", false, read_rule},
    {"vouch", false, read_vouch},
    {"devices", false, read_devices},
    {"no_evaluate", false, read_no_evaluate},
    {"boundary", false, read_boundary},
    {"incident", false, read_incident},
    {"note", false, read_note},
};
enum { KEY_COUNT = sizeof key_rows / sizeof *key_rows };

/* Keys that contradict each other. */
static bool check_keys(loader *l, const corpus_case *c, const yaml_node_t *at) {
  bool ok = true, evaluated = c->checks >> CHECK_EVALUATE & 1;
  if (c->twin && !c->breaks)
    ok = complain(l, at, DIAG_MANIFEST_VALUE, "only a case that breaks a constraint has a twin");
  if (!!c->edits + !!c->reader + !!c->rule != (c->edits ? 3 : 0))
    ok = complain(l, at, DIAG_MANIFEST_VALUE, "'edits', 'reader' and 'rule' belong together");
  if (c->edits && c->breaks)
    ok = complain(l, at, DIAG_MANIFEST_VALUE, "a case has 'breaks' or 'edits', not both");
  if (c->no_evaluate && evaluated)
    ok = complain(l, at, DIAG_MANIFEST_VALUE,
                  "case '%s' has 'no_evaluate', and 'evaluate' among its checks", c->id);
  if (c->vouch && !evaluated)
    ok = complain(l, at, DIAG_MANIFEST_VALUE,
                  "case '%s' has 'vouch', but is not evaluated: it expects no values", c->id);
  if (c->devices.replicas && (c->breaks || c->edits))
    ok = complain(l, at, DIAG_MANIFEST_VALUE, "a case that must be refused has no devices");
  return ok;
}

/* forms[0] is the form of `since`; where the manifest names none, it is one that says nothing. */
static bool complete_forms(loader *l, corpus_case *c, const yaml_node_t *at) {
  if (c->form_count && c->forms[0].since == c->since) return true;
  if (c->form_count && c->forms[0].since < c->since)
    return complain(l, at, DIAG_MANIFEST_VALUE, "case '%s' has a form before its first release",
                    c->id);
  if (c->since > vs_oldest(l->opset))
    return complain(l, at, DIAG_MANIFEST_MISSING,
                    "case '%s' must say in forms which feature its first release brings", c->id);
  case_form *forms = ARENA_ARRAY(l->corpus->memory, case_form, c->form_count + 1);
  forms[0] = (case_form){c->since, NULL};
  for (size_t i = 0; i < c->form_count; i++) forms[i + 1] = c->forms[i];
  c->forms = forms;
  c->form_count++;
  return true;
}

static bool read_case(loader *l, const yaml_node_t *n) {
  if (n->type != YAML_MAPPING_NODE)
    return complain(l, n, DIAG_MANIFEST_VALUE, "a case must be a mapping");
  corpus_case c = {.checks = (1u << CHECK_COUNT) - 1,
                   .tolerance = -1,
                   .manifest = l->manifest,
                   .line = (uint32_t)n->start_mark.line + 1};
  bool seen[KEY_COUNT] = {false}, ok = true;
  const yaml_node_pair_t *pair = n->data.mapping.pairs.start;
  for (; pair < n->data.mapping.pairs.top; pair++) {
    const yaml_node_t *key = node(l, pair->key);
    const char *name = scalar(l, key, "a key");
    if (!name) return false;
    size_t k = 0;
    while (k < KEY_COUNT && strcmp(key_rows[k].key, name) != 0) k++;
    if (k == KEY_COUNT)
      ok = complain(l, key, DIAG_MANIFEST_KEY, "cases have no key '%s'", name);
    else if (seen[k])
      ok = complain(l, key, DIAG_MANIFEST_KEY, "key '%s' stands twice", name);
    else
      ok &= key_rows[k].read(l, &c, node(l, pair->value));
    if (k < KEY_COUNT) seen[k] = true;
  }
  for (size_t k = 0; k < KEY_COUNT; k++)
    if (key_rows[k].required && !seen[k])
      ok = complain(l, n, DIAG_MANIFEST_MISSING, "the case has no '%s'", key_rows[k].key);
  if (c.breaks || c.edits) { /* there is nothing else to ask */
    uint32_t refuse = 1u << CHECK_REFUSE, all = (1u << CHECK_COUNT) - 1;
    if (c.checks != refuse && c.checks != all)
      ok = complain(l, n, DIAG_MANIFEST_VALUE, "a case that %s has the check 'refuse' alone",
                    c.breaks ? "breaks a constraint" : "edits its artifact");
    c.checks = refuse;
  }
  c.checks = checks_with_contexts(c.checks);
  if (!ok || !check_keys(l, &c, n) || !complete_forms(l, &c, n)) return false;
  corpus *all = l->corpus;
  if (all->count == l->room) {
    size_t room = l->room ? 2 * l->room : 64;
    all->cases = arena_grow(all->memory, all->cases, l->room, room, sizeof *all->cases,
                            _Alignof(corpus_case));
    l->room = room;
  }
  all->cases[all->count++] = c;
  return true;
}

static bool read_document(loader *l) {
  const yaml_node_t *root = yaml_document_get_root_node(l->document);
  if (!root) return true; /* an empty file has no cases */
  if (root->type != YAML_MAPPING_NODE)
    return complain(l, root, DIAG_MANIFEST_VALUE, "a manifest is a mapping with the key 'cases'");
  bool ok = true;
  const yaml_node_pair_t *pair = root->data.mapping.pairs.start;
  for (; pair < root->data.mapping.pairs.top; pair++) {
    const yaml_node_t *key = node(l, pair->key), *list = node(l, pair->value);
    const char *name = scalar(l, key, "a key");
    if (!name) return false;
    if (strcmp(name, "cases") != 0) {
      ok = complain(l, key, DIAG_MANIFEST_KEY, "manifests have no key '%s'", name);
    } else if (list->type != YAML_SEQUENCE_NODE) {
      ok = complain(l, list, DIAG_MANIFEST_VALUE, "cases must be a list");
    } else {
      for (yaml_node_item_t *i = list->data.sequence.items.start; i < list->data.sequence.items.top;
           i++)
        ok &= read_case(l, node(l, *i));
    }
  }
  return ok;
}

static bool read_manifest(loader *l) {
  input in;
  strbuf why = STRBUF_INIT;
  if (!input_open(&in, l->manifest, &why)) {
    diag_error(l->sink, DIAG_MANIFEST_FILE, (diag_place){0}, "%s", strbuf_str(&why));
    strbuf_free(&why);
    return false;
  }
  yaml_document_t document;
  bool ok =
      yaml_tree_read(l->manifest, in.bytes, in.size, DIAG_MANIFEST_SYNTAX, l->sink, &document);
  if (ok) {
    l->document = &document;
    ok = read_document(l);
    yaml_document_delete(&document);
  }
  input_close(&in);
  return ok;
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
                    "case '%s' stands in %s:%u too", b->id, a->manifest, a->line);
  }
  return ok;
}

bool corpus_load(corpus *c, const char *folder, const vs_opset *o, diag_sink *sink) {
  *c = (corpus){.memory = arena_new(0)};
  if (!c->memory) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  struct dirent **entries = NULL;
  int n = scandir(folder, &entries, NULL, alphasort);
  if (n < 0)
    return diag_error(sink, DIAG_MANIFEST_FILE, (diag_place){0}, "cannot open corpus '%s': %s%s",
                      folder, strerror(errno),
                      strchr(folder, '/') ? "" : "; --corpus says where the cases are");
  volatile bool ok = true;
  arena_guard g;
  if (ARENA_GUARD(c->memory, &g)) {
    c->folder = arena_strndup(c->memory, folder, strlen(folder));
    loader l = {.corpus = c, .opset = o, .sink = sink};
    for (int i = 0; i < n; i++) {
      if (entries[i]->d_name[0] == '.') continue;
      l.folder = arena_strndup(c->memory, entries[i]->d_name, strlen(entries[i]->d_name));
      l.manifest = arena_printf(c->memory, "%s/%s/cases.yaml", folder, l.folder);
      if (access(l.manifest, F_OK) == 0) ok &= read_manifest(&l);
    }
    if (c->count) qsort(c->cases, c->count, sizeof *c->cases, by_id);
    ok &= check_duplicates(c, sink);
    if (ok && c->count == 0)
      ok =
          diag_error(sink, DIAG_MANIFEST_FILE, (diag_place){0}, "corpus '%s' has no cases", folder);
    arena_guard_pop(c->memory, &g);
  } else {
    ok = diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  }
  for (int i = 0; i < n; i++) free(entries[i]);
  free(entries);
  return ok;
}

void corpus_free(corpus *c) {
  arena_free(c->memory);
  *c = (corpus){0};
}

static bool is_folder(const char *path) {
  struct stat st;
  return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

char *suite_folder(const char *what, const char *given) {
  char variable[32] = "HLO_CTS_";
  size_t at = strlen(variable);
  for (const char *p = what; *p && at + 1 < sizeof variable; p++)
    variable[at++] = (char)(*p - 'a' + 'A');
  variable[at] = '\0';
  const char *named = given ? given : getenv(variable);
  if (named && *named) return strdup(named);
  char exe[4096];
  ssize_t n = readlink("/proc/self/exe", exe, sizeof exe - 1);
  for (int up = 0; n > 0 && up < 6; up++) {
    while (n > 0 && exe[--n] != '/') continue;
    exe[n] = '\0';
    char *path = NULL;
    if (asprintf(&path, "%s/share/hlo-cts/%s", exe, what) < 0) return NULL;
    if (is_folder(path)) return path;
    free(path);
    if (asprintf(&path, "%s/%s", exe, what) < 0) return NULL;
    if (is_folder(path)) return path;
    free(path);
  }
  return strdup(what);
}

/* --- Names that are not known --- */

bool corpus_has_id(const corpus *c, const char *id, strbuf *offer) {
  near_list near = near_to(id);
  for (size_t i = 0; i < c->count; i++) {
    if (strcmp(c->cases[i].id, id) == 0) return true;
    near_try(&near, c->cases[i].id);
  }
  near_offer(&near, offer);
  return false;
}

bool corpus_has_tag(const corpus *c, const char *tag, size_t n, strbuf *offer) {
  strbuf name = STRBUF_INIT;
  strbuf_add(&name, tag, n);
  near_list near = near_to(strbuf_str(&name));
  bool found = false;
  for (size_t i = 0; !found && i < c->count; i++)
    for (size_t k = 0; !found && k < c->cases[i].tag_count; k++) {
      found = strcmp(c->cases[i].tags[k], near.given) == 0;
      near_try(&near, c->cases[i].tags[k]);
    }
  if (!found) near_offer(&near, offer);
  strbuf_free(&name);
  return found;
}
