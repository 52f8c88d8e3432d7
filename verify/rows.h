/* A constraint is a row: the op that it is about, its id, what must hold, which rows must hold
 * before it makes sense, and the check. */
#ifndef HLO_CTS_VERIFY_ROWS_H
#define HLO_CTS_VERIFY_ROWS_H

#include "base/strbuf.h"
#include "ir/ir.h"
#include "verify/verify.h"

/* Whether the constraint holds. When it does not, the values that broke it are appended to `why`.
 */
typedef bool (*constraint_check)(const ir_op *op, strbuf *why);

typedef struct constraint_row {
  uint16_t op; /* OP_STABLEHLO_…, OP_FUNC_… */
  verify_constraint about;
  const char *after; /* ids of this op's rows that must hold first: "C5 C6"; "": none */
  constraint_check check;
} constraint_row;

extern const constraint_row constraint_rows[];
extern const size_t constraint_row_count;

#define CONSTRAINT_CHECK(name) bool name(const ir_op *op, strbuf *why)
CONSTRAINT_CHECK(check_same_types);
CONSTRAINT_CHECK(check_abs_shape);
CONSTRAINT_CHECK(check_abs_element);
CONSTRAINT_CHECK(check_constant_type);
CONSTRAINT_CHECK(check_compare_elements);
CONSTRAINT_CHECK(check_compare_shapes);
CONSTRAINT_CHECK(check_compare_result);
CONSTRAINT_CHECK(check_select_pred);
CONSTRAINT_CHECK(check_select_types);
CONSTRAINT_CHECK(check_convert_shapes);
CONSTRAINT_CHECK(check_reshape_element);
CONSTRAINT_CHECK(check_reshape_size);
CONSTRAINT_CHECK(check_transpose_permutation);
CONSTRAINT_CHECK(check_transpose_shape);
CONSTRAINT_CHECK(check_broadcast_count);
CONSTRAINT_CHECK(check_broadcast_range);
CONSTRAINT_CHECK(check_broadcast_unique);
CONSTRAINT_CHECK(check_broadcast_dims);
CONSTRAINT_CHECK(check_iota_dimension);
CONSTRAINT_CHECK(check_reduce_shapes);
CONSTRAINT_CHECK(check_reduce_range);
CONSTRAINT_CHECK(check_reduce_unique);
CONSTRAINT_CHECK(check_reduce_result);
CONSTRAINT_CHECK(check_dot_batch_count);
CONSTRAINT_CHECK(check_dot_contract_count);
CONSTRAINT_CHECK(check_dot_lhs_unique);
CONSTRAINT_CHECK(check_dot_rhs_unique);
CONSTRAINT_CHECK(check_dot_lhs_batch_range);
CONSTRAINT_CHECK(check_dot_lhs_contract_range);
CONSTRAINT_CHECK(check_dot_rhs_batch_range);
CONSTRAINT_CHECK(check_dot_rhs_contract_range);
CONSTRAINT_CHECK(check_dot_batch_dims);
CONSTRAINT_CHECK(check_dot_contract_dims);
CONSTRAINT_CHECK(check_dot_precisions);
CONSTRAINT_CHECK(check_dot_result);
CONSTRAINT_CHECK(check_gather_rank);
CONSTRAINT_CHECK(check_gather_vector_range);
CONSTRAINT_CHECK(check_gather_map_count);
CONSTRAINT_CHECK(check_gather_offset_sorted);
CONSTRAINT_CHECK(check_gather_offset_range);
CONSTRAINT_CHECK(check_gather_collapsed_range);
CONSTRAINT_CHECK(check_gather_map_range);
CONSTRAINT_CHECK(check_gather_slice_count);
CONSTRAINT_CHECK(check_gather_slice_range);
CONSTRAINT_CHECK(check_gather_element);
CONSTRAINT_CHECK(check_return_count);
CONSTRAINT_CHECK(check_return_types);
CONSTRAINT_CHECK(check_call_signature);

#endif
