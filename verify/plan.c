/* What is checked of each op beside its arguments: traits, the op's own verifier, inference. One
 * row per op; the traits are those of its definition at 1.20.0. */
#include "checker.h"

/* Rows of traits: types, shape, element. An op whose results are simply like its operands has one
 * number for all three. */
#define EACH_FIT(op, traits, verify) \
  { op, SAME_TYPES_FIT | (traits), "C1", "C1", "C1", verify, vf_infer_elementwise }
#define SHLO_ONE(op) EACH_FIT(OP_STABLEHLO_##op, ELEMENTWISE | SAME_SHAPE, NULL)
#define SHLO_TWO(op) EACH_FIT(OP_STABLEHLO_##op, SAME_SHAPE, NULL)
#define SHLO_ACCURATE(op) EACH_FIT(OP_STABLEHLO_##op, ELEMENTWISE | SAME_SHAPE, verify_accuracy)
#define CHLO_UNARY(op)                                                                          \
  {                                                                                             \
    OP_CHLO_##op, SAME_TYPES_FIT | ELEMENTWISE | SAME_SHAPE, "types", "shape", "element", NULL, \
        vf_infer_elementwise                                                                    \
  }
#define CHLO_BINARY(op) \
  { OP_CHLO_##op, SAME_TYPES_FIT, "types", "types", "types", NULL, vf_infer_elementwise }
#define CHLO_BROADCAST(op, traits) \
  { OP_CHLO_BROADCAST_##op, traits, "types", "shape", "element", NULL, vf_infer_broadcasting }
#define S(op) OP_STABLEHLO_##op

static const op_plan plans[] = {
    /* elementwise */
    SHLO_TWO(AND),
    SHLO_TWO(ATAN2),
    SHLO_ONE(CEIL),
    SHLO_ONE(COUNT_LEADING_ZEROS),
    SHLO_TWO(DIVIDE),
    SHLO_ONE(FLOOR),
    SHLO_TWO(MAXIMUM),
    SHLO_TWO(MINIMUM),
    SHLO_TWO(MULTIPLY),
    SHLO_ONE(NEGATE),
    SHLO_ONE(NOT),
    SHLO_TWO(OR),
    SHLO_ONE(POPCNT),
    SHLO_TWO(POWER),
    SHLO_TWO(REMAINDER),
    SHLO_ONE(ROUND_NEAREST_AFZ),
    SHLO_ONE(ROUND_NEAREST_EVEN),
    SHLO_TWO(SHIFT_LEFT),
    SHLO_TWO(SHIFT_RIGHT_ARITHMETIC),
    SHLO_TWO(SHIFT_RIGHT_LOGICAL),
    SHLO_ONE(SIGN),
    SHLO_TWO(SUBTRACT),
    SHLO_TWO(XOR),
    SHLO_ACCURATE(CBRT),
    SHLO_ACCURATE(COSINE),
    SHLO_ACCURATE(EXPONENTIAL),
    SHLO_ACCURATE(EXPONENTIAL_MINUS_ONE),
    SHLO_ACCURATE(LOG),
    SHLO_ACCURATE(LOG_PLUS_ONE),
    SHLO_ACCURATE(LOGISTIC),
    SHLO_ACCURATE(RSQRT),
    SHLO_ACCURATE(SINE),
    SHLO_ACCURATE(SQRT),
    SHLO_ACCURATE(TAN),
    SHLO_ACCURATE(TANH),
    EACH_FIT(S(REDUCE_PRECISION), ELEMENTWISE_FIRST, NULL),
    {S(CROSS_REPLICA_SUM), SAME_TYPES_FIT, "types", "types", "types", NULL, vf_infer_elementwise},
    {S(ABS), ELEMENTWISE | SAME_SHAPE, "C1", "C1", "C2", NULL, vf_infer_abs},
    {S(ADD), SAME_SHAPE, "C1", "C1", "C1", verify_add, vf_infer_elementwise},
    {S(COMPARE), ELEMENTWISE_FIRST | OPERAND_ELEMENTS_FIT | SAME_SHAPE, "C1", "C2", "C1", NULL,
     vf_infer_compare},
    {S(COMPLEX), OPERAND_ELEMENTS | SAME_SHAPE, "C1", "C2", "C3", NULL, vf_infer_complex},
    {S(REAL), ELEMENTWISE | SAME_SHAPE, "C1", "C1", "C2", NULL, vf_infer_real},
    {S(IMAG), ELEMENTWISE | SAME_SHAPE, "C1", "C1", "C2", NULL, vf_infer_real},
    {S(IS_FINITE), ELEMENTWISE | SAME_SHAPE, "C1", "C1", "result", NULL, vf_infer_is_finite},
    {S(CLAMP), SAME_ELEMENTS_FIT, "C3", "C4", "C3", NULL, vf_infer_clamp},
    {S(SELECT), 0, "C2", "C2", "C2", NULL, vf_infer_select},
    {S(CONVERT), SAME_SHAPE, "C1", "C1", "C1", NULL, NULL},
    {S(UNIFORM_DEQUANTIZE), ELEMENTWISE | SAME_SHAPE, "C1", "C1", "C2", NULL, vf_infer_dequantize},
    {S(UNIFORM_QUANTIZE), ELEMENTWISE | SAME_SHAPE, "C1", "C1", "C2", verify_quantize, NULL},

    /* shape */
    {S(BITCAST_CONVERT), 0, NULL, "C1", "C2", verify_bitcast_convert, NULL},
    {S(BROADCAST), SAME_ELEMENTS, "element", "shape", "element", NULL, vf_infer_broadcast},
    {S(BROADCAST_IN_DIM), SAME_ELEMENTS_FIT, "C1", "C5", "C1", verify_broadcast_in_dim, NULL},
    {S(CONCATENATE), SAME_ELEMENTS, "C3", "C6", "C1", NULL, vf_infer_concatenate},
    {S(CONSTANT), 0, "C1", "C1", "C1", NULL, vf_infer_constant},
    {S(DYNAMIC_BROADCAST_IN_DIM), 0, "C1", "C5", "C1", verify_dynamic_broadcast_in_dim, NULL},
    {S(DYNAMIC_IOTA), 0, NULL, NULL, NULL, verify_dynamic_iota, NULL},
    {S(DYNAMIC_PAD), MATCHES, NULL, NULL, NULL, verify_dynamic_pad, NULL},
    {S(DYNAMIC_RESHAPE), 0, NULL, NULL, NULL, verify_dynamic_reshape, NULL},
    {S(GET_DIMENSION_SIZE), 0, NULL, NULL, NULL, NULL, vf_infer_get_dimension_size},
    {S(IOTA), 0, NULL, NULL, NULL, verify_iota, NULL},
    {S(PAD), SAME_ELEMENTS | MATCHES, "C1", "C4", "C1", NULL, vf_infer_pad},
    {S(RESHAPE), SAME_ELEMENTS_FIT, "C1", "C2", "C1", verify_reshape, NULL},
    {S(REVERSE), SAME_ELEMENTS, "C1", "C1", "C1", verify_reverse, vf_infer_reverse},
    {S(SET_DIMENSION_SIZE), 0, NULL, NULL, NULL, NULL, vf_infer_set_dimension_size},
    {S(TRANSPOSE), SAME_ELEMENTS_FIT, "C1", "C3", "C1", verify_transpose, vf_infer_transpose},

    /* reduction */
    {S(MAP), SAME_SHAPE | ENDS_WITH_RETURN, "C2", "C1", "C4", NULL, vf_infer_map},
    {S(REDUCE), ENDS_WITH_RETURN, NULL, NULL, NULL, verify_reduce, vf_infer_reduce},
    {S(REDUCE_WINDOW), ENDS_WITH_RETURN, NULL, NULL, NULL, verify_reduce_window,
     vf_infer_reduce_window},
    {S(SELECT_AND_SCATTER), 0, NULL, NULL, NULL, verify_select_and_scatter,
     vf_infer_select_and_scatter},
    {S(SORT), SAME_SHAPE, "C1", "C3", "C2", verify_sort, vf_infer_sort},

    /* linear algebra */
    {S(BATCH_NORM_GRAD), SAME_ELEMENTS_FIT, "C2", "C3", "C2", NULL, vf_infer_batch_norm_grad},
    {S(BATCH_NORM_INFERENCE), SAME_ELEMENTS_FIT, "C2", "C7", "C2", NULL,
     vf_infer_batch_norm_inference},
    {S(BATCH_NORM_TRAINING), SAME_ELEMENTS_FIT, "C2", "C7", "C2", NULL,
     vf_infer_batch_norm_training},
    {S(CHOLESKY), SAME_ELEMENTS_FIT, "C1", "C1", "C1", NULL, vf_infer_cholesky},
    {S(CONVOLUTION), 0, NULL, NULL, NULL, verify_convolution, NULL},
    {S(DOT), 0, NULL, NULL, NULL, verify_dot, NULL},
    {S(DOT_GENERAL), 0, NULL, NULL, NULL, verify_dot_general, NULL},
    {S(DYNAMIC_CONV), 0, NULL, NULL, NULL, verify_dynamic_conv, NULL},
    {S(FFT), 0, NULL, NULL, NULL, NULL, vf_infer_fft},
    {S(TRIANGULAR_SOLVE), SAME_ELEMENTS_FIT, "C1", "C4", "C1", NULL, vf_infer_triangular_solve},

    /* indexing */
    {S(DYNAMIC_GATHER), 0, NULL, NULL, NULL, NULL, vf_infer_dynamic_gather},
    {S(DYNAMIC_SLICE), MATCHES, NULL, NULL, NULL, NULL, vf_infer_dynamic_slice},
    {S(DYNAMIC_UPDATE_SLICE), MATCHES, NULL, NULL, NULL, NULL, vf_infer_dynamic_update_slice},
    {S(GATHER), MATCHES, NULL, NULL, NULL, NULL, vf_infer_gather},
    {S(REAL_DYNAMIC_SLICE), MATCHES, NULL, NULL, NULL, verify_real_dynamic_slice, NULL},
    {S(RNG), MATCHES, NULL, NULL, NULL, NULL, vf_infer_rng},
    {S(RNG_BIT_GENERATOR), 0, NULL, NULL, NULL, verify_rng_bit_generator, NULL},
    {S(SCATTER), 0, NULL, NULL, NULL, verify_scatter, vf_infer_scatter},
    {S(SLICE), SAME_ELEMENTS | MATCHES, "C1", "C5", "C1", NULL, vf_infer_slice},

    /* collectives and processes */
    {S(AFTER_ALL), 0, NULL, NULL, NULL, NULL, vf_infer_token},
    {S(ALL_GATHER), PAIRWISE_ELEMENTS, "C6", "C6", "C6", verify_all_gather, NULL},
    {S(ALL_REDUCE), ENDS_WITH_RETURN, NULL, NULL, NULL, verify_all_reduce, vf_infer_all_reduce},
    {S(ALL_TO_ALL), PAIRWISE_ELEMENTS, "C9", "C9", "C9", NULL, vf_infer_all_to_all},
    {S(COLLECTIVE_BROADCAST), 0, NULL, NULL, NULL, verify_collective_broadcast,
     vf_infer_collective_broadcast},
    {S(COLLECTIVE_PERMUTE), SAME_ELEMENTS, "C5", "C5", "C5", verify_collective_permute,
     vf_infer_collective_permute},
    {S(COLLECTIVE_REDUCE), ENDS_WITH_RETURN, NULL, NULL, NULL, verify_collective_reduce,
     vf_infer_collective_reduce},
    {S(CREATE_TOKEN), 0, NULL, NULL, NULL, NULL, vf_infer_token},
    {S(INFEED), 0, NULL, NULL, NULL, verify_infeed, NULL},
    {S(OUTFEED), 0, NULL, NULL, NULL, NULL, vf_infer_token},
    {S(PARTITION_ID), 0, NULL, NULL, NULL, NULL, vf_infer_process_id},
    {S(RECV), 0, NULL, NULL, NULL, verify_recv, NULL},
    {S(REDUCE_SCATTER), 0, NULL, NULL, NULL, verify_reduce_scatter, NULL},
    {S(REPLICA_ID), 0, NULL, NULL, NULL, NULL, vf_infer_process_id},
    {S(SEND), 0, NULL, NULL, NULL, NULL, vf_infer_send},

    /* control flow, calls */
    {S(ASYNC_DONE), 0, NULL, NULL, NULL, NULL, vf_infer_async_done},
    {S(ASYNC_START), ENDS_WITH_RETURN, NULL, NULL, NULL, NULL, vf_infer_async_start},
    {S(CASE), ENDS_WITH_RETURN, NULL, NULL, NULL, NULL, vf_infer_case},
    {S(CUSTOM_CALL), 0, NULL, NULL, NULL, verify_custom_call, NULL},
    {S(GET_TUPLE_ELEMENT), 0, NULL, NULL, NULL, NULL, vf_infer_get_tuple_element},
    {S(IF), ENDS_WITH_RETURN, NULL, NULL, NULL, NULL, vf_infer_if},
    {S(OPTIMIZATION_BARRIER), PAIRWISE_TYPES, "C1", "C1", "C1", NULL, vf_infer_same_as_operands},
    {S(TUPLE), 0, NULL, NULL, NULL, NULL, vf_infer_tuple},
    {S(WHILE), ENDS_WITH_RETURN, "C3", "C3", "C3", verify_while, vf_infer_same_as_operands},
    {OP_FUNC_CALL_INDIRECT, 0, NULL, NULL, NULL, verify_call_indirect, NULL},
    {OP_FUNC_FUNC, 0, NULL, NULL, NULL, verify_func, NULL},
    {OP_FUNC_RETURN, 0, NULL, NULL, NULL, verify_func_return, NULL},
    {OP_INTERPRETER_RUN_PARALLEL, 0, NULL, NULL, NULL, verify_run_parallel, NULL},

    /* check */
    {OP_CHECK_EXPECT_ALMOST_EQ, OPERAND_TYPES, "types", NULL, NULL, NULL, NULL},
    {OP_CHECK_EXPECT_ALMOST_EQ_CONST, MATCHES, "types", NULL, NULL, NULL, NULL},
    {OP_CHECK_EXPECT_CLOSE, MATCHES, "types", NULL, NULL, NULL, NULL},
    {OP_CHECK_EXPECT_EQ, OPERAND_TYPES, "types", NULL, NULL, NULL, NULL},
    {OP_CHECK_EXPECT_EQ_CONST, MATCHES, "types", NULL, NULL, NULL, NULL},

    /* chlo */
    CHLO_UNARY(_ASIN_ACOS_KERNEL),
    CHLO_UNARY(ACOS),
    CHLO_UNARY(ACOSH),
    CHLO_UNARY(ASIN),
    CHLO_UNARY(ASINH),
    CHLO_UNARY(ATAN),
    CHLO_UNARY(ATANH),
    CHLO_UNARY(BESSEL_I1E),
    CHLO_UNARY(CONJ),
    CHLO_UNARY(COSH),
    CHLO_UNARY(DIGAMMA),
    CHLO_UNARY(ERF),
    CHLO_UNARY(ERF_INV),
    CHLO_UNARY(ERFC),
    CHLO_UNARY(LGAMMA),
    CHLO_UNARY(SINH),
    CHLO_UNARY(SQUARE),
    CHLO_UNARY(TAN),
    CHLO_BINARY(MULHI),
    CHLO_BINARY(NEXT_AFTER),
    CHLO_BINARY(POLYGAMMA),
    CHLO_BINARY(ZETA),
    CHLO_BROADCAST(ADD, SAME_ELEMENTS_FIT),
    CHLO_BROADCAST(AND, 0),
    CHLO_BROADCAST(ATAN2, SAME_ELEMENTS),
    {OP_CHLO_BROADCAST_COMPARE, 0, "types", "shape", "result", NULL, vf_infer_broadcasting},
    CHLO_BROADCAST(COMPLEX, 0),
    CHLO_BROADCAST(DIVIDE, SAME_ELEMENTS),
    CHLO_BROADCAST(MAXIMUM, SAME_ELEMENTS_FIT),
    CHLO_BROADCAST(MINIMUM, SAME_ELEMENTS_FIT),
    CHLO_BROADCAST(MULTIPLY, SAME_ELEMENTS),
    CHLO_BROADCAST(NEXT_AFTER, SAME_ELEMENTS),
    CHLO_BROADCAST(OR, 0),
    CHLO_BROADCAST(POLYGAMMA, SAME_ELEMENTS),
    CHLO_BROADCAST(POWER, SAME_ELEMENTS),
    CHLO_BROADCAST(REMAINDER, SAME_ELEMENTS),
    {OP_CHLO_BROADCAST_SELECT, 0, "types", "shape", NULL, NULL, vf_infer_broadcasting},
    CHLO_BROADCAST(SHIFT_LEFT, SAME_ELEMENTS),
    CHLO_BROADCAST(SHIFT_RIGHT_ARITHMETIC, SAME_ELEMENTS),
    CHLO_BROADCAST(SHIFT_RIGHT_LOGICAL, SAME_ELEMENTS),
    CHLO_BROADCAST(SUBTRACT, SAME_ELEMENTS),
    CHLO_BROADCAST(XOR, 0),
    CHLO_BROADCAST(ZETA, SAME_ELEMENTS),
    {OP_CHLO_CONSTANT, 0, "types", "types", "types", NULL, vf_infer_constant},
    {OP_CHLO_CONSTANT_LIKE, SAME_SHAPE, "shape", "shape", "element", verify_constant_like, NULL},
    {OP_CHLO_IS_INF, ELEMENTWISE | SAME_SHAPE, "shape", "shape", "result", NULL, vf_infer_is_inf},
    {OP_CHLO_IS_NEG_INF, ELEMENTWISE | SAME_SHAPE, "shape", "shape", "result", NULL,
     vf_infer_is_inf},
    {OP_CHLO_IS_POS_INF, ELEMENTWISE | SAME_SHAPE, "shape", "shape", "result", NULL,
     vf_infer_is_inf},
    {OP_CHLO_RAGGED_DOT, 0, NULL, NULL, NULL, verify_ragged_dot, NULL},
    {OP_CHLO_SCAN, 0, NULL, "shape", NULL, verify_scan, vf_infer_scan},
    {OP_CHLO_TOP_K, 0, NULL, "shape", "element", NULL, vf_infer_top_k},
};

void vf_index_plans(const op_plan **by_op, size_t op_count) {
  for (size_t i = 0; i < sizeof plans / sizeof *plans; i++)
    if (plans[i].op < op_count) by_op[plans[i].op] = &plans[i];
}
