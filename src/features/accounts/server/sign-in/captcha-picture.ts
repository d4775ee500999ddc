import { randomInt } from 'node:crypto'
import sharp from 'sharp'

/** Width and height of the picture in pixels. Screens show it at about half that size. */
export const captchaSize = { width: 420, height: 128 } as const

/** The colour ink of `ui/theme.css`. The background is transparent: the form's panel shows through. */
const ink = '#14342b'

/**
 * Letters as strokes in a box of 4 by 6: `M x y` begins a stroke, `L x y` continues with a line, `Q x y x y` with a
 * quadratic curve. Strokes are used instead of a font because every point can be moved, so each letter looks different.
 */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M0.8 3.8L3.2 3.8',
  C: 'M3.8 1.2Q3 0 2 0Q0 0 0 3Q0 6 2 6Q3 6 3.8 4.8',
  E: 'M3.6 0L0 0L0 6L3.6 6M0 3L2.8 3',
  J: 'M1.6 0L3.6 0L3.6 4.2Q3.6 6 1.8 6Q0.2 6 0 4.4',
  K: 'M0 0L0 6M3.8 0L0 3.4M1.3 2.4L4 6',
  M: 'M0 6L0.4 0L2 4L3.6 0L4 6',
  N: 'M0 6L0 0L4 6L4 0',
  P: 'M0 6L0 0L2 0Q4 0 4 1.7Q4 3.4 2 3.4L0 3.4',
  R: 'M0 6L0 0L2 0Q4 0 4 1.6Q4 3.2 2 3.2L0 3.2M1.8 3.2L4 6',
  T: 'M0 0L4 0M2 0L2 6',
  U: 'M0 0L0 4Q0 6 2 6Q4 6 4 4L4 0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 1.6L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3L2 6',
  3: 'M0.3 0.8Q1 0 2 0Q3.8 0 3.8 1.5Q3.8 2.9 1.8 2.9Q4 2.9 4 4.5Q4 6 2 6Q0.8 6 0 5',
  9: 'M3.8 2Q3.8 3.8 2 3.8Q0.1 3.8 0.1 1.9Q0.1 0 2 0Q3.8 0 3.8 2L3.8 3Q3.6 6 1 6',
}

type Point = { x: number; y: number }

/** A cryptographically random number, at least `from` and below `to`. */
function between(from: number, to: number): number {
  return from + ((to - from) * randomInt(1_000_000)) / 1_000_000
}

/** Converts the strokes of a letter into polylines. */
function tracePoints(path: string): Point[][] {
  const lines: Point[][] = []
  for (const [, command, numbers = ''] of path.matchAll(/([MLQ])([^MLQ]+)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers.trim().split(/\s+/).map(Number)
    const line = lines.at(-1) ?? []
    const from = line.at(-1) ?? { x: 0, y: 0 }
    if (command === 'M') lines.push([{ x: a, y: b }])
    else if (command === 'L') line.push(...sample((t) => ({ x: mix(from.x, a, t), y: mix(from.y, b, t) })))
    else
      line.push(
        ...sample((t) => ({
          x: mix(mix(from.x, a, t), mix(a, c, t), t),
          y: mix(mix(from.y, b, t), mix(b, d, t), t),
        })),
      )
  }
  return lines
}

const steps = 12

function sample(at: (t: number) => Point): Point[] {
  return Array.from({ length: steps }, (_, step) => at((step + 1) / steps))
}

function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t
}

/** Creates a random distortion: sine waves in both directions, which bend lines but keep neighbouring points together. */
function createWarp(): (point: Point) => Point {
  const wave = (size: number, length: number) => {
    const [height, phase] = [between(0.6, 1) * size, between(0, 2 * Math.PI)]
    return (at: number) => height * Math.sin((2 * Math.PI * at) / length + phase)
  }
  const [slowX, fastX, slowY, fastY] = [
    wave(6, between(90, 130)),
    wave(1.5, between(34, 48)),
    wave(7, between(150, 230)),
    wave(1.5, between(36, 54)),
  ]
  return ({ x, y }) => ({ x: x + slowX(y) + fastX(y), y: y + slowY(x) + fastY(x) })
}

/** Places a letter with random rotation, slant and size. */
function placeLetter(letter: string, centre: Point): Point[][] {
  const turn = between(-0.3, 0.3)
  const lean = between(-0.15, 0.15)
  const [width, height] = [between(11.5, 13.5), between(11, 13)]
  return tracePoints(strokes[letter] ?? '').map((line) =>
    line.map(({ x, y }) => {
      const [left, top] = [(x - 2) * width + (y - 3) * lean * height, (y - 3) * height]
      return {
        x: centre.x + left * Math.cos(turn) - top * Math.sin(turn),
        y: centre.y + left * Math.sin(turn) + top * Math.cos(turn),
      }
    }),
  )
}

function drawLine(points: readonly Point[], color: string, width: number): string {
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A line across the whole width of the picture, at the height of the letters. */
function crossingLine(): Point[] {
  const { width, height } = captchaSize
  const [from, to] = [between(0.3, 0.7) * height, between(0.3, 0.7) * height]
  return Array.from({ length: 60 }, (_, step) => ({ x: (width * step) / 59, y: mix(from, to, step / 59) }))
}

/**
 * Draws a text as a PNG with random distortion. Letters touch each other, a line in their colour crosses them, and
 * transparent lines cut them, so that a program can neither separate the letters nor remove the line. The line is nearly
 * as thick as the letters, because thinner ones can be removed, and always among them, where it is not read as
 * underlining.
 * @param text may contain only characters of `strokes`
 */
export function drawCaptcha(text: string): Promise<Buffer> {
  const { width, height } = captchaSize
  const warp = createWarp()
  const advance = (width - 60) / text.length
  const letters = [...text].flatMap((letter, index) => {
    const centre = { x: 30 + advance * (index + 0.5) + between(-4, 4), y: height / 2 + between(-8, 8) }
    const strokeWidth = between(9, 11)
    return placeLetter(letter, centre).map((line) => drawLine(line.map(warp), ink, strokeWidth))
  })
  const cuts = Array.from({ length: 2 }, () => drawLine(crossingLine().map(createWarp()), '#000', between(3.5, 4.5)))
  const crossing = drawLine(crossingLine().map(createWarp()), ink, between(7, 9))
  const mask = `<mask id="cuts" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${cuts.join('')}</mask>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${mask}<g mask="url(#cuts)">${letters.join('')}</g>${crossing}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 8, effort: 1 }).toBuffer()
}
