import { type Piece, readPieces } from './read-words.ts'

/** Longer utterances are cut off by some engines after a quarter of a minute. */
const utteranceLength = 180

const spoken = 'h1, h2, h3, .g-book p, dt, dd, li'

/** Reads the book aloud from where the guest stands, each text in its own language; hidden without a voice. */
export function enableReadingAloud() {
  const button = document.querySelector<HTMLButtonElement>('button[data-tool="aloud"]')
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined
  if (!button || !synthesis) return
  const showWhenThereAreVoices = () => {
    button.hidden = synthesis.getVoices().length === 0
  }
  showWhenThereAreVoices()
  // Browsers load their voices late. Not all can listen here.
  synthesis.addEventListener?.('voiceschanged', showWhenThereAreVoices)

  const show = (speaking: boolean) => button.setAttribute('aria-pressed', String(speaking))
  button.addEventListener('click', () => {
    const wasSpeaking = button.getAttribute('aria-pressed') === 'true'
    synthesis.cancel()
    show(!wasSpeaking)
    if (wasSpeaking) return
    const utterances = listTexts().map(({ text, lang }) => createUtterance(synthesis, text, lang))
    utterances.at(-1)?.addEventListener('end', () => show(false))
    for (const utterance of utterances) synthesis.speak(utterance)
  })
  window.addEventListener('pagehide', () => synthesis.cancel())
}

function createUtterance(synthesis: SpeechSynthesis, text: string, lang: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = lang
  const voice = synthesis.getVoices().find((candidate) => candidate.lang.slice(0, 2) === lang.slice(0, 2))
  if (voice) utterance.voice = voice
  return utterance
}

/** What is still to be read, in pieces of one language each. */
function listTexts(): Piece[] {
  const texts: Piece[] = []
  for (const element of document.querySelectorAll<HTMLElement>(`.g-main :is(${spoken})`)) {
    if (element.getBoundingClientRect().bottom < 0 || element.closest('.g-lang, .g-nav, svg')) continue
    // Paragraphs and lists speak for themselves; so does what holds them.
    if (element.querySelector(spoken)) continue
    for (const { text, lang } of readPieces(element)) {
      // A dot between two languages is nothing to say.
      if (!/[\p{L}\p{N}]/u.test(text)) continue
      const last = texts.at(-1)
      if (last?.lang === lang && last.text.length + text.length < utteranceLength) last.text += `. ${text}`
      else for (const piece of cut(text)) texts.push({ text: piece, lang })
    }
  }
  return texts
}

function cut(text: string): string[] {
  return text.match(/[^.!?]{1,180}(?:[.!?]+|\s|$)|\S{1,180}/g) ?? [text]
}
