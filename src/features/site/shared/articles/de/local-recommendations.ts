import type { ArticleText } from '../article.ts'

export const localRecommendations: ArticleText = {
  slug: 'tipps-fuer-die-umgebung-feriengaeste-leitfaden',
  changed: '2026-11-28',
  seoTitle: 'Tipps für die Umgebung: Leitfaden für Ihre Gästemappe',
  seoDescription:
    'Wie viele Orte Sie empfehlen, wie ein Satz pro Ort genügt, wie die Liste aktuell bleibt und was Sie für Regen, Kinder und Sonntage schreiben.',
  keywords:
    'Tipps für Feriengäste, Restaurantempfehlungen Ferienwohnung, Ausflugstipps Gästemappe, Umgebung Ferienwohnung, Airbnb Reiseführer',
  body: [
    {
      text: 'Ihre Gäste haben ein Handy dabei, das jedes Restaurant im Umkreis von fünfzig Kilometern kennt, mit Fotos, Speisekarten und viertausend Meinungen. Trotzdem fragen sie Sie, wo man essen kann. Informationen wollen sie nicht, davon haben sie zu viele. Sie wollen jemanden, der schon dort war und sagt: Gehen Sie da hin, setzen Sie sich nach draußen, nehmen Sie die Forelle.',
    },
    {
      text: 'Das ist schon die ganze Aufgabe. Der Rest dieses Artikels handelt davon, wie es kurz geht, wie es wahr bleibt und wie man den Regentag nicht vergisst.',
    },
    { heading: 'Drei sind eine Empfehlung, zwölf sind eine Liste' },
    {
      text: 'In einer berühmt gewordenen Studie ließen Sheena Iyengar und Mark Lepper Kunden eines Supermarkts Konfitüre probieren. Ein Tisch mit vierundzwanzig Sorten zog mehr Leute an als einer mit sechs, aber wer nur sechs gesehen hatte, kaufte rund zehnmal so oft ein Glas (30\u00a0Prozent gegen 3). Ein Gesetz ist das nicht: Fünfzig Experimente zur Auswahl ergaben zusammengenommen im Durchschnitt keinen Effekt. Eine neuere Übersicht erklärt, warum. Viel Auswahl schadet, wenn man nicht weiß, was man sucht, wenig Zeit hat und schlecht vergleichen kann. Mit anderen Worten: im Urlaub, hungrig und zum ersten Mal in Ihrem Ort.',
    },
    {
      text: 'Wählen Sie also drei Lokale, und zwar drei verschiedene. Bewährt hat sich das Trio aus dem einfachen, dem guten und dem günstigen:',
    },
    {
      list: [
        '**Das einfache**: nah, fast jeden Tag offen, mit Kindern kein Problem, ohne Reservierung. Für den ersten Abend.',
        '**Das gute**: wohin Sie Ihre Schwester zum Geburtstag einladen würden. Mit der Nummer zum Reservieren.',
        '**Das günstige**: der Imbiss am Hafen, der Stand auf dem Markt, die Metzgerei mit dem Mittagstisch.',
      ],
    },
    {
      text: 'Wenn Sie zehn Lokale kennen, behalten Sie die anderen sieben im Kopf, bis jemand fragt. „Kennen Sie etwas ohne Fleisch?“ verdient eine persönliche Antwort, und Sie haben einen Anlass, sie zu schreiben.',
    },
    { heading: 'Ein Satz, vier Zutaten' },
    {
      text: 'Die meisten Empfehlungen scheitern, weil sie aus Adjektiven bestehen. Nett, urig, authentisch, gemütlich: Das lässt sich über jeden Ort der Welt sagen. Ein brauchbarer Satz enthält, was es ist, warum man hingeht, ein Detail, das nur Stammgäste kennen, und wie man hinkommt.',
    },
    {
      example: 'Vorher',
      text: 'Gasthof Linde. Sehr nettes, uriges Restaurant mit toller Atmosphäre und authentischer regionaler Küche. Absolut empfehlenswert!',
    },
    {
      example: 'Nachher',
      text: 'Gasthof Linde, 350\u00a0m, regionale Küche. Nehmen Sie das Tagesgericht: Es steht auf der Tafel, nicht in der Speisekarte. Die zwei Tische an der Mauer haben Abendsonne; wer einen will, ruft vor 18\u00a0Uhr an. Montag Ruhetag.',
    },
    {
      text: 'Die zweite Fassung ist kaum länger, und man kann mit ihr losgehen, ohne noch jemanden zu fragen. Ein Lob kommt darin nicht vor. Das Detail mit den Tischen ist Lob genug.',
    },
    { heading: 'Entfernungen, ehrlich' },
    {
      text: 'Geben Sie Meter an für alles, was man zu Fuß erreicht, und Autominuten für alles andere. Messen Sie einmal auf dem Weg, den man wirklich geht, nicht Luftlinie. Gibt es Stufen, sagen Sie, wie viele: „250\u00a0m, aber 180 Stufen auf dem Rückweg“ ist eine Wohltat für Knie und Kinderwagen. Ist die Straße dunkel, erinnern Sie an die Taschenlampe in der Schublade.',
    },
    {
      text: 'Ergänzen Sie dann, was nur Sie über den Weg wissen: die Abkürzung hinter der Kapelle, die Straßenseite mit dem Gehweg, den Parkplatz, der ab 18\u00a0Uhr nichts kostet. Eine Karte zeigt, wo etwas liegt. Nur Nachbarn wissen, wie der Weg mit Kinderwagen ist, in Sandalen oder nach zwei Gläsern Wein.',
    },
    { heading: 'Mehr als Restaurants' },
    {
      text: 'Wo man essen kann, fragen alle. Was jetzt folgt, brauchen sie genauso, fragen aber selten danach.',
    },
    {
      list: [
        '**Das Frühstück von morgen.** Wo es in der Nähe Brot und Milch gibt, und bis wann am Sonntag.',
        '**Ein Spaziergang ab der Tür.** Nicht der berühmte. Der von vierzig Minuten, ohne Auto.',
        '**Ein Platz zum Baden oder Sitzen**, mit der Tageszeit, zu der es dort schön ist.',
        '**Nützliches**: Apotheke, Geldautomat, Arzt, Tankstelle, Waschsalon. Langweilig, bis es eilt.',
        '**Unterwegs sein**: wie die Haltestelle auf dem Fahrplan heißt, wo es Fahrkarten gibt, ob die Gästekarte gilt und wann der letzte Bus fährt.',
        '**Ein Abend auswärts**, wenn es das gibt, und ein ehrliches Wort, wenn nicht. „Der Ort schläft um zehn; die nächste Bar mit Musik ist 12\u00a0Minuten mit dem Auto entfernt“ rettet einen Abend.',
      ],
    },
    { heading: 'Die drei schwierigen Tage' },
    {
      text: 'Überall gibt es drei Tage, auf die Gäste nicht vorbereitet sind. An die Mappe, die daran gedacht hat, erinnert man sich.',
    },
    {
      steps: [
        '**Der Regentag.** Zwei Ziele unter Dach, eines davon für Kinder. Eine Werkstatt, ein Hallenbad, ein Kino, das dienstags Filme im Original zeigt.',
        '**Der Tag, an dem alles zu ist.** Der Sonntag, der Feiertag, der Ruhetag, den drei Gasthöfe gemeinsam haben. Sagen Sie, wer trotzdem öffnet und bis wann: der Bäcker am Vormittag, der Laden im Bahnhof, die Tankstelle.',
        '**Der letzte Tag.** Abreise ist um 10\u00a0Uhr, der Zug geht um 19\u00a0Uhr. Wo kann das Gepäck bleiben, wo gibt es am See eine Dusche, was liegt auf dem Weg zum Bahnhof?',
      ],
    },
    { heading: 'Schreiben Sie wie die Nachbarn, nicht wie ein Prospekt' },
    {
      text: 'Sie dürfen parteiisch sein. Sie dürfen sagen, dass das teure Lokal am Markt sein Geld nicht wert ist, solange es Ihr Geschmack bleibt und niemanden kränkt: „Wir gehen lieber in die Linde als an den Markt.“ Sie dürfen zugeben, dass Sie etwas nicht kennen: „Unsere Gäste sagen, für die Kajaktour lohne sich das frühe Aufstehen.“ Solche Sätze machen die anderen glaubwürdig.',
    },
    {
      text: 'Was Sie nicht tun sollten: Geld für eine Empfehlung nehmen und es verschweigen. Spendiert ein Café Ihren Gästen den Kaffee, dann schreiben Sie, dass es eine Absprache ist. In der ganzen Europäischen Union dürfen Unternehmer Werbung nicht verschleiern, und herausfinden werden es die Gäste überall.',
    },
    { quote: 'Informationen gibt es überall. Von Ihnen will man ein Urteil.' },
    { heading: 'Damit es wahr bleibt' },
    {
      text: 'Empfehlungen haben ein Verfallsdatum. Köche gehen, Fahrpläne wechseln, der Bäcker macht im November Betriebsferien. Ein falscher Rat ist schlimmer als keiner, denn er kostet einen Abend und das Vertrauen in alle anderen. Halten Sie die Liste so kurz, dass Sie sie pflegen können, und pflegen Sie sie zu festen Terminen:',
    },
    {
      list: [
        'Gehen Sie die Liste zweimal im Jahr durch, zu Fuß oder mit ein paar Anrufen, vor und nach der Saison. Bei neun Orten dauert das eine Stunde.',
        'Lassen Sie weg, was sich jede Woche ändert. Name und Entfernung halten; Öffnungszeiten und Preise nicht.',
        'Meldet ein Gast, dass etwas geschlossen hat, nehmen Sie es am selben Tag heraus. In einer digitalen Mappe geht das schneller als der Dank dafür.',
        'Stellen Sie bei der Abreise eine Frage: „Wo haben Sie am besten gegessen?“ Nach einer Saison haben Ihre Gäste das Lokal gefunden, das Sie noch nicht kannten.',
      ],
    },
    { heading: 'In der Reihenfolge des Tages' },
    {
      text: 'Niemand liest eine Liste von Orten von oben nach unten; man sucht die nächste Stunde. Beginnen Sie also mit dem, was zuerst gebraucht wird: wo man heute Abend isst, wo es morgen Brot gibt, dann der Spaziergang, der Badeplatz, der Abend auswärts, und am Ende die nützlichen Adressen, die hoffentlich niemand braucht. In jeder Gruppe kommt das Nächste zuerst. Sind sich zwei Orte ähnlich, streichen Sie einen. Und sagen Sie den Wirten einmal, wenn Sie ohnehin dort sind, dass Sie sie empfehlen: Dann erfahren Sie von den Betriebsferien, vielleicht bleibt der Tisch an der Mauer frei, und Ihre Gäste werden begrüßt wie Ihre Freunde.',
    },
    { heading: 'Sagen Sie, für wen es ist' },
    {
      text: 'Derselbe Ort macht die einen glücklich und verdirbt den anderen den Abend. Ein paar Worte klären das: „mit Kindern vor 19\u00a0Uhr“, „für zwei, nicht für sechs“, „laut, und das ist der Sinn“, „Treppe, kein Aufzug“. Sie schließen niemanden aus, Sie lassen wählen. Die höfliche Klage, die mit „Es war schön, aber“ beginnt, gilt fast immer dem richtigen Ort für jemand anderen.',
    },
    { heading: 'Ein Gerüst für einen Nachmittag' },
    {
      text: 'Nehmen Sie ein Blatt, und lassen Sie Platz für drei Lokale zum Essen, zwei zum Trinken, zwei Geschäfte, zwei Ziele für gutes Wetter, zwei für schlechtes und vier nützliche Adressen. Fünfzehn Einträge. Schreiben Sie zu jedem Namen, Entfernung und einen Satz mit den vier Zutaten. Fällt Ihnen das Detail der Stammgäste nicht ein, gehen Sie hin, bevor Sie den Ort empfehlen. Das ist der angenehme Teil der Arbeit.',
    },
    {
      text: 'Lesen Sie das Blatt dann jemandem vor, der nicht dort wohnt. Wo die Frage „Welches?“, „Wie weit?“ oder „Muss man reservieren?“ kommt, ist der Satz noch nicht fertig.',
    },
    { heading: 'Heute noch' },
    {
      text: 'Suchen Sie den längsten Eintrag Ihrer Liste, und kürzen Sie ihn auf einen Satz: was es ist, warum man hingeht, was nur Stammgäste wissen, wie weit es ist. Dann den zweitlängsten. Beim dritten brauchen Sie diesen Artikel nicht mehr.',
    },
  ],
  sources: [
    'Iyengar und Lepper: „When Choice Is Demotivating“, Journal of Personality and Social Psychology 79 (2000), S.\u00a0995–1006.',
    'Scheibehenne, Greifeneder und Todd: „Can There Ever Be Too Many Options? A Meta-Analytic Review of Choice Overload“, Journal of Consumer Research 37 (2010), S.\u00a0409–425.',
    'Chernev, Böckenholt und Goodman: „Choice Overload: A Conceptual Review and Meta-Analysis“, Journal of Consumer Psychology 25 (2015), S.\u00a0333–358.',
    'Verdeckte Werbung: Richtlinie 2005/29/EG über unlautere Geschäftspraktiken, Artikel 7 Absatz 2; in Deutschland Paragraf\u00a05a Absatz 4 UWG.',
  ],
}
