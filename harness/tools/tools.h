/* Exit statuses, and the two command lines that do not need the suite.
 *
 * Each function takes the arguments of a process, uses its standard streams and returns its exit
 * status. It never calls exit, and can be called more than once in a process. */
#ifndef HLO_CTS_HARNESS_TOOLS_H
#define HLO_CTS_HARNESS_TOOLS_H

/* Exit statuses. The first three mean the same for every tool. */
enum {
  EXIT_PASS = 0,
  EXIT_FAIL = 1,      /* the input was refused, or a conformance failure */
  EXIT_USAGE = 2,     /* wrong usage, or the set-up does not work */
  EXIT_SUITE_BUG = 3, /* the suite itself is at fault */
};

int hlo_opt_main(int argc, char **argv);
int hlo_translate_main(int argc, char **argv);

#endif
