import { day, hour } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import type { StayView } from '../../shared/stay-contract.ts'
import { stayError } from '../../shared/stay-errors.ts'
import { isCodeToSet } from '../../shared/stay-needs.ts'
import { changeStay } from '../stays/stay-queries.ts'
import type { Stay, StaySettings } from '../stays/stay-records.ts'
import { openCode, openCodeBefore, openSpareCodes, sealCode, sealCodeBefore } from '../stays/stay-secrets.ts'
import { stateAt, windowOf } from '../stays/stay-window.ts'
import { forgetLock, ownCodeOf } from './code-mode.ts'

/**
 * How long before the arrival the host is asked to put a personal code on the lock, in ms: from the release on, but at
 * least a day and at most three, so that the list of a host of several houses is short.
 */
const shortestLead = day
const longestLead = 3 * day

/** How long before the arrival she is told of a code that is not there, in ms. */
export const tellBefore = 3 * hour

/** `isFormerUsed`: another stay or a spare code has the former code. */
type CodeChange = { code: string | null; isFormerUsed: boolean }

/**
 * The columns of a stay whose code is replaced: the lock does not know the new one. A code that was on the lock is
 * remembered, to name the one that the new code replaces.
 */
export function replaceCode(
  context: Pick<Context, 'clock' | 'keyring'>,
  settings: StaySettings,
  stay: Stay,
  { code, isFormerUsed }: CodeChange,
) {
  const present = openCode(context, stay)
  const code_sealed = sealCode(context, stay.id, code)
  if (code === present) return { code_sealed }
  if (settings.codeMode !== 'personal') return { code_sealed, ...forgetLock(null) }
  const now = context.clock.now()
  const { arrivesAt } = windowOf(stay, settings)
  const isBack = code !== null && stay.codeSetAt === null && code === openCodeBefore(context, stay)
  if (isBack)
    return { code_sealed, code_set_at: now, code_told_at: null, code_before_sealed: null, code_before_used: 0 }
  // Guests who are in the house have opened the door with their code.
  const wasSet = present !== null && !stay.isCodeRemoved && (stay.codeSetAt !== null || now >= arrivesAt)
  return {
    code_sealed,
    code_set_at: null,
    code_told_at: null,
    ...(wasSet && {
      code_before_sealed: sealCodeBefore(context, stay.id, present),
      code_before_used: isFormerUsed ? 1 : 0,
    }),
  }
}

/**
 * The host has put the personal code of a stay on the lock.
 * @param seen the code that she has seen; it may have been replaced meanwhile
 * @throws CODE_REPLACED, INVALID_INPUT for a stay without a code
 */
export async function markCodeSet(
  tx: Tx,
  context: Context,
  stay: Stay,
  { settings, seen }: { settings: StaySettings; seen: string | undefined },
): Promise<void> {
  const code = ownCodeOf(context, stay, settings)
  if (code === null) throw platformError('INVALID_INPUT', { fields: { code: 'CODE_MISSING' } })
  if (seen !== undefined && seen !== code) throw stayError('CODE_REPLACED')
  const now = context.clock.now()
  await changeStay(
    tx,
    stay,
    { code_set_at: stay.codeSetAt ?? now, ...(stay.isCodeRemoved && { code_before_used: 0 }) },
    now,
  )
}

/**
 * Takes it back. A code that is there instead is named again.
 * @param seen as for `markCodeSet`
 * @throws CODE_REPLACED
 */
export async function unmarkCodeSet(
  tx: Tx,
  context: Pick<Context, 'clock' | 'keyring'>,
  stay: Stay,
  seen: string | undefined,
): Promise<void> {
  if (seen !== undefined && seen !== openCode(context, stay)) throw stayError('CODE_REPLACED')
  if (stay.codeSetAt !== null) await changeStay(tx, stay, { code_set_at: null }, context.clock.now())
}

/**
 * What the host sees of a personal code and the lock. Nothing where she is not asked for it.
 * @param code the stay’s own code, where the caller has decrypted it already
 */
export function presentLock(
  context: Pick<Context, 'keyring'>,
  stay: Stay,
  settings: StaySettings,
  code = openCode(context, stay),
): Pick<StayView, 'codeSetAt' | 'codeDueAt' | 'codeBefore' | 'isCodeRemoved'> {
  const isAsked = settings.codeMode === 'personal' && !settings.lockTakesCodes && code !== null
  const nothing = { codeSetAt: null, codeDueAt: null, codeBefore: null, isCodeRemoved: false }
  if (!isAsked) return nothing
  if (stay.codeSetAt !== null) return { ...nothing, codeSetAt: toIso(stay.codeSetAt) }
  const before = openCodeBefore(context, stay)
  const { arrivesAt } = windowOf(stay, settings)
  // It can have become a spare code since.
  const isUsed = stay.isCodeBeforeUsed || (before !== null && openSpareCodes(context, settings).includes(before))
  const lead = Math.min(Math.max(settings.releaseHours * hour, shortestLead), longestLead)
  return {
    codeSetAt: null,
    // A host who has put a code on the lock looks for no other, so she is asked at once.
    codeDueAt: toIso(before === null && !stay.isCodeRemoved ? arrivesAt - lead : stay.createdAt),
    codeBefore: before === null ? null : { code: before, isUsed },
    isCodeRemoved: stay.isCodeRemoved,
  }
}

function toIso(instant: number): string {
  return new Date(instant).toISOString()
}

/** Whether the host has to put the code of a stay on the lock now. */
export function needsCodeOnLock(
  context: Pick<Context, 'keyring'>,
  stay: Stay,
  settings: StaySettings,
  nowMs: number,
): boolean {
  const view = {
    ...presentLock(context, stay, settings),
    state: stateAt(stay, settings, nowMs),
    arrival: stay.arrival,
    isLinkRevoked: stay.tokenSealed === null,
    hasTappedIn: stay.arrivedAt !== null,
    hasLeft: stay.departedAt !== null,
  }
  return isCodeToSet(view, settings, nowMs)
}

/** Whether a host gets a warning now that a code is not on the lock. */
export function isToldNow(
  context: Pick<Context, 'keyring'>,
  stay: Stay,
  settings: StaySettings,
  nowMs: number,
): boolean {
  const tellAt = windowOf(stay, settings).arrivesAt - tellBefore
  const wasTold = stay.codeToldAt !== null && stay.codeToldAt >= tellAt
  return nowMs >= tellAt && !wasTold && needsCodeOnLock(context, stay, settings, nowMs)
}
