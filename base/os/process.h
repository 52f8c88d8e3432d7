/* SPDX-License-Identifier: Apache-2.0 */
/* Processes, descriptors and the terminal, as far as POSIX.1-2017 does not have them. Where a
 * system lacks what a function asks for, its comment says what happens instead. Not for Windows. */
#ifndef HLO_CTS_BASE_OS_PROCESS_H
#define HLO_CTS_BASE_OS_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* A pipe whose ends are closed by exec. */
bool os_pipe(int ends[2]);
/* Makes a new file whose name replaces the XXXXXX in `name`; `suffix` characters follow them. Exec
 * closes it. -1 and errno if that fails. */
int os_temporary(char *name, size_t suffix);
/* Writes what a file holds, though perhaps not its times, to the disk. */
bool os_sync(int fd);
/* Closes all descriptors from `first`. */
void os_close_from(int first);

/* The system kills this process when its parent dies. Elsewhere it lives until it reads or writes a
 * pipe of its parent. */
void os_die_with_parent(void);
/* Descendants whose parent dies become children of this process. Elsewhere init has them. */
void os_adopt_orphans(void);
/* Writes the ids of up to `most` children of a process, which may be this one, and returns how many
 * it wrote: none where the system does not tell. */
unsigned os_children(pid_t of, pid_t *pids, unsigned most);
/* A descriptor that is readable when a child has ended. -1: the system has none. */
int os_end_of(pid_t child);
/* Whether a process is stopped and belongs to the group. False where the system does not tell. */
bool os_is_stopped(pid_t pid, pid_t group);

/* Bytes of memory of a process, 0: of this one, that no file backs. 0 where the system does not
 * tell. */
size_t os_private_bytes(pid_t pid);
/* The most memory that this process, or one of its children that ended, had at a time. */
size_t os_peak_bytes(bool children);

#endif
