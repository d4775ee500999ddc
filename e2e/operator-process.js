/**
 * The operator's command line in a process that stays: loading it takes longer than most commands. Tests send it
 * commands (`operator.ts`).
 */
const { runCommandLine } = await import('../dist/server/cli.js')

process.on('message', async ({ command }) => {
  if (command === undefined) return
  const error = await runCommandLine(command, () => undefined).then(
    () => null,
    ({ message }) => message,
  )
  process.send({ command, error })
})
// The tests are over.
process.on('disconnect', () => process.exit())
process.send({ isReady: true })
