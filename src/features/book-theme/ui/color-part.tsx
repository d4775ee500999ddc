import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readColor } from '#features/books/shared/color.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { themes } from '../shared/theme-presets.ts'
import { reportTones } from '../shared/theme-tones.ts'
import { Part } from './part.tsx'
import type { ThemeEditor } from './use-theme-editor.ts'

/** The accent colour, and how the page adjusts it for readability. */
export function ColorPart({ editor }: { editor: ThemeEditor }) {
  const t = useTranslations('bookTheme.color')
  const { bookTheme, change, problems, isPro } = editor
  // The typed text; the theme gets the colour once the text is a valid one.
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? bookTheme.accent
  const theme = isPro ? bookTheme.theme : 'night'

  function type(text: string) {
    const color = readColor(text)
    setTyped(color === undefined ? text : undefined)
    change({ accent: color ?? text.trim() })
  }
  const isColor = bookTheme.accent === '' || readColor(bookTheme.accent) !== undefined

  return (
    <Part title={t('title')} text={t('text')}>
      <div className="grid gap-5">
        <div className="grid grid-cols-[auto_minmax(0,14rem)] items-start justify-start gap-3">
          <label className="relative mt-7 grid size-12 flex-none cursor-pointer overflow-hidden rounded-s border border-control has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            <span className="sr-only">{t('pick')}</span>
            <input
              type="color"
              value={(isColor && bookTheme.accent) || themes[theme].accent}
              onChange={(event) => type(event.target.value)}
              className="absolute -inset-2 size-[calc(100%+16px)] cursor-[inherit] border-0 p-0"
            />
          </label>
          <TextField
            label={t('label')}
            hint={t('hint')}
            value={shown}
            onChange={(event) => type(event.target.value)}
            spellCheck={false}
            autoComplete="off"
            error={problems['accent']}
          />
        </div>
        <div role="status">
          {bookTheme.accent !== '' && isColor && <Report accent={bookTheme.accent} theme={theme} />}
        </div>
        {bookTheme.accent !== '' && (
          <div>
            <Button
              variant="quiet"
              size="s"
              onClick={() => {
                setTyped(undefined)
                change({ accent: '' })
              }}
            >
              {t('clear')}
            </Button>
          </div>
        )}
      </div>
    </Part>
  )
}

function Report(bookTheme: { accent: string; theme: keyof typeof themes }) {
  const t = useTranslations('bookTheme.color')
  const { mark, change, isOutlined } = reportTones(bookTheme)
  const told = change === 'none' ? t('reads') : t(change)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Swatch color={bookTheme.accent} label={t('own')} ground={themes[bookTheme.theme].bg} />
      {change !== 'none' && <Swatch color={mark} label={t('shown')} ground={themes[bookTheme.theme].bg} />}
      <p className="min-w-0 flex-[1_1_220px] text-[0.9375rem]">
        {told} {isOutlined && t('outlined')}
      </p>
    </div>
  )
}

function Swatch({ color, label, ground }: { color: string; label: string; ground: string }) {
  return (
    <figure className="flex items-center gap-2.5">
      <span className="grid size-12 place-items-center rounded-s border border-line" style={{ background: ground }}>
        <span className="size-7 rounded-full" style={{ background: color }} />
      </span>
      <figcaption className="text-small">
        <span className="block font-semibold">{label}</span>
        <span className="text-muted">{color}</span>
      </figcaption>
    </figure>
  )
}
