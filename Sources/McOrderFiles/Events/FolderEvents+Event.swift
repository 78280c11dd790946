import Glibc

extension FolderEvents {
    /// Identifies a watch of one ``FolderEvents``; an id is never reused.
    package struct WatchID: Hashable, Sendable {
        let number: Int32
    }

    /// What a watch reports.
    package enum Interest: Hashable, Sendable {
        /// New files in a folder: renamed into it, or closed after writing.
        ///
        /// A second name created by link(2) is not reported, nor is anything that happens to removed files.
        case newFiles
        /// Metadata changes of one file: times set by ``FileLock/release()`` or touch(1), linked, unlinked,
        /// or new permissions. A write alone is not reported.
        case fileTouch

        var mask: UInt32 {
            let away = IN_DELETE_SELF | IN_MOVE_SELF
            return switch self {
            case .newFiles:
                UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | away) | UInt32(IN_ONLYDIR) | UInt32(IN_EXCL_UNLINK)
            case .fileTouch: UInt32(IN_ATTRIB | away)
            }
        }
    }

    /// A reported event.
    package enum Event: Hashable, Sendable {
        /// A name in a watched folder belongs to a complete file, or did a moment ago.
        case arrived(FileName, WatchID)
        /// A watched file has changed.
        case changed(WatchID)
        /// The watched file or folder was deleted, moved away or unmounted; the watch has ended.
        case watchLost(WatchID)
        /// Events of any watch were lost: check everything. Source: inotify(7), IN_Q_OVERFLOW.
        case overflow
    }
}
