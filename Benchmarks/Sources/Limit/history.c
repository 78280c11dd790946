// Writes years of past orders, as the queue keeps them.
#define _GNU_SOURCE
#include "limit.h"
#include <stdio.h>
#include <string.h>

#define DAY 86400000LL
// The most recent order is older than the retention of receipts.
#define YOUNGEST (3 * DAY)
// Older orders have neither names nor raw files: `retention.personal_days`.
#define PERSONAL (29 * DAY)
#define DEVICES 20000
// A history of fewer days has different lines, as a kitchen's book looks at them.
#define YEARS 1000

static const char *const ends[] = {"collected", "cancelled", "no-show", "expired"};
static const char *const steps[] = {"preparing", "ready"};
static sqlite3_stmt *insert_order, *insert_line, *insert_change;

static uint64_t mixed(uint64_t value) {
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9;
    value = (value ^ value >> 27) * 0x94D049BB133111EB;
    return value ^ value >> 31;
}

static void change(int64_t id, const char *step, int64_t at, const char *from, const char *to, const char *reason) {
    sqlite3_bind_int64(insert_change, 1, id);
    sqlite3_bind_text(insert_change, 2, step, -1, SQLITE_STATIC);
    sqlite3_bind_int64(insert_change, 3, at);
    sqlite3_bind_text(insert_change, 4, from, -1, SQLITE_STATIC);
    sqlite3_bind_text(insert_change, 5, to, -1, SQLITE_STATIC);
    sqlite3_bind_text(insert_change, 6, reason, -1, SQLITE_STATIC);
    done(insert_change);
}

static void add(int64_t place, int64_t age, int64_t now, int is_varied) {
    static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    static char raw[MOST_BYTES];
    int64_t received = now - age, device = place % DEVICES;
    uint64_t chance = mixed((uint64_t)place + 1);
    // Of a hundred: 94 collected, 3 cancelled, 2 no-shows, 1 expired.
    int percent = (int)(chance % 100), end = percent < 94 ? 0 : percent < 97 ? 1 : percent < 99 ? 2 : 3;
    char udid[64], code[32], file[64], hash[32], name[64];
    int number = (int)(place / DEVICES) + 1, lines = (int)((chance >> 8) % 4) + 1, is_personal = age < PERSONAL;
    snprintf(udid, sizeof udid, "4C2A9B10-77D1-4E0F-9A3C-%012llX", (long long)device);
    snprintf(code, sizeof code, "%d-%03u", number, check_digits(udid, 36));
    snprintf(file, sizeof file, "order %lld.json", (long long)place);
    snprintf(name, sizeof name, "iPhone de Ane %lld", (long long)device);
    if (!is_personal) {
        // A keyed hash in base 64, which the queue keeps instead of the UDID.
        uint64_t bits = 0;
        for (int i = 0; i < 43; i++) {
            if (i % 10 == 0) bits = mixed((uint64_t)(device * 64 + i));
            udid[i] = alphabet[bits >> (i % 10 * 6) & 63];
        }
        strcpy(udid + 43, "=");
    }
    for (int i = 0; i < 4; i++) ((uint64_t *)hash)[i] = mixed((uint64_t)place * 4 + (uint64_t)i + 7);
    int64_t cents = 120 * lines;
    sqlite3_bind_text(insert_order, 1, udid, -1, SQLITE_STATIC);
    sqlite3_bind_int(insert_order, 2, number);
    sqlite3_bind_text(insert_order, 3, code, -1, SQLITE_STATIC);
    sqlite3_bind_text(insert_order, 4, is_personal ? name : NULL, -1, SQLITE_STATIC);
    sqlite3_bind_text(insert_order, 5, is_personal ? "sin hielo" : NULL, -1, SQLITE_STATIC);
    sqlite3_bind_int64(insert_order, 6, received - 20000);
    sqlite3_bind_int64(insert_order, 7, received);
    sqlite3_bind_text(insert_order, 8, ends[end], -1, SQLITE_STATIC);
    sqlite3_bind_int64(insert_order, 9, received + 600000);
    sqlite3_bind_int(insert_order, 10, end == 0 ? 4 : 2);
    sqlite3_bind_int64(insert_order, 11, cents);
    sqlite3_bind_text(insert_order, 12, is_personal ? file : "", -1, SQLITE_STATIC);
    sqlite3_bind_blob(insert_order, 13, hash, sizeof hash, SQLITE_STATIC);
    if (is_personal) sqlite3_bind_blob(insert_order, 14, raw, order_text(raw, place, "McDonald's Garbera"), SQLITE_STATIC);
    else sqlite3_bind_null(insert_order, 14);
    done(insert_order);
    int64_t id = sqlite3_last_insert_rowid(database);
    for (int i = 0; i < lines; i++) {
        sqlite3_bind_int64(insert_line, 1, id);
        sqlite3_bind_int(insert_line, 2, i + 1);
        const char *line = is_varied ? line_name(place + i) : "Espresso";
        sqlite3_bind_text(insert_line, 3, details_of((struct slice){line, (int)strlen(line)}), -1, SQLITE_STATIC);
        done(insert_line);
    }
    change(id, "received", received, NULL, "received", NULL);
    const char *from = "received";
    for (int i = 0; i < 2 && end == 0; i++) {
        change(id, "forward", received + 200000 * (i + 1), from, steps[i], NULL);
        from = steps[i];
    }
    change(id, "forward", received + 600000, from, ends[end], end == 1 ? "sold out" : NULL);
}

void history(const char *path, int64_t count, int64_t days) {
    if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK) fail_database();
    // Nothing is lost with it if the machine stops now.
    execute("PRAGMA journal_mode = DELETE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"
            "PRAGMA cache_size = -400000; BEGIN IMMEDIATE");
    insert_order = prepared(
        "INSERT INTO orders (restaurant_id, restaurant, udid, number, code, device_name, comment, placed_at, "
        "received_at, state, changed_at, changed_by, revision, total_cents, shown_total_cents, repriced, receipt, file, "
        "content_hash, raw) VALUES ('garbera', 'McDonald''s Garbera', ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 'till 1', ?10, "
        "?11, ?11, 0, 'removed', ?12, ?13, ?14)");
    insert_line = prepared("INSERT INTO order_lines (order_id, position, name, cents, shown_cents, details) "
                           "VALUES (?1, ?2, 'Espresso', 120, 120, ?3)");
    insert_change = prepared("INSERT INTO order_changes (order_id, step, at, from_state, to_state, by, reason) "
                             "VALUES (?1, ?2, ?3, ?4, ?5, 'till 1', ?6)");
    int64_t now = wall() / 1000000;
    for (int64_t place = 0; place < count; place++)
        add(place, days * DAY - (days * DAY - YOUNGEST) / count * place, now, days < YEARS);
    sqlite3_finalize(insert_order);
    sqlite3_finalize(insert_line);
    sqlite3_finalize(insert_change);
    execute("COMMIT; PRAGMA journal_mode = DELETE; PRAGMA journal_mode = WAL");
}
