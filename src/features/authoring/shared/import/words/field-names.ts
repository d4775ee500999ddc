/**
 * Words that only name a field, in all languages, in lower case and without accents: 'Password', 'Key of the network'.
 * The book has its own names for its fields, so a label of these words and of function words is not taken over.
 * `*` at the end stands for any letters.
 */
export const fieldNames = {
  wifiName:
    'inalambrica inalambrico porte lleva hat drahtlos* sans fil called named wifi wi fi wlan w lan network networks netzwerk* netz name nome nom nombre rete reseau red ssid internet wireless wireles id home guest ospiti casa funziona funktioniert funciona',
  wifiPassword:
    'wifi wi fi wlan w lan network netzwerk* wireless password passwort passwd pass word pwd psw pw mot passe mdp contrasena clave kennwort key cle securite security sicherheitsschlussel schlussel *schlussel wpa wpa2 code codice codigo rete reseau red internet chiave di accesso acceso zugang zugangs',
  checkinTime:
    'check in checkin arrival arrive arriving arrivals time times hour hours day date earliest available ready apartment house cottage flat room property guests can anytime get access arrivo arrivi arrivare ora ore orario orari consegna chiavi keys handed over handover potete entrare camera camere casa appartamento arrivee arriver arrivez heure heures horaire horaires remise cles prendre possession logement pouvez installer llegada llegar entrada entrar hora horas horario acceso podeis casa piso anreise ankunft anreisetag uhrzeit zeit zeiten bezugsfertig check einchecken haus wohnung ferienwohnung zimmer kommen ankommen konnen konnt moglich possible posible possibile',
  checkoutTime:
    'check out checkout departure depart leave leaving time times latest hour day guests required vacate need must be by out last partenza uscita ora ore orario orari giorno lasciare liberare liberata casa camera va depart heure heures horaire jour liberer quitter logement studio gite appartement rendu rendus salida hora horas horario dia dejar la casa piso abreise abreisetag uhrzeit zeit raumen auschecken haus wohnung spatestens spateste',
  doorCode:
    'door doors front main entrance side house apartment flat room access entry lock code codes codice porta portone portoncino ingresso camera stanza appartamento casa vostra codigo puerta portal piso cerradura entrada porte entree appartement chambre logement tur turcode haustur *tur *turcode eingang* wohnung* zimmer schloss turschloss zugangs* zugangscode pin number numero nummer key box keybox safe lockbox cassetta chiavi caja cajetin llaves boite boitier cles schlussel* kasten keypad smart apre open opens ouvre abre offnet clave own outside inside brauchst brauchen braucht benotigen need unten oben interno esterno combinazione combination kombination it',
  address:
    'address street located location our house casa maison haus wohnung apartment flat cottage property find trova trovate troverete indirizzo via posizione si adresse trouve trouvez situe situee direccion esta encuentra finca piso anschrift finden liegt ort lieu lugar luogo',
  googleMapsLink:
    'map maps google link position posizione location exact esatta standort lage plan carte localisation ubicacion mapa karte exacte exacta genaue position situation qui here ici aqui hier questo this',
  hostName:
    'host hosts name owner owners property manager managers landlord contact your titolare proprietario proprietari proprietaria host ospite referente hote hotes proprietaire proprietaires responsable gerant anfitrion anfitriona anfitriones propietario propietaria propietarios contacto responsable gastgeber gastgeberin vermieter vermieterin eigentumer eigentumerin inhaber ansprechpartner ansprechpartnerin verwalter',
  hostPhone:
    'phone telephone tel mobile cell number whatsapp call office host contact telefono cellulare cell tel numero telephone portable mobile appelez hote agence contact telefono movil oficina telefon handy mobil handynummer telefonnummer rufnummer nummer buro zentrale gastgeber mobilnummer ufficio',
  hostEmail:
    'email e mail mails address host contact posta elettronica indirizzo courriel mel adresse correo electronico direccion contacto kontakt',
  propertyName:
    'property name house apartment apt flat cottage villa struttura nome casa alloggio nom logement propriete hebergement alojamiento nombre objekt objektname unterkunft haus ferienwohnung name gite',
  hospital: 'hospital nearest ospedale vicino hopital proche cercano krankenhaus klinik nachstes pronto soccorso',
  police:
    'police polizia carabinieri policia polizei gendarmerie guardia civil mossos esquadra d local nacional municipal station',
  ambulance:
    'ambulance ambulanza ambulancia rettungsdienst samu rettungswagen krankenwagen notarzt pronto soccorso rettung',
  other: 'emergency emergencies emergenza urgence urgences emergencia emergencias notfall notruf other',
} as const satisfies Record<string, string>
export type FieldName = keyof typeof fieldNames
