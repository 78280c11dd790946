// Measures a whole process: wall clock time from before fork(2) until after wait4(2), and peak resident memory.
//
// This program is small, and starts the process instead of the benchmark itself: a process counts as its own memory what
// its parent had resident when it was forked.
#define _GNU_SOURCE
#include "limit.h"
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static int64_t microseconds(struct timeval time) { return (int64_t)time.tv_sec * 1000000 + time.tv_usec; }

int process(char **words) {
    int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    int64_t start = ticks();
    pid_t child = fork();
    if (child < 0 || nothing < 0) fail("fork");
    if (child == 0) {
        dup2(nothing, 0);
        dup2(nothing, 1);
        execv(words[0], words);
        _exit(127);
    }
    int status = 0;
    struct rusage usage;
    if (wait4(child, &status, 0, &usage) != child) fail("wait4");
    int64_t taken = ticks() - start;
    printf("%lld %lld %ld %d\n", (long long)(taken / 1000),
           (long long)(microseconds(usage.ru_utime) + microseconds(usage.ru_stime)), usage.ru_maxrss,
           WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    return 0;
}
