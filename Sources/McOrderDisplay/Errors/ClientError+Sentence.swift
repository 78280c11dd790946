package import McOrderClient
import McOrderModel
package import McOrderText

extension ClientError {
    /// The message for the customer. Source: commands.md.
    ///
    /// - Parameters:
    ///   - names: the names of products and choices in the customer's language.
    ///   - surface: where the customer reads the message.
    ///   - now: when the customer reads it.
    package func sentence(_ names: ShownNames, on surface: Surface, now: Timestamp) -> Sentence {
        switch self {
        case .home(let problem): HomeErrorText.unusable(path: problem.path, cause: problem.cause, on: surface)
        case .homeBusy(let file, let holder): HomeErrorText.busy(path: file, holder: holder)
        case .homeDamaged(let file, let place): HomeErrorText.damaged(path: file, place: place)
        case .homeTooNew(let file, let format): HomeErrorText.tooNew(path: file, format: format)
        case .deviceKey(let file, let problem): problem.sentence(path: file, on: surface)
        case .homeMoved(let home): DeviceKeyText.moved(home: home, on: surface)
        case .homeUsed(let home): DeviceKeyText.homeUsed(home: home, on: surface)
        case .orderOpen(let order): DeviceKeyText.orderOpen(order.code)
        case .cannotSeal(let path): SealText.noKey(path: path)
        case .signaturesRequired(let order): DeviceKeyText.signaturesRequired(order.code)
        case .deviceFile(let problem): DeviceKeyText.fileUnusable(path: problem.path, cause: problem.cause)
        case .deviceFileExists(let file): DeviceKeyText.fileExists(path: file)
        case .badDeviceFile(let file): DeviceKeyText.badFile(path: file, on: surface)
        case .badDeviceName(let name): HomeErrorText.badDeviceName(name)
        case .ticket(.noSuchLine(let line)) where surface == .screen: TicketText.noLine(line)
        case .ticket(let error): error.sentence
        case .noFolder: FolderErrorText.unknown(on: surface)
        case .badFolderPath(let folder): FolderErrorText.badPath(folder)
        case .folderAbsent(let folder): FolderErrorText.absent(path: folder)
        case .folderUnmarked(let folder): FolderErrorText.unmarked(path: folder)
        case .folderTooNew(let folder, let format): FolderErrorText.tooNew(path: folder, format: format)
        case .folder(let problem):
            FolderErrorText.unusable(path: problem.path, cause: problem.cause, advice: problem.advice)
        case .noCatalogue(places: []): FolderErrorText.noCatalogue(on: surface)
        case .noCatalogue(let places): FolderErrorText.noCatalogueIn(places, on: surface)
        case .invalidCatalogue(let refusal):
            FolderErrorText.invalidCatalogue(
                refusal.count,
                first: "\(refusal.path)/\(refusal.firstPlace)",
                on: surface
            )
        case .otherHouse(let path, let pinned, let found):
            HouseText.other(path: path, pinned: pinned, found: found, on: surface)
        case .untrustedCatalogue(let path, let house, let problem):
            HouseText.untrusted(problem.sentence(path: path, house: house))
        case .emptyTicket: RejectionReason.emptyTicket.sentence
        case .unknownRestaurant(let id): SendingErrorText.unknownRestaurant(id.description, on: surface)
        case .unknownService(let id, let place):
            SendingErrorText.unknownService(
                id.description,
                at: place.name,
                among: place.services.map(\.id.description)
            )
        case .badPickup(let place):
            place.slots.map { slots in
                SendingErrorText.badPickup(
                    at: place.name,
                    every: slots.minutes,
                    hours: Int(slots.horizon.components.seconds / 3600)
                )
            } ?? SendingErrorText.noPickup(at: place.name)
        case .payAhead(let obstacle, let currency):
            CustomerPayText.obstacle(obstacle, currency: currency, on: surface)
        case .couponNotUsable(let coupon): SendingErrorText.couponNotUsable(coupon)
        case .unavailable(let lines, let restaurant):
            Self.unavailable(lines, names, restaurant: restaurant, on: surface)
        case .badOrder(let error): error.reason.sentence
        case .closed(let there):
            TodayErrorText.closed(there.restaurant, opens: there.until.map(there.moments(now).at))
        case .paused(let there):
            TodayErrorText.paused(there.restaurant, until: there.until.map(there.moments(now).until))
        case .soldOut(let lines, let there): Self.soldOut(lines, names, there, on: surface, now: now)
        case .repeated(let last): SendingErrorText.repeated(last.code, on: surface)
        case .numbersExhausted: SendingErrorText.numbersExhausted(on: surface)
        case .notSent(let number, let problem):
            SendingErrorText.whileSending(
                SendingErrorText.notSent(number, because: problem.ofFolder, advice: problem.advice)
            )
        case .unfinished(let number, let problem):
            SendingErrorText.whileSending(
                SendingErrorText.unfinished(
                    number,
                    because: problem.description,
                    advice: problem.advice,
                    on: surface
                )
            )
        case .otherFolder(let pending, let path):
            SendingErrorText.unfinishedElsewhere(
                pending.number,
                folder: pending.cloud,
                now: path,
                on: surface
            )
        case .orderElsewhere(let order, let path):
            SendingErrorText.sentElsewhere(order.number, folder: order.cloud, now: path)
        case .noticeUnsent(let number, let problem):
            SendingErrorText.noticeUnsent(
                number,
                because: problem.description,
                advice: problem.advice,
                on: surface
            )
        }
    }

    private static func unavailable(
        _ lines: [UnavailableLine],
        _ names: ShownNames,
        restaurant: String,
        on surface: Surface
    ) -> Sentence {
        let parts = lines.map { line in
            let name = names.line(line.name)
            return switch line.reason {
            case .notSold: SendingErrorText.notSold(line: line.line, name, at: restaurant)
            case .notSoldNow: SendingErrorText.notSoldNow(line: line.line, name)
            case .options(let error):
                SendingErrorText.options(line: line.line, name, names.error(error, in: line.name))
            case .unknown: SendingErrorText.notInCatalogue(line: line.line, name)
            }
        }
        let numbers = lines.map { "\($0.line)" }.joined(separator: " ")
        return SendingErrorText.unavailable(parts, numbers: surface == .screen ? nil : numbers)
    }

    private static func soldOut(
        _ lines: [SoldOutLine],
        _ names: ShownNames,
        _ there: NotNow,
        on surface: Surface,
        now: Timestamp
    ) -> Sentence {
        let parts = lines.map { line in
            TodayErrorText.soldOutLine(
                line.line,
                names.line(line.name),
                products: line.products.map { names.name($0, in: line.name) },
                until: there.moments(now).until(line.until)
            )
        }
        let numbers = lines.map { "\($0.line)" }.joined(separator: " ")
        return TodayErrorText.soldOut(
            parts,
            at: there.restaurant,
            numbers: surface == .screen ? nil : numbers
        )
    }
}

extension DeviceKeyProblem {
    fileprivate func sentence(path: String, on surface: Surface) -> Sentence {
        switch self {
        case .missing: DeviceKeyText.missing(path: path, on: surface)
        case .damaged: DeviceKeyText.damaged(path: path, on: surface)
        case .newerVersion: DeviceKeyText.tooNew(path: path)
        case .withoutHome: DeviceKeyText.withoutHome(path: path, on: surface)
        }
    }
}

extension SignatureProblem {
    /// Why a catalogue does not count as the house's.
    ///
    /// - Parameters:
    ///   - path: the path of its folder.
    ///   - house: the code of the house.
    package func sentence(path: String, house: String) -> Sentence {
        switch self {
        case .unsigned: HouseText.notSigned(path: path, house: house)
        case .invalid: HouseText.badSignature(path: path, house: house)
        case .older: HouseText.older(path: path)
        }
    }
}

extension NotNow {
    /// The format of instants in the restaurant's time zone.
    fileprivate func moments(_ now: Timestamp) -> MomentText { MomentText(in: zone, now: now) }
}

extension StorageError {
    /// The path and the system's message.
    fileprivate var description: Sentence { StorageErrorText.place(path, cause: cause) }

    /// What is wrong with the shared folder. Contains a path and the system's message only if they help.
    fileprivate var ofFolder: Sentence {
        switch kind {
        case .full: StorageErrorText.folderFull
        case .readOnly: StorageErrorText.folderReadOnly
        case .noPermission: StorageErrorText.folderNotWritable
        case .absent, .other: description
        }
    }

    /// What the customer can do.
    fileprivate var advice: Sentence {
        switch kind {
        case .absent: StorageErrorText.checkMounting
        case .readOnly: StorageErrorText.mountForWriting
        case .noPermission: StorageErrorText.askPermission
        case .full: StorageErrorText.makeRoom
        case .other: StorageErrorText.checkDisk
        }
    }
}
