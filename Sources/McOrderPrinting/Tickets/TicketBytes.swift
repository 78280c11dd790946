package import McOrderModel

/// Turns a ticket into the bytes for a printer.
package struct TicketBytes: Sendable {
    private let settings: PrinterSettings
    private let picture: TicketPicture

    package init(_ settings: PrinterSettings, _ font: Unifont) {
        self.settings = settings
        picture = TicketPicture(font, columns: settings.columns)
    }

    /// The lines of a ticket on the printer's paper.
    package func lines(of ticket: [PaperElement]) -> [PaperLine] {
        TicketLayout.lines(of: ticket, columns: settings.columns)
    }

    /// All bytes of a ticket, in as many copies as the printer makes, and the question whose answer says
    /// that they are on paper.
    ///
    /// - Parameter id: what the answer to the question has.
    package func bytes(of ticket: [PaperElement], id: [UInt8]) -> [UInt8] {
        let text = EscPos.lines(
            lines(of: ticket),
            drawsAll: settings.drawsText ?? settings.profile.drawsText,
            picture
        )
        let feed: [UInt8] = [0x1B, 0x64, settings.cuts ? 3 : 5]
        let one = text + feed + (settings.cuts ? settings.profile.cut : [])
        let copies = (0..<settings.copies).flatMap { _ in one }
        return EscPos.start + (settings.buzzes ? settings.profile.buzzer : []) + copies + question(id)
    }

    /// The pulse that opens the drawer.
    package func drawer(id: [UInt8]) -> [UInt8] { EscPos.start + EscPos.openDrawer + question(id) }

    private func question(_ id: [UInt8]) -> [UInt8] {
        switch settings.confirmation {
        case .process: EscPos.process(id)
        case .sensor: EscPos.sensor
        case nil: []
        }
    }

    /// Four characters that tell an attempt at a job from others.
    package static func id(of job: PrintJob.ID, attempt: Int) -> [UInt8] {
        var rest = job * 4 + Int64(attempt % 4)
        var id: [UInt8] = []
        for _ in 0..<4 {
            id.append(0x30 + UInt8(rest % 64))
            rest /= 64
        }
        return id
    }
}
