/**
 * The state of a link inside the app to `/languages/{id}` that requests the missing translations of all languages. A
 * state and no parameter: an address from elsewhere must not start a request.
 */
export const suggestAllState = { suggestAll: true } as const

export function asksForAll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'suggestAll' in state && state.suggestAll === true
}
