import { classNames } from './class-names.ts'

export interface UsageBarProps {
  used: number
  limit: number
  label: string
  /** Such as "4 / 5". Visible, and read by screen readers instead of the number. */
  valueText: string
}

/** One slot per allowed item, amber when at most one is free. For small limits only. */
export function UsageBar({ used, limit, label, valueText }: UsageBarProps) {
  const isNearlyFull = used >= limit - 1
  return (
    <div>
      <div aria-hidden="true" className="mb-2.5 flex justify-between gap-3 font-semibold">
        <span>{label}</span>
        <span className="tabular-nums lining-nums">{valueText}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot show slots */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={valueText}
        className="flex gap-1.5 forced-color-adjust-none"
      >
        {Array.from({ length: limit }, (_, slot) => (
          <span
            // Slots are identified only by their index.
            key={`slot-${slot.toString()}`}
            className={classNames(
              'h-3 flex-1 rounded-[4px]',
              slot >= used && 'border-[1.5px] border-control',
              slot < used && (isNearlyFull ? 'bg-caution' : 'bg-accent'),
            )}
          />
        ))}
      </div>
    </div>
  )
}
