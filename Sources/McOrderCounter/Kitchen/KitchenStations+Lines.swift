package import McOrderModel

extension KitchenStations {
    /// Equal lines as one, each with the parts that some stations prepare; `nil` means all stations together.
    package func lines(_ lines: [OrderedLine], at places: Set<KitchenStation>?) -> [KitchenView.Line] {
        lines.counted.map { counted in
            KitchenView.Line(
                count: counted.count,
                line: counted.line,
                parts: parts(of: counted.line, at: places)
            )
        }
    }

    private func parts(of line: OrderedLine, at places: Set<KitchenStation>?) -> [KitchenView.Line.Part] {
        let all = parts(of: line)
        return all.compactMap { part in
            guard let places else {
                // All stations together: a choice is what it is there, a part of its product.
                return part.isOfChoices
                    ? nil : KitchenView.Line.Part(item: part.item, isOfChoices: false, belongsTo: nil)
            }
            guard places.contains(part.station) else { return nil }
            let main = part.isOfChoices ? all.first { $0.item.product == part.item.product } : all.first
            let isMainHere = main.map { places.contains($0.station) } ?? false
            if part.isOfChoices, isMainHere { return nil }
            return KitchenView.Line.Part(
                item: part.item,
                isOfChoices: part.isOfChoices,
                belongsTo: isMainHere ? nil : main?.item
            )
        }
    }
}
