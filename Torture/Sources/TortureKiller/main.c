// Kills a program as it enters its N-th system call of a kind, whichever thread makes it.
//
//   TortureKiller LOG CALL N PROGRAM [ARGUMENT…]
//
// A filter of seccomp(2) stops the program only at calls of that kind, so that it runs nearly as fast as
// without a tracer. strace(1) stops at every call to inject a signal, which takes longer than the program
// itself. SIGKILL during the stop keeps the call from being made. The file LOG is created, and contains
// "struck" if the program was killed. Exits with the program's exit code, or with 137.
// Source: ptrace(2), seccomp(2).

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static const struct {
    const char *name;
    long number;
} calls[] = {
#define CALL(name) {#name, SYS_##name}
    CALL(openat), CALL(read), CALL(pread64), CALL(write), CALL(pwrite64), CALL(fdatasync), CALL(fsync),
    CALL(ftruncate), CALL(fchmod), CALL(mkdirat), CALL(unlinkat), CALL(renameat), CALL(renameat2), CALL(linkat),
    CALL(getdents64), CALL(flock), CALL(connect), CALL(sendto),
#ifdef SYS_unlink
    CALL(unlink), CALL(rename), CALL(link),
#endif
};

static void die(const char *what) {
    fprintf(stderr, "TortureKiller: %s: %s\n", what, strerror(errno));
    exit(99);
}

static long number_of(const char *name) {
    for (size_t index = 0; index < sizeof calls / sizeof *calls; index++)
        if (strcmp(calls[index].name, name) == 0) return calls[index].number;
    errno = ENOSYS;
    die(name);
    return -1;
}

static void become(long call, int gate, char **program) {
    char go;
    // The parent traces this process by then.
    if (read(gate, &go, 1) != 1) _exit(99);
    close(gate);
    struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)call, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRACE),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog filter = {sizeof code / sizeof *code, code};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) _exit(99);
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0) _exit(99);
    execv(program[0], program);
    _exit(99);
}

int main(int count, char **words) {
    if (count < 5) {
        fprintf(stderr, "usage: TortureKiller LOG CALL N PROGRAM [ARGUMENT…]\n");
        return 64;
    }
    long call = number_of(words[2]), wanted = atol(words[3]), seen = 0;
    int log = open(words[1], O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0600);
    if (log < 0) die(words[1]);
    int gate[2];
    if (pipe2(gate, O_CLOEXEC) != 0) die("pipe2");
    pid_t child = fork();
    if (child < 0) die("fork");
    if (child == 0) become(call, gate[0], words + 4);
    long options = PTRACE_O_TRACESECCOMP | PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK |
                   PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL;
    if (ptrace(PTRACE_SEIZE, child, 0, options) != 0) die("ptrace");
    if (write(gate[1], "!", 1) != 1) die("write");
    for (int ending = 99;;) {
        int status;
        pid_t stopped = waitpid(-1, &status, __WALL);
        if (stopped < 0) {
            if (errno == EINTR) continue;
            return ending;
        }
        if (!WIFSTOPPED(status)) {
            if (stopped == child) ending = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
            continue;
        }
        int event = status >> 16;
        if (event == PTRACE_EVENT_SECCOMP && ++seen == wanted) {
            kill(child, SIGKILL);
            if (write(log, "struck\n", 7) != 7) die("log");
            continue;
        }
        // Forwards the program's own signals. A stop that only reports a new thread has none. A process that
        // was killed meanwhile cannot be continued; waitpid reports it.
        ptrace(PTRACE_CONT, stopped, 0, event == 0 ? WSTOPSIG(status) : 0);
    }
}
