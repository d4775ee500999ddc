const rayCount = 16
const radius = 130

/** The sun with its rays behind the phone. */
export function Rays({ className }: { className: string }) {
  return (
    <svg viewBox="-130 -130 260 260" aria-hidden="true" className={className}>
      <g fill="color-mix(in srgb, var(--color-pine) 91%, var(--color-paper))">
        {Array.from({ length: rayCount }, (_, ray) => (
          <path
            // Rays are identified only by their angle.
            key={`ray-${ray.toString()}`}
            d={`M0 0L${pointAt(ray)}L${pointAt(ray + 0.5)}z`}
          />
        ))}
      </g>
      <circle r="74" fill="var(--color-sun)" />
    </svg>
  )
}

function pointAt(ray: number): string {
  const angle = (ray / rayCount) * 2 * Math.PI
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
}
