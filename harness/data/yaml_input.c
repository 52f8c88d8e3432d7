/* SPDX-License-Identifier: Apache-2.0 */
#include "yaml_input.h"

#include "input.h"

bool input_read_yaml(yaml_file *f, diag_id unreadable,
                     bool (*read)(yaml_file *f, const ynode *root, void *into), void *into) {
  input in;
  strbuf_auto why = STRBUF_INIT;
  bool ok = input_open(&in, f->path, &why);
  if (ok) {
    ok = yaml_file_read(f, in.bytes, in.size, read, into);
    input_close(&in);
  } else {
    diag_error(f->sink, unreadable, (diag_place){0}, "%s", strbuf_str(&why));
  }
  return ok;
}
