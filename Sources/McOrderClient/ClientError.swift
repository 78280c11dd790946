/// An error of an operation on a home, a folder, a catalogue or an order.
///
/// Nothing is lost when one is thrown: ticket and order numbers are unchanged, or as the case states.
public enum ClientError: Error, Hashable, Sendable {
    // MARK: The home

    /// The home's folder, or a file in it, cannot be used.
    case home(StorageError)
    /// Another program held the lock of the home for too long; the caller may try again.
    case homeBusy(path: String, holder: String)
    /// The home's state file is not as this program writes it. It is not changed, because it contains the
    /// device's UDID and the order numbers.
    case homeDamaged(path: String, place: String)
    /// A newer version of the program wrote the home's state.
    case homeTooNew(path: String, format: Int)
    /// The file of the device's key is not usable. No new key is made, because it would be another device.
    case deviceKey(path: String, DeviceKeyProblem)
    /// The device of this home moved to another home.
    case homeMoved(path: String)
    /// A device can be imported only into a home that was never used.
    case homeUsed(path: String)
    /// The device cannot get a key while that order is open: its answers are for the present UDID.
    case orderOpen(PlacedOrder)
    /// The file of a device that moves cannot be written or read.
    case deviceFile(StorageError)
    /// A file with that path exists; it is not overwritten.
    case deviceFileExists(path: String)
    /// The file is not that of a device that moves.
    case badDeviceFile(path: String)
    /// The device name is empty, longer than 64 characters, or has control characters.
    case badDeviceName(String)
    /// The change of the ticket is not possible.
    case ticket(TicketError)

    // MARK: The shared folder

    /// No folder was joined, and the caller gave none.
    case noFolder
    /// The folder's path has control characters; it could be neither shown nor stored.
    case badFolderPath(String)
    /// The folder for orders does not exist.
    case folderAbsent(path: String)
    /// The folder for orders has no marker, or one that cannot be read: it is not mounted, or the restaurant
    /// has not set it up.
    case folderUnmarked(path: String)
    /// A newer version of the program made the folder.
    case folderTooNew(path: String, format: Int)
    /// The folder cannot be used.
    case folder(StorageError)

    // MARK: The catalogue

    /// None of those places has a catalogue, and the home has no copy.
    case noCatalogue(places: [String])
    /// The catalogue has errors, and the home has no copy of a valid one.
    case invalidCatalogue(CatalogueRefusal)
    /// The folder has the catalogue of another house than the pinned one. The values are the codes of both.
    case otherHouse(path: String, pinned: String, found: String)
    /// The catalogue is not that of the house with this code, and the home has no copy of one.
    case untrustedCatalogue(path: String, house: String, SignatureProblem)

    // MARK: Sending

    /// The ticket is empty. Source: R12.
    case emptyTicket
    /// The catalogue has no such restaurant.
    case unknownRestaurant(RestaurantID)
    /// The restaurant has no such service.
    case unknownService(ServiceID, Restaurant)
    /// The restaurant takes no orders for a time, or not for this one.
    case badPickup(Restaurant)
    /// The order cannot be paid ahead.
    case payAhead(PayOffer.Obstacle, currency: String)
    /// The coupon reduces no price of this ticket at this restaurant now.
    case couponNotUsable(String)
    /// Those lines of the ticket are not sold by the restaurant, or are no longer in the catalogue.
    case unavailable([UnavailableLine], restaurant: String)
    /// Ticket and comment do not form a valid order.
    case badOrder(OrderError)
    /// The restaurant is closed; the value says when it opens.
    case closed(NotNow)
    /// The restaurant is paused; the value says until when.
    case paused(NotNow)
    /// Products of the ticket are sold out. The lines say until when; ``NotNow/until`` is the latest of these
    /// times.
    case soldOut([SoldOutLine], NotNow)
    /// An equal order was sent less than ten minutes ago.
    case repeated(PlacedOrder)
    /// The device has used all order numbers.
    case numbersExhausted
    /// The restaurant takes signed orders only, and the device cannot get a key while that order is open.
    case signaturesRequired(PlacedOrder)
    /// Orders to the restaurant are sealed, and every key that the catalogue at this path has for it is out
    /// of date. Nothing is sent for everybody to read.
    case cannotSeal(path: String)
    /// The order is certainly not in the folder. The ticket is unchanged. The next order gets the same
    /// number, unless the device failed in a way that leaves it unknown what was written.
    case notSent(OrderNumber, StorageError)
    /// The order may be in the folder. It is kept, and the next call that sends finishes it: once, under the
    /// same number.
    case unfinished(OrderNumber, StorageError)
    /// An order is unfinished, and the folder that is joined now is not the one it belongs to.
    case otherFolder(PlacedOrder, path: String)

    // MARK: Notices

    /// The order was sent to another folder than the one that is given or joined now.
    case orderElsewhere(PlacedOrder, path: String)
    /// A notice about the order may not be in the folder. Repeating the call sends the same notice.
    case noticeUnsent(OrderNumber, StorageError)
}

/// Why the key of a device is not usable.
public enum DeviceKeyProblem: Hashable, Sendable {
    /// The home is that of a device with a key, but the file is missing.
    case missing
    /// The file is not a device's key.
    case damaged
    /// A newer version of the program wrote the file.
    case newerVersion
    /// The key is there, but `home.json` with the order numbers is missing.
    case withoutHome
}

/// A line of a ticket that a restaurant does not sell.
public struct UnavailableLine: Hashable, Sendable {
    /// The line's position on the ticket, counted from 1.
    public let line: Int
    /// The text of the line.
    public let name: String
    /// The reason why the line has no price.
    public let reason: PriceList.PriceError

    package init(line: Int, name: String, reason: PriceList.PriceError) {
        self.line = line
        self.name = name
        self.reason = reason
    }
}

/// A catalogue that was found but has errors, so that it must not be used for orders.
public struct CatalogueRefusal: Hashable, Sendable {
    /// The path of the catalogue's folder.
    public let path: String
    /// All errors of the catalogue; never empty.
    package let errors: [CatalogueError]

    /// The file of the first error, and the path inside it.
    public var firstPlace: String {
        errors.first.map { $0.file + ($0.path.isEmpty ? "" : " " + $0.path) } ?? ""
    }

    /// The number of errors, at least 1.
    public var count: Int {
        errors.count
    }
}
