import { type Account, hasPro } from '#features/accounts/index.ts'
import { bookError, writeAlone } from '#features/books/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { type FieldProblem, platformError } from '#platform/errors.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { findTemplateProblem, placeholders } from '../../shared/message.ts'
import type { MessageTemplate, TemplateInput } from '../../shared/message-contract.ts'
import { messageError } from '../../shared/message-errors.ts'
import { type MessageMoment, messageMoments } from '../../shared/stay.ts'
import { countStayWrite } from '../settings/settings-service.ts'
import { codesOfBook, holdsCode } from './held-codes.ts'
import { deleteTemplate, listMessageBooks, listTemplates, writeTemplate } from './message-queries.ts'
import { builtInText, keepsDoorSecrets } from './message-text.ts'

type TemplateKey = { moment: MessageMoment; language: Language }

const isOf = (key: TemplateKey, other: TemplateKey) => key.moment === other.moment && key.language === other.language

const toIso = (moment: number | undefined) => (moment === undefined ? null : new Date(moment).toISOString())

/** The version of a text that an edit is based on, as `MessageTemplate.updatedAt`; undefined: any. */
type BasedOn = string | null | undefined

/**
 * The host's own text, if it is still the version that an edit is based on.
 * @throws TEMPLATE_CHANGED
 */
async function findUnchanged(tx: Tx, hostId: string, key: TemplateKey, basedOn: BasedOn) {
  const stored = (await listTemplates(tx, { hostId, language: key.language })).find((one) => isOf(key, one))
  if (basedOn !== undefined && basedOn !== toIso(stored?.updatedAt)) throw messageError('TEMPLATE_CHANGED')
  return stored
}

/** The texts of all moments in all languages: the built-in ones, and the host's own where she has written some. */
export async function listMessageTemplates(
  { db }: Pick<Context, 'db'>,
  host: Pick<Account, 'id'>,
): Promise<MessageTemplate[]> {
  const own = await listTemplates(db, { hostId: host.id })
  const hasRelease = (await listMessageBooks(db, { hostId: host.id })).some(keepsDoorSecrets)
  return messageMoments.flatMap((moment) =>
    languages.map((language) => {
      const stored = own.find((one) => isOf({ moment, language }, one))
      const builtIn = builtInText(moment, language, hasRelease)
      return { moment, language, content: stored?.content ?? null, updatedAt: toIso(stored?.updatedAt), builtIn }
    }),
  )
}

/**
 * Stores the host's own text of a moment in a language.
 * @throws PRO_REQUIRED, INVALID_INPUT for a text that cannot be filled or that contains a code, TEMPLATE_CHANGED,
 * TOO_MANY_REQUESTS
 */
export async function saveTemplate(
  context: Context,
  host: Account,
  key: TemplateKey,
  { content: typed, updatedAt: basedOn }: TemplateInput,
): Promise<MessageTemplate[]> {
  await countStayWrite(context, host)
  const content = typed.replaceAll('\r\n', '\n').trim()
  await writeAlone(context, host, async (tx, locked) => {
    const now = context.clock.now()
    if (!hasPro(locked, now)) throw bookError('PRO_REQUIRED')
    const problem = problemOf(content)
    if (problem) throw platformError('INVALID_INPUT', { fields: { content: problem } })
    const books = await listMessageBooks(tx, { hostId: host.id })
    if (books.some((book) => holdsCode(content, codesOfBook(context, book)))) {
      throw platformError('INVALID_INPUT', { fields: { content: 'CODE_IN_MESSAGE' } })
    }
    const stored = await findUnchanged(tx, host.id, key, basedOn)
    // Two texts never have the same time, because it identifies the version.
    const updatedAt = Math.max(now, (stored?.updatedAt ?? 0) + 1)
    await writeTemplate(tx, host.id, { ...key, content, updatedAt })
  })
  return listMessageTemplates(context, host)
}

/** Maximum length of a name in an error, in UTF-16 units. */
const longestName = 40

function problemOf(content: string): FieldProblem | undefined {
  const found = findTemplateProblem(content)
  if (found === undefined) return undefined
  if (found.problem === 'EMPTY') return 'MESSAGE_EMPTY'
  if (found.problem === 'BRACE_ALONE') return { code: 'BRACE_ALONE', params: { example: '{arrivalDate}' } }
  if (found.problem === 'LINK_MISSING') return { code: 'LINK_MISSING', params: { example: '{link}' } }
  const name = `{${found.name.slice(0, longestName)}}`
  const known = placeholders.map((placeholder) => `{${placeholder}}`).join(' ')
  return { code: 'PLACEHOLDER_UNKNOWN', params: { name, known } }
}

/** Restores the built-in text, on every plan. @throws TEMPLATE_CHANGED, TOO_MANY_REQUESTS */
export async function resetTemplate(
  context: Context,
  host: Account,
  key: TemplateKey,
  basedOn: BasedOn,
): Promise<MessageTemplate[]> {
  await countStayWrite(context, host)
  await writeAlone(context, host, async (tx) => {
    await findUnchanged(tx, host.id, key, basedOn)
    await deleteTemplate(tx, host.id, key)
  })
  return listMessageTemplates(context, host)
}
