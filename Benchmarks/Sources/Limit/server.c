// The same rows on a PostgreSQL server: one connection, each transaction sent whole before its first answer is read
// (pipelining), and the lock that every writer of McOrder takes, since the ids have to rise in the order of the commits.
#ifdef POSTGRESQL
#define _GNU_SOURCE
#include "limit.h"
#include <errno.h>
#include <postgresql/libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WRITER_LOCK "30790102773163378"

static PGconn *server;

static void fail_server(void) {
    fprintf(stderr, "limit: %s\n", PQerrorMessage(server));
    exit(1);
}

void server_open(const char *address) {
    server = PQconnectdb(address);
    if (PQstatus(server) != CONNECTION_OK) fail_server();
}

static void prepare(const char *name, const char *text) {
    PGresult *result = PQprepare(server, name, text, 0, NULL);
    if (PQresultStatus(result) != PGRES_COMMAND_OK) fail_server();
    PQclear(result);
}

void server_open_for_orders(const char *address) {
    server_open(address);
    prepare("order",
        "WITH placed AS (INSERT INTO orders (restaurant_id, restaurant, udid, number, code, device_name, comment, "
        "placed_at, received_at, changed_at, changed_by, total_cents, shown_total_cents, repriced, file, content_hash, "
        "raw, catalogue) VALUES ('garbera', $1, $2, $3, $4, $5, $6, $7, $8, $8, 'limit', $9, $9, 0, $10, $11, $12, 1) "
        "RETURNING id), "
        "lines AS (INSERT INTO order_lines (order_id, position, name, cents, shown_cents, details) "
        "SELECT placed.id, position, name, cents, cents, details FROM placed, "
        "unnest($13::text[], $14::bigint[], $15::text[]) WITH ORDINALITY AS line (name, cents, details, position)) "
        "INSERT INTO order_changes (order_id, step, at, to_state, by) SELECT id, 'received', $8, 'received', 'limit' "
        "FROM placed");
    prepare("advance",
        "WITH changed AS (INSERT INTO order_changes (order_id, step, at, from_state, to_state, by) "
        "SELECT id, 'forward', $2, 'received', 'preparing', 'limit' FROM orders WHERE id = $1 AND state = 'received' "
        "RETURNING order_id) UPDATE orders SET state = 'preparing', changed_at = $2, changed_by = 'limit', "
        "revision = revision + 1, receipt = 'due' WHERE id = (SELECT order_id FROM changed)");
    prepare("begin", "BEGIN");
    prepare("lock", "SELECT pg_advisory_xact_lock(" WRITER_LOCK ")");
    prepare("commit", "COMMIT");
    if (!PQenterPipelineMode(server)) fail_server();
}

static void send_prepared(const char *name, int count, const char *const *values, const int *lengths,
                          const int *formats) {
    if (!PQsendQueryPrepared(server, name, count, values, lengths, formats, 0)) fail_server();
}

void server_begin(void) {
    send_prepared("begin", 0, NULL, NULL, NULL);
    send_prepared("lock", 0, NULL, NULL, NULL);
}

void server_commit(void) {
    send_prepared("commit", 0, NULL, NULL, NULL);
    if (!PQpipelineSync(server)) fail_server();
    for (;;) {
        PGresult *result = PQgetResult(server);
        // Between the results of two statements.
        if (!result) continue;
        ExecStatusType status = PQresultStatus(result);
        PQclear(result);
        if (status == PGRES_PIPELINE_SYNC) return;
        if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) fail_server();
    }
}

// An element of an array, with its quotation marks. The texts of a benchmark have no backslash.
static void add_element(char **at, const char *first, struct slice text) {
    if (*at > first + 1) *(*at)++ = ',';
    *(*at)++ = '"';
    for (int i = 0; i < text.length; i++) {
        if (text.text[i] == '"') *(*at)++ = '\\';
        *(*at)++ = text.text[i];
    }
    *(*at)++ = '"';
}

void server_store(const char *file, const char *bytes, int size) {
    static struct sent sent;
    static char names[MOST_BYTES], cents[MOST_BYTES], details[MOST_BYTES], texts[8][512];
    static const char hash[32];
    read_order(&sent, bytes, size);
    char *name = names, *cent = cents, *detail = details;
    *name++ = '{';
    *cent++ = '{';
    *detail++ = '{';
    for (int i = 0; i < sent.lines; i++) {
        add_element(&name, names, sent.names[i]);
        const char *contents = details_of(sent.names[i]);
        add_element(&detail, details, (struct slice){contents, (int)strlen(contents)});
        cent += sprintf(cent, "%s%lld", i ? "," : "", (long long)sent.cents[i]);
    }
    strcpy(name, "}");
    strcpy(cent, "}");
    strcpy(detail, "}");
    struct slice slices[] = {sent.restaurant, sent.udid, sent.device, sent.comment};
    for (int i = 0; i < 4; i++) snprintf(texts[i], sizeof texts[i], "%.*s", slices[i].length, slices[i].text);
    int64_t numbers[] = {sent.number, sent.placed_at, wall() / 1000000, sent.total};
    for (int i = 0; i < 4; i++) snprintf(texts[4 + i], sizeof texts[4 + i], "%lld", (long long)numbers[i]);
    const char *values[] = {texts[0], texts[1], texts[4], sent.code, texts[2], texts[3], texts[5],
                            texts[6], texts[7], file,     hash,      bytes,    names,    cents,
                            details};
    int lengths[15] = {[10] = sizeof hash, [11] = size}, formats[15] = {[10] = 1, [11] = 1};
    send_prepared("order", 15, values, lengths, formats);
}

void server_advance(int64_t count) {
    for (int64_t id = 1; id <= count; id++) {
        char order[32], now[32];
        snprintf(order, sizeof order, "%lld", (long long)id);
        snprintf(now, sizeof now, "%lld", (long long)(wall() / 1000000));
        int64_t start = ticks();
        server_begin();
        send_prepared("advance", 2, (const char *const[]){order, now}, NULL, NULL);
        server_commit();
        printf("%lld\n", (long long)((ticks() - start) / 1000));
    }
}

int64_t server_number(const char *query) {
    PGresult *result = PQexec(server, query);
    if (PQresultStatus(result) != PGRES_TUPLES_OK) fail_server();
    int64_t value = atoll(PQgetvalue(result, 0, 0));
    PQclear(result);
    return value;
}

void server_each_newer(int64_t last, void (*note)(int64_t id, const char *udid, int number)) {
    char number[32];
    snprintf(number, sizeof number, "%lld", (long long)last);
    PGresult *result = PQexecParams(server, "SELECT id, udid, number FROM orders WHERE id > $1 ORDER BY id", 1, NULL,
                                    (const char *const[]){number}, NULL, NULL, 0);
    if (PQresultStatus(result) != PGRES_TUPLES_OK) fail_server();
    for (int row = 0; row < PQntuples(result); row++)
        note(atoll(PQgetvalue(result, row, 0)), PQgetvalue(result, row, 1), atoi(PQgetvalue(result, row, 2)));
    PQclear(result);
}
#endif
