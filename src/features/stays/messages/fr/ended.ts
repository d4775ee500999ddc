import type { Messages } from '#platform/i18n/languages.ts'
import type { ended as en } from '../en/ended.ts'

export const ended: Messages<typeof en> = {
  heading: 'Disparu du calendrier : {dates}',
  text: '{book}. Nous avons mis fin au séjour et sa page n’affiche aucun code.',
  restore: 'Ils viennent quand même',
  seen: 'Oui, il est annulé',
  restored: 'Séjour rétabli',
  restoredText:
    'Son lien fonctionne comme avant. Le séjour compte désormais comme saisi par vous et aucun calendrier ne peut plus y mettre fin.',
  title: 'Disparu de son calendrier\u00a0: séjour clos le {moment}',
  titleRemoved: 'Séjour clos le {moment}',
  titleAlone: 'Disparu de son calendrier',
  code: 'Sa page n’affiche aucun code, quelle que soit l’heure.',
  link: 'Son lien s’ouvre encore, mais indique seulement que le séjour a été annulé. Inutile de le révoquer.',
  noLink: 'Son lien a été révoqué.',
  calendar: 'Si la réservation revient dans le calendrier, le séjour réapparaît automatiquement.',
  newLink: 'L’ancien lien reste révoqué\u00a0: créez-en un nouveau et envoyez-le.',
  restoreText: 'Le lien envoyé fonctionne de nouveau et les codes apparaîtront en temps voulu.',
}
