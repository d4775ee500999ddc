import { expect, test } from 'vitest'
import { emptyBookForm, toGuestBook } from '#features/books/shared/book-form.ts'
import { listGaps } from '#features/books/shared/book-gaps.ts'
import { hideGaps } from '#features/books/shared/hide-gaps.ts'
import { languages } from '#platform/i18n/languages.ts'
import { findReadySentence, readyTexts } from '../ready-sentences/ready-sentences.ts'
import {
  bookTemplates,
  fillTemplate,
  listOffered,
  listSentences,
  questionNames,
  readSentences,
  type Sentences,
  type TemplateAnswers,
  type TemplateName,
  templateQuestions,
  undoTemplate,
} from './templates.ts'

const names = Object.keys(bookTemplates) as TemplateName[]
const cases = names.flatMap((name) => languages.map((language) => ({ name, language })))

/** Everything confirmed, with the first answer to each question. */
const allOf = (name: TemplateName): TemplateAnswers => ({
  ...{ door: 'meet', parking: 'courtyard', heating: 'both', pets: 'welcome' },
  ...bookTemplates[name].ticks,
  offered: listOffered(bookTemplates[name]),
})
/** Nothing answered, and nothing unticked of what is offered. */
const untouched = (name: TemplateName): TemplateAnswers => ({ offered: listOffered(bookTemplates[name]) })
const fill = (
  name: TemplateName,
  answers: TemplateAnswers = allOf(name),
  language: (typeof languages)[number] = 'en',
  form = emptyBookForm(),
) => fillTemplate(form, bookTemplates[name], answers, readyTexts[language])

/** What guests read of a book that began from a template. */
function seenOf(name: TemplateName, answers: TemplateAnswers): string {
  const { look: _look, ...book } = hideGaps(toGuestBook(fill(name, answers)))
  return Object.values(book)
    .flatMap((value) =>
      Array.isArray(value)
        ? value.map((row) => (typeof row === 'string' ? row : Object.values(row).join('\n')))
        : [String(value)],
    )
    .join('\n')
}

/** Every combination of answers to the questions with one answer; undefined: skipped. */
const combinations = questionNames.reduce<TemplateAnswers[]>(
  (made, question) =>
    made.flatMap((answers) =>
      [undefined, ...Object.keys(templateQuestions[question])].map((answer) => ({ ...answers, [question]: answer })),
    ),
  [{}],
)

/**
 * Words that name a thing or a rule, and when a host has confirmed it. The test fails for a sentence that is added to a
 * template and speaks of one of them.
 */
const things: readonly { words: RegExp; isConfirmed: (answers: TemplateAnswers) => boolean }[] = [
  { words: /meet you/i, isConfirmed: ({ door }) => door === 'meet' },
  { words: /key box/i, isConfirmed: ({ door }) => door === 'keyBox' },
  { words: /\bkeys?\b/i, isConfirmed: ({ door }) => door === 'keyBox' },
  { words: /keypad|door code/i, isConfirmed: ({ door }) => door === 'keypad' },
  { words: /\bbell\b/i, isConfirmed: ({ door }) => door === 'bell' },
  { words: /\bpark|\bcar\b/i, isConfirmed: ({ parking }) => parking !== undefined },
  // The answer's label names the gate.
  { words: /courtyard|gate/i, isConfirmed: ({ parking }) => parking === 'courtyard' },
  { words: /on the street is free/i, isConfirmed: ({ parking }) => parking === 'street' },
  { words: /heating|thermostat/i, isConfirmed: ({ heating }) => heating === 'thermostat' || heating === 'both' },
  { words: /stove|ashes/i, isConfirmed: ({ heating }) => heating === 'woodStove' || heating === 'both' },
  { words: /\bpets?\b/i, isConfirmed: ({ pets }) => pets !== undefined },
  { words: /pets are welcome/i, isConfirmed: ({ pets }) => pets === 'welcome' },
  { words: /no pets/i, isConfirmed: ({ pets }) => pets === 'none' },
  {
    words:
      /on the beds|sofa|favourite|\bwe (?:eat|go|shop)\b|pool|air conditioning|washing machine|dishwasher|shutters|barbecue|parasol|router|hob|coffee|television|lift|fuse|oven|ski|first-aid|bicycle|breakfast|iron|cot\b|hot water|smoking|parties|candles|animals|rubbish|quiet/i,
    isConfirmed: () => false,
  },
]

test.each(names)('%s says nothing of what the host did not confirm, whatever she answers', (name) => {
  expect(combinations).toHaveLength(5 * 6 * 4 * 3)
  for (const answers of combinations) {
    const seen = seenOf(name, { ...untouched(name), ...answers })
    for (const { words, isConfirmed } of things)
      if (!isConfirmed(answers)) expect(seen.match(words)?.[0], JSON.stringify(answers)).toBeUndefined()
  }
})

/** Sentences that a template may offer ticked: they are true of every home of its kind. */
const courtesies = [
  ...[
    readyTexts.en.welcomeMessage.welcomeSea,
    readyTexts.en.welcomeMessage.welcomeCity,
    readyTexts.en.welcomeMessage.welcomeMountains,
    readyTexts.en.welcomeMessage.welcomeLake,
    readyTexts.en.welcomeMessage.welcomeHome,
    readyTexts.en.welcomeMessage.welcomeCountry,
    readyTexts.en.hostContactInfo.reportDamage,
    readyTexts.en.hostContactInfo.emergencyFirst,
    readyTexts.en.checkinInstructions.tellArrival,
    readyTexts.en.checkoutInstructions.closeWindows,
    readyTexts.en.checkoutInstructions.tellLeaving,
    readyTexts.en.checkoutInstructions.forgotten,
  ],
  'At night, please call only if it cannot wait.',
]

test.each(names)('%s says only courtesies if every question is left open', (name) => {
  const form = fill(name, untouched(name))
  const { look: _look, propertyType: _type, guests: _guests, ...book } = hideGaps(toGuestBook(form))
  const texts = Object.values(book).filter((value) => typeof value === 'string' && value !== '')
  const lines = texts.flatMap((text) => String(text).split('\n'))

  expect(lines.filter((line) => !courtesies.includes(line))).toEqual([])
  expect(lines).toHaveLength(new Set(lines).size)
  expect(lines.length).toBeGreaterThan(5)
  expect(Object.values(book).filter((value) => Array.isArray(value) && value.length > 0)).toEqual([])
})

test.each(names)('%s writes nothing at all if the host unticks what it offers', (name) => {
  const { propertyType } = bookTemplates[name]
  expect(fill(name, {})).toEqual({ ...emptyBookForm(), propertyType })
  expect(fill(name, { offered: {} })).toEqual({ ...emptyBookForm(), propertyType })
})

test.each(names)('%s leaves out exactly the sentence that the host unticks', (name) => {
  const template = bookTemplates[name]
  const offered = listOffered(template)
  const all = readSentences(offered, readyTexts.en)
  expect(all.length).toBeGreaterThan(8)
  for (const [kind, ids] of Object.entries(offered) as [keyof Sentences, readonly string[]][]) {
    for (const unticked of ids) {
      const rest = { ...offered, [kind]: ids.filter((id) => id !== unticked) }
      const left = readSentences(listSentences(template, { offered: rest }), readyTexts.en)
      const texts: Readonly<Record<string, unknown>> = readyTexts.en[kind]
      expect(left).toEqual(all.filter((text) => text !== texts[unticked]))
      expect(left).toHaveLength(all.length - 1)
    }
  }
})

test('nothing is offered for a field that the host has filled in', () => {
  const form = { ...emptyBookForm(), welcomeMessage: 'Ciao!', checkoutInstructions: 'Leave the keys.' }

  expect(Object.keys(listOffered(bookTemplates.lakeHouse))).toEqual([
    'welcomeMessage',
    'hostContactInfo',
    'checkinInstructions',
    'checkoutInstructions',
  ])
  expect(Object.keys(listOffered(bookTemplates.lakeHouse, form))).toEqual(['hostContactInfo', 'checkinInstructions'])
})

test.each(names)('%s writes what the host read beside her answers and left ticked, and nothing more', (name) => {
  const { ticks } = bookTemplates[name]
  const { offered = {} } = untouched(name)
  for (const open of [...combinations, { ...combinations[0], ...ticks }]) {
    const answers = { ...open, offered }
    const unasked = readSentences(offered, readyTexts.en)
    const shown = [
      ...questionNames.flatMap((question) => {
        const said: Readonly<Record<string, Sentences>> = templateQuestions[question]
        return readSentences(said[answers[question] ?? ''] ?? {}, readyTexts.en)
      }),
      ...readSentences({ equipment: answers.equipment ?? [], houseRules: answers.houseRules ?? [] }, readyTexts.en),
    ]
    expect(readSentences(listSentences(bookTemplates[name], answers), readyTexts.en).toSorted()).toEqual(
      [...unasked, ...shown].toSorted(),
    )
  }
})

test.each(names)('%s mentions each piece of equipment and each rule only if it is ticked', (name) => {
  const { ticks } = bookTemplates[name]
  const entries = [
    ...ticks.equipment.map((id) => ({ ticked: { equipment: [id] }, words: readyTexts.en.equipment[id].name })),
    ...ticks.houseRules.map((id) => ({ ticked: { houseRules: [id] }, words: readyTexts.en.houseRules[id] })),
  ]
  for (const { ticked, words } of entries) {
    const [seen, skipped] = [fill(name, ticked), fill(name, {})]
    const listOf = (form: typeof seen) => [
      ...form.equipment.map((row) => row.name),
      ...form.houseRules.map((rule) => rule.text),
    ]
    expect(listOf(seen).filter((entry) => entry !== '')).toEqual([words])
    expect(listOf(skipped).filter((entry) => entry !== '')).toEqual([])
  }
})

test('a sentence that a template does not offer cannot be ticked', () => {
  expect(fill('seasideVilla', { equipment: ['skiRoom'] }).equipment).toEqual([{ name: '', description: '' }])
})

test.each(cases)('$name in $language consists of texts that exist in every language', ({ name, language }) => {
  for (const answers of [{}, allOf(name), { door: 'keyBox', parking: 'none', pets: 'none' } as const]) {
    const form = fill(name, answers, language)
    const texts = [
      form.welcomeMessage,
      form.hostContactInfo,
      form.checkinInstructions,
      form.doorAccessInfo,
      form.parkingInfo,
      form.checkoutInstructions,
      ...form.houseRules.map((rule) => rule.text),
      ...form.equipment.flatMap((row) => [row.name, row.description]),
    ].filter((text) => text !== '')

    for (const text of texts) expect(findReadySentence(text)?.de, text).toBeTruthy()
    expect(form.propertyType).toBe(bookTemplates[name].propertyType)
  }
})

test.each(names)('%s has few gaps, and guests see none of them', (name) => {
  const form = fill(name)

  expect(listGaps(form).length).toBeGreaterThan(2)
  expect(listGaps(form).length).toBeLessThan(18)
  expect(JSON.stringify(hideGaps(toGuestBook(form)))).not.toContain('___')
})

test('existing content is not changed', () => {
  const form = fill('farmhouse', allOf('farmhouse'), 'it', {
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
