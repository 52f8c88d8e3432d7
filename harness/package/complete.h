/* Whether a journal has every verdict of the plan, and no other. */
#ifndef HLO_CTS_HARNESS_PACKAGE_COMPLETE_H
#define HLO_CTS_HARNESS_PACKAGE_COMPLETE_H

#include "package.h"

/* Reports each gap as a sentence. Returns the number of gaps. The
 * record is as it was read, without waivers. */
size_t package_gaps(const journal_record *j, const package_consumer *tested,
                    void (*tell)(const char *what, void *user), void *user);

#endif
