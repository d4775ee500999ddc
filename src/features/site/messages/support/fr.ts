import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  form: 'Message à l’assistance',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  message: 'Que pouvons-nous faire pour vous ?',
  messageHint:
    'De quel livret s’agit-il, et qu’est-ce qui ne s’est pas passé comme prévu ? Pas de mot de passe, s’il vous plaît.',
  trap: 'Laissez ce champ vide',
  send: 'Envoyer le message',
  kept: 'Votre nom et votre adresse ne servent qu’à vous répondre. Les messages sont effacés au bout d’un an.',
  promise:
    'Les 24 heures se comptent du lundi au vendredi. Avec Pro, votre message passe en premier : connectez-vous avant d’écrire, ou utilisez l’adresse de votre compte.',
  check: 'Vérifiez les champs signalés. Rien n’est encore parti, et votre texte est toujours là.',
  sent: {
    head: { title: 'Message envoyé', description: 'L’assistance a reçu votre message.' },
    title: 'Nous avons bien reçu votre message',
    text: 'Une personne le lit et vous répond sous 24 heures, à l’adresse indiquée. Les messages des hôtes Pro passent en premier.',
    hours: 'Du lundi au vendredi, de 9 h à 18 h (heure de New York, EST) ; le week-end ne compte pas.',
    home: 'Retour à l’accueil',
  },
}
