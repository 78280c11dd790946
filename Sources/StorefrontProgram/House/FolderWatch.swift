import Dispatch
import Logging
import McOrderClient
import McOrderFiles
import ServiceLifecycle
import Synchronization

/// Follows the house's folders for all pages: reads the catalogue when it changes, and wakes the pages of
/// orders when an answer arrives.
final class FolderWatch: Service {
    /// How often the folders are looked at without an event. A folder on another machine reports none.
    private static let interval = Duration.seconds(2)
    /// How long events are collected.
    private static let pause = Duration.milliseconds(5)

    private let house: House
    private let log: Logger
    private let queue = DispatchQueue(label: "folders")
    private let listeners = Mutex<(last: Int, all: [Int: AsyncStream<Void>.Continuation])>((0, [:]))

    init(house: House, log: Logger) {
        self.house = house
        self.log = log
    }

    /// Wakes the caller when something may have changed. A slow one is woken once for any number of changes.
    func listen() -> (number: Int, wakes: AsyncStream<Void>) {
        let (wakes, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let number = listeners.withLock { listeners in
            listeners.last += 1
            listeners.all[listeners.last] = continuation
            return listeners.last
        }
        return (number, wakes)
    }

    func wake(_ number: Int) {
        listeners.withLock { _ = $0.all[number]?.yield() }
    }

    func endListening(_ number: Int) {
        listeners.withLock { $0.all.removeValue(forKey: number) }?.finish()
    }

    private func wakeAll() {
        listeners.withLock { listeners in
            for listener in listeners.all.values { listener.yield() }
        }
    }

    func run() async throws {
        let events = try? FolderEvents()
        let watched = Mutex<Set<String>>([])
        let pump = EventPump(events, every: Self.interval, on: queue) { [house] wake in
            if let events { Self.watch(house.paths, events, watched) }
            if case .events(let found) = wake, found.contains(where: \.isLoss) {
                watched.withLock { $0 = [] }
            }
            house.refresh()
            self.wakeAll()
            return Self.pause
        }
        try? await gracefulShutdown()
        pump.stop()
    }

    /// Watches the folders that are not watched yet. Without a watch, the interval decides.
    private static func watch(
        _ paths: FolderPaths,
        _ events: FolderEvents,
        _ watched: borrowing Mutex<Set<String>>
    ) {
        watched.withLock { watched in
            for path in [paths.receipts, paths.catalogue] where !watched.contains(path) {
                if (try? events.watch(path: path, .newFiles)) != nil { watched.insert(path) }
            }
        }
    }
}

extension FolderEvents.Event {
    /// Whether a watch ended, or events were lost.
    fileprivate var isLoss: Bool {
        switch self {
        case .overflow, .watchLost: true
        case .arrived, .changed: false
        }
    }
}
