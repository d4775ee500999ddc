import type { ReadyTexts } from './ready-kinds.ts'

export const de: ReadyTexts = {
  welcomeMessage: {
    welcomeHome:
      'Herzlich willkommen. Fühlen Sie sich wie zu Hause, und wenn etwas fehlt, sagen Sie uns einfach Bescheid.',
    welcomeSea: 'Willkommen am Meer. Was Sie am ersten Abend brauchen, steht in dieser Mappe; alles andere hat Zeit.',
    welcomeLake:
      'Willkommen am See. Was Sie am ersten Abend brauchen, steht in dieser Mappe; das Wasser ist morgen auch noch da.',
    welcomeCity: 'Willkommen in der Stadt. Hier steht, wie alles funktioniert, damit Sie bald losziehen können.',
    welcomeMountains:
      'Willkommen in den Bergen. Wärmen Sie sich auf, legen Sie die Füße hoch und lesen Sie weiter, wann Sie mögen.',
    welcomeBreakfast: 'Willkommen. Schlafen Sie in Ruhe aus: Frühstück gibt es von ___ bis ___ Uhr.',
    welcomeCountry:
      'Willkommen auf dem Land. Hier bestimmt die Jahreszeit den Tag: Fragen Sie uns, was gerade reif ist.',
    welcomePersonal: 'Eines möchten wir Ihnen über diesen Ort erzählen: ___.',
  },
  hostContactInfo: {
    answerHours:
      'Nachrichten beantworten wir von ___ bis ___ Uhr.\nNachts rufen Sie bitte nur an, wenn es nicht warten kann.',
    askTips: 'Fragen Sie uns, wo wir selbst essen, wandern und einkaufen. Wir erzählen gern davon.',
    reportDamage:
      'Wenn etwas kaputtgeht oder nicht funktioniert, sagen Sie es uns gleich. Das kann passieren, und wir kümmern uns darum.',
    helperNearby: 'Wenn Sie uns nicht erreichen, rufen Sie hier an: ___.',
    emergencyFirst: 'Im Notfall rufen Sie zuerst die 112 an, dann uns.',
    askBeforeBooking: 'Kinder, Allergien, ein später Flug: Sagen Sie uns vorher Bescheid, wir richten uns darauf ein.',
    cin: 'Der nationale Identifikationscode (CIN) dieser Unterkunft lautet ___.',
    registrationNumber: 'Die Registriernummer dieser Unterkunft lautet ___.',
  },
  checkinInstructions: {
    tellArrival: 'Schreiben Sie uns, sobald Sie Ihre Ankunftszeit kennen, und noch einmal, wenn es später wird.',
    selfCheckIn: 'Sie checken selbst ein und können ab der Anreisezeit jederzeit kommen.',
    weMeetYou: 'Wir empfangen Sie an der Tür und zeigen Ihnen alles.',
    lateArrival: 'Sie kommen nach ___ Uhr an? Sagen Sie uns vorher Bescheid, dann erklären wir, wie Sie hineinkommen.',
    documents: 'Bitte halten Sie die Ausweise aller Gäste bereit. Wir sind verpflichtet, unsere Gäste anzumelden.',
    earlyLuggage: 'Wenn Sie früher da sind, fragen Sie uns, wo Sie Ihr Gepäck abstellen können.',
    floor: 'Die Wohnung liegt im ___. Stock; auf der Klingel steht ___.',
    landmark: 'Die letzte Abzweigung übersieht man leicht. Achten Sie auf ___.',
    fromStation: 'Vom Bahnhof sind es ___ Minuten zu Fuß.',
    navigation: 'Das Navi führt Sie bis in die Straße; der Eingang liegt ___.',
    guestRegister:
      'Wir müssen unsere Gäste bei der Polizei anmelden. Bitte schicken Sie uns vor der Anreise die Ausweisdaten aller Gäste.',
    touristTax: 'Die Kurtaxe beträgt ___ pro Person und Nacht.',
    touristTaxCash:
      'Die Kurtaxe ist im Preis nicht enthalten. Bitte halten Sie sie in bar bereit; Sie bekommen eine Quittung.',
    guestCard: 'Ihre Gästekarten liegen hier: ___. Nehmen Sie sie auf Ausflügen mit: Vieles wird damit günstiger.',
  },
  doorAccessInfo: {
    keyBox: 'Der Schlüssel liegt in der Schlüsselbox: Code eingeben, Klappe öffnen und danach wieder schließen.',
    keyBoxPlace: 'Die Schlüsselbox finden Sie hier: ___.',
    keypad: 'Türcode eintippen, auf das Klicken warten, dann die Tür aufdrücken.',
    bell: 'Klingeln Sie bei ___.',
    lockWhenOut: 'Schließen Sie beim Weggehen ab. Zuziehen allein genügt nicht.',
    lostKey: 'Schlüssel verloren? Rufen Sie zuerst uns an. Wir haben einen zweiten.',
  },
  parkingInfo: {
    ownSpace: 'Ihr Stellplatz hat die Nummer ___.',
    courtyard: 'Sie parken im Hof. Bitte halten Sie die Einfahrt frei.',
    freeStreet: 'An der Straße parken Sie kostenlos.',
    carPark: 'Die nächste Parkmöglichkeit ist ___; ein Tag kostet ___.',
    readSigns: 'Achten Sie auf die Schilder: Manche Plätze sind Anwohnern vorbehalten oder gebührenpflichtig.',
    unload: 'Zum Ausladen dürfen Sie vor der Tür halten. Danach fahren Sie den Wagen bitte weg.',
    snow: 'Im Winter brauchen Sie für das letzte Stück Winterreifen oder Schneeketten.',
    noCarNeeded: 'Ein Auto brauchen Sie hier nicht. Haltestelle und Linie: ___.',
    restrictedZone:
      'Achtung, Zone mit Zufahrtsbeschränkung (ZTL): Fahren Sie nicht weiter als bis ___. Kameras lesen die Kennzeichen.',
    zonePermit:
      'Wenn Sie in die Zone mit Zufahrtsbeschränkung fahren müssen, schicken Sie uns vorher Ihr Kennzeichen; wir melden es an.',
  },
  houseRules: {
    noSmoking: 'Im Haus wird nicht geraucht',
    noParties: 'Keine Partys',
    quietNight: 'Nachtruhe von 22 bis 8\u00a0Uhr',
    petsWelcome: 'Haustiere sind willkommen, aber nicht auf Betten und Sofas',
    petsAllowed: 'Haustiere sind willkommen',
    noPets: 'Keine Haustiere',
    shoesOff: 'Bitte ziehen Sie drinnen die Schuhe aus',
    airConOff: 'Klimaanlage aus, wenn niemand da ist',
    heatingDown: 'Heizung herunterdrehen, wenn niemand da ist',
    windowsClosed: 'Bitte Fenster und Fensterläden schließen, wenn Sie gehen oder Wind aufkommt',
    registeredGuests: 'Über Nacht bleiben nur angemeldete Gäste',
    saveWater: 'Bitte gehen Sie sparsam mit Wasser um',
    rinseSand: 'Bitte spülen Sie den Sand ab, bevor Sie hereinkommen',
    noCandles: 'Keine Kerzen und kein offenes Feuer',
    poolChildren: 'Kinder dürfen nur in Begleitung Erwachsener in den Pool',
    sortWaste: 'Bitte trennen Sie den Müll',
    quietStairs: 'Bitte leise im Treppenhaus: Hier wohnen auch andere',
    skiBoots: 'Skischuhe bleiben am Eingang',
    toiletPaper: 'In die Toilette gehört nur Toilettenpapier',
    closeGate: 'Bitte schließen Sie das Tor hinter sich',
    askAnimals: 'Bitte füttern Sie die Tiere nicht, ohne zu fragen',
    furniture: 'Bitte lassen Sie die Möbel an ihrem Platz',
    stairsWeek: 'Hängt das Schild „Kehrwoche“ an Ihrer Tür, fegen Sie bitte bis Samstag die Treppe',
  },
  equipment: {
    heating: {
      name: 'Heizung',
      description: 'Thermostat auf 20\u00a0°C stellen und eine halbe Stunde warten.\nDas Thermostat ist hier: ___.',
    },
    airConditioning: {
      name: 'Klimaanlage',
      description:
        'Fenster geschlossen halten und an der Fernbedienung 24 bis 26\u00a0°C wählen. So kühlt sie am besten.',
    },
    hotWater: {
      name: 'Warmwasser',
      description: 'Es kommt aus einem Boiler. Nach mehreren Duschen braucht er eine halbe Stunde zum Aufheizen.',
    },
    washingMachine: {
      name: 'Waschmaschine',
      description: 'Hahn öffnen, Waschmittel ins Fach geben, Programm wählen.\nDas Waschmittel ist hier: ___.',
    },
    dryer: { name: 'Wäschetrockner', description: 'Bitte reinigen Sie nach jeder Ladung das Flusensieb in der Tür.' },
    dishwasher: { name: 'Spülmaschine', description: 'Ein Tab pro Spülgang.\nDie Tabs sind hier: ___.' },
    oven: {
      name: 'Backofen',
      description: 'Mit einem Knopf wählen Sie die Funktion, mit dem anderen die Temperatur. Die Bleche sind im Ofen.',
    },
    inductionHob: {
      name: 'Induktionskochfeld',
      description:
        'Bitte nur die Töpfe aus dem Schrank verwenden. Reagiert das Kochfeld nicht, drei Sekunden auf das Schlüsselsymbol drücken.',
    },
    gasHob: {
      name: 'Gasherd',
      description:
        'Knopf drücken, auf das Flammensymbol drehen und, sobald es brennt, noch ein paar Sekunden gedrückt halten.',
    },
    coffeeMachine: {
      name: 'Kaffeemaschine',
      description: 'Wassertank füllen, Kapsel einlegen, Taste drücken.\nDie Kapseln sind hier: ___.',
    },
    mokaPot: {
      name: 'Espressokocher',
      description:
        'Wasser bis zum Ventil einfüllen, Kaffee nicht andrücken, bei kleiner Hitze kochen. Nur mit Wasser ausspülen.',
    },
    fridge: {
      name: 'Kühlschrank',
      description: 'Was frühere Gäste in der Kühlschranktür gelassen haben, dürfen Sie gern aufbrauchen.',
    },
    television: {
      name: 'Fernseher',
      description: 'Sie können Ihre eigenen Streaming-Konten nutzen. Melden Sie sich vor der Abreise ab.',
    },
    router: {
      name: 'Router',
      description: 'Wenn das WLAN ausfällt, den Router zehn Sekunden vom Strom nehmen.\nEr steht hier: ___.',
    },
    woodStove: {
      name: 'Holzofen',
      description:
        'Luftzufuhr öffnen und dünnes Holz anzünden; wenn es gut brennt, die Luftzufuhr halb schließen. Um die Asche kümmern wir uns.',
    },
    shutters: {
      name: 'Fensterläden',
      description: 'Offene Fensterläden bitte feststellen, sonst schlägt der Wind sie zu.',
    },
    pool: {
      name: 'Pool',
      description: 'Geöffnet von ___ bis ___ Uhr.\nBitte vorher duschen, und kein Glas am Beckenrand.',
    },
    barbecue: {
      name: 'Grill',
      description: 'Nur im Freien, nie unbeaufsichtigt und nicht bei Wind. Danach den Rost bitte abbürsten.',
    },
    bicycles: {
      name: 'Fahrräder',
      description: 'Sie dürfen sie gern benutzen.\nDer Schlüssel zum Schloss ist hier: ___.',
    },
    beachThings: { name: 'Strandsachen', description: 'Sonnenschirm und Strandtücher sind hier: ___.' },
    skiRoom: {
      name: 'Skikeller',
      description: 'Ski und Skischuhe trocknen dort am besten.\nDer Skikeller ist hier: ___.',
    },
    breakfast: {
      name: 'Frühstück',
      description: 'Sagen Sie uns am Vorabend Bescheid, wenn Sie etwas nicht essen oder früher frühstücken möchten.',
    },
    cot: {
      name: 'Babybett und Hochstuhl',
      description: 'Beides steht auf Wunsch bereit. Sagen Sie es uns vor der Anreise.',
    },
    iron: { name: 'Bügeleisen', description: 'Bügeleisen und Bügelbrett sind hier: ___.' },
    firstAid: { name: 'Verbandskasten und Feuerlöscher', description: 'Beides ist hier: ___.' },
    fuseBox: {
      name: 'Sicherungskasten',
      description:
        'Wenn der Strom ausfällt, den Backofen ausschalten und den heruntergeklappten Schalter wieder hochdrücken.\nDer Kasten ist hier: ___.',
    },
    waste: {
      name: 'Müll',
      description: 'Papier, Glas, Plastik und Biomüll werden getrennt gesammelt.\nDie Tonnen sind hier: ___.',
    },
    collection: {
      name: 'Müllabfuhr',
      description:
        'Biomüll: ___\nPapier: ___\nVerpackungen: ___\nRestmüll: ___\nBitte stellen Sie die Tonnen am Abend vorher hinaus.',
    },
    lift: {
      name: 'Aufzug',
      description:
        'Wenn er stehen bleibt, das Glockensymbol drücken und warten. Es meldet sich rund um die Uhr jemand.',
    },
  },
  checkoutInstructions: {
    keysTable: 'Legen Sie die Schlüssel auf den Tisch und ziehen Sie die Tür zu.',
    keysBox: 'Legen Sie die Schlüssel zurück in die Schlüsselbox und verstellen Sie den Code.',
    closeWindows: 'Schließen Sie die Fenster und schalten Sie das Licht aus.',
    closeAll: 'Schließen Sie Fenster und Fensterläden und schalten Sie Licht, Heizung und Klimaanlage aus.',
    dishes: 'Bitte räumen Sie das Geschirr in die Spülmaschine und stellen Sie sie an.',
    rubbishOut: 'Bitte nehmen Sie den Müll mit hinaus.',
    towels: 'Benutzte Handtücher lassen Sie im Bad. Die Betten brauchen Sie nicht abzuziehen.',
    emptyFridge: 'Angebrochenes nehmen Sie bitte mit; was noch verschlossen ist, darf bleiben.',
    tellLeaving: 'Schreiben Sie uns kurz, wenn Sie abgereist sind.',
    luggageLater: 'Wenn Sie erst später weiterreisen, fragen Sie uns, wo Ihr Gepäck bleiben kann.',
    forgotten: 'Schauen Sie hinter die Türen und unter die Betten: Dort bleibt am meisten liegen.',
    finalCleaning: 'Die Endreinigung übernehmen wir. Bitte hinterlassen Sie die Unterkunft besenrein.',
    deposit: 'Die Kaution von ___ erhalten Sie innerhalb von ___ Tagen zurück, wenn nichts beschädigt ist.',
  },
}
