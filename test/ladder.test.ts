import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { databaseNames, engines, listRungs, pathOf, readFacts } from './ladder/rung.ts'

const versionHeading = /^## \[?(\d+\.\d+\.\d+[^\s\]]*)/gm

/** Versions with a heading in the changelog; before the first one, that of `package.json` is not released. */
function listReleases(changelog: string, version: string): string[] {
  const headings = [...changelog.matchAll(versionHeading)].map(([, name = '']) => name)
  return headings.length === 0 ? [] : [...new Set([...headings, version])]
}

test('every released version has a rung for both databases', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const releases = listReleases(readFileSync('CHANGELOG.md', 'utf8'), version)
  const missing = releases.flatMap((name) =>
    engines.flatMap((engine) => {
      const files = [`${engine}.json`, databaseNames[engine], `${engine}-statements.json.gz`]
      return files.map((file) => pathOf(name, file)).filter((file) => !existsSync(file))
    }),
  )
  expect(missing, 'npm run rung -- VERSION makes them').toEqual([])
})

test('versions are found in the changelog, and in package.json after the first release', () => {
  const unreleased = '# Changelog\n\n## Unreleased\n\nThis will be 0.1.0.\n'
  const released = `${unreleased}\n## 0.2.0 - 2027-01-01\n\n## [0.1.0] - 2026-12-01\n`
  expect(listReleases(unreleased, '0.1.0')).toEqual([])
  expect(listReleases(released, '0.2.0')).toEqual(['0.2.0', '0.1.0'])
  expect(listReleases(released, '0.3.0')).toContain('0.3.0')
})

test('rungs are in the order of their versions, small, and of migrations that still have their names', () => {
  const rungs = listRungs()
  expect(rungs.slice(0, 2)).toEqual(['0.1.0-schema-0015', '0.1.0-schema-0031'])
  for (const version of rungs) {
    for (const engine of engines) {
      expect(statSync(pathOf(version, databaseNames[engine])).size).toBeLessThan(150_000)
      expect(Object.keys(migrations)).toContain(readFacts(version, engine).schema)
    }
  }
})
