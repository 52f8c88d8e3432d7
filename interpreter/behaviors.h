/* SPDX-License-Identifier: Apache-2.0 */
/* How each op is evaluated: by an evaluator, or by a definition. */
#ifndef HLO_CTS_INTERPRETER_BEHAVIORS_H
#define HLO_CTS_INTERPRETER_BEHAVIORS_H

#include "eval.h"

/* clang-format off */
/* X(op, evaluate, resume) */
#define BEHAVIORS(X) \
  /* define/shape.c */ \
  X(STABLEHLO_CONSTANT, eval_constant, NULL) \
  X(ARITH_CONSTANT, eval_constant, NULL) \
  X(TENSOR_CAST, eval_tensor_cast, NULL) \
  X(STABLEHLO_GET_DIMENSION_SIZE, eval_get_dimension_size, NULL) \
  X(STABLEHLO_RESHAPE, eval_reshape, NULL) \
  X(STABLEHLO_DYNAMIC_RESHAPE, eval_dynamic_reshape, NULL) \
  /* define/bitcast.c */ \
  X(STABLEHLO_BITCAST_CONVERT, eval_bitcast_convert, NULL) \
  /* quant.c */ \
  X(STABLEHLO_UNIFORM_QUANTIZE, eval_uniform_quantize, NULL) \
  X(STABLEHLO_UNIFORM_DEQUANTIZE, eval_uniform_dequantize, NULL) \
  /* control.c */ \
  X(STABLEHLO_IF, eval_if, ev_resume_results) \
  X(STABLEHLO_CASE, eval_case, ev_resume_results) \
  X(STABLEHLO_WHILE, eval_while, ev_resume_while) \
  X(FUNC_CALL, eval_call, ev_resume_results) \
  X(STABLEHLO_COMPOSITE, eval_composite, ev_resume_results) \
  X(STABLEHLO_ASYNC_START, eval_async_start, ev_resume_async_start) \
  X(STABLEHLO_ASYNC_DONE, eval_async_done, NULL) \
  X(STABLEHLO_OPTIMIZATION_BARRIER, eval_optimization_barrier, NULL) \
  X(STABLEHLO_AFTER_ALL, eval_token, NULL) \
  X(STABLEHLO_CREATE_TOKEN, eval_token, NULL) \
  X(STABLEHLO_TUPLE, eval_tuple, NULL) \
  X(STABLEHLO_GET_TUPLE_ELEMENT, eval_get_tuple_element, NULL) \
  /* define/linalg.c */ \
  X(STABLEHLO_CHOLESKY, eval_cholesky, NULL) \
  /* define/norm.c */ \
  X(STABLEHLO_BATCH_NORM_INFERENCE, eval_batch_norm_inference, NULL) \
  X(STABLEHLO_BATCH_NORM_TRAINING, eval_batch_norm_training, NULL) \
  X(STABLEHLO_BATCH_NORM_GRAD, eval_batch_norm_grad, NULL) \
  /* define/rng.c */ \
  X(STABLEHLO_RNG, eval_rng, NULL) \
  /* spmd.c */ \
  X(INTERPRETER_RUN_PARALLEL, eval_run_parallel, NULL) \
  X(STABLEHLO_REPLICA_ID, eval_replica_id, NULL) \
  X(STABLEHLO_PARTITION_ID, eval_partition_id, NULL) \
  X(STABLEHLO_SEND, eval_send, NULL) \
  X(STABLEHLO_RECV, eval_recv, NULL) \
  X(STABLEHLO_INFEED, eval_infeed, ev_resume_infeed) \
  X(STABLEHLO_OUTFEED, eval_outfeed, NULL) \
  /* sharding.c */ \
  X(SDY_MANUAL_COMPUTATION, eval_manual_computation, ev_resume_manual) \
  X(SDY_NAMED_COMPUTATION, eval_named_computation, ev_resume_results) \
  /* collectives.c */ \
  X(STABLEHLO_ALL_GATHER, eval_all_gather, NULL) \
  X(STABLEHLO_ALL_REDUCE, eval_all_reduce, NULL) \
  X(STABLEHLO_REDUCE_SCATTER, eval_reduce_scatter, NULL) \
  X(STABLEHLO_COLLECTIVE_REDUCE, eval_collective_reduce, NULL) \
  X(STABLEHLO_CROSS_REPLICA_SUM, eval_cross_replica_sum, NULL) \
  X(STABLEHLO_ALL_TO_ALL, eval_all_to_all, NULL) \
  X(STABLEHLO_COLLECTIVE_BROADCAST, eval_collective_broadcast, NULL) \
  X(STABLEHLO_COLLECTIVE_PERMUTE, eval_collective_permute, NULL) \
  /* check.c */ \
  X(CHECK_EXPECT_EQ, eval_expect_eq, NULL) \
  X(CHECK_EXPECT_EQ_CONST, eval_expect_eq_const, NULL) \
  X(CHECK_EXPECT_ALMOST_EQ, eval_expect_almost_eq, NULL) \
  X(CHECK_EXPECT_ALMOST_EQ_CONST, eval_expect_almost_eq_const, NULL) \
  X(CHECK_EXPECT_CLOSE, eval_expect_close, NULL) \
  X(CHECK_EXPECT_SERIALIZED_EQ, eval_expect_serialized_eq, NULL) \
  /* probe.c */ \
  X(INTERPRETER_PRINT, eval_print, NULL) \
  X(INTERPRETER_PROBE, eval_probe, NULL) \
  X(STABLEHLO_CUSTOM_CALL, eval_custom_call, ev_resume_custom_call)

/* Ops whose elements are defined one by one: X(op, frame, define). */
#define DEFINITIONS(X) \
  /* define/shape.c */ \
  X(IOTA, ev_frame_iota, ev_define_iota) \
  X(DYNAMIC_IOTA, ev_frame_dynamic_iota, ev_define_iota) \
  X(TRANSPOSE, ev_frame_transpose, ev_define_transpose) \
  X(BROADCAST, ev_frame_broadcast, ev_define_broadcast) \
  X(BROADCAST_IN_DIM, ev_frame_broadcast_in_dim, ev_define_broadcast_in_dim) \
  X(DYNAMIC_BROADCAST_IN_DIM, ev_frame_dynamic_broadcast_in_dim, ev_define_broadcast_in_dim) \
  X(REVERSE, ev_frame_reverse, ev_define_reverse) \
  X(SLICE, ev_frame_slice, ev_define_slice) \
  X(REAL_DYNAMIC_SLICE, ev_frame_real_dynamic_slice, ev_define_real_dynamic_slice) \
  X(DYNAMIC_SLICE, ev_frame_dynamic_slice, ev_define_dynamic_slice) \
  X(DYNAMIC_UPDATE_SLICE, ev_frame_dynamic_update_slice, ev_define_dynamic_update_slice) \
  X(SET_DIMENSION_SIZE, ev_frame_set_dimension_size, ev_define_set_dimension_size) \
  X(CONCATENATE, ev_frame_concatenate, ev_define_concatenate) \
  X(PAD, ev_frame_pad, ev_define_pad) \
  X(DYNAMIC_PAD, ev_frame_dynamic_pad, ev_define_dynamic_pad) \
  /* define/gather.c, define/scatter.c, define/sort.c */ \
  X(GATHER, ev_frame_gather, ev_define_gather) \
  X(DYNAMIC_GATHER, ev_frame_gather, ev_define_gather) \
  X(TORCH_INDEX_SELECT, ev_frame_torch_index_select, ev_define_torch_index_select) \
  X(SCATTER, ev_frame_scatter, ev_define_scatter) \
  X(SORT, ev_frame_sort, ev_define_sort) \
  /* define/dot.c, define/einsum.c, define/conv.c, define/linalg.c, define/fft.c */ \
  X(DOT_GENERAL, ev_frame_dot_general, ev_define_dot) \
  X(DOT, ev_frame_dot, ev_define_dot) \
  X(EINSUM, ev_frame_einsum, ev_define_einsum) \
  X(UNARY_EINSUM, ev_frame_einsum, ev_define_einsum) \
  X(CONVOLUTION, ev_frame_convolution, ev_define_convolution) \
  X(DYNAMIC_CONV, ev_frame_convolution, ev_define_convolution) \
  X(TRIANGULAR_SOLVE, ev_frame_triangular_solve, ev_define_triangular_solve) \
  X(FFT, ev_frame_fft, ev_define_fft) \
  /* define/reduce.c */ \
  X(REDUCE, ev_frame_reduce, ev_define_reduce) \
  X(REDUCE_WINDOW, ev_frame_reduce_window, ev_define_reduce_window) \
  X(SELECT_AND_SCATTER, ev_frame_select_and_scatter, ev_define_select_and_scatter) \
  X(MAP, ev_frame_map, ev_define_map) \
  /* define/rng.c */ \
  X(RNG_BIT_GENERATOR, ev_frame_rng_bit_generator, ev_define_rng_bit_generator)

/* Ops that share the behaviour of another one. */
#define SHARED_BEHAVIORS(X) \
  X(SDY_CONSTANT, eval_constant, NULL) \
  X(SDY_SHARDING_CONSTRAINT, eval_same_value, NULL) \
  X(SDY_RESHARD, eval_same_value, NULL) \
  X(SDY_PROPAGATION_BARRIER, eval_same_value, NULL) \
  X(SDY_DATA_FLOW_EDGE, eval_same_value, NULL) \
  X(SDY_FUNC_DATA_FLOW_EDGE, eval_same_value, NULL) \
  X(SDY_SHARDING_GROUP, eval_no_value, NULL)
/* clang-format on */

typedef eval_status evaluate_op(proc *p, insn *i, interp_value **in, interp_value **out);
typedef eval_status resume_op(proc *p, insn *i, interp_value **ret, size_t count,
                              interp_value **out);
typedef bool define_op(definition *d);

#define DECLARE(op, eval, after) evaluate_op eval;
BEHAVIORS(DECLARE)
#undef DECLARE
#define DECLARE(op, framed, defined) define_op framed, defined;
DEFINITIONS(DECLARE)
#undef DECLARE
/* Whether the op computes with quantized values, so that eval_quantized evaluates it: dequantize,
 * compute, quantize. Operations that only move elements work on the storage. */
bool ev_quant_wraps(const ir_op *op);
evaluate_op eval_quantized;
/* The evaluator of all ops that have a definition. */
evaluate_op eval_defined;
/* Elementwise ops (define/element.h). */
define_op ev_frame_elementwise, ev_define_elementwise;
/* The check dialect's ops as targets of custom_call. */
evaluate_op eval_call_check_eq, eval_call_expect_almost_eq, eval_call_expect_close;
evaluate_op eval_same_value, eval_no_value;
resume_op ev_resume_results, ev_resume_while, ev_resume_infeed, ev_resume_async_start,
    ev_resume_custom_call, ev_resume_manual;

#endif
