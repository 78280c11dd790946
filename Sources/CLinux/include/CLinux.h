/// Linux calls that Swift's `Glibc` module does not show. Each answers an error number rather than leaving it
/// in `errno`, so that nothing the compiler places between call and look can change it.
#pragma once

#include <dirent.h>
#include <stdint.h>

#include "CLinuxTerminal.h"

#pragma clang assume_nonnull begin

/// Renames `from` to `to`, both in the open folder `folder`, unless `to` exists.
///
/// Returns 0, or the error: EEXIST where `to` exists; EINVAL or ENOSYS where the file system or the kernel
/// cannot promise it. Source: renameat2(2), RENAME_NOREPLACE.
int clinux_rename_noreplace(int folder, const char *from, const char *to);

/// Stores in `magic` the number of the kind of file system that holds `path`; symbolic links are followed.
///
/// Returns 0, or the error, and then leaves `magic` as it was. Source: statfs(2), `f_type`; linux/magic.h.
int clinux_filesystem_magic(const char *path, uint32_t *magic);

/// The flag with which reading a file leaves its time of access as it is; EPERM for who neither owns it nor may act
/// as its owner. Source: open(2), O_NOATIME.
extern const int clinux_noatime;

/// The name of a folder's entry: NUL-terminated bytes that live as long as `entry`.
///
/// Swift sees `d_name` as a tuple of 256, and would copy past the end of a shorter record. Source:
/// readdir(3).
const char *clinux_entry_name(const struct dirent *entry);

/// Has all threads take memory from one heap from now on, but for those that took some from another before; without
/// effect in a C library that cannot. Source: mallopt(3), M_ARENA_MAX.
void clinux_share_heap(void);

/// How many words this process was called with, its own name included.
int clinux_argument_count(void);

/// One of the words this process was called with, as it lies in memory until the process ends; `index` is from 0 to
/// below `clinux_argument_count()`.
///
/// Swift's `CommandLine` reads `/proc/self/maps` to find them, and has none where that file cannot be read. Here they
/// are what glibc hands to constructors.
const char *clinux_argument(int index);

/// Lets each send on a socket wait for so many seconds at most. Returns 0 or an `errno`. Source: socket(7),
/// SO_SNDTIMEO.
int clinux_limit_sending(int descriptor, int seconds);

#pragma clang assume_nonnull end
