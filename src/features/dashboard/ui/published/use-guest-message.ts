import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OwnBookView } from '#features/books/shared/book-contract.ts'
import { useShareLink } from '../share-link.ts'

export type GuestMessage = {
  /** As the host has changed it. */
  text: string
  /** For mails. */
  subject: string
  isChanged: boolean
  /** The host has removed the link, without which the message leads nowhere. */
  lacksLink: boolean
  change: (text: string) => void
  restore: () => void
}

/** A message to guests with the link of a book. Ours contains no code; the host can change it. */
export function useGuestMessage({ id, propertyName, hostName }: OwnBookView): GuestMessage {
  const t = useTranslations('dashboard.published')
  const link = useShareLink(id)
  const [own, setOwn] = useState<string>()
  const ready = t('message', { name: propertyName, host: hostName, link })
  const text = own ?? ready
  return {
    text,
    subject: propertyName,
    isChanged: text !== ready,
    lacksLink: !text.includes(link),
    change: setOwn,
    restore: () => setOwn(undefined),
  }
}
