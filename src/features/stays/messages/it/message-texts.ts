import type { Messages } from '#platform/i18n/languages.ts'
import type { messageTexts as en } from '../en/message-texts.ts'

export const messageTexts: Messages<typeof en> = {
  subject: 'Il vostro soggiorno: {houseName}',
  booking:
    'Grazie per aver prenotato {houseName}. Vi aspettiamo con piacere!\n\nArrivo: {arrivalDate}, dalle {arrivalTime}\nPartenza: {departureDate}, entro le {departureTime}\n\nNella vostra guida di benvenuto trovate come arrivare, che cosa offre la casa e i posti che amiamo nei dintorni:\n{link}',
  threeDays:
    'Manca poco al vostro arrivo: {arrivalDate}, dalle {arrivalTime}.\n\nNella vostra guida di benvenuto trovate come raggiungere {houseName}, dove parcheggiare e tutto quello che c’è da sapere sulla casa:\n{link}\n\nSapete già più o meno a che ora arriverete? Basta rispondere a questo messaggio.',
  threeDaysWithRelease:
    'Manca poco al vostro arrivo: {arrivalDate}, dalle {arrivalTime}.\n\nNella vostra guida di benvenuto trovate come raggiungere {houseName}, dove parcheggiare e tutto quello che c’è da sapere sulla casa:\n{link}\n\nLe indicazioni per entrare compaiono lì {releaseDate} alle {releaseTime}. Dopo quell’ora aprite la pagina una volta con una connessione attiva: poi funziona anche senza rete.\n\nSapete già più o meno a che ora arriverete? Basta rispondere a questo messaggio.',
  arrivalMorning:
    'Buongiorno! Oggi dalle {arrivalTime} è tutto pronto per voi.\n\nQui trovate come raggiungere {houseName}, dove parcheggiare e come entrare:\n{link}\n\nPrima di partire aprite la pagina una volta, così l’avete anche senza rete. Buon viaggio!',
  arrived:
    'Benvenuti! Vi siete sistemati bene?\n\nNella guida di benvenuto per {houseName} trovate il Wi-Fi, come funziona tutto e i nostri consigli sulla zona:\n{link}\n\nSe vi serve qualcosa, scriveteci pure.',
  lastEvening:
    'Speriamo che il soggiorno stia andando bene. Un breve promemoria per la partenza: {departureDate}, entro le {departureTime}.\n\nQui trovate le poche cose da fare prima di andare via:\n{link}\n\nGrazie per aver scelto {houseName} e buon rientro!',
}
