/// Proves from a program's system calls that data which must survive a power cut is on the disk before the
/// next step.
///
/// SIGKILL keeps the page cache, so it cannot reveal a missing fsync; the order of the calls can.
package struct WritingOrder: Sendable {
    private let log: CallLog
    private let sandbox: String

    /// The calls that this proof needs; strace must record their texts completely.
    package static let calls = [
        "openat", "write", "pwrite64", "fdatasync", "fsync", "rename", "renameat", "renameat2", "link",
        "linkat",
        "unlink", "unlinkat",
    ]

    /// Checks a run of a program in the restaurant of that folder.
    package init(_ log: CallLog, sandbox: String) {
        self.log = log
        self.sandbox = sandbox
    }

    /// The proof for the same run with some calls removed; tests use it to show that the proof detects the
    /// gap.
    package func without(_ isGone: (CallLog.Call) -> Bool) -> WritingOrder {
        WritingOrder(log.without(isGone), sandbox: sandbox)
    }

    /// Returns the wrong orders of calls in a daemon's intake.
    ///
    /// - Parameter marks: for names in the drop folder, a text that only this file's bytes contain and that
    ///   is stored in the database unchanged.
    package func faultsOfIntake(marks: [String: String]) -> [Violation] {
        var broken: [Violation] = []
        for (name, mark) in marks {
            guard let unlink = call("unlinkat", { $0.contains("\(sandbox)/cloud/orders>, \"\(name)\"") })
            else {
                broken.append(violation("\(name) was never unlinked"))
                continue
            }
            guard let decision = firstWALWrite(of: mark), decision.end < unlink.begin else {
                broken.append(violation("\(name) was unlinked before its bytes were written to the WAL"))
                continue
            }
            if !isSynced("queue.sqlite-wal>", after: decision, before: unlink) {
                broken.append(violation("\(name) was unlinked before the WAL was synced"))
            }
        }
        return broken + faultsOfReceipts(marks: marks)
    }

    /// A receipt repeats what the database says, so it must be written only after the database is durable.
    private func faultsOfReceipts(marks: [String: String]) -> [Violation] {
        let decisions = marks.values.compactMap { firstWALWrite(of: $0) }
        guard let first = decisions.min(by: { $0.begin < $1.begin }) else { return [] }
        return log.calls.filter {
            $0.name.hasPrefix("rename") && $0.arguments.contains("\(sandbox)/cloud/receipts>")
                && !isSynced("queue.sqlite-wal>", after: first, before: $0)
        }
        .map { violation("a receipt was written before the WAL was synced: \($0.arguments)") }
    }

    /// Returns the wrong orders of calls where a daemon removes receipts.
    ///
    /// A power cut must not bring back a receipt that the database marks as removed: no later run would
    /// remove it.
    package func faultsOfRemoval() -> [Violation] {
        let folder = "\(sandbox)/cloud/receipts>"
        let removals = log.calls.filter {
            $0.name == "unlinkat" && $0.succeeded && $0.arguments.contains(folder)
        }
        if removals.isEmpty { return [violation("no receipt was removed")] }
        return removals.compactMap { removal in
            let mark = log.calls.first {
                $0.name == "pwrite64" && $0.arguments.contains("queue.sqlite-wal>") && $0.begin > removal.end
            }
            guard let mark else { return violation("the removal was never marked: \(removal.arguments)") }
            guard !isSynced(folder, after: removal, before: mark) else { return nil }
            return violation("the removal was marked before the folder was synced: \(removal.arguments)")
        }
    }

    /// Returns the wrong orders of calls where a customer sends.
    ///
    /// - Parameter word: the text that the customer's program prints after sending.
    package func faultsOfSending(word: String) -> [Violation] {
        var broken: [Violation] = []
        let folder = "\(sandbox)/cloud/orders>"
        guard let create = call("openat", { $0.contains(folder) && $0.contains("O_CREAT") }),
            let name = call("rename", { $0.contains(folder) }),
            let reported = log.calls.first(where: {
                $0.name == "write" && $0.arguments.hasPrefix("1<") && $0.arguments.contains(word)
            }),
            let stored = log.calls.last(where: {
                $0.name.hasPrefix("rename") && $0.arguments.contains("\(sandbox)/home>")
                    && $0.end < create.begin
            })
        else {
            return [
                violation("home stored, file created, file named, customer informed: one of these never came")
            ]
        }
        if !isSynced("\(sandbox)/home/.", after: nil, before: stored) {
            broken.append(violation("the home was renamed before its file was synced"))
        }
        if !isSynced("\(sandbox)/home>", after: stored, before: create) {
            broken.append(violation("the shared folder was touched before the home was synced"))
        }
        guard
            let write = log.calls.last(where: {
                $0.name == "write" && $0.arguments.contains("\(sandbox)/cloud/orders/.")
                    && $0.end < name.begin
            }), isSynced("\(sandbox)/cloud/orders/.", after: write, before: name)
        else {
            return broken + [violation("the order got its name before its bytes were synced")]
        }
        if !isSynced(folder, after: name, before: reported) {
            broken.append(violation("the customer was informed before the folder was synced"))
        }
        let settled = log.calls.first {
            $0.name.hasPrefix("rename") && $0.arguments.contains("\(sandbox)/home>") && $0.begin > name.end
        }
        if let settled, !isSynced(folder, after: name, before: settled) {
            broken.append(violation("the home forgot the pending order before the folder was synced"))
        }
        return broken
    }

    private func call(_ name: String, _ matches: (String) -> Bool) -> CallLog.Call? {
        log.calls.first { $0.name.hasPrefix(name) && $0.succeeded && matches($0.arguments) }
    }

    /// The first write of an order's bytes to the WAL: that of the transaction that decides the order.
    ///
    /// A commit is synced before another transaction can write. So the first sync after this write is that of
    /// the decision, whatever is written later.
    private func firstWALWrite(of mark: String) -> CallLog.Call? {
        log.calls.first {
            $0.name == "pwrite64" && $0.arguments.contains("queue.sqlite-wal>") && $0.arguments.contains(mark)
        }
    }

    /// Whether a file was synced, with all its bytes, between two calls.
    private func isSynced(_ path: String, after first: CallLog.Call?, before last: CallLog.Call) -> Bool {
        log.calls.contains {
            ($0.name == "fsync" || $0.name == "fdatasync") && $0.succeeded && $0.arguments.contains(path)
                && $0.begin > (first?.end ?? -1) && $0.end < last.begin
        }
    }

    private func violation(_ words: String) -> Violation {
        Violation(.orderOfWriting, words)
    }
}
