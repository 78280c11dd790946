import FoundationEssentials
package import McOrderModel
import McOrderQueue

extension Counter {
    /// Invites a browser: the code pairs one browser, within ten minutes. An earlier invitation
    /// under that name ends.
    ///
    /// - Throws: ``CounterError/notPermitted(_:)`` unless an owner asks, or ``CounterError/badText``.
    package func invite(browser name: String, role: Role, as member: StaffMember) async throws(CounterError)
        -> Pairing
    {
        guard member.role.permits(.inviteBrowser) else { throw .notPermitted(member.role) }
        // The name is the one that the history shows for the browser's actions.
        let browser = try StaffMember(name: name, role: role)
        let code = PairingCode.random()
        let now = now()
        let end = now + Pairing.validity
        try await changing(as: member) { queue in
            try await queue.invite(
                browser: browser.name,
                role: role,
                code: code.hash,
                by: member.name,
                at: now,
                until: end
            )
        }
        return Pairing(code: code.text, name: browser.name, role: role, expiresAt: end)
    }

    /// Pairs a browser. It replaces the browser that had its name before.
    ///
    /// - Returns: the browser, and the secret that it has to show from then on. Only its hash is stored.
    /// - Throws: ``CounterError/noPairing`` for a code that is wrong, used or expired.
    package func pair(code: String) async throws(CounterError) -> (browser: PairedBrowser, secret: String) {
        guard let code = PairingCode(typed: code) else { throw .noPairing }
        let secret = Self.secret()
        let now = now()
        // A stranger's guess does not wait for the right to write, and keeps nobody else waiting.
        guard try await reading({ try await $0.isInvitation(code.hash, at: now) }) else { throw .noPairing }
        let program = try StaffMember(name: "pairing", role: .board)
        let browser = try await changing(as: program) { queue in
            try await queue.pair(code: code.hash, secret: ContentHash(of: secret), at: now)
        }
        guard let browser else { throw .noPairing }
        return (browser, secret)
    }

    /// A secret at random: 32 bytes in base64url without padding.
    private static func secret() -> String {
        Data((0..<32).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// The browser with that secret; `nil` if it was never paired or has been removed.
    package func browser(secret: String) async throws(CounterError) -> PairedBrowser? {
        try await reading { try await $0.browser(secret: ContentHash(of: secret)) }
    }

    /// The paired browsers, sorted by name.
    package func browsers() async throws(CounterError) -> [PairedBrowser] {
        try await reading { try await $0.browsers() }
    }

    /// The browser of that id; `nil` if it has been removed.
    package func browser(id: Int64) async throws(CounterError) -> PairedBrowser? {
        try await reading { try await $0.browser(id: id) }
    }

    /// Notes that a browser was seen now, unless it was read as seen within a minute.
    package func noteSeen(_ browser: PairedBrowser) async throws(CounterError) {
        let now = now()
        // A time in the future comes from a clock that was set back.
        if let seen = browser.lastSeenAt, seen <= now, now - seen < .seconds(60) { return }
        let member = try StaffMember(name: browser.name, role: browser.role)
        try await changing(as: member) { try await $0.noteSeen(browser: browser.id, at: now) }
    }

    /// Removes the browser of that name, or of a name that differs only in case and accents. Its secret is
    /// refused at once.
    ///
    /// - Throws: ``CounterError/notPermitted(_:)`` unless an owner asks, or ``CounterError/noBrowser(_:)``.
    package func removeBrowser(_ word: String, as member: StaffMember) async throws(CounterError)
        -> PairedBrowser
    {
        guard member.role.permits(.removeBrowser) else { throw .notPermitted(member.role) }
        let all = try await browsers()
        let folded = all.filter { SearchKey($0.name) == SearchKey(word) }
        guard let browser = all.first(where: { $0.name == word }) ?? (folded.count == 1 ? folded[0] : nil)
        else {
            throw .noBrowser(word, among: all.map(\.name))
        }
        let wasPaired = try await changing(as: member) { try await $0.removeBrowser(named: browser.name) }
        guard wasPaired else { throw .noBrowser(word, among: all.map(\.name)) }
        return browser
    }
}
