import Logging
import McOrderFiles
import McOrderModel
import McOrderQueue
import ServiceLifecycle

import struct SystemPackage.Errno

/// Several daemons may be started for the same restaurants on one queue. The one that holds the lease works;
/// the others wait, and one of them takes over when the holder is silent. A queue in a state folder has only
/// one daemon.
extension Intake {
    /// The time after a takeover at which all receipts are written once more: the previous holder may have
    /// been writing one when it was suspended.
    private static let secondWriting = Duration.seconds(60)

    /// Waits until this daemon has the lease, and returns whether another one had it.
    @discardableResult
    func waitForLease() async throws -> Bool {
        var waitsFor: String?
        while case .held(let host) = try await takeLease() {
            if waitsFor != host {
                log.notice("another mcorderd serves; waiting", metadata: ["host": "\(host)"])
            }
            waitsFor = host
            observer.pulse(nil)
            try await cancelWhenGracefulShutdown { try await Task.sleep(for: Lease.renewal) }
        }
        if waitsFor != nil { log.notice("took over") }
        if isOnServer, try await lostOrders.compare() { try await receipts.renew() }
        return waitsFor != nil
    }

    private func takeLease() async throws -> Lease.Status {
        let folder: DeviceID
        do {
            folder = try DropFolder.open(resources.paths.orders, known: try await resources.view.folder()).id
        } catch DropFolder.AccessError.other(_, let known, let found) where isOnServer {
            // Another daemon may serve the folder that is now the queue's.
            throw QueueError.otherFolder(known: "\(known)", found: "\(found)")
        } catch is DropFolder.AccessError {
            // The scans report it, and take nothing in.
            return .ours
        }
        let restaurants = await maintenance.settings.restaurants
        let lease = Lease(
            folder: folder,
            restaurants: restaurants,
            host: Machine.name,
            daemon: try InstanceLock.name(state: resources.paths.state)
        )
        return try await resources.queue.take(lease)
    }

    /// Renews the lease each second, and takes it for other restaurants after the settings changed.
    struct LeaseService: Service {
        let intake: Intake

        func run() async throws {
            try await cancelWhenGracefulShutdown {
                var again: ContinuousClock.Instant? = .now + Intake.secondWriting
                while !Task.isCancelled {
                    let tookOver = try await intake.waitForLease()
                    if tookOver || again.map({ $0 <= .now }) ?? false {
                        again = tookOver ? .now + Intake.secondWriting : nil
                        try await intake.receipts.renew()
                    }
                    // Cancellation ends the pause, and then the loop.
                    try? await Task.sleep(for: Lease.renewal)
                }
            }
        }
    }
}

extension FileError {
    /// A file was not published, because the lease was not renewed in time.
    static func withoutLease(path: String) -> FileError {
        FileError(operation: "publish without a lease", path: path, errno: .canceled)
    }
}
