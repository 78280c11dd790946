// Declarations shared by the parts of `limit`.
#pragma once
#include <sqlite3.h>
#include <stddef.h>
#include <stdint.h>

/// The maximum size of an order's file in bytes.
#define MOST_BYTES 65536

/// Prints what failed, with the error of the last system call, and ends the program.
void fail(const char *what);
/// Prints SQLite's error and ends the program.
void fail_database(void);
/// Parses a number of the command line; ends the program if it is none.
int64_t count_of(const char *word);
/// The wall clock in nanoseconds, comparable with files' times.
int64_t wall(void);
/// A monotonic clock in nanoseconds.
int64_t ticks(void);
/// Sleeps for this number of nanoseconds; returns at once for zero or less.
void pause_for(int64_t nanoseconds);

/// Whether the database is on a PostgreSQL server instead of in a file. Then only `drain`, `advance`, `latency`
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
/// Opens the database for writing, with McOrder's durability: WAL, `synchronous = FULL`.
void open_for_orders(const char *path);
/// Opens the database for reading.
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
/// The contents of a benchmark's line, as McOrder stores them; NULL for any other text.
const char *details_of(struct slice name);
// The name of one of four lines.
const char *line_name(int64_t index);

/// The fields of an order that the limit reads.
struct sent {
    struct slice restaurant, device, udid, comment;
    int64_t number, placed_at, total;
    char code[32];
    int lines;
    struct slice names[MOST_LINES];
    int64_t cents[MOST_LINES];
};

/// Splits an order's file into its fields.
void read_order(struct sent *sent, const char *bytes, int size);
/// Stores the rows of the order in a file.
void store(const char *file, const char *bytes, int size);

/// The identity of the order with this index: five orders from each device, all different.
struct identity {
    char udid[37];
    int number;
};
struct identity identity(int64_t index);
/// The index of the order with this identity.
int64_t index_of(const char *udid, int number);
/// The last three digits of the code, as format.md computes them.
unsigned check_digits(const char *udid, int length);
/// Writes the order with this index in the layout of McOrder's own client.
///
/// Returns its size in bytes.
int order_text(char bytes[MOST_BYTES], int64_t index, const char *restaurant);
/// Creates a file with this name and these bytes in a folder.
void make_file(int folder, const char *name, const char *bytes, int size);
int open_folder(const char *path);
/// Whether the name is that of an order's file.
int is_order(const char *name);

void drain(const char *folder, int batch);
/// Creates a database with the tables of a lean intake.
void lean_open(const char *path);
/// Stores the orders of a folder there, writes a receipt for each, and unlinks them.
void lean_drain(const char *folder, const char *receipts, int batch);
void watch(const char *folder);
void receipts(const char *folder, int64_t count);
void orders(const char *folder, int64_t count, int64_t first);
void forget(const char *folder);
void latency(const char *folder, int64_t count, double rate, int64_t first, const char *restaurants);
void history(const char *path, int64_t count, int64_t days);
int process(char **words);
