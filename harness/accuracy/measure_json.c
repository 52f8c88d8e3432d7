/* SPDX-License-Identifier: Apache-2.0 */
/* A measure as JSON. One table says how its counts are called, for writing and for reading. */
#include <inttypes.h>
#include <math.h>
#include <stddef.h>
#include <stdlib.h>

#include "measure.h"

static const struct {
  const char *name;
  size_t offset;
} counts[] = {
    {"elements", offsetof(measure, elements)},
    {"numbers", offsetof(measure, numbers)},
    {"correctly_rounded", offsetof(measure, rounded)},
    {"special", offsetof(measure, special)},
    {"open", offsetof(measure, open)},
    {"subnormal", offsetof(measure, subnormal)},
    {"flushed_operands", offsetof(measure, flushed_operands)},
    {"flushed_results", offsetof(measure, flushed_results)},
};
static const struct {
  const char *name;
  size_t offset;
} lists[] = {
    {"special_wrong", offsetof(measure, special_wrong)},
    {"zero_signs", offsetof(measure, zero_signs)},
    {"disorder", offsetof(measure, disorder)},
    {"asymmetry", offsetof(measure, asymmetry)},
};
enum { COUNTS = sizeof counts / sizeof *counts, LISTS = sizeof lists / sizeof *lists };

void measure_number_text(truth_form form, truth_number n, strbuf *out) {
  int digits = (form.format->width + 3) / 4;
  strbuf_addf(out, "0x%0*" PRIx64, digits, n.part[0]);
  if (form.complex) strbuf_addf(out, ",0x%0*" PRIx64, digits, n.part[1]);
}

static json_t *number_json(truth_form form, truth_number n) {
  strbuf_auto text = STRBUF_INIT;
  measure_number_text(form, n, &text);
  return json_string(strbuf_str(&text));
}

static bool read_number(const json_t *j, truth_number *out) {
  const char *text = json_string_value(j);
  char *end;
  if (!text) return false;
  *out = (truth_number){0};
  out->part[0] = strtoull(text, &end, 16);
  if (*end == ',') out->part[1] = strtoull(end + 1, &end, 16);
  return end != text && !*end;
}

/* JSON has no infinity: an error that is none becomes null. */
static json_t *real_json(double d) { return isfinite(d) ? json_real(d) : json_null(); }
static double read_real(const json_t *j) {
  return json_is_number(j) ? json_number_value(j) : INFINITY;
}

static json_t *element_json(const measure_element *e, const truth_function *f, truth_form form) {
  json_t *in = json_array();
  for (int i = 0; i < f->arity; i++) json_array_append_new(in, number_json(form, e->in[i]));
  return json_pack("{s:o, s:o, s:o, s:o}", "in", in, "got", number_json(form, e->got), "want",
                   number_json(form, e->nearest), "ulps", real_json(e->ulps));
}

static bool read_element(const json_t *j, measure_element *out) {
  const json_t *in = json_object_get(j, "in");
  *out = (measure_element){.ulps = read_real(json_object_get(j, "ulps"))};
  for (size_t i = 0; i < json_array_size(in); i++)
    if (i >= 2 || !read_number(json_array_get(in, i), &out->in[i])) return false;
  return json_array_size(in) && read_number(json_object_get(j, "got"), &out->got) &&
         read_number(json_object_get(j, "want"), &out->nearest);
}

/* A neighbour or a pair has two operands and two results. */
static json_t *pair_json(const measure_element *e, truth_form form) {
  return json_pack("{s:[o, o], s:o, s:o}", "in", number_json(form, e->in[0]),
                   number_json(form, e->in[1]), "got", number_json(form, e->got), "want",
                   number_json(form, e->nearest));
}

static json_t *examples_json(const measure_examples *x, bool pairs, const truth_function *f,
                             truth_form form) {
  json_t *first = json_array();
  for (uint64_t i = 0; i < x->count && i < MEASURE_EXAMPLES; i++)
    json_array_append_new(
        first, pairs ? pair_json(&x->first[i], form) : element_json(&x->first[i], f, form));
  return json_pack("{s:I, s:o}", "count", (json_int_t)x->count, "first", first);
}

static bool read_examples(const json_t *j, measure_examples *out) {
  const json_t *first = json_object_get(j, "first");
  out->count = (uint64_t)json_integer_value(json_object_get(j, "count"));
  for (size_t i = 0; i < json_array_size(first) && i < MEASURE_EXAMPLES; i++)
    if (!read_element(json_array_get(first, i), &out->first[i])) return false;
  return json_is_integer(json_object_get(j, "count"));
}

/* The sums are written in full, so that blocks can be added up. */
static json_t *likeness_json(const measure *m) {
  measure_likeness l = measure_like(m);
  json_t *sums = json_array();
  for (int k = 0; k < LIKES; k++) {
    strbuf_auto text = STRBUF_INIT;
    strbuf_addf(&text, "%La", m->like[k]);
    json_array_append_new(sums, json_string(strbuf_str(&text)));
  }
  return json_pack("{s:o, s:o, s:o, s:o}", "pcc", real_json(l.pcc), "cosine", real_json(l.cosine),
                   "max_abs", real_json(l.apart), "sums", sums);
}

static bool read_likeness(const json_t *j, measure *m) {
  for (size_t k = 0; k < LIKES; k++) {
    const char *text = json_string_value(json_array_get(json_object_get(j, "sums"), k));
    if (text) m->like[k] = strtold(text, NULL);
    if (!text) return false;
  }
  return true;
}

static json_t *exponents_json(const measure *m) {
  json_t *list = json_array();
  for (int sign = 0; sign < 2; sign++)
    for (int e = 0; e < MEASURE_EXPONENTS; e++) {
      const measure_exponent *x = &m->exponents[sign][e];
      if (x->count)
        json_array_append_new(list, json_pack("[i, i, I, o, f]", sign, e, (json_int_t)x->count,
                                              real_json(x->worst), x->sum / (double)x->count));
    }
  return list;
}

static bool read_exponents(const json_t *list, measure *m) {
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *row = json_array_get(list, i);
    json_int_t sign = json_integer_value(json_array_get(row, 0)),
               e = json_integer_value(json_array_get(row, 1));
    if (json_array_size(row) != 5 || sign < 0 || sign > 1 || e < 0 || e >= MEASURE_EXPONENTS)
      return false;
    measure_exponent *x = &m->exponents[sign][e];
    x->count = (uint64_t)json_integer_value(json_array_get(row, 2));
    x->worst = read_real(json_array_get(row, 3));
    x->sum = json_number_value(json_array_get(row, 4)) * (double)x->count;
  }
  return json_is_array(list);
}

json_t *measure_json(const measure *m, const truth_function *f, truth_form form) {
  json_t *j = json_object();
  for (int i = 0; i < COUNTS; i++)
    json_object_set_new(
        j, counts[i].name,
        json_integer((json_int_t) * (const uint64_t *)((const char *)m + counts[i].offset)));
  if (m->numbers) {
    json_object_set_new(j, "mean_ulps", real_json(m->sum / (double)m->numbers));
    json_object_set_new(j, "worst", element_json(&m->worst, f, form));
    json_object_set_new(j, "likeness", likeness_json(m));
  }
  if (form.complex) json_object_set_new(j, "worst_part_ulps", real_json(m->part_worst));
  json_object_set_new(j, "ordered", json_boolean(m->ordered));
  json_object_set_new(j, "symmetric", json_boolean(m->symmetric));
  for (int i = 0; i < LISTS; i++)
    json_object_set_new(j, lists[i].name,
                        examples_json((const measure_examples *)((const char *)m + lists[i].offset),
                                      i >= 2, f, form));
  json_object_set_new(j, "exponents", exponents_json(m));
  return j;
}

bool measure_read(const json_t *j, measure *out) {
  *out = (measure){0};
  for (int i = 0; i < COUNTS; i++) {
    const json_t *count = json_object_get(j, counts[i].name);
    if (!json_is_integer(count)) return false;
    *(uint64_t *)((char *)out + counts[i].offset) = (uint64_t)json_integer_value(count);
  }
  if (out->numbers) {
    out->sum = json_number_value(json_object_get(j, "mean_ulps")) * (double)out->numbers;
    if (!read_element(json_object_get(j, "worst"), &out->worst) ||
        !read_likeness(json_object_get(j, "likeness"), out))
      return false;
  }
  const json_t *part = json_object_get(j, "worst_part_ulps");
  if (part) out->part_worst = read_real(part);
  out->ordered = json_is_true(json_object_get(j, "ordered"));
  out->symmetric = json_is_true(json_object_get(j, "symmetric"));
  for (int i = 0; i < LISTS; i++)
    if (!read_examples(json_object_get(j, lists[i].name),
                       (measure_examples *)((char *)out + lists[i].offset)))
      return false;
  return read_exponents(json_object_get(j, "exponents"), out);
}
