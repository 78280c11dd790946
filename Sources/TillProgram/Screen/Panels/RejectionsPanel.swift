import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Lists the files that were refused today.
struct RejectionsPanel: MarkedPanel {
    let files: [RejectedFile]
    /// The index of the marked file.
    var place = 0
    /// Whether the next press accepts the marked file.
    var isSure = false

    func press(_ key: Key, on screen: inout TillScreen) {
        guard key == .character("a") else {
            var next = moved(by: key, of: files.count)
            next?.isSure = false
            return screen.panel = next ?? back
        }
        guard files.indices.contains(place) else { return }
        let file = files[place]
        guard file.isForCounterToAccept else {
            return screen.report(ScreenText.onlyBlacklisted(file.id))
        }
        if isSure { return screen.perform(.perform(.decideAgain(rejection: file.id, .accept))) }
        screen.panel = RejectionsPanel(files: files, place: place, isSure: true)
        screen.report(ScreenText.acceptAgain)
    }

    /// The panel with the list as it is now. The mark stays on its file: newer ones come above it.
    func showing(_ files: [RejectedFile]) -> RejectionsPanel {
        let marked = self.files.indices.contains(place) ? self.files[place].id : nil
        guard let place = files.firstIndex(where: { $0.id == marked }) else {
            return RejectionsPanel(files: files, place: min(place, max(0, files.count - 1)))
        }
        return RejectionsPanel(files: files, place: place, isSure: isSure)
    }

    func legend(on screen: TillScreen) -> Sentence { ScreenPanelText.anyOtherKeyBack }

    func listing(on screen: TillScreen) -> Listing {
        Listing(
            title: screen.say(ScreenPanelText.rejections),
            rows: files.map { (text(of: $0, screen), $0.isForCounterToAccept ? .dim : .plain) },
            marked: place
        )
    }

    private func text(of file: RejectedFile, _ screen: TillScreen) -> String {
        let number = file.number.map { "\($0)" } ?? "?"
        let products = file.detail.products.joined(separator: ", ")
        let about = products.isEmpty ? "" : " (\(products))"
        return "\(screen.clock(file.at))  \(number)  \(file.reason.rawValue)\(about)  \(file.file)"
    }
}
