/* The constraints of https://github.com/openxla/stablehlo/blob/main/docs/spec.md, op by op, under
 * the numbers that the specification gives them. Dimensions that are not known are compatible with
 * any. */
#include "rows.h"

#include "versions/versions.h"

#define OP(id) OP_STABLEHLO_##id
#define ROW(op, name, number, text, after, check) \
  { OP(op), {name " " number, text}, after, check }

/* clang-format off */
#define SAME(op, name) ROW(op, name, "C1", "the operands and the result have the same type", "", check_same_types)

const constraint_row constraint_rows[] = {
    /* op, name, id; what must hold; after; check */
    ROW(ABS, "abs", "C1", "the result has the operand's shape", "", check_abs_shape),
    ROW(ABS, "abs", "C2", "the result has the operand's element type, or the part's of a complex one", "", check_abs_element),
    SAME(ADD, "add"),
    SAME(AND, "and"),
    ROW(BROADCAST_IN_DIM, "broadcast_in_dim", "C2", "there is a broadcast dimension for each dimension of the operand", "", check_broadcast_count),
    ROW(BROADCAST_IN_DIM, "broadcast_in_dim", "C3", "broadcast dimensions are dimensions of the result", "C2", check_broadcast_range),
    ROW(BROADCAST_IN_DIM, "broadcast_in_dim", "C4", "broadcast dimensions are unique", "C2", check_broadcast_unique),
    ROW(BROADCAST_IN_DIM, "broadcast_in_dim", "C5", "each dimension of the operand is 1 or that of the result", "C2 C3", check_broadcast_dims),
    ROW(COMPARE, "compare", "C1", "the operands have one element type", "", check_compare_elements),
    ROW(COMPARE, "compare", "C2", "the operands and the result have one shape", "", check_compare_shapes),
    ROW(COMPARE, "compare", "result", "the result's elements are i1", "", check_compare_result),
    ROW(CONSTANT, "constant", "C1", "the value has the type of the result", "", check_constant_type),
    ROW(CONVERT, "convert", "C1", "the operand and the result have one shape", "", check_convert_shapes),
    ROW(DOT_GENERAL, "dot_general", "C1", "both sides have as many batching dimensions", "", check_dot_batch_count),
    ROW(DOT_GENERAL, "dot_general", "C2", "both sides have as many contracting dimensions", "", check_dot_contract_count),
    ROW(DOT_GENERAL, "dot_general", "C3", "batching and contracting dimensions of lhs are unique", "", check_dot_lhs_unique),
    ROW(DOT_GENERAL, "dot_general", "C4", "batching and contracting dimensions of rhs are unique", "", check_dot_rhs_unique),
    ROW(DOT_GENERAL, "dot_general", "C5", "batching dimensions of lhs are dimensions of it", "", check_dot_lhs_batch_range),
    ROW(DOT_GENERAL, "dot_general", "C6", "contracting dimensions of lhs are dimensions of it", "", check_dot_lhs_contract_range),
    ROW(DOT_GENERAL, "dot_general", "C7", "batching dimensions of rhs are dimensions of it", "", check_dot_rhs_batch_range),
    ROW(DOT_GENERAL, "dot_general", "C8", "contracting dimensions of rhs are dimensions of it", "", check_dot_rhs_contract_range),
    ROW(DOT_GENERAL, "dot_general", "C9", "batching dimensions have one size on both sides", "C1 C5 C7", check_dot_batch_dims),
    ROW(DOT_GENERAL, "dot_general", "C10", "contracting dimensions have one size on both sides", "C2 C6 C8", check_dot_contract_dims),
    ROW(DOT_GENERAL, "dot_general", "C11", "there are two precisions, or none", "", check_dot_precisions),
    ROW(DOT_GENERAL, "dot_general", "C12", "the result's shape is batching, lhs, then rhs dimensions", "C1 C2 C3 C4 C5 C6 C7 C8 C9", check_dot_result),
    SAME(EXPONENTIAL, "exponential"),
    ROW(GATHER, "gather", "C1", "offset, collapsed and batching dimensions cover the operand's rank", "", check_gather_rank),
    ROW(GATHER, "gather", "C2", "index_vector_dim is a dimension of start_indices, or the one after", "", check_gather_vector_range),
    ROW(GATHER, "gather", "C3", "start_index_map has an entry per element of an index vector", "C2", check_gather_map_count),
    ROW(GATHER, "gather", "C4", "offset_dims are unique and sorted", "", check_gather_offset_sorted),
    ROW(GATHER, "gather", "C5", "offset_dims are dimensions of the result", "", check_gather_offset_range),
    ROW(GATHER, "gather", "C8", "collapsed_slice_dims are dimensions of the operand", "", check_gather_collapsed_range),
    ROW(GATHER, "gather", "C19", "start_index_map names dimensions of the operand", "", check_gather_map_range),
    ROW(GATHER, "gather", "C20", "there is a slice size for each dimension of the operand", "", check_gather_slice_count),
    ROW(GATHER, "gather", "C21", "slice sizes are at most the operand's dimensions", "C20", check_gather_slice_range),
    ROW(GATHER, "gather", "C23", "the operand and the result have one element type", "", check_gather_element),
    ROW(IOTA, "iota", "C1", "iota_dimension is a dimension of the result", "", check_iota_dimension),
    ROW(REDUCE, "reduce", "C1", "the inputs have one shape", "", check_reduce_shapes),
    ROW(REDUCE, "reduce", "C4", "dimensions are dimensions of the inputs", "C1", check_reduce_range),
    ROW(REDUCE, "reduce", "C5", "dimensions are unique", "", check_reduce_unique),
    ROW(REDUCE, "reduce", "C7", "the results have the inputs' shape without the dimensions", "C1 C4 C5", check_reduce_result),
    ROW(RESHAPE, "reshape", "C1", "the operand and the result have one element type", "", check_reshape_element),
    ROW(RESHAPE, "reshape", "C2", "the operand and the result have as many elements", "", check_reshape_size),
    ROW(SELECT, "select", "C1", "pred is a scalar or has the shape of on_true", "", check_select_pred),
    ROW(SELECT, "select", "C2", "on_true, on_false and the result have one type", "", check_select_types),
    SAME(TAN, "tan"),
    ROW(TRANSPOSE, "transpose", "C2", "permutation is one of the operand's dimensions", "", check_transpose_permutation),
    ROW(TRANSPOSE, "transpose", "C3", "the result has the operand's dimensions, permuted", "C2", check_transpose_shape),
    /* func: https://mlir.llvm.org/docs/Dialects/Func/ */
    {OP_FUNC_RETURN, {"func.return count", "as many values are returned as the function has results"}, "", check_return_count},
    {OP_FUNC_RETURN, {"func.return types", "values have the types of the function's results"}, "count", check_return_types},
    {OP_FUNC_CALL, {"func.call signature", "operands and results have the callee's types"}, "", check_call_signature},
};
/* clang-format on */
const size_t constraint_row_count = sizeof constraint_rows / sizeof *constraint_rows;
