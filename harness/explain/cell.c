/* SPDX-License-Identifier: Apache-2.0 */
/* Gathering: the case, the pair, and for each of its artifacts the bytes, the verdicts and the
 * differences. */
#include "cell.h"

#include <string.h>

#include "calls.h"
#include "difference.h"
#include "harness/checks/case_job.h"
#include "harness/data/input.h"
#include "harness/programs/contexts.h"
#include "harness/sizes/sizes.h"
#include "recorder.h"

enum { SHOWN_BYTES = 65536 };

static void put_text(json_t *o, const char *key, const char *text) {
  json_object_set_new(o, key, difference_json_text(text));
}

static void put_release(json_t *o, const char *key, const cell_question *q, size_t release) {
  char version[32];
  put_text(o, key, vs_format(q->opset->releases[release].version, version));
}

/* --- The case and the pair --- */

static json_t *gather_case(const corpus_case *c) {
  char version[32];
  json_t *forms = json_array(), *tags = json_array(), *checks = json_array();
  for (size_t i = 0; i < c->form_count; i++) {
    json_array_append_new(
        forms, json_pack("{s:s, s:o*}", "since", vs_format(c->forms[i].since, version), "feature",
                         difference_json_text_or_none(c->forms[i].feature)));
  }
  for (size_t i = 0; i < c->tag_count; i++)
    json_array_append_new(tags, difference_json_text(c->tags[i]));
  for (int k = 0; k < CHECK_COUNT; k++)
    if (c->checks >> k & 1) json_array_append_new(checks, json_string(check_names[k]));
  return json_pack(
      "{s:o, s:o, s:s, s:s, s:o, s:o, s:o, s:o*, s:o*, s:o*}", "id", difference_json_text(c->id),
      "file", difference_json_text(c->path ? c->path : c->name), "since",
      vs_format(c->since, version), "level", level_names[c->level], "forms", forms, "tags", tags,
      "checks", checks, "breaks", difference_json_text_or_none(c->breaks), "rule",
      difference_json_text_or_none(c->rule), "note", difference_json_text_or_none(c->note));
}

/* The facts about the promise for the pair, for explain.py; empty: a release has no date.
 */
static json_t *gather_window(const cell_question *q) {
  window_span w;
  if (!window_span_of(q->opset, q->producer, q->consumer, q->c->promise, &w)) return json_object();
  bool inside = in_window(q->opset, q->producer, q->consumer, q->c->promise);
  return json_pack("{s:b, s:b, s:i, s:o, s:o, s:o}", "inside", inside, "backward", w.backward,
                   "months", w.months, "written", date_json(w.written), "read", date_json(w.read),
                   "until", date_json(w.until));
}

/* The facts that say why a cell has its class, for explain.py. */
static json_t *gather_why(const cell_question *q, const planned *plan) {
  const vs_release *writer = &q->opset->releases[q->producer];
  const vs_release *reader = &q->opset->releases[q->consumer];
  const case_form *form = case_form_at(q->c, writer->version);
  char since[32];
  return json_pack("{s:b, s:o*, s:s*, s:s*, s:i, s:i}", "before", writer->version < q->c->since,
                   "feature", difference_json_text_or_none(plan->feature), "needs", plan->needs,
                   "form", form ? vs_format(form->since, since) : NULL, "written",
                   (int)writer->bytecode_written, "read", (int)reader->bytecode_read);
}

static json_t *gather_program(const cell_question *q, case_program *p, strbuf *why) {
  json_t *o = json_object();
  input in;
  strbuf_auto plain = STRBUF_INIT, source = STRBUF_INIT, broken = STRBUF_INIT;
  if (q->c->sized) {
    if (sizes_program(q->c, q->opset, &source, why)) put_text(o, "source", strbuf_str(&source));
  } else if (input_open(&in, q->c->path, &source)) {
    strbuf_add(&source, in.bytes, in.size);
    put_text(o, "source", strbuf_str(&source));
    input_close(&in);
  }
  if (case_program_print(p, CHECK_EVALUATE, (plain_form){0}, &plain, &broken)) {
    put_text(o, "plain", strbuf_str(&plain));
    strbuf_addc(&plain, '\n');
    if (q->program_path && output_write(q->program_path, plain.bytes, plain.len, why))
      put_text(o, "saved", q->program_path);
  } else {
    put_text(o, "broken", strbuf_str(&broken));
  }
  return o;
}

/* --- One artifact --- */

/* While its checks are made. */
typedef struct slot_run {
  const cell_question *q;
  cell_progress *at;
  int slot;
  case_job *job;
  check_kind now; /* the check that is being made */
  json_t *checks, *values[CHECK_COUNT];
  calls calls;
} slot_run;

/* `names`: a naming; how well a refusal names its cause. */
static json_t *check_row(const char *check, verdict v, uint8_t names, const char *text) {
  return json_pack("{s:s, s:s, s:b, s:s*, s:o*}", "check", check, "verdict", verdict_names[v],
                   "failed", verdict_failed(v), "names", names ? naming_names[names] : NULL,
                   "message", *text ? difference_json_text(text) : NULL);
}

static void on_started(check_kind k, void *user) {
  slot_run *a = user;
  calls_take(&a->calls, a->now);
  a->now = k;
  if (!a->at) return;
  atomic_store(&a->at->slot, (uint32_t)a->slot);
  atomic_store(&a->at->check, (uint32_t)k);
  atomic_fetch_add(&a->at->steps, 1);
}

static void on_done(check_kind k, const finding *f, const char *text, void *user) {
  const slot_run *a = user;
  strbuf_auto whole = STRBUF_INIT;
  finding_text(a->q->opset, f, text, &whole);
  json_array_append_new(
      a->checks, check_row(check_names[k], (verdict)f->verdict, f->names, strbuf_str(&whole)));
}

static void on_evaluation(const evaluation *e, void *user) {
  slot_run *a = user;
  strbuf *args = &a->calls.args[a->now];
  strbuf_reset(args);
  for (size_t i = 0; i < e->arg_count; i++) {
    strbuf_adds(args, i ? ", " : "[");
    interp_print(e->args[i], true, args);
  }
  if (e->arg_count) strbuf_addc(args, ']');
}

static void on_results(ir_context *c, interp_value *const *values, size_t count, void *user) {
  slot_run *a = user;
  if (a->now == CHECK_LARGE) return; /* of rows the message tells enough */
  json_decref(a->values[a->now]);
  const case_program *p = case_job_program(a->job);
  a->values[a->now] = difference_of_values(c, &p->expected, values, count);
  operands_add(a->values[a->now], p->context, p->plain);
}

bool explain_find_case(const results *r, const char *id, size_t *index) {
  for (*index = 0; *index < r->case_count; ++*index)
    if (strcmp(r->cases[*index]->id, id) == 0) return true;
  return false;
}

static json_t *recorded_checks(const cell_question *q, int slot) {
  const results *r = &q->record->r;
  json_t *list = json_array();
  size_t index;
  if (!explain_find_case(r, q->c->id, &index)) return list;
  const uint8_t *v = results_at(r, index, q->producer, q->consumer, slot);
  for (int k = 0; k < CHECK_COUNT; k++) {
    strbuf_auto text = STRBUF_INIT;
    uint8_t names = NAMING_NOT;
    if (v[k] == VERDICT_NONE) continue;
    for (const detail *d = r->details; d < r->details + r->detail_count; d++) {
      if (d->index != index || d->producer != q->producer || d->consumer != q->consumer ||
          d->slot != slot || d->check != k)
        continue;
      finding_text(q->opset, &d->found, d->text, &text);
      names = d->found.names;
    }
    json_array_append_new(list, check_row(check_names[k], v[k], names, strbuf_str(&text)));
  }
  return list;
}

static json_t *golden_json(const cell_question *q, const golden_row *row, const char *hash) {
  strbuf_auto path = STRBUF_INIT, pack = STRBUF_INIT;
  golden_name(q->golden, row, &path);
  golden_pack_path(q->golden, row, &pack);
  return json_pack("{s:o, s:o, s:s, s:b}", "file", difference_json_text(strbuf_str(&path)), "pack",
                   difference_json_text(strbuf_str(&pack)), "sha256", row->hash, "equal",
                   strcmp(row->hash, hash) == 0);
}

static json_t *gather_artifact(const cell_question *q, case_job *job, const planned *plan, int slot,
                               strbuf *why) {
  const char *refused = "";
  const strbuf *bytes = case_job_artifact(job, q->producer, plan->target, &refused);
  if (!bytes) return json_pack("{s:o}", "not_written", difference_json_text(refused));
  char hash[SHA256_TEXT];
  sha256_text(bytes->bytes, bytes->len, hash);
  const golden_row *row =
      golden_find(q->golden, q->c->id, q->opset->releases[plan->target].version);
  json_t *o = json_pack(
      "{s:s*, s:I, s:s, s:o, s:o, s:o*}", "by",
      q->record ? "built-in" : NULL, /* nobody is asked again */
      "size", (json_int_t)bytes->len, "sha256", hash, "sections",
      difference_sections(bytes->bytes, bytes->len), "hex",
      difference_json_hex(bytes->bytes, bytes->len < SHOWN_BYTES ? bytes->len : SHOWN_BYTES),
      "golden", row ? golden_json(q, row, hash) : NULL);
  if (q->bytes_path) {
    strbuf_auto path = STRBUF_INIT;
    strbuf_addf(&path, "%s%s", q->bytes_path, slot == SLOT_UNCHANGED ? ".unchanged" : "");
    if (output_write(strbuf_str(&path), bytes->bytes, bytes->len, why))
      put_text(o, "saved", strbuf_str(&path));
  }
  return o;
}

/* --- Differences --- */

static json_t *golden_difference(const cell_question *q, case_job *job, const planned *plan) {
  const char *ignored = "";
  const char *golden;
  size_t size;
  strbuf_auto why = STRBUF_INIT;
  json_t *d = NULL;
  const strbuf *bytes = case_job_artifact(job, q->producer, plan->target, &ignored);
  const golden_row *row =
      golden_find(q->golden, q->c->id, q->opset->releases[plan->target].version);
  if (bytes && row && golden_bytes(q->golden, row, &golden, &size, &why))
    d = difference_of_bytes(bytes->bytes, bytes->len, golden, size);
  return d;
}

/* Compares the artifact that was written again with the expected one. */
static json_t *rewritten_difference(const cell_question *q, case_job *job, const recorder *r) {
  const char *ignored = "";
  if (r->write_count < 2) return NULL;
  const recorded_write *w = &r->writes[r->write_count - 1];
  const vs_release *release = vs_release_of(q->opset, w->target);
  if (w->outcome != OUTCOME_DONE || !release) return NULL;
  size_t target = (size_t)(release - q->opset->releases);
  const strbuf *want = case_job_artifact(job, target, target, &ignored);
  return want ? difference_of_bytes(w->bytes.bytes, w->bytes.len, want->bytes, want->len) : NULL;
}

static json_t *program_difference(case_job *job, const recorder *r) {
  const case_program *p = case_job_program(job);
  if (!case_program_usable(p) || !r->shown) return NULL;
  program_texts want = {0};
  recorder_texts_of(p->context, p->normal, &want);
  /* Pretty forms leave out locations and some attributes. */
  bool pretty = strcmp(strbuf_str(&want.pretty), strbuf_str(&r->program.pretty)) != 0;
  const strbuf *expected = pretty ? &want.pretty : &want.whole;
  const strbuf *actual = pretty ? &r->program.pretty : &r->program.whole;
  json_t *d = json_pack("{s:s, s:[o, o]}", "kind", "program", "diff",
                        difference_json_text(strbuf_str(expected)),
                        difference_json_text(strbuf_str(actual)));
  recorder_texts_free(&want);
  return d;
}

/* The refusal and its message. */
static json_t *refusal_difference(const planned *plan, const recorder *r) {
  bool producer = plan->class == CLASS_REFUSE_PRODUCER;
  const char *message = producer && r->write_count ? strbuf_str(&r->writes[0].message)
                        : !producer && r->read     ? strbuf_str(&r->read_message)
                                                   : strbuf_str(&r->evaluate_message);
  outcome came = producer && r->write_count ? r->writes[0].outcome
                 : !producer && r->read     ? r->read_outcome
                                            : r->evaluate_outcome;
  return json_pack("{s:s, s:b, s:o}", "kind", "refusal", "refused", came == OUTCOME_REFUSED,
                   "message", difference_json_text(message));
}

static json_t *difference_of(check_kind k, const cell_question *q, slot_run *a, const planned *plan,
                             const recorder *r) {
  switch (k) {
    case CHECK_SERIALIZE: return golden_difference(q, a->job, plan);
    case CHECK_DESERIALIZE:
    case CHECK_PRESERVE: return program_difference(a->job, r);
    case CHECK_RESERIALIZE: return rewritten_difference(q, a->job, r);
    case CHECK_REFUSE: return refusal_difference(plan, r);
    default: return json_incref(a->values[k]);
  }
}

static void add_differences(const cell_question *q, slot_run *a, const planned *plan,
                            const recorder *r) {
  for (size_t i = 0; i < json_array_size(a->checks); i++) {
    json_t *row = json_array_get(a->checks, i);
    const char *name = json_string_value(json_object_get(row, "check"));
    const char *ended = json_string_value(json_object_get(row, "verdict"));
    if (strcmp(ended, verdict_names[VERDICT_FAIL]) != 0) continue;
    json_t *d = difference_of(check_by_name(name, strlen(name)), q, a, plan, r);
    if (d) json_object_set_new(row, "difference", d);
  }
}

/* --- A slot --- */

static uint32_t contexts_of(const cell_question *q) {
  return q->contexts ? contexts_read(q->contexts) : CONTEXTS_BY_DEFAULT;
}

static uint32_t wanted_of(const cell_question *q) {
  if (q->checks) return q->checks;
  return (~(1u << CHECK_EVALUATE | CONTEXT_CHECKS) & ((1u << CHECK_COUNT) - 1)) | contexts_of(q);
}

static json_t *gather_slot(const cell_question *q, int slot, cell_progress *at, strbuf *why) {
  char buffer[32];
  planned plan = plan_cell(q->opset, q->c, q->producer, q->consumer, slot, buffer);
  consumer_table reference = builtin_consumer(FAULT_NONE);
  FREED_BY(recorder_free)
  recorder rec = {.inner = q->record ? &reference : q->tested,
                  .on_results = on_results,
                  .on_evaluation = on_evaluation};
  slot_run a = {.q = q, .at = at, .slot = slot, .calls = {.q = q}};
  consumer_table watched = recorder_consumer(&rec);
  rec.user = &a;
  a.job = case_job_new(q->opset, q->c, &watched, q->golden);
  if (!a.job) {
    strbuf_adds(why, "out of memory");
    return NULL;
  }
  json_t *o = json_object();
  put_text(o, "slot", slot == SLOT_MEANT ? "meant" : "unchanged");
  put_text(o, "class", class_names[plan.class]);
  json_object_set_new(o, "counted", json_boolean(plan.counted));
  json_object_set_new(o, "why", gather_why(q, &plan));
  if (plan.class != CLASS_NONE) {
    put_release(o, "target", q, plan.target);
    if (q->record) {
      a.checks = recorded_checks(q, slot);
    } else {
      case_observer observer = {.started = on_started, .done = on_done, .user = &a};
      a.checks = json_array();
      case_job_cell(a.job, q->producer, q->consumer, slot, wanted_of(q), &observer);
      calls_take(&a.calls, a.now);
      add_differences(q, &a, &plan, &rec);
      json_object_set_new(o, "asked", calls_json(&a.calls));
    }
    json_object_set_new(o, "checks", a.checks);
    json_object_set_new(o, "artifact", gather_artifact(q, a.job, &plan, slot, why));
    json_object_set_new(o, "commands", explain_commands(q, slot));
  }
  for (int k = 0; k < CHECK_COUNT; k++) json_decref(a.values[k]);
  calls_free(&a.calls);
  case_job_free(a.job);
  return o;
}

static json_t *gather_contexts(const cell_question *q) {
  json_t *list = json_array();
  for (int k = CHECK_EVALUATE; k < CHECK_COUNT; k++)
    if (wanted_of(q) >> k & 1) json_array_append_new(list, json_string(context_word(k)));
  return list;
}

json_t *explain_cell(const cell_question *q, cell_progress *at, strbuf *why) {
  json_t *o = json_object(), *slots = json_array();
  json_object_set_new(o, "explanation", json_integer(1));
  json_object_set_new(o, "case", gather_case(q->c));
  put_release(o, "producer", q, q->producer);
  put_release(o, "consumer", q, q->consumer);
  put_text(o, "tested", q->record ? q->record->head.consumer : q->tested->name);
  put_text(o, "verdicts", q->record ? "recorded" : "live");
  if (q->record) put_text(o, "started", q->record->head.started);
  json_object_set_new(o, "contexts", gather_contexts(q));
  json_object_set_new(o, "window", gather_window(q));
  FREED_BY(case_program_free) case_program p = {0};
  if (case_program_load(&p, q->opset, q->c))
    json_object_set_new(o, "program", gather_program(q, &p, why));
  for (int slot = 0; slot < SLOT_COUNT; slot++) {
    if (slot == SLOT_UNCHANGED && q->producer <= q->consumer) continue;
    json_t *s = gather_slot(q, slot, at, why);
    if (s) json_array_append_new(slots, s);
  }
  json_object_set_new(o, "artifacts", slots);
  if (q->setting) json_object_set_new(o, "calls", calls_consumer(q->setting));
  return o;
}
