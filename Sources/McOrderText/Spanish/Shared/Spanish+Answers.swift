extension Spanish {
    package var yesWords: [String] { ["s", "si", "sí"] }
}
