// A read-only list of a restaurant's open orders: the smallest presenter of `McOrderCounter`.
//
//     order-list /var/lib/mcorderd            every change, until Ctrl-C
//     order-list /var/lib/mcorderd --once     the orders as they are now
//
// A presenter takes snapshots from the counter and writes them. It needs neither the queue nor the rules.
import Foundation
import McOrderCounter
import McOrderModel

@main
struct OrderList {
    static func main() async {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let isOnce = arguments.last == "--once"
        if isOnce { arguments.removeLast() }
        guard let state = arguments.first, arguments.count == 1 else {
            FileHandle.standardError.write(Data("order-list STATE-FOLDER [--once]\n".utf8))
            exit(64)
        }
        let counter = Counter(state: state, program: "order-list", now: now)
        // Reads the queue for all snapshots of this process.
        let reading = Task { await counter.run() }
        defer { reading.cancel() }
        var shown: Int?
        for await snapshot in counter.snapshots(of: nil) {
            if let failure = snapshot.feed.failure {
                print("the queue cannot be read: \(failure)")
                if isOnce { exit(1) }
            } else if snapshot.number > 0, snapshot.number != shown {
                // Reports about the feed come between changes, with the same snapshot number.
                shown = snapshot.number
                write(snapshot)
                if isOnce { return }
            }
        }
    }

    private static func write(_ snapshot: CounterSnapshot) {
        let isOld = snapshot.feed.isStale(at: now()) ? ", perhaps not all" : ""
        print("\(snapshot.here.count) here, \(snapshot.onTheWay.count) on the way\(isOld)")
        for entry in snapshot.here + snapshot.onTheWay {
            let (order, place) = (entry.order, entry.hasArrived ? "here" : "coming")
            let items = entry.items.map { ShownNames.own.item($0) }.joined(separator: ", ")
            print("  \(order.code)  \(place)  \(order.state.rawValue)  \(items)")
        }
        fflush(nil)
    }

    @Sendable private static func now() -> Timestamp {
        Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    }
}
