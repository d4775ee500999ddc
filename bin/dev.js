/** `npm run dev`: runs the service from its sources; server and browser reload on change. */
import { becomeProgram, prepare } from './bootstrap.js'

await becomeProgram(await prepare({ build: false }), 'bin/dev-server.js', 'development')
