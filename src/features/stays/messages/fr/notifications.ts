import type { Messages } from '#platform/i18n/languages.ts'
import type { notifications as en } from '../en/notifications.ts'

export const notifications: Messages<typeof en> = {
  title: 'Notifications',
  lead: 'Soyez au courant quand des voyageurs arrivent, partent ou ont besoin d’aide. Les notifications s’ajoutent à nos e-mails et arrivent même lorsque votre session est fermée.',
  label: 'Notifications sur cet appareil',
  isOn: 'Activées',
  isOff: 'Désactivées',
  busy: 'Un instant',
  others: 'Autres appareils',
  unknown: 'Un appareil',
  since: 'Depuis le {day}',
  remove: 'Retirer',
  removeName: 'Retirer {name}',
  failing: 'Injoignable',
  failingSince: 'Rien ne parvient à cet appareil depuis le {day}. Désactivez puis réactivez les notifications.',
  test: 'Envoyer un test',
  testSent: 'Test envoyé',
  testSentText:
    'Il s’affiche en quelques secondes. Sinon, vérifiez dans les réglages de l’appareil que les notifications ne sont pas bloquées.',
  failed: 'Cela n’a pas fonctionné',
  failedText: 'Réessayez dans un instant.',
  loadFailed: 'Vos appareils n’ont pas pu être chargés.',
  again: 'Réessayer',
  notReached: 'Votre navigateur ne joint pas son service de notifications. Réessayez plus tard.',
  notAllowed: 'Votre navigateur n’a pas autorisé les notifications. Réessayez et choisissez « Autoriser ».',
  support: {
    denied:
      'Votre navigateur bloque les notifications de ce site. Appuyez sur l’icône à côté de l’adresse, autorisez les notifications, puis rechargez la page.',
    iosHome:
      'Sur iPhone et iPad : touchez le bouton de partage, choisissez « Sur l’écran d’accueil », ouvrez Benvenuto depuis cet écran et activez les notifications.',
    unsupported: 'Ce navigateur ne peut pas afficher de notifications. Les e-mails arrivent dans tous les cas.',
  },
  offer: 'Savoir tout de suite quand vos voyageurs sont arrivés',
  offerText: 'Une notification sur cet appareil quand des voyageurs arrivent, partent ou ont besoin d’aide.',
  switchOn: 'Me prévenir sur cet appareil',
  toSettings: 'Ouvrir les paramètres',
}
