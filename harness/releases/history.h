/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts history: describes the changes of each release, from the rows. */
#ifndef HLO_CTS_HARNESS_HISTORY_H
#define HLO_CTS_HARNESS_HISTORY_H

#include "base/strbuf.h"
#include "versions/versions.h"

/* Appends the whole of docs/opset-history.md. */
void history_document(const vs_opset *o, strbuf *out);
/* Appends a line for each release. */
void history_releases(const vs_opset *o, strbuf *out);
/* Appends the history of everything with this name: a release, ops of any version ("exponential",
 * "vhlo.exponential_v2", "stablehlo.exponential"), types, attributes, enums. Returns false if
 * nothing has the name. */
bool history_subject(const vs_opset *o, const char *name, strbuf *out);

/* Appends "1.6.0 (2024-08-01)": a release and the day of its first commit. */
void history_add_release(const vs_opset *o, vs_version v, strbuf *out);
/* Appends ops with names similar to an unknown name (near_offer). */
void history_offer(const vs_opset *o, const char *name, strbuf *out);

#endif
