import Logging
import McOrderCounter
import McOrderModel
import McOrderPrinting
import ServiceLifecycle

/// Wakes the printers after each change of the queue, and once a second.
struct PrintService: Service {
    /// How long a printer is not woken at most.
    static let pulse = Duration.seconds(1)

    let counter: Counter
    let printers: [PrinterService]
    let log: Logger

    func run() async throws {
        let (streams, continuations) = printers.map { _ in
            AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        }.reduce(into: ([AsyncStream<Void>](), [AsyncStream<Void>.Continuation]())) { all, pair in
            all.0.append(pair.stream)
            all.1.append(pair.continuation)
        }
        await cancelWhenGracefulShutdown {
            await withTaskGroup(of: Void.self) { group in
                for (printer, stream) in zip(printers, streams) {
                    group.addTask { await serve(printer, stream) }
                }
                group.addTask { await counter.followChanges { for one in continuations { one.yield() } } }
                group.addTask {
                    while !Task.isCancelled {
                        for one in continuations { one.yield() }
                        try? await Task.sleep(for: Self.pulse)
                    }
                }
                group.addTask {
                    while !Task.isCancelled {
                        try? await counter.deleteOldPrintJobs()
                        try? await Task.sleep(for: .seconds(600))
                    }
                }
                await group.waitForAll()
            }
        }
    }

    private func serve(_ printer: PrinterService, _ wakes: AsyncStream<Void>) async {
        var lastCause = ""
        for await _ in wakes {
            if Task.isCancelled { return }
            do throws(CounterError) {
                try await printer.work()
                lastCause = ""
            } catch {
                // The queue is tried again at the next wake.
                let cause = "\(error)"
                if cause != lastCause {
                    log.error("queue", metadata: ["printer": "\(printer.settings.id)", "cause": "\(cause)"])
                }
                lastCause = cause
            }
        }
    }
}
