/// Reads what came on paper, written from the command reference and not from the program.
enum PrintedPaper {
    /// The length of the first command or character; `nil` if it is not complete.
    static func length(_ bytes: ArraySlice<UInt8>) -> Int? {
        let head = Array(bytes.prefix(8))
        guard let first = head.first else { return nil }
        let length: Int
        switch first {
        case 0x1B:
            guard head.count > 1 else { return nil }
            switch head[1] {
            case 0x40: length = 2
            case 0x70: length = 5
            case 0x42, 0x07: length = 4
            case 0x28:
                guard head.count > 4 else { return nil }
                length = 5 + Int(head[3]) + Int(head[4]) * 256
            default: length = 3
            }
        case 0x1C: length = 2
        case 0x1D:
            guard head.count > 2 else { return nil }
            switch head[1] {
            case 0x76:
                guard head.count == 8 else { return nil }
                length = 8 + (Int(head[4]) + Int(head[5]) * 256) * (Int(head[6]) + Int(head[7]) * 256)
            case 0x28:
                guard head.count > 4 else { return nil }
                length = 5 + Int(head[3]) + Int(head[4]) * 256
            case 0x56: length = head[2] >= 65 ? 4 : 3
            default: length = 3
            }
        default: length = 1
        }
        return bytes.count >= length ? length : nil
    }

    /// The bytes without what a printer acts on as it arrives.
    static func withoutQuestions(_ bytes: [UInt8]) -> [UInt8] {
        var (kept, place): ([UInt8], Int) = ([], 0)
        while place < bytes.count {
            if bytes[place] == 0x10, place + 2 < bytes.count, bytes[place + 1] == 4 || bytes[place + 1] == 5 {
                place += 3
            } else {
                kept.append(bytes[place])
                place += 1
            }
        }
        return kept
    }

    /// The text of each ticket to its cut; a picture is `▒`, and text white on black is in brackets.
    static func tickets(_ paper: [UInt8]) -> [String] {
        var tickets: [String] = []
        var ticket = ""
        var rest = paper[...]
        while let length = length(rest) {
            let command = Array(rest.prefix(length))
            rest = rest.dropFirst(length)
            switch (command[0], command.count > 1 ? command[1] : 0) {
            case (0x1D, 0x56):
                tickets.append(ticket)
                ticket = ""
            case (0x1D, 0x76): ticket += "▒\n"
            case (0x1D, 0x42): ticket += command[2] & 1 == 1 ? "[" : "]"
            case (0x1B, _), (0x1C, _), (0x1D, _): break
            case (let byte, _): ticket.append(character(byte))
            }
        }
        return ticket.isEmpty ? tickets : tickets + [ticket]
    }

    /// The letters of the code page 858 that the tests use. Source: Unicode's mapping of CP850, with the
    /// euro.
    private static func character(_ byte: UInt8) -> Character {
        let known: [UInt8: Character] = [
            0x81: "ü", 0x82: "é", 0x87: "ç", 0x90: "É", 0x9E: "×", 0xA0: "á", 0xA1: "í", 0xA2: "ó", 0xA3: "ú",
            0xA4: "ñ", 0xA5: "Ñ", 0xD5: "€", 0xFA: "·", 0xFF: "\u{A0}",
        ]
        if byte == 0x0A { return "\n" }
        return known[byte] ?? (byte < 0x80 ? Character(UnicodeScalar(byte)) : "?")
    }
}
