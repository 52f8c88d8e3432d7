/* SPDX-License-Identifier: Apache-2.0 */
/* Values as text: stablehlo-translate's form of results, and dense constants as MLIR prints them.
 */
#include "checks.h"

#include <string.h>

#include "base/bytes.h"

#define HEX_ABOVE 100 /* elements: MLIR's default for dense constants */

/* --- Numbers ---------------------------------------------------------------------------------- */

static void print_real(num_kind k, const uint8_t *p, strbuf *out) {
  if (k == NUM_I1) {
    strbuf_adds(out, p[0] ? "true" : "false");
  } else if (ev_num_is(k, NUM_FLOAT)) {
    ir_float_print(out, ev_num_rows[k].format, ev_num_bits(k, p), 0);
  } else if (ev_num_is(k, NUM_UNSIGNED)) {
    strbuf_addu(out, (uint64_t)ev_num_int(k, p));
  } else {
    strbuf_addi(out, ev_num_int(k, p));
  }
}

static void print_pair(num_kind k, const uint8_t *p, const char *open, const char *between,
                       const char *close, strbuf *out) {
  num_kind part = ev_num_rows[k].part;
  strbuf_adds(out, open);
  print_real(part, p, out);
  strbuf_adds(out, between);
  print_real(part, p + ev_num_rows[part].bytes, out);
  strbuf_adds(out, close);
}

void ev_value_print_element(num_kind k, const uint8_t *p, strbuf *out) {
  if (ev_num_is(k, NUM_COMPLEX))
    print_pair(k, p, "[", ", ", "]", out);
  else
    print_real(k, p, out);
}

/* --- Types ------------------------------------------------------------------------------------ */

void ev_value_print_type(const ir_type *t, strbuf *out) {
  switch (t->kind) {
    case IR_TYPE_TENSOR:
      strbuf_adds(out, "tensor<");
      for (size_t d = 0; d < t->shaped.rank; d++) {
        if (t->shaped.dims[d] == IR_DYNAMIC)
          strbuf_adds(out, "?");
        else
          strbuf_addi(out, t->shaped.dims[d]);
        strbuf_adds(out, "x");
      }
      ev_value_print_type(t->shaped.element, out);
      strbuf_adds(out, ">");
      break;
    case IR_TYPE_TUPLE:
      strbuf_adds(out, "tuple<");
      for (size_t k = 0; k < t->tuple.count; k++) {
        if (k) strbuf_adds(out, ", ");
        ev_value_print_type(t->tuple.items[k], out);
      }
      strbuf_adds(out, ">");
      break;
    case IR_TYPE_QUANTIZED: strbuf_adds(out, "!quant.uniform<...>"); break;
    case IR_TYPE_INDEX: strbuf_adds(out, "index"); break;
    case IR_TYPE_DEFINED:
      strbuf_addf(out, "!%s.%s", t->defined.def->dialect, t->defined.def->mnemonic);
      break;
    default: strbuf_adds(out, ev_num_rows[ev_num_of_type(t)].name); break;
  }
}

/* --- Values ----------------------------------------------------------------------------------- */

static void new_line(strbuf *out, size_t indent) {
  strbuf_addc(out, '\n');
  strbuf_addn(out, ' ', 2 * indent);
}

/* A tensor that is being printed. */
typedef struct printer {
  const interp_value *v;
  size_t at; /* the next element */
  strbuf *out;
  const strbuf_sink *to;
} printer;

static const uint8_t *next_element(printer *p) {
  return p->v->data + p->at++ * ev_num_rows[p->v->num].bytes;
}

/* After an element, when nobody looks back at the text. */
static bool hand_on(const printer *p) { return strbuf_hand_on(p->out, p->to, STRBUF_PIECE); }

/* The elements of dimension d and below. An explicit stack would only hide that the depth is the
 * tensor's rank, which LIMIT_TENSOR_RANK bounds. */
static bool print_nested(printer *p, size_t d, bool last) {
  if (d == value_rank(p->v)) {
    ev_value_print_element((num_kind)p->v->num, next_element(p), p->out);
    if (!last) strbuf_adds(p->out, ", ");
    return hand_on(p);
  }
  new_line(p->out, d + 1);
  strbuf_addc(p->out, '[');
  int64_t n = value_dims(p->v)[d];
  for (int64_t k = 0; k < n; k++)
    if (!print_nested(p, d + 1, k == n - 1)) return false;
  strbuf_addc(p->out, ']');
  if (last)
    new_line(p->out, d);
  else
    strbuf_addc(p->out, ',');
  return true;
}

enum { EMPTY_LISTS = 4096 };

/* Without elements there is nothing to see but the shape, which the type says: only so many empty
 * lists are written out one by one. */
static bool is_mostly_brackets(const interp_value *v) {
  if (v->count) return false;
  int64_t lists = 1;
  for (size_t d = 0; d < value_rank(v) && value_dims(v)[d]; d++)
    if (__builtin_mul_overflow(lists, value_dims(v)[d], &lists) || lists > EMPTY_LISTS) return true;
  return false;
}

static bool print_tensor(printer *p) {
  ev_value_print_type(p->v->type, p->out);
  strbuf_adds(p->out, " {");
  if (is_mostly_brackets(p->v))
    strbuf_adds(p->out, "\n  []\n");
  else if (!print_nested(p, 0, true))
    return false;
  strbuf_adds(p->out, "}");
  return true;
}

static bool print_dense_nested(printer *p, size_t d) {
  num_kind k = (num_kind)p->v->num;
  if (d == value_rank(p->v)) {
    if (ev_num_is(k, NUM_COMPLEX))
      print_pair(k, next_element(p), "(", ",", ")", p->out);
    else
      print_real(k, next_element(p), p->out);
    return hand_on(p);
  }
  strbuf_addc(p->out, '[');
  for (int64_t e = 0; e < value_dims(p->v)[d]; e++) {
    if (e) strbuf_adds(p->out, ", ");
    if (!print_dense_nested(p, d + 1)) return false;
  }
  strbuf_addc(p->out, ']');
  return true;
}

static bool print_hex(const printer *p) {
  unsigned bits = ev_num_rows[p->v->num].bits;
  uint8_t mask = bits < 8 ? (uint8_t)((1u << bits) - 1) : 0xff;
  strbuf_adds(p->out, "\"0x");
  size_t number = ev_num_rows[ev_num_rows[p->v->num].part].bytes;
  for (size_t k = 0; k < p->v->size; k++) {
    size_t back = BYTES_HERE == BYTES_BIG ? number - 1 - 2 * (k % number) : 0;
    uint8_t byte = p->v->data[k + back] & mask;
    strbuf_addc(p->out, "0123456789ABCDEF"[byte >> 4]);
    strbuf_addc(p->out, "0123456789ABCDEF"[byte & 15]);
    if (!hand_on(p)) return false;
  }
  strbuf_adds(p->out, "\"");
  return true;
}

static bool is_splat(const interp_value *v) {
  size_t size = ev_num_rows[v->num].bytes;
  for (size_t k = 1; k < v->count; k++)
    if (memcmp(v->data, v->data + k * size, size) != 0) return false;
  return v->count > 0;
}

static bool print_dense(printer *p) {
  const interp_value *v = p->v;
  bool splat = is_splat(v), going = true;
  strbuf_adds(p->out, "dense<");
  if (!splat && v->count > HEX_ABOVE)
    going = print_hex(p);
  else if (v->count > 0)
    going = print_dense_nested(p, splat ? value_rank(v) : 0);
  strbuf_adds(p->out, "> : ");
  ev_value_print_type(v->type, p->out);
  return going;
}

static bool print_items(const interp_value *v, bool dense, strbuf *out, const strbuf_sink *to) {
  ev_value_print_type(v->type, out);
  strbuf_adds(out, " (\n");
  for (size_t k = 0; k < v->item_count; k++) {
    if (!interp_print_to(v->items[k], dense, out, to)) return false;
    strbuf_adds(out, k + 1 < v->item_count ? ",\n" : "\n");
  }
  strbuf_adds(out, ")");
  return true;
}

bool interp_print_to(const interp_value *v, bool dense, strbuf *out, const strbuf_sink *to) {
  printer p = {.v = v, .out = out, .to = to};
  switch ((value_kind)v->kind) {
    case VALUE_TENSOR: return dense ? print_dense(&p) : print_tensor(&p);
    case VALUE_TOKEN: ev_value_print_type(v->type, out); break;
    case VALUE_TUPLE:
    case VALUE_FUTURE: return print_items(v, dense, out, to);
  }
  return !out->failed;
}

void interp_print(const interp_value *v, bool dense, strbuf *out) {
  interp_print_to(v, dense, out, NULL);
}
