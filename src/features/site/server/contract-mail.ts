import type { MailReader } from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import { mailedPath } from '#platform/i18n/localized-path.ts'
import { fillNames, type LegalSection, legalTexts } from '../messages/legal/index.ts'
import { declarationPaths } from '../shared/declaration-paths.ts'

/**
 * The terms and the instructions on withdrawal for the mail that confirms a contract, in the host's language, and the
 * addresses of the pages for withdrawing and cancelling.
 */
export function prepareContractMail({ config: { operator, origin } }: Context, { language }: MailReader) {
  const { terms, withdrawal } = legalTexts[language]
  const addressOf = (path: string) => origin + mailedPath(language, path)
  const pages = {
    withdrawal: addressOf(declarationPaths.withdrawal),
    cancellation: addressOf(declarationPaths.cancellation),
  }
  const email = operator.supportEmail ?? `${addressOf('/legal')}#support`
  const fill = (text: string) =>
    fillNames(text, operator)
      .replaceAll('{email}', () => email)
      .replaceAll('{page}', () => pages.withdrawal)
  const fillSection = ({ title, paragraphs, points = [] }: LegalSection) => ({
    title,
    paragraphs: paragraphs.map(fill),
    points: points.map(fill),
  })
  return {
    pages,
    documents: [withdrawal, terms].map(({ title, sections }) => ({ title, sections: sections.map(fillSection) })),
  }
}
