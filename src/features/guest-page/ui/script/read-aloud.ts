import { type Piece, readPieces } from './read-words.ts'

/** Longer utterances are cut off by some engines after a quarter of a minute. */
const utteranceLength = 180

const spoken = 'h1,h2,h3,.g-book p,dt,dd,li,figcaption'

/** Reads the book aloud from where the guest stands, each text in its own language; hidden without a voice for it. */
export function enableReadingAloud() {
  const button = document.querySelector<HTMLButtonElement>('button[data-tool="aloud"]')
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined
  if (!button || !synthesis) return
  const canSpeak = (lang: string) => synthesis.getVoices().some((voice) => voice.lang.startsWith(lang.slice(0, 2)))
  const showWhenThereAreVoices = () => {
    button.hidden = !canSpeak(document.documentElement.lang)
  }
  showWhenThereAreVoices()
  // Browsers load their voices late. Not all can listen here.
  synthesis.addEventListener?.('voiceschanged', showWhenThereAreVoices)

  const show = (speaking: boolean) => {
    button.ariaPressed = String(speaking)
  }
  button.addEventListener('click', () => {
    const wasSpeaking = button.ariaPressed === 'true'
    synthesis.cancel()
    show(!wasSpeaking)
    if (wasSpeaking) return
    // What no voice can pronounce would be noise.
    const utterances = listTexts()
      .filter(({ lang }) => canSpeak(lang))
      .map(createUtterance)
    const last = utterances.at(-1)
    if (last) last.onend = last.onerror = () => show(synthesis.speaking)
    for (const utterance of utterances) synthesis.speak(utterance)
  })
  window.addEventListener('pagehide', () => synthesis.cancel())
}

/** The language alone: which of its voices the reader likes best, her phone knows. */
function createUtterance({ text, lang }: Piece): SpeechSynthesisUtterance {
  // Codes and telephone numbers are typed figure by figure.
  const utterance = new SpeechSynthesisUtterance(text.replace(/\d{4,}/g, (code) => [...code].join(' ')))
  utterance.lang = lang
  return utterance
}

/** What is still to be read, in pieces of one language each. */
function listTexts(): Piece[] {
  const texts: Piece[] = []
  for (const element of document.querySelectorAll<HTMLElement>(`.g-main :is(${spoken})`)) {
    if (element.getBoundingClientRect().bottom < 0 || element.closest('.g-lang,.g-nav,.g-tr>[class],svg')) continue
    // Paragraphs and lists speak for themselves; so does what holds them.
    if (element.querySelector(spoken)) continue
    for (const piece of readPieces(element)) add(texts, piece)
  }
  return texts
}

function add(texts: Piece[], { text, lang }: Piece) {
  const isWord = /\p{L}/u.test(text)
  // A dot between two languages is nothing to say.
  if (!isWord && !/\d/.test(text)) return
  const last = texts.at(-1)
  // A number is in the language that speaks of it.
  const goesOn = last && (last.lang === lang || !isWord)
  if (goesOn && last.text.length + text.length < utteranceLength) last.text += `. ${text}`
  else for (const piece of cut(text)) texts.push({ text: piece, lang })
}

/** At the ends of sentences, else between words; the dot of '4.8' ends nothing. */
function cut(text: string): string[] {
  return text.match(/.{1,180}[.!?](?=\s)|.{1,180}(?=\s|$)|\S{1,180}/gs) ?? []
}
