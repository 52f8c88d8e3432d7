/* SPDX-License-Identifier: Apache-2.0 */
#include "interrupt.h"

#include <signal.h>
#include <stddef.h>

static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
enum { COUNT = sizeof signals / sizeof *signals };

static volatile sig_atomic_t came;
static struct sigaction before[COUNT];

static void note(int which) { came = which; }

void interrupt_begin(void) {
  came = 0;
  for (size_t i = 0; i < COUNT; i++) {
    struct sigaction a = {.sa_handler = note, .sa_flags = (int)SA_RESETHAND};
    sigemptyset(&a.sa_mask);
    sigaction(signals[i], NULL, &before[i]);
    if (before[i].sa_handler != SIG_IGN) sigaction(signals[i], &a, NULL);
  }
}

void interrupt_end(void) {
  for (size_t i = 0; i < COUNT; i++) sigaction(signals[i], &before[i], NULL);
}

int interrupt_signal(void) { return came; }

void interrupt_ignore(void) {
  for (size_t i = 0; i < COUNT; i++) signal(signals[i], SIG_IGN);
}
