import { type Account, accessOf, listAccounts } from '#features/accounts/index.ts'
import {
  grantAdminByCommand,
  putBackByCommand,
  setTrialEndByCommand,
  takeOfflineByCommand,
} from '#features/admin/index.ts'
import { TakeOfflineRequest } from '#features/admin/shared/admin-contract.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { CommandError, type Options, type Print, readDate } from './command.ts'
import { errorTexts } from './error-texts.ts'
import { textLimits } from './limits.ts'

export async function printAccounts({ db, clock }: Context, print: Print): Promise<void> {
  const accounts = await listAccounts(db)
  for (const account of accounts) print(describeAccount(account, clock.now()))
  print(accounts.length === 1 ? '1 account' : `${accounts.length} accounts`)
}

function describeAccount(account: Account, now: number): string {
  const { status } = accessOf(account, now)
  const end = status === 'trial' ? account.trialEndsAt : (account.accessUntil ?? account.trialEndsAt)
  return [
    account.email,
    account.name,
    account.role,
    account.plan ?? 'no plan',
    status,
    end === null ? '' : `until ${new Date(end).toISOString()}`,
  ]
    .filter(Boolean)
    .join('  ')
}

export async function makeAdmin(context: Context, print: Print, [email = '']: readonly string[]): Promise<void> {
  const account = await grantAdminByCommand(context, email)
  if (!account) throw noAccount(email)
  print(`${account.email} is now an operator.`)
}

export async function moveTrialEnd(
  context: Context,
  print: Print,
  [email = '', date = '']: readonly string[],
): Promise<void> {
  const end = readDate(date)
  const account = await setTrialEndByCommand(context, email, end)
  if (!account) throw noAccount(email)
  if (account.planStatus !== 'trial')
    throw new CommandError(`${account.email} is not on a trial but has an active plan.`)
  print(`The trial of ${account.email} ends at ${new Date(end).toISOString()}.`)
}

function noAccount(email: string): CommandError {
  return new CommandError(`No account has the address "${email}".`)
}

export async function takeBookOffline(
  context: Context,
  print: Print,
  [bookId = '']: readonly string[],
  _flags: readonly string[],
  options: Options,
): Promise<void> {
  const read = TakeOfflineRequest.safeParse({ reason: options['--reason'] })
  if (!read.success) throw new CommandError(`The reason needs between 1 and ${textLimits.note} letters.`)
  await tellRefusals(() => takeOfflineByCommand(context, bookId, read.data.reason))
  print(`${bookId} is offline. Its host is told by mail.`)
}

export async function putBookBack(context: Context, print: Print, [bookId = '']: readonly string[]): Promise<void> {
  await tellRefusals(() => putBackByCommand(context, bookId))
  print(`${bookId} is back online. Its host is told by mail.`)
}

async function tellRefusals(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof AppError) throw new CommandError(errorTexts.en[error.code] ?? error.code, { cause: error })
    throw error
  }
}
