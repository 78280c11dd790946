/// Linux calls that Swift's `Glibc` module does not import. They return the error number and do not use
/// `errno`, as code that the compiler inserts between the call and the check could change `errno`.
#pragma once

#include <dirent.h>
#include <stdint.h>

#include "CLinuxTerminal.h"

#pragma clang assume_nonnull begin

/// Renames `from` to `to`, both in the open folder `folder`, unless `to` exists.
///
/// Returns 0, or the error: EEXIST if `to` exists; EINVAL or ENOSYS if the file system or the kernel does not
/// support this. Source: renameat2(2), RENAME_NOREPLACE.
int clinux_rename_noreplace(int folder, const char *from, const char *to);

/// Stores in `magic` the type number of the file system that contains `path`. Follows symbolic links.
///
/// Returns 0, or the error; on an error `magic` is unchanged. Source: statfs(2), `f_type`; linux/magic.h.
int clinux_filesystem_magic(const char *path, uint32_t *magic);

/// The flag to open a file so that reading does not change its access time. Opening fails with EPERM if the
/// process neither owns the file nor may act as its owner. Source: open(2), O_NOATIME.
extern const int clinux_noatime;

/// The name of a folder's entry: NUL-terminated bytes that are valid as long as `entry`.
///
/// Swift imports `d_name` as a tuple of 256 bytes and would copy beyond the end of a shorter record. Source:
/// readdir(3).
const char *clinux_entry_name(const struct dirent *entry);

/// Makes all threads allocate from one heap from now on, except threads that have already allocated from
/// another one. Has no effect in a C library without this option. Source: mallopt(3), M_ARENA_MAX.
void clinux_share_heap(void);

/// The number of arguments of this process, including its own name.
int clinux_argument_count(void);

/// An argument of this process; the string is valid until the process ends. `index` is from 0 to below
/// `clinux_argument_count()`.
///
/// Swift's `CommandLine` reads `/proc/self/maps` to find the arguments, and has none if that file cannot be
/// read. These are the arguments that glibc passes to constructors.
const char *clinux_argument(int index);

/// Lets each send on a socket wait for so many seconds at most. Returns 0 or an `errno`. Source: socket(7),
/// SO_SNDTIMEO.
int clinux_limit_sending(int descriptor, int seconds);

#pragma clang assume_nonnull end
