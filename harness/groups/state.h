/* SPDX-License-Identifier: Apache-2.0 */
/* The recorded actions of a batch. Only the files of this folder include this header. */
#ifndef HLO_CTS_HARNESS_GROUPS_STATE_H
#define HLO_CTS_HARNESS_GROUPS_STATE_H

#include "groups.h"
#include "harness/data/sha256.h"

typedef enum action_kind { ACTION_WRITE, ACTION_READ, ACTION_EVALUATE, ACTION_KINDS } action_kind;

/* One action that the planner recorded. */
typedef struct recorded {
  action_kind kind;
  size_t ordinal; /* among the actions of this kind of its case: alike ones are asked together */
  vs_version own;
  uint64_t replicas, partitions; /* the devices of a program that is written or read */
  vs_version release;            /* that is written for, or that the artifact is written for */
  char key[SHA256_TEXT];
  strbuf bytes; /* WRITE: the program as text. Others: the artifact */
  strbuf *args; /* the elements of each */
  size_t arg_count;
  size_t weight; /* bytes */
  bool known;    /* the answer is right; of an evaluation, these are its results */
  strbuf *results;
  size_t result_count;
} recorded;

struct groups {
  const vs_opset *opset;
  const consumer_table *tested;
  consumer_table ours, planner, answerer;
  size_t most;
  group_counts *counts;
  bool together;                /* the case that is planned may be joined with others */
  bool devices;                 /* it runs on several, so evaluations of it are not joined */
  bool negative;                /* it must be refused; what is recorded is its legal twin */
  size_t ordinal[ACTION_KINDS]; /* of the case that is planned */
  recorded *items;
  size_t count, room;
  void (*step)(void *user);
  void *user;
};

/* The elements of a value; false if it is no tensor. */
bool groups_copy_data(const interp_value *v, strbuf *out);

#endif
