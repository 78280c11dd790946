/// Why something about a home, a folder, a catalogue or an order could not be done.
///
/// Whenever one is thrown nothing is lost: the ticket and the numbers are as they were, or as the case
/// says.
public enum ClientError: Error, Hashable, Sendable {
    // MARK: The home

    /// The home's folder or a file in it cannot be used.
    case home(StorageTrouble)
    /// Another program has kept the home locked for too long: try again.
    case homeBusy(path: String, holder: String)
    /// The home's state is not what this program wrote. It is left as it is, since the device's UDID and
    /// the order numbers are in it.
    case homeDamaged(path: String, place: String)
    /// A newer program wrote the home's state.
    case homeTooNew(path: String, format: Int)
    /// Not a device's name: empty, longer than 64 characters, or with control characters.
    case badDeviceName(String)
    /// The ticket cannot be changed so.
    case ticket(TicketFault)

    // MARK: The shared folder

    /// No folder was joined, and none was named.
    case noFolder
    /// The folder's path has control characters; it could neither be shown nor remembered.
    case badFolderPath(String)
    /// There is no folder of orders.
    case folderAbsent(path: String)
    /// The folder of the orders has no marker, or one that cannot be read: it is not mounted, or the
    /// restaurant has not set it up.
    case folderUnmarked(path: String)
    /// A newer program made the folder.
    case folderTooNew(path: String, format: Int)
    /// The folder cannot be used.
    case folder(StorageTrouble)

    // MARK: The catalogue

    /// No catalogue was found in any of those places, and the home has no copy.
    case noCatalogue(places: [String])
    /// The catalogue is faulty, and the home has no copy of a good one.
    case faultyCatalogue(CatalogueRefusal)

    // MARK: Sending

    /// There is nothing on the ticket. Source: R12.
    case emptyTicket
    /// The catalogue has no such restaurant.
    case unknownRestaurant(RestaurantID)
    /// The restaurant does not sell, or the catalogue no longer has, those lines of the ticket.
    case unavailable([UnavailableLine], restaurant: String)
    /// The ticket and the comment make no order.
    case badOrder(OrderFault)
    /// The restaurant is closed; when it opens.
    case closed(NotNow)
    /// The restaurant takes no orders for a while; until when.
    case paused(NotNow)
    /// The restaurant has run out of something on the ticket; until when of any of it.
    case soldOut([SoldOutLine], NotNow)
    /// An equal order went out less than ten minutes ago.
    case repeated(PlacedOrder)
    /// The device has used up all order numbers.
    case numbersExhausted
    /// The order is certainly not in the folder. The ticket is as it was. Its number is used for the next
    /// order, unless the device failed in a way that leaves open what it did.
    case notSent(OrderNumber, StorageTrouble)
    /// The order may be in the folder. It is kept, and the next sending finishes it: once, under the same
    /// number.
    case unfinished(OrderNumber, StorageTrouble)
    /// An order is unfinished, and its folder is not the one that is joined now.
    case otherFolder(PlacedOrder, path: String)

    // MARK: Notices

    /// The order went into another folder than the one that is named or joined now.
    case orderElsewhere(PlacedOrder, path: String)
    /// A notice about the order may not be in the folder. Saying it again sends the same one.
    case noticeUnsent(OrderNumber, StorageTrouble)
}

/// A line of a ticket that a restaurant does not sell.
public struct UnavailableLine: Hashable, Sendable {
    /// Its place on the ticket, counted from 1.
    public let line: Int
    /// The text of the line.
    public let name: String
    /// Why it has no price.
    public let reason: PriceList.Failure
}

/// A catalogue that was found, but that nobody should order from.
public struct CatalogueRefusal: Hashable, Sendable {
    /// The folder that it lies in.
    public let path: String
    /// Everything that is wrong with it; never empty.
    package let faults: [CatalogueFault]

    /// Where the first fault is: the file and the place in it.
    public var firstPlace: String {
        faults.first.map { $0.file + ($0.path.isEmpty ? "" : " " + $0.path) } ?? ""
    }

    /// How many faults there are, at least 1.
    public var count: Int {
        faults.count
    }
}
