/**
 * Translates a book on the device. Loaded by a tap on the offer of the document; the tap is handled as soon as it is
 * loaded. It imports nothing that `guest-script.ts` imports: a shared file would be one more request of every phone.
 */
import { foreignMessages } from '../../messages/foreign/index.ts'
import css from './translate.css?inline'
import { listForeign, PageTranslation } from './translate-texts.ts'
import { createTranslator, findTranslation } from './translator.ts'

type State = 'offer' | 'working' | 'done' | 'tip'

const root = document.documentElement
const texts = foreignMessages[root.lang as keyof typeof foreignMessages] ?? foreignMessages.en

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.textContent = text
  return element
}

function createButton(text: string, onTap: () => void): HTMLButtonElement {
  const button = create('button', text)
  button.type = 'button'
  button.addEventListener('click', onTap)
  return button
}

async function startTranslation(notice: HTMLElement, source: string) {
  const languages = { sourceLanguage: source, targetLanguage: root.lang }
  const written = notice.querySelector('p')?.textContent ?? ''
  const translation = new PageTranslation()
  const found = await findTranslation(languages)

  const show = (state: State, ...parts: Node[]) => {
    notice.dataset['state'] = state
    notice.replaceChildren(...parts)
  }
  const showOffer = (remark = texts.onDevice) => {
    show(
      'offer',
      create('p', written),
      createButton(texts.translate, () => void translate()),
      create('p', remark),
    )
  }
  const showOriginal = () => {
    translation.restore()
    showOffer()
    notice.querySelector('button')?.focus()
  }

  async function translate() {
    const sections = listForeign(source)
    const abort = new AbortController()
    const label = create('p', '')
    label.role = 'status'
    const progress = create('progress', '')
    progress.max = sections.length
    progress.ariaLabel = texts.translate
    const tell = (done: number) => {
      progress.value = done
      label.textContent = texts.working.replace('{done}', String(done)).replace('{all}', String(sections.length))
    }
    tell(0)
    const cancel = createButton(texts.cancel, () => {
      abort.abort()
      showOriginal()
    })
    show('working', label, progress, cancel, ...(found === 'download' ? [create('p', texts.pack)] : []))
    cancel.focus()
    try {
      const translator = await createTranslator(languages, abort.signal)
      for (const [index, section] of sections.entries()) {
        for (const element of section) {
          await translation.translate(element, translator, root.lang, abort.signal)
          if (abort.signal.aborted) return translator.destroy?.()
        }
        tell(index + 1)
      }
      translator.destroy?.()
      const done = create('p', texts.translated)
      done.role = 'status'
      const back = createButton(texts.original, showOriginal)
      show('done', done, back)
      back.focus({ preventScroll: true })
    } catch {
      if (abort.signal.aborted) return
      translation.restore()
      showOffer(texts.failed)
    }
  }

  if (found === 'none') show('tip', create('p', written), create('p', texts.other))
  else await translate()
}

// A constructed stylesheet needs no exception in the page's policy. Without support the button has the browser's own
// style.
if ('replaceSync' in CSSStyleSheet.prototype) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
for (const notice of document.querySelectorAll<HTMLElement>('.g-tr')) {
  void startTranslation(notice, notice.dataset['from'] ?? '')
}
