/* Whether a journal has every verdict that the plan asks for, and none that it does not. */
#ifndef HLO_CTS_HARNESS_PACKAGE_COMPLETE_H
#define HLO_CTS_HARNESS_PACKAGE_COMPLETE_H

#include "package.h"

/* Tells each gap as a sentence. Returns how many there are. The
 * record is as it was read, without waivers. */
size_t package_gaps(const journal_record *j, const package_consumer *tested,
                    void (*tell)(const char *what, void *user), void *user);

#endif
