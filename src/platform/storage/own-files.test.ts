import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeFolder, makeFolderSync, requireOrdinaryFile } from './own-files.ts'

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const ways = [
  { name: 'makeFolder', make: makeFolder },
  { name: 'makeFolderSync', make: async (folder: string) => makeFolderSync(folder) },
]

describe.each(ways)('$name', ({ make }) => {
  test('makes a folder with those above it, for its owner alone, and a second time is no error', async () => {
    const folder = join(givenFolder(), 'one', 'two')
    await make(folder)
    await make(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('names in one line a folder where none can be made', async () => {
    const file = join(givenFolder(), 'file')
    writeFileSync(file, '')
    await expect(make(file)).rejects.toThrow(`${file} is no folder`)
    await expect(make(join(file, 'data'))).rejects.toThrow(`${file} is no folder`)
  })

  test.runIf(process.platform === 'linux')('fails below /proc, where Node’s own function never returns', async () => {
    await expect(make('/proc/benvenuto/data')).rejects.toThrow('the folder /proc/benvenuto cannot be made: ENOENT')
  })
})

test.skipIf(process.platform === 'win32')('a named pipe is no ordinary file', () => {
  const folder = givenFolder()
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  expect(() => requireOrdinaryFile(pipe)).toThrow(`${pipe} is no ordinary file`)
  expect(() => requireOrdinaryFile(folder)).toThrow(`${folder} is no ordinary file`)
  requireOrdinaryFile(join(folder, 'none'))
})
