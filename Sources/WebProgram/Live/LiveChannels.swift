import McOrderCounter
import McOrderText
import McOrderWeb
import ServiceLifecycle
import Synchronization

/// The pages that at least one browser shows. Each has one subscription to the counter.
final class LiveChannels: Service {
    private struct Key: Hashable {
        /// The page in words, which differ where any of its values does.
        let page: String
        let language: Language
    }

    private let counter: Counter
    /// The channel of each page, and the number of its readers.
    private let entries = Mutex<[Key: (channel: LiveChannel, readers: Int)]>([:])
    /// The channels that ``run()`` has not begun yet, with their pages.
    private let begun: AsyncStream<(Key, LiveChannel, any LivePage)>
    private let begin: AsyncStream<(Key, LiveChannel, any LivePage)>.Continuation

    init(_ counter: Counter) {
        self.counter = counter
        (begun, begin) = AsyncStream.makeStream()
    }

    /// Renders the pages until graceful shutdown.
    func run() async throws {
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                for await (key, channel, page) in self.begun {
                    group.addTask { await self.show(page, on: channel, key) }
                }
            }
        }
    }

    /// Shows a channel each snapshot, until the first one after its last reader has left.
    private func show(_ page: any LivePage, on channel: LiveChannel, _ key: Key) async {
        var rows = RenderedRows()
        for await snapshot in counter.snapshots(of: page.restaurant, page.scope) {
            guard entries.withLock({ $0[key]?.channel === channel }) else { return }
            let fragments = page.fragments(snapshot, in: key.language, at: counter.now(), reusing: &rows)
            channel.show(fragments, of: snapshot.queue, event: snapshot.lastEvent)
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
            let channel = LiveChannel(now: counter.now)
            entries[key] = (channel, 1)
            begin.yield((key, channel, page))
            return channel
        }
    }

    private func leave(_ key: Key) {
        entries.withLock { entries in
            entries[key]?.readers -= 1
            if entries[key]?.readers == 0 { entries[key] = nil }
        }
    }
}
