import { spawnSync } from 'node:child_process'
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

/** Versions of tags such as v0.1.0; other tags are no releases. */
function listTagged(tags: string): string[] {
  return [...tags.matchAll(/^v(\d+\.\d+\.\d+\S*)$/gm)].map(([, name = '']) => name)
}

/** The tags of the clone, if it is one and has them, and the tag for which CI runs. */
function readTags(): string {
  const { GITHUB_REF_TYPE, GITHUB_REF_NAME = '' } = process.env
  const tags = spawnSync('git', ['tag', '--list'], { encoding: 'utf8' }).stdout ?? ''
  return GITHUB_REF_TYPE === 'tag' ? `${tags}\n${GITHUB_REF_NAME}` : tags
}

test('every released version has a rung for both databases', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = listReleases(readFileSync('CHANGELOG.md', 'utf8'), version)
  const releases = [...new Set([...named, ...listTagged(readTags())])]
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

test('tags of versions are releases', () => {
  expect(listTagged('v0.1.0\nlatest\nv1.0.0-beta.1\nversion-2\n')).toEqual(['0.1.0', '1.0.0-beta.1'])
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
