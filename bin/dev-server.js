/**
 * The service from its sources, run by `dev.js` under the pinned Node. Vite serves the browser's modules with hot
 * replacement and loads the server's modules; a change of a server module restarts the service.
 */
import { createServer, createServerModuleRunner } from 'vite'
import { bundleThread } from '../build/bundle-source.ts'
import { say, seconds } from './terminal.js'

/** Milliseconds to wait for further changes: editors and formatters write several files at once. */
const quietTime = 100

/** The socket of hot replacement has its own port, so that it stays open when the service restarts. */
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
  // After a failed start, Vite may not know all server files yet, so every change restarts.
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
    const beginsAnew = process.argv.includes('--new')
    service = await start(readConfig(process.env), developmentAssets, { beforeRouting, threadEntry, beginsAnew })
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

/** Bundled when a service runs its first heavy task, so that most restarts need no bundling. */
async function threadEntry() {
  thread ??= bundleThread().catch((error) => {
    // After a change the next task bundles again.
    thread = undefined
    throw error
  })
  return (await thread).file
}

function isServerFile(file) {
  return (vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0
}

/**
 * Vite serves modules and assets, the service everything else, without the content security policy, which Vite's inline
 * code would violate.
 */
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
