import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname

/** Phrases that readers with school English read twice, with what to write instead. In comments and names of tests. */
const phrases: readonly [RegExp, string][] = [
  [/\bwith a promise only where\b/i, 'returns a promise only if …'],
  [/\btold of (?:every|each|failures|what)\b/i, 'called after each …'],
  [/\bmust not throw and not wait\b/i, 'must not throw or block'],
  [/\bfor so (?:long|many)\b|\bso many (?:bytes|letters|milliseconds)\b/i, 'maximum time, number of …'],
  [/\ba crowd at\b/i, 'concurrent requests'],
  [/\bthe line's first round trip\b/i, "the connection's first round trip"],
  [/\bnobody to tell\b/i, 'returns false when …'],
  [/\b(?:the road|a road) past\b/i, 'without …'],
  [/\bstands? on nothing\b/i, 'has no dependencies'],
  [/\bwhatever becomes of\b/i, 'also across …'],
  [/\bWhoever\b/, 'clients, hosts, guests that …'],
  [/\ban account goes\b|\bin which an account goes\b/i, 'an account is deleted'],
  [/\bThe pressed button is gone\b/, 'the pressed button was removed'],
  [/\bno store keeps it\b/i, 'not cached'],
  [/\btold (?:apart|from)\b/i, 'distinguished'],
  [/\btold (?:as such|in one line|too|nothing|all the same)\b/i, 'reported, logged, notified'],
  [/\bis no news\b/i, 'changes nothing; is outdated'],
  [/\bSPEC sections? \d/, 'the rule itself: the specification is not in the repository'],
]

const comments = globSync('{src,test,e2e,build,migrations}/**/*.{ts,tsx,css}', { cwd: root }).flatMap((path) =>
  path.endsWith('comments.test.ts')
    ? []
    : readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          /^\s*(?:\{?(?:\/\*|\*|\/\/)|(?:test|describe)[.(])/.test(line)
            ? [{ place: `${path}:${index + 1}`, line }]
            : [],
        ),
)

test('comments and names of tests say plainly what they mean', () => {
  expect(comments.length).toBeGreaterThan(1000)
  const wrong = phrases.flatMap(([pattern, write]) =>
    comments
      .filter(({ line }) => pattern.test(line))
      .map(({ place, line }) => `${place}: ${line.trim()} (write: ${write})`),
  )
  expect(wrong).toEqual([])
})
