package import McOrderModel
package import McOrderText

extension DeviceRecord {
    /// What the till shows of a device, in short texts: its orders by state, its refused files, its label,
    /// its entry on the blacklist, and who revoked it.
    package func facts(_ language: Language) -> [String] {
        var facts = OrderState.allCases.compactMap { state in
            orders[state].map { "\($0) \(state.word[language])" }
        }
        if rejected > 0 { facts.append("\(rejected) \(ScreenPanelText.refusedFiles[language])") }
        if let trustedLabel {
            facts.append("\(ScreenPanelText.trusted[language]): \(HarmlessText.clean(trustedLabel))")
        }
        if let blacklisted {
            let reason = HarmlessText.clean(blacklisted.reason)
            facts.append("\(ScreenPanelText.onBlacklist[language]): \(reason)")
        }
        if let revoked {
            facts.append("\(ScreenPanelText.revoked[language]): \(HarmlessText.clean(revoked.by))")
        }
        return facts
    }

    /// The device's name and its key.
    package func title(_ language: Language) -> String {
        "\(deviceName.flatMap(HarmlessText.shown) ?? "?") · \(key.short[language])"
    }
}
