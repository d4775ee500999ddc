import type { MailSources } from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import type { Stay, StaySettings } from './stays/stay-records.ts'
import { readSettings, readStay, settingsColumns, stayColumns } from './stays/stay-records.ts'
import { secretsStateAt, windowOf } from './stays/stay-window.ts'

type StayMails = Pick<
  MailSources['prepare'],
  'stayUnconfirmed' | 'stayCodeFailed' | 'stayArrived' | 'stayDeparted' | 'stayTapUndone'
>

/** Prepares mails about stays. A mail is dropped if what it says is no longer true when it is sent. */
export const stayMails: StayMails = {
  stayUnconfirmed: async (context, { reader, params }) => {
    const found = await findForMail(context, reader.accountId, params.stayId)
    if (!found) return undefined
    const { stay, settings, house, timeZone } = found
    const isWaiting = secretsStateAt(stay, settings, context.clock.now()).waitsFor === 'codeChange'
    return isWaiting ? { house, timeZone, arrivesAt: windowOf(stay, settings).arrivesAt } : undefined
  },
  stayCodeFailed: (context, { reader, params }) => findHouse(context, reader.accountId, params.stayId),
  stayArrived: async (context, { reader, params: { stayId, at } }) => {
    const found = await findForMail(context, reader.accountId, stayId)
    return found?.stay.arrivedAt === at ? pickHouse(found) : undefined
  },
  stayDeparted: async (context, { reader, params: { stayId, at } }) => {
    const found = await findForMail(context, reader.accountId, stayId)
    return found?.stay.departedAt === at ? pickHouse(found) : undefined
  },
  stayTapUndone: (context, { reader, params }) => findHouse(context, reader.accountId, params.stayId),
}

type StayOfMail = { stay: Stay; settings: StaySettings; house: string; timeZone: string }

async function findHouse(context: Context, accountId: string, stayId: string) {
  const found = await findForMail(context, accountId, stayId)
  return found && pickHouse(found)
}

function pickHouse({ house, timeZone }: StayOfMail) {
  return { house, timeZone }
}

async function findForMail({ db }: Context, accountId: string, stayId: string): Promise<StayOfMail | undefined> {
  const row = await db
    .selectFrom('stays')
    .innerJoin('stay_settings', 'stay_settings.book_id', 'stays.book_id')
    .innerJoin('books', 'books.id', 'stays.book_id')
    .select(stayColumns)
    .select(settingsColumns)
    .select('books.property_name')
    .where('stays.id', '=', stayId)
    .where('books.host_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return undefined
  const settings = readSettings(row)
  return { stay: readStay(row), settings, house: row.property_name, timeZone: settings.timeZone }
}
