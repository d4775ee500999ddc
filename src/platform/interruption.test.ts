import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

/** A process that works like this when it is interrupted, and its output. */
async function givenProcess(work: string) {
  const script = `
    import { setTimeout as sleep } from 'node:timers/promises'
    import { beforeInterruption } from '#platform/interruption.ts'
    const stop = beforeInterruption(async () => { ${work} })
    setInterval(() => undefined, 1_000)
    process.stdout.write('ready ')`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = text(child.stdout)
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  return { child, output, ended }
}

test('the work is done once before a signal ends the process, however often it comes', async () => {
  const { child, output, ended } = await givenProcess(`
    process.stdout.write('begun ')
    await sleep(300)
    process.stdout.write('done')`)
  child.kill('SIGINT')
  // Signals that wait together may arrive in any order.
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await ended).toEqual([null, 'SIGINT'])
  expect(await output).toBe('ready begun done')
})

test.each(['await new Promise(() => undefined)', "throw new Error('no database')"])(
  'work that hangs or fails does not keep the process: %s',
  async (work) => {
    const { child, ended } = await givenProcess(work)
    child.kill('SIGTERM')
    expect(await ended).toEqual([null, 'SIGTERM'])
  },
)

test('afterwards a signal ends the process at once', async () => {
  const { child, output, ended } = await givenProcess("process.stdout.write('done')")
  expect(child.exitCode).toBeNull()
  child.kill('SIGHUP')
  await ended
  const other = await givenProcess("process.stdout.write('done') }); stop(); void (async () => {")
  other.child.kill('SIGHUP')
  expect(await other.ended).toEqual([null, 'SIGHUP'])
  expect([await output, await other.output]).toEqual(['ready done', 'ready '])
})
