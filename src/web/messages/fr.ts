import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  loading: 'Chargement…',
  brand: 'Benvenuto',
  skipToContent: 'Aller au contenu',
  dismiss: 'Fermer',
  notifications: 'Notifications',
  language: 'Langue',
  error: 'Erreur',
  header: {
    home: 'Benvenuto, accueil',
    main: 'Menu principal',
    menu: 'Menu',
    features: 'Fonctionnalités',
    howItWorks: 'Comment ça marche',
    pricing: 'Tarifs',
    login: 'Connexion',
    getStarted: 'Commencer',
    help: 'Aide',
    yourPages: 'Vos pages',
    tabs: { books: 'Livrets', stays: 'Séjours', visits: 'Visites', domains: 'Domaines', account: 'Compte' },
  },
  footer: {
    tagline: 'Des livrets d’accueil pour vos locations de vacances, écrits une fois et lus partout.',
    product: 'Produit',
    help: 'Aide',
    demo: 'Démo',
    createGuide: 'Créer un livret',
    contact: 'Contact',
    faq: 'Questions fréquentes',
    gettingStarted: 'Premiers pas',
    status: 'État du service',
    company: 'Entreprise',
    about: 'À propos',
    blog: 'Blog',
    legal: 'Informations légales',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    imprint: 'Mentions légales',
    cancellation: 'Résilier votre contrat',
    withdrawal: 'Renoncer au contrat ici',
  },
  sessionEnd: {
    text: 'Votre session a pris fin. Rien n’est perdu : reconnectez-vous dans un autre onglet, puis enregistrez ici.',
    signIn: 'Se connecter dans un nouvel onglet',
  },
  failure: {
    title: 'La page ne s’est pas chargée',
    text: 'Vérifiez votre connexion et réessayez. Ce que vous avez écrit est conservé.',
  },
  /** For search engines, on pages without own keywords. */
  keywords: 'livret d’accueil numérique, guide location de vacances, guide voyageurs, QR code',
  pages: {
    design: { title: 'Apparence', description: 'Ce que vos voyageurs voient de votre livret d’accueil.' },
    login: {
      title: 'Connexion',
      description: 'Accédez à vos livrets d’accueil.',
      keywords: 'connexion livret d’accueil, connexion hôte, location de vacances',
    },
    register: {
      title: 'Créez votre compte',
      description:
        'Écrivez aujourd’hui votre premier livret d’accueil numérique : 14 jours gratuits, sans carte bancaire.',
      keywords: 'créer un livret d’accueil numérique, essai gratuit, compte hôte, location de vacances',
    },
    planSelection: {
      title: 'Choisissez votre formule',
      description: 'Basic ou Pro : 14 jours gratuits, résiliation à tout moment.',
      keywords: 'tarifs livret d’accueil, formule Basic, formule Pro, essai gratuit de 14 jours',
    },
    payment: {
      title: 'Paiement',
      description: 'Votre formule en un coup d’œil : son prix et son contenu.',
      keywords: 'abonnement livret d’accueil, formule Basic, formule Pro, paiement',
    },
    profile: {
      title: 'Mon profil',
      description: 'Vos livrets d’accueil et votre formule.',
      keywords: 'profil hôte, mes livrets d’accueil, formule, QR code',
    },
    analytics: { title: 'Visites', description: 'Comment vos voyageurs utilisent vos livrets d’accueil.' },
    account: { title: 'Paramètres du compte', description: 'Nom, e-mail, mot de passe, appareils et vos données.' },
    stays: { title: 'Séjours', description: 'Qui arrive quand, et un lien pour chaque séjour.' },
    stayMessages: {
      title: 'Messages aux voyageurs',
      description: 'Vos textes pour chaque séjour, et votre journée par e-mail.',
    },
    staySettings: {
      title: 'Codes et horaires',
      description: 'Ce que seuls les voyageurs d’un séjour voient, et à partir de quand.',
    },
    stay: { title: 'Un séjour', description: 'Dates, lien et code d’un séjour.' },
    domains: { title: 'Votre nom de domaine', description: 'Vos livrets d’accueil à une adresse qui porte votre nom.' },
    confirmAddress: {
      title: 'Confirmez votre adresse e-mail',
      description: 'Confirmez que l’adresse de votre compte est bien la vôtre.',
    },
    confirmEmail: {
      title: 'Confirmez votre nouvelle adresse',
      description: 'Confirmez l’adresse e-mail qui remplacera l’ancienne.',
    },
    admin: { title: 'Espace exploitant', description: 'L’état du service.' },
    emailTest: { title: 'Test des e-mails', description: 'Pour vous envoyer chaque modèle d’e-mail.' },
    heroPreview: { title: 'Image d’accueil', description: 'Pour choisir l’image de la page d’accueil.' },
    pixelTest: {
      title: 'Test du pixel',
      description: 'Pour déclencher des événements de suivi et voir ce qu’ils deviennent.',
    },
    languages: { title: 'Langues', description: 'Vos textes dans les langues de vos voyageurs.' },
    create: {
      title: 'Livret d’accueil',
      description: 'Écrivez votre livret d’accueil en sept courtes étapes.',
      keywords: 'créer un livret d’accueil, code d’entrée, Wi-Fi, règlement intérieur, bonnes adresses',
    },
    forgotPassword: {
      title: 'Mot de passe oublié ?',
      description: 'Demandez un lien pour choisir un nouveau mot de passe.',
    },
    resetPassword: {
      title: 'Nouveau mot de passe',
      description: 'Choisissez un nouveau mot de passe pour votre compte.',
    },
  },
}
