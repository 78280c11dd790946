import Dispatch
import FolderTesting
import Foundation
import Glibc
import McOrderSettings
import Testing

/// The messages of sd_notify(3). Without them systemd would stop a daemon that works.
@Suite(.timeLimit(.minutes(5))) struct ServiceManagerTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path + "/notify"
    }

    private func manager(at name: String? = nil) -> ServiceManager {
        ServiceManager(environment: ["NOTIFY_SOCKET": name ?? path])
    }

    @Test func `each state of the service is one message`() throws {
        let socket = try NotifySocket(path)
        let manager = manager()
        manager.ready()
        let before = DispatchTime.now().uptimeNanoseconds / 1000
        manager.reloading()
        let after = DispatchTime.now().uptimeNanoseconds / 1000
        manager.stopping()
        let messages = socket.messages()
        try #require(messages.count == 3)
        #expect(messages[0] == "READY=1" && messages[2] == "STOPPING=1")
        // systemd ignores a reload whose time is not between its own question and the end.
        let reload = messages[1].split(separator: "\n")
        let time = try #require(reload.last?.split(separator: "=").last.flatMap { UInt64($0) })
        #expect(reload.first == "RELOADING=1" && reload.last?.hasPrefix("MONOTONIC_USEC=") == true)
        #expect((before...after).contains(time))
    }

    @Test func `each pulse feeds the watchdog, and a status is sent when it changes`() throws {
        let socket = try NotifySocket(path)
        let manager = manager()
        for status in ["serving", nil, "serving", "waiting", "serving"] { manager.pulse(status: status) }
        let watchdog = "WATCHDOG=1"
        #expect(
            socket.messages() == [
                watchdog, "STATUS=serving", watchdog, watchdog, watchdog, "STATUS=waiting", watchdog,
                "STATUS=serving",
            ]
        )
    }

    @Test func `a manager with an abstract name gets the messages too`() throws {
        let name = "@mcorder-test-\(getpid())"
        let socket = try NotifySocket(name)
        manager(at: name).ready()
        #expect(socket.messages() == ["READY=1"])
    }

    @Test func `the longest path that a socket can have is used`() throws {
        let longest = folder.path + "/" + String(repeating: "n", count: 107 - folder.path.utf8.count - 1)
        let socket = try NotifySocket(longest)
        manager(at: longest).ready()
        #expect(socket.messages() == ["READY=1"])
    }

    @Test func `a socket that is missing, or whose name cannot be one, disturbs nothing`() {
        let tooLong = "/" + String(repeating: "n", count: 200)
        for name in [path, "", "@", "notify", tooLong] {
            let manager = manager(at: name)
            manager.ready()
            manager.pulse(status: "serving")
            manager.stopping()
        }
        ServiceManager(environment: [:]).ready()
    }

    @Test func `pulses to a manager that reads nothing neither wait nor leave anything open`() throws {
        let socket = try NotifySocket(path)
        let manager = manager()
        func descriptors() throws -> Int { try Files.names("/proc/self/fd").count }
        let limit = try String(contentsOfFile: "/proc/sys/net/unix/max_dgram_qlen", encoding: .utf8)
        let room = try #require(Int(limit.filter(\.isNumber)))
        let (before, begin) = (try descriptors(), ContinuousClock.now)
        for number in 1...(room + 40) { manager.pulse(status: "\(number)") }
        // Each pulse would wait a second for the socket, if it waited.
        #expect(ContinuousClock.now - begin < .seconds(20))
        #expect(try descriptors() < before + 40)
        let kept = socket.messages()
        #expect(!kept.isEmpty && kept.count <= room + 1)
        manager.ready()
        #expect(socket.messages() == ["READY=1"])
    }

    @Test(arguments: [("30000000", 10), ("soon", nil), (nil, nil)] as [(String?, Int?)])
    func `a pulse is due three times before the watchdog's time is over`(_ word: String?, _ seconds: Int?) {
        var environment: [String: String] = [:]
        environment["WATCHDOG_USEC"] = word
        let patience = ServiceManager(environment: environment).patience
        #expect(patience == seconds.map { .seconds($0) })
    }
}
