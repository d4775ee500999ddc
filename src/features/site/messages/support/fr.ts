import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  form: 'Message à l’assistance',
  name: 'Votre nom',
  email: 'Votre e-mail',
  message: 'Que pouvons-nous faire pour vous ?',
  messageHint: 'De quel livret s’agit-il, et qu’attendiez-vous ? Pas de mot de passe, s’il vous plaît.',
  trap: 'Laissez ce champ vide',
  send: 'Envoyer le message',
  kept: 'Votre nom et votre adresse ne servent qu’à vous répondre. Les messages sont effacés au bout d’un an.',
  promise:
    'Samedi et dimanche ne comptent pas. Avec Pro, votre message passe en premier : connectez-vous avant d’écrire, ou utilisez l’adresse de votre compte.',
  check: 'Vérifiez les champs signalés. Rien n’est encore parti, et votre texte est toujours là.',
  sent: {
    head: { title: 'Message envoyé', description: 'L’assistance a reçu votre message.' },
    title: 'Votre message est arrivé',
    text: 'Une personne le lit et répond à l’adresse indiquée sous 24 heures. Les messages des hôtes Pro passent en premier.',
    hours: 'Lun-ven, 9 h-18 h EST ; samedi et dimanche ne comptent pas.',
    home: 'Retour à l’accueil',
  },
}
