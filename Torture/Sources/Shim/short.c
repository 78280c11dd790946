// Shortens reads and writes of files, and interrupts them by signals, as POSIX permits for any of them. A
// library to preload: strace(1) can only change the returned count, not what was read, and no program could
// cope with that.
//
// TORTURE_SHORT is the seed. Only files and pipes: an eventfd or an inotify descriptor is read completely or
// not at all.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static _Thread_local uint64_t state;

static uint64_t draw(void) {
    if (state == 0) {
        const char *seed = getenv("TORTURE_SHORT");
        state = seed ? strtoull(seed, NULL, 10) * 0x9E3779B97F4A7C15u + (uint64_t)gettid() : 1;
        if (state == 0) state = 1;
    }
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

// The number of bytes to move this time; 0 means that a signal interrupted the call.
static size_t allowed(int file, size_t length) {
    struct stat status;
    if (length < 2 || fstat(file, &status) != 0) return length;
    if (!S_ISREG(status.st_mode) && !S_ISFIFO(status.st_mode)) return length;
    switch (draw() % 8) {
    case 0: return 0;
    case 1: return 1;
    case 2: case 3: case 4: return 1 + draw() % length;
    default: return length;
    }
}

#define SHORT(name, parameters, arguments)                                                                             \
    ssize_t name parameters {                                                                                          \
        static ssize_t(*original) parameters;                                                                          \
        if (!original) original = (ssize_t(*) parameters)dlsym(RTLD_NEXT, #name);                                      \
        if (length > 0 && (length = allowed(file, length)) == 0) {                                                     \
            errno = EINTR;                                                                                             \
            return -1;                                                                                                 \
        }                                                                                                              \
        return original arguments;                                                                                     \
    }

SHORT(read, (int file, void *bytes, size_t length), (file, bytes, length))
SHORT(write, (int file, const void *bytes, size_t length), (file, bytes, length))
SHORT(pread, (int file, void *bytes, size_t length, off_t place), (file, bytes, length, place))
SHORT(pwrite, (int file, const void *bytes, size_t length, off_t place), (file, bytes, length, place))
SHORT(pread64, (int file, void *bytes, size_t length, off64_t place), (file, bytes, length, place))
SHORT(pwrite64, (int file, const void *bytes, size_t length, off64_t place), (file, bytes, length, place))
