import type { ReactNode } from 'react'
import { RadioOptions } from '#ui/radio-options.tsx'

type PillChoiceProps<Value extends string> = {
  /** For assistive technology. */
  legend: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio buttons as pills in a row. */
export function PillChoice<Value extends string>({ legend, options, value, onChange }: PillChoiceProps<Value>) {
  return (
    <fieldset className="mb-6 flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      <RadioOptions
        options={options}
        value={value}
        onChange={onChange}
        className="relative inline-flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-full border border-control bg-surface px-4.5 font-medium has-checked:border-pine has-checked:bg-pine has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        inputClassName="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {({ icon, label }) => (
          <>
            {icon}
            <span className="min-w-0 truncate">{label}</span>
          </>
        )}
      </RadioOptions>
    </fieldset>
  )
}
