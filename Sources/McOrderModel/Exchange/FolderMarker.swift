/// The marker, a file that shows that the drop folder is mounted and which folder it is. Source: format.md,
/// *Folder*.
package struct FolderMarker: Hashable, Sendable {
    /// The marker's name in the drop folder.
    package static let fileName = ".mcorder"
    /// The largest marker file that is read, in bytes.
    package static let sizeLimit = 4096
    private static let format = 1

    package let id: DeviceID

    package init(id: DeviceID) {
        self.id = id
    }

    /// Why a marker is not accepted.
    package enum ParseError: Error, Hashable, Sendable {
        /// The file is not a marker.
        case unreadable
        /// A newer version of the program made the folder.
        case newerFormat(Int)
    }

    /// Reads the bytes of a marker. Unknown keys are ignored.
    package init(json bytes: [UInt8]) throws(ParseError) {
        guard let value = try? JSONReader.read(bytes, depth: 8).value,
            let format = value.member("format")?.integer
        else { throw .unreadable }
        guard format <= Self.format else { throw .newerFormat(format) }
        guard format == Self.format, let id = value.member("id")?.text.flatMap({ DeviceID($0) }) else {
            throw .unreadable
        }
        self.id = id
    }

    /// The bytes of the marker's file.
    package var json: [UInt8] {
        JSONWriter.document(["format": Self.format, "id": id])
    }
}
