/** `npm run admin -- …`: the operator's command line, on the same settings as the service. */
import { becomeProgram, prepare } from './bootstrap.js'

await becomeProgram(await prepare(), 'dist/server/cli.js')
