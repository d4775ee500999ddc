import type { ArticleText } from '../article.ts'

export const houseRules: ArticleText = {
  slug: 'reglement-interieur-location-saisonniere-respecte',
  changed: '2026-11-28',
  seoTitle: 'Un règlement intérieur de location que l’on respecte',
  seoDescription:
    'Moins de règles, chacune avec sa raison et à sa place\u00a0: écrire un règlement intérieur que les voyageurs suivent sans se sentir surveillés.',
  keywords:
    'règlement intérieur location saisonnière, règlement intérieur Airbnb, exemple de règlement intérieur, gîte, calme la nuit',
  body: [
    {
      text: 'Imaginez un appartement avec trente et une règles sur le réfrigérateur, dont onze en majuscules. Vous y passez trois nuits et vous en enfreignez au moins quatre\u00a0: après la neuvième, vous avez cessé de lire. La propriétaire dira que ses voyageurs ne respectent rien. Mais personne ne peut respecter trente et une règles en cherchant le lait.',
    },
    {
      text: 'Un règlement fonctionne quand il est court, quand il a du sens, et quand on le rencontre au bon moment. Dans cet ordre.',
    },
    { heading: 'Partez des dégâts, pas des craintes' },
    {
      text: 'Notez ce qui est réellement arrivé chez vous ces trois dernières années. Pas ce qui pourrait arriver, ni ce que vous avez lu sur un forum. La liste est presque toujours courte\u00a0: du bruit après 22\u00a0h, une fenêtre ouverte sous la pluie, du sable dans la douche, les poubelles sorties le mauvais jour, une fête. Voilà vos règles. Le reste est de l’inquiétude, et l’inquiétude a sa place dans un contrat d’assurance.',
    },
    {
      text: 'Cinq règles, c’est un bon nombre. Elles tiennent sur un écran sans le faire défiler, et dans une tête.',
    },
    { heading: 'Donnez la raison dans la même phrase' },
    {
      text: 'Dans les années 1970, la psychologue Ellen Langer et ses collègues ont abordé des gens devant une photocopieuse pour demander à passer avant eux. La demande seule réussissait dans 60\u00a0% des cas. Avec une vraie raison, être pressé, on montait à 94\u00a0%. Pour un petit service, même une mauvaise raison aidait\u202f; pour un plus grand, il en fallait une bonne. Une règle demande un service petit ou moyen\u00a0: une raison vraie, dite en peu de mots, est l’amélioration la moins chère qui soit.',
    },
    {
      example: 'Sans raison',
      text: 'PAS DE BRUIT en terrasse après 22\u00a0h\u00a030\u202f!',
    },
    {
      example: 'Avec une raison',
      text: 'Calme en terrasse après 22\u00a0h\u00a030\u00a0: sur l’eau, les voix portent loin, et notre voisin boulanger se lève à trois heures.',
    },
    {
      text: 'Dans la seconde phrase, il y a quelqu’un. Il est facile de manquer d’égards envers une règle, moins envers un boulanger.',
    },
    { heading: 'Dites quoi faire, pas seulement quoi éviter' },
    {
      text: 'Une interdiction laisse au voyageur un problème, et à vous les suites de la solution qu’il trouve. Montrez l’issue dans la même ligne.',
    },
    {
      list: [
        '«\u202fMerci de ne pas fumer à l’intérieur. Sur la terrasse, il y a un cendrier et un auvent.\u202f»',
        '«\u202fMerci d’enlever vos chaussures à l’étage\u00a0: le parquet a deux cents ans. Les chaussons sont dans le panier.\u202f»',
        '«\u202fSix personnes au plus pour la nuit. Vos amis sont les bienvenus à dîner.\u202f»',
        '«\u202fLes chiens sont les bienvenus, mais pas sur les lits. La couverture de l’entrée est pour eux.\u202f»',
      ],
    },
    { heading: 'Placez chaque règle là où elle sert' },
    {
      text: 'La règle du sable va dans la phrase qui explique la douche extérieure, celle des volets à côté des volets. Dans la rubrique Règlement intérieur, ne gardez que ce qui concerne tout le séjour. Qui lit la consigne du robinet de gaz devant le robinet n’a besoin ni de mémoire ni de discipline.',
    },
    {
      text: 'Certaines règles vont dans l’annonce, avant la réservation\u00a0: celles qui feraient choisir un autre logement. Si vous n’acceptez ni enfants ni visiteurs, celui qui l’apprend devant la porte a raison de se fâcher.',
    },
    { heading: 'Citez l’exemple des autres' },
    {
      text: 'Noah Goldstein, Robert Cialdini et Vladas Griskevicius ont essayé, dans des salles de bain d’hôtel, plusieurs cartons invitant à réutiliser les serviettes. Celui qui disait que la plupart des clients le font a mieux marché que celui qui parlait d’environnement. Un essai plus récent dans deux hôtels allemands n’a pas retrouvé cet écart\u00a0: c’est une piste, pas une loi. Chez vous, «\u202fLa plupart de nos voyageurs laissent la cuisine comme ils l’ont trouvée, merci\u202f» convainc mieux que «\u202fLa cuisine DOIT rester propre\u202f». À condition que ce soit vrai.',
    },
    { heading: 'Pénalités, caméras et majuscules' },
    {
      text: 'Si un manquement coûte de l’argent, dites combien et pourquoi, une fois, sobrement, après avoir vérifié que la plateforme et la loi le permettent. Des frais de nettoyage parce qu’on a fumé, tout le monde les comprend\u202f; une liste de neuf pénalités change une maison de vacances en parking. Les caméras dans les pièces louées sont interdites par Airbnb, Vrbo (Abritel en France) et Booking.com, et devraient de toute façon être impensables\u202f; s’il y en a une au portail, dites-le dans l’annonce. Et écrivez en minuscules\u00a0: les majuscules n’attirent pas l’attention, elles braquent.',
    },
    { quote: 'Une règle est une demande qui doit fonctionner pendant que vous dormez.' },
    { heading: 'Cinq règles pour commencer' },
    {
      steps: [
        'Calme dehors après 22\u00a0h\u00a030\u00a0: les voix portent, et les voisins se lèvent tôt.',
        'Merci de ne pas fumer à l’intérieur\u202f; il y a un cendrier sur la terrasse.',
        'Fermez les volets quand le vent se lève\u00a0: un volet qui claque, c’est une vitre cassée.',
        'Verre et emballages dans les deux paniers\u00a0: un bac mal trié peut rester sur le trottoir.',
        'Six personnes au plus pour la nuit\u00a0: notre assurance n’en couvre pas davantage.',
      ],
    },
    { heading: 'À faire aujourd’hui' },
    {
      text: 'Barrez toutes les règles que personne n’a enfreintes depuis trois ans. Donnez à chacune des autres sa raison. Si vous n’en trouvez pas, voilà une règle de plus à barrer.',
    },
  ],
  sources: [
    'Langer, Blank et Chanowitz, «\u202fThe Mindlessness of Ostensibly Thoughtful Action\u202f», Journal of Personality and Social Psychology 36 (1978), p.\u00a0635–642.',
    'Goldstein, Cialdini et Griskevicius, «\u202fA Room with a Viewpoint\u202f», Journal of Consumer Research 35 (2008), p.\u00a0472–482.',
    'Bohner et Schlüter, «\u202fA Room with a Viewpoint Revisited\u00a0: Descriptive Norms and Hotel Guests’ Towel Reuse Behavior\u202f», PLOS ONE 9 (2014), e104086.',
    'Caméras à l’intérieur\u00a0: Airbnb Newsroom, «\u202fAn update on our policy on security cameras\u202f», mars 2024\u202f; aide de Vrbo, règles sur les appareils de surveillance\u202f; Booking.com for Partners, «\u202fRequirements and regulations for surveillance devices\u202f».',
  ],
}
