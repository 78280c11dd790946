// The orders of the benchmarks: one to four lines, all different, the same on every machine.
#define _GNU_SOURCE
#include "limit.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const devices[] = {"iPhone de Ane", "Móvil de Jon", "Pixel de Iñaki", "Galaxy A52", "Redmi Note"};

#define PART(id, name, cents, rank, allergens) \
    "{\"id\":\"" id "\",\"name\":\"" name "\",\"cents\":" cents ",\"rank\":" rank ",\"allergens\":[" allergens "]}"
#define BIGMAC PART("bigmac", "BigMac", "395", "0", "\"gluten\",\"eggs\",\"milk\",\"mustard\",\"sesame\"")

// Each line's text, price and contents, which McOrder stores with the line.
static const struct {
    const char *name, *price, *details;
} lines[] = {
    {"Espresso", "1.20", "{\"cents\":120,\"parts\":[" PART("espresso", "Espresso", "120", "31", "") "]}"},
    {"(G) BigMac + Lipton Ice + Deluxe", "6.75",
     "{\"cents\":675,\"large\":true,\"parts\":[" BIGMAC "," PART("lipton-ice", "Lipton Ice", "180", "26", "") ","
         PART("deluxe", "Deluxe", "195", "15", "\"gluten\"") "]}"},
    {"BigMac", "3.95", "{\"cents\":395,\"parts\":[" BIGMAC "]}"},
    {"BigMac + Coca Cola + Patatas Fritas", "5.95",
     "{\"cents\":595,\"parts\":[" BIGMAC "," PART("coca-cola", "Coca Cola", "180", "22", "") ","
         PART("patatas-fritas", "Patatas Fritas", "185", "14", "") "]}"},
};

const char *line_name(int64_t index) { return lines[index % 4].name; }

const char *details_of(struct slice name) {
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (strlen(lines[i].name) == (size_t)name.length && memcmp(lines[i].name, name.text, (size_t)name.length) == 0)
            return lines[i].details;
    return NULL;
}

// An odd factor, so that codes, which come from a device's last digits, are distributed as for random devices.
#define STRIDE 7919

struct identity identity(int64_t index) {
    struct identity value = {.number = (int)(index % 5) + 1};
    snprintf(value.udid, sizeof value.udid, "975319E0-43ED-435F-AA81-%012llX", (long long)(index / 5 * STRIDE));
    return value;
}

int64_t index_of(const char *udid, int number) {
    return strtoll(udid + 24, NULL, 16) / STRIDE * 5 + number - 1;
}

unsigned check_digits(const char *udid, int length) {
    unsigned modulo = 0;
    for (int i = 0; i < length; i++) {
        char digit = udid[i];
        if (digit != '-') modulo = (modulo * 16 + (unsigned)(digit <= '9' ? digit - '0' : digit - 'A' + 10)) % 1000;
    }
    return modulo;
}

int order_text(char bytes[MOST_BYTES], int64_t index, const char *restaurant) {
    struct identity order = identity(index);
    int second = (int)(index % 43200), count = (int)(index % 4) + 1;
    int length = snprintf(bytes, MOST_BYTES,
        "[\n  \"%s\",\n  \"01-06-2025 %02d:%02d:%02d \",\n  \"%s %lld\",\n  \"%s\",\n  \"%d\",\n  \"%s\",\n  [\n",
        restaurant, 8 + second / 3600, second / 60 % 60, second % 60, devices[index / 5 % 5], (long long)(index / 5),
        order.udid, order.number, index % 3 == 0 ? "sin hielo" : "");
    for (int i = 0; i < count; i++) {
        length += snprintf(bytes + length, (size_t)(MOST_BYTES - length), "    [\n      \"%s\",\n      \"%s\"\n    ]%s\n",
                           lines[(index + i) % 4].name, lines[(index + i) % 4].price, i + 1 < count ? "," : "");
    }
    return length + snprintf(bytes + length, (size_t)(MOST_BYTES - length), "  ]\n]\n");
}

void make_file(int folder, const char *name, const char *bytes, int size) {
    int file = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0660);
    if (file < 0 || write(file, bytes, (size_t)size) != size) fail(name);
    close(file);
}

void orders(const char *path, int64_t count, int64_t first) {
    int folder = open_folder(path);
    static char bytes[MOST_BYTES];
    for (int64_t index = first; index < first + count; index++) {
        char name[64];
        snprintf(name, sizeof name, "order %lld.json", (long long)index);
        make_file(folder, name, bytes, order_text(bytes, index, "McDonald's Garbera"));
    }
    // Otherwise the disk would write these files while the next program is measured.
    if (syncfs(folder) != 0) fail(path);
    close(folder);
}
