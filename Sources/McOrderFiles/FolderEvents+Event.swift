import Glibc

extension FolderEvents {
    /// Which watch it is, among those of one ``FolderEvents``; none is used twice.
    package struct WatchID: Hashable, Sendable {
        let number: Int32
    }

    /// What a watch looks for.
    package enum Interest: Hashable, Sendable {
        /// Files that have come to a folder: renamed into it, or closed after writing.
        ///
        /// A second name given by link(2) is not told, nor anything that happens to files already removed.
        case arrivals
        /// That one file is touched: its times set by ``FileLock/release()`` or touch(1), linked, unlinked, or given
        /// other rights. What is only written is not told.
        case fileTouch

        var mask: UInt32 {
            let away = IN_DELETE_SELF | IN_MOVE_SELF
            return switch self {
            case .arrivals:
                UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | away) | UInt32(IN_ONLYDIR) | UInt32(IN_EXCL_UNLINK)
            case .fileTouch: UInt32(IN_ATTRIB | away)
            }
        }
    }

    /// Something that happened.
    package enum Event: Hashable, Sendable {
        /// A name in a watched folder now stands for a finished file, or did a moment ago.
        case arrived(FileName, WatchID)
        /// A watched file is not what it was.
        case changed(WatchID)
        /// What was watched was deleted, moved away or unmounted, and is watched no more.
        case watchLost(WatchID)
        /// Events were lost, of any watch: look at everything. Source: inotify(7), IN_Q_OVERFLOW.
        case overflow
    }
}
