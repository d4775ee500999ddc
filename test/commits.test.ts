import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The subjects of this commit and of those before it were not checked, and some are longer. */
const baseline = '80a8f98b34d86e4da828884cad4932a3d55e8f18'

/** As Conventional Commits has it: a type, where it applies the part of the project, and plain words. */
const conventional = /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z0-9,-]+\))?!?: \S/
const mostLetters = 72

const git = (...args: string[]) => spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' })

/** What is wrong with a commit's subject; undefined: nothing. */
function findFault(subject: string): string | undefined {
  if (!conventional.test(subject)) return `is no 'type(part): plain words': ${subject}`
  const letters = [...subject].length
  return letters > mostLetters ? `has ${letters} letters: ${subject}` : undefined
}

test('subjects that are too long or without a type are found', () => {
  const longest = `fix(books): ${'a'.repeat(60)}`
  for (const right of ['docs: a page', 'feat(api)!: drop a field', longest, longest.replaceAll('a', 'é')])
    expect(findFault(right)).toBeUndefined()
  expect(findFault(`${longest}a`)).toMatch(/^has 73 letters/)
  for (const wrong of ['Add a page', 'fix:a page', 'feature: a page', 'fix(Books): a page', 'Revert "docs: a page"'])
    expect(findFault(wrong)).toMatch(/^is no/)
})

test('the subject of every commit is conventional and has at most 72 letters', ({ skip }) => {
  const known = git('rev-parse', '--verify', '--quiet', `${baseline}^{commit}`)
  const why = known.stderr?.trim() || `commit ${baseline.slice(0, 8)} is not in it`
  skip(known.status !== 0, `No git history to read, as in an archive or a shallow clone: ${why}`)
  // Merges have the subject that git gives them.
  const { stdout, stderr, status } = git('log', '--no-merges', '--format=%h %s', `${baseline}..HEAD`)
  expect(status, stderr).toBe(0)
  const wrong = stdout.split('\n').flatMap((line) => {
    const [hash = ''] = line.split(' ', 1)
    const fault = line === '' ? undefined : findFault(line.slice(hash.length + 1))
    return fault === undefined ? [] : [`${hash} ${fault}`]
  })
  expect(wrong).toEqual([])
})
