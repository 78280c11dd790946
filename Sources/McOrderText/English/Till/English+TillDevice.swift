extension English {
    package func text(_ message: TillDeviceText) -> String {
        switch message {
        case .erasedHasNoUDID(let key):
            "\(key) was erased: only a hash of its UDID is left, and a device is trusted by "
                + "its UDID; once it orders again, use the one in till show --json"
        case .shortKey(let beginning): "\(say(TillText.forgotten)) \(beginning)…"
        case .notTrusted(let device): "\(device) is not trusted"
        case .notBlacklisted(let key): "\(key) is not on the list"
        case .erased: "erased"
        case .ownDevice: "trusted"
        case .blacklisted: "blacklisted"
        case .refused: "refused"
        }
    }
}
