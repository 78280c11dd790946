extension Dictionary {
    /// The first of the values with the same key.
    init(first pairs: some Sequence<(Key, Value)>) {
        self.init(pairs, uniquingKeysWith: { first, _ in first })
    }
}
