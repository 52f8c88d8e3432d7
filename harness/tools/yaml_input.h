/* A YAML file on disk, read by a table of keys. */
#ifndef HLO_CTS_HARNESS_YAML_INPUT_H
#define HLO_CTS_HARNESS_YAML_INPUT_H

#include "versions/yaml_file.h"

/* yaml_file_read of the file f->path; `unreadable` is the number of a file that cannot be opened.
 */
bool input_read_yaml(yaml_file *f, diag_id unreadable,
                     bool (*read)(yaml_file *f, const ynode *root, void *into), void *into);

#endif
