// Simulates a lack of memory: the N-th allocation fails, or that one and all later ones. A library to
// preload.
//
// TORTURE_MEMORY is N, counted over all threads from the program's start; with a trailing `+` the later
// allocations fail too. TORTURE_MEMORY_COUNT names a file to which the number of allocations is written when
// the program exits by itself.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The implementation behind malloc(3) in the GNU C library. dlsym(3) cannot be used: it would allocate.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_long count;
static long first;
static int goes_on;

__attribute__((constructor)) static void prepare(void) {
    const char *text = getenv("TORTURE_MEMORY");
    if (!text) return;
    char *end;
    first = strtol(text, &end, 10);
    goes_on = *end == '+';
    atomic_store(&count, 0);
}

__attribute__((destructor)) static void finish(void) {
    const char *path = getenv("TORTURE_MEMORY_COUNT");
    if (!path) return;
    int file = open(path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600);
    if (file < 0) return;
    char text[32];
    int length = snprintf(text, sizeof text, "%ld\n", atomic_load(&count));
    if (write(file, text, (size_t)length) != length) unlink(path);
    close(file);
}

static int fails(void) {
    long number = atomic_fetch_add(&count, 1) + 1;
    if (first == 0 || (goes_on ? number < first : number != first)) return 0;
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t size) { return fails() ? NULL : __libc_malloc(size); }
void *calloc(size_t number, size_t size) { return fails() ? NULL : __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { return fails() ? NULL : __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { return fails() ? NULL : __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **place, size_t alignment, size_t size) {
    void *memory = memalign(alignment, size);
    if (!memory) return ENOMEM;
    *place = memory;
    return 0;
}
