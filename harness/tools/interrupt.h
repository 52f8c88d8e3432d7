/* SIGINT, SIGTERM and SIGHUP as a request to end well. Only the first of them is one: the second
 * ends the process as it would have done without us. */
#ifndef HLO_CTS_HARNESS_INTERRUPT_H
#define HLO_CTS_HARNESS_INTERRUPT_H

/* From now on; one that the caller of the process had ignored (nohup) stays ignored. */
void interrupt_begin(void);
/* As it was before. */
void interrupt_end(void);
/* The signal that came; 0: none did. */
int interrupt_signal(void);
/* In a process that another one watches over and ends: none of them concerns it. */
void interrupt_ignore(void);

#endif
