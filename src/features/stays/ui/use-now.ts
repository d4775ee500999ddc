import { useEffect, useState } from 'react'

/** The screens show minutes; ms. */
const pause = 30_000

/** Milliseconds UTC, at most half a minute late. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), pause)
    return () => clearInterval(timer)
  }, [])
  return now
}
