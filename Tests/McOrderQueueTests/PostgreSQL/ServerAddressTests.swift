import Foundation
import McOrderModel
import Testing

@testable import McOrderQueue

/// What counts as the address of a server, and which connections need no certificate.
@Suite struct ServerAddressTests {
    @Test(
        arguments: [
            "Postgresql://u:secret@db/q", "POSTGRES://u:secret@db/q",
            "jdbc:postgresql://db/q?password=secret",
            "host=db user=u password=secret", "host=db PassWord = secret", "mysql://u:secret@db/q",
        ]
    )
    func `another kind of address is refused, not taken for a folder, and not repeated`(text: String) {
        #expect(throws: QueueError.server(.notAnAddress)) { try QueuePlace(text) }
    }

    @Test(arguments: ["/var/lib/mcorderd", "state", "./passwords", "/srv/password/state", "C:/x"])
    func `a path is a folder`(path: String) throws {
        #expect(try QueuePlace(path) == .folder(path))
    }

    #if PostgreSQL
    @Test(
        arguments: [
            "postgresql://u:secret@db/q", "postgres://:secret@db/q", "postgresql://db/q?password=secret",
            "postgresql://db/q?pass%77ord=secret", "postgresql://u:a?b@db/q", "postgresql://u:a/b@db/q",
            "postgresql://db/q?sslpassword=secret", "postgresql://u:a%40b@db,db2/q",
        ]
    )
    func `a password is found wherever the client library would find it`(text: String) {
        let error = #expect(throws: QueueError.self) { try QueuePlace(text) }
        // Some of these are no address for the client library.
        #expect(error == .server(.passwordInAddress) || error == .server(.notAnAddress))
    }

    @Test(arguments: ["postgresql://[::1/q", "postgresql://db/q?colour=red", "postgresql://db/q?sslmode"])
    func `an address that the client library cannot read is refused`(text: String) {
        #expect(throws: QueueError.server(.notAnAddress)) { try QueuePlace(text) }
    }

    @Test(
        arguments: [
            ("postgresql://db.example/q", false), ("postgresql://localhost/q", true),
            ("postgresql://u@%2Frun%2Fpostgresql/q", true), ("postgresql:///q?host=/run/postgresql", true),
            ("postgresql://127.0.0.1/q", true), ("postgresql://[::1]:5433/q", true),
            ("postgresql://localhost,db.example/q", false),
            ("postgresql://localhost/q?hostaddr=192.0.2.1", false),
            ("postgresql://db.example/q?hostaddr=127.0.0.1", true),
            ("postgresql:///q?hostaddr=192.0.2.1", false),
            ("postgresql://localhost.example/q", false), ("postgresql://a,b/q?hostaddr=127.0.0.1,", false),
            ("postgresql://127.0.0.1.example/q", false), ("postgresql:///q?host=db.example", false),
        ]
    )
    func `only sockets and loopback addresses are this machine`(text: String, isLocal: Bool) throws {
        let parameters = try #require(ConnectionParameters(connectingTo: try ServerAddress(text)))
        #expect(parameters.isLocal == isLocal)
    }

    @Test func `a host that only the environment or a service file names is another machine`() async {
        await #expect(processExitsWith: .success) {
            setenv("PGHOST", "db.example", 1)
            let address = try ServerAddress("postgresql:///q")
            #expect(try #require(ConnectionParameters(connectingTo: address)).isLocal == false)
            unsetenv("PGHOST")
            #expect(try #require(ConnectionParameters(connectingTo: address)).isLocal)
            setenv("PGHOSTADDR", "192.0.2.1", 1)
            #expect(try #require(ConnectionParameters(connectingTo: address)).isLocal == false)
            unsetenv("PGHOSTADDR")
            let folder = try StateFolder()
            let file = "\(folder.path)/services"
            try Data("[shop]\nhost=db.example\nsslmode=prefer\n".utf8).write(to: URL(filePath: file))
            setenv("PGSERVICEFILE", file, 1)
            let ofService = try ServerAddress("postgresql:///q?service=shop")
            #expect(try #require(ConnectionParameters(connectingTo: ofService)).isLocal == false)
        }
    }

    @Test(
        arguments: [
            ("postgresql://db.example/q?sslmode=require", "require"), ("postgresql://db.example/q", nil),
            ("postgresql://db.example/q?sslmode=verify-full", nil), ("postgresql:///q?sslmode=disable", nil),
            ("postgresql://localhost/q?hostaddr=192.0.2.1&ssl%6dode=prefer", "prefer"),
        ] as [(String, String?)]
    )
    func `a mode that lets somebody pretend to be the server is named`(text: String, mode: String?) throws {
        #expect(try ServerAddress(text).weakEncryption == mode)
    }
    #endif
}
