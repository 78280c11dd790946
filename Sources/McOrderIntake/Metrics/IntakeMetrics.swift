import McOrderModel
import McOrderQueue

/// The state of intake and queue, as metrics for a monitoring system.
struct IntakeMetrics {
    /// The program's version.
    let version: String
    /// When this process started.
    let startedAt: Timestamp
    /// The present time.
    var now: Timestamp
    var queue = QueueMeasures()
    /// The intake's last heartbeat; `nil` before the first scan.
    var heartbeat: Heartbeat?

    /// The metrics in the text format of Prometheus.
    var text: String {
        (process + folder + orders + files + printers + payments).map(\.text).joined()
    }

    private var process: [Metric] {
        [
            Metric("build_info", "The running version of mcorderd; always 1.", [(["version": version], 1)]),
            Metric(
                "start_timestamp_seconds",
                "When mcorderd started, in seconds since 1970.",
                Int(startedAt.seconds)
            ),
        ]
    }

    private var folder: [Metric] {
        guard let heartbeat else { return [] }
        return [
            Metric(
                "folder_up",
                "Whether the folder of the orders can be used.",
                heartbeat.problem == nil ? 1 : 0
            ),
            Metric(
                "last_scan_timestamp_seconds",
                "When the folder was scanned last, in seconds since 1970.",
                heartbeat.lastScanAt.map { Int($0.seconds) }
            ),
            Metric(
                "waiting_files",
                "Files that wait until they stood still long enough.",
                heartbeat.waitingFiles
            ),
            Metric("waiting_notices", "Notices that wait for their orders.", heartbeat.waitingNotices),
            Metric("elsewhere_files", "Files for restaurants that other daemons serve.", heartbeat.elsewhere),
            Metric("lingering_files", "Temporary files older than a day.", heartbeat.lingering),
        ]
    }

    private var orders: [Metric] {
        // First the restaurants of the catalogue, then others that still have earlier orders.
        let known = queue.restaurants.map(\.id)
        let others = Set(queue.orders.keys).subtracting(known).sorted { $0.description < $1.description }
        let all = known + others
        let open = all.flatMap { restaurant in
            OrderState.open.map { state in
                let labels: KeyValuePairs = ["restaurant": restaurant.description, "state": state.rawValue]
                return (labels, queue.open[restaurant]?[state] ?? 0)
            }
        }
        return [
            Metric(
                "restaurant_info",
                "A restaurant of the catalogue and its name; always 1.",
                queue.restaurants.map { (["restaurant": $0.id.description, "name": $0.name], 1) }
            ),
            Metric(
                "orders_total",
                "Orders that were taken in.",
                all.map { (["restaurant": $0.description], queue.orders[$0] ?? 0) }
            ),
            Metric("open_orders", "Orders that somebody still has to deal with.", open),
            Metric(
                "oldest_open_order_timestamp_seconds",
                "When the oldest open order was received, in seconds since 1970.",
                queue.oldestOpen.map { Int($0.seconds) }
            ),
        ]
    }

    private var printers: [Metric] {
        let all = queue.printing.printers
        guard !all.isEmpty else { return [] }
        let states: [PrintJob.State] = [.due, .sending, .uncertain]
        return [
            Metric(
                "printer_up",
                "Whether a printer prints.",
                all.map { (["printer": $0.id.description], $0.condition.isTrouble ? 0 : 1) }
            ),
            Metric(
                "print_jobs",
                "Tickets that are to be printed, or may be missing on paper.",
                all.flatMap { printer in
                    states.map { state in
                        let labels: KeyValuePairs = [
                            "printer": printer.id.description, "state": state.rawValue,
                        ]
                        return (labels, queue.printJobs[printer.id]?[state] ?? 0)
                    }
                }
            ),
            Metric(
                "print_alarms",
                "Tickets that may be missing on paper, and that nobody has looked after.",
                queue.printing.alarms.count
            ),
        ]
    }

    private var payments: [Metric] {
        guard queue.paying.terms != nil || !queue.paymentsOfConcern.isEmpty else { return [] }
        let rules = queue.paying.terms?.rules ?? PayRules()
        return [
            Metric(
                "pay_answer_timestamp_seconds",
                "When the provider of payments answered last, in seconds since 1970.",
                queue.paying.answeredAt.map { Int($0.seconds) }
            ),
            Metric(
                "payments",
                "Payments ahead that are under way.",
                HeldPayment.State.allCases.filter(\.isUnderWay).map { state in
                    (["state": state.rawValue], queue.payments[state] ?? 0)
                }
            ),
            Metric(
                "payment_alarms",
                "Payments ahead that somebody has to look at.",
                queue.paymentsOfConcern.count { !$0.concerns(by: rules, at: now).isEmpty }
            ),
            Metric(
                "pay_shut",
                "Whether declined cards shut new devices out of paying ahead.",
                queue.paying.shutUntil.map { now < $0 } ?? false ? 1 : 0
            ),
        ]
    }

    private var files: [Metric] {
        [
            Metric(
                "rejections_total",
                "Files that were refused.",
                RejectionReason.allCases.map {
                    (["reason": $0.rawValue], queue.rejections[$0] ?? 0)
                }
            ),
            Metric(
                "redeliveries_total",
                "Deliveries of content that had been decided upon.",
                queue.redeliveries
            ),
            Metric("receipts_due", "Receipts that are to be written.", queue.receiptsDue),
        ]
    }
}
