/**
 * The service from its sources, run by `dev.js` under the pinned Node. Vite serves the browser's modules with hot
 * replacement and loads the server's; a change in a module of the server's starts the service anew.
 */
import { createServer, createServerModuleRunner } from 'vite'
import { bundleThread } from '../build/bundle-thread.ts'
import { say, seconds } from './terminal.js'

/** Milliseconds; editors and formatters write several files at once. */
const quietTime = 100

/** The socket of hot replacement has a port of its own, so that it outlives restarts of the service. */
const socketPort = 20_000 + (Number(process.env.PORT || 3000) % 40_000)

const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { host: '127.0.0.1', port: socketPort } },
})
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })

let service
let thread
let working = Promise.resolve()
let timer

vite.watcher.on('all', (_event, file) => {
  // After a failed start the file that mends it may not be known yet.
  if (service && !isServerFile(file)) return
  clearTimeout(timer)
  timer = setTimeout(restart, quietTime)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)
restart()

function restart() {
  working = working
    .then(stopService)
    .catch((error) => say(`The service did not stop well.\n${error.stack ?? error}`))
    .then(startService)
}

async function startService() {
  const begin = performance.now()
  try {
    runner.clearCache()
    const { readConfig } = await runner.import('/src/config.ts')
    const { developmentAssets } = await runner.import('/src/platform/http/assets.ts')
    const { start } = await runner.import('/src/main.ts')
    service = await start(readConfig(process.env), developmentAssets, { beforeRouting, threadEntry })
    say(`Benvenuto is ready in development: ${service.address} (${seconds(begin)})`)
    vite.environments.client.hot.send({ type: 'full-reload' })
  } catch (error) {
    vite.ssrFixStacktrace(error)
    say(`The service does not start; waiting for a change.\n${error.stack ?? error}`)
  }
}

async function stopService() {
  const stopping = service
  service = undefined
  await stopping?.stop()
  const stale = thread
  thread = undefined
  await (await stale)?.remove()
}

/** Bundled when the first heavy task of a service runs, so that most restarts do without. */
async function threadEntry() {
  thread ??= bundleThread().catch((error) => {
    // A mended source is bundled anew with the next task.
    thread = undefined
    throw error
  })
  return (await thread).file
}

function isServerFile(file) {
  return (vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0
}

/** Modules and assets from Vite, the rest from the service, without the policy that Vite's inline code would break. */
function beforeRouting(request, response, next) {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status, headers = {}) =>
    writeHead(
      status,
      Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-security-policy')),
    )
  vite.middlewares(request, response, next)
}

function stop() {
  working = working.then(stopService)
  working.then(() => vite.close()).finally(() => process.exit(0))
}
