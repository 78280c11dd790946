import McOrderModel
import McOrderText

extension DaemonStatus {
    /// The pause and the sold-out products of a restaurant, for its entry in `--json`.
    func todayJSON(of name: String) -> [JSONValue.Member] {
        let present = spells(of: name)
        let soldOut = present.soldOut.compactMap { spell in
            spell.sellable.map { sellable in
                JSONValue.object([
                    JSONValue.Member("product", .string(sellable.id.description)),
                    JSONValue.Member("name", .string(sellable.name)),
                    JSONValue.Member("until", .string(spell.end.description)),
                ])
            }
        }
        return [
            JSONValue.Member("pausedUntil", .optional(present.pauses.map(\.end).max()?.description)),
            JSONValue.Member("soldOut", .array(soldOut)),
        ]
    }

    /// One row for each pause, and one for each restaurant with sold-out products.
    func todayRows(_ language: Language) -> [[String]] {
        restaurants.flatMap { restaurant -> [[String]] in
            let present = spells(of: restaurant.name)
            let text = MomentText(in: restaurant.zone, now: now)
            let name = HarmlessText.clean(restaurant.name)
            let pauses = present.pauses.map { pause in
                [name, "\(DaemonText.paused[language]) \(text.until(pause.end)[language])"]
            }
            let gone = present.soldOut.map { spell in
                "\(HarmlessText.clean(spell.sellable?.name ?? "")) \(text.until(spell.end)[language])"
            }
            let list = "\(DaemonText.soldOut[language]): \(gone.joined(separator: ", "))"
            return pauses + (gone.isEmpty ? [] : [[name, list]])
        }
    }

    private func spells(of name: String) -> Availability {
        guard let id = restaurants.first(where: { $0.name == name })?.id else { return .nothing }
        return day.inForce(at: now, in: id)
    }
}
