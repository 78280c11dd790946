extension English {
    package var yesWords: [String] { ["y", "yes"] }
}
