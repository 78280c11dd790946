extension English {
    package func text(_ message: DaemonErrorText) -> String {
        switch message {
        case .noFolder(let path): "there is no folder \(path): use mcorderd init"
        case .noMetricsFolder(let path):
            "metrics.textfile: there is no folder \(path); make it or correct the path"
        case .notWritable(let path):
            "this user may not write to \(path); do it as the user of mcorderd: "
                + "sudo -u mcorder mcorderd check"
        case .notAFile(let words): "\(quoted(words)) is not a file: give a path"
        case .noConfiguration(let path): "there is no configuration \(path)"
        case .configurationUnreadable(let path, let reason):
            "cannot read the configuration \(path) just now: \(cause(reason))"
        case .invalidCatalogue(let errors):
            "the catalogue is faulty, and there is no earlier one:\n\(say(errors))"
        case .alreadyRunning(let holder): "another mcorderd is already running on this queue: \(holder)"
        case .unknownRestaurants(let ids):
            "restaurants: the catalogue has no \(ids.joined(separator: ", ")); see restaurants.json"
        case .markerGone(let path):
            "the queue knows a shared folder, but \(path) has no marker: is it mounted? "
                + "If it is another one on purpose, repeat with --new-cloud"
        case .newerFolder(let path, let format):
            "the folder \(path) has the newer format \(format): update mcorderd"
        case .otherFolderAt(let path, let known, let found):
            "\(path) is a different folder (\(found)) from the known one (\(known)): correct cloud, "
                + "or use mcorderd init --new-cloud"
        case .claimedFolder(let path, let host, let since):
            "another queue serves the same restaurants in \(path): that of \(host), since \(moment(since)). "
                + "Stop that mcorderd or give it other restaurants; if it is gone, use "
                + "mcorderd init --take-over"
        case .noQueue(let state): "there is no queue in \(state): use mcorderd init"
        case .newerQueue(let state): "the queue in \(state) was made by a newer version: update mcorderd"
        case .unreleasedQueue(let state):
            "the queue in \(state) was made before version 0.1.0: start mcorderd 0.1.0 once"
        case .olderQueue(let state): "the queue in \(state) was made by an older version: start mcorderd once"
        case .notDurable(let level):
            "SQLite does not accept synchronous = FULL (it is \(level)): refusing to start"
        case .busyQueue(let holder): "the queue is held by \(holder): try again"
        case .queueNotWritable(let reason):
            "the queue cannot be written: \(cause(reason)); check user and group"
        case .queueUnusable(let reason):
            "the queue cannot be read or written: \(cause(reason)). Make room, check the disk or restore a "
                + "backup; what is not in the queue yet is still in the folder"
        case .otherFolder(let known, let found):
            "the shared folder (\(found)) is not the known one (\(known)): correct cloud, "
                + "or use mcorderd init --new-cloud"
        case .replacedQueue: "a backup of the queue was restored: start again"
        case .trustedDevice(let udid, let label):
            "\(udid) is a trusted device (\(label)): till device untrust first"
        case .noSuchDevice(let udid): "unknown device \(udid)"
        case .openOrders(let udid, let codes):
            "\(udid) has open orders (\(codes.joined(separator: ", "))): collect or cancel them at the "
                + "till first"
        }
    }
}
