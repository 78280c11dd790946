import CEpoll
import Glibc

/// Event streams of a page server, read by this process as browsers would read them, without TLS.
///
/// One epoll descriptor covers all of them, so that a thousand streams cost the measuring process little.
public final class EventStreams: Source {
    /// What stands between a mark and its end in the events, such as an order's code.
    public struct Mark: Sendable {
        /// The text before it.
        public let start: String
        /// The first byte after it.
        public let end: Character

        /// The codes of orders on the staff's pages, which are HTML within JSON.
        public static let code = Mark(start: "data-code=\\\"", end: "\\")
        /// The states of orders on the customers' pages.
        public static let state = Mark(start: "{\"state\":\"", end: "\"")
    }

    /// A word at the mark in a watched stream.
    public struct Mention: Hashable, Sendable {
        /// The stream's number.
        public let stream: Int
        /// The word, such as an order's code.
        public let word: String

        /// A word in a stream.
        public init(stream: Int, word: String) {
            (self.stream, self.word) = (stream, word)
        }
    }

    /// When each word first appeared in each watched stream, in milliseconds of `CLOCK_MONOTONIC`.
    public private(set) var mentions: [Mention: Double] = [:]
    /// How many streams the server has ended.
    public private(set) var ended = 0

    private let port: UInt16
    private let mark: [UInt8]
    private let end: UInt8?
    private let epoll: Int32
    private var sockets: [Int32: Int] = [:]
    /// The part of the current event that has arrived, for each watched stream.
    private var texts: [Int: [UInt8]] = [:]
    private var count = 0

    /// Creates an object without streams.
    public init(port: UInt16, mark: Mark) throws(BenchError) {
        self.port = port
        self.mark = Array(mark.start.utf8)
        end = mark.end.asciiValue
        epoll = epoll_create1(O_CLOEXEC)
        guard epoll >= 0 else { throw BenchError(call: "epoll_create1") }
    }

    deinit {
        for socket in sockets.keys { close(socket) }
        close(epoll)
    }

    /// The descriptors to be read.
    public var descriptors: [Int32] { [epoll] }

    /// Opens a stream.
    ///
    /// - Parameters:
    ///   - path: the address, without the origin.
    ///   - headers: more lines of the request's head, such as the browser's cookie.
    ///   - isWatched: whether its words are recorded in ``mentions``.
    /// - Returns: its number.
    @discardableResult
    public func open(_ path: String, headers: [String] = [], isWatched: Bool = false) throws(BenchError)
        -> Int
    {
        let socket = try LoopbackHTTP.connect(to: port)
        try LoopbackHTTP.write(LoopbackHTTP.request("GET", path, port: port, headers: headers), to: socket)
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
        var event = epoll_event()
        event.events = EPOLLIN.rawValue
        event.data.fd = socket
        guard epoll_ctl(epoll, EPOLL_CTL_ADD, socket, &event) == 0 else {
            throw BenchError(call: "epoll_ctl")
        }
        defer { count += 1 }
        sockets[socket] = count
        if isWatched { texts[count] = [] }
        return count
    }

    /// Reads from the streams.
    public func read(_ descriptor: Int32, at time: ContinuousClock.Instant) throws(BenchError) {
        var events = [epoll_event](repeating: epoll_event(), count: 256)
        let ready = epoll_wait(epoll, &events, Int32(events.count), 0)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        for event in events.prefix(Int(max(0, ready))) {
            let socket = event.data.fd
            guard let stream = sockets[socket] else { continue }
            while true {
                let got = Glibc.read(socket, &buffer, buffer.count)
                if got < 0, errno == EAGAIN { break }
                guard got > 0 else {
                    ended += 1
                    sockets[socket] = nil
                    close(socket)
                    break
                }
                if texts[stream] != nil { note(buffer[..<got], of: stream) }
            }
        }
    }

    /// Records the words of all complete events.
    private func note(_ more: ArraySlice<UInt8>, of stream: Int) {
        var text = (texts[stream] ?? []) + more
        defer { texts[stream] = text }
        // An event ends with an empty line; JSON has no line feed.
        guard let last = text.indices.dropFirst().last(where: { text[$0] == 10 && text[$0 - 1] == 10 }) else {
            return
        }
        let now = LoopbackHTTP.now
        var place = 0
        while let found = text[place..<last].firstRange(of: mark) {
            let word = text[found.upperBound..<last].prefix { $0 != end }
            let mention = Mention(stream: stream, word: String(decoding: word, as: UTF8.self))
            if mentions[mention] == nil { mentions[mention] = now }
            place = found.upperBound
        }
        text.removeSubrange(...last)
    }
}
