import Foundation
import McOrderModel
import McOrderSettings
import McOrderText
import Testing

@testable import PayProgram

/// The settings of `pay.yaml`.
struct PayConfigurationTests {
    private func configuration(_ text: String) async throws -> PayConfiguration {
        let file = FileManager.default.temporaryDirectory.appending(path: "pay-\(UUID().uuidString).yaml")
        try Data(text.utf8).write(to: file)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
        return try await PayConfiguration.read(file: file.path(percentEncoded: false), environment: [:])
    }

    /// The sentences of the errors of a file.
    private func errors(_ text: String) async throws -> [String] {
        do {
            _ = try await configuration(text)
            return []
        } catch let errors as ConfigurationErrors {
            return errors.errors.map { $0.sentence[.english] }
        }
    }

    @Test func `an empty file has the defaults, and config/pay.yaml names each of them`() async throws {
        let standard = try await configuration("{}\n")
        #expect(standard.rules == PayRules() && standard.begin == .present && standard.newDevices == .accept)
        #expect(standard.hosts == ["checkout.stripe.com"] && standard.currency == "EUR")
        #expect(standard.origin == nil && standard.statement == nil && standard.secretFile == nil)
        let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let lines = try String(contentsOfFile: root + "/config/pay.yaml", encoding: .utf8)
            .split(separator: "\n")
            .filter { line in
                // A comment has one blank behind its sign, a key none, and one of a group two.
                line.hasPrefix("#") && (!line.hasPrefix("# ") || line.hasPrefix("#  ")) && line.contains(":")
            }
            .map { $0.dropFirst() }
        // Without a file of its own the secret is systemd's.
        let text = lines.filter { !$0.hasPrefix("secret:") }.joined(separator: "\n")
        #expect(try await configuration(text + "\n") == standard)
        for setting in PaySetting.allCases {
            let key = setting.rawValue.split(separator: ".").last ?? ""
            #expect(
                lines.contains { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix("\(key):") },
                "\(key)"
            )
        }
    }

    @Test func `all errors come in one pass`() async throws {
        let found = try await errors(
            """
            currency: euro
            statement: "*** "
            address: http://api.stripe.com
            pay: {min: 0.49, max: dear, release: 5h, begin: never, hosts: "localhost"}
            """
        )
        for key in [
            "currency", "statement", "address", "pay.min", "pay.max", "pay.release", "pay.begin", "pay.hosts",
        ] {
            #expect(found.contains { $0.contains(key) }, "\(key) in \(found)")
        }
    }

    @Test func `some restaurants have an account of their own`() async throws {
        let found = try await configuration(
            """
            accounts:
              - {name: larios, restaurants: [larios, garbera], secret: /etc/a, statement: Bar Ane}
              - {name: urbil, restaurants: urbil}
            """
        )
        #expect(
            found.allAccounts.map(\.credential) == ["pay-secret", "pay-secret-larios", "pay-secret-urbil"]
        )
        let terms = found.terms(of: "house")
        #expect(terms.account(of: RestaurantID("garbera")) == "larios")
        #expect(terms.account(of: RestaurantID("urbil")) == "urbil")
        #expect(terms.account(of: RestaurantID("artea")) == PayAccount.standard)
        #expect(PayTerms(terms.json) == terms)
        let wrong = try await errors(
            """
            accounts:
              - {name: Larios, restaurants: [larios], secret: a, statement: "*"}
              - {name: a, restaurants: [larios], colour: red}
              - {restaurants: [x]}
              - {name: b}
            """
        )
        for part in [
            "accounts[1].name", "accounts[1].secret", "accounts[1].statement", "accounts[2].restaurants",
            "accounts[2].colour", "accounts[3].name", "accounts[4].restaurants",
        ] {
            #expect(wrong.contains { $0.contains(part) }, "\(part) in \(wrong)")
        }
    }

    @Test func `the most is not below the least, and a key that nobody knows is an error`() async throws {
        #expect(try await errors("pay: {min: 20.00, max: 10.00}\n").count == 1)
        #expect(try await errors("pays: {}\n").count == 1)
        #expect(try await errors("pay: {min: 5.00, max: 5.00}\nstatement: Bar Ane\n").isEmpty)
    }
}
