import type { CodeKind } from './codes.ts'
import { type Piece, singleTargets, type Target } from './piece.ts'
import type { FoundPiece } from './values.ts'

/** Where a value goes whose field has one already: the text beside the field. */
const companions: Partial<Record<Target, Target>> = {
  checkinTime: 'checkinInstructions',
  checkoutTime: 'checkoutInstructions',
  doorCode: 'doorAccessInfo',
  hostName: 'hostContactInfo',
  hostPhone: 'hostContactInfo',
  hostEmail: 'hostContactInfo',
  'emergencyNumbers.hospital': 'usefulInfo',
  'emergencyNumbers.police': 'usefulInfo',
  'emergencyNumbers.ambulance': 'usefulInfo',
  'emergencyNumbers.other': 'usefulInfo',
}

/** The door of the guests' own rooms before the door of the house; the key box only where there is no other code. */
const codeRanks: Record<CodeKind, number> = { unit: 3, door: 2, entrance: 1, keyBox: 0, gate: -1 }
const rankOf = ({ kind }: FoundPiece) => (kind ? codeRanks[kind] : codeRanks.door)

/** Leaves one value for each field of a single value; the others go to the text beside it, or wait for a place. */
export function resolveSingleFields(pieces: readonly FoundPiece[]): Piece[] {
  const doors = pieces.filter(({ target }) => target === 'doorCode')
  const best = doors.toSorted((one, other) => rankOf(other) - rankOf(one))[0]
  const taken = new Set<Target>()
  return pieces.map((found) => {
    const { kind: _kind, ...piece } = found
    const { target } = piece
    if (!singleTargets.has(target)) return piece
    const isFirst = target === 'doorCode' ? found === best : !taken.has(target)
    taken.add(target)
    return isFirst ? piece : { ...piece, target: companions[target] ?? 'leftover' }
  })
}
