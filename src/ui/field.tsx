import { Check, ChevronDown, Eye, EyeOff } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useId, useState } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { controlClasses, Field, FieldMessages, type FieldTexts, splitFieldProps, wireControl } from './field-frame.tsx'

export { Field, type FieldControl, type FieldProps, type FieldTexts } from './field-frame.tsx'

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  /** Set on the outer element; for width and margins. */
  className?: string | undefined
}

/** One line of text. Spread the result of react-hook-form's `register()` into its props. */
export function TextField({ className, ...props }: TextFieldProps) {
  const { frame, native } = splitFieldProps(props)
  return (
    <Field {...frame} className={className}>
      <input type="text" {...native} className={classNames(controlClasses, 'min-h-12')} />
    </Field>
  )
}

/** An e-mail address: e-mail keyboard on phones, no autocorrection or capitalisation. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoCapitalize="none" spellCheck={false} {...props} type="email" inputMode="email" />
}

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {
  className?: string | undefined
}

/** Several lines of text, at least 112 px high. Grows with its content if the browser supports it. */
export function TextArea({ className, ...props }: TextAreaProps) {
  const { frame, native } = splitFieldProps(props)
  return (
    <Field {...frame} className={className}>
      <textarea {...native} className={classNames(controlClasses, 'field-sizing-content min-h-28 resize-y')} />
    </Field>
  )
}

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[]
  className?: string | undefined
}

/** The native select, which works best on phones, with an own chevron icon. */
export function SelectField({ className, options, ...props }: SelectFieldProps) {
  const { frame, native } = splitFieldProps(props)
  return (
    <Field {...frame} className={className}>
      {(control) => (
        <span className="relative block">
          <select
            {...native}
            {...control}
            className={classNames(controlClasses, 'min-h-12 appearance-none truncate pr-11')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden="true" className="pointer-events-none absolute top-3.5 right-3.5" />
        </span>
      )}
    </Field>
  )
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Accessible names of the show/hide button, for the hidden and the visible state. */
  showLabel: string
  hideLabel: string
}

/** A password field with a show/hide button. Pasting and password managers work. */
export function PasswordField({ className, showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const { frame, native } = splitFieldProps(props)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field {...frame} className={className}>
      {(control) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...native}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classNames(controlClasses, 'min-h-12 pr-[52px]')}
          />
          <IconButton
            label={isShown ? hideLabel : showLabel}
            aria-controls={control.id}
            disabled={native.disabled}
            className="absolute top-0.5 right-0.5"
            onClick={() => setIsShown(!isShown)}
          >
            <Icon size={20} aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </Field>
  )
}

export interface CheckboxFieldProps
  extends Omit<FieldTexts, 'optionalLabel' | 'labelHidden' | 'limit'>,
    Omit<ComponentProps<'input'>, 'type'> {
  /** May contain links. */
  label: ReactNode
  className?: string | undefined
}

/** A checkbox. Its whole row is clickable. */
export function CheckboxField({ className, ...props }: CheckboxFieldProps) {
  const generatedId = useId()
  const { frame, native } = splitFieldProps(props)
  const control = wireControl(frame.id ?? generatedId, frame, frame.describedBy)
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 leading-normal has-disabled:cursor-not-allowed">
        <span className="relative grid flex-none place-items-center">
          <input
            {...native}
            {...control}
            type="checkbox"
            className="peer size-6 cursor-[inherit] appearance-none rounded-[6px] border-[1.5px] border-control bg-surface transition-colors checked:border-accent checked:bg-accent hover:border-text aria-invalid:border-2 aria-invalid:border-danger disabled:border-disabled-text disabled:bg-disabled-bg forced-colors:appearance-auto"
          />
          <Check
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute hidden text-on-accent stroke-3 peer-checked:block peer-disabled:text-disabled-text forced-colors:hidden!"
          />
        </span>
        <span className="min-w-0 wrap-break-word">{frame.label}</span>
      </label>
      <FieldMessages id={control.id} hint={frame.hint} error={frame.error} />
    </div>
  )
}
