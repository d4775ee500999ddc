export const fr = {
  head: {
    title: 'État du service',
    description: 'La fiabilité du service : disponibilité, e-mails et sauvegardes des 90 derniers jours.',
  },
  title: 'État du service',
  works: 'Tout fonctionne.',
  delayed:
    'Les voyageurs peuvent lire leurs pages et les hôtes peuvent enregistrer. Certains e-mails ont du retard en ce moment.',
  limited:
    'Les voyageurs peuvent lire leurs pages. Il est possible que les hôtes ne puissent pas enregistrer pour le moment.',
  away: 'Il est possible que les voyageurs ne puissent pas ouvrir leurs pages. Les hôtes ne peuvent pas enregistrer pour le moment.',
  checked: 'Vérifié le {time} UTC.',
  none: 'Pas encore de données',
  unknown: 'Les données des 90 derniers jours ne sont pas disponibles pour le moment.',
  uptime: {
    label: 'Disponibilité',
    since: 'de toutes les minutes depuis le {date}, 90 jours au plus',
    begins: 'Les premières minutes sont en cours de mesure.',
  },
  days: {
    summary:
      '{days, plural, one {Un jour mesuré} other {# jours mesurés}}, {interrupted, plural, =0 {aucun} other {#}} avec interruption',
    ago: 'Il y a {days} jours',
    today: 'Aujourd’hui',
    noInterruption: 'Aucune interruption.',
    interruption: '{date} : {minutes, plural, one {une minute} other {# minutes}} sans réponse',
  },
  mails: {
    label: 'E-mails remis au serveur de messagerie en moins de 10 secondes',
    count:
      '{count, plural, =0 {Aucun e-mail mesuré au cours des 90 derniers jours} one {sur un e-mail mesuré au cours des 90 derniers jours} other {sur # e-mails mesurés au cours des 90 derniers jours}}',
    late: 'Certains e-mails attendent depuis plus de 10 secondes. Ils sont comptés comme en retard.',
  },
  restore: {
    label: 'Dernière sauvegarde vérifiée',
    note: 'Ce jour-là, une sauvegarde a été restaurée à l’essai et comparée à l’original.',
  },
  method:
    'Chaque minute, le service ouvre une de ses propres pages et enregistre la réponse. Une minute sans enregistrement compte comme une interruption, même pendant des travaux prévus. Les interruptions du réseau entre vous et le service ne sont pas mesurées.',
}
