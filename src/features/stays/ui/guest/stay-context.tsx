import { useGuest } from '#features/guest-page/ui/index.ts'
import type { StayFacts } from '../../shared/stay-facts.ts'
import { createGuestStayTexts, type GuestStayTexts } from './guest-stay-texts.ts'

export type StayProps = { facts: StayFacts }

/** The texts of the page, the host's name, which may be empty, and the form of the name as an object in sentences. */
export function useStayTexts(): { t: GuestStayTexts; hostName: string; object: string } {
  const { book, language } = useGuest()
  const t = createGuestStayTexts(language)
  const hostName = book.hostName.trim()
  return { t, hostName, object: hostName || t('host') }
}

/** The target of a page's form, and what it shows afterwards in the same language. */
export function useActionOf({ token }: StayFacts): (action: 'arrived' | 'departed' | 'undo' | 'spare-code') => string {
  const { language } = useGuest()
  return (action) => `/s/${token}/${action}?lang=${language}`
}

/** An icon of one path (Lucide, ISC licence) that only pages of stays have. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className="g-i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
