import { isNameOf } from './names.ts'
import type { Piece } from './piece.ts'
import { normalWords } from './topic-scores.ts'
import type { FieldName } from './words/field-names.ts'

const networkCue = /^(wifi|fi|wlan|lan|network|rete|reseau|red|netzwerk|netz|internet|ssid|wireless|netzwerkname)$/
const passwordCue = /^(password|passwd|passwort|passe|contrasena|clave|kennwort|psw|pwd|pw|mdp|netzwerkschlussel|wpa)$/

/** What stands between the network and its name. */
const copula = /^(is|called|named|e|est|es|ist|heisst|lautet|chiama|appelle|llama|nom|nome|name|nombre)$/
/** Only after a network they mean its password. */
const keyCue = /^(key|cle|chiave|clave|schlussel|code|codice|codigo)$/

/** Names and passwords of networks differ from words: a digit, a sign, or a capital within. */
const looksCopied = /\d|[_#&!@$+*]|\p{Ll}\p{Lu}|.-./u

/** A name or password of the network at the end of a sentence: 'the network is Casa-2', 'password is seagull42'. */
export function findNetworkValue(
  text: string,
  around: { isAfterNetwork: boolean; section: unknown },
): Piece[] | undefined {
  const bare = text.replace(/[.!]+$/, '')
  const words = [...bare.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index }))
  const cues = words.map(({ word }) => normalWords(word).at(-1) ?? '')
  const network = cues.findLastIndex((cue) => networkCue.test(cue))
  const password = cues.findLastIndex((cue) => passwordCue.test(cue) || (around.isAfterNetwork && keyCue.test(cue)))
  const isMeant = network >= 0 || around.isAfterNetwork || around.section === 'wifi' || around.section === undefined
  if (password >= 0 && isMeant) {
    const last = Math.max(password, network)
    return findAfter(text, words, last, { field: 'wifiPassword', mostWords: 1 })
  }
  if (network < 0 || password >= 0) return undefined
  const verb = cues.findLastIndex((cue, index) => index > network && copula.test(cue))
  return findAfter(text, words, Math.max(network, verb), { field: 'wifiName', mostWords: 3 })
}

type Word = { word: string; index: number }
type Wanted = { field: Extract<FieldName, 'wifiName' | 'wifiPassword'>; mostWords: number }

function findAfter(
  text: string,
  words: readonly Word[],
  cue: number,
  { field, mostWords }: Wanted,
): Piece[] | undefined {
  let first = cue + 1
  while (first < words.length && isFiller(words[first]?.word ?? '', field)) first++
  const start = words[first]?.index
  const count = words.length - first
  if (start === undefined || count > mostWords) return undefined
  const value = text.slice(start).replace(/[.!]+$/, '')
  if (field === 'wifiName' ? !looksCopied.test(value) || value.length > 32 : !isPassword(value)) return undefined
  const label = text.slice(0, start).trim()
  const piece: Piece = { label, text: value, target: field }
  if (isNameOf(field, label)) return [piece]
  // The rest of the sentence says more than a name of the field.
  return [
    { label: '', text: label, target: 'leftover' },
    { ...piece, label: '' },
  ]
}

const isPassword = (value: string) => value.length >= 6 && (looksCopied.test(value) || value === value.toLowerCase())

const isFiller = (word: string, field: FieldName) => !looksCopied.test(word) && isNameOf(field, word)
