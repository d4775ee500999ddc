import { ChevronDown, Globe } from 'lucide-react'
import { classNames } from './class-names.ts'

export interface LanguageOption {
  /** BCP 47 tag, such as "it". */
  code: string
  /** The name of the language in that language, such as "Italiano". */
  name: string
}

export interface LanguagePickerProps {
  /** Accessible name, such as "Language". */
  label: string
  options: readonly LanguageOption[]
  current: string
  onChange?: ((code: string) => void) | undefined
  /** Renders the choices as links instead of buttons. Only for `links`. */
  hrefFor?: ((code: string) => string) | undefined
  variant?: 'links' | 'select' | undefined
  className?: string | undefined
}

const pill =
  'inline-flex min-h-11 items-center rounded-full border px-4 no-underline transition-colors focus-visible:rounded-full'

function pillOf(isCurrent: boolean): string {
  return classNames(
    pill,
    isCurrent ? 'border-text bg-text font-semibold text-bg' : 'border-control bg-surface font-medium hover:border-text',
  )
}

/** A choice of languages. Each language is shown by its own name. */
export function LanguagePicker({ variant = 'links', ...props }: LanguagePickerProps) {
  return variant === 'select' ? <LanguageSelect {...props} /> : <LanguagePills {...props} />
}

function LanguagePills({ label, options, current, onChange, hrefFor, className }: LanguagePickerProps) {
  return (
    <nav aria-label={label} className={classNames('flex flex-wrap gap-2', className)}>
      {options.map(({ code, name }) => {
        const isCurrent = code === current
        const shared = {
          lang: code,
          className: pillOf(isCurrent),
          ...(isCurrent && { 'aria-current': true }),
          ...(onChange && { onClick: () => onChange(code) }),
        }
        return hrefFor ? (
          <a key={code} href={hrefFor(code)} hrefLang={code} {...shared}>
            {name}
          </a>
        ) : (
          <button key={code} type="button" {...shared}>
            {name}
          </button>
        )
      })}
    </nav>
  )
}

function LanguageSelect({ label, options, current, onChange, className }: LanguagePickerProps) {
  return (
    <span className={classNames('relative inline-flex w-fit items-center', className)}>
      <Globe size={18} aria-hidden="true" className="pointer-events-none absolute left-3.5" />
      <select
        aria-label={label}
        value={current}
        onChange={(event) => onChange?.(event.target.value)}
        className="min-h-11 appearance-none rounded-full border border-control bg-surface py-0 pr-10 pl-10 text-small font-semibold text-text hover:border-text"
      >
        {options.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden="true" className="pointer-events-none absolute right-3.5" />
    </span>
  )
}
