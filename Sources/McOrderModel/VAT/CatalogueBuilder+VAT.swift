/// Reading the company's value added tax.
extension CatalogueBuilder {
    /// The name of the tax and the classes with their dated rates; `nil` if the company states none.
    func taxes(_ company: CatalogueCursor) -> TaxTable? {
        let name = company.optionalMember("taxName").map { $0.text(.name) } ?? "IVA"
        guard let cursor = company.optionalMember("vat"), let members = cursor.members(), let name else {
            return nil
        }
        var classes: [VATClassID: [TaxTable.Period]] = [:]
        for (id, place) in members {
            let periods = (place.someElements() ?? []).compactMap { self.period($0) }
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
        let here = place.member(VATPlace.here.rawValue)?.rate()
        let toGo = place.member(VATPlace.toGo.rawValue)?.rate()
        guard let from, let here, let toGo else { return nil }
        return TaxTable.Period(from: from, rates: VATRates(here: here, toGo: toGo))
    }

    /// The class of a product. With a table of taxes every product needs one.
    func taxClass(_ product: CatalogueCursor) -> VATClassID? {
        let cursor = taxes == nil ? product.optionalMember("vat") : product.member("vat")
        return cursor?.reference(to: Set((taxes?.classes ?? [:]).keys), .vatClass)
    }
}

extension CatalogueCursor {
    fileprivate func rate() -> VATRate? {
        text(as: { VATRate($0) }) { .notARate($0) }
    }
}
