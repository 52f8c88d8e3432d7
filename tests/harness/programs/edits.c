/* SPDX-License-Identifier: Apache-2.0 */
/* Edits on artifacts: each gives the bytes that it says, and a mistake is told with its line. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "harness/programs/edits.h"

/* A header of bytecode version 4 and producer "p", a section of strings (id 0) with two bytes, and
 * one of operations (id 4) with three. A varint below 128 is twice itself plus one:
 * docs/BytecodeFormat.md of MLIR. */
#define HEAD "ML\xefR\x09p\0"
#define STRINGS \
  "\x00\x05"    \
  "ab"
#define OPS  \
  "\x04\x07" \
  "xyz"
#define WHOLE HEAD STRINGS OPS

static const struct {
  const char *edits, *bytes;
  size_t size;
} rows[] = {
#define ROW(edits, bytes) \
  { edits, bytes, sizeof(bytes) - 1 }
    ROW("# nothing\n\n", WHOLE),
    ROW("dialect stablehlo\n", WHOLE),
    ROW("producer other", "ML\xefR\x09other\0" STRINGS OPS),
    ROW("varint bytecode 99\n", "ML\xefR\xc7p\0" STRINGS OPS),
    ROW("truncate ir.data+1", HEAD STRINGS "\x04\x07"
                                           "x"),
    ROW("truncate end-1", HEAD STRINGS "\x04\x07"
                                       "xy"),
    ROW("set start 00 01", "\x00\x01\xefR\x09p\0" STRINGS OPS),
    ROW("set ir.id 7f", HEAD STRINGS "\x7f\x07"
                                     "xyz"),
    ROW("insert string.end ff", HEAD STRINGS "\xff" OPS),
    ROW("delete string.data 1", HEAD "\x00\x05"
                                     "b" OPS),
    ROW("add ir.length -1", HEAD STRINGS "\x04\x05"
                                         "xyz"),
    ROW("varint ir.length 128", HEAD STRINGS "\x04\x02\x02"
                                             "xyz"), /* 128 << 2 | 2 */
    ROW("varint ir.length -1", HEAD STRINGS "\x04\x00\xff\xff\xff\xff\xff\xff\xff\xff"
                                            "xyz"),
    ROW("swap ir string", HEAD OPS STRINGS),
    ROW("drop string", HEAD OPS),
    ROW("repeat ir", HEAD STRINGS OPS OPS),
    ROW("drop string\nrepeat ir\n", HEAD OPS OPS),
};

static void each_edit_gives_its_bytes(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf bytes = STRBUF_INIT, why = STRBUF_INIT;
    edits e = {"e", rows[i].edits, strlen(rows[i].edits)};
    strbuf_add(&bytes, WHOLE, sizeof WHOLE - 1);
    if (!edits_apply(&e, &bytes, &why)) fail_msg("%s: %s", rows[i].edits, strbuf_str(&why));
    if (bytes.len != rows[i].size || memcmp(bytes.bytes, rows[i].bytes, bytes.len) != 0)
      fail_msg("%s: other bytes", rows[i].edits);
    assert_int_equal(edits_want_stablehlo(&e), strncmp(rows[i].edits, "dialect", 7) == 0);
    strbuf_free(&bytes);
    strbuf_free(&why);
  }
}

static void mistakes_have_a_line(void **state) {
  (void)state;
  static const struct {
    const char *edits, *says;
  } wrong[] = {
      {"#\nbreak it\n", "e:2: there is no edit 'break'"},
      {"truncate\n", "e:1: 'truncate' has 0 words behind it"},
      {"truncate middle\n", "e:1: 'middle' is no place"},
      {"truncate resource.data\n", "e:1: the artifact has no section 'resource'"},
      {"truncate ir.middle\n", "e:1: a section has no 'middle'"},
      {"truncate end+1\n", "e:1: 'end+1' is outside the artifact, which has 16 bytes"},
      {"truncate start+9223372036854775807\n", "is outside the artifact"},
      {"truncate end+9223372036854775807\n", "is outside the artifact"},
      {"truncate end-9223372036854775808\n", "is outside the artifact"},
      {"truncate 18446744073709551615+1\n", "is outside the artifact"},
      {"truncate start-1\n", "e:1: 'start-1' is outside the artifact"},
      {"set end-1 00 00\n", "e:1: there are not so many bytes"},
      {"set start 0\n", "e:1: '0' is no number of bytes in hexadecimal"},
      {"delete start x\n", "e:1: 'x' is no count"},
      {"varint end 1\n", "e:1: there is no number"},
      {"swap ir ir\n", "e:1: a section cannot be swapped with itself"},
      {"dialect mhlo\n", "e:1: there is no dialect 'mhlo'"},
      {"truncate 0\nproducer p\n", "e:2: the artifact has no producer"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    strbuf bytes = STRBUF_INIT, why = STRBUF_INIT;
    edits e = {"e", wrong[i].edits, strlen(wrong[i].edits)};
    strbuf_add(&bytes, WHOLE, sizeof WHOLE - 1);
    assert_false(edits_apply(&e, &bytes, &why));
    if (!strstr(strbuf_str(&why), wrong[i].says)) fail_msg("%s: %s", e.text, strbuf_str(&why));
    strbuf_free(&bytes);
    strbuf_free(&why);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_edit_gives_its_bytes),
      cmocka_unit_test(mistakes_have_a_line),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
