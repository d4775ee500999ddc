import type { ArticleText } from '../article.ts'

export const localRecommendations: ArticleText = {
  slug: 'bonnes-adresses-voyageurs-guide-complet',
  changed: '2026-11-28',
  seoTitle: 'Bonnes adresses pour vos voyageurs\u00a0: le guide complet',
  seoDescription:
    'Combien d’adresses conseiller, comment les décrire en une phrase, comment les tenir à jour, et que prévoir pour la pluie, les enfants et le dimanche.',
  keywords:
    'bonnes adresses livret d’accueil, conseiller un restaurant aux voyageurs, recommandations Airbnb, que faire dans les environs',
  body: [
    {
      text: 'Vos voyageurs ont dans la poche un téléphone qui connaît tous les restaurants à cinquante kilomètres à la ronde, avec photos, cartes et quatre mille opinions. Ils vous demanderont quand même où manger. Ce n’est pas d’information qu’ils manquent\u00a0: ils en ont trop. Ils veulent quelqu’un qui y est allé et qui dise\u00a0: allez là, asseyez-vous dehors, prenez les sardines.',
    },
    {
      text: 'C’est tout le travail. Le reste de ce guide explique comment le faire en peu de mots, comment rester dans le vrai, et comment ne pas oublier le jour de pluie.',
    },
    { heading: 'Trois, c’est un conseil\u202f; douze, c’est une liste' },
    {
      text: 'Dans une étude devenue célèbre, Sheena Iyengar et Mark Lepper ont fait goûter des confitures à des clients de magasin. La table de vingt-quatre pots attirait plus de monde que celle de six, mais ceux qui n’en avaient vu que six étaient environ dix fois plus nombreux, en proportion, à en acheter un (30\u00a0% contre 3\u00a0%). Ce n’est pas une loi\u00a0: prises ensemble, cinquante expériences sur le choix n’ont montré aucun effet en moyenne. Une synthèse plus récente explique pourquoi\u00a0: trop de choix nuit quand on ne sait pas ce que l’on cherche, que l’on a peu de temps et que comparer est difficile. Autrement dit, en vacances, le ventre vide, le premier soir dans votre village.',
    },
    {
      text: 'Choisissez donc trois tables, et qu’elles soient différentes. Un bon trio\u00a0: la facile, la bonne et la pas chère.',
    },
    {
      list: [
        '**La facile**\u00a0: proche, ouverte presque tous les jours, bien avec des enfants, sans réservation. Pour le premier soir.',
        '**La bonne**\u00a0: celle où vous emmèneriez votre sœur pour son anniversaire. Avec le numéro à appeler.',
        '**La pas chère**\u00a0: le camion à pizzas, l’étal du marché, la boulangerie qui sort du four quelque chose de chaud à onze heures.',
      ],
    },
    {
      text: 'Si vous connaissez dix adresses, gardez les sept autres en tête pour qui vous les demandera. «\u202fVous connaissez un endroit sans poisson\u202f?\u202f» mérite une réponse personnelle, et vous donne une raison d’en écrire une.',
    },
    { heading: 'Une phrase, quatre ingrédients' },
    {
      text: 'La plupart des conseils échouent parce qu’ils sont faits d’adjectifs. Sympathique, typique, authentique, convivial\u00a0: on peut le dire de n’importe quel endroit au monde. Une phrase utile dit ce que c’est, pourquoi l’on y va, un détail que seuls les habitués connaissent, et comment s’y rendre.',
    },
    {
      example: 'Avant',
      text: 'Restaurant Chez Nine. Très bon restaurant typique, ambiance conviviale, cuisine authentique du terroir. À ne manquer sous aucun prétexte\u202f!',
    },
    {
      example: 'Après',
      text: 'Chez Nine, 350\u00a0m, poisson. Prenez la pêche du jour\u00a0: elle est à l’ardoise, pas à la carte. Les deux tables contre le mur ont le soleil du soir\u202f; appelez avant 18\u00a0h pour en retenir une.',
    },
    {
      text: 'La seconde version est à peine plus longue, et l’on peut s’en servir sans rien demander à personne. Remarquez qu’elle ne contient aucun compliment. Le détail des tables en tient lieu.',
    },
    { heading: 'La distance, sans tricher' },
    {
      text: 'Donnez la distance en mètres pour tout ce qui se fait à pied, en minutes de voiture pour le reste. Mesurez-la une fois, par le chemin que l’on prend, pas à vol d’oiseau. S’il y a des marches, dites combien\u00a0: «\u202f250\u00a0m, mais 180 marches au retour\u202f» rend service aux genoux et aux poussettes. Si la route est sombre, signalez la lampe de poche dans le tiroir.',
    },
    {
      text: 'Ajoutez ensuite ce que personne d’autre ne sait du chemin\u00a0: le raccourci derrière la chapelle, le côté de la route qui a un trottoir, le parking gratuit après 18\u00a0h. Une carte montre où se trouve un lieu. Seul un voisin sait ce que vaut le chemin avec une poussette, en sandales ou après deux verres de vin.',
    },
    { heading: 'Au-delà des restaurants' },
    {
      text: 'Où manger, tout le monde le demande\u202f; voici ce dont on a besoin et que l’on demande rarement.',
    },
    {
      list: [
        '**Le petit-déjeuner de demain.** L’endroit le plus proche pour le pain et le lait, et s’il ouvre le dimanche.',
        '**Une promenade au départ de la porte.** Pas la célèbre. Celle de quarante minutes, sans voiture.',
        '**Un coin pour se baigner ou s’asseoir**, avec l’heure où l’on y est bien.',
        '**L’utile**\u00a0: pharmacie, distributeur, médecin, station-service, laverie. Ennuyeux jusqu’au moment où c’est urgent.',
        '**Se déplacer**\u00a0: l’arrêt de car sous le nom qu’emploie le chauffeur, où acheter les billets, et l’heure du dernier retour.',
        '**Une sortie le soir**, s’il y en a une, et la vérité s’il n’y en a pas. «\u202fLe village dort à dix heures\u202f; le bar avec musique le plus proche est à 12\u00a0min en voiture\u202f» évite une soirée perdue.',
      ],
    },
    { heading: 'Les trois mauvais jours' },
    {
      text: 'Partout, il y a trois jours auxquels les visiteurs ne sont pas préparés. On se souvient du livret qui y avait pensé.',
    },
    {
      steps: [
        '**Le jour de pluie.** Deux choses à faire à l’abri, dont une pour les enfants. Un atelier, une piscine, le cinéma qui passe des films en version originale le mardi.',
        '**Le jour où tout est fermé.** Le dimanche après-midi, le lundi, le 15 août. Dites quel commerce ouvre malgré tout, et jusqu’à quelle heure.',
        '**Le dernier jour.** Le départ est à 10\u00a0h et l’avion à 19\u00a0h. Où laisser les valises, où se doucher à la plage, quelle adresse est sur la route de l’aéroport\u202f?',
      ],
    },
    { heading: 'Écrivez comme un voisin, pas comme une brochure' },
    {
      text: 'Vous avez le droit d’avoir un avis. Vous pouvez dire que la table chère de la place ne vaut pas son prix, pourvu que ce soit votre goût et sans offense\u00a0: «\u202fAux restaurants de la place, nous préférons Nine.\u202f» Vous pouvez avouer qu’un endroit vous est inconnu\u00a0: «\u202fNos voyageurs disent que la sortie en kayak mérite que l’on se lève tôt.\u202f» Ce sont ces phrases qui rendent les autres crédibles.',
    },
    {
      text: 'Ce qui ne se fait pas, c’est d’accepter de l’argent pour un conseil et de le taire. Si un café offre une boisson à vos voyageurs, dites que c’est un accord entre vous. Le droit de l’Union européenne interdit aux professionnels de cacher une publicité, et partout les voyageurs finissent par l’apprendre.',
    },
    { quote: 'L’information est partout. Ce que l’on vous demande, c’est un jugement.' },
    { heading: 'Rester dans le vrai' },
    {
      text: 'Un conseil se périme. Le chef s’en va, l’horaire du car change, la boulangerie ferme en novembre. Un mauvais conseil est pire que rien\u00a0: il coûte une soirée, et la confiance dans tous les autres. Gardez une liste assez courte pour la tenir à jour, et faites-le à dates fixes\u00a0:',
    },
    {
      list: [
        'Deux fois par an, avant et après la saison, faites le tour de la liste à pied ou au téléphone. Pour neuf adresses, il faut une heure.',
        'Laissez de côté ce qui change chaque semaine. Un nom et une distance durent\u202f; des horaires et des prix, non.',
        'Quand un voyageur vous signale une fermeture, supprimez l’adresse le jour même. Dans un livret numérique, c’est plus vite fait que de le remercier.',
        'Posez une question au départ\u00a0: «\u202fOù avez-vous le mieux mangé\u202f?\u202f» Après une saison, vos voyageurs auront trouvé l’adresse que vous ne connaissiez pas.',
      ],
    },
    { heading: 'Dans l’ordre de la journée' },
    {
      text: 'On ne lit pas une liste d’adresses de haut en bas\u202f; on y cherche quoi faire dans l’heure qui vient. Commencez donc par ce qui presse\u00a0: où dîner ce soir, où trouver du pain demain, puis la promenade, la plage, la sortie, et pour finir les adresses utiles dont chacun espère se passer. Dans chaque groupe, la plus proche d’abord. Si deux adresses se ressemblent, retirez-en une. Et dites une fois aux patrons, puisque vous y passez, que vous les recommandez\u00a0: ils vous préviendront de leurs congés, garderont peut-être la table contre le mur, et vos voyageurs seront reçus comme des amis.',
    },
    { heading: 'Dites pour qui' },
    {
      text: 'Le même endroit ravit les uns et gâche la soirée des autres. Quelques mots suffisent\u00a0: «\u202favec des enfants, avant 19\u00a0h\u202f», «\u202fpour deux, pas pour six\u202f», «\u202fbruyant, et c’est fait exprès\u202f», «\u202fun escalier, pas d’ascenseur\u202f». Vous n’excluez personne\u202f; vous laissez choisir. La plainte polie, celle qui commence par «\u202fc’était bien, mais\u202f», porte presque toujours sur un bon endroit pour quelqu’un d’autre.',
    },
    { heading: 'Un modèle pour un après-midi' },
    {
      text: 'Prenez une feuille et prévoyez trois tables, deux endroits où boire un verre, deux commerces, deux activités pour le beau temps, deux pour le mauvais, et quatre adresses utiles. Quinze lignes. Pour chacune, un nom, une distance et une phrase avec les quatre ingrédients. Si le détail d’habitué ne vient pas, allez-y avant de conseiller l’endroit. C’est la partie agréable du travail.',
    },
    {
      text: 'Lisez ensuite la feuille à voix haute à quelqu’un qui n’habite pas là. Partout où l’on vous demande «\u202fLequel\u202f?\u202f», «\u202fC’est loin\u202f?\u202f» ou «\u202fIl faut réserver\u202f?\u202f», la phrase n’est pas finie.',
    },
    { heading: 'À faire aujourd’hui' },
    {
      text: 'Prenez le texte le plus long de votre liste et réduisez-le à une phrase\u00a0: ce que c’est, pourquoi l’on y va, ce que seuls les habitués savent, à quelle distance. Puis le deuxième. Au troisième, vous n’aurez plus besoin de ce guide.',
    },
  ],
  sources: [
    'Iyengar et Lepper, «\u202fWhen Choice Is Demotivating\u202f», Journal of Personality and Social Psychology 79 (2000), p.\u00a0995–1006.',
    'Scheibehenne, Greifeneder et Todd, «\u202fCan There Ever Be Too Many Options\u202f? A Meta-Analytic Review of Choice Overload\u202f», Journal of Consumer Research 37 (2010), p.\u00a0409–425.',
    'Chernev, Böckenholt et Goodman, «\u202fChoice Overload\u00a0: A Conceptual Review and Meta-Analysis\u202f», Journal of Consumer Psychology 25 (2015), p.\u00a0333–358.',
    'Publicité cachée\u00a0: directive 2005/29/CE relative aux pratiques commerciales déloyales, article 7, paragraphe 2.',
  ],
}
