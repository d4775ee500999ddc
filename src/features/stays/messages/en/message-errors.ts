import type { ErrorCodes } from '#platform/errors.ts'
import type { messageError } from '../../shared/message-errors.ts'

export const messageErrors = {
  MESSAGE_EMPTY: 'Write your text, or use the built-in one',
  PLACEHOLDER_UNKNOWN: 'We cannot fill in {name}. These work: {known}',
  BRACE_ALONE: 'One curly bracket is out of place. Use curly brackets only for placeholders such as {example}.',
  LINK_MISSING: 'Add {example}: guests find everything behind their link, codes included.',
  CODE_IN_MESSAGE:
    'This text contains a door code, a spare code or a Wi-Fi password from one of your books. Messages stay on phones for years and get passed on. Leave it out: the link shows it when it is needed.',
  TEMPLATE_CHANGED:
    'This text has since been changed elsewhere. Nothing was overwritten: choose which version to keep.',
} satisfies Record<ErrorCodes<typeof messageError>, string>
