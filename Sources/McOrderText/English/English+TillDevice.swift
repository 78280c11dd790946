extension English {
    package func text(_ message: TillDeviceText) -> String {
        switch message {
        case .erasedHasNoUDID(let key):
            "\(key) was erased: only a hash of its UDID is left, and a device is of the house by "
                + "its UDID; once it orders again, use the one in till show --json"
        case .shortKey(let beginning): "\(say(TillText.forgotten)) \(beginning)…"
        case .notOfTheHouse(let device): "\(device) is not one of the house"
        case .notBlacklisted(let key): "\(key) is not on the list"
        case .erased: "erased"
        case .ofTheHouse: "of the house"
        case .blacklisted: "blacklisted"
        case .refused: "refused"
        }
    }
}
