/* A consumer's description: one YAML file with its name, what it can do and how it is run.
 * The keys are explained in docs/consumers.md. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_DESCRIPTION_H
#define HLO_CTS_HARNESS_CONSUMERS_DESCRIPTION_H

#include "base/arena.h"
#include "base/diag.h"
#include "consumer.h"
#include "profiles.h"
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

/* The identity of a consumer, from its description or from its hello. */
typedef struct consumer_profile {
  const char *name;
  size_t oldest, newest; /* of the releases that it implements, as rows of the opset */
  vs_version reads_from; /* the oldest release whose artifacts it says it reads; VS_NONE: all */
  uint32_t can;          /* 1 << VERB_… */
  bool locations;        /* what it prints shows locations */
  bool artifacts;        /* programs go to it and come from it as artifacts of its own release */
  const char *const *element_types; /* that it can evaluate: "f32"; NULL: all */
  size_t element_type_count;
  uint64_t devices; /* that a program may be spread over */
} consumer_profile;

/* 0: no limit. */
typedef struct consumer_limits {
  double start, wall, cpu; /* seconds */
  uint64_t memory, output; /* bytes; of address space, and of what is written */
} consumer_limits;

extern const consumer_limits consumer_default_limits;

/* An argument list with {placeholders}. */
typedef struct consumer_command {
  const char *const *argv;
  size_t count;
  bool to_file;          /* the output is the file {output}, not standard output */
  uint32_t line, column; /* in the description; 0: in none */
} consumer_command;

typedef struct consumer_description {
  const vs_opset *opset;
  const char *path, *folder;
  consumer_kind kind;
  consumer_profile profile; /* of a testee, only what the file says */
  bool has_can;
  consumer_limits limits;
  consumer_command actions[VERB_COUNT]; /* process: count 0 when it cannot */
  const uint8_t *refusal_exits;         /* process: exit statuses that mean a refusal */
  size_t refusal_exit_count;
  const char *refusal_pattern; /* process: what standard error then matches; NULL: anything */
  consumer_command command;    /* testee; of a plugin, that of hlo-pjrt */
  const char *plugin;          /* pjrt: as the file names it */
  const char *const *options;  /* pjrt: "name=value", for its client */
  size_t option_count;
  bool files;          /* testee: artifacts and tensors go by file */
  fault fault;         /* built-in */
  profile_claim claim; /* devices are those of the profile above */
} consumer_description;

/* The known facts about a consumer before its first action. */
typedef struct consumer_setting {
  const consumer_description *d;
  const vs_opset *opset;
  char *here, *bin;    /* absolute folders: of the description, and of the running program */
  const char *scratch; /* of the run; each process has its own folder below */
  int trace;           /* a descriptor for requests and answers; 0: none */
} consumer_setting;

/* Reads a description; `memory` keeps its strings. False with errors in the sink. */
bool consumer_describe(const char *path, const char *bytes, size_t n, const vs_opset *o,
                       arena *memory, consumer_description *out, diag_sink *sink);

/* What placeholders stand for; NULL: the placeholder is not there. */
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
/* The argument list with every placeholder replaced, NULL at the end, in one block for free();
 * NULL when out of memory. */
char **command_expand(const consumer_command *c, const char *const values[HOLD_COUNT]);

#endif
