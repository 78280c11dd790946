internal import McOrderModel
internal import McOrderQueue

/// The state of intake and queue, as metrics for a monitoring system.
struct IntakeMetrics {
    /// The program's version.
    let version: String
    /// When this process started.
    let startedAt: Timestamp
    let queue: QueueMeasures
    /// The intake's last heartbeat; `nil` before the first scan.
    let heartbeat: Heartbeat?

    /// The metrics in the text format of Prometheus.
    var text: String {
        var text = MetricsText()
        text.add(
            "mcorder_build_info",
            .gauge,
            "The running version of mcorderd; always 1.",
            [([("version", version)], 1)]
        )
        text.add(
            "mcorder_start_timestamp_seconds",
            .gauge,
            "When mcorderd started, in seconds since 1970.",
            startedAt.seconds
        )
        addFolder(&text)
        addQueue(&text)
        return text.text
    }

    private func addFolder(_ text: inout MetricsText) {
        guard let heartbeat else { return }
        text.add(
            "mcorder_folder_up",
            .gauge,
            "Whether the folder of the orders can be used.",
            heartbeat.problem == nil ? 1 : 0
        )
        if let scan = heartbeat.lastScanAt {
            text.add(
                "mcorder_last_scan_timestamp_seconds",
                .gauge,
                "When the folder was scanned last, in seconds since 1970.",
                scan.seconds
            )
        }
        let gauges: [(String, String, Int)] = [
            ("waiting_files", "Files that wait until they stood still long enough.", heartbeat.waitingFiles),
            ("waiting_notices", "Notices that wait for their orders.", heartbeat.waitingNotices),
            ("elsewhere_files", "Files for restaurants that other daemons serve.", heartbeat.elsewhere),
            ("lingering_files", "Temporary files older than a day.", heartbeat.lingering),
        ]
        for (name, help, value) in gauges { text.add("mcorder_\(name)", .gauge, help, Int64(value)) }
    }

    private func addQueue(_ text: inout MetricsText) {
        // First the restaurants of the catalogue, then others that still have earlier orders.
        let known = queue.restaurants.map(\.id)
        let others = Set(queue.orders.keys).subtracting(known).sorted { $0.description < $1.description }
        let all = known + others
        text.add(
            "mcorder_restaurant_info",
            .gauge,
            "A restaurant of the catalogue and its name; always 1.",
            queue.restaurants.map { ([("restaurant", $0.id.description), ("name", $0.name)], 1) }
        )
        text.add(
            "mcorder_orders_total",
            .counter,
            "Orders that were taken in.",
            all.map { ([("restaurant", $0.description)], Int64(queue.orders[$0] ?? 0)) }
        )
        text.add(
            "mcorder_open_orders",
            .gauge,
            "Orders that somebody still has to deal with.",
            all.flatMap { restaurant in
                OrderState.open.map { state in
                    let labels = [("restaurant", restaurant.description), ("state", state.rawValue)]
                    return (labels, Int64(queue.open[restaurant]?[state] ?? 0))
                }
            }
        )
        if let oldest = queue.oldestOpen {
            text.add(
                "mcorder_oldest_open_order_timestamp_seconds",
                .gauge,
                "When the oldest open order was received, in seconds since 1970.",
                oldest.seconds
            )
        }
        text.add(
            "mcorder_rejections_total",
            .counter,
            "Files that were refused.",
            RejectionReason.allCases.map {
                ([("reason", $0.rawValue)], Int64(queue.rejections[$0] ?? 0))
            }
        )
        text.add(
            "mcorder_redeliveries_total",
            .counter,
            "Deliveries of content that had been decided upon.",
            Int64(queue.redeliveries)
        )
        text.add("mcorder_receipts_due", .gauge, "Receipts that are to be written.", Int64(queue.receiptsDue))
    }
}
