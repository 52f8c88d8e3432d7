/* SPDX-License-Identifier: Apache-2.0 */
/* The two command lines that do not need the suite.
 *
 * Each function takes the arguments of a process, uses its standard streams and returns its exit
 * status (harness/cli/status.h). It never calls exit, and can be called more than once in a
 * process. */
#ifndef HLO_CTS_HARNESS_TOOLS_H
#define HLO_CTS_HARNESS_TOOLS_H

int hlo_opt_main(int argc, char **argv);
int hlo_translate_main(int argc, char **argv);

#endif
