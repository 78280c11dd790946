// The rows of an order, as McOrder stores them.
#define _GNU_SOURCE
#include "limit.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef POSTGRESQL
#define ON_SERVER(call) if (is_on_server) { call; return; }
#else
#define ON_SERVER(call)
#endif

int is_on_server;
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

void begin(void) {
    ON_SERVER(server_begin())
    done(begin_one);
}

void commit(void) {
    ON_SERVER(server_commit())
    done(commit_one);
}

// Remembers whether the path is the address of a server.
static void find_place(const char *path) {
    is_on_server = strncmp(path, "postgresql://", 13) == 0;
#ifndef POSTGRESQL
    if (is_on_server) {
        fputs("limit: built without PostgreSQL\n", stderr);
        exit(64);
    }
#endif
}

void open_for_orders(const char *path) {
    find_place(path);
    ON_SERVER(server_open_for_orders(path))
    if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK) fail_database();
    execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    begin_one = prepared("BEGIN IMMEDIATE");
    commit_one = prepared("COMMIT");
    insert_order = prepared(
        "INSERT INTO orders (restaurant_id, restaurant, udid, number, code, device_name, comment, placed_at, "
        "received_at, changed_at, changed_by, total_cents, shown_total_cents, repriced, file, content_hash, raw, "
        "catalogue) VALUES ('garbera', ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, 'limit', ?9, ?9, 0, ?10, ?11, ?12, 1)");
    insert_line = prepared(
        "INSERT INTO order_lines (order_id, position, name, cents, shown_cents, details) "
        "VALUES (?1, ?2, ?3, ?4, ?4, ?5)");
    insert_change = prepared(
        "INSERT INTO order_changes (order_id, step, at, to_state, by) VALUES (?1, 'received', ?2, 'received', 'limit')");
}

void open_for_looking(const char *path) {
    find_place(path);
    ON_SERVER(server_open(path))
    if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK) fail_database();
    sqlite3_busy_timeout(database, 5000);
}

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

void read_order(struct sent *sent, const char *bytes, int size) {
    const char *at = bytes, *end = bytes + size;
    sent->restaurant = next_string(&at, end);
    sent->placed_at = milliseconds(next_string(&at, end).text);
    sent->device = next_string(&at, end);
    sent->udid = next_string(&at, end);
    struct slice order = next_string(&at, end);
    sent->number = number(order);
    sent->comment = next_string(&at, end);
    sent->lines = 0;
    sent->total = 0;
    while (sent->lines < MOST_LINES && memchr(at, '"', (size_t)(end - at))) {
        sent->names[sent->lines] = next_string(&at, end);
        sent->cents[sent->lines] = number(next_string(&at, end));
        sent->total += sent->cents[sent->lines++];
    }
    snprintf(sent->code, sizeof sent->code, "%.*s-%03u", order.length, order.text,
             check_digits(sent->udid.text, sent->udid.length));
}

int64_t value_of(const char *query) {
#ifdef POSTGRESQL
    if (is_on_server) return server_number(query);
#endif
    sqlite3_stmt *statement = prepared(query);
    if (sqlite3_step(statement) != SQLITE_ROW) fail_database();
    int64_t value = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return value;
}

void each_newer(int64_t last, void (*note)(int64_t id, const char *udid, int number)) {
    static sqlite3_stmt *newer;
    ON_SERVER(server_each_newer(last, note))
    if (!newer) newer = prepared("SELECT id, udid, number FROM orders WHERE id > ?1 ORDER BY id");
    sqlite3_bind_int64(newer, 1, last);
    while (sqlite3_step(newer) == SQLITE_ROW)
        note(sqlite3_column_int64(newer, 0), (const char *)sqlite3_column_text(newer, 1), sqlite3_column_int(newer, 2));
    sqlite3_reset(newer);
}

void store(const char *file, const char *bytes, int size) {
    ON_SERVER(server_store(file, bytes, size))
    static struct sent sent;
    read_order(&sent, bytes, size);
    int64_t received = wall() / 1000000;
    char hash[32] = {0};
    bind(insert_order, 1, sent.restaurant);
    bind(insert_order, 2, sent.udid);
    sqlite3_bind_int64(insert_order, 3, sent.number);
    sqlite3_bind_text(insert_order, 4, sent.code, -1, SQLITE_STATIC);
    bind(insert_order, 5, sent.device);
    bind(insert_order, 6, sent.comment);
    sqlite3_bind_int64(insert_order, 7, sent.placed_at);
    sqlite3_bind_int64(insert_order, 8, received);
    sqlite3_bind_int64(insert_order, 9, sent.total);
    sqlite3_bind_text(insert_order, 10, file, -1, SQLITE_STATIC);
    sqlite3_bind_blob(insert_order, 11, hash, sizeof hash, SQLITE_STATIC);
    sqlite3_bind_blob(insert_order, 12, bytes, size, SQLITE_STATIC);
    done(insert_order);
    int64_t id = sqlite3_last_insert_rowid(database);
    for (int i = 0; i < sent.lines; i++) {
        sqlite3_bind_int64(insert_line, 1, id);
        sqlite3_bind_int(insert_line, 2, i + 1);
        bind(insert_line, 3, sent.names[i]);
        sqlite3_bind_int64(insert_line, 4, sent.cents[i]);
        sqlite3_bind_text(insert_line, 5, details_of(sent.names[i]), -1, SQLITE_STATIC);
        done(insert_line);
    }
    sqlite3_bind_int64(insert_change, 1, id);
    sqlite3_bind_int64(insert_change, 2, received);
    done(insert_change);
}
