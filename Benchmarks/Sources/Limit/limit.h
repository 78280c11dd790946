// What the parts of `limit` share.
#pragma once
#include <sqlite3.h>
#include <stddef.h>
#include <stdint.h>

/// The most bytes that an order's file has.
#define MOST_BYTES 65536

/// Says what failed, with the reason of the last system call, and ends the program.
void fail(const char *what);
/// Says what SQLite says, and ends the program.
void fail_database(void);
/// The number that a word of the command line is; ends the program where it is none.
int64_t count_of(const char *word);
/// The wall clock in nanoseconds, as a file's times are.
int64_t wall(void);
/// A clock that only goes forward, in nanoseconds.
int64_t ticks(void);
/// Sleeps for that number of nanoseconds; returns at once for zero or less.
void pause_for(int64_t nanoseconds);

/// Whether the database is on a PostgreSQL server. It is then none of SQLite's, and only `drain`, `advance`, `latency`
/// and `count` work.
extern int is_on_server;
#ifdef POSTGRESQL
void server_open(const char *address);
void server_open_for_orders(const char *address);
void server_begin(void);
void server_commit(void);
void server_store(const char *file, const char *bytes, int size);
/// Begins the preparation of orders 1 to `count`, one transaction each, and prints how many microseconds each takes.
void server_advance(int64_t count);
/// The only value of a query's result.
int64_t server_number(const char *query);
void server_each_newer(int64_t last, void (*note)(int64_t id, const char *udid, int number));
#endif

/// The one connection.
extern sqlite3 *database;
/// Opens it to write orders, durable as McOrder's own: WAL, `synchronous = FULL`.
void open_for_orders(const char *path);
/// Opens it to look.
void open_for_looking(const char *path);
/// The only value of a query's result.
int64_t value_of(const char *query);
/// Calls a function with each order whose id is above `last`.
void each_newer(int64_t last, void (*note)(int64_t id, const char *udid, int number));
/// A statement that is used more than once.
sqlite3_stmt *prepared(const char *text);
/// Runs a statement that has no rows.
void done(sqlite3_stmt *statement);
/// Runs statements without parameters.
void execute(const char *text);
void begin(void);
void commit(void);
#define MOST_LINES 100

/// A part of a file's text.
struct slice {
    const char *text;
    int length;
};

/// What the limit reads of an order.
struct sent {
    struct slice restaurant, device, udid, comment;
    int64_t number, placed_at, total;
    char code[32];
    int lines;
    struct slice names[MOST_LINES];
    int64_t cents[MOST_LINES];
};

/// Cuts an order's file into its parts.
void read_order(struct sent *sent, const char *bytes, int size);
/// Stores the rows of the order that a file holds.
void store(const char *file, const char *bytes, int size);

/// Which order is the `index`th: five of each device, each different from all others.
struct identity {
    char udid[37];
    int number;
};
struct identity identity(int64_t index);
/// The `index` that has this identity.
int64_t index_of(const char *udid, int number);
/// The last three digits of the code, as format.md computes them.
unsigned check_digits(const char *udid, int length);
/// Writes the `index`th order as McOrder's own client writes it.
///
/// Returns how many bytes it has.
int order_text(char bytes[MOST_BYTES], int64_t index, const char *restaurant);
/// Makes a file of that name and those bytes in a folder.
void make_file(int folder, const char *name, const char *bytes, int size);
int open_folder(const char *path);

void drain(const char *folder, int batch);
void watch(const char *folder);
void receipts(const char *folder, int64_t count);
void orders(const char *folder, int64_t count, int64_t first);
void forget(const char *folder);
void latency(const char *folder, int64_t count, double rate, int64_t first, const char *restaurants);
void history(const char *path, int64_t count);
int process(char **words);
