import { useTranslations } from 'use-intl'
import { type TextKind, textLimits } from '#limits.ts'

/**
 * The length limit that a text field of the design system is given.
 * @returns by the kind of text; `max` if the limit differs from the kind's usual one
 */
export function useTextLimit() {
  const t = useTranslations('platform.counter')
  return (kind: TextKind, max: number = textLimits[kind]) => {
    const unit = kind === 'wifiNameBytes' ? ('bytes' as const) : ('letters' as const)
    return { max, unit, words: t(unit, { size: '#', max }) }
  }
}
