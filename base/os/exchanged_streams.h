/* SPDX-License-Identifier: Apache-2.0 */
/* Included before every file of the tools where the C library does not let a program exchange
 * stdout and stderr, as musl and Windows do not: there the tools write to these two. */
#ifndef HLO_CTS_BASE_OS_EXCHANGED_STREAMS_H
#define HLO_CTS_BASE_OS_EXCHANGED_STREAMS_H

#include <stdio.h>

extern FILE *os_stdout, *os_stderr;

#undef stdout
#undef stderr
#define stdout os_stdout
#define stderr os_stderr
#define printf(...) fprintf(os_stdout, __VA_ARGS__)
#define puts(text) fprintf(os_stdout, "%s\n", text)
#define putchar(ch) fputc(ch, os_stdout)
#define vprintf(format, args) vfprintf(os_stdout, format, args)

#endif
