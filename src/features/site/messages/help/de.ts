import type { HelpTexts } from './help-texts.ts'

export const de: HelpTexts = {
  title: 'Hilfe',
  description:
    'Antworten auf Fragen von Gastgebern zu digitalen Gästemappen: Codes, WLAN, Sprachen, Druck, Domains, Testphase, Tarife und Daten.',
  keywords: 'Hilfe, digitale Gästemappe, Türcode, WLAN, QR-Code, drucken, eigene Domain, Testphase, kündigen',
  lead: 'Was Gastgeber uns fragen, in kurzen Antworten. Jede hat einen eigenen Link, den Sie weitergeben können.',
  contents: 'Auf dieser Seite',
  search: {
    label: 'In den Antworten suchen',
    placeholder: 'Code, Drucken, Kündigen\u00a0…',
    one: '1 Antwort',
    other: '# Antworten',
    none: 'Keine Antwort enthält diese Wörter. Versuchen Sie es mit anderen oder schreiben Sie uns.',
  },
  linkTo: 'Link zu dieser Antwort',
  notFound: {
    title: 'Nicht gefunden?',
    text: 'Schreiben Sie uns. Wir lesen jede Nachricht und antworten innerhalb von 24 Stunden.',
    action: 'Schreiben Sie uns',
  },
  groups: {
    start: 'Erste Schritte',
    change: 'Eine Gästemappe ändern',
    guests: 'Was Gäste sehen',
    stays: 'Aufenthalte, Codes und Kalender',
    share: 'Teilen und drucken',
    plans: 'Tarife und Zahlung',
    account: 'Konto und Daten',
  },
  entries: {
    'first-book': {
      question: 'Wie erstelle ich meine erste Gästemappe?',
      answer:
        'Wählen Sie „Neue Gästemappe“. In sieben kurzen Schritten geht es um Sie, Ihre Unterkunft, Anreise, WLAN und Regeln, Ausstattung, Tipps und Abreise. Ihr Name, Ihre E-Mail-Adresse und der Name der Unterkunft genügen für einen Entwurf; alles andere hat Zeit.',
    },
    import: {
      question: 'Kann ich meine alte Gästemappe übernehmen?',
      answer:
        'Ja. Wählen Sie zu Beginn „Alte Gästemappe übernehmen“ und dann eine PDF-, Word- oder Textdatei, oder fügen Sie den Text ein. Gelesen wird er nur auf Ihrem Gerät, und Sie entscheiden Satz für Satz, was in die Gästemappe kommt.',
    },
    photos: {
      question: 'Welche Fotos kann ich verwenden?',
      answer:
        'JPG, PNG und WebP mit je höchstens 2\u00a0MB. Ein größeres Foto, wie es die meisten Handys aufnehmen, wird auf Ihrem Gerät verkleinert, und Sie wählen „Dieses Bild verwenden“. Wir speichern die Fotos in mehreren Größen, damit sie auf dem Handy schnell laden, und entfernen versteckte Daten wie den Aufnahmeort.',
    },
    publish: {
      question: 'Wann sehen Gäste meine Gästemappe?',
      answer:
        'Sobald Sie sie im letzten Schritt veröffentlichen. Einen Entwurf sehen nur Sie; Link und QR-Code zeigen Gästen nichts. Nach dem Veröffentlichen erhalten Sie den Link, den QR-Code und alles zum Drucken.',
    },
    'door-code': {
      question: 'Der Türcode hat sich geändert. Wie geht es am schnellsten?',
      answer:
        'Öffnen Sie „Mappen“ und tippen Sie auf „Schnell ändern“. Ändern Sie Türcode, WLAN oder Zeiten und speichern Sie: Gäste sehen es sofort. Das geht auch nach dem Ende von Testphase oder Tarif, denn ein neues Schloss kann nicht warten.',
    },
    'edit-book': {
      question: 'Kann ich eine veröffentlichte Gästemappe ändern?',
      answer:
        'Ja, jederzeit. Wählen Sie „Bearbeiten“, ändern Sie, was Sie möchten, und speichern Sie. Link und QR-Code bleiben gleich, und Gäste sehen die Änderung sofort. „Entwurf speichern“ würde die Mappe offline nehmen, deshalb fragen wir vorher nach.',
    },
    'two-devices': {
      question: 'Was passiert, wenn zwei Personen gleichzeitig an einer Gästemappe arbeiten?',
      answer:
        'Überschrieben wird nichts. Wer später speichert, erfährt, dass sich die Gästemappe geändert hat, behält die eigenen Eingaben und entscheidet, welche Fassung gilt. Noch nicht Gespeichertes bleibt auf dem Gerät und in Ihrem Konto, und nur Sie sehen es.',
    },
    duplicate: {
      question: 'Wie erstelle ich eine zweite, ähnliche Gästemappe?',
      answer:
        'Tippen Sie bei der Gästemappe auf „Mehr“ und dann auf „Duplizieren“. Sie erhalten einen Entwurf mit allen Texten, Bildern und Übersetzungen unter neuem Namen. Die Kopie zählt zu den Gästemappen Ihres Tarifs.',
    },
    'take-offline': {
      question: 'Wie nehme ich eine Gästemappe eine Zeit lang offline?',
      answer:
        'Tippen Sie bei der Gästemappe auf „Mehr“ und dann auf „Offline nehmen“. Sie wird zum Entwurf: Link und gedruckte Codes sagen dann, dass es diese Seite nicht gibt. Gelöscht wird nichts, und es geht auch ohne Tarif. Veröffentlichen Sie sie im letzten Schritt wieder.',
    },
    app: {
      question: 'Brauchen Gäste eine App oder ein Konto?',
      answer:
        'Nein. Die Gästemappe ist eine Seite, die sich im Browser jedes Handys öffnet, über Ihren Link oder den QR-Code. Gäste installieren nichts, registrieren sich nicht und brauchen kein Passwort. Lesen kann sie, wer den Link hat.',
    },
    languages: {
      question: 'In welchen Sprachen sehen Gäste die Gästemappe?',
      answer:
        'Überschriften und Schaltflächen erscheinen auf Englisch, Italienisch, Französisch, Spanisch oder Deutsch, so wie das Handy eingestellt ist; Gäste können wechseln. Ihre eigenen Texte bleiben, wie Sie sie geschrieben haben, außer Sie fügen Übersetzungen hinzu.',
    },
    translate: {
      question: 'Lassen sich meine eigenen Texte übersetzen?',
      answer:
        'Ja, mit Pro. Öffnen Sie bei einer Gästemappe „Sprachen“ und schreiben Sie Ihre Texte in bis zu vier weiteren Sprachen. Hat der Betreiber einen Übersetzungsdienst verbunden, macht dieser Vorschläge, die Sie prüfen und übernehmen. Gäste sehen nie einen Vorschlag, den Sie nicht übernommen haben.',
    },
    wifi: {
      question: 'Wie kommen Gäste ins WLAN?',
      answer:
        'Die Gästemappe zeigt Name und Passwort; einmal antippen, und das Passwort ist kopiert. Vom Computer oder vom Ausdruck lässt sich ein Code scannen, der das Handy verbindet. Mit Pro können Sie den Abschnitt „WLAN“ ausblenden, dann steht er auch auf keinem Ausdruck.',
    },
    offline: {
      question: 'Funktioniert die Gästemappe ohne Empfang?',
      answer:
        'Wer sie einmal geöffnet hat, kann sie auf demselben Handy später ohne Empfang lesen. Sie zeigt den damaligen Stand: Ein neuer Code kommt an, sobald das Handy online ist. Schicken Sie den Link vor der Reise.',
    },
    visits: {
      question: 'Kann ich sehen, ob Gäste die Gästemappe öffnen?',
      answer:
        'Ja. Bei jeder Gästemappe stehen die Aufrufe der letzten 30 Tage. Mit Pro sehen Sie unter „Statistik“ auch, was Gäste kopieren, antippen und suchen und was sie nicht gefunden haben. Wir setzen dafür keine Cookies und erkennen keinen Gast wieder.',
    },
    'stay-links': {
      question: 'Wie bekommt jeder Aufenthalt seinen eigenen Link?',
      answer:
        'Öffnen Sie „Aufenthalte“ und wählen Sie „Aufenthalt eintragen“: An- und Abreisetag genügen. Sie erhalten einen Link und einen QR-Code, die Ihre Gästemappe mit einem Willkommensgruß für diese Tage öffnen, zum Verschicken per WhatsApp, SMS oder E-Mail. Ist der Link an die Falschen geraten, erstellen Sie einen neuen oder widerrufen ihn. Namen und Telefonnummern speichern wir nicht, und es geht auch ohne Tarif.',
    },
    'codes-in-time': {
      question: 'Wie zeige ich Codes nur während des Aufenthalts?',
      answer:
        'Wählen Sie unter „Aufenthalte“ bei der Mappe „Ändern“ und haken Sie an, was nur die Gäste eines Aufenthalts sehen, etwa Türcode oder WLAN-Passwort. Es erscheint auf ihrer Seite 24\u00a0Stunden vor der Anreise und verschwindet zwei Stunden nach der Abreise, wenn Sie nichts anderes einstellen. Der öffentliche Link zeigt es nicht mehr. Haben Gäste ihren eigenen Link nicht, öffnen Sie den öffentlichen für 24 Stunden.',
    },
    'codes-on-lock': {
      question: 'Wie kommt der Code eines Aufenthalts ins Schloss?',
      answer:
        'Bei „Ein Code für jeden Aufenthalt“ erzeugen wir die Codes, und Sie stellen sie am Schloss ein. Einen Tag vor der Anreise erinnert „Aufenthalte“ Sie daran, oder früher, sobald die Seite der Gäste den Code zeigt (höchstens drei Tage vorher): Stellen Sie den Code am Schloss ein und tippen Sie auf „Er ist eingestellt“. Ist das drei Stunden vor der Anreise noch nicht geschehen, schreiben wir Ihnen, und noch einmal, wenn der Code ersetzt wird. Übernimmt Ihr Schloss die Codes automatisch? Dann schalten Sie die Erinnerung bei der Mappe unter „Ändern“ aus.',
    },
    'code-fails': {
      question: 'Was passiert, wenn ein Code nicht funktioniert?',
      answer:
        'Wählen Sie unter „Aufenthalte“ bei der Mappe „Ändern“ und hinterlegen Sie bis zu fünf Ersatzcodes, die am Schloss schon eingestellt sind. Tippen Gäste auf „Der Code funktioniert nicht“, zeigt ihre Seite einen davon, höchstens zweimal je Aufenthalt, und wir schreiben Ihnen. Ist die Änderung des Codes bei der Anreise noch nicht bestätigt, sehen sie Ihre Telefonnummer und einen Ersatzcode. Sind Gäste abgereist, die einen Ersatzcode gesehen haben, bittet „Aufenthalte“ Sie, ihn zu ersetzen, und die nächsten Gäste sehen zuerst einen anderen.',
    },
    'paste-calendar': {
      question: 'Können Aufenthalte aus meinen Kalendern kommen?',
      answer:
        'Ja. Wählen Sie unter „Aufenthalte“ die Schaltfläche „Kalender hinzufügen“ und fügen Sie die Adresse ein, die Airbnb, Booking.com oder Vrbo für den Export anzeigt, bis zu sechs je Mappe. Wir lesen sie alle 15\u00a0Minuten, lassen gesperrte Nächte weg und fragen Sie, wenn ein Eintrag unklar ist. Ist eine Frage zwei Tage vor der Anreise offen oder beginnt eine Buchung so bald, dass der Link zu senden ist, schreiben wir Ihnen eine E-Mail. Lässt sich ein Kalender nicht lesen, ändert sich nichts. Wir behalten die Reisedaten, aber keine Namen.',
    },
    'cleaner-link': {
      question: 'Kann meine Reinigungskraft den neuen Code bestätigen?',
      answer:
        'Ja. Wählen Sie unter „Aufenthalte“ bei der Mappe „Ändern“, dann „Ein Code, der zwischen Aufenthalten geändert wird“, und erstellen Sie einen Link für die Reinigung. Er führt zu einer Seite, auf der sich nur der neue Code eingeben und bestätigen lässt; erst danach sehen ihn die nächsten Gäste. Hat ihn drei Stunden vor der Anreise niemand bestätigt, schreiben wir Ihnen. Den Link können Sie jederzeit widerrufen.',
    },
    'guest-taps': {
      question: 'Wie erfahre ich, dass Gäste da oder abgereist sind?',
      answer:
        'Auf ihrer Seite steht die Schaltfläche „Wir sind da“, ab dem Abend vor der Abreise „Wir sind abgereist“. Ein Fingertipp, und Sie bekommen in wenigen Sekunden eine E-Mail; auch „Aufenthalte“ zeigt es. In den Kontoeinstellungen können Sie für jedes Ihrer Geräte Benachrichtigungen einschalten. Zehn Sekunden lang können Gäste ihre Meldung zurücknehmen. Ohne Empfang bleibt die Meldung auf dem Handy und wird gesendet, sobald es online ist.',
    },
    'stay-messages': {
      question: 'Was schreibe ich meinen Gästen, und wann?',
      answer:
        'Jeder Aufenthalt hat fünf Nachrichten: bei der Buchung, drei Tage vorher, am Morgen der Anreise, nach der Ankunft und am Abend vor der Abreise. Sie sind schon ausgefüllt, in der Sprache des Aufenthalts. Kopieren Sie eine, oder öffnen Sie sie mit einem Fingertipp in WhatsApp, SMS oder E-Mail. Sie enthalten den Link und nie einen Code. Die mitgelieferten Texte gibt es in beiden Tarifen; mit Pro schreiben Sie eigene, unter „Aufenthalte“, „Ihre Vorlagen“.',
    },
    'daily-email': {
      question: 'Kann ich täglich per E-Mail erfahren, was ansteht?',
      answer:
        'Ja. Öffnen Sie unter „Aufenthalte“ einen Aufenthalt, wählen Sie „Ihre Vorlagen“ und unter „Ihr Tag als E-Mail“ eine Uhrzeit. Jeden Tag lesen Sie, wer abreist, wer kommt, welcher Code oder welche Bestätigung fehlt und welche Nachrichten zu senden sind. Gibt es nichts zu melden, kommt keine E-Mail. Sie ist ausgeschaltet, bis Sie eine Uhrzeit wählen; ein Link in jeder E-Mail führt zu dieser Einstellung zurück.',
    },
    'send-link': {
      question: 'Wie schicke ich Gästen die Gästemappe?',
      answer:
        'Tippen Sie auf „Teilen“ und kopieren Sie den Link in Ihre Buchungsbestätigung, oder verschicken Sie ihn von dort. Er ist für alle Gäste der Unterkunft gleich, eine gespeicherte Antwort auf Ihrem Buchungsportal genügt also.',
    },
    'qr-code': {
      question: 'Ändert sich der QR-Code, wenn ich die Gästemappe bearbeite?',
      answer:
        'Nein. Er führt immer zur aktuellen Fassung, gedruckte Codes funktionieren also weiter, was immer Sie ändern. Nur solange die Gästemappe ein Entwurf ist, funktionieren sie nicht, und nie mehr, wenn Sie sie löschen.',
    },
    printing: {
      question: 'Was kann ich drucken?',
      answer:
        'Unter „Teilen“ gibt es einen Aushang für den Kühlschrank, einen Tischaufsteller und einen Aufkleber für den Schlüsselanhänger als PDF mit QR-Code. Das WLAN wird nur gedruckt, wenn Sie das Häkchen setzen. Den QR-Code allein gibt es als PNG oder als SVG für die Druckerei.',
    },
    domain: {
      question: 'Kann ich eine eigene Domain verwenden?',
      answer:
        'Ja, mit Pro. Öffnen Sie „Domains“, geben Sie eine Domain oder Subdomain ein, die Ihnen gehört, und legen Sie bei Ihrem Anbieter die gezeigten DNS-Einträge an. Wir prüfen sie und schreiben Ihnen, sobald alles funktioniert. Schon verschickte Links und Codes funktionieren weiter.',
    },
    trial: {
      question: 'Was kostet die Testphase?',
      answer:
        'Nichts. Sie dauert bei jedem Tarif 14 Tage; eine Kreditkarte brauchen Sie nicht. Wir erinnern Sie vor dem Ende. Ohne Abo wird nichts abgebucht; haben Sie eine Karte hinterlegt, läuft der Tarif nach dem letzten Tag automatisch weiter.',
    },
    'basic-or-pro': {
      question: 'Was unterscheidet Basic und Pro?',
      answer:
        'Basic umfasst fünf Gästemappen mit Link, QR-Code, Ausdrucken und Überschriften in fünf Sprachen. Pro hat keine Grenze und bringt Übersetzungen Ihrer Texte, eigene Abschnitte und freiere Gestaltung, eine ausführliche Statistik, eigene Nachrichten an Gäste und eine eigene Domain.',
    },
    'after-plan': {
      question: 'Was passiert nach dem Ende von Testphase oder Tarif?',
      answer:
        'Ihre Gästemappen bleiben erhalten, und Gäste lesen weiter, was veröffentlicht ist. Sie können Codes, WLAN und Zeiten ändern, Aufenthalte und ihre Links verwalten, Mappen teilen, offline nehmen und löschen. Für alles andere brauchen Sie wieder ein Abo.',
    },
    cancel: {
      question: 'Wie kündige ich?',
      answer:
        'Öffnen Sie „Mappen“ und wählen Sie unter „Ihr Tarif“ die Schaltfläche „Abo kündigen“. Sie behalten alles bis zum Ende des bezahlten Zeitraums, und es wird nichts mehr abgebucht. Bis zu diesem Tag können Sie es sich mit „Abo fortsetzen“ anders überlegen.',
    },
    password: {
      question: 'Ich habe mein Passwort vergessen. Was nun?',
      answer:
        'Wählen Sie auf der Anmeldeseite „Passwort vergessen?“. Gehört die Adresse zu einem Konto, schicken wir einen Link, der eine Stunde gültig ist und nur einmal funktioniert. Sehen Sie auch im Spam-Ordner nach. Dann legen Sie nur noch ein neues Passwort fest.',
    },
    'app-language': {
      question: 'Wie ändere ich die Sprache dieser Seiten?',
      answer:
        'Auf den meisten Seiten wählen Sie die Sprache ganz unten, sonst unter „Sprache“ in den Kontoeinstellungen. Auch unsere E-Mails an Sie richten sich danach. Welche Sprache Ihre Gäste sehen, ändert sich dadurch nicht.',
    },
    export: {
      question: 'Kann ich meine Daten mitnehmen?',
      answer:
        'Ja. In den Kontoeinstellungen laden Sie alles in einer ZIP-Datei herunter: Ihre Konto- und Mappendaten, alle Bilder und jede Gästemappe als Seite, die sich auch ohne Internet öffnen lässt. Das geht mit und ohne Tarif.',
    },
    'delete-book': {
      question: 'Was passiert, wenn ich eine Gästemappe lösche?',
      answer:
        'Sie ist sofort weg, samt den Bildern, die nur sie verwendet hat, und lässt sich nicht zurückholen. Link und gedruckte Codes sagen dann, dass es sie nicht gibt. Für eine Pause nehmen Sie sie besser offline.',
    },
    'delete-account': {
      question: 'Wie lösche ich mein Konto?',
      answer:
        'Ganz unten in den Kontoeinstellungen. Gästemappen, Bilder und Daten werden sofort und endgültig gelöscht, Links und gedruckte Codes funktionieren nicht mehr, und ein laufendes Abo endet. Laden Sie vorher Ihre Daten herunter, wenn Sie sie behalten möchten.',
    },
  },
}
