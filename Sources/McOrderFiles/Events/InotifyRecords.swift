import Glibc

/// The events in the bytes that read(2) returned from inotify: a 16-byte header each, followed by as many
/// bytes of name as the header says.
///
/// Source: inotify(7), "Reading events from an inotify file descriptor".
struct InotifyRecords: Sequence, IteratorProtocol {
    /// What an event's mask of bits means.
    enum Meaning: Equatable {
        case arrived(FileName)
        case changed
        case lost(moved: Bool)
        case overflow
        case nothing
    }

    private var rest: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) { rest = bytes }

    mutating func next() -> (watch: FolderEvents.WatchID, meaning: Meaning)? {
        guard rest.count >= FolderEvents.headSize else { return nil }
        let head = rest.loadUnaligned(as: inotify_event.self)
        let end = FolderEvents.headSize + Int(head.len)
        guard rest.count >= end else { return nil }
        // The name is padded with NUL.
        let name = FileName(bytes: rest[FolderEvents.headSize..<end].prefix { $0 != 0 })
        rest = UnsafeRawBufferPointer(rebasing: rest[end...])
        return (FolderEvents.WatchID(number: head.wd), Self.meaning(of: head.mask, name: name))
    }

    private static func meaning(of mask: UInt32, name: FileName?) -> Meaning {
        func has(_ bits: Int...) -> Bool { bits.contains { mask & UInt32($0) != 0 } }
        if has(Int(IN_Q_OVERFLOW)) { return .overflow }
        if has(Int(IN_MOVE_SELF)) { return .lost(moved: true) }
        if has(Int(IN_DELETE_SELF), Int(IN_UNMOUNT), Int(IN_IGNORED)) { return .lost(moved: false) }
        if let name {
            return has(Int(IN_ISDIR)) ? .nothing : .arrived(name)
        }
        return has(Int(IN_MODIFY), Int(IN_ATTRIB)) ? .changed : .nothing
    }
}
