import { type CodeKind, findCodes } from './codes.ts'
import type { Topic } from './manual-topics.ts'
import { isNameOf } from './names.ts'
import { isHostNames } from './own-names.ts'
import type { Piece, Target } from './piece.ts'
import { findTimeField, findTimeStart, hasTime } from './times.ts'
import { normalWords } from './topic-scores.ts'
import { findNetworkValue } from './wifi-values.ts'
import type { FieldName } from './words/field-names.ts'

/** A piece of a sentence; for a code also what it opens. */
export type FoundPiece = Piece & { kind?: CodeKind | undefined }

/** What is known about a sentence from what stands before it. */
export type Surroundings = {
  section: Topic | undefined
  /** What the sentences before speak of: the box or door that a code belongs to. */
  codeKind: CodeKind | undefined
  /** The sentence before is about the network. */
  isAfterNetwork: boolean
}

/**
 * Maximum length of a sentence that is matched as a value, in UTF-16 units. Longer ones are prose, and the patterns
 * here take quadratic time.
 */
export const longestValue = 500

const phone = /(?:\+|00)?\d[\d\s()/.-]{5,}\d/

export { phone as phonePattern }

const email = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/u
const link = /https?:\/\/\S+/i
const mapsLink =
  /https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|(?:www\.)?google\.[a-z.]+\/maps|maps?\.[a-z0-9.-]+\/|osm\.org|www\.openstreetmap\.org)\S*/i
const labelled = /^([^:：\t|=]{1,60}?)\s*(?:[:：|=]|\t)\s*(\S.*)$/
const postcode = /\b(?:\d{4,5}\s+\p{Lu}|[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b)/u
const streetWord =
  /(?:\b(?:street|road|lane|terrace|square|court|hill|avenue|close|drive|rd|via|viale|vicolo|corso|piazza|località|rue|avenue|chemin|route|boulevard|place|quai|impasse|calle|avenida|carrer|camino|camí|plaza|paseo|carretera)\b|stra(?:ß|ss)e\b|str\.|weg\b|gasse\b|platz\b|allee\b)/iu

/** The values of a sentence with their fields; undefined if it has none. Together they are the whole sentence. */
export function findValues(text: string, around: Surroundings): FoundPiece[] | undefined {
  if (text.length > longestValue) return undefined
  return (
    findBare(text, around) ??
    findPair(text, around) ??
    findNetworkValue(text, around) ??
    findCode(text, around) ??
    findTime(text) ??
    findAddress(text, around) ??
    findLink(text)
  )
}

const isAll = (pattern: RegExp, text: string) => pattern.exec(text)?.[0] === text
const whole = (text: string, target: Target): FoundPiece[] => [{ label: '', text, target }]
const withoutStop = (text: string) => text.replace(/[.!]+$/, '')

/** A sentence that is nothing but a value. */
function findBare(text: string, { section }: Surroundings): FoundPiece[] | undefined {
  if (isAll(mapsLink, text)) return whole(text, 'googleMapsLink')
  if (isAll(email, text)) return whole(text, 'hostEmail')
  if (section === 'contact' && isAll(phone, text)) return whole(text, 'hostPhone')
  if (!hasTime(text) || text.length > 24 || text.includes(': ') || normalWords(text).length > 4) return undefined
  if (section === 'checkIn') return whole(text, 'checkinTime')
  return section === 'checkOut' ? whole(text, 'checkoutTime') : undefined
}

function findPair(text: string, around: Surroundings): FoundPiece[] | undefined {
  const [, label = '', value = ''] = labelled.exec(text) ?? []
  if (value === '') return undefined
  const name = text.slice(0, text.length - value.length).trimEnd()
  const pieces = (target: Target, field: FieldName): FoundPiece[] =>
    isNameOf(field, label) ? [{ label: name, text: value, target }] : whole(text, target)
  const code = findCode(text, around)
  if (code) return code
  const named = (field: FieldName) => isNameOf(field, label) && normalWords(label).length > 0
  const { section } = around
  const isWifi = section === 'wifi' || around.isAfterNetwork || /wi-?\s?fi|w-?lan|wpa/i.test(label)
  if (/\s/.test(value) === false && isPasswordLabel(label, isWifi) && named('wifiPassword'))
    return pieces('wifiPassword', 'wifiPassword')
  if (isNetworkLabel(label, isWifi) && named('wifiName') && value.length <= 32) return pieces('wifiName', 'wifiName')
  const time = findPairTime(text, label, value)
  if (time) return isNameOf(time, label) ? [{ label: name, text: value, target: time }] : whole(text, time)
  return findReach({ text, label, name, value }, section)
}

function isPasswordLabel(label: string, isWifi: boolean): boolean {
  return (
    /pass\s?wor[dt]|mot de passe|contrase[ñn]a|kennwort|\bpsw\b|\bpwd\b|\bpw\b|\bmdp\b|wpa|netzwerkschlüssel|wlan-schlüssel|wireless key|sécurité/i.test(
      label,
    ) ||
    (isWifi && /\bclave\b|\bclé\b|\bkey\b|\bchiave\b|schlüssel|\bcode\b|\bcodice\b|código/i.test(label))
  )
}

function isNetworkLabel(label: string, isWifi: boolean): boolean {
  return (
    /wi-?\s?fi|w-?lan|network|\brete\b|r[ée]seau|\bred\b|netzwerk|ssid|wireless/i.test(label) ||
    (isWifi && /^(name|nome|nom|nombre|internet)$/i.test(label.trim()))
  )
}

function findPairTime(text: string, label: string, value: string): 'checkinTime' | 'checkoutTime' | undefined {
  if (!hasTime(value) || value.length > 60 || link.test(value)) return undefined
  return findTimeField(`${label} ${value}`.length > longestValue ? '' : text)
}

type Pair = { text: string; label: string; name: string; value: string }

/** Addresses, names and phone numbers behind a label. */
function findReach({ text, label, name, value }: Pair, section: Topic | undefined): FoundPiece[] | undefined {
  const pair = (target: Target): FoundPiece[] => [{ label: name, text: value, target }]
  const named = (field: FieldName) => isNameOf(field, label) && /\p{L}/u.test(label)
  if (isAll(mapsLink, value)) return named('googleMapsLink') ? pair('googleMapsLink') : whole(text, 'leftover')
  if (isAll(email, value)) return named('hostEmail') ? pair('hostEmail') : whole(text, 'hostContactInfo')
  if (addressLabel.test(label) && named('address') && value.length <= 160) return pair('address')
  const emergency = findEmergency(text, section)
  if (emergency) return isNameOf(emergencyName(emergency), label) ? pair(emergency) : whole(text, emergency)
  if (isAll(phone, withoutStop(value)) && section !== 'useful' && section !== 'emergency')
    return named('hostPhone') ? pair('hostPhone') : undefined
  return findOwnName(label, value, name)
}

/** The name of a host or of the property behind a label. */
function findOwnName(label: string, value: string, name: string): FoundPiece[] | undefined {
  if (value.length > 80 || /\d{3}/.test(value)) return undefined
  if (!/\d/.test(value) && hostLabel.test(label) && isNameOf('hostName', label))
    return [{ label: name, text: value, target: 'hostName' }]
  return propertyLabel.test(label) && isNameOf('propertyName', label)
    ? [{ label: name, text: value, target: 'propertyName' }]
    : undefined
}

const addressLabel = /address|indirizzo|adresse|direcci[óo]n|anschrift|\blieu\b|\bluogo\b|\blugar\b/i
const hostLabel =
  /\bhosts?\b|owner|manager|titolare|propriet|h[ôo]tes?\b|anfitri|gastgeber|vermieter|eigent|inhaber|landlord|referente/i
const propertyLabel =
  /property|struttura|alloggio|logement|h[ée]bergement|alojamiento|objekt|unterkunft|\bhouse\b|\bname\b/i

const emergencyWords: readonly [Extract<Target, `emergencyNumbers.${string}`>, RegExp][] = [
  [
    'emergencyNumbers.police',
    /\b(police|polizia|carabinieri|policia|polizei|gendarmerie|guardia civil|mossos|questura)\b/,
  ],
  [
    'emergencyNumbers.ambulance',
    /\b(ambulan\w*|rettungs\w*|samu|krankenwagen|notarzt|arztlicher notdienst|arztlicher bereitschaftsdienst)\b/,
  ],
  [
    'emergencyNumbers.hospital',
    /\b(hospital|ospedale|hopital|krankenhaus|\w*klinik|pronto soccorso|centre hospitalier|a e)\b/,
  ],
  [
    'emergencyNumbers.other',
    /\b(fire brigade|fire service|fire department|fire|vigili del fuoco|pompiers|bomberos|feuerwehr|emergenc\w*|emergenz\w*|urgences?|astreinte|emergencias?|notdienst|notfall|notruf|mountain rescue|secours|soccorso alpino|bergwacht|guardia costiera|coastguard|gas leak|giftnotruf)\b/,
  ],
]

const emergencyName = (target: Target) => target.slice('emergencyNumbers.'.length) as FieldName

/** The emergency field of a short line with a number. */
export function findEmergency(
  text: string,
  section: Topic | undefined,
): Extract<Target, `emergencyNumbers.${string}`> | undefined {
  if (text.length > 80 || !/\d{2}/.test(text) || section === 'rules') return undefined
  const plain = normalWords(text).join(' ')
  return emergencyWords.find(([, pattern]) => pattern.test(plain))?.[0]
}

/**
 * The code of a sentence. A door's code is separated from its sentence if what stands before it only names it; boxes
 * and gates keep their whole sentence, which tells where they are.
 */
function findCode(text: string, around: Surroundings): FoundPiece[] | undefined {
  if (around.section === 'wifi' || isAll(phone, text)) return undefined
  const codes = findCodes(text, around.codeKind)
  const [first, second] = codes
  if (!first) return undefined
  const { kind } = first
  if (second || kind === 'gate') return whole(text, 'doorAccessInfo')
  const before = text.slice(0, first.start).trim()
  const after = text.slice(first.end).replace(/^[\s.!,;]+/, '')
  // 'Key box' is not lost only if a sentence before tells of the box.
  const isOnlyMention = kind === 'keyBox' && around.codeKind !== 'keyBox'
  if (isOnlyMention || !isNameOf('doorCode', before)) return whole(text, 'doorAccessInfo')
  const stop = text.slice(first.end).trim()
  const code: FoundPiece = { label: before, text: first.value, target: 'doorCode', kind }
  if (!/[\p{L}\p{N}]/u.test(stop)) return [code]
  return kind === 'keyBox'
    ? whole(text, 'doorAccessInfo')
    : [code, { label: '', text: after, target: 'doorAccessInfo' }]
}

/** When guests arrive or leave, in a sentence; what only names the field is a label. */
function findTime(text: string): FoundPiece[] | undefined {
  if (text.length > 130) return undefined
  const target = findTimeField(text)
  if (!target) return undefined
  const start = findTimeStart(text)
  const before = text.slice(0, start).trim()
  const value = withoutStop(text.slice(start).trim())
  return start > 0 && value !== '' && isNameOf(target, before)
    ? [{ label: before, text: value, target }]
    : whole(text, target)
}

const addressSentence =
  /^(.*?(?:address|located|indirizzo|adresse|direcci[óo]n|anschrift)\s(?:is|at|è|est|es|ist|lautet)|.*?(?:we're at|were at|we are at|find us (?:at|in)|si trova (?:in|a)|ci trovate in|nous trouverez|está en|estamos en|finden uns (?:in|im)|situé au)(?: der)?)\s+(.+)$/iu

function findAddress(text: string, { section }: Surroundings): FoundPiece[] | undefined {
  if (text.length > 160) return undefined
  const [, before = '', value = ''] = addressSentence.exec(text) ?? []
  const isPlace = /\d/.test(value) || streetWord.test(value)
  if (value !== '' && isPlace)
    return isNameOf('address', before)
      ? [{ label: before, text: withoutStop(value), target: 'address' }]
      : whole(text, 'address')
  const isFree = section === undefined || section === 'address' || section === 'checkIn' || section === 'contact'
  const isLine = !/[.!?]\s/.test(text) && normalWords(text).length <= 14
  return isFree && isLine && postcode.test(text) && (streetWord.test(text) || section === 'address')
    ? whole(text, 'address')
    : undefined
}

/** A sentence that ends with a link to a map. */
function findLink(text: string): FoundPiece[] | undefined {
  const found = link.exec(text)
  if (!found || !isAll(mapsLink, found[0])) return undefined
  const before = text.slice(0, found.index).trim()
  return found.index + found[0].length === text.length && isNameOf('googleMapsLink', before)
    ? [{ label: before, text: found[0], target: 'googleMapsLink' }]
    : undefined
}

/** A name and a phone number, as hosts write their own. */
export function isPersonWithPhone(text: string): boolean {
  const found = text.length > 80 ? null : phone.exec(text)
  return found !== null && found.index > 0 && isHostNames(text.slice(0, found.index).trim())
}

/** Whether a text has a street with a number. */
export function isStreet(text: string): boolean {
  return text.length <= longestValue && streetWord.test(text) && /\d/.test(text)
}
