// Measures the time from a rename into the folder until another process sees the commit.
//
// The times at which orders are due do not depend on earlier orders, so that a delay also affects later ones. The
// observer is a reader like any other, with one prepared statement.
#define _GNU_SOURCE
#include "limit.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#define BETWEEN_LOOKS 50000
// Each query needs the server's processor, which the benchmark measures; reading SQLite's file needs only its own.
#define BETWEEN_QUERIES 1000000
#define PATIENCE 60000000000

static char **restaurants;
static int64_t restaurant_count;

// The restaurants' names, one on each line.
static void read_restaurants(const char *path) {
    FILE *file = fopen(path, "re");
    if (!file) fail(path);
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    while ((length = getline(&line, &room, file)) > 0) {
        if (line[length - 1] == '\n') line[length - 1] = 0;
        restaurants = realloc(restaurants, (size_t)(restaurant_count + 1) * sizeof *restaurants);
        if (!restaurants) fail(path);
        restaurants[restaurant_count++] = strdup(line);
    }
    free(line);
    fclose(file);
}

static int64_t last_seen, first_index, order_count, new_orders;
// When each order was renamed, and how long it took until it was seen; 0 before.
static int64_t *sent, *taken;

static void note(int64_t id, const char *udid, int number) {
    last_seen = id;
    int64_t place = index_of(udid, number) - first_index;
    if (place < 0 || place >= order_count || sent[place] == 0 || taken[place] != 0) return;
    taken[place] = ticks() - sent[place];
    new_orders++;
}

void latency(const char *path, int64_t count, double rate, int64_t first, const char *names) {
    int folder = open_folder(path);
    if (names) read_restaurants(names);
    sent = calloc((size_t)count, sizeof *sent);
    taken = calloc((size_t)count, sizeof *taken);
    first_index = first;
    order_count = count;
    if (!sent || !taken || rate <= 0) fail("latency");
    prctl(PR_SET_TIMERSLACK, 1UL, 0UL, 0UL, 0UL);
    last_seen = value_of("SELECT coalesce(max(id), 0) FROM orders");
    static char bytes[MOST_BYTES];
    uint64_t chance = 88172645463325252;
    int64_t next = 0, seen = 0, due = ticks();
    while (seen < count) {
        int64_t now = ticks();
        if (next < count && now >= due) {
            char temporary[64], name[64];
            snprintf(temporary, sizeof temporary, ".order %lld.tmp", (long long)(first + next));
            snprintf(name, sizeof name, "order %lld.json", (long long)(first + next));
            const char *restaurant =
                restaurant_count ? restaurants[(first + next) % restaurant_count] : "McDonald's Garbera";
            make_file(folder, temporary, bytes, order_text(bytes, first + next, restaurant));
            sent[next] = ticks();
            if (renameat(folder, temporary, folder, name) != 0) fail(name);
            next++;
            // Between 0.5 and 1.5 times the mean interval, so that orders do not fall into step with a timer.
            chance ^= chance << 13, chance ^= chance >> 7, chance ^= chance << 17;
            due += (int64_t)(1e9 / rate * (0.5 + (double)(chance % 1000000) / 1e6));
        } else if (seen == next) {
            pause_for(due - now);
        } else {
            new_orders = 0;
            each_newer(last_seen, note);
            int64_t more = new_orders;
            seen += more;
            if (next == count && more == 0 && now - sent[count - 1] > PATIENCE) {
                fprintf(stderr, "limit: only %lld of %lld orders came\n", (long long)seen, (long long)count);
                exit(1);
            }
            int64_t pause = is_on_server ? BETWEEN_QUERIES : BETWEEN_LOOKS;
            if (more == 0) pause_for(next < count && due - now < pause ? due - now : pause);
        }
    }
    for (int64_t place = 0; place < count; place++)
        printf("%lld %lld\n", (long long)(taken[place] / 1000), (long long)sent[place]);
    close(folder);
}
