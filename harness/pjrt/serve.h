/* SPDX-License-Identifier: Apache-2.0 */
/* A plugin behind the testee protocol (docs/testee-protocol.md). */
#ifndef HLO_CTS_HARNESS_PJRT_SERVE_H
#define HLO_CTS_HARNESS_PJRT_SERVE_H

#include "plugin.h"

/* Answers the requests on descriptor `in` until its end. `release` is the release of the plugin if
 * the plugin does not report it; may be NULL. Returns the exit status; errors go to standard
 * error. */
int pjrt_serve(pjrt_plugin *p, const char *release, int in, int out);

/* The command line of hlo-pjrt. */
int pjrt_main(int argc, char **argv);

#endif
