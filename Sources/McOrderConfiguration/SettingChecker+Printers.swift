import McOrderModel
import McOrderPrinting
import McOrderSettings
import McOrderText

/// The keys of a printer. Source: docs/printing.md, *Settings*.
enum PrinterKey: String, CaseIterable {
    case id
    case address
    case restaurant
    case stations
    case prints
    case width
    case profile
    case copies
    case cut
    case drawer
    case buzzer
    case exclusive
    case text
    case fallback
}

extension SettingChecker<Setting> {
    /// The printers of the configuration; reports all their errors.
    mutating func printers() -> [PrinterSettings] {
        var printers: [PrinterSettings] = []
        for (index, entry) in values.entries(.printers).enumerated() {
            if let printer = printer(entry, "printers[\(index + 1)]") { printers.append(printer) }
        }
        for (index, printer) in printers.enumerated() {
            if printers[..<index].contains(where: { $0.id == printer.id }) {
                report(.printers, .repeatedPrinter(printer.id.description))
            }
            if let fallback = printer.fallback,
                fallback == printer.id || !printers.contains(where: { $0.id == fallback })
            {
                report(
                    .printers,
                    .unknownWord(
                        "\(printer.id).fallback",
                        fallback.description,
                        words: printers.map(\.id.description).filter { $0 != printer.id.description },
                        suggestion: nil
                    )
                )
            }
        }
        return printers
    }

    private mutating func printer(_ entry: SettingEntry, _ name: String) -> PrinterSettings? {
        for key in entry.values.keys.sorted() where PrinterKey(rawValue: key) == nil {
            let suggestion = NearMiss.best(for: key, among: PrinterKey.allCases.map(\.rawValue))
            report(
                .printers,
                .unknownKey("\(name).\(key)", line: entry.line, suggestion: suggestion)
            )
        }
        let values = { (key: PrinterKey) in entry.values[key.rawValue] ?? [] }
        for key in [PrinterKey.id, .address] where values(key).first?.isEmpty ?? true {
            report(.printers, .missingKey("\(name).\(key.rawValue)"))
        }
        guard let id = values(.id).first, let place = values(.address).first, !id.isEmpty, !place.isEmpty
        else {
            return nil
        }
        guard let address = PrinterSettings.Address(place) else {
            report(.printers, .notAPrinter("\(name).address", place))
            return nil
        }
        func word(_ key: PrinterKey, _ words: [String], _ standard: String) -> String {
            guard let text = values(key).first else { return standard }
            if words.contains(text) { return text }
            let suggestion = NearMiss.best(for: text, among: words)
            report(
                .printers,
                .unknownWord("\(name).\(key.rawValue)", text, words: words, suggestion: suggestion)
            )
            return standard
        }
        func flag(_ key: PrinterKey, _ standard: Bool) -> Bool {
            word(key, ["true", "false"], "\(standard)") == "true"
        }
        var printer = PrinterSettings(id: PrinterID(id), address: address)
        printer.restaurant = values(.restaurant).first.map { RestaurantID($0) }
        printer.stations = values(.stations).map { StationID($0) }
        let tasks = PrinterTask.allCases.map(\.rawValue)
        if !values(.prints).isEmpty {
            for task in values(.prints) where !tasks.contains(task) {
                let suggestion = NearMiss.best(for: task, among: tasks)
                report(
                    .printers,
                    .unknownWord("\(name).prints", task, words: tasks, suggestion: suggestion)
                )
            }
            printer.prints = Set(values(.prints).compactMap { PrinterTask(rawValue: $0) })
        }
        printer.width = Int(word(.width, ["58", "80"], "80")) ?? 80
        let profiles = PrinterProfile.allCases.map(\.rawValue)
        printer.profile = PrinterProfile(rawValue: word(.profile, profiles, "generic")) ?? .generic
        printer.copies = Int(word(.copies, (1...5).map { "\($0)" }, "1")) ?? 1
        printer.cuts = flag(.cut, true)
        printer.hasDrawer = flag(.drawer, false)
        printer.buzzes = flag(.buzzer, false)
        printer.isExclusive = flag(.exclusive, false)
        switch word(.text, ["profile", "page", "raster"], "profile") {
        case "page": printer.drawsText = false
        case "raster": printer.drawsText = true
        default: break
        }
        printer.fallback = values(.fallback).first.map { PrinterID($0) }
        return printer
    }
}
