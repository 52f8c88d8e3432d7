#include "harness/harness.h"

int main(int argc, char **argv) { return hlo_cts_main(argc, argv); }
