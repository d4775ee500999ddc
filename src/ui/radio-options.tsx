import { type ReactNode, useId } from 'react'

type RadioOptionsProps<Value extends string, Option extends { value: Value }> = {
  options: readonly Option[]
  value: Value
  onChange: (value: Value) => void
  /** Classes of each option's label. */
  className: string
  inputClassName: string
  /** What an option shows beside its button. */
  children: (option: Option) => ReactNode
}

/** The radio buttons of one choice. The caller puts them into a fieldset with a legend. */
export function RadioOptions<Value extends string, Option extends { value: Value }>({
  options,
  value,
  onChange,
  className,
  inputClassName,
  children,
}: RadioOptionsProps<Value, Option>) {
  const name = useId()
  return options.map((option) => (
    <label key={option.value} className={className}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
        className={inputClassName}
      />
      {children(option)}
    </label>
  ))
}
