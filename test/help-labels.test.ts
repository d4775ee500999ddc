import { expect, test } from 'vitest'
import { type HelpEntry, helpTexts } from '#features/site/messages/help/index.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { catalogues } from './catalogue-texts.ts'

const accounts = 'src/features/accounts/messages'
const billing = 'src/features/billing/messages:subscription.actions'
const dashboard = 'src/features/dashboard/messages'
const editor = 'src/features/book-editor/messages'
const stays = 'src/features/stays/messages'
const tabs = 'src/web/messages:header.tabs'

/** The buttons and screens that each answer of the help page names, by the place of their texts. */
const named: Partial<Record<HelpEntry, readonly string[]>> = {
  'first-book': [`${dashboard}:newBook`],
  import: [`${editor}:import.open`],
  photos: [`${editor}:image.useFitted`],
  'door-code': [`${tabs}.books`, `${dashboard}:books.quickEdit`],
  'edit-book': [`${dashboard}:books.edit`, `${editor}:actions.saveDraft`],
  duplicate: [`${dashboard}:books.moreShort`, `${dashboard}:duplicate.label`],
  'take-offline': [`${dashboard}:books.moreShort`, `${dashboard}:menu.unpublish`],
  translate: [`${dashboard}:menu.languages`],
  visits: [`${tabs}.visits`],
  'stay-links': [`${tabs}.stays`, `${stays}:host.add.open`],
  'codes-in-time': [`${tabs}.stays`, `${stays}:host.books.change`],
  'codes-on-lock': [
    `${stays}:host.settings.codes.modes.personal`,
    `${tabs}.stays`,
    `${stays}:host.needs.action.setCode`,
    `${stays}:host.books.change`,
  ],
  'code-fails': [`${tabs}.stays`, `${stays}:host.books.change`, `${stays}:guest.code.fails`],
  'paste-calendar': [`${tabs}.stays`, `${stays}:calendars.add`],
  'cleaner-link': [`${tabs}.stays`, `${stays}:host.books.change`, `${stays}:host.settings.codes.modes.shared`],
  'guest-taps': [`${stays}:guest.arrive`, `${stays}:guest.leave.done`, `${tabs}.stays`],
  'stay-messages': [`${tabs}.stays`, `${stays}:messages.section.templates`],
  'daily-email': [`${tabs}.stays`, `${stays}:messages.section.templates`, `${stays}:messages.digest.title`],
  'send-link': [`${dashboard}:books.share`],
  printing: [`${dashboard}:books.share`],
  domain: [`${tabs}.domains`],
  cancel: [`${tabs}.books`, `${dashboard}:plan.title`, `${billing}.cancel`, `${billing}.resume`],
  password: [`${accounts}:login.forgot`],
  'app-language': [`${accounts}:settings.language.title`],
}

/** English names most buttons by their capital letters alone. */
const quotes: Readonly<Record<Language, (label: string) => string>> = {
  en: (label) => label,
  it: (label) => `«${label}»`,
  fr: (label) => `«\u202f${label}\u202f»`,
  es: (label) => `«${label}»`,
  de: (label) => `„${label}“`,
}

function labelAt(place: string, language: Language): string {
  const [folder = '', key = ''] = place.split(':')
  const label = catalogues.get(folder)?.get(language)?.get(key)
  if (label === undefined) throw new Error(`no text at ${place}`)
  return label
}

test.each(languages)('an answer calls buttons and screens as they are called on the screen (%s)', (language) => {
  const wrong = Object.entries(named).flatMap(([entry, places]) => {
    const { answer } = helpTexts[language].entries[entry as HelpEntry]
    const expected = places.map((place) => quotes[language](labelAt(place, language)))
    return expected.filter((label) => !answer.includes(label)).map((label) => `${entry}: ${label}`)
  })
  expect(wrong).toEqual([])
})
