import { emptyGuestBook, type PropertyType } from '#features/books/shared/book.ts'
import { type BookForm, emptyBookForm, type FormList, isBlankEntry } from '#features/books/shared/book-form.ts'
import { insertSentence } from '../ready-sentences/ready-insert.ts'
import type { ReadyEntry, ReadyId, ReadyKind, ReadyTexts } from '../ready-sentences/ready-kinds.ts'

/** Ready sentences by their kind. */
export type Sentences = { readonly [Kind in ReadyKind]?: readonly ReadyId<Kind>[] }

/** What every template offers beside its questions: courtesies and requests that suit every home. */
const courtesies = {
  hostContactInfo: ['answerHours', 'reportDamage', 'emergencyFirst'],
  checkinInstructions: ['tellArrival'],
  checkoutInstructions: ['closeWindows', 'tellLeaving', 'forgotten'],
} as const satisfies Sentences

/** The questions with one answer, in the order in which they are asked, and what each answer says. */
export const templateQuestions = {
  door: {
    meet: { checkinInstructions: ['weMeetYou'] },
    keyBox: { doorAccessInfo: ['keyBox', 'keyBoxPlace'], checkoutInstructions: ['keysBox'] },
    keypad: { doorAccessInfo: ['keypad'] },
    bell: { doorAccessInfo: ['bell'] },
  },
  parking: {
    ownSpace: { parkingInfo: ['ownSpace'] },
    courtyard: { parkingInfo: ['courtyard'] },
    street: { parkingInfo: ['freeStreet'] },
    carPark: { parkingInfo: ['carPark'] },
    none: { parkingInfo: ['noCarNeeded'] },
  },
  heating: {
    thermostat: { equipment: ['heating'] },
    woodStove: { equipment: ['woodStove'] },
    both: { equipment: ['heating', 'woodStove'] },
  },
  pets: {
    welcome: { houseRules: ['petsAllowed'] },
    none: { houseRules: ['noPets'] },
  },
} as const satisfies Record<string, Record<string, Sentences>>

type Questions = typeof templateQuestions
export type TemplateQuestion = keyof Questions
export const questionNames = Object.keys(templateQuestions) as TemplateQuestion[]

/** The last question: what the home has, and which rules apply. Nothing is preselected. */
type Ticks = { equipment: readonly ReadyId<'equipment'>[]; houseRules: readonly ReadyId<'houseRules'>[] }

/** What a host has confirmed. Everything else is not mentioned in the book. `offered`: of what no question asks. */
export type TemplateAnswers = {
  readonly [Question in TemplateQuestion]?: keyof Questions[Question]
} & Partial<Ticks> & {
    readonly offered?: Sentences
  }

/**
 * The initial content of a book. It consists of ready sentences only, so it exists in all languages; it states what the
 * host has confirmed and makes no other claims about the place.
 */
export type Template = {
  propertyType: PropertyType
  welcome: readonly ReadyId<'welcomeMessage'>[]
  /** Lines with a gap, which guests do not see until the host completes them. */
  arrival: readonly ReadyId<'checkinInstructions'>[]
  /** What can be ticked. */
  ticks: Ticks
}

export const bookTemplates = {
  seasideVilla: {
    propertyType: 'Villa',
    welcome: ['welcomeSea', 'welcomePersonal'],
    arrival: ['landmark'],
    ticks: {
      equipment: [
        'pool',
        'airConditioning',
        'washingMachine',
        'shutters',
        'barbecue',
        'beachThings',
        'waste',
        'router',
      ],
      houseRules: ['noSmoking', 'noParties', 'rinseSand', 'airConOff', 'windowsClosed', 'poolChildren', 'saveWater'],
    },
  },
  cityApartment: {
    propertyType: 'Apartment',
    welcome: ['welcomeCity', 'welcomePersonal'],
    arrival: ['floor', 'fromStation'],
    ticks: {
      equipment: [
        ...(['pool', 'airConditioning', 'washingMachine', 'dishwasher', 'inductionHob', 'coffeeMachine'] as const),
        ...(['television', 'router', 'fuseBox', 'lift', 'waste'] as const),
      ],
      houseRules: ['noSmoking', 'noParties', 'quietNight', 'quietStairs', 'heatingDown', 'sortWaste'],
    },
  },
  mountainChalet: {
    propertyType: 'Chalet',
    welcome: ['welcomeMountains', 'welcomePersonal'],
    arrival: ['landmark'],
    ticks: {
      equipment: ['pool', 'hotWater', 'oven', 'coffeeMachine', 'skiRoom', 'firstAid', 'fuseBox', 'waste'],
      houseRules: ['noSmoking', 'noParties', 'shoesOff', 'skiBoots', 'heatingDown', 'noCandles', 'windowsClosed'],
    },
  },
  lakeHouse: {
    propertyType: 'House',
    welcome: ['welcomeLake', 'welcomePersonal'],
    arrival: ['landmark', 'navigation'],
    ticks: {
      equipment: [
        ...(['pool', 'beachThings', 'bicycles', 'barbecue', 'washingMachine', 'dishwasher'] as const),
        ...(['coffeeMachine', 'router', 'firstAid', 'waste'] as const),
      ],
      houseRules: ['noSmoking', 'noParties', 'quietNight', 'poolChildren', 'windowsClosed', 'closeGate', 'sortWaste'],
    },
  },
  bedAndBreakfast: {
    propertyType: 'B&B',
    welcome: ['welcomeHome', 'welcomePersonal'],
    arrival: ['lateArrival'],
    ticks: {
      equipment: ['breakfast', 'pool', 'airConditioning', 'television', 'router', 'iron', 'cot'],
      houseRules: ['noSmoking', 'quietNight', 'registeredGuests', 'toiletPaper'],
    },
  },
  farmhouse: {
    propertyType: 'House',
    welcome: ['welcomeCountry', 'welcomePersonal'],
    arrival: ['landmark', 'navigation'],
    ticks: {
      equipment: ['pool', 'hotWater', 'gasHob', 'mokaPot', 'barbecue', 'bicycles', 'firstAid', 'waste'],
      houseRules: ['noSmoking', 'noParties', 'closeGate', 'askAnimals', 'saveWater', 'noCandles', 'sortWaste'],
    },
  },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof bookTemplates

/**
 * The sentences of a template that no question asks about. The screen shows them ticked, and the host can untick each.
 * @param form the book so far: a template does not change fields that are filled, so nothing is offered for them
 */
export function listOffered(template: Template, form: BookForm = emptyBookForm()): Sentences {
  const parts: readonly Sentences[] = [
    { welcomeMessage: template.welcome },
    courtesies,
    { checkinInstructions: template.arrival },
  ]
  const offered = Object.entries(joinSentences(parts)) as [ReadyKind, readonly string[]][]
  return Object.fromEntries(offered.filter(([kind]) => isEmpty(form, kind)))
}

/** The sentences of a template after its questions, each kind in the order of the book. */
export function listSentences(template: Template, answers: TemplateAnswers): Sentences {
  const answered = questionNames.map((question) => {
    const said: Readonly<Record<string, Sentences>> = templateQuestions[question]
    return said[answers[question] ?? ''] ?? {}
  })
  const { equipment = [], houseRules = [], offered = {} } = answers
  const ticked = {
    equipment: template.ticks.equipment.filter((id) => equipment.includes(id)),
    houseRules: template.ticks.houseRules.filter((id) => houseRules.includes(id)),
  }
  return joinSentences([keepSentences(listOffered(template), offered), ...answered, ticked])
}

/** Those of the first that the second contains too, in the order of the first. */
function keepSentences(all: Sentences, kept: Sentences): Sentences {
  const entries = Object.entries(all) as [ReadyKind, readonly string[]][]
  return Object.fromEntries(
    entries.map(([kind, ids]) => {
      const wanted: readonly string[] = kept[kind] ?? []
      return [kind, ids.filter((id) => wanted.includes(id))]
    }),
  )
}

function joinSentences(parts: readonly Sentences[]): Sentences {
  const kinds = new Set(parts.flatMap((part) => Object.keys(part) as ReadyKind[]))
  return Object.fromEntries([...kinds].map((kind) => [kind, parts.flatMap((part) => [...(part[kind] ?? [])])]))
}

/** The texts of sentences as guests read them: a piece of equipment is its name and description. */
export function readSentences(sentences: Sentences, texts: ReadyTexts): string[] {
  return (Object.entries(sentences) as [ReadyKind, readonly string[]][]).flatMap(([kind, ids]) => {
    const all: Readonly<Record<string, ReadyEntry>> = texts[kind]
    return ids.flatMap((id) => {
      const entry = all[id]
      if (entry === undefined) return []
      return typeof entry === 'string' ? entry : `${entry.name}: ${entry.description}`
    })
  })
}

/** Fills the empty fields of a form with what the host has confirmed; existing content is not changed. */
export function fillTemplate(
  form: BookForm,
  template: Template,
  answers: TemplateAnswers,
  texts: ReadyTexts,
): BookForm {
  const filled = { ...form } as Record<string, unknown>
  for (const [kind, ids] of Object.entries(listSentences(template, answers)) as [ReadyKind, readonly string[]][]) {
    if (!isEmpty(form, kind)) continue
    const all: Readonly<Record<string, ReadyEntry>> = texts[kind]
    for (const id of ids) {
      const entry = all[id]
      if (entry !== undefined) filled[kind] = insertSentence(filled[kind] as BookForm[ReadyKind], entry)
    }
  }
  if (form.propertyType === emptyGuestBook.propertyType) filled['propertyType'] = template.propertyType
  return filled as BookForm
}

function isEmpty(form: BookForm, kind: ReadyKind): boolean {
  const current = form[kind]
  if (typeof current === 'string') return current.trim() === ''
  return current.every((row: object) => isBlankEntry(kind as FormList, row))
}

/** Undoes a template: fields that have not been changed since get their former values. */
export function undoTemplate(current: BookForm, before: BookForm, after: BookForm): BookForm {
  const isUntouched = (name: keyof BookForm) => JSON.stringify(current[name]) === JSON.stringify(after[name])
  const fields = (Object.keys(current) as (keyof BookForm)[]).map((name) => [
    name,
    isUntouched(name) ? before[name] : current[name],
  ])
  return Object.fromEntries(fields) as BookForm
}
