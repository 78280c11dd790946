/// The file with which a device moves to another home: the content of `home.json`, and the key.
struct DeviceFile {
    /// The largest file that is read, in bytes: a home and a key.
    static let sizeLimit = HomeFiles.sizeLimit + KeyFile.sizeLimit
    private static let kind = "device"
    private static let version = 1
    private static let depthLimit = 10

    let state: HomeState
    /// `nil` for a device that cannot sign.
    let key: SigningKey?

    init(_ state: HomeState, _ key: SigningKey?) {
        self.state = state
        self.key = key
    }

    /// Reads the bytes of a file; `nil` if they are not such a file.
    init?(json bytes: [UInt8]) {
        // Bytes that are not JSON are not such a file.
        guard let value = try? JSONReader.read(bytes, depth: Self.depthLimit).value,
            value.member("mcorder")?.text == Self.kind, value.member("v")?.integer == Self.version,
            let home = value.member("home"), let state = try? HomeState(json: JSONWriter.document(home))
        else { return nil }
        self.state = state
        switch value.member("key") {
        case nil, .null?: key = nil
        case let member?:
            guard let file = try? KeyFile(json: JSONWriter.document(member), of: .device) else { return nil }
            key = file.key
        }
        guard key.map({ DeviceID($0.publicKey) == state.device.id }) ?? !state.device.id.isKeyed else {
            return nil
        }
    }

    /// The bytes of the file.
    var json: [UInt8] {
        // The bytes of a key file are always JSON.
        let member = key.flatMap { try? JSONReader.read(KeyFile(.device, $0).json, depth: 8).value }
        return JSONWriter.document([
            "mcorder": Self.kind, "v": Self.version, "key": member ?? .null, "home": state.value,
        ])
    }
}
