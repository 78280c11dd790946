/// The terminal's way back, and signals as events of a loop: what must run inside a signal handler, where
/// signal-safety(7) allows a short list of calls and Swift promises none of them.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

#pragma clang assume_nonnull begin

/// Keeps the way back: `modes` for the terminal `input`, and `count` bytes of `farewell` for `output`.
///
/// From now on every end of the process takes it, once: exit(3), a deadly signal, or
/// ``clinux_terminal_restore``. Deadly signals are re-raised afterwards under whatever handled them before.
/// A process has one such terminal: EBUSY while another one is kept. EMSGSIZE where `farewell` has more than
/// 128 bytes. Returns 0, or the error.
int clinux_terminal_keep(int input, int output, const struct termios *modes, const char *farewell,
                         size_t count);

/// Takes the way back and forgets it; without effect where none is kept. Safe in a signal handler.
///
/// Typed bytes that nobody read are thrown away: half a sequence, or half a paste, must not reach the shell.
/// A process in the background leaves the modes alone, which by then are another's.
void clinux_terminal_restore(void);

/// Turns SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGCONT and SIGWINCH into bits to take, and into a byte for
/// `wake`, which must not block. What was ignored stays ignored, except SIGCONT and SIGWINCH.
///
/// A second SIGINT or SIGTERM, while nobody took the first, restores the terminal and kills the process: its
/// loop hangs.
void clinux_signals_watch(int wake);

/// The signals that came since the last time: bit `1 << number` each.
uint32_t clinux_signals_take(void);

/// Has ``clinux_signals_release`` leave SIGHUP ignored: the terminal is gone, and its signal may come later than the
/// end of its input, which the program ends for already. Only while signals are watched.
void clinux_hangup_expect(void);

/// Handles the signals as before ``clinux_signals_watch``.
void clinux_signals_release(void);

/// Stops this process as the terminal's stop key does, with the `whole_group` of its processes where asked,
/// and returns once it is continued.
///
/// Returns false, at once, where stopping was ignored from the beginning, as by a shell without job control.
bool clinux_stop(bool whole_group);

/// Makes a pipe whose ends neither block nor outlive exec(3), in one step: a program started at the same time
/// by another thread does not get them.
///
/// Returns 0, or the error, and then leaves both as they were. Source: pipe2(2).
int clinux_pipe(int *output, int *input);

#pragma clang assume_nonnull end
