/* SPDX-License-Identifier: Apache-2.0 */
/* The description of a consumer: one YAML file with its name, its abilities and its command lines.
 * docs/consumers.md explains the keys. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_DESCRIPTION_H
#define HLO_CTS_HARNESS_CONSUMERS_DESCRIPTION_H

#include "base/arena.h"
#include "base/diag.h"
#include "consumer.h"
#include "harness/cases/profiles.h"
#include "versions/versions.h"

typedef enum consumer_kind {
  CONSUMER_BUILTIN,
  CONSUMER_PROCESS,
  CONSUMER_TESTEE,
  CONSUMER_PJRT,
  CONSUMER_KIND_COUNT
} consumer_kind;
extern const char *const consumer_kinds[]; /* "built-in", "process", "testee", "pjrt", NULL */

/* The actions of a consumer, in the order of its abilities below. */
typedef enum consumer_verb {
  VERB_DESERIALIZE,
  VERB_SERIALIZE,
  VERB_EVALUATE,
  VERB_COUNT
} consumer_verb;
extern const char *const consumer_verbs[VERB_COUNT];

#define RELEASE_UNKNOWN SIZE_MAX
#define WRITER_STABLEHLO "stablehlo" /* openxla/stablehlo's own writer */

/* The identity of a consumer, from its description or from its hello. */
typedef struct consumer_profile {
  const char *name;
  size_t oldest, newest; /* the range of releases that it implements, as indices in the opset */
  vs_version reads_from; /* the oldest release whose artifacts it reads, as it declares; VS_NONE: it
                            reads all */
  uint32_t can;          /* 1 << VERB_… */
  bool locations;        /* the programs that it prints have locations */
  bool stablehlo_writer; /* its writer is openxla/stablehlo's own */
  bool artifacts;        /* programs are exchanged with it as artifacts of its own release */
  const char *const *element_types; /* those that it can evaluate: "f32"; NULL: all */
  size_t element_type_count;
  uint64_t devices;            /* the most devices that a program may use */
  const char *const *dialects; /* those that it reads and writes beside VHLO: "sdy" */
  size_t dialect_count;
} consumer_profile;

/* 0: no limit. */
typedef struct consumer_limits {
  double start, wall, cpu; /* seconds */
  uint64_t memory, output; /* bytes of address space, and bytes of output */
} consumer_limits;

extern const consumer_limits consumer_default_limits;

/* An argument list with {placeholders}. */
typedef struct consumer_command {
  const char *const *argv;
  size_t count;
  bool to_file;          /* the output is the file {output}, not standard output */
  uint32_t line, column; /* position in the description; 0: not from a description */
} consumer_command;

typedef struct consumer_description {
  const vs_opset *opset;
  const char *path, *folder;
  consumer_kind kind;
  consumer_profile profile; /* for a testee: only what the file states */
  bool has_can;
  consumer_limits limits;
  consumer_command actions[VERB_COUNT]; /* process; count 0: it does not have this ability */
  const uint8_t *refusal_exits;         /* process: exit statuses that mean a refusal */
  size_t refusal_exit_count;
  const char *refusal_pattern; /* process: a refusal also needs standard error to match this; NULL:
                                  anything matches */
  consumer_command command;    /* testee; for a plugin, the command of hlo-pjrt */
  const char *plugin;          /* pjrt: path of the plugin as the description has it */
  const char *const *options;  /* pjrt: "name=value", passed to the plugin's client */
  size_t option_count;
  bool files;          /* testee: artifacts and tensors are passed in files */
  const char *budgets; /* file of budgets as the description has it; NULL: none */
  fault fault;         /* built-in */
  profile_claim claim; /* claim.devices equals profile.devices */
} consumer_description;

/* The known facts about a consumer before its first action. */
typedef struct consumer_setting {
  const consumer_description *d;
  const vs_opset *opset;
  char *here,
      *bin; /* absolute paths of the folders of the description and of the running program */
  const char *scratch; /* folder of the run; each process has its own folder below it */
  int trace;           /* file descriptor to which requests and answers are logged; 0: none */
} consumer_setting;

/* Reads a description. Its strings live in `memory`. False with errors in the sink. */
bool consumer_describe(const char *path, const char *bytes, size_t n, const vs_opset *o,
                       arena *memory, consumer_description *out, diag_sink *sink);

/* The placeholders of a command. A placeholder whose value is NULL becomes the empty string. */
typedef enum placeholder {
  HOLD_ARTIFACT,
  HOLD_PROGRAM,
  HOLD_OUTPUT,
  HOLD_ARGS,
  HOLD_TARGET,
  HOLD_RELEASE,
  HOLD_HERE,
  HOLD_BIN,
  HOLD_COUNT
} placeholder;

bool command_uses(const consumer_command *c, placeholder p);
/* Appends a text as a command has it: its braces begin no placeholders. */
void command_add_literal(const char *text, strbuf *out);
/* Returns the argument list with every placeholder replaced and NULL at the end. It is one block of
 * memory, which the caller passes to free(); NULL when out of memory. */
char **command_expand(const consumer_command *c, const char *const values[HOLD_COUNT]);

#endif
