import type { ReadyTexts } from './ready-kinds.ts'

export const fr: ReadyTexts = {
  welcomeMessage: {
    welcomeHome: 'Bienvenue, faites comme chez vous. S’il manque quelque chose, dites-le-nous.',
    welcomeSea:
      'Bienvenue au bord de la mer. L’essentiel pour le premier soir est dans ce livret ; le reste peut attendre.',
    welcomeLake:
      'Bienvenue au bord du lac. Ce qu’il vous faut pour le premier soir est dans ce livret ; l’eau sera encore là demain.',
    welcomeCity:
      'Bienvenue en ville. Vous trouverez ici le mode d’emploi du logement ; dehors, tout reste à découvrir.',
    welcomeMountains:
      'Bienvenue à la montagne. Réchauffez-vous, posez-vous, et lisez la suite quand vous en aurez envie.',
    welcomeBreakfast: 'Bienvenue. Dormez tant que vous voulez : le petit-déjeuner est servi de ___ à ___.',
    welcomeCountry:
      'Bienvenue à la campagne. Ici, les journées suivent la saison : demandez-nous ce qui est mûr en ce moment.',
    welcomePersonal: 'Une chose que nous aimerions vous confier sur ce lieu : ___.',
  },
  hostContactInfo: {
    answerHours:
      'Nous répondons aux messages de ___ à ___.\nLa nuit, merci d’appeler seulement si cela ne peut pas attendre.',
    askTips: 'Demandez-nous où nous allons manger, marcher et faire nos courses. Nous en parlons volontiers.',
    reportDamage: 'Si quelque chose casse ou ne marche pas, dites-le-nous aussitôt. Cela arrive, et cela se répare.',
    helperNearby: 'Si vous n’arrivez pas à nous joindre, appelez ___.',
    emergencyFirst: 'En cas d’urgence, appelez d’abord le 112, puis nous.',
    askBeforeBooking: 'Enfants, allergies, vol tardif : prévenez-nous, nous nous organisons.',
    cin: 'Le code d’identification national (CIN) de ce logement est ___.',
    registrationNumber: 'Le numéro d’enregistrement de ce logement est ___.',
  },
  checkinInstructions: {
    tellArrival: 'Envoyez-nous un message dès que vous connaissez votre heure d’arrivée, et un autre en cas de retard.',
    selfCheckIn: 'L’arrivée est autonome : entrez quand vous voulez, à partir de l’heure indiquée.',
    weMeetYou: 'Nous vous accueillons sur place et vous faisons visiter les lieux.',
    lateArrival: 'Vous arrivez après ___ ? Prévenez-nous, et nous vous expliquons comment entrer.',
    documents:
      'Merci d’avoir à portée de main la pièce d’identité de chacun : nous sommes tenus d’enregistrer nos voyageurs.',
    earlyLuggage: 'Si vous arrivez en avance, demandez-nous où poser vos bagages.',
    floor: 'Étage de l’appartement : ___ ; nom sur la sonnette : ___.',
    landmark: 'On rate facilement le dernier embranchement. Repérez ___.',
    fromStation: 'Depuis la gare, il faut ___ minutes à pied.',
    navigation: 'Le GPS vous mène jusqu’à la rue ; l’entrée se trouve ___.',
    guestRegister:
      'La loi nous oblige à transmettre l’identité des voyageurs à la police. Merci de nous envoyer les données de chaque pièce d’identité avant votre arrivée.',
    touristTax: 'La taxe de séjour est de ___ par personne et par nuit.',
    touristTaxCash:
      'La taxe de séjour n’est pas comprise dans le prix. Merci de la prévoir en espèces ; un reçu vous sera remis.',
    guestCard:
      'Vos cartes d’hôte se trouvent ici : ___. Emportez-les en sortant : elles donnent droit à de nombreuses réductions.',
  },
  doorAccessInfo: {
    keyBox: 'La clé est dans la boîte à clés : composez le code, ouvrez le couvercle, puis refermez-le.',
    keyBoxPlace: 'La boîte à clés se trouve ici : ___.',
    keypad: 'Composez le code sur le clavier, attendez le déclic, puis poussez.',
    bell: 'Sonnez chez ___.',
    lockWhenOut: 'Fermez à clé en sortant. Claquer la porte ne suffit pas.',
    lostKey: 'Clé perdue ? Appelez-nous d’abord. Nous avons un double.',
  },
  parkingInfo: {
    ownSpace: 'Votre place de parking porte le numéro ___.',
    courtyard: 'On se gare dans la cour. Merci de laisser le portail libre.',
    freeStreet: 'Le stationnement dans la rue est gratuit.',
    carPark: 'Le parking le plus proche est ___ ; la journée coûte ___.',
    readSigns: 'Attention aux panneaux : certaines places sont réservées aux riverains ou payantes.',
    unload: 'Vous pouvez vous arrêter devant la porte pour décharger. Merci de déplacer ensuite la voiture.',
    snow: 'En hiver, il faut des pneus neige ou des chaînes pour le dernier tronçon.',
    noCarNeeded: 'Ici, la voiture est inutile. Arrêt et ligne : ___.',
    restrictedZone:
      'Attention à la zone à trafic limité (ZTL) : ne dépassez pas ___ en voiture. Des caméras lisent les plaques.',
    zonePermit:
      'Si vous devez entrer en voiture dans la zone à trafic limité, envoyez-nous d’abord votre plaque : nous demandons l’autorisation.',
  },
  houseRules: {
    noSmoking: 'Merci de ne pas fumer à l’intérieur',
    noParties: 'Pas de fête',
    quietNight: 'Calme de 22 h à 8 h',
    petsWelcome: 'Les animaux sont les bienvenus, mais pas sur les lits ni les canapés',
    petsAllowed: 'Les animaux sont les bienvenus',
    noPets: 'Pas d’animaux',
    shoesOff: 'Merci d’enlever vos chaussures en entrant',
    airConOff: 'Éteignez la climatisation en sortant',
    heatingDown: 'Baissez le chauffage en sortant',
    windowsClosed: 'Fermez fenêtres et volets en sortant ou quand le vent se lève',
    registeredGuests: 'Seules les personnes prévues dans la réservation passent la nuit ici',
    saveWater: 'Merci d’économiser l’eau',
    rinseSand: 'Rincez le sable avant d’entrer',
    noCandles: 'Pas de bougies ni de flammes nues',
    poolChildren: 'Les enfants ne se baignent qu’en présence d’un adulte',
    sortWaste: 'Merci de trier les déchets',
    quietStairs: 'Merci de ne pas faire de bruit dans l’escalier : d’autres personnes habitent ici',
    skiBoots: 'Les chaussures de ski restent à l’entrée',
    toiletPaper: 'Seul le papier toilette va dans les toilettes',
    closeGate: 'Refermez le portail derrière vous',
    askAnimals: 'Merci de ne pas nourrir les animaux sans nous demander',
    furniture: 'Merci de laisser les meubles à leur place',
    stairsWeek:
      'Si la pancarte « Kehrwoche » est accrochée à votre porte, merci de balayer l’escalier avant samedi soir',
  },
  equipment: {
    heating: {
      name: 'Chauffage',
      description: 'Réglez le thermostat sur 20 °C et patientez une demi-heure.\nLe thermostat est ici : ___.',
    },
    airConditioning: {
      name: 'Climatisation',
      description:
        'Gardez les fenêtres fermées et réglez la température entre 24 et 26 °C : c’est là que la climatisation est la plus efficace.',
    },
    hotWater: {
      name: 'Eau chaude',
      description: 'Elle vient d’un ballon. Après plusieurs douches, laissez-lui une demi-heure pour se réchauffer.',
    },
    washingMachine: {
      name: 'Lave-linge',
      description:
        'Ouvrez le robinet, mettez la lessive dans le bac et choisissez le programme.\nLa lessive est ici : ___.',
    },
    dryer: { name: 'Sèche-linge', description: 'Nettoyez le filtre de la porte après chaque cycle.' },
    dishwasher: { name: 'Lave-vaisselle', description: 'Une pastille par lavage.\nLes pastilles sont ici : ___.' },
    oven: {
      name: 'Four',
      description:
        'Un bouton pour la fonction, l’autre pour la température. La grille et la lèchefrite sont à l’intérieur.',
    },
    inductionHob: {
      name: 'Plaque à induction',
      description:
        'Utilisez les casseroles du placard. Si rien ne se passe, appuyez trois secondes sur le symbole de la clé.',
    },
    gasHob: {
      name: 'Plaque à gaz',
      description:
        'Enfoncez le bouton et tournez-le vers la flamme. Une fois le feu allumé, maintenez-le enfoncé quelques secondes.',
    },
    coffeeMachine: {
      name: 'Machine à café',
      description:
        'Remplissez le réservoir, insérez une capsule et appuyez sur le bouton.\nLes capsules sont ici : ___.',
    },
    mokaPot: {
      name: 'Cafetière italienne',
      description: 'De l’eau jusqu’à la soupape, du café sans tasser, feu doux. Se rince seulement à l’eau.',
    },
    fridge: {
      name: 'Réfrigérateur',
      description: 'Ce que d’autres voyageurs ont laissé dans la porte est à votre disposition.',
    },
    television: {
      name: 'Télévision',
      description: 'Vous pouvez utiliser vos abonnements de streaming. Déconnectez-vous avant de partir.',
    },
    router: {
      name: 'Box internet',
      description: 'Si le Wi-Fi ne répond plus, débranchez la box dix secondes.\nElle est ici : ___.',
    },
    woodStove: {
      name: 'Poêle à bois',
      description:
        'Ouvrez l’arrivée d’air, allumez du petit bois et refermez à moitié quand le feu a bien pris. Nous nous chargeons des cendres.',
    },
    shutters: { name: 'Volets', description: 'Attachez-les une fois ouverts : sinon, le vent les fait claquer.' },
    pool: {
      name: 'Piscine',
      description: 'Ouverte de ___ à ___.\nDouche avant la baignade, et pas de verre au bord du bassin.',
    },
    barbecue: {
      name: 'Barbecue',
      description:
        'Dehors seulement, jamais sans surveillance, et pas par grand vent. Merci de brosser la grille ensuite.',
    },
    bicycles: { name: 'Vélos', description: 'Ils sont à votre disposition.\nLa clé de l’antivol est ici : ___.' },
    beachThings: { name: 'Affaires de plage', description: 'Le parasol et les serviettes de plage sont ici : ___.' },
    skiRoom: { name: 'Local à skis', description: 'Skis et chaussures y sèchent le mieux.\nLe local est ici : ___.' },
    breakfast: {
      name: 'Petit-déjeuner',
      description:
        'Dites-nous la veille au soir ce que vous ne mangez pas, ou si vous souhaitez le petit-déjeuner plus tôt.',
    },
    cot: {
      name: 'Lit bébé et chaise haute',
      description: 'Nous les préparons sur demande : prévenez-nous avant votre arrivée.',
    },
    iron: { name: 'Fer à repasser', description: 'Le fer et la planche à repasser sont ici : ___.' },
    firstAid: { name: 'Trousse de secours et extincteur', description: 'Ils se trouvent ici : ___.' },
    fuseBox: {
      name: 'Tableau électrique',
      description:
        'En cas de coupure de courant, éteignez le four et relevez le disjoncteur abaissé.\nLe tableau est ici : ___.',
    },
    waste: {
      name: 'Déchets',
      description: 'Papier, verre, plastique et biodéchets sont collectés séparément.\nLes poubelles sont ici : ___.',
    },
    collection: {
      name: 'Collecte des déchets',
      description:
        'Biodéchets : ___\nPapier : ___\nPlastique et métal : ___\nOrdures ménagères : ___\nMerci de sortir les bacs la veille au soir.',
    },
    lift: {
      name: 'Ascenseur',
      description: 'S’il s’arrête, appuyez sur le symbole de la cloche et attendez. On vous répond à toute heure.',
    },
  },
  checkoutInstructions: {
    keysTable: 'Laissez les clés sur la table et tirez la porte derrière vous.',
    keysBox: 'Remettez les clés dans la boîte et brouillez le code.',
    closeWindows: 'Fermez les fenêtres et éteignez les lumières.',
    closeAll: 'Fermez fenêtres et volets, éteignez lumières, chauffage et climatisation.',
    dishes: 'Merci de mettre la vaisselle dans le lave-vaisselle et de le lancer.',
    rubbishOut: 'Merci de sortir les poubelles en partant.',
    towels: 'Laissez les serviettes utilisées dans la salle de bain. Inutile de défaire les lits.',
    emptyFridge: 'Emportez ce que vous avez ouvert ; ce qui est encore fermé peut rester.',
    tellLeaving: 'Envoyez-nous un petit message en partant.',
    luggageLater: 'Si vous repartez plus tard, demandez-nous où laisser vos bagages.',
    forgotten: 'Regardez derrière les portes et sous les lits : c’est là qu’on oublie ses affaires.',
    finalCleaning: 'Nous nous chargeons du ménage de fin de séjour. Merci de laisser le logement rangé et balayé.',
    deposit: 'En l’absence de dégâts, le dépôt de garantie de ___ vous est rendu sous ___ jours.',
  },
}
