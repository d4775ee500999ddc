/** `npm run admin -- …`: the operator's command line, with the settings of the service. */
import { becomeProgram, prepare } from './bootstrap.js'

await becomeProgram(await prepare(), 'dist/server/cli.js')
