/// Reading the company's value added tax.
extension CatalogueBuilder {
    /// The name of the tax and the classes with their dated rates; `nil` if the company states none.
    func taxes(_ company: CatalogueCursor) -> TaxTable? {
        let name = company.optionalMember("taxName").map { $0.text(.name) } ?? "IVA"
        guard let cursor = company.optionalMember("vat"), let members = cursor.members(), let name else {
            return nil
        }
        var classes: [VATClassID: [TaxTable.Period]] = [:]
        for (id, place) in members where place.isVisible(id) {
            var last: CivilDay?
            classes[VATClassID(id)] = (place.someElements() ?? []).compactMap { place in
                let period = self.period(place)
                if let last, let from = period?.from, from <= last {
                    place.report(.notAscending(from.description), at: ".from")
                }
                last = period?.from ?? last
                return period
            }
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
        let hasClasses = taxClassIDs?.isEmpty == false
        let cursor = hasClasses ? product.member("vat") : product.optionalMember("vat")
        return cursor?.reference(to: taxClassIDs, .vatClass)
    }
}

extension CatalogueCursor {
    fileprivate func rate() -> VATRate? {
        text(as: { VATRate($0) }) { .notARate($0) }
    }
}
