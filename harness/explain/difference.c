/* SPDX-License-Identifier: Apache-2.0 */
#include "difference.h"

#include <stdlib.h>
#include <string.h>

#include "harness/files/inspect.h"
#include "text/text.h"

json_t *difference_json_text(const char *text) {
  json_t *s = json_string(text);
  if (s) return s;
  strbuf_auto clean = STRBUF_INIT;
  for (; *text; text++) strbuf_addc(&clean, (unsigned char)*text < 0x80 ? *text : '?');
  s = json_string(strbuf_str(&clean));
  return s;
}

json_t *difference_json_hex(const void *bytes, size_t n) {
  static const char digits[] = "0123456789abcdef";
  strbuf_auto hex = STRBUF_INIT;
  for (size_t i = 0; i < n; i++) {
    uint8_t b = ((const uint8_t *)bytes)[i];
    strbuf_addc(&hex, digits[b >> 4]);
    strbuf_addc(&hex, digits[b & 15]);
  }
  return json_string(strbuf_str(&hex));
}

/* --- Bytes --- */

json_t *difference_sections(const void *bytes, size_t n) {
  strbuf_auto text = STRBUF_INIT;
  inspect_artifact(vs_builtin_opset(), "artifact", bytes, n, &(inspect_options){.json = true},
                   &text, NULL);
  json_auto_t *all = json_loadb(strbuf_str(&text), text.len, 0, NULL);
  json_t *rows = json_object_get(all, "sections");
  return rows ? json_incref(rows) : json_array();
}

json_t *difference_of_bytes(const void *actual, size_t n, const void *expected, size_t m) {
  enum { BEFORE = 8, SHOWN = 24 };
  const uint8_t *a = actual, *e = expected;
  size_t at = 0;
  while (at < n && at < m && a[at] == e[at]) at++;
  if (at == n && at == m) return NULL;
  size_t from = at > BEFORE ? at - BEFORE : 0;
  /* By the bytes that are expected: their sections can be trusted. */
  json_t *sections = difference_sections(at < m ? expected : actual, at < m ? m : n);
  return json_pack("{s:s, s:I, s:o, s:I, s:I, s:I, s:o, s:o}", "kind", "bytes", "offset",
                   (json_int_t)at, "sections", sections, "size", (json_int_t)n, "expected_size",
                   (json_int_t)m, "from", (json_int_t)from, "actual",
                   difference_json_hex(a + from, n - from < SHOWN ? n - from : SHOWN), "expected",
                   difference_json_hex(e + from, m - from < SHOWN ? m - from : SHOWN));
}

/* --- Values --- */

/* One element as text: "1", "(0.5, -0.0)", "true". */
json_t *difference_element_text(ir_context *c, const ir_type *element, const uint8_t *bytes,
                                size_t size) {
  strbuf_auto text = STRBUF_INIT;
  if (element->kind == IR_TYPE_FLOAT) {
    compare_float_text(element, bytes, size, &text);
    return difference_json_text(strbuf_str(&text));
  }
  arena_guard g;
  interp_value *volatile v = NULL;
  if (ARENA_GUARD(ir_arena(c), &g)) {
    v = interp_tensor(ir_type_tensor(c, NULL, 0, element, NULL), bytes, size);
    arena_guard_pop(ir_arena(c), &g);
  }
  if (v) interp_print(v, true, &text);
  interp_release(v);
  /* "dense<1.0> : tensor<f32>" */
  const char *open = strchr(strbuf_str(&text), '<'), *close = strstr(strbuf_str(&text), "> : ");
  return open && close ? json_stringn(open + 1, (size_t)(close - open - 1))
                       : difference_json_text(strbuf_str(&text));
}

/* Most significant byte first, as numbers are written. */
json_t *difference_element_bits(const uint8_t *bytes, size_t size) {
  uint8_t turned[64];
  if (size > sizeof turned) return json_null();
  for (size_t i = 0; i < size; i++) turned[i] = bytes[size - 1 - i];
  return difference_json_hex(turned, size);
}

static json_t *index_of(const ir_type *type, size_t linear) {
  json_t *list = json_array();
  int64_t at = (int64_t)linear;
  for (size_t i = type->shaped.rank; i-- > 0;) {
    int64_t n = type->shaped.dims[i] > 0 ? type->shaped.dims[i] : 1;
    json_array_insert_new(list, 0, json_integer(at % n));
    at /= n;
  }
  return list;
}

static json_t *complaint(size_t result, const char *what) {
  return json_pack("{s:I, s:s}", "result", (json_int_t)result, "problem", what);
}

json_t *difference_type_text(ir_context *c, const ir_type *t) {
  strbuf_auto text = STRBUF_INIT;
  text_print_type(c, t, &text);
  return difference_json_text(strbuf_str(&text));
}

/* Integers and booleans have none. */
static bool has_ulps(const ir_type *element) {
  return element->kind == IR_TYPE_FLOAT || element->kind == IR_TYPE_COMPLEX;
}

static json_t *ulps_of(uint64_t n) {
  return n > INT64_MAX ? json_null() : json_integer((json_int_t)n);
}

/* How far apart elements may be. */
static void add_limits(json_t *o, const interp_nearness *near) {
  if (near->kind == INTERP_ALMOST) json_object_set_new(o, "tolerance", json_real(near->tolerance));
  if (near->kind != INTERP_CLOSE) return;
  json_object_set_new(o, "least_ulps", ulps_of(near->least));
  json_object_set_new(o, "most_ulps", ulps_of(near->most));
  if (near->own.given)
    json_object_set_new(o, "result_accuracy",
                        json_pack("{s:f, s:f, s:o}", "atol", near->own.atol, "rtol", near->own.rtol,
                                  "ulps", ulps_of(near->own.ulps)));
}

/* NULL when the result is as expected. */
static json_t *result_difference(ir_context *c, const expectation *e, interp_value *const *results,
                                 size_t count) {
  if (e->actual >= count || (!e->value && e->other >= count))
    return complaint(e->actual, "there is no such result");
  size_t size = 0, want_size = 0;
  const ir_type *type = interp_type(results[e->actual]);
  const ir_type *want_type = e->value ? e->value->dense.type : interp_type(results[e->other]);
  const uint8_t *got = interp_data(results[e->actual], &size);
  const uint8_t *want =
      e->value ? e->value->dense.data : interp_data(results[e->other], &want_size);
  if (!got || !want || !ir_type_equal(type, want_type)) {
    json_t *o = complaint(e->actual, "it has another type");
    json_object_set_new(o, "type", difference_type_text(c, type));
    json_object_set_new(o, "expected_type", difference_type_text(c, want_type));
    return o;
  }
  const ir_type *element = ir_type_element(type);
  size_t width = ir_dense_element_size(element), n = (size_t)ir_type_element_count(type);
  size_t step = e->value && e->value->dense.splat ? 0 : width, first = 0;
  comparison all, one;
  interp_nearness near = expectation_nearness(e, element, want, step ? n : 1);
  if (compare_elements(element, got, want, step, n, &near, &all)) return NULL;
  while (first < n &&
         compare_elements(element, got + first * width, want + first * step, 0, 1, &near, &one)) {
    first++;
    if (near.each) near.each++;
  }
  if (near.each) near.tolerance = *near.each;
  const uint8_t *a = got + first * width, *b = want + first * step;
  size_t worst = (size_t)all.worst_element;
  json_t *o = json_pack("{s:I, s:o, s:I, s:I}", "result", (json_int_t)e->actual, "type",
                        difference_type_text(c, type), "elements", (json_int_t)n, "differ",
                        (json_int_t)all.mismatches);
  add_limits(o, &near);
  json_object_update_new(
      o, json_pack(
             "{s:I, s:o, s:o, s:o, s:o, s:o, s:I, s:o, s:o}", "element", (json_int_t)first, "index",
             index_of(type, first), "expected", difference_element_text(c, element, b, width),
             "actual", difference_element_text(c, element, a, width), "expected_bits",
             difference_element_bits(b, width), "actual_bits", difference_element_bits(a, width),
             "worst_element", (json_int_t)all.worst_element, "worst_expected",
             difference_element_text(c, element, want + worst * step, width), "worst_actual",
             difference_element_text(c, element, got + worst * width, width)));
  if (!has_ulps(element)) return o;
  json_object_set_new(o, "ulps", ulps_of(one.worst_ulps));
  json_object_set_new(o, "worst_ulps", ulps_of(all.worst_ulps));
  return o;
}

json_t *difference_of_values(ir_context *c, const expectations *e, interp_value *const *results,
                             size_t count) {
  json_t *list = json_array();
  for (size_t i = 0; i < e->count; i++) {
    json_t *d = result_difference(c, &e->items[i], results, count);
    if (d) json_array_append_new(list, d);
  }
  if (!json_array_size(list)) {
    json_decref(list);
    return NULL;
  }
  return json_pack("{s:s, s:o}", "kind", "values", "results", list);
}
