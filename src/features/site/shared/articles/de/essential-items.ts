import type { ArticleText } from '../article.ts'

export const essentialItems: ArticleText = {
  slug: 'gaestemappe-ferienwohnung-was-hineingehoert',
  changed: '2026-11-28',
  seoTitle: 'Gästemappe für die Ferienwohnung: was hineingehört',
  seoDescription:
    'Die zwölf Antworten, die jede Gästemappe braucht, in der Reihenfolge, in der Gäste sie suchen, und mit Sätzen zum Übernehmen.',
  keywords:
    'Gästemappe Ferienwohnung, Gästemappe Inhalt, Gästemappe Vorlage, Checkliste Gästemappe, Infomappe Ferienwohnung',
  body: [
    {
      text: 'Vor Ihrem Gartentor stehen zwei Koffer, ein müdes Kind und jemand mit elf Prozent Akku. Was Ihre Gästemappe in den nächsten dreißig Sekunden sagt, entscheidet über die Stimmung des ganzen Abends. Fangen Sie also dort an, und heben Sie die Geschichte des Hauses für das Frühstück auf.',
    },
    {
      text: 'Schreiben Sie einmal alle Fragen auf, die Ihnen die letzten zwanzig Gäste geschickt haben, und Sie sehen ein Muster: Es sind immer dieselben zwölf, Saison für Saison. Keine davon ist poetisch, wichtig sind sie alle. Hier stehen sie in der Reihenfolge, in der man sie braucht.',
    },
    { heading: 'Am Gartentor: vier Antworten' },
    {
      steps: [
        '**Ab wann dürfen wir hinein?** Nennen Sie die früheste Uhrzeit, und sagen Sie, was bis dahin möglich ist. „Anreise ab 15:00\u00a0Uhr. Wenn Sie früher da sind, stellen Sie Ihr Gepäck in den blauen Schuppen; er ist ab 9:00\u00a0Uhr offen.“',
        '**Wohin mit dem Auto?** Beschreiben Sie den Stellplatz mit etwas, das man nachts sieht. „Stellplatz 7, unter der Laterne mit dem kaputten Glas“ hilft auch um 23:00\u00a0Uhr; „der zweite links nach der Apotheke“ nicht.',
        '**Wie geht die Tür auf?** Der Code oder der Ort des Schlüssels, dazu der eine Kniff, den das Schloss verlangt. Jedes Schloss hat einen. „Ziehen Sie die Tür zu sich heran, während Sie aufschließen.“',
        '**Wen rufen wir an, wenn sie nicht aufgeht?** Eine Nummer, unter der heute Abend jemand abnimmt, kein Büro, das am Montag öffnet.',
      ],
    },
    {
      text: 'Diese vier gehören auf den ersten Bildschirm. Niemand sollte dafür an einem Sonnenuntergang vorbeiscrollen müssen, so schön der Sonnenuntergang auch ist.',
    },
    { heading: 'In der ersten Stunde: vier weitere' },
    {
      from: 5,
      steps: [
        '**Wie kommen wir ins WLAN?** Name und Passwort, Zeichen für Zeichen und so, dass man sie kopieren kann. Heißt das Netz „FRITZ!Box 7590 XY“, geben Sie ihm einen anderen Namen: Das kostet Sie zwei Minuten und spart jedem Gast eine.',
        '**Woher kommt das warme Wasser?** Wenn es einen Schalter, eine Zeitschaltuhr oder eine Wartezeit gibt, sagen Sie es vor der ersten kalten Dusche. „Die erste Minute ist kalt; der Boiler steht unter dem Dach.“',
        '**Wie wird es wärmer, und wie kühler?** Eine Zeile je Gerät, als Handgriff formuliert. „Thermostat im Flur nach rechts drehen; das Haus braucht eine halbe Stunde. Zum Lüften die Fenster fünf Minuten weit öffnen, nicht kippen.“',
        '**Wie geht das Kochfeld an?** Die Kindersicherung von Induktionskochfeldern hat mehr Abendessen beendet als schlechtes Wetter. „Das Schlüsselsymbol drei Sekunden halten, dann die Kochzone wählen.“',
      ],
    },
    {
      text: 'Achten Sie auf die Grammatik. Jede Antwort ist eine Anweisung, keine Beschreibung. „Linken Regler auf 3 drehen“ schlägt „Die Unterkunft verfügt über eine moderne Heizungsanlage“. Stellen Sie sich vor das Gerät, tun Sie es einmal selbst, und schreiben Sie genau auf, was Sie getan haben.',
    },
    { quote: 'Ein Satz, der niemandem mit Koffer in der Hand hilft, gehört weiter nach unten.' },
    { heading: 'Für den Rest des Aufenthalts: die letzten vier' },
    {
      from: 9,
      steps: [
        '**Wohin mit dem Müll, und wann?** Tage, Tonnen und Farben, denn die wechseln von Gemeinde zu Gemeinde. „Papier: blaue Tonne. Verpackungen: gelber Sack. Biomüll: braune Tonne. Pfandflaschen: zurück in den Supermarkt.“ Einen Fehler bemerken die Nachbarn zuerst, und erraten kann diese Regel kein Gast.',
        '**Was sollen wir beachten?** Drei bis sechs Hausregeln, jede mit ihrem Grund. Eine längere Liste liest keiner. Erhebt Ihre Gemeinde eine Kurtaxe, sagen Sie hier auch, wie man zur Gästekarte kommt.',
        '**Wo würden Sie heute Abend essen?** Drei Lokale, die Sie selbst wählen würden, mit Entfernung und je einem Satz. Eine längere Liste ist eine Suchmaschine, und die haben Ihre Gäste schon.',
        '**Wie reisen wir ab?** Die Uhrzeit, die Schlüssel und die zwei oder drei Dinge, die bei der Reinigung wirklich helfen. Wer mehr verlangt, lässt Gäste am letzten Urlaubsmorgen arbeiten.',
      ],
    },
    { heading: 'Die Nummer, die hoffentlich niemand braucht' },
    {
      text: 'Eines fehlt noch, nach dem kein Gast fragt: die Notrufnummer, und daneben die Adresse der Unterkunft. In allen Ländern der Europäischen Union ist es die 112, kostenlos von jedem Telefon. Wer dort anruft, wird gefragt: „Wo sind Sie?“ Im Urlaub weiß man das oft nicht. Setzen Sie die vollständige Adresse direkt neben die Nummer, auch wenn sie anderswo in der Mappe schon steht.',
    },
    { heading: 'Was Sie weglassen können' },
    {
      text: 'Eine Gästemappe misst man daran, wie schnell sie antwortet. Jeder Absatz, der nichts beantwortet, macht sie schlechter. Gute Kandidaten zum Streichen:',
    },
    {
      list: [
        'Anleitungen für Dinge, die keine brauchen. An einem Wasserkocher ist noch niemand gescheitert.',
        'Dieselbe Regel an drei Stellen. Einmal genügt, dort, wo man sie braucht.',
        'Öffnungszeiten fremder Geschäfte. Sie ändern sich, und dann ist Ihre Mappe falsch; nennen Sie lieber Namen und Entfernung.',
        'Warnungen in Großbuchstaben. Sie machen vorsichtige Gäste nervös und unvorsichtige nicht vorsichtiger.',
      ],
    },
    { heading: 'Ein Test von zehn Minuten' },
    {
      text: 'Bitten Sie jemanden, der die Unterkunft nicht kennt, dort einen Abend zu verbringen oder wenigstens anzukommen. Geben Sie ihm die Mappe und sonst nichts, und gehen Sie nicht ans Handy. Jede Nachricht, die er Ihnen schicken möchte, ist ein fehlender Satz. Notieren Sie ihn in seinen Worten, denn mit diesen Worten wird der nächste Gast suchen.',
    },
    {
      text: 'Wiederholen Sie den Test einmal im Jahr, und zwar in der Jahreszeit, in der das Haus ein anderes ist: die Heizung im November, die Rollläden im März, der Ventilator im August. Häuser ändern sich öfter als Mappen, und was im Frühjahr vollständig war, ist es im Winter selten noch.',
    },
    { heading: 'Heute noch' },
    {
      text: 'Öffnen Sie die Nachrichten Ihrer letzten fünf Aufenthalte, und kopieren Sie alle Fragen in eine Liste. Streichen Sie jene, die Ihre Mappe auf den ersten beiden Bildschirmen schon beantwortet. Was bleibt, vermutlich drei oder vier Zeilen, ist das Nützlichste, was Sie diese Woche schreiben können. Es dauert eine Viertelstunde, und alle, die je bei Ihnen wohnen, haben etwas davon.',
    },
  ],
  sources: [
    'Die 112 als einheitliche europäische Notrufnummer: Richtlinie (EU) 2018/1972 über den europäischen Kodex für die elektronische Kommunikation, Artikel 109.',
  ],
}
