import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp } from '#test/test-app.ts'
import { hour, minute } from './clock.ts'
import { runJob, startJobs } from './jobs.ts'

const run = promisify(execFile)

test('a process that has nothing but schedules stays alive for them', async () => {
  const script = `
    import { startJobs } from '#platform/jobs.ts'
    const job = { name: 'tick', schedule: '* * * * * *', run: async () => undefined }
    startJobs({ clock: { now: () => { process.stdout.write('it runs'); process.exit(0) } } }, [job])`
  const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '--eval', script])
  expect(stdout).toBe('it runs')
})

test('a stopped service lets others run at once what it has not finished', async () => {
  const { context } = await startTestApp()
  const began = Promise.withResolvers<void>()
  const jobOf = (work: () => Promise<void>) => ({ name: 'long', schedule: '* * * * * *', run: work })
  const stop = startJobs(context, [
    jobOf(() => {
      began.resolve()
      return new Promise(() => undefined)
    }),
  ])
  await began.promise
  expect(
    await runJob(
      context,
      jobOf(async () => undefined),
    ),
  ).toBe(false)
  await stop(10)
  expect(
    await runJob(
      context,
      jobOf(async () => undefined),
    ),
  ).toBe(true)
})

test('a stop waits for a job that ends in time', async () => {
  const { context } = await startTestApp()
  const began = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  let hasStopped = false
  const work = () => {
    began.resolve()
    return end.promise
  }
  const stop = startJobs(context, [{ name: 'long', schedule: '* * * * * *', run: work }])
  await began.promise
  const stopped = stop(minute).then(() => {
    hasStopped = true
  })
  await context.db.selectFrom('job_runs').selectAll().execute()
  expect(hasStopped).toBe(false)
  end.resolve()
  await stopped
  const { finished_at } = await context.db.selectFrom('job_runs').select('finished_at').executeTakeFirstOrThrow()
  expect(finished_at).not.toBeNull()
})

test('a stop does not wait for a database that does not answer', async () => {
  const { context } = await startTestApp()
  const away = Promise.withResolvers<void>()
  onTestFinished(() => away.resolve())
  let isAway = false
  const db = context.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isAway) await away.promise
      return result
    },
  })
  const began = Promise.withResolvers<void>()
  const work = () => {
    began.resolve()
    return new Promise<void>(() => undefined)
  }
  const stop = startJobs({ ...context, db }, [{ name: 'long', schedule: '* * * * * *', run: work }])
  await began.promise
  isAway = true
  const begin = performance.now()
  await stop(10)
  expect(performance.now() - begin).toBeLessThan(10_000)
})

test('a job is interrupted, and may end, before others may run it', async () => {
  const { context } = await startTestApp()
  const began = Promise.withResolvers<void>()
  let isReleased: boolean | undefined
  const stop = startJobs(context, [
    {
      name: 'long',
      schedule: '* * * * * *',
      async run({ db }, interruption) {
        began.resolve()
        await new Promise((resolve) => interruption?.addEventListener('abort', resolve))
        const row = await db.selectFrom('job_runs').select('finished_at').executeTakeFirstOrThrow()
        isReleased = row.finished_at !== null
      },
    },
  ])
  await began.promise
  await stop(10)
  expect(isReleased).toBe(false)
  const { finished_at } = await context.db.selectFrom('job_runs').select('finished_at').executeTakeFirstOrThrow()
  expect(finished_at).not.toBeNull()
})

test('a run that was considered dead does not release the claim of the next run when it ends', async () => {
  const { context, clock } = await startTestApp()
  const isRunning = async () =>
    !(await runJob(context, { name: 'long', schedule: '0 0 * * *', run: async () => undefined }))
  const late = Promise.withResolvers<void>()
  const next = Promise.withResolvers<void>()
  let firstBegan = false
  const first = runJob(context, {
    name: 'long',
    schedule: '0 0 * * *',
    run: () => {
      firstBegan = true
      return late.promise
    },
  })
  // Only then: an earlier request would claim the run.
  await expect.poll(() => firstBegan).toBe(true)
  expect(await isRunning()).toBe(true)
  clock.advance(11 * minute)
  let nextBegan = false
  const second = runJob(context, {
    name: 'long',
    schedule: '0 0 * * *',
    run: () => {
      nextBegan = true
      return next.promise
    },
  })
  await expect.poll(() => nextBegan).toBe(true)

  late.resolve()
  await first
  expect(await isRunning()).toBe(true)
  next.resolve()
  await second
  expect(await isRunning()).toBe(false)
})

test('a claim from a time that the clock has not reached does not stop a job', async () => {
  const { context, clock } = await startTestApp()
  const startedAt = clock.now() + hour
  await context.db.insertInto('job_runs').values({ name: 'probe', started_at: startedAt, finished_at: null }).execute()
  expect(await runJob(context, { name: 'probe', schedule: '* * * * *', run: async () => undefined })).toBe(true)
})

test('a long run is not considered dead, and releases its claim at its end', async () => {
  const { context, clock } = await startTestApp()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const end = Promise.withResolvers<void>()
  let began = false
  const long = runJob(context, {
    name: 'long',
    schedule: '0 0 * * *',
    run: () => {
      began = true
      return end.promise
    },
  })
  const tryAgain = () => runJob(context, { name: 'long', schedule: '0 0 * * *', run: async () => undefined })
  await expect.poll(() => began, { interval: 10 }).toBe(true)
  for (let passed = 0; passed < 20; passed += 2) {
    clock.advance(2 * minute)
    vi.advanceTimersByTime(2 * minute)
    const claimed = () => context.db.selectFrom('job_runs').select('started_at').executeTakeFirst()
    await vi.waitFor(async () => expect((await claimed())?.started_at).toBe(clock.now()))
  }
  expect(await tryAgain()).toBe(false)
  end.resolve()
  expect(await long).toBe(true)
  expect(await tryAgain()).toBe(true)
})
