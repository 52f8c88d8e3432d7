/* SPDX-License-Identifier: Apache-2.0 */
#include "export_json.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

#include "base/bytes.h"
#include "harness/cases/plan.h"
#include "text/text.h"

/* --- Types --- */

/* The name of an element type in NumPy or in ml_dtypes (https://github.com/jax-ml/ml_dtypes). False
 * if neither has it. */
static bool add_dtype(const ir_type *t, strbuf *out) {
  if (ir_type_is(t, IR_TYPE_COMPLEX)) {
    strbuf_addf(out, "complex%u", 2 * t->element->format->width);
    return true;
  }
  if (ir_type_is(t, IR_TYPE_INTEGER)) {
    bool sign = t->integer.sign == IR_UNSIGNED;
    if (t->integer.width == 1)
      strbuf_adds(out, "bool");
    else
      strbuf_addf(out, "%s%u", sign ? "uint" : "int", t->integer.width);
    return true;
  }
  if (!ir_type_is(t, IR_TYPE_FLOAT) || t->format == &ir_float_formats[IR_TF32]) return false;
  const char *name = t->format->name; /* f32, bf16, f8E4M3FN */
  const char *digits = name + strcspn(name, "0123456789");
  const char *rest = digits + strspn(digits, "0123456789");
  strbuf_addf(out, "%sfloat%.*s%s", *name == 'b' ? "b" : "", (int)(rest - digits), digits,
              *rest ? "_" : "");
  for (; *rest; rest++) strbuf_addc(out, (char)tolower((unsigned char)*rest));
  return true;
}

static bool has_numpy(const ir_type *element) {
  if (ir_type_is(element, IR_TYPE_FLOAT))
    return element->format->width >= 16 && element->format != &ir_float_formats[IR_BF16] &&
           element->format != &ir_float_formats[IR_TF32];
  if (ir_type_is(element, IR_TYPE_INTEGER))
    return element->integer.width == 1 || element->integer.width >= 8;
  return ir_type_is(element, IR_TYPE_COMPLEX);
}

/* IREE packs elements of less than a byte, and reads quantized tensors as their storage. */
static bool in_whole_bytes(const ir_type *element) {
  if (has_numpy(element)) return true;
  return ir_type_is(element, IR_TYPE_FLOAT) && element->format->width % 8 == 0;
}

/* iree-run-module takes signed integers of .npy files as si32, which no result of a program is. */
bool export_needs_bin(const ir_type *tensor) {
  const ir_type *element = ir_type_element(tensor);
  bool is_signed = ir_type_is(element, IR_TYPE_INTEGER) && element->integer.sign != IR_UNSIGNED;
  return in_whole_bytes(element) &&
         (!has_numpy(element) || (is_signed && element->integer.width > 1));
}

static json_t *tensor_json(exported *x, const char *name, const ir_type *t) {
  strbuf_auto text = STRBUF_INIT, dtype = STRBUF_INIT, file = STRBUF_INIT;
  const ir_type *element = ir_type_element(t);
  json_t *shape = json_array();
  text_print_type(x->p->context, t, &text);
  strbuf_addf(&file, "%s.npy", name);
  for (size_t d = 0; d < t->shaped.rank; d++)
    json_array_append_new(shape, json_integer((json_int_t)t->shaped.dims[d]));
  bool known = add_dtype(element, &dtype);
  return json_pack("{s:s, s:s, s:s?, s:o}", "file", strbuf_str(&file), "type", strbuf_str(&text),
                   "dtype", known ? strbuf_str(&dtype) : NULL, "shape", shape);
}

/* --- Flags of iree-run-module --- */

static void add_flag(exported *x, const char *flag, const char *name, const ir_type *t) {
  const ir_type *element = ir_type_element(t);
  if (!in_whole_bytes(element) && !x->no_flags)
    x->no_flags = "iree-run-module reads no file with elements of this type";
  if (!export_needs_bin(t)) { /* or IREE gets no flags at all */
    strbuf_addf(&x->flags, "--%s=@%s.npy\n", flag, name);
    return;
  }
  strbuf_addf(&x->flags, "--%s=", flag);
  for (size_t d = 0; d < t->shaped.rank; d++)
    strbuf_addf(&x->flags, "%lldx", (long long)t->shaped.dims[d]);
  text_print_type(x->p->context, element, &x->flags);
  strbuf_addf(&x->flags, "=@%s.bin\n", name);
}

void export_flags_end(exported *x, size_t results) {
  static const char *const names[] = {"f16", "f32", "f64"};
  for (; x->expected < results; x->expected++)
    strbuf_adds(&x->flags, "--expected_output=(ignored)\n");
  for (int i = 0; i < IREE_FLOATS; i++)
    strbuf_addf(&x->flags, "--expected_%s_threshold=%.9g\n", names[i], x->thresholds[i]);
  json_object_set_new(x->json, "iree",
                      x->no_flags ? json_pack("{s:s}", "because", x->no_flags)
                                  : json_pack("{s:s}", "flagfile", EXPORT_FLAGFILE));
}

/* --- The case --- */

/* Adds a word to a list that has no word twice. */
static void add_word(json_t *list, const char *word) {
  for (size_t i = 0; i < json_array_size(list); i++)
    if (strcmp(json_string_value(json_array_get(list, i)), word) == 0) return;
  json_array_append_new(list, json_string(word));
}

typedef struct used {
  json_t *ops, *types;
} used;

/* Constants are in nearly every case, and return is in every region, so they tell nothing. */
static void add_pair(const char *op, const char *type, uint32_t profiles, void *user) {
  (void)profiles;
  const used *u = user;
  if (strcmp(op, "stablehlo.constant") && strcmp(op, "stablehlo.return")) add_word(u->ops, op);
  add_word(u->types, type);
}

void export_uses(const case_program *p, json_t *into) {
  used u = {json_array(), json_array()};
  uint32_t profiles = case_program_needs(p).profiles;
  json_t *names = json_array();
  profile_pairs(p->context, p->plain, add_pair, &u);
  for (int i = 0; i < PROFILE_COUNT; i++)
    if (profiles >> i & 1) json_array_append_new(names, json_string(profile_names[i]));
  json_object_set_new(into, "ops", u.ops);
  json_object_set_new(into, "types", u.types);
  json_object_set_new(into, "profiles", names);
}

static void about(exported *x) {
  const corpus_case *c = x->p->c;
  char since[32], release[32];
  const export_options *o = x->how;
  json_t *j = x->json, *tags = json_array();
  bool artifact = o->release != VS_NONE;
  for (size_t i = 0; i < c->tag_count; i++) json_array_append_new(tags, json_string(c->tags[i]));
  json_object_update_new(
      j, json_pack("{s:i, s:s, s:s, s:s, s:s, s:s?, s:s, s:o, s:s, s:s?}", "schema", 1, "case",
                   c->id, "license", "Apache-2.0", "program",
                   artifact ? "model.mlirbc" : "model.mlir", "function", "main", "release",
                   artifact ? vs_format(o->release, release) : NULL, "since",
                   vs_format(c->since, since), "tags", tags, "context", context_word(x->context),
                   "confirmed_by", c->vouch ? voucher_names[c->vouch] : NULL));
  export_uses(x->p, j);
  if (x->devices > 1)
    json_object_set_new(j, "devices",
                        json_pack("{s:i, s:i, s:I}", "replicas", (int)c->devices.replicas,
                                  "partitions", (int)c->devices.partitions, "results",
                                  (json_int_t)(x->p->devices.device_results / x->devices)));
}

/* --- Arguments and results --- */

static json_t *list_of(exported *x, const char *name) { return json_object_get(x->json, name); }

void export_begin(exported *x) {
  about(x);
  json_object_set_new(x->json, "inputs", json_array());
  json_object_set_new(x->json, "outputs", json_array());
  strbuf_adds(&x->flags, "--function=main\n");
}

void export_input(exported *x, const char *name, const ir_type *t, size_t device) {
  json_t *one = tensor_json(x, name, t);
  if (x->devices > 1) json_object_set_new(one, "device", json_integer((json_int_t)device));
  json_array_append_new(list_of(x, "inputs"), one);
  add_flag(x, "input", name, t);
}

/* Sets the place of a result: which one it is and, on several devices, of which device. */
static void set_result(exported *x, json_t *one, const char *key, size_t result) {
  size_t each = x->devices > 1 ? x->p->devices.device_results / x->devices : 0;
  json_object_set_new(one, key, json_integer((json_int_t)(each ? result % each : result)));
  if (each && strcmp(key, "result") == 0)
    json_object_set_new(one, "device", json_integer((json_int_t)(result / each)));
}

static void ignore_until(exported *x, size_t result) {
  for (; x->expected < result; x->expected++)
    strbuf_adds(&x->flags, "--expected_output=(ignored)\n");
}

void export_output(exported *x, const char *name, const ir_type *t, size_t result,
                   json_t *compare) {
  json_t *one = tensor_json(x, name, t);
  set_result(x, one, "result", result);
  json_object_set_new(one, "compare", compare);
  json_array_append_new(list_of(x, "outputs"), one);
  ignore_until(x, result);
  add_flag(x, "expected_output", name, t);
  x->expected++;
}

void export_same(exported *x, const expectation *e, size_t result, size_t other) {
  const ir_type *t =
      x->p->devices.driver ? x->p->devices.types[result] : x->p->expected.types[result];
  json_t *one = json_object(), *compare = export_compare(&e->near, ir_type_element(t));
  set_result(x, one, "result", result);
  set_result(x, one, "same_as", other);
  if (e->scale > 0) {
    json_object_del(compare, "atol");
    json_object_set_new(compare, "atol_of_largest", json_real(e->scale));
  }
  json_object_set_new(one, "compare", compare);
  json_array_append_new(list_of(x, "outputs"), one);
}

/* --- Tolerances --- */

static const ir_float_format *format_of(const ir_type *element) {
  if (ir_type_is(element, IR_TYPE_COMPLEX)) element = element->element;
  return ir_type_is(element, IR_TYPE_FLOAT) ? element->format : NULL;
}

static const char *const nan_names[] = {[INTERP_NAN_ANY] = "any",
                                        [INTERP_NAN_SIGN] = "sign",
                                        [INTERP_NAN_PAYLOAD] = "payload",
                                        [INTERP_NAN_BITS] = "bits"};

/* The relative part of an accuracy that an op demands. */
static double relative_of(const interp_nearness *near, const ir_float_format *f) {
  return fmax(near->own.rtol, (double)near->own.ulps * ldexp(1, -(int)f->mantissa_bits));
}

json_t *export_compare(const interp_nearness *near, const ir_type *element) {
  const ir_float_format *f = format_of(element);
  if (!f) return json_pack("{s:s}", "kind", "equal");
  switch (near->kind) {
    case INTERP_EQUAL: break;
    case INTERP_ALMOST: {
      json_t *almost = json_pack("{s:s, s:s}", "kind", "absolute", "nan", nan_names[near->nan]);
      if (!near->each) json_object_set_new(almost, "atol", json_real(near->tolerance));
      return almost;
    }
    case INTERP_CLOSE: {
      json_t *close = json_pack("{s:s, s:s, s:I, s:I}", "kind", "ulps", "nan", nan_names[near->nan],
                                "least", (json_int_t)near->least, "most", (json_int_t)near->most);
      if (near->own.given)
        json_object_set_new(
            close, "or",
            json_pack("{s:f, s:f}", "atol", near->own.atol, "rtol", relative_of(near, f)));
      return close;
    }
  }
  return json_pack("{s:s, s:s, s:b}", "kind", "equal", "nan", nan_names[near->nan], "zeros_equal",
                   near->zeros_equal);
}

/* The largest finite expected value, by its absolute value, and the largest tolerance. */
static double largest_value(const ir_float_format *f, const uint8_t *data, size_t count) {
  size_t size = (f->width + 7u) / 8;
  double most = 0;
  for (size_t i = 0; i < count; i++) {
    double v = fabs(ir_float_decode(f, bytes_load(data + i * size, size, BYTES_HERE)));
    if (isfinite(v) && v > most) most = v;
  }
  return most;
}

static double largest_tolerance(const interp_nearness *near, size_t count) {
  double most = near->each ? 0 : near->tolerance;
  for (size_t i = 0; near->each && i < count; i++)
    if (near->each[i] > most) most = near->each[i];
  return most;
}

/* A distance of n ULPs is at most n * epsilon times the expected value, or n times the smallest
 * value of the format. The two parts of a complex number may both be off. */
void export_closeness(exported *x, const interp_nearness *near, const ir_type *t, const void *data,
                      json_t *compare) {
  const ir_type *element = ir_type_element(t);
  const ir_float_format *f = format_of(element);
  size_t count = (size_t)ir_type_element_count(t);
  bool complex = ir_type_is(element, IR_TYPE_COMPLEX);
  double atol = 0, rtol = 0;
  if (f && near->kind == INTERP_ALMOST) atol = largest_tolerance(near, count);
  if (f && near->kind == INTERP_CLOSE) {
    atol = fmax((double)near->most * ir_float_decode(f, 1), near->own.atol);
    rtol = fmax((double)near->most * ldexp(1, -(int)f->mantissa_bits), relative_of(near, f));
  }
  if (complex) {
    atol *= M_SQRT2;
    rtol *= M_SQRT2;
  }
  json_object_set_new(compare, "allclose", json_pack("{s:f, s:f}", "atol", atol, "rtol", rtol));
  if (!f) return;
  int slot = f->width <= 16 ? IREE_F16 : f->width == 32 ? IREE_F32 : IREE_F64;
  double absolute = atol + rtol * largest_value(f, data, complex ? 2 * count : count);
  if (absolute > x->thresholds[slot]) x->thresholds[slot] = absolute;
}
