internal import Foundation
internal import Glibc

/// What the figures were taken on, without which they say little.
public struct Machine: Encodable, Sendable {
    /// The processor's name.
    public let processor: String
    /// How many there are.
    public let processors: Int
    /// Megabytes of memory.
    public let memory: Int
    /// The kernel's release.
    public let kernel: String
    /// The file system of the folder, and what it lies on.
    public let fileSystem: String
    /// The device that the folder lies on.
    public let device: String
    /// The median time of a write of 4 KiB and its `fdatasync` there, in milliseconds.
    public let syncMilliseconds: Double
    /// What a commit promises.
    public let durability: String
    /// The load average of the last minute before the run.
    public let loadBefore: Double
    /// The load average of the last minute after the run.
    public var loadAfter = 0.0
    /// The part of the processors' time meanwhile that the machine around a virtual one gave to others, 0 to 1.
    public var stolen = 0.0

    /// This machine, and the disk that a folder lies on.
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

    /// The processors' time so far, and what of it was stolen. Source: proc_stat(5).
    public struct ProcessorTime: Sendable {
        private let all: Double
        private let stolen: Double

        /// That of all processors since they were started.
        public init() throws {
            let statistics = try String(contentsOfFile: "/proc/stat", encoding: .utf8)
            // User, nice, system, idle, iowait, irq, softirq, steal; guests are in the first two.
            let times = statistics.prefix { $0 != "\n" }.split(separator: " ").dropFirst().prefix(8).map {
                Double($0) ?? 0
            }
            guard times.count == 8 else { throw BenchError("/proc/stat: \(times.count) times") }
            (all, stolen) = (times.reduce(0, +), times[7])
        }

        /// The part that was stolen since another moment, 0 to 1.
        public func stolen(since earlier: ProcessorTime) -> Double {
            all > earlier.all ? (stolen - earlier.stolen) / (all - earlier.all) : 0
        }
    }

    /// The load average of the last minute.
    public static var load: Double {
        var load = 0.0
        return getloadavg(&load, 1) == 1 ? load : 0
    }

    /// Device, place, file system and options of what is mounted where a path lies.
    private static func mount(of path: String) throws -> [Substring] {
        var found: [Substring] = []
        for line in try String(contentsOfFile: "/proc/self/mounts", encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 3 else { continue }
            let place = words[1] == "/" ? "/" : words[1] + "/"
            // Of two in one place the later one is seen.
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
