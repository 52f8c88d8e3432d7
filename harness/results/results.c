/* SPDX-License-Identifier: Apache-2.0 */
#include "results.h"

#include <stdlib.h>
#include <string.h>

#include "base/vec.h"
#include "harness/cases/size_class.h"
#include "harness/cli/status.h"
#include "record.h"

/* The plans that the cases of a run have: what results_class tells, as bytes. */
typedef struct plan_kind {
  const corpus_case *of; /* one that has it */
  uint8_t *cells;        /* by producer, consumer and slot: the class, and COUNTED */
} plan_kind;

/* Numbers of releases are bytes in details and in messages. */
enum { COUNTED = 0x80, CACHED = 1024, RELEASES_MAX = 256 };

struct results_counts {
  plan_kind *kinds;
  size_t kind_count, kind_room;
  uint16_t *kind_of; /* of each case */
  bool valid;        /* the rest: nothing was set since */
  bool failed;       /* no memory: the run has no result */
  bool buggy;        /* a verdict is a bug of the suite */
  patterns groups;   /* shape and kind */
  uint32_t *group_of;
  uint32_t *group_size;
  cell_tally *cells; /* by producer and consumer */
  summary sum;
  case_counts cache[CACHED];
  uint32_t cached[CACHED]; /* group + 1 */
};

static const record_field detail_fields[] = {
    {"consumer", FIELD_RELEASE, offsetof(detail, consumer)},
    {"slot", FIELD_BYTE, offsetof(detail, slot), FIELD_ZERO},
    {"check", FIELD_WORD, offsetof(detail, check), 0, check_names},
    {"verdict", FIELD_WORD, offsetof(detail, found.verdict), 0, verdict_names},
    {"phase", FIELD_WORD, offsetof(detail, found.phase), FIELD_ZERO, phase_names},
    {"names", FIELD_WORD, offsetof(detail, found.names), FIELD_ZERO, naming_names},
    {"agreement", FIELD_WORD, offsetof(detail, found.agreement), FIELD_ZERO, agreement_names},
    {"carried", FIELD_WORD, offsetof(detail, found.carried), FIELD_ZERO, carried_names},
    {"from", FIELD_RELEASE, offsetof(detail, found.from), FIELD_IF, NULL,
     offsetof(detail, found.carried)},
    {"place", FIELD_WORD, offsetof(detail, found.place), FIELD_ZERO, place_names},
    {"at", FIELD_NUMBER, offsetof(detail, found.at), FIELD_IF, NULL, offsetof(detail, found.place)},
    {"waived", FIELD_WORD, offsetof(detail, found.waived), FIELD_ZERO, verdict_names},
    {"message", FIELD_TEXT, offsetof(detail, text)},
};
const record detail_record = RECORD_OF(detail_fields);

/* --- Plans --- */

static bool same_plan(const corpus_case *a, const corpus_case *b) {
  if (a->since != b->since || a->level != b->level || a->promise != b->promise ||
      a->form_count != b->form_count || sizes_has(a) != sizes_has(b) || !a->breaks != !b->breaks ||
      a->reader != b->reader || !a->mixed_count != !b->mixed_count)
    return false;
  for (size_t i = 0; i < a->form_count; i++)
    if (a->forms[i].since != b->forms[i].since) return false;
  return true;
}

static bool add_kind(results *r, const corpus_case *c) {
  results_counts *n = r->counts;
  if (n->kind_count == UINT16_MAX ||
      !vec_room(&n->kinds, n->kind_count, &n->kind_room, sizeof *n->kinds))
    return false;
  uint8_t *cells = malloc(r->releases * r->releases * SLOT_COUNT), *at = cells;
  if (!cells) return false;
  char buffer[32];
  for (size_t p = 0; p < r->releases; p++)
    for (size_t k = 0; k < r->releases; k++)
      for (int slot = 0; slot < SLOT_COUNT; slot++) {
        planned plan = plan_cell(r->opset, c, p, k, slot, buffer);
        *at++ = (uint8_t)(plan.class | (plan.counted ? COUNTED : 0));
      }
  n->kinds[n->kind_count++] = (plan_kind){c, cells};
  return true;
}

static bool find_kinds(results *r) {
  results_counts *n = r->counts;
  size_t k = 0;
  for (size_t i = 0; i < r->case_count; i++) {
    if (k == n->kind_count || !same_plan(n->kinds[k].of, r->cases[i]))
      for (k = 0; k < n->kind_count && !same_plan(n->kinds[k].of, r->cases[i]); k++) continue;
    if (k == n->kind_count && !add_kind(r, r->cases[i])) return false;
    n->kind_of[i] = (uint16_t)k;
  }
  return true;
}

static uint8_t plan_byte(const results *r, size_t kind, size_t producer, size_t consumer,
                         int slot) {
  size_t cell = (producer * r->releases + consumer) * SLOT_COUNT + (size_t)slot;
  return r->counts->kinds[kind].cells[cell];
}

cell_class results_class(const results *r, size_t index, size_t producer, size_t consumer, int slot,
                         bool *counted) {
  uint8_t plan = plan_byte(r, r->counts->kind_of[index], producer, consumer, slot);
  *counted = (plan & COUNTED) != 0;
  return (cell_class)(plan & ~COUNTED);
}

/* The capability that a check of a pair is about. A consumer under test is one side of the pair or
 * both; what another consumer reads is about its writing. */
static capability capability_of(const results *r, size_t consumer, check_kind k) {
  bool reader = consumer >= r->oldest && consumer <= r->newest;
  if (k == CHECK_REFUSE) return CAPABILITY_REFUSES;
  if (k >= CHECK_EVALUATE) return CAPABILITY_EVALUATES;
  return reader && (k == CHECK_DESERIALIZE || k == CHECK_PRESERVE) ? CAPABILITY_READS
                                                                   : CAPABILITY_WRITES;
}

bool results_required(const results *r, size_t index) {
  return r->all_levels || r->cases[index]->level == LEVEL_REQUIRED;
}

bool results_first_failure(const results *r, const uint8_t *row, detail *d) {
  for (size_t c = 0; c < r->releases; c++)
    for (int slot = 0; slot < SLOT_COUNT; slot++)
      for (int k = 0; k < CHECK_COUNT; k++, row++) {
        bool counted = false;
        if (verdict_failed(*row)) results_class(r, d->index, d->producer, c, slot, &counted);
        if (!counted) continue;
        d->consumer = (uint8_t)c;
        d->slot = (uint8_t)slot;
        d->check = (uint8_t)k;
        d->found.verdict = *row;
        return true;
      }
  return false;
}

bool results_row_fails(const results *r, size_t index, const uint8_t *row, size_t producer) {
  detail d = {.index = (uint32_t)index, .producer = (uint8_t)producer};
  return results_required(r, index) && results_first_failure(r, row, &d);
}

/* --- Life --- */

static bool make_counts(results *r) {
  results_counts *n = r->counts = calloc(1, sizeof *n);
  if (!n) return false;
  n->kind_of = calloc(r->case_count + 1, sizeof *n->kind_of);
  n->group_of = calloc(r->case_count + 1, sizeof *n->group_of);
  n->cells = calloc(r->releases * r->releases, sizeof *n->cells);
  return n->kind_of && n->group_of && n->cells && find_kinds(r);
}

bool results_new(results *r, const vs_opset *o, const corpus *c, const plan_filter *f,
                 strbuf *why) {
  *r = (results){.opset = o, .releases = o->release_count, .all_levels = f && plan_all_levels(f)};
  r->newest = r->releases - 1;
  if (r->releases > RELEASES_MAX) return strbuf_refuse(why, "there are too many releases");
  for (size_t i = 0; i < c->count; i++)
    r->corpus_cases += r->all_levels || c->cases[i].level == LEVEL_REQUIRED;
  r->cases = calloc(c->count + 1, sizeof *r->cases);
  if (r->cases)
    for (size_t i = 0; i < c->count; i++)
      if (plan_takes_case(f, &c->cases[i])) r->cases[r->case_count++] = &c->cases[i];
  r->shapes = calloc(r->case_count + 1, sizeof *r->shapes);
  r->first_detail = calloc(r->case_count + 1, sizeof *r->first_detail);
  r->micros = calloc(r->case_count + 1, sizeof *r->micros);
  if (!r->cases || !r->shapes || !r->first_detail || !r->micros ||
      !patterns_new(&r->rows, results_row_size(r)) ||
      !patterns_new(&r->of_case, r->releases * sizeof(uint32_t)) || !make_counts(r))
    return strbuf_refuse(why, "out of memory");
  r->of_case.all.items[0].refs += (uint32_t)r->case_count;
  if (r->case_count) return true;
  return strbuf_refuse(why, "no case matches all of the options that select cases");
}

static void free_counts(results_counts *n) {
  if (!n) return;
  for (size_t i = 0; i < n->kind_count; i++) free(n->kinds[i].cells);
  free(n->kinds);
  free(n->kind_of);
  free(n->group_of);
  free(n->group_size);
  free(n->cells);
  patterns_free(&n->groups);
  free(n);
}

void results_free(results *r) {
  for (size_t i = 0; i < r->detail_count; i++) free(r->details[i].text);
  free(r->details);
  free(r->cases);
  free(r->shapes);
  free(r->first_detail);
  free(r->micros);
  for (size_t i = 0; i < r->retried_count; i++) free(r->retried[i].before.text);
  free(r->retried);
  patterns_free(&r->rows);
  patterns_free(&r->of_case);
  free_counts(r->counts);
  *r = (results){0};
}

/* --- Verdicts --- */

size_t results_row_size(const results *r) { return r->releases * SLOT_COUNT * CHECK_COUNT; }

static uint32_t row_number(const results *r, uint32_t shape, size_t producer) {
  uint32_t number;
  memcpy(&number, patterns_at(&r->of_case, shape) + producer * sizeof number, sizeof number);
  return number;
}

const uint8_t *results_row(const results *r, size_t index, size_t producer) {
  return patterns_at(&r->rows, row_number(r, r->shapes[index], producer));
}

bool results_set_row(results *r, size_t index, size_t producer, const uint8_t *row) {
  uint32_t numbers[RELEASES_MAX], shape = r->shapes[index];
  memcpy(numbers, patterns_at(&r->of_case, shape), r->of_case.size);
  uint32_t fresh = patterns_add(&r->rows, row);
  if (fresh == NO_PATTERN) return false;
  uint32_t old = numbers[producer];
  r->counts->valid = false;
  if (old == fresh) {
    patterns_drop(&r->rows, fresh);
    return true;
  }
  numbers[producer] = fresh;
  uint32_t now = patterns_add(&r->of_case, numbers);
  if (now == NO_PATTERN) {
    patterns_drop(&r->rows, fresh);
    return false;
  }
  /* A list of rows refers to each of them once, however many cases have it. */
  if (r->of_case.all.items[now].refs == 1) {
    for (size_t p = 0; p < r->releases; p++)
      if (p != producer) r->rows.all.items[numbers[p]].refs++;
  } else {
    patterns_drop(&r->rows, fresh);
  }
  r->shapes[index] = now;
  if (r->of_case.all.items[shape].refs == 1)
    for (size_t p = 0; p < r->releases; p++)
      patterns_drop(&r->rows, p == producer ? old : numbers[p]);
  patterns_drop(&r->of_case, shape);
  return true;
}

/* --- Messages --- */

#define FORGOTTEN UINT32_MAX /* `index` of a detail that is dropped: these sort last */

static uint64_t detail_key(const detail *d) {
  return (uint64_t)d->index << 32 | (uint64_t)d->producer << 24 | (uint64_t)d->consumer << 16 |
         (uint64_t)d->slot << 8 | d->check;
}

/* Cuts a long text, between characters. */
static char *shorter(char *text) {
  size_t n = strnlen(text, RESULTS_CUT_TEXT + 1);
  if (n <= RESULTS_CUT_TEXT) return text;
  n = RESULTS_CUT_TEXT;
  while (n > 0 && ((unsigned char)text[n] & 0xc0) == 0x80) n--;
  text[n] = '\0';
  char *cut = realloc(text, n + 1);
  return cut ? cut : text;
}

static bool stands_for(const results *r, const detail *a, const detail *b) {
  bool one, other;
  if (a->check != b->check || a->found.verdict != b->found.verdict ||
      a->found.agreement != b->found.agreement)
    return false;
  if (verdict_is_good(a->found.verdict)) return true;
  if (r->case_count <= RESULTS_WHOLE_CASES) return false;
  results_class(r, a->index, a->producer, a->consumer, a->slot, &one);
  results_class(r, b->index, b->producer, b->consumer, b->slot, &other);
  return one == other;
}

bool results_add_detail(results *r, detail d) {
  bool large = r->case_count > RESULTS_WHOLE_CASES;
  if (large) d.text = shorter(d.text);
  if (large || verdict_is_good(d.found.verdict))
    for (uint32_t at = r->first_detail[d.index]; at; at = r->details[at - 1].next) {
      detail *other = &r->details[at - 1];
      if (!stands_for(r, other, &d)) continue;
      bool first = detail_key(&d) < detail_key(other);
      free(first ? other->text : d.text);
      d.next = other->next;
      if (first) *other = d;
      return true;
    }
  if (r->detail_count + 1 >= FORGOTTEN ||
      !vec_room(&r->details, r->detail_count, &r->detail_room, sizeof d)) {
    free(d.text);
    r->details_lost++;
    return false;
  }
  d.next = r->first_detail[d.index];
  r->details[r->detail_count++] = d;
  r->first_detail[d.index] = (uint32_t)r->detail_count;
  return true;
}

void results_forget(results *r, size_t index, size_t producer) {
  for (uint32_t *link = &r->first_detail[index]; *link;) {
    detail *d = &r->details[*link - 1];
    if (d->producer != producer) {
      link = &d->next;
      continue;
    }
    *link = d->next;
    free(d->text);
    d->text = NULL;
    d->index = FORGOTTEN;
  }
}

static int by_key(const void *a, const void *b) {
  uint64_t x = detail_key(a), y = detail_key(b);
  return x < y ? -1 : x > y;
}

void results_sort_details(results *r) {
  if (!r->detail_count) return;
  qsort(r->details, r->detail_count, sizeof *r->details, by_key);
  while (r->detail_count && r->details[r->detail_count - 1].index == FORGOTTEN) r->detail_count--;
  memset(r->first_detail, 0, r->case_count * sizeof *r->first_detail);
  for (size_t i = r->detail_count; i > 0; i--) {
    detail *d = &r->details[i - 1];
    d->next = r->first_detail[d->index];
    r->first_detail[d->index] = (uint32_t)i;
  }
}

size_t results_details(const results *r, size_t index, size_t *first) {
  size_t n = 0;
  *first = r->first_detail[index] ? r->first_detail[index] - 1 : 0;
  for (uint32_t at = r->first_detail[index]; at; at = r->details[at - 1].next) n++;
  return n;
}

/* "1.0.0 -> 1.2.0"; "(unchanged)" follows if the artifact is of the producer's own release. */
void results_pair(const results *r, const detail *d, strbuf *out) {
  char a[32], b[32];
  strbuf_addf(out, "%s -> %s%s", vs_format(r->opset->releases[d->producer].version, a),
              vs_format(r->opset->releases[d->consumer].version, b),
              d->slot == SLOT_UNCHANGED ? " (unchanged)" : "");
}

void results_text(const results *r, const detail *d, strbuf *text) {
  finding_text(r->opset, &d->found, d->text, text);
}

/* --- Rows that ran again --- */

/* The row's own entry; NULL: it was made once. */
static const retried_row *find_row(const results *r, size_t index, size_t producer) {
  for (size_t i = 0; i < r->retried_count; i++)
    if (r->retried[i].before.index == index && r->retried[i].before.producer == producer)
      return &r->retried[i];
  return NULL;
}

bool retry_add(results *r, retried_row row) {
  retried_row *known = (retried_row *)(uintptr_t)find_row(r, row.before.index, row.before.producer);
  if (known) {
    free(known->before.text);
    *known = row;
    return true;
  }
  if (!vec_room(&r->retried, r->retried_count, &r->retried_room, sizeof row)) {
    free(row.before.text);
    r->details_lost++;
    return false;
  }
  r->retried[r->retried_count++] = row;
  return true;
}

bool retry_is_flaky(const results *r, const retried_row *row) {
  const detail *d = &row->before;
  return !results_row_fails(r, d->index, results_row(r, d->index, d->producer), d->producer);
}

size_t retry_count_flaky(const results *r, size_t *cases) {
  size_t rows = 0;
  *cases = 0;
  for (size_t i = 0; i < r->retried_count; i++) {
    if (!retry_is_flaky(r, &r->retried[i])) continue;
    bool first = true;
    for (size_t k = 0; first && k < i; k++)
      first = r->retried[k].before.index != r->retried[i].before.index ||
              !retry_is_flaky(r, &r->retried[k]);
    rows++;
    *cases += first;
  }
  return rows;
}

/* The message about it. Large runs keep one text for equal verdicts of a check of a case. */
static const char *message_about(const results *r, const detail *d) {
  const char *elsewhere = "";
  for (uint32_t at = r->first_detail[d->index]; at; at = r->details[at - 1].next) {
    const detail *other = &r->details[at - 1];
    if (other->check != d->check || other->found.verdict != d->found.verdict) continue;
    elsewhere = other->text;
    if (other->producer == d->producer && other->consumer == d->consumer && other->slot == d->slot)
      return other->text;
  }
  return elsewhere;
}

bool retry_next(const results *r, size_t index, size_t producer, retried_row *out) {
  const retried_row *last = find_row(r, index, producer);
  *out = (retried_row){.attempt = last ? last->attempt + 1 : 2,
                       .before = {.index = (uint32_t)index, .producer = (uint8_t)producer}};
  results_first_failure(r, results_row(r, index, producer), &out->before);
  out->before.text = strdup(message_about(r, &out->before));
  return out->before.text != NULL;
}

/* --- Counting --- */

static bool any(const uint8_t *verdicts) {
  static const uint8_t none[CHECK_COUNT];
  return memcmp(verdicts, none, CHECK_COUNT) != 0;
}

static void add_tally(tally *t, const uint8_t *verdicts, uint32_t cases) {
  bool made = false, failed = false, bug = false, skipped = false;
  for (int k = 0; k < CHECK_COUNT; k++) {
    verdict v = verdicts[k];
    if (v == VERDICT_NONE) continue;
    failed |= verdict_failed(v);
    bug |= v == VERDICT_SUITE_BUG;
    skipped |= v == VERDICT_SKIPPED;
    made |= verdict_is_answer(v);
  }
  *(bug       ? &t->bugs
    : failed  ? &t->failed
    : made    ? &t->passed
    : skipped ? &t->skipped
              : &t->unsupported) += cases;
}

/* Adds the verdicts of one artifact of one cell to the counts, for so many cases. */
static void count_artifact(results_counts *n, cell_tally *cell, uint8_t plan, bool required,
                           const uint8_t *v, uint32_t cases, bool *failed) {
  summary *s = &n->sum;
  cell_class class = (cell_class)(plan & ~COUNTED);
  bool counted = (plan & COUNTED) != 0;
  add_tally(!counted ? &cell->outside : required ? &cell->of[class] : &cell->recommended, v, cases);
  for (int k = 0; k < CHECK_COUNT; k++) {
    if (v[k] == VERDICT_NONE) continue;
    n->buggy |= v[k] == VERDICT_SUITE_BUG;
    if (!counted) {
      s->outside[v[k]] += cases;
      continue;
    }
    *failed |= verdict_failed(v[k]);
    if (!required) {
      s->recommended[v[k]] += cases;
      continue;
    }
    s->by_class[class][v[k]] += cases;
    s->by_check[k][v[k]] += cases;
  }
}

static void count_group(const results *r, results_counts *n, uint32_t shape, uint32_t kind,
                        uint32_t cases) {
  bool failed = false;
  bool required = r->all_levels || n->kinds[kind].of->level == LEVEL_REQUIRED;
  for (size_t p = 0; p < r->releases; p++) {
    uint32_t number = row_number(r, shape, p);
    if (!number) continue;
    const uint8_t *v = patterns_at(&r->rows, number);
    for (size_t c = 0; c < r->releases; c++)
      for (int slot = 0; slot < SLOT_COUNT; slot++, v += CHECK_COUNT)
        if (any(v))
          count_artifact(n, &n->cells[p * r->releases + c], plan_byte(r, kind, p, c, slot),
                         required, v, cases, &failed);
  }
  if (failed) *(required ? &n->sum.failed_cases : &n->sum.recommended_failed) += cases;
}

static void count_cells(const results *r, results_counts *n) {
  for (size_t i = 0; i < r->releases * r->releases; i++) {
    const cell_tally *t = &n->cells[i];
    size_t passed = t->recommended.passed, failed = 0;
    size_t outside = t->outside.passed + t->outside.failed + t->recommended.failed;
    for (int k = 0; k < CLASS_COUNT; k++) {
      passed += t->of[k].passed;
      failed += t->of[k].failed + t->of[k].bugs;
    }
    n->sum.cells_failed += failed > 0;
    n->sum.cells_empty += !(failed + passed + outside);
  }
}

/* Puts the cases into groups. Numbers are those of the order in which they come. */
static bool find_groups(const results *r, results_counts *n) {
  patterns_free(&n->groups);
  free(n->group_size);
  n->group_size = NULL;
  n->groups = (patterns){.size = 2 * sizeof(uint32_t), .memory = arena_new(0)};
  if (!n->groups.memory) return false;
  for (size_t i = 0; i < r->case_count; i++) {
    uint32_t key[2] = {r->shapes[i], n->kind_of[i]};
    n->group_of[i] = patterns_add(&n->groups, key);
    if (n->group_of[i] == NO_PATTERN) return false;
  }
  n->group_size = calloc(n->groups.all.count + 1, sizeof *n->group_size);
  if (!n->group_size) return false;
  for (size_t i = 0; i < r->case_count; i++) n->group_size[n->group_of[i]]++;
  return true;
}

static void group_key(const results_counts *n, uint32_t group, uint32_t key[2]) {
  memcpy(key, patterns_at(&n->groups, group), 2 * sizeof *key);
}

static results_counts *counted(const results *r) {
  results_counts *n = r->counts;
  if (n->valid) return n;
  n->sum = (summary){0};
  n->buggy = false;
  memset(n->cells, 0, r->releases * r->releases * sizeof *n->cells);
  memset(n->cached, 0, sizeof n->cached);
  n->failed = !find_groups(r, n);
  for (size_t g = 0; !n->failed && g < n->groups.all.count; g++) {
    uint32_t key[2];
    group_key(n, (uint32_t)g, key);
    count_group(r, n, key[0], key[1], n->group_size[g]);
  }
  count_cells(r, n);
  n->valid = true;
  return n;
}

void results_cell(const results *r, size_t producer, size_t consumer, cell_tally *out) {
  *out = counted(r)->cells[producer * r->releases + consumer];
}

const char *const run_outcome_names[] = {[RUN_PASSED] = "passed",
                                         [RUN_NOTHING_CHECKED] = "nothing was checked",
                                         [RUN_FAILED] = "failed",
                                         [RUN_INCOMPLETE] = "incomplete",
                                         [RUN_SUITE_BUG] = "suite bug"};

/* Whether a check that counts was made; all may have been unsupported or skipped. */
static bool was_checked(const summary *s) {
  for (int k = 0; k < CHECK_COUNT; k++)
    for (int v = 0; v < VERDICT_COUNT; v++)
      if (verdict_is_answer((verdict)v) && s->by_check[k][v]) return true;
  return s->recommended[VERDICT_PASS] + s->recommended[VERDICT_REFUSED_AS_EXPECTED] > 0;
}

void results_summary(const results *r, summary *out) {
  const results_counts *n = counted(r);
  *out = n->sum;
  out->missing = r->missing;
  out->outcome = n->failed || n->buggy ? RUN_SUITE_BUG
                 : r->missing          ? RUN_INCOMPLETE
                 : out->failed_cases   ? RUN_FAILED
                 : !was_checked(out)   ? RUN_NOTHING_CHECKED
                                       : RUN_PASSED;
}

int results_status(const summary *s) {
  static const int status[] = {[RUN_PASSED] = EXIT_PASS,
                               [RUN_NOTHING_CHECKED] = EXIT_PASS,
                               [RUN_FAILED] = EXIT_FAIL,
                               [RUN_INCOMPLETE] = EXIT_USAGE,
                               [RUN_SUITE_BUG] = EXIT_SUITE_BUG};
  return status[s->outcome];
}

uint32_t results_group(const results *r, size_t index) { return counted(r)->group_of[index]; }

const case_counts *results_case_counts(const results *r, size_t index) {
  results_counts *n = counted(r);
  uint32_t group = n->failed ? (uint32_t)index : n->group_of[index];
  case_counts *out = &n->cache[group % CACHED];
  if (n->cached[group % CACHED] == group + 1) return out;
  n->cached[group % CACHED] = group + 1;
  *out = (case_counts){0};
  for (size_t p = 0; p < r->releases; p++) {
    uint32_t number = row_number(r, r->shapes[index], p);
    if (!number) continue;
    const uint8_t *v = patterns_at(&r->rows, number);
    for (size_t c = 0; c < r->releases; c++)
      for (int slot = 0; slot < SLOT_COUNT; slot++, v += CHECK_COUNT) {
        if (!any(v)) continue;
        bool counts = (plan_byte(r, n->kind_of[index], p, c, slot) & COUNTED) != 0;
        for (int k = 0; k < CHECK_COUNT; k++) {
          if (v[k] == VERDICT_NONE) continue;
          (counts ? out->of : out->outside)[k][v[k]]++;
          if (counts) out->by[capability_of(r, c, (check_kind)k)][v[k]]++;
        }
      }
  }
  return out;
}
