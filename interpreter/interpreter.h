/* SPDX-License-Identifier: Apache-2.0 */
/* Evaluates StableHLO programs. The public face of interpreter/.
 *
 * Semantics: https://github.com/openxla/stablehlo/blob/main/docs/spec.md. Results are reproducible
 * bit for bit on any machine. Knows nothing of files and of versions of the format.
 */
#ifndef HLO_CTS_INTERPRETER_INTERPRETER_H
#define HLO_CTS_INTERPRETER_INTERPRETER_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "ir/ir.h"

/* A run-time value: a tensor, a token or a tuple. Reference counted. */
typedef struct interp_value interp_value;

interp_value *interp_retain(interp_value *v);
void interp_release(interp_value *v); /* NULL is allowed */
/* Releases `count` values, some of which may be NULL, and frees the list; NULL is allowed. */
void interp_release_all(interp_value **values, size_t count);
const ir_type *interp_type(const interp_value *v);
/* Row-major data, ir_dense_element_size of the element type per element; NULL unless a tensor. */
const void *interp_data(const interp_value *v, size_t *size);
/* A tensor of a builtin static tensor type with a copy of `data` (all elements). */
interp_value *interp_tensor(const ir_type *type, const void *data, size_t size);
/* A tuple of values, each of which gets a further reference. */
interp_value *interp_tuple(const ir_type *type, interp_value *const *items, size_t count);
/* A tensor from a dense attribute. */
interp_value *interp_from_attr(const ir_attr *dense);
/* A dense attribute from a tensor; NULL when it is none, or when its elements have no dense form
 * (quantized). Allocates from the context, under the caller's guard. */
const ir_attr *interp_to_attr(ir_context *c, const interp_value *tensor);

/* The findings of a check, also if it passed. */
typedef struct interp_check {
  const ir_op *op;
  bool passed;
  double worst_difference; /* absolute */
  uint64_t worst_ulps;
  int64_t worst_element; /* linear index; -1: none compared */
  int64_t mismatches;    /* elements outside the tolerance */
} interp_check;

/* Evaluates a custom_call of one target: sets results[k], for each result of the op, to a value
 * whose reference goes to the interpreter (a new tensor, or a retained operand), of the declared
 * type. False: it failed, and `why` may say why; references in `results` are released all the same.
 */
typedef bool (*interp_custom_fn)(const ir_op *op, interp_value *const *operands,
                                 interp_value **results, strbuf *why, void *user);
typedef struct interp_custom_call {
  const char *target; /* call_target_name */
  interp_custom_fn fn;
  void *user;
} interp_custom_call;

/* Whether the interpreter itself evaluates custom calls of this target. */
bool interp_has_target(const char *target);

/* The engine that evaluates the ops: their definitions, one element at a time; or, where there is
 * one, a faster way that gives the same bits. INTERP_ACCURATE is the definitions with other
 * formulas for complex functions, which lose fewer digits than those of openxla/stablehlo's
 * interpreter. */
typedef enum interp_engine {
  INTERP_DEFAULT,
  INTERP_FAST,
  INTERP_DEFINITIONS,
  INTERP_ACCURATE
} interp_engine;
/* Sets the meaning of INTERP_DEFAULT in this process. At first it is INTERP_FAST. */
void interp_use(interp_engine engine);
/* Whether this build has the faster ways (HLO_CTS_FAST). Without them every engine is
 * INTERP_DEFINITIONS. */
bool interp_has_fast(void);

typedef struct interp_options {
  interp_engine engine;
  bool verified;      /* the caller has verified the program; else interp_run does so first */
  uint64_t max_steps; /* ops evaluated before giving up with a diagnostic; 0: no limit */
  size_t max_bytes;   /* tensor storage alive at once; 0: no limit */
  /* Called about every thousand steps; a sentence ends the evaluation with an error that says it,
   * NULL lets it go on. `stop` itself may be NULL. A single op is not interrupted. */
  const char *(*stop)(void *user);
  void *stop_user;
  /* Called for each check.* op evaluated; may be NULL. */
  void (*on_check)(const interp_check *check, void *user);
  void *user;
  const char *probe_dir; /* where interpreter.probe writes; NULL: not allowed */
  strbuf *print;         /* gets what interpreter.print prints; NULL: it is lost */
  /* Targets of custom_call; before those that the interpreter knows itself (check.*). */
  const interp_custom_call *custom_calls;
  size_t custom_call_count;
  /* Called last, for a target that is in no table: its row, or NULL and what may be missing, as it
   * follows "Unsupported custom call: X". May be NULL. */
  const interp_custom_call *(*find_custom_call)(const char *target, strbuf *why, void *user);
  void *finder; /* its `user` */
  /* Evaluates each op that has a fast path a second time, by its definition, element by element,
   * and fails when one bit differs. */
  bool audit;
  /* Most ops divide their results among so many threads (docs/interpreter.md lists them); 0: one.
   * Every number of threads gives the same bits. */
  unsigned threads;
  /* Evaluates each op by itself: no chains of elementwise ops, tile by tile (chain.h). */
  bool one_by_one;
} interp_options;

/* --- How near two elements are --- */

/* Equal: the same bits. Almost: an absolute difference. Close: a distance in ULPs, or as near as
 * the op that made the value asks for. */
typedef enum interp_equality { INTERP_EQUAL, INTERP_ALMOST, INTERP_CLOSE } interp_equality;

/* The accuracy that an op demands of its result (rfcs/20241015-result-accuracy.md of
 * openxla/stablehlo): a difference of at most max(|expected| * max(rtol, ulps * epsilon), atol). */
typedef struct interp_accuracy {
  bool given; /* mode TOLERANCE */
  double atol, rtol;
  uint64_t ulps;
} interp_accuracy;
/* As the attribute result_accuracy of the op has it; `op` may be NULL. */
interp_accuracy interp_accuracy_of(const ir_op *op);

/* Which NaNs are equal: all, or those with the same sign, payload, or both. */
typedef enum interp_nan {
  INTERP_NAN_ANY,
  INTERP_NAN_SIGN,
  INTERP_NAN_PAYLOAD,
  INTERP_NAN_BITS,
} interp_nan;

typedef struct interp_nearness {
  interp_equality kind;
  double tolerance;   /* INTERP_ALMOST */
  const double *each; /* likewise, of each element of a list (compare_elements); NULL: all alike */
  uint64_t least, most; /* INTERP_CLOSE: ULPs, both inclusive; */
  interp_accuracy own;  /* or this */
  interp_nan nan;
  bool zeros_equal; /* INTERP_EQUAL: -0 equals +0 */
} interp_nearness;

typedef struct interp_distance {
  bool within;
  double absolute; /* infinity when one is NaN or infinite, and the other is not the same */
  uint64_t ulps;   /* UINT64_MAX likewise; of integers the difference */
} interp_distance;

/* The distance of one element, stored as interp_data has it. Numbers that are not finite are near
 * to themselves alone; a complex number is as near as its worse part. */
interp_distance interp_compare(const ir_type *element, const void *got, const void *want,
                               const interp_nearness *n);

/* Makes @main of a module a function @device, and adds an @main that runs it in every process of a
 * grid. The arguments and the results of one process follow those of another. The caller has an
 * arena guard. */
void interp_spread(ir_context *c, ir_op *module, size_t replicas, size_t partitions);

/* Evaluates function `entry` (usually "main") of a module. On success *results gets
 * *result_count retained values in memory from malloc, which the caller releases and frees. A
 * failed check is an error in the sink and a false return. */
bool interp_run(ir_context *c, const ir_op *module, const char *entry, interp_value *const *args,
                size_t arg_count, const interp_options *o, interp_value ***results,
                size_t *result_count, diag_sink *sink);

/* Evaluates one op, regions and all, with these values for its operands, op->operand_count of them:
 * what a constant folder needs. results[k], for each result of the op, gets a new reference; on
 * failure all are NULL and the sink (which may be NULL) has the reason. Fails for an op whose
 * regions use values from outside that are not its operands, and for one without behaviour; that
 * an op has no effects is for the caller to know (IR_TRAIT_PURE). */
bool interp_eval_op(ir_context *c, const ir_op *op, interp_value *const *operands,
                    const interp_options *o, interp_value **results, diag_sink *sink);

/* The same, where regions use values from outside: every value that the op and its regions use has
 * to be bound, once each, those that are its operands too. */
typedef struct interp_binding {
  const ir_value *value;
  interp_value *is;
} interp_binding;
bool interp_eval_op_with(ir_context *c, const ir_op *op, const interp_binding *bindings,
                         size_t count, const interp_options *o, interp_value **results,
                         diag_sink *sink);

/* stablehlo-translate's form of a value: type, then the elements in braces; with `dense`, as
 * --interpreter-print-dense prints it. */
void interp_print(const interp_value *v, bool dense, strbuf *out);
/* The same, of which most goes to the sink as it comes; what is left is in `out`. False: memory ran
 * out, or the sink takes no more. */
bool interp_print_to(const interp_value *v, bool dense, strbuf *out, const strbuf_sink *to);

#endif
