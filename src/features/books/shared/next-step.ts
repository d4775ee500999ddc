import { emptyGuestBook, type GuestBook } from './book.ts'
import {
  type BookStep,
  bookSteps,
  houseRulesField,
  itemListNames,
  itemLists,
  pictureListNames,
  pictureLists,
  textFields,
  textNames,
  tickFields,
  tickNames,
} from './book-fields.ts'

/** Every draft has them, so they do not show how far its host has come. */
const alwaysWritten: ReadonlySet<string> = new Set(['hostName', 'hostEmail', 'propertyName', 'propertyType'])

/** The steps that can be empty, in order, each with the fields that a host writes in it. The first step never is. */
export const stepContents = bookSteps.slice(1).map((step) => ({
  /** Counted from 1. */
  number: bookSteps.indexOf(step) + 1,
  texts: textNames.filter((name) => textFields[name].step === step && !alwaysWritten.has(name)),
  lists: [
    ...itemListNames.filter((list) => itemLists[list].step === step),
    ...(houseRulesField.step === step ? (['houseRules'] as const) : []),
  ],
  ticks: tickNames.filter((name) => (tickFields[name].step as BookStep) === step),
  pictureLists: pictureListNames.filter((list) => (pictureLists[list].step as BookStep) === step),
  hasPictures: step === 'property',
  hasEmergencyNumbers: step === 'area',
}))

/** The first step in which nothing is written, counted from 1; null if there is something in each. */
export function findNextStep(book: GuestBook): number | null {
  const next = stepContents.find(
    ({ texts, ticks, lists, pictureLists: pictures, hasPictures, hasEmergencyNumbers }) =>
      texts.every((name) => book[name] === emptyGuestBook[name]) &&
      ticks.every((name) => !book[name]) &&
      [...lists, ...pictures].every((list) => book[list].length === 0) &&
      !(hasPictures && (book.cover !== null || book.welcomePicture !== null)) &&
      !(hasEmergencyNumbers && Object.values(book.emergencyNumbers).some((number) => number !== '')),
  )
  return next?.number ?? null
}
