import { expect, test } from 'vitest'
import { emptyBookForm, toGuestBook } from '#features/books/shared/book-form.ts'
import { listGaps } from '#features/books/shared/book-gaps.ts'
import { hideGaps } from '#features/books/shared/hide-gaps.ts'
import { languages } from '#platform/i18n/languages.ts'
import { findReadySentence, readyTexts } from '../ready-sentences/ready-sentences.ts'
import { bookTemplates, fillTemplate, type TemplateName, undoTemplate } from './templates.ts'

const names = Object.keys(bookTemplates) as TemplateName[]
const cases = names.flatMap((name) => languages.map((language) => ({ name, language })))
const fill = (name: TemplateName, language: (typeof languages)[number] = 'en', form = emptyBookForm()) =>
  fillTemplate(form, bookTemplates[name], readyTexts[language])

test.each(cases)(
  '$name in $language fills every kind of field, and all of its texts exist in every language',
  (one) => {
    const form = fill(one.name, one.language)
    const texts = [
      form.welcomeMessage,
      form.hostContactInfo,
      form.checkinInstructions,
      form.doorAccessInfo,
      form.parkingInfo,
      form.checkoutInstructions,
      ...form.houseRules.map((rule) => rule.text),
      ...form.equipment.flatMap(({ name, description }) => [name, description]),
    ]

    for (const text of texts) expect(findReadySentence(text)?.de, text).toBeTruthy()
    expect(form.propertyType).toBe(bookTemplates[one.name].propertyType)
  },
)

test.each(names)('%s has few gaps, and guests see none of them', (name) => {
  const form = fill(name)

  expect(listGaps(form).length).toBeGreaterThan(2)
  expect(listGaps(form).length).toBeLessThan(16)
  expect(JSON.stringify(hideGaps(toGuestBook(form)))).not.toContain('___')
})

test('existing content is not changed', () => {
  const form = fill('farmhouse', 'it', {
    ...emptyBookForm(),
    propertyType: 'Cottage',
    parkingInfo: 'Behind the barn.',
    houseRules: [{ text: 'Be kind' }],
  })

  expect(form).toMatchObject({
    propertyType: 'Cottage',
    parkingInfo: 'Behind the barn.',
    houseRules: [{ text: 'Be kind' }],
  })
  expect(form.equipment.length).toBeGreaterThan(3)
})

test('undoing a template keeps later changes', () => {
  const before = emptyBookForm()
  const after = fill('cityApartment')

  const undone = undoTemplate({ ...after, hostName: 'Giulia', parkingInfo: 'Space 7' }, before, after)

  expect(undone).toEqual({ ...before, hostName: 'Giulia', parkingInfo: 'Space 7' })
})
