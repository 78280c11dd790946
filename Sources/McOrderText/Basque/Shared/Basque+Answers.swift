extension Basque {
    package var yesWords: [String] { ["b", "bai"] }
}
