internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

extension CommandError {
    /// The failure of an order that the restaurant would not accept now.
    static func ofToday(_ error: ClientError, _ names: ShownNames = .own, now: Timestamp) -> CommandError {
        switch error {
        case .closed(let there):
            let opening = there.until.map { MomentText(in: there.zone, now: now).at($0) }
            return CommandError(.invalid, TodayErrorText.closed(there.restaurant, opens: opening))
        case .paused(let there):
            let until = there.until.map { MomentText(in: there.zone, now: now).until($0) }
            return CommandError(.invalid, TodayErrorText.paused(there.restaurant, until: until))
        case .soldOut(let lines, let there): return soldOut(lines, names, there, now: now)
        default: preconditionFailure("\(error) is not about today")
        }
    }

    private static func soldOut(
        _ lines: [SoldOutLine],
        _ names: ShownNames,
        _ there: NotNow,
        now: Timestamp
    ) -> CommandError {
        let text = MomentText(in: there.zone, now: now)
        let parts = lines.map { line in
            TodayErrorText.soldOutLine(
                line.line,
                names.line(line.name),
                products: line.products.map { names.name($0, in: line.name) },
                until: text.until(line.until)
            )
        }
        let numbers = lines.map { "\($0.line)" }.joined(separator: " ")
        return CommandError(
            .invalid,
            TodayErrorText.soldOut(parts, at: there.restaurant, numbers: numbers)
        )
    }
}
