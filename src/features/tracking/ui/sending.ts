import { readCarriedEvents } from '../shared/carried-events.ts'
import { isPrivateAddress } from '../shared/private-address.ts'
import { pixelCallOf } from '../shared/tracking.ts'
import { consentState, subscribeToConsent } from './consent-store.ts'
import { callPixel, loadPixel, tellPixel } from './pixel.ts'
import { findPixelId } from './pixel-id.ts'
import { eventQueue } from './track.ts'

const carriedKey = 'benvenuto.events'

/**
 * Sends this page's events to the pixel after consent, and keeps unsent events for the next page. Without a configured
 * pixel it does nothing.
 */
export function startSending(): void {
  if (findPixelId() === undefined) return
  adoptCarriedEvents()
  eventQueue.subscribe(processWaitingEvents)
  let { answer } = consentState()
  subscribeToConsent(() => {
    if (consentState().answer === answer) return
    answer = consentState().answer
    tellPixel(answer === 'granted')
    processWaitingEvents()
  })
  window.addEventListener('pagehide', carryWaiting)
  processWaitingEvents()
}

/** Sends or discards the waiting events, depending on the visitor's answer and the page's address. */
export function processWaitingEvents(): void {
  if (consentState().answer === 'refused') eventQueue.discardWaiting()
  const pixelId = findPixelId()
  if (pixelId !== undefined && maySend()) void loadPixel(pixelId).then(sendWaiting, eventQueue.discardWaiting)
}

function maySend(): boolean {
  return consentState().answer === 'granted' && !isPrivateAddress(window.location)
}

/** Checks again, because the answer and the address may have changed while the script was loading. */
function sendWaiting(): void {
  if (maySend()) eventQueue.send(({ id, event }) => callPixel(pixelCallOf(event), id))
}

function carryWaiting(): void {
  if (consentState().answer !== 'granted') return
  const waiting = eventQueue.release()
  if (waiting.length > 0) sessionStorage.setItem(carriedKey, JSON.stringify(waiting))
}

/** Adds the events that the previous page could not send. */
export function adoptCarriedEvents(): void {
  if (consentState().answer !== 'granted') return
  const carried = sessionStorage.getItem(carriedKey)
  sessionStorage.removeItem(carriedKey)
  if (carried !== null) eventQueue.adopt(readCarriedEvents(carried))
}
