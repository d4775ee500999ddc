import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { defaultLanguage, isLanguage } from '#platform/i18n/languages.ts'
import { DemoEditor } from './demo-editor.tsx'
import { keepEarlyWords } from './early-words.ts'
import { illustrationAddress } from './illustrations.ts'

/** Brings the editor of the interactive demo to life, in the place where the document shows it. */
export function startDemoEditor(place: HTMLElement): void {
  const texts: unknown = JSON.parse(document.getElementById('demo-texts')?.textContent ?? '{}')
  const language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : defaultLanguage
  const restoreFocus = keepEarlyWords(place)
  // At once, so that no keystroke falls between the old fields and the new.
  flushSync(() =>
    createRoot(place).render(
      <IntlProvider locale={language} messages={texts as never} timeZone="UTC">
        <DemoEditor language={language} coverAddress={illustrationAddress('cover-villa')} />
      </IntlProvider>,
    ),
  )
  restoreFocus()
}
