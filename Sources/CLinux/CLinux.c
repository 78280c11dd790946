#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/vfs.h>

int clinux_rename_noreplace(int folder, const char *from, const char *to) {
    return renameat2(folder, from, folder, to, RENAME_NOREPLACE) == 0 ? 0 : errno;
}

int clinux_filesystem_magic(const char *path, uint32_t *magic) {
    struct statfs answer;
    while (statfs(path, &answer) != 0) {
        if (errno != EINTR) {
            return errno;
        }
    }
    *magic = (uint32_t)answer.f_type;
    return 0;
}

void clinux_share_heap(void) { mallopt(M_ARENA_MAX, 1); }

const int clinux_noatime = O_NOATIME;

int clinux_limit_sending(int descriptor, int seconds) {
    struct timeval limit = {.tv_sec = seconds};
    return setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit) == 0 ? 0 : errno;
}

const char *clinux_entry_name(const struct dirent *entry) { return entry->d_name; }

static int argument_count;
static char **arguments;

__attribute__((constructor)) static void keep_arguments(int count, char **words) {
    argument_count = count;
    arguments = words;
}

int clinux_argument_count(void) { return argument_count; }

const char *clinux_argument(int index) { return arguments[index]; }
