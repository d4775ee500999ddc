import type { StayBook } from '#features/stays/shared/stay-contract.ts'

/** A book without secrets, as screens of stays get it. */
export const plainStayBook: StayBook = {
  id: 'casa',
  name: 'Casa Bellavista',
  timeZone: 'Europe/Rome',
  arrivalTime: '15:00',
  departureTime: '10:00',
  codeMode: 'fixed',
  hasSecrets: false,
  secrets: [],
  openUntil: null,
  keptCodes: 0,
  ownArrivals: 0,
  ownDepartures: 0,
  lacksDoorHelp: false,
  knownSpareCodes: [],
  lockCode: null,
  codesToRemove: [],
  otherCodes: [],
}
