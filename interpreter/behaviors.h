/* All behaviours that are not elementwise (kern.h has those): X(op, evaluate, resume). */
#ifndef HLO_CTS_INTERPRETER_BEHAVIORS_H
#define HLO_CTS_INTERPRETER_BEHAVIORS_H

#include "eval.h"

/* clang-format off */
#define BEHAVIORS(X) \
  /* shape.c */ \
  X(STABLEHLO_CONSTANT, eval_constant, NULL) \
  X(ARITH_CONSTANT, eval_constant, NULL) \
  X(TENSOR_CAST, eval_tensor_cast, NULL) \
  X(STABLEHLO_IOTA, eval_iota, NULL) \
  X(STABLEHLO_DYNAMIC_IOTA, eval_dynamic_iota, NULL) \
  X(STABLEHLO_GET_DIMENSION_SIZE, eval_get_dimension_size, NULL) \
  X(STABLEHLO_RESHAPE, eval_reshape, NULL) \
  X(STABLEHLO_DYNAMIC_RESHAPE, eval_dynamic_reshape, NULL) \
  X(STABLEHLO_TRANSPOSE, eval_transpose, NULL) \
  X(STABLEHLO_BROADCAST, eval_broadcast, NULL) \
  X(STABLEHLO_BROADCAST_IN_DIM, eval_broadcast_in_dim, NULL) \
  X(STABLEHLO_DYNAMIC_BROADCAST_IN_DIM, eval_dynamic_broadcast_in_dim, NULL) \
  X(STABLEHLO_REVERSE, eval_reverse, NULL) \
  X(STABLEHLO_SLICE, eval_slice, NULL) \
  X(STABLEHLO_REAL_DYNAMIC_SLICE, eval_real_dynamic_slice, NULL) \
  X(STABLEHLO_DYNAMIC_SLICE, eval_dynamic_slice, NULL) \
  X(STABLEHLO_DYNAMIC_UPDATE_SLICE, eval_dynamic_update_slice, NULL) \
  X(STABLEHLO_CONCATENATE, eval_concatenate, NULL) \
  X(STABLEHLO_PAD, eval_pad, NULL) \
  X(STABLEHLO_DYNAMIC_PAD, eval_dynamic_pad, NULL) \
  /* convert.c */ \
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
  /* reduce.c */ \
  X(STABLEHLO_REDUCE, eval_reduce, NULL) \
  X(STABLEHLO_REDUCE_WINDOW, eval_reduce_window, NULL) \
  X(STABLEHLO_SELECT_AND_SCATTER, eval_select_and_scatter, NULL) \
  X(STABLEHLO_MAP, eval_map, NULL) \
  /* sort.c, scatter.c */ \
  X(STABLEHLO_SORT, eval_sort, NULL) \
  X(STABLEHLO_SCATTER, eval_scatter, NULL) \
  /* conv.c */ \
  X(STABLEHLO_CONVOLUTION, eval_convolution, NULL) \
  X(STABLEHLO_DYNAMIC_CONV, eval_dynamic_conv, NULL) \
  /* dot.c */ \
  X(STABLEHLO_DOT_GENERAL, eval_dot_general, NULL) \
  /* fft.c, linalg.c */ \
  X(STABLEHLO_FFT, eval_fft, NULL) \
  X(STABLEHLO_TRIANGULAR_SOLVE, eval_triangular_solve, NULL) \
  X(STABLEHLO_CHOLESKY, eval_cholesky, NULL) \
  /* norm.c */ \
  X(STABLEHLO_BATCH_NORM_INFERENCE, eval_batch_norm_inference, NULL) \
  X(STABLEHLO_BATCH_NORM_TRAINING, eval_batch_norm_training, NULL) \
  X(STABLEHLO_BATCH_NORM_GRAD, eval_batch_norm_grad, NULL) \
  /* rng.c */ \
  X(STABLEHLO_RNG, eval_rng, NULL) \
  X(STABLEHLO_RNG_BIT_GENERATOR, eval_rng_bit_generator, NULL) \
  /* legacy.c */ \
  X(STABLEHLO_DOT, eval_dot, NULL) \
  X(STABLEHLO_EINSUM, eval_einsum, NULL) \
  X(STABLEHLO_UNARY_EINSUM, eval_unary_einsum, NULL) \
  X(STABLEHLO_TORCH_INDEX_SELECT, eval_torch_index_select, NULL) \
  X(STABLEHLO_SET_DIMENSION_SIZE, eval_set_dimension_size, NULL) \
  /* gather.c */ \
  X(STABLEHLO_GATHER, eval_gather, NULL) \
  X(STABLEHLO_DYNAMIC_GATHER, eval_dynamic_gather, NULL) \
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

#define DECLARE(op, evaluate, resume) \
  eval_status evaluate(proc *p, insn *i, interp_value **in, interp_value **out);
BEHAVIORS(DECLARE)
#undef DECLARE
/* The check dialect's ops as targets of custom_call. */
eval_status eval_call_check_eq(proc *p, insn *i, interp_value **in, interp_value **out);
eval_status eval_call_expect_eq(proc *p, insn *i, interp_value **in, interp_value **out);
eval_status eval_call_expect_almost_eq(proc *p, insn *i, interp_value **in, interp_value **out);
eval_status eval_call_expect_close(proc *p, insn *i, interp_value **in, interp_value **out);
eval_status eval_same_value(proc *p, insn *i, interp_value **in, interp_value **out);
eval_status eval_no_value(proc *p, insn *i, interp_value **in, interp_value **out);
/* The generators, for tests against the published vectors. */
uint64_t ev_rng_threefry(uint64_t key, uint64_t counter);
void ev_rng_philox(uint64_t key, uint64_t low, uint64_t high, uint32_t out[4]);
eval_status ev_resume_results(proc *p, insn *i, interp_value **ret, size_t count,
                              interp_value **out);
eval_status ev_resume_infeed(proc *p, insn *i, interp_value **ret, size_t count,
                             interp_value **out);
eval_status ev_resume_async_start(proc *p, insn *i, interp_value **ret, size_t count,
                                  interp_value **out);
eval_status ev_resume_custom_call(proc *p, insn *i, interp_value **ret, size_t count,
                                  interp_value **out);
eval_status ev_resume_manual(proc *p, insn *i, interp_value **ret, size_t count,
                             interp_value **out);
eval_status ev_resume_while(proc *p, insn *i, interp_value **ret, size_t count, interp_value **out);

#endif
