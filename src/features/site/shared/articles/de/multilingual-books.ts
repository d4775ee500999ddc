import type { ArticleText } from '../article.ts'

export const multilingualBooks: ArticleText = {
  slug: 'mehrsprachige-gaestemappe-internationale-gaeste',
  changed: '2026-11-28',
  seoTitle: 'Mehrsprachige Gästemappe für internationale Gäste',
  seoDescription:
    'Wie Sie eine Gästemappe schreiben, die jede Übersetzung übersteht: kurze Sätze, genaue Zahlen, Wörter, die bleiben, und was Übersetzungsprogramme falsch machen.',
  keywords:
    'mehrsprachige Gästemappe, internationale Gäste Ferienwohnung, Hausordnung übersetzen, Gästemappe Englisch, einfache Sprache',
  body: [
    {
      text: 'Ein Paar aus Lyon, eine Familie aus Verona und drei Studentinnen aus Sevilla stehen im selben Monat vor derselben Tür. Niemand von ihnen liest gut Deutsch; den Sicherungskasten müssen alle finden. Sie könnten Ihre Mappe in jede Sprache übersetzen lassen, die Ihre Gäste sprechen. Es gibt einen billigeren ersten Schritt, der sogar Gästen aus Bremen und Graz hilft: Schreiben Sie so, dass man es kaum missverstehen kann.',
    },
    { heading: 'Zwei Arten von Wörtern in jeder Mappe' },
    {
      text: 'Eine Gästemappe besteht aus Beschriftungen und aus Sätzen. Beschriftungen sind die Wörter, die in jeder Unterkunft wiederkehren: Anreise, Türcode, Hausregeln, Apotheke, Notfall. Sie lassen sich einmal ordentlich für alle übersetzen, und eine gute digitale Mappe nimmt Ihnen das ab. Sieht ein Gast aus Frankreich „Code d’entrée“ über den vier Ziffern, brauchen die Ziffern keine Übersetzung mehr.',
    },
    {
      text: 'Sätze sind Ihre Sache. „Nach Regen klemmt das Gartentor“ gibt es nur bei Ihnen. Hier steckt die Arbeit, und hier lohnen sich die folgenden Regeln.',
    },
    { heading: 'Lassen Sie Beschriftungen und Zahlen sprechen' },
    {
      text: 'Je weniger eine Angabe von einem Satz abhängt, desto mehr Sprachen spricht sie. Vergleichen Sie:',
    },
    {
      example: 'Nur auf Deutsch zu verstehen',
      text: 'Sie sind uns ab dem Nachmittag jederzeit herzlich willkommen; am Abreisetag bitten wir Sie, die Unterkunft im Laufe des Vormittags freizugeben.',
    },
    {
      example: 'In jeder Sprache zu verstehen',
      text: 'Anreise 15:00. Abreise 10:00.',
    },
    {
      list: [
        'Schreiben Sie Uhrzeiten in Ziffern, von 0 bis 24\u00a0Uhr. „Halb acht“ ist 7:30\u00a0Uhr; wer es Wort für Wort ins Englische überträgt, bekommt „half eight“, und das ist in London 8:30\u00a0Uhr.',
        'Schreiben Sie den Monat als Wort. 5/7 sind auf den beiden Seiten des Atlantiks zwei verschiedene Tage.',
        'Schreiben Sie Telefonnummern mit +49 am Anfang und ohne die Null in Klammern, damit ein Fingertipp zum Anrufen genügt.',
        'Geben Sie Entfernungen in Metern und Temperaturen in Grad Celsius an, ohne hinzuzufügen, was als warm gilt.',
      ],
    },
    { heading: 'Sechs Regeln für Sätze auf Reisen' },
    {
      steps: [
        '**Eine Handlung je Satz.** „Drehen Sie den Schlüssel zweimal. Ziehen Sie dann.“ Wer wenig Deutsch kann, folgt Wort für Wort, und ein Übersetzungsprogramm auch.',
        '**Sagen, wer was tut.** „Schließen Sie bei Wind die Rollläden“ statt „Es wäre wünschenswert, wenn die Rollläden bei Wind geschlossen würden“. Und trennbare Verben möglichst beisammenlassen: Das „an“ am Ende eines langen Satzes findet niemand.',
        '**Die Dinge so nennen, wie es auf ihnen steht.** Steht auf der Taste ECO, schreiben Sie ECO und nicht „Energiesparmodus“.',
        '**Keine Redensarten.** „Die Heizung hat ihren eigenen Kopf“ ergibt einen netten Satz und einen ratlosen Gast.',
        '**Ein Wort für eine Sache.** Ist es in der ersten Zeile ein Kochfeld, darf es in der dritten kein Herd und in der fünften keine Platte sein.',
        '**Keine doppelte Verneinung.** „Vergessen Sie bitte nicht, den unteren Riegel nicht zu schließen“ sperrt in jeder Sprache jemanden aus. Schreiben Sie: „Lassen Sie den unteren Riegel offen.“',
      ],
    },
    {
      text: 'Anspruchslos ist das nicht. Wartungshandbücher für Flugzeuge werden so geschrieben, in einem eigens vereinfachten Englisch, und für einfache Sprache gibt es eine internationale Norm, die ISO 24495-1. Ihr Maßstab ist schlicht: Finden die Leser, was sie brauchen, verstehen sie es, und können sie es anwenden?',
    },
    { heading: 'Wörter, die bleiben, wie sie sind' },
    {
      text: 'Wer zu viel übersetzt, nimmt dem Gast die Möglichkeit, wiederzuerkennen, wovon die Mappe spricht. Lassen Sie im Original, was draußen auf einem Schild, einer Speisekarte oder einer Taste steht:',
    },
    {
      list: [
        'Straßen, Haltestellen und Bahnhöfe, genau wie auf dem Schild. Niemand findet die „Chapel Street“, wenn dort „Kapellenweg“ steht.',
        'Gerichte, mit kurzer Erklärung. Mit „Maultaschen (gefüllte Teigtaschen)“ kann man bestellen, mit „gefüllte Teigtaschen“ nicht.',
        'Die Müllsorten, wie sie auf den Tonnen stehen, mit der Bedeutung in Klammern: „Biomüll (food waste): montags und donnerstags“.',
        'Was man an der Tür sagt: „Fragen Sie nach dem Gartenschlüssel (the key to the lower gate)“.',
      ],
    },
    { heading: 'Wenn Sie übersetzen, dann das Richtige zuerst' },
    {
      text: 'Reichen Zeit oder Geld nur für einen Teil der Mappe, beginnen Sie nicht vorn. Beginnen Sie dort, wo ein Missverständnis am teuersten ist: Zugang, Gas und Feuer, Kinder am Wasser, die Regel, auf die Ihre Nachbarn Wert legen. Dann die Geräte, dann der Rest. Die Begrüßung kommt zuletzt, denn ein Gruß mit kleinen Fehlern verwirrt weniger, als er erfreut.',
    },
    {
      text: 'Übersetzungsprogramme sind inzwischen gut, und zwar genau bei den Sätzen, die oben beschrieben sind. Schwächer bleiben sie in drei Fällen: bei kurzen Beschriftungen ohne Zusammenhang (aus „Schloss“ kann ein Palast werden), bei Wörtern mit zwei Bedeutungen („Decke“, „Hahn“, „Birne“) und bei der Anrede, denn „Sie“ kann auch „they“ heißen. Lassen Sie das Programm schreiben, und bitten Sie dann jemanden, der mit der Sprache aufgewachsen ist, zehn Minuten zu lesen. Frühere Gäste tun das oft gern, für ein Glas Honig.',
    },
    { quote: 'Die beste Übersetzung eines schlechten Satzes ist ein schlechter Satz in fünf Sprachen.' },
    { heading: 'Fotos, mit Maß' },
    {
      text: 'Ein Foto des Sicherungskastens mit einem Pfeil braucht gar keine Sprache. Ein Foto des Pools auch nicht, nur erfährt der Gast daraus nichts Neues. Nehmen Sie Fotos, wo man etwas erkennen muss: die richtige von drei Türen, den Zählerschrank, den Riegel, der offen bleibt. Schreiben Sie keinen Text ins Foto, denn er lässt sich weder übersetzen noch vergrößern noch vorlesen.',
    },
    { heading: 'Wie Gäste ihre Sprache wählen' },
    {
      text: 'Bieten Sie jede Sprache unter ihrem eigenen Namen an: English, Français, Español. Eine Flagge steht für ein Land, nicht für eine Sprache; Gäste aus Österreich, Argentinien und Québec werden es Ihnen danken. Lassen Sie das Handy die Sprache vorschlagen und den Gast sie mit einem Fingertipp ändern, denn wer das Handy in der Hand hält, hat es nicht immer selbst eingerichtet.',
    },
    { heading: 'Heute noch' },
    {
      text: 'Nehmen Sie die fünf Sätze, die Ihre Gäste am dringendsten brauchen, und übersetzen Sie sie mit irgendeinem Programm in eine Sprache, die Sie nicht können, und wieder zurück. Wo etwas Seltsames herauskommt, liegt der Fehler fast immer im Original. Verbessern Sie das Original. Auch Gäste, die Ihre Sprache sprechen, verstehen es dann besser.',
    },
  ],
  sources: [
    'ISO 24495-1:2023, Plain language, Part 1: Governing principles and guidelines.',
    'ASD-STE100, Simplified Technical English: die internationale Spezifikation für Wartungsunterlagen.',
  ],
}
