#include "harness/harness.h"

int main(int argc, char **argv) { return hlo_translate_main(argc, argv); }
