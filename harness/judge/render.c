/* SPDX-License-Identifier: Apache-2.0 */
#include "render.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "harness/words/json_text.h"
#include "text/text.h"

enum { SHOWN = 8, WRONG_SHOWN = 8 }; /* elements of a result, unless all are wanted */

static const char *const kind_names[] = {"exact", "rounded", "within", "open"};

/* --- Numbers --- */

static bool is_boolean(const ir_type *element) { return ir_type_is_integer(element, 1); }

void judge_value_text(const ir_type *element, const void *data, size_t part, strbuf *out) {
  double x = bounds_number(element, data, part);
  if (is_boolean(element)) {
    strbuf_adds(out, x != 0 ? "true" : "false");
  } else if (ir_type_is(element, IR_TYPE_INTEGER) && element->integer.width == 64) {
    uint64_t bits;
    memcpy(&bits, (const uint8_t *)data + 8 * part, 8);
    bool plain = element->integer.sign == IR_UNSIGNED;
    strbuf_addf(out, plain ? "%" PRIu64 : "%" PRId64, bits);
  } else if (ir_type_is(element, IR_TYPE_INTEGER)) {
    strbuf_addf(out, "%.0f", x);
  } else {
    bool wide = ir_type_is(element, IR_TYPE_COMPLEX) ? element->element->format->width > 32
                                                     : element->format->width > 32;
    strbuf_addf(out, "%.*g", wide ? 17 : 9, x);
  }
}

static json_t *number(double x) {
  if (isfinite(x)) return json_real(x);
  return json_string(x != x ? "nan" : x > 0 ? "inf" : "-inf");
}

static json_t *text_of(const strbuf *s) {
  json_t *text = json_string(strbuf_str(s));
  return text ? text : json_string("?");
}

static json_t *value_json(const bounded *b, const void *data, size_t part) {
  strbuf_auto text = STRBUF_INIT;
  judge_value_text(ir_type_element(interp_type(b->value)), data, part, &text);
  return text_of(&text);
}

static json_t *distance_json(uint64_t ulps) {
  return ulps == UINT64_MAX ? json_null() : json_integer((json_int_t)(ulps & INT64_MAX));
}

/* "[0, 3]", and the part of a complex number. */
static void index_text(const ir_type *t, size_t part, strbuf *out) {
  size_t parts = bounds_parts(ir_type_element(t));
  size_t at = parts ? part / parts : part;
  int64_t index[64];
  for (size_t d = t->shaped.rank; d-- > 0;) {
    int64_t n = t->shaped.dims[d];
    if (d < 64) index[d] = (int64_t)at % (n ? n : 1);
    at /= (size_t)(n ? n : 1);
  }
  strbuf_addc(out, '[');
  for (size_t d = 0; d < t->shaped.rank && d < 64; d++)
    strbuf_addf(out, "%s%" PRId64, d ? ", " : "", index[d]);
  strbuf_addc(out, ']');
  if (parts == 2) strbuf_adds(out, part % 2 ? " imag" : " real");
}

/* --- Results --- */

static bool wrong_at(const judge_answer *a, const bounded *b, size_t result, size_t part) {
  size_t size;
  if (a->whole.verdict != JUDGED_WRONG || !a->whole.wrong) return false;
  return !bounds_allow(b, part, interp_data(a->whole.values[result], &size));
}

static json_t *element_json(const judge_answer *answers, size_t count, const bounded *b,
                            size_t result, size_t part) {
  strbuf_auto index = STRBUF_INIT;
  double lo, hi;
  size_t size;
  bound x = bounds_of(b, part);
  json_t *asked = json_array();
  index_text(interp_type(b->value), part, &index);
  bounds_limits(b, part, &lo, &hi);
  for (size_t i = 0; i < count; i++) {
    const judged *j = &answers[i].whole;
    bool typed = j->values && (j->verdict != JUDGED_WRONG || j->wrong);
    const void *data = typed ? interp_data(j->values[result], &size) : NULL;
    json_array_append_new(asked,
                          data ? json_pack("{s:o, s:o}", "value", value_json(b, data, part), "ulps",
                                           distance_json(bounds_distance(b, part, data)))
                               : json_null());
  }
  return json_pack("{s:s, s:s, s:o, s:o, s:o, s:o}", "index", strbuf_str(&index), "kind",
                   kind_names[x.kind], "value", value_json(b, interp_data(b->value, &size), part),
                   "low", number(lo), "high", number(hi), "consumers", asked);
}

static json_t *result_json(const judge_program *p, const judge_answer *answers, size_t count,
                           size_t result, bool full) {
  const bounded *b = p->bounds.results[result];
  const ir_op *main = ir_lookup_symbol(p->module, "main", 4);
  const ir_op *back = main->regions[0].first->last;
  const ir_value *v = back->operands[result % back->operand_count].value;
  json_t *elements = json_array();
  size_t open = 0, wrong_shown = 0, free = 0;
  strbuf_auto type = STRBUF_INIT;
  text_print_type(p->c, interp_type(b->value), &type);
  bool numbers = ir_type_is(interp_type(b->value), IR_TYPE_TENSOR) &&
                 bounds_parts(ir_type_element(interp_type(b->value)));
  for (size_t i = 0; i < b->count; i++) {
    bool wrong = false;
    bound x = bounds_of(b, i);
    open += x.kind == BOUND_OPEN;
    free += x.kind == BOUND_WITHIN;
    for (size_t k = 0; k < count; k++) wrong = wrong || wrong_at(&answers[k], b, result, i);
    if (!numbers || !(full || i < SHOWN || (wrong && wrong_shown < WRONG_SHOWN))) continue;
    wrong_shown += wrong && i >= SHOWN;
    json_array_append_new(elements, element_json(answers, count, b, result, i));
  }
  json_t *j = json_pack("{s:s, s:i, s:i, s:i, s:o}", "type", strbuf_str(&type), "parts",
                        (int)b->count, "free", (int)free, "open", (int)open, "elements", elements);
  if (!v->is_argument) {
    json_object_set_new(j, "op", json_string(v->op->name->full->bytes));
    json_object_set_new(j, "rule", json_string(bounds_sentence(v->op)));
  }
  if (b->open) {
    json_object_set_new(j, "why_open", json_string(b->open));
    if (b->open_at) json_object_set_new(j, "open_op", json_string(b->open_at->name->full->bytes));
  }
  return j;
}

/* --- Consumers --- */

/* The first line of the op as text. */
static json_t *op_json(const judge_program *p, const ir_op *op) {
  strbuf_auto text = STRBUF_INIT, where = STRBUF_INIT;
  text_print_options o = {.local_scope = true, .elide_elements_above = 16, .verified = true};
  text_print(p->c, op, &o, &text);
  diag_place place = ir_loc_place(op->loc);
  if (place.file) strbuf_addf(&where, "%s:%u:%u", place.file, place.line, place.column);
  size_t line = strcspn(strbuf_str(&text), "\n");
  json_t *j = json_object();
  json_object_set_new(j, "op", json_string(op->name->full->bytes));
  json_object_set_new(j, "text", json_stringn(strbuf_str(&text), line));
  json_object_set_new(j, "place", text_of(&where));
  json_object_set_new(j, "rule", json_string(bounds_sentence(op)));
  return j;
}

static json_t *first_json(const judge_program *p, const judge_first *f) {
  if (!f->op) return NULL;
  json_t *j = op_json(p, f->op);
  json_object_set_new(j, "result", json_integer((json_int_t)f->result));
  json_object_set_new(j, "asked", json_integer((json_int_t)f->asked));
  json_object_set_new(j, "verdict", json_string(judgement_names[f->answer.verdict]));
  if (f->answer.verdict != JUDGED_WRONG || !f->answer.wrong) return j;
  size_t r = f->answer.first.result;
  json_object_set_new(
      j, "element",
      element_json(&(judge_answer){.whole = f->answer}, 1, f->bounds.results[r], r, f->part));
  return j;
}

static json_t *consumer_json(const judge_program *p, const judge_answer *a) {
  char release[32];
  json_t *j =
      json_pack("{s:s, s:s, s:s}", "consumer", a->name, "release", vs_format(a->who.own, release),
                "verdict", judgement_names[a->whole.verdict]);
  if (a->whole.message.len) json_object_set_new(j, "message", text_of(&a->whole.message));
  if (a->whole.verdict == JUDGED_WRONG) {
    json_object_set_new(j, "wrong", json_integer((json_int_t)a->whole.wrong));
    if (a->whole.wrong) json_object_set_new(j, "worst_ulps", distance_json(a->whole.worst.ulps));
  }
  json_t *first = first_json(p, &a->first);
  if (first) json_object_set_new(j, "first_op", first);
  return j;
}

json_t *judge_json(const judge_program *p, const judge_answer *answers, size_t count, bool full) {
  json_t *results = json_array(), *consumers = json_array();
  for (size_t i = 0; i < p->bounds.count; i++)
    json_array_append_new(results, result_json(p, answers, count, i, full));
  for (size_t i = 0; i < count; i++)
    json_array_append_new(consumers, consumer_json(p, &answers[i]));
  return json_pack("{s:o, s:o}", "results", results, "consumers", consumers);
}

/* --- Text --- */

static void add_number(const json_t *j, strbuf *out) {
  if (json_is_string(j))
    strbuf_adds(out, json_string_value(j));
  else
    strbuf_addf(out, "%.9g", json_number_value(j));
}

static void render_element(const json_t *e, const json_t *consumers, strbuf *out) {
  const char *kind = json_member_text(e, "kind");
  strbuf_addf(out, "  %s ", json_member_text(e, "index"));
  if (strcmp(kind, "open") == 0) {
    strbuf_adds(out, "open");
  } else if (strcmp(kind, "within") == 0) {
    strbuf_adds(out, "from ");
    add_number(json_object_get(e, "low"), out);
    strbuf_adds(out, " to ");
    add_number(json_object_get(e, "high"), out);
  } else {
    strbuf_addf(out, "exactly %s", json_member_text(e, "value"));
  }
  size_t i;
  const json_t *one;
  json_array_foreach(json_object_get(e, "consumers"), i, one) {
    if (!json_is_object(one)) continue;
    const json_t *ulps = json_object_get(one, "ulps");
    const json_t *who = json_array_get(consumers, i);
    strbuf_addf(out, "; %s: %s", who ? json_member_text(who, "consumer") : "it gives",
                json_member_text(one, "value"));
    if (json_is_null(ulps)) strbuf_adds(out, ", wrong");
    if (json_integer_value(ulps))
      strbuf_addf(out, ", %" PRId64 " ULP%s outside", (int64_t)json_integer_value(ulps),
                  json_integer_value(ulps) == 1 ? "" : "s");
  }
  strbuf_addc(out, '\n');
}

static void render_result(size_t number_of, const json_t *r, const json_t *consumers, strbuf *out) {
  const json_t *elements = json_object_get(r, "elements"), *e;
  json_int_t parts = json_integer_value(json_object_get(r, "parts")),
             open = json_integer_value(json_object_get(r, "open"));
  strbuf_addf(out, "result %zu: %s\n", number_of, json_member_text(r, "type"));
  if (*json_member_text(r, "op"))
    strbuf_addf(out, "  %s: %s\n", json_member_text(r, "op"), json_member_text(r, "rule"));
  if (open)
    strbuf_addf(out, "  %d of %d parts are open: %s (%s)\n", (int)open, (int)parts,
                json_member_text(r, "why_open"), json_member_text(r, "open_op"));
  size_t i;
  json_array_foreach(elements, i, e) render_element(e, consumers, out);
  if ((json_int_t)json_array_size(elements) < parts)
    strbuf_addf(out, "  %d of %d parts are shown\n", (int)json_array_size(elements), (int)parts);
}

static void render_consumer(const json_t *c, strbuf *out) {
  const json_t *first = json_object_get(c, "first_op"),
               *element = json_object_get(first, "element");
  strbuf_addf(out, "%s (%s): %s", json_member_text(c, "consumer"), json_member_text(c, "release"),
              json_member_text(c, "verdict"));
  json_int_t wrong = json_integer_value(json_object_get(c, "wrong"));
  if (wrong) strbuf_addf(out, ", %d part%s", (int)wrong, wrong == 1 ? "" : "s");
  strbuf_addc(out, '\n');
  const char *message = json_member_text(c, "message");
  while (*message) {
    size_t n = strcspn(message, "\n");
    strbuf_addf(out, "  %.*s\n", (int)n, message);
    message += n + (message[n] != 0);
  }
  if (!first) return;
  strbuf_addf(out, "  first op that differs: %s", json_member_text(first, "text"));
  if (*json_member_text(first, "place"))
    strbuf_addf(out, " (%s)", json_member_text(first, "place"));
  strbuf_addf(out, "\n  %s\n", json_member_text(first, "rule"));
  if (element) render_element(element, NULL, out);
}

void judge_render(const json_t *j, strbuf *out) {
  const json_t *results = json_object_get(j, "results"),
               *consumers = json_object_get(j, "consumers"), *one;
  size_t i;
  json_array_foreach(results, i, one) render_result(i, one, consumers, out);
  json_array_foreach(consumers, i, one) render_consumer(one, out);
}
