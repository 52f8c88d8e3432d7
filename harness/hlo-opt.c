#include "harness/harness.h"

int main(int argc, char **argv) { return hlo_opt_main(argc, argv); }
