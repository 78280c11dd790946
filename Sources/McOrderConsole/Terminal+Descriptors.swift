internal import Glibc

extension Terminal {
    /// Opens those of the three standard descriptors that are closed, so that no file gets their numbers and is
    /// written to as if it were the output.
    ///
    /// Reading from them and writing to them fail as they did. To be called before anything else is opened; where
    /// there is no `/dev/null` it changes nothing.
    package static func holdStandardDescriptors() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
            // The lowest free number is given, which is this one, the lower ones being open.
            let opened = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
            if opened != descriptor, opened >= 0 { close(opened) }
        }
    }
}
