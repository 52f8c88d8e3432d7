/* SPDX-License-Identifier: Apache-2.0 */
/* How a program is evaluated: plans, processes, and what the evaluators of ops call.
 *
 * A function is compiled once into a plan: every value gets a slot, every operation an instruction
 * that knows its evaluator and which operands die there. A process (one, or one per replica and
 * partition) runs plans on a stack of activations of its own, not on C's, so that it can stop at a
 * collective and go on later, and so that nesting in the program is bounded by a limit, not by
 * the C stack. Regions that are functions of scalars (reduce, sort, map, ...) run through body.h.
 */
#ifndef HLO_CTS_INTERPRETER_EVAL_H
#define HLO_CTS_INTERPRETER_EVAL_H

#include "base/auto_free.h"
#include "base/exact.h"
#include "base/map.h"
#include "values/tensor.h"
#include "versions/ids.h"

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "interpreter/diags.def"
#undef DIAG
};

#define EVAL_MAX_DEPTH 4096     /* activations of one process: calls and regions in regions */
#define STEPS_PER_QUESTION 1024 /* steps between two calls of interp_options.stop */
#define EVAL_MAX_NESTED_RUNS 32 /* runs inside runs: a reduce in the body of a reduce, ... */

typedef struct proc proc;
typedef struct run run;
/* Whether complex functions are those of INTERP_ACCURATE. */
bool ev_accurate(const run *r);
typedef struct insn insn;
typedef struct block_plan block_plan;
typedef struct func_plan func_plan;
typedef struct chain chain;

typedef enum eval_status {
  EVAL_FAIL = 0, /* a diagnostic was given */
  EVAL_OK = 1,   /* the results are there */
  EVAL_ENTER,    /* an activation was pushed; the op's `resume` gets what it returns */
  EVAL_WAIT,     /* nothing was done, because other processes must go on first */
} eval_status;

/* Evaluates one op. `in` holds the operands, each with a reference of its own: one whose count is 1
 * dies here and may be overwritten or taken (set it to NULL). `out` is all NULL. */
typedef eval_status (*eval_fn)(proc *p, insn *i, interp_value **in, interp_value **out);
/* A region that the op entered has returned `ret`, which it may take from. */
typedef eval_status (*resume_fn)(proc *p, insn *i, interp_value **ret, size_t ret_count,
                                 interp_value **out);

/* How an op is evaluated: by an evaluator; or, where it has a definition, in two steps. */
typedef struct definition definition;
typedef bool (*define_fn)(definition *d);
typedef struct behavior {
  eval_fn eval;
  resume_fn resume;
  /* Checks the operands and finds the types of the results; then computes every element. */
  define_fn frame, define;
} behavior;

/* NULL: there is none for the op. */
const behavior *ev_behavior_of(uint16_t op_id);
/* The evaluator of an op that is composed of other ops by its row; NULL for other ops. */
const behavior *ev_composed_behavior(const ir_op *op);

typedef struct memo {
  struct memo *next;
  const char *name;
  const ir_attr *attr;
  const int64_t *ints;
  size_t count;
} memo;

struct insn {
  const ir_op *op;
  const ir_type *const *results; /* declared types */
  eval_fn eval;                  /* NULL: no behaviour; a diagnostic when it is reached */
  resume_fn resume;
  const uint32_t *in; /* slots */
  const uint8_t *dies;
  const uint32_t *drop;        /* slots whose values are not needed after this instruction */
  block_plan **blocks;         /* one per region; NULL: empty region */
  void *cache;                 /* private to the evaluator, */
  void *fast_cache;            /* and to fast/ */
  const struct fast_row *fast; /* what is faster than its definition; NULL: nothing */
  chain *chain;                /* fast/: that begins here; NULL: none */
  const ir_type **held;        /* the operands' types that ev_holds saw last; NULL: none yet */
  memo *memos;
  uint32_t in_count, out_count, out, drop_count, block_count;
  bool terminator;
};

struct block_plan {
  const ir_block *block; /* NULL: the plan of one op */
  func_plan *func;
  insn *insns;
  uint32_t count;
  uint32_t arg; /* slot of the first argument */
  uint32_t arg_count;
  uint32_t value_first, value_count; /* slots of the results of this block's ops */
  bool multi;                        /* the region has several blocks: cannot be evaluated */
  bool chained;                      /* its chains were searched */
  struct scalars *scalars;           /* region.h: what it takes and gives */
  struct lane_program *lanes;        /* fast/: its compiled form, */
  bool compiled;                     /* if it has one */
};

struct func_plan {
  const ir_op *op;
  block_plan *body; /* NULL: a declaration */
  uint32_t slots;
  uint32_t *marks; /* per slot, for chain.c; 0 between its calls; NULL: not needed yet */
};

/* The values of one call of a function. */
typedef struct env {
  const func_plan *func;
  uint32_t refs;
  interp_value *slots[];
} env;

typedef struct activation {
  block_plan *block;
  env *env;
  uint32_t pc;
  uint32_t phase;      /* for the control op at pc */
  interp_value **held; /* likewise */
  uint32_t held_count;
} activation;

struct grid;

struct proc {
  run *run;
  activation *stack;
  size_t depth, capacity;
  interp_value **ret; /* what the last terminator returned */
  size_t ret_count, ret_capacity;
  unsigned nested;
  struct grid *grid; /* NULL outside of interpreter.run_parallel */
  uint32_t replica, partition;
  struct meeting *meeting; /* joined, not left */
  bool posted;             /* the current instruction has sent its values */
  const struct insn *at;   /* the current instruction, for diagnostics */
};

struct run {
  ir_context *context;
  const ir_op *module;
  const interp_options *options;
  diag_sink *sink;
  pool *pool;
  arena *arena; /* plans */
  map plans;    /* function op -> func_plan */
  uint64_t steps;
  bool failed;
  unsigned grids; /* run_parallel in run_parallel */
  uint32_t probes;
  uint64_t random;   /* counter of the rng op */
  struct kept *kept; /* values that instructions keep for the whole run */
  strbuf *print;     /* where interpreter.print writes */
};

/* --- Plans (plan.c) ----------------------------------------------------------------------------
 */

/* Zeroed memory that lives as long as the run; NULL (with a diagnostic) when there is none. */
void *ev_run_alloc(run *r, size_t count, size_t size);
/* NULL with a diagnostic on failure. */
func_plan *ev_plan_of(run *r, const ir_op *func);
/* One op by itself: the values that are bound are the arguments. */
func_plan *ev_plan_of_op(run *r, const ir_op *op, const interp_binding *bindings, size_t count);
void ev_plans_free(run *r);
/* Keeps a reference until the run ends; false with a diagnostic when there is no memory. */
bool ev_run_keep(run *r, interp_value *v);
/* The function with symbol `name`, resolved at `from`: the nearest symbol table wins. */
const ir_op *ev_find_function(const ir_op *from, const char *name, size_t n);

/* --- Running (machine.c) ------------------------------------------------------------------------
 */

/* Whether a value may stand where a type is declared: the same element type, and the same sizes
 * where they are not dynamic. Values in slots always fit the types of the program. */
bool ev_value_fits(const interp_value *v, const ir_type *declared);

void ev_proc_init(proc *p, run *r);
void ev_proc_free(proc *p);
/* Pushes an activation of a block of the current function. `args` are taken over. */
eval_status ev_proc_enter(proc *p, block_plan *b, env *e, interp_value **args, size_t count);
/* Pushes a call. `args` are taken over. */
eval_status ev_proc_enter_function(proc *p, const ir_op *func, interp_value **args, size_t count);
/* The same for a plan; NULL fails, and a diagnostic was given. */
eval_status ev_proc_enter_plan(proc *p, func_plan *plan, interp_value **args, size_t count);
/* Runs until the stack is down to `base`: EVAL_OK (p->ret holds the results), EVAL_FAIL, EVAL_WAIT.
 */
eval_status ev_proc_run(proc *p, size_t base);
/* Enters a block and runs it to its end inside of an evaluator. Results are in p->ret. */
bool ev_proc_nested(proc *p, block_plan *b, interp_value **args, size_t count);
static inline activation *ev_proc_top(proc *p) { return &p->stack[p->depth - 1]; }
/* Results of the last region, released. */
void ev_proc_clear_ret(proc *p);
bool ev_run_count_steps(proc *p, uint64_t steps); /* false with a diagnostic when over the limit */

/* --- What evaluators call (support.c) --- */

/* A diagnostic at the op at hand; false, which is EVAL_FAIL. */
bool ev_error(proc *p, const insn *i, diag_id id, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* Returns from the function around it when the constraint `id` ("gather C1") of the op at hand is
 * broken. */
#define CONSTRAINT_OR_RETURN(condition, id, text) \
  if (!(condition)) return ev_error(p, i, DIAG_INTERP_CONSTRAINT, text " [" id "]")
bool ev_no_memory(proc *p, const insn *i);
/* Reports an element type that has no values here. */
bool ev_no_values(proc *p, const insn *i);
/* The rows of verify/ for an op, with the types that its operands have now, where the program does
 * not say them all. False after a diagnostic. */
bool ev_holds(proc *p, insn *i, interp_value *const *in);
/* The same for an op or a function that was made while the program ran. */
bool ev_verified(proc *p, const insn *i, const ir_op *made);
/* The static tensor type with these dimensions; NULL with a diagnostic. */
const ir_type *ev_type(proc *p, const insn *i, const ir_type *element, const int64_t *dims,
                       size_t rank);
/* A new, uninitialised tensor for result k of these dimensions, after checking that the declared
 * type agrees. NULL with a diagnostic. */
interp_value *ev_result(proc *p, const insn *i, size_t k, const int64_t *dims, size_t rank);
/* A temporary. */
interp_value *ev_temp(proc *p, const insn *i, const ir_type *element, const int64_t *dims,
                      size_t rank);
/* Checks the declared type of result k against a value and returns the type to give it. */
const ir_type *ev_declared(proc *p, const insn *i, size_t k, const int64_t *dims, size_t rank);
/* Whether sizes keep to the bounds that the encoding of a ranked type may have. */
bool ev_within_bounds(const ir_type *t, const int64_t *dims);
/* A value of the same data with another shape: taken when it dies, else copied. NULL with a
 * diagnostic. */
interp_value *ev_retyped(proc *p, const insn *i, interp_value **in, const ir_type *type);

bool ev_operands(proc *p, const insn *i, size_t least, size_t most);
/* Operand k is a tensor; of one of the classes, unless 0; of `rank`, unless -1. */
bool ev_tensor(proc *p, const insn *i, interp_value *const *in, size_t k, unsigned classes,
               int rank);
bool ev_same_shape(const interp_value *a, const interp_value *b);
/* Copies a box of these dimensions from one tensor to another of its rank and kind, between places
 * that are given by their lowest indices (NULL: all 0). False with a diagnostic. */
bool ev_copy_box(proc *p, const insn *i, const int64_t *dims, interp_value *to,
                 const int64_t *to_at, const interp_value *from, const int64_t *from_at);
/* One integer of an integer tensor. */
static inline int64_t ev_int_at(const interp_value *v, size_t k) {
  return ev_num_int(v->num, v->data + k * ev_num_rows[v->num].bytes);
}

/* Attributes, looked up once per instruction. */
const ir_attr *ev_attr(proc *p, insn *i, const char *name);
typedef struct ints {
  const int64_t *v;
  size_t n;
  bool present;
} ints;
/* A list of integers from a dense array, a dense elements attribute or an array of integers; absent
 * is present = false and true, unless required. */
bool ev_ints(proc *p, insn *i, const char *name, bool required, ints *out);
bool ev_int(proc *p, insn *i, const char *name, const int64_t *otherwise, int64_t *out);
bool ev_bool(proc *p, insn *i, const char *name, bool otherwise, bool *out);
/* The name of an enum case, "" when the attribute is absent; NULL with a diagnostic when bad. */
const char *ev_enum(proc *p, insn *i, const char *name);
/* A parameter of an attribute with parameters; NULL when there is none of this name. */
const ir_param *ev_param(const ir_attr *a, const char *name);
bool ev_param_ints(proc *p, const insn *i, const ir_attr *a, const char *name, ints *out);
bool ev_param_int(proc *p, const insn *i, const ir_attr *a, const char *name, int64_t *out);
static inline bool ev_ints_has(ints l, int64_t v) {
  for (size_t k = 0; k < l.n; k++)
    if (l.v[k] == v) return true;
  return false;
}
static inline int64_t ev_ints_find(ints l, int64_t v) {
  for (size_t k = 0; k < l.n; k++)
    if (l.v[k] == v) return (int64_t)k;
  return -1;
}

/* Scratch of the machine, released by the caller with free(). NULL with a diagnostic. */
void *ev_scratch(proc *p, const insn *i, size_t count, size_t size);

/* interp_compare of elements as the interpreter keeps them. */
interp_distance ev_near_distance(num_kind k, const uint8_t *a, const uint8_t *b,
                                 const interp_nearness *n);

#endif
