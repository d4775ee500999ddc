import { execFileSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'

const module = JSON.stringify(new URL('./thread-priority.ts', import.meta.url).href)

/** The niceness of a process that was started with that much more than the tests, after it has lowered itself. */
function lower(started: number, wanted: number): number {
  const script = `import { getPriority } from 'node:os'
    const { lowerProcess } = await import(${module})
    lowerProcess(${wanted})
    process.stdout.write(String(getPriority()))`
  const node = [process.execPath, '--input-type=module', '--eval', script]
  return Number(execFileSync('nice', ['-n', String(started), ...node], { encoding: 'utf8' }))
}

test('a process lowers its priority, and never raises it, which only root may do', () => {
  expect(lower(0, 10)).toBe(Math.max(10, getPriority()))
  expect(lower(15, 10)).toBe(Math.min(19, getPriority() + 15))
})
