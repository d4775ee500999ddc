import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { readPageLanguage } from '#platform/browser/page-language.ts'
import { keepEarlyInput } from '../early-input.ts'
import { illustrationAddress } from '../home/illustrations.ts'
import { DemoEditor } from './demo-editor.tsx'

/** Replaces the rendered editor of the interactive demo with the React component. */
export function startDemoEditor(place: HTMLElement): void {
  // Written by `DemoEditorPage`: the part of the catalogue that this component uses.
  const texts: unknown = JSON.parse(document.getElementById('demo-texts')?.textContent ?? '{}')
  const language = readPageLanguage()
  const restoreFocus = keepEarlyInput(place)
  // Synchronous, so that no keystroke is lost between the old and the new fields.
  flushSync(() =>
    createRoot(place).render(
      <IntlProvider locale={language} messages={texts as never} timeZone="UTC">
        <DemoEditor language={language} coverAddress={illustrationAddress('cover-villa')} />
      </IntlProvider>,
    ),
  )
  restoreFocus()
}
