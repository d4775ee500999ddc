/** An arcade at night with one lit door: the head of a book without a cover. Drawn wider than its box. */
export function ArcadeMotif() {
  return (
    <svg className="g-arcade" viewBox="0 0 400 150" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path className="g-m1" d="M-1200-99H1600V150H-1200z" />
      <path
        className="g-m2"
        d="M-384 150V80a32 32 0 0 1 64 0v70m16 0V80a32 32 0 0 1 64 0v70m16 0V80a32 32 0 0 1 64 0v70m16 0V80a32 32 0 0 1 64 0v70m16 0V80a32 32 0 0 1 64 0v70m16 0V80a32 32 0 0 1 64 0v70m16 0V80a32 32 0 0 1 64 0v70m16 0V80a32 32 0 0 1 64 0v70m16 0V80a32 32 0 0 1 64 0v70m16 0V80a32 32 0 0 1 64 0v70m16 0V80a32 32 0 0 1 64 0v70m16 0V80a32 32 0 0 1 64 0v70m16 0V80a32 32 0 0 1 64 0v70m16 0V80a32 32 0 0 1 64 0v70"
      />
      <path className="g-m3" d="M96 150V80a32 32 0 0 1 64 0v70" />
      <path className="g-m4" d="M96 150V80a32 32 0 0 1 32-32v102zM96 136h64l56 14H66z" />
      <path className="g-m0" d="M-1200 151v-10H-400C-180 132-40 147 100 144S300 134 460 142 700 138 800 141h800v10z" />
    </svg>
  )
}

/** A dark house below the moon, on the page's own background. */
export function NightMotif() {
  return (
    <svg className="g-arcade" viewBox="0 0 384 150" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path className="g-m1" d="M-1200-99H1600V150H-1200z" />
      <circle className="g-moon" cx="276" cy="34" r="22" />
      <path
        className="g-m2"
        d="M-1200 150V96C-600 130-200 140-40 118C60 92 130 96 190 112S320 108 400 92C600 60 1200 90 1600 120V150z"
      />
      <path className="g-m0" d="M128 132V92l36-24 36 24v40z" />
      <path className="g-m2" d="M156 132v-22a8 8 0 0 1 16 0v22z" />
      <path className="g-m0" d="M-1200 151v-10H-400C-180 132-40 147 100 144S300 134 460 142 700 138 800 141h800v10z" />
    </svg>
  )
}

/** The curved lower edge of the cover, in the page's background colour. */
export function Hill() {
  return (
    <svg className="g-hill" viewBox="0 0 400 60" preserveAspectRatio="none" aria-hidden="true">
      <path className="g-m0" d="M0 61V32C52 15 104 18 158 32C222 48 286 43 330 28C360 18 384 16 400 19V61z" />
    </svg>
  )
}

export function SunMotif() {
  const ray = 'M0 0 130 0 127 25z'
  return (
    <svg className="g-motif g-sun" viewBox="-130 -130 260 260" aria-hidden="true">
      <g className="g-m5">
        {[45, 90, 135, 180, 225].map((angle) => (
          <path key={angle} d={ray} transform={`rotate(${angle - 22})`} />
        ))}
        {[45, 90, 135, 180, 225].map((angle) => (
          <path key={angle} d={ray} transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle className="g-m6" r="58" />
    </svg>
  )
}

/** Concentric waves: for the Wi-Fi card and the emergency card. */
export function RingsMotif({ className }: { className: string }) {
  return (
    <svg className={`g-motif g-rings ${className}`} viewBox="-120 -120 240 240" aria-hidden="true">
      <circle r="34" />
      <circle r="68" />
      <circle r="102" />
    </svg>
  )
}

/** The town at dusk above 'Around here'. */
export function TownMotif() {
  return (
    <svg className="g-town" viewBox="0 0 400 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className="g-t2" cx="306" cy="70" r="40" />
      <path className="g-t3" d="M-400 90q100-24 200-8t200 4q100-24 200-6t200-4 200 8 200-4v40H-400z" />
      <path className="g-m3" d="M36 120V70h30v50m0 0V84h34v36m114 0V64h34v56m2 0V88h30v32" />
      <path className="g-t4" d="M100 120V62h26v58m156 0V74h36v46m12 0V90h34v30M161 58V42h6v16" />
      <path className="g-t5" d="M146 120V76a18 18 0 0 1 36 0v44" />
      <path className="g-t6" d="m95 64 18-16 18 16m147 12 22-16 22 16" />
      <path
        className="g-m4"
        d="M46 92v-7a5 5 0 0 1 10 0v7m52 0v-7a5 5 0 0 1 10 0v7m108 0v-7a5 5 0 0 1 10 0v7m59 0v-7a5 5 0 0 1 10 0v7"
      />
      <path
        className="g-ground"
        d="M18 120c-6-24-2-44 6-58 8 14 12 34 6 58m166 0c-6-24-2-44 6-58 8 14 12 34 6 58m168 0c-6-24-2-44 6-58 8 14 12 34 6 58M-400 110q100-12 200-2t200-2 200 2 200-2 200 2 200 0v14H-400"
      />
    </svg>
  )
}

/** The logo of the service, in one colour. */
export function Mark() {
  return (
    <svg className="g-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M11.3 2.4 2 8v11c2.5-.9 4.7-1 6.7-.5v-3.9a3.4 3.4 0 0 1 2.6-3.3zM12.7 2.4 22 8v11c-2.5-.9-4.7-1-6.7-.5v-3.9a3.4 3.4 0 0 0-2.6-3.3zM2 20.6c3.9-1.3 7.3-.9 10 1 2.7-1.9 6.1-2.3 10-1v1.6c-3.9-1.3-7.3-.9-10 1-2.7-1.9-6.1-2.3-10-1z" />
    </svg>
  )
}
