import { emptyGuestBook, type PropertyType } from '#features/books/shared/book.ts'
import { type BookForm, type FormList, isBlankEntry } from '#features/books/shared/book-form.ts'
import { insertSentence, type ReadyEntry } from '../ready-sentences/ready-insert.ts'
import type { ReadyId, ReadyKind, ReadyTexts } from '../ready-sentences/ready-kinds.ts'

type Sentences = { readonly [Kind in ReadyKind]: readonly ReadyId<Kind>[] }

/**
 * The initial content of a book. It consists of ready sentences only, so it exists in all languages and makes no claims
 * about a specific place.
 */
export type Template = { propertyType: PropertyType; sentences: Sentences }

const always = {
  hostContactInfo: ['answerHours', 'askTips', 'reportDamage', 'emergencyFirst'],
  checkoutInstructions: ['keysTable', 'closeAll', 'rubbishOut', 'tellLeaving', 'forgotten'],
} as const satisfies Partial<Sentences>

export const bookTemplates = {
  seasideVilla: {
    propertyType: 'Villa',
    sentences: {
      ...always,
      welcomeMessage: ['welcomeSea', 'welcomePersonal'],
      checkinInstructions: ['tellArrival', 'weMeetYou', 'landmark'],
      doorAccessInfo: ['keyBoxPlace', 'lockWhenOut'],
      parkingInfo: ['courtyard'],
      houseRules: ['noSmoking', 'noParties', 'rinseSand', 'airConOff', 'windowsClosed', 'poolChildren', 'saveWater'],
      equipment: [
        'airConditioning',
        'washingMachine',
        'shutters',
        'pool',
        'barbecue',
        'beachThings',
        'waste',
        'router',
      ],
    },
  },
  cityApartment: {
    propertyType: 'Apartment',
    sentences: {
      ...always,
      welcomeMessage: ['welcomeCity', 'welcomePersonal'],
      checkinInstructions: ['tellArrival', 'selfCheckIn', 'floor', 'fromStation'],
      doorAccessInfo: ['keyBox', 'keyBoxPlace', 'lostKey'],
      parkingInfo: ['carPark', 'readSigns'],
      houseRules: ['noSmoking', 'noParties', 'quietNight', 'quietStairs', 'heatingDown', 'sortWaste'],
      equipment: [
        'heating',
        'washingMachine',
        'inductionHob',
        'coffeeMachine',
        'television',
        'router',
        'fuseBox',
        'waste',
      ],
      checkoutInstructions: ['keysBox', 'closeAll', 'dishes', 'rubbishOut', 'luggageLater', 'forgotten'],
    },
  },
  mountainChalet: {
    propertyType: 'Chalet',
    sentences: {
      ...always,
      welcomeMessage: ['welcomeMountains', 'welcomePersonal'],
      checkinInstructions: ['tellArrival', 'weMeetYou', 'landmark'],
      doorAccessInfo: ['keyBoxPlace', 'lockWhenOut'],
      parkingInfo: ['snow', 'courtyard'],
      houseRules: ['noSmoking', 'shoesOff', 'skiBoots', 'heatingDown', 'noCandles', 'windowsClosed'],
      equipment: ['heating', 'hotWater', 'woodStove', 'oven', 'skiRoom', 'firstAid', 'fuseBox', 'waste'],
    },
  },
  bedAndBreakfast: {
    propertyType: 'B&B',
    sentences: {
      ...always,
      welcomeMessage: ['welcomeBreakfast', 'welcomePersonal'],
      hostContactInfo: ['answerHours', 'askTips', 'askBeforeBooking', 'emergencyFirst'],
      checkinInstructions: ['tellArrival', 'weMeetYou', 'documents', 'earlyLuggage'],
      doorAccessInfo: ['bell', 'lostKey'],
      parkingInfo: ['ownSpace', 'unload'],
      houseRules: ['noSmoking', 'quietNight', 'registeredGuests', 'noPets', 'toiletPaper'],
      equipment: ['breakfast', 'heating', 'airConditioning', 'television', 'router', 'iron', 'cot'],
      checkoutInstructions: ['keysTable', 'towels', 'luggageLater', 'forgotten'],
    },
  },
  farmhouse: {
    propertyType: 'House',
    sentences: {
      ...always,
      welcomeMessage: ['welcomeCountry', 'welcomePersonal'],
      checkinInstructions: ['tellArrival', 'weMeetYou', 'landmark', 'navigation'],
      doorAccessInfo: ['lockWhenOut'],
      parkingInfo: ['courtyard'],
      houseRules: ['noSmoking', 'petsWelcome', 'closeGate', 'askAnimals', 'saveWater', 'noCandles', 'sortWaste'],
      equipment: ['hotWater', 'woodStove', 'gasHob', 'mokaPot', 'barbecue', 'bicycles', 'firstAid', 'waste'],
    },
  },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof bookTemplates

/** Fills the empty fields of a form; existing content is not changed. */
export function fillTemplate(form: BookForm, template: Template, texts: ReadyTexts): BookForm {
  const filled = { ...form } as Record<string, unknown>
  for (const kind of Object.keys(template.sentences) as ReadyKind[]) {
    if (!isEmpty(form, kind)) continue
    const all: Readonly<Record<string, ReadyEntry>> = texts[kind]
    for (const id of template.sentences[kind] as readonly string[]) {
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
  return current.every((row: Record<string, string>) => isBlankEntry(kind as FormList, row))
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
