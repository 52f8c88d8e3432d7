/* SPDX-License-Identifier: Apache-2.0 */
/* Asks a plugin about the ways between host and device that JAX uses and a plain evaluation does
 * not: strides, host semantics, layouts, parts of a buffer, donated arguments. */
#ifndef HLO_CTS_HARNESS_PJRT_BUFFERS_H
#define HLO_CTS_HARNESS_PJRT_BUFFERS_H

#include "plugin.h"

typedef enum pjrt_answer { PJRT_RIGHT, PJRT_WRONG, PJRT_NOT_OFFERED } pjrt_answer;

/* The name of a question, "strides: transposed"; NULL behind the last one. The word before the
 * colon is its group. */
const char *pjrt_buffer_question(size_t i);
/* The program that a question runs; NULL: it only transfers. */
const char *pjrt_buffer_program(size_t i);
/* `loaded`: the program, compiled. `why`: unless the answer is right. */
pjrt_answer pjrt_ask_buffer(pjrt_plugin *p, size_t i, const void *loaded, strbuf *why);

#endif
