/// The file of a notice. A signed or sealed one is stored with the notice, so that the same bytes are sent
/// again.
package struct NoticeFile: Hashable, Sendable {
    package let notice: Notice
    /// The bytes of the notice's own file.
    package let bytes: [UInt8]
    /// The hash by which the restaurant recognises copies of the notice.
    package let contentHash: ContentHash
    /// What is in the folder instead of the notice's own file; `nil` if that was sent.
    package private(set) var sealed: SealedCopy?

    /// The file of an unsigned notice.
    init(unsigned notice: Notice) {
        self.init(notice: notice, bytes: notice.json, contentHash: notice.contentHash)
    }

    /// The file of a notice that the device of the order signs for a house.
    ///
    /// - Throws: ``SigningError``, or the error of the library.
    package init(
        _ notice: Notice,
        about order: ContentHash,
        presence: PresenceProof? = nil,
        by key: SigningKey,
        for house: HouseID
    ) throws {
        let file = try notice.signed(about: order, presence: presence?.description, by: key, for: house)
        guard let signature = try ReceivedNotice(json: file).verify(at: [house]) else {
            throw SignatureFault.signatureMissing
        }
        self.init(notice: notice, bytes: file, contentHash: signature.contentHash)
    }

    private init(notice: Notice, bytes: [UInt8], contentHash: ContentHash) {
        self.notice = notice
        self.bytes = bytes
        self.contentHash = contentHash
    }

    /// The same notice, of which that copy is in the folder.
    package func sealed(as copy: SealedCopy?) -> NoticeFile {
        var file = self
        file.sealed = copy
        return file
    }

    /// The bytes of the file in the folder.
    package var sentBytes: [UInt8] { sealed?.bytes ?? bytes }

    /// The name of the file in the folder.
    package func sentName(deviceName: String) -> String {
        sealed?.fileName ?? name(deviceName: deviceName)
    }

    /// The name of the notice's own file, by the same rule as for unsigned notices.
    private func name(deviceName: String) -> String {
        let rest = ".\(ContentHash(of: bytes).description.prefix(16))\(Notice.fileNameEnding)"
        return OrderFileName.stem(of: deviceName, limit: 200 - rest.utf8.count) + rest
    }
}

extension NoticeFile {
    /// The members of the notice in `home.json` that only a signed or sealed one has.
    var stored: JSONValue {
        ["hash": contentHash, "content": StoredValue.lines(of: bytes), "sealed": sealed?.stored]
    }

    /// Reads the members that ``stored`` wrote; `nil` for any other notice.
    init?(restoring value: StoredValue, of notice: Notice) throws(StoredValue.Damage) {
        guard let content = value.newer("content") else { return nil }
        let bytes = try content.lines()
        guard let received = try? ReceivedNotice(json: bytes), received.notice == notice else {
            throw content.damage
        }
        let hash = try value.member("hash").parsed { ContentHash(hexadecimal: $0) }
        self.init(notice: notice, bytes: bytes, contentHash: hash)
        sealed = try value.newer("sealed").map(SealedCopy.init(restoring:))
    }
}

extension HomeState {
    /// The file of a stored notice.
    func file(of notice: Notice) -> NoticeFile {
        signedNotices.first { $0.notice == notice } ?? NoticeFile(unsigned: notice)
    }
}
