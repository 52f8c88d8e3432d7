/* SPDX-License-Identifier: Apache-2.0 */
#include "budgets.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/cli/diags.h"
#include "harness/data/yaml_input.h"
#include "harness/releases/window.h"

enum { ANY_EXPONENT = 1 << 20 };

static bool read_exponents(yaml_file *f, const ynode *v, void *into) {
  budget *b = into;
  const char *text = yaml_text(f, v, "exponents");
  char *end = NULL;
  if (!text) return false;
  long from = strtol(text, &end, 10), to = from;
  bool ok = end != text;
  if (ok && strncmp(end, "..", 2) == 0) {
    const char *second = end + 2;
    to = strtol(second, &end, 10);
    ok = end != second;
  }
  if (!ok || *end || from > to || from < -2000 || to > 2000)
    return yaml_complain(f, v, f->bad_value,
                         "exponents have the form -10..3, from -2000 to 2000, not '%s'", text);
  b->from = (int)from;
  b->to = (int)to;
  return true;
}

static bool read_ulps(yaml_file *f, const ynode *v, void *into) {
  const char *text = yaml_text(f, v, "ulps");
  char *end;
  if (!text) return false;
  double ulps = strtod(text, &end);
  if (end == text || *end || !(ulps >= 0))
    return yaml_complain(f, v, f->bad_value, "ulps is a number of at least 0, not '%s'", text);
  ((budget *)into)->ulps = ulps;
  return true;
}

static bool read_allows(yaml_file *f, const ynode *v, void *into) {
  const char **words;
  size_t count;
  if (!yaml_texts(f, v, "allows", (const char *const **)&words, &count)) return false;
  for (size_t i = 0; i < count; i++) {
    int k = 0;
    while (k < ACCURACY_REMARKS && strcmp(accuracy_remarks[k].word, words[i]) != 0) k++;
    if (k == ACCURACY_REMARKS)
      return yaml_complain(f, v, f->bad_value, "there is no remark '%s'", words[i]);
    ((budget *)into)->allows |= 1u << k;
  }
  return true;
}

static bool read_context(yaml_file *f, const ynode *v, void *into) {
  static const char *const words[] = {"arguments", "constants", NULL};
  size_t k;
  if (!yaml_word(f, v, "context", words, &k)) return false;
  ((budget *)into)->context = words[k];
  return true;
}

static bool read_expires(yaml_file *f, const ynode *v, void *into) {
  return (((budget *)into)->expires = date_text(f, v, "expires")) != NULL;
}

static const yaml_key keys[] = {
    YAML_TEXT("op", true, budget, op),         YAML_TEXT("type", true, budget, type),
    YAML_READ("context", false, read_context), YAML_READ("exponents", false, read_exponents),
    YAML_READ("ulps", true, read_ulps),        YAML_READ("allows", false, read_allows),
    YAML_TEXT("reason", true, budget, reason), YAML_READ("expires", true, read_expires),
};

static bool read_list(yaml_file *f, const ynode *v, void *into) {
  budgets *b = into;
  if (!yaml_want(f, v, Y_SEQUENCE, "budgets")) return false;
  b->items = ARENA_ARRAY(b->memory, budget, (size_t)v->count + 1);
  bool ok = true;
  for (const ynode *n = v->first; n; n = n->next) {
    budget *one = &b->items[b->count++];
    *one = (budget){.from = -ANY_EXPONENT, .to = ANY_EXPONENT, .line = n->line};
    ok &= YAML_MAPPING(f, n, "a budget", keys, one);
  }
  return ok;
}

static bool read_root(yaml_file *f, const ynode *root, void *into) {
  static const yaml_key root_keys[] = {YAML_READ("budgets", true, read_list)};
  return YAML_MAPPING(f, root, "a file of budgets", root_keys, into);
}

bool budgets_load(budgets *b, const char *path, diag_sink *sink) {
  *b = (budgets){.memory = arena_new(0), .path = path};
  if (!b->memory) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  yaml_file f = {.path = path,
                 .memory = b->memory,
                 .sink = sink,
                 .syntax = DIAG_BUDGET_SYNTAX,
                 .bad_key = DIAG_BUDGET_KEY,
                 .bad_value = DIAG_BUDGET_VALUE,
                 .missing = DIAG_BUDGET_MISSING};
  return input_read_yaml(&f, DIAG_BUDGET_SYNTAX, read_root, b);
}

void budgets_free(budgets *b) {
  arena_free(b->memory);
  *b = (budgets){0};
}

/* --- Holding them against a measurement --- */

static bool is_about(const budget *b, const accuracy_row *row) {
  return strcmp(b->op, row->f->op) == 0 && strcmp(b->type, row->type.name) == 0 &&
         (!b->context || row->constants == (strcmp(b->context, "constants") == 0));
}

static void add_name(const accuracy_row *row, strbuf *out) {
  strbuf_addf(out, "%s %s%s", row->f->op, row->type.name, row->constants ? ", constants" : "");
}

static bool hold_error(const budgets *b, const budget *one, const accuracy_row *row, strbuf *out,
                       strbuf *notes) {
  bool any;
  double worst = accuracy_worst(row, one->from, one->to, &any);
  if (any && worst > one->ulps) {
    add_name(row, out);
    strbuf_addf(out, ": %.6g ULP is above the budget of %.6g (%s:%u: %s)\n", worst, one->ulps,
                b->path, one->line, one->reason);
    return false;
  }
  if (any && worst < one->ulps / 2) {
    add_name(row, notes);
    strbuf_addf(notes, ": %.6g ULP is less than half of the budget of %.6g (%s:%u)\n", worst,
                one->ulps, b->path, one->line);
  }
  return true;
}

static bool hold_budget(const budgets *b, const budget *one, const accuracy *a, const char *today,
                        strbuf *out, strbuf *notes) {
  bool ok = true, measured = false, selected = false;
  for (size_t i = 0; i < a->count; i++) {
    const accuracy_row *row = &a->rows[i];
    if (!is_about(one, row)) continue;
    selected = true;
    if (row->outcome != OUTCOME_DONE || !row->asked) continue;
    measured = true;
    ok &= hold_error(b, one, row, out, notes);
  }
  if (selected && !measured) {
    strbuf_addf(out, "%s:%u: %s of %s was not measured\n", b->path, one->line, one->op, one->type);
    ok = false;
  }
  if (selected && strcmp(today, one->expires) > 0) {
    strbuf_addf(out, "%s:%u: the budget of %s, %s, expired on %s\n", b->path, one->line, one->op,
                one->type, one->expires);
    ok = false;
  }
  return ok;
}

/* A row that has a budget may have only the remarks that its budgets allow. */
static bool hold_remarks(const budgets *b, const accuracy_row *row, strbuf *out) {
  uint32_t allowed = 0, found = row->outcome == OUTCOME_DONE ? accuracy_remarks_of(row->m) : 0;
  bool any = false;
  for (size_t i = 0; i < b->count; i++) {
    if (!is_about(&b->items[i], row)) continue;
    any = true;
    allowed |= b->items[i].allows;
  }
  if (!any || !(found & ~allowed)) return true;
  for (int k = 0; k < ACCURACY_REMARKS; k++) {
    if (!((found & ~allowed) >> k & 1)) continue;
    add_name(row, out);
    strbuf_addf(out, ": %s\n", accuracy_remarks[k].meaning);
  }
  return false;
}

bool budgets_hold(const budgets *b, const accuracy *a, const char *today, strbuf *out) {
  strbuf_auto notes = STRBUF_INIT;
  bool ok = true;
  for (size_t i = 0; i < b->count; i++) ok &= hold_budget(b, &b->items[i], a, today, out, &notes);
  for (size_t i = 0; i < a->count; i++) ok &= hold_remarks(b, &a->rows[i], out);
  strbuf_add(out, notes.bytes ? notes.bytes : "", notes.len);
  return ok;
}

void budgets_write(const accuracy *a, const char *expires, strbuf *out) {
  strbuf_adds(out, "budgets:\n");
  for (size_t i = 0; i < a->count; i++) {
    const accuracy_row *row = &a->rows[i];
    if (row->outcome != OUTCOME_DONE || !row->m->numbers || !isfinite(row->m->worst.ulps)) continue;
    uint32_t found = accuracy_remarks_of(row->m);
    strbuf_addf(out, "  - op: %s\n    type: %s\n    context: %s\n    ulps: %.4g\n", row->f->op,
                row->type.name, row->constants ? "constants" : "arguments",
                ceil(row->m->worst.ulps * 1.25 * 1000) / 1000);
    const char *comma = "    allows: [";
    for (int k = 0; k < ACCURACY_REMARKS; k++) {
      if (!(found >> k & 1)) continue;
      strbuf_addf(out, "%s%s", comma, accuracy_remarks[k].word);
      comma = ", ";
    }
    if (found) strbuf_adds(out, "]\n");
    strbuf_addf(out, "    reason: measured, times 1.25\n    expires: %s\n", expires);
  }
}
