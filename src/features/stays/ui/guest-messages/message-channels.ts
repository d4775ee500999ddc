import type { StayMessage } from '../../shared/message-contract.ts'

export type MessageChannel = 'whatsApp' | 'sms' | 'mail'

/** Links that open a message in another program, with its text filled in. */
export function channelsOf(
  { subject }: Pick<StayMessage, 'subject'>,
  text: string,
): { way: MessageChannel; href: string }[] {
  const body = encodeURIComponent(text)
  return [
    { way: 'whatsApp', href: `https://wa.me/?text=${body}` },
    // iOS requires the '&', Android accepts it.
    { way: 'sms', href: `sms:?&body=${body}` },
    // RFC 6068: line breaks are CRLF.
    {
      way: 'mail',
      href: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
    },
  ]
}
