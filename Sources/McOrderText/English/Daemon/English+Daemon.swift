import McOrderModel

extension English {
    package func text(_ message: DaemonText) -> String {
        switch message {
        case .abstract: "Takes orders from a shared folder into the restaurant's queue."
        case .initAbstract: "Creates the folders, the marker and the queue; safe to repeat."
        case .runAbstract: "Takes orders until SIGTERM; with --once, takes what is there and exits."
        case .statusAbstract: "Shows the state of the intake and the queue."
        case .checkAbstract: "Finds what is wrong, and says how to fix it."
        case .configHelp: "configuration file (YAML)"
        case .cloudHelp: "shared folder"
        case .queueHelp: "sqlite, or the address of a PostgreSQL server (MCORDER_QUEUE)"
        case .stateHelp: "folder of the queue"
        case .catalogHelp: "folder of the catalogue"
        case .newCloudHelp: "accept a different shared folder"
        case .takeOverHelp: "take the folder over from another queue that served the same restaurants"
        case .trustClockHelp: "trust the clock's current time"
        case .onceHelp: "take what is there, then exit"
        case .jsonHelp: "result as JSON"
        case .allWell: "all is well"
        case .running: "running"
        case .yes: "yes"
        case .no: "no"
        case .lastScan: "last scan"
        case .problem: "problem"
        case .waitingFiles: "waiting files"
        case .waitingNotices: "notices without their order"
        case .elsewhere: "for other restaurants"
        case .lingering: "leftover temporary files"
        case .receiptsDue: "receipts due"
        case .notBegun: "not begun, waiting for their customer"
        case .otherFiles: "other files"
        case .clock: "clock"
        case .takenTwice: "taken in by both queues"
        case .oldestOpen: "oldest open order"
        case .rejected: "rejected"
        case .redelivered: "redelivered"
        case .catalogueVersion: "catalogue"
        case .paused: "paused"
        case .soldOut: "sold out"
        case .notRunning: "mcorderd is not running: this is what was known last"
        case .ago(let time): "\(time) ago"
        case .stuck(let seconds):
            "mcorderd has not looked at the folder for \(DurationText.short(seconds: Int(seconds))): read "
                + "its journal (journalctl -u mcorderd) and restart it"
        case .folderIsReadOnly(let path):
            "orders that were taken in cannot be removed from \(HarmlessText.clean(path)): it is "
                + "read-only, or rights are missing; use mcorderd check"
        case .receiptsStuck(let count):
            "receipts cannot be written (due: \(count)): read the journal (journalctl -u mcorderd)"
        case .problemCount(let count): "errors: \(count)"
        case .progress(let decided): "\(counted(decided, "file"))…"
        case .waitingForFolder: "waiting for the folder"
        case .serving(let waiting, let elsewhere): "serving; waiting: \(waiting), elsewhere: \(elsewhere)"
        case .clockDoubt(.behind):
            "behind: nothing expires until it is set; if it is right, mcorderd init --trust-clock"
        case .clockDoubt(.ahead):
            "jumped ahead by over a day: nothing expires for an hour; if it is right, mcorderd init "
                + "--trust-clock"
        case .rival(let host, let since):
            "another queue serves the same restaurants: that of \(HarmlessText.clean(host)), since \(moment(since))"
        case .rivalWarning(let claim):
            "mcorderd: \(say(DaemonText.rival(host: claim.host, since: claim.since))); "
                + "to take the folder over: mcorderd init --take-over"
        case .made(let path): "made \(HarmlessText.clean(path))"
        case .folder(let id, let path, let isNew):
            isNew
                ? "folder \(id) marked at \(HarmlessText.clean(path))"
                : "folder \(id) already marked at \(HarmlessText.clean(path))"
        case .ready(let state): "queue ready in \(HarmlessText.clean(state))"
        case .catalogueError(let path, let problem, let place):
            "\(path): \(say(problem))\(place.map(position) ?? "")"
        }
    }

    /// A position in a file: line, column and name.
    private func position(_ place: CataloguePlace) -> String {
        let name = place.name.map { ", \(quoted($0))" } ?? ""
        return " (line \(place.line), column \(place.column)\(name))"
    }
}
