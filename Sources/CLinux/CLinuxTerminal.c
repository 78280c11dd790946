#define _GNU_SOURCE
#include "CLinuxTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct {
    int input, output;
    struct termios modes;
    char farewell[128];
    size_t count;
    pid_t owner;
} kept;
static atomic_bool is_kept;

// SIGTTOU is blocked because the kernel stops a background process that changes the modes. If another job
// is in the foreground by now, the modes are that job's and must not be changed.
static void restore_modes(void) {
    pid_t foreground = tcgetpgrp(kept.input);
    if (foreground > 0 && foreground != getpgrp()) {
        return;
    }
    sigset_t stop, before;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &stop, &before);
    tcflush(kept.input, TCIFLUSH);
    while (tcsetattr(kept.input, TCSANOW, &kept.modes) != 0 && errno == EINTR) {
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void clinux_terminal_restore(void) {
    // A forked child that has not executed another program must not restore its parent's terminal.
    if (!atomic_load(&is_kept) || kept.owner != getpid() || !atomic_exchange(&is_kept, false)) {
        return;
    }
    int reason = errno;
    for (size_t done = 0; done < kept.count;) {
        ssize_t written = write(kept.output, kept.farewell + done, kept.count - done);
        if (written > 0) {
            done += (size_t)written;
        } else if (written == 0 || errno != EINTR) {
            break;
        }
    }
    restore_modes();
    errno = reason;
}

static const int deadly[] = {SIGSEGV, SIGBUS,  SIGILL,  SIGFPE,    SIGABRT, SIGTRAP, SIGSYS,  SIGQUIT,
                             SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2,   SIGPROF, SIGXCPU, SIGXFSZ, SIGVTALRM};
enum { deadly_count = sizeof deadly / sizeof deadly[0] };
static struct sigaction before_deadly[deadly_count];

static void die(int number, siginfo_t *info, void *context) {
    (void)context;
    clinux_terminal_restore();
    for (int index = 0; index < deadly_count; index++) {
        if (deadly[index] == number) {
            sigaction(number, &before_deadly[index], NULL);
        }
    }
    // The instruction that caused the signal runs again when the handler returns, so a debugger shows where
    // it was. A signal that another process or thread sent must be raised again, and so must SIGTRAP and
    // SIGSYS, which are reported after their instruction.
    if (info->si_code <= 0 || number == SIGTRAP || number == SIGSYS) {
        raise(number);
    }
}

// Installs the handler for signals that end a process by default. A signal that is already handled or ignored
// keeps its handler. Handled signals are the exception: their handlers (Swift's backtraces) run after ours.
static void handle_deadly_signals(void) {
    static bool is_done;
    if (is_done) {
        return;
    }
    is_done = true;
    atexit(clinux_terminal_restore);
    static char stack[64 * 1024];
    stack_t present;
    if (sigaltstack(NULL, &present) == 0 && (present.ss_flags & SS_DISABLE)) {
        stack_t ours = {.ss_sp = stack, .ss_size = sizeof stack};
        sigaltstack(&ours, NULL);
    }
    struct sigaction action = {.sa_sigaction = die, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < deadly_count; index++) {
        struct sigaction *before = &before_deadly[index];
        sigaction(deadly[index], NULL, before);
        bool is_default = !(before->sa_flags & SA_SIGINFO) && before->sa_handler == SIG_DFL;
        bool is_ignored = !(before->sa_flags & SA_SIGINFO) && before->sa_handler == SIG_IGN;
        bool is_fault = index < 7;
        if (is_default || (is_fault && !is_ignored)) {
            sigaction(deadly[index], &action, NULL);
        }
    }
}

int clinux_terminal_keep(int input, int output, const struct termios *modes, const char *farewell,
                         size_t count) {
    if (count > sizeof kept.farewell) {
        return EMSGSIZE;
    }
    if (atomic_load(&is_kept)) {
        return EBUSY;
    }
    kept.input = input;
    kept.output = output;
    kept.modes = *modes;
    memcpy(kept.farewell, farewell, count);
    kept.count = count;
    kept.owner = getpid();
    handle_deadly_signals();
    atomic_store(&is_kept, true);
    return 0;
}

static const int watched[] = {SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH};
enum { watched_count = sizeof watched / sizeof watched[0] };
static struct sigaction before_watched[watched_count];
static atomic_bool is_watching;
static _Atomic uint32_t pending;
static atomic_int wake_descriptor = -1;

static void note(int number, siginfo_t *info, void *context) {
    (void)info;
    (void)context;
    int reason = errno;
    uint32_t ends = 1u << SIGINT | 1u << SIGTERM, bit = 1u << number;
    if ((atomic_fetch_or(&pending, bit) & ends) && (bit & ends)) {
        clinux_terminal_restore();
        signal(number, SIG_DFL);
        raise(number);
    }
    // The write may fail because the pipe is full. A full pipe wakes the loop as well.
    ssize_t ignored = write(atomic_load(&wake_descriptor), "", 1);
    (void)ignored;
    errno = reason;
}

static bool was_ignored(int index) { return before_watched[index].sa_handler == SIG_IGN; }

void clinux_signals_watch(int wake) {
    atomic_store(&wake_descriptor, wake);
    if (atomic_exchange(&is_watching, true)) {
        return;
    }
    atomic_store(&pending, 0);
    struct sigaction action = {.sa_sigaction = note, .sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < watched_count; index++) {
        sigaction(watched[index], NULL, &before_watched[index]);
        if (!was_ignored(index) || watched[index] == SIGCONT || watched[index] == SIGWINCH) {
            sigaction(watched[index], &action, NULL);
        }
    }
}

uint32_t clinux_signals_take(void) { return atomic_exchange(&pending, 0); }

void clinux_hangup_expect(void) {
    for (int index = 0; index < watched_count; index++) {
        if (watched[index] == SIGHUP) {
            before_watched[index].sa_handler = SIG_IGN;
            before_watched[index].sa_flags = 0;
        }
    }
}

void clinux_signals_release(void) {
    if (!atomic_exchange(&is_watching, false)) {
        return;
    }
    for (int index = 0; index < watched_count; index++) {
        sigaction(watched[index], &before_watched[index], NULL);
    }
    atomic_store(&wake_descriptor, -1);
}

bool clinux_stop(bool whole_group) {
    struct sigaction before;
    sigaction(SIGTSTP, NULL, &before);
    if (!(before.sa_flags & SA_SIGINFO) && before.sa_handler == SIG_IGN) {
        return false;
    }
    // Stop the other processes of the group first, while this one ignores the signal. Then raise the signal
    // in this thread, so that it stops before it runs any further.
    if (whole_group) {
        signal(SIGTSTP, SIG_IGN);
        kill(0, SIGTSTP);
    }
    sigset_t stop, mask;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
    signal(SIGTSTP, SIG_DFL);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &before, NULL);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    return true;
}

int clinux_pipe(int *output, int *input) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) {
        return errno;
    }
    *output = ends[0];
    *input = ends[1];
    return 0;
}
