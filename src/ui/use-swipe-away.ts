import { type PointerEvent, useRef, useState } from 'react'

/** From here on a press is no click any more; px. */
const slop = 10
/** As far to the right it has to go; px. */
const threshold = 50

/** Moves something along with the finger or the mouse to the right, and calls back when it was let go far enough. */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<number>(undefined)
  const [distance, setDistance] = useState(0)

  const end = () => {
    start.current = undefined
    setDistance(0)
  }
  return {
    distance,
    swipe: {
      onPointerDown: ({ button, clientX }: PointerEvent) => {
        if (button === 0) start.current = clientX
      },
      onPointerMove: ({ buttons, clientX, currentTarget, pointerId }: PointerEvent) => {
        if (start.current === undefined) return
        // The button was let go elsewhere.
        if (buttons === 0) return end()
        const moved = clientX - start.current
        if (moved > slop) currentTarget.setPointerCapture(pointerId)
        setDistance(moved > slop ? moved : 0)
      },
      onPointerUp: () => {
        if (distance >= threshold) onAway()
        end()
      },
      onPointerCancel: end,
    },
  }
}
