/* SPDX-License-Identifier: Apache-2.0 */
#ifndef HLO_TESTS_UPSTREAM_H
#define HLO_TESTS_UPSTREAM_H

/* Counts of upstream at 1.20.0. The figures are counted there or stand in the README of the
 * vectors; none comes from the code under test. */
enum {
  /* 0.9.0 to 0.20.0 and 1.0.0 to 1.20.0 (stablehlo/dialect/Version.h and the log of versions). */
  UPSTREAM_RELEASES = 12 + 21,
  /* stablehlo/tests/vhlo: an artifact of each release; 1.17.0 has none. */
  UPSTREAM_GOLDENS = UPSTREAM_RELEASES - 1,
  /* history: earlier generations of these artifacts, counted with ls. */
  UPSTREAM_HISTORY = 71,
  /* testdata_0_9_0: artifacts of May 2023. */
  UPSTREAM_OF_2023 = 486,
  /* jax: programs that JAX 0.10.2 exported. */
  UPSTREAM_JAX = 83,
  /* stablehlo/features: the functions of the compatibility program, a file each. */
  UPSTREAM_FEATURES = 252,
};

#endif
