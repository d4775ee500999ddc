import { RadioOptions } from './radio-options.tsx'

export interface RadioCardsProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: string; text?: string | undefined }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean | undefined
}

/** Radio buttons as cards, each with an explanation. */
export function RadioCards<Value extends string>({
  legend,
  options,
  value,
  onChange,
  disabled,
}: RadioCardsProps<Value>) {
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid gap-2">
        <RadioOptions
          options={options}
          value={value}
          onChange={onChange}
          className="flex min-h-14 cursor-pointer items-center gap-3 rounded-s border border-line bg-surface px-3.5 py-2.5 hover:border-control has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)]"
          inputClassName="size-5 flex-none accent-accent"
        >
          {({ label, text }) => (
            <span className="min-w-0">
              <span className="block font-semibold tabular-nums">{label}</span>
              {text && <span className="block text-small text-muted">{text}</span>}
            </span>
          )}
        </RadioOptions>
      </div>
    </fieldset>
  )
}
