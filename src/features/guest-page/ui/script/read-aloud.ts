import { type Piece, readPieces } from './read-words.ts'

/** Some engines cut off longer utterances after 15 seconds. */
const utteranceLength = 180

const spoken = 'h1,h2,h3,.g-book p,dt,dd,li,figcaption'

/** Reads the book aloud from the visible section on, each text in its own language; hidden without a voice for it. */
export function enableReadingAloud() {
  const button = document.querySelector<HTMLButtonElement>('button[data-tool="aloud"]')
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined
  if (!button || !synthesis) return
  const canSpeak = (lang: string) => synthesis.getVoices().some((voice) => voice.lang.startsWith(lang.slice(0, 2)))
  const showWhenThereAreVoices = () => {
    button.hidden = !canSpeak(document.documentElement.lang)
  }
  showWhenThereAreVoices()
  // Browsers load their voices late. Not all support the event.
  synthesis.addEventListener?.('voiceschanged', showWhenThereAreVoices)

  const show = (speaking: boolean) => {
    button.ariaPressed = String(speaking)
  }
  button.addEventListener('click', () => {
    const wasSpeaking = button.ariaPressed === 'true'
    synthesis.cancel()
    show(!wasSpeaking)
    if (wasSpeaking) return
    // Text without a pronounceable character would be read as noise.
    const utterances = listTexts()
      .filter(({ lang }) => canSpeak(lang))
      .map(createUtterance)
    const last = utterances.at(-1)
    if (last) last.onend = last.onerror = () => show(synthesis.speaking)
    for (const utterance of utterances) synthesis.speak(utterance)
  })
  window.addEventListener('pagehide', () => synthesis.cancel())
}

/** The language only: the phone knows the reader's preferred voice. */
function createUtterance({ text, lang }: Piece): SpeechSynthesisUtterance {
  // Codes and telephone numbers are entered digit by digit.
  const utterance = new SpeechSynthesisUtterance(text.replace(/\d{4,}/g, (code) => [...code].join(' ')))
  utterance.lang = lang
  return utterance
}

/** The remaining text, in pieces of one language each. */
function listTexts(): Piece[] {
  const texts: Piece[] = []
  for (const element of document.querySelectorAll<HTMLElement>(`.g-main :is(${spoken})`)) {
    if (element.getBoundingClientRect().bottom < 0 || element.closest('.g-lang,.g-nav,.g-tr>[class],svg')) continue
    // Paragraphs and lists are read separately, and so is an element that contains some.
    if (element.querySelector(spoken)) continue
    for (const piece of readPieces(element)) add(texts, piece)
  }
  return texts
}

function add(texts: Piece[], { text, lang }: Piece) {
  const isWord = /\p{L}/u.test(text)
  // A dot between two languages is not read.
  if (!isWord && !/\d/.test(text)) return
  const last = texts.at(-1)
  // A number has the language of the text around it.
  const goesOn = last && (last.lang === lang || !isWord)
  if (goesOn && last.text.length + text.length < utteranceLength) last.text += `. ${text}`
  else for (const piece of cut(text)) texts.push({ text: piece, lang })
}

/** At the ends of sentences, else between words; the dot of '4.8' ends no sentence. */
function cut(text: string): string[] {
  return text.match(/.{1,180}[.!?](?=\s)|.{1,180}(?=\s|$)|\S{1,180}/gs) ?? []
}
