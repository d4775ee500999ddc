import cluster from 'node:cluster'

/**
 * Runs several processes of the built service on one port, as nginx does with its workers. Settings are those of the
 * service.
 */
cluster.setupPrimary({ exec: 'dist/server/main.js', args: [] })
for (let count = Number(process.argv[2]); count > 0; count -= 1) cluster.fork()
process.once('SIGTERM', () => {
  cluster.disconnect()
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
})
