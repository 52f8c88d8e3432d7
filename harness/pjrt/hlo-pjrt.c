/* SPDX-License-Identifier: Apache-2.0 */
#include "harness/cli/front.h"
#include "serve.h"

int main(int argc, char **argv) { return front_run(pjrt_main, argc, argv); }
