extension CallLog {
    /// The log of a program that had not made some of its calls; by which a proof shows that it would see that.
    package func without(_ isGone: (Call) -> Bool) -> CallLog {
        var copy = self
        copy.calls.removeAll(where: isGone)
        return copy
    }
}
