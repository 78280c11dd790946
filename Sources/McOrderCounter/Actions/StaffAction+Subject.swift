extension StaffAction {
    /// What an action is about.
    package enum Subject: Hashable, CaseIterable, Sendable {
        case order
        /// The part of an order that a station of the kitchen prepares.
        case station
        case restaurant
        /// A file that was refused.
        case rejection
        case device
        case printer
        /// The owner's report.
        case report
        /// A browser that is paired, or is to be.
        case browser
        /// A payment that is held or taken ahead.
        case payment
        /// The kitchen book of a restaurant.
        case book
    }

    /// What the action is about.
    package var subject: Subject {
        switch self {
        case .prepare, .ready, .collect, .pay, .recall, .arrive, .cancel, .noShow, .blacklist, .strike, .add,
            .note, .service, .promise, .print, .printBag:
            .order
        case .finish, .unfinish, .see, .acknowledge: .station
        case .pause, .resume, .soldOut, .available, .close, .takeOrder, .acknowledgePrinting: .restaurant
        case .accept, .acceptAny, .retry: .rejection
        case .blacklistDevice, .unblacklist, .trust, .untrust, .revoke, .unrevoke: .device
        case .testPrinter, .openDrawer: .printer
        case .readReport: .report
        case .inviteBrowser, .removeBrowser: .browser
        case .lookAtPayment, .giveBack: .payment
        case .noteInBook, .defineBook: .book
        }
    }

    /// Whether the pages, and so the interface for programs, have the action. The others are commands of the
    /// till, or a page of their own.
    package var isOnPages: Bool {
        switch self {
        case .prepare, .ready, .collect, .pay, .recall, .arrive, .cancel, .noShow, .blacklist, .strike, .add,
            .note, .service, .promise, .finish, .unfinish, .see, .acknowledge, .pause, .resume, .soldOut,
            .available,
            .close, .takeOrder, .accept, .unblacklist, .revoke, .print, .printBag, .acknowledgePrinting,
            .lookAtPayment, .giveBack:
            true
        case .acceptAny, .retry, .blacklistDevice, .trust, .untrust, .unrevoke, .readReport, .inviteBrowser,
            .removeBrowser, .testPrinter, .openDrawer, .noteInBook, .defineBook:
            false
        }
    }

    /// The actions about a subject.
    package static func about(_ subject: Subject) -> [StaffAction] {
        allCases.filter { $0.subject == subject }
    }
}
