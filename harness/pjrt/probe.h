/* SPDX-License-Identifier: Apache-2.0 */
/* Probes the abilities of a plugin one by one: hlo-pjrt --probe, for hlo-cts plugin.
 *
 * A JSON object a line, on `out`: {"asks": what} before each question that a plugin may not
 * survive; {"offers": ...}, the last of which holds, {"cannot": why} when it cannot be used,
 * {"builds": ...} for each program, {"size": ...} for each size of arguments, {"buffer": ...} for
 * each question about buffers. */
#ifndef HLO_CTS_HARNESS_PJRT_PROBE_H
#define HLO_CTS_HARNESS_PJRT_PROBE_H

#include "plugin.h"

typedef struct pjrt_question {
  const char *const *options; /* of the client */
  size_t option_count;
  const char *artifact; /* a file to compile; NULL: a program of one addition */
  const char *target;   /* the release that it is written for first; NULL: as it is */
  bool sizes;           /* ask for sizes and no more */
  const char *buffers;  /* ask the questions about buffers of this group and no more */
} pjrt_question;

/* `p` gets the plugin; closed by the caller. The exit status. */
int pjrt_probe(pjrt_plugin *p, const char *path, const pjrt_question *r, int out);

/* --- Questions about the ways between host and device that JAX uses and a plain evaluation does
 * not: strides, host semantics, layouts, parts of a buffer, donated arguments (buffers.c) --- */

typedef enum pjrt_answer { PJRT_RIGHT, PJRT_WRONG, PJRT_NOT_OFFERED } pjrt_answer;

/* The name of a question, "strides: transposed"; NULL behind the last one. The word before the
 * colon is its group. */
const char *pjrt_buffer_question(size_t i);
/* The program that a question runs; NULL: it only transfers. */
const char *pjrt_buffer_program(size_t i);
/* `loaded`: the program, compiled. `why`: unless the answer is right. */
pjrt_answer pjrt_ask_buffer(pjrt_plugin *p, size_t i, const void *loaded, strbuf *why);

#endif
