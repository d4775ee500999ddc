import { normalWords } from './topic-scores.ts'

const kindOfHouse =
  /\b(cottage|casa|casale|villa|gite|b b|apartment|appartamento|appartement|apartamento|haus|ferienwohnung|ferienhaus|landhaus|chalet|residence|residenza|finca|house|lodge|cabin|studio|loft|agriturismo|hotel|farmhouse|masseria|podere|domaine|maison|hostal|barn|bungalow|penthouse|manoir|cascina|cortijo|pension|alquiler|bnb)\b/
/** Titles of the manual itself, and greetings. */
const otherTitle =
  /\b(manual|guide|guida|manuel|livret|guia|handbuch|mappe|information\w*|informazioni|regole|rules|normas|welcome|willkommen|benvenut\w*|bienvenu\w*|bienvenid\w*|fiche|stay|aufenthalt|soggiorno|sejour|estancia|in|im|en|nel|nella|dans|hausordnung|la casa|das haus|the house)\b/

/** Whether one of the first lines is the name of the property: short, with its kind, and no sentence. */
export function isPropertyName(line: string): boolean {
  if (line.length > 70 || /[.!?:\t@]|\d{3}/.test(line)) return false
  const plain = normalWords(line).join(' ')
  return kindOfHouse.test(plain) && !otherTitle.test(plain) && plain.split(' ').length <= 7 && plain.includes(' ')
}

const linking = /^(and|und|e|et|y|&|familie|family|famiglia|famille|familia)$/i

/** Whether a line below the contacts' heading consists of names: 'Familie Resi und Toni Endres'. */
export function isHostNames(line: string): boolean {
  const words = line.split(/\s+/)
  return (
    words.length >= 2 &&
    words.length <= 7 &&
    words.every((word) => linking.test(word) || /^\p{Lu}[\p{L}.’'-]*,?$/u.test(word)) &&
    words.some((word) => !linking.test(word))
  )
}
