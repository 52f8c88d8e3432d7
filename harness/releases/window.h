/* SPDX-License-Identifier: Apache-2.0 */
/* Dates and promises: which pairs of releases the compatibility promise covers.
 *
 * Source: https://github.com/openxla/stablehlo/blob/main/docs/compatibility.md. Since 1.0.0 a
 * consumer reads what was written less than 5 years before it, and what is written less than 2
 * years after it, by the dates of the releases' first commits. Consumers before 1.0.0 promised 6
 * months and 1 month. */
#ifndef HLO_CTS_HARNESS_WINDOW_H
#define HLO_CTS_HARNESS_WINDOW_H

#include <stdbool.h>

#include "base/strbuf.h"
#include "versions/versions.h"
#include "versions/yaml_file.h"

typedef struct date {
  int year, month, day;
} date;

/* Parses "2024-05-13". Returns false if the text is not a date. */
bool date_parse(const char *text, date *out);
/* The text of a YAML value that is a date; else NULL, after a diagnostic that names `key`. */
const char *date_text(yaml_file *f, const ynode *v, const char *key);
void date_add(date d, strbuf *out);
struct json_t;
struct json_t *date_json(date d);
int date_compare(date a, date b);
/* The same day `months` later, or the last day of that month if it has no such day. */
date date_add_months(date d, int months);

/* The date `days` later, or earlier if `days` is negative. */
date date_add_days(date d, int days);

/* The date that counts for a release: that of its first commit, else that of its tag, else that of
 * the next release. Returns false if none is known. */
bool release_date(const vs_opset *o, size_t release, date *out);
/* The same, but prefers the date of the tag. */
bool release_tagged(const vs_opset *o, size_t release, date *out);

typedef enum promise {
  PROMISE_FULL,       /* 5 years back, 2 years forward */
  PROMISE_SIX_MONTHS, /* 6 months both ways, for deprecated features of the specification */
} promise;

/* A consumer's promise about a producer: how many months either side counts, from the older release
 * to the day from which the promise no longer holds. */
typedef struct window_span {
  date written, read, until;
  int months;
  bool backward; /* the producer is the older one */
} window_span;

/* The length of a consumer's promise in months, back to older producers or forward to newer
 * ones. */
int window_months(vs_version consumer, bool backward, promise p);
/* Appends "5 years", "1 month". */
void window_add_months(int months, strbuf *out);

/* Computes the span for a pair. A release without a date counts as of the date before. Returns
 * false if there is none. */
bool window_span_of(const vs_opset *o, size_t producer, size_t consumer, promise p,
                    window_span *out);

/* Whether the consumer's promise covers what the producer writes. */
bool in_window(const vs_opset *o, size_t producer, size_t consumer, promise p);

#endif
