import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { hostileUnits, repeated } from '#test/hostile-texts.ts'
import { isLongForm } from '#test/property-runs.ts'
import { findSlowGrowth, timeOf } from '#test/slow-growth.ts'

const root = new URL('..', import.meta.url)

/** Files with patterns that are not linear, but are only applied to texts of some hundred characters. */
const boundedFiles: readonly string[] = [
  // At most 500 characters of a sentence: `longestValue`, `longestSplit`, `longestLine`, `longestHeading`.
  'src/features/authoring/shared/import/clauses.ts',
  'src/features/authoring/shared/import/codes.ts',
  'src/features/authoring/shared/import/headings.ts',
  'src/features/authoring/shared/import/split-name.ts',
  'src/features/authoring/shared/import/times.ts',
  'src/features/authoring/shared/import/values.ts',
  'src/features/authoring/shared/import/wifi-values.ts',
]

/** Files that compose patterns from parts; `linear-time.test.ts` tests their readers. */
const composingFiles: readonly string[] = [
  'src/doctor/redaction.ts',
  'src/features/analytics/server/visits/visit-buffer.ts',
  'src/features/authoring/shared/import/page-numbers.ts',
  'src/features/authoring/shared/ready-sentences/ready-sentences.ts',
  'src/features/domains/server/domain-name.ts',
  'src/features/stays/server/settings/propose-hours.ts',
  // Patterns of our own contracts, applied to our own examples.
  'src/platform/http/api-examples.ts',
]

/**
 * In UTF-16 units. The first detects exponential time, the second cubic time, the others quadratic time. In steps,
 * because a running pattern cannot be stopped.
 */
const lengths = isLongForm ? [26, 1_000, 15_000, 90_000] : [26, 1_000, 15_000]

/** Tried with the texts that take a pattern longest. In steps, too: a slow pattern takes fourteen seconds for the last. */
const longTexts = [60_000, 400_000]
const mostSlowTexts = 2

/** Processor time in seconds from which its growth is looked at, and its maximum; linear patterns take 0.01. */
const suspicious = 0.06
const longest = 5

type Node = { type: string; [part: string]: unknown }

function* listNodes(tree: unknown): Generator<Node> {
  if (typeof tree !== 'object' || tree === null) return
  if ('type' in tree && typeof tree.type === 'string') yield tree as Node
  for (const part of Object.values(tree)) yield* listNodes(part)
}

function readPatterns(source: string, path: string): { patterns: RegExp[]; composes: boolean } {
  const nodes = [...listNodes(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body)]
  const literals = nodes.flatMap(({ type, regex }) => (type === 'Literal' && regex ? [regex] : []))
  return {
    // Without the flag 'g', which only affects where the next search starts.
    patterns: (literals as { pattern: string; flags: string }[]).map(
      ({ pattern, flags }) => new RegExp(pattern, flags.replace('g', '')),
    ),
    composes: nodes.some(({ type, callee }) => type === 'NewExpression' && (callee as Node)['name'] === 'RegExp'),
  }
}

/** Words and characters that a pattern contains. */
function listOwnUnits({ source }: RegExp): string[] {
  const words = source.replace(/\\[a-zA-Z]/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  const signs = source.match(/[^\w\s\\]/gu) ?? []
  return [...new Set([...words.slice(0, 12), ...signs])]
}

/** The first text for which a pattern takes too long, with the time. */
function findSlowText(pattern: RegExp): string | undefined {
  const own = listOwnUnits(pattern)
  // A text that matches to its end, one that differs in the last character, and some that end with a part of the
  // pattern.
  const ends = ['', '\u0001', ...own]
  const texts = [
    ...hostileUnits.flatMap((unit) => ends.slice(0, 5).map((end) => ({ unit, end }))),
    ...own.flatMap((unit) => ends.map((end) => ({ unit, end }))),
  ]
  const findGrowth = (unit: string, end: string, length: number) => {
    const make = repeated(unit, { end })
    const prepare = (part: number) => {
      const text = make(part)
      return () => pattern.test(text)
    }
    const found = findSlowGrowth(prepare, { length, suspicious, longest })
    return found && `${length} × ${JSON.stringify(unit + end)}: ${found.seconds.toFixed(2)} s`
  }
  let tried: { unit: string; end: string; taken: number }[] = []
  for (const length of lengths) {
    tried = []
    for (const { unit, end } of texts) {
      const text = repeated(unit, { end })(length)
      const taken = timeOf(() => pattern.test(text))
      const growth = taken > suspicious ? findGrowth(unit, end, length) : undefined
      if (growth !== undefined) return growth
      tried.push({ unit, end, taken })
    }
  }
  const slowest = tried.toSorted((one, other) => other.taken - one.taken).slice(0, mostSlowTexts)
  for (const length of longTexts) {
    for (const { unit, end } of slowest) {
      const growth = findGrowth(unit, end, length)
      if (growth !== undefined) return growth
    }
  }
  return undefined
}

const files = globSync('src/**/*.{ts,tsx}', { cwd: root.pathname })
  .filter((path) => !/\.(test|fixture)\.tsx?$/.test(path))
  .map((path) => ({ path, ...readPatterns(readFileSync(new URL(path, root), 'utf8'), path) }))

test('every regular expression takes linear time for any text', () => {
  const tried = files.filter(({ path }) => !boundedFiles.includes(path))
  const slow = tried.flatMap(({ path, patterns }) =>
    patterns.flatMap((pattern) => {
      const found = findSlowText(pattern)
      return found === undefined ? [] : [`${path}: ${pattern} takes for ${found}`]
    }),
  )
  expect(tried.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(200)
  expect(slow).toEqual([])
})

test('only the listed files compose patterns from parts', () => {
  expect(
    files
      .filter(({ composes }) => composes)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(composingFiles)
})

test.each([/\s+$/, /(x+x+)+y/, /Android(?!.*Mobile)/, /^(?:\w+\s?)*!$/])(
  'findSlowText detects the slow pattern %s',
  (pattern) => expect(findSlowText(pattern)).toBeDefined(),
)
