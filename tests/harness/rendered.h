/* SPDX-License-Identifier: Apache-2.0 */
/* One of the reports of a run, as it stands in the folder. */
#ifndef HLO_CTS_TESTS_HARNESS_RENDERED_H
#define HLO_CTS_TESTS_HARNESS_RENDERED_H

#include <stdio.h>
#include <unistd.h>

#include "harness/reports/report.h"
#include "tests/harness/suite.h"

static inline void rendered(const char *name, const results *r, const report_header *h,
                            strbuf *out) {
  static const char *const files[] = {"index.html", "junit.xml", "summary.md", "results.json",
                                      "matrix.txt"};
  char folder[] = "/tmp/hlo-cts-rendered-XXXXXX", path[64];
  strbuf_auto why = STRBUF_INIT;
  input in;
  assert_non_null(mkdtemp(folder));
  if (!report_render(r, folder, h, &why)) fail_msg("%s", strbuf_str(&why));
  snprintf(path, sizeof path, "%s/%s", folder, name);
  assert_true(input_open(&in, path, &why));
  strbuf_add(out, in.bytes, in.size);
  input_close(&in);
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    snprintf(path, sizeof path, "%s/%s", folder, files[i]);
    assert_int_equal(unlink(path), 0);
  }
  assert_int_equal(rmdir(folder), 0);
}

#endif
