/// Who sells, as the law asks for it on pages where customers order.
///
/// Source: Ley 34/2002, article 10; Regulation (EU) 2016/679, article 13; format.md, *Catalogue*.
public struct Seller: Hashable, Sendable {
    /// The name under which the company is registered.
    public let legalName: String?
    /// The number under which it pays tax.
    public let taxNumber: String?
    /// Its postal address.
    public let address: String?
    /// The address for electronic mail.
    public let email: String?
    /// What it does with the customers' data.
    public let privacy: String?

    /// Nothing is known of the seller.
    package static let unknown = Seller(
        legalName: nil,
        taxNumber: nil,
        address: nil,
        email: nil,
        privacy: nil
    )
}

extension Seller {
    /// The columns of the company's table.
    static let columns: [SheetLayout.Column] = ["legalName", "taxNumber", "address", "email", "privacy"]

    /// The members of the company.
    static let names = columns.map(\.name)

    /// The names of the members that the company does not have.
    package var missing: [String] {
        let json = json
        return Self.names.filter { json.member($0)?.text == nil }
    }

    /// Reads the members of the company, and reports what is wrong with them.
    init(_ company: CatalogueCursor) {
        legalName = company.optionalMember("legalName")?.text(.name)
        taxNumber = company.optionalMember("taxNumber")?.text(.name)
        address = company.optionalMember("address")?.text(.name)
        email = company.optionalMember("email")?.text(.name) { text in
            text.split(separator: "@", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
                && text.count { $0 == "@" } == 1 && !text.contains(" ") ? text : nil
        } else: {
            .notAMailAddress($0)
        }
        privacy = company.optionalMember("privacy")?.text(.privacy)
    }

    /// The members of the company in a catalogue.
    var json: JSONValue {
        [
            "legalName": legalName, "taxNumber": taxNumber, "address": address, "email": email,
            "privacy": privacy,
        ]
    }
}
