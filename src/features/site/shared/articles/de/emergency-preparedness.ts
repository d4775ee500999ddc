import type { ArticleText } from '../article.ts'

export const emergencyPreparedness: ArticleText = {
  slug: 'notfallvorsorge-ferienwohnung',
  changed: '2026-11-28',
  seoTitle: 'Notfallvorsorge in der Ferienwohnung',
  seoDescription:
    'Was auf die Notfallseite einer Gästemappe gehört, was Sie zweimal im Jahr in der Unterkunft prüfen und wie man für Menschen schreibt, die Angst haben.',
  keywords:
    'Sicherheit Ferienwohnung, Notfallinformationen Gäste, Rauchmelder Ferienwohnung, Kohlenmonoxidmelder, Notruf 112',
  body: [
    {
      text: 'Es ist zehn nach drei in der Nacht. Etwas riecht verbrannt, ein Kind weint, und zwei Menschen, die gestern angekommen sind, stehen in einem dunklen Flur, den sie erst einmal gesehen haben. Sie wissen nicht, wo der Sicherungskasten ist. Sie wissen nicht, wie die Straße heißt. Einer von beiden hat ein Handy in der Hand.',
    },
    {
      text: 'Alles, was Sie über Notfälle schreiben, schreiben Sie für diese zwei. Einen Absatz können sie nicht lesen. Eine Nummer, eine Adresse und ein Verb schon.',
    },
    { heading: 'Die Notfallseite, Zeile für Zeile' },
    {
      steps: [
        '**Die Nummer.** Die 112 gilt in der ganzen Europäischen Union, von jedem Telefon und kostenlos. In Deutschland stehen kleiner darunter die 110 für die Polizei und die 116117 für den ärztlichen Bereitschaftsdienst, wenn es nicht lebensbedrohlich ist. Machen Sie die 112 zum Größten auf der Seite, und zwar so, dass ein Fingertipp sie wählt.',
        '**Die Adresse**, vollständig, wie der Rettungsdienst sie braucht: Straße, Hausnummer, Ort, Postleitzahl. Dazu Stockwerk und Klingelschild oder, wenn das Haus keine Nummer hat, ein auffälliger Punkt an der Abzweigung. Die erste Frage wird sein, wo Sie sind.',
        '**Der Weg hinaus.** Ein Satz je Stockwerk. „Aus den Schlafzimmern: die Treppe hinunter, links, die grüne Tür geht ohne Schlüssel auf.“ Und ein Treffpunkt im Freien, der leicht zu nennen ist: „am Brunnen“.',
        '**Was man abstellt.** Gas, Wasser, Strom: wo, und in welche Richtung man dreht. „Gas: gelber Hebel unter der Spüle, eine Vierteldrehung.“',
        '**Wo die Dinge sind.** Feuerlöscher, Löschdecke, Verbandskasten, Taschenlampe. Schreiben Sie, in welchem Schrank, nicht nur, dass es sie gibt.',
        '**Wer noch helfen kann**: Sie und jemand in der Nähe mit einem Schlüssel, mit den Zeiten, zu denen man Sie wirklich erreicht.',
      ],
    },
    {
      text: 'Dann hören Sie auf. Alles andere, die Geschichte der Heizung oder die Nummer der Touristeninformation, gehört auf eine andere Seite.',
    },
    { heading: 'Schreiben Sie für Menschen, die Angst haben' },
    {
      text: 'Unter Stress sieht man weniger, merkt sich weniger und liest schlechter. Das ist keine Schwäche Ihrer Gäste; so arbeitet Aufmerksamkeit. Schreiben Sie also kurze Wörter, je Zeile einen Handgriff und Zahlen als Ziffern. Wiederholen Sie die Adresse, auch wenn sie anderswo schon steht: In einem dunklen Flur blättert niemand zurück. Und sorgen Sie dafür, dass man die Seite von überall in der Mappe mit einem Fingertipp erreicht.',
    },
    { quote: 'Einen Absatz können sie nicht lesen. Eine Nummer, eine Adresse und ein Verb schon.' },
    {
      text: 'Hängen Sie zusätzlich einen Ausdruck auf, innen an die Wohnungstür oder neben den Sicherungskasten. Handys sind genau dann leer, wenn der Strom seit sechs Stunden weg ist. An 364 Tagen im Jahr ist die digitale Mappe die bessere; das Blatt Papier ist für den anderen.',
    },
    { heading: 'Die Unterkunft selbst: zweimal im Jahr, mit der Zeitumstellung' },
    {
      text: 'Keine Seite hilft in einem Haus, in dem der Rauchmelder keine Batterie hat. Empfohlen wird ein Test im Monat; machen Sie ihn zum Teil des Gästewechsels. Und wenn im Frühjahr und im Herbst die Uhren umgestellt werden, gehen Sie mit der ganzen Liste durchs Haus. Für ein kleines dauert das etwa zehn Minuten.',
    },
    {
      list: [
        'Drücken Sie die Prüftaste an **jedem Rauchmelder**. In Deutschland verlangen die Bauordnungen der Länder mindestens einen in jedem Schlafzimmer, in jedem Kinderzimmer und in jedem Flur, der als Rettungsweg dient, manche mehr.',
        'Drücken Sie die Prüftaste am **Kohlenmonoxidmelder**. Jedes Haus mit Gastherme, Ofen, Kamin oder angebauter Garage braucht einen. Kohlenmonoxid riecht man nicht und sieht man nicht, und es tötet im Schlaf.',
        'Lesen Sie das Datum auf dem **Feuerlöscher** und auf den Meldern. Rauchmelder werden nach zehn Jahren ersetzt, Kohlenmonoxidmelder meist nach fünf bis zehn; es steht auf dem Etikett.',
        'Öffnen Sie den **Verbandskasten**. Die Pflaster sind immer weg.',
        'Schalten Sie die **Taschenlampe** ein. Besser ist eine, die in der Steckdose lädt und bei Stromausfall von selbst leuchtet.',
        'Gehen Sie den **Weg hinaus** im Dunkeln. Braucht man dafür einen Schlüssel, tauschen Sie das Schloss: Im Rauch findet niemand einen Schlüssel.',
        'Sehen Sie sich **Pool, Balkon und Treppe** mit den Augen einer Zweijährigen an.',
        'Prüfen Sie die **Nummern auf Ihrer Seite**: Rufen Sie Ihre Helfer an, schlagen Sie die anderen nach, und wählen Sie nie zum Test die 112. Eine hat sich meistens geändert.',
      ],
    },
    { heading: 'Notfälle, die keine sind' },
    {
      text: 'Viele Anrufe um drei Uhr nachts gelten etwas Kleinerem: Der Strom ist weg, von der Decke tropft es, der Schlüssel ist abgebrochen, ein Melder piept, weil die Batterie schwach wird. Wer sich bei den ersten beiden selbst helfen kann, muss Sie nicht wecken und ruft auch nicht die 112. Geben Sie jedem Fall zwei Zeilen, neben der Notfallseite, aber nicht auf ihr.',
    },
    {
      example: 'Zeilen zum Anpassen',
      text: 'Kein Strom? Sicherungskasten: Flur, hinter den Mänteln. Ein Schalter steht unten; drücken Sie ihn nach oben. Fällt er wieder, ziehen Sie den Stecker des Wasserkochers, und versuchen Sie es noch einmal. Wasser, wo keines sein soll? Haupthahn: rotes Rad unter der Treppe, nach rechts drehen bis zum Anschlag. Rufen Sie uns dann an, zu jeder Uhrzeit.',
    },
    {
      text: 'Beachten Sie die letzten Worte. Entscheiden Sie vorher, wofür man Sie wecken darf, und sagen Sie es klar: „Nachts nur bei Wasserschaden oder Feuer.“ Für eine klare Grenze sind Gäste dankbar, und sie halten sich daran.',
    },
    { heading: 'Die Gefahren Ihrer Gegend' },
    {
      text: 'Jeder Ort hat ein Risiko, das Einheimische nicht mehr sehen. Das Watt, in dem die Flut einem den Rückweg abschneidet. Die Strömung an einem Strand ohne Aufsicht. Gewitter am Berg, Lawinen, Zecken, ein Bach, der in zwanzig Minuten steigt. Schreiben Sie eine Zeile über die eine oder die zwei Gefahren, die bei Ihnen wirklich bestehen: was man tut und wo die amtlichen Warnungen stehen, in Deutschland etwa in der Warn-App NINA, beim Deutschen Wetterdienst und, für die Alpen, beim Lawinenwarndienst. Kein Katalog: zwei Zeilen, wie Sie es Freunden an der Tür sagen würden.',
    },
    { heading: 'Was Sie wem schulden' },
    {
      text: 'Die Sicherheit von Ferienunterkünften ist geregelt, und zwar fast überall anders, nach Land, Bundesland oder Gemeinde: Rauchmelder, Feuerlöscher, Gasprüfung, Pool, Meldepflicht, Registrierung. Eine Gästemappe ersetzt davon nichts. Fragen Sie bei der Gemeinde oder beim Verband, was für eine Unterkunft Ihrer Größe gilt, und heben Sie Nachweise dort auf, wo Sie sie wiederfinden. Fragen Sie auch Ihre Versicherung, ob zahlende Gäste mitversichert sind. Bei vielen privaten Policen sind sie es nicht, und das erfährt man hinterher.',
    },
    { heading: 'Wenn etwas passiert ist' },
    {
      text: 'Fahren Sie hin, wenn Sie können. Rufen Sie an, wenn nicht. Fragen Sie zuerst nach den Menschen und dann erst nach dem Haus; diese Reihenfolge vergisst man Ihnen nie. Schreiben Sie binnen eines Tages auf, was geschehen ist und was gefehlt hat, denn diese Notiz ist die nächste Fassung Ihrer Seite.',
    },
    { heading: 'Heute noch' },
    {
      text: 'Öffnen Sie Ihre Mappe, geben Sie sie jemandem in die Hand, und sagen Sie: „Es brennt. Wo sind wir, und was tust du?“ Dann zählen Sie. Sind Nummer, Adresse und Weg hinaus gefunden, bevor Sie bei zehn sind, ist alles gut. Wenn nicht, wissen Sie, was Sie heute Abend schreiben.',
    },
  ],
  sources: [
    'Die 112 als einheitliche europäische Notrufnummer: Richtlinie (EU) 2018/1972 über den europäischen Kodex für die elektronische Kommunikation, Artikel 109.',
    'Rauchmelder in Deutschland: Bauordnungen der Länder, zum Beispiel Paragraf\u00a047 Absatz 3 der Landesbauordnung Nordrhein-Westfalen.',
    'Test und Austausch der Melder: National Fire Protection Association (NFPA), „Installing and Maintaining Smoke Alarms“; Consumer Product Safety Commission der USA, „CO Alarms“; Kidde, „Replace and Upgrade“.',
  ],
}
