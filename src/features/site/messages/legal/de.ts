import type { LegalTexts } from './legal-texts.ts'

export const de: LegalTexts = {
  title: 'Datenschutz, Nutzungs\u00adbedingungen und Kontakt',
  description:
    'Welche Daten von Gastgebern und Gästen Benvenuto wie lange aufbewahrt, zu welchen Bedingungen Sie es nutzen und wie Sie uns erreichen.',
  keywords: 'Datenschutzerklärung, Nutzungsbedingungen, Impressum, Kontakt, digitale Gästemappe',
  lead: 'Kurze Texte, verständlich geschrieben. Sie beschreiben, was der Dienst heute tut.',
  updated: 'Zuletzt geändert am {date}',
  contents: 'Auf dieser Seite',
  privacy: {
    title: 'Datenschutz\u00aderklärung',
    lead: 'Wir speichern, was eine Gästemappe braucht, und nichts, womit sich Ihr Verhalten verfolgen ließe.',
    sections: [
      {
        title: 'Wer verantwortlich ist',
        paragraphs: [
          '{operator} betreibt diesen Dienst und ist für die hier beschriebenen personenbezogenen Daten verantwortlich. Fragen zu Ihren Daten richten Sie bitte an {email}.',
        ],
      },
      {
        title: 'Was wir über Gastgeber speichern',
        paragraphs: ['Für Ihr Konto und Ihre Gästemappen speichern wir:'],
        points: [
          'Ihren Namen, Ihre E-Mail-Adresse und die Sprache, in der Sie Benvenuto nutzen;',
          'Ihr Passwort, nur als Hash (argon2id), aus dem es sich nicht zurückrechnen lässt;',
          'Ihren Tarif, das Ende der Testphase oder des bezahlten Zeitraums und ob ein Rabattcode verwendet wurde;',
          'Ihre Gästemappen mit Übersetzungen und Bildern;',
          'die eigenen Domains, die Sie verbinden;',
          'die Aufenthalte in Ihren Mappen, bis 30\u00a0Tage nach der Abreise: Tage und Uhrzeiten, Ihre Notiz, die Sprache, Türcodes und Links und wann Gäste „Wir sind da“ oder „Wir sind abgereist“ angetippt haben;',
          'die Adressen der Kalender, die Sie hinzufügen; von deren Einträgen nur die Tage und einen mit geheimem Schlüssel gebildeten Hashwert, an dem wir eine Buchung wiedererkennen. Diese Adressen sowie Codes und Links von Aufenthalten sind verschlüsselt gespeichert;',
          'die Geräte, auf denen Sie Benachrichtigungen möchten: die Adresse, die der Browser dafür nennt, verschlüsselt gespeichert, und die Art des Geräts;',
          'die Texte, die Sie für Ihre Gäste schreiben, welche Nachrichten eines Aufenthalts Sie gesendet haben und die Uhrzeit Ihrer täglichen E-Mail;',
          'wann und mit welcher Art von Gerät Sie angemeldet sind, und die E-Mails, die wir Ihnen geschickt haben.',
        ],
      },
      {
        title: 'Was wir über Gäste speichern',
        paragraphs: [
          'Nichts, was sie erkennbar macht. Gäste brauchen kein Konto, und das Öffnen einer Gästemappe setzt kein Cookie. Wählt ein Gast eine Sprache, merkt sie sich nur sein eigener Browser. Damit sich eine Mappe auch ohne Empfang öffnen lässt, behält dieser Browser eine Kopie; sie verschwindet, wenn die Mappe wieder online geöffnet wird, nachdem die Gastgeber sie offline genommen oder gelöscht haben. Ist ein Aufenthalt eingetragen, kennen wir seine Tage, aber weder Namen noch Telefonnummern oder Ausweisdaten der Gäste; den Code, den die Seite eines Aufenthalts zeigt, behält das Handy nur so lange, wie die Seite ihn zeigt.',
          'Unser technisches Protokoll vermerkt Zeit, Art der Seite und Ergebnis einer Anfrage. Es enthält keine IP-Adressen, keine Cookies und keine Links zu Gästemappen. Damit niemand Passwörter errät, zählen wir Fehlversuche je Konto und IP-Adresse; von beiden speichern wir nur einen Hashwert mit geheimem Schlüssel, höchstens drei Stunden lang. Damit niemand mit E-Mails von uns überhäuft wird, zählen wir auch, wie viele an nicht bestätigte Adressen gehen, selbst an Adressen von Personen ohne Konto; von einer solchen Adresse speichern wir nur einen Hashwert mit geheimem Schlüssel, höchstens acht Tage lang. Lässt sich eine E-Mail an eine Adresse ohne Konto nicht zustellen, löschen wir sie samt der Adresse nach höchstens zehn Tagen.',
          'Wir zählen die Aufrufe einer Gästemappe, damit Gastgeber erfahren, ob sie hilft: wie viele an welchem Tag, in welcher Sprache, mit welcher Art von Gerät und ob über QR-Code oder Link; außerdem, was benutzt wurde, etwa ein kopiertes WLAN-Passwort. Auch was Gäste in einer Mappe suchen und nicht finden, wird aufbewahrt, aber nie etwas, das wie eine E-Mail-Adresse, eine Telefonnummer oder ein Code aussieht, und Gastgeber sehen ein Wort erst, wenn zwei Besucher danach gesucht haben. Um die Besucher eines Tages zu unterscheiden, bilden wir aus IP-Adresse und Browser einen Hashwert mit einem Schlüssel, der jede Nacht gelöscht wird; weder Adresse noch Browser werden gespeichert. Was ohne Verbindung geschieht, wartet im Browser des Gastes, bis es wieder eine gibt. Die Zahlen bewahren wir 25 Monate auf, gesuchte Wörter sechs (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO; unser Interesse: Mappen, die beantworten, was Gäste fragen).',
        ],
      },
      {
        title: 'Was wir speichern, wenn Sie uns schreiben',
        paragraphs: [
          'Ihren Namen, Ihre E-Mail-Adresse, Ihre Nachricht und, wenn Sie ein Konto haben, Ihren Tarif: um Ihnen zu antworten, Pro-Konten zuerst. Nachrichten löschen wir ein Jahr, nachdem sie geschrieben wurden; was Sie angemeldet geschrieben haben, löschen wir auch mit Ihrem Konto. Damit uns niemand mit Nachrichten überflutet, zählen wir Nachrichten je IP-Adresse, höchstens eine Stunde lang.',
          'Dasselbe gilt für Kündigungen und Widerrufe, die Sie auf unseren Seiten erklären. Wir bestätigen sie per E-Mail; die Bestätigung bleibt Ihr Nachweis, auch wenn wir die Erklärung gelöscht haben. Gegen Missbrauch zählen wir diese E-Mails je Adresse, höchstens einen Tag lang. Eine Kündigung zu einem späteren Tag bewahren wir auf, bis sie ausgeführt ist.',
        ],
      },
      {
        title: 'Was wir speichern, wenn Sie eine Seite melden',
        paragraphs: [
          'Den Grund, den Sie wählen, Ihren Text und, wenn Sie sie angeben, Ihre E-Mail-Adresse: damit wir uns die Seite ansehen und handeln können (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO; unser Interesse: ein Dienst, der niemanden täuscht). Die Gastgeber der Seite lesen Ihre Meldung nicht. Wir löschen sie nach 180 Tagen oder zusammen mit der Seite oder ihrem Konto. Damit uns niemand mit Meldungen überflutet, zählen wir sie je IP-Adresse, höchstens eine Stunde lang.',
        ],
      },
      {
        title: 'Wer den Link hat, kann eine veröffentlichte Mappe lesen',
        paragraphs: [
          'Dazu ist sie da: Wer vor der Tür steht, soll kein Passwort suchen müssen. Der Link enthält eine zufällige Zeichenfolge, die sich nicht erraten lässt, und Suchmaschinen werden angewiesen, Gästemappen auszulassen. Aber wer den Link bekommt oder den QR-Code scannt, kann alles lesen, auch Türcode und WLAN-Passwort, außer Sie zeigen diese nur den Gästen von Aufenthalten: Dann stehen sie auf der Seite jedes Aufenthalts, so lange, wie Sie es wählen.',
          'Wenn Sie eine eigene Domain verbinden, prüfen wir in Abständen ihre DNS-Einträge und holen ein Zertifikat; der Name steht dann in den öffentlichen Zertifikatsprotokollen. Lassen Sie Ihre Mappen unter dieser Domain auflisten, kann jeder, der die Domain kennt, alle öffnen.',
          'Entwürfe sehen nur Sie. Was Sie im Editor schreiben und noch nicht gespeichert haben, wird auch bei uns aufbewahrt, damit Sie auf einem anderen Gerät weiterschreiben können: bis Sie es speichern oder verwerfen, höchstens 90 Tage. Löschen Sie eine Gästemappe, führt ihr Link sofort ins Leere.',
        ],
      },
      {
        title: 'Bilder',
        paragraphs: [
          'Jedes hochgeladene Bild wird neu berechnet und ohne Metadaten gespeichert: ohne Ort, Kamera und Zeit. Die Originaldatei bewahren wir nicht auf. Bilder, die in keiner Gästemappe und in keinem nicht gespeicherten Entwurf mehr vorkommen, werden binnen etwa einer Woche gelöscht.',
        ],
      },
      {
        title: 'Cookies und Browserspeicher',
        paragraphs: ['Wir speichern nur, was technisch erforderlich ist:'],
        points: [
          'ein Sitzungs-Cookie, sobald Sie sich anmelden, bis 30 Tage nach Ihrem letzten Besuch;',
          'ein Cookie, an dem wir einen Browser erkennen, mit dem Sie sich schon angemeldet haben, damit niemand Sie durch Raten Ihres Passworts aussperrt, für ein Jahr;',
          'ein Captcha-Cookie, wo wir nach einem Captcha fragen, für höchstens 15 Minuten;',
          'ein Sprach-Cookie, sobald Sie eine Sprache wählen, sich anmelden oder von einer Seite in einer anderen Sprache zur Registrierung oder Anmeldung weitergehen, für ein Jahr;',
          'Ihre Antwort auf die Frage nach der Werbemessung, sechs Monate lang, sofern wir Sie gefragt haben;',
          'wo Sie Kartendaten eingeben, Cookies von Stripe gegen Betrug, bis zu einem Jahr;',
          'im Speicher Ihres Browsers: den vor der Registrierung gewählten Tarif und eingegebenen Rabattcode, Ihre Eingaben in der Demo, was Sie geschrieben und noch nicht gespeichert haben (höchstens 90 Tage lang), und Vermerke, etwa dass Sie angemeldet sind oder welche ersten Schritte Sie schon gemacht haben. Anders als Cookies wird dieser Speicher nicht mit jeder Anfrage an uns gesendet.',
        ],
      },
      {
        title: 'Kein Tracking ohne Einwilligung',
        paragraphs: [
          'Schriften, Bilder und QR-Codes kommen von unserem eigenen Server; kein Dritter erfährt, welche Seite Sie lesen. Werbemessung ist ausgeschaltet, solange der Betreiber sie nicht eingerichtet hat. Ist sie eingerichtet, fragt Sie ein Banner, und vor Ihrer Zustimmung wird nichts geladen oder gesendet.',
          'Stimmen Sie zu, lädt Ihr Browser das Pixel der Meta Platforms Ireland Ltd. Es setzt eigene Cookies für höchstens 90 Tage und erfährt Ihre IP-Adresse, die Seite, auf der Sie sind, und diese Schritte: Preise, eine Demo oder einen Artikel ansehen, sich registrieren, einen Tarif wählen, ihn bestellen (mit dem Preis), eine erste Gästemappe veröffentlichen und eine Gästemappe teilen. Namen, E-Mail-Adressen sowie Inhalte und Links von Gästemappen werden nicht weitergegeben. Die Seiten für Gäste laden das Pixel nie, und aus dem Mappen-Editor und den Kontoeinstellungen wird nichts gesendet.',
          'Ablehnen ist so leicht wie Zustimmen und ändert sonst nichts. Ihre Antwort können Sie jederzeit unter „Cookie-Einstellungen“ unten auf der Seite ändern; nach einer Ablehnung wird nichts mehr gesendet, und die Cookies des Pixels auf unserer Website werden gelöscht. Sendet ein Browser das Signal Global Privacy Control, gilt das als Ablehnung.',
        ],
      },
      {
        title: 'Wer außerdem mit Daten umgeht',
        paragraphs: ['Nur, wen wir für den Betrieb brauchen, und nur zu diesem Zweck:'],
        points: [
          'das Unternehmen, bei dem unsere Server und der Bilderspeicher stehen;',
          'das Unternehmen, das unsere E-Mails zustellt;',
          'die Websites, deren Kalender Sie hinzufügen: Unser Server liest diese Kalender in Abständen und teilt den Websites sonst nichts mit;',
          'der Benachrichtigungsdienst Ihres Browsers (von Google, Apple, Mozilla oder Microsoft), nur wenn Sie Benachrichtigungen einschalten: Er leitet Nachrichten weiter, die wir verschlüsseln und nur Ihr Gerät lesen kann;',
          'ein Übersetzungsdienst, nur wenn der Betreiber einen eingerichtet hat und nur wenn Sie ihn um Vorschläge bitten: Er erhält Zeilen aus den Texten Ihrer Mappe und die Angabe von Ausgangs- und Zielsprache, nie Ihren Namen, Ihr Konto oder Codes, Zahlen und Adressen, die wir darin erkennen;',
          'die Meta Platforms Ireland Ltd. für die Werbemessung, nur wenn sie eingerichtet ist und Sie zugestimmt haben;',
          'Stripe Payments Europe, Limited, wenn Sie einen Tarif bezahlen: Stripe erhält Ihren Namen, Ihre E-Mail-Adresse, Ihre Sprache und was Sie kaufen. Kartennummern gehen direkt an Stripe und erreichen unsere Server nie.',
        ],
      },
      {
        title: 'Wie lange und auf welcher Grundlage',
        paragraphs: [
          'Konto und Gästemappen bleiben, solange Sie das Konto haben. Eine Gästemappe löschen Sie selbst in Ihrem Profil, das ganze Konto in dessen Einstellungen: Konto, Gästemappen, Bilder, E-Mails und die Nachrichten, die Sie angemeldet geschrieben haben, sind damit sofort entfernt. Haben Sie einen Rabattcode eingelöst, bleibt ein Hashwert Ihrer E-Mail-Adresse, gebildet mit einem geheimen Schlüssel, damit niemand den Code zweimal einlöst; die Adresse lässt sich daraus nicht ablesen. In den Kontoeinstellungen können Sie Konto, Gästemappen, Aufenthalte, Bilder, Aufrufzahlen und Ihre Nachrichten an uns auch herunterladen. Rechnungen bleiben so lange, wie das Steuerrecht es verlangt. Ein Protokoll dessen, was der Betreiber in Konten getan hat, bleibt; Ihre Adresse verschwindet daraus mit Ihrem Konto.',
          'Kontodaten verarbeiten wir zur Erfüllung unseres Vertrags (Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO), Nachrichten an uns, weil Sie uns um eine Antwort bitten (ebenso, ohne Vertrag lit.\u00a0f), Protokolle, Zähler und den Hashwert zu einem eingelösten Rabattcode zum Schutz des Dienstes vor Missbrauch (lit.\u00a0f) und Werbemessung nur mit Ihrer Einwilligung (lit.\u00a0a), die Sie jederzeit widerrufen können.',
        ],
      },
      {
        title: 'Ihre Rechte',
        paragraphs: [
          'Sie können eine Kopie Ihrer Daten verlangen, sie berichtigen oder löschen lassen, ihre Nutzung einschränken oder ihr widersprechen und sie in einem gängigen Format mitnehmen. Schreiben Sie an {email}. Sie können sich auch bei der Datenschutz-Aufsichtsbehörde Ihres Landes beschweren.',
        ],
      },
    ],
  },
  terms: {
    title: 'Nutzungs\u00adbedingungen',
    lead: 'Was Sie von uns erwarten können und was wir von Ihnen erwarten.',
    sections: [
      {
        title: 'Der Vertrag',
        paragraphs: [
          'Diese Bedingungen gelten zwischen Ihnen und {operator}, sobald Sie ein Konto erstellen. Mit dem Dienst schreiben Sie digitale Gästemappen für Ihre Unterkünfte und geben sie per Link oder QR-Code an Ihre Gäste weiter.',
        ],
      },
      {
        title: 'Ihr Konto',
        paragraphs: [
          'Geben Sie Ihren richtigen Namen und eine E-Mail-Adresse an, die Sie lesen, behalten Sie Ihr Passwort für sich und sagen Sie uns, wenn es jemand anderem bekannt sein könnte. Für das, was in Ihrem Konto geschieht, sind Sie verantwortlich.',
        ],
      },
      {
        title: 'Kostenlose Testphase',
        paragraphs: [
          'Jedes Konto kann einen Tarif einmal 14 Tage lang testen, ohne Kreditkarte. Ein Tarifwechsel während der Testphase verlängert sie nicht. Vor dem Ende erinnern wir Sie per E-Mail, außer Sie haben Erinnerungen abbestellt; haben Sie bis dahin kein Abonnement abgeschlossen, wird nichts abgebucht.',
        ],
      },
      {
        title: 'Tarife und Bezahlung',
        paragraphs: [
          'Es gelten die Preise, die beim Abschluss auf der Preisseite stehen. Ein Tarif verlängert sich monatlich, bis Sie kündigen. Im Profil können Sie jederzeit in einen höheren oder niedrigeren Tarif wechseln oder kündigen: Ein höherer Tarif beginnt sofort und wird für den Rest des Monats anteilig berechnet, ein niedrigerer Tarif und die Kündigung gelten ab dem Ende des bezahlten Monats.',
          'Basic umfasst fünf Gästemappen, Pro beliebig viele im Rahmen der üblichen Nutzung: für die Unterkünfte, die Sie vermieten, mit den Texten und Bildern, die Gäste brauchen. Gibt es für Größe oder Anzahl eine Grenze, zeigen wir sie an. Macht ein Rabattcode einen Tarif kostenlos, zeigen wir das samt Dauer an.',
        ],
      },
      {
        title: 'Wenn ein Tarif endet',
        paragraphs: [
          'Sie können keine Gästemappen mehr erstellen oder bearbeiten, ausgenommen Türcode, WLAN und Zeiten. Sie können sie aber weiterhin lesen, teilen und löschen und ihre Aufenthalte verwalten. Veröffentlichte Gästemappen bleiben lesbar, damit kein gedruckter QR-Code ins Leere führt.',
          'Was es nur mit Pro gibt, etwa Ihre Übersetzungen, Gestaltungen, eigenen Abschnitte und Domains, bleibt gespeichert und ist mit Pro wieder da. Bis dahin sehen Gäste Ihre Mappen so, wie Basic sie zeigt, und Ihre Domains leiten auf die öffentlichen Links weiter.',
        ],
      },
      {
        title: 'Ihre Inhalte',
        paragraphs: [
          'Was Sie schreiben und hochladen, gehört weiter Ihnen. Sie erlauben uns, es zu speichern und allen zu zeigen, die Ihren Link öffnen, solange es in Ihrem Konto liegt. Veröffentlichen Sie nur, was Sie veröffentlichen dürfen, und keine personenbezogenen Daten Ihrer Gäste. Denken Sie daran, dass jeder mit dem Link die Mappe lesen kann: Ändern Sie Türcodes so oft, wie es für Ihre Unterkunft nötig ist. Verbinden Sie nur Domains, die Ihnen gehören.',
        ],
      },
      {
        title: 'Was nicht erlaubt ist',
        paragraphs: [
          'Rechtswidrige oder irreführende Inhalte, Versuche, den Dienst zu stören oder zu überlasten, und automatisierte Massenregistrierung. In solchen Fällen können wir eine Gästemappe oder ein Konto sperren und sagen Ihnen, warum.',
        ],
      },
      {
        title: 'Was wir zusagen und was nicht',
        paragraphs: [
          'Wir betreiben den Dienst sorgfältig und zeigen Ihre Änderungen sofort, können aber nicht versprechen, dass er nie ausfällt. Eine Gästemappe ersetzt keine Sicherheitshinweise, die laut Gesetz im Haus aushängen müssen. Prüfen Sie die Notrufnummern, die Sie veröffentlichen. Vorschläge eines Übersetzungsprogramms können falsch sein: Lesen Sie sie, bevor Sie sie übernehmen.',
          'Für Vorsatz und grobe Fahrlässigkeit sowie für Schäden aus der Verletzung von Leben, Körper oder Gesundheit haften wir unbeschränkt, sonst nur für den vorhersehbaren Schaden aus der Verletzung einer wesentlichen Vertragspflicht. Gesetzliche Rechte von Verbrauchern bleiben unberührt.',
        ],
      },
      {
        title: 'Ende und Änderungen',
        paragraphs: [
          'Sie können Ihr Konto jederzeit löschen. Wir können den Vertrag mit einer Frist von 30 Tagen kündigen. Ändern wir diese Bedingungen, teilen wir es Ihnen 30 Tage vorher per E-Mail mit; sind Sie nicht einverstanden, können Sie den Vertrag vorher kündigen.',
          'Es gilt das Recht des Landes, in dem der Betreiber ({operator}) seinen Sitz hat. Sind Sie Verbraucher, behalten Sie den zwingenden Schutz des Rechts Ihres eigenen Landes.',
        ],
      },
    ],
  },
  withdrawal: {
    title: 'Widerrufsrecht',
    lead: 'Für Verbraucher, die einen Tarif bestellt haben. Dies ist die Belehrung, die das Gesetz vorsieht.',
    sections: [
      {
        title: 'Ihr Widerrufsrecht',
        paragraphs: [
          'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
          'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({trader}) mittels einer eindeutigen Erklärung (zum Beispiel ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist.',
          'Sie können Ihr Widerrufsrecht auch online unter {page} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (zum Beispiel per E-Mail) unverzüglich eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
          'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
        ],
      },
      {
        title: 'Folgen des Widerrufs',
        paragraphs: [
          'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
          'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
        ],
      },
      {
        title: 'Muster-Widerrufsformular',
        paragraphs: [
          '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
        ],
        points: [
          'An {trader}:',
          'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung:',
          'Bestellt am',
          'Name des/der Verbraucher(s)',
          'Anschrift des/der Verbraucher(s)',
          'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
          'Datum',
          '(*) Unzutreffendes streichen.',
        ],
      },
    ],
  },
  support: {
    title: 'Kontakt',
    lead: 'Ihnen antwortet ein Mensch. Sagen Sie uns, um welche Gästemappe es geht und was Sie erwartet haben; bitte schicken Sie keine Passwörter.',
    write: 'Schreiben Sie an',
    hours: 'Mo–Fr, 9–18\u00a0Uhr (New Yorker Zeit, EST)',
    reply: 'Wir antworten innerhalb von 24 Stunden.',
  },
  about: {
    title: 'Über Benvenuto, Impressum',
    lead: '„Benvenuto“ ist Italienisch und heißt „willkommen“. Wir sind ein kleiner Dienst für alle, die Häuser und Wohnungen vermieten: eine Mappe je Unterkunft, lesbar auf jedem Handy, für den Menschen, der mit zwei Koffern vor der Tür steht.',
    operator: 'Betrieben von',
  },
}
