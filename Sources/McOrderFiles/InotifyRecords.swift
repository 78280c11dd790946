import Glibc

/// The events in what read(2) got from inotify: heads of 16 bytes, each with so many bytes of name as it
/// says.
///
/// Source: inotify(7), "Reading events from an inotify file descriptor".
struct InotifyRecords: Sequence, IteratorProtocol {
    /// One event as the kernel tells it.
    struct Record {
        let watch: FolderEvents.WatchID
        let meaning: Meaning
    }

    /// What a mask of bits comes down to.
    enum Meaning: Equatable {
        case arrived(FileName)
        case changed
        case lost(moved: Bool)
        case overflow
        case nothing
    }

    private var rest: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) { rest = bytes }

    mutating func next() -> Record? {
        guard rest.count >= FolderEvents.headSize else { return nil }
        let head = rest.loadUnaligned(as: inotify_event.self)
        let end = FolderEvents.headSize + Int(head.len)
        guard rest.count >= end else { return nil }
        // The name is padded with NUL.
        let name = FileName(bytes: rest[FolderEvents.headSize..<end].prefix { $0 != 0 })
        rest = UnsafeRawBufferPointer(rebasing: rest[end...])
        return Record(
            watch: FolderEvents.WatchID(number: head.wd),
            meaning: Self.meaning(of: head.mask, name: name)
        )
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
