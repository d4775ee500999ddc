import { day } from '#platform/clock.ts'
import type { DeclarationKind } from '../../shared/declaration-paths.ts'

/**
 * What became of the renewal. `waiting`: it is to be stopped. `stopped`: it was stopped, by this declaration or before.
 * `nothing`: nothing renews. `byHand`: an operator decides.
 */
export type DeclarationState = 'waiting' | 'stopped' | 'nothing' | 'byHand'

/** A cancellation or withdrawal that was declared on the public pages. Times are milliseconds UTC. */
export type Declaration = {
  kind: DeclarationKind
  isForCause: boolean
  /** May be empty. */
  contract: string
  /** The start of the day on which the contract is to end; null: as early as possible. */
  wishedEnd: number | null
  /** The account with the typed address; null if there is none. */
  hostId: string | null
  state: DeclarationState
}

/** Failed attempts in a row after which the operator gets a mail: about half an hour (`retryReadAt`). */
export const failuresUntilMail = 6

/**
 * How long a stopped renewal that the host has resumed keeps further declarations by strangers from being carried out, in
 * milliseconds.
 */
export const objectionLength = 90 * day
