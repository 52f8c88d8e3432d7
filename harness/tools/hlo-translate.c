/* SPDX-License-Identifier: Apache-2.0 */
#include "harness/cli/front.h"
#include "harness/cli/status.h"
#include "tools.h"

int main(int argc, char **argv) { return front_run(hlo_translate_main, argc, argv); }
