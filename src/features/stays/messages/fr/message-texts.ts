import type { Messages } from '#platform/i18n/languages.ts'
import type { messageTexts as en } from '../en/message-texts.ts'

export const messageTexts: Messages<typeof en> = {
  subject: 'Votre séjour\u00a0: {houseName}',
  booking:
    'Merci d’avoir réservé {houseName}. Nous nous réjouissons de vous accueillir\u202f!\n\nArrivée\u00a0: {arrivalDate}, à partir de {arrivalTime}\nDépart\u00a0: {departureDate}, avant {departureTime}\n\nVotre livret d’accueil vous indique comment venir, ce que le logement vous offre et nos adresses préférées\u00a0:\n{link}',
  threeDays:
    'Votre séjour approche\u00a0: {houseName}. Nous vous attendons le {arrivalDate}, à partir de {arrivalTime}.\n\nL’itinéraire, le stationnement et toutes les informations sur le logement se trouvent dans votre livret d’accueil\u00a0:\n{link}\n\nSavez-vous déjà à peu près à quelle heure vous arriverez\u202f? Il suffit de répondre à ce message.',
  threeDaysWithRelease:
    'Votre séjour approche\u00a0: {houseName}. Nous vous attendons le {arrivalDate}, à partir de {arrivalTime}.\n\nL’itinéraire, le stationnement et toutes les informations sur le logement se trouvent dans votre livret d’accueil\u00a0:\n{link}\n\nL’accès au logement s’y affiche le {releaseDate} à {releaseTime}. Merci d’ouvrir ensuite la page une fois quand vous avez du réseau\u00a0: elle s’affichera alors même sans connexion.\n\nSavez-vous déjà à peu près à quelle heure vous arriverez\u202f? Il suffit de répondre à ce message.',
  arrivalMorning:
    'Bonjour\u202f! Votre logement ({houseName}) vous attend aujourd’hui à partir de {arrivalTime}.\n\nL’adresse, le stationnement et l’accès au logement sont ici\u00a0:\n{link}\n\nMerci d’ouvrir la page une fois avant de partir\u00a0: vous l’aurez aussi sans réseau. Bonne route\u202f!',
  arrived:
    'Bienvenue, et merci d’avoir choisi {houseName}\u202f! Tout se passe bien depuis votre arrivée\u202f?\n\nLe Wi-Fi, le mode d’emploi des appareils et nos conseils pour les environs sont dans votre livret d’accueil\u00a0:\n{link}\n\nS’il vous manque quelque chose, écrivez-nous.',
  lastEvening:
    'Nous espérons que vous passez un bon séjour. Un petit mot pour votre départ\u00a0: {departureDate}, avant {departureTime}.\n\nVoici les quelques gestes à faire avant de partir\u00a0:\n{link}\n\nMerci d’avoir choisi {houseName}, et bon retour\u202f!',
}
