import McOrderModel
import McOrderText

extension EverySentence {
    /// The sentences of the folder `Daemon` of the messages that have values.
    var daemon: [[any Message]] {
        [
            auditFindingText, catalogueToolText, catalogueWarningText, configurationErrorText, copyErrorText,
            daemonErrorText, daemonText, keyErrorText, keyText, operationsText, rightsErrorText, bookToolText,
        ]
    }

    private var bookToolText: [BookToolText] {
        [
            .valid(7), .whichRestaurant(["ane"]),
            .dangling(
                .init(table: .checks, key: "ane", column: "ane", word: "ane", wanted: .subjects)
            ),
            .unsold(.init(table: .recipes, key: "ane", column: "ane", word: "ane", nearest: "ane")),
            .unsold(.init(table: .recipes, key: "ane", column: "ane", word: "ane", nearest: nil)),
        ]
    }

    private var house: HouseCode { HouseID(folder: device).code }

    private var sealKey: SealKeyID { SealKey.random(until: Timestamp(seconds: 0)).kid }

    private var keyErrorText: [KeyErrorText] {
        [
            .missing("Ane", house),
            .otherIdentity("Ane", known: house, found: house),
            .damaged("Ane"),
            .newerVersion("Ane", 1),
            .exists("Ane", house),
            .none("Ane"),
            .readable("Ane", mode: "Ane"),
        ]
    }

    private var keyText: [KeyText] {
        [
            .made(house),
            .code(house),
            .house(house),
            .replaced(house, isCompromised: false),
            .replaced(house, isCompromised: true),
            .foreign(house),
            .exported("Ane"),
            .imported(house),
            .unsignedTrust("Ane", device),
            .rotated(sealKey, until: Timestamp(seconds: 0)),
            .missingSealKey(sealKey),
        ]
    }

    private var auditFindingText: [AuditFindingText] {
        [
            .error(of: Verbatim("Ane"), .damaged, detail: "Ane", .findWriter),
            .order(id: 1, code: "Ane"),
            .rejection(id: 1),
            .notice(id: 1),
            .device(udid: "Ane"),
        ]
    }

    private var catalogueToolText: [CatalogueToolText] {
        [
            .valid(products: 1, restaurants: 1),
            .priceSet("Ane", from: "Ane", to: "Ane", when: "Ane"),
            .exported(1, to: "Ane"),
            .changes(added: 1, removed: 1, changed: 1),
            .newCatalogue(products: 1, restaurants: 1),
            .conflictCopy("Ane"),
            .picturesBelong(to: "Ane"),
            .added("Ane"),
            .removed("Ane"),
            .unknownProduct("Ane", nearest: "Ane"),
            .unknownRestaurant("Ane", among: ["Ane"]),
            .tablesExist("Ane"),
            .badPrice("Ane"),
        ]
    }

    private var catalogueWarningText: [CatalogueWarningText] {
        [
            .largeMenuCheaper(sandwich: "Ane", restaurant: "Ane"),
            .unusualPrice(product: "Ane", money, median: money, category: "Ane", currency: "Ane"),
            .lookAlikes("Ane", "Ane"),
            .leftOutUnsaid(choice: "Ane", group: "Ane"),
        ]
    }

    private var configurationErrorText: [ConfigurationErrorText] {
        [
            .unreadable(path: "Ane", cause: "Ane"),
            .notYAML(path: "Ane", cause: "Ane"),
            .unknownKey("Ane", line: 1, suggestion: "Ane"),
            .repeatedKey("Ane", line: 1),
            .wrongShape("Ane", list: .ids),
            .relativePath("Ane", "Ane"),
            .addressAsPath("Ane"),
            .wrongEnding("Ane", "Ane", ending: "Ane"),
            .notADuration("Ane", "Ane"),
            .notASize("Ane", "Ane"),
            .notANumber("Ane", "Ane"),
            .notACurrency("Ane", "Ane"),
            .notAStatement("Ane", "Ane"),
            .notAName("Ane", "Ane"),
            .outOfRange("Ane", "Ane", lowest: "Ane", highest: "Ane"),
            .unknownWord("Ane", "Ane", words: ["Ane"], suggestion: "Ane"),
            .notAnAddress("Ane", "Ane"),
            .notAnOrigin("Ane", "Ane"),
            .notANetwork("Ane", "Ane"),
            .incompletePair("Ane", needs: "Ane"),
            .noOrigin("Ane", needs: "Ane"),
            .notAHouseCode("Ane", "Ane"),
            .plainOrigin(
                "Ane",
                "Ane",
                ConfigurationErrorText.PageKeys(certificate: "Ane", key: "Ane", allowPlain: "Ane")
            ),
            .overlapping("Ane", "Ane"),
            .stateInCloud("Ane"),
            .stateOnNetwork(kind: "Ane"),
            .notEntries("Ane"),
            .missingKey("Ane"),
            .notAPrinter("Ane", "Ane"),
            .repeatedPrinter("Ane"),
            .atLine(1, Verbatim("Ane")),
        ]
    }

    private var copyErrorText: [CopyErrorText] {
        [
            .noFolder("Ane"),
            .sharedFolder("Ane", folder: "Ane"),
            .taken("Ane"),
            .ownFile("Ane"),
            .noFile("Ane"),
            .notWritten("Ane", cause: "Ane"),
            .damaged("Ane", cause: "Ane"),
            .notAQueue("Ane"),
            .newer("Ane"),
            .unreleased("Ane"),
            .hasJournal("Ane"),
        ]
    }

    private var daemonErrorText: [DaemonErrorText] {
        [
            .noFolder("Ane"),
            .noMetricsFolder("Ane"),
            .notWritable("Ane"),
            .notAFile("Ane"),
            .noConfiguration("Ane"),
            .configurationUnreadable("Ane", reason: "Ane"),
            .invalidCatalogue(Verbatim("Ane")),
            .alreadyRunning(holder: "Ane"),
            .unknownRestaurants(["Ane"]),
            .markerGone("Ane"),
            .newerFolder("Ane", format: 1),
            .otherFolderAt("Ane", known: device, found: device),
            .claimedFolder("Ane", host: "Ane", since: instant),
        ]
    }

    private var daemonText: [DaemonText] {
        [
            .ago("Ane"),
            .stuck(seconds: 1),
            .folderIsReadOnly("Ane"),
            .receiptsStuck(due: 1),
            .problemCount(1),
            .progress(1),
            .serving(waiting: 1, elsewhere: 1),
            .clockDoubt(.behind),
            .rival(host: "Ane", since: instant),
            .rivalWarning(claim),
            .made(folder: "Ane"),
            .folder(device, path: "Ane", isNew: false),
            .folder(device, path: "Ane", isNew: true),
            .ready(state: "Ane"),
            .catalogueError("Ane", Verbatim("Ane"), nil),
        ]
    }

    private var operationsText: [OperationsText] {
        [
            .queueCopying(rows: 1),
            .queueCopied(rows: 1, to: "Ane"),
            .tableExists("Ane"),
            .tablesWritten(orders: 1, "Ane"),
            .allIsWell(orders: 1, rejections: 1, notices: 1),
            .nothingRemaining(.plain(device)),
            .erased(.plain(device), orders: 1, rejections: 1, notices: 1),
            .receiptsPending(1),
            .staysBlacklisted(as: .plain(device)),
            .staysRevoked(as: .plain(device)),
            .backedUp("Ane", orders: 1, bytes: 4096),
            .restoredOrders(1, openOrders: 1, from: "Ane"),
            .queueKept(as: "Ane"),
            .ordersLost(1, openOrders: 1),
            .chargedOrdersLost(1),
            .bookFactsLost(1),
            .noSuchPerson("ane"),
            .noSuchFact("ane"),
            .personErased("ane", rows: 2),
            .lookAtText("Ane", Timestamp(seconds: 0), "Ane"),
            .textsBlanked(2),
            .ordersReopened(["Ane"]),
            .changesLost(1),
            .closesLost(RestaurantID("bar"), 1...1),
            .receiptsTakenBack(1),
            .receiptsStay("Ane"),
        ]
    }

    private var rightsErrorText: [RightsErrorText] {
        [
            .permissions("Ane", found: "Ane", Verbatim("Ane"), cure: "Ane"),
            .otherOwner("Ane", owner: "Ane", wanted: "Ane"),
            .oneGroup("Ane", paths: "Ane"),
        ]
    }
}
