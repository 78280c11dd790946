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
/// Sleeps; zero or less does not.
void pause_for(int64_t nanoseconds);

/// The one connection.
extern sqlite3 *database;
/// Opens it to write orders, durable as McOrder's own: WAL, `synchronous = FULL`.
void open_for_orders(const char *path);
/// Opens it to look.
void open_for_looking(const char *path);
/// A statement that is used more than once.
sqlite3_stmt *prepared(const char *text);
/// Runs a statement that has no rows.
void done(sqlite3_stmt *statement);
/// Runs statements without parameters.
void execute(const char *text);
void begin(void);
void commit(void);
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
