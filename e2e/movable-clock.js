/**
 * Loaded into the built service before its own code (`node --import`). Tests move its clock ahead; timers keep their
 * speed. The service itself cannot move its time.
 */
let ahead = Number(process.env.E2E_AHEAD ?? 0)
const present = Date.now
Date.now = () => present() + ahead

process.on('message', (message) => {
  ahead = message.ahead
  process.send(message)
})
