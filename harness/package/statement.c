/* The vendor's statement. */
#include <stdlib.h>
#include <string.h>

#include "harness/releases/window.h"
#include "harness/tools/diags.h"
#include "harness/tools/yaml_file.h"
#include "package.h"

typedef struct stating {
  statement *s;
  const vs_opset *opset;
} stating;

#define TEXT_KEY(field)                                                          \
  static bool read_##field(yaml_file *f, void *into, const yaml_node_t *v) {     \
    return (((stating *)into)->s->field = yaml_text(f, v, "a " #field)) != NULL; \
  }
TEXT_KEY(vendor)
TEXT_KEY(product)
TEXT_KEY(version)
TEXT_KEY(contact)
TEXT_KEY(consumer)
TEXT_KEY(text)

static bool read_date(yaml_file *f, void *into, const yaml_node_t *v) {
  date d;
  const char *t = yaml_text(f, v, "a date");
  if (!t) return false;
  ((stating *)into)->s->date = t;
  return date_parse(t, &d) ||
         yaml_complain(f, v, f->bad_value, "a date has the form 2026-12-31, not '%s'", t);
}

static bool read_word(yaml_file *f, const yaml_node_t *v, const char *what,
                      const char *const *words, const char **out) {
  size_t at;
  if (!yaml_word(f, v, what, words, 2, &at)) return false;
  *out = words[at];
  return true;
}

static bool read_result(yaml_file *f, void *into, const yaml_node_t *v) {
  static const char *const words[] = {"passed", "failed"};
  return read_word(f, v, "result", words, &((stating *)into)->s->result);
}

static bool read_coverage(yaml_file *f, void *into, const yaml_node_t *v) {
  static const char *const words[] = {"complete", "partial"};
  return read_word(f, v, "coverage", words, &((stating *)into)->s->coverage);
}

static bool read_number(yaml_file *f, const yaml_node_t *v, const char *what, size_t *out) {
  const char *t = yaml_text(f, v, what);
  char *end = NULL;
  if (!t) return false;
  unsigned long long n = *t >= '0' && *t <= '9' ? strtoull(t, &end, 10) : 0;
  *out = (size_t)n;
  return (end && !*end && n <= SIZE_MAX / 2) ||
         yaml_complain(f, v, f->bad_value, "%s is a number, not '%s'", what, t);
}

static bool read_failed(yaml_file *f, void *into, const yaml_node_t *v) {
  statement *s = ((stating *)into)->s;
  s->has_failed = true;
  return read_number(f, v, "failed-cases", &s->failed);
}

static bool read_waived(yaml_file *f, void *into, const yaml_node_t *v) {
  statement *s = ((stating *)into)->s;
  s->has_waived = true;
  return read_number(f, v, "waived", &s->waived);
}

static bool one_release(const vs_opset *o, const char *t, size_t n, size_t *out) {
  vs_version v;
  const vs_release *r = vs_parse(o, t, n, &v) ? vs_release_of(o, v) : NULL;
  if (r) *out = (size_t)(r - o->releases);
  return r;
}

static bool read_releases(yaml_file *f, void *into, const yaml_node_t *v) {
  stating *s = into;
  const char *t = yaml_text(f, v, "releases"), *dots = t ? strstr(t, "..") : NULL;
  if (!t) return false;
  s->s->releases = t;
  size_t n = dots ? (size_t)(dots - t) : strlen(t);
  const char *last = dots ? dots + 2 : t;
  return (one_release(s->opset, t, n, &s->s->oldest) &&
          one_release(s->opset, last, strlen(last), &s->s->newest) &&
          s->s->oldest <= s->s->newest) ||
         yaml_complain(f, v, f->bad_value,
                       "releases is one release or a range such as 1.0.0..1.20.0, not '%s'", t);
}

static const yaml_key keys[] = {
    {"vendor", true, read_vendor},      {"product", true, read_product},
    {"version", false, read_version},   {"contact", false, read_contact},
    {"date", true, read_date},          {"consumer", false, read_consumer},
    {"result", true, read_result},      {"coverage", true, read_coverage},
    {"releases", false, read_releases}, {"failed-cases", false, read_failed},
    {"waived", false, read_waived},     {"text", true, read_text},
};

static bool read_root(yaml_file *f, const yaml_node_t *root, void *into) {
  return yaml_mapping(f, root, "a statement", keys, sizeof keys / sizeof *keys, into);
}

bool statement_read(const char *path, const char *bytes, size_t n, const vs_opset *o, arena *memory,
                    statement *out, diag_sink *sink) {
  *out = (statement){0};
  yaml_file f = {.path = path,
                 .memory = memory,
                 .sink = sink,
                 .bad_key = DIAG_STATEMENT_KEY,
                 .bad_value = DIAG_STATEMENT_VALUE,
                 .missing = DIAG_STATEMENT_MISSING};
  stating s = {out, o};
  return yaml_file_read(&f, bytes, n, DIAG_STATEMENT_SYNTAX, read_root, &s);
}
