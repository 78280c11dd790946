import Glibc

/// A program on a pseudo-terminal of its own, with the content of its screen.
///
/// The program writes a line to descriptor 3 each time it becomes idle: how many bytes of keys it has read,
/// and how many events it has handled (`MCORDER_IDLE_FD`).
public final class Screen: Source {
    /// The screen's content.
    public private(set) var grid: Grid
    /// The last line that the program wrote when it became idle.
    public private(set) var idle = (bytes: 0, events: 0)
    /// When that line was read.
    public private(set) var idleAt = ContinuousClock.now
    /// How many bytes were typed.
    public private(set) var typed = 0
    /// How many bytes the program wrote.
    public private(set) var written = 0
    /// The number of the program's process.
    public let process: Int32

    private let isDrawn: Bool
    private let master: Int32
    private let marks: Int32
    private var line: [UInt8] = []
    private var isOver = false

    /// Starts a program on a terminal of that size.
    ///
    /// - Parameter isDrawn: whether ``grid`` is updated; if false, the output is read and discarded.
    public init(
        _ path: String,
        _ arguments: [String],
        environment: [String: String],
        columns: Int,
        rows: Int,
        isDrawn: Bool = true
    ) throws(BenchError) {
        self.isDrawn = isDrawn
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard master >= 0 else { throw BenchError(call: "/dev/ptmx") }
        // TIOCSPTLCK and TIOCGPTN, as in unlockpt(3) and ptsname(3), which Swift cannot call.
        var (locked, number): (CInt, CUnsignedInt) = (0, 0)
        guard ioctl(master, 0x4004_5431, &locked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
            throw BenchError(call: "/dev/ptmx")
        }
        var size = winsize()
        (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        grid = Grid(columns: columns, rows: rows)
        var ends: [CInt] = [-1, -1]
        guard pipe(&ends) == 0 else { throw BenchError(call: "pipe") }
        marks = ends[0]
        _ = fcntl(marks, F_SETFD, FD_CLOEXEC)
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        defer { close(ends[1]) }
        process = try Spawn.start(
            path,
            arguments,
            environment: environment.merging(["MCORDER_IDLE_FD": "3", "TERM": "xterm"]) { $1 },
            .terminal(path: "/dev/pts/\(number)", third: ends[1])
        )
    }

    deinit {
        if !isOver {
            kill(process, SIGKILL)
            Spawn.end(of: process)
        }
        close(master)
        close(marks)
    }

    /// Types keys without waiting.
    public func type(_ text: String) throws(BenchError) {
        let bytes = Array(text.utf8)
        guard write(master, bytes, bytes.count) == bytes.count else { throw BenchError(call: "write") }
        typed += bytes.count
    }

    /// Whether the program has read all keys and is idle.
    public var isIdle: Bool { idle.bytes >= typed && idle.events > 0 }

    /// Waits for the program's end.
    public func end() throws(BenchError) -> Int32 {
        guard try wait(for: [self], until: { isOver }) else { throw BenchError("the program does not end") }
        return Spawn.end(of: process)
    }

    /// The descriptors to be read.
    public var descriptors: [Int32] { isOver ? [] : [master, marks] }

    /// Reads from a descriptor.
    public func read(_ descriptor: Int32, at time: ContinuousClock.Instant) throws(BenchError) {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        if descriptor == master {
            guard count > 0 else { return }
            written += count
            if isDrawn { grid.feed(bytes[..<count]) }
            return
        }
        guard count > 0 else { return isOver = true }
        for byte in bytes[..<count] {
            guard byte == UInt8(ascii: "\n") else {
                line.append(byte)
                continue
            }
            let numbers = String(decoding: line, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            if numbers.count == 2 { (idle, idleAt) = ((numbers[0], numbers[1]), time) }
            line = []
        }
    }
}
