import type { LanguageWords } from './language-words.ts'

export const fr: LanguageWords = {
  topics: {
    welcome: {
      strong:
        'nous nous rejouissons, rejouissons, au plaisir de vous, bienvenu*, merci d avoir choisi, nous sommes ravis, nous sommes heureux, ravis de vous, heureux de vous, nous esperons, faites comme chez vous, bon sejour, bonnes vacances, merveilleux sejour, nous vous souhaitons, vous attend au frais',
      weak: 'bonjour, chers, ravis, plaisir, souhait*, accueill*, esperons, restons a votre ecoute, a votre ecoute',
    },
    checkIn: {
      strong:
        'a votre disposition des, disponible des, disponible a partir, logement sera, arrivez par, sortez, venant de, quittez l autoroute, check in, arrivee, arriver, arrivez, votre arrivee, itineraire, gps, remise des cles, acces routier, prendre possession, en cas de retard, prevenir, accueil, comment venir, interphone, sonnez',
      weak: 'sortie, rond point, tournez, continuez, prenez a, metres, autoroute, vol, retard, ouvrons, direction, tardive',
    },
    door: {
      strong:
        'trousseau, barriere, formez, tournez la cle, cremone, loquet, cle de secours, cle est, porte bleue, porte verte, porte rouge, cle, cles, boite a cle*, boitier a cle*, boite a coffre a cles, digicode, code de la porte, code porte, code d entree, serrure, portail, porte d entree, cadenas, boitier, clavier, trousseau, code d acces, badge d acces, coffret, verrou, portillon',
      weak: 'cles, porte, code, etage, escalier, ascenseur, hall, tours, tapez, immeuble, couloir, accrochee, s ouvre, entree, ouvrez, composez, batiment, montez',
    },
    parking: {
      strong:
        'auto sur, votre auto, vos voitures, laisserez votre, stationnez, parking, stationn*, garer, garez, garage, place de parking, emplacement, borne de recharge, horodateur, se gare, parkings, zone bleue, sous le hangar, disque bleu',
      weak: 'voiture*, vehicule*, place couverte, auto, hangar, moto*, remorque*, caravane*',
    },
    wifi: {
      strong:
        'wifi, wi fi, internet, reseau, ssid, box internet, livebox, freebox, cle wpa, cle de securite, sans fil, connexion',
      weak: 'mot de passe, mdp',
    },
    rules: {
      strong:
        'vous prions de ne, sable, repos, betes, veuillez respecter, veuillez ne pas, sonore*, musique apres, interdiction, feu, charbon, ne doivent pas, ne devez pas, fume*, fumer, tabac, cigarette*, animaux, chien*, chat, fete*, bruit, silence, calme, interdit*, defendu, pas admis, pas acceptes, accept*, regles, reglement, voisin*, voisinage, chaussures, surveillez vos enfants, tolere*, tranquillite, nuisances, non fumeur, tapage, pas autoris*',
      weak: 'merci de ne pas, merci d eviter, ne pas, vous demandons de ne, respect*, obligatoire*, s engage, aucun, priere de, evitez',
    },
    equipment: {
      strong:
        'gaziniere, seche linge, allumettes, robinet, couette*, couvertures, oreillers, eclairage, lumiere*, vaisselle, machine, ventilateur, appareil a raclette, luge, lit d appoint, wc, fosse, toilettes, four, micro ondes, plaques, plaque, induction, lave linge, machine a laver, lave vaisselle, seche linge, seche cheveux, chauffage, chaudiere, thermostat, radiateur*, climatis*, clim, poele, cheminee, television, tele, tv, telecommande, cafetiere, machine a cafe, bouilloire, grille pain, refrigerateur, frigo, congelateur, douche a, baignoire a, jacuzzi, spa, sauna, barbecue, plancha, fer a repasser, lit bebe, chaise haute, compteur, disjoncteur, volets roulants, stores, eau chaude, ballon, canape, aspirateur, linge de lit, draps sont, serviettes sont, piscine chauffee, hotte, ventilateur, buanderie, casseroles, chauffe eau, lave mains, lessive',
      weak: 'bouton, appuyez, tournez le, allumer, allume, eteindre, placard, tiroir, mode d emploi, notice, programme, interrupteur, cuisine, salle de bain, fonctionne*, se trouve dans le, sous l evier, pastille*, bois, cendres',
    },
    activities: {
      strong:
        'se decouvre, maree, baignades, iles, ile, sites, site, promener, vaut le detour, belvedere, patinoire, luge, raquettes, piscine municipale, festival, bord de mer, tour de, plage*, musee*, chateau, randonnee*, balade*, promenade, sentier*, visite*, a voir, a faire, ski, piste cyclable, marche de, port de, cathedrale, traboules, excursion*, croisiere, baignade, velo route, abbaye, vignoble*, kayak, canoe, accrobranche, forfait*, ne manquez pas, ne ratez pas, grotte*, point de vue, jardin*, parc, zoo, planches de, lac, cascade*, marche nocturne, surf, golf, domaine skiable',
      weak: 'decouvrir, decouvrez, a pied, km, billets, enfants adorent, magnifique, vue, tour de',
    },
    restaurants: {
      strong:
        'goutez, plateau, galettes, table de, a table, moules frites, glaces, glacier, couscous, raclette, kebab, cuisine, restaurant*, auberge, creperie, brasserie, bistrot, pizzeria, bouchon, manger, diner, dejeuner, bonnes tables, fondue, gastronomique, fruits de mer, table d hote, resto*, traiteur, salon de the, guinguette, pizzas, moules',
      weak: 'reservez, reserver, cuisine traditionnelle, menu, specialite*, excellent, poissons, carte, delicieu*, terrasse',
    },
    bars: {
      strong:
        'bar, bars, boire un verre, cocktail*, biere*, cafe concert, boite de nuit, discotheque, pub, apres ski, aperitif, bar a vin*, vie nocturne, musique live, club',
      weak: 'verre, vin, soiree*, cave',
    },
    shopping: {
      strong:
        'provisions, halles, marche couvert, primeurs, drive, boucher, boulanger, poissonnier, caviste, baguette*, ouvert jusqu, ouverte jusqu, supermarche*, boulangerie, boucherie, epicerie, courses, commerces, carrefour, super u, leclerc, intermarche, monop*, lidl, casino, spar, marche le, fromagerie, poissonnerie, magasin*, superette, primeur, pain, hypermarche, centre commercial',
      weak: 'ouvert jusqu, ferme le, fermee le, acheter, lait, produits locaux',
    },
    transport: {
      strong:
        'le bac, quarts d heure, depart des bus, vers la gare, tgv, borne velib, bus, metro, tram*, train*, gare, aeroport, taxi*, navette*, location de velos, velos en location, arret, ligne, lignes, sncf, ferry, bateau bus, car, covoiturage, location de voiture*, rer, tgv, autocar*, velib',
      weak: 'toutes les, minutes a pied, billet, horaires, correspondance',
    },
    useful: {
      strong:
        'pharmac*, medecin*, docteur, dentiste, distributeur*, banque, la poste, bureau de poste, poubelle*, dechet*, ordures, tri selectif, tri, conteneur*, container*, recyclage, laverie, station service, veterinaire, office de tourisme, dechetterie, infirmier*, cabinet medical, taxe de sejour, bac jaune, sacs jaunes, composteur, maison medicale',
      weak: 'verre va, emballages, ramass*, collecte, carton, bureau de tabac',
    },
    checkOut: {
      strong:
        'quitter les lieux, remettrez, coup de balai, sortir les ordures, avant de quitter, laisserez, a votre depart, rendez, menage de depart, jour de votre depart, check out, checkout, depart, votre depart, avant de partir, en partant, avant votre depart, liberer, rendre les cles, rendre la cle, remise en etat, fin de sejour, etat des lieux, laissez la cle, laissez les cles, restituer, le jour du depart, quitter le, au moment de partir, remettez la cle, quittez, menage doit',
      weak: 'videz, fermez, fermer, eteignez, serviettes dans, draps au, vaisselle propre, menage, rendez, laissez, laisser, au plus tard, deposer, deposez, volets, descendez',
    },
    contact: {
      strong:
        'je reponds, pour toute question, une question, nous habitons, appelez moi, appelez nous, contact*, appelez, joindre, joignable*, telephonez, en cas de souci, en cas de probleme, en cas de besoin, whatsapp, envoyez un message, nos bureaux, a votre disposition, vos hotes, besoin d aide, questions, disponibles',
      weak: 'telephone, portable, tel, courriel, mail, e mail, message, souci, probleme, bureaux, agence',
    },
    emergency: {
      strong:
        'urgence*, samu, pompiers, police, gendarmerie, hopital, secours, ambulance, astreinte, centre hospitalier, antipoison, clinique',
      weak: '112, 15, 17, 18, accident*, grave*',
    },
    address: {
      strong: 'adresse, l adresse est, nous trouver, situe au, vous nous trouverez, se situe',
      weak: 'rue, avenue, chemin, route, boulevard, impasse, residence, quai',
    },
    closing: {
      strong:
        'cordialement, a bientot, bonne route, bien a vous, bonne journee, objet, cher monsieur, chere madame, excellent sejour, bien cordialement, amicalement, salutations, bises, bon voyage',
      weak: 'salut, vos hotes devoues',
    },
  },
  headings: {
    welcome: 'bienvenue, accueil, bienvenue chez nous',
    checkIn: 'votre arrivee, arrivee, check in, comment venir, itineraire, l arrivee, remise des cles, acces',
    door: 'cles, les cles, entree, entrer, comment entrer, la porte',
    parking: 'stationnement, parking, se garer, ou se garer, voiture, garage',
    wifi: 'wifi, wi fi, internet, le wifi, reseau, connexion internet',
    rules:
      'a respecter, reglement, reglement interieur, regles, regles de la maison, consignes, les regles, bon a savoir, regles de vie',
    equipment:
      'equipements, equipement, le gite, la maison, le logement, appareils, mode d emploi, l appartement, electromenager, cuisine, chauffage, dans la maison, fonctionnement',
    activities:
      'a voir, a faire, a voir a faire, activites, que faire, que voir, loisirs, visites, visiter, a decouvrir, alentours',
    restaurants:
      'bonnes tables, restaurants, ou manger, nos bonnes tables, manger, nos restaurants preferes, restauration',
    bars: 'bars, ou boire un verre, sortir, cafes, boire un verre',
    shopping: 'commerces, courses, faire ses courses, magasins, les commerces, faire les courses, shopping',
    transport: 'transports, se deplacer, transport, transports en commun, deplacements',
    useful:
      'adresses utiles, dechets, infos utiles, informations utiles, poubelles, tri, tri des dechets, bon a savoir pratique, infos pratiques, informations pratiques, sante, les poubelles, informations',
    checkOut:
      'votre depart, depart, check out, fin de sejour, avant de partir, le depart, au depart, avant votre depart',
    contact: 'contact, contacts, nous contacter, vos hotes, nous joindre, coordonnees',
    emergency: 'urgences, urgence, numeros d urgence, en cas d urgence, numeros utiles',
    address: 'adresse, l adresse',
    none: 'horaires, livret d accueil, livret du locataire, fiche pratique',
  },
}
