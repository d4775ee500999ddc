import { type PointerEvent, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { BookImage } from '#features/books/shared/book.ts'
import { plainTheme } from '#features/books/shared/book-theme.ts'
import { Button } from '#ui/button.tsx'
import { Part } from './part.tsx'
import type { ThemeEditor } from './use-theme-editor.ts'

const percentOf = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part / whole)) * 100)

/** Which point of the cover is always visible: chosen on the picture or with two sliders. */
export function FocusPart({ editor, cover, bookId }: { editor: ThemeEditor; cover: BookImage | null; bookId: string }) {
  const t = useTranslations('bookTheme.focus')
  const { bookTheme, change, isPro } = editor
  const { x, y } = bookTheme.coverFocus
  const isKept = x !== plainTheme.coverFocus.x || y !== plainTheme.coverFocus.y
  return (
    <Part title={t('title')} text={t('text')} pro={{ isOpen: isPro, isKept }}>
      {cover ? (
        <div className="grid gap-4">
          <Picture cover={cover} x={x} y={y} onPick={(coverFocus) => change({ coverFocus })} />
          <div className="grid items-end gap-4 md:grid-cols-[1fr_1fr_auto]">
            <Slider label={t('x')} value={x} onChange={(value) => change({ coverFocus: { x: value, y } })} />
            <Slider label={t('y')} value={y} onChange={(value) => change({ coverFocus: { x, y: value } })} />
            <Button
              size="s"
              variant="quiet"
              disabled={!isKept}
              onClick={() => change({ coverFocus: plainTheme.coverFocus })}
            >
              {t('center')}
            </Button>
          </div>
        </div>
      ) : (
        <p>
          {t('noCover')}{' '}
          <Link to={`/create?edit=${encodeURIComponent(bookId)}`} className="font-semibold underline">
            {t('addCover')}
          </Link>
        </p>
      )}
    </Part>
  )
}

type PictureProps = { cover: BookImage; x: number; y: number; onPick: (point: { x: number; y: number }) => void }

/** For pointers only; keyboards and screen readers use the sliders below. */
function Picture({ cover, x, y, onPick }: PictureProps) {
  const t = useTranslations('bookTheme.focus')
  const isHeld = useRef(false)
  function pick(event: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onPick({ x: percentOf(event.clientX - left, width), y: percentOf(event.clientY - top, height) })
  }
  return (
    <div
      data-focus-picture
      className="relative touch-none cursor-crosshair overflow-hidden rounded-s select-none"
      onPointerDown={(event) => {
        isHeld.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
        pick(event)
      }}
      onPointerMove={(event) => isHeld.current && pick(event)}
      onPointerUp={() => {
        isHeld.current = false
      }}
      onPointerCancel={() => {
        isHeld.current = false
      }}
    >
      <img
        src={cover.url}
        srcSet={cover.srcSet || undefined}
        sizes="(min-width: 768px) 612px, 92vw"
        width={cover.width}
        height={cover.height}
        alt={t('picture')}
        draggable={false}
        className="block h-auto w-full"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute size-9 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_#000,inset_0_0_0_2px_#000]"
        style={{ left: `${x}%`, top: `${y}%` }}
      />
    </div>
  )
}

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const t = useTranslations('bookTheme.focus')
  const words = t('percent', { value })
  return (
    <label className="block min-w-0">
      <span className="flex justify-between gap-3 text-small">
        <span className="font-semibold">{label}</span>
        <span aria-hidden="true" className="text-muted tabular-nums">
          {words}
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-accent"
      />
    </label>
  )
}
