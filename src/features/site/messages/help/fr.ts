import type { HelpTexts } from './help-texts.ts'

export const fr: HelpTexts = {
  title: 'Aide',
  description:
    'Réponses aux questions des hôtes sur les livrets d’accueil numériques : codes, Wi-Fi, langues, impression, domaines, essai, formules et données.',
  keywords:
    'aide, livret d’accueil numérique, code d’entrée, Wi-Fi, QR code, impression, nom de domaine, essai, résiliation',
  lead: 'Des réponses courtes aux questions des hôtes. Chacune a une adresse que vous pouvez transmettre.',
  contents: 'Sur cette page',
  search: {
    label: 'Chercher dans les réponses',
    placeholder: 'Code, impression, résilier…',
    one: '1 réponse',
    other: '# réponses',
    none: 'Aucune réponse ne contient ces mots. Essayez un autre mot, ou écrivez-nous.',
  },
  linkTo: 'Lien vers cette réponse',
  notFound: {
    title: 'Vous n’avez pas trouvé ?',
    text: 'Écrivez-nous. Nous lisons chaque message et répondons sous 24 heures.',
    action: 'Nous écrire',
  },
  groups: {
    start: 'Pour commencer',
    change: 'Modifier un livret',
    guests: 'Ce que voient les voyageurs',
    stays: 'Séjours, codes et calendriers',
    share: 'Partager et imprimer',
    plans: 'Formules et paiement',
    account: 'Votre compte et vos données',
  },
  entries: {
    'first-book': {
      question: 'Comment créer mon premier livret ?',
      answer:
        'Choisissez « Nouveau livret d’accueil ». Sept courtes étapes : hôte, logement, arrivée, Wi-Fi et règlement, équipements, bonnes adresses et départ. Le nom de l’hôte, l’e-mail et le nom du logement suffisent pour enregistrer un brouillon ; le reste peut attendre.',
    },
    import: {
      question: 'Puis-je reprendre mon ancien classeur d’accueil ?',
      answer:
        'Oui. Au début de l’éditeur, choisissez « Reprendre votre ancien livret », puis un fichier PDF, Word ou texte, ou collez le texte. Il n’est lu que sur votre appareil, et vous décidez de chaque phrase avant qu’elle n’entre dans le livret.',
    },
    photos: {
      question: 'Quelles photos puis-je utiliser ?',
      answer:
        'JPG, PNG et WebP, jusqu’à 2 Mo chacune. Une photo plus lourde, comme la plupart de celles d’un téléphone, est réduite sur votre appareil : choisissez alors « Utiliser cette photo ». Nous les gardons en plusieurs tailles pour qu’elles s’affichent vite sur un téléphone, et nous retirons les données cachées comme le lieu de la prise de vue.',
    },
    publish: {
      question: 'Quand les voyageurs voient-ils mon livret ?',
      answer:
        'Quand vous le publiez à la dernière étape. Un brouillon n’est visible que de vous ; son lien et son QR code ne montrent rien aux voyageurs. Après la publication, vous obtenez le lien, le QR code et tout ce qui s’imprime.',
    },
    'door-code': {
      question: 'Le code d’entrée a changé. Comment faire au plus vite ?',
      answer:
        'Ouvrez « Livrets » et appuyez sur « Modification rapide ». Changez le code, le Wi-Fi ou les horaires et enregistrez : les voyageurs le voient aussitôt. Cela marche même après la fin de l’essai ou de la formule, car une nouvelle serrure n’attend pas.',
    },
    'edit-book': {
      question: 'Puis-je modifier un livret publié ?',
      answer:
        'Oui, à tout moment. Appuyez sur « Modifier », changez ce que vous voulez et enregistrez. Le lien et le QR code restent les mêmes et les voyageurs voient la modification aussitôt. « Enregistrer le brouillon » mettrait le livret hors ligne : une confirmation vous est donc demandée.',
    },
    'two-devices': {
      question: 'Et si nous sommes deux à modifier en même temps ?',
      answer:
        'Personne n’écrase le travail de l’autre. La seconde personne à enregistrer apprend que le livret a changé, garde sa saisie et décide de la version à retenir. Ce qui n’est pas encore enregistré reste sur l’appareil et dans votre compte, sans que personne d’autre le voie.',
    },
    duplicate: {
      question: 'Comment faire un deuxième livret semblable ?',
      answer:
        'Ouvrez « Plus » sur le livret et choisissez « Dupliquer ». Vous obtenez un brouillon avec tous les textes, photos et traductions, sous un nouveau nom. La copie compte parmi les livrets de votre formule.',
    },
    'take-offline': {
      question: 'Comment mettre un livret hors ligne pour quelque temps ?',
      answer:
        'Ouvrez « Plus » sur le livret et choisissez « Mettre hors ligne ». Il devient un brouillon : le lien et les codes imprimés indiquent que la page n’existe pas. Rien n’est supprimé, et cela marche même sans formule en cours. Republiez-le à la dernière étape de l’éditeur.',
    },
    app: {
      question: 'Les voyageurs ont-ils besoin d’une application ou d’un compte ?',
      answer:
        'Non. Le livret est une page qui s’ouvre dans le navigateur de tout téléphone, par le lien ou le QR code. Rien à installer, aucune inscription, aucun mot de passe. Toute personne qui a le lien peut le lire.',
    },
    languages: {
      question: 'Dans quelles langues les voyageurs voient-ils le livret\u202f?',
      answer:
        'Titres et boutons s’affichent en anglais, italien, français, espagnol ou allemand, selon la langue du téléphone ; le voyageur peut en choisir une autre. Vos propres textes restent tels que vous les avez écrits, sauf si vous ajoutez des traductions.',
    },
    translate: {
      question: 'Peut-on traduire mes propres textes ?',
      answer:
        'Oui, avec Pro. Ouvrez « Langues » sur un livret et écrivez vos textes dans quatre autres langues au plus. Si l’exploitant a relié un service de traduction, celui-ci fait des suggestions que vous relisez et acceptez. Les voyageurs ne voient jamais une suggestion non acceptée.',
    },
    wifi: {
      question: 'Comment les voyageurs accèdent-ils au Wi-Fi ?',
      answer:
        'Le livret montre le nom et le mot de passe, qu’un geste suffit à copier. Sur un ordinateur ou une impression, le téléphone peut scanner un code qui le connecte. Avec Pro, vous pouvez masquer la rubrique Wi-Fi\u202f; le Wi-Fi ne figure alors sur aucune impression.',
    },
    offline: {
      question: 'Le livret fonctionne-t-il sans réseau ?',
      answer:
        'Un voyageur qui l’a ouvert une fois peut le relire plus tard sans réseau, sur le même téléphone. Il y voit ce qui s’y trouvait alors : un nouveau code arrive dès que le téléphone est en ligne. Envoyez le lien avant le voyage.',
    },
    visits: {
      question: 'Puis-je voir si les voyageurs ouvrent le livret ?',
      answer:
        'Oui. Chaque livret affiche ses visites des 30 derniers jours. Avec Pro, « Visites » montre aussi ce que les voyageurs copient, touchent et cherchent, et ce qu’ils n’ont pas trouvé. Nous ne posons aucun cookie pour cela et ne reconnaissons personne.',
    },
    'stay-links': {
      question: 'Comment donner un lien à chaque séjour\u202f?',
      answer:
        'Ouvrez « Séjours » et choisissez « Ajouter un séjour »\u00a0: les dates suffisent. Vous obtenez un lien et un QR code qui ouvrent le livret avec un mot de bienvenue pour ces dates. Envoyez ce lien par WhatsApp, SMS ou e-mail. S’il parvient à la mauvaise personne, créez-en un nouveau ou révoquez-le. Nous ne conservons ni nom ni numéro de téléphone, et aucune formule n’est nécessaire.',
    },
    'codes-in-time': {
      question: 'Comment n’afficher les codes que pendant le séjour\u202f?',
      answer:
        'Dans « Séjours », choisissez « Modifier » à côté du livret et cochez ce que seuls les voyageurs d’un séjour voient, par exemple le code d’entrée ou le mot de passe Wi-Fi. Cela s’affiche sur leur page 24\u00a0heures avant l’arrivée et disparaît deux heures après le départ, sauf si vous réglez d’autres délais. Le lien de partage ne l’affiche plus. Si des voyageurs sont devant la porte sans leur lien, ouvrez le lien de partage pour 24\u00a0heures.',
    },
    'codes-on-lock': {
      question: 'Comment le code d’un séjour arrive-t-il sur la serrure\u202f?',
      answer:
        'Avec «\u202fUn code par séjour\u202f», nous créons les codes et vous les programmez sur la serrure. Un jour avant l’arrivée, ou plus tôt si la page des voyageurs affiche déjà le code (trois jours avant au plus), «\u202fSéjours\u202f» vous demande de le programmer sur la serrure et de toucher «\u202fC’est programmé\u202f». Si personne ne l’a fait trois heures avant l’arrivée, nous vous écrivons, et de nouveau si le code est remplacé. Votre serrure reçoit les codes automatiquement\u202f? Désactivez alors ce rappel avec « Modifier » à côté du livret.',
    },
    'code-fails': {
      question: 'Que se passe-t-il si un code ne fonctionne pas\u202f?',
      answer:
        'Dans « Séjours », choisissez « Modifier » à côté du livret et saisissez jusqu’à cinq codes de secours déjà programmés sur la serrure. Quand les voyageurs appuient sur «\u202fLe code ne fonctionne pas\u202f», leur page en affiche un, deux fois par séjour au plus, et nous vous écrivons. Si le changement du code n’est pas confirmé à leur arrivée, ils voient votre numéro de téléphone et un code de secours. Quand les voyageurs qui ont vu un code de secours sont partis, « Séjours » vous demande de le remplacer, et les voyageurs suivants en voient d’abord un autre.',
    },
    'paste-calendar': {
      question: 'Les séjours peuvent-ils venir de mes calendriers\u202f?',
      answer:
        'Oui. Dans « Séjours », choisissez « Ajouter un calendrier » et collez l’adresse d’exportation qu’affiche Airbnb, Booking.com ou Vrbo. Un livret peut avoir jusqu’à six calendriers. Nous les lisons toutes les 15\u00a0minutes, laissons de côté les nuits bloquées et vous posons la question en cas de doute. Nous vous écrivons si une question est ouverte deux jours avant l’arrivée, ou si une réservation commence bientôt et que son lien est à envoyer. Si un calendrier est illisible, rien ne change. Nous gardons les dates, jamais les noms.',
    },
    'cleaner-link': {
      question: 'L’équipe de ménage peut-elle confirmer le nouveau code ?',
      answer:
        'Oui. Dans « Séjours », choisissez « Modifier » à côté du livret, puis «\u202fUn seul code, changé entre les séjours\u202f», et créez un lien pour le ménage. Il mène à une page qui ne sert qu’à saisir le nouveau code et à le confirmer\u00a0: les prochains voyageurs ne le voient qu’ensuite. Si personne ne l’a confirmé trois heures avant leur arrivée, nous vous écrivons. Vous pouvez révoquer ce lien à tout moment.',
    },
    'guest-taps': {
      question: 'Comment savoir si les voyageurs sont arrivés ou partis\u202f?',
      answer:
        'Leur page a un bouton «\u202fNous sommes arrivés\u202f» et, à partir du soir avant le départ, «\u202fNous sommes partis\u202f». Un geste, et vous recevez un e-mail en quelques secondes\u202f; « Séjours » l’indique aussi. Dans les paramètres du compte, vous pouvez activer les notifications sur chacun de vos appareils. Les voyageurs peuvent annuler pendant dix secondes. Sans réseau, leur téléphone garde le message et l’envoie dès qu’il est en ligne.',
    },
    'stay-messages': {
      question: 'Que dois-je écrire aux voyageurs, et quand\u202f?',
      answer:
        'Chaque séjour a cinq messages\u00a0: à la réservation, trois jours avant, le matin de l’arrivée, après l’arrivée et le soir avant le départ. Ils sont déjà complétés, dans la langue du séjour. Copiez-en un, ou ouvrez-le d’un geste dans WhatsApp, par SMS ou par e-mail. Ils contiennent le lien et jamais de code. Les textes fournis existent dans les deux formules\u202f; avec Pro, vous écrivez les vôtres dans « Séjours », «\u202fVos modèles\u202f».',
    },
    'daily-email': {
      question: 'Puis-je recevoir un e-mail avec le programme du jour\u202f?',
      answer:
        'Oui. Dans « Séjours », ouvrez un séjour, choisissez «\u202fVos modèles\u202f» et réglez une heure sous «\u202fVotre journée par e-mail\u202f». Chaque jour, vous lisez qui part, qui arrive, quel code ou quelle confirmation manque et quels messages envoyer. Les jours sans rien à signaler, aucun e-mail n’arrive. L’e-mail quotidien est désactivé tant que vous n’avez pas choisi d’heure, et un lien dans chaque e-mail ramène à ce réglage.',
    },
    'send-link': {
      question: 'Comment envoyer le livret aux voyageurs ?',
      answer:
        'Appuyez sur « Partager » et copiez le lien dans votre message de réservation, ou envoyez-le de là. Il est le même pour tous les voyageurs du logement : une réponse enregistrée sur votre plateforme suffit.',
    },
    'qr-code': {
      question: 'Le QR code change-t-il quand je modifie le livret ?',
      answer:
        'Non. Il mène au livret et non à l’une de ses versions ; les codes imprimés restent donc valables, quoi que vous changiez. Ils ne cessent de fonctionner que si le livret repasse en brouillon, et définitivement s’il est supprimé.',
    },
    printing: {
      question: 'Que puis-je imprimer ?',
      answer:
        'Sous « Partager », vous trouvez une affiche pour le frigo, une affichette de table et un autocollant pour porte-clés, en PDF avec le QR code. Le Wi-Fi n’est imprimé que si vous le cochez. Le QR code seul existe en PNG, ou en SVG pour l’imprimeur.',
    },
    domain: {
      question: 'Puis-je utiliser mon propre nom de domaine ?',
      answer:
        'Oui, avec Pro. Ouvrez « Domaines », indiquez un domaine ou sous-domaine qui vous appartient et ajoutez chez votre fournisseur les enregistrements affichés. Nous les vérifions et vous écrivons quand tout fonctionne. Les liens et codes déjà envoyés restent valables.',
    },
    trial: {
      question: 'Combien coûte l’essai ?',
      answer:
        'Rien. Il dure 14 jours avec chaque formule et ne demande pas de carte bancaire. Nous vous prévenons avant la fin. Sans abonnement, rien n’est débité ; si vous avez enregistré une carte, la formule se poursuit automatiquement après le dernier jour.',
    },
    'basic-or-pro': {
      question: 'Quelle est la différence entre Basic et Pro ?',
      answer:
        'Basic comprend cinq livrets avec lien, QR code, impressions et titres en cinq langues. Pro n’a pas de limite de livrets et ajoute la traduction de vos textes, vos propres rubriques, plus de choix d’apparence, des visites détaillées, vos propres messages aux voyageurs et votre nom de domaine.',
    },
    'after-plan': {
      question: 'Que se passe-t-il à la fin de l’essai ou de la formule ?',
      answer:
        'Vos livrets restent et les voyageurs lisent toujours ceux qui sont publiés. Vous pouvez changer codes, Wi-Fi et horaires, gérer les séjours et leurs liens, partager vos livrets, les mettre hors ligne et les supprimer. Pour créer des livrets et modifier le reste, il faut un abonnement.',
    },
    cancel: {
      question: 'Comment résilier ?',
      answer:
        'Ouvrez « Livrets » et choisissez « Résilier l’abonnement » sous « Votre formule ». Vous gardez tout jusqu’à la fin de la période payée et plus rien n’est débité. Jusqu’à ce jour, vous pouvez changer d’avis avec « Reprendre l’abonnement ».',
    },
    password: {
      question: 'J’ai oublié mon mot de passe. Que faire ?',
      answer:
        'Sur la page de connexion, choisissez « Mot de passe oublié ? ». Si un compte existe pour votre adresse, nous vous envoyons un lien ; il ne sert qu’une fois et reste valable une heure. Regardez aussi dans les indésirables. Il ne reste ensuite qu’à choisir un nouveau mot de passe.',
    },
    'app-language': {
      question: 'Comment changer la langue de ces pages ?',
      answer:
        'Choisissez une langue au bas de la plupart des pages, ou sous « Langue » dans les paramètres du compte. Nos messages vous parviennent dans cette langue. Celle que voient vos voyageurs n’en dépend pas.',
    },
    export: {
      question: 'Puis-je emporter mes données ?',
      answer:
        'Oui. Les paramètres du compte permettent de tout télécharger en un fichier ZIP : compte et livrets sous forme de données, toutes les photos, et chaque livret en une page qui s’ouvre sans internet. Avec ou sans formule.',
    },
    'delete-book': {
      question: 'Que se passe-t-il si je supprime un livret ?',
      answer:
        'Il disparaît aussitôt, avec les photos que lui seul utilisait, et ne peut être récupéré. Son lien et ses codes imprimés indiquent ensuite qu’il n’existe pas. Pour une simple pause, mettez-le plutôt hors ligne.',
    },
    'delete-account': {
      question: 'Comment supprimer mon compte ?',
      answer:
        'Au bas des paramètres du compte. Livrets, photos et données sont supprimés aussitôt et définitivement, les liens et codes imprimés cessent de fonctionner et un abonnement en cours prend fin. Téléchargez d’abord vos données si vous voulez les garder.',
    },
  },
}
