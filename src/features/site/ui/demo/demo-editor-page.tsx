import { useTranslations } from 'use-intl'
import type { Language } from '#platform/i18n/languages.ts'
import { BackLink } from '#ui/back-link.tsx'
import { siteMessages } from '../../messages/index.ts'
import { illustrationAddress } from '../home/illustrations.ts'
import { useSitePath } from '../site-path.ts'
import { DemoEditor } from './demo-editor.tsx'

/**
 * The interactive demo. The document contains the rendered editor; the page's script replaces it with the React
 * component, whose texts are in the document, because the browser's catalogues do not contain those of the public site.
 */
export function DemoEditorPage({ language }: { language: Language }) {
  const t = useTranslations('site.demo.editor')
  const to = useSitePath()
  const messages = { site: { demo: { editor: siteMessages[language].demo.editor } } }
  return (
    <main id="main" className="page-width pt-4 pb-section md:pt-6">
      <BackLink>
        <a href={to('/')}>{t('back')}</a>
      </BackLink>
      <h1 className="mt-3 max-w-[18ch]">{t('title')}</h1>
      <p className="mt-5 max-w-[56ch] text-lead text-muted">{t('lead')}</p>
      <noscript>
        <p className="mt-6 max-w-[56ch] rounded-s bg-info-bg px-4 py-3.5 text-info">
          {t('noScript')}{' '}
          <a className="text-link" href={to('/demo-preview')}>
            {t('noScriptLink')}
          </a>
        </p>
      </noscript>
      <div id="demo-editor" className="mt-10">
        <DemoEditor language={language} coverAddress={illustrationAddress('cover-villa')} />
      </div>
      <script
        type="application/json"
        id="demo-texts"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own texts with `<` escaped
        dangerouslySetInnerHTML={{ __html: JSON.stringify(messages).replaceAll('<', '\\u003c') }}
      />
    </main>
  )
}
