// The limit: one thread of C that does the least work that gives the same result; also the clocks and
// generators of the benchmarks, which must be fast and small.
//
// The limit judges nothing, hashes nothing and checks nothing. A file is read, its seven fields are cut out of the
// layout that McOrder's own client writes, and the same rows, raw bytes included, go into a queue that `mcorderd init`
// made: the same tables, the same indexes, WAL, `synchronous = FULL`, the same number of orders in a transaction. Then
// the files are unlinked.
#define _GNU_SOURCE
#include "limit.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char usage[] =
    "usage: limit drain FOLDER DATABASE BATCH     stores and unlinks until the folder is empty\n"
    "       limit lean FOLDER DATABASE RECEIPTS BATCH\n"
    "                                             the same into a new database with lean tables, with receipts\n"
    "       limit advance ADDRESS COUNT           prepares the first orders, one commit each; prints microseconds for each\n"
    "       limit watch FOLDER DATABASE           each order as inotify reports it, one commit each, until killed\n"
    "       limit receipts FOLDER COUNT           makes so many receipts: a temporary file, written, renamed\n"
    "       limit orders FOLDER COUNT [FIRST]     makes so many orders, and waits until they are on the disk\n"
    "       limit forget FOLDER                   has the kernel forget what it keeps of the files' contents\n"
    "       limit latency FOLDER DATABASE COUNT RATE [FIRST [RESTAURANTS]]\n"
    "                                             renames RATE orders a second into the folder, and prints for each\n"
    "                                             after how many microseconds another process saw it in the database,\n"
    "                                             and the time of its renaming in nanoseconds of CLOCK_MONOTONIC\n"
    "       limit await DATABASE COUNT            waits until so many orders are there; prints the wall clock in ns\n"
    "       limit count DATABASE                  prints how many orders and rejections are there\n"
    "       limit history DATABASE COUNT DAYS     adds so many orders of so many past days to an empty queue\n"
    "       limit process PROGRAM [WORD]...       prints wall and processor time in microseconds, most resident KiB,\n"
    "                                             and the exit status\n";

void fail(const char *what) {
    fprintf(stderr, "limit: %s: %s\n", what, strerror(errno));
    exit(1);
}

int64_t count_of(const char *word) {
    char *end = NULL;
    long long value = strtoll(word, &end, 10);
    if (end == word || *end != 0 || value < 0) {
        fprintf(stderr, "limit: no number: %s\n", word);
        exit(64);
    }
    return value;
}

static int64_t clock_of(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t wall(void) { return clock_of(CLOCK_REALTIME); }

int64_t ticks(void) { return clock_of(CLOCK_MONOTONIC); }

void pause_for(int64_t nanoseconds) {
    if (nanoseconds <= 0) return;
    struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    nanosleep(&time, NULL);
}

static void await(int64_t count) {
    while (value_of("SELECT coalesce(max(id), 0) FROM orders") < count) pause_for(1000000);
    printf("%lld\n", (long long)wall());
}

static void count_all(void) {
    int64_t orders = value_of("SELECT count(*) FROM orders"), rejections = value_of("SELECT count(*) FROM rejections");
    printf("%lld %lld\n", (long long)orders, (long long)rejections);
}

int main(int count, char **words) {
    const char *command = count > 1 ? words[1] : "";
    if (count == 5 && strcmp(command, "drain") == 0) {
        open_for_orders(words[3]);
        drain(words[2], (int)count_of(words[4]));
    } else if (count == 6 && strcmp(command, "lean") == 0) {
        lean_open(words[3]);
        lean_drain(words[2], words[4], (int)count_of(words[5]));
#ifdef POSTGRESQL
    } else if (count == 4 && strcmp(command, "advance") == 0) {
        open_for_orders(words[2]);
        server_advance(count_of(words[3]));
#endif
    } else if (count == 4 && strcmp(command, "watch") == 0) {
        open_for_orders(words[3]);
        watch(words[2]);
    } else if (count == 4 && strcmp(command, "receipts") == 0) {
        receipts(words[2], count_of(words[3]));
    } else if ((count == 4 || count == 5) && strcmp(command, "orders") == 0) {
        orders(words[2], count_of(words[3]), count == 5 ? count_of(words[4]) : 0);
    } else if (count == 3 && strcmp(command, "forget") == 0) {
        forget(words[2]);
    } else if (count >= 6 && count <= 8 && strcmp(command, "latency") == 0) {
        open_for_looking(words[3]);
        latency(words[2], count_of(words[4]), atof(words[5]), count > 6 ? count_of(words[6]) : 0,
                count > 7 ? words[7] : NULL);
    } else if (count == 4 && strcmp(command, "await") == 0) {
        open_for_looking(words[2]);
        await(count_of(words[3]));
    } else if (count == 3 && strcmp(command, "count") == 0) {
        open_for_looking(words[2]);
        count_all();
    } else if (count == 5 && strcmp(command, "history") == 0) {
        history(words[2], count_of(words[3]), count_of(words[4]));
    } else if (count >= 3 && strcmp(command, "process") == 0) {
        return process(words + 2);
    } else {
        fputs(usage, stderr);
        return 64;
    }
    if (database) sqlite3_close_v2(database);
    return 0;
}
