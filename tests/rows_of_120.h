/* SPDX-License-Identifier: Apache-2.0 */
/* The rows as they were at 1.20.0, whatever was built in since: facts in these tests are of that
 * release. Including this header makes vs_builtin_opset() of the test those rows. */
#ifndef HLO_CTS_TESTS_ROWS_OF_120_H
#define HLO_CTS_TESTS_ROWS_OF_120_H

#include "versions/load.h"
#include "versions/versions.h"

static inline const vs_opset *rows_of_120(void) {
  static const vs_opset *rows;
  const vs_opset *all = vs_builtin_opset();
  if (vs_current(all) == VS(1, 20, 0)) return all;
  if (!rows) rows = vs_opset_as_of(arena_new(0), all, VS(1, 20, 0), NULL);
  return rows;
}
#define vs_builtin_opset() rows_of_120()

#endif
