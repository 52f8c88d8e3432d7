/* SPDX-License-Identifier: Apache-2.0 */
/* Files of the corpus, the rows and the golden bytes as lists of facts, so that one comparison
 * suits all of them. Private to gate/. */
#ifndef HLO_CTS_HARNESS_GATE_FACTS_H
#define HLO_CTS_HARNESS_GATE_FACTS_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/vec.h"

typedef enum fact_source {
#define SOURCE(name, text, folder, pattern, read) SOURCE_##name,
#include "strength.def"
#undef SOURCE
  SOURCE_COUNT
} fact_source;

/* The folder that a source's pattern is relative to. */
typedef enum fact_folder { FOLDER_CORPUS, FOLDER_GOLDEN, FOLDER_ROWS, FOLDER_COUNT } fact_folder;

/* "case 'abs_f32'": `forms`, for 1.9.0, is "exponential_v2". */
typedef struct fact {
  const char *subject, *field;
  const char *item; /* "" if the field has one value */
  const char *value;
  const char *file;
  uint32_t line;
} fact;

typedef VEC(fact) fact_list;

/* Appends the facts of a source, sorted by subject, field and item. A file that is not there has no
 * facts. Returns false, with errors in the sink, if a file cannot be read. */
bool facts_read(arena *a, const char *const folders[FOLDER_COUNT], fact_source source,
                fact_list *out, diag_sink *sink);
extern const char *const fact_source_names[SOURCE_COUNT];

#endif
