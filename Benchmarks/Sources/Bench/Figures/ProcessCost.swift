import Foundation
import Glibc

/// The cost of a whole process.
public struct ProcessCost: Sendable {
    /// The time from before its start until after its end, in microseconds.
    public let wall: Int
    /// Its processor time in microseconds, user and system.
    public let processor: Int
    /// Its largest resident memory, in KiB.
    public let resident: Int
}

/// The cost of a running process so far.
public enum ProcessState {
    /// The processor time of all its threads, including ended ones, in seconds; the resolution is 1 ns.
    /// Source: clock_getcpuclockid(3).
    public static func processorTime(of process: Int32) throws(BenchError) -> Double {
        var clock = clockid_t()
        let number = clock_getcpuclockid(process, &clock)
        guard number == 0 else {
            throw BenchError("processor time of \(process): \(String(cString: strerror(number)))")
        }
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { throw BenchError(call: "clock_gettime") }
        return time.seconds
    }

    /// A value of `/proc/PID/status` in KiB, such as `VmRSS` or `VmHWM`.
    public static func memory(_ name: String, of process: Int32) throws -> Double {
        let text = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") }),
            let number = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
        else { throw BenchError("process \(process) has no \(name)") }
        return number
    }
}

/// Times of the wall clock in seconds, comparable with files' times.
public enum Wall {
    /// The present time.
    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.seconds
    }

    /// When a file, or the entries of a folder, last changed.
    public static func lastChange(of path: String) throws(BenchError) -> Double {
        var status = stat()
        guard stat(path, &status) == 0 else { throw BenchError(call: path) }
        return status.st_mtim.seconds
    }
}

extension timespec {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_nsec) / 1e9 }
}
