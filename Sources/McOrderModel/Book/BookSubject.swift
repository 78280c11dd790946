/// Something that the hygiene register looks after.
package struct BookSubject: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        /// A fridge, a freezer, a display.
        case cold
        /// What keeps food hot.
        case hot
        case fryer
        case supplier
        /// Rooms, water, pests, cleaning.
        case premises
        /// A thermometer, or another device.
        case device
        /// Training of the people who work here.
        case person
        /// A batch of fish or of something frozen here.
        case batch
    }

    package let id: SubjectID
    package let name: String
    package let kind: Kind
    package var place = ""
    /// Who is responsible.
    package var responsible = ""
    package var telephone = ""
    package var serial = ""
    /// What a batch was made of.
    package var from = ""
    /// The first day on which it is looked after.
    package var since: CivilDay?
    /// The last day on which it is looked after.
    package var until: CivilDay?
    package var photograph: ContentHash?

    package init(id: SubjectID, name: String, kind: Kind) {
        (self.id, self.name, self.kind) = (id, name, kind)
    }

    /// Whether it is looked after on a day.
    package func isThere(on day: CivilDay) -> Bool {
        since.map { $0 <= day } ?? true && until.map { day <= $0 } ?? true
    }
}
