import SystemPackage

extension SettingChecker {
    /// The absolute path of a file; `nil` for `none`.
    mutating func pathOrNone(_ setting: Setting) -> String? {
        text(setting) == "none" ? nil : path(setting)
    }

    mutating func address(_ setting: Setting) -> ListenAddress {
        let text = text(setting)
        if let address = ListenAddress(text) { return address }
        errors.append(.notAnAddress(setting, text))
        return ListenAddress.loopback
    }

    /// The origin; `nil` for `none`, and after an error.
    mutating func origin(_ setting: Setting) -> WebOrigin? {
        let text = text(setting)
        guard text != "none" else { return nil }
        if let origin = WebOrigin(text) { return origin }
        errors.append(.notAnOrigin(setting, text))
        return nil
    }

    /// The networks; empty for `none`.
    mutating func networks(_ setting: Setting) -> [NetworkRange] {
        let list = values.list(setting) ?? []
        guard list != ["none"] else { return [] }
        return list.compactMap { text in
            if let network = NetworkRange(text) { return network }
            errors.append(.notANetwork(setting, text))
            return nil
        }
    }
}
