/* A plugin behind the testee protocol (docs/testee-protocol.md). */
#ifndef HLO_CTS_HARNESS_PJRT_SERVE_H
#define HLO_CTS_HARNESS_PJRT_SERVE_H

#include "plugin.h"

/* Answers the requests on descriptor `in` until it ends. `release`: what the plugin implements
 * where it does not say so itself; may be NULL. The exit status; what is wrong goes to standard
 * error. */
int pjrt_serve(pjrt_plugin *p, const char *release, int in, int out);

/* The command line of hlo-pjrt. */
int pjrt_main(int argc, char **argv);

#endif
