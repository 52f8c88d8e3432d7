/* SPDX-License-Identifier: Apache-2.0 */
/* Continues this process and its workers when a consumer stops them (SIGSTOP). A stopped process
 * cannot end a timeout, so the run would hang. A stop by the terminal (SIGTSTP, SIGTTIN, SIGTTOU)
 * is left alone. Needs /proc; without it the guard does nothing. */
#ifndef HLO_CTS_HARNESS_STOP_GUARD_H
#define HLO_CTS_HARNESS_STOP_GUARD_H

/* Starts a process, outside of this process group, that watches this process and its children of
 * this group. Calls may nest: the last stop_guard_end ends the guard. */
void stop_guard_begin(void);
/* Does nothing in a process that was forked after stop_guard_begin. */
void stop_guard_end(void);

#endif
