extension CallLog {
    /// The log without some of its calls; tests use it to show that a proof detects missing calls.
    package func without(_ isGone: (Call) -> Bool) -> CallLog {
        var copy = self
        copy.calls.removeAll(where: isGone)
        return copy
    }
}
