import { findAccount } from '#features/accounts/index.ts'
import { cancelByDeclaration, type DeclaredOutcome, retryReadAt } from '#features/billing/index.ts'
import { enqueueForAccount, enqueueOperatorMessage } from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Job } from '#platform/jobs.ts'
import { failuresUntilMail, objectionLength } from './declaration.ts'
import {
  type DueDeclaration,
  finishDeclaration,
  hasCancelledSince,
  listDueDeclarations,
  postponeDeclaration,
} from './declaration-queries.ts'

/**
 * Stops the renewals that declarations ask for. Not during the request: the time that a provider takes would reveal
 * whether an address has a subscription, and a provider that is down must not refuse a declaration.
 */
export const carryOutDeclarations: Job = { name: 'carry-out-declarations', schedule: '* * * * *', run: carryOutDue }

const batch = 50

async function carryOutDue(context: Context): Promise<void> {
  const now = context.clock.now()
  while (true) {
    const due = await listDueDeclarations(context.db, now, batch)
    for (const declaration of due) await carryOut(context, declaration)
    if (due.length < batch) break
  }
}

async function carryOut(context: Context, declaration: DueDeclaration): Promise<void> {
  const { db, log } = context
  const { messageId, attempts } = declaration
  try {
    const outcome = await stopRenewal(context, declaration)
    if (outcome.kind === 'later') return await postponeDeclaration(db, { messageId }, 0, outcome.at)
    await finish(context, declaration, outcome.kind)
  } catch (error) {
    const code = error instanceof AppError ? error.code : String(error)
    log.warn({ attempts: attempts + 1, error: code }, 'a declared cancellation could not be carried out')
    await tryLater(context, messageId, attempts + 1)
  }
}

/** @param failures attempts that failed in a row */
async function tryLater(context: Context, messageId: string, failures: number): Promise<void> {
  const { db, clock } = context
  await db.transaction().execute(async (tx) => {
    await postponeDeclaration(tx, { messageId }, failures, retryReadAt(failures, clock.now()))
    if (failures === failuresUntilMail) await notifyOperator(tx, context, messageId, 'failing')
  })
}

async function stopRenewal(
  context: Context,
  { kind, hostId, wishedEnd, isProven }: DueDeclaration,
): Promise<DeclaredOutcome> {
  const account = hostId === null ? undefined : await findAccount(context.db, { accountId: hostId })
  // With its account the subscription has ended.
  if (!account) return { kind: 'nothing' }
  // Asked again here: strangers can declare for several later days before the host resumes.
  const wasCancelled = await hasCancelledSince(
    context.db,
    { hostId: account.id },
    context.clock.now() - objectionLength,
  )
  return cancelByDeclaration(context, account, {
    wishedEnd,
    isProven,
    wasCancelled,
    isWithdrawal: kind === 'withdrawal',
  })
}

async function finish(
  context: Context,
  { messageId, hostId }: DueDeclaration,
  state: 'stopped' | 'nothing' | 'byHand',
): Promise<void> {
  const { db, clock } = context
  await db.transaction().execute(async (tx) => {
    if (state === 'stopped' && hostId !== null) await confirmStop(tx, context, { messageId, hostId })
    if (!(await finishDeclaration(tx, { messageId }, state, clock.now()))) return
    if (state === 'byHand') await notifyOperator(tx, context, messageId, state)
  })
}

/**
 * The first declaration that stops a renewal is confirmed also when strangers have used up the mails to the mailbox. If its
 * mail was sent before, this one has the same key and is not.
 */
async function confirmStop(tx: Tx, { clock }: Context, { messageId, hostId }: { messageId: string; hostId: string }) {
  if (await hasCancelledSince(tx, { hostId }, clock.now() - objectionLength)) return
  const host = await findAccount(tx, { accountId: hostId })
  if (!host) return
  await enqueueForAccount(tx, clock, host, {
    template: 'declarationReceived',
    params: { messageId },
    cause: messageId,
  })
}

/** Enqueues a further mail about a declaration, once per cause. */
async function notifyOperator(tx: Tx, context: Context, messageId: string, cause: 'byHand' | 'failing') {
  await enqueueOperatorMessage(tx, context, { template: 'operatorDeclaration', messageId, accountId: null, cause })
}
