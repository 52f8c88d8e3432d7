/* SPDX-License-Identifier: Apache-2.0 */
/* Ops that change shapes and move elements. */
#include <stdio.h>

#include "checker.h"

/* --- Quantization parameters that a change of shape must keep --- */

static bool same_axis_parameters(const ir_quant *a, const ir_quant *b) {
  size_t n = a->scale_count < b->scale_count ? a->scale_count : b->scale_count;
  for (size_t i = 0; i < n; i++)
    if (a->scales[i] != b->scales[i] || a->zero_points[i] != b->zero_points[i]) return false;
  return true;
}

static bool keeps_tensor_parameters(checker *k, const char *number) {
  const ir_type *a = in(k, 0), *b = out(k, 0);
  if (per_tensor(ir_type_quant(a)) && per_tensor(ir_type_quant(b)))
    RETURN_UNLESS(element(a) == element(b), number,
                  "expect same quantization scale and zero_point but got % vs %", a, b);
  return true;
}

static bool keeps_axis_parameters(checker *k, const char *number) {
  const ir_type *a = in(k, 0), *b = out(k, 0);
  if (per_axis(ir_type_quant(a)) && per_axis(ir_type_quant(b)))
    RETURN_UNLESS(same_axis_parameters(ir_type_quant(a), ir_type_quant(b)), number,
                  "expect same quantization scales and zero_points but got % vs %", a, b);
  return true;
}

/* For messages; the largest number where the product is larger. */
static int64_t product(ints dims) {
  uint64_t p = 1;
  bool negative = false;
  for (size_t i = 0; i < dims.count; i++) {
    int64_t d = dims.items[i];
    negative ^= d < 0;
    p = exact_at_most(p, d < 0 ? 0 - (uint64_t)d : (uint64_t)d);
  }
  int64_t most = p > INT64_MAX ? INT64_MAX : (int64_t)p;
  return negative ? -most : most;
}

static int64_t common_divisor(int64_t a, int64_t b) {
  while (b) {
    int64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

/* Whether the products are equal, whatever their size: what divides a factor of each is taken out
 * of both, until nothing is left. */
static bool same_product(checker *k, ints a, ints b) {
  int64_t x = product(a), y = product(b);
  if (x != y || (x != INT64_MAX && x != -INT64_MAX)) return x == y;
  int64_t *rest = vf_new_ints(k, b.count);
  for (size_t j = 0; j < b.count; j++)
    if ((rest[j] = b.items[j]) < 0) return false;
  for (size_t i = 0; i < a.count; i++) {
    int64_t left = a.items[i];
    if (left < 0) return false;
    for (size_t j = 0; j < b.count && left != 1; j++) {
      int64_t divisor = common_divisor(left, rest[j]);
      left /= divisor;
      rest[j] /= divisor;
    }
    if (left != 1) return false;
  }
  for (size_t j = 0; j < b.count; j++)
    if (rest[j] != 1) return false;
  return true;
}

/* reshape and dynamic_reshape C1, C3. The axes lie inside the types: axis_fits of the type sets. */
static bool keeps_quantization(checker *k) {
  if (!keeps_tensor_parameters(k, "C1") || !keeps_axis_parameters(k, "C1")) return false;
  const ir_type *a = in(k, 0), *b = out(k, 0);
  const ir_quant *p = ir_type_quant(a), *q = ir_type_quant(b);
  if (!per_axis(p) || !per_axis(q) || p->axis >= rank_of(a) || q->axis >= rank_of(b)) return true;
  RETURN_UNLESS(dims_fit(a->shaped.dims[p->axis], b->shaped.dims[q->axis]), "C3",
                "expect same quantization dimension size for operand and result % and %", a, b);
  if (!vf_is_static(a) || !vf_is_static(b)) return true;
  ints before = {a->shaped.dims, (size_t)p->axis}, after = {b->shaped.dims, (size_t)q->axis};
  RETURN_UNLESS(
      same_product(k, before, after), "C3",
      "product of dimensions before quantization dimension must match between operand and result "
      "for % and %",
      product(before), product(after));
  return true;
}

/* --- reshape --- */

bool verify_reshape(checker *k) {
  const ir_type *a = in(k, 0), *b = out(k, 0);
  if (!vf_is_static(a) || !vf_is_static(b)) return true;
  RETURN_UNLESS(same_product(k, dims_of(a), dims_of(b)), "C2",
                "number of output elements (%) doesn't match expected number of elements (%)",
                product(dims_of(b)), product(dims_of(a)));
  return ir_type_quant(a) || ir_type_quant(b) ? keeps_quantization(k) : true;
}

/* A shape operand that is a constant says what the result's shape is. */
static bool shape_is_result(checker *k, const char *number, size_t operand) {
  ints values;
  if (!vf_constant_ints(k, operand, &values)) return true;
  const ir_type *t = out(k, 0);
  bool fits = values.count == t->shaped.rank;
  ints bounds = vf_bounds_of(t);
  for (size_t i = 0; fits && i < values.count; i++)
    fits = values.items[i] >= 0 && dims_fit(values.items[i], t->shaped.dims[i]) &&
           (!bounds.count || dynamic(bounds.items[i]) || values.items[i] <= bounds.items[i]);
  RETURN_UNLESS(fits, number, "output shape [%] is incompatible with return type of operation %",
                values, t);
  return true;
}

static bool same_elements_unless_quantized(checker *k) {
  const ir_type *a = in(k, 0), *b = out(k, 0);
  RETURN_UNLESS(ir_type_quant(a) || ir_type_quant(b) || vf_elements_fit(a, b), "C1",
                "expects operand and result to have compatible element type. Got: % and %", a, b);
  return true;
}

bool verify_dynamic_reshape(checker *k) {
  const ir_type *a = in(k, 0), *b = out(k, 0), *list = in(k, 1);
  if (!same_elements_unless_quantized(k)) return false;
  if (vf_is_static(a) && vf_is_static(b))
    RETURN_UNLESS(same_product(k, dims_of(a), dims_of(b)), "C2",
                  "number of output elements (%) doesn't match expected number of elements (%)",
                  product(dims_of(b)), product(dims_of(a)));
  if (!shape_is_result(k, "C4", 1)) return false;
  RETURN_UNLESS(list->shaped.rank == 1 && list->shaped.dims[0] == rank_of(b), "C4",
                "result should have a rank equal to the number of elements in output_shape");
  ints values;
  if (vf_is_static(a) && vf_constant_ints(k, 1, &values)) {
    RETURN_UNLESS(
        same_product(k, dims_of(a), values), "C2",
        "output_shape is incompatible with input type of operation: input has % elements, but "
        "output_shape has %",
        product(dims_of(a)), product(values));
  }
  return ir_type_quant(a) || ir_type_quant(b) ? keeps_quantization(k) : true;
}

/* --- transpose, reverse --- */

bool verify_transpose(checker *k) {
  if (!keeps_tensor_parameters(k, "C1") || !keeps_axis_parameters(k, "C1")) return false;
  const ir_quant *a = ir_type_quant(in(k, 0)), *b = ir_type_quant(out(k, 0));
  ints permutation = vf_prop_ints(k, "permutation");
  if (!per_axis(a) || !per_axis(b) || (size_t)b->axis >= permutation.count) return true;
  int64_t to = permutation.items[b->axis];
  RETURN_UNLESS(a->axis == to, "C4",
                "operand quantization_dimension % is not same as permutation[%] = %", a->axis,
                b->axis, to);
  return true;
}

bool vf_infer_transpose(checker *k) {
  const ir_type *t = in(k, 0);
  size_t rank = t->shaped.rank;
  ints permutation = vf_prop_ints(k, "permutation");
  RETURN_UNLESS(permutation.count == rank, "C2",
                "TransposeOp operand rank % does not match permutation size %", rank,
                permutation.count);
  bool inside = true;
  for (size_t i = 0; i < permutation.count; i++)
    inside = inside && permutation.items[i] >= 0 && permutation.items[i] < rank_of(t);
  RETURN_UNLESS(inside && unique(k, permutation), "C2",
                "attribute permutation must be a permutation of [%] but got %", vf_range(k, rank),
                permutation);
  if (permutation.count != rank || !inside) return true; /* C2 is disabled */
  inferred r = vf_inferred_like(t);
  int64_t *dims = vf_new_ints(k, rank), *bounds = vf_new_ints(k, rank);
  ints known = vf_bounds_of(t);
  for (size_t i = 0; i < rank; i++) {
    dims[i] = t->shaped.dims[permutation.items[i]];
    if (known.count) bounds[i] = known.items[permutation.items[i]];
  }
  r.dims = dims;
  vf_inferred_bounds(&r, t, bounds, known.count);
  return result_is(k, r, "C3", "C1");
}

bool verify_reverse(checker *k) {
  ints dims = vf_prop_ints(k, "dimensions");
  RETURN_UNLESS(unique(k, dims), "C2", "dimensions should be unique. Got: %", dims);
  for (size_t i = 0; i < dims.count; i++) {
    int64_t d = dims.items[i];
    RETURN_UNLESS(d >= 0, "C3", "all dimensions should be non-negative. Got dimension: %.", d);
    RETURN_UNLESS(d < rank_of(in(k, 0)), "C3",
                  "all dimensions should be between [0, %). Got dimension: %.", rank_of(in(k, 0)),
                  d);
  }
  return true;
}

bool vf_infer_reverse(checker *k) { return result_is(k, vf_inferred_type(in(k, 0)), "C1", "C1"); }

/* --- broadcast, broadcast_in_dim --- */

bool vf_infer_broadcast(checker *k) {
  const ir_type *t = in(k, 0);
  ints sizes = vf_prop_ints(k, "broadcast_sizes");
  for (size_t i = 0; i < sizes.count; i++)
    RETURN_UNLESS(sizes.items[i] >= 0, "sizes", "Broadcast with negative dimension size %",
                  sizes.items[i]);
  size_t rank = sizes.count + t->shaped.rank;
  int64_t *dims = vf_new_ints(k, rank);
  for (size_t i = 0; i < rank; i++)
    dims[i] = i < sizes.count ? sizes.items[i] : t->shaped.dims[i - sizes.count];
  inferred r = {.is = INFERRED_TENSOR, .dims = dims, .rank = rank, .element = element(t)};
  return result_is(k, r, "shape", "element");
}

/* broadcast_in_dim C6 and dynamic_broadcast_in_dim C6. */
static bool broadcast_axis(checker *k, ints to) {
  const ir_type *a = in(k, 0), *b = out(k, 0);
  const ir_quant *p = ir_type_quant(a), *q = ir_type_quant(b);
  if (!per_axis(p) || !per_axis(q) || (size_t)p->axis >= to.count) return true;
  RETURN_UNLESS(q->axis == to.items[p->axis], "C6",
                "result quantization_dimension % not same as broadcast_dimensions[%] = %", q->axis,
                p->axis, to.items[p->axis]);
  if (a->shaped.dims[p->axis] != 1 || !p->scale_count) return true;
  for (size_t i = 0; i < q->scale_count; i++) {
    if (q->scales[i] != p->scales[0]) {
      char have[32], want[32];
      snprintf(have, sizeof have, "%e", q->scales[i]);
      snprintf(want, sizeof want, "%e", p->scales[0]);
      RETURN_UNLESS(false, "C6", "mismatch result scale % (%) and operand scale 0 (%)", i, have,
                    want);
    }
    RETURN_UNLESS(q->zero_points[i] == p->zero_points[0], "C6",
                  "mismatch result zero_point % (%) and operand zero_point 0 (%)", i,
                  q->zero_points[i], p->zero_points[0]);
  }
  return true;
}

static bool broadcast_size(checker *k, ints to) {
  RETURN_UNLESS(to.count == in(k, 0)->shaped.rank, "C2",
                "broadcast_dimensions size (%) does not match operand rank (%)", to.count,
                in(k, 0)->shaped.rank);
  return true;
}

static bool is_result_axis(checker *k, int64_t d) {
  int64_t rank = rank_of(out(k, 0));
  RETURN_UNLESS(d >= 0 && d < rank, "C3",
                "broadcast_dimensions contains invalid value % for result with rank %", d, rank);
  return true;
}

bool verify_broadcast_in_dim(checker *k) {
  const ir_type *a = in(k, 0), *b = out(k, 0);
  ints to = vf_prop_ints(k, "broadcast_dimensions");
  if (!keeps_tensor_parameters(k, "C1") || !broadcast_size(k, to)) return false;
  RETURN_UNLESS(unique(k, to), "C4", "broadcast_dimensions should not have duplicates");
  for (size_t i = 0; i < to.count && i < a->shaped.rank; i++) {
    int64_t d = to.items[i];
    if (!is_result_axis(k, d)) return false;
    if (d < 0 || d >= rank_of(b) || dynamic(a->shaped.dims[i])) continue;
    RETURN_UNLESS(
        a->shaped.dims[i] == 1 || a->shaped.dims[i] == b->shaped.dims[d], "C5",
        "size of operand dimension % (%) is not equal to 1 or size of result dimension % (%)", i,
        a->shaped.dims[i], d, b->shaped.dims[d]);
  }
  return broadcast_axis(k, to);
}

bool verify_dynamic_broadcast_in_dim(checker *k) {
  const ir_type *a = in(k, 0), *b = out(k, 0);
  ints to = vf_prop_ints(k, "broadcast_dimensions");
  if (!same_elements_unless_quantized(k) || !broadcast_size(k, to)) return false;
  RETURN_UNLESS(b->shaped.rank >= a->shaped.rank, "C3",
                "result rank (%) is less than operand rank (%)", rank_of(b), rank_of(a));
  RETURN_UNLESS(unique(k, to), "C4", "broadcast_dimensions should not have duplicates");
  for (size_t i = 0; i < to.count && i < a->shaped.rank; i++) {
    int64_t d = to.items[i];
    if (!is_result_axis(k, d)) return false;
    if (d < 0 || d >= rank_of(b)) continue;
    int64_t size = a->shaped.dims[i];
    RETURN_UNLESS(
        size == 1 || dims_fit(size, b->shaped.dims[d]), "C5",
        "size of operand dimension % (%) is not compatible with size of result dimension % (%)", i,
        size, d, b->shaped.dims[d]);
  }
  if (!shape_is_result(k, "C7", 1)) return false;
  ints grow = vf_prop_ints(k, "known_expanding_dimensions"),
       stay = vf_prop_ints(k, "known_nonexpanding_dimensions");
  int64_t twice;
  RETURN_UNLESS(vf_distinct(k, grow, stay, &twice), "C8",
                "duplicate expansion hint for at least one operand dimension");
  for (size_t i = 0; i < grow.count + stay.count; i++) {
    int64_t d = i < grow.count ? grow.items[i] : stay.items[i - grow.count];
    RETURN_UNLESS(d >= 0 && d < rank_of(a), i < grow.count ? "C9" : "C10",
                  "hint for expanding dimension % does not refer to a valid operand dimension", d);
  }
  ints values;
  if (vf_is_static(a) && vf_constant_ints(k, 1, &values))
    for (size_t i = 0; i < to.count && i < a->shaped.rank; i++) {
      int64_t d = to.items[i], size = a->shaped.dims[i];
      if (d < 0 || (size_t)d >= values.count) continue;
      RETURN_UNLESS(
          size == 1 || size == values.items[d], "C5",
          "size of operand dimension % (%) is not equal to 1 or value of shape at index % (%)", i,
          size, d, values.items[d]);
    }
  return broadcast_axis(k, to);
}

/* --- iota --- */

bool verify_iota(checker *k) {
  int64_t d = 0;
  RETURN_UNLESS(out(k, 0)->shaped.rank, "scalar", "does not support scalars.");
  if (vf_prop_int(k, "iota_dimension", &d))
    RETURN_UNLESS(d < rank_of(out(k, 0)), "C1", "iota dimension cannot go beyond the output rank.");
  return true;
}

bool verify_dynamic_iota(checker *k) {
  int64_t d = 0;
  if (vf_prop_int(k, "iota_dimension", &d))
    RETURN_UNLESS(d < rank_of(out(k, 0)), "C1", "iota dimension cannot go beyond the output rank.");
  return shape_is_result(k, "C2", 0);
}

/* --- concatenate --- */

bool vf_infer_concatenate(checker *k) {
  if (!k->op->operand_count) return true; /* C3 is disabled */
  const ir_op *op = k->op;
  const ir_type *first = in(k, 0);
  int64_t d = 0, rank = rank_of(first);
  vf_prop_int(k, "dimension", &d);
  RETURN_UNLESS(rank, "C4", "rank-0 values cannot be concatenated");
  RETURN_UNLESS(d < rank, "C4", "dimension % is out-of-bounds for input rank %", d, rank);
  if (d >= rank) return true;
  for (size_t i = 0; i < op->operand_count; i++) {
    const ir_type *t = in(k, i);
    RETURN_UNLESS(rank_of(t) == rank, "C2", "operands (0) and (%) do not match rank", i);
    if (rank_of(t) != rank) return true;
    for (int64_t at = 0; at < rank; at++)
      RETURN_UNLESS(
          at == d || dims_fit(first->shaped.dims[at], t->shaped.dims[at]), "C2",
          "shapes of operand (0) and (%) are not compatible at non-concat index %: (%) != (%)", i,
          at, dims_of(first), dims_of(t));
  }
  int64_t *dims = vf_new_ints(k, (size_t)rank), *bounds = vf_new_ints(k, (size_t)rank);
  for (int64_t at = 0; at < rank; at++) dims[at] = bounds[at] = IR_DYNAMIC;
  dims[d] = 0;
  bool bounded = false;
  const ir_type *prototype = first;
  for (size_t i = 0; i < op->operand_count; i++) {
    const ir_type *t = in(k, i);
    ints known = vf_bounds_of(t);
    bounded = bounded || known.count;
    if (!prototype->shaped.encoding && t->shaped.encoding) prototype = t;
    for (int64_t at = 0; at < rank; at++) {
      int64_t size = t->shaped.dims[at], bound = known.count ? known.items[at] : IR_DYNAMIC;
      if (at != d) {
        if (!vf_most_specific(k, "C2", (size_t)at, dims[at], size, bounds[at], bound, &dims[at],
                              &bounds[at]))
          return false;
      } else if (!dynamic(dims[d]) && !dynamic(size)) {
        if (!vf_size(k, "C6", exact_sum(dims[d], size), (size_t)d, &dims[d])) return false;
        bounds[d] = IR_DYNAMIC;
      } else {
        int64_t left = dynamic(dims[d]) ? bounds[d] : dims[d], right = dynamic(size) ? bound : size;
        dims[d] = IR_DYNAMIC;
        bounds[d] = IR_DYNAMIC;
        if (!dynamic(left) && !dynamic(right) &&
            !vf_size(k, "C6", exact_sum(left, right), (size_t)d, &bounds[d]))
          return false;
      }
    }
  }
  inferred r = {
      .is = INFERRED_TENSOR, .dims = dims, .rank = (size_t)rank, .element = element(first)};
  vf_inferred_bounds(&r, prototype, bounds, bounded ? (size_t)rank : 0);
  return result_is(k, r, "C6", "C5");
}

/* --- pad --- */

/* Interior padding of a row that is disabled may be negative: -1 and less. */
static exact_int padded_size(int64_t size, int64_t low, int64_t high, int64_t inner) {
  return (size > 0 ? exact_product(size - 1, inner) : 0) + size + low + high;
}

bool vf_infer_pad(checker *k) {
  const ir_type *t = in(k, 0);
  size_t rank = t->shaped.rank;
  ints low = vf_prop_ints(k, "edge_padding_low"), high = vf_prop_ints(k, "edge_padding_high"),
       inner = vf_prop_ints(k, "interior_padding"), known = vf_bounds_of(t);
  RETURN_UNLESS(low.count == rank, "C2", "edge_padding_low length (%) must match operand rank (%)",
                low.count, rank);
  if (low.count < rank || high.count < rank || inner.count < rank) return true;
  int64_t *dims = vf_new_ints(k, rank), *bounds = vf_new_ints(k, rank);
  for (size_t i = 0; i < rank; i++) {
    RETURN_UNLESS(inner.items[i] >= 0, "C3", "Interior padding cannot be negative: %",
                  inner.items[i]);
    dims[i] = bounds[i] = IR_DYNAMIC;
    bool sized = !dynamic(t->shaped.dims[i]);
    int64_t size = sized ? t->shaped.dims[i] : known.count ? known.items[i] : IR_DYNAMIC;
    if (dynamic(size)) continue;
    exact_int padded = padded_size(size, low.items[i], high.items[i], inner.items[i]);
    RETURN_UNLESS(padded >= 0, "C4", "Padding result in negative % for dimension %",
                  sized ? "size" : "bound", i);
    if (!vf_size(k, "C4", padded, i, sized ? &dims[i] : &bounds[i])) return false;
  }
  inferred r = vf_inferred_like(t);
  r.dims = dims;
  vf_inferred_bounds(&r, t, bounds, known.count);
  return result_is(k, r, "C4", "C1");
}

bool verify_dynamic_pad(checker *k) {
  const ir_type *t = in(k, 0), *o = out(k, 0), *lows = in(k, 2);
  RETURN_UNLESS(lows->shaped.rank == 1 && lows->shaped.dims[0] == rank_of(t), "C2",
                "padding operands size (%) must match operand rank (%)",
                lows->shaped.rank ? lows->shaped.dims[0] : 0, rank_of(t));
  ints low, high, inner;
  bool fixed = vf_constant_ints(k, 4, &inner);
  for (size_t i = 0; fixed && i < inner.count; i++)
    RETURN_UNLESS(inner.items[i] >= 0, "C3", "interior_padding must be non-negative, but got %",
                  inner);
  if (!fixed || !vf_is_static(t) || !vf_is_static(o) || !vf_constant_ints(k, 2, &low) ||
      !vf_constant_ints(k, 3, &high))
    return true;
  for (size_t i = 0; i < t->shaped.rank && i < o->shaped.rank && i < low.count && i < high.count &&
                     i < inner.count;
       i++) {
    exact_int padded = padded_size(t->shaped.dims[i], low.items[i], high.items[i], inner.items[i]);
    int64_t want;
    if (!vf_size(k, "C4", padded, i, &want)) return false;
    RETURN_UNLESS(dynamic(want) || o->shaped.dims[i] == want, "C4",
                  "expected output dimension at index % to equal %, but got %", i, want,
                  o->shaped.dims[i]);
  }
  return true;
}

/* --- bitcast_convert --- */

int64_t vf_width_of(const ir_type *e) {
  if (is_complex(e)) return 2 * vf_width_of(e->element);
  if (ir_type_is(e, IR_TYPE_QUANTIZED)) return vf_width_of(e->quant->storage);
  if (is_float(e)) return e->format->width;
  return ir_type_is(e, IR_TYPE_INTEGER) ? e->integer.width : 0;
}

bool verify_bitcast_convert(checker *k) {
  const ir_type *a = in(k, 0), *b = out(k, 0);
  RETURN_UNLESS(is_complex(element(a)) == is_complex(element(b)), "C2",
                "cannot convert between real and complex types, but got: % and %", a, b);
  int64_t from = vf_width_of(element(a)), to = vf_width_of(element(b));
  const ir_type *small = from < to ? a : b, *big = from < to ? b : a;
  size_t prefix = small->shaped.rank;
  if (from != to) {
    RETURN_UNLESS(
        small->shaped.rank == big->shaped.rank + 1, "C1",
        "rank of smaller element type (%) should be 1 more than rank of larger element type (%), "
        "but % != % + 1.",
        rank_of(small), rank_of(big), rank_of(small), rank_of(big));
    if (!small->shaped.rank) return true;
    prefix--;
    int64_t last = small->shaped.dims[prefix], few = from < to ? from : to, many = from + to - few;
    RETURN_UNLESS(dynamic(last) || exact_product(last, few) == many, "C1",
                  "requires compatible bit widths. Got: % and %, but % * % != %.", a, b, few, last,
                  many);
  }
  for (size_t i = 0; i < prefix && i < big->shaped.rank; i++)
    RETURN_UNLESS(
        dims_fit(small->shaped.dims[i], big->shaped.dims[i]), "C1",
        "operand and result shapes must match except for the innermost dimension of the shape with "
        "the smaller element type. Got: % and %.",
        a, b);
  return true;
}

/* --- Dimensions as values --- */

static bool dimension_inside(checker *k, const char *number, int64_t *d) {
  *d = 0;
  vf_prop_int(k, "dimension", d);
  int64_t rank = rank_of(in(k, 0));
  RETURN_UNLESS(*d >= 0, number, "requires non-negative dimension attribute; found (%)", *d);
  RETURN_UNLESS(*d < rank, number, "requires dimension attribute in range [0, %); found (%)", rank,
                *d);
  return *d >= 0 && *d < rank;
}

bool vf_infer_get_dimension_size(checker *k) {
  int64_t d;
  if (!dimension_inside(k, "C1", &d)) return k->options->disabled != NULL && d >= 0;
  inferred r = {.is = INFERRED_TENSOR, .form = INT32};
  return result_is(k, r, "result", "result");
}

bool vf_infer_set_dimension_size(checker *k) {
  const ir_type *t = in(k, 0);
  int64_t d;
  RETURN_UNLESS(in(k, 1)->shaped.rank == 0, "scalar", "size operand should be of rank-0");
  if (!dimension_inside(k, "range", &d)) return k->options->disabled != NULL && d >= 0;
  size_t rank = t->shaped.rank;
  int64_t *dims = vf_new_ints(k, rank), *bounds = vf_new_ints(k, rank);
  ints known = vf_bounds_of(t);
  for (size_t i = 0; i < rank; i++) {
    dims[i] = t->shaped.dims[i];
    bounds[i] = known.count ? known.items[i] : IR_DYNAMIC;
  }
  if (!dynamic(dims[d])) bounds[d] = dims[d];
  dims[d] = IR_DYNAMIC;
  ints value;
  if (vf_constant_ints(k, 1, &value) && value.count && value.items[0] == bounds[d]) {
    dims[d] = bounds[d];
    bounds[d] = IR_DYNAMIC;
  }
  inferred r = {.is = INFERRED_TENSOR, .dims = dims, .rank = rank, .element = element(t)};
  for (size_t i = 0; i < rank; i++)
    if (!dynamic(bounds[i])) r.bounds = bounds;
  return result_is(k, r, "shape", "element");
}

bool vf_infer_constant(checker *k) {
  const ir_attr *a = vf_prop(k, "value");
  const ir_type *t = ir_attr_elements_type(a);
  if (!t) return true;
  const ir_type *o = out(k, 0);
  const ir_quant *q = ir_type_quant(o);
  if (t == o) return true;
  const op_plan *p = current_plan(k);
  bool same = vf_has_rank(t) && vf_has_rank(o) && t->kind == o->kind &&
              t->shaped.encoding == o->shaped.encoding && t->shaped.rank == o->shaped.rank &&
              element(t) == (q ? q->storage : element(o));
  for (size_t i = 0; same && i < t->shaped.rank; i++) same = t->shaped.dims[i] == o->shaped.dims[i];
  RETURN_UNLESS(same, p->types_row,
                "'%' op inferred type(s) % are incompatible with return type(s) of operation %",
                k->op->name->full->bytes, t, o);
  return true;
}
