package import McOrderFiles
package import McOrderIntake
package import McOrderModel
package import McOrderQueue

internal import struct SystemPackage.FilePath

/// Looks at everything that an intake needs without changing any of it. Source: commands.md, `check`.
package struct Inspection: Sendable {
    /// Something that is not as it has to be.
    package enum Finding: Sendable {
        /// The owner's catalogue has this fault.
        case catalogue(folder: String, CatalogueFault, CataloguePlace?)
        /// The catalogue has no such restaurant.
        case unknownRestaurant(RestaurantID)
        /// The folder of the orders cannot be used.
        case folder(DropFolder.Fault)
        /// A folder is not there.
        case absentFolder(path: String)
        /// The folder of the metrics' file is not there.
        case absentMetricsFolder(path: String)
        /// A folder cannot be looked at.
        case file(FileError)
        /// Rights are wider or narrower than needed.
        case rights(RightsFault)
        /// This process may not write there.
        case notWritable(path: String)
        /// The queue cannot be opened.
        case queue(QueueError)
    }

    private let house: IntakeHouse
    private let settings: IntakeSettings

    /// The inspection of an intake.
    package init(house: IntakeHouse, settings: IntakeSettings) {
        self.house = house
        self.settings = settings
    }

    /// Everything that is wrong, and the owner's catalogue where it has no fault.
    package func inspect() async -> (findings: [Finding], catalogue: Catalogue?) {
        let (faults, catalogue) = readCatalogue()
        let findings = faults + (await folders()) + space() + (await claims()) + metrics()
        return (findings + (await queue()), catalogue)
    }

    /// The folder of the metrics, which others read and only this process has to write to.
    private func metrics() -> [Finding] {
        guard let path = house.metrics else { return [] }
        let folder = FilePath(path).removingLastComponent().string
        do {
            return try Directory.open(folder).isWritable ? [] : [.notWritable(path: folder)]
        } catch {
            return [error.isAbsent ? .absentMetricsFolder(path: folder) : .file(error)]
        }
    }

    private func readCatalogue() -> (faults: [Finding], catalogue: Catalogue?) {
        do {
            let catalogue = try CatalogueFolder(path: house.catalogue).read()
            let unknown = (settings.restaurants ?? []).filter { catalogue.restaurant($0) == nil }
                .sorted { $0.description < $1.description }
            return (unknown.map { .unknownRestaurant($0) }, catalogue)
        } catch {
            switch error {
            case .faults(let error):
                return (error.faults.map { .catalogue(folder: house.catalogue, $0, error.places[$0]) }, nil)
            case .file(let error):
                return ([.file(error)], nil)
            }
        }
    }

    private func folders() async -> [Finding] {
        var findings: [Finding] = []
        var opened: [String: Directory] = [:]
        for path in [house.orders, house.receipts, house.published, house.state] {
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
                state: opened[house.state],
                orders: opened[house.orders],
                answers: [house.receipts, house.published].compactMap { opened[$0] }
            ).map { .rights($0) }
        } catch {
            findings.append(.file(error))
        }
        do {
            // What keeps the queue from being read is a finding of its own.
            _ = try DropFolder.open(house.orders, known: try? await QueueView(state: house.state).folder())
        } catch .absent {
            // Told already.
        } catch {
            findings.append(.folder(error))
        }
        return findings
    }

    /// The disk of the queue, below the reserve of which nothing is taken in; and whether it takes a file.
    private func space() -> [Finding] {
        do {
            try Directory.open(house.state).tryWriting()
            let free = try FreeSpace.bytes(at: house.state)
            guard free < settings.minFree else { return [] }
            return [.folder(.noSpace(path: house.state, free: free))]
        } catch {
            // Folders that are absent or not writable are findings of their own.
            return error.isAbsent || error.isPermission ? [] : [.file(error)]
        }
    }

    /// Other queues that claim our restaurants.
    private func claims() async -> [Finding] {
        do {
            let rivals = try await Installation(house).rivals(serving: settings.restaurants)
            return rivals.map { .folder(.claimed(path: house.orders, by: $0)) }
        } catch let error as FileError {
            return error.isAbsent ? [] : [.file(error)]
        } catch {
            return []  // What keeps the queue from being read is a finding of its own.
        }
    }

    private func queue() async -> [Finding] {
        do {
            let view = try await queueView()
            try await view.checkIntegrity()
            try await view.close()
            return []
        } catch .file(let error) where error.isAbsent {
            return []
        } catch {
            return [.queue(error)]
        }
    }

    /// The queue, opened so that SQLite looks at constraints too; without them where the lock cannot be
    /// opened, since what keeps this process from writing there is a finding of its own.
    private func queueView() async throws(QueueError) -> QueueView {
        do {
            return try await QueueView(auditing: house.state, as: "mcorderd check", patience: .command)
        } catch .file {
            return try await QueueView(state: house.state)
        }
    }
}
