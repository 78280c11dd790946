import Glibc

extension Terminal {
    /// Opens each of the three standard descriptors that is closed, so that a file opened later does not get
    /// its number and is not overwritten by the program's output.
    ///
    /// They are opened so that reading and writing still fail. Call this before anything else is opened.
    /// Without `/dev/null` it does nothing.
    package static func holdStandardDescriptors() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
            // open(2) returns the lowest free number. That is this one, as the lower ones are open.
            let opened = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
            if opened != descriptor, opened >= 0 { close(opened) }
        }
    }
}
