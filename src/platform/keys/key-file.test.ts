import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createKeyFile, findKeyFile } from './key-file.ts'

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a key is made once, in a folder that need not exist, for its owner alone', () => {
  const folder = join(givenFolder(), 'data')
  const file = join(folder, 'secret.key')
  expect(findKeyFile(file)).toBeUndefined()

  const key = createKeyFile(file)

  expect(key).toHaveLength(32)
  expect(createKeyFile(file)).toEqual(key)
  expect(findKeyFile(file)).toEqual(key)
  expect(readFileSync(file, 'utf8')).toBe(`${Buffer.from(key).toString('base64')}\n`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['secret.key'])
})

test('processes that start at the same moment have the same key', async () => {
  const folder = givenFolder()
  const code = `
    import { createKeyFile } from ${JSON.stringify(join(import.meta.dirname, 'key-file.ts'))}
    const begin = Number(process.argv[1])
    for (let file = 0; file < 40; file += 1) {
      while (Date.now() < begin + file * 10);
      console.log(Buffer.from(createKeyFile(${JSON.stringify(folder)} + '/' + file)).toString('hex'))
    }`
  const begin = String(Date.now() + 1_500)
  const args = ['--input-type=module', '--eval', code, begin]
  const outputs = await Promise.all([1, 2, 3].map(() => promisify(execFile)(process.execPath, args)))

  const [first = '', ...others] = outputs.map(({ stdout }) => stdout)
  expect(new Set(first.trim().split('\n')).size).toBe(40)
  for (const other of others) expect(other).toBe(first)
  expect(readdirSync(folder)).toHaveLength(40)
})

test('a file that is damaged, or cannot be read or written, is reported in one line', () => {
  const folder = givenFolder()
  const damaged = join(folder, 'damaged')
  writeFileSync(damaged, 'secret-text')
  const unreadable = join(folder, 'folder')
  mkdirSync(unreadable)
  const unwritable = join(damaged, 'secret.key')

  expect(() => findKeyFile(damaged)).toThrow(/^The key file .*damaged does not hold 32 bytes in base64\..*$/)
  expect(() => findKeyFile(damaged)).not.toThrow('secret-text')
  expect(() => createKeyFile(damaged)).toThrow('does not hold 32 bytes')
  expect(() => findKeyFile(unreadable)).toThrow(
    /^The key file .*folder cannot be read: .*folder is no ordinary file\..*$/,
  )
  expect(() => createKeyFile(unwritable)).toThrow(
    /^The key file .*secret.key cannot be written: .*damaged is no folder\. .* set SECRET_KEY\.$/,
  )
})
