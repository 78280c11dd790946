internal import Glibc

/// The id of this process.
let processID = getpid()
