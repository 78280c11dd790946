package import McOrderFiles
package import McOrderModel

/// Why the keys of a house cannot be used. None of it is ever a reason for a new key: customers would see
/// another house.
package enum KeyError: Error {
    /// The house has an identity, and its key is not there.
    case missing(path: String, HouseCode)
    /// The key folder has another identity than the queue knows.
    case otherIdentity(path: String, known: HouseCode, found: HouseCode)
    /// The file is not a key of a house, or damaged.
    case damaged(path: String)
    /// A newer version of the program made the file.
    case newerVersion(path: String, Int)
    /// There is a key already, and none is ever overwritten.
    case exists(path: String, HouseCode)
    /// There is no key yet.
    case none(path: String)
    /// The file cannot be used.
    case file(FileError)
}
