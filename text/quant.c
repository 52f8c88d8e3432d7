/* SPDX-License-Identifier: Apache-2.0 */
/* Quantized types: read and printed. Grammar: https://mlir.llvm.org/docs/Dialects/QuantDialect/
 * (with mlir/lib/Dialect/Quant/IR/TypeParser.cpp). */
#include "dense.h"
#include "number.h"
#include "parser.h"
#include "printer.h"
#include "symbol.h"
#include "text/text.h"

/* storage-type (`<` min `:` max `>`)? */
static bool parse_storage(parser *p, ir_quant *q) {
  const char *at = p->tok.at;
  uint64_t width = 0;
  if (!tx_parser_at(p, TOK_WORD)) return tx_parser_error_expected(p, "expected valid keyword");
  ir_signedness sign = IR_SIGNLESS;
  if (tx_token_word(&p->tok) == WORD_INTTYPE) { /* i8, si8, ui8: the storage type itself */
    q->is_signed = *at != 'u';
    if (*at != 'i') sign = *at == 's' ? IR_SIGNED : IR_UNSIGNED;
    if (!tx_number_u64(at + (*at == 'i' ? 1 : 2), p->tok.end, &width)) width = UINT64_MAX;
  } else if (*at == 'u') { /* i8 that is read as unsigned */
    for (const char *c = at + 1; c < p->tok.end; c++) {
      if (*c < '0' || *c > '9') return tx_parser_error_at(p, at, "expected storage type width");
    }
    if (p->tok.end == at + 1 || !tx_number_u64(at + 1, p->tok.end, &width)) width = 0;
  } else {
    return tx_parser_error_at(p, at, "illegal quantized storage type alias");
  }
  if (width == 0 || width > IR_QUANT_STORAGE_BITS) {
    return tx_parser_error_id(p, DIAG_TEXT_TYPE, at, "illegal storage type size: %llu",
                              (unsigned long long)width);
  }
  tx_parser_next(p);
  q->storage = ir_type_integer(p->ctx, (uint32_t)width, sign);
  int64_t min, max;
  ir_quant_storage_range(q->is_signed, (uint32_t)width, &min, &max);
  q->storage_min = min;
  q->storage_max = max;
  if (!tx_parser_accept(p, TOK_LESS)) return !p->failed;
  const char *min_at = p->tok.at;
  if (!tx_parse_int64(p, &q->storage_min)) return false;
  if (!tx_parser_expect(p, TOK_COLON, "expected ':'")) return false;
  const char *max_at = p->tok.at;
  if (!tx_parse_int64(p, &q->storage_max) || !tx_parser_expect(p, TOK_GREATER, "expected '>'")) {
    return false;
  }
  if (q->storage_min < min) {
    return tx_parser_error_id(p, DIAG_TEXT_TYPE, min_at, "illegal storage type minimum: %lld",
                              (long long)q->storage_min);
  }
  if (q->storage_max > max) {
    return tx_parser_error_id(p, DIAG_TEXT_TYPE, max_at, "illegal storage type maximum: %lld",
                              (long long)q->storage_max);
  }
  if (q->storage_min >= q->storage_max) {
    return tx_parser_error_id(p, DIAG_TEXT_TYPE, min_at,
                              "illegal storage min and storage max: (%lld:%lld)",
                              (long long)q->storage_min, (long long)q->storage_max);
  }
  return true;
}

/* A storage type with a sign has its own name; MLIR printed i8 and u8 for it before llvm#187300. */
static void print_storage(printer *pr, const ir_quant *q) {
  bool integer = q->storage->kind == IR_TYPE_INTEGER;
  uint32_t width = integer ? q->storage->integer.width : 0;
  ir_signedness sign = integer ? q->storage->integer.sign : IR_SIGNLESS;
  strbuf_adds(pr->out, sign == IR_SIGNED     ? "si"
                       : sign == IR_UNSIGNED ? "ui"
                       : q->is_signed        ? "i"
                                             : "u");
  strbuf_addu(pr->out, width);
  int64_t min = 0, max = 0;
  if (width >= 1 && width <= IR_QUANT_STORAGE_BITS)
    ir_quant_storage_range(q->is_signed, width, &min, &max);
  if (q->storage_min != min || q->storage_max != max) {
    strbuf_addc(pr->out, '<');
    strbuf_addi(pr->out, q->storage_min);
    strbuf_addc(pr->out, ':');
    strbuf_addi(pr->out, q->storage_max);
    strbuf_addc(pr->out, '>');
  }
}

typedef struct quant_params {
  double_list scales;
  dim_list zero_points;
} quant_params;

/* scale (`:` zero-point)? */
static bool parse_scale(parser *p, const ir_quant *q, quant_params *out) {
  double scale = 0;
  int64_t zero_point = 0;
  if (!tx_parse_double(p, &scale)) return false;
  double smallest, largest;
  ir_quant_scale_range(q->expressed->format, &smallest, &largest);
  if (!(scale >= smallest && scale <= largest)) {
    return tx_parser_error(p, "scale %e out of expressed type range [%e, %e]", scale, smallest,
                           largest);
  }
  if (tx_parser_accept(p, TOK_COLON) && !tx_parse_int64(p, &zero_point)) return false;
  VEC_ADD(p->scratch, &out->scales, scale);
  VEC_ADD(p->scratch, &out->zero_points, zero_point);
  return !p->failed;
}

static void print_scale(printer *pr, const ir_quant *q, size_t i) {
  if (q->sub_channel) { /* held in the expressed type, not in double */
    const ir_float_format *f = q->expressed->format;
    if (f->width <= 64) {
      tx_number_print_float(pr->out, f, ir_float_encode(f, q->scales[i]), 0);
    } else {
      tx_number_print_double(pr->out, q->scales[i]);
    }
  } else {
    tx_number_print_double(pr->out, q->scales[i]);
  }
  if (q->zero_points[i]) {
    strbuf_addc(pr->out, ':');
    strbuf_addi(pr->out, q->zero_points[i]);
  }
}

/* Nested lists in braces. */
static bool parse_scale_lists(parser *p, const ir_quant *q, size_t level, nesting *lists,
                              quant_params *out) {
  if (!tx_parser_enter(p) || !tx_parser_expect(p, TOK_LBRACE, "expected '{'")) return false;
  int64_t count = 0;
  do {
    bool list = tx_parser_at(p, TOK_LBRACE);
    if (list ? !parse_scale_lists(p, q, level + 1, lists, out) : !parse_scale(p, q, out)) {
      return false;
    }
    if (!tx_nesting_item(p, lists, level, list)) return false;
    count++;
  } while (tx_parser_accept(p, TOK_COMMA));
  if (!tx_parser_expect(p, TOK_RBRACE, "expected '}'")) return false;
  tx_parser_leave(p);
  return tx_nesting_close(p, lists, level, count);
}

static void print_scale_lists(printer *pr, const ir_quant *q, size_t level, size_t *next) {
  strbuf_addc(pr->out, '{');
  for (int64_t i = 0; i < q->scale_shape[level]; i++) {
    if (i) strbuf_adds(pr->out, ", ");
    if (level + 1 < q->scale_rank) {
      print_scale_lists(pr, q, level + 1, next);
    } else if (*next < q->scale_count) {
      print_scale(pr, q, (*next)++);
    }
  }
  strbuf_addc(pr->out, '}');
}

static bool parse_expressed(parser *p, ir_quant *q) {
  const char *at = p->tok.at;
  if (!(q->expressed = tx_parse_type(p))) return false;
  if (q->expressed->kind == IR_TYPE_FLOAT) return true;
  return tx_parser_error_id(p, DIAG_TEXT_TYPE, at, "invalid kind of type specified");
}

static bool parse_int32(parser *p, int32_t *out) {
  const char *at = p->tok.at;
  int64_t value = 0;
  if (!tx_parse_int64(p, &value)) return false;
  if (value < INT32_MIN || value > INT32_MAX) {
    return tx_parser_error_id(p, DIAG_TEXT_LITERAL, at, "integer value too large");
  }
  *out = (int32_t)value;
  return true;
}

const ir_type *tx_parse_quant_any(parser *p) {
  ir_quant q = {.any = true};
  if (!tx_parser_expect(p, TOK_LESS, "expected '<'") || !parse_storage(p, &q)) return NULL;
  if (tx_parser_accept(p, TOK_COLON) && !parse_expressed(p, &q)) return NULL;
  if (!tx_parser_expect(p, TOK_GREATER, "expected '>'")) return NULL;
  return ir_type_quantized(p->ctx, &q);
}

typedef struct quant_blocks {
  dim_list axes, sizes;
} quant_blocks;

/* axis, or `{` (axis `:` size of a block),* `}` */
static bool parse_axes(parser *p, ir_quant *q, quant_blocks *blocks) {
  q->sub_channel = tx_parser_accept(p, TOK_LBRACE);
  q->per_axis = !q->sub_channel;
  if (q->per_axis) return parse_int32(p, &q->axis);
  if (!tx_parser_at(p, TOK_RBRACE)) {
    do {
      int32_t axis = 0;
      int64_t size = 0;
      if (!parse_int32(p, &axis) || !tx_parser_expect(p, TOK_COLON, "expected ':'") ||
          !tx_parse_int64(p, &size)) {
        return false;
      }
      VEC_ADD(p->scratch, &blocks->axes, axis);
      VEC_ADD(p->scratch, &blocks->sizes, size);
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  return tx_parser_expect(p, TOK_RBRACE, "expected '}'");
}

/* Sets the parts that only a sub-channel type has. Its scales are values of the expressed type. */
static void set_blocks(parser *p, ir_quant *q, const quant_blocks *blocks, const nesting *lists,
                       double *scales) {
  int32_t *axes = ARENA_ARRAY(p->scratch, int32_t, blocks->axes.count);
  for (size_t i = 0; i < blocks->axes.count; i++) axes[i] = (int32_t)blocks->axes.items[i];
  q->axes = axes;
  q->axis_count = blocks->axes.count;
  q->block_sizes = blocks->sizes.items;
  q->scale_shape = lists->shape.items;
  q->scale_rank = lists->shape.count;
  const ir_float_format *f = q->expressed->format;
  for (size_t i = 0; i < q->scale_count && f->width <= 64; i++)
    scales[i] = ir_float_decode(f, ir_float_encode(f, scales[i]));
}

/* Told at the name of the type, once all of it is read, as MLIR does. */
static bool check_axes(parser *p, const ir_quant *q, const char *at) {
  int32_t axis = q->axis;
  for (size_t i = 0; axis >= 0 && i < q->axis_count; i++) axis = q->axes[i];
  return axis >= 0 ||
         tx_parser_error_id(p, DIAG_TEXT_TYPE, at, "illegal quantized dimension: %ld", (long)axis);
}

const ir_type *tx_parse_quant_uniform(parser *p, const char *name) {
  ir_quant q = {0};
  if (!tx_parser_expect(p, TOK_LESS, "expected '<'") || !parse_storage(p, &q) ||
      !tx_parser_expect(p, TOK_COLON, "expected ':'") || !parse_expressed(p, &q)) {
    return NULL;
  }
  quant_blocks blocks = {0};
  nesting lists = {0};
  if (tx_parser_accept(p, TOK_COLON) && !parse_axes(p, &q, &blocks)) return NULL;
  if (!tx_parser_expect(p, TOK_COMMA, "expected ','")) return NULL;
  quant_params params = {0};
  const char *at = p->tok.at;
  if (!q.per_axis && !q.sub_channel) {
    if (!parse_scale(p, &q, &params)) return NULL;
  } else {
    if (!parse_scale_lists(p, &q, 0, &lists, &params)) return NULL;
    if (q.per_axis && lists.shape.count != 1) {
      tx_parser_error_at(p, at, "expected one list of scales for a per-axis type");
      return NULL;
    }
  }
  if (!tx_parser_expect(p, TOK_GREATER, "expected '>'")) return NULL;
  q.scales = params.scales.items;
  q.zero_points = params.zero_points.items;
  q.scale_count = params.scales.count;
  if (q.sub_channel) set_blocks(p, &q, &blocks, &lists, params.scales.items);
  if (!check_axes(p, &q, name)) return NULL;
  return ir_type_quantized(p->ctx, &q);
}

void tx_print_quantized(printer *pr, const ir_quant *q) {
  strbuf_adds(pr->out, q->any ? "!quant.any<" : "!quant.uniform<");
  print_storage(pr, q);
  if (q->expressed) {
    strbuf_addc(pr->out, ':');
    tx_print_type(pr, q->expressed);
  }
  if (q->any) {
    strbuf_addc(pr->out, '>');
    return;
  }
  if (q->per_axis) {
    strbuf_addc(pr->out, ':');
    strbuf_addi(pr->out, q->axis);
  }
  if (q->sub_channel) {
    strbuf_adds(pr->out, ":{");
    for (size_t i = 0; i < q->axis_count; i++) {
      if (i) strbuf_adds(pr->out, ", ");
      strbuf_addi(pr->out, q->axes[i]);
      strbuf_addc(pr->out, ':');
      strbuf_addi(pr->out, q->block_sizes[i]);
    }
    strbuf_addc(pr->out, '}');
  }
  strbuf_adds(pr->out, ", ");
  if (q->sub_channel) {
    size_t next = 0;
    if (q->scale_rank) {
      print_scale_lists(pr, q, 0, &next);
    } else {
      strbuf_adds(pr->out, "{}");
    }
  } else if (q->per_axis) {
    strbuf_addc(pr->out, '{');
    for (size_t i = 0; i < q->scale_count; i++) {
      if (i) strbuf_addc(pr->out, ',');
      print_scale(pr, q, i);
    }
    strbuf_addc(pr->out, '}');
  } else if (q->scale_count) {
    print_scale(pr, q, 0);
  }
  strbuf_addc(pr->out, '>');
}
