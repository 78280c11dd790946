/// Restores the terminal at the end of the process, and turns signals into events of a loop. This code runs
/// inside signal handlers, where signal-safety(7) allows only a short list of calls. Swift does not guarantee
/// to be limited to them.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

#pragma clang assume_nonnull begin

/// Stores how to restore the terminal: `modes` for the terminal `input`, and `count` bytes of `farewell` to
/// write to `output`.
///
/// From now on the terminal is restored once: at exit(3), at a deadly signal, or by
/// ``clinux_terminal_restore``. A deadly signal then takes effect under its previous handler. A process can
/// have one such terminal: EBUSY while another one is stored. EMSGSIZE if `farewell` has more than 128
/// bytes. Returns 0, or the error.
int clinux_terminal_keep(int input, int output, const struct termios *modes, const char *farewell,
                         size_t count);

/// Restores the terminal and discards what ``clinux_terminal_keep`` stored. Does nothing if nothing is
/// stored. Safe in a signal handler.
///
/// Typed bytes that were not read are discarded: half a sequence, or half a paste, must not reach the shell.
/// A process in the background does not change the modes, which belong to another job by then.
void clinux_terminal_restore(void);

/// Handles SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGCONT and SIGWINCH: each sets a bit for
/// ``clinux_signals_take`` and writes a byte to `wake`, which must not block. Signals that were ignored stay
/// ignored, except SIGCONT and SIGWINCH.
///
/// A second SIGINT or SIGTERM before ``clinux_signals_take`` was called means that the loop hangs. It
/// restores the terminal and kills the process.
void clinux_signals_watch(int wake);

/// Returns and clears the signals that came since the last call, as bits `1 << number`.
uint32_t clinux_signals_take(void);

/// Makes ``clinux_signals_release`` ignore SIGHUP. Call this when the terminal is gone: the program ends at
/// the end of its input already, and the signal may come later. Only while signals are watched.
void clinux_hangup_expect(void);

/// Restores the signal handlers from before ``clinux_signals_watch``.
void clinux_signals_release(void);

/// Stops this process as the terminal's stop key does, together with its whole process group if
/// `whole_group`, and returns when it is continued.
///
/// Returns false at once if SIGTSTP was ignored from the start, as under a shell without job control.
bool clinux_stop(bool whole_group);

/// Makes a pipe whose ends do not block and are closed by exec(3). The flags are set in one step with the
/// pipe, so that a program which another thread starts at the same time does not inherit the ends.
///
/// Returns 0, or the error; on an error `output` and `input` are unchanged. Source: pipe2(2).
int clinux_pipe(int *output, int *input);

#pragma clang assume_nonnull end
