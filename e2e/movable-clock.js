/**
 * Loaded into the built service and into the operator's command line before their own code (`node --import`). Tests move
 * the clock ahead; timers keep their speed. The service itself cannot move its time.
 */
let ahead = Number(process.env.E2E_AHEAD ?? 0)
const present = Date.now
Date.now = () => present() + ahead

process.on('message', (message) => {
  if (message.ahead === undefined) return
  ahead = message.ahead
  process.send(message)
})
