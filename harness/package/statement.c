/* The vendor's statement. */
#include <stdarg.h>
#include <string.h>

#include "harness/cli/diags.h"
#include "harness/releases/window.h"
#include "package.h"
#include "versions/yaml_file.h"

static bool read_date(yaml_file *f, const ynode *v, void *into) {
  date d;
  const char *t = ((statement *)into)->date = yaml_text(f, v, "date");
  return t && (date_parse(t, &d) ||
               yaml_complain(f, v, f->bad_value, "a date has the form 2026-12-31, not '%s'", t));
}

static bool read_number(yaml_file *f, const ynode *v, void *into) {
  claimed_number *out = YAML_MEMBER(f, into, claimed_number);
  uint64_t n;
  if (!yaml_number(f, v, f->key->name, 0, SIZE_MAX / 2, &n)) return false;
  *out = (claimed_number){true, (size_t)n};
  return true;
}

static bool one_release(const vs_opset *o, const char *t, size_t n, size_t *out) {
  vs_version v;
  const vs_release *r = vs_parse(o, t, n, &v) ? vs_release_of(o, v) : NULL;
  if (r) *out = (size_t)(r - o->releases);
  return r;
}

static bool read_releases(yaml_file *f, const ynode *v, void *into) {
  statement *s = into;
  const vs_opset *o = f->user;
  const char *t = yaml_text(f, v, "releases"), *dots = t ? strstr(t, "..") : NULL;
  if (!t) return false;
  s->releases = t;
  size_t n = dots ? (size_t)(dots - t) : strlen(t);
  const char *last = dots ? dots + 2 : t;
  return (one_release(o, t, n, &s->oldest) && one_release(o, last, strlen(last), &s->newest) &&
          s->oldest <= s->newest) ||
         yaml_complain(f, v, f->bad_value,
                       "releases is one release or a range such as 1.0.0..1.20.0, not '%s'", t);
}

static const char *const statement_results[] = {"passed", "failed", NULL};
static const char *const statement_coverages[] = {"complete", "partial", NULL};

static bool read_root(yaml_file *f, const ynode *root, void *into) {
  static const yaml_key keys[] = {
      YAML_TEXT("vendor", true, statement, vendor),
      YAML_TEXT("product", true, statement, product),
      YAML_TEXT("version", false, statement, version),
      YAML_TEXT("contact", false, statement, contact),
      YAML_READ("date", true, read_date),
      YAML_TEXT("consumer", false, statement, consumer),
      YAML_WORD("result", true, statement_results, statement, result),
      YAML_WORD("coverage", true, statement_coverages, statement, coverage),
      YAML_READ("releases", false, read_releases),
      YAML_INTO("failed-cases", false, read_number, statement, failed),
      YAML_INTO("waived", false, read_number, statement, waived),
      YAML_TEXT("text", true, statement, text),
  };
  return YAML_MAPPING(f, root, "a statement", keys, into);
}

bool statement_read(const char *path, const char *bytes, size_t n, const vs_opset *o, arena *memory,
                    statement *out, diag_sink *sink) {
  *out = (statement){0};
  yaml_file f = {.path = path,
                 .memory = memory,
                 .sink = sink,
                 .user = (void *)o,
                 .syntax = DIAG_STATEMENT_SYNTAX,
                 .bad_key = DIAG_STATEMENT_KEY,
                 .bad_value = DIAG_STATEMENT_VALUE,
                 .missing = DIAG_STATEMENT_MISSING};
  return yaml_file_read(&f, bytes, n, read_root, out);
}

/* --- What it is held against --- */

typedef struct teller {
  void (*tell)(const char *what, void *user);
  void *user;
  size_t count;
} teller;

static void object(teller *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void object(teller *t, const char *format, ...) {
  strbuf_auto text = STRBUF_INIT;
  va_list args;
  va_start(args, format);
  strbuf_vaddf(&text, format, args);
  va_end(args);
  t->tell(strbuf_str(&text), t->user);
  t->count++;
}

size_t statement_contradictions(const statement *s, const statement_facts *f,
                                void (*tell)(const char *what, void *user), void *user) {
  teller t = {tell, user, 0};
  json_auto_t *partial = package_partial(f->run);
  const char *coverage = json_array_size(partial) ? "partial" : "complete";
  const char *result = run_outcome_names[f->sum->outcome];
  if (strcmp(statement_results[s->result], result) != 0)
    object(&t, "the statement says '%s', the result of the run is '%s'",
           statement_results[s->result], result);
  if (strcmp(statement_coverages[s->coverage], coverage) != 0)
    object(&t, "the statement says that the run is %s, it is %s", statement_coverages[s->coverage],
           coverage);
  if (s->consumer && strcmp(s->consumer, f->run->consumer) != 0)
    object(&t, "the statement is about consumer '%s', the run about '%s'", s->consumer,
           f->run->consumer);
  if (s->failed.claimed && s->failed.number != f->sum->failed_cases)
    object(&t, "the statement says that %zu cases failed, %zu did", s->failed.number,
           f->sum->failed_cases);
  if (s->waived.claimed && s->waived.number != package_waived(f->sum))
    object(&t, "the statement says that %zu verdicts are waived, %zu are", s->waived.number,
           package_waived(f->sum));
  if (s->releases && (s->oldest < f->oldest || s->newest > f->newest))
    object(&t, "the statement claims releases %s, which are not those of the consumer",
           s->releases);
  if (strncmp(s->date, f->run->started, 10) < 0)
    object(&t, "the statement is of %s, before the run of %.10s", s->date, f->run->started);
  return t.count;
}
