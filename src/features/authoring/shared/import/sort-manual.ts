import type { BookTexts, EmergencyNumbers } from '#features/books/shared/book.ts'
import type { FormList } from '#features/books/shared/book-form.ts'
import type { ManualBlock } from './manual-text.ts'
import { headingWords, labelWords, sentenceWords, type Topic } from './manual-words.ts'

/** The target of a paragraph: a field or list of the book, the unplaced paragraphs, or none for headings. */
export type Target =
  | 'heading'
  | 'leftover'
  | Exclude<keyof BookTexts, 'propertyType' | 'guests' | 'bedrooms' | 'bathrooms'>
  | FormList
  | `emergencyNumbers.${keyof EmergencyNumbers}`

/**
 * A paragraph with its place.
 * - `label`: what stands before a value and only names it, as in 'Password: …'; empty for most
 */
export type Piece = { label: string; text: string; target: Target }

const targetOfTopic: Record<Topic, Target> = {
  welcome: 'welcomeMessage',
  checkIn: 'checkinInstructions',
  door: 'doorAccessInfo',
  parking: 'parkingInfo',
  wifi: 'leftover',
  rules: 'houseRules',
  equipment: 'equipment',
  activities: 'activities',
  restaurants: 'restaurants',
  bars: 'barsClubs',
  shopping: 'shopping',
  transport: 'transport',
  useful: 'usefulInfo',
  checkOut: 'checkoutInstructions',
  contact: 'hostContactInfo',
  emergency: 'emergencyNumbers.other',
  address: 'address',
}

/** Fields for a single value: further values go to the unplaced paragraphs. */
export const singleTargets: ReadonlySet<Target> = new Set<Target>([
  'propertyName',
  'hostName',
  'hostEmail',
  'hostPhone',
  'address',
  'googleMapsLink',
  'checkinTime',
  'checkoutTime',
  'doorCode',
  'wifiName',
  'wifiPassword',
  'emergencyNumbers.hospital',
  'emergencyNumbers.police',
  'emergencyNumbers.ambulance',
  'emergencyNumbers.other',
])

const bullet = /^([-–—•·*▪◦‣]|\(?\d{1,2}[.)])\s+/
const labelled = /^([^:：]{1,45}?)\s*[:：]\s*(\S.*)$/
const phone = /(?:\+|00)?\d[\d\s()/.-]{5,}\d/
const email = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/u
const mapsLink =
  /https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|(?:www\.)?google\.[a-z.]+\/maps|maps\.google\.[a-z.]+)\S*/i
const time = /\b\d{1,2}\s?(?:[:.h]\s?\d{2}|h\b|uhr\b|am\b|pm\b)/i
const networkSentence =
  /^(.*?(?:wi-?\s?fi|w-?lan|network|rete|r[ée]seau|red|netzwerk)\b.*?\s(?:is|è|est|es|ist|heißt|si chiama|s[’']appelle|se llama))\s+(.{1,32})$/i
const passwordSentence =
  /^(.*?(?:password|passwort|mot de passe|contrase[ñn]a|clave|kennwort)\b\s*(?:[:=]|is|è|est|es|ist|lautet)?)\s+(\S+)$/i
const codeSentence = /^(.*?(?:code|codice|c[óo]digo)\S*(?:\s+\p{L}+){0,4}?)\s+([\d*#]{3,10})$/iu
const beforePassword =
  /(?:\s*[,;/|]\s*|\s+(?=(?:and|e|et|y|und)\s))(?=(?:(?:and|e|et|y|und)\s)?[\p{L}’' ]{0,14}?(?:password|passwort|mot de passe|contrase[ñn]a|clave|kennwort))/iu

/**
 * Maximum length of a line that is matched as a value, in UTF-16 units. Longer lines are prose, and the patterns above
 * take quadratic time.
 */
const longestLine = 500

/**
 * Sorts the paragraphs of a manual into fields of a book. Every word is in exactly one piece, in the order of the text.
 */
export function sortManual(blocks: readonly ManualBlock[]): Piece[] {
  let section: Topic | undefined
  const taken = new Set<Target>()
  return blocks.flatMap((block) => {
    const heading = findHeading(block)
    if (heading) {
      section = heading.topic
      return [heading.piece]
    }
    return splitPasswords(block.text).map((line) => {
      const piece = sortLine(line, section)
      if (!singleTargets.has(piece.target)) return piece
      if (taken.has(piece.target)) return { ...piece, target: 'leftover' as const }
      taken.add(piece.target)
      return piece
    })
  })
}

function findHeading({ text, isHeading }: ManualBlock): { topic: Topic | undefined; piece: Piece } | undefined {
  if (text.length > longestLine) return undefined
  const bare = text.replace(bullet, '').replace(/\s*:$/, '')
  const isShort = bare.length <= 48 && bare.split(/\s+/).length <= 6 && !/[.!?;:,]/.test(bare) && !time.test(bare)
  const isLoud = /\p{Lu}{3}/u.test(bare) && bare === bare.toLocaleUpperCase() && bare.length <= 60
  const topic = headingWords.find(([, pattern]) => pattern.test(bare))?.[0]
  const looksLike = isHeading || isLoud || (isShort && (/:$/.test(text) || startsWithTopic(bare)))
  if (!looksLike || phone.test(bare)) return undefined
  return { topic, piece: { label: '', text, target: topic ? 'heading' : 'leftover' } }
}

const smallWords =
  /^(the|of|our|your|di|della|del|la|le|il|gli|i|de|du|des|les|el|los|las|der|die|das|im|to|house|casa|maison|haus|and|e|et|y|und|&)$/i
/** Topics whose words only count in headings. */
const headingTopics: ReadonlySet<Topic> = new Set<Topic>(['emergency', 'rules', 'useful'])

/**
 * A short line is a heading if it contains little more than the topic's word: 'Parking', not 'Park behind the house'.
 */
function startsWithTopic(line: string): boolean {
  const words = line.split(/\s+/).filter((word) => !smallWords.test(word))
  return (
    words.length <= 2 &&
    headingWords.some(([topic, pattern]) => {
      const place = line.search(pattern)
      return place === 0 || (place > 0 && (headingTopics.has(topic) || words.length === 1))
    })
  )
}

/** Splits 'Network X, password Y' into two lines. */
function splitPasswords(line: string): string[] {
  const place = line.length <= longestLine && labelWords.network.test(line) ? line.search(beforePassword) : -1
  if (place <= 0) return [line]
  return [line.slice(0, place).trim(), line.slice(place).replace(/^[\s,;/|]+/, '')]
}

function sortLine(line: string, section: Topic | undefined): Piece {
  const mark = bullet.exec(line)?.[0] ?? ''
  const body = line.slice(mark.length)
  const value = findValue(body, section)
  if (value) return { ...value, label: `${mark}${value.label}`.trim() }
  const topic = section ?? sentenceWords.find(([, pattern]) => pattern.test(body))?.[0]
  const target = topic === undefined ? 'leftover' : fitList(targetOfTopic[topic], body)
  // A number before a step is part of the text; before a rule or an appliance it is only a list marker.
  const isList = ['houseRules', 'equipment'].includes(target)
  return { label: isList ? mark.trim() : '', text: isList ? body : line, target }
}

/** Emergency fields and places take short entries, so whole sentences get another target. */
function fitList(target: Target, text: string): Target {
  if (target === 'emergencyNumbers.other') return text.length <= 80 && /\d{2}/.test(text) ? target : 'leftover'
  if (target === 'address') return text.length <= 120 ? target : 'leftover'
  if (!['restaurants', 'barsClubs', 'shopping', 'usefulInfo', 'transport'].includes(target)) return target
  const [name = ''] = splitName(text)
  return name.length <= 60 && name.split(/\s+/).length <= 7 && !/[.!?]/.test(name) ? target : 'leftover'
}

/** Splits a place's name from its details: 'Da Gino, Via Marina 21' or 'Da Gino – fish'. */
export function splitName(text: string): [string, string] {
  if (text.length > longestLine) return [text, '']
  const found = /^(.+?)(?:\s*[:：,;]\s+|\s+[–—-]\s+|\s*\()(.+)$/.exec(text)
  return found ? [found[1] ?? '', (found[2] ?? '').replace(/^([^(]*)\)$/, '$1')] : [text, '']
}

type Line = { text: string; section: Topic | undefined }

/** Matches a line with a single value: a time, a number, a name to copy. */
function findValue(text: string, section: Topic | undefined): Piece | undefined {
  if (text.length > longestLine) return undefined
  const line = { text, section }
  return findPassword(line) ?? findPair(line) ?? findNetwork(line) ?? findCode(line) ?? findBareValue(line)
}

const withoutStop = (text: string) => text.replace(/[.!]$/, '')

function findPassword({ text, section }: Line): Piece | undefined {
  const [, label = '', value = ''] = passwordSentence.exec(withoutStop(text)) ?? []
  const isMeant = section === 'wifi' || section === undefined || labelWords.network.test(text)
  return value !== '' && isMeant ? { label, text: value, target: 'wifiPassword' } : undefined
}

function findPair({ text, section }: Line): Piece | undefined {
  const [, label = '', value = ''] = labelled.exec(text) ?? []
  const target = value === '' ? undefined : findLabelTarget(label, value, section)
  return target && { label: `${label}:`, text: value, target }
}

function findNetwork({ text }: Line): Piece | undefined {
  const [, label = '', value = ''] = networkSentence.exec(withoutStop(text)) ?? []
  return value === '' || /\s\S+\s\S+\s/.test(value) ? undefined : { label, text: value, target: 'wifiName' }
}

function findCode({ text, section }: Line): Piece | undefined {
  const [, label = '', value = ''] = codeSentence.exec(withoutStop(text)) ?? []
  return value === '' || section === 'wifi' ? undefined : { label, text: value, target: 'doorCode' }
}

/** Matches a line that consists of the value only. */
function findBareValue({ text, section }: Line): Piece | undefined {
  const isAll = (pattern: RegExp) => pattern.exec(text)?.[0] === text
  const found = (target: Target): Piece => ({ label: '', text, target })
  if (isAll(mapsLink)) return found('googleMapsLink')
  if (isAll(email)) return found('hostEmail')
  if (section === 'contact' && isAll(phone)) return found('hostPhone')
  if (!time.test(text) || text.length > 24) return undefined
  if (section === 'checkIn') return found('checkinTime')
  return section === 'checkOut' ? found('checkoutTime') : undefined
}

function findLabelTarget(label: string, value: string, section: Topic | undefined): Target | undefined {
  return findCopied(label, value, section) ?? findTime(label, value) ?? findReach(label, value, section)
}

function findCopied(label: string, value: string, section: Topic | undefined): Target | undefined {
  if (labelWords.password.test(label) && !/\s/.test(value)) return 'wifiPassword'
  const isName = section === 'wifi' && /^(name|nome|nom|nombre)$/i.test(label)
  if ((labelWords.network.test(label) || isName) && value.length <= 32) return 'wifiName'
  return labelWords.doorCode.test(label) && /^[\d*#A-Z]{3,12}$/.test(value) ? 'doorCode' : undefined
}

function findTime(label: string, value: string): Target | undefined {
  if (!time.test(value) || value.length > 40) return undefined
  const topic = headingWords.find(([, pattern]) => pattern.test(label))?.[0]
  if (topic === 'checkIn') return 'checkinTime'
  return topic === 'checkOut' ? 'checkoutTime' : undefined
}

/** Addresses and phone numbers. */
function findReach(label: string, value: string, section: Topic | undefined): Target | undefined {
  const isAll = (pattern: RegExp) => pattern.exec(value)?.[0] === value
  if (isAll(mapsLink)) return 'googleMapsLink'
  if (isAll(email)) return 'hostEmail'
  if (labelWords.address.test(label) && value.length <= 120) return 'address'
  if (!/\d{2}/.test(value) || value.length > 60) return undefined
  if (labelWords.police.test(label)) return 'emergencyNumbers.police'
  if (labelWords.ambulance.test(label)) return 'emergencyNumbers.ambulance'
  if (labelWords.hospital.test(label) && section !== 'useful') return 'emergencyNumbers.hospital'
  return labelWords.phone.test(label) && isAll(phone) ? 'hostPhone' : undefined
}
