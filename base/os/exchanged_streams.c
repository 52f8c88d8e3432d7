/* SPDX-License-Identifier: Apache-2.0 */
/* The two streams of exchanged_streams.h, at first those of the C library. */
#include <stdio.h>

#if !defined(__GLIBC__) && !defined(__APPLE__)

extern FILE *os_stdout, *os_stderr;
FILE *os_stdout, *os_stderr;

__attribute__((constructor)) static void begin(void) {
  os_stdout = stdout;
  os_stderr = stderr;
}

#endif
