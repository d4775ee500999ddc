import type { ArticleText } from '../article.ts'

export const houseRules: ArticleText = {
  slug: 'hausregeln-ferienwohnung-die-gaeste-einhalten',
  changed: '2026-11-28',
  seoTitle: 'Hausregeln für die Ferienwohnung, die Gäste einhalten',
  seoDescription:
    'Weniger Regeln, jede mit Grund und am richtigen Ort: wie Sie Hausregeln schreiben, an die sich Gäste halten, ohne sich beobachtet zu fühlen.',
  keywords:
    'Hausordnung Ferienwohnung, Hausregeln Airbnb, Hausregeln Ferienwohnung Beispiele, Nachtruhe Feriengäste, Hausordnung Vorlage',
  body: [
    {
      text: 'Stellen Sie sich eine Wohnung vor, an deren Kühlschrank einunddreißig Regeln hängen, elf davon in Großbuchstaben. Sie bleiben drei Nächte und verstoßen gegen mindestens vier, weil Sie nach der neunten aufgehört haben zu lesen. Die Eigentümer werden sagen, dass sich Gäste an nichts halten. Aber an einunddreißig Regeln kann sich niemand halten, der gerade die Milch sucht.',
    },
    {
      text: 'Regeln wirken, wenn es wenige sind, wenn sie einleuchten und wenn man im richtigen Moment auf sie stößt. In dieser Reihenfolge.',
    },
    { heading: 'Gehen Sie vom Schaden aus, nicht von der Sorge' },
    {
      text: 'Notieren Sie, was bei Ihnen in den letzten drei Jahren tatsächlich passiert ist. Nicht, was passieren könnte, und nicht, was Sie in einem Forum gelesen haben. Die Liste ist meistens kurz: Lärm nach zehn, ein gekipptes Fenster im Regen, Sand im Abfluss der Dusche, die Tonne am falschen Tag, eine Feier. Das sind Ihre Regeln. Alles andere ist Sorge, und Sorgen gehören in die Versicherungspolice.',
    },
    {
      text: 'Fünf ist eine gute Zahl. Fünf Regeln passen ohne Scrollen auf einen Bildschirm, und man kann sie sich merken.',
    },
    { heading: 'Nennen Sie den Grund im selben Atemzug' },
    {
      text: 'In den siebziger Jahren baten die Psychologin Ellen Langer und ihre Kollegen Leute am Kopierer, vorgelassen zu werden. Die bloße Bitte hatte bei 60\u00a0Prozent Erfolg. Mit einem echten Grund, man habe es eilig, waren es 94\u00a0Prozent. Bei kleinen Bitten half sogar ein schwacher Grund; bei größeren musste es ein guter sein. Hausregeln sind kleine bis mittlere Bitten. Ein wahrer Grund, knapp gesagt, ist deshalb die billigste Verbesserung, die Sie vornehmen können.',
    },
    {
      example: 'Ohne Grund',
      text: 'KEIN LÄRM auf der Terrasse nach 22\u00a0Uhr!!!',
    },
    {
      example: 'Mit Grund',
      text: 'Auf der Terrasse ab 22\u00a0Uhr bitte leise: Über dem Wasser trägt jede Stimme, und unser Nachbar steht um drei auf, um zu backen.',
    },
    {
      text: 'Im zweiten Satz kommt ein Mensch vor. Zu einer Regel ist man leicht unhöflich, zu einem Bäcker schon weniger.',
    },
    { heading: 'Sagen Sie, was man tun soll, nicht nur, was man lassen soll' },
    {
      text: 'Ein Verbot lässt dem Gast das Problem und Ihnen die Folgen seiner Lösung. Bieten Sie den Ausweg in derselben Zeile an.',
    },
    {
      list: [
        '„Bitte drinnen nicht rauchen. Auf der Terrasse gibt es einen Aschenbecher und ein Dach.“',
        '„Oben bitte ohne Schuhe: Die Dielen sind zweihundert Jahre alt. Hausschuhe liegen im Korb.“',
        '„Über Nacht höchstens sechs Personen. Zum Abendessen sind Freunde willkommen.“',
        '„Hunde sind willkommen, nur nicht auf den Betten. Die Decke im Flur gehört ihnen.“',
      ],
    },
    { heading: 'Setzen Sie jede Regel dorthin, wo sie gilt' },
    {
      text: 'Die Regel über den Sand gehört in den Satz, der die Außendusche erklärt. Die Regel über die Rollläden gehört zu den Rollläden. Im Abschnitt „Hausregeln“ bleibt nur, was den ganzen Aufenthalt betrifft. Wer vom Gashahn liest, während er davorsteht, braucht weder Gedächtnis noch Disziplin.',
    },
    {
      text: 'Manche Regeln gehören ins Inserat, also vor die Buchung: alle, derentwegen jemand eine andere Unterkunft wählen würde. Sind Kinder oder Besucher nicht erlaubt, ärgert sich zu Recht, wer das erst an der Tür erfährt.',
    },
    { heading: 'Erzählen Sie, wie es die anderen machen' },
    {
      text: 'Noah Goldstein, Robert Cialdini und Vladas Griskevicius haben in Hotelbädern Kärtchen getestet, die darum baten, Handtücher mehrmals zu benutzen. Das Kärtchen, auf dem stand, dass die meisten Gäste das tun, wirkte besser als der Appell an die Umwelt. Ein späterer Versuch in zwei deutschen Hotels fand diesen Unterschied nicht wieder; es ist also eine Idee zum Ausprobieren, kein Gesetz. In Ihrer Küche: „Die meisten Gäste verlassen die Küche, wie sie sie vorgefunden haben, vielen Dank“ bittet wirksamer als „Die Küche MUSS sauber hinterlassen werden“. Aber nur, wenn es stimmt.',
    },
    { heading: 'Strafen, Kameras und Großbuchstaben' },
    {
      text: 'Kostet ein Verstoß Geld, sagen Sie einmal und sachlich, wie viel und warum, und vergewissern Sie sich, dass die Plattform und das Recht es zulassen. Reinigungskosten fürs Rauchen versteht jeder; eine Liste mit neun Strafen macht aus einem Ferienhaus einen Parkplatz. Kameras in den vermieteten Räumen verbieten Airbnb, Vrbo und Booking.com, und sie sollten ohnehin undenkbar sein; hängt eine am Tor, gehört das ins Inserat. Und schreiben Sie in normalen Buchstaben. Großbuchstaben wecken keine Aufmerksamkeit, sondern Widerstand.',
    },
    { quote: 'Eine Regel ist eine Bitte, die auch wirken muss, während Sie schlafen.' },
    { heading: 'Fünf Regeln für den Anfang' },
    {
      steps: [
        'Draußen ab 22\u00a0Uhr bitte leise; Stimmen tragen weit, und die Nachbarn stehen früh auf.',
        'Bitte drinnen nicht rauchen; der Aschenbecher steht auf der Terrasse.',
        'Bitte die Fenster schließen, wenn Sie aus dem Haus gehen: Der Regen kommt hier von der Seite.',
        'Glas und Papier bitte in die beiden Körbe; falsch gefüllte Tonnen bleiben stehen.',
        'Über Nacht höchstens sechs Personen. Für mehr gilt unsere Versicherung nicht.',
      ],
    },
    { heading: 'Heute noch' },
    {
      text: 'Streichen Sie jede Regel, gegen die seit drei Jahren niemand verstoßen hat. Geben Sie jeder der übrigen ihren Grund. Fällt Ihnen keiner ein, haben Sie die nächste Regel zum Streichen gefunden.',
    },
  ],
  sources: [
    'Langer, Blank und Chanowitz: „The Mindlessness of Ostensibly Thoughtful Action“, Journal of Personality and Social Psychology 36 (1978), S.\u00a0635–642.',
    'Goldstein, Cialdini und Griskevicius: „A Room with a Viewpoint“, Journal of Consumer Research 35 (2008), S.\u00a0472–482.',
    'Bohner und Schlüter: „A Room with a Viewpoint Revisited: Descriptive Norms and Hotel Guests’ Towel Reuse Behavior“, PLOS ONE 9 (2014), e104086.',
    'Kameras in Innenräumen: Airbnb Newsroom, „An update on our policy on security cameras“, März 2024; Hilfe von Vrbo, Richtlinie zu Überwachungsgeräten; Booking.com for Partners, „Requirements and regulations for surveillance devices“.',
  ],
}
