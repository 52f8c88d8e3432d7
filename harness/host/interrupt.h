/* SPDX-License-Identifier: Apache-2.0 */
/* Handles SIGINT, SIGTERM and SIGHUP. The first signal is a request to end in good order. The
 * second one has its default effect and ends the process. */
#ifndef HLO_CTS_HARNESS_INTERRUPT_H
#define HLO_CTS_HARNESS_INTERRUPT_H

/* Begins to handle the signals. A signal that was ignored when the process started (nohup) stays
 * ignored. */
void interrupt_begin(void);
/* Restores the previous handlers. */
void interrupt_end(void);
/* The signal that arrived; 0 if none did. */
int interrupt_signal(void);
/* Ignores the signals, for a process whose parent ends it. */
void interrupt_ignore(void);

#endif
