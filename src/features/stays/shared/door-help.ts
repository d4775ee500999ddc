import { phoneHref } from '#features/guest-page/shared/phone-href.ts'
import type { CodeMode } from './stay.ts'

/**
 * Whether guests at the door can be left with nothing: the change of a shared code is not confirmed, and their page has
 * neither a phone number to call nor a spare code.
 */
export function lacksDoorHelp(book: {
  codeMode: CodeMode
  hasSecrets: boolean
  spareCodes: readonly string[]
  hostPhone: string
}): boolean {
  const { codeMode, hasSecrets, spareCodes, hostPhone } = book
  return codeMode === 'shared' && hasSecrets && spareCodes.length === 0 && phoneHref(hostPhone) === undefined
}
