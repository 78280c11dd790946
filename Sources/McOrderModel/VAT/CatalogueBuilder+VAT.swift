/// Reading the company's value added tax.
extension CatalogueBuilder {
    /// The name of the tax and the classes with their dated rates; `nil` if the company states none.
    func taxes(_ company: CatalogueCursor) -> TaxTable? {
        let name = company.optionalMember("taxName").map { $0.text(.name) } ?? "IVA"
        guard let cursor = company.optionalMember("vat"), let members = cursor.members(), let name else {
            return nil
        }
        cursor.expectKeys(members.map(\.name))
        var classes: [VATClassID: [TaxTable.Period]] = [:]
        for (id, place) in members {
            let periods = (place.elements() ?? []).compactMap { self.period($0) }
            if place.value.elements?.isEmpty == true { place.report(.empty) }
            for (earlier, later) in zip(periods, periods.dropFirst()) where later.from <= earlier.from {
                place.report(.notAscending(later.from.description))
            }
            classes[VATClassID(id)] = periods
        }
        return TaxTable(name: name, classes: classes.filter { !$0.value.isEmpty })
    }

    private func period(_ place: CatalogueCursor) -> TaxTable.Period? {
        place.expectKeys(["from"] + VATPlace.allCases.map(\.rawValue))
        let from = place.member("from").flatMap { $0.day() }
        let here = rate(place.member(VATPlace.here.rawValue))
        let toGo = rate(place.member(VATPlace.toGo.rawValue))
        guard let from, let here, let toGo else { return nil }
        return TaxTable.Period(from: from, rates: VATRates(here: here, toGo: toGo))
    }

    private func rate(_ cursor: CatalogueCursor?) -> VATRate? {
        guard let cursor, let text = cursor.text(.name) else { return nil }
        guard let rate = VATRate(text) else {
            cursor.report(.notARate(text))
            return nil
        }
        return rate
    }

    /// The class of a product. With a table of taxes every product needs one.
    func taxClass(_ product: CatalogueCursor) -> VATClassID? {
        guard let taxes else {
            if let cursor = product.optionalMember("vat"), let text = cursor.text(.name) {
                cursor.report(.unknownReference(text, .vatClass))
            }
            return nil
        }
        guard let cursor = product.member("vat"), let id = cursor.text(.name).map({ VATClassID($0) }) else {
            return nil
        }
        if taxes.classes[id] == nil { cursor.report(.unknownReference(id.description, .vatClass)) }
        return id
    }
}
