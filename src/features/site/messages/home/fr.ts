import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  head: {
    title: 'Livrets d’accueil numériques pour vos voyageurs',
    description:
      'Écrivez un seul livret d’accueil pour votre location : code d’entrée, Wi-Fi, règlement et bonnes adresses. Vos voyageurs l’ouvrent par lien ou QR code, en cinq langues, sans application.',
    keywords:
      'livret d’accueil numérique, location de vacances, guide voyageur, gîte, QR code, livret d’accueil Airbnb',
  },
  headline: 'Créez des livrets d’accueil numériques pour vos voyageurs',
  lead: 'Le code d’entrée, le Wi-Fi, votre bistrot préféré. Écrivez votre livret une fois ; vos voyageurs l’ouvrent sur leur téléphone par lien ou QR code.',
  start: 'Commencer gratuitement',
  demo: 'Voir la démo',
  freeTrial: '14 jours gratuits, quelle que soit la formule',
  noCard: 'Sans carte bancaire',
  platforms: {
    title: 'Plateformes de location',
    lead: 'D’où que viennent vos voyageurs',
    own: 'Votre site',
  },
  stats: {
    title: 'Benvenuto en chiffres',
    books: 'livrets d’accueil créés',
    satisfaction: 'de voyageurs satisfaits',
    hosts: 'hôtes inscrits',
    hours: '{hours} h et plus',
    saved: 'gagnées chaque semaine',
  },
  features: {
    title: 'Toutes les réponses, avant même les questions',
    lead: 'Une seule page, claire, qui s’ouvre même sur un vieux téléphone et avec peu de réseau.',
    book: {
      title: 'Un livret par logement',
      text: 'Arrivée, Wi-Fi, règlement, équipements et vos bonnes adresses, en sept courtes étapes.',
    },
    link: {
      title: 'Un lien, un QR code',
      text: 'Envoyez-le par message ou imprimez-le une fois pour l’entrée. L’adresse ne change jamais.',
    },
    languages: {
      title: 'Cinq langues',
      text: 'D’un geste, titres et boutons s’affichent en anglais, italien, français, espagnol ou allemand.',
    },
    live: {
      title: 'Modifié ? C’est en ligne.',
      text: 'Nouveau code à midi ? Tout le monde le voit à midi. Rien à réimprimer.',
    },
    places: {
      title: 'Vos bonnes adresses',
      text: 'Restaurants, balades, bars et boutiques, avec distance et itinéraire.',
    },
    help: {
      title: 'L’aide n’est jamais loin',
      text: 'Votre numéro et le 112 restent à portée de main, où que l’on soit dans la page.',
    },
    checkIn: 'Arrivée',
    wifi: 'Wi-Fi',
    ready: 'Prêt',
    rules: 'Règlement intérieur',
    scan: 'Scannez-moi',
    scanNote: 'Ni appli ni compte',
    doorCode: 'Code d’entrée',
    now: 'En ligne',
    seafood: 'Fruits de mer',
    path: 'Sentier des citrons',
    walk: 'Deux heures à pied',
    emergency: 'Urgences',
    visible: 'Toujours visible',
  },
  why: {
    title: 'Pourquoi choisir le numérique ?',
    lead: 'Un classeur papier est périmé le jour même où vous l’imprimez. Voici ce qui change quand le livret tient dans le téléphone du voyageur.',
    rating: 'Note moyenne',
    repeat: 'Voyageurs qui reviennent',
    time: 'Votre temps',
    inquiries: 'Questions des voyageurs',
    paper: '{value} sur papier',
    digital: '{value} en numérique',
    change: '{value} par rapport au papier',
    perGuest: '{from} à {to} h par voyageur',
    once: '{minutes} minutes, une seule fois',
    before: 'Avant',
    fewer: '{value} de moins',
    tryIt: 'ESSAYER MAINTENANT',
    video: 'Voir la démo vidéo',
  },
  how: {
    title: 'Trois étapes jusqu’à la porte',
    write: {
      title: 'Écrivez votre livret',
      text: 'Sept courtes étapes, de votre nom au départ. On sonne à la porte ? Le brouillon est enregistré d’un clic.',
    },
    share: {
      title: 'Partagez le lien ou le QR code',
      text: 'Collez-le dans le message de réservation, ou imprimez le code pour le meuble de l’entrée.',
    },
    relax: {
      title: 'Vos voyageurs se sentent chez eux',
      text: 'Titres et boutons parlent leur langue. Vous modifiez le livret de n’importe où, et cela se voit aussitôt.',
    },
  },
  languages: {
    title: 'Ils le lisent dans leur langue',
    lead: 'Titres et boutons en cinq langues dans chaque formule. Avec Pro, vos propres textes aussi.',
  },
  quotes: {
    title: 'Des hôtes qui ont cessé de se répéter',
    elena: {
      text: '« Toujours les cinq mêmes questions, à onze heures du soir. Maintenant, mon téléphone se tait et les avis parlent du livret. »',
      role: 'Chambres d’hôtes, Lucques',
    },
    tom: {
      text: '« J’ai changé le code du portail depuis un train. Les voyageurs étaient déjà en route, et tout a marché. »',
      role: 'Trois cottages, Cornouailles',
    },
    ines: {
      text: '« Mes voyageurs allemands trouvent les titres en allemand, les espagnols en espagnol. Et moi, j’ai tout écrit une seule fois. »',
      role: 'Conciergerie, Biarritz',
    },
  },
  pricing: {
    title: 'Deux formules, 14 jours gratuits chacune',
    lead: 'Changez de formule ou résiliez à tout moment. Aucune carte bancaire pendant l’essai.',
    trial: 'Essai gratuit de 14 jours',
    subscribe: 'S’abonner',
  },
  compare: {
    title: 'Le même séjour, avec et sans',
    moment: 'Moment',
    without: 'Sans',
    with: 'Avec Benvenuto',
    arrival: {
      moment: 'Arrivée',
      without: 'Des appels depuis la voiture, des codes perdus dans un long fil de messages',
      with: 'Heure, code et parking sur le premier écran',
    },
    wifi: { moment: 'Wi-Fi', without: 'Une étiquette derrière la box', with: 'Le mot de passe se copie d’un geste' },
    rule: {
      moment: 'Une nouvelle règle',
      without: 'Réimprimer, plastifier, faire la route',
      with: 'Modifiée une fois, en ligne aussitôt',
    },
    abroad: {
      moment: 'Voyageurs étrangers',
      without: 'Une appli de traduction et de la chance',
      with: 'Cinq langues, à leur choix',
    },
    after: {
      moment: 'Après le départ',
      without: 'Les voyageurs de l’an dernier voient encore le code',
      with: 'Un lien par séjour, les codes au bon moment seulement',
    },
    trouble: {
      moment: 'Un imprévu',
      without: 'La chasse au bon numéro',
      with: 'Votre numéro et le 112, toujours sous la main',
    },
  },
  journal: { title: 'À lire sur le blog', all: 'Tous les articles' },
  close: {
    title: 'Votre prochain voyageur boucle déjà sa valise',
    lead: 'Que le livret soit prêt avant son arrivée. Quinze minutes, quatorze jours gratuits, sans carte bancaire.',
    leadWithoutClaims: 'Que le livret soit prêt avant son arrivée. Quatorze jours gratuits, sans carte bancaire.',
  },
  faq: {
    title: 'Questions et réponses',
    lead: 'Une autre question ? <write>Écrivez-nous</write>, nous répondons sous 24 heures.',
    app: {
      question: 'Mes voyageurs ont-ils besoin d’une application ou d’un compte ?',
      answer:
        'Non. Le livret s’ouvre dans le navigateur de n’importe quel téléphone, par votre lien ou le QR code. Rien à installer, aucune inscription.',
    },
    time: {
      question: 'Combien de temps pour le premier livret ?',
      answer:
        'Une quinzaine de minutes, si vous avez sous la main le mot de passe Wi-Fi et quelques bonnes adresses. Vous pouvez enregistrer un brouillon à chaque étape.',
    },
    languages: {
      question: 'Quelles langues les voyageurs peuvent-ils choisir ?',
      answer:
        'Anglais, italien, français, espagnol et allemand. Les titres et les boutons sont traduits ; votre texte reste exactement tel que vous l’avez écrit. Avec Pro, vous pouvez ajouter vos propres textes dans les autres langues.',
    },
    change: {
      question: 'Puis-je modifier un livret déjà partagé ?',
      answer:
        'Oui, quand vous voulez. Le lien et le QR code restent les mêmes, et les modifications se voient aussitôt.',
    },
    after: {
      question: 'Que se passe-t-il après les 14 jours d’essai ?',
      answer:
        'Nous vous prévenons avant la fin. Si vous vous abonnez, votre formule se renouvelle chaque mois jusqu’à résiliation ; sinon, rien n’est débité. Vos livrets restent et les voyageurs peuvent toujours les ouvrir ; codes, Wi-Fi, horaires et séjours restent modifiables, le reste demande un abonnement.',
    },
    card: {
      question: 'Faut-il une carte bancaire pour commencer ?',
      answer: 'Aucune carte bancaire n’est demandée pendant l’essai.',
    },
    switch: {
      question: 'Puis-je passer de Basic à Pro, et inversement ?',
      answer: 'Oui. Changez de formule ou résiliez à tout moment dans votre profil.',
    },
    count: { question: 'Combien de livrets puis-je créer ?', answer: 'Cinq avec Basic. Avec Pro, sans limite.' },
  },
}
