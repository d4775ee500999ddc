import { Fragment } from 'react'
import { useGuest } from './guest-context.tsx'

/** Short texts of the host in one line. Where all are in one language one element holds them. */
export function HostTexts({ texts }: { texts: readonly string[] }) {
  const { host } = useGuest()
  const [first = ''] = texts
  if (texts.every((text) => host(text).lang === host(first).lang))
    return <span {...host(first)}>{texts.join(' · ')}</span>
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a line have no identity but their place
    <Fragment key={index}>
      {index > 0 && ' · '}
      <span {...host(text)}>{text}</span>
    </Fragment>
  ))
}
