import type { ArticleText } from '../article.ts'

export const betterReviews: ArticleText = {
  slug: 'livret-accueil-numerique-meilleurs-avis',
  changed: '2026-11-28',
  seoTitle: 'De meilleurs avis grâce au livret d’accueil numérique',
  seoDescription:
    'Pourquoi l’arrivée décide de la note, ce qu’un livret d’accueil numérique peut y faire ou non, et un plan pour les cinq moments que l’on retient.',
  keywords:
    'améliorer ses avis Airbnb, avis voyageurs, livret d’accueil numérique, arrivée autonome, répondre à un avis négatif',
  body: [
    {
      text: 'Lisez les avis à trois étoiles de logements agréables\u00a0: dans bien des cas, on s’y plaint à peine du logement. Le lit était bon, la vue était celle de l’annonce. Ce qui a déraillé, c’est un code qui ne marchait pas, un hôte qui ne répondait pas, une chaudière que personne n’avait expliquée. Le séjour s’est perdu dans les vingt premières minutes, et les six jours suivants n’ont fait que le confirmer.',
    },
    {
      text: 'Mauvaise nouvelle, mais qui a du bon\u00a0: ces vingt minutes sont justement la partie du séjour que l’on peut écrire d’avance.',
    },
    { heading: 'Ce que l’on retient' },
    {
      text: 'Les psychologues qui étudient la mémoire l’ont montré\u00a0: nous ne faisons pas la moyenne de ce que nous vivons. Dans une expérience célèbre de Daniel Kahneman et de ses collègues, les participants préféraient un épisode désagréable plus long à un plus court, parce qu’il finissait un peu mieux. Deux moments pèsent bien plus que leur durée\u00a0: le plus intense et le dernier. C’est la règle «\u202fpic-fin\u202f». Elle vient d’une expérience à l’eau froide, pas d’un gîte\u00a0: n’en faites pas une loi de l’accueil. Mais elle ressemble à ce qu’écrivent les voyageurs. Les avis parlent du pire moment, du plus beau et du départ\u202f; le mercredi sans histoire n’y figure jamais.',
    },
    {
      text: 'Pour un hôte, cela dessine un plan. Éliminer le point noir probable, qui est l’arrivée. Préparer un petit temps fort. Faciliter la fin. Un livret d’accueil peut faire une bonne part des trois, et il ne coûte rien par voyageur.',
    },
    { heading: 'Cinq moments, cinq textes courts' },
    { text: 'Chacun s’écrit en quelques minutes et sert des années.' },
    { heading: 'Trois jours avant\u00a0: le message qui rassure' },
    {
      text: 'Envoyez le lien du livret trois jours avant, pas à la réservation. À la réservation on choisit\u202f; trois jours avant on fait ses valises, et on le lit vraiment. Tenez-vous-en à trois lignes.',
    },
    {
      example: 'Un message à recopier',
      text: 'Bonjour Anna, nous nous réjouissons de vous accueillir vendredi. Tout ce qu’il faut pour arriver est ici\u00a0: [lien]. Le code d’entrée et la place de parking sont sur le premier écran\u202f; aucune application n’est nécessaire. Si vous arrivez tard, pas d’inquiétude\u00a0: vous pouvez entrer à toute heure.',
    },
    {
      text: 'La dernière phrase fait plus qu’il n’y paraît. Dans un train en retard, on n’a qu’un souci, et vous y avez répondu avant la question.',
    },
    { heading: 'À la porte\u00a0: pas de surprise' },
    {
      text: 'L’heure, le code, le parking et l’astuce de la serrure sur un seul écran, dans la langue du voyageur. Essayez dans le noir, avec une seule barre de réseau. Si vous avez changé le code depuis le dernier séjour, changez-le aussitôt dans le livret\u00a0: un code faux est l’une des erreurs les plus chères du métier, et un classeur imprimé la répète jusqu’à ce que quelqu’un réimprime la page.',
    },
    { heading: 'Le premier soir\u00a0: un petit temps fort' },
    {
      text: 'Un temps fort n’a pas besoin d’être cher, mais il doit être précis. «\u202fIl y a des restaurants à proximité\u202f» ne ravit personne. «\u202fDescendez sur la jetée avec la bouteille du réfrigérateur\u00a0: en juin, le soleil passe derrière l’île vers 22\u00a0h\u202f» est un souvenir que vous avez fabriqué en une phrase. Mettez-en une semblable dans votre mot de bienvenue, et choisissez ce qui ne peut pas rater\u00a0: un banc, une vue, une boulangerie.',
    },
    { heading: 'Pendant le séjour\u00a0: le silence est un service' },
    {
      text: 'Quand le thermostat et la plaque sont expliqués, il ne se passe rien, et personne n’écrit d’avis là-dessus. Mais trois messages de moins par jour changent l’idée que l’on se fait de vous\u00a0: on voit un hôte qui a pensé à tout, et non un hôte qui répond vite. Les deux sont bien\u202f; un seul vous laisse dormir.',
    },
    { heading: 'Le dernier matin\u00a0: une fin facile' },
    {
      text: 'C’est ici que beaucoup d’hôtes perdent leur avance. Après six bonnes journées, on ouvre la page du départ et on y trouve onze corvées. Défaire les lits, lancer le lave-vaisselle, descendre trois sortes de déchets, photographier le compteur. C’est la dernière chose que l’on fait pour vous, donc la première dont on se souvient.',
    },
    {
      list: [
        'Demandez trois choses au plus, celles qui font vraiment gagner du temps au ménage.',
        'Dites ce qu’il n’est **pas** nécessaire de faire. «\u202fLaissez les lits comme ils sont\u202f» se lit comme un cadeau.',
        'Indiquez où la journée peut continuer\u00a0: un café près de la gare, une consigne pour les valises.',
        'Terminez par une phrase de remerciement toute simple, sans rien demander.',
      ],
    },
    {
      text: 'Pour un départ avant l’aube, ajoutez une ligne la veille\u00a0: quelle porte, quelle lampe, et nul besoin de marcher sur la pointe des pieds pour vous. Qui quitte une maison à tâtons, sans savoir s’il a tout fait comme il faut, ne part pas content.',
    },
    { heading: 'Comment demander un avis' },
    {
      text: 'Une seule fois, le soir du départ, et sur un point concret. «\u202fSi vous avez été bien chez nous, un mot sur l’arrivée aiderait les prochains voyageurs\u202f» dit quoi écrire, et désigne ce que vous avez préparé. N’offrez jamais rien en échange\u00a0: des plateformes comme Airbnb l’interdisent, et cela se sent à la lecture.',
    },
    { heading: 'Répondre à l’avis dont on se serait passé' },
    {
      text: 'Il viendra quand même, et vous n’écrivez pas à son auteur mais au voyageur suivant, qui lit par-dessus son épaule. Trois phrases suffisent\u00a0: ce qui est vrai, ce que vous avez changé depuis, un merci. Rien sur qui avait raison, rien sur la personne. La deuxième phrase ne s’écrit que si quelque chose a changé\u00a0: voilà pourquoi le livret passe d’abord.',
    },
    {
      example: 'Une réponse à adapter',
      text: 'Vous avez raison, le code de notre message était l’ancien, et vous avez attendu une demi-heure devant la porte. Nous le changeons désormais à un seul endroit, que les voyageurs lisent sur leur téléphone. Merci de nous l’avoir signalé.',
    },
    { quote: 'Un bon avis ne se gagne pas à la fin. Il se perd, ou ne se perd pas, devant la porte.' },
    { heading: 'Ce qu’un livret ne peut pas faire' },
    {
      text: 'Il ne remplace pas un matelas usé. Il ne rattrape pas une annonce qui promet la vue mer quand la mer s’aperçoit entre deux toits\u00a0: c’est l’annonce qui fait naître l’attente, et aucun accueil ne répare une promesse rompue. Et il ne vous remplace pas quand il y a un vrai problème. Si la chaudière lâche, appelez\u202f; n’envoyez pas un lien.',
    },
    {
      text: 'Méfiez-vous aussi des chiffres qui circulent dans le métier, y compris ceux que les éditeurs de logiciels affichent en page d’accueil, nous compris. La moyenne des maisons des autres dit peu de la vôtre. Mesurez la vôtre.',
    },
    { heading: 'Mesurez vous-même, en une saison' },
    {
      steps: [
        'Comptez les messages reçus pendant vos dix derniers séjours, entre l’arrivée et le départ. Notez le total.',
        'Classez-les\u00a0: arrivée, appareils, environs, problèmes. Un livret peut répondre aux deux premiers groupes.',
        'Écrivez ces réponses, envoyez le lien trois jours avant et ne changez rien d’autre.',
        'Recomptez sur les dix séjours suivants, et cherchez dans les avis des mots comme «\u202ffacile\u202f», «\u202fclair\u202f», «\u202fcommunication\u202f» et «\u202farrivée\u202f».',
      ],
    },
    {
      text: 'Dix séjours ne font pas une étude, mais ce sont les vôtres. Si les messages des deux premiers groupes ne baissent pas au moins de moitié, les réponses sont sans doute là, mais difficiles à trouver\u00a0: remontez-les, raccourcissez-les, et faites essayer le premier écran à quelqu’un qui n’est jamais venu.',
    },
    { heading: 'À faire aujourd’hui' },
    {
      text: 'Ouvrez vos consignes de départ et supprimez-en la moitié. Puis écrivez la phrase de votre premier soir\u00a0: le banc, la boulangerie, la vue. Vous ne ferez jamais de travaux moins chers.',
    },
  ],
  sources: [
    'Kahneman, Fredrickson, Schreiber et Redelmeier, «\u202fWhen More Pain Is Preferred to Less\u00a0: Adding a Better End\u202f», Psychological Science 4 (1993), p.\u00a0401–405.',
    'Récompenses contre un avis\u00a0: règles d’Airbnb, «\u202fWriting relevant and unbiased reviews\u202f»\u202f; aide de Vrbo, «\u202fWhat is your extortion policy\u202f?\u202f».',
  ],
}
