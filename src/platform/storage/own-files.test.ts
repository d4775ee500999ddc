import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder, requireOrdinaryFile } from './own-files.ts'

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a folder is made with those above it, for its owner alone, and a second time is no error', () => {
  const folder = join(givenFolder(), 'one', 'two')
  makeFolder(folder)
  makeFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('a folder where none can be made is named in one line', () => {
  const file = join(givenFolder(), 'file')
  writeFileSync(file, '')
  expect(() => makeFolder(file)).toThrow(`${file} is no folder`)
  expect(() => makeFolder(join(file, 'data'))).toThrow(`${file} is no folder`)
})

test.runIf(process.platform === 'linux')('below /proc, where Node alone tries for ever, it ends', () => {
  expect(() => makeFolder('/proc/benvenuto/data')).toThrow('the folder /proc/benvenuto cannot be made: ENOENT')
})

test.skipIf(process.platform === 'win32')('a named pipe is no ordinary file', () => {
  const folder = givenFolder()
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  expect(() => requireOrdinaryFile(pipe)).toThrow(`${pipe} is no ordinary file`)
  expect(() => requireOrdinaryFile(folder)).toThrow(`${folder} is no ordinary file`)
  requireOrdinaryFile(join(folder, 'none'))
})
