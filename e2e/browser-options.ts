/** Options of every browser that the tests start. */
export const browserArgs: readonly string[] = [
  '--disable-gpu',
  // Helper threads of scripts take a sixth of the time where all cores are busy.
  '--js-flags=--single-threaded',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The whole browser. Its headless shell, which most tests use, shows no notifications. */
export const wholeBrowser = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium'
