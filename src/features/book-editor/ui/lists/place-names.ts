import { useTranslations } from 'use-intl'
import type { Target } from '#features/authoring/shared/import/sort-manual.ts'
import { emergencyFields, listNames } from '#features/books/shared/book-fields.ts'

const texts = [
  'hostName',
  'hostEmail',
  'hostPhone',
  'hostContactInfo',
  'propertyName',
  'welcomeMessage',
  'address',
  'googleMapsLink',
  'checkinTime',
  'checkinInstructions',
  'doorAccessInfo',
  'doorCode',
  'parkingInfo',
  'wifiName',
  'wifiPassword',
] as const
const ending = ['checkoutTime', 'checkoutInstructions'] as const

type Place = Exclude<Target, 'heading' | 'leftover'>

/** The fields that a paragraph can be moved to, in the order of the steps, with their labels. */
export function usePlaces(): { value: Place; label: string }[] {
  const t = useTranslations('bookEditor')
  return [
    ...texts.map((value) => ({ value, label: t(`fields.${value}`) })),
    ...listNames.map((value) => ({ value, label: t(`lists.${value}.title`) })),
    ...emergencyFields.map((field) => ({
      value: `emergencyNumbers.${field}` as const,
      label: `${t('emergency.title')}: ${t(`fields.${field}`)}`,
    })),
    ...ending.map((value) => ({ value, label: t(`fields.${value}`) })),
  ]
}
