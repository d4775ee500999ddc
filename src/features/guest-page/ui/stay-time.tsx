import { useGuest } from './guest-context.tsx'

// '15:00', '3 pm', '15h', '15.30': a moment that 'from' or 'by' can stand before. '3 to 8 pm' is a text of its own.
const moment = /^\d{1,2}(?:[:.h]\d{0,2})?\s*(?:[ap]\.?m\.?)?$/i

/** A time as the poster's one large fact. */
export function StayTime({ time, prefix }: { time: string; prefix: string }) {
  const { host } = useGuest()
  const text = time.trim()
  if (text === '') return null
  return (
    <p className={text.length > 8 ? 'g-time g-time--long' : 'g-time'}>
      {moment.test(text) && <small>{prefix} </small>}
      <span {...host(text)}>{text}</span>
    </p>
  )
}
