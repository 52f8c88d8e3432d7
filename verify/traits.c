/* SPDX-License-Identifier: Apache-2.0 */
/* Checks MLIR's traits, in the words of mlir/lib/IR/Operation.cpp and of
 * stablehlo/dialect/Base.h, and the "all of {…} have same …" predicates of op definitions. */
#include <string.h>

#include "checker.h"

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "verify/diags.def"
#undef DIAG
};

static bool all_fit(checker *k, bool (*fits)(const ir_type *, const ir_type *), bool results) {
  const ir_op *op = k->op;
  if (op->operand_count + op->result_count == 0) return true;
  const ir_type *expected = op->operand_count ? in(k, 0) : out(k, 0);
  for (size_t i = 0; i < op->operand_count; i++)
    if (!fits(in(k, i), expected)) return false;
  for (size_t i = 0; results && i < op->result_count; i++)
    if (!fits(out(k, i), expected)) return false;
  return true;
}

static bool same_element(const ir_type *a, const ir_type *b) { return element(a) == element(b); }
static bool same_type(const ir_type *a, const ir_type *b) { return a == b; }

static bool some(checker *k, const char *number, bool operands, bool results) {
  RETURN_UNLESS(!operands || k->op->operand_count, number,
                "@expected 1 or more operands, but found 0");
  RETURN_UNLESS(!results || k->op->result_count, number,
                "@expected 1 or more results, but found 0");
  return true;
}

/* Sizes that are known agree over all types together, not only with the first one. */
static bool same_shapes(checker *k) {
  const ir_op *op = k->op;
  size_t n = op->operand_count + op->result_count;
  const ir_type *first = NULL;
  int64_t *known = NULL;
  for (size_t i = 0; i < n; i++) {
    const ir_type *t = i < op->operand_count ? in(k, i) : out(k, i - op->operand_count);
    if (!vf_has_rank(t)) continue;
    if (t == first) continue;
    if (!first) {
      first = t;
      continue;
    }
    if (t->shaped.rank != first->shaped.rank) return false;
    if (!known) {
      known = vf_new_ints(k, first->shaped.rank);
      for (size_t d = 0; d < first->shaped.rank; d++) known[d] = first->shaped.dims[d];
    }
    for (size_t d = 0; d < t->shaped.rank; d++) {
      if (!dims_fit(known[d], t->shaped.dims[d])) return false;
      if (dynamic(known[d])) known[d] = t->shaped.dims[d];
    }
  }
  return true;
}

static bool check_pairs(checker *k, const op_plan *p, bool whole) {
  const char *number = whole ? p->types_row : p->element_row;
  RETURN_UNLESS(k->op->operand_count == k->op->result_count, number,
                "@requires the same number of operands and results");
  size_t n =
      k->op->operand_count < k->op->result_count ? k->op->operand_count : k->op->result_count;
  for (size_t i = 0; i < n; i++)
    RETURN_UNLESS(whole ? in(k, i) == out(k, i) : same_element(in(k, i), out(k, i)), number,
                  "@requires the same % for operand and result at index %",
                  whole ? "type" : "element type", i);
  return true;
}

/* --- "failed to verify that all of {…} have same …" --- */

/* Copies the next of "lhs, rhs"; false at the end. */
static bool next_name(const char **at, char *name, size_t room) {
  size_t n = strcspn(*at, ",");
  if (!n || n >= room) return false;
  memcpy(name, *at, n);
  name[n] = '\0';
  *at += n;
  *at += strspn(*at, ", ");
  return true;
}

/* The property of a value that must match, as a number. */
static uintptr_t compared(checker *k, vs_match what, const char *name) {
  const ir_opdef *def = k->op->name->def;
  const ir_type *t = NULL;
  for (size_t i = 0; i < def->operand_count; i++) {
    group g = vf_operands_of(k, i);
    if (g.count && strcmp(def->operands[i].name, name) == 0) t = in(k, g.first);
  }
  for (size_t i = 0; i < def->result_count && !t; i++)
    if (strcmp(def->results[i].name, name) == 0) t = out(k, i);
  const ir_attr *a = t ? NULL : vf_prop(k, name);
  if (what == VS_MATCH_SIZE) return ir_attr_is(a, IR_ATTR_DENSE_ARRAY) ? a->dense_array.count : 0;
  if (a) t = ir_attr_elements_type(a);
  if (!t) return 0;
  switch (what) {
    case VS_MATCH_ELEMENT_TYPE: return (uintptr_t)element(t);
    case VS_MATCH_RANK: return vf_has_rank(t) ? t->shaped.rank : 0;
    default: return (uintptr_t)t;
  }
}

static bool check_match(checker *k, const vs_statement *s) {
  static const char *const words[] = {[VS_MATCH_ELEMENT_TYPE] = "element type",
                                      [VS_MATCH_TYPE] = "type",
                                      [VS_MATCH_RANK] = "rank",
                                      [VS_MATCH_SIZE] = "size"};
  char name[64];
  const char *at = s->matched;
  bool same = next_name(&at, name, sizeof name);
  uintptr_t first = same ? compared(k, s->match, name) : 0;
  while (same && next_name(&at, name, sizeof name)) same = compared(k, s->match, name) == first;
  RETURN_UNLESS(same, s->id, "@failed to verify that all of {%} have same %", s->matched,
                words[s->match]);
  return true;
}

static bool check_matches(checker *k) {
  const char *at = vs_op_of(k->op->name->def)->statements;
  for (vs_statement s; vs_next_statement(&at, &s);)
    if (s.match != VS_MATCH_NONE && !check_match(k, &s)) return false;
  return true;
}

/* Either all values are tensors of one shape and kind, or none is one. */
static bool check_elementwise(checker *k, const char *number) {
  const ir_op *op = k->op;
  size_t operands = 0, results = 0;
  const ir_type *first = NULL;
  bool alike = true;
  for (size_t i = 0; i < op->operand_count + op->result_count; i++) {
    const ir_type *t = i < op->operand_count ? in(k, i) : out(k, i - op->operand_count);
    if (!is_tensor(t) && !ir_type_is(t, IR_TYPE_VECTOR)) continue;
    *(i < op->operand_count ? &operands : &results) += 1;
    if (!first) first = t;
    alike = alike && t->kind == first->kind;
  }
  if (!first) return true;
  RETURN_UNLESS(operands, number,
                "@if a result is non-scalar, then at least one operand must be non-scalar");
  RETURN_UNLESS(results, number,
                "@if an operand is non-scalar, then there must be at least one non-scalar result");
  RETURN_UNLESS(results == op->result_count, number,
                "@if an operand is non-scalar, then all results must be non-scalar");
  RETURN_UNLESS(alike && same_shapes(k), number,
                "@all non-scalar operands/results must have the same shape and base type");
  return true;
}

static bool has(const op_plan *p, vs_trait trait) { return p->traits >> trait & 1; }

/* Checks the traits about element types. Shapes can be read even if one is broken, so it makes no
 * gap. */
static bool check_element_traits(checker *k, const op_plan *p) {
  bool gap = k->gap;
  if (has(p, VS_TRAIT_COMPATIBLE_ELEMENTS))
    RETURN_UNLESS(all_fit(k, vf_elements_fit, true), p->element_row,
                  "@requires compatible element types for all operands and results");
  if (has(p, VS_TRAIT_COMPATIBLE_OPERAND_ELEMENTS)) {
    if (!some(k, p->element_row, true, false)) return false;
    RETURN_UNLESS(all_fit(k, vf_elements_fit, false), p->types_row,
                  "@requires compatible element types for all operands");
  }
  if (has(p, VS_TRAIT_SAME_ELEMENTS)) {
    if (!some(k, p->types_row, true, true)) return false;
    RETURN_UNLESS(all_fit(k, same_element, true), p->element_row,
                  "@requires the same element type for all operands and results");
  }
  if (has(p, VS_TRAIT_SAME_OPERAND_ELEMENTS))
    RETURN_UNLESS(all_fit(k, same_element, false), p->types_row,
                  "@requires the same element type for all operands");
  if (k->op->operand_count) k->gap = gap;
  return true;
}

bool vf_check_traits(checker *k, const op_plan *p) {
  if (!check_matches(k)) return false;
  if (has(p, VS_TRAIT_ELEMENTWISE_FIRST) && !check_elementwise(k, p->shape_row)) return false;
  if (has(p, VS_TRAIT_COMPATIBLE_TYPES))
    RETURN_UNLESS(all_fit(k, vf_types_fit, true), p->types_row,
                  "@requires compatible types for all operands and results");
  if (!check_element_traits(k, p)) return false;
  if (has(p, VS_TRAIT_SAME_OPERAND_TYPES))
    RETURN_UNLESS(all_fit(k, same_type, false), p->types_row,
                  "@requires all operands to have the same type");
  if (has(p, VS_TRAIT_PAIRWISE_TYPES) && !check_pairs(k, p, true)) return false;
  if (has(p, VS_TRAIT_PAIRWISE_ELEMENTS) && !check_pairs(k, p, false)) return false;
  if (has(p, VS_TRAIT_ELEMENTWISE) && !check_elementwise(k, p->shape_row)) return false;
  if (has(p, VS_TRAIT_SAME_SHAPE)) {
    if (!some(k, p->types_row, true, true)) return false;
    RETURN_UNLESS(same_shapes(k), p->shape_row,
                  "@requires the same shape for all operands and results");
  }
  return true;
}

bool vf_check_region_traits(checker *k, const op_plan *p) {
  if (!has(p, VS_TRAIT_ENDS_WITH_RETURN)) return true;
  for (size_t i = 0; i < k->op->region_count; i++) {
    const ir_op *last = vf_terminator(k, i);
    if (!last || ir_op_is(last, OP_STABLEHLO_RETURN)) continue;
    strbuf_auto message = STRBUF_INIT;
    strbuf_addf(&message, "'%s' op expects regions to end with 'stablehlo.return', found '%s'",
                k->op->name->full->bytes, last->name->full->bytes);
    diag note = {.severity = DIAG_NOTE,
                 .place = ir_loc_place(k->op->loc),
                 .message =
                     "in custom textual format, the absence of terminator implies "
                     "'stablehlo.return'"};
    diag d = {.id = DIAG_TERMINATOR,
              .severity = DIAG_ERROR,
              .place = ir_loc_place(k->op->loc),
              .message = strbuf_str(&message),
              .notes = &note,
              .note_count = 1};
    diag_emit(k->sink, &d);
    return false;
  }
  return true;
}
