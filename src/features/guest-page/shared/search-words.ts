/**
 * Synonyms that travellers and hosts use, in the five languages: a guest types one word, the host wrote another. Folded
 * as by `foldWords`; a stem matches all its endings.
 */
export const synonyms = [
  'wifi,wlan,internet,netw,netzw,rete,reseau,passw,kennwort,contrasena,mot de passe',
  'heating,heat,heizung,riscaldament,termosifon,chauffage,radiat,calefaccion,thermosta,termosta',
  'air conditioning,aircon,klima,aria condizionata,condizionatore,climati,aire acondicionado',
  'parking,park,parcheggi,stationnement,aparca,garag,garaj',
  'key,schlussel,chiav,cle,llave,code,codi,door,porta,porte,puerta,tur,lock',
  'checkin,arriv,anreise,ankunft,llegada',
  'checkout,depart,abreise,partenza,salida',
  'trash,rubbish,garbage,waste,bin,mull,abfall,rifiuti,spazzatura,immondizia,poubelle,dechets,basura',
  'water,wasser,acqua,eau,agua,shower,dusche,doccia,douche,ducha,boiler',
  'stove,hob,cooker,oven,herd,ofen,kochfeld,forno,fornell,four,plaque,horno,vitro,cocina,kitchen,kuche,cucina,cuisin',
  'washing machine,laundry,wasch,lavatrice,bucato,lavanderia,lave linge,lavadora,colada',
  'dishwasher,spulmaschine,geschirrspuler,lavastoviglie,lave vaisselle,lavavajillas',
  'coffee,kaffee,caffe,cafe',
  'breakfast,fruhstuck,colazione,petit dejeuner,desayuno',
  'restaurant,ristorant,essen,food,eat,mangiare,manger,comer,dinner,cena,diner',
  'supermarket,supermar,supermerca,groceries,lebensmittel,alimentari,spesa,epicerie',
  'pharmac,apotheke,farmacia,chemist',
  'doctor,arzt,medico,medecin,hospital,krankenhaus,ospedale,hopital,ambulan,emergen,notfall,urgence',
  'train,zug,tren,station,bahnhof,stazione,gare,estacion',
  'bus,autobus,autocar,corriera',
  'airport,flughafen,aerop,flight,voli,vuelo',
  'beach,strand,spiaggia,plage,playa',
  'smok,rauch,fumer,fumar',
  'pet,dog,haustier,hund,animal,cane,chien,mascota,perro',
  'cash,atm,bancomat,geldautomat,distributeur,cajero',
  'host,gastgeber,vermieter,hote,anfitrion,contact,kontakt,contatt,phone,telefon,telephone,whatsapp',
  'tv,televis,fernseh',
  'towel,handtuch,asciugaman,serviette,toalla,linen,bettwasche,lenzuola,draps,sabanas',
  'noise,quiet,larm,ruhe,rumor,silenzi,bruit,silenc,ruido',
  'pool,schwimmbad,piscin',
  'fuse,sicherung,contatore,disjoncteur,electric,elettric,strom,corrente,luz',
].map((line) => line.split(','))

const marks = /\p{M}/gu

/** Without accents and case; 'Wi-Fi' and 'check-in' as one word. */
export function foldWords(text: string): string {
  // Same as `withoutMarks` of the platform. If imported, the module would be shared with the app and become one more
  // file for every guest: 480 bytes with its headers.
  return text
    .replace(marks, '')
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/(wi|check|w)[-\s](?=fi|lan|in\b|out)/g, '$1')
    .replace(/[^\p{L}\p{N}#+@]+/gu, ' ')
    .trim()
}

function meaningsOf(word: string): string[] {
  if (word.length < 2) return []
  const means = (synonym: string) => synonym.split(' ').some((part) => part.startsWith(word) || word.startsWith(part))
  // Too many words begin with the same two letters.
  const exact = (synonym: string) => synonym === word
  return synonyms.filter((group) => group.some(word.length > 2 ? means : exact)).flat()
}

/** The subjects of a search, each by the first of its words in the list above. */
export function topicsOf(query: string): string[] {
  const words = foldWords(query).split(' ')
  return synonyms
    .filter((group) =>
      words.some(
        (word) =>
          word.length > 2 &&
          group.some((synonym) => synonym === word || (synonym.length > 3 && word.startsWith(synonym))),
      ),
    )
    .map(([topic = '']) => topic)
}

/** A word that a guest has typed, with its synonyms. */
export type AskedWord = { word: string; meanings: string[] }

/** A guest's search: a text matches if it contains every one of these words, or one of its synonyms. */
export function readQuery(query: string): AskedWord[] {
  const words = [...new Set(foldWords(query).split(' '))].filter(Boolean)
  // 'mot de passe', 'the wifi': stop words are ignored.
  const telling = words.filter((word) => word.length > 2)
  return (telling.length > 0 ? telling : words).map((word) => ({ word, meanings: meaningsOf(word) }))
}

/** Whether a text matches the search. */
export function createMatcher(query: string): (foldedText: string) => boolean {
  const asked = readQuery(query)
  return (foldedText) => {
    const text = ` ${foldedText}`
    return (
      asked.length > 0 &&
      asked.every(({ word, meanings }) => text.includes(word) || meanings.some((other) => text.includes(` ${other}`)))
    )
  }
}
