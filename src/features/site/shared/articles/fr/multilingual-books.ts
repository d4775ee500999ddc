import type { ArticleText } from '../article.ts'

export const multilingualBooks: ArticleText = {
  slug: 'livret-accueil-plusieurs-langues-voyageurs-etrangers',
  changed: '2026-11-28',
  seoTitle: 'Un livret d’accueil en plusieurs langues',
  seoDescription:
    'Écrire un livret d’accueil qui résiste à la traduction\u00a0: phrases courtes, chiffres précis, mots à ne pas traduire et pièges des machines.',
  keywords:
    'livret d’accueil multilingue, livret d’accueil en anglais, voyageurs étrangers, traduire le règlement intérieur, langage clair',
  body: [
    {
      text: 'Un couple de Leeds, une famille de Graz et trois étudiantes de Séville arrivent le même mois devant la même porte. Personne ne lit bien votre langue, et tous doivent trouver le tableau électrique. Vous pourriez faire traduire votre livret dans la langue de chacun. Il y a une première étape moins chère, qui aide même ceux qui parlent comme vous\u00a0: l’écrire de façon qu’il soit presque impossible de s’y tromper.',
    },
    { heading: 'Deux sortes de mots dans chaque livret' },
    {
      text: 'Un livret d’accueil est fait d’étiquettes et de phrases. Les étiquettes sont les mots qui reviennent dans toutes les maisons\u00a0: arrivée, code d’entrée, règlement intérieur, pharmacie, urgences. On peut les traduire une fois, bien, pour tout le monde, et un bon livret numérique s’en charge. Quand une Allemande voit «\u202fTürcode\u202f» au-dessus des quatre chiffres, les chiffres n’ont pas besoin de traduction.',
    },
    {
      text: 'Les phrases, elles, sont à vous. «\u202fLe portail coince quand il a plu\u202f» n’existe que dans votre maison. C’est là qu’est le travail, et là que servent les conseils qui suivent.',
    },
    { heading: 'Laissez parler les étiquettes et les chiffres' },
    {
      text: 'Moins une information dépend d’une phrase, plus elle parle de langues. Comparez\u00a0:',
    },
    {
      example: 'Dépend du français',
      text: 'Nous serons ravis de vous recevoir à compter du milieu de l’après-midi et vous saurions gré de bien vouloir libérer les lieux en fin de matinée.',
    },
    {
      example: 'Parle toutes les langues',
      text: 'Arrivée\u00a0: 15:00. Départ\u00a0: 10:00.',
    },
    {
      list: [
        'Écrivez les heures en chiffres, de 0 à 24. «\u202fAprès le dîner\u202f» veut dire l’après-midi à Liège, à Genève et à Montréal.',
        'Écrivez le mois en lettres. 5/7 désigne deux jours différents de part et d’autre de l’Atlantique.',
        'Donnez les numéros de téléphone avec l’indicatif du pays, +33, d’un seul tenant, pour que l’on appelle d’un geste.',
        'Donnez les distances en mètres, les températures en degrés Celsius, et ne dites pas à partir de combien il fait chaud.',
      ],
    },
    { heading: 'Six règles pour des phrases qui voyagent' },
    {
      steps: [
        '**Un geste par phrase.** «\u202fTournez la clé deux fois. Puis tirez.\u202f» Avec peu de français, on suit mot à mot, et une machine aussi.',
        '**Le verbe d’abord.** «\u202fFermez les volets quand il y a du vent\u202f» plutôt que «\u202fIl serait souhaitable que les volets soient fermés\u202f».',
        '**La chose sous le nom qu’elle porte.** Si le bouton dit ECO, écrivez ECO, pas «\u202fle mode économie d’énergie\u202f».',
        '**Pas d’expressions imagées.** «\u202fLa chaudière n’en fait qu’à sa tête\u202f» est charmant à lire et laisse un étranger perplexe.',
        '**Un mot par chose.** Si c’est une plaque à la première ligne, ce ne sont pas des feux à la troisième ni une cuisinière à la cinquième.',
        '**Pas de double négation.** «\u202fN’oubliez pas de ne pas fermer le verrou du bas\u202f» enferme les gens dehors dans toutes les langues. Écrivez «\u202fLaissez le verrou du bas ouvert\u202f».',
      ],
    },
    {
      text: 'Ce n’est pas prendre les gens pour des enfants. Les manuels d’entretien des avions s’écrivent ainsi, dans un anglais simplifié qui leur est propre, et il existe une norme internationale du langage clair, ISO 24495-1. Son critère est simple\u00a0: le lecteur trouve-t-il ce qu’il lui faut, le comprend-il, peut-il s’en servir\u202f?',
    },
    { heading: 'Les mots à ne pas toucher' },
    {
      text: 'À force de traduire, on empêche le voyageur de faire le lien entre le livret et ce qu’il a sous les yeux. Laissez en français ce qui est écrit sur un panneau, une carte de restaurant ou un bouton\u00a0:',
    },
    {
      list: [
        'Les rues, les arrêts et les gares, exactement comme sur le panneau. Personne ne trouve «\u202fChapel Street\u202f» si la plaque dit «\u202frue de la Chapelle\u202f».',
        'Les plats, avec une courte explication. Avec «\u202faligot (mashed potatoes with fresh cheese)\u202f» on peut commander\u202f; avec «\u202fmashed potatoes with fresh cheese\u202f», non.',
        'Les noms des bacs, tels qu’ils sont écrits dessus, avec le sens entre parenthèses\u00a0: «\u202fEmballages (packaging), le mardi et le vendredi\u202f».',
        'Ce qu’il faut dire au comptoir\u00a0: «\u202fAsk for la petite clé, the key to the lower gate.\u202f»',
      ],
    },
    { heading: 'Si vous traduisez, commencez par l’essentiel' },
    {
      text: 'Si le temps ou l’argent ne suffit que pour une partie, ne commencez pas par le début. Commencez là où un malentendu coûte le plus\u00a0: l’accès au logement, le gaz et le feu, les enfants près de l’eau, la règle à laquelle vos voisins tiennent. Ensuite les appareils, ensuite le reste. Le mot de bienvenue vient en dernier\u00a0: une politesse un peu maladroite touche plus qu’elle ne trompe.',
    },
    {
      text: 'La traduction automatique est devenue bonne pour les phrases décrites plus haut. Elle reste faible sur trois points\u00a0: les étiquettes courtes sans contexte («\u202fClé\u202f» peut revenir sous la forme d’une clé à molette), les mots à double sens de notre métier («\u202flivret\u202f», «\u202flocation\u202f», et «\u202fhôte\u202f», qui dit aussi bien celui qui reçoit que celui qui est reçu), et la politesse, du tu au vous. Laissez écrire la machine, puis faites relire dix minutes par quelqu’un qui a grandi avec la langue. D’anciens voyageurs le font volontiers pour un pot de miel.',
    },
    { quote: 'La meilleure traduction d’une mauvaise phrase est une mauvaise phrase en cinq langues.' },
    { heading: 'Des photos, avec discernement' },
    {
      text: 'Une photo du tableau électrique avec une flèche se passe de langue. Une photo de la piscine aussi, mais elle n’apprend rien. Montrez ce qu’il faut reconnaître\u00a0: la bonne porte parmi trois, le placard du compteur, le verrou qui doit rester ouvert. N’écrivez rien dans l’image\u00a0: ce texte ne peut être ni traduit, ni agrandi, ni lu à voix haute.',
    },
    { heading: 'Comment on choisit sa langue' },
    {
      text: 'Nommez chaque langue par son propre nom\u00a0: Deutsch, English, Español. Un drapeau est un pays, pas une langue\u202f; l’Autrichienne, l’Argentin et le Québécois vous en sauront gré. Laissez le téléphone proposer la langue et le voyageur en changer d’un geste, car la personne qui tient le téléphone n’est pas toujours celle qui l’a réglé.',
    },
    { heading: 'À faire aujourd’hui' },
    {
      text: 'Prenez les cinq phrases dont vos voyageurs ont le plus besoin, collez-les dans un service de traduction, traduisez-les vers une langue que vous ne connaissez pas, puis de nouveau en français. Là où le résultat est bizarre, la faute est presque toujours dans l’original. Corrigez l’original. Ceux qui parlent français le comprendront mieux aussi.',
    },
  ],
  sources: [
    'ISO 24495-1:2023, Langage clair et simple, partie 1\u00a0: Principes directeurs et lignes directrices.',
    'ASD-STE100, Simplified Technical English\u00a0: spécification internationale pour la documentation de maintenance.',
  ],
}
