import { useTranslations } from 'use-intl'
import type { TextGroup } from './translation-edits.ts'

/** The wizard's heading of a group of texts. */
export function useGroupTitle(): (group: TextGroup) => string {
  const t = useTranslations('bookEditor')
  const design = useTranslations('bookTheme')
  return (group) => {
    switch (group) {
      case 'property':
      case 'checkIn':
      case 'checkOut':
      case 'host':
        return t(`steps.${group}.title`)
      case 'ownSections':
        return design('own.title')
      case 'emergencyNumbers':
        return t('emergency.title')
      default:
        return t(`lists.${group}.title`)
    }
  }
}
