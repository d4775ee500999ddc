/** The topic of a part of a manual. */
export type Topic =
  | 'welcome'
  | 'checkIn'
  | 'door'
  | 'parking'
  | 'wifi'
  | 'rules'
  | 'equipment'
  | 'activities'
  | 'restaurants'
  | 'bars'
  | 'shopping'
  | 'transport'
  | 'useful'
  | 'checkOut'
  | 'contact'
  | 'emergency'
  | 'address'

/** Patterns of headings in five languages. A specific topic comes before a general one that also matches. */
export const headingWords: readonly [Topic, RegExp][] = [
  ['emergency', /emergenc|emergenz|urgence|notf[aä]ll|notruf/i],
  ['checkOut', /check-?\s?out|departure|partenza|d[ée]part\b|salida|abreise|leaving/i],
  ['checkIn', /check-?\s?in|arriv|ankunft|anreise|llegada/i],
  ['wifi', /wi-?\s?fi|w-?lan|internet/i],
  ['parking', /park|parch|stationn|aparca|se garer|stellpl/i],
  ['rules', /\brules|regol|r[èe]gle|normas|reglas|hausregel|hausordnung|good to know/i],
  ['door', /\bkeys?\b|chiav|\bcl[ée]s?\b|llave|schl[üu]ssel|getting in|come entrare|access|acc[èe]s|zugang/i],
  ['restaurants', /restaura|ristorant|eating|where to eat|dove mangiare|o[ùu] manger|d[óo]nde comer|essen/i],
  ['bars', /\bbars?\b|nightlife|nachtleben|vida nocturna|vita notturna|kneipen/i],
  ['shopping', /shop|groceries|spesa|negozi|courses|commerces|compras|tiendas|einkauf/i],
  ['transport', /transport|trasport|getting around|come muoversi|verkehr|anbindung|c[óo]mo moverse/i],
  [
    'activities',
    /activit|attivit|actividad|aktivit|things to do|cosa (fare|vedere)|que faire|qu[ée] hacer|ausfl[üu]g|sehensw/i,
  ],
  [
    'equipment',
    /equip|attrezz|elettrodom|[ée]quipement|appareil|electrodom|ger[äa]te|ausstattung|appliance|how things work|la casa|kitchen|cucina|cuisine|cocina|k[üu]che/i,
  ],
  ['useful', /useful|utili|utiles|[úu]til|n[üu]tzlich|wissenswert|information|informaz|infos?\b/i],
  ['contact', /contact|contatt|kontakt|your hosts?|gastgeber/i],
  ['address', /address|indirizzo|adresse|direcci[óo]n/i],
  ['welcome', /welcome|benvenut|bienvenu|bienvenid|willkommen/i],
]

/** Patterns for the topic of a sentence without a heading above it. */
export const sentenceWords: readonly [Topic, RegExp][] = [
  ['welcome', /^(welcome|dear guest|benvenut|car[ie] ospit|bienvenu|chers|bienvenid|querid|willkommen|liebe g[äa]st)/i],
  [
    'checkOut',
    /check-?\s?out|before (you )?leav|when you leave|prima di partire|alla partenza|avant (de )?partir|votre d[ée]part|antes de (irte|salir|marchar)|bei (der )?abreise|vor der abreise/i,
  ],
  ['checkIn', /check-?\s?in|arriv(al|o\b|[ée]e)|\bllegada|ankunft|anreise/i],
  ['parking', /\bpark|parchegg|stationn|aparca|\bgarage|stellplatz|posto auto/i],
  [
    'door',
    /\bkeys?\b|key ?box|lockbox|chiav[ei]|\bcl[ée]s?\b|bo[îi]te [àa] cl|llaves?\b|schl[üu]ssel|portone|front door/i,
  ],
  [
    'rules',
    /smok|fumar|fumer|fuma\b|rauch|part(y|ies)|feste|f[êe]te|fiestas?|partys|\bpets?\b|animali|animaux|mascotas|haustier|quiet|silenzi|silence|silencio|\bruhe\b/i,
  ],
  [
    'equipment',
    /washing machine|dishwasher|oven\b|heating|air condition|boiler|thermostat|coffee|lavatrice|lavastoviglie|forno|riscaldamento|condizionat|caldaia|termostato|lave-|\bfour\b|chauffage|climatis|chaudi[èe]re|lavadora|lavavajillas|horno|calefacci|aire acondicionado|waschmaschine|sp[üu]lmaschine|backofen|heizung|klimaanlage|router|fernseher|television|televis/i,
  ],
  ['restaurants', /restaurant|ristorante|trattoria|pizzeria|osteria|restaurante/i],
  [
    'shopping',
    /supermarket|supermercato|supermarch[ée]|supermercado|supermarkt|bakery|panificio|boulangerie|panader[íi]a|b[äa]ckerei/i,
  ],
  [
    'transport',
    /\bbus\b|autobus|train|treno|\bgare\b|tren\b|bahnhof|airport|aeroport|a[ée]roport|aeropuerto|flughafen|stazione|estaci[óo]n/i,
  ],
  [
    'useful',
    /pharmac|farmaci|apothe|doctor|medico|m[ée]decin|m[ée]dico|\barzt|waste|rubbish|rifiuti|d[ée]chets|poubelle|basura|m[üu]ll/i,
  ],
]

/** Labels before a value, as in 'Password: …'. */
export const labelWords = {
  password: /password|passwort|mot de passe|contrase[ñn]a|\bclave\b|\bkennwort/i,
  network: /wi-?\s?fi|w-?lan|network|\brete\b|r[ée]seau|\bred\b|netzwerk|ssid/i,
  doorCode:
    /(door|porta|portone|porte|puerta|t[üu]r|key ?box|keypad|lockbox|cassetta|bo[îi]te|caja|safe|schl[üu]ssel).*(code|codice|c[óo]digo)|(code|codice|c[óo]digo).*(door|porta|portone|porte|puerta|t[üu]r|cassetta|bo[îi]te|caja|key)|t[üu]rcode|^(access )?code$|^codice$|^c[óo]digo$/i,
  phone: /phone|\btel\b|tel\.|telefon|t[ée]l[ée]phone|tel[ée]fono|mobile|cell|handy|m[óo]vil|whats ?app/i,
  address: /address|indirizzo|adresse|direcci[óo]n/i,
  police: /police|polizia|carabinieri|polic[íi]a|polizei/i,
  ambulance: /ambulan|rettungs|samu\b/i,
  hospital: /hospital|ospedale|h[ôo]pital|krankenhaus|pronto soccorso/i,
} as const
