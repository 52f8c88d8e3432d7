/* SPDX-License-Identifier: Apache-2.0 */
/* Shared objects, as POSIX has them. */
#ifndef HLO_CTS_BASE_OS_WINDOWS_DLFCN_H
#define HLO_CTS_BASE_OS_WINDOWS_DLFCN_H

enum { RTLD_LOCAL, RTLD_NOW };
void *dlopen(const char *path, int how);
void *dlsym(void *handle, const char *name);
int dlclose(void *handle);
const char *dlerror(void);

#endif
