import Foundation
import Glibc

/// The machine on which the figures were measured.
public struct Machine: Encodable, Sendable {
    /// The processor's name.
    public let processor: String
    /// The number of processors.
    public let processors: Int
    /// Megabytes of memory.
    public let memory: Int
    /// The kernel's release.
    public let kernel: String
    /// The file system of the folder, with its mount options.
    public let fileSystem: String
    /// The folder's device.
    public let device: String
    /// The median time of a 4 KiB write with `fdatasync` on that device, in milliseconds.
    public let syncMilliseconds: Double
    /// The durability of a commit.
    public let durability: String
    /// The load average of the last minute before the run.
    public let loadBefore: Double
    /// The load average of the last minute after the run.
    public var loadAfter = 0.0
    /// The fraction of the processors' time during the run that the host gave to other machines, 0 to 1.
    public var stolen = 0.0

    /// Describes this machine and the disk of a folder.
    public init(folder: String) throws {
        let information = try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
        let name = information.split(separator: "\n").first { $0.hasPrefix("model name") }
        processor = name?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "unknown"
        processors = ProcessInfo.processInfo.activeProcessorCount
        memory = Int(ProcessInfo.processInfo.physicalMemory >> 20)
        kernel = try String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let path = URL(filePath: folder).resolvingSymlinksInPath().path(percentEncoded: false)
        let mount = try Self.mount(of: path)
        (fileSystem, device) = ("\(mount[2]) (\(mount[3]))", String(mount[0]))
        syncMilliseconds = try Self.syncTime(in: path)
        durability = "SQLite WAL, synchronous = FULL; unlinked after the commit; receipts not synced"
        loadBefore = Self.load
    }

    /// The processors' time since the machine's start, and how much of it was stolen.
    /// Source: proc_stat(5).
    public struct ProcessorTime: Sendable {
        private let all: Double
        private let stolen: Double

        /// The current times of all processors.
        public init() throws {
            let statistics = try String(contentsOfFile: "/proc/stat", encoding: .utf8)
            // User, nice, system, idle, iowait, irq, softirq, steal; guests are in the first two.
            let times = statistics.prefix { $0 != "\n" }.split(separator: " ").dropFirst().prefix(8).map {
                Double($0) ?? 0
            }
            guard times.count == 8 else { throw BenchError("/proc/stat: \(times.count) times") }
            (all, stolen) = (times.reduce(0, +), times[7])
        }

        /// The fraction that was stolen since an earlier moment, 0 to 1.
        public func stolen(since earlier: ProcessorTime) -> Double {
            all > earlier.all ? (stolen - earlier.stolen) / (all - earlier.all) : 0
        }
    }

    /// The load average of the last minute.
    public static var load: Double {
        var load = 0.0
        return getloadavg(&load, 1) == 1 ? load : 0
    }

    /// The device, mount point, file system and options of the mount that contains a path.
    private static func mount(of path: String) throws -> [Substring] {
        var found: [Substring] = []
        for line in try String(contentsOfFile: "/proc/self/mounts", encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 3 else { continue }
            let place = words[1] == "/" ? "/" : words[1] + "/"
            // If two are mounted at one place, the later one is visible.
            let isAsDeep = found.isEmpty || words[1].count >= found[1].count
            if isAsDeep, (path + "/").hasPrefix(place) { found = words }
        }
        guard !found.isEmpty else { throw BenchError("no file system of \(path)") }
        return found
    }

    private static func syncTime(in folder: String) throws(BenchError) -> Double {
        let path = "\(folder)/mcorder-bench-sync-\(getpid())"
        let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw BenchError(call: path) }
        defer {
            close(file)
            unlink(path)
        }
        let block = [UInt8](repeating: 1, count: 4096)
        var times = Sample()
        for round in 0..<30 {
            let start = Wall.now
            guard pwrite(file, block, block.count, off_t(round * block.count)) == block.count,
                fdatasync(file) == 0
            else { throw BenchError(call: path) }
            times.add((Wall.now - start) * 1000)
        }
        return times.median
    }
}
