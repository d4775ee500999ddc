import { useFormatter, useLocale } from 'use-intl'
import { formatShortDay } from '#platform/i18n/day.ts'

type VisitsDrawingProps = {
  days: readonly { visits: number; before: number }[]
  /** Text alternative of the chart. */
  label: string
}

const step = 10
const height = 100

/** A static version of the dashboard's chart: visits per day as bars, those of the previous period as a dashed line. */
export function VisitsDrawing({ days, label }: VisitsDrawingProps) {
  const format = useFormatter()
  const language = useLocale()
  const top = Math.ceil(Math.max(...days.flatMap(({ visits, before }) => [visits, before])) / step) * step
  const y = (count: number) => height - (count / top) * height
  const marks = Array.from({ length: top / step + 1 }, (_, index) => index * step)
  const line = days.map(({ before }, index) => `${index === 0 ? 'M' : 'L'}${index + 0.5} ${y(before)}`).join('')
  return (
    <div role="img" aria-label={label} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-small text-muted">
      <div className="relative w-5 text-right lining-nums" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} className="absolute right-0 -translate-y-1/2 leading-none" style={{ top: `${y(mark)}%` }}>
            {format.number(mark)}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-56 w-full overflow-visible md:h-72"
      >
        <path
          d={marks.map((mark) => `M0 ${y(mark)}H${days.length}`).join('')}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={days.map(({ visits }, index) => `M${index + 0.14} ${height}V${y(visits)}h.72V${height}z`).join('')}
          className="fill-pine"
        />
        <path
          d={line}
          fill="none"
          className="stroke-terracotta-art"
          strokeWidth="2"
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="col-start-2 mt-2 flex justify-between lining-nums" aria-hidden="true">
        {[1, 8, 15, 22, 30].map((day) => (
          <span key={day}>{formatShortDay(Date.UTC(2026, 5, day), language, { timeZone: 'UTC' })}</span>
        ))}
      </p>
    </div>
  )
}
