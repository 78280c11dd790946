// What the disk allows: one thread of C that does as little as can be done for the same result.
//
// It judges nothing, hashes nothing and checks nothing. A file is read, its seven fields are cut out of the layout
// that McOrder's own client writes, and the same rows, raw bytes included, go into a queue that `mcorderd init` made:
// the same tables, the same indexes, WAL, `synchronous = FULL`, the same number of orders in a transaction. Then the
// files are unlinked.
//
//   limit drain FOLDER DATABASE BATCH     until the folder is empty
//   limit watch FOLDER DATABASE           each order as inotify tells of it, one commit each, until killed
//   limit receipts FOLDER COUNT           makes so many receipts: a temporary file, written, renamed
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define MOST_BYTES 65536
#define MOST_LINES 100

static void fail(const char *what) {
    fprintf(stderr, "limit: %s: %s\n", what, strerror(errno));
    exit(1);
}

static sqlite3 *database;
static sqlite3_stmt *begin, *commit, *insert_order, *insert_line, *insert_change;

static sqlite3_stmt *prepared(const char *text) {
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v3(database, text, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) != SQLITE_OK) {
        fprintf(stderr, "limit: %s\n", sqlite3_errmsg(database));
        exit(1);
    }
    return statement;
}

static void done(sqlite3_stmt *statement) {
    if (sqlite3_step(statement) != SQLITE_DONE) {
        fprintf(stderr, "limit: %s\n", sqlite3_errmsg(database));
        exit(1);
    }
    sqlite3_reset(statement);
}

static void open_database(const char *path) {
    if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK) fail(path);
    if (sqlite3_exec(database, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON",
                     NULL, NULL, NULL) != SQLITE_OK)
        fail(sqlite3_errmsg(database));
    begin = prepared("BEGIN IMMEDIATE");
    commit = prepared("COMMIT");
    insert_order = prepared(
        "INSERT INTO orders (restaurant_id, restaurant, udid, number, code, device_name, comment, placed_at, "
        "received_at, changed_at, changed_by, total_cents, shown_total_cents, repriced, file, content_hash, raw) "
        "VALUES ('garbera', ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, 'limit', ?9, ?9, 0, ?10, ?11, ?12)");
    insert_line = prepared(
        "INSERT INTO order_lines (order_id, position, name, cents, shown_cents) VALUES (?1, ?2, ?3, ?4, ?4)");
    insert_change = prepared(
        "INSERT INTO order_changes (order_id, step, at, to_state, by) VALUES (?1, 'received', ?2, 'received', 'limit')");
}

struct slice {
    const char *text;
    int length;
};

// The next string of the file, without its quotation marks. The files of a benchmark have no escapes.
static struct slice next_string(const char **at, const char *end) {
    const char *first = memchr(*at, '"', (size_t)(end - *at));
    const char *last = first ? memchr(first + 1, '"', (size_t)(end - first - 1)) : NULL;
    if (!last) fail("a string");
    *at = last + 1;
    return (struct slice){first + 1, (int)(last - first - 1)};
}

static int64_t number(struct slice digits) {
    int64_t value = 0;
    for (int i = 0; i < digits.length; i++)
        if (digits.text[i] >= '0' && digits.text[i] <= '9') value = value * 10 + (digits.text[i] - '0');
    return value;
}

static void bind(sqlite3_stmt *statement, int index, struct slice text) {
    sqlite3_bind_text(statement, index, text.text, text.length, SQLITE_STATIC);
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void store(const char *name, const char *bytes, int size) {
    const char *at = bytes, *end = bytes + size;
    struct slice restaurant = next_string(&at, end), placed = next_string(&at, end), device = next_string(&at, end),
                 udid = next_string(&at, end), order = next_string(&at, end), comment = next_string(&at, end);
    struct slice names[MOST_LINES];
    int64_t cents[MOST_LINES], total = 0;
    int lines = 0;
    while (lines < MOST_LINES && memchr(at, '"', (size_t)(end - at))) {
        names[lines] = next_string(&at, end);
        cents[lines] = number(next_string(&at, end));
        total += cents[lines++];
    }
    int64_t received = now();
    // The code's check digits, as format.md computes them.
    unsigned modulo = 0;
    for (int i = 0; i < udid.length; i++) {
        char digit = udid.text[i];
        if (digit != '-') modulo = (modulo * 16 + (unsigned)(digit <= '9' ? digit - '0' : digit - 'A' + 10)) % 1000;
    }
    char code[32];
    snprintf(code, sizeof code, "%.*s-%03u", order.length, order.text, modulo);
    char hash[32] = {0};
    struct tm civil = {.tm_isdst = -1};
    sscanf(placed.text, "%d-%d-%d %d:%d:%d", &civil.tm_mday, &civil.tm_mon, &civil.tm_year, &civil.tm_hour,
           &civil.tm_min, &civil.tm_sec);
    civil.tm_mon -= 1;
    civil.tm_year -= 1900;
    bind(insert_order, 1, restaurant);
    bind(insert_order, 2, udid);
    sqlite3_bind_int64(insert_order, 3, number(order));
    sqlite3_bind_text(insert_order, 4, code, -1, SQLITE_STATIC);
    bind(insert_order, 5, device);
    bind(insert_order, 6, comment);
    sqlite3_bind_int64(insert_order, 7, (int64_t)timegm(&civil) * 1000);
    sqlite3_bind_int64(insert_order, 8, received);
    sqlite3_bind_int64(insert_order, 9, total);
    sqlite3_bind_text(insert_order, 10, name, -1, SQLITE_STATIC);
    sqlite3_bind_blob(insert_order, 11, hash, sizeof hash, SQLITE_STATIC);
    sqlite3_bind_blob(insert_order, 12, bytes, size, SQLITE_STATIC);
    done(insert_order);
    int64_t id = sqlite3_last_insert_rowid(database);
    for (int i = 0; i < lines; i++) {
        sqlite3_bind_int64(insert_line, 1, id);
        sqlite3_bind_int(insert_line, 2, i + 1);
        bind(insert_line, 3, names[i]);
        sqlite3_bind_int64(insert_line, 4, cents[i]);
        done(insert_line);
    }
    sqlite3_bind_int64(insert_change, 1, id);
    sqlite3_bind_int64(insert_change, 2, received);
    done(insert_change);
}

// Whether a file of that name was stored; the caller commits and unlinks.
static int take(int folder, const char *name) {
    static char bytes[MOST_BYTES];
    size_t length = strlen(name);
    if (name[0] == '.' || length < 5 || strcmp(name + length - 5, ".json") != 0) return 0;
    int file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) fail(name);
    ssize_t size = read(file, bytes, sizeof bytes);
    if (size < 0) fail(name);
    close(file);
    store(name, bytes, (int)size);
    return 1;
}

static void drain(const char *path, int batch) {
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *entries = folder < 0 ? NULL : fdopendir(dup(folder));
    char(*names)[256] = calloc((size_t)batch, sizeof *names);
    if (!entries || !names) fail(path);
    for (;;) {
        int count = 0;
        struct dirent *entry = NULL;
        while (count < batch && (entry = readdir(entries))) {
            if (count == 0) done(begin);
            if (take(folder, entry->d_name)) strcpy(names[count++], entry->d_name);
            else if (count == 0) sqlite3_exec(database, "ROLLBACK", NULL, NULL, NULL);
        }
        if (count > 0) done(commit);
        for (int i = 0; i < count; i++)
            if (unlinkat(folder, names[i], 0) != 0) fail(names[i]);
        if (!entry) break;
    }
    free(names);
}

static void watch(const char *path) {
    char buffer[65536] __attribute__((aligned(8)));
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), events = inotify_init1(IN_CLOEXEC);
    if (folder < 0 || inotify_add_watch(events, path, IN_MOVED_TO | IN_CLOSE_WRITE) < 0) fail(path);
    puts("ready");
    fflush(stdout);
    for (;;) {
        ssize_t size = read(events, buffer, sizeof buffer);
        if (size < 0) fail("inotify");
        for (char *at = buffer; at < buffer + size;) {
            struct inotify_event *event = (struct inotify_event *)at;
            at += sizeof *event + event->len;
            if (event->len == 0) continue;
            done(begin);
            int taken = take(folder, event->name);
            done(commit);
            if (taken && unlinkat(folder, event->name, 0) != 0) fail(event->name);
        }
    }
}

static void receipts(const char *path, int count) {
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) fail(path);
    for (int i = 0; i < count; i++) {
        char temporary[64], name[128], text[512];
        snprintf(temporary, sizeof temporary, ".mcorder-%08x", i);
        snprintf(name, sizeof name, "%064x.json", i);
        int length = snprintf(text, sizeof text,
            "{\n  \"format\": 1,\n  \"number\": \"%d\",\n  \"code\": \"%d-624\",\n  \"restaurant\": \"McDonald's "
            "Garbera\",\n  \"state\": \"received\",\n  \"totalCents\": 795,\n  \"shownTotalCents\": 795,\n  \"reason\": "
            "null,\n  \"updatedAt\": \"2026-11-20T19:47:25Z\"\n}\n", i % 5 + 1, i % 5 + 1);
        int file = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0660);
        if (file < 0 || write(file, text, (size_t)length) != length) fail(temporary);
        close(file);
        if (renameat(folder, temporary, folder, name) != 0) fail(name);
    }
}

int main(int count, char **words) {
    if (count == 5 && strcmp(words[1], "drain") == 0) {
        open_database(words[3]);
        drain(words[2], atoi(words[4]));
        sqlite3_close_v2(database);
    } else if (count == 4 && strcmp(words[1], "watch") == 0) {
        open_database(words[3]);
        watch(words[2]);
    } else if (count == 4 && strcmp(words[1], "receipts") == 0) {
        receipts(words[2], atoi(words[3]));
    } else {
        fputs("usage: limit drain FOLDER DATABASE BATCH | watch FOLDER DATABASE | receipts FOLDER COUNT\n", stderr);
        return 64;
    }
    return 0;
}
