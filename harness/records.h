/* Commands about runs that have been: their journals and what can be told from them. */
#ifndef HLO_CTS_HARNESS_RECORDS_H
#define HLO_CTS_HARNESS_RECORDS_H

#include "cli.h"
#include "report.h"

enum { RECORDS_JSON = 1, RECORDS_OUT, RECORDS_WAIVERS };

/* Renders every report into the folder. False with a sentence. */
bool records_render(const results *r, const char *folder, const report_header *h, strbuf *why);

/* hlo-cts report, merge, diff. */
int report_command(const cli_args *args);
int merge_command(const cli_args *args);
int diff_command(const cli_args *args);

#endif
