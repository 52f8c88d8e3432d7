/* SPDX-License-Identifier: Apache-2.0 */
/* Derives a program that a consumer with several devices can run from a test on several devices.
 *
 * The test has the form of the specification's own tests: @main calls interpreter.run_parallel on
 * constants and checks its results. The artifact has the function that every device runs as @main,
 * in a module with the attributes mhlo.num_replicas and mhlo.num_partitions. The arguments and
 * results of all devices are in one list, ordered by replica and then by partition. */
#ifndef HLO_CTS_HARNESS_DEVICES_H
#define HLO_CTS_HARNESS_DEVICES_H

#include "derive.h"
#include "harness/cases/corpus.h"

/* Limit of each of the two numbers of a program, and of the devices of a consumer. */
enum { DEVICE_NUMBER_MAX = 1000000 };

/* The attributes of a module that say how many devices it needs. */
#define DEVICES_REPLICAS "mhlo.num_replicas"
#define DEVICES_PARTITIONS "mhlo.num_partitions"

/* Reads the devices that a module needs from these attributes; 1 for an absent one. Returns false
 * and reports an error if one is not a number from 1 to DEVICE_NUMBER_MAX. */
bool devices_of(const ir_op *module, uint64_t *replicas, uint64_t *partitions, diag_sink *sink);

/* A module whose @main runs the @main of `module` on every device that it asks for: the arguments
 * and results of one device follow those of another. `module` itself for one device; NULL: out of
 * memory. */
const ir_op *devices_spread(ir_context *c, const ir_op *module);

/* The devices that run the @main of a module as it is: one if the module has a mesh, because then
 * the program is of all devices and a consumer divides it; else those of devices_of. */
bool devices_that_run(const ir_op *module, uint64_t *replicas, uint64_t *partitions,
                      diag_sink *sink);

typedef struct device_run {
  ir_op *driver;       /* the module whose @main runs the devices, for the built-in consumer */
  const istr *name;    /* the function of `driver` that every device runs */
  interp_value **args; /* of all devices */
  size_t arg_count;
  size_t *result_of;   /* for each result of the driver: the index among the devices' results */
  size_t result_count; /* results of the driver */
  size_t device_results;
  ir_context *context;
  const ir_type **types; /* of the devices' results, in the context's arena */
} device_run;

/* Changes a plain program in place into the program of one device. Returns false and reports an
 * error if that fails; the caller frees `out` in either case. */
bool devices_derive(ir_context *c, ir_op *module, case_devices grid, device_run *out,
                    diag_sink *sink);
void device_run_free(device_run *r);

/* As `driver`, with the @main of another program for every device; NULL if it has no place there,
 * or when out of memory. */
ir_op *devices_driver_of(const device_run *r, const ir_op *program);

/* Selects the results of the driver from the results of the devices, and retains each. Returns NULL
 * with a sentence in `why` if their count or a type is wrong. */
interp_value **device_results(const device_run *r, interp_value *const *results, size_t count,
                              strbuf *why);

#endif
