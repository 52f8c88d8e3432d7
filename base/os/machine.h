/* SPDX-License-Identifier: Apache-2.0 */
/* The program and the machine that it runs on, as far as POSIX.1-2017 does not tell. */
#ifndef HLO_CTS_BASE_OS_MACHINE_H
#define HLO_CTS_BASE_OS_MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* The path of this program, without links; NULL where the system does not tell. The caller frees
 * it. */
char *os_program_path(void);
/* The name that this program was called by, without folders. */
const char *os_program_name(void);
/* The name of the processor; "" where the system does not tell. */
void os_processor(char *name, size_t room);
/* The C library: "2.36" for glibc, else its name. */
const char *os_libc(void);
/* The width of a terminal; 0: the descriptor is none, or the system does not tell. */
unsigned os_columns(int fd);

/* Locks an open file, unless another process has the lock. The lock ends with the last descriptor
 * of the file, and children inherit it. */
bool os_lock(int fd);

/* A stream that passes what is written to it, line by line, to `put` with descriptor `fd`. `put`
 * returns how many bytes it took. A process has OS_STREAMS at most. NULL if there are no more, or
 * where the C library has no such streams. */
enum { OS_STREAMS = 4 };
FILE *os_stream(int fd, long (*put)(int fd, const char *bytes, size_t n));

#endif
