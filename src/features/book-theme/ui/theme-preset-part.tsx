import { useTranslations } from 'use-intl'
import { plainTheme, type ThemeName, themeNames } from '#features/books/shared/book-theme.ts'
import { themes } from '../shared/theme-presets.ts'
import { deriveTones } from '../shared/theme-tones.ts'
import { Choice } from './choice.tsx'
import { Part } from './part.tsx'
import type { ThemeEditor } from './use-theme-editor.ts'

/** The theme preset of the whole page. */
export function ThemePresetPart({ editor }: { editor: ThemeEditor }) {
  const t = useTranslations('bookTheme.theme')
  const { bookTheme, change, isPro } = editor
  return (
    <Part title={t('title')} text={t('text')} pro={{ isOpen: isPro, isKept: bookTheme.theme !== plainTheme.theme }}>
      <Choice
        legend={t('title')}
        legendHidden
        className="grid grid-cols-2 gap-3 md:grid-cols-4"
        options={themeNames.map((theme) => ({
          value: theme,
          label: (
            <span className="grid w-full min-w-0 gap-2 self-start py-1">
              <Miniature theme={theme} accent={bookTheme.accent} />
              <span>
                <span className="block">{t(`names.${theme}`)}</span>
                <span className="block text-small font-normal text-muted">{t(`about.${theme}`)}</span>
              </span>
            </span>
          ),
        }))}
        value={bookTheme.theme}
        onChange={(theme) => change({ theme })}
      />
    </Part>
  )
}

/** A miniature of the page: name, the three most used cards, and the content below. */
function Miniature({ theme, accent }: { theme: ThemeName; accent: string }) {
  const { bg, surface, text, muted, sea, sos, line, radii, display } = themes[theme]
  const { fill, onFill, edge } = deriveTones({ accent: /^#[0-9a-f]{6}$/.test(accent) ? accent : '', theme })
  const radius = Math.max(1, radii[0] / 4)
  return (
    <span
      aria-hidden="true"
      className="grid aspect-4/5 w-full content-start gap-1.5 overflow-hidden rounded-s border border-line p-2.5"
      style={{ background: bg }}
    >
      <span
        className={display === 'serif' ? 'font-display text-lg leading-none' : 'text-lg leading-none'}
        style={{ color: text }}
      >
        Aa
      </span>
      <span className="mb-1 h-1 w-2/3 rounded-full" style={{ background: muted }} />
      <span
        className="grid h-9 content-end border p-1"
        style={{ background: fill, borderColor: edge, borderRadius: radius }}
      >
        <span className="h-1.5 w-1/2 rounded-full" style={{ background: onFill }} />
      </span>
      <span className="h-5" style={{ background: sea, borderRadius: radius }} />
      <span className="h-5 border" style={{ background: surface, borderColor: line, borderRadius: radius }} />
      <span className="h-3.5" style={{ background: sos, borderRadius: radius }} />
    </span>
  )
}
