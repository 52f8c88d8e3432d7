/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts: takes the arguments of a process, works on its standard streams and returns its exit
 * status (harness/cli/status.h). Can be called more than once in a process. */
#ifndef HLO_CTS_HARNESS_CTS_H
#define HLO_CTS_HARNESS_CTS_H

int hlo_cts_main(int argc, char **argv);

#endif
