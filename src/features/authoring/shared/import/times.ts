import { normalWords } from './topic-scores.ts'

/** A time of day in figures: '15:00', '3.30', '16 h', '4pm', '10 Uhr', 'ore 16', 'a las 12'. */
const clock =
  /(?<![\d.,:/-])(?:(?:[01]?\d|2[0-4])\s?(?:[:.h]\s?[0-5]\d(?![\d.,]\d)|h\b|uhr\b|heures?\b|ore\b|am\b|pm\b|a\.m|p\.m|o'clock)|(?:ore|alle|dalle|las|à|at|by|from|after|before|until|ab|bis|um|avant|entro|until|latest|onwards)\s+(?:le\s+|les\s+|ore\s+)?(?:[01]?\d|2[0-4])(?![\d%€£]|[.,:/]\d)\b)/iu

/** Hours in words, after which no figures are needed. */
const spokenHours =
  /\b(?:noon|midday|mezzogiorno|midi|mediodia|mittags?|half past|halb|viertel|(?:at|by|after|before|until) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:alle|dalle|entro) (?:le )?(?:due|tre|quattro|cinque|sei|nove|dieci|undici|dodici)|(?:las|antes de las) (?:una|dos|tres|cuatro|cinco|seis|nueve|diez|once|doce)|(?:neuf|dix|onze|seize|quinze|dix sept) heures|(?:ein|zwei|drei|vier|funf|sechs|neun|zehn|elf|zwolf) uhr)\b/

const arrivalCue =
  /\b(check ?in|checkin|arriv\w*|anreise\w*|ankunft|ankommen|ankommt|llegada|llegar|entrada|entrar|entrare|get in|move in|prendre possession|remise des cles|consegna chiavi|keys are handed|handed over|bezugsfertig|zur verfugung|beziehen|rein|lista|available from|si entra|entrate|acceder|a votre disposition|a su disposicion|disponible des|is available|is ready|will be ready|pronta|pronto|disponible a partir|disponibile)\b/
const departureCue =
  /\b(check ?out|checkout|checking out|departure|vacate|leave|be out|gone|out by|abreise\w*|auschecken|auszuchecken|raumen|raus|partenza|uscita|liberat\w*|liberare|lasciare|depart|liberer|rendus?|rendre|quitter|salida|dejar|salir|desalojar|quedar libre|quitter les lieux|gone|fuori|marcharse|marcharos)\b/
/** Times of something else, or of guests who are late. */
const otherCue =
  /\b(later than|late|tarde de|mas tarde|despues de las|spater|verspat\w*|ritard\w*|tardi|retard|tardive|colazione|breakfast|fruhstuck\w*|petit dejeuner|desayuno|quiet|silence|silencio|silenzio|ruhe\w*|pool|piscin\w*|suplemento|supplement|surcharge|shuttle|bus|train|ferry)\b/

export type TimeField = 'checkinTime' | 'checkoutTime'

/** Whether a text contains a time of day. */
export function hasTime(text: string): boolean {
  return clock.test(text) || spokenHours.test(normalWords(text).join(' '))
}

/** The field of a sentence that tells when guests arrive or leave; undefined for all other times. */
export function findTimeField(text: string): TimeField | undefined {
  if (!hasTime(text)) return undefined
  const plain = normalWords(text).join(' ')
  if (otherCue.test(plain.replace(/\b(de la tarde|at the latest)\b/g, ''))) return undefined
  const arrival = plain.search(arrivalCue)
  const departure = plain.search(departureCue)
  if (arrival < 0 && departure < 0) return undefined
  if (arrival < 0) return 'checkoutTime'
  return departure < 0 || arrival < departure ? 'checkinTime' : 'checkoutTime'
}

/** Where the time begins with the words that belong to it: 'from', 'entro le', 'à partir de', 'bis spätestens'. */
const timeStart =
  /(?:\b(?:from|after|any time after|by|before|between|until|dalle|dopo le|entro|dopo|prima delle|alle|tra le|avant|entre|jusqu|antes de|entre las|desde|ab|bis|nach|vor|zwischen|um|spätestens|at)\b|(?<!\p{L})(?:à partir|après|à|a partir|a las|a la|de)(?!\p{L})|\d)/iu

/** The index at which the time of a sentence begins, its preposition included. */
export function findTimeStart(text: string): number {
  return text.search(timeStart)
}
