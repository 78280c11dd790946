import CLibFuzzer
import FuzzTargets
import Glibc

/// `Fuzz TARGET [libFuzzer's options and folders]`: one of the targets under libFuzzer. Without an argument: their
/// names, and how many bytes each is given at most.
///
/// Built and run by `.ci/fuzz` only, since it needs the toolchain's instrumentation.
@main struct Main {
    /// What is fuzzed; set once before the first call.
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
        // The target's name takes the place of the program's.
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
