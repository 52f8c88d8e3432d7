/* hlo-cts history: what changed in which release, in words, from the rows. */
#ifndef HLO_CTS_HARNESS_HISTORY_H
#define HLO_CTS_HARNESS_HISTORY_H

#include "base/strbuf.h"
#include "versions/versions.h"

/* docs/opset-history.md, whole. */
void history_document(const vs_opset *o, strbuf *out);
/* The list of releases, in one line each. */
void history_releases(const vs_opset *o, strbuf *out);
/* Everything that is called so: a release, ops of any version ("exponential",
 * "vhlo.exponential_v2", "stablehlo.exponential"), types, attributes, enums. False: nothing is. */
bool history_subject(const vs_opset *o, const char *name, strbuf *out);

/* Appends ops whose names are near one that is not known (near_offer). */
void history_offer(const vs_opset *o, const char *name, strbuf *out);

#endif
