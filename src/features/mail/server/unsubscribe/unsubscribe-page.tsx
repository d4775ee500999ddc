import { renderToStaticMarkup } from 'react-dom/server'
import { createContentSecurityPolicy, Page } from '#platform/http/page.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { colors } from '../rendering/mail-styles.ts'
import { createMailTexts } from '../rendering/mail-texts.ts'

/** `asked`: not confirmed yet; `done`: unsubscribed; `undone`: subscribed again; `unknown`: invalid link. */
export type UnsubscribeState = 'asked' | 'done' | 'undone' | 'unknown'

/** The page of an unsubscribe link: a text and one button. */
export function createUnsubscribePage(state: UnsubscribeState, language: Language): Page {
  const document = <UnsubscribeDocument state={state} language={language} />
  return new Page(
    `<!doctype html>${renderToStaticMarkup(document)}`,
    createContentSecurityPolicy({ inlineStyles: [css] }),
  )
}

const titles = { asked: 'title', done: 'doneTitle', undone: 'undoneTitle', unknown: 'unknownTitle' } as const
const bodies = { asked: 'text', done: 'doneText', undone: 'undoneText', unknown: 'unknownText' } as const

function UnsubscribeDocument({ state, language }: { state: UnsubscribeState; language: Language }) {
  const { t } = createMailTexts(language)
  const title = t(`unsubscribe.${titles[state]}`)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Benvenuto`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>{css}</style>
      </head>
      <body>
        <main>
          <a href={localizedPath(language, '/')}>Benvenuto</a>
          <h1>{title}</h1>
          <p>{t(`unsubscribe.${bodies[state]}`)}</p>
          {state === 'asked' && <Choice name="stop" label={t('unsubscribe.confirm')} />}
          {state === 'done' && <Choice name="resume" label={t('unsubscribe.undo')} quiet />}
        </main>
      </body>
    </html>
  )
}

/** A form that posts to the page's own address. */
function Choice({ name, label, quiet = false }: { name: 'stop' | 'resume'; label: string; quiet?: boolean }) {
  return (
    <form method="post">
      <input type="hidden" name="choice" value={name} />
      <button type="submit" className={quiet ? 'quiet' : undefined}>
        {label}
      </button>
    </form>
  )
}

const css = `
:root { color-scheme: light dark; --ground: ${colors.paper}; --text: ${colors.ink}; --muted: ${colors.muted}; --action: ${colors.terracotta}; --on-action: ${colors.card}; --focus: ${colors.sea}; --outline: #7E7767; }
@media (prefers-color-scheme: dark) { :root { --ground: #0F1A17; --text: #F4EEE2; --muted: #B9C6BE; --action: #F2B441; --on-action: #14342B; --focus: #F2B441; --outline: #708A80; } }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.6 Instrument Sans Variable, Segoe UI, system-ui, sans-serif; }
main { max-width: 520px; margin: 0 auto; padding: clamp(32px, 12vh, 120px) 24px 48px; }
a, h1 { font-family: Fraunces Variable, Iowan Old Style, Georgia, serif; font-weight: 600; letter-spacing: -.02em; }
a { color: inherit; font-size: 22px; text-decoration: none; display: inline-block; padding: 8px 0; }
h1 { font-size: clamp(32px, 7vw, 44px); line-height: 1.08; margin: 40px 0 16px; }
p { margin: 0 0 32px; color: var(--muted); font-size: 18px; }
button { min-height: 48px; border: 1px solid var(--action); border-radius: 10px; padding: 12px 24px; background: var(--action); color: var(--on-action); font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { border-color: var(--outline); background: none; color: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`
