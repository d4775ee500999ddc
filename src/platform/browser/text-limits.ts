import { useTranslations } from 'use-intl'
import { type TextKind, textLimits } from '#limits.ts'

/**
 * What a field of the design system is told about the length of its text.
 * @returns by the kind of text; `max` where it is another than its kind's
 */
export function useTextLimit() {
  const t = useTranslations('platform.counter')
  return (kind: TextKind, max: number = textLimits[kind]) => {
    const unit = kind === 'wifiNameBytes' ? ('bytes' as const) : ('letters' as const)
    return { max, unit, words: t(unit, { size: '#', max }) }
  }
}
