import { useTranslations } from 'use-intl'
import type { HostTextView } from '../shared/translation-contract.ts'

/** The wizard's label of a text's field. */
export function useFieldLabel(): (field: HostTextView['field']) => string {
  const t = useTranslations('bookEditor')
  const design = useTranslations('bookTheme.own')
  return (field) => {
    switch (field) {
      case 'houseRules':
        return t('lists.houseRules.entry')
      case 'ownSections.title':
        return design('sectionTitle')
      case 'ownSections.text':
        return design('sectionText')
      case 'checkinPictures.caption':
      case 'parkingPictures.caption':
      case 'equipment.caption':
        return t('pictures.caption')
      case 'ownSections.caption':
        return design('caption')
      case 'ownSections.label':
        return design('linkLabel')
      case 'emergencyNumbers.ambulance':
        return t('fields.ambulance')
      case 'emergencyNumbers.police':
        return t('fields.police')
      case 'emergencyNumbers.hospital':
        return t('fields.hospital')
      case 'emergencyNumbers.other':
        return t('fields.other')
      default:
        break
    }
    const part = field.split('.')[1]
    if (isEntryPart(part)) return t(`entryFields.${part}`)
    return t(`fields.${field as OnceField}`)
  }
}

const entryParts = ['name', 'description', 'type', 'distance', 'category', 'note'] as const

function isEntryPart(part: string | undefined): part is (typeof entryParts)[number] {
  return entryParts.some((one) => one === part)
}

type OnceField = Exclude<HostTextView['field'], `${string}.${string}` | 'houseRules'>
