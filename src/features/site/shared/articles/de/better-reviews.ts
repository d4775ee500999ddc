import type { ArticleText } from '../article.ts'

export const betterReviews: ArticleText = {
  slug: 'bessere-bewertungen-mit-digitaler-gaestemappe',
  changed: '2026-11-28',
  seoTitle: 'Bessere Bewertungen mit einer digitalen Gästemappe',
  seoDescription:
    'Warum die Ankunft über die Sterne entscheidet, was eine digitale Gästemappe leisten kann und was nicht, und ein Plan für fünf Momente, die Gästen bleiben.',
  keywords:
    'bessere Bewertungen Ferienwohnung, Airbnb Bewertungen verbessern, digitale Gästemappe, Gästebewertungen beantworten, Anreise Gäste',
  body: [
    {
      text: 'Lesen Sie einmal die Drei-Sterne-Bewertungen schöner Ferienwohnungen: Über die Wohnung beklagt sich dort oft kaum jemand. Das Bett war in Ordnung, die Aussicht wie versprochen. Schuld waren ein Code, der nicht stimmte, eine Nachricht, die niemand beantwortete, eine Heizung, die niemand erklärt hatte. Der Aufenthalt ging in den ersten zwanzig Minuten verloren, und die nächsten sechs Tage haben es nur noch bestätigt.',
    },
    {
      text: 'Das ist eine schlechte Nachricht mit einer guten Seite: Gerade die ersten zwanzig Minuten lassen sich im Voraus aufschreiben.',
    },
    { heading: 'Was im Gedächtnis bleibt' },
    {
      text: 'Wie die Gedächtnispsychologie herausgefunden hat, bilden wir aus unseren Erlebnissen keinen Durchschnitt. In einem bekannten Experiment von Daniel Kahneman und anderen zogen die Teilnehmer eine längere unangenehme Erfahrung einer kürzeren vor, weil sie ein wenig besser endete. Zwei Momente wiegen weit mehr, als ihre Dauer erwarten ließe: der intensivste und der letzte. Man nennt das die Peak-End-Regel, die Regel von Höhepunkt und Ende. Sie stammt aus einem Versuch mit Händen in kaltem Wasser, nicht aus Ferienhäusern; ein Gesetz der Gastlichkeit ist sie nicht. Aber sie passt zu dem, was Gäste schreiben. In Bewertungen stehen der schlimmste Moment, der schönste und die Abreise; der ereignislose Mittwoch kommt nie vor.',
    },
    {
      text: 'Wer vermietet, kann daraus einen Plan machen. Entschärfen Sie den wahrscheinlichen Tiefpunkt, die Ankunft. Setzen Sie einen kleinen Höhepunkt. Machen Sie das Ende leicht. Eine Gästemappe übernimmt von allen dreien einen guten Teil und kostet pro Gast nichts.',
    },
    { heading: 'Fünf Momente, fünf kurze Texte' },
    { text: 'Jeder ist in ein paar Minuten geschrieben und hält jahrelang.' },
    { heading: 'Drei Tage vorher: die Nachricht, die beruhigt' },
    {
      text: 'Schicken Sie den Link zur Mappe drei Tage vor der Anreise, nicht bei der Buchung. Bei der Buchung wird gewählt; drei Tage vorher wird gepackt, und da wird die Mappe auch gelesen. Drei Zeilen genügen.',
    },
    {
      example: 'Eine Nachricht zum Übernehmen',
      text: 'Liebe Frau Lange, wir freuen uns auf Freitag. Alles für Ihre Anreise steht hier: [Link]. Auf dem ersten Bildschirm finden Sie den Türcode und den Stellplatz; eine App brauchen Sie nicht. Wenn es spät wird, macht das nichts: Sie können zu jeder Uhrzeit selbst hinein.',
    },
    {
      text: 'Der letzte Satz leistet mehr, als man ihm ansieht. Wer in einem verspäteten Zug sitzt, sorgt sich nur um eines, und Sie haben geantwortet, bevor die Frage kam.',
    },
    { heading: 'An der Tür: keine Überraschungen' },
    {
      text: 'Uhrzeit, Code, Stellplatz und der Kniff am Schloss auf einem Bildschirm, in der Sprache, die der Gast liest. Probieren Sie es im Dunkeln aus, bei schwachem Empfang. Haben Sie nach den letzten Gästen den Code geändert, dann ändern Sie ihn in derselben Minute auch in der Mappe: Ein falscher Code gehört zu den teuersten Fehlern in diesem Geschäft, und ein gedruckter Ordner wiederholt ihn, bis jemand die Seite neu ausdruckt.',
    },
    { heading: 'Am ersten Abend: ein kleiner Höhepunkt' },
    {
      text: 'Höhepunkte müssen nicht teuer sein, aber konkret. „In der Nähe gibt es Restaurants“ begeistert niemanden. „Nehmen Sie die Flasche aus dem Kühlschrank mit auf den Steg; im Juni geht die Sonne gegen 21:30\u00a0Uhr hinter der Insel unter“ ist eine Erinnerung, und Sie haben dafür einen Satz gebraucht. Setzen Sie so einen Satz in Ihre Begrüßung, und wählen Sie etwas, das nicht schiefgehen kann: eine Bank, einen Blick, eine Bäckerei.',
    },
    { heading: 'Mittendrin: auch Ruhe ist Service' },
    {
      text: 'Wenn Thermostat und Kochfeld erklärt sind, passiert nichts, und über nichts schreibt niemand eine Bewertung. Aber drei Nachrichten weniger am Tag ändern das Bild, das Gäste von Ihnen haben. Da hat jemand an alles gedacht und nicht bloß schnell geantwortet. Gut ist beides; schlafen lässt Sie nur das eine.',
    },
    { heading: 'Am letzten Morgen: ein leichtes Ende' },
    {
      text: 'An dieser Stelle wird oft der ganze Vorsprung verspielt. Nach sechs guten Tagen öffnet der Gast die Seite zur Abreise und findet elf Aufgaben. Betten abziehen, Spülmaschine anstellen, drei Sorten Müll hinunterbringen, den Zähler fotografieren. Es ist das Letzte, was er für Sie tut, und darum das Erste, woran er sich erinnert.',
    },
    {
      list: [
        'Bitten Sie um höchstens drei Dinge, und zwar um die, mit denen die Reinigung wirklich schneller geht.',
        'Sagen Sie, was **nicht** nötig ist. „Lassen Sie die Betten einfach, wie sie sind“ liest sich wie ein Geschenk.',
        'Sagen Sie, wie der Tag weitergehen kann: ein Café am Bahnhof, ein Schließfach für das Gepäck.',
        'Schließen Sie mit einem schlichten Satz des Dankes, ohne Bitte.',
      ],
    },
    {
      text: 'Reist jemand vor Tagesanbruch ab, schreiben Sie am Abend vorher noch eine Zeile: welche Tür, welches Licht und dass niemand Ihretwegen auf Zehenspitzen gehen muss. Wer sich im Dunkeln hinausschleicht und nicht weiß, ob alles richtig war, fährt nicht zufrieden nach Hause.',
    },
    { heading: 'Wie Sie um eine Bewertung bitten' },
    {
      text: 'Bitten Sie einmal, am Abend nach der Abreise, und um etwas Bestimmtes. „Wenn es Ihnen bei uns gefallen hat, hilft den nächsten Gästen eine Zeile über die Ankunft“ sagt, worüber man schreiben kann, und lenkt den Blick auf den Teil, den Sie vorbereitet haben. Bieten Sie nie etwas dafür an: Plattformen wie Airbnb verbieten es, und Leser merken es.',
    },
    { heading: 'Wie Sie auf die Bewertung antworten, die Sie nicht wollten' },
    {
      text: 'Sie kommt trotzdem einmal. Und Sie antworten nicht der Person, die sie geschrieben hat, sondern dem nächsten Gast, der ihr über die Schulter schaut. Drei Sätze genügen: Sagen Sie, was daran stimmt, sagen Sie, was Sie seitdem geändert haben, und hören Sie auf. Nichts darüber, wer recht hatte, und nichts über den Gast. Den mittleren Satz können Sie nur schreiben, wenn sich etwas geändert hat; deshalb kommt die Mappe zuerst.',
    },
    {
      example: 'Eine Antwort zum Anpassen',
      text: 'Sie haben recht: In unserer Nachricht stand noch der alte Code, und Sie haben eine halbe Stunde vor der Tür gestanden. Wir ändern ihn jetzt nur noch an einer Stelle, die unsere Gäste auf dem Handy lesen. Danke, dass Sie es uns gesagt haben.',
    },
    { quote: 'Eine gute Bewertung gewinnt man nicht am Ende. Man verliert sie an der Tür, oder eben nicht.' },
    { heading: 'Was eine Mappe nicht kann' },
    {
      text: 'Sie ersetzt keine durchgelegene Matratze. Sie rettet kein Inserat, das Meerblick verspricht, wo man das Meer nur ahnt: Erwartungen weckt das Inserat, und keine Begrüßung macht ein gebrochenes Versprechen gut. Und wenn es ernst wird, ersetzt sie auch Sie nicht. Fällt die Heizung aus, rufen Sie an; schicken Sie keinen Link.',
    },
    {
      text: 'Vorsicht auch vor Zahlen, die in unserer Branche kursieren, samt denen, die Softwarefirmen auf ihre Startseiten schreiben, unsere eingeschlossen. Der Durchschnitt fremder Häuser sagt wenig über Ihres. Messen Sie selbst.',
    },
    { heading: 'Messen Sie selbst, eine Saison lang' },
    {
      steps: [
        'Zählen Sie die Nachrichten Ihrer letzten zehn Aufenthalte, von der Anreise bis zur Abreise. Notieren Sie die Zahl.',
        'Sortieren Sie: Ankunft, Geräte, Umgebung, Probleme. Die ersten beiden Gruppen kann eine Mappe beantworten.',
        'Schreiben Sie diese Antworten, schicken Sie den Link drei Tage vorher, und lassen Sie alles andere, wie es war.',
        'Zählen Sie bei den nächsten zehn Aufenthalten erneut, und suchen Sie in den Bewertungen nach Wörtern wie „einfach“, „klar“, „Kommunikation“ und „Ankunft“.',
      ],
    },
    {
      text: 'Zehn Aufenthalte sind keine Wissenschaft, aber es sind Ihre. Kommen zu den ersten beiden Gruppen immer noch mehr als halb so viele Nachrichten wie vorher, stehen die Antworten vermutlich da, sind aber schlecht zu finden: Rücken Sie sie nach oben, kürzen Sie, und testen Sie den ersten Bildschirm mit jemandem, der die Unterkunft noch nie gesehen hat.',
    },
    { heading: 'Heute noch' },
    {
      text: 'Öffnen Sie Ihre Hinweise zur Abreise, und streichen Sie die Hälfte. Dann schreiben Sie den einen Satz, der zu Ihrem ersten Abend gehört: die Bank, die Bäckerei, der Blick. Billiger renovieren Sie nie wieder.',
    },
  ],
  sources: [
    'Kahneman, Fredrickson, Schreiber und Redelmeier: „When More Pain Is Preferred to Less: Adding a Better End“, Psychological Science 4 (1993), S.\u00a0401–405.',
    'Gegenleistungen für Bewertungen: Community-Richtlinien von Airbnb, „Writing relevant and unbiased reviews“; Hilfe von Vrbo, „What is your extortion policy?“.',
  ],
}
