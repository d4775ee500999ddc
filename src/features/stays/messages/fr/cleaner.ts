import type { Messages } from '#platform/i18n/languages.ts'
import type { cleaner as en } from '../en/cleaner.ts'

export const cleaner: Messages<typeof en> = {
  next: 'Les prochains voyageurs arrivent le {when}. Changez le code de la serrure, puis confirmez-le ici.',
  code: 'Nouveau code de la serrure',
  hint: 'Ce code est une suggestion. Si vous en choisissez un autre, saisissez-le ici.',
  confirm: 'Confirmer le code',
  done: 'Merci. Les prochains voyageurs verront le nouveau code sur leur page.',
  nothing: 'Il n’y a rien à confirmer pour l’instant. Rouvrez cette page quand les voyageurs seront partis.',
  missing: 'Ce lien ne fonctionne plus',
  missingText: 'Demandez-en un nouveau à l’hôte.',
  problems: {
    missing: 'Saisissez le nouveau code de la serrure.',
    changed: 'Les réservations ont changé entre-temps. Vérifiez la date ci-dessous et confirmez à nouveau.',
    busy: 'Cela n’a pas fonctionné. Réessayez dans une minute.',
  },
}
