/* From a test on several devices to what a consumer of several devices can run.
 *
 * The test is written as the specification's own are: @main calls interpreter.run_parallel on
 * constants and checks what it gives. The artifact is the function that every device runs, as
 * @main, in a module that says mhlo.num_replicas and mhlo.num_partitions; arguments and results of
 * the devices stand one after the other, by replica and then by partition. */
#ifndef HLO_CTS_HARNESS_SUITE_DEVICES_H
#define HLO_CTS_HARNESS_SUITE_DEVICES_H

#include "corpus.h"
#include "derive.h"

enum {
  DEVICE_NUMBER_MAX = 1000000
}; /* of each kind that a program, and all that a consumer may have */

/* The number of devices that a module needs: mhlo.num_replicas and mhlo.num_partitions, 1 where
 * they are not. False with an error when one is no number from 1 to DEVICE_NUMBER_MAX. */
bool devices_of(const ir_op *module, uint64_t *replicas, uint64_t *partitions, diag_sink *sink);

typedef struct device_run {
  ir_op *driver;       /* the module whose @main runs the devices, for the built-in consumer */
  interp_value **args; /* of all devices */
  size_t arg_count;
  size_t *result_of;   /* of each result of the driver: which of the devices' results it is */
  size_t result_count; /* of the driver */
  size_t device_results;
} device_run;

/* Works in place on a plain program, which becomes the one of a device. False with an error; the
 * caller frees in either case. */
bool devices_derive(ir_context *c, ir_op *module, case_devices grid, device_run *out,
                    diag_sink *sink);
void device_run_free(device_run *r);

/* The results of the driver from those of the devices; each is retained. NULL with a sentence when
 * there are not as many as there should be. */
interp_value **device_results(const device_run *r, interp_value *const *results, size_t count,
                              strbuf *why);

#endif
