extension English {
    package func text(_ message: HomeErrorText) -> String {
        switch message {
        case .unusable(let path, let words, let surface):
            "cannot use \(quoted(path: path)): \(cause(words)). Make room or give permission"
                + (surface == .screen ? "." : ", or choose another folder with --home or MCORDER_HOME.")
        case .busy(let path, let holder):
            "another program\(holder.isEmpty ? "" : " (\(HarmlessText.clean(holder)))") is using \(quoted(path: path)). Try again."
        case .damaged(let path, let place):
            "\(quoted(path: path)) is damaged\(place.isEmpty ? "" : " (\(place))"). It is not changed, because it "
                + "holds the device's code and the order numbers. Restore it from a backup, or move the file "
                + "away to begin with a new device."
        case .tooNew(let path, let format):
            "\(quoted(path: path)) has format \(format), of a newer mcorder. Update this one."
        case .badDeviceName(let name):
            "\(quoted(name)) is not a valid name: it must have 1 to 64 characters, no control characters."
        }
    }
}
