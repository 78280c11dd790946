// Calls every C function of the project, and libuuid, at its limits, under the address and
// undefined-behaviour sanitizers. It is a separate program because the sanitizers need the whole process.
// `.ci/sanitize c` builds and runs it.
#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <uuid/uuid.h>

static int checks;

static void expect(bool holds, const char *what, int line) {
    checks++;
    if (!holds) {
        fprintf(stderr, "edges.c:%d: %s (errno %d)\n", line, what, errno);
        exit(1);
    }
}
#define EXPECT(condition) expect((condition), #condition, __LINE__)

static void folders(void) {
    char path[] = "/tmp/mcorder-edges-XXXXXX";
    EXPECT(mkdtemp(path) != NULL);
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    EXPECT(folder >= 0);

    // A name of the maximum length, on the heap, where the sanitizer detects an access beyond it.
    char *longest = malloc(256);
    memset(longest, 'x', 255);
    longest[255] = 0;
    EXPECT(close(openat(folder, "a", O_CREAT | O_WRONLY, 0600)) == 0);
    EXPECT(clinux_rename_noreplace(folder, "a", longest) == 0);
    EXPECT(close(openat(folder, "a", O_CREAT | O_WRONLY, 0600)) == 0);
    EXPECT(clinux_rename_noreplace(folder, "a", longest) == EEXIST);
    EXPECT(clinux_rename_noreplace(folder, "none", "b") == ENOENT);
    EXPECT(clinux_rename_noreplace(-1, "a", "b") == EBADF);
    char *longer = malloc(257);
    memset(longer, 'y', 256);
    longer[256] = 0;
    EXPECT(clinux_rename_noreplace(folder, "a", longer) == ENAMETOOLONG);

    DIR *stream = fdopendir(dup(folder));
    EXPECT(stream != NULL);
    size_t longest_seen = 0;
    for (struct dirent *entry; (entry = readdir(stream)) != NULL;) {
        size_t length = strlen(clinux_entry_name(entry));
        longest_seen = length > longest_seen ? length : longest_seen;
    }
    EXPECT(longest_seen == 255);
    closedir(stream);

    uint32_t magic = 7;
    EXPECT(clinux_filesystem_magic("/proc", &magic) == 0 && magic == 0x9fa0);
    magic = 7;
    EXPECT(clinux_filesystem_magic("/nowhere/at/all", &magic) == ENOENT && magic == 7);

    EXPECT(unlinkat(folder, "a", 0) == 0 && unlinkat(folder, longest, 0) == 0);
    free(longest);
    free(longer);
    close(folder);
    EXPECT(rmdir(path) == 0);
}

static void identifiers(void) {
    for (int round = 0; round < 1000; round++) {
        unsigned char *bytes = malloc(16);
        uuid_generate(bytes);
        EXPECT((bytes[8] & 0xC0) == 0x80);
        free(bytes);
    }
}

// Runs `act` in a child process with a kept terminal. Returns the child's status, and checks that the
// farewell was written once.
static int ending(void (*act)(void)) {
    int ends[2];
    EXPECT(pipe(ends) == 0);
    fflush(NULL);
    pid_t child = fork();
    EXPECT(child >= 0);
    if (child == 0) {
        struct termios modes;
        memset(&modes, 0, sizeof modes);
        if (clinux_terminal_keep(STDIN_FILENO, ends[1], &modes, "bye", 3) != 0) _exit(99);
        act();
        _exit(98);
    }
    close(ends[1]);
    char said[8] = {0};
    EXPECT(read(ends[0], said, sizeof said) == 3 && memcmp(said, "bye", 3) == 0);
    EXPECT(read(ends[0], said, sizeof said) == 0);
    close(ends[0]);
    int status;
    EXPECT(waitpid(child, &status, 0) == child);
    return status;
}

static void leave(void) { exit(7); }
static void restore_twice(void) {
    clinux_terminal_restore();
    clinux_terminal_restore();
    _exit(8);
}
static void die_of_user(void) { raise(SIGUSR1); }
static void die_of_quit(void) { raise(SIGQUIT); }
static void die_of_second_term(void) {
    int output, input;
    if (clinux_pipe(&output, &input) != 0) _exit(97);
    clinux_signals_watch(input);
    raise(SIGTERM);
    raise(SIGTERM);
}

static void terminals(void) {
    struct termios modes;
    memset(&modes, 0, sizeof modes);
    // The longest farewell that fits, on the heap, and one that is a byte too long.
    char *farewell = malloc(129);
    memset(farewell, 'f', 129);
    EXPECT(clinux_terminal_keep(0, -1, &modes, farewell, 129) == EMSGSIZE);
    int output, input;
    EXPECT(clinux_pipe(&output, &input) == 0);
    EXPECT(clinux_terminal_keep(0, input, &modes, farewell, 128) == 0);
    EXPECT(clinux_terminal_keep(0, input, &modes, farewell, 1) == EBUSY);
    free(farewell);
    clinux_terminal_restore();
    char said[200];
    EXPECT(read(output, said, sizeof said) == 128 && said[127] == 'f');
    clinux_terminal_restore();
    EXPECT(read(output, said, sizeof said) == -1 && errno == EAGAIN);
    // Without a terminal and an output, restoring must not hang.
    EXPECT(clinux_terminal_keep(-1, -1, &modes, "", 0) == 0);
    clinux_terminal_restore();
    close(output);
    close(input);

    int status = ending(leave);
    EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 7);
    status = ending(restore_twice);
    EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 8);
    status = ending(die_of_user);
    EXPECT(WIFSIGNALED(status) && WTERMSIG(status) == SIGUSR1);
    status = ending(die_of_quit);
    EXPECT(WIFSIGNALED(status) && WTERMSIG(status) == SIGQUIT);
    status = ending(die_of_second_term);
    EXPECT(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
}

static void signals(void) {
    int output, input;
    EXPECT(clinux_pipe(&output, &input) == 0);
    clinux_signals_watch(input);
    clinux_signals_watch(input);
    EXPECT(clinux_signals_take() == 0);
    // More signals than the pipe can hold: a full pipe wakes the reader as well.
    for (int round = 0; round < 70000; round++) raise(SIGWINCH);
    EXPECT(clinux_signals_take() == 1u << SIGWINCH);
    EXPECT(clinux_signals_take() == 0);
    raise(SIGHUP);
    raise(SIGCONT);
    EXPECT(clinux_signals_take() == (1u << SIGHUP | 1u << SIGCONT));
    clinux_signals_release();
    clinux_signals_release();
    close(output);
    close(input);
}

static void stopping(void) {
    signal(SIGTSTP, SIG_IGN);
    EXPECT(!clinux_stop(false));
    signal(SIGTSTP, SIG_DFL);
    fflush(NULL);
    pid_t child = fork();
    EXPECT(child >= 0);
    if (child == 0) {
        // A process group of its own with a parent outside: signals cannot stop an orphaned group.
        setpgid(0, 0);
        _exit(clinux_stop(true) ? 0 : 1);
    }
    int status;
    EXPECT(waitpid(child, &status, WUNTRACED) == child && WIFSTOPPED(status));
    EXPECT(kill(child, SIGCONT) == 0);
    EXPECT(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

int main(void) {
    // Ends a test that hangs, so that it fails.
    alarm(120);
    // Programs that nohup or a background shell started inherit ignored signals.
    for (int number = 1; number <= 31; number++) signal(number, SIG_DFL);
    folders();
    identifiers();
    terminals();
    signals();
    stopping();
    printf("edges: %d checks\n", checks);
    return 0;
}
