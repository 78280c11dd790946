// A lean intake of its own: tables without anything that its queries do not need, and a receipt for each order.
#define _GNU_SOURCE
#include "limit.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static sqlite3_stmt *insert_order, *insert_line;

void lean_open(const char *path) {
    if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) != SQLITE_OK)
        fail_database();
    execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
            "CREATE TABLE orders (id INTEGER PRIMARY KEY, restaurant TEXT NOT NULL, device TEXT NOT NULL, "
            "udid TEXT NOT NULL, number INTEGER NOT NULL, comment TEXT, placed_at INTEGER NOT NULL, "
            "received_at INTEGER NOT NULL, total INTEGER NOT NULL, state TEXT NOT NULL, raw BLOB NOT NULL, "
            "UNIQUE (udid, number));"
            "CREATE TABLE lines (order_id INTEGER NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL, "
            "cents INTEGER NOT NULL, PRIMARY KEY (order_id, position)) WITHOUT ROWID");
    insert_order = prepared(
        "INSERT INTO orders (restaurant, device, udid, number, comment, placed_at, received_at, total, state, raw) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'received', ?9)");
    insert_line = prepared("INSERT INTO lines (order_id, position, name, cents) VALUES (?1, ?2, ?3, ?4)");
}

static void bind(sqlite3_stmt *statement, int index, struct slice text) {
    sqlite3_bind_text(statement, index, text.text, text.length, SQLITE_STATIC);
}

// A stored order whose receipt has to be written.
struct taken {
    char file[256], receipt[64];
    char text[512];
    int length;
};

// Stores a file, and prepares its receipt.
static void take(int folder, struct taken *taken) {
    static char bytes[MOST_BYTES];
    static struct sent sent;
    int file = openat(folder, taken->file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) fail(taken->file);
    if (!S_ISREG(status.st_mode) || status.st_size > MOST_BYTES) {
        errno = EINVAL;
        fail(taken->file);
    }
    ssize_t size = read(file, bytes, (size_t)status.st_size);
    if (size != status.st_size) fail(taken->file);
    close(file);
    read_order(&sent, bytes, (int)size);
    int64_t received = wall() / 1000000;
    bind(insert_order, 1, sent.restaurant);
    bind(insert_order, 2, sent.device);
    bind(insert_order, 3, sent.udid);
    sqlite3_bind_int64(insert_order, 4, sent.number);
    bind(insert_order, 5, sent.comment);
    sqlite3_bind_int64(insert_order, 6, sent.placed_at);
    sqlite3_bind_int64(insert_order, 7, received);
    sqlite3_bind_int64(insert_order, 8, sent.total);
    sqlite3_bind_blob(insert_order, 9, bytes, (int)size, SQLITE_STATIC);
    done(insert_order);
    int64_t id = sqlite3_last_insert_rowid(database);
    for (int i = 0; i < sent.lines; i++) {
        sqlite3_bind_int64(insert_line, 1, id);
        sqlite3_bind_int(insert_line, 2, i + 1);
        bind(insert_line, 3, sent.names[i]);
        sqlite3_bind_int64(insert_line, 4, sent.cents[i]);
        done(insert_line);
    }
    snprintf(taken->receipt, sizeof taken->receipt, "%.*s-%lld.json", sent.udid.length, sent.udid.text,
             (long long)sent.number);
    taken->length = snprintf(taken->text, sizeof taken->text,
        "{\n  \"number\": \"%lld\",\n  \"code\": \"%s\",\n  \"restaurant\": \"%.*s\",\n  \"state\": \"received\",\n"
        "  \"totalCents\": %lld,\n  \"updatedAt\": %lld\n}\n", (long long)sent.number, sent.code,
        sent.restaurant.length, sent.restaurant.text, (long long)sent.total, (long long)received);
}

void lean_drain(const char *path, const char *receipts, int batch) {
    int folder = open_folder(path), answers = open_folder(receipts);
    DIR *entries = fdopendir(dup(folder));
    struct taken *taken = calloc((size_t)batch, sizeof *taken);
    if (!entries || !taken) fail(path);
    struct dirent *entry;
    do {
        int count = 0;
        while (count < batch && (entry = readdir(entries))) {
            if (!is_order(entry->d_name)) continue;
            if (count == 0) execute("BEGIN IMMEDIATE");
            strcpy(taken[count].file, entry->d_name);
            take(folder, &taken[count++]);
        }
        if (count > 0) execute("COMMIT");
        for (int i = 0; i < count; i++) {
            make_file(answers, ".receipt", taken[i].text, taken[i].length);
            if (renameat(answers, ".receipt", answers, taken[i].receipt) != 0) fail(taken[i].receipt);
            if (unlinkat(folder, taken[i].file, 0) != 0) fail(taken[i].file);
        }
    } while (entry);
    closedir(entries);
    close(answers);
    free(taken);
}
