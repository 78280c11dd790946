// The limit itself: moves orders from the folder into the database.
#define _GNU_SOURCE
#include "limit.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <unistd.h>

int open_folder(const char *path) {
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) fail(path);
    return folder;
}

int is_order(const char *name) {
    size_t length = strlen(name);
    return name[0] != '.' && length > 5 && strcmp(name + length - 5, ".json") == 0;
}

// Stores a file; the caller commits and unlinks.
static void take(int folder, const char *name) {
    static char bytes[MOST_BYTES];
    int file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) fail(name);
    ssize_t size = read(file, bytes, sizeof bytes);
    if (size < 0) fail(name);
    close(file);
    store(name, bytes, (int)size);
}

void drain(const char *path, int batch) {
    int folder = open_folder(path);
    DIR *entries = fdopendir(dup(folder));
    char(*names)[256] = calloc((size_t)batch, sizeof *names);
    if (!entries || !names) fail(path);
    struct dirent *entry;
    do {
        int count = 0;
        while (count < batch && (entry = readdir(entries))) {
            if (!is_order(entry->d_name)) continue;
            if (count == 0) begin();
            take(folder, entry->d_name);
            strcpy(names[count++], entry->d_name);
        }
        if (count > 0) commit();
        for (int i = 0; i < count; i++)
            if (unlinkat(folder, names[i], 0) != 0) fail(names[i]);
    } while (entry);
    closedir(entries);
    free(names);
}

void watch(const char *path) {
    char buffer[65536] __attribute__((aligned(8)));
    int folder = open_folder(path), events = inotify_init1(IN_CLOEXEC);
    if (events < 0 || inotify_add_watch(events, path, IN_MOVED_TO | IN_CLOSE_WRITE) < 0) fail(path);
    puts("ready");
    fflush(stdout);
    for (;;) {
        ssize_t size = read(events, buffer, sizeof buffer);
        if (size < 0) fail("inotify");
        for (char *at = buffer; at < buffer + size;) {
            struct inotify_event *event = (struct inotify_event *)at;
            at += sizeof *event + event->len;
            if (event->len == 0 || !is_order(event->name)) continue;
            begin();
            take(folder, event->name);
            commit();
            if (unlinkat(folder, event->name, 0) != 0) fail(event->name);
        }
    }
}

void receipts(const char *path, int64_t count) {
    int folder = open_folder(path);
    for (int64_t i = 0; i < count; i++) {
        char temporary[64], name[128], text[512];
        snprintf(temporary, sizeof temporary, ".mcorder-%08llx", (long long)i);
        // As long and as evenly distributed as a hash.
        snprintf(name, sizeof name, "%016llx%048llx.json", (unsigned long long)i * 0x9E3779B97F4A7C15, (long long)i);
        int number = (int)(i % 5) + 1;
        int length = snprintf(text, sizeof text,
            "{\n  \"format\": 1,\n  \"number\": \"%d\",\n  \"code\": \"%d-624\",\n  \"restaurant\": \"McDonald's "
            "Garbera\",\n  \"state\": \"received\",\n  \"totalCents\": 795,\n  \"shownTotalCents\": 795,\n  \"reason\": "
            "null,\n  \"updatedAt\": \"2026-11-20T19:47:25Z\"\n}\n", number, number);
        make_file(folder, temporary, text, length);
        if (renameat(folder, temporary, folder, name) != 0) fail(name);
    }
    close(folder);
}

// Removes the files from the page cache. That works for data already on the disk, as after `orders`.
void forget(const char *path) {
    DIR *entries = opendir(path);
    if (!entries) fail(path);
    struct dirent *entry;
    while ((entry = readdir(entries))) {
        if (!is_order(entry->d_name)) continue;
        int file = openat(dirfd(entries), entry->d_name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
        if (file < 0) fail(entry->d_name);
        if ((errno = posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED)) != 0) fail(entry->d_name);
        close(file);
    }
    closedir(entries);
}
