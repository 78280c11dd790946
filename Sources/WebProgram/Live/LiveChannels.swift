import McOrderCounter
import McOrderModel
import McOrderText
import ServiceLifecycle
import Synchronization

/// The pages that at least one browser shows. Each has one subscription to the counter.
final class LiveChannels: Service {
    private struct Key: Hashable {
        /// The page in words, which differ where any of its values does.
        let page: String
        let language: Language
    }

    /// A channel, its subscription and its readers.
    private struct Entry {
        let channel: LiveChannel
        let snapshots: AsyncStream<CounterSnapshot>.Continuation
        let watch: CounterWatch
        var readers = 0
    }

    private let counter: Counter
    private let entries = Mutex<[Key: Entry]>([:])
    /// The channels that ``run()`` has not begun yet.
    private let begun: AsyncStream<(LiveChannel, AsyncStream<CounterSnapshot>)>
    private let begin: AsyncStream<(LiveChannel, AsyncStream<CounterSnapshot>)>.Continuation

    init(_ counter: Counter) {
        self.counter = counter
        (begun, begin) = AsyncStream.makeStream()
    }

    /// Renders the pages until graceful shutdown.
    func run() async throws {
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                for await (channel, snapshots) in self.begun {
                    group.addTask {
                        for await snapshot in snapshots { channel.show(snapshot) }
                    }
                }
            }
        }
    }

    /// Runs a function with the channel of a page. The channel ends with its last reader.
    func reading<Result>(
        _ page: some LivePage,
        in language: Language,
        _ body: (LiveChannel) async throws -> Result
    ) async rethrows -> Result {
        let key = Key(page: String(reflecting: page), language: language)
        let channel = join(key, page)
        defer { leave(key) }
        return try await body(channel)
    }

    private func join(_ key: Key, _ page: some LivePage) -> LiveChannel {
        entries.withLock { entries in
            if let entry = entries[key] {
                entries[key]?.readers += 1
                return entry.channel
            }
            let channel = LiveChannel(page, in: key.language, now: counter.now)
            let (snapshots, continuation) = AsyncStream.makeStream(
                of: CounterSnapshot.self,
                bufferingPolicy: .bufferingNewest(1)
            )
            let watch = counter.watch(page.restaurant, page.detail) { continuation.yield($0) }
            entries[key] = Entry(channel: channel, snapshots: continuation, watch: watch, readers: 1)
            begin.yield((channel, snapshots))
            return channel
        }
    }

    private func leave(_ key: Key) {
        let ended: Entry? = entries.withLock { entries in
            entries[key]?.readers -= 1
            guard entries[key]?.readers == 0 else { return nil }
            return entries.removeValue(forKey: key)
        }
        ended?.watch.end()
        ended?.snapshots.finish()
    }
}
