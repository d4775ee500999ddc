import type { ArticleText } from '../article.ts'

export const essentialItems: ArticleText = {
  slug: 'livret-accueil-location-saisonniere-indispensables',
  changed: '2026-11-28',
  seoTitle: 'Livret d’accueil de location saisonnière\u00a0: l’indispensable',
  seoDescription:
    'Les douze réponses que tout livret d’accueil doit donner, dans l’ordre où les voyageurs en ont besoin, avec des phrases à recopier.',
  keywords:
    'livret d’accueil location saisonnière, que mettre dans un livret d’accueil, modèle livret d’accueil, meublé de tourisme',
  body: [
    {
      text: 'Devant votre portail, un voyageur attend avec deux valises, un enfant fatigué et 11\u00a0% de batterie. Ce que votre livret d’accueil lui dit dans les trente secondes décide de toute la soirée. Commencez par là\u202f; l’histoire de la maison peut attendre le petit-déjeuner.',
    },
    {
      text: 'Notez toutes les questions de vos vingt derniers voyageurs\u00a0: saison après saison, les douze mêmes reviennent. Aucune n’est poétique, toutes comptent. Les voici, dans l’ordre où l’on se les pose.',
    },
    { heading: 'Devant le portail\u00a0: quatre réponses' },
    {
      steps: [
        '**Quand peut-on entrer\u202f?** Donnez l’heure à partir de laquelle le logement est prêt, et dites que faire si l’on arrive avant. «\u202fArrivée à partir de 15\u00a0h. Si vous êtes en avance, posez vos bagages dans la remise bleue\u00a0: elle est ouverte dès 9\u00a0h.\u202f»',
        '**Où mettre la voiture\u202f?** Décrivez la place par un repère qui se voit la nuit. «\u202fPlace 7, sous le lampadaire au verre cassé\u202f» marche encore à 23\u00a0h\u202f; «\u202fla deuxième à gauche après la pharmacie\u202f», non.',
        '**Comment s’ouvre la porte\u202f?** Le code ou l’endroit où se trouve la clé, et le tour de main que demande la serrure. Toutes les serrures en demandent un. «\u202fTirez la porte vers vous en tournant.\u202f»',
        '**Qui appeler si elle ne s’ouvre pas\u202f?** Un numéro où quelqu’un répond ce soir, pas une agence qui ouvre lundi.',
      ],
    },
    {
      text: 'Ces quatre réponses vont sur le premier écran. Personne ne devrait avoir à faire défiler une photo de coucher de soleil pour les trouver, si belle soit-elle.',
    },
    { heading: 'Pendant la première heure\u00a0: quatre de plus' },
    {
      from: 5,
      steps: [
        '**Comment se connecter au Wi-Fi\u202f?** Le nom et le mot de passe, à la lettre près, sous une forme que l’on peut copier. Si votre réseau s’appelle «\u202fLivebox-4F2A-5GHz\u202f», renommez-le\u00a0: cela vous prend deux minutes et en épargne une à chaque voyageur.',
        '**Comment avoir de l’eau chaude\u202f?** S’il y a un interrupteur, une minuterie ou une attente, dites-le avant la première douche froide. «\u202fLa première minute est froide\u00a0: l’eau vient du ballon de la cave.\u202f»',
        '**Comment chauffer, comment rafraîchir\u202f?** Une ligne par appareil, sous la forme d’un geste. «\u202fLe thermostat est dans le couloir\u00a0: tournez vers la droite et comptez une demi-heure.\u202f»',
        '**Comment s’allume la plaque\u202f?** La sécurité enfant des plaques à induction a gâché plus de dîners que la pluie. «\u202fAppuyez trois secondes sur le symbole de la clé, puis choisissez le foyer.\u202f»',
      ],
    },
    {
      text: 'Regardez la grammaire\u00a0: chaque réponse est une consigne, pas une description. «\u202fTournez le bouton de gauche sur 3\u202f» vaut mieux que «\u202fle logement est équipé d’un chauffage moderne\u202f». Placez-vous devant l’appareil, faites le geste une fois, puis écrivez exactement ce que vous avez fait.',
    },
    { quote: 'Une phrase qui n’aide pas quelqu’un qui porte une valise a sa place plus bas.' },
    { heading: 'Pour la suite du séjour\u00a0: les quatre dernières' },
    {
      from: 9,
      steps: [
        '**Où vont les déchets, et quel jour\u202f?** Les bacs, les couleurs, les jours de collecte. C’est la règle que les voisins remarquent en premier et que les voyageurs ne peuvent pas deviner\u00a0: d’une commune à l’autre, elle change.',
        '**Que faut-il respecter\u202f?** Trois à six règles, chacune avec sa raison. Personne ne lit une liste plus longue.',
        '**Où dîneriez-vous ce soir\u202f?** Trois adresses que vous choisiriez pour vous-même, avec la distance et une phrase chacune. Une liste plus longue est un moteur de recherche, et vos voyageurs en ont déjà un.',
        '**Comment s’en va-t-on\u202f?** L’heure, les clés, et les deux ou trois gestes qui aident vraiment la personne chargée du ménage. En demander davantage, c’est faire travailler un voyageur le dernier matin de ses vacances.',
      ],
    },
    { heading: 'Le numéro que l’on espère ne jamais composer' },
    {
      text: 'Ajoutez une chose que personne ne demande\u00a0: le numéro d’urgence, avec l’adresse du logement à côté. Dans tous les pays de l’Union européenne, c’est le 112, gratuit depuis n’importe quel téléphone\u202f; le 15, le 17 et le 18, un voyageur étranger ne les connaît pas. La première question sera «\u202fOù êtes-vous\u202f?\u202f», et en vacances on l’ignore souvent. Écrivez donc l’adresse complète juste à côté du numéro, même si elle figure ailleurs dans le livret.',
    },
    { heading: 'Ce qu’il vaut mieux laisser de côté' },
    {
      text: 'Un livret d’accueil se juge à la vitesse de ses réponses\u00a0: chaque paragraphe qui ne répond à rien le rend moins bon. On peut couper sans regret\u00a0:',
    },
    {
      list: [
        'Le mode d’emploi de ce qui n’en demande pas. Une bouilloire n’a jamais laissé personne perplexe.',
        'La même règle à trois endroits. Écrivez-la une fois, là où elle sert.',
        'Les horaires des commerces qui ne sont pas à vous. Ils changent, et votre livret devient faux\u202f; donnez plutôt le nom et la distance.',
        'Les avertissements en majuscules. Ils inquiètent les voyageurs soigneux et ne rendent pas les autres plus prudents.',
      ],
    },
    { heading: 'Un essai de dix minutes' },
    {
      text: 'Proposez à des amis qui n’ont jamais vu le logement d’y passer une soirée, ou au moins d’y arriver. Donnez-leur le livret, rien d’autre, et ne répondez pas au téléphone. Chaque message qu’ils essaient de vous envoyer est une phrase qui manque. Notez-la comme ils l’ont dite\u00a0: ce sont les mots que chercheront les voyageurs suivants.',
    },
    {
      text: 'Recommencez une fois par an, à la saison où la maison change\u00a0: le chauffage en novembre, les volets en mars, le ventilateur en août. Les maisons changent plus vite que les livrets, et celui qui disait tout au printemps dit rarement tout en hiver.',
    },
    { heading: 'À faire aujourd’hui' },
    {
      text: 'Ouvrez les messages de vos cinq derniers séjours et copiez chaque question dans une liste. Barrez celles auxquelles votre livret répond déjà sur ses deux premiers écrans. Ce qui reste, sans doute trois ou quatre lignes, est ce que vous pouvez écrire de plus utile cette semaine. Comptez un quart d’heure\u202f; tous vos voyageurs à venir en profiteront.',
    },
  ],
  sources: [
    'Le 112, numéro d’urgence unique européen\u00a0: directive (UE) 2018/1972 établissant le code des communications électroniques européen, article 109.',
  ],
}
