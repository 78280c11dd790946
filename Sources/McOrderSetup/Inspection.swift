package import McOrderFiles
package import McOrderIntake
package import McOrderModel
package import McOrderQueue

import struct SystemPackage.FilePath

/// Checks everything that an intake needs, without changing any of it. Source: commands.md, `check`.
package struct Inspection: Sendable {
    /// A problem that was found.
    package enum Finding: Sendable {
        /// The owner's catalogue has this error.
        case catalogue(folder: String, CatalogueError, CataloguePlace?)
        /// The settings name a restaurant that is not in the catalogue.
        case unknownRestaurant(RestaurantID)
        /// The drop folder cannot be used.
        case folder(DropFolder.AccessError)
        /// A folder does not exist.
        case absentFolder(path: String)
        /// The folder for the metrics file does not exist.
        case absentMetricsFolder(path: String)
        /// A folder cannot be checked.
        case file(FileError)
        /// Permissions are wider or narrower than needed.
        case rights(RightsError)
        /// This process may not write to this folder.
        case notWritable(path: String)
        /// The queue cannot be opened.
        case queue(QueueError)
        /// The house's keys cannot be used.
        case keys(KeyError)
        /// Other users than the daemon's may enter the folder of the keys or read a key; `wanted` are the
        /// right permissions.
        case readableKey(path: String, wanted: UInt16)
    }

    private let paths: IntakePaths
    private let settings: IntakeSettings

    /// Creates the inspection of the intake with these paths and settings.
    package init(paths: IntakePaths, settings: IntakeSettings) {
        self.paths = paths
        self.settings = settings
    }

    /// Returns all problems, what makes the queue's server slow or small, and the owner's catalogue if it has
    /// no errors.
    package func inspect() async -> (
        findings: [Finding], serverWarnings: [ServerWarning], catalogue: Catalogue?
    ) {
        let (errors, catalogue) = readCatalogue()
        let findings = errors + (await folders()) + (await keys()) + space() + (await claims()) + metrics()
        let (ofQueue, warnings) = await queue()
        return (findings + ofQueue, warnings, catalogue)
    }

    /// What makes the queue's server less safe than it could be. A server that cannot be reached has none; it
    /// is a finding.
    package func serverWarnings() async -> [ServerWarning] {
        guard case .server(let address)? = try? QueuePlace(paths.queue) else { return [] }
        let mode = address.weakEncryption
        let history = try? await QueueView(state: paths.queue).history()
        let isAlone = history?.mayLoseChanges ?? false
        return (mode.map { [.unverified(mode: $0)] } ?? [])
            + (isAlone ? [.noStandby(unlinkAfter: settings.unlinkAfter)] : [])
    }

    /// The trusted devices that do not sign, in a house with identity.
    package func unsignedTrust() async -> [(device: DeviceID, label: String)] {
        // A queue that cannot be read is a separate finding.
        (try? await QueueView(state: paths.queue).unsignedTrust()) ?? []
    }

    /// The seal keys that customers used and that are missing.
    package func missingSealKeys(at now: Timestamp) async -> [SealKeyID] {
        // A queue or a folder that cannot be read is a separate finding.
        let record = try? await QueueView(state: paths.queue).house()
        guard let record, let present = try? Set(paths.keys.sealKeys().map(\.kid)) else { return [] }
        return record.sealKeys(usedAt: now, settings).map(\.kid).filter { !present.contains($0) }
    }

    /// Whether sealed orders are required although nobody can seal for a house without identity.
    package func requiresSealsInVain() async -> Bool {
        guard settings.sealing == .required else { return false }
        // A key folder that cannot be read is a separate finding.
        return ((try? paths.keys.identity()) ?? nil) == nil
    }

    /// Checks the folder of the metrics file. Only this process has to write there; other programs read it.
    private func metrics() -> [Finding] {
        guard let path = paths.metrics else { return [] }
        let folder = FilePath(path).removingLastComponent().string
        do {
            return try Directory.open(folder).isWritable ? [] : [.notWritable(path: folder)]
        } catch {
            return [error.isAbsent ? .absentMetricsFolder(path: folder) : .file(error)]
        }
    }

    private func readCatalogue() -> (errors: [Finding], catalogue: Catalogue?) {
        do {
            let catalogue = try CatalogueFolder(path: paths.catalogue).read()
            let unknown = (settings.restaurants ?? []).filter { catalogue.restaurant($0) == nil }
                .sorted { $0.description < $1.description }
            return (unknown.map { .unknownRestaurant($0) }, catalogue)
        } catch {
            switch error {
            case .errors(let error):
                return (error.errors.map { .catalogue(folder: paths.catalogue, $0, error.places[$0]) }, nil)
            case .file(let error):
                return ([.file(error)], nil)
            }
        }
    }

    private func folders() async -> [Finding] {
        var findings: [Finding] = []
        var opened: [String: Directory] = [:]
        for path in [paths.orders, paths.receipts, paths.published, paths.state] {
            do {
                let directory = try Directory.open(path)
                opened[path] = directory
                if let error = directory.writingRefusal {
                    findings.append(error.isPermission ? .notWritable(path: path) : .file(error))
                }
            } catch  where error.isAbsent {
                findings.append(.absentFolder(path: path))
            } catch {
                findings.append(.file(error))
            }
        }
        do {
            findings += try rights(
                state: opened[paths.state],
                orders: opened[paths.orders],
                answers: [paths.receipts, paths.published].compactMap { opened[$0] }
            ).map { .rights($0) }
        } catch {
            findings.append(.file(error))
        }
        do {
            // If the queue cannot be read, that is reported as a separate finding.
            _ = try DropFolder.open(paths.orders, known: try? await QueueView(state: paths.queue).folder())
        } catch .absent {
            // Already reported above.
        } catch {
            findings.append(.folder(error))
        }
        return findings
    }

    /// Checks the queue's disk: whether it accepts a file, and whether free space is below the reserve, at
    /// which the intake takes no files in.
    private func space() -> [Finding] {
        do {
            try Directory.open(paths.state).tryWriting()
            let free = try FreeSpace.bytes(at: paths.state)
            guard free < settings.minFree else { return [] }
            return [.folder(.noSpace(path: paths.state, free: free))]
        } catch {
            // Missing folders and folders without write permission are separate findings.
            return error.isAbsent || error.isPermission ? [] : [.file(error)]
        }
    }

    /// Claims of other queues on our restaurants.
    private func claims() async -> [Finding] {
        do {
            let rivals = try await Installation(paths).rivals(serving: settings.restaurants)
            return rivals.map { .folder(.claimed(path: paths.orders, by: $0)) }
        } catch let error as FileError {
            return error.isAbsent ? [] : [.file(error)]
        } catch {
            return []  // An unreadable queue is a separate finding.
        }
    }

    /// Checks the house's keys: whether the identity is the one that the queue knows, and who can read it.
    private func keys() async -> [Finding] {
        // A queue that cannot be read is a separate finding.
        let record = try? await QueueView(state: paths.queue).house()
        do {
            _ = try paths.keys.identity(after: record?.identity)
            return try paths.keys.readable().map { .readableKey(path: $0.path, wanted: $0.wanted) }
        } catch {
            return [.keys(error)]
        }
    }

    private func queue() async -> (findings: [Finding], warnings: [ServerWarning]) {
        do {
            let view = try await queueView()
            try await view.checkIntegrity()
            try await view.close()
            guard let trial = try await ServerExamination.make(of: paths.queue) else { return ([], []) }
            let hosts = trial.writableHosts
            let problem = ServerProblem.severalPrimaries(hosts: hosts.joined(separator: ", "))
            return (hosts.count > 1 ? [.queue(.server(problem))] : [], trial.warnings)
        } catch .file(let error) where error.isAbsent {
            return ([], [])
        } catch {
            return ([.queue(error)], [])
        }
    }

    /// Opens the queue in a way that makes SQLite check constraints too. If the lock cannot be opened, opens
    /// it without this check: missing write permission is reported as a separate finding.
    private func queueView() async throws(QueueError) -> QueueView {
        do {
            return try await QueueView(auditing: paths.queue, as: "mcorderd check", patience: .command)
        } catch .file {
            return try await QueueView(state: paths.queue)
        }
    }
}
