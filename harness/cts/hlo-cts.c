/* SPDX-License-Identifier: Apache-2.0 */
#include "cts.h"
#include "harness/cli/front.h"

int main(int argc, char **argv) { return front_run(hlo_cts_main, argc, argv); }
