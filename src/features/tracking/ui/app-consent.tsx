import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Consent } from '../shared/consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { ConsentSettings } from './consent-settings.tsx'
import {
  answerConsent,
  askForConsent,
  consentState,
  isConsentReopened,
  reopenConsent,
  subscribeToConsent,
} from './consent-store.ts'
import { findPixelId } from './pixel-id.ts'
import { processWaitingEvents } from './sending.ts'

/** The consent banner of the app's screens. Renders nothing without a pixel. */
export function AppConsent() {
  return findPixelId() === undefined ? null : <Banner />
}

function Banner() {
  const banner = useRef<HTMLElement>(null)
  const { answer, isBannerOpen } = useSyncExternalStore(subscribeToConsent, consentState)
  const [saved, setSaved] = useState<Consent>()
  const location = useLocation()
  // The new address may allow sending, or asking, where the last one did not.
  useEffect(() => {
    askForConsent(location)
    processWaitingEvents()
  }, [location])
  useEffect(() => {
    if (isBannerOpen && isConsentReopened()) banner.current?.focus()
  }, [isBannerOpen])
  const save = (given: Consent) => {
    answerConsent(given)
    setSaved(given)
  }
  return <ConsentBanner ref={banner} isOpen={isBannerOpen} answer={answer} saved={saved} onAnswer={save} />
}

/** The button in the app's footer that opens the consent banner again. */
export function AppConsentSettings({ className }: { className: string }) {
  return <ConsentSettings onOpen={reopenConsent} className={className} />
}
