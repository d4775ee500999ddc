import type { ArticleText } from '../article.ts'

export const emergencyPreparedness: ArticleText = {
  slug: 'preparer-urgences-location-saisonniere',
  changed: '2026-11-28',
  seoTitle: 'Location saisonnière\u00a0: se préparer aux urgences',
  seoDescription:
    'Ce qui doit figurer sur la page d’urgence d’un livret d’accueil, ce qu’il faut vérifier deux fois par an, et comment écrire pour quelqu’un qui a peur.',
  keywords:
    'sécurité location saisonnière, numéros d’urgence livret d’accueil, détecteur de fumée location saisonnière, monoxyde de carbone, 112',
  body: [
    {
      text: 'Il est trois heures dix du matin. Quelque chose sent le brûlé, un enfant pleure, et deux personnes arrivées la veille se tiennent dans un couloir sombre qu’elles n’ont vu qu’une fois. Elles ne savent pas où est le tableau électrique. Elles ne connaissent pas le nom de la rue. L’une d’elles tient un téléphone.',
    },
    {
      text: 'Tout ce que vous écrivez sur les urgences, vous l’écrivez pour ces deux personnes. Elles ne peuvent pas lire un paragraphe. Elles peuvent lire un numéro, une adresse et un verbe.',
    },
    { heading: 'La page d’urgence, ligne par ligne' },
    {
      steps: [
        '**Le numéro.** Le 112 fonctionne dans toute l’Union européenne, depuis n’importe quel téléphone, gratuitement. En France, ajoutez en plus petit le 15 pour les urgences médicales, le 18 pour les pompiers, le 17 pour la police, et le 114, par SMS, pour qui ne peut pas entendre ou parler. Que le 112 soit ce qu’il y a de plus gros sur la page, et que l’on puisse l’appeler d’un geste.',
        '**L’adresse** complète, telle que la demandent les secours\u00a0: numéro, rue, commune, code postal. Ajoutez l’étage et le nom sur la sonnette, ou le repère au croisement si la maison n’a pas de numéro. La première question sera\u00a0: où êtes-vous\u202f?',
        '**La sortie.** Une phrase par étage. «\u202fDepuis les chambres\u00a0: descendez l’escalier, à gauche, la porte verte s’ouvre sans clé.\u202f» Et un point de rassemblement, dehors, facile à nommer\u00a0: «\u202fau puits\u202f».',
        '**Ce qu’il faut fermer.** Gaz, eau, électricité\u00a0: où, et dans quel sens. «\u202fGaz\u00a0: manette jaune sous l’évier, un quart de tour.\u202f»',
        '**Où sont les choses.** Extincteur, couverture anti-feu, trousse de secours, lampe. Dites dans quel placard, et non «\u202fà portée de main\u202f».',
        '**Qui d’autre peut aider**\u00a0: vous, et une personne proche qui a la clé, avec les heures où l’on vous joint vraiment.',
      ],
    },
    {
      text: 'Puis arrêtez-vous. Tout le reste, le passé de la chaudière ou le numéro de l’office de tourisme, va sur une autre page.',
    },
    { heading: 'Écrivez pour quelqu’un qui a peur' },
    {
      text: 'Sous le coup du stress, on voit moins, on retient moins et on lit moins bien. Ce n’est pas une faiblesse de vos voyageurs\u202f; l’attention fonctionne ainsi. Des mots courts, donc, le verbe d’abord, un geste par ligne, les nombres en chiffres. Répétez ici l’adresse, même si elle est ailleurs\u00a0: dans un couloir sombre, personne ne remonte la page. Et que l’on y arrive d’un geste depuis n’importe quel endroit du livret.',
    },
    { quote: 'Elles ne peuvent pas lire un paragraphe. Elles peuvent lire un numéro, une adresse et un verbe.' },
    {
      text: 'Gardez-en aussi une copie imprimée, à l’intérieur de la porte d’entrée ou près du tableau électrique. Les téléphones n’ont plus de batterie précisément quand le courant est coupé depuis six heures. Un livret numérique vaut mieux 364 jours par an\u202f; la feuille de papier est pour le dernier.',
    },
    { heading: 'La maison elle-même\u00a0: deux fois par an, au changement d’heure' },
    {
      text: 'Aucune page n’aide dans une maison dont le détecteur n’a plus de pile. Les fabricants demandent un essai par mois\u00a0: faites-en un geste du ménage entre deux séjours. Et quand l’heure change, au printemps et en automne, faites le tour avec toute la liste. Pour une petite maison, il faut une dizaine de minutes.',
    },
    {
      list: [
        'Appuyez sur le bouton d’essai de **chaque détecteur de fumée**. En France, la loi en exige au moins un par logement, et dans une location saisonnière l’entretien incombe au propriétaire. Les pompiers en conseillent davantage\u00a0: un dans chaque chambre, un dans le couloir, un à chaque étage.',
        'Appuyez sur le bouton d’essai du **détecteur de monoxyde de carbone**. Il en faut un partout où il y a une chaudière à gaz, un poêle, une cheminée ou un garage attenant. Ce gaz n’a ni odeur ni couleur, et il tue pendant le sommeil.',
        'Lisez la date sur l’**extincteur** et sur les détecteurs. Un détecteur de fumée se remplace dix ans après sa fabrication, un détecteur de monoxyde de carbone souvent après cinq à dix ans\u202f; l’étiquette le dit.',
        'Ouvrez la **trousse de secours**. Il n’y reste jamais de pansements.',
        'Allumez la **lampe de poche**. Mieux\u00a0: une lampe qui se recharge sur une prise et s’allume quand le courant est coupé.',
        'Parcourez le **chemin de sortie** dans le noir. S’il faut une clé pour sortir, changez la serrure\u00a0: personne ne trouve une clé dans la fumée.',
        'Regardez **la piscine, le balcon et l’escalier** avec les yeux d’un enfant de deux ans.',
        'Vérifiez **les numéros de la page**\u00a0: appelez vos contacts, cherchez les autres, et ne composez jamais le 112 pour essayer. En général, l’un d’eux a changé.',
      ],
    },
    { heading: 'Les urgences qui n’en sont pas' },
    {
      text: 'À trois heures du matin, on appelle souvent pour moins que cela\u00a0: une panne de courant, de l’eau qui goutte du plafond, une clé cassée, un détecteur qui bipe parce que sa pile est faible. Un voyageur qui règle seul les deux premiers cas ne vous réveille pas et n’appelle pas le 112. Deux lignes pour chacun, à côté de la page d’urgence mais pas dessus.',
    },
    {
      example: 'Des lignes à adapter',
      text: 'Plus de courant\u202f? Tableau électrique\u00a0: entrée, derrière les manteaux. Un interrupteur est baissé\u202f; relevez-le. S’il retombe, débranchez la bouilloire et recommencez une fois. De l’eau où il ne faut pas\u202f? Robinet d’arrêt\u00a0: volant rouge sous l’escalier, tournez à droite jusqu’au bout. Puis appelez-nous, à toute heure.',
    },
    {
      text: 'Regardez les derniers mots. Décidez à l’avance pour quoi l’on peut vous réveiller, et dites-le clairement\u00a0: «\u202fLa nuit, seulement pour une fuite d’eau ou un incendie.\u202f» Les voyageurs aiment les limites nettes, et les respectent.',
    },
    { heading: 'Connaissez les dangers de votre région' },
    {
      text: 'Chaque lieu a un risque que ses habitants ne voient plus. Les baïnes d’une plage des Landes. Les feux de forêt en août, et les massifs fermés par arrêté. Les avalanches, les tiques, une rivière qui monte en vingt minutes. Une ligne sur le ou les deux risques réels chez vous, avec ce qu’il faut faire et où paraissent les alertes\u00a0: la vigilance de Météo-France, Vigicrues, la préfecture. Pas un catalogue\u00a0: deux lignes, comme à un ami sur le pas de la porte.',
    },
    { heading: 'Vos obligations' },
    {
      text: 'La location de vacances est réglementée, et pas partout de la même façon. En France, il y a le détecteur de fumée, le dispositif de sécurité d’une piscine enterrée, la déclaration du meublé de tourisme, la fiche de police des voyageurs étrangers. Un livret d’accueil n’en remplace aucun. Demandez à votre mairie ce qui vaut pour un logement comme le vôtre, et rangez les attestations là où vous les retrouverez. Demandez aussi à votre assureur si les voyageurs sont couverts\u00a0: bien des contrats d’habitation excluent la location, et on l’apprend après.',
    },
    { heading: 'Après' },
    {
      text: 'Allez-y si vous le pouvez. Sinon, appelez. Demandez d’abord des nouvelles des personnes, ensuite seulement de la maison\u202f; elles se souviendront toute leur vie de cet ordre. Notez dans la journée ce qui s’est passé et ce qui manquait\u00a0: cette note est la prochaine version de votre page.',
    },
    { heading: 'À faire aujourd’hui' },
    {
      text: 'Ouvrez votre livret, tendez-le à quelqu’un et dites\u00a0: «\u202fIl y a le feu. Où sommes-nous, et que faites-vous\u202f?\u202f» Puis comptez. Si l’on a trouvé le numéro, l’adresse et la sortie avant dix, c’est gagné. Sinon, vous savez quoi écrire ce soir.',
    },
  ],
  sources: [
    'Le 112, numéro d’urgence unique européen\u00a0: directive (UE) 2018/1972 établissant le code des communications électroniques européen, article 109.',
    'Détecteurs de fumée en France\u00a0: loi n°\u00a02010-238 du 9 mars 2010\u202f; Code de la construction et de l’habitation, articles R.\u00a0142-2 et R.\u00a0142-3.',
    'Essai et remplacement des détecteurs\u00a0: National Fire Protection Association (NFPA), «\u202fInstalling and Maintaining Smoke Alarms\u202f»\u202f; Consumer Product Safety Commission des États-Unis, «\u202fCO Alarms\u202f»\u202f; Kidde, «\u202fReplace and Upgrade\u202f».',
  ],
}
