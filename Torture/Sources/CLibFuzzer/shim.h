/// libFuzzer as a library: the toolchain's `clang_rt.fuzzer_no_main`, which `.ci/fuzz` links.
#pragma once

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Calls `callback` with random inputs until the limits in the arguments are reached.
///
/// Source: llvm.org/docs/LibFuzzer.html, *Using libFuzzer as a library*.
int LLVMFuzzerRunDriver(int *argc, char *_Nullable *_Nonnull *_Nonnull argv,
                        int (*callback)(const uint8_t *_Nullable data, size_t size));

#pragma clang assume_nonnull end
