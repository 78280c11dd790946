internal import Foundation
internal import Glibc

/// What a whole process cost.
public struct ProcessCost: Sendable {
    /// From before its start to after its end, in microseconds.
    public let wall: Int
    /// Its processor time in microseconds, of the program and of the kernel for it.
    public let processor: Int
    /// The most of it that was resident, in KiB.
    public let resident: Int
}

/// What a running process has cost so far.
public enum ProcessState {
    /// The processor time of its threads, in seconds, to the nanosecond; of threads that ended nothing is said.
    public static func processorTime(of process: Int32) throws -> Double {
        let tasks = "/proc/\(process)/task"
        var sum = 0.0
        for task in try FileManager.default.contentsOfDirectory(atPath: tasks) {
            // One that ends meanwhile is no error.
            guard let text = try? String(contentsOfFile: "\(tasks)/\(task)/schedstat", encoding: .utf8) else {
                continue
            }
            sum += Double(text.prefix { $0 != " " }) ?? 0
        }
        return sum / 1e9
    }

    /// A line of its `status` in KiB, such as `VmRSS` and `VmHWM`.
    public static func memory(_ name: String, of process: Int32) throws -> Double {
        let text = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") }),
            let number = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
        else { throw BenchFailure("process \(process) has no \(name)") }
        return number
    }
}

/// Moments on the wall clock, in seconds, by which the times of files are measured.
public enum Wall {
    /// Now.
    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return seconds(time)
    }

    /// When a file or the entries of a folder were last changed.
    public static func lastChange(of path: String) throws(BenchFailure) -> Double {
        var status = stat()
        guard stat(path, &status) == 0 else { throw BenchFailure(call: path) }
        return seconds(status.st_mtim)
    }

    private static func seconds(_ time: timespec) -> Double {
        Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
