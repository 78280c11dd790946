package import McOrderModel
import McOrderText

extension SettingChecker {
    /// The absolute path of a file; `nil` for `none`.
    package mutating func pathOrNone(_ setting: Setting) -> String? {
        text(setting) == "none" ? nil : path(setting)
    }

    package mutating func address(_ setting: Setting) -> ListenAddress {
        read(setting, { ListenAddress($0) }, otherwise: ConfigurationErrorText.notAnAddress) ?? .loopback
    }

    /// The origin; `nil` for `none`, and after an error.
    package mutating func origin(_ setting: Setting) -> WebOrigin? {
        guard text(setting) != "none" else { return nil }
        return read(setting, { WebOrigin($0) }, otherwise: ConfigurationErrorText.notAnOrigin)
    }

    /// The networks; empty for `none`.
    package mutating func networks(_ setting: Setting) -> [NetworkRange] {
        let list = values.list(setting) ?? []
        guard list != ["none"] else { return [] }
        return list.compactMap { text in
            if let network = NetworkRange(text) { return network }
            report(setting, .notANetwork(setting.rawValue, text))
            return nil
        }
    }
}
