/* SPDX-License-Identifier: Apache-2.0 */
/* A consumer: a table of actions that write, read and evaluate artifacts. The plan, the verdicts
 * and the reports do not depend on the kind of consumer. */
#ifndef HLO_CTS_HARNESS_CONSUMER_H
#define HLO_CTS_HARNESS_CONSUMER_H

#include "harness/cases/profiles.h"
#include "harness/results/verdict.h"
#include "interpreter/interpreter.h"
#include "ir/ir.h"
#include "versions/versions.h"

/* How an action ended. `message` is the consumer's output, or the error. */
typedef struct action {
  outcome outcome;
  bool ended;       /* a process of the consumer ended: the message says how, then what it wrote */
  size_t output;    /* `ended`: where what it wrote begins in the message; its end: nothing */
  phase phase;      /* REFUSED: what it was doing; PHASE_NONE: not said */
  bool grouped;     /* the consumer was asked about several cases at once (groups.h) */
  strbuf message;   /* owned by the caller */
  const char *rule; /* set by the caller: a constraint ("add C1"); NULL: none */
  bool named;       /* our verifier said that the program breaks `rule` */
  vs_version alike_until; /* reading, DONE: later releases up to this one read the bytes alike;
                             VS_NONE: not known */
} action;

/* An evaluation of @main, with arguments if constants were turned into arguments. */
typedef struct evaluation {
  const ir_op *program; /* as the consumer read and printed it; NULL: it cannot print programs */
  bool verified;        /* `program` was verified when it was read */
  bool runs_devices;    /* the @main of `program` runs all devices of the case */
  const ir_op *source;  /* the program from which the artifact was written */
  const void *bytes;    /* the artifact */
  size_t size;
  vs_version own;
  interp_value *const *args;
  size_t arg_count;
  bool alone; /* the consumer must be asked about this program by itself */
} evaluation;

/* The abilities that a consumer declares. */
enum {
  ABILITY_READ = 1u << 0,
  ABILITY_WRITE = 1u << 1,
  ABILITY_EVALUATE = 1u << 2,
  ABILITY_LOCATIONS = 1u << 3, /* it prints programs with their locations */
  ABILITY_ALL = (1u << 4) - 1,
};

typedef struct consumer_table consumer_table;
struct consumer_table {
  const char *name;
  int variant; /* private to this consumer */
  /* Acts as the software of release `own`: writes `program` (StableHLO) for `target`. The program
   * must not be used afterwards. */
  void (*write)(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                vs_version target, strbuf *bytes, action *a);
  /* Writes with equal keys give equal bytes, so the suite makes only one of them for a case. The
   * key is below key_count. The key modulo the number of releases is the index of the release that
   * the bytes are for; a faulty consumer may ignore `target`. */
  size_t (*write_key)(const consumer_table *self, const vs_opset *o, size_t own, size_t target);
  /* Acts as the software of release `own`: reads an artifact into a StableHLO program of context
   * `c`. The bytes must outlive the context. Returns NULL unless the outcome is OUTCOME_DONE. */
  ir_op *(*read)(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                 vs_version own, action *a);
  /* On success *results are as interp_run returns them. Types belong to `c`, like programs. */
  void (*evaluate)(const consumer_table *self, ir_context *c, const evaluation *e,
                   interp_value ***results, size_t *count, action *a);
  size_t key_count; /* the limit of write_key; 0: the number of releases */
  /* The members below may be NULL. They are for the built-in consumer, which implements every
   * release, has every ability and needs no stop. */
  bool (*implements)(const consumer_table *self,
                     vs_version own); /* whether it implements this release; the built-in consumer
                                         replaces it at other releases */
  uint32_t (*abilities)(const consumer_table *self); /* ABILITY_… */
  void (*stop)(
      const consumer_table *self); /* called when a process of the suite no longer needs it */
  const char *const *dialects; /* those beside VHLO that it reads and writes, if it `implements` a
                                  release */
  size_t dialect_count;
  bool writes_golden;         /* its writer is openxla/stablehlo's own, so it must write the golden
                                 bytes; so must the built-in consumer */
  bool flushes;               /* its habits say that it flushes subnormals (habits.h) */
  bool plans;                 /* it only records what it is asked; no result means anything */
  size_t args_most;           /* bytes of arguments that one evaluation can take; 0: any number */
  const profile_claim *claim; /* NULL: the consumer claims no profile */
  void *data;
};

/* Faults that the built-in consumer can be given, to test the suite itself. */
typedef enum fault {
  FAULT_NONE,
  FAULT_IGNORE_TARGET,  /* writes its own newest form for every target */
  FAULT_DROP_ATTRIBUTE, /* reads a program without its first discardable attribute */
  FAULT_OFF_BY_ONE_ULP, /* the first float of every result is its neighbour */
} fault;

/* The built-in consumer of any release. */
consumer_table builtin_consumer(fault f);
/* Names on the command line; NULL at the end; [FAULT_NONE] is "none". */
extern const char *const fault_names[];
/* The engines of the built-in consumer, from INTERP_FAST on; NULL ends them. */
extern const char *const engine_names[];

#endif
