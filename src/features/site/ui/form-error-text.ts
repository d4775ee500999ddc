import { useTranslations } from 'use-intl'
import { type TextKind, textLimits } from '#limits.ts'

/** Returns the text of an error code of a form without script; undefined for no code. `kind`: the field's, for TOO_LONG. */
export function useFormErrorText(): (code: string | undefined, kind?: TextKind) => string | undefined {
  const t = useTranslations('site')
  const ofPlatform = useTranslations('platform.errors')
  return (code, kind = 'line') => {
    if (code === undefined) return undefined
    if (code === 'TOO_LONG') return ofPlatform(code, { limit: textLimits[kind] })
    return t.has(`errors.${code}` as never) ? t(`errors.${code}` as never) : ofPlatform(code as never)
  }
}
