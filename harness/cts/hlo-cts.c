#include "harness/tools/front.h"
#include "harness/tools/harness.h"

int main(int argc, char **argv) { return front_run(hlo_cts_main, argc, argv); }
