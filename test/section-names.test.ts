import { expect, test } from 'vitest'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { catalogues } from './catalogue-texts.ts'

/** Titles of sections on the guest page. */
const titles = [
  'checkIn.title',
  'wifi.title',
  'welcome',
  'equipment',
  'rules',
  'around',
  'restaurants',
  'transport',
  'activities',
  'usefulInfo',
  'bars',
  'shopping',
  'checkOut.title',
  'host.title',
  'emergency.title',
]
const textOf = (folder: string, language: Language, key: string) => catalogues.get(folder)?.get(language)?.get(key)
const guestPage = 'src/features/guest-page/messages'
const hostScreens = ['book-editor', 'book-theme', 'translations', 'analytics', 'dashboard'].map(
  (feature) => `src/features/${feature}/messages`,
)

test.each(languages)('hosts see the names of sections that guests see (%s)', (language) => {
  const different = titles.flatMap((title) =>
    hostScreens.flatMap((folder) =>
      [...(catalogues.get(folder)?.get('en') ?? [])]
        .filter(([, text]) => text === textOf(guestPage, 'en', title))
        .map(([key]) => ({
          title,
          guests: textOf(guestPage, language, title),
          folder,
          key,
          hosts: textOf(folder, language, key),
        }))
        .filter(({ guests, hosts }) => guests === undefined || guests !== hosts),
    ),
  )
  expect(different).toEqual([])
})
