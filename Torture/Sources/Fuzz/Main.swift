import CLibFuzzer
import FuzzTargets
import Glibc

/// `Fuzz TARGET [libFuzzer's options and folders]` runs one of the targets under libFuzzer. Without an
/// argument it prints the names of the targets and the maximum input size of each in bytes.
///
/// Only `.ci/fuzz` builds and runs it, since it needs the toolchain's instrumentation.
@main struct Main {
    /// The target that is fuzzed; set once, before libFuzzer's first call.
    nonisolated(unsafe) private static var target = FuzzTarget.json

    static func main() {
        guard CommandLine.arguments.count > 1 else {
            for target in FuzzTarget.allCases { print(target.rawValue, target.longestInput) }
            return
        }
        guard let target = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
            print("unknown target: \(CommandLine.arguments[1])")
            exit(64)
        }
        Self.target = target
        // The target's name replaces the program's name in the arguments.
        var count = CommandLine.argc - 1
        var arguments = CommandLine.unsafeArgv.advanced(by: 1)
        exit(
            LLVMFuzzerRunDriver(&count, &arguments) { data, size in
                let bytes = Array(UnsafeBufferPointer(start: data, count: size))
                do throws(FuzzFinding) {
                    try Main.target.check(bytes)
                } catch {
                    print("finding: \(Main.target): \(error)")
                    fflush(nil)
                    abort()
                }
                return 0
            }
        )
    }
}
