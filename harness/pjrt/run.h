/* SPDX-License-Identifier: Apache-2.0 */
/* Runs one program on a plugin: compiles, passes arguments, runs, fetches results. */
#ifndef HLO_CTS_HARNESS_PJRT_RUN_H
#define HLO_CTS_HARNESS_PJRT_RUN_H

#include "plugin.h"
#include "tensor.h"

typedef enum pjrt_ending { PJRT_DONE, PJRT_REFUSED, PJRT_UNSUPPORTED } pjrt_ending;

typedef struct pjrt_job {
  const void *artifact;
  size_t artifact_size;
  uint64_t replicas, partitions;
  const pjrt_tensor *arguments; /* of all devices, by replica and then by partition */
  size_t argument_count;
  pjrt_tensor *results; /* of all devices; the caller frees them, whatever the ending */
  size_t result_count;
  strbuf *why; /* unless done */
} pjrt_job;

/* The number of devices that an artifact needs; 1 if we cannot read it. */
void pjrt_grid(const strbuf *artifact, uint64_t *replicas, uint64_t *partitions);
/* Compiles the program of a job and no more: a PJRT_LoadedExecutable, or NULL and `why`. */
void *pjrt_build(pjrt_plugin *p, pjrt_job *job);
/* Runs a program whose lists and events `args` has; the inputs of `kept` stay with the caller. */
bool pjrt_execute_once(pjrt_plugin *p, pjrt_execute *args, const int64_t *kept, size_t kept_count,
                       strbuf *why);
/* A layout that is given by its order, minor to major. */
pjrt_layout pjrt_layout_of(const int64_t *order, size_t rank);
pjrt_ending pjrt_run(pjrt_plugin *p, pjrt_job *job);
/* A CompileOptionsProto for so many devices. */
void pjrt_compile_options(uint64_t replicas, uint64_t partitions, strbuf *out);

#endif
