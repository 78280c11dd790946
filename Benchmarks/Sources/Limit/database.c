// The rows of an order, as McOrder stores them.
#define _GNU_SOURCE
#include "limit.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MOST_LINES 100

sqlite3 *database;
static sqlite3_stmt *begin_one, *commit_one, *insert_order, *insert_line, *insert_change;

void fail_database(void) {
    fprintf(stderr, "limit: %s\n", database ? sqlite3_errmsg(database) : "no database");
    exit(1);
}

sqlite3_stmt *prepared(const char *text) {
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v3(database, text, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) != SQLITE_OK)
        fail_database();
    return statement;
}

void done(sqlite3_stmt *statement) {
    if (sqlite3_step(statement) != SQLITE_DONE) fail_database();
    sqlite3_reset(statement);
}

void execute(const char *text) {
    if (sqlite3_exec(database, text, NULL, NULL, NULL) != SQLITE_OK) fail_database();
}

void begin(void) { done(begin_one); }

void commit(void) { done(commit_one); }

void open_for_orders(const char *path) {
    if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK) fail_database();
    execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    begin_one = prepared("BEGIN IMMEDIATE");
    commit_one = prepared("COMMIT");
    insert_order = prepared(
        "INSERT INTO orders (restaurant_id, restaurant, udid, number, code, device_name, comment, placed_at, "
        "received_at, changed_at, changed_by, total_cents, shown_total_cents, repriced, file, content_hash, raw) "
        "VALUES ('garbera', ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, 'limit', ?9, ?9, 0, ?10, ?11, ?12)");
    insert_line = prepared(
        "INSERT INTO order_lines (order_id, position, name, cents, shown_cents) VALUES (?1, ?2, ?3, ?4, ?4)");
    insert_change = prepared(
        "INSERT INTO order_changes (order_id, step, at, to_state, by) VALUES (?1, 'received', ?2, 'received', 'limit')");
}

void open_for_looking(const char *path) {
    if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK) fail_database();
    sqlite3_busy_timeout(database, 5000);
}

struct slice {
    const char *text;
    int length;
};

// The next string of the file, without its quotation marks. The files of a benchmark have no escapes.
static struct slice next_string(const char **at, const char *end) {
    const char *first = memchr(*at, '"', (size_t)(end - *at));
    const char *last = first ? memchr(first + 1, '"', (size_t)(end - first - 1)) : NULL;
    if (!last) {
        errno = EINVAL;
        fail("an order");
    }
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

// The instant of `dd-MM-yyyy HH:mm:ss `, taken for UTC, since the limit does without time zones.
static int64_t milliseconds(const char *text) {
    struct tm civil = {0};
    sscanf(text, "%d-%d-%d %d:%d:%d", &civil.tm_mday, &civil.tm_mon, &civil.tm_year, &civil.tm_hour, &civil.tm_min,
           &civil.tm_sec);
    civil.tm_mon -= 1;
    civil.tm_year -= 1900;
    return (int64_t)timegm(&civil) * 1000;
}

void store(const char *file, const char *bytes, int size) {
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
    int64_t received = wall() / 1000000;
    char code[32], hash[32] = {0};
    snprintf(code, sizeof code, "%.*s-%03u", order.length, order.text, check_digits(udid.text, udid.length));
    bind(insert_order, 1, restaurant);
    bind(insert_order, 2, udid);
    sqlite3_bind_int64(insert_order, 3, number(order));
    sqlite3_bind_text(insert_order, 4, code, -1, SQLITE_STATIC);
    bind(insert_order, 5, device);
    bind(insert_order, 6, comment);
    sqlite3_bind_int64(insert_order, 7, milliseconds(placed.text));
    sqlite3_bind_int64(insert_order, 8, received);
    sqlite3_bind_int64(insert_order, 9, total);
    sqlite3_bind_text(insert_order, 10, file, -1, SQLITE_STATIC);
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
