/**
 * Loaded into the built service before its own code (`node --import`): its clock then runs ahead by as much as the test
 * says, while timers keep their pace. The product itself has no way to move its time.
 */
let ahead = Number(process.env.E2E_AHEAD ?? 0)
const present = Date.now
Date.now = () => present() + ahead

process.on('message', (message) => {
  ahead = message.ahead
  process.send(message)
})
