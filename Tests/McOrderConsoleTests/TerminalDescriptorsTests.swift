import Glibc
import McOrderConsole
import Testing

@Suite struct TerminalDescriptorsTests {
    @Test func `no file gets the number of a standard descriptor that is closed`() async {
        await #expect(processExitsWith: .success) {
            for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { close(descriptor) }
            Terminal.holdStandardDescriptors()
            let next = open("/dev/null", O_RDWR)
            var byte: UInt8 = 0
            // Like closed descriptors, they can be neither read nor written.
            guard next > STDERR_FILENO, read(STDIN_FILENO, &byte, 1) == -1,
                write(STDOUT_FILENO, &byte, 1) == -1, write(STDERR_FILENO, &byte, 1) == -1
            else { exit(1) }
            exit(0)
        }
    }

    @Test func `open standard descriptors are not changed`() async {
        await #expect(processExitsWith: .success) {
            var pipes: [Int32] = [-1, -1]
            guard pipe(&pipes) == 0, dup2(pipes[1], STDOUT_FILENO) == STDOUT_FILENO else { exit(1) }
            close(STDIN_FILENO)
            Terminal.holdStandardDescriptors()
            var byte: UInt8 = 7
            guard write(STDOUT_FILENO, &byte, 1) == 1, read(pipes[0], &byte, 1) == 1 else { exit(1) }
            exit(0)
        }
    }
}
