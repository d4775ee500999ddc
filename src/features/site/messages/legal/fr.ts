import type { LegalTexts } from './legal-texts.ts'

export const fr: LegalTexts = {
  title: 'Confidentialité, conditions et assistance',
  description:
    'Quelles données d’hôtes et de voyageurs Benvenuto conserve et combien de temps, les conditions d’utilisation et comment joindre l’assistance.',
  keywords:
    'politique de confidentialité, conditions d’utilisation, mentions légales, assistance, livret d’accueil numérique',
  lead: 'Des textes courts, écrits pour être lus. Ils décrivent ce que le service fait aujourd’hui.',
  updated: 'Dernière modification le {date}',
  contents: 'Sur cette page',
  privacy: {
    title: 'Politique de confidentialité',
    lead: 'Nous conservons ce qu’il faut à un livret d’accueil, et rien pour vous suivre à la trace.',
    sections: [
      {
        title: 'Qui est responsable',
        paragraphs: [
          '{operator} exploite ce service et est responsable du traitement des données personnelles décrites ici. Pour toute question sur vos données, écrivez à {email}.',
        ],
      },
      {
        title: 'Ce que nous conservons sur les hôtes',
        paragraphs: ['Pour gérer votre compte et vos livrets, nous conservons :'],
        points: [
          'votre nom, votre adresse e-mail et la langue dans laquelle vous nous lisez ;',
          'votre mot de passe, uniquement sous forme d’empreinte (argon2id) dont on ne peut le déduire ;',
          'votre formule, la fin de l’essai ou de la période payée, et l’usage éventuel d’un code de réduction ;',
          'vos livrets d’accueil avec leurs traductions et leurs images ;',
          'les noms de domaine que vous reliez ;',
          'les séjours de vos livrets, jusqu’à 30\u00a0jours après le départ\u00a0: dates et heures, votre note, la langue, les codes d’entrée et les liens, et le moment où les voyageurs ont appuyé sur «\u202fNous sommes arrivés\u202f» ou «\u202fNous sommes partis\u202f»\u202f;',
          'les adresses des calendriers que vous ajoutez\u202f; de leurs événements, uniquement les dates et une empreinte, calculée avec une clé secrète, qui permet de reconnaître une réservation. Ces adresses, comme les codes et les liens des séjours, sont chiffrées\u202f;',
          'les appareils sur lesquels vous voulez des notifications\u00a0: l’adresse que le navigateur fournit pour cela, conservée chiffrée, et le type d’appareil\u202f;',
          'les textes que vous écrivez pour vos voyageurs, les messages d’un séjour que vous avez envoyés et l’heure de votre e-mail quotidien\u202f;',
          'la date de vos connexions, le type d’appareil utilisé et les e-mails que nous vous avons envoyés.',
        ],
      },
      {
        title: 'Ce que nous conservons sur les voyageurs',
        paragraphs: [
          'Rien qui les identifie. Les voyageurs n’ont pas besoin de compte, et ouvrir un livret ne dépose aucun cookie. S’ils choisissent une langue, seul leur navigateur s’en souvient. Pour qu’un livret s’ouvre aussi sans réseau, ce navigateur en garde une copie. Si l’hôte met le livret hors ligne ou le supprime, cette copie est effacée la prochaine fois que le livret est ouvert avec une connexion. Quand un hôte a ajouté un séjour, nous en connaissons les dates, mais aucun nom, aucun numéro de téléphone ni aucune pièce d’identité des voyageurs\u202f; le code que montre la page d’un séjour n’est gardé sur le téléphone que tant que la page l’affiche.',
          'Notre journal technique note l’heure, le type de page et le résultat d’une requête. Il ne contient ni adresse IP, ni cookie, ni lien vers un livret. Pour que personne ne devine les mots de passe, nous comptons les échecs par compte et par adresse IP ; nous n’en gardons qu’une empreinte calculée avec une clé secrète, pendant trois heures au plus. Pour que personne ne soit submergé par nos e-mails, nous comptons aussi ceux envoyés à des adresses non confirmées, même si leur titulaire n’a pas de compte ; de ces adresses, nous ne gardons qu’une empreinte calculée avec une clé secrète, pendant huit jours au plus. Un e-mail qui n’a pas pu être remis à une adresse sans compte est supprimé, avec cette adresse, au bout de dix jours au plus.',
          'Nous comptons les visites d’un livret, pour que son hôte sache s’il est utile : combien, quel jour, en quelle langue, sur quel type d’appareil, par QR code ou par lien, et ce qui a été utilisé, par exemple un mot de passe Wi-Fi copié. Nous gardons aussi ce que les voyageurs cherchent dans un livret sans le trouver, mais jamais ce qui ressemble à une adresse e-mail, à un numéro de téléphone ou à un code, et l’hôte ne voit un mot que lorsque deux visiteurs l’ont cherché. Pour distinguer les visiteurs d’une journée, nous formons une empreinte de l’adresse IP et du navigateur avec une clé effacée chaque nuit ; ni l’adresse ni le navigateur ne sont enregistrés. Les visites faites sans réseau attendent dans le navigateur du voyageur le retour de la connexion. Les chiffres sont gardés 25 mois, les mots cherchés six (art.\u00a06.1.f du RGPD\u202f; notre intérêt légitime\u00a0: des livrets qui répondent à ce que demandent les voyageurs).',
        ],
      },
      {
        title: 'Ce que vous écrivez à l’assistance',
        paragraphs: [
          'Votre nom, votre adresse, votre message et, si vous avez un compte, votre formule : pour vous répondre, et pour répondre d’abord aux hôtes Pro. Nous effaçons les messages un an après leur envoi\u202f; ceux que vous avez écrits depuis votre compte sont aussi effacés si vous supprimez celui-ci. Contre les abus, nous comptons les messages par adresse IP pendant une heure au plus.',
          'Il en va de même des résiliations et des rétractations que vous déclarez sur nos pages. Nous les confirmons par e-mail, et la confirmation reste votre preuve une fois la déclaration effacée. Contre les abus, nous comptons ces e-mails par adresse pendant un jour au plus. Une résiliation pour une date ultérieure est conservée jusqu’à son exécution.',
        ],
      },
      {
        title: 'Ce que vous signalez à propos d’une page',
        paragraphs: [
          'Le motif que vous choisissez, votre texte et, si vous l’indiquez, votre adresse e-mail : pour que nous puissions examiner la page et agir (art.\u00a06.1.f du RGPD\u202f; notre intérêt légitime\u00a0: un service qui ne trompe personne). L’hôte ne lit pas votre signalement. Nous l’effaçons après 180 jours, ou quand la page ou son compte est supprimé. Contre les abus, nous comptons les signalements par adresse IP pendant une heure au plus.',
        ],
      },
      {
        title: 'Un livret publié est lisible par quiconque a son lien',
        paragraphs: [
          'C’est voulu : un voyageur devant la porte ne doit pas avoir à chercher un mot de passe. Le lien contient un code aléatoire impossible à deviner, et nous demandons aux moteurs de recherche d’ignorer les livrets. Mais toute personne qui reçoit le lien ou scanne le QR code lit tout le livret, code d’entrée et mot de passe Wi-Fi compris, sauf si vous ne les montrez qu’aux voyageurs des séjours\u00a0: ils figurent alors sur la page de chaque séjour, pendant le temps que vous choisissez.',
          'Si vous reliez votre nom de domaine, nous interrogeons le DNS à intervalles réguliers et obtenons un certificat ; le nom figure alors dans les registres publics de certificats. Si vous y affichez la liste de vos livrets, quiconque connaît le domaine peut tous les ouvrir.',
          'Vos brouillons ne sont visibles que de vous. Ce que vous saisissez dans l’éditeur sans l’avoir encore enregistré est aussi conservé chez nous, pour que vous puissiez continuer sur un autre appareil : jusqu’à ce que vous l’enregistriez ou le supprimiez, et 90 jours au plus. Quand vous supprimez un livret, son lien cesse aussitôt de fonctionner.',
        ],
      },
      {
        title: 'Images',
        paragraphs: [
          'Chaque image envoyée est réencodée et enregistrée sans ses métadonnées : ni lieu, ni appareil, ni date. Le fichier d’origine n’est pas conservé. Les images qui ne sont plus dans aucun livret ni dans aucun brouillon non enregistré sont effacées en une semaine environ.',
        ],
      },
      {
        title: 'Cookies et stockage du navigateur',
        paragraphs: ['Uniquement ceux sans lesquels le service ne fonctionne pas :'],
        points: [
          'un cookie de session, après connexion, pendant 30 jours à compter de votre dernière visite ;',
          'un cookie qui, pendant un an, nous fait reconnaître un navigateur qui vous a déjà servi à vous connecter, pour que personne ne vous bloque l’accès en essayant de deviner votre mot de passe ;',
          'un cookie pour le captcha, là où nous en demandons un, pour quinze minutes au plus ;',
          'un cookie de langue, quand vous en choisissez une, que vous vous connectez ou que vous passez à l’inscription ou à la connexion depuis une page dans une autre langue, pendant un an ;',
          'votre réponse à la question sur la publicité, pendant six mois, si elle vous a été posée ;',
          'là où vous saisissez une carte, des cookies de Stripe contre la fraude, pour un an au plus ;',
          'dans le stockage du navigateur\u00a0: la formule choisie et le code de réduction saisi avant l’inscription, ce que vous avez écrit dans la démo, ce que vous n’avez pas encore enregistré (90 jours au plus) et des repères, par exemple que votre session est ouverte ou quelles premières étapes sont faites. Contrairement aux cookies, ce stockage ne nous est pas envoyé à chaque requête.',
        ],
      },
      {
        title: 'Aucun suivi sans consentement',
        paragraphs: [
          'Polices, images et QR codes viennent de notre serveur : aucun tiers n’apprend quelle page vous lisez. La mesure publicitaire est désactivée sauf si l’exploitant l’a configurée. Dans ce cas, un bandeau vous pose la question, et rien n’est chargé ni envoyé avant votre accord.',
          'Si vous acceptez, votre navigateur charge le pixel de Meta Platforms Ireland Ltd. Ce pixel dépose ses propres cookies pour 90 jours au plus et reçoit votre adresse IP, la page où vous êtes et ces étapes : consulter les tarifs, une démo ou un article, s’inscrire, choisir une formule, la commander (avec son prix), publier un premier livret et partager un livret. Les noms, les adresses e-mail, le contenu et les liens des livrets ne sont pas transmis. Les pages des voyageurs ne chargent jamais le pixel, et rien n’est envoyé depuis l’éditeur de livrets ni depuis les paramètres du compte.',
          'Refuser est aussi simple qu’accepter et ne change rien d’autre. Vous pouvez modifier votre réponse à tout moment sous « Gérer les cookies », en bas de page : après un refus, plus rien n’est envoyé et les cookies du pixel sur notre site sont effacés. Le signal Global Privacy Control d’un navigateur vaut refus.',
        ],
      },
      {
        title: 'Qui d’autre traite des données',
        paragraphs: ['Seulement ceux dont le service a besoin, chacun dans ce seul but\u00a0:'],
        points: [
          'l’hébergeur de nos serveurs et du stockage des images ;',
          'la société qui achemine nos e-mails ;',
          'les sites dont vous ajoutez les calendriers\u00a0: notre serveur lit ces calendriers à intervalles réguliers et ne communique rien d’autre à ces sites\u202f;',
          'le service de notifications de votre navigateur (de Google, Apple, Mozilla ou Microsoft), seulement si vous activez les notifications\u00a0: il transmet des messages que nous chiffrons et que seul votre appareil peut lire\u202f;',
          'un service de traduction, seulement si l’exploitant en a configuré un et seulement quand vous demandez des suggestions : il reçoit des lignes des textes de votre livret et l’indication des deux langues, jamais votre nom, votre compte, ni les codes, nombres et adresses que nous y reconnaissons ;',
          'Meta Platforms Ireland Ltd., pour la mesure publicitaire, seulement si elle est configurée et que vous avez accepté ;',
          'Stripe Payments Europe, Limited, si vous payez une formule : votre nom, votre adresse e-mail, votre langue et votre achat lui sont transmis. Les numéros de carte parviennent directement à Stripe et ne passent jamais par nos serveurs.',
        ],
      },
      {
        title: 'Combien de temps, et sur quelle base',
        paragraphs: [
          'Votre compte et vos livrets sont conservés tant que le compte existe. Vous supprimez vous-même un livret dans votre profil, et le compte entier dans ses paramètres : compte, livrets, images, e-mails et les messages écrits depuis votre compte sont alors effacés aussitôt. Si vous avez utilisé un code de réduction, il reste une empreinte de votre adresse e-mail, calculée avec une clé secrète, pour que personne n’utilise le code deux fois ; l’adresse ne peut pas en être déduite. Dans les paramètres du compte, vous pouvez aussi télécharger compte, livrets, séjours, images, nombre de visites et messages à l’assistance. Les factures restent aussi longtemps que la loi fiscale l’exige. Nous conservons un journal des interventions de l’exploitant sur les comptes ; votre adresse en disparaît avec votre compte.',
          'Nous traitons les données du compte pour exécuter notre contrat (art.\u00a06.1.b du RGPD), les messages à l’assistance parce que vous nous demandez une réponse (même base, ou art.\u00a06.1.f en l’absence de contrat), et, pour protéger le service des abus, les journaux, les compteurs d’échecs et l’empreinte liée à l’usage d’un code de réduction (art.\u00a06.1.f). La mesure publicitaire n’a lieu qu’avec votre consentement (art.\u00a06.1.a), que vous pouvez retirer à tout moment.',
        ],
      },
      {
        title: 'Vos droits',
        paragraphs: [
          'Vous pouvez demander une copie de vos données, les faire corriger ou effacer, en limiter l’usage ou vous y opposer, et les emporter ailleurs. Écrivez à {email}. Vous pouvez aussi saisir l’autorité de protection des données de votre pays (en France, la CNIL).',
        ],
      },
    ],
  },
  terms: {
    title: 'Conditions d’utilisation',
    lead: 'Ce que vous pouvez attendre de nous, et ce que nous attendons de vous.',
    sections: [
      {
        title: 'Le contrat',
        paragraphs: [
          'Ces conditions lient {operator} et vous dès que vous créez un compte. Le service vous permet d’écrire des livrets d’accueil numériques pour vos logements et de les partager avec vos voyageurs par lien ou QR code.',
        ],
      },
      {
        title: 'Votre compte',
        paragraphs: [
          'Indiquez votre vrai nom et une adresse e-mail que vous lisez, gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre a pu l’apprendre. Vous répondez de ce qui se passe dans votre compte.',
        ],
      },
      {
        title: 'Essai gratuit',
        paragraphs: [
          'Chaque compte peut essayer une formule pendant 14 jours, une seule fois. Aucune carte bancaire n’est demandée. Changer de formule pendant l’essai ne le prolonge pas. Nous vous prévenons par e-mail avant la fin, sauf si vous avez désactivé les rappels ; sans abonnement à ce moment-là, rien n’est débité.',
        ],
      },
      {
        title: 'Formules et paiement',
        paragraphs: [
          'Les prix sont ceux de la page des tarifs au moment de l’abonnement. La formule se renouvelle chaque mois jusqu’à résiliation. Dans votre profil, vous pouvez à tout moment passer à une formule supérieure ou inférieure, ou résilier : la formule supérieure commence aussitôt et se paie au prorata du mois, les autres changements prennent effet à la fin du mois payé.',
          'Basic comprend cinq livrets, Pro autant que vous voulez dans le cadre d’un usage raisonnable : pour les logements que vous louez, avec les textes et les images utiles aux voyageurs. Lorsqu’une taille ou un nombre a une limite, l’écran l’indique. Si un code de réduction rend une formule gratuite, l’écran l’indique, avec la durée.',
        ],
      },
      {
        title: 'Quand une formule prend fin',
        paragraphs: [
          'Vous ne pouvez plus créer ni modifier de livrets, à l’exception du code d’entrée, du Wi-Fi et des horaires, mais vous pouvez toujours les lire, les partager, les supprimer et gérer leurs séjours. Les livrets publiés restent lisibles, pour que vos QR codes imprimés fonctionnent toujours.',
          'Ce qui n’existe qu’avec Pro, comme vos traductions, vos thèmes, vos rubriques et vos noms de domaine, reste enregistré et revient avec Pro. D’ici là, les voyageurs voient vos livrets tels que Basic les montre, et vos noms de domaine renvoient vers les liens de partage.',
        ],
      },
      {
        title: 'Vos contenus',
        paragraphs: [
          'Ce que vous écrivez et envoyez reste à vous. Vous nous autorisez à le conserver et à le montrer à qui ouvre votre lien, tant qu’il se trouve dans votre compte. Ne publiez que ce que vous avez le droit de publier, et aucune donnée personnelle de vos voyageurs. Un livret publié est ouvert à toute personne qui a son lien : changez les codes d’entrée aussi souvent que nécessaire. Ne reliez que des noms de domaine qui vous appartiennent.',
        ],
      },
      {
        title: 'Ce qui n’est pas permis',
        paragraphs: [
          'Les contenus illicites ou trompeurs, les tentatives de forcer ou de saturer le service, les inscriptions automatisées en masse. Nous pouvons alors bloquer un livret ou un compte, et nous vous disons pourquoi.',
        ],
      },
      {
        title: 'Ce que nous promettons, et ce que nous ne pouvons pas promettre',
        paragraphs: [
          'Nous exploitons le service avec soin et affichons vos modifications aussitôt, mais nous ne pouvons garantir qu’il ne s’interrompe jamais. Un livret ne remplace pas les consignes de sécurité que la loi impose d’afficher dans le logement. Vérifiez les numéros d’urgence que vous publiez. Les suggestions d’un traducteur automatique peuvent être fausses : relisez-les avant de les accepter.',
          'Notre responsabilité est entière en cas de faute lourde ou dolosive, ainsi qu’en cas de dommage corporel\u202f; sinon, elle se limite au dommage prévisible causé par le manquement à une obligation essentielle. Les droits que la loi donne aux consommateurs demeurent.',
        ],
      },
      {
        title: 'Fin du contrat et modifications',
        paragraphs: [
          'Vous pouvez supprimer votre compte à tout moment. Nous pouvons mettre fin au contrat avec un préavis de 30 jours. Si nous modifions ces conditions, nous vous l’annonçons par e-mail 30 jours avant ; si vous n’êtes pas d’accord, vous pouvez partir avant leur entrée en vigueur.',
          'Le droit du pays où {operator} est établi s’applique. Si vous êtes consommateur, vous gardez la protection impérative du droit de votre pays.',
        ],
      },
    ],
  },
  withdrawal: {
    title: 'Droit de rétractation',
    lead: 'Pour les consommateurs qui ont commandé une formule. Ce sont les informations prévues par la loi.',
    sections: [
      {
        title: 'Votre droit de rétractation',
        paragraphs: [
          'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.',
          'Pour exercer le droit de rétractation, vous devez nous notifier ({trader}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou e-mail). Vous pouvez utiliser le modèle de formulaire de rétractation ci-dessous, mais ce n’est pas obligatoire.',
          'Vous pouvez également exercer votre droit de rétractation en ligne sur {page}. Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons, dans les meilleurs délais, un accusé de réception de la rétractation sur un support durable (par exemple, par e-mail), y compris son contenu ainsi que la date et l’heure de sa soumission.',
          'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
        ],
      },
      {
        title: 'Effets de la rétractation',
        paragraphs: [
          'En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent\u202f; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.',
          'Si vous avez demandé de commencer la prestation de services pendant le délai de rétractation, vous devrez nous payer un montant proportionnel à ce qui vous a été fourni jusqu’au moment où vous nous avez informés de votre rétractation du présent contrat, par rapport à l’ensemble des prestations prévues par le contrat.',
        ],
      },
      {
        title: 'Modèle de formulaire de rétractation',
        paragraphs: [
          '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
        ],
        points: [
          'À l’attention de {trader}\u00a0:',
          'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la prestation de services ci-dessous\u00a0:',
          'Commandé le',
          'Nom du (des) consommateur(s)',
          'Adresse du (des) consommateur(s)',
          'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)',
          'Date',
          '(*) Rayez la mention inutile.',
        ],
      },
    ],
  },
  support: {
    title: 'Assistance',
    lead: 'Une personne vous répond. Dites-nous de quel livret il s’agit et ce qui ne s’est pas passé comme prévu ; n’envoyez pas de mot de passe.',
    write: 'Écrivez à',
    hours: 'Du lundi au vendredi, de 9 h à 18 h (heure de New York, EST)',
    reply: 'Nous répondons sous 24 heures.',
  },
  about: {
    title: 'À propos de Benvenuto',
    lead: 'Benvenuto veut dire bienvenue. C’est un petit service pour les hôtes de locations de vacances : un livret par logement, lisible sur tous les téléphones, par la personne qui attend à la porte avec deux valises.',
    operator: 'Exploité par',
  },
}
