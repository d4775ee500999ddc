import { formatCalendarDay } from '#platform/i18n/day.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { stayMessages } from '../../messages/index.ts'
import { fillTemplate, listMissing, type MessageValues } from '../../shared/message.ts'
import type { Replacement } from '../../shared/message-contract.ts'
import type { MessageMoment } from '../../shared/stay.ts'
import { dateAt, nightsOf, timeAt } from '../house-time.ts'
import type { Stay, StaySettings } from '../stays/stay-records.ts'
import { houseOf, windowOf } from '../stays/stay-window.ts'
import { holdsCode } from './held-codes.ts'
import type { MessageBook } from './message-queries.ts'

/** What guests need to get in. A release is named only in books that hide one of these until then. */
const doorSecrets = ['doorCode', 'doorAccessInfo', 'checkinInstructions']

export function keepsDoorSecrets({ secrets }: Pick<MessageBook, 'secrets'>): boolean {
  return secrets.some((name) => doorSecrets.includes(name))
}

/** The values for the messages of a stay, in a language and in the time of the house. */
export function valuesOf(
  book: MessageBook,
  { stay, settings, link }: { stay: Stay; settings: StaySettings; link: string | null },
  language: Language,
): MessageValues {
  const house = houseOf(stay, settings)
  const { releaseAt } = windowOf(stay, settings)
  const { timeZone } = settings
  const hasRelease = keepsDoorSecrets(book)
  return {
    houseName: orNull(book.name),
    hostName: orNull(book.hostName),
    arrivalDate: formatCalendarDay(stay.arrival, language),
    arrivalTime: house.arrivalTime,
    departureDate: formatCalendarDay(stay.departure, language),
    departureTime: house.departureTime,
    nights: String(nightsOf(stay)),
    releaseDate: hasRelease ? formatCalendarDay(dateAt(releaseAt, timeZone), language) : null,
    releaseTime: hasRelease ? timeAt(releaseAt, timeZone) : null,
    link,
  }
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text
}

/** @param hasRelease whether to name the time at which what guests need to get in is shown */
export function builtInText(moment: MessageMoment, language: Language, hasRelease: boolean): string {
  const texts = stayMessages[language].messageTexts
  return moment === 'threeDays' && hasRelease ? texts.threeDaysWithRelease : texts[moment]
}

/**
 * The text of a message: the host's own, or the built-in one if hers contains a code or a value that the stay does not
 * have. No placeholder is left.
 * @param codes that no message may contain
 * @param isReleased whether what the built-in text would announce is already shown
 */
export function writeMessage(
  moment: MessageMoment,
  {
    own,
    codes,
    language,
    isReleased,
  }: { own: string | undefined; codes: readonly string[]; language: Language; isReleased: boolean },
  values: MessageValues,
): { text: string; isOwn: boolean; replacedFor: Replacement | null } {
  const replacedFor = own === undefined ? null : findReplacement(own, codes, values)
  if (own !== undefined && replacedFor === null) {
    return { text: fillTemplate(own, values), isOwn: true, replacedFor }
  }
  const builtIn = builtInText(moment, language, values.releaseDate !== null && !isReleased)
  return { text: fillTemplate(builtIn, values), isOwn: false, replacedFor }
}

function findReplacement(own: string, codes: readonly string[], values: MessageValues): Replacement | null {
  if (holdsCode(own, codes)) return 'codeInText'
  return listMissing(own, values).length > 0 ? 'valueMissing' : null
}

/** The subject of a mail to guests. */
export function subjectOf(language: Language, values: MessageValues): string {
  return fillTemplate(stayMessages[language].messageTexts.subject, values)
}
