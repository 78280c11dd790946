// Disks that record every write and every flush in order: FUSE files that back loop devices. From the log the
// rig builds what a power cut at any moment may leave on the disks.
//
//   TortureDisk FOLDER LOG DISKS MEGABYTES
//
// mounts a folder with the files "disk0", "disk1", … and serves it until it is unmounted. The log is a
// sequence of records: 4 bytes "TDSK", 4 bytes disk, 8 bytes offset, 8 bytes length, then that many bytes; a
// flush has the offset -1 and no bytes. All integers are in this machine's byte order. A record is in the log
// before the write or flush returns to its caller. Needs the right to mount. Source: fuse(4), linux/fuse.h.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/fuse.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { FIRST_DISK = 2, LONGEST_WRITE = 128 << 10, ROOM = LONGEST_WRITE + 8192 };

struct record {
    char mark[4];
    uint32_t disk;
    int64_t offset;
    uint64_t length;
};

static int device = -1, log_file = -1;
static unsigned disks;
static uint64_t disk_size;
static unsigned char *content[16];

static void fail(const char *what) {
    fprintf(stderr, "TortureDisk: %s: %s\n", what, strerror(errno));
    exit(74);
}

static void note(uint32_t disk, int64_t offset, const void *bytes, uint64_t length) {
    struct record record = {{'T', 'D', 'S', 'K'}, disk, offset, length};
    struct iovec parts[2] = {{&record, sizeof record}, {(void *)bytes, length}};
    if (writev(log_file, parts, 2) != (ssize_t)(sizeof record + length)) fail("log");
}

static void answer(uint64_t request, int error, const void *bytes, size_t length) {
    struct fuse_out_header head = {(uint32_t)(sizeof head + length), -error, request};
    struct iovec parts[2] = {{&head, sizeof head}, {(void *)bytes, length}};
    // ENOENT: the caller may have been killed meanwhile.
    if (writev(device, parts, 2) < 0 && errno != ENOENT && errno != ENODEV) fail("answer");
}

static int is_disk(uint64_t node) { return node >= FIRST_DISK && node < FIRST_DISK + disks; }

static struct fuse_attr attributes(uint64_t node) {
    struct fuse_attr attr = {.ino = node, .nlink = 1, .blksize = 4096};
    if (is_disk(node)) {
        attr.mode = S_IFREG | 0600;
        attr.size = disk_size;
        attr.blocks = disk_size / 512;
    } else {
        attr.mode = S_IFDIR | 0700;
    }
    return attr;
}

static void look_up(uint64_t request, const char *name) {
    unsigned number;
    char rest;
    if (sscanf(name, "disk%u%c", &number, &rest) != 1 || number >= disks) return answer(request, ENOENT, NULL, 0);
    struct fuse_entry_out out = {.nodeid = FIRST_DISK + number, .entry_valid = 3600, .attr_valid = 3600};
    out.attr = attributes(out.nodeid);
    answer(request, 0, &out, sizeof out);
}

static void serve(const struct fuse_in_header *in, const unsigned char *body) {
    uint64_t node = in->nodeid;
    switch (in->opcode) {
    case FUSE_INIT: {
        struct fuse_init_out out = {
            .major = FUSE_KERNEL_VERSION,
            .minor = FUSE_KERNEL_MINOR_VERSION < 31 ? FUSE_KERNEL_MINOR_VERSION : 31,
            .max_readahead = LONGEST_WRITE,
            .flags = FUSE_BIG_WRITES,
            .max_write = LONGEST_WRITE,
        };
        return answer(in->unique, 0, &out, sizeof out);
    }
    case FUSE_LOOKUP: return look_up(in->unique, (const char *)body);
    case FUSE_GETATTR:
    case FUSE_SETATTR: {
        struct fuse_attr_out out = {.attr_valid = 3600, .attr = attributes(node)};
        return answer(in->unique, 0, &out, sizeof out);
    }
    case FUSE_OPEN:
    case FUSE_OPENDIR: {
        struct fuse_open_out out = {0};
        return answer(in->unique, 0, &out, sizeof out);
    }
    case FUSE_READ: {
        const struct fuse_read_in *read_in = (const void *)body;
        if (!is_disk(node) || read_in->offset >= disk_size) return answer(in->unique, 0, NULL, 0);
        uint64_t length = read_in->size;
        if (length > disk_size - read_in->offset) length = disk_size - read_in->offset;
        return answer(in->unique, 0, content[node - FIRST_DISK] + read_in->offset, length);
    }
    case FUSE_WRITE: {
        const struct fuse_write_in *write_in = (const void *)body;
        if (!is_disk(node)) return answer(in->unique, EBADF, NULL, 0);
        if (write_in->offset > disk_size || write_in->size > disk_size - write_in->offset)
            return answer(in->unique, ENOSPC, NULL, 0);
        const unsigned char *bytes = body + sizeof *write_in;
        memcpy(content[node - FIRST_DISK] + write_in->offset, bytes, write_in->size);
        note((uint32_t)(node - FIRST_DISK), (int64_t)write_in->offset, bytes, write_in->size);
        struct fuse_write_out out = {.size = write_in->size};
        return answer(in->unique, 0, &out, sizeof out);
    }
    case FUSE_FSYNC:
        if (is_disk(node)) note((uint32_t)(node - FIRST_DISK), -1, NULL, 0);
        return answer(in->unique, 0, NULL, 0);
    case FUSE_STATFS: {
        struct fuse_statfs_out out = {.st = {.bsize = 4096, .namelen = 255, .frsize = 4096}};
        return answer(in->unique, 0, &out, sizeof out);
    }
    case FUSE_FLUSH:
    case FUSE_RELEASE:
    case FUSE_RELEASEDIR:
    case FUSE_DESTROY: return answer(in->unique, 0, NULL, 0);
    case FUSE_FORGET:
    case FUSE_BATCH_FORGET:
    case FUSE_INTERRUPT: return;
    case FUSE_FALLOCATE: return answer(in->unique, EOPNOTSUPP, NULL, 0);
    default: return answer(in->unique, ENOSYS, NULL, 0);
    }
}

int main(int count, char **words) {
    if (count != 5) {
        fprintf(stderr, "usage: TortureDisk FOLDER LOG DISKS MEGABYTES\n");
        return 64;
    }
    disks = (unsigned)atoi(words[3]);
    disk_size = (uint64_t)atoi(words[4]) << 20;
    if (disks < 1 || disks > 16 || disk_size == 0) return 64;
    for (unsigned number = 0; number < disks; number++) {
        content[number] = mmap(NULL, disk_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (content[number] == MAP_FAILED) fail("memory");
    }
    log_file = open(words[2], O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
    if (log_file < 0) fail(words[2]);
    device = open("/dev/fuse", O_RDWR | O_CLOEXEC);
    if (device < 0) fail("/dev/fuse");
    char options[128];
    snprintf(options, sizeof options, "fd=%d,rootmode=40000,user_id=%u,group_id=%u", device, getuid(), getgid());
    if (mount("torture", words[1], "fuse", MS_NOSUID | MS_NODEV, options) < 0) fail("mount");
    // The parent may go on: the mount exists, and its requests wait in the kernel.
    if (daemon(1, 1) < 0) fail("daemon");

    static unsigned char request[ROOM] __attribute__((aligned(8)));
    for (;;) {
        ssize_t length = read(device, request, sizeof request);
        if (length < 0) {
            if (errno == EINTR || errno == EAGAIN || errno == ENOENT) continue;
            if (errno == ENODEV) return 0;  // Unmounted.
            fail("request");
        }
        if ((size_t)length < sizeof(struct fuse_in_header)) continue;
        serve((const struct fuse_in_header *)request, request + sizeof(struct fuse_in_header));
    }
}
