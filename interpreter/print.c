/* Values as text: stablehlo-translate's form of results, and dense constants as MLIR prints them.
 */
#include "print.h"

#include <string.h>

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

/* The elements of dimension d and below, from element *at on. An explicit stack would only hide
 * that the depth is the tensor's rank, which LIMIT_TENSOR_RANK bounds. */
static void print_nested(const interp_value *v, size_t d, bool last, size_t *at, strbuf *out) {
  size_t rank = value_rank(v);
  if (d == rank) {
    ev_value_print_element((num_kind)v->num, v->data + *at * ev_num_rows[v->num].bytes, out);
    ++*at;
    if (!last) strbuf_adds(out, ", ");
    return;
  }
  new_line(out, d + 1);
  strbuf_addc(out, '[');
  int64_t n = value_dims(v)[d];
  for (int64_t k = 0; k < n; k++) print_nested(v, d + 1, k == n - 1, at, out);
  strbuf_addc(out, ']');
  if (last)
    new_line(out, d);
  else
    strbuf_addc(out, ',');
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

static void print_dense_nested(const interp_value *v, size_t d, size_t *at, strbuf *out) {
  num_kind k = (num_kind)v->num;
  if (d == value_rank(v)) {
    const uint8_t *p = v->data + *at * ev_num_rows[k].bytes;
    if (ev_num_is(k, NUM_COMPLEX))
      print_pair(k, p, "(", ",", ")", out);
    else
      print_real(k, p, out);
    ++*at;
    return;
  }
  strbuf_addc(out, '[');
  for (int64_t e = 0; e < value_dims(v)[d]; e++) {
    if (e) strbuf_adds(out, ", ");
    print_dense_nested(v, d + 1, at, out);
  }
  strbuf_addc(out, ']');
}

static void print_dense(const interp_value *v, strbuf *out) {
  size_t size = ev_num_rows[v->num].bytes, at = 0;
  bool splat = v->count > 0;
  for (size_t k = 1; splat && k < v->count; k++)
    splat = memcmp(v->data, v->data + k * size, size) == 0;
  strbuf_adds(out, "dense<");
  if (splat) {
    print_dense_nested(v, value_rank(v), &at, out);
  } else if (v->count > HEX_ABOVE) {
    strbuf_adds(out, "\"0x");
    uint8_t mask =
        ev_num_rows[v->num].bits < 8 ? (uint8_t)((1u << ev_num_rows[v->num].bits) - 1) : 0xff;
    for (size_t k = 0; k < v->size; k++) {
      uint8_t byte = v->data[k] & mask;
      strbuf_addc(out, "0123456789ABCDEF"[byte >> 4]);
      strbuf_addc(out, "0123456789ABCDEF"[byte & 15]);
    }
    strbuf_adds(out, "\"");
  } else if (v->count > 0) {
    print_dense_nested(v, 0, &at, out);
  }
  strbuf_adds(out, "> : ");
  ev_value_print_type(v->type, out);
}

void interp_print(const interp_value *v, bool dense, strbuf *out) {
  switch ((value_kind)v->kind) {
    case VALUE_TENSOR: {
      size_t at = 0;
      if (dense) {
        print_dense(v, out);
        break;
      }
      ev_value_print_type(v->type, out);
      strbuf_adds(out, " {");
      if (is_mostly_brackets(v))
        strbuf_adds(out, "\n  []\n");
      else
        print_nested(v, 0, true, &at, out);
      strbuf_adds(out, "}");
      break;
    }
    case VALUE_TOKEN: ev_value_print_type(v->type, out); break;
    case VALUE_TUPLE:
    case VALUE_FUTURE:
      ev_value_print_type(v->type, out);
      strbuf_adds(out, " (\n");
      for (size_t k = 0; k < v->item_count; k++) {
        interp_print(v->items[k], dense, out);
        strbuf_adds(out, k + 1 < v->item_count ? ",\n" : "\n");
      }
      strbuf_adds(out, ")");
      break;
  }
}
