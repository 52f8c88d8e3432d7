/* SPDX-License-Identifier: Apache-2.0 */
/* Reads a YAML file from disk by a table of keys. */
#ifndef HLO_CTS_HARNESS_YAML_INPUT_H
#define HLO_CTS_HARNESS_YAML_INPUT_H

#include "versions/yaml_file.h"

/* Calls yaml_file_read for the file f->path. `unreadable` is the number of the diagnostic if the
 * file cannot be opened. */
bool input_read_yaml(yaml_file *f, diag_id unreadable,
                     bool (*read)(yaml_file *f, const ynode *root, void *into), void *into);

#endif
