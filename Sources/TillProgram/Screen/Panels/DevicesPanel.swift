import McOrderConsole
import McOrderModel
import McOrderText
import StaffDisplay

/// Shows the selected order's device and the blacklist.
struct DevicesPanel: MarkedPanel {
    let record: DeviceRecord?
    let entries: [BlacklistEntry]
    /// The index of the marked entry.
    var place = 0

    func press(_ key: Key, on screen: inout TillScreen) {
        if key != .character("l") {
            screen.panel = moved(by: key, of: entries.count) ?? back
        } else if entries.indices.contains(place) {
            screen.perform(.unblacklist(entries[place].key, shown: record?.key))
        }
    }

    func legend(on screen: TillScreen) -> Sentence { ScreenPanelText.anyOtherKeyBack }

    func listing(on screen: TillScreen) -> Listing {
        let blacklist = screen.say(ScreenPanelText.blacklist)
        return Listing(
            title: record.map { "\(text(of: $0, screen))\n\(blacklist)" } ?? blacklist,
            rows: entries.map { entry in
                let device = entry.deviceName.flatMap(HarmlessText.shown) ?? screen.say(entry.key.short)
                return ("\(device)  \(entry.reason)  \(entry.by)", .plain)
            },
            marked: place
        )
    }

    private func text(of record: DeviceRecord, _ screen: TillScreen) -> String {
        let language = screen.settings.language
        let facts = record.facts(language).joined(separator: " · ")
        return "\(screen.say(ScreenPanelText.device)) \(record.title(language))\n\(facts)"
    }
}
