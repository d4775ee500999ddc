import { defineErrors } from '#platform/errors.ts'

export const messageError = defineErrors({
  /** A template without text. */
  MESSAGE_EMPTY: 'invalid',
  /** A name in braces that is none of `placeholders`. */
  PLACEHOLDER_UNKNOWN: 'invalid',
  BRACE_ALONE: 'invalid',
  LINK_MISSING: 'invalid',
  /** The text contains a door code, a spare code or a Wi-Fi password of one of the host's books. */
  CODE_IN_MESSAGE: 'invalid',
  /** The text was saved or reset elsewhere since the edit began. */
  TEMPLATE_CHANGED: 'conflict',
})
