/// Decodes the bytes that a terminal sends into keys. The bytes may arrive in pieces of any size.
///
/// A pure state machine of bounded size. An unknown sequence becomes one ``Key/unknown``, so that none of its
/// bytes counts as typed text. Source: ECMA-48, 5.4; xterm's ctlseqs; console_codes(4).
package struct KeyDecoder: Hashable, Sendable {
    /// The input that the decoder needs before it can complete a key.
    package enum Waiting: Sendable {
        /// None: the bytes so far are complete keys.
        case nothing
        /// The rest of a key. If it does not follow soon, ``KeyDecoder/flush()`` returns what the bytes so
        /// far mean.
        case sequence
        /// The rest of a paste.
        case paste
    }

    enum State: Hashable, Sendable {
        case ground
        case character(bytes: [UInt8], count: Int)
        case escape
        /// After `ESC [`: the parameter and intermediate bytes so far; `nil` if there were more than 32.
        case control(parameters: [UInt8]?)
        /// After `ESC O`, including the modifiers that older terminals send there.
        case keypad
        /// After `ESC [ [`, a prefix of the Linux console.
        case console
        /// A mouse report in the old format; `left` is the number of raw bytes still to come.
        case mouse(left: Int)
        /// A string that the terminal sends as a reply, although the program did not ask: OSC, DCS, SOS, PM,
        /// APC.
        case string(afterEscape: Bool)
        case paste(PasteBuffer)
    }

    private static let escape: UInt8 = 0x1B

    private var state = State.ground

    package init() {}

    package var waiting: Waiting {
        switch state {
        case .ground: .nothing
        case .paste: .paste
        default: .sequence
        }
    }

    /// Returns the keys that these bytes complete.
    package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
        var keys: [Key] = []
        for byte in bytes {
            // A byte that ends a sequence without belonging to it starts the next key.
            while !take(byte, &keys) {}
        }
        return keys
    }

    /// Ends an incomplete sequence because no byte followed for a while, and returns what it means: Escape, a
    /// paste without an end mark, or an unknown key.
    package mutating func flush() -> [Key] {
        defer { state = .ground }
        return switch state {
        case .ground: []
        case .escape: [.escape]
        case .paste(let buffer): [.paste(buffer.text)]
        default: [.unknown]
        }
    }

    /// Processes a byte. Returns false if the byte broke off a sequence and must be processed again as the
    /// start of a key.
    private mutating func take(_ byte: UInt8, _ keys: inout [Key]) -> Bool {
        switch state {
        case .ground:
            begin(byte, &keys)
        case .character(let bytes, let count):
            guard (0x80...0xBF).contains(byte) else { return breakOff(&keys) }
            collect(bytes + [byte], count, &keys)
        case .escape:
            return afterEscape(byte, &keys)
        case .control(let parameters):
            return control(parameters, byte, &keys)
        case .keypad:
            switch byte {
            case 0x30...0x3B: state = .keypad
            case 0x40...0x7E: finish(KeySequences.keypad(byte), &keys)
            default: return breakOff(&keys)
            }
        case .console:
            guard (0x20...0x7E).contains(byte) else { return breakOff(&keys) }
            finish(KeySequences.console(byte), &keys)
        case .mouse(let left):
            if left > 1 { state = .mouse(left: left - 1) } else { finish(.unknown, &keys) }
        case .string(let afterEscape):
            return string(afterEscape, byte, &keys)
        case .paste(var buffer):
            let isWhole = buffer.append(byte)
            if isWhole { finish(.paste(buffer.text), &keys) } else { state = .paste(buffer) }
        }
        return true
    }

    private mutating func begin(_ byte: UInt8, _ keys: inout [Key]) {
        switch byte {
        case Self.escape: state = .escape
        case 0x80...: collect([byte], KeySequences.characterLength(byte), &keys)
        default: keys.append(KeySequences.single(byte))
        }
    }

    private mutating func collect(_ bytes: [UInt8], _ count: Int, _ keys: inout [Key]) {
        if bytes.count < count {
            state = .character(bytes: bytes, count: count)
        } else {
            finish(KeySequences.character(bytes), &keys)
        }
    }

    private mutating func afterEscape(_ byte: UInt8, _ keys: inout [Key]) -> Bool {
        switch byte {
        case Self.escape:
            keys.append(.escape)
        case UInt8(ascii: "["):
            state = .control(parameters: [])
        case UInt8(ascii: "O"):
            state = .keypad
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            state = .string(afterEscape: false)
        case 0x20...0x7E:
            finish(.alternate(Character(Unicode.Scalar(byte))), &keys)
        default:
            finish(.escape, &keys)
            return false
        }
        return true
    }

    private mutating func control(_ parameters: [UInt8]?, _ byte: UInt8, _ keys: inout [Key]) -> Bool {
        switch byte {
        case UInt8(ascii: "[") where parameters == []:
            state = .console
        case UInt8(ascii: "M") where parameters == []:
            state = .mouse(left: 3)
        case 0x20...0x3F:
            let longer = parameters.map { $0 + [byte] }
            state = .control(parameters: longer.flatMap { $0.count <= 32 ? $0 : nil })
        case UInt8(ascii: "~") where parameters == Array("200".utf8):
            state = .paste(PasteBuffer())
        case 0x40...0x7E:
            finish(parameters.map { KeySequences.control($0, byte) } ?? .unknown, &keys)
        default:
            return breakOff(&keys)
        }
        return true
    }

    private mutating func string(_ afterEscape: Bool, _ byte: UInt8, _ keys: inout [Key]) -> Bool {
        switch byte {
        case UInt8(ascii: "\\") where afterEscape, 0x07: finish(.unknown, &keys)
        case Self.escape: state = .string(afterEscape: true)
        case _ where afterEscape:
            keys.append(.unknown)
            state = .escape
            return false
        case ..<0x20: return breakOff(&keys)
        default: state = .string(afterEscape: false)
        }
        return true
    }

    private mutating func finish(_ key: Key, _ keys: inout [Key]) {
        keys.append(key)
        state = .ground
    }

    private mutating func breakOff(_ keys: inout [Key]) -> Bool {
        finish(.unknown, &keys)
        return false
    }
}
