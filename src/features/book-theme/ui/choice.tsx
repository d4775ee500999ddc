import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { RadioOptions } from '#ui/radio-options.tsx'

type ChoiceProps<Value extends string> = {
  legend: string
  /** Shows the legend to assistive technology only, if a heading already shows the same text. */
  legendHidden?: boolean
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** A choice between a few values, each with a picture. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, legendHidden = false, options, value, onChange, className } = props
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-[0.9375rem] leading-[1.4] font-semibold'}>
        {legend}
      </legend>
      <div className={classNames('flex flex-wrap gap-2', className)}>
        <RadioOptions
          options={options}
          value={value}
          onChange={onChange}
          className="relative inline-flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-s border-[1.5px] border-line bg-surface px-3.5 py-2 font-semibold transition-colors has-checked:border-text has-checked:shadow-[inset_0_0_0_1px_var(--color-text)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:border-control"
          inputClassName="absolute inset-0 cursor-[inherit] opacity-0"
        >
          {({ label }) => label}
        </RadioOptions>
      </div>
    </fieldset>
  )
}
