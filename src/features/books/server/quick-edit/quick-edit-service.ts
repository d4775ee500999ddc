import type { Account } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { consumeRateLimit, rateOf } from '#platform/rate-limits.ts'
import type { Book } from '../../shared/book.ts'
import { excessFields, findExcess, writtenOf } from '../../shared/book-bounds.ts'
import {
  type Essentials,
  type EssentialsInput,
  essentialNames,
  pickEssentials,
} from '../../shared/essentials-contract.ts'
import { writeAlone } from '../account-writes.ts'
import { countText } from '../book-allowance.ts'
import { refuseStaleEdit } from '../book-guards.ts'
import { makeDraft, updateEssentials } from '../book-queries.ts'
import { getBook } from '../book-service.ts'

/**
 * Changes door code, Wi-Fi or times of a book. Works without a plan too: a changed lock does not wait for a payment.
 * A change to the stored values leaves the revision as it is.
 * @throws TOO_MANY_REQUESTS, BOOK_NOT_FOUND, EDIT_CONFLICT, INVALID_INPUT, BOOK_TOO_LARGE, TEXT_FULL
 */
export async function updateBookEssentials(
  context: Context,
  host: Account,
  bookId: string,
  input: EssentialsInput,
): Promise<Book> {
  const scope = { hostId: host.id, bookId }
  const rate = { name: 'quick-edit', subject: host.id, ...rateOf(context, 'quickEditsPerAccount') }
  await consumeRateLimit(context, [rate])
  return writeAlone(context, host, async (tx) => {
    const stored = await getBook(tx, scope)
    refuseStaleEdit(stored, input)
    const before = pickEssentials(stored.book)
    const after = applyChanges(before, input)
    if (essentialNames.every((name) => before[name] === after[name])) return stored
    refuseLongTexts(stored, after)
    await updateEssentials(tx, scope, after, context.clock.now())
    const updated = await getBook(tx, scope)
    await countText(tx, context, updated)
    return updated
  })
}

/**
 * Makes a published book a draft, which guests cannot read. Works without a plan too; publishing again needs one. A
 * draft stays as it is.
 * @throws BOOK_NOT_FOUND
 */
export async function unpublishBook(context: Context, host: Account, bookId: string): Promise<Book> {
  const scope = { hostId: host.id, bookId }
  return writeAlone(context, host, async (tx: Tx) => {
    const stored = await getBook(tx, scope)
    if (stored.status === 'draft') return stored
    await makeDraft(tx, scope, context.clock.now())
    return getBook(tx, scope)
  })
}

function applyChanges(before: Essentials, input: EssentialsInput): Essentials {
  const after = { ...before }
  for (const name of essentialNames) after[name] = input[name] ?? before[name]
  return after
}

/** @throws INVALID_INPUT with the fields that exceed their limit and have grown */
function refuseLongTexts(stored: Book, after: Essentials): void {
  const before = writtenOf(stored)
  const excess = findExcess({ ...before, ...after }, before)
  if (excess.length > 0) throw platformError('INVALID_INPUT', { fields: excessFields(excess) })
}
