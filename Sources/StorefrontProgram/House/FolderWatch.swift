import Dispatch
import McOrderClient
import McOrderFiles
import McOrderWeb
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
    private let queue = DispatchQueue(label: "folders")
    /// The pages of orders; their topics are the names of the files that answer them.
    let listeners = Listeners()

    init(house: House) {
        self.house = house
    }

    func run() async throws {
        // Without events, the interval decides.
        let events = try? FolderEvents()
        let watched = Mutex<Set<String>>([])
        let lastStamp = Mutex<FileStamp?>(nil)
        let pump = EventPump(events, every: Self.interval, on: queue) { [house, listeners] wake in
            let found: [FolderEvents.Event]? = if case .events(let found) = wake { found } else { nil }
            let isLoss = found?.contains(where: \.isLoss) ?? false
            if isLoss { watched.withLock { $0 = [] } }
            if let events { Self.watch(house.paths, events, watched) }
            // Without an event, the pages of orders are woken only if the folder of answers changed: an
            // answer costs each page a signature's check.
            let stamp = Self.stamp(house.paths)
            let isChanged = lastStamp.withLock { last in
                defer { last = stamp }
                return last != stamp
            }
            if house.refresh() || isLoss || (found == nil && isChanged) {
                listeners.wakeAll()
            } else {
                for case .arrived(let name, _) in found ?? [] { listeners.wake(about: name.display) }
            }
            return Self.pause
        }
        // It throws if the program ends in another way, and then this service ends too.
        try? await gracefulShutdown()
        pump.stop()
    }

    /// The stamp of the folder of answers; `nil` if it cannot be opened.
    private static func stamp(_ paths: FolderPaths) -> FileStamp? {
        try? Directory.open(paths.receipts).stamp()
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
